import type { Refusal, Seat } from '@libero/kernel'
import { SEATS } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { useTexts } from '../../app/hooks.ts'
import { appTexts } from '../../app/text.ts'
import { refusalWords } from '../../parts/rule.tsx'
import type { Against, Room } from './dressing.ts'
import { setupPageTexts } from './text.ts'

interface BarProps {
  readonly room: Room
  readonly faults: Against
  /** Why the kick-off itself was refused. */
  readonly refused: readonly Refusal[]
  isHidden(seat: Seat): boolean
  readonly ready: boolean
  readonly busy: boolean
  begin(): void
}

/** Always in reach: the kick-off, or what still stands against it. */
export function KickOffBar(props: BarProps) {
  const { ready, busy, begin } = props
  const text = useTexts(setupPageTexts)
  const press = () => {
    if (ready && !busy) begin()
    else document.querySelector('.setup-room .reasons')?.scrollIntoView({ block: 'center' })
  }
  return (
    <section className="setup-bar" aria-label={text.kickOff}>
      <div className="spread">
        <p id="setup-state" role="status" className={ready ? 'well' : undefined} data-ready={ready}>
          {busy ? text.walkingOut : <Missing {...props} />}
        </p>
        <button
          type="button"
          className="button primary setup-kick-off stiff"
          data-kick-off
          aria-disabled={!ready || busy}
          aria-describedby="setup-state"
          onClick={press}
        >
          {text.kickOff}
        </button>
      </div>
    </section>
  )
}

function Missing({ room, faults, refused, isHidden, ready }: BarProps): ReactNode {
  const text = useTexts(setupPageTexts)
  const app = useTexts(appTexts)
  const { words, language } = room.at
  const plain = (refusals: readonly Refusal[]) =>
    refusals.map((refusal) => refusalWords(refusal, words, language))
  const ofSide = (seat: Seat): readonly string[] => {
    const refusals = faults.sides[seat]
    if (refusals.length === 0) return []
    const side = app[SEATS[seat]]
    // What is covered stays covered: the other coach hears only that something is missing.
    return isHidden(seat)
      ? [`${side}: ${text.incomplete}`]
      : plain(refusals).map((sentence) => `${side}: ${sentence}`)
  }
  const all = [
    ...plain(faults.options),
    ...ofSide(0),
    ...ofSide(1),
    ...plain(faults.clash),
    ...plain(refused),
  ]
  if (ready && all.length === 0) return text.ready
  return (
    <>
      <b>{text.missing}</b> {all[0]}
      {all.length > 1 && <span className="quiet"> {fill(text.more, { count: all.length - 1 })}</span>}
    </>
  )
}
