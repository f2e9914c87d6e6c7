import { everyOutcome, SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../cards/ours.ts'
import { captainTsubasa } from '../game.ts'
import type { Match, Setting } from './match.ts'
import { kickOff, match, seen } from './match.ts'
import { able, plain, worth } from './rules/printed.ts'
import { playRound } from './rules/rounds.ts'

const GAIN = { do: 'gain', tokens: ['pass'] } as const
/** The first field, which lies open before the toss. */
const OPEN = ['one-two', 'long-shot', 'great-save', 'wing-run'] as const
const halfOf = (id: string) => OUR_CARDS.match.find((card) => card.id === id)?.half

/** Away holds a card everybody saw, a match card taken unseen and one more; his draw pile holds another unseen one and one they saw. */
const HIDDEN = {
  half: 2,
  round: 6,
  hands: [['oda'], ['koike', 'imai', 'injury']],
  decks: [
    ['taki', 'izawa'],
    ['hyuga', 'furuta', 'wing-run', 'long-shot'],
  ],
  cards: plain('oda', 'injury', 'imai', 'koike'),
  shown: [[], ['imai', 'injury']],
  unseen: [[], ['injury', 'wing-run']],
} as const satisfies Setting

/** What the views of all outcomes of a decision have in common, with how likely each is. */
function likely(
  m: Match,
  decision: string,
  what: (view: ReturnType<typeof seen>) => string,
): Map<string, number> {
  const found = new Map<string, number>()
  const seat = decision.startsWith('home') ? 0 : 1
  for (const { likelihood, result } of everyOutcome((chance) => {
    const world = captainTsubasa.blank(m.state)
    captainTsubasa.copy(m.state, world)
    captainTsubasa.apply(world, seat, captainTsubasa.read(world, seat, decision.slice(6)), chance)
    return what(seen(world, 'omniscient'))
  }))
    found.set(result, (found.get(result) ?? 0) + likelihood)
  return found
}

describe('cards nobody sees', () => {
  test('R10 the card put away is any of those not seen yet, and one of a half never comes', () => {
    const m = match({ phase: 'draft', round: 4, field: ['advice', 'one-two', 'long-shot', 'wing-run'] })
    // Two are still to come, and three have not been seen.
    expect(m.view().matchLeft).toBe(2)
    const unseen = captainTsubasa.position(m.state).pile as readonly string[]
    const ofThisHalf = unseen.filter((id) =>
      OUR_CARDS.match.some((card) => card.id === id && card.half === 1),
    )
    expect(ofThisHalf).toHaveLength(3)
    const drawn = likely(m, 'away: top', (view) => view.sides[1].hand?.join() ?? '')
    expect([...drawn.keys()].sort()).toEqual([...ofThisHalf].sort())
    for (const share of drawn.values()) expect(share).toBeCloseTo(1 / 3)
    const late = playRound(match({ round: 5 }), 'pass').byDefault('draft')
    const left = captainTsubasa.position(late.state).pile as readonly string[]
    expect(
      left.filter((id) => OUR_CARDS.match.some((card) => card.id === id && card.half === 1)),
    ).toHaveLength(1)
  })

  test('R11 discard piles are open; when a draw pile has run empty the hand is known', () => {
    const m = match({
      cards: { taki: able({ do: 'draw', count: 2 }) },
      hands: [['taki', 'oda', 'iwami'], ['koike']],
      discards: [['tsubasa', 'kisugi', 'nagano'], ['imai']],
      decks: [['izawa'], ['hyuga', 'furuta']],
    })
    for (const viewer of ['home', 'away', 'spectator'] as const) {
      expect([...m.view(viewer).sides[0].discard].sort()).toEqual(['kisugi', 'nagano', 'tsubasa'])
      expect(m.view(viewer).sides[1].discard).toEqual(['imai'])
    }
    // Before: only which cards hand and draw pile hold together.
    expect(m.view('away').sides[0]).toMatchObject({ shown: [] })
    expect([...(m.view('away').sides[0].hidden ?? [])].sort()).toEqual(['iwami', 'izawa', 'oda', 'taki'])
    m.play('home: taki').rolls('izawa', 'kisugi').play('home: use-1')
    expect([...(m.view('away').sides[0].shown ?? [])].sort()).toEqual(['iwami', 'izawa', 'oda'])
    // The card drawn after the shuffle is one of three.
    expect([...(m.view('away').sides[0].hidden ?? [])].sort()).toEqual(['kisugi', 'nagano', 'tsubasa'])
    expect(m.view('home').sides[0].hand).toContain('kisugi')
    // Played and shuffled away, nobody can place it any longer.
    m.play('away: stop', 'home: oda').stop()
    expect(m.view('away').sides[0].shown).not.toContain('oda')
  })

  test('R11 a match card taken unseen is told by its half alone, in hand and later in the draw pile', () => {
    const m = match(HIDDEN)
    for (const viewer of ['home', 'spectator'] as const) {
      const away = m.view(viewer).sides[1]
      expect(away.shown).toEqual(['imai', 'unseen-2'])
      expect(away.hidden).toEqual(['furuta', 'koike', 'hyuga', 'long-shot', 'unseen-1'])
      expect([away.hand, away.deck, away.handSize, away.deckSize]).toEqual([undefined, undefined, 3, 4])
    }
    const own = m.view('away').sides[1]
    expect([...(own.hand ?? [])].sort()).toEqual(['imai', 'injury', 'koike'])
    // He knows what the others know of him.
    expect([own.shown, own.hidden]).toEqual([['imai', 'unseen-2'], undefined])
    // Once played everybody has seen it.
    m.play('home: stop', 'away: injury').stop()
    expect(m.view('home').sides[1].area).toEqual(['injury'])
    expect(m.view('home').sides[1].shown).toEqual(['imai'])
  })

  test('R11 whoever imagines what he cannot know leaves alone what he can', () => {
    const m = match(HIDDEN)
    const hands = new Map<string, number>()
    const note = (card: string, share: number) => hands.set(card, (hands.get(card) ?? 0) + share)
    const [ownView, pile] = [m.view('home'), captainTsubasa.position(m.state).pile as readonly string[]]
    const [first = '', second = ''] = [1, 2].map((half) => pile.find((id) => halfOf(id) === half))
    for (const { likelihood, result } of everyOutcome((chance) => {
      const world = captainTsubasa.blank(m.state)
      captainTsubasa.copy(m.state, world)
      captainTsubasa.reimagine(world, 0, chance)
      return { home: seen(world, 'home'), hand: seen(world, 'omniscient').sides[1].hand ?? [] }
    })) {
      expect(result.home).toEqual(ownView)
      for (const card of result.hand) note(card, likelihood)
    }
    // Away holds Imai, whom all have seen; one of two unseen cards; and one of five nobody can place.
    const expected = {
      imai: 1,
      injury: 1 / 2,
      [second]: 1 / 2,
      koike: 1 / 5,
      hyuga: 1 / 5,
      furuta: 1 / 5,
      'long-shot': 1 / 5,
    }
    for (const [card, share] of Object.entries({ ...expected, 'wing-run': 1 / 10, [first]: 1 / 10 }))
      expect(hands.get(card), card).toBeCloseTo(share)
    expect(hands.size).toBe(9)
  })

  test('R10 whoever saw nothing of it takes a card from the top for any that is not known', () => {
    const m = kickOff({}, ...OPEN, 'home')
      .freely()
      .play('home: start', 'away: top')
    const guesses = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const world = captainTsubasa.blank(m.state)
      captainTsubasa.copy(m.state, world)
      captainTsubasa.reimagine(world, 0, new SampledChance(seed))
      for (const card of seen(world, 'omniscient').sides[1].hand ?? [])
        if (halfOf(card) !== undefined) guesses.add(card)
    }
    // Nine of the half have not been seen, four lie open.
    expect(guesses.size).toBe(9)
    expect([...guesses].filter((card) => m.field.includes(card) || halfOf(card) !== 1)).toEqual([])
  })

  test('R11 a special card face down may be any of three, one not chosen yet stays so', () => {
    const begun = () =>
      match({ half: 2, hands: [['special-shot-nankatsu'], []] }).play(
        'home: special-shot-nankatsu',
        'home: use-1',
      )
    const imagined = (m: Match, seat: 0 | 1, seed: number) => {
      const world = captainTsubasa.blank(m.state)
      captainTsubasa.copy(m.state, world)
      captainTsubasa.reimagine(world, seat, new SampledChance(seed))
      return seen(world, 'omniscient').sides.map(({ special }) => special)
    }
    const seeds = Array.from({ length: 60 }, (_, seed) => seed)
    const away = begun().play('away: sawada-blocks-the-miracle-drive')
    const guesses = seeds.map((seed) => imagined(away, 0, seed))
    expect(new Set(guesses.map(([, guess]) => guess)).size).toBe(3)
    expect(new Set(guesses.map(([own]) => own))).toEqual(new Set([null]))
    const home = begun().play('home: drive-shot')
    for (const seed of seeds) expect(imagined(home, 0, seed)).toEqual(['drive-shot', null])
  })

  test('R11 an open match card is known in whose hand it is, one from the top is not', () => {
    const m = kickOff({}, ...OPEN, 'home')
      .freely()
      .play('home: start')
    const [open = ''] = m.field
    m.play(`away: ${open}`, 'home: top')
    expect(m.view('home').sides[1].shown).toEqual([open])
    expect(m.view('away').sides[0].shown).toEqual(['unseen-1'])
    expect(m.view('spectator').sides[0].shown).toEqual(['unseen-1'])
    const taken = m.heardBy('away').filter((event) => event.kind === 'match-card')
    expect(taken).toEqual([
      { kind: 'match-card', seat: 1, open: true, card: open },
      { kind: 'match-card', seat: 0, open: false },
    ])
  })

  test('R23 a card removed from a hand is shown to all', () => {
    const m = match({
      half: 2,
      cards: { koike: able({ do: 'remove', what: 'hand' }) },
      hands: [['oda'], ['koike', 'injury', 'imai']],
      unseen: [[], ['injury']],
    })
    m.play('home: stop', 'away: koike', 'away: use-1', 'away: injury')
    for (const viewer of ['home', 'spectator'] as const) {
      expect(m.heardBy(viewer)).toContainEqual({ kind: 'removed', seat: 1, card: 'injury' })
      expect(captainTsubasa.view(m.state, viewer).out).toContain('injury')
    }
  })

  test('R24 the field is open before the toss', () => {
    const m = kickOff({}, ...OPEN, 'away')
    expect([m.phase, m.half, m.awaiting]).toEqual(['toss', 1, ['away']])
    expect(m.order('field', 'toss')).toEqual(['field', 'toss'])
    for (const viewer of ['away', 'spectator'] as const)
      expect([...m.view(viewer).field].sort()).toEqual([...OPEN].sort())
  })

  test('R12 thirty cards end an attack phase, twelve further rounds of stoppage a half', () => {
    const thirty = match({ hands: [['exhaustion', 'oda'], ['koike']], plays: 29 }).play('home: exhaustion')
    expect(thirty.last('attack-over').by).toBe('guard')
    expect(playRound(match({ round: 18 }), 'pass').last('half-over').guard).toBe(true)
    expect(playRound(match({ round: 17 }), 'pass').all('half-over')).toEqual([])
  })

  test('R13b a player motivated after the dice: a roll again of his own, a card off the opponent, no cards into play', () => {
    const setting = {
      options: { motivation: true },
      phase: 'action',
      cards: {
        ...plain('taki', 'hyuga', 'imai'),
        kisugi: able({ do: 'reroll' }),
        'kisugi-motivated': { ...able({ do: 'reroll' }, { do: 'play' }), price: { pass: 1 } },
      },
      areas: [['taki', 'kisugi'], ['imai']],
      hands: [['oda'], []],
      pool: [{ pass: 1 }, {}],
    } as const satisfies Setting
    const m = match(setting).rolls(1, 6).play('home: shot', 'home: spend-0').rolls(2).play('home: reroll-own')
    // As a starting card he has had his roll; motivated he has another, and brings nobody into play.
    expect(m.options('home')).toEqual(['kisugi-motivated', 'skip'])
    m.play('home: kisugi-motivated')
    expect([m.phase, m.options('home')]).toEqual(['reroll', ['reroll-own', 'reroll-other', 'skip']])
    m.freely().rolls(6).play('home: reroll-own')
    expect(m.last('contest')).toMatchObject({ seat: 0, attack: 6, defence: 6 })
    expect(m.all('rerolled').map(({ card }) => card)).toEqual(['kisugi', 'kisugi-motivated'])
    // What has been rolled is remembered, also by a position, though the first card has left the match.
    const tackle = { ...able({ do: 'discard', what: 'rival-card' }), price: { pass: 1 } } as const
    const off = match({
      ...setting,
      cards: { ...setting.cards, imai: worth(0, 0, 3), 'kisugi-motivated': tackle },
    })
    off.rolls(3, 2).play('home: shot', 'home: spend-0').rolls(3).play('home: reroll-own').freely()
    off.play('home: kisugi-motivated', 'home: use-1')
    expect(off.last('contest')).toMatchObject({ seat: 0, attack: 3, defence: 2 })
  })

  test('R13b a keeper motivated after his roll keeps it as it was made', () => {
    const save = { do: 'save', held: 1, corner: 3 } as const
    const m = match({
      options: { motivation: true },
      phase: 'action',
      cards: {
        taki: worth(9, 0, 0),
        sawada: able({ do: 'reroll' }),
        wakashimazu: able(save),
        'wakashimazu-motivated': { ...able({ do: 'save', held: 6, corner: 6 }), price: { pass: 1 } },
      },
      areas: [['taki'], ['wakashimazu', 'sawada']],
      pool: [{}, { pass: 1 }],
    })
    m.rolls(3, 3).play('home: shot', 'away: spend-0', 'away: skip').rolls(5).play('away: wakashimazu')
    expect(m.options('away')).toEqual(['reroll-keeper', 'wakashimazu-motivated', 'skip'])
    m.play('away: wakashimazu-motivated').freely().play('away: skip')
    expect([m.last('save'), m.goals]).toMatchObject([{ card: 'wakashimazu', result: 'goal' }, [1, 0]])
  })

  test('R13c the abilities of whoever is motivated may be used, also if he was played in an earlier turn', () => {
    const m = match({
      options: { motivation: true },
      cards: { ...plain('tsubasa', 'koike'), 'tsubasa-motivated': { ...able(GAIN), price: { shot: 1 } } },
      hands: [['tsubasa', 'oda'], ['koike']],
      pool: [{ shot: 1 }, {}],
    })
    m.play('home: tsubasa', 'home: skip', 'away: koike')
    expect([m.phase, m.awaiting]).toEqual(['turn', ['home']])
    m.play('home: tsubasa-motivated')
    expect([m.phase, m.options('home')]).toEqual(['ability', ['use-1', 'skip']])
    expect(m.play('home: use-1').pool('home')).toEqual({ shot: 0, pass: 1, defence: 0 })
  })

  test('R13 the exhaustion cards are a common supply, and go on the discard pile', () => {
    const cards = { oda: able({ ...GAIN, must: 'exhaust' }), koike: able({ ...GAIN, must: 'exhaust' }) }
    const m = match({
      cards,
      hands: [
        ['oda', 'taki'],
        ['koike', 'imai'],
      ],
      exhaustionLeft: 1,
    })
    m.play('home: oda', 'home: use-1')
    expect([m.discard('home'), m.view().bench.exhaustion]).toEqual([['exhaustion'], 0])
    // Home's was the last: none is left for away.
    expect(m.play('away: koike').all('ability')).toHaveLength(1)
    expect(m.pool('away').pass).toBe(0)
  })

  test('R14 tokens, bookings and removals carry over to every half that follows', () => {
    for (const [half, round] of [
      [1, 6],
      [2, 6],
      [3, 2],
    ] as const) {
      const m = match({
        half,
        round,
        pool: [{ shot: 2 }, { defence: 3 }],
        booking: ['yellow', 'red'],
        out: ['taki'],
      })
      playRound(m, 'lost')
      expect(m.half).toBe(half + 1)
      expect([m.pool('home').shot, m.pool('away').defence]).toEqual([2, 3])
      expect([m.booking('home'), m.booking('away')]).toEqual(['yellow', 'red'])
      expect(m.out).toContain('taki')
    }
  })
})
