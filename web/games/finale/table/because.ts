import type { FinaleEvent } from '@libero/finale'

/**
 * The paragraphs by which what is told came about. None where a coach has chosen it himself, a card was drawn, or
 * something merely begins: that has no cause but itself.
 */
// biome-ignore format: one kind per line
const RULES: Readonly<Record<FinaleEvent['kind'], readonly string[]>> = {
  'kick-off': [],
  packed: [],
  'packed-unseen': [],
  'decks-ready': [],
  dealt: [],
  'dealt-unseen': [],
  period: [],
  'changes-ready': [],
  'changes-open': [],
  change: [],
  'tactic-laid': [],
  'tactic-laid-unseen': [],
  'closing-card-open': ['5.8'],
  revealed: [],
  drawn: [],
  'drawn-unseen': [],
  'level-roll': ['5.4'],
  attacker: ['5.3'],
  exchanged: [],
  'exchanged-unseen': [],
  'exchange-declined': [],
  'further-tactic': [],
  attack: [],
  counter: ['7.1'],
  action: [],
  'man-chosen': [],
  'places-empty': ['6.4'],
  comparison: ['6.7'],
  goal: ['6.9'],
  hazard: ['8.1'],
  injured: ['8.2'],
  booked: ['8.4'],
  'sent-off': ['8.6'],
  'came-on': ['8.3'],
  'nobody-came-on': ['8.3'],
  'in-goal': ['8.9'],
  'goal-empty': ['8.7'],
  turned: ['6.10'],
  'period-over': ['5.9'],
  'extra-time': ['10.2'],
  'shoot-out': ['10.4'],
  'takers-ready': [],
  'first-shot': ['11.2'],
  shot: ['11.3'],
  'sudden-death': ['11.5'],
  lots: ['11.6'],
  'full-time': ['10.1'],
}

export function because(event: FinaleEvent): readonly string[] {
  if (event.kind === 'sent-off' && event.secondYellow) return ['8.5']
  if (event.kind === 'attacker' && event.by !== 'power') return ['5.4']
  if (event.kind === 'comparison') return [event.action === 'finish' ? '6.9' : '6.8']
  return RULES[event.kind]
}
