import { sampled } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { wording } from '../text/index.ts'
import type { Match, Setting } from './match.ts'
import { expectDefined, match } from './match.ts'
import {
  buildUpFailed,
  fausterUsed,
  graserUsed,
  HOME_OUTFIELD,
  HOME_OUTFIELD_BENCH,
  lastAttack,
  shootOut,
  shots,
} from './rules/stories.ts'

const faceUp = ['white-2a', 'purple-1'] as const
const KEEPER_BUILDS_UP = { buildUp: { attack: { keeper: 1 }, defence: { midfield: 1 } } }

describe('the counter', () => {
  test('R6a once a period, after the first failed build-up, with the card face up since the reveal', () => {
    const m = match({
      attack: { by: 'home', number: 2, of: 3 },
      faceUp: ['white-5', 'purple-2a'],
      hands: [
        ['white-4', 'white-3'],
        ['purple-5', 'purple-4', 'purple-1'],
      ],
      decks: [[], ['red-1']],
    })
    m.rolls('red-1', 0, 3).play('h white-4', 'a purple-5', 'h alfredo-wuehler', 'a fritz-blitz')
    expect(m.last('counter')).toMatchObject({ seat: 1, card: 'purple-2a', bonus: 2 })
    m.rolls(0, 3).play('a patricio-fersi', 'h hugo-schwindlig')
    m.rolls(0, 3).play('h gregor-graser', 'a hansi-dampf')
    expect(m.all('comparison').map(({ seat, won }) => [seat, won])).toEqual([
      [0, false],
      [1, false],
      [0, false],
    ])
    expect(m.all('counter')).toHaveLength(1)
  })

  test('R6b the counter bonus is the difference of the two face-up powers at that moment, whichever is higher', () => {
    const higher = buildUpFailed({ faceUp: ['white-5', 'purple-2a'] })
    expect(higher.last('counter').bonus).toBe(3)
    const attack = { by: 'home', number: 2, of: 2 } as const
    const lower = buildUpFailed({ attack, faceUp: ['white-5', 'purple-4'], hands: [['purple-1'], []] })
    expect(lower.last('counter').bonus).toBe(3)
    lower.rolls(0, 0).play('a hansi-dampf', 'h gregor-graser')
    expect(lower.last('comparison')).toMatchObject({ seat: 1, bonus: 3, totals: [3, 3 + 3] })
  })

  test('R6c a counter card without build-up goes straight to the finish, without bonus', () => {
    const m = buildUpFailed({ faceUp: ['white-4', 'purple-2b'] })
    expect(m.last('action')).toMatchObject({ action: 'finish', seat: 1, bonus: 0 })
    m.rolls(1, 1).play('a alexander-trifft')
    expect(m.last('comparison')).toMatchObject({ bonus: 0, totals: [3 + 1, 2 + 1], won: false })
  })

  test('R24 a counter that falls due must be played', () => {
    const m = buildUpFailed()
    expect(m.options(1)).toEqual(['ronny-trickster', 'hansi-dampf', 'patricio-fersi', 'fritz-blitz'])
    expect(m.refusal('a done')).toBe('choice-required §6.11')
  })
})

describe('who plays', () => {
  test('R7a the ban on a second use holds for both sides in one attack; counter and next attack start free', () => {
    const shows = {
      buildUp: { attack: { midfield: 1 }, defence: { midfield: 1 } },
      finish: { attack: { midfield: 1 }, defence: { midfield: 1 } },
    }
    const m = match({ faceUp: ['white-3', 'purple-1'], tactics: { 'white-3': shows } })
    m.rolls(3, 0).play('h gregor-graser', 'a hansi-dampf')
    expect(m.refusal('h gregor-graser')).toBe('man-used-in-build-up §6.5')
    m.play('h lars-laessig')
    expect(m.refusal('a hansi-dampf')).toBe('man-used-in-build-up §6.5')
    m.rolls(0, 3).play('a fritz-blitz')
    expect(m.last('attack').attack).toBe(2)
    expect(m.options(0)).toContain('gregor-graser')
    m.rolls(0, 3).play('h alfredo-wuehler', 'a fritz-blitz')
    expect(m.options(1)).toContain('fritz-blitz')
  })

  test('R7b all free men of the line play, then any other free outfielders, never the keeper', () => {
    const shows = { buildUp: { attack: { attack: 4 }, defence: { midfield: 1 } } }
    const m = match({ faceUp, tactics: { 'white-2a': shows } })
    expect(m.all('man-chosen').map((event) => event.man)).toEqual(['timo-brecher', 'sven-abseits'])
    expect(m.options(0)).toEqual(HOME_OUTFIELD.slice(0, 8))
    m.play('h udo-fouler')
    expect(m.options(0)).toHaveLength(7)
    expect(m.refusal('h sven-fauster')).toBe('keeper-fills-no-question-mark §6.3')
  })

  test('R7b since finale-2 a place filled for a missing line says which: question, table and commentary', () => {
    const shows = { buildUp: { attack: { attack: 3, any: 1 }, defence: { midfield: 1 } } }
    const m = match({ faceUp, tactics: { 'white-2a': shows } })
    const asked = () => expectDefined(m.request(0))
    expect(asked()).toMatchObject({ rule: '6.4', prompt: { key: 'stand-in', about: { missing: 'attack' } } })
    expect(m.view('away').action?.missing).toEqual(['attack'])
    const words = { en: 'a striker', de: 'einen Stürmer', hu: 'csatár (CS)' }
    for (const language of sampled(words))
      expect(wording(language).prompt(asked()).more).toContain(words[language])
    m.play('h udo-fouler')
    expect(m.last('man-chosen')).toMatchObject({ man: 'udo-fouler', place: 'any', missing: 'attack' })
    expect(wording('en').commentator()(m.last('man-chosen'))).toMatch(/striker/i)
    // The question mark after it is one.
    expect(asked()).toMatchObject({ rule: '6.3', prompt: { key: 'any-man' } })
    expect(m.view('away').action).not.toHaveProperty('missing')
    m.play('h georg-putzer')
    expect(m.last('man-chosen')).not.toHaveProperty('missing')
    const before = match({ rules: 'finale-1', faceUp, tactics: { 'white-2a': shows } })
    expect(before.request(0)).toMatchObject({ rule: '6.3', prompt: { key: 'any-man' } })
    before.play('h udo-fouler')
    expect(before.last('man-chosen')).not.toHaveProperty('missing')
  })

  test('R7c if no outfielder is free the place stays empty and adds nothing', () => {
    const off = HOME_OUTFIELD.filter((id) => id !== 'udo-fouler')
    const m = match({
      faceUp,
      off,
      tactics: { 'white-2a': { buildUp: { attack: { any: 3 }, defence: { any: 1 } } } },
    })
    expect(m.last('places-empty')).toMatchObject({ seat: 0, count: 2 })
    // One man against 1, and in the finish nobody against the keeper.
    m.rolls(0, 3, 0, 0).play('a patricio-fersi')
    expect(m.all('comparison').map((event) => event.totals)).toEqual([
      [4, 1 + 3],
      [0, 3],
    ])
  })

  const ARROW = {
    buildUp: { attack: { midfield: 1, attack: 1 }, defence: { midfield: 1 } },
    finish: { attack: { midfield: 1 }, defence: { keeper: 1 } },
    arrow: 'midfield',
  } as const

  test('R20a without a man of the marked line, or for a question mark, the arrow calls any outfielder used', () => {
    const off = ['hugo-schwindlig', 'gregor-graser', 'alfredo-wuehler', 'lars-laessig']
    const standIns = match({ faceUp, off, tactics: { 'white-2a': ARROW } })
    standIns.rolls(3, 0).play('h sven-abseits', 'h georg-putzer', 'a patricio-fersi')
    expect(standIns.options(0)).toEqual(['georg-putzer', 'sven-abseits'])
    const mark = { ...ARROW, finish: { attack: { any: 1 }, defence: { keeper: 1 } }, arrow: 'any' } as const
    const question = match({ faceUp, tactics: { 'white-2a': mark } })
    question.rolls(3, 0).play('h gregor-graser', 'h sven-abseits', 'a patricio-fersi')
    expect(question.options(0)).toEqual(['gregor-graser', 'sven-abseits'])
  })

  test('R20b if the arrow’s man is off it calls another build-up man of the line', () => {
    const two = { ...ARROW, buildUp: { attack: { midfield: 2 }, defence: { midfield: 1 } } } as const
    const men = { 'gregor-graser': { hazard: 'red' } } as const
    const m = match({ faceUp, men, tactics: { 'white-2a': two } })
    m.rolls(3, 0, 3, 0, 3).play('h gregor-graser', 'h lars-laessig', 'a patricio-fersi')
    expect(m.all('man-chosen').at(-2)).toMatchObject({ man: 'lars-laessig', place: 'arrow', strength: 3 })
  })

  test('R20b without one a free man of the line, newcomers included; build-up men it does not call stay barred', () => {
    const men = { 'gregor-graser': { hazard: 'injury' } } as const
    const m = match({ faceUp, men, tactics: { 'white-2a': ARROW } })
    m.rolls(3, 0, 2).play('h gregor-graser', 'h sven-abseits', 'a patricio-fersi', 'h tim-talent')
    expect(m.options(0)).toEqual(['hugo-schwindlig', 'alfredo-wuehler', 'lars-laessig', 'tim-talent'])
    const off = ['hugo-schwindlig', 'alfredo-wuehler', 'lars-laessig']
    const nobody = match({ faceUp, men, off, tactics: { 'white-2a': ARROW } })
    nobody.rolls(3, 0, 2).play('h sven-abseits', 'a patricio-fersi', 'h done')
    expect(nobody.options(0)).not.toContain('sven-abseits')
    expect(nobody.options(0)).toHaveLength(5)
  })

  test('R20c several arrows, arrows on either side, arrows to another kind of place', () => {
    const card = {
      buildUp: { attack: { defence: 1, midfield: 1 }, defence: { midfield: 1, keeper: 1 } },
      finish: { attack: { attack: 2, any: 1 }, defence: { keeper: 1, defence: 1 } },
      arrows: [
        { side: 'attack', from: 'midfield', to: 'attack' },
        { side: 'attack', from: 'defence', to: 'any' },
        { side: 'defence', from: 'midfield', to: 'defence' },
        { side: 'defence', from: 'keeper', to: 'keeper' },
      ],
    } as const
    const m = match({ faceUp, tactics: { 'white-2a': card } })
    m.rolls(3, 0).play('h udo-fouler', 'h gregor-graser', 'a patricio-fersi')
    m.rolls(0, 0).play('h timo-brecher')
    const finish = m.all('man-chosen').slice(-5)
    expect(finish.map(({ man, place }) => `${man} ${place}`)).toEqual([
      'udo-fouler arrow',
      'gregor-graser arrow',
      'timo-brecher attack',
      'bernd-klauball arrow',
      'patricio-fersi arrow',
    ])
    expect(m.last('comparison').strengths).toEqual([3 + 4 + 4, 5 + 5])
  })

  test('R20c a man who is gone is followed by one of the line the arrow comes from, else by anybody', () => {
    const card = {
      buildUp: { attack: { midfield: 1 }, defence: { midfield: 1 } },
      finish: { attack: { attack: 1 }, defence: { keeper: 1 } },
      arrows: [{ side: 'attack', from: 'midfield', to: 'attack' }],
    } as const
    const m = graserUsed('red', 3, { tactics: { 'white-2a': card } })
    expect(m.options(0)).toEqual(['hugo-schwindlig', 'alfredo-wuehler', 'lars-laessig'])
    m.rolls(0, 3).play('h lars-laessig')
    expect(m.last('comparison').action).toBe('finish')
  })

  test('R25 a man who comes on after the build-up may play in the finish and is not turned for the build-up', () => {
    const m = graserUsed('injury', 2).play('h erwin-pfosten')
    expect(m.man('erwin-pfosten').turn).toBe(0)
    m.rolls(0, 0).play('h erwin-pfosten')
    expect(m.last('comparison')).toMatchObject({ action: 'finish', strengths: [2, 3] })
    expect(m.man('erwin-pfosten').turn).toBe(1)
  })
})

describe('hazards', () => {
  test('R8a after the comparison, before turning, the attacker’s men first; in a counter the countering coach’s', () => {
    const men = { 'gregor-graser': { hazard: 'red' }, 'hansi-dampf': { hazard: 'red' } } as const
    const m = buildUpFailed({ men })
    m.rolls(0, 0, 0, 0).play('a hansi-dampf', 'h gregor-graser')
    expect(m.all('hazard').map((event) => event.man)).toEqual(['hansi-dampf', 'gregor-graser'])
    expect(m.order('comparison', 'hazard', 'turned').slice(-4)).toEqual([
      ...['comparison', 'hazard', 'hazard', 'turned'],
    ])
  })

  test('R8a since finale-2 in the order the coach points to; by agreement, and in finale-1, in squad order', () => {
    const tactics = {
      'white-2a': { buildUp: { attack: { midfield: 2 }, defence: { defence: 2 } } },
    } as const
    const men = {
      'gregor-graser': { hazard: 'injury' },
      'hugo-schwindlig': { hazard: 'injury' },
      'guenter-granit': { hazard: 'injury' },
      'brian-oklopper': { hazard: 'red' },
    } as const
    const begun = (setting: Setting) =>
      match({ faceUp, tactics, men, ...setting })
        .rolls(3, 0)
        .play('h gregor-graser', 'h hugo-schwindlig')
    const rolled = (m: Match) => m.all('hazard').map(({ man }) => man)
    const chosen = begun({}).play('a guenter-granit', 'a brian-oklopper')
    // The attacker is asked first; his last man is rolled for without a question, then the defender is asked.
    chosen.rolls(0, 0).play('h gregor-graser').rolls(0, 0).play('a guenter-granit')
    expect(rolled(chosen)).toEqual(['gregor-graser', 'hugo-schwindlig', 'guenter-granit', 'brian-oklopper'])
    for (const setting of [{ rules: 'finale-1' }, { options: { hazardOrder: 'squad' } }] as const) {
      const squad = begun(setting).rolls(0, 0, 0, 0).play('a guenter-granit', 'a brian-oklopper')
      expect(rolled(squad)).toEqual(['hugo-schwindlig', 'gregor-graser', 'brian-oklopper', 'guenter-granit'])
    }
  })

  test('R8b the strength of a man who goes off still counts: his goal stands', () => {
    const m = lastAttack({ men: { 'timo-brecher': { hazard: 'red' } } }, true, 3)
    expect(m.man('timo-brecher').where).toBe('off')
    expect(m.outcome).toMatchObject({ goals: [1, 0], winner: 0 })
  })

  test('R8c the replacement of an injured man is free of the changes; once declined, only a change helps', () => {
    expect(graserUsed('injury', 2, { changesLeft: [0, 0] }).options(0)).toContain('tim-talent')
    const declined = graserUsed('injury', 2).play('h done')
    declined.rolls(0, 3).play('h timo-brecher')
    expect([declined.period, declined.phase]).toEqual([2, 'changes'])
    expect(declined.refusal('h gregor-graser')).toBe('man-is-off §9.5')
    declined.play('h lars-laessig', 'h tim-talent').rolls(1, 0).play('h done', 'a done')
    expect(declined.men(0, 'pitch')).toHaveLength(10)
  })

  test('R8d nobody comes on for a dismissed outfielder; from the next period a change may rearrange the lines', () => {
    const m = lastAttack({ period: 1, men: { 'timo-brecher': { hazard: 'red' } } }, false, 3)
    expect([m.period, m.phase]).toEqual([2, 'changes'])
    m.play('h gregor-graser', 'h erwin-pfosten').rolls(1, 0).play('h done', 'a done')
    const strikers = m
      .view('home')
      .sides[0].men.filter((man) => man.where === 'pitch' && man.line === 'attack')
    expect(strikers.map((man) => man.id)).toEqual(['sven-abseits', 'erwin-pfosten'])
    expect(m.men(0, 'pitch')).toHaveLength(10)
  })

  test('R8e a second booking is a red card without a further roll', () => {
    const m = graserUsed('yellow', 0, { men: { 'gregor-graser': { booked: true } } })
    expect(m.all('hazard')).toHaveLength(1)
    expect(m.last('sent-off')).toMatchObject({ man: 'gregor-graser', secondYellow: true })
  })
})

describe('the goal', () => {
  test('R9a an injured keeper: the bench keeper, else a bench outfielder, else a man on the pitch; all free', () => {
    const changesLeft = [0, 0] as const
    expect(fausterUsed('injury', 2, { changesLeft }).last('in-goal').man).toBe('lars-hechter')
    const off = ['lars-hechter']
    expect(fausterUsed('injury', 2, { changesLeft, off }).options(0)).toEqual(HOME_OUTFIELD_BENCH)
    const emptyBench = fausterUsed('injury', 2, { changesLeft, off: [...off, ...HOME_OUTFIELD_BENCH] })
    expect(emptyBench.options(0)).toEqual(HOME_OUTFIELD)
    emptyBench.play('h manni-metzger')
    expect(emptyBench.man('manni-metzger')).toMatchObject({ line: 'keeper', turn: 0 })
  })

  test('R9b a sent-off keeper: a bench keeper for an outfielder, or an outfielder', () => {
    const m = fausterUsed('red', 3)
    expect(m.options(0)).toEqual([...HOME_OUTFIELD, 'lars-hechter'])
    expect(m.refusal('h tim-talent')).toBe('bench-keeper-first §8.8')
    m.play('h lars-hechter', 'h georg-putzer')
    expect(m.last('change')).toMatchObject({ off: 'georg-putzer', on: 'lars-hechter', left: 2 })
    const outfielder = fausterUsed('red', 3).play('h georg-putzer')
    expect(outfielder.view('home').sides[0].changesLeft).toBe(3)
    for (const side of [m, outfielder]) expect(side.men(0, 'pitch')).toHaveLength(10)
  })

  test('R9b for the last keeper a bench outfielder may go in goal since finale-2; in finale-1 never', () => {
    const off = ['lars-hechter']
    const m = fausterUsed('red', 3, { off }).play('h tim-talent')
    expect(m.options(0)).toEqual(HOME_OUTFIELD)
    m.play('h georg-putzer')
    expect(m.last('change')).toMatchObject({ off: 'georg-putzer', on: 'tim-talent', left: 2 })
    expect(m.men(0, 'pitch')).toHaveLength(10)
    const before = fausterUsed('red', 3, { off, rules: 'finale-1' })
    expect(before.options(0)).toEqual(HOME_OUTFIELD)
    expect(before.refusal('h tim-talent')).toBe('not-for-the-goal §8.8')
  })

  test('R16 with all changes used the bench keeper may not come on for a sent-off keeper', () => {
    const m = fausterUsed('red', 3, { changesLeft: [0, 3] })
    expect(m.refusal('h lars-hechter')).toBe('no-change-left §8.8')
    expect(m.options(0)).toEqual(HOME_OUTFIELD)
  })

  test('R22 a booked man who goes in goal stays booked; a second booking sends him off as the keeper', () => {
    const m = fausterUsed('red', 3, {
      faceUp: ['white-3', 'purple-1'],
      tactics: { 'white-3': KEEPER_BUILDS_UP, 'white-1': KEEPER_BUILDS_UP },
      men: { 'udo-fouler': { booked: true, turn: 1, hazard: 'yellow' } },
    })
    m.play('h udo-fouler')
    expect(m.man('udo-fouler')).toMatchObject({ line: 'keeper', booked: true, turn: 1 })
    m.rolls(0, 3).play('h timo-brecher').rolls(3, 0, 1).play('a hansi-dampf')
    expect(m.last('sent-off')).toMatchObject({ man: 'udo-fouler', secondYellow: true })
    expect(m.phase).toBe('sent-off-keeper')
  })

  test('R27 a bench keeper follows a stand-in only if he is injured or sent off, never by a change', () => {
    const standIn = { 'udo-fouler': { line: 'keeper', hazard: 'injury' } } as const
    const off = ['sven-fauster']
    const changes = match({ period: 2, phase: 'changes', off, men: standIn })
    expect(changes.refusal('h udo-fouler')).toBe('keepers-do-not-change §9.2')
    changes.play('h gregor-graser')
    expect(changes.options(0)).not.toContain('lars-hechter')
    const agreed = match({ period: 2, phase: 'changes', off, men: standIn, options: { keeperChanges: true } })
    agreed.play('h udo-fouler').rolls(1, 0).play('h done', 'a done')
    expect(agreed.man('lars-hechter')).toMatchObject({ where: 'pitch', line: 'keeper' })
    expect(agreed.man('udo-fouler').where).toBe('off')
    const injured = match({ faceUp, off, men: standIn, tactics: { 'white-2a': KEEPER_BUILDS_UP } })
    injured.rolls(3, 0, 2).play('a patricio-fersi')
    expect(injured.last('in-goal')).toMatchObject({ man: 'lars-hechter', standIn: false })
  })

  test('R28 an empty goal counts 0 plus the die, in an attack and in a penalty', () => {
    const off = ['sven-fauster', ...HOME_OUTFIELD]
    const m = match({ faceUp: ['purple-1', 'white-2b'], off })
    m.rolls(0, 3).play('a alexander-trifft')
    expect(m.last('comparison').totals).toEqual([3, 2])
    const penalties = shootOut({ off }).rolls(1, 0, ...shots('MMMMMM'))
    penalties.play('a fritz-blitz', 'a brian-oklopper', 'a mc-fire', 'a ronny-trickster', 'a hansi-dampf')
    expect(penalties.all('shot')[1]).toMatchObject({ keeper: '', totals: [5, 3], scored: true })
    expect(penalties.outcome?.shootOut).toEqual([0, 3])
  })

  test('R29 a man used in this action who goes in goal turns once with the others; the move itself turns nobody', () => {
    const shows = { buildUp: { attack: { keeper: 1, defence: 1 }, defence: { midfield: 1 } } }
    const used = (replacement: string) => {
      const men = { 'sven-fauster': { hazard: 'red' } } as const
      const m = match({ faceUp, men, tactics: { 'white-2a': shows } })
      m.rolls(3, 0, 3).play('h udo-fouler', 'a patricio-fersi', `h ${replacement}`)
      return m.man(replacement)
    }
    expect(used('udo-fouler')).toMatchObject({ line: 'keeper', turn: 1 })
    expect(used('georg-putzer')).toMatchObject({ line: 'keeper', turn: 0 })
  })
})
