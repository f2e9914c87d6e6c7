import { OUR_CARDS as OUR_CAPTAIN_TSUBASA } from '@libero/captain-tsubasa'
import {
  originWords as captainTsubasaOrigins,
  specialOriginWords as specialOrigins,
} from '@libero/captain-tsubasa/text'
import { OUR_CARDS as OUR_FINALE } from '@libero/finale'
import { originWords as finaleOrigins } from '@libero/finale/text'
import { KNOWN } from '@libero/hat-trick'
import { originWords as hatTrickOrigins } from '@libero/hat-trick/text'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { run } from './stage.ts'

/** One line, whatever the terminal broke it into. */
const unbroken = (text: string): string => text.replaceAll(/\n\s+/g, ' ')

describe('a card says which of its parts are known and which are designed', () => {
  const tactic = (id: string) => {
    const card = OUR_FINALE.tactics.find((one) => one.id === id)
    return card ? finaleOrigins('en', OUR_FINALE, card) : ''
  }

  test('Finale: one quarter of Offener Schlagabtausch, and who is at risk but not where', () => {
    expect(tactic('white-4')).toBe(
      'From the rulebook: name, colour, power and the attacker’s places in the build-up. Everything else is our design.',
    )
    expect(tactic('white-5')).toBe('Our design.')
    const [man] = OUR_FINALE.footballers.filter(({ hazards }) => hazards.some((hazard) => hazard !== null))
    expect(man && finaleOrigins('en', OUR_FINALE, man)).toContain('kind of hazard, but not its position')
    const [safe] = OUR_FINALE.footballers.filter(({ hazards }) => hazards.every((hazard) => hazard === null))
    expect(safe && finaleOrigins('en', OUR_FINALE, safe)).toBe('From the rulebook.')
  })

  test('Finale: of a set typed in from a box only its own mark is told', () => {
    const box = { ...OUR_FINALE, name: 'box' }
    for (const card of box.tactics)
      expect(['From the rulebook.', 'Our design.']).toContain(finaleOrigins('en', box, card))
  })

  test('Hat-Trick: the outline of a skill, the counts of action cards, scraps of team cards', () => {
    expect(hatTrickOrigins('en', KNOWN.type('solid-cb'), 'designed')).toBe(
      'From the rulebook: name and the outline of the silver skill. Everything else is our design.',
    )
    expect(hatTrickOrigins('en', KNOWN.type('playmaker'), 'designed')).toBe('Our design.')
    expect(hatTrickOrigins('en', KNOWN.actions, 'public')).toContain('how many there are of each kind')
    expect(hatTrickOrigins('en', KNOWN.team('BRA'), 'designed')).toContain('style')
    expect(hatTrickOrigins('en', KNOWN.team('SCO'), 'designed')).not.toContain('card of this team')
  })

  test('Captain Tsubasa: names, abilities and prices apart, and one ability of two', () => {
    const substitution = OUR_CAPTAIN_TSUBASA.match.find(({ id }) => id === 'substitution')
    expect(substitution && captainTsubasaOrigins('en', substitution)).toBe(
      'From the rulebook: name and that it takes a yellow card away. Everything else is our design.',
    )
  })

  test('Captain Tsubasa: what the rulebook names only in part, or by another card, is not told as its own', () => {
    const { starting, match, shots, defences } = OUR_CAPTAIN_TSUBASA
    const told = (id: string) => {
      const card = [...starting, ...match].find((one) => one.id === id)
      return card ? captainTsubasaOrigins('en', card) : ''
    }
    expect(told('ishizaki')).toBe(
      'From the rulebook: first name. Publicly known: family name. Everything else is our design.',
    )
    expect(told('special-shot-nankatsu')).toBe('From the rulebook: abilities. Everything else is our design.')
    expect(told('special-shot-toho')).toBe(
      'From the rulebook: name and abilities. Everything else is our design.',
    )
    const special = [...shots, ...defences].map((one) => [one.id, specialOrigins('en', one)])
    expect(Object.fromEntries(special.filter(([, from]) => from !== 'Our design.'))).toEqual({
      'tiger-shot':
        'From the rulebook: that a defence stops a shot of this name. Everything else is our design.',
      'tiger-overhead': 'From the rulebook.',
      'ryo-blocks-the-tiger-shot': 'From the rulebook.',
      'yuzo-holds-the-tiger-overhead': 'From the rulebook.',
    })
  })

  test.each(LANGUAGES)('and so do the lists of the command in %s', async (language) => {
    const card = OUR_FINALE.tactics.find(({ id }) => id === 'white-4')
    const { out } = await run(['cards', 'finale', '--lang', language])
    expect(unbroken(out)).toContain(card && finaleOrigins(language, OUR_FINALE, card))
    const hatTrick = await run(['cards', 'hat-trick', '--lang', language])
    expect(unbroken(hatTrick.out)).toContain(hatTrickOrigins(language, KNOWN.type('false-9'), 'designed'))
    const tsubasa = await run(['cards', 'captain-tsubasa', '--lang', language])
    const [morisaki] = OUR_CAPTAIN_TSUBASA.starting
    expect(unbroken(tsubasa.out)).toContain(morisaki && captainTsubasaOrigins(language, morisaki))
    for (const text of [out, hatTrick.out, tsubasa.out]) expect(text).not.toMatch(/[{}]/)
  })
})
