import type { Seat } from '@libero/kernel'
import { Log, other, SampledChance } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import { expect, test } from 'vitest'
import type { HatTrickEvent } from '../events.ts'
import { hatTrick } from '../game.ts'
import type { State } from '../state.ts'
import { wording } from '../text/wording.ts'

function prepared() {
  const config = hatTrick.prepare({ options: {}, builds: [{ team: 'ITA' }, { team: 'GER' }] })
  if (!config.ok) throw new Error(JSON.stringify(config.refusals))
  return config.value
}

/** What is told if nobody moves. */
function ifNobodyMoves(state: State, seat: Seat): readonly HatTrickEvent[] {
  const then = hatTrick.blank(state)
  hatTrick.copy(state, then)
  const log = new Log<HatTrickEvent>()
  const action = hatTrick.read(state, seat, 'none')
  if (action === undefined) throw new Error('nobody need move')
  hatTrick.apply(then, seat, action, new SampledChance(1), log)
  return log.heardBy('omniscient')
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
    // Its line is chosen later, unless there is only one.
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
