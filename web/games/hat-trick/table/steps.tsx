import type { HatTrickOption, Seen } from '@libero/hat-trick/view'
import { hatTrickOption, wayOf } from '@libero/hat-trick/view'
import type { BoardProps } from '../../../face.ts'
import { useChoices } from '../../../table/choices.ts'
import { aimOf, placeOf } from './places.ts'

/** Where the options of the man somebody points at lead; once he is picked, each can be pressed there. */
export function Steps({ board }: { readonly board: BoardProps<Seen> }) {
  const { view: s, near, request, words } = board
  const choices = useChoices()
  const looked = choices.picked ?? choices.pointed
  if (!request || looked === undefined) return null
  const byField = new Map<string, HatTrickOption>()
  for (const option of choices.at(looked).map(hatTrickOption)) {
    const field = aimOf(option, request.seat, s)
    if (field !== undefined && !byField.has(field)) byField.set(field, option)
  }
  const { choose } = choices
  const isPicked = choices.picked !== undefined && choose !== undefined
  return [...byField].map(([field, option]) => {
    const way = wayOf(option) ?? 'there'
    return isPicked ? (
      <button
        key={field}
        type="button"
        className="ht-step"
        style={placeOf(near, field)}
        aria-label={words.option(request, option)}
        data-choice
        data-step={option.action}
        onClick={({ nativeEvent }) => choose(option.action, nativeEvent)}
      >
        <Sign way={way} />
      </button>
    ) : (
      <span key={field} className="ht-step ht-ghost" style={placeOf(near, field)} aria-hidden="true">
        <Sign way={way} />
      </span>
    )
  })
}

/** An arrow where somebody would go, a ring where somebody is meant. */
function Sign({ way }: { readonly way: 'forward' | 'back' | 'there' }) {
  return (
    <svg viewBox="0 0 40 40" className={`ht-step-sign ht-step-${way}`} aria-hidden="true">
      <circle cx="20" cy="20" r="18" />
      <path
        d={way === 'there' ? 'M20 10a10 10 0 1 0 .1 0M20 17a3 3 0 1 0 .1 0' : 'M9 20h20M21 11l9 9-9 9'}
        className="ht-step-arrow"
      />
    </svg>
  )
}
