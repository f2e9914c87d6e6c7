import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../cards/ours.ts'
import type { Card } from '../cards/set.ts'
import { rulings } from '../text/book.ts'
import { PARAGRAPHS } from '../text/paragraphs.ts'
import { TOKENS } from '../vocabulary.ts'
import type { Setting } from './match.ts'
import { kickOff, match } from './match.ts'
import { able, plain, worth } from './rules/printed.ts'

const { starting, match: matchCards, motivation, transfers } = OUR_CARDS

describe('every ruling', () => {
  const here = new URL('.', import.meta.url)
  const files = readdirSync(here).filter((name) => /^rulings.*\.test\.ts$/.test(name))
  const titles = files.flatMap((name) =>
    Array.from(
      readFileSync(new URL(name, here), 'utf8').matchAll(
        /^ *test(?:\.each\([^)]*\))?\(\s*['`](R\d+[a-z]?) /gm,
      ),
      (found) => found[1],
    ),
  )

  test('has a test named by its id', () => {
    expect([...new Set(titles)].sort()).toEqual(rulings.map(({ id }) => id).sort())
    expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length)
  })

  test('rests on paragraphs that exist', () => {
    for (const { id, on } of rulings) {
      expect(on.length, id).toBeGreaterThan(0)
      for (const paragraph of on) expect(PARAGRAPHS, id).toContain(paragraph)
    }
  })
})

describe('cards and values', () => {
  test('R1a each deck is the eleven of the final and the fans', () => {
    const m = kickOff({}, 'one-two', 'long-shot', 'great-save', 'wing-run', 'home')
    const nankatsu = ['morisaki', 'nakazato', 'nagano', 'oda', 'iwami', 'takasugi', 'taki', 'izawa', 'kisugi']
    const toho = ['wakashimazu', 'furuta', 'takashima', 'koike', 'imai', 'kawabe', 'matsuki', 'shimano']
    expect(m.deck('home')).toEqual([...nankatsu, 'tsubasa', 'ishizaki', 'nankatsu-fans'])
    expect(m.deck('away')).toEqual([...toho, 'sorimachi', 'hyuga', 'sawada', 'toho-fans'])
  })

  test('R1b values from 0 to 4, only motivated players beyond; only a booking goes below zero', () => {
    for (const card of [...starting, ...matchCards, ...transfers])
      for (const token of TOKENS) expect(card[token], `${card.id} ${token}`).toBeLessThanOrEqual(4)
    for (const card of [...starting, ...matchCards, ...transfers, ...motivation])
      for (const token of TOKENS) expect(card[token], `${card.id} ${token}`).toBeGreaterThanOrEqual(0)
    expect(motivation.some((card) => TOKENS.some((token) => card[token] > 4))).toBe(true)
  })

  test('R1b four cards of each team give the sums of the rulebook’s example', () => {
    const takes = (team: string, wanted: readonly Partial<Card>[]): boolean => {
      const left = starting.filter((card) => card.team === team)
      return wanted.every((values) => {
        const at = left.findIndex((card) =>
          TOKENS.every((token) => (values[token] ?? card[token]) === card[token]),
        )
        return at >= 0 && left.splice(at, 1).length === 1
      })
    }
    expect(takes('toho', [{ defence: 0 }, { defence: 2 }, { defence: 3 }, { defence: 2 }])).toBe(true)
    const attack = [
      { shot: 1, pass: 1 },
      { shot: 3, pass: 4 },
      { shot: 0, pass: 0 },
      { shot: 0, pass: 1 },
    ]
    expect(takes('nankatsu', attack)).toBe(true)
  })

  test('R2a Toho’s special shot is a match card of the first half, Nankatsu’s of the second', () => {
    const special = matchCards.filter(({ abilities }) => abilities.some((one) => one.do === 'special-shot'))
    expect(special.map(({ team, half }) => [team, half])).toEqual([
      ['toho', 1],
      ['nankatsu', 2],
    ])
  })

  test('R2b the other team’s special shot may be taken and played for its values, not used', () => {
    const four = [
      ['taki', 'oda', 'iwami', 'izawa'],
      ['hyuga', 'imai', 'koike', 'furuta'],
    ] as const
    const special = expectCard('special-shot-toho')
    const m = match({
      phase: 'draft',
      hands: four,
      field: ['special-shot-toho', 'one-two', 'advice', 'long-shot'],
    })
    m.play('away: one-two', 'home: special-shot-toho', 'home: special-shot-toho')
    // There is nothing to decide, so it is away's turn.
    expect([m.phase, m.awaiting, m.area('home')]).toEqual(['turn', ['away'], ['special-shot-toho']])
    expect(m.sums('home')).toEqual({ shot: special.shot, pass: special.pass, defence: special.defence })
    const own = match({ attacker: 'away', hands: [[], ['special-shot-toho', 'hyuga']] }).play(
      'away: special-shot-toho',
    )
    expect(own.options('away')).toEqual(['use-1', 'skip'])
    const swapped = match({ teams: ['toho', 'nankatsu'], hands: [['special-shot-toho', 'hyuga'], []] })
    expect(swapped.play('home: special-shot-toho').options('home')).toEqual(['use-1', 'skip'])
  })
})

const expectCard = (id: string): Card => {
  const found = matchCards.find((card) => card.id === id)
  if (!found) throw new Error(`no card ${id}`)
  return found
}

describe('tokens and bookings', () => {
  const gainer = { taki: able({ do: 'gain', tokens: TOKENS, count: 3 }) }

  test('R3a a pool holds five of a kind; more cannot be chosen, what does not fit is lost', () => {
    const full = match({
      hands: [['taki', 'oda'], []],
      pool: [{ shot: 5, pass: 5, defence: 4 }, {}],
      cards: gainer,
    })
    full.play('home: taki', 'home: use-1')
    expect([full.pool('home'), full.phase]).toEqual([{ shot: 5, pass: 5, defence: 5 }, 'turn'])
    const m = match({
      hands: [['taki', 'oda'], []],
      pool: [{ shot: 5, pass: 5, defence: 5 }, {}],
      cards: gainer,
    })
    expect(m.play('home: taki').phase).toBe('turn')
  })

  const AREA: Setting = {
    phase: 'action',
    areas: [['taki'], ['hyuga']],
    cards: { taki: worth(4, 4, 4), hyuga: worth(4, 4, 4) },
  }

  test('R4a yellow takes 2 off shot and pass, nothing off defence', () => {
    const m = match({ ...AREA, booking: ['yellow', 'none'] })
    expect([m.sums('home'), m.sums('away')]).toEqual([
      { shot: 2, pass: 2, defence: 4 },
      { shot: 4, pass: 4, defence: 4 },
    ])
  })

  test('R4b red takes 3 off shot and pass and 1 off defence', () => {
    expect(match({ ...AREA, booking: ['none', 'red'] }).sums('away')).toEqual({
      shot: 1,
      pass: 1,
      defence: 3,
    })
  })

  test('R4c bookings count not to the nine cards and are no card to choose', () => {
    const m = match({
      areas: [
        ['oda', 'iwami', 'izawa', 'nagano'],
        ['imai', 'koike', 'furuta'],
      ],
      hands: [['taki', 'tsubasa'], ['hyuga']],
      booking: ['yellow', 'red'],
      cards: {
        ...plain('oda', 'iwami', 'izawa', 'nagano', 'imai', 'koike', 'furuta'),
        taki: able({ do: 'discard', what: 'rival-card' }),
      },
    })
    m.play('home: taki')
    expect([m.last('played').cards, m.phase]).toEqual([8, 'ability'])
    m.play('home: use-1')
    expect(m.options('home')).toEqual(['furuta', 'koike', 'imai'])
    m.play('home: koike')
    expect([m.booking('away'), m.awaiting]).toEqual(['red', ['away']])
  })

  test('R4d there is no booking beyond red, nor an ability that demands one', () => {
    const foul = {
      taki: able({ do: 'gain', tokens: ['shot'], must: 'book' }, { do: 'gain', tokens: ['pass'] }),
    }
    const second = match({ hands: [['taki', 'oda'], []], booking: ['yellow', 'none'], cards: foul })
    second.play('home: taki', 'home: use-1')
    expect([second.booking('home'), second.last('booked').colour]).toEqual(['red', 'red'])
    const third = match({ hands: [['taki', 'oda'], []], booking: ['red', 'none'], cards: foul }).play(
      'home: taki',
    )
    expect(third.options('home')).toEqual(['use-2', 'skip'])
    expect(third.refusal('home: use-1')).toBe('compulsory-part-impossible §6.2')
  })
})

describe('where cards go', () => {
  test('R5a match cards, transfers and motivated players stay in the deck of whoever played them', () => {
    const m = match({
      options: { motivation: true, transfers: true },
      phase: 'action',
      round: 6,
      half: 1,
      areas: [['advice', 'misaki', 'tsubasa-motivated'], ['one-two']],
      cards: plain('advice', 'misaki', 'tsubasa-motivated', 'one-two'),
      transfers: ['jito', 'nitta', 'misugi'],
    })
    m.rolls(1, 6).freely().play('home: pass')
    expect(m.half).toBe(2)
    expect([...m.hand('home'), ...m.deck('home')]).toEqual(
      expect.arrayContaining(['advice', 'misaki', 'tsubasa-motivated']),
    )
    expect([...m.hand('away'), ...m.deck('away')]).toContain('one-two')
    expect(m.out).toContain('tsubasa')
  })

  test('R5a within a half they go to his discard pile', () => {
    const m = match({
      options: { transfers: true },
      phase: 'action',
      areas: [['advice', 'misaki'], ['one-two']],
      cards: plain('advice', 'misaki', 'one-two'),
      transfers: ['jito', 'nitta', 'misugi'],
    })
    m.rolls(6, 1).freely().play('home: pass')
    expect([m.discard('home'), m.discard('away')]).toEqual([['advice', 'misaki'], ['one-two']])
  })

  test('R5b a removed card does not come back, exhaustion cards neither', () => {
    const m = match({
      half: 1,
      round: 6,
      hands: [['taki', 'oda'], []],
      discards: [['exhaustion'], []],
      cards: { taki: able({ do: 'remove', what: 'exhaustion' }, { do: 'remove', what: 'this' }) },
    })
    m.play('home: taki', 'home: use-1', 'home: use-2', 'home: stop')
    expect([m.view().bench.exhaustion, m.out.includes('taki')]).toEqual([7, true])
    m.rolls(1, 6).freely().play('home: pass')
    expect([m.half, m.view().bench.exhaustion]).toEqual([2, 7])
    expect([...m.hand('home'), ...m.deck('home'), ...m.discard('home')]).not.toContain('taki')
    expect(m.out.filter((id) => id === 'exhaustion' || id === 'taki')).toHaveLength(2)
  })

  test('R5b the exception: a yellow card taken away by Substitution can be given again, and turned red', () => {
    const foul = able({ do: 'gain', tokens: ['pass'], must: 'book' })
    const m = match({
      hands: [['substitution', 'oda', 'iwami'], []],
      booking: ['yellow', 'none'],
      cards: { oda: foul, iwami: foul },
    })
    m.play('home: substitution', 'home: use-1').byDefault('ability')
    expect(m.booking('home')).toBe('none')
    m.play('home: oda', 'home: use-1').byDefault('token')
    expect(m.booking('home')).toBe('yellow')
    m.play('home: iwami', 'home: use-1').byDefault('token')
    expect(m.booking('home')).toBe('red')
  })
})
