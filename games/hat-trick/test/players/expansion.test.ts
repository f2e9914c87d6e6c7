import type { Pair } from '@libero/kernel'
import { ListedChance, Log, SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { HatTrickOptions } from '../../build.ts'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import { MATCH_EVENTS } from '../../cards/skills.ts'
import type { HatTrickEvent } from '../../events.ts'
import { hatTrick } from '../../game.ts'
import { PHASES, Phase } from '../../phase.ts'
import { CARD_IDS, NUMBERS } from '../../vocabulary.ts'
import { agreed } from '../any-build.ts'
import { PLAYERS_EVENTS } from '../event-kinds.ts'
import { expectDefined, seen, wholeMatch } from '../match.ts'

/** Reasons against an agreement, as 'code §paragraph'. */
const refusals = (options: unknown, builds: readonly unknown[] = [{ team: 'GER' }, { team: 'BRA' }]) => {
  const checked = hatTrick.prepare({ options, builds } as Parameters<typeof hatTrick.prepare>[0])
  return checked.ok ? [] : checked.refusals.map(({ code, rule }) => `${code} §${rule}`)
}

const PLAYERS = { expansion: 'players' } as const satisfies HatTrickOptions

/** What only the expansion asks. */
const ASKED_EXPANDED = PHASES.slice(Phase.Skill, Phase.Over)

/** A match in which everything is decided by lot; what was asked, what was told. */
function byLot(seed: number, options: HatTrickOptions, team: Pair<string> = ['GER', 'BRA']) {
  const [chance, whim] = [new SampledChance(seed), new SampledChance(seed + 500)]
  const log = new Log<HatTrickEvent>()
  const state = hatTrick.start(agreed(options, [{ team: team[0] }, { team: team[1] }]), chance, log)
  const asked = new Set<string>()
  const offered = new Set<string>()
  const out = new Int16Array(hatTrick.mostOptions)
  while (hatTrick.outcome(state) === undefined) {
    const {
      seat,
      kind,
      options: choices,
    } = expectDefined(hatTrick.request(state, 0) ?? hatTrick.request(state, 1), 'request')
    asked.add(kind)
    for (const choice of choices) offered.add(choice.kind)
    const count = hatTrick.legal(state, seat, out)
    hatTrick.apply(state, seat, out[whim.below(count)] ?? 0, chance, log)
  }
  return { state, asked, offered, told: new Set(log.heardBy('omniscient').map(({ kind }) => kind)) }
}

describe('§13.1 agreed on before the match', () => {
  test('§13.1 without the option the base game is untouched: nothing of the expansion is asked or told', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const { asked, offered, told } = byLot(seed, { extraTime: seed % 2 === 0 })
      expect(ASKED_EXPANDED.filter((phase) => asked.has(phase))).toEqual([])
      expect(PLAYERS_EVENTS.filter((kind) => told.has(kind))).toEqual([])
      const kinds = ['regular-corner', 'interchange', 'switch', 'substitution', 'skill', 'style-card']
      expect(kinds.filter((kind) => offered.has(kind))).toEqual([])
    }
  })

  test('§13.1 with it they are: the same look at matches of the expansion finds them', () => {
    const [asked, told] = [new Set<string>(), new Set<string>()]
    for (let seed = 1; seed <= 40; seed++) {
      const one = byLot(seed, { ...PLAYERS, events: MATCH_EVENTS }, ['ITA', 'BRA'])
      for (const phase of one.asked) asked.add(phase)
      for (const kind of one.told) told.add(kind)
    }
    for (const phase of ['skill', 'receiver', 'snapshot', 'appeal', 'substitution'])
      expect([phase, asked.has(phase)]).toEqual([phase, true])
    for (const kind of ['skill', 'keeper-changed', 'corner', 'substituted', 'changed-places'])
      expect([kind, told.has(kind)]).toEqual([kind, true])
  })

  test('§13.1 without the option nobody sees types, styles, benches or captains, nor does a position hold them', () => {
    const { state } = wholeMatch(2)
    const config = agreed({}, [{ team: 'GER' }, { team: 'BRA' }])
    const start = hatTrick.start(config, new SampledChance(1))
    for (const s of [state, start]) {
      const look = JSON.stringify([
        hatTrick.view(s, 'home'),
        hatTrick.view(s, 'omniscient'),
        hatTrick.position(s),
      ])
      expect(look).not.toMatch(
        /"(type|gold|numbers|flips|style|styleCards|bench|subs|captain|appeal|play|progress)"/,
      )
    }
    expect(hatTrick.cardSet(start)).toEqual({ name: OUR_CARDS.name, version: OUR_CARDS.version })
    expect(config.lineUps).toBeUndefined()
    const expanded = hatTrick.start(agreed(PLAYERS, [{ team: 'ITA' }, { team: 'BRA' }]), new SampledChance(1))
    expect(hatTrick.cardSet(expanded).name).toContain(OUR_EXPANSION.name)
    expect(JSON.stringify(hatTrick.view(expanded, 'home'))).toMatch(/"type":"ball-playing-cb"/)
  })

  test('§13.1 without the option stars and regulars have the footballs of the base game', () => {
    const view = seen(
      hatTrick.start(agreed({}, [{ team: 'GER' }, { team: 'regulars' }]), new SampledChance(1)),
      'home',
    )
    const stars = expectDefined(OUR_CARDS.teams.find(({ id }) => id === 'GER')).stars
    for (const { number, regular, star } of OUR_CARDS.players) {
      const side = stars.includes(number) ? star : regular
      expect(view.sides[0].players.find((player) => player.number === number)).toMatchObject(side)
      expect(view.sides[1].players.find((player) => player.number === number)).toMatchObject(regular)
    }
  })

  test('§13.1 an expansion there is not, is refused', () => {
    expect(refusals({ expansion: 'players' })).toEqual([])
    for (const expansion of ['coaches', 'Players', true, 1, null, ['players']])
      expect(refusals({ expansion })).toEqual(['option-unknown-value §13.1'])
  })
})

describe('§20 match events are agreed on one by one', () => {
  test('§20.1 every single event may be agreed on, all of them, or none', () => {
    for (const event of MATCH_EVENTS) {
      const { terms, agreed: kept } = agreed({ ...PLAYERS, events: [event] }, [
        { team: 'ITA' },
        { team: 'BRA' },
      ])
      expect(MATCH_EVENTS.filter((one) => terms.events[one])).toEqual([event])
      expect(kept.options).toEqual({ ...PLAYERS, events: [event] })
    }
    expect(refusals({ ...PLAYERS, events: MATCH_EVENTS })).toEqual([])
    expect(refusals({ ...PLAYERS, events: [] })).toEqual([])
  })

  test('§20.1 an event there is not, and events without the expansion, are refused', () => {
    for (const events of [['snapshots'], ['snapshot', 'rain'], 'snapshot', { snapshot: true }, [1], [null]])
      expect(refusals({ ...PLAYERS, events })).toEqual(['option-unknown-value §20.1'])
    for (const event of MATCH_EVENTS)
      expect(refusals({ events: [event] })).toEqual(['events-without-expansion §20.1'])
    // None at all is as if nothing had been said.
    expect(refusals({ events: [] })).toEqual([])
  })
})

describe('§13.2 the cards', () => {
  test('§13.2 twenty-two types, and thirty-two cards for each coach', () => {
    const { types } = OUR_EXPANSION
    expect(types.length).toBe(22)
    expect(new Set(types.map(({ id }) => id)).size).toBe(22)
    expect(types.reduce((sum, { copies }) => sum + copies, 0)).toBe(32)
    expect(types.some(({ copies }) => copies > 1)).toBe(true)
  })

  test('§13.2 one or two numbers, but for the utility man; a skill and footballs on both sides', () => {
    for (const { id, numbers, price, silver, gold } of OUR_EXPANSION.types) {
      expect([id, numbers.length]).toEqual([id, id === 'utility-man' ? 0 : 2])
      expect(numbers.every((number) => NUMBERS.includes(number as 2))).toBe(true)
      expect(price).toBeGreaterThanOrEqual(0)
      for (const side of [silver, gold]) {
        expect(side.attack + side.defence).toBeGreaterThan(0)
        expect(side.skill.do).toBeTruthy()
      }
      expect([id, silver.skill]).not.toEqual([id, gold.skill])
    }
    // Every position has somebody to play it, and more than one.
    for (const number of NUMBERS)
      expect(OUR_EXPANSION.types.filter((type) => type.numbers.includes(number)).length).toBeGreaterThan(1)
  })
})

describe('§13.3 teams', () => {
  /** A kick-off of the expansion, seen from the stands. */
  const start = (home: string, away: string, options: HatTrickOptions = {}) => {
    const deal = [
      'short-1-left',
      'long-2-right',
      'dribble-3-left',
      'short-4-right',
      'long-1-left',
      'short-2-left',
    ]
    const luck = new ListedChance([0, ...deal.map((id) => CARD_IDS.indexOf(id))])
    const config = agreed({ ...PLAYERS, ...options }, [{ team: home }, { team: away }])
    return seen(hatTrick.start(config, luck), 'spectator')
  }

  test('Example Italy: the Ball-playing centre-back is number 2, and the keeper is a star', () => {
    const [italy] = start('ITA', 'BRA').sides
    expect(italy.players[0]).toMatchObject({ number: 2, type: 'ball-playing-cb', field: 'b1' })
    expect(italy.starKeeper).toBe(true)
  })

  test('Example Brazil: its style is technical', () => {
    expect(start('ITA', 'BRA').sides[1].style).toBe('technical')
  })

  test('§13.3 every team card takes the field as it is printed: line-up, gold sides, keeper, style, bench, captain', () => {
    for (const card of OUR_EXPANSION.teams) {
      const side = start(card.id, 'ITA', { events: MATCH_EVENTS }).sides[0]
      for (const { number, type, gold, attack, defence } of side.players) {
        const signed = expectDefined(card.players[number])
        expect([card.id, number, type, gold]).toEqual([card.id, number, signed.type, signed.gold === true])
        const printed = expectDefined(OUR_EXPANSION.types.find(({ id }) => id === type))
        expect(gold ? printed.gold : printed.silver).toMatchObject({ attack, defence })
      }
      expect(side).toMatchObject({
        starKeeper: card.keeper === 'gold',
        style: card.style,
        captain: card.captain,
        subs: 3,
        bench: card.bench.map(({ type, gold = false }) => ({ type, gold, gone: false })),
      })
    }
  })

  test('§13.3 a team there is no card of is refused, and the regulars of the base game are none', () => {
    for (const team of ['regulars', 'XYZ', '', 7, undefined])
      expect(refusals(PLAYERS, [{ team }, { team: 'ITA' }])).toEqual(['team-unknown §13.3'])
    expect(refusals({}, [{ team: 'regulars' }, { team: 'ITA' }])).toEqual([])
  })

  test('§13.3 a squad or a share code is for the expansion only', () => {
    for (const build of [{ squad: {} }, { squad: null }, { code: 'HT1-' }, { code: 7 }])
      expect(refusals({}, [build, { team: 'ITA' }])).toEqual(['squad-without-expansion §13.1'])
    expect(refusals({}, [{ team: undefined }, { team: 'ITA' }])).toEqual(['team-unknown §2.5'])
  })

  test('§13.3 team card, squad or share code: a coach brings exactly one of them', () => {
    const builds = [
      { team: 'ITA', squad: {} },
      { team: 'ITA', code: 'HT1-' },
      { squad: {}, code: 'HT1-' },
      { team: null, squad: null, code: null },
    ]
    for (const options of [{}, PLAYERS])
      for (const build of builds)
        expect(refusals(options, [{ team: 'BRA' }, build])).toEqual(['build-ambiguous §13.3'])
    // What is not said is not brought.
    expect(refusals(PLAYERS, [{ team: 'ITA', squad: undefined }, { team: 'BRA' }])).toEqual([])
  })
})
