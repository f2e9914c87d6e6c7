import type { HatTrickOption, Seen } from '@libero/hat-trick/view'
import { byField, hatTrickOption, wayOf } from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import type { BoardProps } from '../../../face.ts'
import { useAttention, useChoices } from '../../../table/choices.ts'
import type { Meant } from './meant.ts'
import { useMeant } from './meant.ts'
import { aimOf, manAt, manOf, placeOf } from './places.ts'
import './steps.css'

interface Step {
  readonly option: HatTrickOption
  /** The field it leads to. */
  readonly aim: string
  /** The field on which it is pressed: a move on the man who makes it, everything else where it leads. */
  readonly at: string
}

/** Where the options of the man somebody points at lead; once he is picked, each can be pressed. */
export function Steps({ board }: { readonly board: BoardProps<Seen> }) {
  const { view: s, near, request, words } = board
  const choices = useChoices()
  const { pointed } = useAttention()
  const meant = useMeant(board)
  const looked = choices.picked ?? pointed
  if (!request || looked === undefined) return null
  const own = manOf(s, looked)?.player.field ?? undefined
  const steps = new Map<string, Step>()
  for (const option of choices.at(looked).map(hatTrickOption)) {
    const aim = aimOf(option, request.seat, s)
    if (aim === undefined || steps.has(aim)) continue
    steps.set(aim, { option, aim, at: option.kind === 'move' ? (own ?? aim) : aim })
  }
  if (meant?.step) return <Helping near={near} meant={meant} step={meant.step} />
  const { choose, weigh } = choices
  const isPicked = choices.picked !== undefined && choose !== undefined
  // Who can be picked himself is never covered: what leads to him is said by the buttons beside the question.
  const there = byField(s)
  const isFree = ({ at }: Step) => {
    const standing = at === own ? undefined : there.get(at)
    return !standing || choices.at(manAt(standing.seat, standing.player.number)).length === 0
  }
  return [...steps.values()].map((step) => {
    const { option, aim, at } = step
    const way = wayOf(option)
    return [
      <span
        key={aim}
        className="ht-place ht-aim yields through shrinks"
        data-chance={!isFree({ ...step, at: aim }) || undefined}
        style={placeOf(near, aim)}
        aria-hidden="true"
      />,
      isPicked && isFree(step) && (
        <button
          key={option.action}
          type="button"
          className="bare ht-place centred ht-step yields shrinks"
          style={placeOf(near, at)}
          aria-label={words.option(request, option)}
          data-choice
          data-step={option.action}
          data-half={at === own ? way : undefined}
          onClick={({ nativeEvent }) => choose(option.action, nativeEvent)}
          onPointerEnter={() => weigh?.(option.action)}
          onPointerLeave={() => weigh?.(undefined)}
          onFocus={() => weigh?.(option.action)}
          onBlur={() => weigh?.(undefined)}
        >
          <Sign way={way} />
        </button>
      ),
    ]
  })
}

interface HelpingProps {
  readonly near: Seat
  readonly meant: Meant
  readonly step: NonNullable<Meant['step']>
}

/** The step that would help a card most: who would go, and where; it is not asked for yet. */
const Helping = ({ near, meant: { aim }, step: { from, way } }: HelpingProps) => (
  <>
    {aim && (
      <span
        className="ht-place ht-aim yields through shrinks"
        style={placeOf(near, aim)}
        aria-hidden="true"
      />
    )}
    <span
      className="ht-place centred ht-step yields through shrinks"
      data-half={way}
      style={placeOf(near, from)}
    >
      <Sign way={way} />
    </span>
  </>
)

/** An arrow where somebody would go, a ring where somebody is meant. */
function Sign({ way }: { readonly way: 'forward' | 'back' | undefined }) {
  return (
    <svg viewBox="0 0 40 40" data-way={way} aria-hidden="true">
      <circle cx="20" cy="20" r="18" strokeWidth="2" />
      <path
        d={way ? 'M9 20h20M21 11l9 9-9 9' : 'M20 10a10 10 0 1 0 .1 0M20 17a3 3 0 1 0 .1 0'}
        fill="none"
        strokeWidth="4.5"
      />
    </svg>
  )
}
