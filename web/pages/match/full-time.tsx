import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { useEffect, useRef } from 'react'
import { useLanguage, useSettings, useTexts } from '../../app/hooks.ts'
import { PACE } from '../../app/settings.ts'
import type { Face } from '../../face.ts'
import type { Match, Snapshot } from '../../match/match.ts'
import { howDecided, personIn, verdictWords } from '../../report/result.ts'
import { reportTexts } from '../../report/text.ts'
import { Confetti } from '../../table/stadium.tsx'
import { Board, Stage } from '../../table/stage.tsx'
import { tableTexts } from '../../table/text.ts'
import { useOnlyMeant } from '../../table/use-meant.ts'

interface FullTimeProps {
  readonly face: Face
  readonly match: Match
  readonly shot: Snapshot
  readonly words: Wording
  goOn(): void
}

/** How long it takes until everything stands there, in milliseconds at normal speed; then it stays. */
const LASTS = 2000

/** The whistle: the score large, who has won and who scored. A press leads to the story of the match. */
export function FullTime({ face, match, shot, words, goOn }: FullTimeProps) {
  const language = useLanguage()
  const { speed } = useSettings()
  const text = useTexts(reportTexts)
  const table = useTexts(tableTexts)
  const button = useRef<HTMLButtonElement>(null)
  const onlyMeant = useOnlyMeant()
  useEffect(() => button.current?.focus(), [])
  const { view, outcome, near } = shot
  const at = { language, words, near }
  const headline = face.headline(view, at)
  const names: Pair<string> = [headline.sides[0].name, headline.sides[1].name]
  const person = personIn(match.coaches)
  const winner = outcome?.winner
  const { goals } = face.report(shot.events, view, at)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the button, which has the focus; anywhere is for fingers
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby="full-time"
      onClickCapture={onlyMeant}
      onClick={goOn}
    >
      <Stage
        kit={winner ?? person ?? 0}
        isQuiet={winner === undefined || (person !== undefined && winner !== person)}
        lasts={LASTS * PACE[speed]}
        title={table.over}
        of="whistle"
      >
        {winner !== undefined && (person === undefined || winner === person) && <Confetti />}
        <Board headline={headline} near={near} minute={headline.minute} goals={headline.goals} />
        <div className="stage-goals">
          {([near, other(near)] as const).map((seat: Seat) => (
            <ul key={seat} className="plain">
              {goals
                .filter((goal) => goal.seat === seat)
                .map(({ minute, words: who }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the goals of a match that is over stay in their order
                  <li key={i}>
                    <b>{minute}′</b> {who}
                  </li>
                ))}
            </ul>
          ))}
        </div>
        <div className="stage-lower">
          <strong id="full-time">{verdictWords(names, winner, person, text)}</strong>
          <span>{howDecided(names, outcome, undefined, words, text)}</span>
        </div>
        <button type="button" className="button primary stage-go" ref={button}>
          {text.toReport}
        </button>
      </Stage>
    </div>
  )
}
