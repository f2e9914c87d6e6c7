import { describe, expect, test } from 'vitest'
import type { Tactic } from '../../cards/set.ts'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { buildUpFailed, HOME_OUTFIELD, NO_BUILD_UP } from './stories.ts'

/** One attack of the home side with a card that shows this. */
const attack = (shows: Partial<Tactic>, setting: Setting = {}) =>
  match({ faceUp: ['white-2a', 'purple-1'], tactics: { 'white-2a': shows }, ...setting })

const actions = (m: ReturnType<typeof match>) => m.all('action').map(({ action, seat }) => [action, seat])

describe('The attack', () => {
  test('§6.1 the finish follows a successful build-up, and only that', () => {
    const m = attack({}).rolls(3, 0).play('h hugo-schwindlig', 'a patricio-fersi')
    expect(actions(m)).toEqual([
      ['build-up', 0],
      ['finish', 0],
    ])
    expect(actions(buildUpFailed())).toEqual([
      ['build-up', 0],
      ['build-up', 1],
    ])
  })

  test('§6.1 a card without build-up goes straight to the finish and gives no counter', () => {
    const m = attack({ buildUp: NO_BUILD_UP })
    expect(actions(m)).toEqual([['finish', 0]])
    m.rolls(0, 3).play('h timo-brecher')
    expect(m.last('comparison').won).toBe(false)
    expect(m.all('counter')).toEqual([])
    expect(m.last('period-over').goals).toEqual([0, 0])
  })

  test('§6.2 the attacker chooses all his men first; the defender sees them and answers', () => {
    const m = attack({ buildUp: { attack: { defence: 1, midfield: 1 }, defence: { midfield: 2 } } })
    expect(m.awaiting).toEqual(['home'])
    expect(m.request(1)).toBeUndefined()
    m.play('h udo-fouler')
    expect(m.awaiting).toEqual(['home'])
    m.play('h lars-laessig')
    expect(m.awaiting).toEqual(['away'])
    const marked = m.view('away').sides[0].men.filter((man) => man.used === 'build-up')
    expect(marked.map((man) => man.id)).toEqual(['udo-fouler', 'lars-laessig'])
    m.play('a hansi-dampf')
    expect(m.refusal('a hansi-dampf')).toBe('man-already-chosen §6.2')
    expect(m.refusal('a ali-balla')).toBe('man-on-the-bench §6.2')
    m.rolls(0, 0).play('a fritz-blitz')
    expect(m.last('comparison').strengths).toEqual([8, 8])
  })

  test('§6.3 a question mark takes any free outfielder, never the keeper', () => {
    const m = attack({ buildUp: { attack: { any: 1 }, defence: { any: 1 } } })
    expect(m.options(0)).toEqual(HOME_OUTFIELD)
    expect(m.refusal('h sven-fauster')).toBe('keeper-fills-no-question-mark §6.3')
    m.play('h georg-putzer')
    expect(m.options(1)).toHaveLength(10)
    expect(m.options(1)).not.toContain('bernd-klauball')
  })

  test('§6.4 three backs are asked for, two are free: both play, and a midfielder or striker stands in', () => {
    const m = attack(
      { buildUp: { attack: { defence: 3 }, defence: { midfield: 1 } } },
      { off: ['georg-putzer', 'manni-metzger'] },
    )
    expect(m.all('man-chosen').map((event) => event.man)).toEqual(['harald-graetsche', 'udo-fouler'])
    expect(m.options(0)).toEqual(HOME_OUTFIELD.slice(4))
    m.rolls(0, 0).play('h hugo-schwindlig', 'a hansi-dampf')
    expect(m.last('comparison').strengths[0]).toBe(5 + 4 + 5)
  })

  test('§6.4 a man used in the build-up is not free: the next line stands in', () => {
    const m = attack({ buildUp: { attack: { attack: 2 }, defence: { defence: 1 } } })
    m.rolls(3, 0).play('a guenter-granit')
    expect(m.last('action').action).toBe('finish')
    expect(m.options(0)).toEqual(HOME_OUTFIELD.slice(0, 8))
  })

  test('§6.4 where nobody is free the place stays empty and adds nothing', () => {
    const off = HOME_OUTFIELD.filter((id) => id !== 'timo-brecher')
    const m = attack({ buildUp: { attack: { midfield: 2 }, defence: { midfield: 1 } } }, { off })
    expect(m.all('man-chosen').map((event) => event.man)).toEqual(['timo-brecher'])
    expect(m.last('places-empty')).toMatchObject({ seat: 0, count: 1 })
    m.rolls(1, 0, 2, 0).play('a patricio-fersi')
    expect(m.all('comparison').map((event) => event.totals)).toEqual([
      [4 + 1, 1],
      // For the finish nobody at all is free.
      [0 + 2, 3],
    ])
  })

  test('§6.5 whoever was used in the build-up may not be used in the finish, on either side', () => {
    const m = attack({
      buildUp: { attack: { midfield: 1 }, defence: { defence: 1 } },
      finish: { attack: { midfield: 1 }, defence: { defence: 1 } },
    })
    m.rolls(3, 0).play('h gregor-graser', 'a brian-oklopper')
    expect(m.options(0)).toEqual(['hugo-schwindlig', 'alfredo-wuehler', 'lars-laessig'])
    expect(m.refusal('h gregor-graser')).toBe('man-used-in-build-up §6.5')
    m.play('h lars-laessig')
    expect(m.options(1)).toEqual(['guenter-granit', 'karl-rempler'])
    expect(m.refusal('a brian-oklopper')).toBe('man-used-in-build-up §6.5')
  })

  const ARROW = {
    buildUp: { attack: { midfield: 2 }, defence: { midfield: 1 } },
    finish: { attack: { midfield: 1 }, defence: { keeper: 1 } },
    arrow: 'midfield',
  } as const

  test('§6.6 the arrow: one of the build-up men of its line plays again, at his new strength', () => {
    const m = attack(ARROW)
    m.rolls(3, 0).play('h gregor-graser', 'h lars-laessig', 'a patricio-fersi')
    expect(m.options(0)).toEqual(['gregor-graser', 'lars-laessig'])
    expect(m.refusal('h hugo-schwindlig')).toBe('arrow-wants-build-up-man §6.6')
    m.rolls(0, 0).play('h lars-laessig')
    expect(m.last('comparison')).toMatchObject({ action: 'finish', strengths: [3, 3] })
    expect(m.man('lars-laessig').turn).toBe(2)
    expect(m.man('gregor-graser').turn).toBe(1)
  })

  test('§6.6 the arrow calls no man of another line who was used beside it', () => {
    const m = attack({ ...ARROW, buildUp: { attack: { midfield: 1, attack: 1 }, defence: { midfield: 1 } } })
    m.rolls(3, 0, 0, 3).play('h gregor-graser', 'h timo-brecher', 'a patricio-fersi')
    expect(m.all('man-chosen').at(-2)).toMatchObject({ man: 'gregor-graser', place: 'arrow' })
  })

  test('§6.6 if only stand-ins filled the marked places it is one of all outfielders used', () => {
    const off = ['hugo-schwindlig', 'gregor-graser', 'alfredo-wuehler', 'lars-laessig']
    const buildUp = { attack: { keeper: 1, midfield: 1, attack: 1 }, defence: { midfield: 1 } }
    const m = attack({ ...ARROW, buildUp }, { off })
    m.rolls(3, 0).play('h timo-brecher', 'h udo-fouler', 'a patricio-fersi')
    expect(m.options(0)).toEqual(['udo-fouler', 'timo-brecher'])
  })

  test('§6.6 an arrow that marks a question mark calls one of all outfielders used', () => {
    const m = attack({
      buildUp: { attack: { keeper: 1, defence: 1, midfield: 1 }, defence: { midfield: 1 } },
      finish: { attack: { any: 1 }, defence: { keeper: 1 } },
      arrow: 'any',
    })
    m.rolls(3, 0).play('h manni-metzger', 'h gregor-graser', 'a patricio-fersi')
    expect(m.options(0)).toEqual(['manni-metzger', 'gregor-graser'])
  })

  test('§6.6 if none of them is still on the pitch a free man of the line plays, without one any other', () => {
    const injured = { 'gregor-graser': { hazard: 'injury' } } as const
    const buildUp = { attack: { midfield: 1, attack: 1 }, defence: { midfield: 1 } }
    const sameLine = attack({ ...ARROW, buildUp }, { men: injured })
    sameLine.rolls(3, 0, 2).play('h gregor-graser', 'h sven-abseits', 'a patricio-fersi', 'h done')
    expect(sameLine.options(0)).toEqual(['hugo-schwindlig', 'alfredo-wuehler', 'lars-laessig'])
    const off = ['hugo-schwindlig', 'alfredo-wuehler', 'lars-laessig']
    const anyLine = attack({ ...ARROW, buildUp }, { men: injured, off })
    anyLine.rolls(3, 0, 2).play('h sven-abseits', 'a patricio-fersi', 'h done')
    expect(anyLine.options(0)).toEqual([...HOME_OUTFIELD.slice(0, 4), 'timo-brecher'])
  })

  test('§6.6 §8.9 a man who has gone in goal since is not called: a free man of the line plays', () => {
    const m = attack(
      {
        buildUp: { attack: { keeper: 1, defence: 1, attack: 1 }, defence: { midfield: 1 } },
        finish: { attack: { defence: 1 }, defence: { keeper: 1 } },
        arrow: 'defence',
      },
      { men: { 'sven-fauster': { hazard: 'red' } } },
    )
    m.rolls(3, 0, 3).play('h udo-fouler', 'h sven-abseits', 'a patricio-fersi', 'h udo-fouler')
    expect(m.options(0)).toEqual(['harald-graetsche', 'georg-putzer', 'manni-metzger'])
  })

  test('§6.6 the keeper is never the arrow’s man, even if he alone is left of the build-up', () => {
    const m = attack(
      {
        buildUp: { attack: { keeper: 1, defence: 1 }, defence: { midfield: 1 } },
        finish: { attack: { any: 1 }, defence: { keeper: 1 } },
        arrow: 'any',
      },
      { men: { 'udo-fouler': { hazard: 'red' } } },
    )
    m.rolls(3, 0, 3).play('h udo-fouler', 'a patricio-fersi')
    expect(m.man('udo-fouler').where).toBe('off')
    expect(m.options(0)).toContain('sven-abseits')
    expect(m.options(0)).not.toContain('sven-fauster')
  })

  test('§6.7 strengths 3, 5 and 2 and a roll of 1 make 11', () => {
    const m = attack(
      { buildUp: { attack: { defence: 1, midfield: 1, attack: 1 }, defence: { midfield: 1 } } },
      { men: { 'sven-abseits': { strengths: [2, 1, 4, 4] } } },
    )
    m.rolls(1, 2, 0, 3).play('h georg-putzer', 'h hugo-schwindlig', 'h sven-abseits', 'a fritz-blitz')
    expect(m.all('comparison')[0]).toMatchObject({ strengths: [10, 5], dice: [1, 2], totals: [11, 7] })
  })

  test('§6.7 in the build-up of a counter the countering side adds its bonus', () => {
    const m = buildUpFailed({ faceUp: ['white-4', 'purple-2a'] })
    m.rolls(1, 2).play('a hansi-dampf', 'h gregor-graser')
    expect(m.last('comparison')).toMatchObject({ seat: 1, bonus: 2, totals: [3 + 2, 3 + 1 + 2] })
  })

  test('§6.8 the build-up succeeds with a level or higher total; the attacker goes on to the finish', () => {
    for (const [die, answer] of [
      [1, 1],
      [2, 1],
    ] as const) {
      const m = attack({}).rolls(die, answer).play('h gregor-graser', 'a hansi-dampf')
      expect(m.last('comparison')).toMatchObject({ totals: [3 + die, 3 + answer], won: true })
      expect(m.last('action')).toMatchObject({ action: 'finish', seat: 0 })
    }
  })

  test('§6.8 with a lower total the attack is over and the defender counters, unless there was a counter', () => {
    const m = attack({}).rolls(0, 1).play('h gregor-graser', 'a hansi-dampf')
    expect(m.last('comparison')).toMatchObject({ totals: [3, 4], won: false })
    expect(m.all('counter')).toHaveLength(1)
    const second = match({
      attack: { by: 'home', number: 2, of: 2, countered: true },
      faceUp: ['white-3', 'purple-1'],
    })
    second.rolls(0, 1).play('h gregor-graser', 'a hansi-dampf')
    expect(second.all('counter')).toEqual([])
    expect(second.last('period-over').period).toBe(1)
  })

  test('§6.9 the finish brings a goal only with a higher total: 10 against 9 is a goal, 9 against 9 is not', () => {
    const finish = { attack: { midfield: 1, attack: 1 }, defence: { keeper: 1, defence: 1 } }
    const shot = (die: number) =>
      attack({ buildUp: NO_BUILD_UP, finish })
        .rolls(die, 2)
        .play('h hugo-schwindlig', 'h timo-brecher', 'a brian-oklopper')
    const goal = shot(1)
    expect(goal.last('comparison').totals).toEqual([10, 9])
    expect(goal.last('goal')).toMatchObject({ seat: 0, goals: [1, 0] })
    const saved = shot(0)
    expect(saved.last('comparison').totals).toEqual([9, 9])
    expect(saved.all('goal')).toEqual([])
    expect(saved.goals).toEqual([0, 0])
  })

  test('§6.10 comparison, hazards of the attacker, hazards of the defender, turning', () => {
    const men = { 'gregor-graser': { hazard: 'yellow' }, 'hansi-dampf': { hazard: 'yellow' } } as const
    const home = attack({}, { men })
    home.rolls(0, 0, 1, 1).play('h gregor-graser', 'a hansi-dampf')
    expect(home.order('comparison', 'hazard', 'turned')).toEqual(['comparison', 'hazard', 'hazard', 'turned'])
    expect(home.all('hazard').map((event) => event.man)).toEqual(['gregor-graser', 'hansi-dampf'])
    const away = match({ faceUp: ['purple-1', 'white-2a'], men })
    away.rolls(0, 0, 1, 1).play('a hansi-dampf', 'h gregor-graser')
    expect(away.all('hazard').map((event) => event.man)).toEqual(['hansi-dampf', 'gregor-graser'])
  })

  test('§6.10 the used men turn after the build-up and again after the finish, nobody else', () => {
    const m = attack({}).rolls(1, 0).play('h gregor-graser', 'a hansi-dampf')
    expect(m.last('turned').men).toEqual([['gregor-graser'], ['hansi-dampf']])
    const turned = () =>
      m
        .view('spectator')
        .sides.flatMap((side) => side.men)
        .filter((man) => man.turn === 1)
        .map((man) => man.id)
    expect(turned()).toEqual(['gregor-graser', 'hansi-dampf'])
    m.rolls(0, 3).play('h sven-abseits')
    expect(m.last('turned').men).toEqual([['sven-abseits'], ['bernd-klauball']])
    expect(turned()).toEqual(['gregor-graser', 'sven-abseits', 'bernd-klauball', 'hansi-dampf'])
  })

  test('§6.11 no attack may be declined', () => {
    const m = attack({})
    expect(m.refusal('h done')).toBe('choice-required §6.11')
    expect(m.options(0)).not.toContain('done')
  })

  test('§6.11 a match is played to its end, however many men a side has lost', () => {
    const m = attack({}, { period: 6, off: HOME_OUTFIELD, changesLeft: [0, 0] })
    m.rolls(3, 0, 3, 0).play('a hansi-dampf')
    expect(m.all('comparison').map((event) => [event.action, event.totals])).toEqual([
      ['build-up', [3, 3]],
      ['finish', [3, 3]],
    ])
    expect(m.outcome).toEqual({ goals: [0, 0], by: 'normal-time' })
  })

  test('§6.12 after the attack all its men are free again, their cards as they have been turned', () => {
    const m = match({ faceUp: ['white-3', 'purple-1'] })
    m.rolls(1, 0).play('h gregor-graser', 'a hansi-dampf').rolls(0, 3).play('h timo-brecher')
    expect(m.last('attack').attack).toBe(2)
    expect(m.options(0)).toContain('gregor-graser')
    const men = m.view('spectator').sides.flatMap((side) => side.men)
    expect(men.filter((man) => man.used)).toEqual([])
    expect(m.man('gregor-graser')).toMatchObject({ turn: 1, strength: 4 })
  })
})
