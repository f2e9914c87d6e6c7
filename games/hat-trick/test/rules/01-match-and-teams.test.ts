import { ListedChance, Log } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { keeperCards } from '../../cards/keepers.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import { Cards } from '../../cards/set.ts'
import type { HatTrickEvent } from '../../events.ts'
import { hatTrick } from '../../game.ts'
import type { Seen } from '../../seen.ts'
import { RULES } from '../../text/book.ts'
import { CARD_IDS, NUMBERS } from '../../vocabulary.ts'
import { agreed } from '../any-build.ts'
import { match, seen, wholeMatch } from '../match.ts'
import { lastTurn } from './stories.ts'

const DEALT = [
  'short-1-left',
  'long-2-right',
  'dribble-3-left',
  'short-4-right',
  'long-1-left',
  'short-2-left',
]

/** A kick-off with the coin as listed, home's three cards and away's. */
function kickOff(coin: number) {
  const log = new Log<HatTrickEvent>()
  const luck = new ListedChance([coin, ...DEALT.map((id) => CARD_IDS.indexOf(id))])
  const state = hatTrick.start(agreed({}, [{ team: 'regulars' }, { team: 'regulars' }]), luck, log)
  expect(luck.left).toBe(0)
  return { state, events: log.heardBy('omniscient') }
}

const fieldsOf = (view: Seen, seat: 0 | 1) => view.sides[seat].players.map(({ field }) => field)
/** A field as the other seat sees it. */
const turned = (field: string | null) =>
  field && `${'dcba'['abcd'.indexOf(field[0] ?? '')]}${7 - Number(field[1])}`

describe('The match', () => {
  test('§1.1 the seats differ in nothing but their names: the pitch turned round is the same', () => {
    const view = seen(kickOff(0).state, 'spectator')
    expect(fieldsOf(view, 1)).toEqual(fieldsOf(view, 0).map(turned))
    const starts = [kickOff(0), kickOff(1)].map(({ events }) => events[0])
    expect(starts).toMatchObject([
      { kind: 'kick-off', half: 1, seat: 0, number: 6 },
      { kind: 'kick-off', half: 1, seat: 1, number: 6 },
    ])
  })

  test('§1.2 two halves; more goals win, level is a draw', () => {
    const { events, outcome } = wholeMatch(3)
    expect(events.flatMap((event) => (event.kind === 'half-over' ? [event.half] : []))).toEqual([1, 2])
    expect(outcome.by).toBe('normal-time')
    expect(lastTurn({ half: 2, goals: [2, 1] }).outcome).toMatchObject({ winner: 0, goals: [2, 1] })
    expect(lastTurn({ half: 2, goals: [0, 3] }).outcome).toMatchObject({ winner: 1 })
    expect(lastTurn({ half: 2, goals: [1, 1] }).outcome).toEqual({ goals: [1, 1], by: 'normal-time' })
  })

  test('§1.3 a coin decides the kick-off, number 6 has the ball, three cards each', () => {
    for (const [coin, ball] of [
      [0, { seat: 'home', number: 6, field: 'b3' }],
      [1, { seat: 'away', number: 6, field: 'c4' }],
    ] as const) {
      const view = seen(kickOff(coin).state, 'omniscient')
      expect(view.ball).toEqual(ball)
      expect(view.sides.map(({ hand }) => hand)).toEqual([
        ['short-1-left', 'long-2-right', 'dribble-3-left'],
        ['short-2-left', 'short-4-right', 'long-1-left'],
      ])
      expect(view.sides.map(({ deck }) => deck)).toEqual([29, 29])
    }
  })

  test('§1.4 what lies in the box is on the table, but for the team cards', () => {
    const keepers = keeperCards(OUR_CARDS.keeping)
    const inBox = { players: 2 * OUR_CARDS.players.length, keepers: 2 * keepers.length }
    const { deckSize } = new Cards(OUR_CARDS)
    expect({ ...inBox, actions: 2 * deckSize, shooting: OUR_CARDS.shooting.length }).toEqual({
      ...{ players: 20, keepers: 12, actions: 64, shooting: 9 },
    })
    const view = seen(kickOff(0).state, 'spectator')
    expect(view.sides.map(({ yellow }) => yellow)).toEqual([false, false])
    expect(view.ball).toBeDefined()
    for (const language of LANGUAGES)
      for (const count of [20, 12, 64, 9, 2])
        expect(RULES[language].paragraphs['1.4'], language).toMatch(new RegExp(`\\b${count}\\b`))
  })
})

describe('Pitch and players', () => {
  test('§2.1 each team counts its lines from its own goal', () => {
    const lineOf = (ball: string) =>
      match({ ball, faceUp: ['dribble-4-left', 'dribble-4-left'] })
        .standStill()
        .last('comparison').line
    // Number 6 gives the ball to 7, who stands in the same line.
    expect(lineOf('h6')).toBe(3)
    expect(lineOf('a6')).toBe(3)
    expect(match({ ball: 'h4' }).view('home').ball?.field).toBe('a2')
    expect(match({ ball: 'a4' }).view('home').ball?.field).toBe('d5')
  })

  test('§2.2 the line-up: my 4 and 5 stand beside your 11 and 10', () => {
    const view = seen(kickOff(0).state, 'spectator')
    const on = new Map(
      view.sides.flatMap(({ players }, seat) =>
        players.map(({ number, field }) => [field, `${'ha'[seat]}${number}`] as const),
      ),
    )
    const lines = [1, 2, 3, 4, 5, 6].map((line) =>
      ['a', 'b', 'c', 'd'].map((column) => on.get(column + line) ?? '–').join(' '),
    )
    expect(lines).toEqual([
      '– h2 h3 –',
      'h4 a11 a10 h5',
      'a9 h6 h7 a8',
      'h8 a7 a6 h9',
      'a5 h10 h11 a4',
      '– a3 a2 –',
    ])
  })

  test('§2.3 even numbers move with a left card, odd ones with a right card, and only in their column', () => {
    for (const [card, parity, wrong] of [
      ['short-1-left', 0, '5+'],
      ['short-1-right', 1, '4+'],
    ] as const) {
      const m = match({ ball: 'h7', faceUp: [card, card] })
      const movers = new Set(m.options(0).slice(1).map(parseFloat))
      expect([...movers].every((number) => number % 2 === parity)).toBe(true)
      expect(m.refusal(`h ${wrong}`)).toBe('player-of-other-side §2.3')
      m.play('h none')
      expect(m.refusal(`a ${wrong}`)).toBe('player-of-other-side §2.3')
    }
    const m = match({ ball: 'h7', faceUp: ['short-1-left', 'short-1-left'] }).play('h 4+')
    expect([m.field('h4'), m.field('a9')]).toEqual(['a3', 'a2'])
  })

  test('§2.4 one to five footballs of each kind, the star side has more; attack with the ball, defence without', () => {
    for (const { regular, star, number } of OUR_CARDS.players) {
      for (const count of [regular.attack, regular.defence, star.attack, star.defence]) {
        expect(count, `number ${number}`).toBeGreaterThanOrEqual(1)
        expect(count, `number ${number}`).toBeLessThanOrEqual(5)
      }
      expect(star.attack + star.defence).toBeGreaterThan(regular.attack + regular.defence)
    }
    const footballs = { h6: { attack: 3, defence: 9 }, h7: { attack: 2, defence: 9 } }
    const theirs = { a8: { attack: 9, defence: 1 }, a9: { attack: 9, defence: 2 } }
    const m = match({ faceUp: ['short-1-left', 'short-1-left'], footballs: { ...footballs, ...theirs } })
    expect(m.standStill().last('comparison').players).toEqual([5, 3])
  })

  test('§2.5 one of 32 national teams or eleven regulars, the same for both if they like', () => {
    expect(OUR_CARDS.teams).toHaveLength(32)
    for (const team of ['regulars', ...OUR_CARDS.teams.map(({ id }) => id)])
      expect(hatTrick.prepare({ builds: [{ team }, { team }] }).ok, team).toBe(true)
    for (const build of [{ team: 'XXX' }, { team: 7 }, {}])
      expect(hatTrick.checkBuild(0, build, {})).toMatchObject([{ code: 'team-unknown', rule: '2.5' }])
    expect(hatTrick.checkBuild(0, 'BRA', {})).toMatchObject([{ code: 'build-malformed', rule: '2.5' }])
    const view = match({ teams: ['FRA', 'regulars'] }).view('spectator')
    for (const [i, number] of NUMBERS.entries()) {
      const card = OUR_CARDS.players[i]
      const star = [2, 6, 8].includes(number)
      expect(view.sides[0].players[i], `number ${number}`).toMatchObject(
        (star ? card?.star : card?.regular) ?? {},
      )
      expect(view.sides[1].players[i], `number ${number}`).toMatchObject(card?.regular ?? {})
    }
    expect(view.sides.map(({ starKeeper }) => starKeeper)).toEqual([true, false])
  })
})

describe('Action cards', () => {
  test('§3.1 for each power and side two short passes, one long ball, one dribble', () => {
    const [home] = hatTrick.position(kickOff(0).state).sides as { hand: string[]; deck: string[] }[]
    const whole = [...(home?.hand ?? []), ...(home?.deck ?? [])]
    expect(whole).toHaveLength(32)
    for (const id of CARD_IDS)
      expect(whole.filter((card) => card === id).length, id).toBe(id.startsWith('short') ? 2 : 1)
  })

  test('§3.2 a coach draws until he holds three', () => {
    const m = match({
      ball: 'h7',
      hands: [['short-2-left', 'short-2-right', 'long-1-left'], DEALT.slice(0, 3)],
    })
    m.rolls('dribble-4-left', 'dribble-4-right').play('h short-2-left', 'a short-1-left')
    expect(m.all('drawn').map(({ cards, left }) => [cards, left])).toEqual([
      [['dribble-4-left'], 28],
      [['dribble-4-right'], 28],
    ])
    expect(m.view('home').sides[0].hand).toHaveLength(3)
  })

  test('§3.3 hands are hidden, used cards and counts are open', () => {
    const hands = [
      ['short-2-left', 'short-2-right', 'long-3-left'],
      ['short-3-left', 'short-3-right', 'dribble-2-left'],
    ] as const
    const m = match({ ball: 'h7', hands })
    expect(m.view('home').sides.map(({ hand }) => hand)).toEqual([[...hands[0]].sort(byCard), 3])
    expect(m.view('spectator').sides.map(({ hand, deck }) => [hand, deck])).toEqual([
      [3, 29],
      [3, 29],
    ])
    m.rolls('dribble-4-left', 'dribble-4-right').play('h short-2-left', 'a short-3-left')
    expect(m.view('spectator').sides.map(({ used }) => used)).toEqual([['short-2-left'], ['short-3-left']])
    const heard = JSON.stringify([m.heardBy('spectator'), m.view('spectator')])
    for (const id of ['short-2-right', 'long-3-left', 'short-3-right', 'dribble-4-left', 'dribble-4-right'])
      expect(heard).not.toContain(id)
  })
})

const byCard = (a: string, b: string) => CARD_IDS.indexOf(a) - CARD_IDS.indexOf(b)
