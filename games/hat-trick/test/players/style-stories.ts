import { expect } from 'vitest'
import type { HatTrickOptions } from '../../build.ts'
import type { Match, Setting } from '../match.ts'
import { match } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { styleOf } from './card-facts.ts'

/** A story in which one of the two teams holds this style card. */
export const holding = (seat: 'home' | 'away', id: string, setting: Setting): Match =>
  match({
    styles: seat === 'home' ? [styleOf(id), null] : [null, styleOf(id)],
    styleCards: seat === 'home' ? [[id], []] : [[], [id]],
    ...setting,
  })

/** Number 7 gives the ball sideways to 6 (b3), who acts. The line of the ball has a9 and a8, the next a7 and a6. */
export const SHORT = { ball: 'h7', faceUp: ['short-2-left', 'short-2-left'] } as const
export const LONG = { ball: 'h7', faceUp: ['long-2-left', 'short-2-left'] } as const
export const DRIBBLE = { ball: 'h7', faceUp: ['dribble-2-left', 'short-2-left'] } as const
const WALL = [{}, { 2: 'solid-cb', 3: 'solid-cb' }] as const
/** A short pass that is lost to a2, and a long ball two lines on. */
export const SHORT_LOST = {
  ball: 'h7',
  on: { a2: 'a3', a3: 'd3' },
  faceUp: ['short-1-left', 'short-4-left'],
  players: WALL,
} as const satisfies Setting
export const LONG_LOST = {
  ball: 'h7',
  on: { a2: 'd5', a3: 'a5' },
  faceUp: ['long-1-left', 'short-4-left'],
  players: WALL,
} as const satisfies Setting
/** The question came, and only to this coach. */
export const asked = (m: Match): readonly unknown[] => [
  m.phase,
  m.awaiting,
  m.options(m.awaiting[0] === 'home' ? 0 : 1),
]
/** Nobody was asked, and the card is still there. */
export const untouched = (...stories: readonly Match[]): void => {
  for (const m of stories) {
    expect([m.all('style-played'), m.phase === 'style-card']).toEqual([[], false])
    expect([...m.styleCards(0), ...m.styleCards(1)]).toHaveLength(1)
  }
}

/** A shot from the middle of the final line, while one of the two holds this card. */
export const shooting = (seat: 'home' | 'away', id: string, options?: HatTrickOptions): Match =>
  holding(seat, id, {
    ...IN_FRONT_OF_GOAL,
    faceUp: ['dribble-1-left', 'short-1-left'],
    ...(options && { options }),
  })
    .standStill()
    .play('h shoot')
