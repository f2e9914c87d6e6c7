import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../cards/ours.ts'
import type { Footballer } from '../cards/set.ts'
import { finale } from '../game.ts'
import { beginner, beginnersBuild } from '../presets.ts'
import type { Club } from '../vocabulary.ts'
import { CLUBS, HAZARDS, LINES } from '../vocabulary.ts'
import { expectDefined, expectOk, match } from './match.ts'
import { buildUpFailed, graserUsed, lastAttack } from './rules/stories.ts'

/** Open exchange of blows, 4, and the solo run, 2: the two cards the rulebook plays its example with. */
const OFFENER_SCHLAGABTAUSCH = 'white-4'
const ALLEINGANG = 'red-2a'

const man = (id: string): Footballer =>
  expectDefined(
    OUR_CARDS.footballers.find((card) => card.id === id),
    id,
  )
const squadOf = (club: Club) => {
  const { pitch, bench } = beginnersBuild(club)
  return { pitch: pitch.map(man), bench: bench.map(man) }
}
const names = (men: readonly Footballer[]) => men.map(({ name }) => name).sort()

describe('The footballers', () => {
  test('Sven Abseits is a striker who is threatened by an injury and nothing else', () => {
    const abseits = man('sven-abseits')
    expect(abseits).toMatchObject({ line: 'attack', club: 'acker', price: 4, strengths: [3, 1, 4, 4] })
    expect(abseits.hazards.filter(Boolean)).toEqual(['injury'])
  })

  test.each(CLUBS)('%s has 4 keepers, 8 backs, 12 midfielders and 6 strikers', (club) => {
    const own = OUR_CARDS.footballers.filter((card) => card.club === club)
    expect(LINES.map((line) => own.filter((card) => card.line === line).length)).toEqual([4, 8, 12, 6])
  })

  const total = ({ strengths }: Footballer) => strengths.reduce((sum, strength) => sum + strength, 0)

  test('the price follows from the total strength, but for the two best midfielders', () => {
    const due = { keeper: 11, defence: 5, midfield: 5, attack: 8 }
    const exceptions = OUR_CARDS.footballers.filter((card) => {
      const perPoint = card.line === 'defence' || card.line === 'midfield' ? 2 : 1
      return total(card) !== perPoint * card.price + due[card.line]
    })
    expect(exceptions.map((card) => [card.name, card.price, total(card)])).toEqual([
      ['Ballbino', 7, 17],
      ['De Dribbler', 7, 17],
    ])
  })

  test.each(CLUBS)('the prices and totals of %s are those of the table', (club) => {
    const list = (line: string) =>
      OUR_CARDS.footballers
        .filter((card) => card.club === club && card.line === line)
        .map((card) => `${card.price}:${total(card)}`)
        .join(' ')
    expect(LINES.map(list)).toEqual([
      '5:16 4:15 3:14 2:13',
      '5:15 4:13 4:13 3:11 3:11 3:11 2:9 1:7',
      '7:17 5:15 5:15 4:13 4:13 3:11 3:11 3:11 3:11 2:9 2:9 1:7',
      '8:16 6:14 4:12 4:12 3:11 2:10',
    ])
  })

  test('the table lists 10 injuries and 8 red cards for each club, 13 and 14 yellow ones, 4 men unthreatened', () => {
    const symbols = (club: Club) => {
      const own = OUR_CARDS.footballers.filter((card) => card.club === club)
      const count = HAZARDS.slice(1).map((hazard) =>
        own.flatMap((card) => card.hazards).filter((h) => h === hazard),
      )
      return [...count.map((list) => list.length), own.filter((card) => !card.hazards.some(Boolean)).length]
    }
    expect(HAZARDS.slice(1)).toEqual(['injury', 'yellow', 'red'])
    expect(symbols('acker')).toEqual([10, 13, 8, 4])
    expect(symbols('stollen')).toEqual([10, 14, 8, 4])
  })
})

describe('The first match', () => {
  test.each(CLUBS)('the fifteen of %s with an X cost exactly 50 points', (club) => {
    const marked = OUR_CARDS.footballers.filter((card) => card.club === club && card.beginner)
    expect(marked).toHaveLength(15)
    expect(marked.reduce((sum, card) => sum + card.price, 0)).toBe(50)
    expect(finale.checkBuild(0, beginnersBuild(club), {})).toEqual([])
  })

  test('FC Acker: four on the bench, eleven on the pitch', () => {
    const { pitch, bench } = squadOf('acker')
    expect(names(bench)).toEqual(['Erwin Pfosten', 'Lars Hechter', 'Tim Talent', 'Wladimir Ballnich'])
    expect(names(pitch)).toEqual([
      ...[
        'Alfredo Wühler',
        'Georg Putzer',
        'Gregor Graser',
        'Harald Grätsche',
        'Hugo Schwindlig',
        'Lars Lässig',
      ],
      ...['Manni Metzger', 'Sven Abseits', 'Sven Fauster', 'Timo Brecher', 'Udo Fouler'],
    ])
  })

  test('SV Stollen: four on the bench, eleven on the pitch', () => {
    const { pitch, bench } = squadOf('stollen')
    expect(names(bench)).toEqual(['Ali Balla', 'Paul Walze', 'Ralf Tentakel', 'Simon Joker'])
    expect(names(pitch)).toEqual([
      ...['Alexander Trifft', 'Bernd Klauball', "Brian O'Klopper", 'Fritz Blitz', 'Gerd Rumsteher'],
      ...['Günter Granit', 'Hansi Dampf', 'Karl Rempler', 'Mc Fire', 'Patricio Fersi', 'Ronny Trickster'],
    ])
  })

  test('FC Acker lines up 4-4-2 against the 3-4-3 of SV Stollen', () => {
    const formation = (club: Club) =>
      LINES.map((line) => squadOf(club).pitch.filter((card) => card.line === line).length)
    expect(formation('acker')).toEqual([1, 4, 4, 2])
    expect(formation('stollen')).toEqual([1, 3, 4, 3])
  })

  test('it is played with the six white and the six purple cards', () => {
    const builds = [beginnersBuild('acker'), beginnersBuild('stollen')] as const
    const state = finale.start(expectOk(finale.prepare({ builds })), {
      take: (weights) => weights.indexOf(1),
    })
    expect(finale.request(state, 0)?.default).toBe('purple')
    const sealed = { sealed: true }
    expect(([0, 1] as const).map((seat) => beginner(seat, sealed).tactics)).toEqual([
      { colour: 'purple' },
      { colour: 'purple' },
    ])
  })
})

describe('The attack', () => {
  const opening = (rolls: readonly number[] = []) =>
    match({ cards: OUR_CARDS, faceUp: [OFFENER_SCHLAGABTAUSCH, ALLEINGANG], rolls })

  test('Offener Schlagabtausch with 4 against Alleingang with 2: FC Acker has two attacks', () => {
    const m = opening()
    expect(m.last('revealed').powers).toEqual([4, 2])
    expect(m.last('attacker')).toMatchObject({ seat: 0, attacks: 2, by: 'power' })
    expect(m.last('attack')).toMatchObject({ seat: 0, attack: 1, of: 2, card: OFFENER_SCHLAGABTAUSCH })
  })

  test('Offener Schlagabtausch: the keeper, a defender and a midfielder of the coach’s choice build up', () => {
    const m = opening()
    expect(m.last('man-chosen')).toMatchObject({ man: 'sven-fauster', place: 'keeper' })
    expect(m.options(0)).toEqual(['harald-graetsche', 'udo-fouler', 'georg-putzer', 'manni-metzger'])
    m.play('h udo-fouler')
    expect(m.options(0)).toEqual(['hugo-schwindlig', 'gregor-graser', 'alfredo-wuehler', 'lars-laessig'])
    m.play('h gregor-graser')
    expect(m.awaiting).toEqual(['away'])
  })

  test('a level total is enough in the build-up and not in the finish', () => {
    const m = match({ faceUp: ['white-2a', 'purple-1'] })
    m.rolls(2, 2).play('h gregor-graser', 'a hansi-dampf')
    expect(m.last('comparison')).toMatchObject({ action: 'build-up', totals: [5, 5], won: true })
    m.rolls(2, 2).play('h sven-abseits')
    expect(m.last('comparison')).toMatchObject({ action: 'finish', totals: [5, 5], won: false })
  })

  test('Sven Fauster: first the roll whether he is injured, then his card is turned', () => {
    const turn = man('sven-fauster').hazards.indexOf('injury') as 1 | 2 | 3
    expect(turn).toBeGreaterThan(0)
    const buildUp = { attack: { keeper: 1, defence: 1, midfield: 1 }, defence: { midfield: 1 } }
    const m = match({
      faceUp: [OFFENER_SCHLAGABTAUSCH, ALLEINGANG],
      tactics: { [OFFENER_SCHLAGABTAUSCH]: { buildUp } },
      men: { 'sven-fauster': { turn, hazard: 'injury' } },
    })
    m.rolls(3, 0, 1).play('h udo-fouler', 'h gregor-graser', 'a patricio-fersi')
    expect(m.last('hazard')).toMatchObject({ man: 'sven-fauster', hazard: 'injury', die: 1, struck: false })
    expect(m.order('hazard', 'turned')).toEqual(['hazard', 'turned'])
    expect(m.man('sven-fauster')).toMatchObject({ where: 'pitch', turn: (turn + 1) % 4 })
  })

  test('5 to 2 makes a counter bonus of 3', () => {
    const m = buildUpFailed({ faceUp: ['white-5', 'purple-2a'] })
    expect(m.last('counter').bonus).toBe(3)
    m.rolls(0, 0).play('a hansi-dampf', 'h gregor-graser')
    expect(m.last('comparison')).toMatchObject({ seat: 1, bonus: 3, totals: [3, 6] })
  })

  const soloRun = {
    [ALLEINGANG]: {
      buildUp: { attack: { attack: 1 }, defence: { defence: 1 } },
      finish: { attack: { attack: 1 }, defence: { keeper: 1 } },
      arrow: 'attack',
    },
  } as const
  const injured = { 'timo-brecher': { hazard: 'injury' } } as const

  test('Alleingang: the same man runs through build-up and finish', () => {
    const m = match({ faceUp: [ALLEINGANG, 'purple-1'], tactics: soloRun })
    m.rolls(3, 0, 3, 0).play('h timo-brecher', 'a guenter-granit')
    expect(m.all('man-chosen').map((event) => event.man)).toEqual([
      ...['timo-brecher', 'guenter-granit', 'timo-brecher', 'bernd-klauball'],
    ])
    expect(m.goals).toEqual([1, 0])
  })

  test('Alleingang: if he has dropped out a man of the same colour steps in, without one another', () => {
    const sameColour = match({ faceUp: [ALLEINGANG, 'purple-1'], tactics: soloRun, men: injured })
    sameColour.rolls(3, 0, 2).play('h timo-brecher', 'a guenter-granit').rolls(0, 3).play('h done')
    expect(sameColour.all('man-chosen').at(-2)).toMatchObject({ man: 'sven-abseits', place: 'attack' })
    const off = ['sven-abseits']
    const another = match({ faceUp: [ALLEINGANG, 'purple-1'], tactics: soloRun, men: injured, off })
    another.rolls(3, 0, 2).play('a guenter-granit', 'h done')
    expect(another.options(0)).toHaveLength(8)
  })
})

describe('Men who leave and come', () => {
  test('for an injured midfielder a striker may come on', () => {
    const m = graserUsed('injury', 2).play('h erwin-pfosten')
    expect(m.man('erwin-pfosten')).toMatchObject({ where: 'pitch', line: 'attack' })
  })

  test('after a red card a man of the lost kind may come on for another, as a change', () => {
    const m = lastAttack({ period: 1, men: { 'timo-brecher': { hazard: 'red' } } }, false, 3)
    m.rolls(1, 0).play('h manni-metzger', 'h erwin-pfosten', 'h done', 'a done')
    expect(m.last('change')).toMatchObject({ off: 'manni-metzger', on: 'erwin-pfosten', left: 2 })
    expect(m.men(0, 'pitch')).toHaveLength(10)
  })

  test('a midfielder may come on for a striker', () => {
    const m = match({ period: 2, phase: 'changes', rolls: [1, 0] })
    m.play('h timo-brecher', 'h tim-talent', 'h done', 'a done')
    expect(m.man('tim-talent')).toMatchObject({ where: 'pitch', line: 'midfield', turn: 0 })
  })
})

describe('Free choice', () => {
  test('twelve cards: two 5s, two 4s, two 3s, four 2s, one 1 and the closing card', () => {
    const codes = (order: readonly string[]) =>
      finale
        .checkBuild(0, { ...beginnersBuild('acker'), tactics: { order } }, { tactics: 'free', sealed: true })
        .map(({ code, about }) => [code, about?.power ?? about?.count])
    const order = [
      ...['yellow-5', 'blue-5', 'yellow-4', 'blue-4', 'yellow-3', 'blue-3'],
      ...['yellow-2a', 'yellow-2b', 'blue-2a', 'blue-2b', 'yellow-1'],
    ]
    expect(codes(order)).toEqual([])
    expect(codes([...order.slice(1), 'red-4'])).toEqual([
      ['deck-powers', 5],
      ['deck-powers', 4],
    ])
    expect(codes([...order, 'red-2a'])).toEqual([
      ['deck-size', 12],
      ['deck-powers', 2],
    ])
  })
})
