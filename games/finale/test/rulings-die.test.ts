import { digestOfCards, everyOutcome, Log, SampledChance } from '@libero/kernel'
import { randomMatch, times } from '@libero/kernel/testing'
import { LANGUAGES, ruleWords } from '@libero/kernel/words'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCardSet } from '../cards/check.ts'
import { DIE_FACES, OUR_FACES } from '../cards/die.ts'
import { OUR_CARDS, PUBLISHED } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import { Cards, facesOf } from '../cards/set.ts'
import type { FinaleEvent } from '../events.ts'
import { finale } from '../game.ts'
import { beginnersBuild } from '../presets.ts'
import { RULES } from '../text/book.ts'
import { wording } from '../text/index.ts'
import type { Hazard } from '../vocabulary.ts'
import { HAZARDS } from '../vocabulary.ts'
import { agreed } from './any-build.ts'
import type { Setting } from './match.ts'
import { expectOk, Match, match, withMen, withTactics } from './match.ts'

const SKEWED = [0, 0, 0, 1, 2, 3]
const DICE: readonly (readonly number[])[] = [
  OUR_FACES,
  SKEWED,
  [3, 3, 3, 3, 3, 0],
  [0, 1, 0, 1, 0, 1],
  [2, 3, 2, 3, 3, 3],
]

const boxWith = (faces: readonly number[]): CardSet => ({ ...OUR_CARDS, name: 'box', die: { faces } })
const refusalsOf = (set: unknown, version?: string) => {
  const checked = checkCardSet(set, version)
  return checked.ok
    ? []
    : checked.refusals.map(({ code, rule, about }) => `${code} §${rule} at ${about?.field}`)
}

/** The plain cards of a story with these faces on its die. */
const withDie = (faces: readonly number[], { men, tactics, ...setting }: Setting): Setting => ({
  ...setting,
  ...(men && { men }),
  cards: { ...withMen(men, withTactics(tactics)), die: { faces } },
})

/** What a decision can lead to, each with its likelihood. */
function* outcomesOf(m: Match, decision: string) {
  const seat = decision.startsWith('h') ? 0 : 1
  const action = finale.read(m.state, seat, decision.slice(2))
  yield* everyOutcome((chance) => {
    const world = finale.blank(m.state)
    finale.copy(m.state, world)
    const log = new Log<FinaleEvent>()
    finale.apply(world, seat, action, chance, log)
    return log.heardBy('omniscient')
  })
}

/** How many sixths of all outcomes show each number, for one die of the events. */
function sixths(m: Match, decision: string, dieOf: (event: FinaleEvent) => number | undefined): number[] {
  const counted = [0, 0, 0, 0]
  for (const { likelihood, result } of outcomesOf(m, decision)) {
    const shown = result.map(dieOf).find((die) => die !== undefined) ?? -1
    counted[shown] = (counted[shown] ?? 0) + DIE_FACES * likelihood
  }
  return counted.map((n) => Number(n.toFixed(9)))
}

const countsOf = (faces: readonly number[]) =>
  [0, 1, 2, 3].map((value) => faces.filter((face) => face === value).length)

describe('the die of a card set', () => {
  test('R1 a set that names no faces has 0, 1, 1, 2, 2, 3, and whoever names those has the same set', () => {
    for (const set of PUBLISHED) expect([set.die, facesOf(set)]).toEqual([undefined, [0, 1, 1, 2, 2, 3]])
    for (const die of [undefined, {}, { faces: [0, 1, 1, 2, 2, 3] }, { faces: [3, 2, 1, 2, 1, 0] }]) {
      const typed = expectOk(checkCardSet({ ...OUR_CARDS, ...(die && { die }) }))
      expect(typed.die).toBeUndefined()
      expect(digestOfCards(typed)).toBe(digestOfCards(OUR_CARDS))
    }
  })

  test('R1 other faces make another set, whatever order they are named in, and never one of ours', () => {
    const digest = (faces: readonly number[]) => digestOfCards(expectOk(checkCardSet(boxWith(faces))))
    expect(digest([0, 0, 0, 1, 2, 3])).toBe(digest([3, 0, 1, 0, 2, 0]))
    expect(digest([0, 0, 0, 1, 2, 3])).not.toBe(digest([0, 0, 1, 1, 2, 3]))
    expect(refusalsOf({ ...OUR_CARDS, die: { faces: SKEWED } })).toEqual(['card-set-not-ours §13.5 at name'])
  })

  test.each<[string, unknown, string]>([
    ['no die', 6, 'die-faces §1.3 at die'],
    ['a list', SKEWED, 'die-faces §1.3 at die'],
    ['nothing', null, 'die-faces §1.3 at die'],
    ['no list of faces', { faces: 6 }, 'die-faces §1.3 at die.faces'],
    ['five faces', { faces: [0, 1, 1, 2, 2] }, 'die-face §1.3 at die.faces.5'],
    ['seven faces', { faces: [0, 1, 1, 2, 2, 3, 3] }, 'die-faces §1.3 at die.faces'],
    ['a 4', { faces: [0, 1, 1, 2, 2, 4] }, 'die-face §1.3 at die.faces.5'],
    ['less than nothing', { faces: [-1, 1, 1, 2, 2, 3] }, 'die-face §1.3 at die.faces.0'],
    ['a half', { faces: [0, 1, 1.5, 2, 2, 3] }, 'die-face §1.3 at die.faces.2'],
    ['a word', { faces: [0, 1, 1, 'two', 2, 3] }, 'die-face §1.3 at die.faces.3'],
    ['an empty face', { faces: [0, 1, 1, 2, null, 3] }, 'die-face §1.3 at die.faces.4'],
    ['six equal faces', { faces: [2, 2, 2, 2, 2, 2] }, 'die-always-level §5.4 at die.faces'],
  ])('R1 a die that cannot be rolled is refused at its field: %s', (_, die, reason) => {
    expect(refusalsOf({ ...OUR_CARDS, name: 'box', die })).toEqual([reason])
  })

  test('R1 by finale-1 there is our die only; since finale-2 there may be another', () => {
    expect(refusalsOf(boxWith(SKEWED), 'finale-1')).toEqual(['die-not-yet §1.3 at die.faces'])
    expect(refusalsOf(boxWith([3, 2, 2, 1, 1, 0]), 'finale-1')).toEqual([])
    const builds = [beginnersBuild('acker'), beginnersBuild('stollen')] as const
    const config = { options: { cards: boxWith(SKEWED) }, builds }
    const codes = (rules: string) => {
      const prepared = finale.prepare(config, { rules })
      return prepared.ok ? [] : prepared.refusals.map(({ code }) => code)
    }
    expect(codes('finale-1')).toContain('die-not-yet')
    expect(codes('finale-2')).toEqual([])
  })

  test('R1 the faces are kept in records and positions', () => {
    const options = { cards: boxWith(SKEWED) }
    const config = agreed(options, [beginnersBuild('acker'), beginnersBuild('stollen')])
    const { state, record } = randomMatch(finale, config, 1, { stopAfter: 30 })
    const position = JSON.parse(JSON.stringify(finale.position(state)))
    const read = expectOk(finale.fromPosition(position, new SampledChance(1)))
    for (const set of [read.cards.set, finale.plain(config).options, record.config?.options])
      expect(JSON.stringify(set)).toContain('"die":{"faces":[0,0,0,1,2,3]}')
    expect(finale.position(read)).toEqual(position)
  })
})

test('R1 whoever looks up §1.3 hears which die lies on the table, in every language', () => {
  for (const language of LANGUAGES) {
    const looked = (set?: CardSet) => ruleWords(RULES[language], '1.3', wording(language, set)) ?? ''
    const usual = looked()
    expect(looked({ ...OUR_CARDS, name: 'box' })).toBe(usual)
    const said = looked(boxWith(SKEWED))
    expect(said.startsWith(usual)).toBe(true)
    expect(said.slice(usual.length)).toMatch(/: 0, 0, 0, 1, 2, 3\.$/)
  }
})

describe('whatever is rolled is rolled with the die of the cards', () => {
  const hazardous = (hazard: Hazard): Setting => ({
    faceUp: ['white-2a', 'purple-1'],
    men: { 'hansi-dampf': { hazard } },
  })

  test.each(DICE)('R1 both dice of a comparison and the die of a hazard: %i %i %i %i %i %i', (...faces) => {
    const m = match(withDie(faces, hazardous('yellow'))).play('h gregor-graser')
    for (const seat of [0, 1] as const)
      expect(
        sixths(m, 'a hansi-dampf', (event) => (event.kind === 'comparison' ? event.dice[seat] : undefined)),
      ).toEqual(countsOf(faces))
    expect(sixths(m, 'a hansi-dampf', (event) => (event.kind === 'hazard' ? event.die : undefined))).toEqual(
      countsOf(faces),
    )
  })

  test.each(DICE)('R1 a hazard strikes as often as its numbers are there: %i %i %i %i %i %i', (...faces) => {
    const [nought = 0, one = 0, two = 0, three = 0] = countsOf(faces)
    const wanted = { injury: two, yellow: nought + one, red: three }
    const { die } = new Cards(boxWith(faces))
    for (const hazard of ['injury', 'yellow', 'red'] as const) {
      const m = match(withDie(faces, hazardous(hazard))).play('h gregor-graser')
      let struck = 0
      for (const { likelihood, result } of outcomesOf(m, 'a hansi-dampf'))
        if (result.some((event) => event.kind === 'hazard' && event.struck)) struck += likelihood
      expect(struck).toBeCloseTo(wanted[hazard] / DIE_FACES, 9)
      // What opponents reckon with.
      expect(die.strikes[HAZARDS.indexOf(hazard)]).toBeCloseTo(struck, 9)
    }
  })

  test('R1 the rolls for the attack and for the first shot, and both dice of every penalty', () => {
    const faces = [2, 3, 2, 3, 3, 3]
    const opening: Setting = { faceUp: ['white-2a', 'purple-2a'] }
    const level = match(withDie(faces, { ...opening, rolls: [2, 2, 3, 2] }))
    expect(level.all('level-roll').map(({ dice }) => dice)).toEqual([
      [2, 2],
      [3, 2],
    ])
    for (const rolls of [
      [1, 2],
      [2, 0],
      [3, 4],
    ])
      expect(() => new Match(withDie(faces, { ...opening, rolls }))).toThrow('chance-impossible')
    const shown = new Map<string, Set<number>>()
    for (let seed = 1; seed <= times(40); seed++) {
      const options = { cards: boxWith(faces), extraTime: true }
      const config = agreed(options, [beginnersBuild('acker'), beginnersBuild('stollen')])
      const { log } = randomMatch(finale, config, seed)
      let stage = 'attack'
      for (const { event } of log.entries) {
        if (event.kind === 'takers-ready') stage = 'first shot'
        const dice = 'dice' in event ? event.dice : 'die' in event ? [event.die] : []
        const kind = event.kind === 'level-roll' ? `roll for the ${stage}` : event.kind
        if (dice.length > 0) shown.set(kind, new Set([...(shown.get(kind) ?? []), ...dice]))
      }
    }
    expect(new Map([...shown].map(([kind, dice]) => [kind, [...dice].sort()]))).toEqual(
      new Map(
        ['roll for the attack', 'comparison', 'hazard', 'roll for the first shot', 'shot'].map((kind) => [
          kind,
          [2, 3],
        ]),
      ),
    )
  })

  test('R1 listed luck names a number of the die; one that is not on it cannot fall', () => {
    const m = match(withDie([0, 1, 0, 1, 0, 1], { faceUp: ['white-2b', 'purple-1'] }))
    const tried = (...dice: number[]) =>
      new Match(withDie([0, 1, 0, 1, 0, 1], { faceUp: ['white-2b', 'purple-1'] })).rolls(...dice)
    for (const dice of [
      [2, 0],
      [0, 3],
      [1, 6],
    ])
      expect(() => tried(...dice).play('h timo-brecher')).toThrow('chance-impossible')
    expect(m.rolls(1, 0).play('h timo-brecher').last('comparison').dice).toEqual([1, 0])
  })

  test('R1 no coach is asked for an order that this die cannot make matter', () => {
    const setting: Setting = {
      faceUp: ['white-2a', 'purple-1'],
      tactics: { 'white-2a': { buildUp: { attack: { defence: 1, midfield: 1 }, defence: { midfield: 1 } } } },
      men: { 'udo-fouler': { hazard: 'red' }, 'gregor-graser': { hazard: 'injury' } },
    }
    const played = ['h udo-fouler', 'h gregor-graser', 'a patricio-fersi']
    const asked = match(withDie(SKEWED, setting))
      .rolls(3, 0)
      .play(...played)
    expect(asked.phase).toBe('hazard-order')
    // Without a 2 nobody is ever injured, so nobody ever comes on.
    const spared = match(withDie([0, 0, 1, 1, 3, 3], setting))
      .rolls(3, 0, 1, 3)
      .play(...played)
    expect(spared.all('hazard').map(({ man, struck }) => [man, struck])).toEqual([
      ['udo-fouler', false],
      ['gregor-graser', false],
    ])
  })
})

describe('the odds are exact with any die', () => {
  const AGAINST: Readonly<Record<'build-up' | 'finish', { readonly own: string; readonly theirs: string }>> =
    {
      'build-up': { own: 'gregor-graser', theirs: 'hansi-dampf' },
      finish: { own: 'timo-brecher', theirs: 'bernd-klauball' },
    }

  /** From hopeless to certain. */
  const LEADS = [1, 2, 3, 4, 5].flatMap((own) => [1, 5].map((theirs) => [own, theirs] as const))

  /** The last choice of an action, with these strengths: nobody is chosen after it but who must be. */
  function lastChoice(faces: readonly number[], action: 'build-up' | 'finish', own: number, theirs: number) {
    const men = {
      [AGAINST[action].own]: { strengths: [own, 1, 1, 1] },
      [AGAINST[action].theirs]: { strengths: [theirs, 1, 1, 1] },
    } as const satisfies Setting['men']
    const setting: Setting = { men, faceUp: [action === 'build-up' ? 'white-2a' : 'white-2b', 'purple-1'] }
    const m = match(withDie(faces, setting))
    if (action === 'finish') return { m, seat: 0, decision: `h ${AGAINST.finish.own}` } as const
    return {
      m: m.play(`h ${AGAINST['build-up'].own}`),
      seat: 1,
      decision: `a ${AGAINST['build-up'].theirs}`,
    } as const
  }

  const wonIn = (m: Match, decision: string): number => {
    let won = 0
    for (const { likelihood, result } of outcomesOf(m, decision))
      if (result.find((event) => event.kind === 'comparison')?.won) won += likelihood
    return won
  }

  test.each(DICE)(
    'R1 every lead, in build-up and finish, against every way the dice can fall: %i %i %i %i %i %i',
    (...faces) => {
      for (const action of ['build-up', 'finish'] as const)
        for (const [own, theirs] of LEADS) {
          const { m, seat, decision } = lastChoice(faces, action, own, theirs)
          const odds = finale.odds(m.state, seat, finale.read(m.state, seat, decision.slice(2)))
          expect(odds?.of).toBe(action === 'build-up' ? 'build-up' : 'goal')
          expect(odds?.likelihood, `${action} ${own} to ${theirs}`).toBeCloseTo(wonIn(m, decision), 9)
        }
    },
  )

  test('R1 with 0, 0, 0, 1, 2, 3 a level build-up succeeds in 24 of 36 ways, a level finish in 12', () => {
    const likelihood = (action: 'build-up' | 'finish') => {
      const { m, seat, decision } = lastChoice(SKEWED, action, 3, 3)
      return finale.odds(m.state, seat, finale.read(m.state, seat, decision.slice(2)))?.likelihood
    }
    expect([likelihood('build-up'), likelihood('finish')]).toEqual([24 / 36, 12 / 36])
  })

  test('R1 any die: the odds are those of its thirty-six ways to fall, certain is exactly 1', () => {
    const faces = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(faces, (faces) => {
        const { die } = new Cards(boxWith(faces))
        const odds = [-9, -4, -3, -2, -1, 0, 1, 2, 3, 4, 9].map((lead) => die.keeps(lead))
        const enumerated = (lead: number) =>
          faces.flatMap((own) => faces.filter((others) => lead + own >= others)).length / 36
        expect(odds).toEqual([-9, -4, -3, -2, -1, 0, 1, 2, 3, 4, 9].map(enumerated))
        expect([odds[0], odds.at(-1)]).toEqual([0, 1])
      }),
      { seed: 5, numRuns: times(500) },
    )
  })
})
