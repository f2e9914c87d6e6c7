import { SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../cards/ours.ts'
import { finale } from '../game.ts'
import { beginnersBuild } from '../presets.ts'
import { secondLeg } from '../second-leg.ts'
import { match, positionOf, withTactics } from './match.ts'
import {
  buildUpFailed,
  HOME_FIRST,
  HOME_OUTFIELD,
  lastAttack,
  NAMED,
  shootOut,
  shots,
  WHITE_DEAL,
} from './rules/stories.ts'

/** Where the book can be read in more than one way: the reading that is played here. */
const builds = [beginnersBuild('acker'), beginnersBuild('stollen')] as const
const hands = [
  ['white-4', 'white-3'],
  ['purple-2a', 'purple-1'],
] as const

/** Why tactic cards sealed with a squad are refused. */
const sealing = (tactics: unknown, options: object = {}): readonly string[] =>
  finale
    .checkBuild(0, { ...beginnersBuild('acker'), tactics }, { ...options, sealed: true })
    .map(({ code, rule }) => `${code} §${rule}`)

describe('before the match', () => {
  /** The powers the free choice asks for, of two colours without white. */
  const ELEVEN = [
    ...['red-5', 'blue-5', 'red-4', 'blue-4', 'red-3', 'blue-3'],
    ...['red-2a', 'red-2b', 'blue-2a', 'blue-2b', 'red-1'],
  ]

  test('R31 the deck is white and one colour, unless free choice or any eleven is agreed', () => {
    expect(sealing({ colour: 'blue' })).toEqual([])
    expect(sealing({ colour: 'white' })).toEqual(['colour-white §4.3'])
    expect(sealing({ order: ELEVEN })).toEqual(['free-choice-not-agreed §4.4'])
    expect(sealing({ order: ELEVEN }, { tactics: 'free' })).toEqual([])
    const fives = ['white-5', 'yellow-5', ...ELEVEN.slice(0, 9)]
    expect(sealing({ order: fives }, { tactics: 'free' })).toContain('deck-powers §4.4')
    // Any eleven: as many fives as there are, and no order.
    const many = ['white-5', 'purple-5', 'yellow-5', ...ELEVEN.slice(0, 8)]
    expect(sealing({ cards: many })).toEqual(['any-eleven-not-agreed §4.10'])
    expect(sealing({ cards: many }, { tactics: 'any' })).toEqual([])
    expect(sealing({ cards: many }, { tactics: 'free' })).toEqual(['order-missing §4.4'])
    expect(sealing({ order: many }, { tactics: 'any' })).toEqual(['cards-missing §4.10'])
    expect(sealing({ colour: 'blue' }, { tactics: 'any' })).toEqual(['cards-missing §4.10'])
    const mixed = finale.prepare({ options: { tactics: 'mixed' }, builds })
    expect(mixed.ok ? [] : mixed.refusals).toMatchObject([
      { code: 'option-unknown-value', about: { option: 'tactics', value: 'mixed' } },
    ])
  })

  test('R31 what is wrong with any eleven is named card by card; finale-1 does not know them', () => {
    const wrong = ['white-1', 'red-5', 'red-5', 'no-such-card']
    const refusals = finale.checkBuild(
      0,
      { ...beginnersBuild('acker'), tactics: { cards: wrong } },
      { tactics: 'any', sealed: true },
    )
    expect(refusals).toEqual([
      { code: 'closing-card-in-deck', rule: '4.10', about: { card: 'white-1' } },
      { code: 'tactic-twice', rule: '4.10', about: { card: 'red-5' } },
      { code: 'tactic-unknown', rule: '4.10', about: { card: 'no-such-card' } },
      { code: 'deck-size', rule: '4.10', about: { count: 4, want: 11 } },
    ])
    const first = finale.prepare({ options: { tactics: 'any' }, builds }, { rules: 'finale-1' })
    expect(first.ok ? [] : first.refusals).toMatchObject([
      { code: 'option-unknown-value', about: { option: 'tactics', value: 'any' } },
    ])
  })

  test('R34 names are those of the table of footballers', () => {
    const names = OUR_CARDS.footballers.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Gregor Graser', 'Karl Rempler', 'Ronny Trickster']))
    for (const other of ['Georg Graser', 'Karl Rempfer', 'Ronny Tricksler'])
      expect(names).not.toContain(other)
  })

  test('R35 extra time is agreed before the squads; nobody is asked for it later', () => {
    expect(lastAttack({ goals: [1, 1] }, false).outcome).toEqual({ goals: [1, 1], by: 'normal-time' })
    const agreed = lastAttack({ goals: [1, 1], options: { extraTime: true } }, false, ...WHITE_DEAL)
    expect([agreed.outcome, agreed.period, agreed.phase]).toEqual([undefined, 7, 'changes'])
  })

  test('R37 the second leg is offered with the same squads, and played with others if a coach likes', () => {
    const options = { tie: { leg: 1 } }
    const offered = secondLeg({ options, builds }, { goals: [2, 1], winner: 0, by: 'normal-time' })
    expect(offered?.builds).toEqual([builds[1], builds[0]])
    const { pitch, bench, ...club } = builds[0]
    const swap = (ids: readonly string[]) =>
      ids.map((id) => ({ 'gregor-graser': 'tim-talent', 'tim-talent': 'gregor-graser' })[id] ?? id)
    const others = { ...club, pitch: swap(pitch), bench: swap(bench) }
    expect(finale.prepare({ options: offered?.options, builds: [builds[1], others] }).ok).toBe(true)
  })

  test('R38 free choice is agreed for both coaches or for neither', () => {
    expect(sealing({ colour: 'blue' }, { tactics: 'free' })).toEqual(['order-missing §4.4'])
    const one = finale.prepare({ options: { tactics: ['free', 'usual'] }, builds })
    expect(one.ok ? [] : one.refusals.map(({ code }) => code)).toEqual(['option-unknown-value'])
  })
})

describe('in the match', () => {
  test('R32 every place is filled: a coach chooses who, never whether', () => {
    const shows = { buildUp: { attack: { midfield: 2 }, defence: { midfield: 1 } } }
    const m = match({ faceUp: ['white-2a', 'purple-1'], tactics: { 'white-2a': shows } })
    expect(m.options(0)).not.toContain('done')
    m.play('h gregor-graser')
    expect(m.refusal('h done')).toBe('choice-required §6.11')
    m.play('h lars-laessig')
    expect(m.refusal('a done')).toBe('choice-required §6.2')
  })

  test('R33 changes are made and opened before the tactic cards are laid', () => {
    const m = match({ period: 2, phase: 'changes', hands })
    expect(m.refusal('h white-4')).not.toBe('legal')
    m.play('h gregor-graser', 'h tim-talent', 'h done', 'a done')
    expect([m.phase, m.awaiting]).toEqual(['tactics', ['home', 'away']])
    expect(m.view('away').sides[0].men.find(({ id }) => id === 'tim-talent')?.where).toBe('pitch')
    m.play('h white-4')
    // The card lies face down; whoever has seen the changes may still lay his, but changes no more.
    expect(m.refusal('a hansi-dampf')).not.toBe('legal')
    m.play('a purple-2a')
    expect(m.order('changes-open', 'tactic-laid', 'revealed')).toEqual([
      ...['changes-open', 'tactic-laid', 'tactic-laid', 'revealed'],
    ])
  })

  test('R40 the last hand card counters with itself; the closing card counts from the next card on', () => {
    const m = buildUpFailed({ faceUp: ['white-5', 'purple-4'] })
    expect(m.view('away').sides[1]).toMatchObject({ hand: [], deck: 0 })
    expect(m.last('counter')).toMatchObject({ seat: 1, card: 'purple-4', bonus: 1 })
    m.rolls(0, 3).play('a patricio-fersi', 'h hugo-schwindlig').rolls(1, 0).play('h done', 'a done')
    expect(m.last('revealed').cards).toEqual(['white-1', 'white-1'])
  })
})

describe('what a card shows', () => {
  const faceUp = ['white-3', 'purple-1'] as const

  test('R7d a question mark in the finish calls a free man, whoever was used in the build-up is barred', () => {
    const shows = {
      buildUp: { attack: { midfield: 1 }, defence: { midfield: 1 } },
      finish: { attack: { any: 1 }, defence: { any: 1 } },
    }
    for (const rules of ['finale-1', 'finale-2']) {
      const m = match({ rules, faceUp, tactics: { 'white-3': shows } })
      m.rolls(3, 0).play('h gregor-graser', 'a hansi-dampf')
      expect(m.options(0)).toEqual(HOME_OUTFIELD.filter((id) => id !== 'gregor-graser'))
      expect(m.refusal('h gregor-graser')).toBe('man-used-in-build-up §6.5')
      m.play('h timo-brecher')
      expect(m.options(1)).toHaveLength(9)
      expect(m.refusal('a hansi-dampf')).toBe('man-used-in-build-up §6.5')
    }
  })

  test('R7d an arrow from one question mark to another still calls a man again', () => {
    const shows = {
      buildUp: { attack: { any: 1 }, defence: { midfield: 1 } },
      finish: { attack: { any: 1 }, defence: { keeper: 1 } },
      arrows: [{ side: 'attack', from: 'any', to: 'any' }],
    } as const
    const m = match({ faceUp, tactics: { 'white-3': shows } })
    m.rolls(3, 0, 0, 3).play('h gregor-graser', 'a fritz-blitz')
    expect(
      m.all('man-chosen').filter(({ seat, man }) => seat === 0 && man === 'gregor-graser'),
    ).toMatchObject([{ place: 'any' }, { place: 'arrow' }])
  })

  test('R20d men on one side only make a build-up; the other side has its die alone', () => {
    const finish = { attack: { attack: 1 }, defence: { keeper: 1 } }
    const noAttackers = { buildUp: { attack: {}, defence: { midfield: 1 } }, finish }
    const m = match({ faceUp, tactics: { 'white-3': noAttackers } })
    expect(m.last('action')).toMatchObject({ action: 'build-up', seat: 0 })
    expect([m.awaiting, m.phase]).toEqual([['away'], 'defenders-men'])
    m.rolls(3, 0).play('a hansi-dampf')
    // Three by the die against Dampf's three.
    expect(m.last('comparison')).toMatchObject({ strengths: [0, 3], totals: [3, 3], won: true })
    expect(m.last('action')).toMatchObject({ action: 'finish', seat: 0 })

    const failed = match({ faceUp, tactics: { 'white-3': noAttackers } })
    failed.rolls(2, 0).play('a hansi-dampf')
    expect(failed.last('counter')).toMatchObject({ seat: 1, card: 'purple-1', bonus: 2 })

    const noDefenders = { buildUp: { attack: { midfield: 1 }, defence: {} }, finish }
    const free = match({ faceUp, tactics: { 'white-3': noDefenders } })
    free.rolls(0, 3).play('h gregor-graser')
    expect(free.last('comparison')).toMatchObject({ action: 'build-up', strengths: [3, 0], totals: [3, 3] })
  })

  test('R20d by finale-1 such a card is refused, and with both halves empty there is no build-up', () => {
    const cards = withTactics({ 'white-3': { buildUp: { attack: {}, defence: { midfield: 1 } } } })
    const codes = (rules: string) => {
      const checked = finale.fromPosition({ ...positionOf({ cards }), rules }, new SampledChance(1))
      return checked.ok ? [] : checked.refusals.map(({ code, rule }) => `${code} §${rule}`)
    }
    expect(codes('finale-2')).toEqual([])
    expect(codes('finale-1')).toContain('tactic-half-build-up §6.1')
    const none = match({ faceUp, tactics: { 'white-3': { buildUp: { attack: {}, defence: {} } } } })
    expect(none.last('action')).toMatchObject({ action: 'finish', seat: 0 })
  })
})

describe('the shoot-out', () => {
  test('R36 in sudden death the same side shoots first, and the keepers turn on', () => {
    const m = shootOut().rolls(...HOME_FIRST, ...shots('MMMMMMMMMM'))
    m.play(...NAMED)
    expect(['sven-fauster', 'bernd-klauball'].map((id) => m.man(id).turn)).toEqual([1, 1])
    m.rolls(...shots('MM')).play('h gregor-graser', 'a karl-rempler')
    m.rolls(...shots('MG')).play('h sven-abseits', 'a alexander-trifft')
    expect(m.all('shot').map(({ seat }) => seat)).toEqual(Array(7).fill([0, 1]).flat())
    expect(['sven-fauster', 'bernd-klauball'].map((id) => m.man(id).turn)).toEqual([3, 3])
    expect(m.outcome).toMatchObject({ winner: 1, by: 'shoot-out' })
  })

  test('R39 an outfielder who has gone in goal stays there head up, a bench keeper or not, and takes no penalty', () => {
    const men = { 'udo-fouler': { line: 'keeper', turn: 3 } } as const
    const m = lastAttack({ period: 8, off: ['sven-fauster'], men }, false)
    expect([m.phase, m.man('udo-fouler').turn]).toEqual(['takers', 0])
    expect(m.man('lars-hechter').where).toBe('bench')
    expect(m.options(0)).toEqual(HOME_OUTFIELD.filter((id) => id !== 'udo-fouler'))
    const takers = NAMED.map((taker) => (taker === 'h udo-fouler' ? 'h gregor-graser' : taker))
    m.rolls(...HOME_FIRST, ...shots('GMGMGM')).play(...takers)
    const [first] = m.all('shot').filter(({ seat }) => seat === 1)
    // His first strength, 4, and a 3.
    expect(first).toMatchObject({ keeper: 'udo-fouler', totals: [5, 4 + 3] })
  })

  test('R39a of two keepers the man in goal at the end of extra time stands in the shoot-out, benchTakers or not', () => {
    // Hechter is in goal; Fauster and Tentakel, keepers both, sit on the bench.
    const men = {
      'lars-hechter': { where: 'pitch', turn: 2 },
      'sven-fauster': { where: 'bench' },
      'bernd-klauball': { turn: 1 },
    } as const
    for (const benchTakers of [false, true]) {
      const m = lastAttack({ period: 8, men, options: { extraTime: true, benchTakers } }, false)
      expect([m.phase, m.man('lars-hechter').turn]).toEqual(['takers', 0])
      expect(m.refusal('h lars-hechter')).toBe('keeper-does-not-shoot §11.1')
      expect(m.options(0)).not.toContain('sven-fauster')
      m.rolls(...HOME_FIRST, ...shots('MMMMMMMMMM')).play(...NAMED)
      const keepers = m.all('shot').map(({ seat, keeper }) => `${seat} ${keeper}`)
      expect([...new Set(keepers)]).toEqual(['0 bernd-klauball', '1 lars-hechter'])
      expect(['sven-fauster', 'ralf-tentakel'].map((id) => m.man(id).where)).toEqual(['bench', 'bench'])
    }
  })
})
