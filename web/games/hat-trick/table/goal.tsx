import { CORNERS, type Corner } from '@libero/hat-trick'
import type { Seen } from '@libero/hat-trick/view'
import { onTheBall } from '@libero/hat-trick/view'
import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../face.ts'
import { Football } from '../../../parts/football.tsx'
import { Explained } from '../../../table/explained.tsx'
import { Target } from '../../../table/target.tsx'
import { hatTrickTexts } from '../text.ts'
import { hatTrickExplainedTexts } from './explained-text.ts'
import { cornerAt } from './places.ts'
import { teamsOf } from './wording.ts'
import './goal.css'

/** The goal as the shooter sees it. */
export function GoalFrame({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="ht-goal holds">
      <svg
        viewBox="0 0 300 116"
        className="ht-goal-frame placed full"
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        <rect x="8" y="8" width="284" height="100" fill="var(--night-3)" />
        <path
          d={[
            ...Array.from({ length: 27 }, (_, i) => `M${18 + i * 10.2} 8v100`),
            ...Array.from({ length: 9 }, (_, i) => `M8 ${18 + i * 10}h284`),
          ].join('')}
          stroke="var(--ht-chalk)"
          strokeWidth=".6"
        />
        <path d="M8 110V8h284v102" fill="none" stroke="var(--paper)" strokeWidth="7" strokeLinejoin="round" />
        <path d="M0 112h300" stroke="var(--chalk-2)" strokeWidth="4" />
      </svg>
      {children}
    </div>
  )
}

/** The keeper where he stands or dives to. */
export function KeeperFigure({ seat, dive }: { readonly seat: Seat; readonly dive?: Corner | undefined }) {
  return (
    <svg
      viewBox="0 0 60 60"
      className="ht-figure placed"
      data-dive={dive}
      stroke="var(--ink)"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="30" cy="15" r="7" fill="var(--skin)" />
      <path
        d="M22 24q8-3 16 0l11-11 5 5-13 15v12H19V33L6 18l5-5z"
        fill={seat === 0 ? 'var(--home)' : 'var(--away)'}
      />
      <path d="M20 45h20l1 12h-8l-3-8-3 8h-8z" fill="var(--ink)" stroke="var(--chalk)" strokeWidth=".8" />
      <circle cx="8" cy="14" r="5" fill="var(--white)" />
      <circle cx="52" cy="14" r="5" fill="var(--white)" />
    </svg>
  )
}

/** A shot: both choose a corner; then the keeper draws. A shoot-out shows its score. */
export function Duel({ board }: { readonly board: BoardProps<Seen> }) {
  const { view: s, near, language } = board
  const text = hatTrickTexts[language]
  const is = hatTrickExplainedTexts[language]
  const shooter = onTheBall(s)
  const { shot, shootOut } = s
  const teams = teamsOf(s, board)
  const isKeeper = near !== shooter
  const chosen = s.sides[near].corner
  return (
    <div className="cover ht-duel grid">
      {shootOut && (
        <div className="row ht-duel-words">
          {([near, other(near)] as const).map((seat) => (
            <Explained
              key={seat}
              name={`${teams[seat]} ${shootOut.scored[seat]}/${shootOut.taken[seat]}`}
              words={[is.kicks]}
            >
              {teams[seat]} {shootOut.scored[seat]}/{shootOut.taken[seat]}
            </Explained>
          ))}
        </div>
      )}
      {shot && s.phase === 'duel' && (
        <>
          <p className="ht-duel-words">{isKeeper ? text.theirShot : text.yourShot}</p>
          <GoalFrame>
            {/* Where he goes is not known yet: in the middle he would seem to have chosen it. */}
            {isKeeper && <KeeperFigure seat={near} dive={chosen === true ? undefined : chosen} />}
            <div className="ht-corners grid placed">
              {CORNERS.map((corner) => (
                <CornerPlace key={corner} corner={corner} board={board} isKeeper={isKeeper} chosen={chosen} />
              ))}
            </div>
          </GoalFrame>
          <p className="ht-duel-note dim">{isKeeper ? text.asShooterSees : text.keeperHidden}</p>
        </>
      )}
      {shot && s.phase === 'save' && (
        <Saving
          power={shot.power}
          total={shot.drawn}
          keeper={other(shooter)}
          near={near}
          teams={teams}
          text={text}
          words={is.saving}
        >
          <p className="ht-duel-note dim">{capital(fill(text.drawsLeft, { draws: shot.draws }))}</p>
        </Saving>
      )}
    </div>
  )
}

interface CornerProps {
  readonly corner: Corner
  readonly board: BoardProps<Seen>
  readonly isKeeper: boolean
  readonly chosen: Corner | true | undefined
}

function CornerPlace({ corner, board, isKeeper, chosen }: CornerProps) {
  const { request, language, words } = board
  const text = hatTrickTexts[language]
  const option = request?.options.find(({ action }) => action === corner)
  const name = text.cornerOf[isKeeper ? 'dive' : 'shot'][corner]
  const told = request && option ? words.option(request, option) : name
  // '… a shot of 6': the figure alone stands in the net.
  const power = isKeeper ? undefined : /\d+/.exec(told)?.[0]
  const ofCard = Number(request?.prompt.about.power)
  return (
    <Target
      id={cornerAt(corner)}
      flip=""
      label={chosen === corner ? `${told}, ${text.chosen}` : told}
      className="ht-corner grid"
    >
      {power && <b data-shown={power} />}
      <span>{name}</span>
      {power && <span data-shown={`${ofCard} + ${Number(power) - ofCard}`} />}
      {chosen === corner && <Football />}
    </Target>
  )
}

interface SavingProps {
  readonly power: number
  readonly total: number
  readonly keeper: Seat
  readonly near: Seat
  readonly teams: Pair<string>
  readonly text: { readonly shotPower: string; readonly keeperTotal: string }
  /** What the sums mean, where they can be pressed. */
  readonly words?: readonly string[]
  readonly children?: ReactNode
}

/** The shot's footballs, and how many of them the keeper's cards have caught up with; the near coach's is left. */
export function Saving({ power, total, keeper, near, teams, text, words, children }: SavingProps) {
  const sum = (seat: Seat) => {
    const [of, count] = seat === keeper ? [text.keeperTotal, total] : [text.shotPower, power]
    const drawn = (
      <>
        <span>{of}</span>
        <b>{count}</b>
        <span>{teams[seat]}</span>
      </>
    )
    if (!words) return <p className="centred">{drawn}</p>
    return (
      <Explained className="centred" name={`${of} ${count}, ${teams[seat]}`} words={words}>
        {drawn}
      </Explained>
    )
  }
  return (
    <div className="centred ht-saving dim">
      {sum(near)}
      <span className="ht-saving-keeper holds">
        <KeeperFigure seat={keeper} />
      </span>
      {sum(other(near))}
      <span className="ht-saving-balls flex" aria-hidden="true">
        {Array.from({ length: Math.max(power, total) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: footballs are all alike
          <i key={i} data-caught={i < total || undefined} data-over={i >= power || undefined} />
        ))}
      </span>
      {children}
    </div>
  )
}
