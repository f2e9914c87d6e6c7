import type { Sum } from '@libero/hat-trick/sums'
import type { Seen } from '@libero/hat-trick/view'
import {
  byField,
  fieldsOfLine,
  hasBall,
  isComparedIn,
  keeperHasBall,
  LINES_DOWN,
  lineOf,
  onTheBall,
  sideOf,
} from '@libero/hat-trick/view'
import type { Pair, Seat } from '@libero/kernel'
import { other, seatName } from '@libero/kernel'
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
import { comparedNow, lineSums } from './line-sums.ts'
import { Man } from './man.tsx'
import { useMeant } from './meant.ts'
import { footAt, freeAt, lineAt, manAt, placeOf } from './places.ts'
import { Steps } from './steps.tsx'
import { TeamBar } from './team-bar.tsx'
import { manWords, teamsOf } from './wording.ts'
import './pitch.css'

/** The pitch: six lines of four fields between two goals, the near coach's goal left on wide screens, else below. */
export function HatTrickPitch(board: BoardProps<Seen>) {
  const { view: s, near, language } = board
  const there = byField(s)
  const text = hatTrickTexts[language]
  const told = comparedNow(board)
  // In the order of the near coach's lines, so that the keyboard walks up the pitch.
  const fields = [...LINES_DOWN].reverse().flatMap((line) => fieldsOfLine(near, line))
  return (
    <div className="cover ht-pitch grid" data-phase={s.phase} data-expanded={s.play ? true : undefined}>
      <Chalk />
      <TeamBar board={board} seat={other(near)} />
      {fields
        .filter((field) => !there.has(field))
        .map((field) => (
          <Target
            key={field}
            id={freeAt(field)}
            flip=""
            label={fill(text.freeField, { line: lineOf(near, field) })}
            className="ht-place ht-field yields shrinks"
            style={placeOf(near, field)}
          />
        ))}
      <Lines board={board} />
      {told?.fields?.map((field) => (
        <span key={field} className="ht-place ht-told" style={placeOf(near, field)} aria-hidden="true" />
      ))}
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
                className={`ht-place ht-man yields shrinks${hasBall(s, standing.seat, standing.player.number) ? ' ht-carrier' : ''}`}
                style={placeOf(near, field)}
              >
                <Man s={s} standing={standing} board={board} />
              </Target>
            )}
          </Fragment>
        )
      })}
      <TeamBar board={board} seat={near} />
      <Goals board={board} />
      <Ball s={s} near={near} />
      <Steps board={board} />
      {(s.shot || s.shootOut) && !s.outcome && <Duel board={board} />}
    </div>
  )
}

/** Whose goal is at which end, where there is room to say it. */
function Goals({ board }: { readonly board: BoardProps<Seen> }) {
  const { view: s, near, language } = board
  const { yourGoal, theirGoal } = hatTrickTexts[language]
  const teams = teamsOf(s, board)
  const isOwn = s.viewer === seatName(near)
  return [
    <span key="near" className="centred ht-foot ht-goal-word" style={AT_NEAR} aria-hidden="true">
      {isOwn ? yourGoal : teams[near]}
    </span>,
    <span key="far" className="centred ht-foot ht-goal-word" style={AT_FAR} aria-hidden="true">
      {isOwn ? theirGoal : teams[other(near)]}
    </span>,
  ]
}

const AT_NEAR = { '--line': 0 } as CSSProperties
const AT_FAR = { '--line': LINES_DOWN.length + 1 } as CSSProperties

/** The chalk on the grass. */
function Chalk() {
  return (
    <span className="centred ht-chalk through placed" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="placed full" aria-hidden="true">
        <path d="M0 0h100v100H0zM0 50h100M21 0v16h58V0M36 0v7h28V0M21 100V84h58v16M36 100v-7h28v7" />
      </svg>
    </span>
  )
}

/** The ball lies at the right of its owner's shirt, on his card, and travels. */
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
        <Football className="block full" />
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
      <Football className="block full" />
    </span>
  )
}

/**
 * Each line's number, counted from the near coach's goal as everything that is said counts it, and what would be
 * compared in it; where a long ball may go, the whole line can be pressed. What is told now is lit on the pitch.
 */
function Lines({ board }: { readonly board: BoardProps<Seen> }) {
  const { view: s, near } = board
  const choices = useChoices()
  const meant = useMeant(board)
  if (s.shootOut) return null
  const ballLine = s.ball && lineOf(near, s.ball.field)
  const told = comparedNow(board)
  // A long ball may still be meant for several lines.
  const ahead = LINES_DOWN.filter((line) => isComparedIn(s, near, line)).length
  return [...LINES_DOWN].reverse().map((line) => {
    const then = meant?.sums.find((each) => each.line === line)
    const { now, isCompared, words } = lineSums(line, board, then)
    const style = { '--line': line } as CSSProperties
    const isLegal = choices.at(lineAt(line)).length > 0
    const isTold = told?.line === line
    const before = isTold ? told.sums : told ? withoutCards(now) : (then?.before ?? now)
    return [
      <Target
        key={`sum ${line}`}
        id={footAt(line)}
        flip=""
        label={words}
        className="centred ht-foot"
        style={style}
      >
        <LineNumber line={line} hasBall={ballLine === line} />
        {isCompared && (
          <LineSum
            near={near}
            attacker={onTheBall(s)}
            before={before}
            after={then?.after}
            mark={before[near].card === undefined ? undefined : isTold || ahead < 2 ? 'here' : 'perhaps'}
          />
        )}
      </Target>,
      isTold && !told.fields && (
        <span key={`told ${line}`} className="ht-line ht-told" style={style} aria-hidden="true" />
      ),
      isLegal && (
        <Target
          key={`line ${line}`}
          id={lineAt(line)}
          flip=""
          label={words}
          className="ht-line"
          style={style}
        />
      ),
    ]
  })
}

const withoutCards = ([home, away]: Pair<Sum>): Pair<Sum> => [
  { players: home.players },
  { players: away.players },
]
