import { SampledChance } from '@libero/kernel'
import type { CaptainTsubasaConfig, CaptainTsubasaOptions } from '../build.ts'
import { OPTIONS } from '../build.ts'
import type { Ability, Must, When } from '../cards/abilities.ts'
import { DISCARDS, RECALLS, REMOVES } from '../cards/abilities.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { Card, CardSet, Price } from '../cards/set.ts'
import { captainTsubasa } from '../game.ts'
import { FACES, POOL, TEAMS, TOKENS } from '../vocabulary.ts'

const oneOf = <T>(things: readonly [T, ...T[]], whim: SampledChance): T =>
  things[whim.below(things.length)] ?? things[0]

/** Now and then for one side only, now and then with a compulsory part. */
function anyTerms(whim: SampledChance): { when?: When; must?: Must } {
  const when = oneOf([undefined, undefined, undefined, 'attacking', 'defending'] as const, whim)
  const must = oneOf([undefined, undefined, undefined, 'exhaust', 'book', 'discard', 'remove'] as const, whim)
  return { ...(when && { when }), ...(must && { must }) }
}

/** Where the play moves on at once nobody can be asked for a card to discard. */
function anyTermsAtOnce(whim: SampledChance): { when?: When; must?: Must } {
  const { when, must } = anyTerms(whim)
  return { ...(when && { when }), ...(must && must !== 'discard' && { must }) }
}

/** Every ability there is, with any numbers it can have. */
const ANY: readonly [(whim: SampledChance) => Ability, ...((whim: SampledChance) => Ability)[]] = [
  (whim) => ({ do: 'gain', tokens: [oneOf(TOKENS, whim)], count: 1 + whim.below(POOL), ...anyTerms(whim) }),
  (whim) => ({ do: 'gain', tokens: TOKENS.filter((_, i) => i === 0 || whim.below(2)), ...anyTerms(whim) }),
  (whim) => ({ do: 'gain', tokens: TOKENS, each: true, ...anyTerms(whim) }),
  (whim) => ({ do: 'draw', count: 1 + whim.below(2), ...anyTerms(whim) }),
  (whim) => ({ do: 'play', ...anyTerms(whim) }),
  (whim) => ({ do: 'recall', to: oneOf(RECALLS, whim), ...anyTerms(whim) }),
  (whim) => {
    const what = oneOf(REMOVES, whim)
    const { must, ...terms } = anyTerms(whim)
    return { do: 'remove', what, ...terms, ...(must && !(what === 'this' && must === 'remove') && { must }) }
  },
  (whim) => ({ do: 'discard', what: oneOf(DISCARDS, whim), ...anyTerms(whim) }),
  () => ({ do: 'reroll' }),
  (whim) => {
    const corner = 1 + whim.below(FACES)
    const { must } = anyTermsAtOnce(whim)
    return { do: 'save', held: whim.below(corner + 1), corner, ...(must && { must }) }
  },
  (whim) => {
    const { must, ...terms } = anyTerms(whim)
    return { do: 'exhaust', ...terms, ...(must && must !== 'exhaust' && { must }) }
  },
  (whim) => ({ do: 'pardon', ...anyTerms(whim) }),
  (whim) => ({ do: 'swap', ...anyTerms(whim) }),
  (whim) => ({ do: 'end', ...anyTermsAtOnce(whim) }),
  () => ({ do: 'advance', when: 'attacking', must: 'remove' }),
]

/** One or two abilities; §6.12 what is used after the dice is there once. */
function anyAbilities(whim: SampledChance): readonly Ability[] {
  const abilities = Array.from({ length: whim.below(3) }, () => oneOf(ANY, whim)(whim))
  const [one, two] = abilities
  const twice = one && two && one.do === two.do && (one.do === 'reroll' || one.do === 'save')
  return twice ? [one] : abilities
}

/** A card set as somebody could type it in from another box: any values, prices and abilities. */
export function anyCards(whim: SampledChance): CardSet {
  const price = (): Price => ({ [oneOf(TOKENS, whim)]: 1 + whim.below(2) })
  const printed = <C extends Card>(card: C): C => {
    const isSpecial = card.abilities.some((ability) => ability.do === 'special-shot')
    const value = () => whim.below(7) - 2
    return {
      ...card,
      shot: value(),
      pass: value(),
      defence: value(),
      abilities: isSpecial ? card.abilities : anyAbilities(whim),
    }
  }
  const dealt = <C extends Card>(card: C): C => (whim.below(3) ? printed(card) : card)
  return {
    ...OUR_CARDS,
    name: 'box',
    version: '1',
    starting: OUR_CARDS.starting.map(dealt),
    match: OUR_CARDS.match.map(dealt),
    motivation: OUR_CARDS.motivation.map((card) => ({ ...dealt(card), price: price() })),
    transfers: OUR_CARDS.transfers.map((card) => ({ ...dealt(card), price: price() })),
  }
}

const NAMES = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]

/** What the two agree on in match number `seed`: 32 matches see every choice of options for either team at home. */
export function anyConfig(seed: number): CaptainTsubasaConfig {
  // An odd factor: few matches see choices far apart.
  const bits = 13 * seed
  const options = Object.fromEntries(NAMES.filter((_, i) => (bits >> i) & 1).map((name) => [name, true]))
  const cards = seed % 5 === 0 && anyCards(new SampledChance(seed))
  return agreed({ ...options, ...(cards && { cards }) }, (bits >> NAMES.length) & 1)
}

/** With these options, home leading Nankatsu or (1) Toho. */
export function agreed(options: CaptainTsubasaOptions, home = 0): CaptainTsubasaConfig {
  const prepared = captainTsubasa.prepare({
    options,
    builds: [{ team: TEAMS[home] }, { team: TEAMS[1 - home] }],
  })
  if (!prepared.ok) throw new Error(`refused: ${JSON.stringify(prepared.refusals)}`)
  return prepared.value
}
