import { describe, expect, test } from 'vitest'
import { card, match, wholeMatch } from '../match.ts'
import { buildUpFailed, NO_BUILD_UP } from './stories.ts'

const LEVEL = [1, 1] as const
const byIndex = (a: string, b: string) => card(a) - card(b)

describe('The period', () => {
  test('§5.1 changes, tactic cards, attacks; and no changes in the first period', () => {
    const told = ['period', 'changes-open', 'revealed', 'attacker', 'period-over']
    const order = wholeMatch(2)
      .events.map((event) => event.kind as string)
      .filter((kind) => told.includes(kind))
    const first = told.filter((kind) => kind !== 'changes-open')
    expect(order).toEqual([...first, ...told, ...told, ...told, ...told, ...told])
  })

  test('§5.2 both cards are laid face down and revealed together', () => {
    const hands = [
      ['white-4', 'white-3'],
      ['purple-2a', 'purple-1'],
    ] as const
    const m = match({ hands })
    expect(m.awaiting).toEqual(['home', 'away'])
    expect(m.refusal('h purple-2a')).toBe('not-in-hand §5.2')
    m.play('h white-4')
    expect(m.awaiting).toEqual(['away'])
    expect(m.all('revealed')).toEqual([])
    expect(JSON.stringify([m.view('away'), m.heardBy('away')])).not.toContain('white-4')
    m.play('a purple-1')
    expect(m.last('revealed')).toMatchObject({ cards: ['white-4', 'purple-1'], powers: [4, 1] })
  })

  test('§5.2 a coach with an empty hand lays nothing: his closing card of power 1 counts', () => {
    const m = match({ hands: [['white-4', 'white-3'], []] })
    expect(m.awaiting).toEqual(['home'])
    m.play('h white-3')
    expect(m.last('revealed')).toMatchObject({ cards: ['white-3', 'white-1'], powers: [3, 1] })
    expect(m.last('attacker')).toMatchObject({ seat: 0, attacks: 2 })
  })

  test('§5.3 the higher power attacks, as often as the powers differ: 4 against 1 makes three attacks', () => {
    const attacker = (home: string, away: string) => match({ faceUp: [home, away] }).last('attacker')
    expect(attacker('white-4', 'purple-1')).toMatchObject({ seat: 0, attacks: 3, by: 'power' })
    expect(attacker('purple-1', 'white-4')).toMatchObject({ seat: 1, attacks: 3, by: 'power' })
    expect(attacker('purple-5', 'white-1')).toMatchObject({ seat: 0, attacks: 4 })
    expect(attacker('white-2a', 'white-3')).toMatchObject({ seat: 1, attacks: 1 })
  })

  test('§5.4 at equal powers both roll until one rolls higher; he has exactly one attack', () => {
    const m = match({ faceUp: ['white-2b', 'purple-2b'], rolls: [...LEVEL, 0, 2] })
    expect(m.all('level-roll').map((roll) => roll.dice)).toEqual([LEVEL, [0, 2]])
    expect(m.last('attacker')).toEqual({ kind: 'attacker', seat: 1, attacks: 1, by: 'dice' })
    m.rolls(0, 3).play('a mc-fire')
    expect(m.all('attack')).toHaveLength(1)
    expect(m.period).toBe(2)
  })

  test('§5.4 after twenty level rolls the home side attacks, after nineteen the dice still decide', () => {
    const faceUp = ['white-3', 'purple-3'] as const
    const guard = match({ faceUp, rolls: Array(20).fill(LEVEL).flat() })
    expect(guard.last('attacker')).toEqual({ kind: 'attacker', seat: 0, attacks: 1, by: 'guard' })
    const last = match({ faceUp, rolls: [...Array(19).fill(LEVEL).flat(), 1, 2] })
    expect(last.last('attacker')).toMatchObject({ seat: 1, by: 'dice' })
  })

  test('§5.5 straight after the reveal both draw up to three', () => {
    const hands = [
      ['white-4', 'white-3', 'white-2a'],
      ['purple-3', 'purple-2a', 'purple-1'],
    ] as const
    const m = match({ hands, decks: [['purple-5', 'blue-5'], ['white-5']] })
    m.rolls('purple-5', 'white-5').play('h white-4', 'a purple-2a')
    expect(m.view('home').sides[0]).toMatchObject({ hand: ['white-3', 'white-2a', 'purple-5'], deck: 1 })
    expect(m.view('away').sides[1]).toMatchObject({ hand: ['white-5', 'purple-3', 'purple-1'], deck: 0 })
    expect(m.order('revealed', 'drawn', 'attack')).toEqual(['revealed', 'drawn', 'drawn', 'attack'])
  })

  test('§5.5 once the deck is empty a coach plays on with the cards he still holds', () => {
    const m = match({ faceUp: ['white-4', 'purple-2a'], hands: [['white-3'], ['purple-1', 'purple-3']] })
    expect(m.view('home').sides[0].hand).toEqual(['white-3'])
    expect(m.view('away').sides[1].hand).toEqual(['purple-3', 'purple-1'])
    expect(m.all('drawn')).toEqual([])
  })

  test('§5.6 for a further attack the attacker plays another card face up and draws at once', () => {
    const m = match({
      attack: { by: 'home', number: 2, of: 3 },
      faceUp: ['white-5', 'white-2a'],
      hands: [['white-4', 'purple-2a', 'purple-1'], []],
      decks: [['white-3'], []],
      tactics: { 'purple-2a': { buildUp: { attack: { defence: 1 }, defence: { defence: 1 } } } },
    })
    expect([m.phase, m.awaiting]).toEqual(['further-tactic', ['home']])
    expect(m.refusal('h white-5')).toBe('not-in-hand §5.6')
    m.rolls('white-3').play('h purple-2a')
    expect(m.view('away').sides[0].faceUp).toBe('purple-2a')
    expect(m.view('home').sides[0].hand).toEqual(['white-4', 'white-3', 'purple-1'])
    // The new card sets the places, the number of attacks stays.
    expect(m.last('attack')).toMatchObject({ attack: 2, of: 3, card: 'purple-2a' })
    expect(m.request(0)?.prompt.about.place).toBe('defence')
  })

  test('§5.6 with an empty hand he plays the closing card', () => {
    const m = match({ attack: { by: 'away', number: 2, of: 2 }, faceUp: ['white-2a', 'white-4'] })
    expect(m.last('further-tactic')).toMatchObject({ seat: 1, card: 'white-1', power: 1, closing: true })
  })

  const beforeFurtherAttack = {
    attack: { by: 'home', number: 2, of: 3 },
    faceUp: ['white-5', 'white-2a'],
    hands: [
      ['white-4', 'white-3'],
      ['purple-3', 'purple-2a', 'purple-1'],
    ],
  } as const

  test('§5.7 at a further attack the defender may put a card out of the game unseen and draw another', () => {
    const m = match({ ...beforeFurtherAttack, decks: [[], ['blue-5', 'blue-1']] })
    m.play('h white-4')
    expect([m.phase, m.awaiting]).toEqual(['exchange', ['away']])
    expect(m.options(1)).toEqual(['done', 'purple-3', 'purple-2a', 'purple-1'])
    m.rolls('blue-1').play('a purple-3')
    const own = m.view('away').sides[1]
    expect(own).toMatchObject({ hand: ['purple-2a', 'purple-1', 'blue-1'].sort(byIndex), deck: 1 })
    expect(own).toMatchObject({ exchanged: ['purple-3'], faceUp: 'white-2a' })
    expect(m.view('home').sides[1]).toMatchObject({ hand: 3, exchanged: 1 })
    expect(JSON.stringify([m.view('home'), m.heardBy('home')])).not.toMatch(/purple-3|blue-1/)
    expect([m.phase, m.awaiting]).toEqual(['attackers-men', ['home']])
  })

  test('§5.7 he may decline, and is asked again at each further attack', () => {
    const m = match({
      ...beforeFurtherAttack,
      decks: [[], ['blue-5']],
      tactics: { 'white-4': { buildUp: NO_BUILD_UP } },
    })
    m.play('h white-4', 'a done')
    expect(m.view('away').sides[1]).toMatchObject({ hand: ['purple-3', 'purple-2a', 'purple-1'], deck: 1 })
    m.rolls(0, 3).play('h timo-brecher')
    // Of his last two cards only one is left, so nobody asks him which.
    expect(m.last('further-tactic').card).toBe('white-3')
    expect([m.phase, m.awaiting, m.last('attack').attack]).toEqual(['exchange', ['away'], 2])
  })

  test('§5.7 without a card in his deck there is nothing to exchange', () => {
    const m = match({ ...beforeFurtherAttack, decks: [[], []] })
    m.play('h white-4')
    expect([m.phase, m.awaiting]).toEqual(['attackers-men', ['home']])
    expect(m.view('away').sides[1].hand).toEqual(['purple-3', 'purple-2a', 'purple-1'])
  })

  test('§5.8 a coach without cards plays the closing card again and again', () => {
    const m = match({
      attack: { by: 'home', number: 2, of: 3 },
      faceUp: ['white-4', 'purple-1'],
      tactics: { 'white-1': { buildUp: NO_BUILD_UP } },
    })
    m.rolls(0, 3).play('h timo-brecher').rolls(0, 3).play('h timo-brecher')
    expect(m.all('further-tactic').map((event) => event.card)).toEqual(['white-1', 'white-1'])
    m.rolls(1, 0).play('h done', 'a done')
    expect(m.last('revealed').cards).toEqual(['white-1', 'white-1'])
    expect(m.view('home').sides[0]).toMatchObject({ hand: [], faceUp: 'white-1' })
  })

  test('§5.8 whoever still has a card in hand may not play the closing card', () => {
    const m = match({ ...beforeFurtherAttack })
    expect(m.options(0)).toEqual(['white-4', 'white-3'])
    expect(m.refusal('h white-1')).toBe('closing-card-only-last §5.8')
  })

  test('§5.9 the period ends when all attacks are played', () => {
    const m = match({
      faceUp: ['purple-2b', 'white-4'],
      tactics: { 'white-4': { buildUp: NO_BUILD_UP }, 'white-1': { buildUp: NO_BUILD_UP } },
    })
    m.rolls(0, 3).play('a mc-fire')
    expect(m.all('period-over')).toEqual([])
    m.rolls(0, 3).play('a alexander-trifft')
    expect(m.all('attack').map((attack) => attack.attack)).toEqual([1, 2])
    expect(m.last('period-over').period).toBe(1)
  })

  test('§5.9 a counter that falls due in the last attack is still played', () => {
    const m = buildUpFailed()
    expect(m.last('counter').seat).toBe(1)
    expect(m.all('period-over')).toEqual([])
    m.rolls(0, 3).play('a patricio-fersi', 'h hugo-schwindlig')
    expect(m.last('period-over').period).toBe(1)
  })
})
