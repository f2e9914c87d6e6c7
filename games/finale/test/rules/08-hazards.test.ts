import { describe, expect, test } from 'vitest'
import { match } from '../match.ts'
import { buildUpFailed, fausterUsed, graserUsed, HOME_OUTFIELD, HOME_OUTFIELD_BENCH } from './stories.ts'

const faceUp = ['white-2a', 'purple-1'] as const
describe('Hazards', () => {
  test('§8.1 each man used is rolled for, the attacker’s men first, before any card is turned', () => {
    const m = match({
      faceUp,
      tactics: { 'white-2a': { buildUp: { attack: { defence: 1, midfield: 1 }, defence: { midfield: 1 } } } },
      men: {
        'udo-fouler': { hazard: 'red' },
        'gregor-graser': { hazard: 'injury' },
        'lars-laessig': { hazard: 'injury' },
        'patricio-fersi': { hazard: 'yellow' },
      },
    })
    m.rolls(3, 0).play('h udo-fouler', 'h gregor-graser', 'a patricio-fersi')
    m.rolls(0, 0, 2).play('h udo-fouler')
    expect(m.all('hazard').map(({ seat, man, die, struck }) => [seat, man, die, struck])).toEqual([
      [0, 'udo-fouler', 0, false],
      [0, 'gregor-graser', 0, false],
      [1, 'patricio-fersi', 2, false],
    ])
    expect(m.order('comparison', 'hazard', 'turned').at(-1)).toBe('turned')
  })

  test('§8.1 each coach says for whom he rolls next; where the order cannot matter he is not asked', () => {
    const tactics = {
      'white-2a': { buildUp: { attack: { defence: 1, midfield: 1 }, defence: { midfield: 1 } } },
    }
    const men = { 'udo-fouler': { hazard: 'red' }, 'gregor-graser': { hazard: 'injury' } } as const
    const m = match({ faceUp, tactics, men })
    m.rolls(3, 0).play('h udo-fouler', 'h gregor-graser', 'a patricio-fersi')
    expect(m.phase).toBe('hazard-order')
    expect(m.options(0)).toEqual(['udo-fouler', 'gregor-graser'])
    expect(m.refusal('h harald-graetsche')).toBe('nothing-to-roll-for §8.1')
    m.rolls(2).play('h gregor-graser')
    // His replacement is asked for before Fouler's die is rolled.
    expect(m.phase).toBe('replacement')
    m.rolls(0).play('h done')
    expect(m.all('hazard').map(({ man }) => man)).toEqual(['gregor-graser', 'udo-fouler'])
    const harmless = match({ faceUp, tactics, men: { ...men, 'gregor-graser': { hazard: 'yellow' } } })
    harmless.rolls(3, 0, 0, 3).play('h udo-fouler', 'h gregor-graser', 'a patricio-fersi')
    expect(harmless.all('hazard').map(({ man }) => man)).toEqual(['udo-fouler', 'gregor-graser'])
    const emptyBench = match({ faceUp, tactics, men, off: HOME_OUTFIELD_BENCH })
    emptyBench.rolls(3, 0, 0, 0).play('h udo-fouler', 'h gregor-graser', 'a patricio-fersi')
    expect(emptyBench.all('hazard')).toHaveLength(2)
  })

  test('§8.1 the strength of a man who is struck has already counted', () => {
    const m = graserUsed('red', 3)
    expect(m.last('comparison')).toMatchObject({ totals: [6, 1], won: true })
    expect(m.man('gregor-graser').where).toBe('off')
    expect(m.last('action').action).toBe('finish')
  })

  test('§8.2 injury: on a 2 the man is off, on any other number nothing happens', () => {
    for (const die of [0, 1, 3]) expect(graserUsed('injury', die).man('gregor-graser').where).toBe('pitch')
    const m = graserUsed('injury', 2)
    expect(m.last('injured').man).toBe('gregor-graser')
    expect(m.man('gregor-graser').where).toBe('off')
  })

  test('§8.3 a bench outfielder of any line may come on at once, head up, in his own line, and no keeper', () => {
    const m = graserUsed('injury', 2, { men: { 'erwin-pfosten': { turn: 3 } } })
    expect(m.options(0)).toEqual(['done', ...HOME_OUTFIELD_BENCH])
    expect(m.refusal('h lars-hechter')).toBe('bench-keeper-not-outfield §8.3')
    m.play('h erwin-pfosten')
    expect(m.man('erwin-pfosten')).toMatchObject({ where: 'pitch', line: 'attack', turn: 0 })
    expect(m.view('home').sides[0].changesLeft).toBe(3)
    // He is free: he may play in the finish of this very attack.
    expect(m.options(0)).toEqual(['timo-brecher', 'sven-abseits', 'erwin-pfosten'])
  })

  test('§8.3 the coach may decline; with no outfielder on the bench he is not asked', () => {
    const declined = graserUsed('injury', 2).play('h done')
    expect(declined.last('nobody-came-on').for).toBe('gregor-graser')
    expect(declined.men(0, 'pitch')).toHaveLength(10)
    const emptyBench = graserUsed('injury', 2, { off: HOME_OUTFIELD_BENCH })
    expect(emptyBench.last('action').action).toBe('finish')
    expect(emptyBench.men(0, 'pitch')).toHaveLength(10)
  })

  test('§8.3 with all three changes used he still may come on', () => {
    const m = graserUsed('injury', 2, { changesLeft: [0, 3] }).play('h tim-talent')
    expect(m.man('tim-talent').where).toBe('pitch')
  })

  test('§8.4 yellow card: on a 0 or 1 the man is booked and plays on, on a 2 or 3 nothing happens', () => {
    for (const die of [0, 1]) {
      const m = graserUsed('yellow', die)
      expect(m.last('booked').man).toBe('gregor-graser')
      expect(m.man('gregor-graser')).toMatchObject({ where: 'pitch', booked: true, turn: 1 })
    }
    for (const die of [2, 3]) expect(graserUsed('yellow', die).man('gregor-graser').booked).toBeUndefined()
  })

  test('§8.4 the booking stays to the end of the match', () => {
    const m = buildUpFailed({ men: { 'gregor-graser': { booked: true } } })
    m.rolls(0, 3).play('a patricio-fersi', 'h hugo-schwindlig')
    expect(m.period).toBe(2)
    expect(m.man('gregor-graser').booked).toBe(true)
  })

  test('§8.5 a second booking is a red card, and nobody comes on', () => {
    const booked = { men: { 'gregor-graser': { booked: true } } } as const
    const m = graserUsed('yellow', 1, booked)
    expect(m.last('sent-off')).toMatchObject({ man: 'gregor-graser', secondYellow: true })
    expect(m.man('gregor-graser').where).toBe('off')
    expect(m.last('action').action).toBe('finish')
    expect(m.men(0, 'bench')).toHaveLength(4)
    expect(graserUsed('yellow', 2, booked).man('gregor-graser').where).toBe('pitch')
  })

  test('§8.6 red card: on a 3 the man is sent off and his side plays on with one man fewer', () => {
    const m = graserUsed('red', 3)
    expect(m.last('sent-off')).toMatchObject({ man: 'gregor-graser', secondYellow: false })
    expect(m.men(0, 'pitch')).toHaveLength(10)
    expect(m.last('action').action).toBe('finish')
    for (const die of [0, 1, 2]) expect(graserUsed('red', die).man('gregor-graser').where).toBe('pitch')
  })

  test('§8.7 for an injured keeper a bench keeper comes on at once, head up, free of the changes', () => {
    const m = fausterUsed('injury', 2, { men: { 'lars-hechter': { turn: 2 } } })
    expect(m.last('came-on')).toMatchObject({ man: 'lars-hechter', for: 'sven-fauster' })
    expect(m.man('lars-hechter')).toMatchObject({ where: 'pitch', line: 'keeper', turn: 0 })
    expect(m.view('home').sides[0].changesLeft).toBe(3)
  })

  test('§8.7 without a bench keeper a bench outfielder goes in goal, head up; nobody may decline', () => {
    const m = fausterUsed('injury', 2, { off: ['lars-hechter'], men: { 'tim-talent': { turn: 2 } } })
    expect(m.options(0)).toEqual(HOME_OUTFIELD_BENCH)
    expect(m.refusal('h timo-brecher')).toBe('keeper-comes-first §8.7')
    m.play('h tim-talent')
    expect(m.man('tim-talent')).toMatchObject({ where: 'pitch', line: 'keeper', turn: 0, strength: 2 })
    expect(m.view('home').sides[0].changesLeft).toBe(3)
  })

  test('§8.7 with an empty bench a man from the pitch goes in goal, and is not turned', () => {
    const men = { 'udo-fouler': { turn: 2 } } as const
    const m = fausterUsed('injury', 2, { off: ['lars-hechter', ...HOME_OUTFIELD_BENCH], men })
    expect(m.options(0)).toEqual(HOME_OUTFIELD)
    m.play('h udo-fouler')
    expect(m.man('udo-fouler')).toMatchObject({ line: 'keeper', turn: 2 })
    expect(m.men(0, 'pitch')).toHaveLength(10)
  })

  test('§8.7 §8.8 if nobody is left the goal stays empty and counts 0', () => {
    const alone = ['lars-hechter', ...HOME_OUTFIELD_BENCH, ...HOME_OUTFIELD]
    for (const [hazard, die] of [
      ['injury', 2],
      ['red', 3],
    ] as const) {
      const m = match({ faceUp: ['purple-1', 'white-3'], off: alone, men: { 'sven-fauster': { hazard } } })
      m.rolls(3, 0).play('a hansi-dampf').rolls(0, 3, die).play('a mc-fire')
      expect(m.last('goal-empty').seat).toBe(0)
      m.rolls(0, 0).play('a hansi-dampf').rolls(1, 0).play('a alexander-trifft')
      expect(m.last('comparison')).toMatchObject({ action: 'finish', strengths: [0, 2], totals: [0, 3] })
    }
  })

  test('§8.8 for a sent-off keeper a bench keeper comes on for an outfielder and uses a change', () => {
    const m = fausterUsed('red', 3)
    expect(m.options(0)).toEqual([...HOME_OUTFIELD, 'lars-hechter'])
    expect(m.refusal('h done')).toBe('choice-required §8.8')
    expect(m.refusal('h tim-talent')).toBe('bench-keeper-first §8.8')
    m.play('h lars-hechter')
    expect(m.options(0)).toEqual(HOME_OUTFIELD)
    m.play('h alfredo-wuehler')
    expect(m.man('lars-hechter')).toMatchObject({ where: 'pitch', line: 'keeper', turn: 0 })
    expect(m.man('alfredo-wuehler').where).toBe('off')
    expect(m.view('home').sides[0].changesLeft).toBe(2)
    expect(m.men(0, 'pitch')).toHaveLength(10)
  })

  test('§8.8 for the last keeper a bench outfielder may come on for an outfielder, while a change is left', () => {
    const off = ['lars-hechter']
    const m = fausterUsed('red', 3, { off })
    expect(m.options(0)).toEqual([...HOME_OUTFIELD, ...HOME_OUTFIELD_BENCH])
    m.play('h tim-talent', 'h alfredo-wuehler')
    expect(m.man('tim-talent')).toMatchObject({ where: 'pitch', line: 'keeper', turn: 0 })
    expect(m.last('in-goal')).toMatchObject({ man: 'tim-talent', standIn: true })
    expect(m.view('home').sides[0].changesLeft).toBe(2)
    const none = fausterUsed('red', 3, { off, changesLeft: [0, 3] })
    expect(none.options(0)).toEqual(HOME_OUTFIELD)
    expect(none.refusal('h tim-talent')).toBe('no-change-left §8.8')
  })

  test('§8.8 or an outfielder goes in goal, not turned and without using a change', () => {
    const m = fausterUsed('red', 3, { men: { 'udo-fouler': { turn: 1 } } }).play('h udo-fouler')
    expect(m.man('udo-fouler')).toMatchObject({ line: 'keeper', turn: 1 })
    expect(m.view('home').sides[0].changesLeft).toBe(3)
    expect(m.men(0, 'bench')).toHaveLength(4)
  })

  test('§8.8 the bench keeper comes on only while a change is left', () => {
    const m = fausterUsed('red', 3, { changesLeft: [0, 3] })
    expect(m.options(0)).toEqual(HOME_OUTFIELD)
    expect(m.refusal('h lars-hechter')).toBe('no-change-left §8.8')
  })

  test('§8.9 an outfielder in goal is the keeper: he fills keeper places and no others', () => {
    const off = ['sven-fauster', 'lars-hechter']
    const standIn = { 'udo-fouler': { line: 'keeper' } } as const
    const asked = match({
      faceUp,
      off,
      men: standIn,
      tactics: {
        'white-2a': { buildUp: { attack: { any: 1, keeper: 1, defence: 1 }, defence: { any: 1 } } },
      },
    })
    expect(asked.last('man-chosen')).toMatchObject({ man: 'udo-fouler', place: 'keeper' })
    expect(asked.options(0)).toEqual(['harald-graetsche', 'georg-putzer', 'manni-metzger'])
    asked.play('h harald-graetsche')
    expect(asked.options(0)).not.toContain('udo-fouler')
    const question = match({
      faceUp,
      off,
      men: standIn,
      tactics: { 'white-2a': { buildUp: { attack: { any: 1 }, defence: { any: 1 } } } },
    })
    expect(question.refusal('h udo-fouler')).toBe('keeper-fills-no-question-mark §6.3')
  })

  test('§8.9 his strengths, hazards and any booking stay with him', () => {
    const off = ['sven-fauster', 'lars-hechter']
    const m = match({
      faceUp,
      off,
      tactics: { 'white-2a': { buildUp: { attack: { keeper: 1 }, defence: { midfield: 1 } } } },
      men: { 'udo-fouler': { line: 'keeper', turn: 2, booked: true, hazard: 'yellow' } },
    })
    m.rolls(3, 0, 0).play('a patricio-fersi')
    expect(m.last('comparison').strengths).toEqual([3, 1])
    expect(m.last('sent-off')).toMatchObject({ man: 'udo-fouler', secondYellow: true })
    expect(m.phase).toBe('sent-off-keeper')
  })
})
