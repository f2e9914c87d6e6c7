import {
  captainTsubasa,
  OUR_CARDS as OUR_CAPTAIN_TSUBASA,
  type CardSet as TsubasaSet,
} from '@libero/captain-tsubasa'
import { anyConfig as anyCaptainTsubasa } from '@libero/captain-tsubasa/test/any-build'
import { finale } from '@libero/finale'
import { anyConfig as anyFinale } from '@libero/finale/test/any-build'
import { type CardSet, hatTrick, OUR_CARDS as OUR_HAT_TRICK } from '@libero/hat-trick'
import { anyConfig as anyHatTrick, anyPlayersConfig } from '@libero/hat-trick/test/any-build'
import { expect, test } from 'vitest'
import { type Agreed, CaptainTsubasaModel } from './captain-tsubasa.ts'
import { FinaleModel, type Terms } from './finale.ts'
import { HatTrickModel, HatTrickSums } from './hat-trick.ts'
import { follow, Judge, matches } from './judge.ts'

test('Finale agrees with a model of its rulebook', () => {
  const judge = new Judge()
  for (let seed = 1; seed <= matches(200); seed++) {
    const config = anyFinale(seed)
    follow(finale, config, seed, judge, new FinaleModel(judge, (finale.plain(config).options ?? {}) as Terms))
  }
  if (process.env.ORACLE_COUNTS) console.log(Object.fromEntries(judge.compared))
  expect(judge.tooRarely({})).toEqual([])
})

test('Hat-Trick agrees with a model of its rulebook', () => {
  const judge = new Judge()
  for (let seed = 1; seed <= matches(60); seed++) {
    const config = anyHatTrick(seed)
    const { cards = OUR_HAT_TRICK } = (hatTrick.plain(config).options ?? {}) as { cards?: CardSet }
    follow(hatTrick, config, seed, judge, new HatTrickModel(judge, cards))
  }
  if (process.env.ORACLE_COUNTS) console.log(Object.fromEntries(judge.compared))
  expect(judge.tooRarely({})).toEqual([])
})

test('Hat-Trick with Players adds up', () => {
  const judge = new Judge()
  for (let seed = 1; seed <= matches(40); seed++)
    follow(hatTrick, anyPlayersConfig(seed), seed, judge, new HatTrickSums(judge))
  if (process.env.ORACLE_COUNTS) console.log(Object.fromEntries(judge.compared))
  expect(judge.tooRarely({})).toEqual([])
})

test('Captain Tsubasa agrees with a model of its rulebook', () => {
  const judge = new Judge()
  for (let seed = 1; seed <= matches(100); seed++) {
    const config = anyCaptainTsubasa(seed)
    const options = (captainTsubasa.plain(config).options ?? {}) as Agreed
    const { cards = OUR_CAPTAIN_TSUBASA } = options
    follow(captainTsubasa, config, seed, judge, new CaptainTsubasaModel(judge, cards, options))
  }
  if (process.env.ORACLE_COUNTS) console.log(Object.fromEntries(judge.compared))
  expect(judge.tooRarely({})).toEqual([])
})
