import type { Seen, Standing } from '@libero/hat-trick/view'
import { sideOf } from '@libero/hat-trick/view'
import type { Telling } from '../../../face.ts'
import { ManCard, PortraitCard } from '../cards/cards.tsx'
import { portraitOf } from '../people/people.ts'
import { isGold, surname, typeWords } from './wording.ts'

interface ShownManProps {
  readonly s: Seen
  readonly man: Standing
  readonly at: Telling
}

/** A player's card seen close: with his face on it, where players have names. */
export function ShownMan({ s, man: { seat, player }, at }: ShownManProps) {
  const { number } = player
  const name = surname(s, seat, number, at)
  const shown = { seat, number, side: sideOf(player), face: player, gold: isGold(player, at) }
  const type = player.type === undefined ? undefined : typeWords(at.language, player.type).short
  if (name === undefined) return <ManCard {...shown} name={type} />
  const portrait = portraitOf([s.sides[0].team, s.sides[1].team], seat, number)
  return <PortraitCard {...shown} name={name} portrait={portrait} />
}
