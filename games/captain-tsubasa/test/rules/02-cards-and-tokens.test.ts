import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Card } from '../../cards/set.ts'
import { captainTsubasa } from '../../game.ts'
import { TOKENS } from '../../vocabulary.ts'
import { kickOff, match, storyCards } from '../match.ts'
import { able, plain, worth } from './printed.ts'

const { starting, match: matchCards } = OUR_CARDS
const GAIN_ANY = { do: 'gain', tokens: TOKENS } as const
const DRAW = { do: 'draw', count: 1 } as const

describe('Cards and tokens', () => {
  test('§2.1 a card counts with its three values, each for its own purpose', () => {
    const m = match({ hands: [['taki', 'oda'], []], cards: { taki: worth(1, 2, 3), oda: worth(-1, 0, 4) } })
    expect(m.sums('home')).toEqual({ shot: 0, pass: 0, defence: 0 })
    m.play('home: taki')
    expect(m.sums('home')).toEqual({ shot: 1, pass: 2, defence: 3 })
    m.play('home: oda')
    expect(m.sums('home')).toEqual({ shot: 0, pass: 2, defence: 7 })
    expect(m.sums('away')).toEqual({ shot: 0, pass: 0, defence: 0 })
  })

  test('§2.1 none, one or two abilities, never three', () => {
    const cards = { taki: able(), oda: able(GAIN_ANY), izawa: able(GAIN_ANY, DRAW) }
    const m = match({ hands: [['taki', 'oda', 'izawa'], []], cards }).play('home: taki')
    expect(m.phase).toBe('turn')
    m.play('home: oda')
    expect(m.options('home')).toEqual(['use-1', 'skip'])
    expect(m.refusal('home: use-2')).toBe('no-such-ability §2.1')
    m.play('home: skip', 'home: izawa')
    expect(m.options('home')).toEqual(['use-1', 'use-2', 'skip'])
    const builds = [{ team: 'nankatsu' }, { team: 'toho' }] as const
    const three = storyCards({ taki: able(GAIN_ANY, DRAW, { do: 'play' }) })
    const checked = captainTsubasa.prepare({ options: { cards: three }, builds })
    expect(checked).toMatchObject({ ok: false, refusals: [{ code: 'card-abilities', rule: '2.1' }] })
  })

  test('§2.1 a compulsory part binds whoever uses the ability, nobody else', () => {
    const cards = { taki: able({ ...DRAW, must: 'book' }) }
    const used = match({ hands: [['taki'], []], cards })
      .rolls('oda')
      .play('home: taki', 'home: use-1')
    expect([used.booking('home'), used.booking('away')]).toEqual(['yellow', 'none'])
    expect(
      match({ hands: [['taki'], []], cards })
        .play('home: taki', 'home: skip')
        .booking('home'),
    ).toBe('none')
  })

  test('§2.2 a starting deck is eleven footballers and the fans, twelve cards', () => {
    const m = kickOff()
    for (const [seat, team] of [
      ['home', 'nankatsu'],
      ['away', 'toho'],
    ] as const) {
      expect(m.deck(seat)).toHaveLength(12)
      const own = starting.filter((card) => card.team === team)
      expect([...m.deck(seat)].sort()).toEqual(own.map(({ id }) => id).sort())
      const numbers = own.flatMap(({ number }) => (number === undefined ? [] : [number]))
      expect([numbers.length, new Set(numbers).size]).toEqual([11, 11])
      expect(own.find(({ number }) => number === undefined)?.id).toBe(`${team}-fans`)
    }
  })

  test('§2.3 thirteen match cards for each half, nobody’s until they are taken', () => {
    expect([1, 2].map((half) => matchCards.filter((card) => card.half === half).length)).toEqual([13, 13])
    const before = captainTsubasa.position(kickOff().state)
    expect(before.pile).toHaveLength(26 - 4)
    const m = kickOff({}, 'home').freely().play('home: start')
    const isOfHalf = (half: number) => (id: string) =>
      matchCards.find((card: Card) => card.id === id)?.half === half
    expect([m.field.every(isOfHalf(1)), m.field.length]).toEqual([true, 4])
    expect([...m.hand('home'), ...m.hand('away')].some((id) => isOfHalf(1)(id) || isOfHalf(2)(id))).toBe(
      false,
    )
    const taken = m.field[0] ?? ''
    expect(m.play(`away: ${taken}`).hand('away')).toContain(taken)
  })

  test('§2.4 tokens lie in the reserve until an ability moves them to the pool; only those there are spent', () => {
    const cards = { taki: able({ do: 'gain', tokens: ['shot'] }) }
    expect(kickOff().pool('home')).toEqual({ shot: 0, pass: 0, defence: 0 })
    const m = match({ hands: [['taki'], []], cards }).play('home: taki', 'home: use-1')
    expect(m.pool('home')).toEqual({ shot: 1, pass: 0, defence: 0 })
    m.play('home: shot')
    expect(m.options('home')).toEqual(['spend-0', 'spend-1'])
    expect(m.refusal('home: spend-2')).toBe('too-few-tokens §7.3')
    expect(m.pool('away')).toEqual({ shot: 0, pass: 0, defence: 0 })
  })

  test('§2.4 a pool never holds more than five of a kind', () => {
    const cards = { taki: able({ do: 'gain', tokens: TOKENS, count: 2 }) }
    const m = match({ hands: [['taki'], []], cards, pool: [{ shot: 4, pass: 5 }, {}] })
    m.play('home: taki', 'home: use-1')
    expect(m.options('home')).toEqual(['token-shot', 'token-defence'])
    expect(m.refusal('home: token-pass')).toBe('pool-full §2.4')
    // Of the second one only defence is left to choose.
    m.play('home: token-shot')
    expect(m.pool('home')).toEqual({ shot: 5, pass: 5, defence: 1 })
  })

  test('§2.4 spent tokens can be gained again in the round that follows', () => {
    const cards = { ...plain('oda'), taki: able({ do: 'gain', tokens: ['pass'] }) }
    const m = match({
      areas: [['oda'], []],
      pool: [{ pass: 5 }, {}],
      cards,
      phase: 'action',
      decks: [['taki'], []],
    })
    m.play('home: pass')
    m.rolls(6, 1, 'one-two', 'long-shot', 'taki').freely().play('home: spend-5')
    expect([m.pool('home').pass, m.round]).toEqual([0, 2])
    m.play('away: top', 'home: top', 'home: taki', 'home: use-1')
    expect(m.pool('home').pass).toBe(1)
  })

  test('§2.5 areas, discard piles, field, pools, bookings and numbers of cards are open to everybody', () => {
    const m = match({
      hands: [['taki', 'oda'], ['hyuga']],
      areas: [['izawa'], ['koike']],
      discards: [['iwami', 'exhaustion'], []],
      pool: [{ shot: 2 }, { defence: 1 }],
      booking: ['yellow', 'none'],
    })
    for (const viewer of ['home', 'away', 'spectator'] as const) {
      const seen = m.view(viewer)
      expect(seen.sides[0]).toMatchObject({
        area: ['izawa'],
        discard: ['iwami', 'exhaustion'],
        pool: { shot: 2, pass: 0, defence: 0 },
        booking: 'yellow',
        handSize: 2,
        deckSize: 8,
      })
      expect(seen.sides[1]).toMatchObject({
        area: ['koike'],
        handSize: 1,
        deckSize: 10,
        pool: { defence: 1 },
      })
      expect([seen.field, seen.matchLeft, seen.bench.exhaustion]).toEqual([m.field, 8, 7])
    }
  })

  test('§2.5 hands are hidden, apart from what was taken openly', () => {
    const m = match({
      phase: 'draft',
      hands: [
        ['taki', 'oda', 'iwami', 'izawa'],
        ['hyuga', 'imai', 'koike', 'furuta'],
      ],
      field: ['foul', 'header', 'injury', 'pressing'],
    })
    m.play('away: header')
    for (const viewer of ['home', 'spectator'] as const) {
      const away = m.view(viewer).sides[1]
      expect([away.hand, away.deck, away.shown, away.handSize]).toEqual([undefined, undefined, ['header'], 5])
      // Whoever counts knows the rest, hand and draw pile together.
      expect(away.hidden).toHaveLength(12)
      expect(away.hidden).toEqual(expect.arrayContaining(['hyuga', 'sawada']))
    }
    expect(m.view('away').sides[1].hand).toContain('header')
    expect(JSON.stringify(m.view('away').sides[0])).not.toContain('"hand":')
  })

  test('§2.5 what a coach draws only he is told', () => {
    const m = match({ hands: [['taki'], []], cards: { taki: able(DRAW) } }).rolls('oda')
    m.play('home: taki', 'home: use-1')
    const drawn = (viewer: 'home' | 'away' | 'spectator') =>
      m.heardBy(viewer).filter(({ kind }) => kind === 'drawn')
    expect(drawn('home')).toEqual([{ kind: 'drawn', seat: 0, count: 1, cards: ['oda'] }])
    for (const viewer of ['away', 'spectator'] as const)
      expect(drawn(viewer)).toEqual([{ kind: 'drawn', seat: 0, count: 1 }])
    expect(m.view('away').sides[0].shown).toEqual([])
  })

  test('§2.5 a match card taken unseen is its owner’s secret until it is shown', () => {
    const m = match({
      phase: 'draft',
      field: ['foul', 'header', 'injury', 'pressing'],
      cards: plain('clearance'),
    })
    m.rolls('clearance').play('away: top')
    expect(m.last('match-card')).toMatchObject({ seat: 1, open: false, card: 'clearance' })
    for (const viewer of ['home', 'spectator'] as const) {
      const heard = m.heardBy(viewer).filter(({ kind }) => kind === 'match-card')
      expect(heard).toEqual([{ kind: 'match-card', seat: 1, open: false }])
      expect(m.view(viewer).sides[1].shown).toEqual(['unseen-2'])
      expect(JSON.stringify(m.view(viewer))).not.toContain('clearance')
    }
    expect(m.view('away').sides[1].hand).toEqual(['clearance'])
    m.play('home: foul', 'home: stop', 'away: clearance')
    expect(m.view('home').sides[1].area).toEqual(['clearance'])
  })

  test('§2.5 when a draw pile has run empty the hand is known', () => {
    const m = match({
      hands: [['taki', 'oda'], []],
      decks: [['izawa'], []],
      discards: [['iwami'], []],
      cards: { taki: able({ do: 'draw', count: 2 }) },
    })
    expect(m.view('away').sides[0].shown).toEqual([])
    m.rolls('izawa', 'iwami').play('home: taki', 'home: use-1')
    expect(m.view('away').sides[0].shown).toEqual(['oda', 'izawa'])
    expect(m.view('away').sides[0].hidden).toEqual(['iwami'])
    expect(m.last('reshuffled')).toEqual({ kind: 'reshuffled', seat: 0, cards: 1 })
  })

  test('§2.5 before the kick-off everybody knows the decks; a card taken from the field is seen by all', () => {
    const m = kickOff({}, 'home')
    expect(m.view('spectator').sides[0].hidden).toEqual(m.deck('home'))
    m.freely().play('home: start')
    const [open = ''] = m.field
    m.play(`away: ${open}`)
    expect(m.view('home').sides[1].shown).toEqual([open])
  })

  test('§2.5 shown once, an unseen match card is known even when it is hidden again', () => {
    const m = match({
      hands: [['taki', 'oda', 'advice'], []],
      unseen: [['advice'], []],
      decks: [[], []],
      cards: { taki: able({ do: 'gain', tokens: ['shot'], must: 'discard' }), oda: able(DRAW) },
    })
    expect(m.view('away').sides[0].hidden).toEqual(['oda', 'taki', 'unseen-1'])
    m.play('home: taki', 'home: use-1', 'home: advice').rolls('advice').play('home: oda', 'home: use-1')
    expect(m.view('away').sides[0].hidden).toEqual(['advice'])
  })

  test('§2.5 at half-time what was known of a hand is lost in the shuffle, an unseen card stays unseen', () => {
    const m = match({
      phase: 'action',
      half: 1,
      round: 6,
      hands: [['taki', 'advice'], []],
      shown: [['taki'], []],
      unseen: [['advice'], []],
    })
    expect(m.view('away').sides[0].shown).toEqual(['taki'])
    m.rolls(1, 6, 'foul', 'injury', 'header', 'pressing', 'taki', 'advice').freely().play('home: pass')
    const { shown, hidden } = m.view('away').sides[0]
    expect([m.half, m.hand('home').includes('taki'), shown]).toEqual([2, true, []])
    expect([hidden?.includes('unseen-1'), hidden?.includes('advice'), hidden?.length]).toEqual([
      true,
      false,
      13,
    ])
  })

  test('§2.6 discarded is on the owner’s discard pile, removed is out, played is in the own area', () => {
    const m = match({
      hands: [
        ['taki', 'oda', 'iwami'],
        ['hyuga', 'koike'],
      ],
      cards: {
        ...plain('hyuga', 'koike', 'iwami'),
        taki: able({ do: 'discard', what: 'rival-card' }),
        oda: able({ do: 'remove', what: 'hand' }),
      },
    })
    m.play('home: oda', 'home: use-1', 'home: iwami')
    expect([m.out.includes('iwami'), m.discard('home'), m.area('home')]).toEqual([true, [], ['oda']])
    m.play('away: hyuga')
    expect([m.area('away'), m.hand('away')]).toEqual([['hyuga'], ['koike']])
    m.play('home: taki', 'home: use-1')
    expect([m.discard('away'), m.discard('home'), m.area('away')]).toEqual([['hyuga'], [], []])
    expect(m.out).not.toContain('hyuga')
  })
})
