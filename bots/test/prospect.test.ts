import { type CaptainTsubasaEvent, captainTsubasa, PASS, SHOT } from '@libero/captain-tsubasa'
import { Phase as TsubasaPhase } from '@libero/captain-tsubasa/opponents'
import { match as tsubasaMatch } from '@libero/captain-tsubasa/testing'
import { wording as tsubasaWording } from '@libero/captain-tsubasa/text'
import { FINISH, type FinaleEvent, finale } from '@libero/finale'
import { Phase as FinalePhase } from '@libero/finale/opponents'
import { wording as finaleWording } from '@libero/finale/text'
import type { Game, MatchEvent, Seat } from '@libero/kernel'
import { KeyedChance, SampledChance, seedFrom, seedText } from '@libero/kernel'
import { LANGUAGES, type Language, type ProspectWords } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { captainTsubasaBots, captainTsubasaMatters } from '../captain-tsubasa/index.ts'
import { finaleBots, finaleMatters } from '../finale/index.ts'
import { opponentsOf } from '../games.ts'
import { BotMatch } from '../match.ts'
import {
  alikeAmong,
  apartAmong,
  byWorth,
  chanceOf,
  Foresight,
  type Matters,
  noFigureWords,
  percentOfChance,
  rangeWords,
  shortWords,
  sourceWordsOf,
  waysInPercent,
  waysWords,
} from '../prospect/index.ts'
import { BotClient, sameRoom } from '../remote/client.ts'
import { BotHost } from '../remote/host.ts'
import { copyOf, enumerated, expectShares, expectWhole, sharesOf } from './prospect-ground.ts'

type TsubasaState = Parameters<typeof captainTsubasa.view>[0]

interface Ground<S, C, E extends MatchEvent> {
  readonly game: Game<S, C, E>
  readonly matters: Matters<S, E>
  readonly bots: readonly Bot<S>[]
  readonly options: unknown
  words(language: Language): ProspectWords
  /** What a coach is asked before he commits. */
  readonly phases: readonly number[]
  phaseOf(s: S): number
}

function moments<S, C, E extends MatchEvent>(
  { game, bots, matters, options }: Ground<S, C, E>,
  matches: number,
  wanted: (s: S) => boolean,
) {
  const found: { readonly state: S; readonly seat: Seat; readonly action: number }[] = []
  const [, , heuristic] = bots
  if (!heuristic) throw new Error('no heuristic')
  const quickly = { ...heuristic, id: 'quick', choose: matters.playsOn, begin: () => {} }
  const match = new BotMatch(game, [quickly, quickly])
  const chance = new KeyedChance()
  for (let n = 0; n < matches; n++) {
    const whim = new SampledChance(n)
    const builds = [heuristic.build(0, options, whim), heuristic.build(1, options, whim)] as const
    const config = game.prepare({ options, builds })
    if (!config.ok) throw new Error(JSON.stringify(config.refusals))
    chance.become(seedFrom('prospects'), n)
    match.play(config.value, chance, n, undefined, (state, seat, action) => {
      if (wanted(state)) found.push({ state: copyOf(game, state), seat, action })
    })
  }
  return found
}

function holds<S, C, E extends MatchEvent>(
  name: string,
  ground: Ground<S, C, E>,
  exactAtLeast: number,
): void {
  const { game, matters, phases, phaseOf, words } = ground

  describe(name, () => {
    test('what is counted is every way the dice can fall, and nothing else', () => {
      const foresight = new Foresight(game, matters, 4)
      const exact = new Set<number>()
      let counted = 0
      for (const { state, seat, action } of moments(ground, 6, (s) => phases.includes(phaseOf(s)))) {
        const prospect = foresight.prospect(state, seat, action)
        if (!prospect || prospect.over !== undefined || prospect.given) continue
        exact.add(phaseOf(state))
        counted++
        expectWhole(prospect)
        expectShares(sharesOf(prospect), enumerated(game, matters, state, seat, action))
      }
      expect(counted).toBeGreaterThanOrEqual(exactAtLeast)
      expect(exact.size).toBeGreaterThan(0)
    })

    test('every option has a prospect, named in three languages', () => {
      const foresight = new Foresight(game, matters, 4)
      const asked = new Set<number>()
      let n = 0
      for (const { state, seat } of moments(ground, 3, (s) => phases.includes(phaseOf(s)) && n++ % 3 === 0)) {
        asked.add(phaseOf(state))
        const prospects = foresight.prospects(state, seat)
        for (const { action } of game.request(state, seat)?.options ?? []) {
          const prospect = prospects[action]
          if (!prospect) throw new Error(`${game.request(state, seat)?.kind} ${action}: no prospect`)
          expectWhole(prospect)
          for (const language of LANGUAGES) {
            const { of, short, ways } = words(language)
            expect(of[prospect.of]).toBeDefined()
            expect(short[prospect.of]).toBeDefined()
            for (const { way } of prospect.ways) expect(ways[way]).toBeDefined()
          }
        }
      }
      expect([...asked].sort()).toEqual([...phases].sort())
    })

    test('two matches that look the same to a coach promise him the same', () => {
      const foresight = new Foresight(game, matters, 6)
      let n = 0
      let compared = 0
      for (const { state, seat } of moments(ground, 2, () => n++ % 11 === 0)) {
        const twin = copyOf(game, state)
        game.reimagine(twin, seat, new SampledChance(n + compared++))
        expect(foresight.prospects(twin, seat)).toEqual(foresight.prospects(state, seat))
      }
      expect(compared).toBeGreaterThan(10)
    })
  })
}

holds<Parameters<typeof finale.view>[0], Parameters<typeof finale.start>[0], FinaleEvent>(
  'Finale',
  {
    game: finale,
    matters: finaleMatters,
    bots: finaleBots,
    options: {},
    words: (language) => finaleWording(language).prospects,
    phases: [
      FinalePhase.Tactics,
      FinalePhase.Exchange,
      FinalePhase.FurtherTactic,
      FinalePhase.AttackersMen,
      FinalePhase.DefendersMen,
    ],
    phaseOf: ({ phase }) => phase,
  },
  40,
)

holds<
  Parameters<typeof captainTsubasa.view>[0],
  Parameters<typeof captainTsubasa.start>[0],
  CaptainTsubasaEvent
>(
  'Captain Tsubasa',
  {
    game: captainTsubasa,
    matters: captainTsubasaMatters,
    bots: captainTsubasaBots,
    options: {},
    words: (language) => tsubasaWording(language).prospects,
    phases: [
      TsubasaPhase.Turn,
      TsubasaPhase.Ability,
      TsubasaPhase.Token,
      TsubasaPhase.Action,
      TsubasaPhase.Spend,
      TsubasaPhase.Reroll,
      TsubasaPhase.Save,
    ],
    phaseOf: ({ phase }) => phase,
  },
  10,
)

test.each(['hat-trick', 'finale', 'captain-tsubasa'])(
  '%s: those who think elsewhere are asked with the record alone',
  async (id) => {
    const team = await opponentsOf(id)
    if (!team) throw new Error(`no ${id}`)
    const [, , heuristic] = team.bots
    const whim = new SampledChance(4)
    const builds = [heuristic?.build(0, {}, whim), heuristic?.build(1, {}, whim)] as const
    const chance = { seed: seedText(seedFrom('elsewhere')) }
    const opened = Table.open(team.game, { config: { options: {}, builds } }, chance)
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    const client = new BotClient(() => sameRoom(new BotHost(opponentsOf)))
    let found = 0
    for (let n = 0; n < 40 && found === 0; n++) {
      const seat: Seat = opened.value.isAwaited(0) ? 0 : 1
      const record = opened.value.record()
      const prospects = await client.prospects({ game: id, record, seat })
      for (const action of Object.keys(prospects))
        expect(opened.value.request(seat)?.options.map((option) => option.action)).toContain(action)
      found = Object.keys(prospects).length
      expect(await client.prospects({ game: id, record, seat })).toEqual(prospects)
      opened.value.timeOut(seat)
    }
    expect(found).toBeGreaterThan(0)
    // Who is not asked, and a match that cannot be, promise nothing.
    const record = opened.value.record()
    expect(await client.prospects({ game: 'chess', record, seat: 0 })).toEqual({})
  },
)

test('figures in words: mine, in full, and over what', () => {
  const words = finaleWording('en').prospects
  const ways = [
    { way: 'stopped', share: 0.64, tone: 'good' as const },
    { way: 'goal', share: 0.36, tone: 'bad' as const },
  ]
  expect(shortWords({ of: 'save', ways }, words, 'en')).toBe('keeps them out 64 %')
  expect(waysWords({ of: 'save', ways }, words, 'en')).toBe('stopped in the build-up 64 %, goal 36 %')
  expect(sourceWordsOf({ of: 'save', ways }, 'Italy', 'en')).toBe('Counted exactly.')
  const estimate = { of: 'save', ways, over: 400, margin: 0.0712 }
  expect(sourceWordsOf(estimate, 'Italy', 'en')).toBe(
    'Estimated over 400 hands Italy may hold and draws to come, both playing sensibly; in brackets, how far off it may be.',
  )
  expect([rangeWords(estimate, 'en'), rangeWords({ of: 'save', ways }, 'en')]).toEqual([
    '(likely 56–72 %)',
    '',
  ])
  const almost = [{ way: 'stopped', share: 0.98, tone: 'good' as const }]
  expect(rangeWords({ of: 'save', ways: almost, over: 400, margin: 0.03 }, 'en')).toBe('(likely 95–100 %)')
  expect(noFigureWords(words, 'packing', 'colour', 'en')).toBe(
    'No percentage: a deck counts over the whole match.',
  )
  // An estimate is told in steps of five, what is counted to the point.
  expect(shortWords(estimate, words, 'en')).toBe('keeps them out 65 %')
  const sure = [{ way: 'stopped', share: 1, tone: 'good' as const }]
  expect(shortWords({ of: 'save', ways: sure, over: 400 }, words, 'en')).toBe('keeps them out 99 %')
  expect(shortWords({ of: 'save', ways: sure }, words, 'en')).toBe('keeps them out 100 %')
})

test.each([
  [[0.585, 0.003, 0.412], 400, [60, 1, 39]],
  [[1, 0, 0], 400, [99, 1]],
  [[0, 0.25, 0.75], 400, [1, 25, 74]],
  [[1, 0, 0], undefined, [100]],
  [[0.9, 0.0004, 0.0996], undefined, [90, 1, 9]],
])('ways of %j over %s in percent sum to 100 and agree with the figure', (shares, over, percents) => {
  const tones = ['good', 'mixed', 'bad'] as const
  const ways = tones.map((tone, i) => ({ way: tone, tone, share: shares[i] ?? 0 }))
  const prospect = { of: 'save', ways, ...(over !== undefined && { over }) }
  const read = waysInPercent(prospect)
  expect(read.map(({ percent }) => percent)).toEqual(percents)
  expect(read[0]?.percent).toBe(percentOfChance(prospect))
})

test('finale: the first of several men is promised what the best of the others beside him brings, dice counted', () => {
  const whim = new SampledChance(4)
  const builds = [finaleBots[0].build(0, {}, whim), finaleBots[0].build(1, {}, whim)] as const
  const opened = Table.open(finale, { config: { options: {}, builds } }, { seed: seedText(seedFrom('men')) })
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const table = opened.value
  const foresight = new Foresight(finale, finaleMatters, 24)
  foresight.begin()
  let compared = 0
  while (!table.outcome && compared < 5) {
    const seat = table.isAwaited(0) ? 0 : 1
    const request = table.request(seat)
    const now = table.peek((state) => ({
      isFinish: state.action === FINISH,
      isMen: state.phase === FinalePhase.AttackersMen || state.phase === FinalePhase.DefendersMen,
      action: [state.action, state.attack, state.counter].join(),
      prospects: foresight.prospects(state, seat),
    }))
    const best = Object.entries(now.prospects).sort(([, a], [, b]) => chanceOf(b) - chanceOf(a))[0]
    if (!now.isMen || !best) {
      table.timeOut(seat)
      continue
    }
    expect(best[1].over).toBeUndefined()
    table.act(seat, best[0])
    if (table.outcome || !table.isAwaited(seat)) continue
    const next = table.peek((state) => ({
      action: [state.action, state.attack, state.counter].join(),
      phase: state.phase,
      prospects: foresight.prospects(state, seat),
    }))
    const chances = Object.values(next.prospects).map(chanceOf)
    if (next.action !== now.action || request?.kind !== table.request(seat)?.kind) continue
    compared++
    // In a build-up the finish is still to come, for which a coach may want to keep somebody else.
    if (now.isFinish) expect(Math.max(...chances)).toBeCloseTo(chanceOf(best[1]), 6)
    else expect(Math.max(...chances)).toBeGreaterThan(chanceOf(best[1]) - 0.01)
  }
  expect(compared).toBe(5)
})

test('finale: between attacks a chance is that of the next goal, within one that of this attack', () => {
  const { Changes, Tactics, Exchange, FurtherTactic, Replacement, AttackersMen, DefendersMen } = FinalePhase
  const matterOf = (phase: number, seat: Seat = 0, more = {}) =>
    finaleMatters.matter(
      { phase, period: 2, stage: 0, attacker: 0, counter: 0, ...more } as Parameters<typeof finale.view>[0],
      seat,
      0,
    )
  for (const phase of [Tactics, Exchange, FurtherTactic, Replacement])
    expect(matterOf(phase)?.of).toBe('next')
  expect(matterOf(AttackersMen)?.of).toBe('goal')
  expect(matterOf(DefendersMen, 1)?.of).toBe('save')
  expect(matterOf(AttackersMen, 1, { counter: 1 })?.of).toBe('goal')
  // A change counts over the rest of the match: it promises nothing that could be told from luck.
  expect(matterOf(Changes)).toBeUndefined()
  const goal = (seat: 0 | 1) => ({ kind: 'goal', seat, scorer: '', goals: [0, 0], minute: 29 }) as const
  expect([goal(1), goal(0)].map((event) => matterOf(Exchange, 1)?.decidedBy(event))).toEqual([0, 2])
  const comparison = (action: 'build-up' | 'finish', won: boolean) =>
    ({
      kind: 'comparison',
      action,
      seat: 0,
      strengths: [0, 0],
      dice: [0, 0],
      bonus: 0,
      totals: [0, 0],
      won,
    }) as const
  const ends = [
    comparison('build-up', true),
    comparison('build-up', false),
    comparison('finish', false),
    comparison('finish', true),
  ]
  const wayOf = (phase: number, seat: Seat) =>
    ends.map((event) => {
      const matter = matterOf(phase, seat)
      return matter?.ways[matter.decidedBy(event)]?.way
    })
  expect(wayOf(AttackersMen, 0)).toEqual([undefined, 'stopped', 'saved', 'goal'])
  expect(wayOf(DefendersMen, 1)).toEqual([undefined, 'stopped', 'saved', 'goal'])
})

test('finale: estimates that luck cannot tell apart are shown as one, others apart', () => {
  const foresight = new Foresight(finale, finaleMatters, 40)
  const [, , heuristic] = finaleBots
  if (!heuristic) throw new Error('no heuristic')
  const whim = new SampledChance(5)
  const builds = [heuristic.build(0, {}, whim), heuristic.build(1, {}, whim)] as const
  const opened = Table.open(
    finale,
    { config: { options: {}, builds } },
    { seed: seedText(seedFrom('alike')) },
  )
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const table = opened.value
  const seen = { alike: 0, apart: 0 }
  while (!table.outcome) {
    const seat = table.isAwaited(0) ? 0 : 1
    const prospects = Object.values(table.peek((state) => foresight.prospects(state, seat)))
    if (prospects.length > 1 && prospects.every(({ over }) => over !== undefined)) {
      seen[new Set(prospects.map(chanceOf)).size > 1 ? 'apart' : 'alike']++
      expect(alikeAmong(prospects) !== undefined).toBe(new Set(prospects.map(percentOfChance)).size === 1)
    }
    table.timeOut(seat)
  }
  expect(seen.alike).toBeGreaterThan(0)
  expect(seen.apart).toBeGreaterThan(0)
})

test('captain-tsubasa: a decoy is promised no more than a strong card where a tackle waits in the other hand', () => {
  const { state } = tsubasaMatch({
    options: { firstGame: true },
    round: 2,
    goals: [0, 1],
    hands: [
      ['nakazato', 'kisugi', 'tsubasa', 'long-shot', 'man-marking'],
      ['imai', 'wakashimazu', 'shimano', 'sorimachi', 'sliding-tackle'],
    ],
    decks: [['nagano', 'oda', 'iwami', 'taki', 'izawa', 'ishizaki'], ['kawabe']],
    discards: [
      ['takasugi', 'morisaki'],
      ['through-ball', 'hyuga', 'matsuki', 'takashima', 'sawada', 'furuta'],
    ],
    field: ['offside-trap', 'midfield-battle'],
    pool: [{}, { shot: 1, defence: 1 }],
    shown: [['long-shot'], ['sliding-tackle']],
  })
  const foresight = new Foresight(captainTsubasa, captainTsubasaMatters, 100)
  foresight.begin()
  const promised = foresight.prospects(state, 0)
  const goal = (card: string) => promised[card]?.ways.find(({ way }) => way === 'goal')?.share ?? 1
  expect(goal('nakazato')).toBeLessThan(goal('long-shot') + 0.05)
  expect(goal('man-marking')).toBeLessThan(goal('long-shot') + 0.05)
})

test('captain tsubasa: a card is promised what the best of its abilities brings, as the next question shows', () => {
  const foresight = new Foresight(captainTsubasa, captainTsubasaMatters, 120)
  const gaps: number[] = []
  const bestOf = (table: { peek<T>(look: (state: TsubasaState) => T): T }, seat: Seat) =>
    Object.entries(table.peek((state) => foresight.prospects(state, seat))).sort(
      ([, a], [, b]) => chanceOf(b) - chanceOf(a),
    )[0]
  for (let nth = 0; gaps.length < 40; nth++) {
    const builds = [{ team: 'nankatsu' }, { team: 'toho' }] as const
    const chance = { seed: seedText(seedFrom(`abilities ${nth}`)) }
    const opened = Table.open(captainTsubasa, { config: { options: { firstGame: true }, builds } }, chance)
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    const table = opened.value
    foresight.begin()
    while (!table.outcome && gaps.length < 40) {
      const seat = table.isAwaited(0) ? 0 : 1
      const isTurn = table.request(seat)?.kind === 'turn'
      const best = isTurn ? bestOf(table, seat) : undefined
      if (!best) {
        table.timeOut(seat)
        continue
      }
      table.act(seat, best[0])
      if (table.outcome || !table.isAwaited(seat) || table.request(seat)?.kind !== 'ability') continue
      const next = bestOf(table, seat)
      if (next) gaps.push(chanceOf(next[1]) - chanceOf(best[1]))
    }
  }
  expect(Math.abs(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)).toBeLessThan(0.025)
})

test('captain tsubasa: once as many cards lie as may, tokens and abilities are counted, and agree with what is asked next', () => {
  const m = tsubasaMatch({
    hands: [['tsubasa'], ['hyuga', 'matsuki']],
    areas: [
      ['morisaki', 'oda', 'izawa', 'kisugi'],
      ['shimano', 'sliding-tackle', 'sorimachi', 'imai'],
    ],
    pool: [{ shot: 2 }, { defence: 1 }],
  })
  const foresight = new Foresight(captainTsubasa, captainTsubasaMatters, 20)
  const told = (of: string) => {
    const prospect = foresight.prospects(m.state, 0)[of]
    return prospect && { over: prospect.over, percent: percentOfChance(prospect) }
  }
  m.play('home: tsubasa')
  const token = told('use-1')
  m.play('home: use-1')
  const [shot, pass] = [told('token-shot'), told('token-pass')]
  expect(shot?.over).toBeUndefined()
  expect(token).toEqual(shot)
  m.play('home: token-shot')
  expect(told('shot')).toEqual(shot)
  m.play('home: shot')
  expect([told('spend-3'), told('spend-2')]).toEqual([shot, pass])
})

test('captain tsubasa: whoever defends reads one chance from the first card to the keeper, and of a pass that it is stopped', () => {
  const { Turn, Ability, Token, Target, Spend, Reroll, Save } = TsubasaPhase
  const of = (phase: number, action = SHOT) =>
    captainTsubasaMatters.matter({ phase, action, attacker: 0 } as TsubasaState, 1, 0)?.of
  expect([Turn, Ability, Token, Target, Spend, Reroll, Save].map((phase) => of(phase))).toEqual(
    Array.from({ length: 7 }, () => 'save'),
  )
  expect([Spend, Reroll].map((phase) => of(phase, PASS))).toEqual(['ball', 'ball'])
})

test('where chances hardly differ, what else can happen is told: first whoever fares best', () => {
  const attack = (name: string, goal: number, countered: number) => ({
    name,
    prospect: {
      of: 'goal',
      ways: [
        { way: 'goal', share: goal, tone: 'good' },
        { way: 'saved', share: 1 - goal - countered, tone: 'mixed' },
        { way: 'countered', share: countered, tone: 'bad' },
      ],
    } as const,
  })
  const [brecher, abseits] = [attack('Brecher', 0.02, 0.86), attack('Abseits', 0.01, 0.6)]
  const apart = apartAmong([brecher, abseits])
  expect(apart).toMatchObject({
    way: 'countered',
    best: { of: { name: 'Abseits' }, percent: 60 },
    other: { of: { name: 'Brecher' }, percent: 86 },
  })
  // By it they are sorted, too: less of what is feared, more of what is hoped for.
  const order = (parting: string) =>
    [brecher, abseits].sort((one, two) => byWorth(parting)(one.prospect, two.prospect))[0]?.name
  expect(['countered', 'saved', 'goal'].map(order)).toEqual(['Abseits', 'Brecher', 'Brecher'])
  // A chance that is clearly better says it all, and so does one that is just as good.
  expect(apartAmong([brecher, attack('Pfosten', 0.2, 0.4)])).toBeUndefined()
  expect(apartAmong([brecher, attack('Pfosten', 0.02, 0.8)])).toBeUndefined()
})
