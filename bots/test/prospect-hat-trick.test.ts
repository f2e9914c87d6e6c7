import {
  CORNERS,
  type HatTrickConfig,
  type HatTrickEvent,
  type HatTrickOptions,
  hatTrick,
  MATCH_EVENTS,
} from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import { baseDraws, CORNER, GO, Phase } from '@libero/hat-trick/opponents'
import { TEXTS, wording } from '@libero/hat-trick/text'
import { KeyedChance, SampledChance, type Seat, seedFrom } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { hatTrickBots, hatTrickInsight, hatTrickMatters } from '../hat-trick/index.ts'
import { BotMatch } from '../match.ts'
import { chanceOf, Foresight, percentOfChance } from '../prospect/index.ts'
import { copyOf, enumerated, expectShares, expectWhole, sharesOf } from './prospect-ground.ts'

const GAMES: readonly (readonly [string, HatTrickOptions])[] = [
  ['base game', { extraTime: true, shootOut: true }],
  ['Players', { shootOut: true, expansion: 'players', events: MATCH_EVENTS }],
]

function prepared(options: HatTrickOptions): HatTrickConfig {
  const away = options.expansion ? 'JAM' : 'GER'
  const config = hatTrick.prepare({ options, builds: [{ team: 'ITA' }, { team: away }] })
  if (!config.ok) throw new Error(JSON.stringify(config.refusals))
  return config.value
}

const [, , heuristic] = hatTrickBots
const quickBot = { id: 'quick', ms: 0, build: () => undefined, choose: hatTrickInsight.quick }

interface Moment {
  readonly state: State
  readonly seat: Seat
  readonly action: number
}

/** Decisions of quick matches that are looked for. */
function moments(
  options: HatTrickOptions,
  matches: number,
  wanted: (s: State, seat: Seat) => boolean,
): Moment[] {
  const found: Moment[] = []
  const match = new BotMatch(hatTrick, [quickBot, quickBot])
  const chance = new KeyedChance()
  for (let n = 0; n < matches; n++) {
    chance.become(seedFrom('prospects'), n)
    match.play(prepared(options), chance, n, undefined, (state, seat, action) => {
      if (wanted(state, seat)) found.push({ state: copyOf(hatTrick, state), seat, action })
    })
  }
  return found
}

const options = new Int16Array(hatTrick.mostOptions)

/** A keeper draws as long as he may; nobody uses anything else. */
function drawsOn(world: State, seat: Seat): number {
  hatTrick.legal(world, seat, options)
  return world.phase === Phase.Save ? GO : (options[0] ?? GO)
}

/** Whoever is asked takes this option, or the last one. */
const nthOption = (nth: number) => (world: State, seat: Seat) => {
  const count = hatTrick.legal(world, seat, options)
  return options[Math.min(nth, count - 1)] ?? GO
}

/** §7.7–§7.9 The keeper has drawn all he may: what both draw up to afterwards changes nothing. */
const settled = ({ phase, draws, drawn, power }: State): boolean =>
  phase !== Phase.Duel && (phase !== Phase.Save || draws === 0 || drawn > power)

const foresight = new Foresight(hatTrick, hatTrickMatters, 60)

describe('what is counted is what happens', () => {
  test.each(GAMES)('%s: a keeper who draws on, or stops', (_, options) => {
    const saves = moments(options, 6, (s) => s.phase === Phase.Save && s.draws <= 2).slice(0, 24)
    expect(saves.length).toBeGreaterThan(20)
    for (const { state, seat } of saves) {
      for (const action of [GO, GO - 1]) {
        const prospect = foresight.prospect(state, seat, action)
        if (!prospect) throw new Error('no prospect')
        expect(prospect.over).toBeUndefined()
        expectWhole(prospect)
        const counted = enumerated(hatTrick, hatTrickMatters, state, seat, action, {
          answer: drawsOn,
          settled,
        })
        expectShares(sharesOf(prospect), counted)
      }
    }
  })

  test('a dive, against the mix of corners that the shot is worth most with', () => {
    // Few cards in the deck, so that every order of them can be played.
    const dives = moments({}, 40, (s, seat) => {
      const isLate = s.deckLeft[seat] >= 4 && s.deckLeft[seat] <= 7
      return s.phase === Phase.Duel && seat !== s.side && isLate && baseDraws(s, s.starKeeper[seat]) <= 3
    }).slice(0, 4)
    expect(dives.length).toBeGreaterThan(0)
    const mix = new Float64Array(CORNERS.length)
    const corners = Int16Array.from(CORNERS, (_, corner) => CORNER + corner)
    for (const { state, seat } of dives) {
      const prospect = foresight.prospect(state, seat, CORNER)
      if (!prospect) throw new Error('no prospect')
      expect(prospect.given).toBe('best-mix')
      hatTrickInsight.duel?.(state, state.side as Seat, corners, CORNERS.length, mix)
      const counted: Record<string, number> = {}
      for (let corner = 0; corner < CORNERS.length; corner++) {
        const known = copyOf(hatTrick, state)
        known.corner[state.side] = corner
        const ways = enumerated(hatTrick, hatTrickMatters, known, seat, CORNER, { answer: drawsOn, settled })
        for (const [way, share] of Object.entries(ways))
          counted[way] = (counted[way] ?? 0) + share * (mix[corner] ?? 0)
      }
      expectShares(sharesOf(prospect), counted)
    }
  })

  test('a shot, over every hand the keeper may hold', () => {
    const shots = moments({}, 40, (s, seat) => {
      const keeper = 1 - s.side
      return (
        s.phase === Phase.Duel &&
        seat === s.side &&
        s.deckLeft[keeper] === 4 &&
        baseDraws(s, s.starKeeper[keeper]) <= 3
      )
    }).slice(0, 2)
    expect(shots.length).toBeGreaterThan(0)
    const mix = new Float64Array(CORNERS.length)
    const corners = Int16Array.from(CORNERS, (_, corner) => CORNER + corner)
    for (const { state, seat } of shots) {
      const prospect = foresight.prospect(state, seat, CORNER + 2)
      if (!prospect) throw new Error('no prospect')
      const keeper = (1 - seat) as Seat
      hatTrickInsight.duel?.(state, keeper, corners, CORNERS.length, mix)
      const counted: Record<string, number> = {}
      for (let dive = 0; dive < CORNERS.length; dive++) {
        if (mix[dive] === 0) continue
        const known = copyOf(hatTrick, state)
        known.corner[keeper] = dive
        // His hand alone is redrawn: which card it is does not matter to a sum, only its power does.
        const ways = enumerated(hatTrick, hatTrickMatters, known, seat, CORNER + 2, {
          prepare: (world, chance) => {
            hatTrick.reimagine(world, seat, chance)
            world.corner[keeper] = dive
          },
          answer: drawsOn,
          settled,
        })
        for (const [way, share] of Object.entries(ways))
          counted[way] = (counted[way] ?? 0) + share * (mix[dive] ?? 0)
      }
      expectShares(sharesOf(prospect), counted)
    }
  })

  test('a long ball, and the last move before a short pass or a dribble', () => {
    const certain = moments({}, 4, (s) => s.phase === Phase.LongBall || s.phase === Phase.DefenceMove)
    let counted = 0
    for (const { state, seat, action } of certain) {
      const prospect = foresight.prospect(state, seat, action)
      if (!prospect) throw new Error('no prospect')
      if (prospect.over !== undefined) {
        expect(state.phase).toBe(Phase.DefenceMove)
        continue
      }
      counted++
      // Whatever line a long ball is then meant for.
      expectShares(
        sharesOf(prospect),
        enumerated(hatTrick, hatTrickMatters, state, seat, action, { answer: nthOption(0) }),
      )
      expect(Object.keys(sharesOf(prospect))).toHaveLength(1)
    }
    expect(counted).toBeGreaterThan(100)
  })
})

describe.each(GAMES)('%s', (_, options) => {
  test('every option of what is asked in a turn, an opportunity and a shot has a prospect, named in three languages', () => {
    const asked = new Set<number>()
    const phases = [
      Phase.PlayCard,
      Phase.AttackMove,
      Phase.SidewaysPass,
      Phase.DefenceMove,
      Phase.LongBall,
      Phase.OpportunityPass,
      Phase.ShootOrNot,
      Phase.Duel,
      Phase.Save,
    ] as readonly number[]
    const quickly = new Foresight(hatTrick, hatTrickMatters, 8)
    let n = 0
    for (const { state, seat } of moments(options, 2, (s) => phases.includes(s.phase) && n++ % 3 === 0)) {
      asked.add(state.phase)
      const prospects = quickly.prospects(state, seat)
      for (const { action, kind } of hatTrick.request(state, seat)?.options ?? []) {
        // Taking a flip back changes nothing yet.
        if (kind === 'turn-back') continue
        const prospect = prospects[action]
        if (!prospect) throw new Error(`${hatTrick.request(state, seat)?.kind} ${action}: no prospect`)
        expectWhole(prospect)
        for (const language of LANGUAGES) {
          const { prospects: words } = wording(language)
          expect(words.of[prospect.of]).toBeDefined()
          expect(words.short[prospect.of]).toBeDefined()
          for (const { way } of prospect.ways) expect(words.ways[way]).toBeDefined()
        }
      }
    }
    expect([...asked].sort()).toEqual([...phases].sort())
  })

  test('two matches that look the same to a coach promise him the same', () => {
    let asked = 0
    const quickly = new Foresight(hatTrick, hatTrickMatters, 12)
    for (const { state, seat } of moments(options, 2, () => asked++ % 17 === 0)) {
      const promised = quickly.prospects(state, seat)
      const twin = copyOf(hatTrick, state)
      hatTrick.reimagine(twin, seat, new SampledChance(asked))
      expect(quickly.prospects(twin, seat)).toEqual(promised)
      expect(new Foresight(hatTrick, hatTrickMatters, 12).prospects(state, seat)).toEqual(promised)
    }
    expect(asked).toBeGreaterThan(300)
  })
})

test('§9.2 a foul of a team that is booked is named by its price, and what nothing can change is no estimate', () => {
  const quickly = new Foresight(hatTrick, hatTrickMatters, 8)
  const [named, sure, causes] = [new Set<string>(), new Set<number>(), new Set<string>()]
  const steps = (s: State) => s.phase === Phase.AttackMove || s.phase === Phase.DefenceMove
  for (const { state, seat } of moments({}, 6, (s) => steps(s) && !s.opportunity)) {
    const isBooked = state.yellow[1 - state.attacker] === 1
    for (const prospect of Object.values(quickly.prospects(state, seat))) {
      const fouls = prospect.ways.filter(({ way }) => way === 'foul' || way === 'red')
      for (const { way } of fouls) {
        expect(way).toBe(isBooked ? 'red' : 'foul')
        named.add(way)
      }
      if (prospect.cause) causes.add(prospect.cause)
      if (!prospect.sure) continue
      sure.add(percentOfChance(prospect))
      expect(prospect.margin).toBeUndefined()
    }
  }
  expect([...named].sort()).toEqual(['foul', 'red'])
  expect([...sure].sort()).toEqual([0, 100])
  for (const cause of causes)
    expect(cause).toMatch(/^(kept [1-6]|(short|long|dribble) [1-6]( \d+:\d+( \d+ (forward|back))?)?)$/)
})

test('a chance is meant as that of the coach who is asked', () => {
  for (const { state } of moments(
    {},
    1,
    (s) => s.phase === Phase.PlayCard && s.laid[0] < 0 && !s.opportunity,
  ).slice(0, 12)) {
    const attacker = state.side as Seat
    const of = (seat: Seat) => Object.values(foresight.prospects(state, seat))
    expect(of(attacker).every(({ of: what }) => what === 'further')).toBe(true)
    expect(of((1 - attacker) as Seat).every(({ of: what }) => what === 'stop')).toBe(true)
  }
})

test('§5.6, §9.1 a foul takes the ball on for whoever is fouled, and the defender has not stopped him', () => {
  const ends = moments({}, 20, (s) => s.phase === Phase.LongBall || s.phase === Phase.DefenceMove)
  const fouls = ends.flatMap(({ state, seat, action }) => {
    const prospect = foresight.prospect(state, seat, action)
    return prospect?.over === undefined &&
      prospect?.ways.some(({ way, share }) => way === 'foul' && share === 1)
      ? [{ of: prospect.of, chance: chanceOf(prospect) }]
      : []
  })
  for (const { of, chance } of fouls) expect(chance).toBe(of === 'further' ? 1 : 0)
  expect(new Set(fouls.map(({ of }) => of))).toEqual(new Set(['further', 'stop']))
})

test('§5.7 a pass that is won with nobody to receive it has not taken the ball on, for either coach', () => {
  const ends = moments({}, 20, (s) => s.phase === Phase.LongBall || s.phase === Phase.DefenceMove)
  const kept = ends.flatMap(({ state, seat, action }) => {
    const world = copyOf(hatTrick, state)
    const told: HatTrickEvent[] = []
    const tell = (event: HatTrickEvent) => void told.push(event)
    hatTrick.apply(world, seat, action, new SampledChance(1), { tell, reveal: tell, confide: () => {} })
    const at = told.findIndex(({ kind }) => kind === 'comparison')
    const [compared, passed] = [told[at], told[at + 1]]
    if (compared?.kind !== 'comparison' || compared.result !== 'won' || passed?.kind !== 'passed') return []
    const goesOn =
      passed.line > compared.line || (compared.action === 'long' && passed.line === compared.line)
    const prospect = foresight.prospect(state, seat, action)
    const way = goesOn ? (seat === state.attacker ? 'won' : 'through') : 'kept'
    expect(prospect && sharesOf(prospect)).toEqual({ [way]: 1 })
    expect(prospect && chanceOf(prospect)).toBe(way === 'won' ? 1 : 0)
    return goesOn ? [] : [prospect?.of]
  })
  expect(kept).toContain('stop')
  // Whoever attacks is told before he steps.
  const quickly = new Foresight(hatTrick, hatTrickMatters, 8)
  const steps = moments({}, 6, (s) => s.phase === Phase.AttackMove && s.opportunity === 0)
  const stays = steps.flatMap(({ state, seat }) =>
    Object.values(quickly.prospects(state, seat)).filter(({ ways }) =>
      ways.some(({ way }) => way === 'kept'),
    ),
  )
  expect(stays.length).toBeGreaterThan(0)
  for (const { ways } of stays) expect(ways.find(({ way }) => way === 'kept')?.tone).toBe('mixed')
})

test('§5.7 nobody is promised that the other coach will push a man to where he receives a pass', () => {
  const steps = moments({}, 20, (s) => s.phase === Phase.DefenceMove && s.opportunity === 0)
  let stays = 0
  for (const { state, seat } of steps) {
    const count = hatTrick.legal(state, seat, options)
    const endOf = (action: number) => {
      const prospect = foresight.prospect(state, seat, action)
      return prospect?.over === undefined ? Object.keys(prospect ? sharesOf(prospect) : {}).join() : ''
    }
    if (endOf(options[0] ?? 0) !== 'kept') continue
    stays++
    const choice = hatTrickMatters.playsOn(
      copyOf(hatTrick, state),
      seat,
      options,
      count,
      new SampledChance(1),
    )
    expect(endOf(choice)).not.toBe('through')
  }
  expect(stays).toBeGreaterThan(0)
})

test('an estimate says over how many hands it went, and how far off that may be', () => {
  const [first] = moments({}, 1, (s) => s.phase === Phase.PlayCard)
  if (!first || !heuristic) throw new Error('nobody is asked')
  const prospect = foresight.prospect(first.state, first.seat, first.action)
  if (!prospect) throw new Error('no prospect')
  expect(prospect.over).toBe(60)
  const chance = chanceOf(prospect)
  expect(prospect.margin).toBeCloseTo(
    hatTrickMatters.doubt(prospect.of) + 1.96 * Math.sqrt((chance * (1 - chance)) / 60),
    9,
  )
})

test('the words of prospects have the same keys in every language', () => {
  const keys = LANGUAGES.map((language) => {
    const { of, short, ways } = wording(language).prospects
    return [Object.keys(of), Object.keys(short), Object.keys(ways)]
  })
  expect(new Set(keys.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(Object.keys(TEXTS)).toEqual([...LANGUAGES])
})

describe('once both cards lie open', () => {
  test('what no step can change is certain, and of a foul that cannot be nothing is said', () => {
    const steps = moments({}, 6, (s) => s.phase === Phase.AttackMove && s.opportunity === 0).slice(0, 60)
    let certain = 0
    let foulless = 0
    for (const { state, seat, action } of steps) {
      const prospect = foresight.prospect(state, seat, action)
      if (!prospect) continue
      const ends = [0, 1, 2, 5, 9, 99].map((nth) =>
        Object.keys(
          enumerated(hatTrick, hatTrickMatters, state, seat, action, { answer: nthOption(nth) }),
        ).join(),
      )
      if (prospect.ways.every(({ way }) => way !== 'foul')) {
        foulless++
        expect(ends).not.toContain('foul')
      }
      if (prospect.over !== undefined) continue
      certain++
      expect([...new Set(ends)]).toEqual(Object.keys(sharesOf(prospect)))
    }
    expect(certain).toBeGreaterThan(0)
    expect(foulless).toBeGreaterThan(certain)
  })
})
