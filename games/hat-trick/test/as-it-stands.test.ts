import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import { expect, test } from 'vitest'
import type { HatTrickEvent } from '../events.ts'
import { hatTrick } from '../game.ts'
import type { State } from '../state.ts'
import { wording } from '../text/wording.ts'
import { after, prepared } from './decided.ts'

/** What is told if nobody moves. */
const ifNobodyMoves = (state: State, seat: Seat): readonly HatTrickEvent[] => after(state, seat, 'none')[1]

const comparisonIn = (events: readonly HatTrickEvent[]) => {
  const compared = events.find((event) => event.kind === 'comparison')
  return compared?.kind === 'comparison' ? compared : undefined
}

/** What would be compared if the attacker moves nobody and the other then decides so; both of two get the ball in turn. */
function answered(state: State, seat: Seat, decision: string) {
  const [then] = after(state, seat, 'none')
  const beside = hatTrick.request(then, seat)
  const tables =
    beside?.prompt.key === 'sideways-pass'
      ? beside.options.map(({ action }) => after(then, seat, action)[0])
      : [then]
  return tables.flatMap((table) => {
    const isLegal = hatTrick.request(table, other(seat))?.options.some(({ action }) => action === decision)
    return isLegal ? [comparisonIn(after(table, other(seat), decision)[1])] : []
  })
}

/** Every question for a move by a card in some matches, with what it says of the table as it stands. */
function moves(kind: 'attack-move' | 'defence-move', each: (state: State, seat: Seat) => void) {
  for (let seed = 1; seed <= 6; seed++)
    randomMatch(hatTrick, prepared(), seed, {
      told: 'nobody',
      each(state, { seat }) {
        if (hatTrick.request(state, seat)?.prompt.key === kind) each(state, seat)
      },
    })
}

test('§5.1, §5.5 whoever defends is told the very sums and the end that come if nobody moves', () => {
  const seen = { won: 0, foul: 0, lost: 0 }
  moves('defence-move', (state, seat) => {
    const about = hatTrick.request(state, seat)?.prompt.about
    // Its line is chosen later.
    if (about?.action === 'long') return
    const compared = ifNobodyMoves(state, seat).find((event) => event.kind === 'comparison')
    if (about?.result === undefined) expect(compared).toBeUndefined()
    if (compared?.kind !== 'comparison') return
    expect([about?.own, about?.others]).toEqual([compared.totals[seat], compared.totals[other(seat)]])
    expect(about?.result).toBe(`${compared.result}${compared.byCard ? '-by-card' : ''}`)
    seen[compared.result]++
  })
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
})

test('§4.5 whoever attacks is told the step of theirs that turns it, or that none does', () => {
  const seen = { turned: 0, safe: 0, freed: 0 }
  moves('attack-move', (state, seat) => {
    const about = hatTrick.request(state, seat)?.prompt.about
    if (about?.turner !== undefined) {
      const ends = answered(state, seat, `${about.turner}${about.turnerWay === 'forward' ? '+' : '-'}`)
      expect(ends.length).toBeGreaterThan(0)
      for (const compared of ends) {
        expect(compared?.result).toBe('lost')
        expect([about.turnedOwn, about.turnedOthers]).toEqual([
          compared?.totals[seat],
          compared?.totals[other(seat)],
        ])
        expect(about.turned).toBe(compared?.byCard ? 'lost-by-card' : 'lost')
      }
      seen[about.ahead === 0 ? 'freed' : 'turned']++
    }
    if (about?.safe === undefined) return
    seen.safe++
    for (let number = 2; number <= 11; number++)
      for (const way of ['+', '-'])
        for (const compared of answered(state, seat, `${number}${way}`))
          expect(compared?.result, `${number}${way}`).not.toBe('lost')
  })
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
})

test('§5.3 whoever defends is told to which line their long ball is best, if nobody moves', () => {
  let told = 0
  moves('defence-move', (state, seat) => {
    const about = hatTrick.request(state, seat)?.prompt.about
    if (about?.action !== 'long') return
    const [then, events] = after(state, seat, 'none')
    const request = hatTrick.request(then, other(seat))
    const ends =
      request?.prompt.key === 'long-ball'
        ? request.options.map(({ action }) => comparisonIn(after(then, other(seat), action)[1]))
        : [comparisonIn(events)]
    const leads = ends.flatMap((each) => (each ? [each.totals[other(seat)] - each.totals[seat]] : []))
    expect(Number(about.others) - Number(about.own)).toBe(Math.max(...leads))
    const there = ends.find((each) => each?.line === about.toLine)
    expect([about.own, about.others]).toEqual([there?.totals[seat], there?.totals[other(seat)]])
    expect(about.result).toBe(`${there?.result}${there?.byCard ? '-by-card' : ''}`)
    told++
  })
  expect(told).toBeGreaterThan(0)
})

test('§4.4 whoever attacks is told to whom the ball goes sideways, or that it stays', () => {
  const seen = { keeps: 0, sideways: 0, either: 0 }
  moves('attack-move', (state, seat) => {
    const about = hatTrick.request(state, seat)?.prompt.about
    // A long ball or a dribble in the final line leads nowhere.
    if (about?.beside === undefined) return
    const heard = ifNobodyMoves(state, seat)
    const sideways = heard.find((event) => event.kind === 'sideways')
    if (about.beside === 0) {
      seen.keeps++
      expect(heard.some((event) => event.kind === 'no-team-mate')).toBe(true)
    } else if (about.orTo === undefined) {
      seen.sideways++
      expect(sideways).toMatchObject({ from: about.number, to: about.beside })
    } else {
      seen.either++
      expect(sideways).toBeUndefined()
    }
  })
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
})

test('in every language both are said in whole sentences, with nothing left to fill in', () => {
  let told = 0
  for (const kind of ['attack-move', 'defence-move'] as const)
    moves(kind, (state, seat) => {
      const request = hatTrick.request(state, seat)
      if (request?.prompt.about.action === undefined) return
      for (const language of LANGUAGES) {
        const { more } = wording(language).prompt(request)
        expect(more).toMatch(/\.$/)
        expect(more).not.toMatch(/[{}]|undefined|\( ?\)| {2}| [:.,]/)
        told++
      }
    })
  expect(told).toBeGreaterThan(0)
})
