import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { CSSProperties, ReactNode } from 'react'
import { Football } from '../../../parts/football.tsx'
import { Figure } from '../cards/cards.tsx'
import type { Pose } from '../cards/footballer.tsx'
import { Footballer } from '../cards/footballer.tsx'
import { burstPath } from '../cards/scene.tsx'
import type { Print } from '../print.ts'

type SpecialDuel = Extract<CaptainTsubasaEvent, { readonly kind: 'special-duel' }>

/** The ball where it is in a pose, with what it does to the air around it. */
interface BallAt {
  readonly at: readonly [x: number, y: number]
  readonly burst?: number
  /** The way it has come or will go. */
  readonly trail?: string
}

const SHOT: readonly (readonly [Pose, BallAt])[] = [
  ['run-up', { at: [116, 122] }],
  ['strike', { at: [128, 96], burst: 15 }],
  ['follow-through', { at: [120, 4], burst: 10, trail: 'M66 128Q96 96 112 22M88 132Q112 92 122 24' }],
]
/** Whoever stops it has it in his hands or before his boot; past anybody else it flies on. */
const STOPPED: Readonly<Record<'dive' | 'block', BallAt>> = {
  dive: { at: [127, 26], burst: 14 },
  block: { at: [131, 34], burst: 14 },
}
const PAST: BallAt = { at: [8, 10], burst: 9, trail: 'M140 2Q80 -4 22 8M140 16Q84 8 24 14' }

function Ball({ at: [x, y], burst, trail }: BallAt) {
  return (
    <>
      {trail && <path d={trail} strokeWidth="5" stroke="var(--ct-glow, var(--ink))" />}
      {trail && <path d={trail} strokeWidth="2" />}
      {burst && <path d={burstPath([x, y, burst])} fill="var(--gold-2)" strokeWidth="2.5" />}
      <svg x={x - 9} y={y - 9} width="18" height="18" aria-hidden="true">
        <Football />
      </svg>
    </>
  )
}

/** Everything comes in its turn. */
const coming = (nth: number) => ({ '--nth': nth, '--turn': `${nth * 47}deg` }) as CSSProperties

const PosePanel = ({ nth, children }: { readonly nth: number; readonly children: ReactNode }) => (
  <span className="ct-panel ct-pose holds cut fills" style={coming(nth)}>
    {children}
  </span>
)

interface SpecialShotProps {
  readonly print: Print
  readonly s: Seen
  readonly event: SpecialDuel
}

/** §12.3 Why it is a goal, or none. */
export function specialWhy(print: Print, s: Seen, { seat, defence, stopped }: SpecialDuel): string {
  const { specialWhy } = print.text
  const key = stopped ? 'stopped' : defence === undefined ? 'unopposed' : 'beaten'
  return fill(specialWhy[key], { side: print.side(s, other(seat)) })
}

/** §12.3 Run-up, strike, follow-through; then whoever steps in the way, and what came of it. */
export function SpecialShot({ print, s, event }: SpecialShotProps) {
  const { seat, shot, defence, stopped } = event
  const rival: Seat = other(seat)
  const { text } = print
  const actor = defence === undefined ? undefined : print.actorOf(defence, s.sides[rival].team)
  const isKeeper = defence === undefined || (actor !== undefined && print.card(actor)?.keeper === true)
  const pose = isKeeper ? 'dive' : 'block'
  return (
    <div className="grid ct-special-shot holds">
      <div className="flex ct-strip holds" data-kit={seat} data-hue={print.hueOf(shot)}>
        {SHOT.map(([each, ball], nth) => (
          <PosePanel key={each} nth={nth}>
            <Footballer pose={each} kit={seat}>
              <Ball {...ball} />
            </Footballer>
          </PosePanel>
        ))}
        <p className="ct-cut-words middle placed" style={coming(1)}>
          <span className="ct-hue" /> {print.name(shot)}!
        </p>
      </div>
      <div
        className="flex ct-strip holds"
        data-kit={rival}
        data-hue={defence === undefined ? undefined : print.hueOf(defence)}
      >
        <PosePanel nth={3}>
          <Footballer pose={pose} kit={rival} facesLeft isKeeper={isKeeper}>
            <Ball {...(stopped ? STOPPED[pose] : PAST)} />
          </Footballer>
        </PosePanel>
        {actor !== undefined && (
          <PosePanel nth={3.5}>
            <Figure print={print} id={print.fierce(actor)} />
          </PosePanel>
        )}
        {defence !== undefined && (
          <p className="ct-cut-words middle placed" style={coming(3.5)}>
            <span className="ct-hue" /> {print.name(defence)}
          </p>
        )}
      </div>
      <div className="cover ct-verdict" data-stopped={stopped || undefined} style={coming(4.5)}>
        <strong>{stopped ? text.specialStopped : text.specialGoal}</strong>
        <p>{specialWhy(print, s, event)}</p>
        <small>{[shot, defence].flatMap((id) => (id === undefined ? [] : print.name(id))).join(' – ')}</small>
      </div>
    </div>
  )
}
