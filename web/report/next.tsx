import type { Checked, MatchRecord, Pair, Refusal, Seat } from '@libero/kernel'
import { agreedOf, writeRecord } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { tableWording } from '@libero/table'
import { useRef, useState } from 'react'
import { useLanguage, useTexts } from '../app/hooks.ts'
import { goTo } from '../app/route.ts'
import { LEVELS } from '../app/settings.ts'
import { matchTitle } from '../app/title.ts'
import type { Face } from '../face.ts'
import { gameTexts, isGame } from '../games/register.ts'
import { fileName } from '../keep/files.ts'
import { handedOn, type LinkWords, saveFile } from '../keep/hand-over.ts'
import { PERSON } from '../keep/store.ts'
import { coachesFor } from '../match/load-replay.ts'
import { linkTo, playAgain, playSequel, prepareSequel, sequelOf, swapped } from './again.ts'
import { reportTexts } from './text.ts'

interface NextProps {
  readonly record: MatchRecord
  readonly names: Pair<string>
  readonly goals: Pair<number>
  readonly resigned: Seat | undefined
  readonly again: ReturnType<typeof useAgain>
}

interface Over {
  readonly face: Face
  readonly record: MatchRecord
  /** What its people are called. */
  readonly people?: Pair<string> | undefined
}

/** What can be begun from a recorded match; what was refused is said by `trouble`. */
export function useAgain({ face, record, people }: Over) {
  const language = useLanguage()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const coaches = coachesFor(record, LEVELS)
  // Who presses twice wants one match.
  const isBeginning = useRef(false)
  const tried = async (begin: () => Promise<Checked<string>>) => {
    if (isBeginning.current) return
    isBeginning.current = true
    const answer = await begin().finally(() => {
      isBeginning.current = false
    })
    setRefusals(answer.ok ? [] : answer.refusals)
  }
  const words = tableWording(language)
  return {
    coaches,
    rematch: () => void tried(() => playAgain(face, record, coaches, language, people)),
    swap: () =>
      void tried(() => playAgain(face, record, swapped(coaches), language, people && swapped(people))),
    /** The match that follows this one, and who is at home in it; nothing where none does. */
    sequel: sequelOf(face, record),
    playSequel: () => void tried(() => playSequel(face, record, coaches, language, people)),
    prepareSequel: () => prepareSequel(face, record, coaches, people),
    sameCards: () => void tried(() => playAgain(face, record, coaches, language, people, record.chance)),
    trouble: refusals.map(
      (refusal) => words.refusal(refusal) ?? face.wording(language, agreedOf(record)).refusal(refusal),
    ),
  }
}

/** Everything there is to do after the whistle beside rematch and replay. */
export function Next({ record, names, goals, resigned, again }: NextProps) {
  const text = useTexts(reportTexts)
  const said = useLinkWords(record.game, names, goals)
  const { coaches, swap, sameCards, trouble } = again
  const person = coaches.indexOf(PERSON)
  const rival = coaches.includes(PERSON) && coaches[0] !== coaches[1] ? names[1 - person] : undefined
  return (
    <div className="stack">
      <div className="row report-buttons">
        {again.sequel && (
          <button type="button" className="button" onClick={again.rematch}>
            {text.rematch}
          </button>
        )}
        <button type="button" className="button" onClick={swap}>
          {rival === undefined ? text.swap : fill(text.swapTo, { name: rival })}
        </button>
        <button type="button" className="button" title={text.sameCardsIs} onClick={sameCards}>
          {text.sameCards}
        </button>
        <ShareButton link={() => linkTo(record, resigned)} said={said} label={text.share} />
        <button type="button" className="button" onClick={() => saveRecord(record, names)}>
          {text.file}
        </button>
        <button type="button" className="button" onClick={() => goTo('#/')}>
          {text.start}
        </button>
      </div>
      {trouble.map((words) => (
        <p key={words} className="prompt-notice danger">
          {words}
        </p>
      ))}
      <p className="quiet">
        {text.sameCards}: {text.sameCardsIs}
      </p>
    </div>
  )
}

interface FirstProps {
  /** The two sides of the match that is over. */
  readonly names: Pair<string>
  readonly again: ReturnType<typeof useAgain>
}

/** What is nearest after the whistle: the second leg where one follows, else a rematch. */
export function First({ names, again }: FirstProps) {
  const text = useTexts(reportTexts)
  if (!again.sequel)
    return (
      <button type="button" className="button primary" onClick={again.rematch}>
        {text.rematch}
      </button>
    )
  return (
    <>
      <button type="button" className="button primary" data-sequel onClick={again.playSequel}>
        {fill(text.secondLeg, { name: names[1] })}
      </button>
      <button type="button" className="button" onClick={again.prepareSequel}>
        {text.secondLegSquads}
      </button>
    </>
  )
}

/** What a link to a match says: who played, and how it stood. */
export function useLinkWords(game: string, names: Pair<string>, goals: Pair<number>): LinkWords {
  const games = useTexts(gameTexts)
  const { watchIt } = useTexts(reportTexts)
  const title = matchTitle(names, goals, isGame(game) ? games[game].name : game)
  return { title, text: fill(watchIt, { match: title }) }
}

/** Hands an address on, and shows it where the browser does not copy. */
export function ShareButton({
  link,
  said,
  label,
  className = 'button',
}: {
  readonly link: () => Promise<string>
  /** What is shared, where the device asks. */
  readonly said: LinkWords
  readonly label: string
  readonly className?: string
}) {
  const text = useTexts(reportTexts)
  const [shown, setShown] = useState<{ readonly address: string; readonly done: boolean }>()
  const share = async () => {
    const address = await link()
    const done = await handedOn(address, said)
    setShown(done === undefined ? undefined : { address, done })
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void share()}>
        {label}
      </button>
      <span role="status" className="row quiet">
        {shown?.done && text.copied}
        {shown && !shown.done && (
          <label className="row">
            {text.copyYourself}{' '}
            <input
              type="text"
              readOnly
              value={shown.address}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
      </span>
    </>
  )
}

/** Hands a match to the person as a file that says in its name what it is. */
export const saveRecord = (record: MatchRecord, sides: Pair<string>): void =>
  saveFile(fileName({ game: record.game, sides, touched: Date.now() }), writeRecord(record))
