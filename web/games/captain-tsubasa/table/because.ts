import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'

/**
 * The paragraphs by which what is told came about. None where a coach has chosen it himself, a card was drawn, or
 * something merely begins: that has no cause but itself.
 */
// biome-ignore format: one kind per line
const RULES: Readonly<Record<CaptainTsubasaEvent['kind'], readonly string[]>> = {
  teams: [],
  toss: [],
  'kick-off': [],
  'transfer-list': [],
  field: [],
  round: [],
  reshuffled: ['4.2'],
  drawn: [],
  'match-card': [],
  stoppage: ['9.3'],
  played: [],
  stopped: [],
  ability: [],
  gained: [],
  recalled: [],
  removed: ['2.6'],
  discarded: ['2.6'],
  exhausted: ['11.4'],
  booked: ['11.1'],
  pardoned: ['11.3'],
  'attack-over': ['5.5'],
  motivated: [],
  signed: [],
  action: [],
  spent: [],
  dice: ['7.4'],
  rerolled: ['7.5'],
  guaranteed: ['14.1'],
  contest: ['7.6'],
  keeper: ['8.1'],
  save: ['8.2'],
  advance: ['11.5'],
  'special-shot': ['12.2'],
  'special-chosen': [],
  'special-duel': ['12.3'],
  goal: ['7.6'],
  possession: ['7.6'],
  'half-over': ['9.3'],
  'extra-time': ['9.6'],
  'full-time': ['9.6'],
}

export function because(event: CaptainTsubasaEvent): readonly string[] {
  if (event.kind === 'booked' && event.colour === 'red') return ['11.2']
  if (event.kind === 'goal' && event.by === 'special-shot') return ['12.3']
  if (event.kind === 'contest') return ['7.4', '7.6']
  return RULES[event.kind]
}
