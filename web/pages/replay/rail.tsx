import type { Pair } from '@libero/kernel'
import type { CSSProperties } from 'react'
import { useTexts } from '../../app/hooks.ts'
import type { Replay } from '../../match/replay.ts'
import { Football } from '../../parts/football.tsx'
import { CardMark } from '../../parts/marks.tsx'
import type { Figures } from '../../report/figures.ts'
import { reportTexts } from '../../report/text.ts'

interface RailProps {
  readonly replay: Replay
  readonly at: number
  readonly label: string
  /** The moment in words, as it is read aloud. */
  readonly now: string
  readonly names: Pair<string>
  readonly figures: Figures | undefined
  seek(step: number): void
}

/** The match as a rail to slide along: minutes below it, goals and cards above, each at its decision. */
export function Rail({ replay, at, label, now, names, figures, seek }: RailProps) {
  const text = useTexts(reportTexts)
  const { last } = replay
  const place = (step: number): CSSProperties & { readonly '--at': number } => ({
    '--at': last === 0 ? 0 : step / last,
  })
  const gapAfter = (goal: number) => {
    const [now, next] = [figures?.goals[goal], figures?.goals[goal + 1]]
    return now && next ? (next.step - now.step) / last : 1
  }
  return (
    <div className="rail holds" style={place(at)}>
      <ul className="plain rail-marks through">
        {figures?.marks
          .filter(({ mark }) => mark !== 'change')
          .map(({ seat, minute, mark, words, step }) => (
            <li
              key={`${mark} ${step} ${words}`}
              className={`line rail-mark rail-${seat}`}
              style={place(step)}
              title={`${minute}′ ${words}`}
            >
              <CardMark mark={mark} words={`${minute}′ ${text.marks[mark]}, ${names[seat]}: ${words}`} />
            </li>
          ))}
        {figures?.goals.map(({ seat, minute, score, words, step }, i) => (
          <li
            key={`goal ${step} ${score.join(' ')}`}
            className={`line rail-mark rail-goal rail-${seat}`}
            data-tight={gapAfter(i) < 0.045 || undefined}
            data-near={gapAfter(i) < 0.14 || undefined}
            style={place(step)}
            title={`${minute}′ ${words}`}
          >
            <Football
              title={`${minute}′ ${text.goal}, ${names[seat]}, ${score[0]} : ${score[1]}: ${words}`}
            />
            <span className="rail-score" aria-hidden="true">
              {score[0]}:{score[1]}
            </span>
          </li>
        ))}
      </ul>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={label}
        aria-valuetext={now}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <ol className="plain rail-minutes holds through" aria-hidden="true">
        {minutesOf(replay).map(({ minute, step }) => (
          <li key={minute} data-half={minute % 45 === 0 || undefined} style={place(step)}>
            {minute}′
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The quarters of an hour at the steps that reached them; not two at one place. */
function minutesOf({ steps, last }: Replay): readonly { readonly minute: number; readonly step: number }[] {
  const quarters: { minute: number; step: number }[] = []
  for (let minute = 0; minute <= 120; minute += 15) {
    const step = steps.findIndex((each) => each.minute >= minute)
    const before = quarters.at(-1)
    if (step < 0) break
    const isClose = before && (step - before.step) / Math.max(last, 1) < 0.03
    if (!isClose) quarters.push({ minute, step })
  }
  return quarters
}
