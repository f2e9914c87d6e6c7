import { describe, expect, test } from 'vitest'
import { bare } from '../play/ink.ts'
import { botsFor } from '../play/opponents.ts'
import { playWith } from './play-ground.ts'

/** Types these, then leaves. */
const typing =
  (...typed: readonly string[]) =>
  (_: string, nth: number) =>
    [...typed, 'q'][nth]

describe('what will probably come of each option, at the terminal', () => {
  test('Hat-Trick: every card with its chance, its ways, the sums of its line and over what it was found', async () => {
    const { output, code } = await playWith(['hat-trick', '--seed', 'odds'], typing('odds'), {
      bench: botsFor,
    })
    const said = bare(output).replace(/\s+/g, ' ')
    expect(code).toBe(0)
    expect(said).toContain('What will probably happen')
    expect(said).toMatch(
      /– (goes on|stops them) \d+ % \(likely \d+–\d+ %\); (goes on|stopped) \d+ %, (ball stays|ball lost|foul|ball goes on) \d+ %/,
    )
    expect(said).toMatch(/line \d: \d+ : \d+ → \d+(\+\d)? : \d+(\+\?)?/)
    expect(said).toContain('Estimated over 400 hands')
  })

  test.each([
    ['de', 'Chancen', 'Was wahrscheinlich geschieht', 'Geschätzt über 400 Blätter'],
    ['hu', 'esélyek', 'Mi várható', 'Becslés 400'],
  ])('in %s', async (language, order, title, estimate) => {
    const { output } = await playWith(['hat-trick', '--seed', 'odds'], typing(order), {
      bench: botsFor,
      env: { LIBERO_LANG: language, LANG: `${language}.UTF-8` },
    })
    const said = bare(output).replace(/\s+/g, ' ')
    expect(said).toContain(title)
    expect(said).toContain(estimate)
  })

  test('Captain Tsubasa and Finale: whoever asks hears it, or that nothing can be said', async () => {
    const tsubasa = await playWith(['captain-tsubasa', '--seed', 'odds'], typing('', 'odds'))
    expect(bare(tsubasa.output).replace(/\s+/g, ' ')).toMatch(
      /– (scores|no goal|stops it) \d+ %( \(likely \d+–\d+ %\))?; /,
    )
    const finale = await playWith(['finale', '--seed', 'odds'], typing('odds'))
    expect(bare(finale.output).replace(/\s+/g, ' ')).toMatch(
      /No percentage: a deck counts over the whole match|scores next \d+ %/,
    )
  })

  test('it stays the same however often it is asked', async () => {
    const { turns } = await playWith(['hat-trick', '--seed', 'odds'], typing('w', 'w'))
    const told = turns.filter((turn) => turn.includes('What will probably happen'))
    expect(told).toHaveLength(2)
    expect(told[1]).toBe(told[0])
  })
})
