import type { Sum } from '@libero/hat-trick/sums'
import { sumsOfLine } from '@libero/hat-trick/sums'
import type { Seen } from '@libero/hat-trick/view'
import {
  byField,
  fieldsOfLine,
  footballsIn,
  hasBall,
  keeperHasBall,
  LINES_DOWN,
  lineOf,
  onTheBall,
  sideOf,
} from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { CSSProperties } from 'react'
import { Fragment } from 'react'
import type { BoardProps } from '../../../face.ts'
import { Football } from '../../../parts/football.tsx'
import { useChoices } from '../../../table/choices.ts'
import { Target } from '../../../table/target.tsx'
import { hatTrickTexts } from '../text.ts'
import { LineNumber, LineSum } from './foot.tsx'
import { Duel } from './goal.tsx'
import { Man } from './man.tsx'
import { useMeant } from './meant.ts'
import { lineAt, manAt, placeOf } from './places.ts'
import { Steps } from './steps.tsx'
import { TeamBar } from './team-bar.tsx'
import { manWords, teamsOf } from './wording.ts'
import './pitch.css'

/** The pitch: six lines of four fields between two goals, the near coach's goal left on wide screens, else below. */
export function HatTrickPitch(board: BoardProps<Seen>) {
  const { view: s, near } = board
  const there = byField(s)
  // In the order of the near coach's lines, so that the keyboard walks up the pitch.
  const fields = [...LINES_DOWN].reverse().flatMap((line) => fieldsOfLine(near, line))
  return (
    <div className="cover ht-pitch grid" data-phase={s.phase} data-expanded={s.play ? true : undefined}>
      <Chalk />
      <TeamBar board={board} seat={other(near)} />
      {fields.map((field) => (
        <span
          key={field}
          className="ht-place ht-field yields shrinks"
          data-free={!there.has(field) || undefined}
          style={placeOf(near, field)}
          aria-hidden="true"
        />
      ))}
      <Lines board={board} />
      {fields.map((field) => {
        const standing = there.get(field)
        const id = standing && manAt(standing.seat, standing.player.number)
        // By field and then by man: a step takes one man away and brings one, and nobody else is touched.
        return (
          <Fragment key={field}>
            {standing && id && (
              <Target
                key={id}
                id={id}
                label={manWords(s, standing, board)}
                className="ht-place ht-man yields shrinks"
                style={placeOf(near, field)}
              >
                <Man s={s} standing={standing} board={board} />
              </Target>
            )}
          </Fragment>
        )
      })}
      <TeamBar board={board} seat={near} />
      <Ball s={s} near={near} />
      <Steps board={board} />
      {(s.shot || s.shootOut) && !s.outcome && <Duel board={board} />}
    </div>
  )
}

/** The chalk on the grass. */
function Chalk() {
  return (
    <span className="centred ht-chalk through placed" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h100v100H0zM0 50h100M21 0v16h58V0M36 0v7h28V0M21 100V84h58v16M36 100v-7h28v7" />
      </svg>
    </span>
  )
}

/** The ball lies with whoever has it, and travels. */
function Ball({ s, near }: { readonly s: Seen; readonly near: Seat }) {
  const keeper = ([0, 1] as const).find((seat) => keeperHasBall(s, seat))
  if (s.ball) {
    const seat = s.ball.seat === 'home' ? 0 : 1
    if (!hasBall(s, seat, s.ball.number)) return null
    const { number } = s.ball
    const man = s.sides[seat].players.find((player) => player.number === number)
    return (
      <span
        className="ht-place ht-ball yields through shrinks"
        data-side={man ? sideOf(man) : 'left'}
        data-flip="ball"
        style={placeOf(near, s.ball.field)}
      >
        <Football />
      </span>
    )
  }
  if (keeper === undefined || s.shot) return null
  return (
    <span
      className="ht-place ht-ball yields through shrinks"
      data-flip="ball"
      data-keeper={keeper === near ? 'near' : 'far'}
    >
      <Football />
    </span>
  )
}

/**
 * Each line's number, counted from the near coach's goal as everything that is said counts it, and what would be
 * compared in it, which is nothing in an opportunity (§6.4); where a long ball may go, the whole
 * line can be pressed.
 */
function Lines({ board }: { readonly board: BoardProps<Seen> }) {
  const { view: s, near, language } = board
  const choices = useChoices()
  const meant = useMeant(board)
  const text = hatTrickTexts[language]
  const teams = teamsOf(s, board)
  if (s.shootOut) return null
  const ballLine = s.ball && lineOf(near, s.ball.field)
  const attacker = onTheBall(s)
  return [...LINES_DOWN].reverse().map((line) => {
    const now = sumsOfLine(s, near, line)
    const then = meant?.sums.find((each) => each.line === line)
    const label = fill(text.lineSums, {
      line,
      own: totalOf(now[near]),
      theirs: totalOf(now[other(near)]),
      near: teams[near],
      far: teams[other(near)],
      nearBalls: text.counted[attacker === near ? 'attack' : 'defence'],
      farBalls: text.counted[attacker === near ? 'defence' : 'attack'],
    })
    const style = { '--line': line } as CSSProperties
    const isLegal = choices.at(lineAt(line)).length > 0
    const isCompared = !s.opportunity && (then || !footballsIn(s, fieldsOfLine(near, line)).isEmpty)
    return [
      <span
        key={`sum ${line}`}
        className="centred ht-foot"
        data-ball={ballLine === line || undefined}
        data-line={line}
        style={style}
        title={isCompared ? label : fill(text.line, { line })}
        aria-hidden="true"
      >
        <LineNumber line={line} />
        {isCompared && (
          <LineSum near={near} before={then?.before ?? now} after={then?.after} hasBall={ballLine === line} />
        )}
      </span>,
      isLegal && (
        <Target
          key={`line ${line}`}
          id={lineAt(line)}
          flip=""
          label={label}
          className="ht-line"
          style={style}
        />
      ),
    ]
  })
}

const totalOf = ({ players, card = 0 }: Sum): number => players + (card === '?' ? 0 : card)
