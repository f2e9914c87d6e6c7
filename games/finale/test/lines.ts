import type { FinaleBuild, FinaleConfig } from '../build.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import { Cards } from '../cards/set.ts'
import { finaleBy } from '../game.ts'
import { beginnersBuild } from '../presets.ts'
import { RULEBOOKS } from '../rulebook.ts'
import type { Club } from '../vocabulary.ts'
import { agreed, anyConfig } from './any-build.ts'
import { STRANGE_CARDS } from './strange-cards.ts'

/** Cards on which the arrow leaves a choice, as ours never do. */
const BROAD: CardSet = {
  ...OUR_CARDS,
  name: 'broad',
  tactics: OUR_CARDS.tactics.map((card) => {
    const { attack, defence } = card.buildUp
    return card.arrow ? { ...card, buildUp: { attack: { ...attack, [card.arrow]: 2 }, defence } } : card
  }),
}

/** Two whole sets of cards: those, and some that differ from ours in everything, with no keeper on the bench. */
const others = (cards: CardSet, keeper: boolean): FinaleConfig => {
  const compiled = new Cards(cards)
  const build = (club: Club): FinaleBuild => {
    const { bench, ...rest } = beginnersBuild(club, undefined, compiled)
    const taken = [...rest.pitch, ...bench]
    const fresh = cards.footballers.find(
      (man) => man.club === club && man.line !== 'keeper' && man.price === 2 && !taken.includes(man.id),
    )
    const isKeeper = (id: string) => cards.footballers.find((man) => man.id === id)?.line === 'keeper'
    return { ...rest, bench: keeper ? bench : bench.map((id) => (isKeeper(id) && fresh ? fresh.id : id)) }
  }
  return agreed({ cards }, [build('acker'), build('stollen')])
}

/** A match by the first rules, which asked some things otherwise. */
const first = finaleBy([RULEBOOKS[0]])
const byFirstRules = (): FinaleConfig => {
  const prepared = first.prepare({
    builds: [beginnersBuild('acker', 'red'), beginnersBuild('stollen', 'blue')],
  })
  if (!prepared.ok) throw new Error(`refused: ${JSON.stringify(prepared.refusals)}`)
  return prepared.value
}

/** Everything coaches can agree on in turn, and now and then other cards or the first rules. */
export function configOf(seed: number): FinaleConfig {
  if (seed % 40 === 3) return byFirstRules()
  if (seed % 9 === 0) return others(BROAD, true)
  return seed % 4 === 1 ? others(STRANGE_CARDS, false) : anyConfig(seed)
}

/** A line with a hole in it. */
export const unfilled = (words: string): boolean => /\{\w|undefined|NaN/.test(words)
