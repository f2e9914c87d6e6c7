import { readdirSync, readFileSync } from 'node:fs'
import { everyOutcome } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { FinaleBuild } from '../build.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { Tactic } from '../cards/set.ts'
import { menIn } from '../cards/set.ts'
import { finale } from '../game.ts'
import { beginnersBuild } from '../presets.ts'
import { rulings } from '../text/book.ts'
import { PARAGRAPHS } from '../text/paragraphs.ts'
import { CLUBS, COLOURS } from '../vocabulary.ts'
import type { Match } from './match.ts'
import { kickOff, match, seen } from './match.ts'
import { buildUpFailed, lastAttack, NO_BUILD_UP } from './rules/stories.ts'

const { footballers, tactics } = OUR_CARDS
const acker = beginnersBuild('acker')
const against = (build: unknown, options: unknown = {}) =>
  finale.checkBuild(0, build, options).map(({ code }) => code)

/** How likely something has come true after a decision. */
function likelihood(m: Match, decision: string, isTrue: (after: Match['state']) => boolean): number {
  const seat = decision.startsWith('h') ? 0 : 1
  let sum = 0
  for (const { likelihood, result } of everyOutcome((chance) => {
    const world = finale.blank(m.state)
    finale.copy(m.state, world)
    finale.apply(world, seat, finale.read(m.state, seat, decision.slice(2)), chance)
    return isTrue(world)
  })) {
    if (result) sum += likelihood
  }
  return sum
}

describe('every ruling', () => {
  const here = new URL('.', import.meta.url)
  const files = readdirSync(here).filter((name) => /^rulings.*\.test\.ts$/.test(name))
  const titles = files.flatMap((name) =>
    Array.from(
      readFileSync(new URL(name, here), 'utf8').matchAll(/^ *test\('(R\d+[a-z]?) /gm),
      (found) => found[1],
    ),
  )

  test('has a test named by its id', () => {
    expect(new Set(titles)).toEqual(new Set(rulings.map((ruling) => ruling.id)))
    expect(new Set(rulings.map((ruling) => ruling.id)).size).toBe(rulings.length)
  })

  test('rests on paragraphs that exist', () => {
    for (const { id, on } of rulings) {
      expect(on.length, id).toBeGreaterThan(0)
      for (const paragraph of on) expect(PARAGRAPHS, id).toContain(paragraph)
    }
  })
})

describe('dice and footballers', () => {
  test('R1 the faces 0, 1, 1, 2, 2, 3: a yellow card is likelier than an injury, an injury than a red card', () => {
    const struck = (hazard: 'yellow' | 'injury' | 'red') => {
      const men = { 'hansi-dampf': { hazard } }
      const m = match({ faceUp: ['white-2a', 'purple-1'], men }).play('h gregor-graser')
      return likelihood(m, 'a hansi-dampf', (after) => {
        const man = seen(after, 'spectator').sides[1].men.find(({ id }) => id === 'hansi-dampf')
        return man?.where === 'off' || man?.booked === true
      })
    }
    expect(struck('yellow')).toBeCloseTo(1 / 2)
    expect(struck('injury')).toBeCloseTo(1 / 3)
    expect(struck('red')).toBeCloseTo(1 / 6)
  })

  test('R2a the strengths come up in the order of the table, and round again', () => {
    const brecher = ([0, 1, 2, 3] as const).map((turn) => {
      const m = match({ faceUp: ['white-2b', 'purple-1'], men: { 'timo-brecher': { turn } } })
      m.rolls(0, 3).play('h timo-brecher')
      return [m.last('comparison').strengths[0], m.man('timo-brecher').strength]
    })
    expect(brecher).toEqual([
      [4, 2],
      [2, 5],
      [5, 3],
      [3, 4],
    ])
  })

  test('R2b each symbol sits on one position, two on two, never on the first, evenly over the others', () => {
    for (const man of footballers) {
      expect(man.hazards[0], man.id).toBeNull()
      expect(man.hazards.filter(Boolean).length, man.id).toBeLessThanOrEqual(2)
    }
    for (const club of CLUBS) {
      const men = footballers.filter((man) => man.club === club)
      const counts = [1, 2, 3].map((position) => men.filter((man) => man.hazards[position]).length)
      expect(Math.max(...counts) - Math.min(...counts), `${club} ${counts}`).toBeLessThanOrEqual(1)
    }
  })
})

describe('squads and cards', () => {
  const swapped = (changes: Readonly<Record<string, string>>): FinaleBuild => {
    const swap = (id: string) => changes[id] ?? id
    return { ...acker, pitch: acker.pitch.map(swap), bench: acker.bench.map(swap) }
  }

  test('R3a one keeper is enough, exactly one starts, any split of the ten is allowed', () => {
    expect(against(swapped({ 'lars-hechter': 'werner-wadel' }))).toEqual([])
    const twoInGoal = swapped({ 'lars-hechter': 'manni-metzger', 'manni-metzger': 'lars-hechter' })
    expect(against(twoInGoal)).toEqual(['keepers-on-pitch'])
    // No back at all on the pitch: six midfielders, four strikers.
    const pitch = [
      ...['sven-fauster', 'hugo-schwindlig', 'gregor-graser', 'alfredo-wuehler', 'lars-laessig'],
      ...['tim-talent', 'ali-almende', 'sven-abseits', 'erwin-pfosten', 'jens-streuer', 'marc-schlitzohr'],
    ]
    const bench = ['lars-hechter', 'manni-metzger', 'fred-ballermann', 'wladimir-ballnich']
    expect(against({ ...acker, pitch, bench })).toEqual([])
  })

  test('R3b squads and benches are open, decks, hands and the colour chosen are not', () => {
    const { state } = kickOff([['blue'], ['red']], { take: (weights) => weights.lastIndexOf(1) })
    const home = seen(state, 'home')
    const { pitch, bench } = beginnersBuild('stollen')
    expect(home.sides[1].men.map((man) => man.id)).toEqual([...pitch, ...bench])
    expect(home.sides[0].hand).toEqual(['blue-2a', 'blue-2b', 'blue-1'])
    expect(JSON.stringify(finale.view(state, 'home'))).not.toContain('red-')
    expect(JSON.stringify(finale.view(state, 'spectator'))).not.toMatch(/red-|blue-/)
  })

  test('R4a every colour has 5, 4, 3, 2, 2 and 1, the white 1 is the closing card, both own the same thirty', () => {
    for (const colour of COLOURS) {
      const powers = tactics.filter((card) => card.colour === colour).map((card) => card.power)
      expect(powers.sort().join(), colour).toBe('1,2,2,3,4,5')
    }
    expect(tactics.filter((card) => card.closing).map((card) => card.id)).toEqual(['white-1'])
    for (const colour of ['purple', 'yellow', 'blue', 'red'] as const)
      for (const club of CLUBS)
        expect(finale.checkBuild(0, beginnersBuild(club, colour), { sealed: true }), colour).toEqual([])
  })

  test('R4b our cards: some without build-up, arrows, question marks; colours favour lines, low powers have the better places', () => {
    expect(tactics.filter((card) => menIn(card.buildUp.attack) === 0).length).toBeGreaterThanOrEqual(2)
    expect(tactics.filter((card) => card.arrow).length).toBeGreaterThanOrEqual(4)
    expect(tactics.some((card) => card.buildUp.attack.any || card.finish.attack.any)).toBe(true)
    const more = ({ attack, defence }: Tactic['finish']) => menIn(attack) - menIn(defence)
    const better = (power: number) =>
      tactics
        .filter((card) => !card.closing && card.power === power)
        .map(({ buildUp, finish }) => more(buildUp) + more(finish) + Number(menIn(buildUp.attack) === 0))
        .reduce((sum, places, _, all) => sum + places / all.length, 0)
    for (const low of [1, 2, 3]) for (const high of [4, 5]) expect(better(low)).toBeGreaterThan(better(high))
    const places = (colour: string, line: 'defence' | 'midfield' | 'attack') =>
      tactics
        .filter((card) => card.colour === colour)
        .reduce((sum, card) => sum + (card.buildUp.attack[line] ?? 0) + (card.finish.attack[line] ?? 0), 0)
    expect(places('yellow', 'defence')).toBeGreaterThan(places('white', 'defence'))
    expect(places('blue', 'midfield')).toBeGreaterThan(places('white', 'midfield'))
    expect(places('red', 'attack')).toBeGreaterThan(places('white', 'attack'))
  })
})

describe('the period', () => {
  test('R5a a card played for a further attack does not change the number of attacks', () => {
    const tactics = { 'white-5': { buildUp: NO_BUILD_UP }, 'white-4': { buildUp: NO_BUILD_UP } }
    const m = match({ faceUp: ['white-4', 'purple-2a'], hands: [['white-5'], []], tactics })
    m.rolls(0, 3).play('h timo-brecher')
    expect(m.last('attack')).toMatchObject({ attack: 2, of: 2, card: 'white-5' })
    m.rolls(0, 3).play('h sven-abseits')
    expect(m.all('attack')).toHaveLength(2)
    expect(m.last('period-over').period).toBe(1)
  })

  test('R5b equal powers: roll until one is higher, exactly one attack, and a counter without bonus', () => {
    const m = buildUpFailed({ faceUp: ['white-4', 'purple-4'], rolls: [2, 2, 3, 0] })
    expect(m.last('attacker')).toMatchObject({ seat: 0, attacks: 1, by: 'dice' })
    expect(m.last('counter')).toMatchObject({ seat: 1, bonus: 0 })
  })

  test('R5c a drawn card can be played for the very next attack', () => {
    const m = match({
      hands: [['white-3', 'purple-4', 'purple-2a'], ['purple-1']],
      decks: [['red-5', 'red-4'], []],
      tactics: { 'white-3': { buildUp: NO_BUILD_UP } },
    })
    m.rolls('red-5').play('h white-3').rolls(0, 3).play('h timo-brecher')
    expect(m.options(0)).toContain('red-5')
    m.rolls('red-4').play('h red-5')
    expect(m.order('revealed', 'drawn', 'attack', 'further-tactic')).toEqual([
      ...['revealed', 'drawn', 'attack'],
      ...['further-tactic', 'drawn', 'attack'],
    ])
  })

  test('R5d without cards the closing card opens the period and every further attack; the other lays face down', () => {
    const m = match({
      attack: { by: 'home', number: 2, of: 2 },
      faceUp: ['white-4', 'purple-2a'],
      hands: [[], ['purple-5', 'purple-4']],
      tactics: { 'white-1': { buildUp: NO_BUILD_UP } },
    })
    expect(m.last('further-tactic')).toMatchObject({ card: 'white-1', closing: true })
    m.rolls(0, 3).play('h timo-brecher', 'h done', 'a done')
    expect([m.phase, m.awaiting]).toEqual(['tactics', ['away']])
    m.play('a purple-4')
    expect(m.last('revealed')).toMatchObject({ cards: ['white-1', 'purple-4'], powers: [1, 4] })
  })

  const furtherAttack = {
    attack: { by: 'home', number: 2, of: 2 },
    faceUp: ['white-4', 'purple-2a'],
    hands: [
      ['white-5', 'white-3'],
      ['purple-5', 'purple-4', 'purple-1'],
    ],
    decks: [[], ['red-1']],
  } as const

  test('R13a an exchanged card leaves the game unseen, and so is what is drawn', () => {
    const m = match(furtherAttack)
    m.play('h white-5').rolls('red-1').play('a purple-5')
    for (const viewer of ['home', 'spectator'] as const)
      expect(JSON.stringify([m.view(viewer), m.heardBy(viewer)])).not.toMatch(/purple-5|red-1/)
    expect(m.view('away').sides[1].exchanged).toEqual(['purple-5'])
  })

  test('R13b the defender exchanges once the attacker’s new card lies open, by finale-1 before it', () => {
    const m = match(furtherAttack)
    expect(m.awaiting).toEqual(['home'])
    m.play('h white-5')
    expect([m.phase, m.awaiting]).toEqual(['exchange', ['away']])
    // He sees the card, and nobody has been chosen for it yet.
    expect(m.view('away').sides[0]).toMatchObject({
      faceUp: 'white-5',
      hand: 1,
      shown: ['white-5', 'white-4'],
    })
    expect(m.request(1)?.prompt).toEqual({
      key: 'exchange-seen',
      about: { attack: 2, of: 2, card: 'white-5' },
    })
    m.play('a done')
    expect(m.phase).toBe('attackers-men')
    const order = ['further-tactic', 'exchange-declined', 'attack', 'action'] as const
    expect(m.order(...order)).toEqual(order)
    const before = match({ ...furtherAttack, rules: 'finale-1' })
    expect([before.phase, before.awaiting]).toEqual(['exchange', ['away']])
    expect(before.request(1)?.prompt).toEqual({ key: 'exchange', about: { attack: 2, of: 2 } })
    before.play('a done', 'h white-5')
    expect(before.phase).toBe('attackers-men')
    const once = ['exchange-declined', 'further-tactic', 'attack', 'action'] as const
    expect(before.order(...once)).toEqual(once)
  })

  test('R13b what the defender draws he knows before any man is chosen, and it changes nothing in this attack', () => {
    const m = match(furtherAttack)
    m.play('h white-5').rolls('red-1').play('a purple-5')
    expect(m.view('away').sides[1]).toMatchObject({
      hand: ['purple-4', 'purple-1', 'red-1'],
      faceUp: 'purple-2a',
    })
    expect(m.phase).toBe('attackers-men')
    expect(m.all('man-chosen')).toEqual([])
    // The counter is still played with the card that lay open before (§7.3).
    m.rolls(0, 3).play('h gregor-graser', 'a ronny-trickster')
    expect(m.last('counter')).toMatchObject({ seat: 1, card: 'purple-2a', bonus: 3 })
  })

  test('R13b a match saved while the defender decides goes on from there', () => {
    const m = match(furtherAttack)
    m.play('h white-5')
    const position = finale.position(m.state)
    const again = finale.fromPosition(position, { take: (weights) => weights.indexOf(1) })
    expect(again.ok && finale.position(again.value)).toEqual(position)
    expect(again.ok && finale.request(again.value, 1)).toEqual(m.request(1))
  })

  test('R13c no exchange at the first attack of a period, nor at a counter', () => {
    const m = match({
      faceUp: ['white-4', 'purple-2a'],
      hands: [['white-5'], ['purple-4', 'purple-1']],
      decks: [[], ['red-1', 'red-5']],
      rolls: ['red-5'],
    })
    expect([m.last('attack').attack, m.phase]).toEqual([1, 'attackers-men'])
    m.rolls(0, 3).play('h gregor-graser', 'a ronny-trickster')
    expect(m.last('counter').seat).toBe(1)
    expect(m.phase).toBe('attackers-men')
    m.rolls(0, 3).play('a patricio-fersi', 'h hugo-schwindlig')
    // The second attack of the period is a new one.
    expect(m.last('further-tactic').card).toBe('white-5')
    expect([m.phase, m.awaiting]).toEqual(['exchange', ['away']])
    expect(m.all('exchange-declined')).toEqual([])
  })

  test('R14 with an empty deck nothing can be exchanged', () => {
    const m = match({ ...furtherAttack, decks: [[], []] })
    m.play('h white-5')
    expect([m.phase, m.awaiting]).toEqual(['attackers-men', ['home']])
    expect(m.view('away').sides[1].hand).toHaveLength(3)
  })

  test('R15 no changes before the first period, changes from the second on', () => {
    const { state } = kickOff([['red'], ['blue']], { take: (weights) => weights.indexOf(1) })
    expect(finale.request(state, 0)?.kind).toBe('tactics')
    expect(seen(state, 'home').sides[0].changesLeft).toBe(3)
    const second = lastAttack({ period: 1 }, false)
    expect([second.period, second.phase]).toEqual([2, 'changes'])
  })
})
