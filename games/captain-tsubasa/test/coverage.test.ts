import { Log, SampledChance } from '@libero/kernel'
import { LONG, luckOf } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { CaptainTsubasaConfig } from '../build.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { Card } from '../cards/set.ts'
import type { CaptainTsubasaEvent } from '../events.ts'
import { captainTsubasa } from '../game.ts'
import { PHASES, Phase } from '../phase.ts'
import { ENDINGS } from '../state.ts'
import { MOST_PLAYS, MOST_STOPPAGE, SAVES } from '../vocabulary.ts'
import { agreed } from './any-build.ts'
import { EVENT_KINDS } from './event-kinds.ts'
import { abilityOf, Sightings, steeredMatch } from './sightings.ts'

const { starting, match, motivation, transfers, shots, defences } = OUR_CARDS
const cards: readonly Card[] = [...starting, ...match, ...motivation, ...transfers]

const WANTED: readonly string[] = [
  ...cards.flatMap((card) => card.abilities.map((_, nth) => abilityOf(card, nth))),
  ...[...starting, ...match].map(({ id }) => `played ${id}`),
  'played exhaustion',
  ...motivation.map(({ id }) => `motivated ${id}`),
  ...transfers.map(({ id }) => `signed ${id}`),
  ...shots.map(({ id }) => id),
  ...defences.map(({ id }) => id),
  ...ENDINGS.map((ending) => `ended by ${ending}`),
  ...EVENT_KINDS.map((kind) => `event ${kind}`),
  ...PHASES.slice(0, Phase.Over).map((phase) => `asked: ${phase}`),
  ...SAVES.map((save) => `save: ${save}`),
  ...['shot', 'pass', 'defence'].map((won) => `won: ${won}`),
  ...['limit', 'stopped', 'ability'].map((by) => `attack over by ${by}`),
  ...[1, 2, 3, 4].flatMap((half) => [`kick-off in half ${half}`, `half ${half} over`]),
  ...['played from hand', 'played from discard', 'booked yellow', 'booked red', 'a round of stoppage'],
  ...['an open match card', 'a match card unseen', 'goal by shot', 'goal by special-shot'],
  ...['rerolled own', 'rerolled other', 'rerolled the keeper'],
]

/** What may be rarer, for dice or the other coach decide on it. */
const RARER: readonly string[] = [
  ...shots.flatMap(({ id }) => [`${id} stopped`, `${id} scores`]),
  ...cards.flatMap((card) =>
    card.abilities.some((ability) => ability.do === 'save') ? SAVES.map((save) => `${card.id}: ${save}`) : [],
  ),
]

/** How often everything must have been seen. */
const BAR = 100
const LOWER_BAR = 10
const MOST_MATCHES = 20_000

test(`random matches see every ability, special card, ending and event ${BAR} times`, LONG, () => {
  const sightings = new Sightings(new Map(cards.map((card) => [card.id, card])))
  let matches = 0
  while (matches < MOST_MATCHES && (matches % 50 > 0 || sightings.below(BAR, WANTED).length > 0)) {
    matches++
    // Everything that adds something, and now and then the game without it; either team at home.
    const bare = matches % 8 === 0
    const options = { motivation: !bare, transfers: !bare, guaranteedSuccess: matches % 3 > 0 }
    steeredMatch(agreed(options, matches % 2), matches, sightings)
  }
  expect(sightings.below(BAR, WANTED)).toEqual([])
  expect(sightings.below(LOWER_BAR, RARER)).toEqual([])
})

test('a first game sees every card that is left in it, and no other', LONG, () => {
  const sightings = new Sightings(new Map(cards.map((card) => [card.id, card])))
  for (let seed = 1; seed <= 300; seed++) steeredMatch(agreed({ firstGame: true }, seed % 2), seed, sightings)
  const inside = [
    ...starting.filter(({ number }) => number !== undefined),
    ...match.filter(({ advanced }) => !advanced),
  ]
  const played = [...sightings.counts.keys()].filter((what) => /^played (?!from)/.test(what))
  expect(played.sort()).toEqual(inside.map(({ id }) => `played ${id}`).sort())
})

/** Our cards, all of them changed in the same way. */
function changed(change: Partial<Card>) {
  const all = <C extends Card>(list: readonly C[]): C[] =>
    list.map((card) =>
      card.abilities.some((ability) => ability.do === 'special-shot') ? card : { ...card, ...change },
    )
  return agreed({
    cards: {
      ...OUR_CARDS,
      name: 'box',
      starting: all(starting),
      match: all(match),
      motivation: all(motivation),
      transfers: all(transfers),
    },
  })
}

describe('§17.3 the guards that end what the rules would let go on', () => {
  test('§17.3 R12 thirty cards played in a round are enough', () => {
    // Whoever is swapped out comes back by the next draw.
    const config = changed({ abilities: [{ do: 'draw', count: 1 }, { do: 'swap' }] })
    let guarded = 0
    for (let seed = 1; seed <= 200 && guarded < 20; seed++) {
      const { state, log } = matchOf(
        config,
        seed,
        (texts) => texts.find((text) => text.startsWith('use-')) ?? texts.find((text) => text !== 'stop'),
      )
      let plays = 0
      let ended = 0
      for (const event of log.heardBy('spectator')) {
        if (event.kind === 'round') plays = 0
        if (event.kind === 'played') plays++
        expect(plays).toBeLessThanOrEqual(MOST_PLAYS)
        if (event.kind !== 'attack-over' || event.by !== 'guard') continue
        ended++
        expect(plays).toBe(MOST_PLAYS)
      }
      expect(state.guards).toBe(ended)
      guarded += ended
    }
    expect(guarded).toBeGreaterThanOrEqual(20)
  })

  test('§17.3 R12 twelve rounds of stoppage end a half though the ball is kept', () => {
    // Every pass comes off.
    const config = changed({ pass: 9, defence: -9, abilities: [] })
    for (let seed = 1; seed <= 10; seed++) {
      const { state, log } = matchOf(
        config,
        seed,
        (texts) =>
          texts.find((text) => text === 'pass' || text === 'skip') ?? texts.find((text) => text !== 'stop'),
      )
      const events = log.heardBy('spectator')
      const halves = events.filter(({ kind }) => kind === 'half-over')
      expect(halves.map((event) => 'guard' in event && event.guard)).toEqual([true, true, true, true])
      const last = events.flatMap((event) => (event.kind === 'round' ? [event.stoppage] : []))
      expect(Math.max(...last)).toBe(MOST_STOPPAGE)
      expect([state.guards, captainTsubasa.outcome(state)?.by]).toEqual([4, 'joint-champions'])
    }
  })
})

/** A random match in which a decision is preferred where there is one. */
function matchOf(
  config: CaptainTsubasaConfig,
  seed: number,
  prefer: (texts: readonly string[]) => string | undefined,
) {
  const whim = new SampledChance(seed)
  const chance = luckOf(seed)
  const log = new Log<CaptainTsubasaEvent>()
  const state = captainTsubasa.start(config, chance, log)
  for (let decisions = 0; !captainTsubasa.outcome(state); decisions++) {
    if (decisions > 20_000) throw new Error(`match ${seed} does not end`)
    const seat = captainTsubasa.awaiting(state) & 1 ? 0 : 1
    const texts = captainTsubasa.request(state, seat)?.options.map(({ action }) => action) ?? []
    const text = prefer(texts) ?? texts[whim.below(texts.length)] ?? ''
    captainTsubasa.apply(state, seat, captainTsubasa.read(state, seat, text), chance, log)
  }
  return { state, log }
}
