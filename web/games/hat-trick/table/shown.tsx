import type { HatTrickEvent } from '@libero/hat-trick'
import type { Seen } from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import type { Telling } from '../../../face.ts'
import { ActionCard } from '../cards/cards.tsx'
import { cardWords } from './wording.ts'

export type Of<K extends HatTrickEvent['kind']> = Extract<HatTrickEvent, { kind: K }>

/** An event while it is shown. */
export interface Shown<K extends HatTrickEvent['kind']> {
  readonly event: Of<K>
  readonly s: Seen
  readonly at: Telling
}

/** Whose side stands left. */
export const nearOf = ({ viewer }: Seen, { near }: Telling): Seat => near ?? (viewer === 'away' ? 1 : 0)

/** An action card as it is turned over. */
export function OneCard({ card, at: { language } }: { readonly card: string; readonly at: Telling }) {
  return (
    <span className="ht-shown-card stiff block">
      <ActionCard card={card} {...cardWords(card, language)} />
    </span>
  )
}
