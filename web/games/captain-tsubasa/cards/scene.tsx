import type { Ability } from '@libero/captain-tsubasa'
import { Football } from '../../../parts/football.tsx'
import { sceneOf } from './scenes.tsx'

/** A twelve-pointed burst, as where boot meets ball. */
export function burstPath([x, y, r]: readonly [number, number, number]): string {
  const points = Array.from({ length: 24 }, (_, i) => {
    const far = i % 2 === 0 ? r * 1.5 : r * 0.9
    const turn = (i * Math.PI) / 12
    return `${(x + far * Math.cos(turn)).toFixed(1)} ${(y + far * Math.sin(turn)).toFixed(1)}`
  })
  return `M${points.join('L')}z`
}

export function SceneDrawing({
  id,
  abilities,
}: {
  readonly id: string
  readonly abilities: readonly Ability[]
}) {
  const { ours = [], theirs = [], ball, run, at, burst, more } = sceneOf(id, abilities)
  return (
    <svg
      viewBox="-6 -4 112 108"
      className="ct-portrait placed"
      aria-hidden="true"
      stroke="currentColor"
      strokeLinecap="round"
    >
      {burst && <path d={burstPath(burst)} fill="var(--paper)" strokeWidth="3" />}
      {more}
      {run && <path d={run} fill="none" strokeWidth="4" strokeDasharray="7 7" />}
      {ball && <BallWay d={ball} />}
      {ours.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="8" fill="var(--paper)" strokeWidth="5" />
      ))}
      {theirs.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x - 7} ${y - 7}l14 14m0-14l-14 14`} strokeWidth="6" />
      ))}
      {at && (
        <svg
          x={at[0] - at[2] / 2}
          y={at[1] - at[2] / 2}
          width={at[2]}
          height={at[2]}
          stroke="none"
          aria-hidden="true"
        >
          <Football />
        </svg>
      )}
    </svg>
  )
}

/** The heavy line of the ball, over a lighter one so that it stands out before whatever is behind it. */
function BallWay({ d }: { readonly d: string }) {
  return (
    <>
      <path d={d} fill="none" stroke="var(--paper)" strokeWidth="12" />
      <path d={d} fill="none" strokeWidth="6" />
    </>
  )
}
