import { fill } from '@libero/kernel/words'
import { tableWording } from '@libero/table'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../app/hooks.ts'
import { LEVELS, readSettings, settings } from '../../app/settings.ts'
import { faceOf, isGame } from '../../games/register.ts'
import type { Taken } from '../../keep/files.ts'
import { openFile, takeIn } from '../../keep/files.ts'
import { takeInLearnt } from '../../keep/learnt.ts'
import { takeInPractices } from '../../keep/practice.ts'
import { setStore } from '../../keep/sets.ts'
import { store } from '../../keep/store.ts'
import { matchesTexts } from './text.ts'

const SHELVES = { store, cards: setStore }

/** What became of one file. */
export interface FileTaken extends Taken {
  readonly file: string
  /** How many standings in exercises it has changed. */
  readonly practice: number
  /** Of how many games it knows more lessons done. */
  readonly learnt: number
  readonly settings: boolean
}

interface BringProps {
  /** Takes over the settings of a file, too. */
  readonly withSettings?: boolean
  done(taken: readonly FileTaken[]): void
}

/** Opens files and takes over what is in them; each file on its own, so that a damaged one harms no other. */
export function BringFiles({ withSettings = false, done }: BringProps) {
  const text = useTexts(matchesTexts)
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const bring = async (files: readonly File[]) => {
    setBusy(true)
    const taken: FileTaken[] = []
    for (const file of files) {
      const opened = openFile(file.name, await file.text().catch(() => ''))
      const face = async (game: string) => (isGame(game) ? faceOf(game) : undefined)
      const what = await takeIn(opened, SHELVES, face, language, LEVELS, file.lastModified)
      const hasSettings = withSettings && opened.settings !== undefined
      if (hasSettings) settings.change(readSettings(JSON.stringify(opened.settings), language))
      const practice = takeInPractices(opened.practice)
      const learnt = takeInLearnt(opened.learnt)
      taken.push({ ...what, file: file.name, practice, learnt, settings: hasSettings })
    }
    setBusy(false)
    done(taken)
  }
  return (
    <label className="button file" aria-busy={isBusy}>
      {text.open}
      <input
        type="file"
        className="pressed"
        accept=".json,application/json"
        multiple
        aria-label={text.open}
        disabled={isBusy}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) void bring(files)
        }}
      />
    </label>
  )
}

/** Says what became of the files, good and bad. */
export function TakenWords({ taken }: { readonly taken: readonly FileTaken[] }) {
  const text = useTexts(matchesTexts)
  const words = tableWording(useLanguage())
  const sum = (count: (each: FileTaken) => number) => taken.reduce((all, each) => all + count(each), 0)
  const told = [
    [text.added, sum(({ added }) => added.length)],
    [text.known, sum(({ known }) => known)],
    [text.teams, sum(({ teams }) => teams)],
    [text.sets, sum(({ sets }) => sets)],
    [text.practice, sum(({ practice }) => practice)],
    [text.learnt, sum(({ learnt }) => learnt)],
  ] as const
  const good = told.filter(([, count]) => count > 0).map(([sentence, count]) => fill(sentence, { count }))
  if (taken.some((each) => each.settings)) good.push(text.settings)
  const isEmpty = (each: FileTaken) =>
    each.added.length +
      each.known +
      each.teams +
      each.sets +
      each.practice +
      each.learnt +
      each.unread.length ===
      0 &&
    !each.settings &&
    !each.trouble
  return (
    <div role="status" className="taken">
      {good.length > 0 && <p className="told">{good.join(' · ')}</p>}
      {taken.filter(isEmpty).map(({ file }) => (
        <p className="trouble" key={file}>
          {fill(text.nothing, { file })}
        </p>
      ))}
      {taken.flatMap(({ unread }) =>
        unread.map(({ from, refusals }) => (
          <p className="trouble" key={from}>
            {fill(text.unread, {
              file: from,
              why: refusals.map((refusal) => words.refusal(refusal) ?? refusal.code).join(' '),
            })}
          </p>
        )),
      )}
      {taken.flatMap(({ trouble, file }) =>
        trouble
          ? [
              <p className="trouble" key={file}>
                {text.storage[trouble]}
              </p>,
            ]
          : [],
      )}
    </div>
  )
}
