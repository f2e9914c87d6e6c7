import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import { expect, test } from 'vitest'
import { hatTrick } from '../game.ts'
import type { State } from '../state.ts'
import { wording } from '../text/wording.ts'
import { after, prepared } from './decided.ts'

/** Every question for a move against an opportunity in some matches. */
function moves(each: (state: State, seat: Seat) => void) {
  for (let seed = 1; seed <= 12; seed++)
    randomMatch(hatTrick, prepared(), seed, {
      told: 'nobody',
      each(state, { seat }) {
        if (hatTrick.request(state, seat)?.prompt.key === 'defence-move-opportunity') each(state, seat)
      },
    })
}

/** The cards drawn against each shot that may follow a table, and the line and shooter of it, as he counts. */
function shots(state: State, attacker: Seat): { shooter: number; line: number; draws: number }[] {
  const asked = hatTrick.request(state, attacker)
  if (asked?.prompt.key === 'opportunity-pass')
    return asked.options
      .filter(({ action }) => action !== 'none')
      .flatMap(({ action }) => shots(after(state, attacker, action)[0], attacker))
  if (asked?.prompt.key !== 'shoot-or-not') return []
  const { number, line } = asked.prompt.about
  const [duel] = after(state, attacker, 'shoot')
  const draws = hatTrick.request(duel, other(attacker))?.prompt.about.draws
  return [{ shooter: Number(number), line: Number(line), draws: Number(draws) }]
}

test('§6.4–§6.6, §7.4 whoever defends is told the shot that comes if nobody moves, and the cards against it', () => {
  const seen = { dribble: 0, short: 0, long: 0, nobody: 0, far: 0 }
  moves((state, seat) => {
    const about = hatTrick.request(state, seat)?.prompt.about
    const [then, events] = after(state, seat, 'none')
    const all = shots(then, other(seat))
    if (about?.shooter === 0) {
      expect(all).toEqual([])
      seen[about.mates === 0 ? 'nobody' : 'far']++
      if (about.mates === 0) expect(events.some(({ kind }) => kind === 'nobody-to-pass-to')).toBe(true)
      return
    }
    expect(all).toContainEqual({ shooter: about?.shooter, line: about?.shotLine, draws: about?.draws })
    expect(about?.draws).toBe(Math.min(...all.map(({ draws }) => draws)))
    seen[about?.chance as 'dribble']++
  })
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
})

test('in every language it is said in whole sentences, with nothing left to fill in', () => {
  let told = 0
  moves((state, seat) => {
    const request = hatTrick.request(state, seat)
    for (const language of request ? LANGUAGES : []) {
      const { more } = request ? wording(language).prompt(request) : { more: '' }
      expect(more).toMatch(/\.$/)
      expect(more).not.toMatch(/[{}]|undefined|\( ?\)| {2}| [:.,]/)
      told++
    }
  })
  expect(told).toBeGreaterThan(0)
})
