import { describe, expect, test } from 'vitest'
import { match } from '../match.ts'
import { buildUpFailed } from './stories.ts'

describe('The counter', () => {
  test('§7.1 after a failed build-up the defender must counter', () => {
    const m = buildUpFailed()
    expect(m.last('counter')).toMatchObject({ seat: 1, card: 'purple-1' })
    expect(m.awaiting).toEqual(['away'])
    expect(m.request(1)?.prompt.about).toMatchObject({ action: 'build-up', role: 'attack' })
    expect(m.refusal('a done')).toBe('choice-required §6.11')
    m.play('a hansi-dampf')
    expect(m.request(0)?.prompt.about).toMatchObject({ action: 'build-up', role: 'defence' })
  })

  test('§7.1 hazards and turning of a counter follow the rules of any attack, the countering side first', () => {
    const men = { 'hansi-dampf': { hazard: 'yellow' }, 'gregor-graser': { hazard: 'yellow' } } as const
    const m = buildUpFailed({ men })
    m.rolls(3, 0, 3, 3).play('a hansi-dampf', 'h gregor-graser')
    expect(m.all('hazard').map((event) => event.man)).toEqual(['hansi-dampf', 'gregor-graser'])
    expect(m.last('turned').men).toEqual([['gregor-graser'], ['hansi-dampf']])
    expect(m.last('action')).toMatchObject({ action: 'finish', seat: 1 })
    m.rolls(3, 0).play('a mc-fire')
    expect(m.goals).toEqual([0, 1])
  })

  test('§7.2 there is one counter per period: a second failed build-up is simply over', () => {
    const m = buildUpFailed({ faceUp: ['white-3', 'purple-1'] })
    m.rolls(0, 3).play('a patricio-fersi', 'h hugo-schwindlig')
    expect(m.last('attack')).toMatchObject({ seat: 0, attack: 2 })
    m.rolls(0, 3).play('h gregor-graser', 'a hansi-dampf')
    expect(m.all('comparison').map((event) => event.won)).toEqual([false, false, false])
    expect(m.all('counter')).toHaveLength(1)
    expect(m.period).toBe(2)
  })

  test('§7.2 a failed counter never leads to another counter', () => {
    const m = buildUpFailed()
    m.rolls(0, 3).play('a patricio-fersi', 'h hugo-schwindlig')
    expect(m.last('comparison')).toMatchObject({ seat: 1, won: false })
    expect(m.all('counter')).toHaveLength(1)
    expect(m.last('period-over').period).toBe(1)
  })

  test('§7.2 the next period has its own counter', () => {
    const m = buildUpFailed()
    m.rolls(0, 3).play('a patricio-fersi', 'h hugo-schwindlig')
    m.rolls(1, 0).play('h done', 'a done')
    m.rolls(0, 3).play('h gregor-graser', 'a hansi-dampf')
    expect(m.all('counter').map((event) => event.seat)).toEqual([1, 1])
  })

  test('§7.3 the card the countering coach has face up sets the places; he plays no new one', () => {
    const m = buildUpFailed({
      faceUp: ['white-3', 'purple-1'],
      hands: [['white-5'], ['purple-5', 'purple-4']],
      tactics: { 'purple-1': { buildUp: { attack: { attack: 1 }, defence: { defence: 1 } } } },
    })
    expect(m.options(1)).toEqual(['mc-fire', 'alexander-trifft', 'gerd-rumsteher'])
    m.play('a mc-fire')
    expect(m.options(0)).toEqual(['harald-graetsche', 'udo-fouler', 'georg-putzer', 'manni-metzger'])
    expect(m.view('away').sides[1]).toMatchObject({ hand: ['purple-5', 'purple-4'], faceUp: 'purple-1' })
  })

  test('§7.3 before the counter all men are free again, even those just used', () => {
    const m = buildUpFailed()
    expect(m.options(1)).toContain('fritz-blitz')
    expect(m.man('fritz-blitz')).toMatchObject({ turn: 1, strength: 2 })
    m.play('a fritz-blitz')
    expect(m.options(0)).toContain('alfredo-wuehler')
  })

  test('§7.4 the bonus is the difference of the two face-up powers', () => {
    const m = buildUpFailed({ faceUp: ['white-4', 'purple-1'] })
    expect(m.last('counter').bonus).toBe(3)
    m.rolls(0, 3).play('a hansi-dampf', 'h gregor-graser')
    // 3 + 0 + 3 against 3 + 3: only the bonus makes it level.
    expect(m.last('comparison')).toMatchObject({ bonus: 3, totals: [6, 6], won: true })
  })

  test('§7.4 a second card of power 1 against a counter card of power 3 makes a bonus of 2', () => {
    const m = match({
      attack: { by: 'home', number: 2, of: 2 },
      faceUp: ['white-5', 'purple-3'],
      hands: [['purple-1'], []],
    })
    m.rolls(0, 3).play('h alfredo-wuehler', 'a fritz-blitz')
    expect(m.last('counter')).toMatchObject({ seat: 1, card: 'purple-3', bonus: 2 })
    m.rolls(0, 0).play('a hansi-dampf', 'h gregor-graser')
    expect(m.last('comparison')).toMatchObject({ bonus: 2, totals: [3, 5] })
  })

  test('§7.4 at equal powers there is no bonus', () => {
    const m = buildUpFailed({ faceUp: ['white-3', 'purple-3'], rolls: [2, 1] })
    expect(m.last('counter').bonus).toBe(0)
    m.rolls(0, 1).play('a hansi-dampf', 'h gregor-graser')
    expect(m.last('comparison')).toMatchObject({ bonus: 0, totals: [4, 3], won: false })
  })

  test('§7.5 in the finish of the counter there is no bonus', () => {
    const m = buildUpFailed({ faceUp: ['white-4', 'purple-1'] })
    m.rolls(3, 0).play('a hansi-dampf', 'h gregor-graser')
    expect(m.last('action')).toMatchObject({ action: 'finish', bonus: 0 })
    m.rolls(2, 1).play('a alexander-trifft')
    // Trifft 2 + 2 against Fauster 3 + 1: with the bonus it would be a goal.
    expect(m.last('comparison')).toMatchObject({ action: 'finish', bonus: 0, totals: [4, 4], won: false })
    expect(m.goals).toEqual([0, 0])
  })

  test('§7.5 a counter card without build-up goes straight to the finish, without any bonus', () => {
    const m = buildUpFailed({ faceUp: ['white-5', 'purple-2b'] })
    expect(m.last('counter').bonus).toBe(0)
    expect(m.last('action')).toEqual({ kind: 'action', action: 'finish', seat: 1, bonus: 0 })
    m.rolls(0, 1).play('a mc-fire')
    expect(m.last('comparison')).toMatchObject({ action: 'finish', totals: [4, 4], won: false })
  })

  test('§7.6 after the counter the attacker goes on with the attacks he has left', () => {
    const m = buildUpFailed({ faceUp: ['white-3', 'purple-1'] })
    m.rolls(3, 0).play('a hansi-dampf', 'h gregor-graser').rolls(3, 0).play('a mc-fire')
    expect(m.last('goal')).toMatchObject({ seat: 1, goals: [0, 1] })
    expect(m.last('attack')).toMatchObject({ seat: 0, attack: 2, of: 2 })
    expect(m.awaiting).toEqual(['home'])
  })

  test('§7.6 if there are none the period is over', () => {
    const m = buildUpFailed()
    m.rolls(3, 0).play('a hansi-dampf', 'h gregor-graser').rolls(0, 3).play('a mc-fire')
    expect(m.all('attack')).toHaveLength(1)
    expect(m.last('period-over')).toMatchObject({ period: 1, goals: [0, 0] })
  })
})
