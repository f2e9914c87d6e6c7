import { describe, expect, test } from 'vitest'
import type { Team } from '../vocabulary.ts'
import { EXHAUSTION_ID, FACES, POOL, TOKENS } from '../vocabulary.ts'
import type { Line } from './by-hand.ts'
import { cards, doBy, extras, laid, lines, luckOf, tableFor, teamsOf, tidy } from './by-hand.ts'
import type { Match, Setting } from './match.ts'
import { match } from './match.ts'
import { PLAIN } from './rules/printed.ts'
import { expectDefined } from './setting.ts'

const AFTER_THE_DICE = ['reroll', 'save']
const whilePlaying = lines.filter(({ ability }) => !AFTER_THE_DICE.includes(ability.do))

/** Where the match stands after the ability, nothing else being used. */
function followedBy({ ability }: Line): string {
  if (ability.do === 'end') return 'action'
  return ability.do === 'special-shot' ? 'special' : 'turn'
}

describe('every ability of our cards does what it says, and nothing else', () => {
  test('they are all here', () => {
    expect(lines.length).toBeGreaterThan(60)
    for (const { card } of lines) expect(card.abilities.length).toBeLessThanOrEqual(2)
  })

  test.each(whilePlaying)('$name', (line) => {
    const m = match(tableFor(line)).play(`home: ${line.card.id}`)
    expect([m.phase, m.view().playing]).toEqual(['ability', line.card.id])
    const table = laid(m)
    const luck = luckOf(line, table)
    const before = m.events.length
    m.rolls(...luck).play(`home: use-${line.number}`)
    const answers: string[] = []
    while (m.phase === 'token' || m.phase === 'target') {
      const first = expectDefined(m.options('home')[0])
      answers.push(first)
      m.play(`home: ${first}`)
    }
    const heard = m.events.slice(before)
    const expected = doBy(line, table, luck, answers)
    expect(heard.slice(0, expected.length)).toEqual(expected)
    // Only a new round may be told of beside it.
    expect(heard.slice(expected.length).map(({ kind }) => kind)).toEqual(
      line.ability.do === 'advance' ? ['round'] : [],
    )
    expect(tidy(laid(m))).toEqual(tidy(table))
    // Each once.
    if (m.phase === 'ability' && m.view().playing === line.card.id) {
      expect(m.options('home')).not.toContain(`use-${line.number}`)
      expect(m.refusal(`home: use-${line.number}`)).toBe('ability-used §6.1')
    }
    // §15.2 Before the turn ends somebody might be signed.
    while (m.phase === 'ability' || m.phase === 'motivate') m.play('home: skip')
    expect(m.phase).toBe(followedBy(line))
    expect(m.goals).toEqual([0, 0])
  })

  test.each(whilePlaying)('$name: not used, it changes nothing', (line) => {
    const m = match(tableFor(line)).play(`home: ${line.card.id}`)
    const table = tidy(laid(m))
    const before = m.events.length
    m.play('home: skip')
    expect(m.events.slice(before)).toEqual([])
    expect(tidy(laid(m))).toEqual(table)
    if (m.phase === 'motivate') m.play('home: skip')
    expect([m.phase, m.awaiting]).toEqual(['turn', ['away']])
  })
})

/** Whether the ability is offered when its card is played. */
function isOffered(line: Line, change: Setting): boolean {
  const m = match({ ...tableFor(line), ...change }).play(`home: ${line.card.id}`)
  const asked = m.phase === 'ability' && m.view().playing === line.card.id
  return asked && m.options('home').includes(`use-${line.number}`)
}

/** Tables on which the ability would have no effect. */
function withoutEffect(line: Line): readonly Setting[] {
  const { ability } = line
  const [own, rival] = extras(line)
  const { areas = [[], []], hands = [[], []], discards = [[], []], decks = [[], []] } = tableFor(line)
  /** Nothing in hand but the card itself; eight in the areas before it. */
  const alone = { hands: [[line.card.id], hands[1]] } as const
  const full = {
    areas: [
      [...areas[0], ...own.slice(8, 10)],
      [...areas[1], ...rival.slice(8, 10)],
    ],
    decks: [decks[0].slice(0, 1), decks[1].slice(0, 1)],
  } as const
  const noDiscards = { discards: [[], discards[1]] } as const
  switch (ability.do) {
    case 'gain':
      return [{ pool: [Object.fromEntries(ability.tokens.map((token) => [token, POOL])), {}] }]
    case 'draw':
      return [{ ...noDiscards, decks: [[], decks[1]] }]
    case 'play':
      return [alone, full]
    case 'recall':
      return ability.to === 'area' ? [noDiscards, full] : [noDiscards]
    case 'remove':
      if (ability.what === 'this') return []
      return ability.what === 'hand'
        ? [alone]
        : [noDiscards, { discards: [own.slice(6, 7), [EXHAUSTION_ID]] }]
    case 'discard':
      return ability.what === 'rival-card' ? [{ areas: [areas[0], []] }] : [{ hands: [hands[0], []] }]
    case 'exhaust':
      return [{ exhaustionLeft: 0 }]
    case 'pardon':
      return [{ booking: ['none', 'yellow'] }, { booking: ['red', 'yellow'] }]
    case 'swap':
      return [alone, { areas: [[], areas[1]] }]
    case 'special-shot':
      return [
        {
          teams: [...teamsOf(line)].reverse() as [Team, Team],
          decks: [[], []],
          hands: [[line.card.id], []],
          areas: [[], []],
          discards: [[], []],
        },
      ]
    default:
      return []
  }
}

/** Tables on which the compulsory part could not be carried out. */
function withoutObligation({ ability, card }: Line): readonly Setting[] {
  if (ability.must === 'exhaust') return [{ exhaustionLeft: 0 }]
  if (ability.must === 'book') return [{ booking: ['red', 'none'] }]
  const brings = ability.do === 'draw' || (ability.do === 'recall' && ability.to === 'hand')
  return ability.must === 'discard' && !brings ? [{ hands: [[card.id], []] }] : []
}

/** §6.3 Whether the compulsory part can be carried out by itself on this table. */
function obligesAlone(line: Line, change: Setting): boolean {
  const { ability } = line
  const {
    hands = [[], []],
    booking = ['none', 'none'],
    exhaustionLeft = 1,
  } = { ...tableFor(line), ...change }
  if (ability.do === 'special-shot') return false
  if (ability.must === 'exhaust') return exhaustionLeft > 0
  if (ability.must === 'book') return booking[0] !== 'red'
  if (ability.must === 'discard') return hands[0].some((id) => id !== line.card.id)
  return ability.must === 'remove'
}

describe('when an ability is offered', () => {
  test.each(whilePlaying)('$name: on the whole table, for whom it is meant', (line) => {
    expect(isOffered(line, {})).toBe(true)
    const attacking = { attacker: 'home' } as const
    const defending = { attacker: 'away', turn: 'home' } as const
    expect(isOffered(line, attacking)).toBe(line.ability.when !== 'defending')
    expect(isOffered(line, defending)).toBe(line.ability.when !== 'attacking')
  })

  test.each(whilePlaying)('$name: not if its compulsory part is impossible', (line) => {
    for (const rules of ['captain-tsubasa-1', 'captain-tsubasa-2'])
      for (const change of withoutObligation(line))
        expect(isOffered(line, { ...change, rules }), JSON.stringify(change)).toBe(false)
  })

  test.each(whilePlaying)(
    '$name: without effect for its compulsory part only, in the first rules not',
    (line) => {
      for (const change of withoutEffect(line)) {
        const words = JSON.stringify(change)
        expect(isOffered(line, { ...change, rules: 'captain-tsubasa-1' }), words).toBe(false)
        expect(isOffered(line, change), words).toBe(obligesAlone(line, change))
      }
    },
  )

  test.each(whilePlaying)('$name: one step before that it still is', (line) => {
    const { ability } = line
    const { hands = [[], []], decks = [[], []], discards = [[], []] } = tableFor(line)
    const one = hands[0].slice(0, 2)
    if (ability.do === 'gain') {
      const [first, ...others] = ability.tokens
      const full = Object.fromEntries(others.map((token) => [token, POOL]))
      expect(isOffered(line, { pool: [{ ...full, [expectDefined(first)]: POOL - 1 }, {}] })).toBe(true)
    }
    if (ability.do === 'draw') {
      // The discard pile alone is enough, and a card drawn may be the one to discard.
      const hand = { hands: [[line.card.id], hands[1]] } as const
      expect(isOffered(line, { ...hand, decks: [[], decks[1]] })).toBe(true)
      expect(isOffered(line, { ...hand, discards: [[], discards[1]] })).toBe(true)
    }
    if (
      ability.do === 'play' ||
      ability.do === 'swap' ||
      (ability.do === 'remove' && ability.what === 'hand')
    )
      expect(isOffered(line, { hands: [one, hands[1]] })).toBe(true)
    if (ability.do === 'recall' && ability.to === 'hand')
      expect(isOffered(line, { hands: [[line.card.id], hands[1]] })).toBe(true)
    if (ability.must === 'discard') expect(isOffered(line, { hands: [one, hands[1]] })).toBe(true)
    if (ability.must === 'exhaust' || ability.do === 'exhaust')
      expect(isOffered(line, { exhaustionLeft: 1 })).toBe(true)
    if (ability.must === 'book') expect(isOffered(line, { booking: ['yellow', 'none'] })).toBe(true)
  })
})

/** The card lies in home's area, and nothing else does. */
const afterTheDice = (line: Line, setting: Setting): Match => {
  const [own, rival] = extras(line)
  const printed = { ...PLAIN, abilities: [line.ability] }
  return match({
    ...tableFor(line),
    cards: { [line.card.id]: printed },
    hands: [own.slice(0, 4), rival.slice(0, 4)],
    areas: [[line.card.id], []],
    goals: [5, 0],
    booking: ['none', 'none'],
    ...setting,
  }).stop()
}

describe('after the dice', () => {
  const rerolls = lines.filter(({ ability }) => ability.do === 'reroll')
  const saves = lines.filter(({ ability }) => ability.do === 'save')

  test.each([...rerolls, ...saves])('$name: not while the card is being played', (line) => {
    expect(isOffered(line, {})).toBe(false)
    expect(isOffered(line, { attacker: 'away', turn: 'home' })).toBe(false)
  })

  test.each(rerolls)('$name: one roll is made again, once', (line) => {
    for (const attacker of ['home', 'away'] as const)
      for (const [choice, whose] of [
        ['reroll-own', 0],
        ['reroll-other', 1],
      ] as const) {
        const m = afterTheDice(line, { attacker, turn: attacker })
        m.play(`${attacker}: pass`).rolls(2, 5).byDefault('spend')
        expect([m.phase, m.awaiting]).toEqual(['reroll', ['home']])
        const table = tidy(laid(m))
        m.rolls(4).play(`home: ${choice}`)
        expect(m.last('rerolled')).toEqual({
          kind: 'rerolled',
          seat: 0,
          card: line.card.id,
          whose,
          keeper: false,
          die: 4,
        })
        expect(m.all('rerolled')).toHaveLength(1)
        const [home, away] = whose === 0 ? [4, 5] : [2, 4]
        expect(m.last('contest')).toMatchObject(
          attacker === 'home' ? { attack: home, defence: away } : { attack: away, defence: home },
        )
        expect(m.out).toEqual(expect.not.arrayContaining([line.card.id]))
        expect(table.exhaustion).toBe(m.view().bench.exhaustion)
      }
  })

  test.each(saves)('$name: by its numbers, and with its compulsory part', (line) => {
    const { ability } = line
    if (ability.do !== 'save') throw new Error('no save')
    for (let die = 1; die <= FACES; die++) {
      const m = afterTheDice(line, { attacker: 'away', turn: 'away' })
      m.play('away: shot').rolls(1, 6).byDefault('spend')
      expect([m.phase, m.options('home')]).toEqual(['save', [line.card.id, 'skip']])
      const before = { booking: m.booking('home'), exhaustion: m.view().bench.exhaustion }
      const result = die <= ability.held ? 'held' : die <= ability.corner ? 'corner' : 'goal'
      m.rolls(die).play(`home: ${line.card.id}`)
      expect(m.last('keeper')).toEqual({ kind: 'keeper', seat: 0, card: line.card.id, die })
      expect(m.last('save')).toEqual({ kind: 'save', seat: 0, card: line.card.id, result })
      expect(m.goals).toEqual([5, result === 'goal' ? 1 : 0])
      expect(m.last('possession')).toEqual({
        kind: 'possession',
        seat: result === 'corner' ? 1 : 0,
        kept: result === 'corner',
      })
      expect(m.all('exhausted').map(({ seat }) => seat)).toEqual(ability.must === 'exhaust' ? [0] : [])
      expect(m.view().bench.exhaustion).toBe(before.exhaustion - Number(ability.must === 'exhaust'))
      expect(m.out.includes(line.card.id)).toBe(ability.must === 'remove')
      expect(m.all('booked').length).toBe(Number(ability.must === 'book'))
    }
    // Declined, or for somebody who could not pay for it, it is a goal.
    const declined = afterTheDice(line, { attacker: 'away', turn: 'away' }).play('away: shot').rolls(1, 6)
    declined.byDefault('spend').play('home: skip')
    expect([declined.goals, declined.all('keeper')]).toEqual([[5, 1], []])
    for (const change of withoutObligation(line)) {
      const { hands: _, ...rest } = change
      const m = afterTheDice(line, { attacker: 'away', turn: 'away', ...rest })
      m.play('away: shot').rolls(1, 6).byDefault('spend')
      expect([m.goals, m.all('keeper')]).toEqual([[5, 1], []])
    }
  })
})

test('every card with abilities is in the table, every token kind is known', () => {
  expect(new Set(lines.map(({ card }) => card.id)).size).toBe(
    cards.filter(({ abilities }) => abilities.length > 0).length,
  )
  for (const { ability } of lines)
    if (ability.do === 'gain') expect(TOKENS).toEqual(expect.arrayContaining([...ability.tokens]))
})
