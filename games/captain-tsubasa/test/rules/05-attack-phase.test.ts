import { describe, expect, test } from 'vitest'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { able, plain } from './printed.ts'

const HOME = ['taki', 'oda', 'iwami', 'izawa', 'nagano', 'nakazato', 'takasugi', 'ishizaki'] as const
const AWAY = ['hyuga', 'imai', 'koike', 'furuta', 'kawabe', 'matsuki', 'shimano', 'sorimachi'] as const
const BLANK = plain(...HOME, ...AWAY)

/** So many cards lie in the areas, which show nothing; each coach has some left. */
const lying = (home: number, away: number, more: Setting = {}): Setting => ({
  areas: [HOME.slice(0, home), AWAY.slice(0, away)],
  hands: [HOME.slice(home, home + 3), AWAY.slice(away, away + 3)],
  ...more,
  cards: { ...BLANK, ...more.cards },
})

describe('The attack phase', () => {
  test('§5.1 the attacker begins, then they take turns', () => {
    for (const [attacker, defender] of [
      ['home', 'away'],
      ['away', 'home'],
    ] as const) {
      const m = match({
        phase: 'draft',
        attacker,
        hands: [HOME, AWAY],
        cards: BLANK,
        field: ['advice', 'one-two', 'wing-run', 'long-shot'],
      })
      m.play(`${defender}: advice`, `${attacker}: one-two`)
      expect([m.phase, m.awaiting]).toEqual(['turn', [attacker]])
      const [mine = '', second = ''] = attacker === 'home' ? HOME : AWAY
      const [theirs = ''] = attacker === 'home' ? AWAY : HOME
      m.play(`${attacker}: ${mine}`)
      expect(m.awaiting).toEqual([defender])
      m.play(`${defender}: ${theirs}`)
      expect(m.awaiting).toEqual([attacker])
      m.play(`${attacker}: ${second}`)
      expect(m.area(attacker)).toEqual([mine, second])
    }
  })

  test('§5.1 a turn is one card of the own hand, openly, or none', () => {
    const m = match(lying(1, 1))
    expect(m.options('home')).toEqual(
      ['oda', 'iwami', 'izawa', 'stop'].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    )
    expect(m.refusal('home: taki')).toBe('not-in-hand §5.1')
    expect(m.refusal('home: imai')).toBe('not-in-hand §5.1')
    expect(m.refusal('home: tsubasa')).toBe('not-in-hand §5.1')
    expect(m.refusal(`home: ${m.field[0]}`)).toBe('taken-only-in-the-draw-phase §5.1')
    expect(m.refusal('away: imai')).not.toBe('legal')
    m.play('home: oda')
    expect(m.last('played')).toEqual({ kind: 'played', seat: 0, card: 'oda', from: 'hand', cards: 3 })
    expect([m.hand('home').includes('oda'), m.view('away').sides[0].area]).toEqual([false, ['taki', 'oda']])
    expect(m.awaiting).toEqual(['away'])
  })

  test('§5.1 exhaustion cards are alike: one option, and one of them is played', () => {
    const hands = [['exhaustion', 'oda', 'exhaustion'], AWAY.slice(0, 3)] as const
    const m = match({ hands, discards: [['exhaustion'], ['exhaustion']], cards: BLANK })
    expect(m.options('home')).toEqual(['oda', 'exhaustion', 'stop'])
    m.play('home: exhaustion')
    expect([m.area('home'), m.hand('home')]).toEqual([['exhaustion'], ['oda', 'exhaustion']])
    expect([m.discard('home'), m.discard('away'), m.view().bench.exhaustion]).toEqual([
      ['exhaustion'],
      ['exhaustion'],
      4,
    ])
    expect([m.awaiting, m.last('played').card]).toEqual([['away'], 'exhaustion'])
    // One that everybody knows of is played first: nothing else is given away.
    const shown = match({ hands, shown: [['exhaustion'], []], cards: BLANK }).play('home: exhaustion')
    expect([shown.view('away').sides[0].shown, shown.hand('home')]).toEqual([[], ['oda', 'exhaustion']])
  })

  test('§5.1 whoever was motivated or signed earlier is played from the hand like anybody', () => {
    const options = { motivation: true, transfers: true }
    const hands = [['tsubasa-motivated', 'misaki', 'oda'], AWAY.slice(0, 2)] as const
    const cards = { ...BLANK, ...plain('tsubasa-motivated', 'misaki') }
    const m = match({ options, hands, cards }).play('home: tsubasa-motivated', 'away: stop', 'home: misaki')
    expect([m.area('home'), m.all('motivated'), m.all('signed')]).toEqual([
      ['tsubasa-motivated', 'misaki'],
      [],
      [],
    ])
  })

  test('§5.1 the abilities of the card played may be used, before the other’s turn', () => {
    const m = match(lying(1, 1, { cards: { oda: able({ do: 'gain', tokens: ['pass'] }) } })).play('home: oda')
    expect([m.phase, m.awaiting]).toEqual(['ability', ['home']])
    m.play('home: use-1')
    expect([m.pool('home').pass, m.phase, m.awaiting]).toEqual([1, 'turn', ['away']])
  })

  test('§5.2 whoever has stopped plays no more in this round and keeps his hand for the next', () => {
    const m = match({ ...lying(1, 1), decks: [['tsubasa'], ['sawada']] }).play('home: stop')
    expect([m.stopped('home'), m.stopped('away'), m.awaiting]).toEqual([true, false, ['away']])
    m.play('away: imai', 'away: koike')
    expect(m.refusal('home: oda')).not.toBe('legal')
    expect(m.all('stopped').map(({ seat }) => seat)).toEqual([0])
    m.play('away: stop')
    expect([m.phase, m.last('attack-over').by]).toEqual(['action', 'stopped'])
    m.rolls(6, 1, 'one-two', 'long-shot', 'tsubasa', 'sawada').freely().play('home: pass')
    expect(m.hand('home')).toEqual(
      ['oda', 'iwami', 'izawa', 'tsubasa'].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    )
    expect([m.round, m.stopped('home'), m.stopped('away')]).toEqual([2, false, false])
  })

  test('§5.2 stopping is no pass of the ball', () => {
    const m = match(lying(1, 1)).play('home: stop', 'away: stop')
    expect([m.phase, m.options('home'), m.all('possession')]).toEqual(['action', ['shot', 'pass'], []])
  })

  test('§5.3 fewer than nine: the other’s turn, and if he has stopped the same coach goes on', () => {
    const m = match(lying(3, 3)).play('home: izawa')
    expect(m.awaiting).toEqual(['away'])
    m.play('away: stop')
    expect(m.awaiting).toEqual(['home'])
    m.play('home: nagano')
    expect([m.awaiting, m.area('home').length]).toEqual([['home'], 5])
    const defender = match(lying(3, 3)).play('home: stop', 'away: furuta')
    expect(defender.awaiting).toEqual(['away'])
  })

  test('§5.3 the count comes after the whole turn, abilities included', () => {
    const m = match(lying(4, 4, { cards: { nagano: able({ do: 'remove', what: 'this' }) } })).play(
      'home: nagano',
    )
    expect([m.last('played').cards, m.phase]).toEqual([9, 'ability'])
    m.play('home: use-1')
    expect([m.phase, m.awaiting]).toEqual(['turn', ['away']])
    const kept = match(lying(4, 4, { cards: { nagano: able({ do: 'remove', what: 'this' }) } }))
    kept.play('home: nagano', 'home: skip')
    expect([kept.phase, kept.last('attack-over').by]).toEqual(['action', 'limit'])
  })

  test('§5.4 nine lie there, however they are shared out, and there is no tenth', () => {
    for (const [home, away] of [
      [4, 4],
      [8, 0],
      [1, 7],
    ] as const) {
      const hands = [
        ['tsubasa', 'morisaki'],
        ['sawada', 'takashima'],
      ] as const
      const m = match({ ...lying(home, away), hands, cards: { ...BLANK, ...plain('tsubasa') } }).play(
        'home: tsubasa',
      )
      expect([m.phase, m.last('attack-over')]).toEqual(['action', { kind: 'attack-over', by: 'limit' }])
      expect(m.area('home').length + m.area('away').length).toBe(9)
      expect(m.refusal('away: sawada')).not.toBe('legal')
      expect(m.refusal('home: morisaki')).toBe('no-card-now §7.2')
    }
  })

  test('§5.4 not by an ability either: neither play nor recall brings a tenth', () => {
    const more: Setting = {
      discards: [['tsubasa'], []],
      cards: {
        nagano: able({ do: 'play' }, { do: 'recall', to: 'area' }),
        izawa: able({ do: 'play' }, { do: 'gain', tokens: ['shot'] }),
      },
    }
    const m = match(lying(4, 4, more)).play('home: nagano')
    expect([m.phase, m.last('attack-over').by, m.area('home').length]).toEqual(['action', 'limit', 5])
    const told = match(lying(3, 5, { ...more, hands: [['izawa', 'nagano'], []] })).play('home: izawa')
    expect(told.refusal('home: use-1')).toBe('limit-reached §5.4')
    expect(told.options('home')).toEqual(['use-2', 'skip'])
    // With eight lying there the same ability brings the ninth.
    const ninth = match(lying(3, 4, more)).play('home: izawa', 'home: use-1')
    expect(ninth.options('home')).toEqual(
      ['nakazato', 'nagano'].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    )
    ninth.play('home: nakazato', 'home: skip')
    expect([ninth.last('attack-over').by, ninth.last('played').cards]).toEqual(['limit', 9])
  })

  test('§5.4 cards that have left an area do not count any more', () => {
    const m = match(lying(4, 4, { cards: { nagano: able({ do: 'discard', what: 'rival-card' }) } }))
    m.play('home: nagano', 'home: use-1', 'home: hyuga')
    expect([m.area('home').length + m.area('away').length, m.phase, m.awaiting]).toEqual([
      8,
      'turn',
      ['away'],
    ])
    m.play('away: kawabe')
    expect([m.phase, m.last('attack-over').by]).toEqual(['action', 'limit'])
  })

  test('§5.4 bookings do not count, and in extra time seven is the limit', () => {
    const booked = match(lying(4, 3, { booking: ['red', 'yellow'] })).play('home: nagano')
    expect([booked.phase, booked.awaiting, booked.last('played').cards]).toEqual(['turn', ['away'], 8])
    const extra = match(lying(3, 3, { half: 3 }))
    expect(extra.view().limit).toBe(7)
    expect(extra.play('home: izawa').last('attack-over').by).toBe('limit')
    expect(match(lying(3, 2, { half: 4 })).play('home: izawa').phase).toBe('turn')
    expect(match(lying(3, 3, { half: 2 })).view().limit).toBe(9)
  })

  test('§5.5 it ends when both have stopped, whoever did so first', () => {
    const m = match(lying(1, 1)).play('home: oda', 'away: stop', 'home: stop')
    expect([m.phase, m.all('attack-over')]).toEqual(['action', [{ kind: 'attack-over', by: 'stopped' }]])
    expect(match(lying(1, 1)).play('home: stop', 'away: stop').last('attack-over').by).toBe('stopped')
  })

  test('§5.5 it ends with nine after a turn, or earlier by an ability', () => {
    expect(match(lying(4, 4)).play('home: nagano').last('attack-over').by).toBe('limit')
    const m = match(lying(1, 1, { cards: { oda: able({ do: 'end' }) } })).play('home: oda', 'home: use-1')
    expect([m.phase, m.last('attack-over').by, m.all('stopped')]).toEqual(['action', 'ability', []])
  })

  test('§5.6 the ninth card removes itself: eight lie there, and the other may play a ninth or stop', () => {
    const story: Setting = {
      attacker: 'away',
      areas: [HOME.slice(0, 4), ['hyuga', 'imai', 'furuta', 'kawabe']],
      hands: [
        ['nagano', 'tsubasa'],
        ['koike', 'sawada'],
      ],
      cards: { ...BLANK, koike: able({ do: 'remove', what: 'this' }) },
    }
    const m = match(story).play('away: koike', 'away: use-1')
    expect([m.out.includes('koike'), m.awaiting, m.options('home').includes('stop')]).toEqual([
      true,
      ['home'],
      true,
    ])
    m.play('home: nagano')
    expect(m.last('attack-over').by).toBe('limit')
    const stops = match(story).play('away: koike', 'away: use-1', 'home: stop')
    expect([stops.phase, stops.awaiting]).toEqual(['turn', ['away']])
  })

  test('§5.7 whoever has no card to play stops by himself', () => {
    const m = match({ areas: [['taki'], []], hands: [['oda'], []], cards: BLANK }).play('home: oda')
    expect(m.all('stopped').map(({ seat }) => seat)).toEqual([1, 0])
    expect([m.stopped('home'), m.stopped('away'), m.phase]).toEqual([true, true, 'action'])
    // A card taken off his hand leaves him with nothing, too.
    const last = match({
      hands: [['oda'], ['hyuga']],
      cards: { ...BLANK, oda: able({ do: 'discard', what: 'rival-hand' }) },
    })
    last.rolls('hyuga').play('home: oda', 'home: use-1')
    expect(last.phase).toBe('action')
  })

  test('§5.7 but not if there is somebody to motivate or to sign', () => {
    const pool = [{ shot: 5, pass: 5, defence: 5 }, {}] as const
    const motivate = match({ options: { motivation: true }, areas: [['tsubasa'], []], pool })
    expect([motivate.phase, motivate.options('home')]).toEqual(['turn', ['tsubasa-motivated', 'stop']])
    const sign = match({
      options: { transfers: true },
      transfers: ['misaki', 'jito', 'nitta', 'misugi'],
      pool,
    })
    expect([sign.phase, sign.options('home').includes('misaki')]).toEqual(['turn', true])
    // Who cannot pay has nothing to do.
    expect(match({ options: { motivation: true }, areas: [['tsubasa'], []] }).phase).toBe('action')
  })
})

/** Options come in the order of the cards. */
const ORDER = [
  'nakazato',
  'nagano',
  'oda',
  'iwami',
  'takasugi',
  'taki',
  'izawa',
  'tsubasa',
  'ishizaki',
  'stop',
]
