import { describe, expect, test } from 'vitest'
import type { Ability } from '../../cards/abilities.ts'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { able, plain } from './printed.ts'

const SAVE: Ability = { do: 'save', held: 1, corner: 3 }

/** Home has shot and won; away's keeper may roll. */
const LOST: Setting = {
  phase: 'save',
  areas: [
    ['taki', 'oda'],
    ['wakashimazu', 'hyuga'],
  ],
  cards: { ...plain('taki', 'oda', 'hyuga'), wakashimazu: able(SAVE) },
}
const saved = (die: number, setting: Setting = LOST) =>
  match(setting).rolls(die).freely().play('away: wakashimazu')

describe('The keeper', () => {
  test('§8.1 after a lost shot the defender may let his keeper roll, or not', () => {
    const m = match({ ...LOST, phase: 'action' })
      .rolls(3, 3)
      .play('home: shot')
    expect([m.phase, m.awaiting, m.options('away')]).toEqual(['save', ['away'], ['wakashimazu', 'skip']])
    expect([m.all('goal'), m.last('contest')]).toMatchObject([[], { won: 'shot' }])
    expect(m.refusal('away: hyuga')).toBe('does-not-save §8.1')
    expect(m.refusal('away: sawada')).toBe('not-in-area §8.1')
    m.freely().play('away: skip')
    expect([m.goals, m.all('keeper'), m.attacker]).toEqual([[1, 0], [], 'away'])
  })

  test('§8.1 not against a pass, and not if the defence has won anyway', () => {
    const pass = match({ ...LOST, phase: 'action' })
      .rolls(3, 3)
      .freely()
      .play('home: pass')
    expect([pass.phase, pass.attacker, pass.all('keeper')]).toEqual(['draft', 'home', []])
    const lost = match({ ...LOST, phase: 'action' })
      .rolls(1, 3)
      .freely()
      .play('home: shot')
    expect([lost.phase, lost.attacker, lost.all('keeper')]).toEqual(['draft', 'away', []])
  })

  test('§8.1 only a card in the defender’s own area saves', () => {
    const cards = { ...LOST.cards, morisaki: able(SAVE) }
    const m = match({
      ...LOST,
      cards,
      phase: 'action',
      areas: [['taki', 'morisaki'], ['hyuga']],
      hands: [[], ['wakashimazu']],
    })
    m.rolls(3, 3).freely().play('home: shot')
    expect([m.goals, m.all('keeper')]).toEqual([[1, 0], []])
  })

  test('§8.1 one roll per shot, even with several such cards', () => {
    const cards = { ...LOST.cards, hyuga: able({ do: 'save', held: 1, corner: 5 }) }
    const m = match({ ...LOST, cards })
    expect(m.options('away')).toEqual(['wakashimazu', 'hyuga', 'skip'])
    m.rolls(6).freely().play('away: hyuga')
    expect([m.goals, m.all('keeper')]).toMatchObject([[1, 0], [{ seat: 1, card: 'hyuga', die: 6 }]])
    expect(m.phase).toBe('draft')
    // It is the card chosen that says what a number means.
    const corner = match({ ...LOST, cards })
      .rolls(4)
      .freely()
      .play('away: hyuga')
    expect(corner.last('save')).toEqual({ kind: 'save', seat: 1, card: 'hyuga', result: 'corner' })
  })

  test('§8.1 in every shot anew', () => {
    const m = match({ ...LOST, half: 3, round: 2, decks: [[], []] })
    m.rolls(3, 'taki', 'oda', 'wakashimazu', 'hyuga').play('away: wakashimazu')
    m.play('home: stop', 'away: wakashimazu', 'away: stop').rolls(6, 1).play('home: shot')
    expect([m.round, m.phase, m.options('away')]).toEqual([3, 'save', ['wakashimazu', 'skip']])
  })

  test('§8.2 1 is held, 2 and 3 are a corner, 4 to 6 a goal', () => {
    const results = [1, 2, 3, 4, 5, 6].map((die) => {
      const m = saved(die)
      expect(m.last('keeper')).toEqual({ kind: 'keeper', seat: 1, card: 'wakashimazu', die })
      return [m.last('save').result, m.goals[0], m.attacker, m.last('possession').kept]
    })
    const [corner, goal] = [
      ['corner', 0, 'home', true],
      ['goal', 1, 'away', false],
    ]
    expect(results).toEqual([['held', 0, 'away', false], corner, corner, goal, goal, goal])
  })

  test('§8.2 other cards show numbers of their own', () => {
    const own = (held: number, corner: number) => (die: number) =>
      saved(die, { ...LOST, cards: { ...LOST.cards, wakashimazu: able({ do: 'save', held, corner }) } }).last(
        'save',
      ).result
    expect([1, 2, 3, 4, 5].map(own(2, 4))).toEqual(['held', 'held', 'corner', 'corner', 'goal'])
    expect([1, 3, 4, 6].map(own(3, 3))).toEqual(['held', 'held', 'goal', 'goal'])
    // The save may be a card's second ability.
    const second = {
      ...LOST.cards,
      wakashimazu: able({ do: 'draw', count: 1 }, { do: 'save', held: 2, corner: 2 }),
    }
    expect(saved(2, { ...LOST, cards: second }).last('save').result).toBe('held')
  })

  test('§8.2 what a save obliges to follows the roll, whatever came of it', () => {
    for (const die of [1, 3, 6]) {
      const cards = { ...LOST.cards, wakashimazu: able({ ...SAVE, must: 'exhaust' }) }
      const m = saved(die, { ...LOST, cards })
      expect(m.order('keeper', 'save', 'exhausted')).toEqual(['keeper', 'save', 'exhausted'])
      expect(m.last('exhausted').seat).toBe(1)
    }
    const second = able({ do: 'draw', count: 1, must: 'book' }, { ...SAVE, must: 'exhaust' })
    const m = saved(1, { ...LOST, cards: { ...LOST.cards, wakashimazu: second } })
    expect([m.all('exhausted').length, m.booking('away')]).toEqual([1, 'none'])
    const none = match({
      ...LOST,
      phase: 'action',
      exhaustionLeft: 0,
      cards: { ...LOST.cards, wakashimazu: able({ ...SAVE, must: 'exhaust' }) },
    })
    none.rolls(3, 3).freely().play('home: shot')
    expect([none.goals, none.all('keeper')]).toEqual([[1, 0], []])
  })

  test('§8.3 the keeper’s roll can be made again, by the attacker first', () => {
    const cards = { ...LOST.cards, oda: able({ do: 'reroll' }), hyuga: able({ do: 'reroll' }) }
    const m = match({ ...LOST, cards })
      .rolls(1)
      .play('away: wakashimazu')
    expect([m.phase, m.awaiting, m.options('home')]).toEqual(['reroll', ['home'], ['reroll-keeper', 'skip']])
    expect(m.request('home')?.prompt).toEqual({ key: 'reroll-keeper', about: { die: 1 } })
    // The dice of the shot itself are settled.
    expect(m.refusal('home: reroll-own')).toBe('keeper-has-rolled §7.5')
    m.rolls(6).play('home: reroll-keeper')
    expect(m.last('rerolled')).toEqual({
      kind: 'rerolled',
      seat: 0,
      card: 'oda',
      whose: 1,
      keeper: true,
      die: 6,
    })
    expect([m.awaiting, m.all('save')]).toEqual([['away'], []])
    m.rolls(2).freely().play('away: reroll-keeper')
    expect(m.last('rerolled')).toMatchObject({ seat: 1, card: 'hyuga', whose: 1, keeper: true, die: 2 })
    expect([m.last('save').result, m.goals, m.attacker]).toEqual(['corner', [0, 0], 'home'])
  })

  test('§8.3 who declined before the keeper rolled is asked again, who has used his card is not', () => {
    const cards = { ...LOST.cards, oda: able({ do: 'reroll' }), hyuga: able({ do: 'reroll' }) }
    const m = match({ ...LOST, phase: 'action', cards })
      .rolls(3, 3)
      .play('home: shot', 'home: skip')
    m.rolls(3).play('away: reroll-own')
    expect(m.awaiting).toEqual(['home'])
    m.play('home: skip')
    m.rolls(5).play('away: wakashimazu')
    expect([m.phase, m.awaiting]).toEqual(['reroll', ['home']])
    m.freely().play('home: skip')
    expect([m.goals, m.round]).toEqual([[1, 0], 2])
  })

  test('§8.3 to decline counts for this roll only: in the next round he is asked again', () => {
    const cards = { ...LOST.cards, oda: able({ do: 'reroll' }) }
    const m = match({ ...LOST, half: 3, round: 1, decks: [[], []], cards })
      .rolls(3)
      .play('away: wakashimazu')
    m.rolls('taki', 'oda', 'wakashimazu', 'hyuga').play('home: skip')
    m.play('home: oda', 'away: stop', 'home: stop').rolls(3, 3).play('home: pass')
    expect([m.round, m.phase, m.awaiting]).toEqual([2, 'reroll', ['home']])
  })

  test('§8.4 a corner is like a pass won: the attacker attacks again', () => {
    const m = saved(2)
    expect([m.last('round').seat, m.round, m.goals]).toEqual([0, 2, [0, 0]])
    expect(m.last('possession')).toEqual({ kind: 'possession', seat: 0, kept: true })
  })

  test('§8.4 in stoppage time the half goes on after a corner, not after a save or a goal', () => {
    const late: Setting = { ...LOST, half: 1, round: 6 }
    const corner = saved(3, late)
    expect([corner.half, corner.round, corner.view().stoppage, corner.all('half-over')]).toEqual([
      1,
      7,
      1,
      [],
    ])
    expect([saved(1, late).half, saved(4, late).half]).toEqual([2, 2])
    const declined = match(late).freely().play('away: skip')
    expect([declined.half, declined.goals]).toEqual([2, [1, 0]])
  })
})
