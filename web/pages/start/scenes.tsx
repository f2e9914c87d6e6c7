import type { ComponentType } from 'react'
import type { GameId } from '../../faces.ts'
import { CaptainTsubasaScene } from './scene-captain-tsubasa.tsx'
import { FinaleScene } from './scene-finale.tsx'
import { HatTrickScene } from './scene-hat-trick.tsx'

/** What lies on each table, as one sees it walking in. Ornaments: the words stand beside them. */
export const SCENES: Readonly<Record<GameId, ComponentType>> = {
  'hat-trick': HatTrickScene,
  finale: FinaleScene,
  'captain-tsubasa': CaptainTsubasaScene,
}
