import type { Option, Request, Seat } from '@libero/kernel'
import { awaits } from '@libero/kernel'
import { RULE_OF_PHASE } from './explain.ts'
import { awaiting, legal } from './game.ts'
import { write } from './notation.ts'
import { PHASES, Phase } from './phase.ts'
import { ARROW, nextPlace } from './rules/attack.ts'
import { DONE, firstMan, MAN, manId, onTheBall, strengthOf } from './rules/common.ts'
import { counterBonus } from './rules/counter.ts'
import type { State } from './state.ts'
import { ACTIONS, HAND, KEEPER, PITCH, PLACES, SQUAD } from './vocabulary.ts'

const options = new Int16Array(SQUAD + 1)

/** The question one coach has to answer now, or nothing if he is not asked. */
export function request(s: State, seat: Seat): Request | undefined {
  const asked = awaiting(s)
  if (!awaits(asked, seat)) return undefined
  const count = legal(s, seat, options)
  const actions = Array.from(options.subarray(0, count))
  const prompt = promptOf(s, seat)
  return {
    seat,
    kind: PHASES[s.phase] ?? '',
    options: actions.map((action): Option => optionOf(s, seat, action)),
    prompt,
    rule:
      prompt.key === 'arrow-man'
        ? '6.6'
        : prompt.key === 'any-man'
          ? '6.3'
          : (RULE_OF_PHASE[s.phase] ?? '5.1'),
    default: write(s, seat, defaultAction(s, seat, actions)),
    atOnce: isAtOnce(s),
  }
}

/** §5.2, §9.4, §11 Whether both coaches answer this unseen by each other, though one may be done already. */
export const isAtOnce = (s: State): boolean =>
  s.phase === Phase.Tactics ||
  s.phase === Phase.Changes ||
  s.phase === Phase.Takers ||
  s.phase === Phase.NextTaker

function optionOf(s: State, seat: Seat, action: number): Option {
  const text = write(s, seat, action)
  if (action === DONE) return { action: text, kind: 'done' }
  return { action: text, kind: action < DONE ? 'tactic' : 'man', card: text }
}

function promptOf(s: State, seat: Seat): Request['prompt'] {
  switch (s.phase) {
    case Phase.Changes:
      return s.leaving[seat] >= 0
        ? { key: 'who-comes-on', about: { man: manId(s, s.leaving[seat]) } }
        : { key: 'who-leaves', about: { left: s.changesLeft[seat] - s.changes[seat] } }
    case Phase.Tactics:
      return { key: 'lay-tactic', about: { period: s.period } }
    case Phase.Exchange:
      return { key: 'exchange', about: { attack: s.attack, of: s.attacks } }
    case Phase.FurtherTactic:
      return { key: 'further-tactic', about: { attack: s.attack, of: s.attacks } }
    case Phase.AttackersMen:
    case Phase.DefendersMen: {
      const place = nextPlace(s)
      const key = place === ARROW ? 'arrow-man' : PLACES[place] === 'any' ? 'any-man' : 'line-man'
      return {
        key,
        about: {
          action: ACTIONS[s.action] ?? '',
          role: seat === onTheBall(s) ? 'attack' : 'defence',
          place: place === ARROW ? 'arrow' : (PLACES[place] ?? ''),
          left: s.need.reduce((sum, n) => sum + n, 0),
          bonus: seat === onTheBall(s) ? counterBonus(s) : 0,
        },
      }
    }
    case Phase.Replacement:
      return { key: 'replacement', about: { man: manId(s, s.man) } }
    case Phase.InjuredKeeper:
      return { key: 'injured-keeper', about: { man: manId(s, s.man) } }
    case Phase.SentOffKeeper:
      return { key: 'sent-off-keeper', about: { man: manId(s, s.man), left: s.changesLeft[seat] } }
    case Phase.ManForKeeper:
      return { key: 'man-for-keeper', about: { man: manId(s, s.man) } }
    case Phase.Takers:
      return { key: 'takers', about: { number: s.named[seat] + 1 } }
    default:
      return { key: 'next-taker', about: { pair: s.pairs } }
  }
}

/**
 * §13.3 What is taken when time runs out: nothing where nothing may be done, else the middle tactic card by power,
 * the man who is strongest now, the weakest outfielder for the goal or to make room.
 */
function defaultAction(s: State, seat: Seat, actions: readonly number[]): number {
  const first = actions[0] ?? DONE
  if (first === DONE) return DONE
  if (first < DONE) {
    const byPower = [...actions].sort((a, b) => s.cards.power[a] - s.cards.power[b] || a - b)
    return byPower[Math.min(HAND - 2, byPower.length - 1)] ?? first
  }
  const man = (action: number) => firstMan(seat) + action - MAN
  const leaves = s.phase === Phase.SentOffKeeper || s.phase === Phase.ManForKeeper
  const keepers = actions.filter((action) => s.where[man(action)] !== PITCH && s.line[man(action)] === KEEPER)
  if (s.phase === Phase.SentOffKeeper && keepers[0] !== undefined) return keepers[0]
  const worth = (action: number) => strengthOf(s, man(action)) * (leaves ? -1 : 1)
  return actions.reduce((best, action) => (worth(action) > worth(best) ? action : best), first)
}
