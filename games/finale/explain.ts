import type { Refusal, Seat } from '@libero/kernel'
import { Phase } from './phase.ts'
import { ARROW, nextPlace } from './rules/attack.ts'
import { DONE, firstMan, MAN, manId } from './rules/common.ts'
import { isNamed } from './rules/shoot-out.ts'
import type { State } from './state.ts'
import { ANY, BENCH, FREE, KEEPER, OFF, PITCH, PLACES, SQUAD } from './vocabulary.ts'

/** The paragraph each question rests on. */
export const RULE_OF_PHASE: Readonly<Record<number, string>> = {
  [Phase.Changes]: '9.1',
  [Phase.Tactics]: '5.2',
  [Phase.Exchange]: '5.7',
  [Phase.FurtherTactic]: '5.6',
  [Phase.AttackersMen]: '6.2',
  [Phase.DefendersMen]: '6.2',
  [Phase.Replacement]: '8.3',
  [Phase.InjuredKeeper]: '8.7',
  [Phase.SentOffKeeper]: '8.8',
  [Phase.ManForKeeper]: '8.8',
  [Phase.Takers]: '11.1',
  [Phase.NextTaker]: '11.5',
}

/** Why this coach may not do this now, as closely as the rules tell. */
export function explain(s: State, seat: Seat, action: number): Refusal {
  const rule = RULE_OF_PHASE[s.phase] ?? '10.1'
  if (action === DONE)
    return { code: 'choice-required', rule: s.phase === Phase.AttackersMen ? '6.11' : rule }
  if (action >= 0 && action < DONE) return explainTactic(s, action, rule)
  const man = firstMan(seat) + action - MAN
  if (action < MAN || action >= MAN + SQUAD) return { code: 'not-an-option', rule }
  return explainMan(s, seat, man, rule)
}

function explainTactic(s: State, card: number, rule: string): Refusal {
  const about = { card: s.cards.tacticId(card) }
  const playing = s.phase === Phase.Tactics || s.phase === Phase.FurtherTactic
  if (!playing && s.phase !== Phase.Exchange) return { code: 'not-a-tactic-now', rule, about }
  if (card === s.cards.closing) return { code: 'closing-card-only-last', rule: '5.8', about }
  return { code: 'not-in-hand', rule, about }
}

function explainMan(s: State, seat: Seat, man: number, rule: string): Refusal {
  const about = { man: manId(s, man) }
  const where = s.where[man]
  if (s.phase === Phase.Tactics || s.phase === Phase.FurtherTactic || s.phase === Phase.Exchange) {
    return { code: 'not-a-man-now', rule, about }
  }
  if (where === OFF) return { code: 'man-is-off', rule: '9.5', about }
  switch (s.phase) {
    case Phase.AttackersMen:
    case Phase.DefendersMen:
      return explainPlace(s, man, about)
    case Phase.Changes:
      if (s.line[man] === KEEPER) return { code: 'keepers-do-not-change', rule: '9.2', about }
      if (s.leaving[seat] < 0 && where === BENCH) return { code: 'choose-who-leaves', rule: '9.1', about }
      if (s.leaving[seat] >= 0 && where === PITCH) return { code: 'choose-who-comes-on', rule: '9.1', about }
      return { code: 'man-already-named', rule: '9.1', about }
    case Phase.Replacement:
      if (where === PITCH) return { code: 'man-on-the-pitch', rule, about }
      return { code: 'bench-keeper-not-outfield', rule, about }
    case Phase.InjuredKeeper:
      return { code: 'keeper-comes-first', rule: '8.7', about }
    case Phase.SentOffKeeper:
      if (where === BENCH && s.line[man] === KEEPER) return { code: 'no-change-left', rule: '8.8', about }
      return { code: 'not-for-the-goal', rule: '8.8', about }
    case Phase.ManForKeeper:
      return { code: 'outfielder-must-leave', rule: '8.8', about }
    default:
      if (where === BENCH) return { code: 'man-on-the-bench', rule: '11.1', about }
      if (s.line[man] === KEEPER) return { code: 'keeper-does-not-shoot', rule: '11.1', about }
      return { code: isNamed(s, seat, man) ? 'man-already-named' : 'not-an-option', rule, about }
  }
}

function explainPlace(s: State, man: number, about: { man: string }): Refusal {
  if (s.where[man] === BENCH) return { code: 'man-on-the-bench', rule: '6.2', about }
  const place = nextPlace(s)
  if (place === ARROW) return { code: 'arrow-wants-build-up-man', rule: '6.6', about }
  if (s.chip[man] === s.action) return { code: 'man-already-chosen', rule: '6.2', about }
  if (s.chip[man] !== FREE) return { code: 'man-used-in-build-up', rule: '6.5', about }
  if (place === ANY && s.line[man] === KEEPER)
    return { code: 'keeper-fills-no-question-mark', rule: '6.3', about }
  if (s.line[man] !== place)
    return { code: 'man-of-other-line', rule: '6.2', about: { ...about, place: PLACES[place] ?? '' } }
  return { code: 'not-an-option', rule: '6.2', about }
}
