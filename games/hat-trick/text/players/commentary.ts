import type { ExpansionSet } from '../../cards/expansion.ts'
import { skillIn, styleCardIn } from '../../cards/our-expansion.ts'
import type { HatTrickEvent, PlayersEvent } from '../../events.ts'
import type { COMMENTARY, Memory } from '../commentary.ts'

/** The situations only the Players expansion knows. */
export const PLAYERS_COMMENTARY = [
  'skill',
  'skill/borrowed/team-mate',
  'skill/borrowed/opponent',
  'prevented',
  'changed-places/free',
  'changed-places/team-mate',
  'changed-places/opponent',
  'changed-wing',
  'took-ball/team-mate',
  'took-ball/opponent',
  'kept',
  'laid-off',
  'laid-off/chosen',
  'dribbled/on',
  'foul-checked/foul',
  'foul-checked/clean',
  'foul-checked/no-card',
  'corner-chosen/regular',
  'keeper-changed/star',
  'keeper-changed/regular',
  'goal-kick-shown',
  'style-won',
  'style-declined',
  'style-played',
  'style-exchanged',
  'snapshot',
  'corner',
  'substituted',
  'accepted',
  'appealed/withdrawn/yellow',
  'appealed/withdrawn/red',
  'appealed/stands',
  'appealed/captain-off',
  'appealed/no-card',
] as const

/**
 * Parts of lines: what a card that is not in the set is good for, and a sum with what skills added. One of each, but
 * they live with the lines, for only lines use them.
 */
export type PhraseKey = 'aim/other' | 'sum'

export type PlayersCommentaryKey = (typeof PLAYERS_COMMENTARY)[number]

export type PlayersCommentary = Readonly<Record<PlayersCommentaryKey | PhraseKey, readonly string[]>>

type PlainEvent = Extract<HatTrickEvent, { readonly kind: (typeof COMMENTARY)[number] }>

/** Which lines fit an event of the expansion; whatever has but one kind of line goes by its name. */
export function keyOfPlayers(
  event: PlayersEvent | PlainEvent,
  { before, foul }: Memory,
  expansion?: ExpansionSet,
): PlayersCommentaryKey | PlainEvent['kind'] {
  switch (event.kind) {
    case 'skill':
      return event.from ? `skill/borrowed/${whose(event, event.from)}` : 'skill'
    case 'changed-places':
      return event.with ? `changed-places/${whose(event, event.with)}` : 'changed-places/free'
    case 'took-ball':
      return `took-ball/${whose(event, event.from)}`
    case 'laid-off':
      return before && choosesReceiver(before, expansion) ? 'laid-off/chosen' : 'laid-off'
    case 'foul-checked':
      if (event.card === '') return 'foul-checked/no-card'
      return event.foul ? 'foul-checked/foul' : 'foul-checked/clean'
    case 'keeper-changed':
      return event.star ? 'keeper-changed/star' : 'keeper-changed/regular'
    case 'appealed':
      if (event.card === '') return 'appealed/no-card'
      return event.result === 'withdrawn'
        ? `appealed/withdrawn/${foul ?? 'yellow'}`
        : `appealed/${event.result}`
    default:
      return event.kind
  }
}

interface Seated {
  readonly seat: number
}

const whose = (man: Seated, other: Seated) => (man.seat === other.seat ? 'team-mate' : 'opponent')

/** §16.1, §16.13 The pass was meant for another from the beginning: nobody gives it on. */
function choosesReceiver(before: HatTrickEvent, expansion: ExpansionSet | undefined): boolean {
  if (before.kind === 'style-played') return styleCardIn(expansion, before.card)?.do === 'choose-receiver'
  if (before.kind !== 'skill') return false
  const { type, side } = before.from ?? before
  return skillIn(expansion, type, side)?.do === 'choose-receiver'
}
