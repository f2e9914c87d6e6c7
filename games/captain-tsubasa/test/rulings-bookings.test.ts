import type { Language } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import type { Ability } from '../cards/abilities.ts'
import type { Bookings } from '../cards/bookings.ts'
import { OUR_BOOKINGS } from '../cards/bookings.ts'
import { checkCardSet } from '../cards/check.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import { captainTsubasa } from '../game.ts'
import { abilityWords, TEXTS, wording } from '../text/index.ts'
import type { Setting } from './match.ts'
import { match } from './match.ts'
import { able, worth } from './rules/printed.ts'

describe('bookings as a box prints them', () => {
  const AREA: Setting = {
    phase: 'action',
    areas: [['taki'], ['hyuga']],
    cards: { taki: worth(4, 4, 4), hyuga: worth(4, 4, 4) },
  }

  /** What a box may print, other than ours in everything. */
  const BOOKINGS = {
    yellow: { shot: -1, pass: -3, defence: -2 },
    red: { shot: -4, pass: 0, defence: -5 },
  } as const

  test('R4a a card set says what its yellow card costs, in sums, odds and words, by either version', () => {
    for (const rules of ['captain-tsubasa-1', 'captain-tsubasa-2']) {
      const m = match({ ...AREA, bookings: BOOKINGS, rules, booking: ['yellow', 'yellow'] })
      expect([m.sums('home'), m.sums('away')]).toEqual([
        { shot: 3, pass: 1, defence: 2 },
        { shot: 3, pass: 1, defence: 2 },
      ])
      expect(m.request('home')?.prompt.about).toMatchObject({ shot: 3, pass: 1, defence: 2 })
      // Ahead by one with a shot: 26 of 36 throws; behind by one with a pass: 15.
      const odds = (action: string) =>
        captainTsubasa.odds(m.state, 0, captainTsubasa.read(m.state, 0, action))?.likelihood
      expect([odds('shot'), odds('pass')].map((likelihood) => Math.round((likelihood ?? 0) * 36))).toEqual([
        26, 15,
      ])
    }
    const foul: Ability = { do: 'gain', tokens: ['shot'], must: 'book' }
    const told = (language: Language, bookings?: Bookings) =>
      abilityWords(foul, TEXTS[language].abilities, bookings ? { bookings } : {})
    expect(told('en')).toContain('(−2 shot and pass for the rest of the match; a second one makes it red)')
    expect(told('en', BOOKINGS)).toContain(
      '(−1 shot, −3 pass, −2 defence for the rest of the match; a second one makes it red)',
    )
    expect(told('de', BOOKINGS)).toContain('(−1 bei Schuss, −3 bei Pass, −2 bei Verteidigung bis zum Ende')
    expect(told('hu', BOOKINGS)).toContain('(lövés −1, passz −3, védekezés −2 a mérkőzés végéig; a második')
    const none = { yellow: { shot: 0, pass: 0, defence: 0 } }
    expect(told('en', none)).toContain('(no penalty for the rest of the match; a second one makes it red)')
  })

  test('R4b a card set says what its red card costs; a side it leaves out is as in ours', () => {
    const red = match({ ...AREA, bookings: BOOKINGS, booking: ['red', 'none'] })
    expect(red.sums('home')).toEqual({ shot: 0, pass: 4, defence: -1 })
    const { yellow } = BOOKINGS
    expect(match({ ...AREA, bookings: { yellow }, booking: ['red', 'none'] }).sums('home')).toEqual({
      shot: 1,
      pass: 1,
      defence: 3,
    })
    const said = (bookings?: Bookings) =>
      wording('en', { ...OUR_CARDS, ...(bookings && { bookings }) }).commentator()({
        kind: 'booked',
        seat: 0,
        colour: 'red',
      })
    expect(said()).toContain('−3 shot and pass, −1 defence')
    expect(said(BOOKINGS)).toContain('−4 shot, −5 defence')
  })

  test('R25 bookings as in ours are no other set, and a pardon is worth what the card costs', () => {
    const same = checkCardSet({ ...OUR_CARDS, bookings: OUR_BOOKINGS })
    expect(same).toEqual(checkCardSet(OUR_CARDS))
    expect(same.ok && 'bookings' in same.value).toBe(false)
    // Two short in defence: whoever takes the yellow card off turns it, where it weighs on the defence.
    const asked = (bookings?: Bookings) =>
      match({
        ...AREA,
        options: { motivation: true },
        ...(bookings && { bookings }),
        booking: ['none', 'yellow'],
        pool: [{}, { defence: 1 }],
        cards: {
          taki: worth(4, 4, 4),
          hyuga: worth(4, 4, 4),
          'hyuga-motivated': { ...able({ do: 'pardon' }), defence: 4, price: { defence: 1 } },
        },
      })
        .rolls(3, 4)
        .freely()
        .play('home: shot', 'away: spend-0').phase
    expect([asked(BOOKINGS), asked()]).toEqual(['reroll', 'draft'])
  })
})
