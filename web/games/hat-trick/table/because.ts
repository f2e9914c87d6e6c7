import type { HatTrickEvent } from '@libero/hat-trick'

/**
 * The paragraphs by which what is told came about. None where a coach has chosen it himself, a card was drawn, or
 * something merely begins: that has no cause but itself.
 */
// biome-ignore format: one kind per line
const RULES: Readonly<Record<HatTrickEvent['kind'], readonly string[]>> = {
  'kick-off': [],
  'card-laid': [],
  'card-laid-unseen': [],
  drawn: [],
  'drawn-unseen': [],
  'temporary-deck': ['10.2'],
  turn: [],
  opportunity: ['6.1'],
  revealed: [],
  moved: [],
  stayed: [],
  sideways: ['4.4'],
  'no-team-mate': ['4.4'],
  comparison: ['5.1'],
  passed: [],
  intercepted: ['5.2'],
  'nobody-there': ['5.7'],
  dribbled: ['5.5'],
  tackled: ['5.5'],
  foul: ['9.1', '9.2'],
  'free-kick': ['9.3'],
  'free-kick-choice': [],
  penalty: ['9.5'],
  declined: [],
  'nobody-to-pass-to': ['6.4'],
  'too-far-out': ['6.6'],
  'out-of-cards': ['6.8'],
  'shot-begins': [],
  'corner-chosen': [],
  'corner-chosen-unseen': [],
  duel: ['7.5'],
  'keeper-drew': ['7.4'],
  'keeper-stopped': ['7.6'],
  goal: ['7.7'],
  parried: ['7.8'],
  saved: ['7.9'],
  'goal-kick': ['7.9'],
  'goal-kick-played': ['8.3'],
  'half-over': ['10.1'],
  'shoot-out': ['11.2'],
  'five-cards': ['11.2'],
  'penalty-taken': [],
  'penalty-result': ['11.2'],
  'sudden-death': ['11.3'],
  lots: ['11.4'],
  'full-time': ['1.2'],
  skill: ['15.5'],
  prevented: ['16.10'],
  'changed-places': [],
  'changed-wing': [],
  'took-ball': [],
  kept: [],
  'laid-off': [],
  'foul-checked': ['16.2'],
  'keeper-changed': ['17.1'],
  'goal-kick-shown': [],
  'style-won': ['18.4'],
  'style-declined': [],
  'style-played': ['18.5'],
  'style-exchanged': [],
  snapshot: [],
  corner: ['20.2'],
  substituted: [],
  accepted: [],
  appealed: ['20.4'],
}

const COMPARED: Readonly<Record<string, string>> = { short: '5.1', long: '5.4', dribble: '5.5' }

export function because(event: HatTrickEvent): readonly string[] {
  if (event.kind === 'keeper-changed') return [event.star ? '17.1' : '17.2']
  if (event.kind === 'nobody-to-pass-to') return ['6.4', '6.5']
  if (event.kind !== 'comparison') return RULES[event.kind]
  // §5.6 Level: the stronger card wins it, or it is a foul.
  const isLevel = event.totals[0] === event.totals[1]
  return [COMPARED[event.action] ?? '5.1', ...(isLevel ? ['5.6'] : [])]
}
