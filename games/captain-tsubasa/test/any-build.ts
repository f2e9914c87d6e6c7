import { SampledChance } from '@libero/kernel'
import type { CaptainTsubasaConfig, CaptainTsubasaOptions } from '../build.ts'
import { OPTIONS } from '../build.ts'
import type { Ability, Must, When } from '../cards/abilities.ts'
import { DISCARDS, MOST_DRAW, RECALLS, REMOVES } from '../cards/abilities.ts'
import type { Bookings } from '../cards/bookings.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { Card, CardSet, Price } from '../cards/set.ts'
import { captainTsubasa } from '../game.ts'
import { FACES, MOST_SPECIALS, POOL, TEAMS, TOKENS } from '../vocabulary.ts'

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
  (whim) => ({ do: 'draw', count: 1 + whim.below(MOST_DRAW), ...anyTerms(whim) }),
  (whim) => ({ do: 'play', ...anyTerms(whim) }),
  (whim) => ({ do: 'recall', to: oneOf(RECALLS, whim), ...anyTerms(whim) }),
  (whim) => {
    const what = oneOf(REMOVES, whim)
    const { must, ...terms } = anyTerms(whim)
    return { do: 'remove', what, ...terms, ...(must && !(what === 'this' && must === 'remove') && { must }) }
  },
  (whim) => ({ do: 'discard', what: oneOf(DISCARDS, whim), ...anyTerms(whim) }),
  (whim) => ({ do: 'reroll', ...(whim.below(2) > 0 && anyTermsAtOnce(whim)) }),
  (whim) => {
    const corner = whim.below(FACES + 1)
    const { must, when } = anyTermsAtOnce(whim)
    const held = whim.below(corner + 1)
    return { do: 'save', held, corner, ...(must && { must }), ...(when && { when: 'defending' }) }
  },
  (whim) => ({ do: 'exhaust', ...anyTerms(whim) }),
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
    ...(whim.below(2) > 0 && anySpecials(whim)),
    ...(whim.below(2) > 0 && { bookings: anyBookings(whim) }),
  }
}

/** Any penalties, from none to four; one side may be left out. */
function anyBookings(whim: SampledChance): Bookings {
  const penalty = () => ({ shot: 0 - whim.below(5), pass: 0 - whim.below(5), defence: 0 - whim.below(5) })
  return { ...(whim.below(4) > 0 && { yellow: penalty() }), ...(whim.below(4) > 0 && { red: penalty() }) }
}

/** Special shots and defences of any number for each team, from none on; a defence stops any of the other's, or none. */
export function anySpecials(whim: SampledChance): Pick<CardSet, 'shots' | 'defences'> {
  const several = (what: string) =>
    TEAMS.flatMap((team) =>
      Array.from({ length: whim.below(2) ? whim.below(MOST_SPECIALS + 1) : whim.below(4) }, (_, n) => ({
        id: `${team}-${what}-${n}`,
        name: `${what} ${n}`,
        team,
        source: 'designed' as const,
      })),
    )
  const shots = several('cannon')
  const defences = several('wall').map((defence) => {
    const theirs = shots.filter(({ team }) => team !== defence.team).map(({ id }) => id)
    const [first] = theirs
    const some = theirs.filter(() => whim.below(3) === 0)
    return { ...defence, stops: first !== undefined && whim.below(2) ? first : some }
  })
  return { shots, defences }
}

const SPECIAL_SHOT: Ability = { do: 'special-shot', when: 'attacking', must: 'remove' }

/** A card set that differs from ours in everything the checks leave free; every one plays otherwise. */
export function otherBox(seed: number): CardSet {
  const whim = new SampledChance(seed)
  const { starting, match, motivation, transfers } = anyCards(whim)
  const value = () => whim.below(19) - 9
  const other = <C extends Card>(card: C): C => ({
    ...card,
    id: `x-${card.id}`,
    name: `The ${card.id}`,
    ...{ shot: value(), pass: value(), defence: value() },
    abilities: whim.below(3) ? anyAbilities(whim) : card.abilities,
    source: { name: 'public', values: 'public', abilities: 'public', price: 'public' },
  })
  const price = (): Price =>
    Object.fromEntries(TOKENS.filter(() => whim.below(2)).map((kind) => [kind, whim.below(POOL + 1)]))
  const keeper = () => (whim.below(4) === 0 ? { keeper: true as const } : {})
  return {
    name: 'other box',
    version: String(seed),
    // No numbers, keepers or none, fans as marked; a special shot on anybody.
    starting: starting.map(({ number, keeper: _, ...card }, i) => ({
      ...other(card),
      ...keeper(),
      ...(whim.below(8) === 0 && { fans: true as const }),
      ...(whim.below(3) === 0 && { number: 1 + whim.below(3) }),
      ...(i % 7 === 0 && { abilities: [SPECIAL_SHOT] }),
    })),
    match: match.map((card, i) => {
      const team = TEAMS[whim.below(TEAMS.length)] ?? TEAMS[0]
      return { ...other(card), team, ...(i % 5 === 0 && { abilities: [SPECIAL_SHOT] }) }
    }),
    motivation: motivation.map((card) => {
      const team = starting.filter((own) => own.team === card.team)
      const of = `x-${team[whim.below(team.length)]?.id ?? ''}`
      const { keeper: _, ...rest } = other(card)
      return { ...rest, of, price: price(), ...keeper() }
    }),
    transfers: transfers.map((card) => {
      const { keeper: _, ...rest } = other(card)
      return { ...rest, price: price(), ...keeper() }
    }),
    ...anySpecials(whim),
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
