import type { Option } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hatTrick } from '../game.ts'
import { fieldsOfLine, footballsIn, lineOf, onTheBall } from '../seen.ts'
import { longBallIf, runsIf, staysIf, stepFor, sumsIf, sumsText, sumText } from '../sums.ts'
import { match } from './match.ts'

function prepared() {
  const config = hatTrick.prepare({ options: {}, builds: [{ team: 'ITA' }, { team: 'GER' }] })
  if (!config.ok) throw new Error(JSON.stringify(config.refusals))
  return config.value
}

describe('what may get through as things stand', () => {
  test('§4.4, §5.5 who dribbles after the sideways pass, and at whom, is what is told to whoever defends then', () => {
    const seen = { against: 0, free: 0 }
    for (let seed = 1; seed <= 4; seed++)
      randomMatch(hatTrick, prepared(), seed, {
        told: 'nobody',
        each(state, { seat }) {
          const about = hatTrick.request(state, seat)?.prompt.about
          if (about?.action !== 'dribble' || about.beside === undefined || about.orTo !== undefined) return
          const [run, second] = runsIf(hatTrick.view(state, seat === 0 ? 'home' : 'away'))
          expect(second).toBeUndefined()
          expect(run?.runner.number).toBe(about.beside === 0 ? about.number : about.beside)
          expect(run?.against?.number ?? 0).toBe(about.ahead)
          seen[run?.against ? 'against' : 'free']++
        },
      })
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
  })

  test('§5.3 the best line of a long ball has the sums that are told once it is laid', () => {
    let told = 0
    randomMatch(hatTrick, prepared(), 6, {
      told: 'nobody',
      each(state, { seat }) {
        const about = hatTrick.request(state, seat)?.prompt.about
        if (about?.action !== 'long' || about.toLine === undefined) return
        const view = hatTrick.view(state, seat === 0 ? 'home' : 'away')
        const best = longBallIf(view, seat)
        expect(7 - (best?.line ?? 0)).toBe(about.toLine)
        const [own, theirs] = [best?.sums[seat], best?.sums[1 - seat]]
        expect(Number(own?.players) + Number(own?.card)).toBe(about.own)
        expect(Number(theirs?.players) + Number(theirs?.card)).toBe(about.others)
        told++
      },
    })
    expect(told).toBeGreaterThan(0)
  })
})

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
        const view = hatTrick.view(state, seat === 0 ? 'home' : 'away')
        // A dribble is not compared with the whole line.
        if (view.sides[onTheBall(view)].faceUp?.startsWith('dribble')) return
        moves++
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

  test('a card with the step that helps it most: who may go by its side, never in the carrier’s place', () => {
    let steps = 0
    let received = 0
    randomMatch(hatTrick, prepared(), 7, {
      told: 'nobody',
      each(state, { seat }) {
        const request = hatTrick.request(state, seat)
        if (request?.kind !== 'play-card') return
        const view = hatTrick.view(state, seat === 0 ? 'home' : 'away')
        for (const { card = '' } of request.options) {
          const step = stepFor(view, seat, card)
          if (!step) continue
          steps++
          expect(step.number % 2 === 0 ? 'left' : 'right').toBe(card.split('-')[2])
          expect([step.from, step.to]).not.toContain(view.ball?.field)
          if (step.receives) {
            received++
            continue
          }
          const line = step.sums.find((each) => each.line === lineOf(seat, view.ball?.field ?? ''))
          if (!line) throw new Error('a step that helps changes the line of the ball')
          const lead = (sums: typeof line.after) => sums[seat].players - sums[seat === 0 ? 1 : 0].players
          expect(lead(line.after)).toBeGreaterThan(lead(line.before))
          expect([line.before[seat].card, line.before[seat === 0 ? 1 : 0].card]).toEqual([
            Number(card.split('-')[1]),
            '?',
          ])
        }
      },
    })
    expect(steps).toBeGreaterThan(20)
    expect(received).toBeGreaterThan(0)
  })

  test('§5.7 nobody is ahead to receive a pass: said where the rules leave it in its line, and who would be there', () => {
    const seen = (on: Record<string, string>) =>
      match({
        ball: 'h6',
        faceUp: ['short-3-left', 'short-2-left'],
        on: { h6: 'b3', ...on },
        phase: 'attack-move',
      })
    const { state } = seen({ h8: 'a3', h9: 'a1', h10: 'b5' })
    const view = hatTrick.view(state, 'home')
    const steps = hatTrick.request(state, 0)?.options ?? []
    const four = staysIf(view, 0, 'short', steps)
    expect(four).toMatchObject({ from: 4, to: 4 })
    expect(four?.helped).toEqual(
      expect.arrayContaining([
        { number: 8, way: 'forward' },
        { number: 10, way: 'back' },
      ]),
    )
    expect(staysIf(view, 1, 'short')).toMatchObject({ from: 3, to: 3, helped: [] })
    expect(staysIf(view, 0, 'dribble')).toBeUndefined()
    expect(staysIf(view, 0, 'long')).toBeUndefined()
    expect(staysIf(hatTrick.view(seen({ h8: 'a3', h9: 'd4' }).state, 'home'), 0, 'short')).toBeUndefined()
  })

  test('§4.4, §5.5 giving the ball to who would dribble: he and the opponent straight ahead, with both cards', () => {
    const { state } = match({
      ball: 'h6',
      faceUp: ['dribble-3-left', 'short-2-left'],
      on: { h6: 'b3', h8: 'a3', h4: 'c3', a7: 'c4' },
      phase: 'sideways-pass',
    })
    const view = hatTrick.view(state, 'home')
    const request = hatTrick.request(state, 0)
    const to4 = request?.options.find(({ about }) => about?.number === 4)
    const sums = to4 && sumsIf(view, 0, to4)
    const four = view.sides[0].players.find(({ number }) => number === 4)
    const seven = view.sides[1].players.find(({ number }) => number === 7)
    expect(sums?.map(({ line, after }) => ({ line, after }))).toEqual([
      {
        line: 4,
        after: [
          { players: four?.attack, card: 3 },
          { players: seven?.defence, card: 2 },
        ],
      },
    ])
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
