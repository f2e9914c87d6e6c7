import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { useEffect, useMemo, useRef } from 'react'
import { useLanguage, usePromise, useTexts } from '../app/hooks.ts'
import type { Face, SideBadge } from '../face.ts'
import type { Seated } from '../match/coaches.ts'
import type { Replay } from '../match/replay.ts'
import { uncover } from '../table/press.ts'
import { useOnlyMeant } from '../table/use-meant.ts'
import './report.css'
import { Waiting } from '../parts/waiting.tsx'
import type { Figures } from './figures.ts'
import { figuresOf } from './figures.ts'
import { Chances, ScoreLine } from './plots.tsx'
import { howDecided, personIn } from './result.ts'
import { InFigures, MatchSheet } from './sheet.tsx'
import { reportTexts } from './text.ts'

/** The figures of a match in the words of the language that is set; `undefined` while they are counted. */
export function useFigures(face: Face, replay: Replay, words: Wording): Figures | undefined {
  const language = useLanguage()
  return usePromise(() => figuresOf(face, replay, { language, words }), language)
}

interface ReportProps {
  readonly face: Face
  readonly replay: Replay
  readonly words: Wording
  readonly figures: Figures | undefined
  readonly resigned?: Seat | undefined
  /** Who sat where. */
  readonly seated: Pair<Seated>
  /** The first thing to do now, beside the result. */
  readonly first: ReactNode
  /** All the rest, at the end. */
  readonly then: ReactNode
  seek(step: number): void
  putAside(): void
}

/** The story of a match, in a window over its table. It can be put aside to look at the table. */
export function MatchReport(props: ReportProps) {
  const { face, replay, words, figures, resigned, seated, first, then, seek, putAside } = props
  const language = useLanguage()
  const text = useTexts(reportTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const onlyMeant = useOnlyMeant()
  const headline = useMemo(
    () => face.headline(replay.stands(replay.last), { language, words }),
    [face, replay, language, words],
  )
  const { sides } = headline
  const winner = replay.outcome ? replay.outcome.winner : resigned === undefined ? undefined : other(resigned)
  const names: Pair<string> = [sides[0].name, sides[1].name]
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    // Nobody who still presses keys for the match begins a new one by it.
    title.current?.focus()
    return uncover
  }, [])
  return (
    <dialog
      className="report"
      ref={dialog}
      aria-labelledby="report-title"
      onClose={putAside}
      onClickCapture={onlyMeant}
      data-report
    >
      <div className="spread report-top unbroken">
        <h2 id="report-title" ref={title} tabIndex={-1}>
          {text.title}
        </h2>
        <button type="button" className="button" onClick={putAside}>
          {text.aside}
        </button>
      </div>
      <div className="report-result grid middle level">
        <ReportSide side={sides[0]} coach={seated[0].name} seat={0} won={winner === 0} />
        <p className="report-goals unbroken">
          {headline.goals[0]}
          <span> : </span>
          {headline.goals[1]}
        </p>
        <ReportSide side={sides[1]} coach={seated[1].name} seat={1} won={winner === 1} />
        <p className="report-how lit">
          {howDecided(names, replay.outcome, resigned, words, text, personIn(replay.record.coaches))}
        </p>
      </div>
      <div className="row report-first amid">{first}</div>
      {figures ? (
        <>
          <div className="report-pair grid">
            <ScoreLine figures={figures} names={names} />
            <Chances figures={figures} names={names} />
          </div>
          <div className="report-pair grid">
            <MatchSheet figures={figures} names={names} seek={seek} />
            <InFigures figures={figures} names={names} />
          </div>
        </>
      ) : (
        <div className="report-counting">
          <Waiting words={text.counting} />
        </div>
      )}
      <section className="report-then">
        <h3>{text.andNow}</h3>
        {then}
      </section>
    </dialog>
  )
}

function ReportSide({
  side,
  coach,
  seat,
  won,
}: {
  readonly side: SideBadge
  readonly coach: string
  readonly seat: Seat
  readonly won: boolean
}) {
  return (
    <p className={`row report-side dim of-${seat}`} data-won={won || undefined}>
      {side.badge && <span className="report-badge">{side.badge}</span>}
      <span>
        {side.name}
        <small className="report-coach block">{coach}</small>
      </span>
    </p>
  )
}
