import { SampledChance } from '@libero/kernel'
import { edited, edits } from '@libero/kernel/mutations'
import {
  checkKeysUnique,
  checkLegality,
  checkPosition,
  LONG,
  randomMatch,
  times,
} from '@libero/kernel/testing'
import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HatTrickConfig } from '../build.ts'
import schema from '../cards/card-set.schema.json' with { type: 'json' }
import { checkCardSet } from '../cards/check.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import { Cards } from '../cards/set.ts'
import { MATCH_EVENTS } from '../cards/skills.ts'
import { hatTrick } from '../game.ts'
import { beginner, counterpart } from '../presets.ts'
import { randomSquad } from '../squad/fill.ts'
import { plain } from './answers.ts'
import { agreed, anyTeamOf } from './any-build.ts'
import { checkConserved } from './ledger.ts'
import { match } from './match.ts'
import { IN_FRONT_OF_GOAL, PENALTY_BY_A3, shot } from './rules/stories.ts'
import { BOX } from './typed-in.ts'

/** Match number `seed` with the cards of the box. */
function base(seed: number): HatTrickConfig {
  const whim = new SampledChance(seed)
  const team = () => ({ team: BOX.teams[whim.below(BOX.teams.length)]?.id ?? '' })
  return agreed({ cards: BOX, extraTime: true }, [team(), team()])
}

function players(seed: number): HatTrickConfig {
  const whim = new SampledChance(seed)
  const events = MATCH_EVENTS.filter((_, i) => ((37 * seed) >> i) & 1)
  const { expansion = undefined } = BOX
  if (!expansion) throw new Error('no expansion')
  const team = () => anyTeamOf(expansion, events.includes('subs'), whim)
  return agreed({ cards: BOX, expansion: 'players', events, extraTime: true }, [team(), team()])
}

describe('a box that differs from ours in everything', () => {
  const ours = new Cards(OUR_CARDS)
  const box = new Cards(BOX)

  test('is accepted, by the check and by the published schema', () => {
    const checked = checkCardSet(plain(BOX))
    expect(checked.ok ? [] : checked.refusals).toEqual([])
    const again = checkCardSet(plain(checked.ok && checked.value))
    expect(again.ok && again.value).toEqual(checked.ok && checked.value)
    const validate = new Ajv2020({ strictTypes: false }).compile(schema)
    expect(validate(plain(BOX)), JSON.stringify(validate.errors)).toBe(true)
  })

  test.each(['attack', 'defence', 'plus', 'deck', 'draws', 'symbols'] as const)(
    'has no %s of ours',
    (table) => {
      expect(box[table]).toHaveLength(ours[table].length)
      for (const [at, value] of box[table].entries()) expect([at, value]).not.toEqual([at, ours[table][at]])
    },
  )

  test('has as many action cards as ours: 64 in a box, for two coaches', () => {
    expect([box.deckSize, ours.deckSize]).toEqual([32, 32])
  })

  test('has other types, prices, styles, conditions, budgets and teams than our expansion', () => {
    const [own, other] = [ours.expansion, box.expansion]
    expect(other.set.types.length).toBeGreaterThan(own.set.types.length)
    expect(Math.max(...other.set.types.map(({ price }) => price))).toBeGreaterThan(9)
    expect(Math.max(...other.skills.amount)).toBeGreaterThan(Math.max(...own.skills.amount))
    expect(Array.from(other.row).map((row, i) => row === own.row[i])).not.toContain(true)
    for (const [i, { defensive, offensive }] of other.set.budgets.entries())
      expect([own.set.budgets[i]?.defensive, own.set.budgets[i]?.offensive]).not.toEqual([
        defensive,
        offensive,
      ])
    expect(other.set.teams.length).toBeGreaterThan(own.set.teams.length)
  })

  test('is played to the end by random coaches (100 matches)', LONG, () => {
    for (let seed = 1; seed <= times(100); seed++) {
      const { state } = randomMatch(hatTrick, base(seed), seed, { told: 'nobody', each: checkConserved })
      expect(hatTrick.outcome(state)).toBeDefined()
    }
  })

  test('is played to the end by random coaches with Players (100 matches)', LONG, () => {
    for (let seed = 1; seed <= times(100); seed++) {
      const { state } = randomMatch(hatTrick, players(seed), seed, { told: 'nobody', each: checkConserved })
      expect(hatTrick.outcome(state)).toBeDefined()
    }
  })

  test('has every option written, read and explained, and every position (4 matches)', LONG, () => {
    for (let seed = 1; seed <= times(4); seed++) {
      for (const config of [base(seed), players(seed)]) {
        checkLegality(hatTrick, config, seed, [], true)
        checkKeysUnique(hatTrick, config, seed)
      }
      checkPosition(hatTrick, base(seed), seed)
    }
  })
})

describe('R9e what the cards of a box say for themselves', () => {
  const withKeeping = (keeping: object) => ({
    options: { cards: { ...OUR_CARDS, name: 'box', keeping: { ...OUR_CARDS.keeping, ...keeping } } },
  })
  const { symbols, ...draws } = BOX.keeping
  /** Both hands of two are drawn up after a shot. */
  const UP = ['long-1-left', 'long-1-left'] as const

  test('R9e the symbols lie as the set says, for a regular keeper and for a star', () => {
    const symbol = (corner: string, dive: string, star: boolean) =>
      shot('dribble-2-left', { ...withKeeping({ symbols }), starKeeper: [false, star] })
        .play(`h ${corner}`, `a ${dive}`)
        .last('duel')
    expect(symbol('left', 'left', false)).toMatchObject({ symbol: 'minus', draws: 1 })
    expect(symbol('left', 'centre', false)).toMatchObject({ symbol: 'plus', draws: 3 })
    expect(symbol('left', 'right', false)).toMatchObject({ symbol: 'none', draws: 2 })
    expect(symbol('left', 'right', true)).toMatchObject({ symbol: 'plus', draws: 3 })
  })

  test('R9e the cards drawn depend on the keeper and on each field, as the shooter sees it', () => {
    const drawn = (field: string, star: boolean) =>
      shot('dribble-2-left', {
        ...withKeeping(draws),
        on: { h10: field },
        off: ['h11'],
        starKeeper: [false, star],
      })
        .play('h left', 'a centre')
        .last('duel').draws
    expect(['a6', 'b6', 'c6'].map((field) => drawn(field, false))).toEqual([4, 1, 3])
    expect(['b5', 'c5'].map((field) => drawn(field, false))).toEqual([2, 5])
    expect(['a6', 'b6', 'c6', 'd6'].map((field) => drawn(field, true))).toEqual([1, 3, 1, 2])
  })

  test('R9e where the card says none he is beaten, unless his hand points to a plus', () => {
    const onRightWing = () => shot('dribble-2-left', { ...withKeeping(draws), on: { h10: 'd6' } })
    expect(onRightWing().play('h left', 'a left').last('duel').draws).toBe(1)
    const beaten = onRightWing()
      .rolls(...UP)
      .play('h left', 'a centre')
    expect([beaten.last('duel').draws, beaten.all('goal').length]).toEqual([0, 1])
  })

  test('R9e away sees the same line from the other end', () => {
    const drawn = (field: string) =>
      match({
        ...withKeeping(draws),
        ball: 'a10',
        on: { a10: field },
        opportunity: true,
        hands: IN_FRONT_OF_GOAL.hands,
        faceUp: ['short-1-left', 'dribble-1-left'],
      })
        .standStill()
        .play('a shoot', 'a left', 'h centre')
        .last('duel').draws
    expect(['d1', 'c1', 'b1'].map(drawn)).toEqual([4, 1, 3])
  })

  test('R9e a penalty is one card fewer than a usual shot from its field', () => {
    const m = match({ ...PENALTY_BY_A3, ...withKeeping(draws) }).standStill()
    expect(m.play('h left', 'a left').last('duel')).toMatchObject({ symbol: 'plus', draws: 1 })
  })

  /** Number 4 has his footballs on the right, 5 on the left; of the others nothing is said. */
  const SIDES_OF: Readonly<Record<number, 'left' | 'right'>> = { 4: 'right', 5: 'left', 6: 'left' }
  const cards = {
    ...OUR_CARDS,
    name: 'box',
    players: OUR_CARDS.players.map((player) => ({
      ...player,
      ...(SIDES_OF[player.number] && { side: SIDES_OF[player.number] }),
    })),
  }
  const LEFT = { ball: 'h7', faceUp: ['short-1-left', 'short-1-left'] } as const

  test('R9e §2.3 a player moves with cards of the side his footballs are printed on', () => {
    for (const rules of ['hat-trick-1', 'hat-trick-2']) {
      const m = match({ ...LEFT, rules, options: { cards } })
      expect([m.refusal('h 4+'), m.refusal('h 5+')]).toEqual(['player-of-other-side §2.3', 'legal'])
      expect([m.refusal('h 8+'), m.refusal('h 9+')]).toEqual(['legal', 'player-of-other-side §2.3'])
      m.play('h none')
      expect([m.refusal('a 4+'), m.refusal('a 5+')]).toEqual(['player-of-other-side §2.3', 'legal'])
    }
    const first = randomMatch(hatTrick, agreed({ cards }, [{ team: 'GER' }, { team: 'BRA' }]), 1, {
      stopAfter: 3,
    })
    const again = hatTrick.plainPosition(hatTrick.position(first.state))
    expect(again.ok).toBe(true)
    expect(Array.from(first.state.foot.subarray(0, 10))).toEqual([0, 1, 1, 0, 0, 1, 0, 1, 0, 1])
  })

  test('R9e §2.3 the table shows the side where it is not that of the number, and only there', () => {
    const shown = (options: object) =>
      match({ ...LEFT, options })
        .view('home')
        .sides[0].players.flatMap(({ number, side }) => (side ? [[number, side]] : []))
    expect(shown({ cards })).toEqual([
      [4, 'right'],
      [5, 'left'],
    ])
    expect(shown({})).toEqual([])
    // §13.4 The cards of the expansion go by the number.
    const players = match({ ...LEFT, options: { cards, expansion: 'players' }, players: [{}, {}] })
    expect([players.refusal('h 4+'), players.refusal('h 5+')]).toEqual(['legal', 'player-of-other-side §2.3'])
  })

  test('R9e §2.3 any other word for a side is refused at its field', () => {
    const [first, ...rest] = cards.players
    for (const side of ['both', '', 1, null]) {
      const checked = checkCardSet({ ...cards, players: [{ ...first, side }, ...rest] })
      expect(checked.ok ? [] : checked.refusals.map(({ code, about }) => [code, about?.field])).toEqual([
        ['card-word', 'players.0.side'],
      ])
    }
  })
})

describe('P1a cards of a box without what is ours alone', () => {
  test('P1a a team card without bench and captain has nobody to bring on, and who kicks off leads it', () => {
    const { state } = randomMatch(
      hatTrick,
      agreed({ cards: BOX, expansion: 'players', events: ['subs', 'captain'] }, [
        { team: 'Club-1' },
        { team: 'Club-2' },
      ]),
      1,
      { stopAfter: 1 },
    )
    expect([state.captain[0], state.captain[1]]).toEqual([4, 19])
    expect(hatTrick.view(state, 'home')).toMatchObject({
      sides: [{ bench: [] }, { bench: [{ type: 'man-0' }, { type: 'man-5' }] }],
    })
  })

  test('P1a a keeper has guessed right if his hand points to a plus, wherever that lies', () => {
    const { symbols } = BOX.keeping
    const after = (dive: string, star: boolean) =>
      shot('dribble-2-left', {
        options: {
          cards: { ...OUR_CARDS, name: 'box', keeping: { ...OUR_CARDS.keeping, symbols } } as CardSet,
        },
        players: [{}, {}],
        starKeeper: [false, star],
      })
        .play('h left', `a ${dive}`)
        .all('keeper-changed')
        .map(({ star }) => star)
    // Left against left is a minus in this box, for both keepers; the centre is a plus.
    expect([after('left', false), after('centre', false)]).toEqual([[], [true]])
    expect([after('left', true), after('centre', true)]).toEqual([[false], []])
  })

  test('P1a fresh line-ups: a national team and a team card are added to our cards and played', () => {
    const national = { id: 'WAL-2026', stars: [1, 11], source: 'designed' as const }
    const [italy] = new Cards(OUR_CARDS).expansion.set.teams
    const expansion = new Cards(OUR_CARDS).expansion.set
    const cards = {
      ...OUR_CARDS,
      name: 'fresh',
      teams: [...OUR_CARDS.teams, national],
      expansion: { ...expansion, name: 'fresh', teams: [...expansion.teams, { ...italy, id: 'ITA-2026' }] },
    } as CardSet
    randomMatch(hatTrick, agreed({ cards }, [{ team: 'WAL-2026' }, { team: 'ITA' }]), 1)
    randomMatch(hatTrick, agreed({ cards, expansion: 'players' }, [{ team: 'ITA-2026' }, { team: 'ITA' }]), 1)
  })

  test('P1a without team cards who begins brings a squad', () => {
    const cards = { ...BOX, expansion: { ...BOX.expansion, teams: [] } } as unknown as CardSet
    const options = { cards, expansion: 'players' }
    for (const build of [beginner(0, options), counterpart(undefined, options, 1)])
      expect(hatTrick.checkBuild(0, build, options)).toEqual([])
    expect(counterpart(undefined, { cards }, 0)).toEqual({ team: 'Ville-0' })
  })
})

/** Every refusal of a set names its field: a path that leads to something, or to what should be beside something. */
function checkFields(set: unknown): void {
  const checked = checkCardSet(set)
  if (checked.ok) return
  expect(checked.refusals.length).toBeGreaterThan(0)
  for (const { about } of checked.refusals) {
    expect(typeof about?.field).toBe('string')
    const [first = ''] = String(about?.field).split('.')
    expect([
      '',
      'name',
      'version',
      'players',
      'actions',
      'shooting',
      'keeping',
      'teams',
      'expansion',
    ]).toContain(first)
  }
}

describe('sets that are nearly right play, or are refused with the field named', () => {
  const small = plain<CardSet>({
    ...BOX,
    teams: BOX.teams.slice(0, 3),
    expansion: { ...BOX.expansion, teams: BOX.expansion?.teams.slice(0, 3) },
  })

  test('base cards', LONG, () => {
    let played = 0
    fc.assert(
      fc.property(fc.nat(), edits(2), (n, changes) => {
        const { expansion: _, ...cards } = small
        const set = edited(plain(cards), changes)
        checkFields(set)
        const checked = checkCardSet(set)
        if (!checked.ok) return
        played++
        const builds = [{ team: 'regulars' }, { team: checked.value.teams[0]?.id ?? 'regulars' }] as const
        randomMatch(hatTrick, agreed({ cards: checked.value }, builds), n, { told: 'nobody' })
      }),
      { seed: 11, numRuns: times(400) },
    )
    expect(played).toBeGreaterThan(times(40))
  })

  test('player cards', LONG, () => {
    let played = 0
    fc.assert(
      fc.property(fc.nat(), edits(2), (n, changes) => {
        const set = { ...small, expansion: edited(plain(small.expansion), changes) }
        checkFields(set)
        const checked = checkCardSet(set)
        if (!checked.ok || !checked.value.expansion) return
        const whim = new SampledChance(n)
        const { expansion } = checked.value
        const squad = randomSquad('II', 'balanced', expansion, whim, { subs: true })
        const team = expansion.teams[0]?.id
        if (team === undefined && !squad.ok) return
        played++
        const build = team === undefined ? { squad: squad.ok && squad.value } : { team }
        const options = { cards: checked.value, expansion: 'players', events: MATCH_EVENTS } as const
        const config = hatTrick.prepare({ options, builds: [build, build] })
        expect(config.ok ? [] : config.refusals).toEqual([])
        if (config.ok) randomMatch(hatTrick, config.value, n, { told: 'nobody', each: checkConserved })
      }),
      { seed: 12, numRuns: times(400) },
    )
    expect(played).toBeGreaterThan(times(40))
  })
})
