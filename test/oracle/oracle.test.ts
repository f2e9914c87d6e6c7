import { captainTsubasa, OUR_CARDS as OUR_CAPTAIN_TSUBASA } from '@libero/captain-tsubasa'
import { anyConfig as anyCaptainTsubasa } from '@libero/captain-tsubasa/testing'
import { beginnersBuild, Cards, COLOURS, type FinaleConfig, type FinaleEvent, finale } from '@libero/finale'
import { agreed, anyConfig as anyFinale, STRANGE_CARDS } from '@libero/finale/testing'
import { type CardSet, hatTrick, OUR_CARDS as OUR_HAT_TRICK } from '@libero/hat-trick'
import {
  agreed as agreedHatTrick,
  anyConfig as anyHatTrick,
  anyPlayersConfig,
} from '@libero/hat-trick/testing'
import type { MatchConfig } from '@libero/kernel'
import { expect, test } from 'vitest'
import { CaptainTsubasaMatch } from './captain-tsubasa-match.ts'
import type { Terms } from './finale.ts'
import { FinaleMatch } from './finale-match.ts'
import { HatTrickMatch, HatTrickSums } from './hat-trick-match.ts'
import type { Terms as Agreed } from './hat-trick-piles.ts'
import { follow, Judge, type Model, matches } from './judge.ts'

/**
 * Each game against a second one, written from its rulebook and not from the engine: what is told, offered and
 * shown in random matches must be what the model says. docs/decisions/0010-a-second-oracle.md
 */

const optionsOf = <T>({ options }: MatchConfig): T => (options ?? {}) as T

/** Every fifth match of Finale is played with cards that differ from ours in everything. */
function boxOf(seed: number): FinaleConfig {
  const cards = new Cards(STRANGE_CARDS)
  const colours = COLOURS.filter((colour) => colour !== 'white')
  return agreed({ cards: STRANGE_CARDS, extraTime: true, sealed: true }, [
    beginnersBuild('acker', colours[seed % 4], cards),
    beginnersBuild('stollen', colours[(seed >> 2) % 4], cards),
  ])
}

test('Finale agrees with a model of its rulebook', () => {
  const judge = new Judge()
  for (let seed = 1; seed <= matches(150); seed++) {
    const config = seed % 5 === 0 ? boxOf(seed) : anyFinale(seed)
    follow(finale, config, seed, judge, new FinaleMatch(judge, optionsOf<Terms>(finale.plain(config))))
  }
  expect(
    judge.tooRarely({
      '1.3': 2000,
      '4.4': 100,
      '4.5': 100,
      '4.10': 10,
      '4.8': 500,
      '5.2': 1500,
      '5.3': 240,
      '5.4': 70,
      '5.5': 1900,
      '5.6': 700,
      '5.7': 100,
      '5.8': 5,
      '6.1': 800,
      '6.2': 5000,
      '6.3': 350,
      '6.4': 5000,
      '6.6': 80,
      '6.7': 1000,
      '6.8': 2400,
      '6.9': 800,
      '6.10': 2000,
      '7.4': 200,
      '7.5': 190,
      '8.1 injury': 220,
      '8.1 yellow': 300,
      '8.1 red': 130,
      '8.1 order': 20,
      '8.3': 5,
      '8.5': 50,
      '8.7': 3,
      '8.8': 5,
      '8.9': 20,
      '9.1': 240,
      '10.1': 90,
      '10.2': 10,
      '10.4': 2,
      '11.1': 30,
      '11.3': 25,
      '11.4': 30,
      '11.6': 25,
    }),
  ).toEqual([])
})

test('Hat-Trick agrees with a model of its rulebook', () => {
  const judge = new Judge()
  for (let seed = 1; seed <= matches(100); seed++) {
    const config = anyHatTrick(seed)
    const { cards = OUR_HAT_TRICK, ...terms } = optionsOf<Agreed & { cards?: typeof OUR_HAT_TRICK }>(
      hatTrick.plain(config),
    )
    follow(hatTrick, config, seed, judge, new HatTrickMatch(judge, cards, terms), ['shoot', 'draw'])
  }
  expect(
    judge.tooRarely({
      '1.3': 160,
      '2.1': 10000,
      '4.2': 2500,
      '4.4': 4500,
      '4.5': 2000,
      '4.6': 2000,
      '5.1': 1800,
      '5.3': 350,
      '5.4': 1000,
      '5.5': 900,
      '5.6': 100,
      '6.1': 2500,
      '6.3': 400,
      '6.4': 350,
      '6.5': 120,
      '6.6': 700,
      '6.8': 55,
      '7.3': 190,
      '7.4': 160,
      '7.5': 190,
      '7.6': 1000,
      '7.7': 200,
      '7.8': 30,
      '7.9': 130,
      '8.2': 130,
      '8.3': 65,
      '8.3 hand': 60,
      '9.1': 45,
      '9.3': 80,
      '9.4': 40,
      '9.5': 35,
      '10.2': 40,
      '10.3': 70,
      '10.4': 80,
      '11.2': 40,
      '11.2 five': 20,
    }),
  ).toEqual([])
})

/** Nobody has a football and every card has two: each comparison is a foul. The keeper is better on one side. */
const FOUL_PLAY: CardSet = {
  ...OUR_HAT_TRICK,
  name: 'foul play',
  players: OUR_HAT_TRICK.players.map((player) => {
    const none = { attack: 0, defence: 0 }
    return { ...player, regular: none, star: none }
  }),
  actions: {
    cards: Object.fromEntries(
      ['left', 'right'].flatMap((side) => [
        [`short-2-${side}`, 8],
        [`long-2-${side}`, 4],
        [`dribble-2-${side}`, 4],
      ]),
    ),
    source: 'designed',
  },
  keeping: {
    ...OUR_HAT_TRICK.keeping,
    final: { middle: 2, wing: 3, right: { middle: 5, wing: 3 } },
  },
}

test('Hat-Trick agrees about penalties where the fields before the goal differ', () => {
  const judge = new Judge()
  for (let seed = 1; seed <= matches(20); seed++) {
    const config = agreedHatTrick({ cards: FOUL_PLAY }, [{ team: 'regulars' }, { team: 'ENG' }])
    follow(hatTrick, config, seed, judge, new HatTrickMatch(judge, FOUL_PLAY), ['draw'])
  }
  expect(judge.tooRarely({ '9.1': 400, '9.5': 50 })).toEqual([])
})

test('the sums of Hat-Trick with Players agree with the model', () => {
  const judge = new Judge()
  for (let seed = 1; seed <= matches(60); seed++) {
    const config = anyPlayersConfig(seed)
    const { cards, onePlay } = optionsOf<{ cards?: typeof OUR_HAT_TRICK; onePlay?: boolean }>(
      hatTrick.plain(config),
    )
    const sums = new HatTrickSums(judge, cards ?? OUR_HAT_TRICK, onePlay)
    follow(hatTrick, config, seed, judge, sums, ['shoot', 'draw'])
  }
  expect(
    judge.tooRarely({
      '5.1': 400,
      '5.6': 400,
      '7.6': 120,
      '7.7': 55,
      '7.8': 5,
      '7.9': 20,
      '17.3': 90,
      '13.5': 50,
      '15.6': 100,
      '15.10': 3,
      '16.5': 25,
    }),
  ).toEqual([])
})

test('Captain Tsubasa agrees with a model of its rulebook', () => {
  const judge = new Judge()
  for (let seed = 1; seed <= matches(120); seed++) {
    const config = anyCaptainTsubasa(seed)
    const { cards, guaranteedSuccess = false } = optionsOf<{
      cards?: typeof OUR_CAPTAIN_TSUBASA
      guaranteedSuccess?: boolean
    }>(captainTsubasa.plain(config))
    const model = new CaptainTsubasaMatch(judge, cards ?? OUR_CAPTAIN_TSUBASA, guaranteedSuccess)
    follow(captainTsubasa, config, seed, judge, model, ['shot', 'save'])
  }
  expect(
    judge.tooRarely({
      '2.4': 14000,
      '2.6': 15000,
      '4.1': 700,
      '4.2': 30,
      '5.1': 2800,
      '5.3': 2800,
      '5.4': 8800,
      '5.5': 400,
      '6.3': 800,
      '6.4': 220,
      '6.11': 25,
      '7.1': 12000,
      '7.3': 2000,
      '7.4': 850,
      '7.4 level': 25,
      '7.5': 300,
      '7.6': 1600,
      '8.1': 55,
      '8.2': 12,
      '9.3': 550,
      '9.5': 40,
      '9.6': 50,
      '10.4': 2,
      '11.1': 1700,
      '11.2': 25,
      '11.5': 10,
      '12.3': 7,
      '13.1': 8000,
      '14.1': 30,
      '15.2': 30,
      '15.2 offered': 8000,
      '15.3': 30,
    }),
  ).toEqual([])
})

test('a disagreement names its match, its decision and its paragraph', () => {
  const judge = new Judge()
  const liar: Model<FinaleEvent> = { ears: { comparison: ({ won }) => judge.same('6.9', won, !won) } }
  expect(() => follow(finale, anyFinale(1), 1, judge, liar)).toThrow(
    /^finale, seed 1, decision \d+, §6\.9: the engine says (true|false), the model (true|false)$/,
  )
})
