import { SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import { finale } from '../../game.ts'
import { beginnersBuild } from '../../presets.ts'
import type { Setting } from '../match.ts'
import { expectDefined, expectOk, match, positionOf, wholeMatch } from '../match.ts'
import { HOME_OUTFIELD } from './stories.ts'

describe('At this table', () => {
  test('§13.1 the only man of a line plays without being asked for', () => {
    const off = ['hugo-schwindlig', 'gregor-graser', 'alfredo-wuehler']
    const m = match({ faceUp: ['white-2a', 'purple-1'], off })
    expect(m.last('man-chosen').man).toBe('lars-laessig')
    expect(m.awaiting).toEqual(['away'])
  })

  test('§13.1 where a whole line has to play nobody is asked for the order', () => {
    const shows = { buildUp: { attack: { attack: 2 }, defence: { midfield: 1 } } }
    const m = match({ faceUp: ['white-2a', 'purple-1'], tactics: { 'white-2a': shows } })
    expect(m.all('man-chosen').map((event) => event.man)).toEqual(['timo-brecher', 'sven-abseits'])
    expect(m.awaiting).toEqual(['away'])
  })

  test('§13.1 the last card in hand is laid without being asked for, two cards are a choice', () => {
    const m = match({ hands: [['white-4'], ['purple-2a', 'purple-1']] })
    expect(m.awaiting).toEqual(['away'])
    m.play('a purple-1')
    expect(m.last('revealed').cards).toEqual(['white-4', 'purple-1'])
  })

  test('§13.1 no coach is ever asked a question with one answer; §13.3 every question has a default', () => {
    const whim = new SampledChance(11)
    for (let seed = 0; seed < 10; seed++) {
      const builds = [beginnersBuild('acker'), beginnersBuild('stollen')] as const
      const options = { extraTime: true }
      const state = finale.start(expectOk(finale.prepare({ options, builds })), new SampledChance(seed))
      while (!finale.outcome(state)) {
        const request = expectDefined(finale.request(state, 0) ?? finale.request(state, 1), 'request')
        const actions = request.options.map((option) => option.action)
        expect(actions.length).toBeGreaterThan(1)
        expect(actions).toContain(request.default)
        const action = expectDefined(actions[whim.below(actions.length)])
        finale.apply(state, request.seat, finale.read(state, request.seat, action), whim)
      }
    }
  })

  test('§13.4 every match ends, with a winner where extra time was agreed', () => {
    const endings = new Set<string>()
    for (let seed = 1; seed <= 40; seed++) {
      const { outcome } = wholeMatch(seed, { extraTime: true })
      expect(outcome.winner, `seed ${seed}`).toBeDefined()
      endings.add(outcome.by)
    }
    expect(endings).toContain('shoot-out')
  })

  test('§13.4 twenty level rolls for the attack: the home side attacks', () => {
    const m = match({ faceUp: ['white-3', 'purple-3'], rolls: Array(40).fill(0) })
    expect(m.last('attacker')).toMatchObject({ seat: 0, by: 'guard' })
  })

  test('§13.4 whoever runs out of cards always has the closing card', () => {
    const m = match({ hands: [[], []], rolls: [1, 0] })
    expect(m.last('revealed').cards).toEqual(['white-1', 'white-1'])
    expect(m.awaiting).toEqual(['home'])
  })

  test('§13.5 the coaches agree on nothing but the match options', () => {
    const against = (options: unknown) =>
      finale
        .checkBuild(0, beginnersBuild('acker'), options)
        .map(({ code, rule, about }) => `${code} §${rule} ${about?.option ?? ''}`.trim())
    const all = { tactics: 'usual', extraTime: true, budget: [50, 46], tie: { leg: 1 }, cards: OUR_CARDS }
    expect(against(all)).toEqual([])
    expect(against(undefined)).toEqual([])
    expect(against({ offside: true })).toEqual(['option-unknown §13.5 offside'])
    expect(against('extraTime')).toEqual(['options-malformed §13.5'])
    // Every reason at once.
    expect(against({ offside: true, extraTime: 1, tactics: 'wild', tie: { leg: 3 }, budget: 50 })).toEqual([
      'option-unknown §13.5 offside',
      'option-unknown-value §10.2 extraTime',
      'option-unknown-value §4.4 tactics',
      'option-unknown-value §12.1 tie',
      'option-unknown-value §3.7 budget',
    ])
  })

  test('§13.5 a match may begin from a position set up in full, and from no other', () => {
    const position = positionOf({ hands: [['white-4', 'white-3'], ['white-5']] })
    const begin = (changes: Record<string, unknown>) =>
      finale.fromPosition({ ...position, ...changes }, new SampledChance(1))
    expect(begin({}).ok).toBe(true)
    const { goals: _, ...lacking } = (position.sides as readonly Record<string, unknown>[])[0] ?? {}
    const refused = begin({ period: 9, sides: [lacking, (position.sides as readonly unknown[])[1]] })
    expect(refused).toEqual({
      ok: false,
      refusals: ['period', 'sides.0.goals'].map((field) => ({
        code: 'position-field',
        rule: '13.5',
        about: { field },
      })),
    })
    expect(finale.fromPosition({ format: 'chess' }, new SampledChance(1))).toMatchObject({
      ok: false,
      refusals: [{ code: 'position-foreign', rule: '13.5' }],
    })
  })

  test('§13.5 a position in which nobody could go on is refused', () => {
    const isStuck = (setting: Setting, side: Record<string, unknown>) => {
      const position = positionOf(setting)
      const sides = (position.sides as readonly Record<string, unknown>[]).map((own) => ({ ...own, ...side }))
      const begun = finale.fromPosition({ ...position, sides }, new SampledChance(1))
      if (!begun.ok || finale.outcome(begun.value)) return false
      const asked = [finale.request(begun.value, 0), finale.request(begun.value, 1)].filter(
        (r) => r !== undefined,
      )
      return asked.length === 0 || asked.some((request) => request.options.length === 0)
    }
    expect({
      bothDoneWithChanges: isStuck({ phase: 'changes', period: 2 }, { ready: true }),
      bothHaveNamedTakers: isStuck({ phase: 'takers' }, { ready: true }),
      bothHaveLaid: isStuck({ hands: [['white-4'], ['white-4']] }, { laid: 'white-4' }),
      nobodyToName: isStuck({ phase: 'takers', off: HOME_OUTFIELD }, { ready: false }),
    }).toEqual({
      bothDoneWithChanges: false,
      bothHaveNamedTakers: false,
      bothHaveLaid: false,
      nobodyToName: false,
    })
  })

  test('§13.5 a position that the rules could not have led to is refused', () => {
    const before = { period: 2, phase: 'changes', off: ['lars-laessig'] } as const
    const further = { attack: { by: 'home', number: 2, of: 2 }, faceUp: ['white-4', 'purple-2a'] } as const
    // The keeper is off, and Hechter is to come on for an outfielder.
    const sentOff = { ...further, off: ['sven-fauster'] }
    const room = { phase: 'man-for-keeper', action: 'finish', man: 'lars-hechter' }
    expect({
      aCounterBetweenAttacks: begins(further, { counter: true, countered: true }),
      aCounterBeforeTheReveal: begins({ hands: [['white-4'], []] }, { counter: true, countered: true }),
      aManWhoIsToReturn: begins(before, {}, { changes: [['udo-fouler', 'lars-laessig']] }),
      aChangeTooMany: begins({ ...sentOff, changesLeft: [0, 0] }, room),
    }).toEqual({
      aCounterBetweenAttacks: false,
      aCounterBeforeTheReveal: false,
      aManWhoIsToReturn: false,
      aChangeTooMany: false,
    })
    expect(begins(before)).toBe(true)
    expect(begins(before, {}, { changes: [['udo-fouler', 'tim-talent']] })).toBe(true)
    expect(begins(further)).toBe(true)
    expect(begins(sentOff, room)).toBe(true)
  })
})

/** Whether a match begins from this position, with changes to it and to its home side. */
function begins(setting: Setting, changes: object = {}, home: object = {}): boolean {
  const position = positionOf(setting)
  const [own, other] = position.sides as readonly [object, object]
  const sides = [{ ...own, ...home }, other]
  return finale.fromPosition({ ...position, ...changes, sides }, new SampledChance(1)).ok
}
