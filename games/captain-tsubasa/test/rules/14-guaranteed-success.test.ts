import { sampled } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { wording } from '../../text/index.ts'
import type { Setting } from '../match.ts'
import { expectDefined, match } from '../match.ts'
import { PLAIN, worth } from './printed.ts'

const AGREED = { options: { guaranteedSuccess: true } } as const
/** Home attacks and is far ahead, or far behind. */
const AHEAD = { areas: [['taki'], ['koike']], cards: { taki: worth(9, 9, 0), koike: PLAIN } } as const
const BEHIND = { areas: [['taki'], ['koike']], cards: { taki: PLAIN, koike: worth(0, 0, 9) } } as const

const rolled = (setting: Setting, home: number, away: number) =>
  match(setting).freely().rolls(home, away).play('home: pass')

describe('Guaranteed success', () => {
  test('§14.1 six against one wins whatever the totals are, for either coach', () => {
    const attack = rolled({ ...AGREED, ...BEHIND }, 6, 1)
    expect(attack.last('guaranteed')).toEqual({ kind: 'guaranteed', seat: 0 })
    expect(attack.last('contest')).toEqual({ kind: 'contest', seat: 0, won: 'pass', attack: 6, defence: 10 })
    expect(attack.attacker).toBe('home')
    const defence = rolled({ ...AGREED, ...AHEAD }, 1, 6)
    expect(defence.last('guaranteed')).toEqual({ kind: 'guaranteed', seat: 1 })
    expect(defence.last('contest')).toEqual({
      kind: 'contest',
      seat: 1,
      won: 'defence',
      attack: 10,
      defence: 6,
    })
    expect(defence.attacker).toBe('away')
    // The seats make no difference.
    const away = match({
      ...AGREED,
      attacker: 'away',
      areas: [['taki'], ['koike']],
      cards: { taki: worth(0, 0, 9), koike: PLAIN },
    })
    away.freely().rolls(1, 6).play('away: pass')
    expect(away.last('contest')).toMatchObject({ seat: 1, won: 'pass' })
    const home = match({
      ...AGREED,
      attacker: 'away',
      areas: [['taki'], ['koike']],
      cards: { taki: PLAIN, koike: worth(9, 9, 0) },
    })
    home.freely().rolls(6, 1).play('away: pass')
    expect(home.last('contest')).toMatchObject({ seat: 0, won: 'defence' })
  })

  test('§14.1 no other pair of dice does, and without the option none', () => {
    for (let own = 1; own <= 6; own++)
      for (let other = 1; other <= 6; other++) {
        const sixOne = own === 6 && other === 1
        const oneSix = own === 1 && other === 6
        const behind = rolled({ ...AGREED, ...BEHIND }, own, other)
        expect(behind.last('contest').seat).toBe(sixOne ? 0 : 1)
        expect(behind.all('guaranteed')).toHaveLength(Number(sixOne || oneSix))
        expect(rolled({ ...AGREED, ...AHEAD }, own, other).last('contest').seat).toBe(oneSix ? 1 : 0)
      }
    expect(rolled(BEHIND, 6, 1).last('contest').seat).toBe(1)
    expect(rolled(AHEAD, 1, 6).last('contest').seat).toBe(0)
    expect(rolled(AHEAD, 1, 6).all('guaranteed')).toEqual([])
  })

  test('§14.2 a reroll may avert it', () => {
    const cards = { ...AHEAD.cards, kisugi: { ...PLAIN, abilities: [{ do: 'reroll' }] } } as const
    for (const [whose, die] of [
      ['reroll-own', 2],
      ['reroll-other', 5],
    ] as const) {
      const m = match({ ...AGREED, cards, areas: [['taki', 'kisugi'], ['koike']] })
        .rolls(1, 6)
        .play('home: pass')
      expect([m.phase, m.all('guaranteed')]).toEqual(['reroll', []])
      m.freely().rolls(die).play(`home: ${whose}`)
      expect(m.all('guaranteed')).toEqual([])
      expect(m.last('contest').seat).toBe(0)
    }
    const kept = match({ ...AGREED, cards, areas: [['taki', 'kisugi'], ['koike']] })
      .rolls(1, 6)
      .play('home: pass')
    expect(kept.freely().play('home: skip').last('contest').seat).toBe(1)
    expect(kept.all('guaranteed')).toHaveLength(1)
  })

  test('§14.2 or bring it', () => {
    const cards = { ...BEHIND.cards, kisugi: { ...PLAIN, abilities: [{ do: 'reroll' }] } } as const
    const setting = { ...AGREED, cards, areas: [['taki', 'kisugi'], ['koike']] } as const
    const own = match(setting).rolls(3, 1).play('home: pass').freely().rolls(6).play('home: reroll-own')
    expect(own.last('contest')).toMatchObject({ seat: 0, won: 'pass' })
    const other = match(setting).rolls(6, 4).play('home: pass').freely().rolls(1).play('home: reroll-other')
    expect(other.last('contest')).toMatchObject({ seat: 0, won: 'pass' })
    expect(other.all('guaranteed')).toHaveLength(1)
  })

  test('§14.2 the question after a six against a one says so in words, in every language and version', () => {
    const cards = { ...BEHIND.cards, kisugi: { ...PLAIN, abilities: [{ do: 'reroll' }] } } as const
    const setting = { ...AGREED, cards, areas: [['taki', 'kisugi'], ['koike']] } as const
    const said = { en: 'guaranteed success', de: 'garantierter Erfolg', hu: 'garantált siker' } as const
    for (const rules of ['captain-tsubasa-1', 'captain-tsubasa-2'])
      for (const language of sampled(said)) {
        const asked = (home: number, away: number, options: object = AGREED.options) => {
          const m = match({ ...setting, options, rules })
            .rolls(home, away)
            .freely()
            .play('home: pass')
          return wording(language).prompt(expectDefined(m.request('home'))).more
        }
        const [won, lost] = [asked(6, 1), asked(1, 6)]
        expect(won).toContain(said[language])
        expect(lost).toContain(said[language])
        expect(won).not.toBe(lost)
        // Otherwise the totals are told, and no word of it.
        expect(asked(6, 2)).not.toContain(said[language])
        expect(asked(6, 1, {})).not.toContain(said[language])
      }
  })

  test('§14.3 the keeper may still try to prevent the goal', () => {
    const keeper = { ...worth(0, 0, 9), abilities: [{ do: 'save', held: 1, corner: 3 }] } as const
    const setting = {
      ...AGREED,
      cards: { taki: PLAIN, wakashimazu: keeper },
      areas: [['taki'], ['wakashimazu']],
    } as const
    const m = match(setting).rolls(6, 1).play('home: shot')
    expect(m.last('guaranteed').seat).toBe(0)
    expect([m.phase, m.awaiting, m.goals]).toEqual(['save', ['away'], [0, 0]])
    m.freely().rolls(1).play('away: wakashimazu')
    expect([m.goals, m.attacker]).toEqual([[0, 0], 'away'])
    // A six of the keeper's is just a six.
    const six = match(setting).rolls(6, 1).play('home: shot').freely().rolls(6).play('away: wakashimazu')
    expect(six.goals).toEqual([1, 0])
  })
})
