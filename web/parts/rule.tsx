import type { Refusal } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { fill, ruleWords } from '@libero/kernel/words'
import { tableWording } from '@libero/table'
import { useState } from 'react'
import { useBook, useLanguage, useTexts } from '../app/hooks.ts'
import { writeRoute } from '../app/route.ts'
import { appTexts } from '../app/text.ts'
import { LessonLinks } from '../pages/learn/lesson-links.tsx'
import { Window } from './window.tsx'

/** The table's own refusals have the table's words, all others the game's. */
export const refusalWords = (refusal: Refusal, words: Wording, language: Language): string =>
  tableWording(language).refusal(refusal) ?? words.refusal(refusal)

interface RuleProps {
  readonly game: string
  readonly rule: string
  readonly words: Wording
  /** What else is said of what is asked, where there was no room for it beside the question. */
  readonly about?: string | undefined
}

/** A paragraph, one press away from where it is cited; the whole book is one more. */
export function RuleLink(props: RuleProps) {
  const { game, rule } = props
  const text = useTexts(appTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <a
        className="rule-link"
        href={writeRoute('rules', [game, rule])}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {fill(text.rule, { rule })}
      </a>
      {isOpen && <RuleWindow {...props} close={() => setOpen(false)} />}
    </>
  )
}

export function RuleWindow({
  game,
  rule,
  words: atTable,
  about,
  close,
}: RuleProps & { readonly close: () => void }) {
  const text = useTexts(appTexts)
  return (
    <Window title={fill(text.rule, { rule })} close={close}>
      {about && <p>{about}</p>}
      <RuleText game={game} rule={rule} words={atTable} />
      <p className="stack">
        <LessonLinks game={game} teaches={{ paragraph: rule }} atTheTable />
      </p>
    </Window>
  )
}

/** A paragraph in full, and the way to the book. */
export function RuleText({ game, rule, words: atTable }: Omit<RuleProps, 'about'>) {
  const text = useTexts(appTexts)
  const language = useLanguage()
  const book = useBook(game)
  const words = book && ruleWords(book[language].rules, rule, atTable)
  return (
    <>
      <p>{tableWording(language).rule(rule) ?? words ?? text.loading}</p>
      <p>
        <a href={writeRoute('rules', [game, rule])} target="_blank" rel="noreferrer">
          {text.allRules}
        </a>
      </p>
    </>
  )
}
