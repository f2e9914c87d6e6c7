import { describe, expect, test } from 'vitest'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { HOME_OUTFIELD_BENCH } from './stories.ts'

/** Before the second period; both coaches have cards to choose from afterwards. */
const beforePeriod = (setting: Setting = {}) =>
  match({
    period: 2,
    phase: 'changes',
    hands: [
      ['white-4', 'white-3'],
      ['purple-2a', 'purple-1'],
    ],
    ...setting,
  })

describe('Changes', () => {
  test('§9.1 up to three changes, several at the same time, before the tactic cards are laid', () => {
    const m = beforePeriod()
    expect(m.refusal('h tim-talent')).toBe('choose-who-leaves §9.1')
    m.play('h gregor-graser')
    expect(m.refusal('h timo-brecher')).toBe('choose-who-comes-on §9.1')
    m.play('h tim-talent', 'h lars-laessig', 'h wladimir-ballnich')
    expect(m.options(0)).not.toContain('gregor-graser')
    m.play('h sven-abseits')
    // The third and last: Pfosten is the only one left, and then there is nothing more to choose.
    expect(m.awaiting).toEqual(['away'])
    m.play('a done')
    expect(m.all('change').map(({ off, on, left }) => [off, on, left])).toEqual([
      ['gregor-graser', 'tim-talent', 2],
      ['lars-laessig', 'wladimir-ballnich', 1],
      ['sven-abseits', 'erwin-pfosten', 0],
    ])
    expect(m.phase).toBe('tactics')
  })

  test('§9.1 three in a match: whoever has used them is not asked again', () => {
    const one = beforePeriod({ changesLeft: [1, 3] }).play('h gregor-graser', 'h tim-talent')
    expect(one.awaiting).toEqual(['away'])
    const none = beforePeriod({ changesLeft: [0, 3] })
    expect(none.awaiting).toEqual(['away'])
    expect(beforePeriod({ changesLeft: [0, 0] }).phase).toBe('tactics')
  })

  test('§9.1 no change within a period', () => {
    const m = match({ faceUp: ['white-3', 'purple-1'], period: 2 })
    m.rolls(3, 0).play('h hugo-schwindlig', 'a patricio-fersi').rolls(0, 3).play('h timo-brecher')
    expect(m.last('attack').attack).toBe(2)
    expect(m.order('changes-open', 'changes-ready')).toEqual([])
  })

  test('§9.1 extra time brings no new ones, but those left may be made before each of its periods', () => {
    const m = match({ period: 7, phase: 'changes', changesLeft: [2, 0], hands: [['white-2b'], ['white-2a']] })
    expect(m.awaiting).toEqual(['home'])
    m.rolls(1, 0).play('h gregor-graser', 'h tim-talent', 'h done')
    m.rolls(0, 3).play('h timo-brecher')
    expect([m.period, m.phase, m.awaiting]).toEqual([8, 'changes', ['home']])
    expect(m.request(0)?.prompt.about.left).toBe(1)
  })

  test('§9.2 one outfielder for another: no keeper leaves and none comes on', () => {
    const m = beforePeriod()
    expect(m.options(0)).toHaveLength(1 + 10)
    expect(m.refusal('h sven-fauster')).toBe('keepers-do-not-change §9.2')
    m.play('h gregor-graser')
    expect(m.options(0)).toEqual(HOME_OUTFIELD_BENCH)
    expect(m.refusal('h lars-hechter')).toBe('keepers-do-not-change §9.2')
  })

  test('§9.2 without an outfielder on the bench no change is possible', () => {
    const m = beforePeriod({ off: HOME_OUTFIELD_BENCH })
    expect(m.men(0, 'bench')).toEqual(['lars-hechter'])
    expect(m.awaiting).toEqual(['away'])
  })

  test('§9.3 a midfielder comes on in midfield for a striker, head up', () => {
    const m = beforePeriod({ men: { 'tim-talent': { turn: 3 }, 'timo-brecher': { turn: 1 } } })
    m.play('h timo-brecher', 'h tim-talent', 'h done', 'a done')
    expect(m.man('tim-talent')).toMatchObject({ where: 'pitch', line: 'midfield', turn: 0, strength: 2 })
    expect(m.men(0, 'pitch')).toHaveLength(11)
    m.play('h white-3', 'a purple-2a')
    expect(m.options(0)).toContain('tim-talent')
  })

  test('§9.4 changes are made in secret and opened when both coaches are done', () => {
    const m = beforePeriod().play('h gregor-graser', 'h tim-talent')
    expect(m.awaiting).toEqual(['home', 'away'])
    expect(m.view('home').sides[0].changes).toEqual([['gregor-graser', 'tim-talent']])
    const unseen = () => {
      const { men, changes, changesLeft } = m.view('away').sides[0]
      const leaves = men.find((man) => man.id === 'gregor-graser')
      return [changes, changesLeft, leaves?.where, m.heardBy('away').some((event) => event.kind === 'change')]
    }
    expect(unseen()).toEqual([undefined, 3, 'pitch', false])
    m.play('h done')
    expect(unseen()).toEqual([undefined, 3, 'pitch', false])
    m.play('a hansi-dampf', 'a ali-balla', 'a done')
    expect(m.last('changes-open').count).toEqual([1, 1])
    expect(m.heardBy('away').filter((event) => event.kind === 'change')).toHaveLength(2)
    expect([m.man('gregor-graser').where, m.man('ali-balla').where]).toEqual(['off', 'pitch'])
  })

  test('§9.5 whoever has left the pitch does not return', () => {
    const m = match({ period: 2, phase: 'changes', hands: [['white-2b'], ['purple-1']] })
    m.play('h gregor-graser', 'h tim-talent', 'h done', 'a done')
    m.rolls(0, 3).play('h timo-brecher')
    expect([m.period, m.phase]).toEqual([3, 'changes'])
    expect(m.refusal('h gregor-graser')).toBe('man-is-off §9.5')
    m.play('h lars-laessig')
    expect(m.options(0)).toEqual(['wladimir-ballnich', 'erwin-pfosten'])
    expect(m.refusal('h gregor-graser')).toBe('man-is-off §9.5')
  })

  test('§9.5 neither does an injured nor a dismissed man', () => {
    for (const [hazard, die] of [
      ['injury', 2],
      ['red', 3],
    ] as const) {
      const m = match({ faceUp: ['white-2b', 'purple-1'], men: { 'timo-brecher': { hazard } } })
      m.rolls(0, 3, die).play('h timo-brecher')
      if (hazard === 'injury') m.play('h done')
      m.play('h sven-abseits')
      expect([m.period, m.refusal('h timo-brecher')]).toEqual([2, 'man-is-off §9.5'])
    }
  })
})
