import type { ComponentType } from 'react'
import { CaptainTsubasaScene } from '../../games/captain-tsubasa/scene.tsx'
import { FinaleScene } from '../../games/finale/scene.tsx'
import { HatTrickScene } from '../../games/hat-trick/scene.tsx'
import type { GameId } from '../../games/register.ts'

/** What lies on each table, as one sees it walking in. Ornaments: the words stand beside them. */
export const SCENES: Readonly<Record<GameId, ComponentType>> = {
  'hat-trick': HatTrickScene,
  finale: FinaleScene,
  'captain-tsubasa': CaptainTsubasaScene,
}
