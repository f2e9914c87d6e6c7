import { Log, SampledChance } from '@libero/kernel'
import { sampled } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { FinaleBuild } from '../build.ts'
import type { FinaleEvent } from '../events.ts'
import { finale } from '../game.ts'
import { beginnersBuild } from '../presets.ts'
import { TEXTS } from '../text/index.ts'
import { wording } from '../text/wording.ts'
import { expectOk, kickOff, seen } from './match.ts'

const sealed = [beginnersBuild('acker', 'red'), beginnersBuild('stollen', 'blue')] as const
const open = [beginnersBuild('acker'), beginnersBuild('stollen')] as const
const FIRST = { rules: 'finale-1' }

const codes = (builds: readonly [FinaleBuild, FinaleBuild], options: object, edition = {}) => {
  const checked = finale.prepare({ options, builds }, edition)
  return checked.ok ? [] : checked.refusals.map(({ code, rule }) => `${code} §${rule}`)
}

describe('the tactic cards', () => {
  test('R4c line-ups are opened, then both choose their tactic cards in secret; under finale-1 all was sealed', () => {
    const { state, log } = kickOff([[], []], new SampledChance(3))
    expect(log.heardBy('spectator')).toMatchObject([{ kind: 'kick-off' }])
    expect(seen(state, 'home')).toMatchObject({ phase: 'packing', period: 0, awaiting: ['home', 'away'] })
    expect(seen(state, 'home').sides[1].men).toHaveLength(15)

    const before = finale.start(
      expectOk(finale.prepare({ builds: sealed }, FIRST)),
      new SampledChance(3),
      undefined,
    )
    expect(seen(before, 'home')).toMatchObject({ phase: 'tactics', period: 1 })
    // The same luck deals the same hands, whenever the cards were chosen.
    const now = kickOff([['red'], ['blue']], new SampledChance(3)).state
    for (const seat of [0, 1] as const)
      expect(seen(now, 'omniscient').sides[seat].hand).toEqual(seen(before, 'omniscient').sides[seat].hand)
  })

  const begins = {
    en: /kick-off|whistle|off:|rolling/i,
    de: /anpfiff|rollt|los geht/i,
    hu: /kezdés|sípszó|gurul|elindult/i,
  }

  test.each(sampled(begins))(
    'R4c in %s the words at the line-ups do not say that play begins while tactic cards are chosen',
    (language) => {
      const told = (events: readonly FinaleEvent[]) => {
        const tell = wording(language).commentator()
        return events.map((event) => tell(event) ?? '')
      }
      const firstLines = TEXTS[language].commentary['kick-off/packing']
      for (const line of firstLines) expect(line).not.toMatch(begins[language])
      const { log } = kickOff([['red'], ['blue']], new SampledChance(3))
      const events = log.heardBy('spectator')
      expect(events[0]).toMatchObject({ kind: 'kick-off', packing: true })
      // The whistle goes once both have chosen.
      const lines = told(events)
      const at = events.findIndex(({ kind }) => kind === 'period')
      expect(lines.findIndex((line) => begins[language].test(line))).toBe(at)
      expect(at).toBeGreaterThan(events.findIndex(({ kind }) => kind === 'decks-ready'))

      // Sealed at once, and by finale-1, nothing comes between.
      for (const [options, edition] of [
        [{ sealed: true }, {}],
        [{}, FIRST],
      ] as const) {
        const sealedLog = new Log<FinaleEvent>()
        finale.start(
          expectOk(finale.prepare({ builds: sealed, options }, edition)),
          new SampledChance(3),
          sealedLog,
        )
        const [first] = sealedLog.heardBy('spectator')
        expect(first).toMatchObject({ kind: 'kick-off' })
        expect(first).not.toHaveProperty('packing')
      }
    },
  )

  test('R4c a position of finale-1 knows no such question', () => {
    const { state } = kickOff([['red'], []], new SampledChance(3))
    const position = finale.position(state)
    expect(finale.plainPosition(position).ok).toBe(true)
    const { sealed: _, ...options } = position.options as Record<string, unknown>
    const older = finale.plainPosition({ ...position, rules: 'finale-1', options })
    expect(older.ok ? [] : older.refusals).toMatchObject([
      { code: 'position-field', about: { field: 'phase' } },
    ])
  })

  test('R4d a squad names tactic cards only where everything is sealed at once', () => {
    expect(codes(open, {})).toEqual([])
    expect(codes(sealed, {})).toEqual(['tactics-too-early §4.8', 'tactics-too-early §4.8'])
    expect(codes(sealed, { sealed: true })).toEqual([])
    expect(codes(open, { sealed: true })).toContain('tactics-malformed §4.3')
    expect(codes(sealed, {}, FIRST)).toEqual([])
    expect(codes(open, {}, FIRST)).toContain('tactics-malformed §4.3')
    expect(codes(sealed, { sealed: true }, FIRST)).toEqual(['option-unknown §13.5'])
  })
})
