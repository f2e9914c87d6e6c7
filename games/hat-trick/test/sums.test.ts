import type { Option } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hatTrick } from '../game.ts'
import { fieldsOfLine, footballsIn, onTheBall } from '../seen.ts'
import { sumsIf, sumsText, sumText } from '../sums.ts'

function prepared() {
  const config = hatTrick.prepare({ options: {}, builds: [{ team: 'ITA' }, { team: 'GER' }] })
  if (!config.ok) throw new Error(JSON.stringify(config.refusals))
  return config.value
}

describe('what an option changes in the sums of the lines', () => {
  test('a move: the sums before are those of the table, the sums after those of the table with him moved', () => {
    let moves = 0
    randomMatch(hatTrick, prepared(), 5, {
      told: 'nobody',
      each(state, { seat, action }) {
        const request = hatTrick.request(state, seat)
        const written = hatTrick.write(state, seat, action)
        const option = request?.options.find((each) => each.action === written)
        if (option?.kind !== 'move') return
        moves++
        const view = hatTrick.view(state, seat === 0 ? 'home' : 'away')
        const players = (s: typeof view, line: number) => {
          const { attack, defence } = footballsIn(s, fieldsOfLine(seat, line))
          return onTheBall(s) === 0 ? [attack, defence] : [defence, attack]
        }
        const next = hatTrick.blank(state)
        hatTrick.copy(state, next)
        const { from, to } = option.about as { from: string; to: string }
        const changed = sumsIf(view, seat, option)
        // Only the two lines he moves between can change.
        for (const { line, before } of changed) {
          expect([from, to].some((field) => fieldsOfLine(seat, line).includes(field))).toBe(true)
          expect([before[0].players, before[1].players]).toEqual(players(view, line))
        }
        const swapped = {
          ...view,
          sides: view.sides.map((side, of) => ({
            ...side,
            players: side.players.map((player) =>
              of === seat && player.number === option.about?.number
                ? { ...player, field: to }
                : player.field === to
                  ? { ...player, field: from }
                  : player,
            ),
          })) as unknown as typeof view.sides,
        }
        for (const { line, after } of changed)
          expect([after[0].players, after[1].players]).toEqual(players(swapped, line))
        // Nobody is won or lost by a step.
        const total = (of: 'before' | 'after') =>
          changed.reduce((sum, each) => sum + each[of][0].players + each[of][1].players, 0)
        expect(total('after')).toBe(total('before'))
      },
    })
    expect(moves).toBeGreaterThan(20)
  })

  test('a card: one’s own power is added where the action is compared, the other card lies face down', () => {
    let cards = 0
    randomMatch(hatTrick, prepared(), 6, {
      told: 'nobody',
      each(state, { seat }) {
        const request = hatTrick.request(state, seat)
        if (request?.kind !== 'play-card') return
        const view = hatTrick.view(state, seat === 0 ? 'home' : 'away')
        for (const option of request.options) {
          const changed = sumsIf(view, seat, option)
          if (view.opportunity) expect(changed).toEqual([])
          for (const { before, after } of changed) {
            cards++
            const [, power] = String(option.card).split('-')
            expect(after[seat]).toEqual({ players: before[seat].players, card: Number(power) })
            expect(after[seat === 0 ? 1 : 0].card).toBe('?')
          }
        }
      },
    })
    expect(cards).toBeGreaterThan(20)
  })

  test('what is written: own first, the card after a plus', () => {
    expect(sumText({ players: 4 })).toBe('4')
    expect(sumText({ players: 4, card: 3 })).toBe('4+3')
    const sums = {
      line: 2,
      before: [{ players: 1 }, { players: 3 }],
      after: [{ players: 4 }, { players: 2, card: '?' as const }],
    } as const
    expect(sumsText(sums, 0)).toBe('1 : 3 → 4 : 2+?')
    expect(sumsText(sums, 1)).toBe('3 : 1 → 2+? : 4')
  })

  test('anything else changes nothing', () => {
    const [option]: Option[] = [{ action: 'none', kind: 'no' }]
    const state = hatTrick.start(prepared(), { take: (weights) => weights.findIndex((weight) => weight > 0) })
    if (option) expect(sumsIf(hatTrick.view(state, 'home'), 0, option)).toEqual([])
  })
})
