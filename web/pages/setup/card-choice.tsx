import { canonical, isObject } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { usePromise, useTexts } from '../../app/hooks.ts'
import { writeRoute } from '../../app/route.ts'
import type { GameId } from '../../games/register.ts'
import { workshopOf } from '../../games/register.ts'
import type { KeptSet } from '../../keep/sets.ts'
import { setStore } from '../../keep/sets.ts'
import type { Workshop } from '../../workshop.ts'
import { workshopTexts } from '../workshop/text.ts'
import type { Room } from './dressing.ts'

/** One's own sets of a game that can be played with, and what the opponents make of them. */
interface Sets {
  readonly workshop: Workshop
  readonly ready: readonly KeptSet[]
}

/** Nothing of the workshop is loaded for who has no set of his own and plays with ours. */
async function setsOf(game: GameId, isAsked: boolean): Promise<Sets | undefined> {
  const shelf = await setStore.sets(game)
  const all = shelf.ok ? shelf.value : []
  if (all.length === 0 && !isAsked) return undefined
  const workshop = await workshopOf(game)
  return { workshop, ready: all.filter(({ set }) => workshop.check(set).ok) }
}

/** The set of that name on the shelf, as the game takes it; nothing if it cannot be played with. */
export async function chosenSet(game: GameId, id: string): Promise<unknown> {
  const found = await setStore.set(id)
  if (!found.ok || found.value?.game !== game) return undefined
  const checked = (await workshopOf(game)).check(found.value.set)
  return checked.ok ? checked.value : undefined
}

interface ChoiceProps {
  readonly room: Room
  readonly game: GameId
  readonly options: unknown
  choose(cards: unknown): void
}

const OURS = ''
const ELSEWHERE = 'elsewhere'

/** With whose cards the match is played: ours, or a set from one's own box. */
export function CardChoice({ room, game, options, choose }: ChoiceProps) {
  const text = useTexts(workshopTexts)
  const cards = isObject(options) ? options.cards : undefined
  const sets = usePromise(() => setsOf(game, cards !== undefined), `${game} ${cards !== undefined}`)
  const ready = sets?.ready ?? []
  const set = (each: KeptSet): unknown => {
    const checked = sets?.workshop.check(each.set)
    return checked?.ok ? checked.value : undefined
  }
  const chosen =
    cards === undefined
      ? OURS
      : (ready.find((each) => canonical(set(each)) === canonical(cards))?.id ?? ELSEWHERE)
  const name = isObject(cards) && typeof cards.name === 'string' ? cards.name : '?'
  return (
    <section
      className="panel grid level setup-cards"
      aria-labelledby="setup-cards"
      data-own={cards !== undefined || undefined}
    >
      <h2 id="setup-cards">{text.choose}</h2>
      <label>
        <span className="unseen">{text.choose}</span>
        <select
          data-cards
          value={chosen}
          onChange={(event) => {
            const found = ready.find(({ id }) => id === event.target.value)
            if (found || event.target.value === OURS) choose(found && set(found))
          }}
        >
          <option value={OURS}>{text.ours}</option>
          {chosen === ELSEWHERE && <option value={ELSEWHERE}>{fill(text.brought, { name })}</option>}
          {ready.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <a className="button" href={writeRoute('workshop', [game])}>
        {text.toWorkshop}
      </a>
      {cards !== undefined && sets && <p className="quiet">{sets.workshop.opponents(room.at.language)}</p>}
    </section>
  )
}
