import type { Values } from '@libero/kernel/words'
import { entry, fill, madeOf } from '@libero/kernel/words'
import type { ExpansionSet } from '../../cards/expansion.ts'
import { OUR_EXPANSION, PUBLISHED_EXPANSIONS } from '../../cards/our-expansion.ts'
import type { CardSet } from '../../cards/set.ts'
import type { HatTrickEvent } from '../../events.ts'
import type { Names } from '../names.ts'
import type { HatTrickText } from '../text.ts'

/** A player under a name, and in the cases sentences need: {man}, {manObject}, {manTo}. */
export function playerFacts(names: Names, name: string, number: number): Values {
  const player = names.player(number)
  if (!player) return {}
  return { [name]: player.man, [`${name}Object`]: player.object, [`${name}To`]: player.to }
}

/** What the blanks of the expansion's lines are filled with. */
export function playersFacts(
  event: HatTrickEvent,
  text: HatTrickText,
  names: Names,
  { expansion }: CardSet,
): Values {
  const { sides } = text.expansion
  const man = (number: number) => playerFacts(names, 'man', number)
  switch (event.kind) {
    case 'skill': {
      const used = event.from ?? event
      return {
        ...man(event.number),
        type: names.type(event.type),
        face: sides[event.side],
        ...(event.from && {
          ...playerFacts(names, 'from', event.from.number),
          fromType: names.type(event.from.type),
        }),
        aim: phrase(
          text,
          isOurSkill(expansion, used.type, used.side) ? `aim/${used.type}/${used.side}` : 'aim/other',
        ),
      }
    }
    case 'prevented':
      return { ...man(event.number), ...playerFacts(names, 'other', event.of) }
    case 'changed-places':
      return {
        ...man(event.number),
        ...(event.with && playerFacts(names, 'other', event.with.number)),
        field: event.to,
      }
    case 'changed-wing':
      return { ...man(event.number), flank: text.flanks[event.side] }
    case 'took-ball':
      return { ...man(event.number), ...playerFacts(names, 'from', event.from.number) }
    case 'laid-off':
      return { ...playerFacts(names, 'from', event.from), ...playerFacts(names, 'to', event.to) }
    case 'foul-checked':
    case 'appealed':
      return { ...man(event.number), card: names.of(event.card) }
    case 'goal-kick-shown':
      return { card: names.of(event.card) }
    case 'style-won':
      return { style: names.of(event.style), card: names.of(event.card) }
    case 'style-played':
      return {
        card: names.of(event.card),
        aim: phrase(text, isOurStyleCard(expansion, event.card) ? `aim/${event.card}` : 'aim/other'),
      }
    case 'style-exchanged':
      return { cards: names.list(event.cards), count: event.cards.length }
    case 'substituted':
      return {
        ...man(event.number),
        off: names.type(event.off),
        on: names.type(event.on),
        face: sides[event.gold ? 'gold' : 'silver'],
      }
    case 'kept':
    case 'snapshot':
    case 'corner':
      return man(event.number)
    default:
      return {}
  }
}

/** Typed-in cards may give a type of ours another skill; of that we have no words. */
export function isOurSkill(
  typedIn: ExpansionSet | undefined,
  type: string,
  side: 'silver' | 'gold',
): boolean {
  const skill = ({ types }: ExpansionSet) => JSON.stringify(types.find(({ id }) => id === type)?.[side].skill)
  return typedIn === undefined || skill(typedIn) === skill(OUR_EXPANSION)
}

export function isOurStyleCard(typedIn: ExpansionSet | undefined, card: string): boolean {
  const effect = ({ styles }: ExpansionSet) => {
    const { when, if: conditions, do: does, amount } = styles.find(({ id }) => id === card) ?? {}
    return JSON.stringify([when, conditions, does, amount])
  }
  return typedIn === undefined || PUBLISHED_EXPANSIONS.some((ours) => effect(typedIn) === effect(ours))
}

/** A part of a line; a card of another set does what it says. */
function phrase(text: HatTrickText, key: string): string {
  const [words = ''] = entry(text.commentary, key) ?? text.commentary['aim/other']
  return words
}

/** The team on the ball first; what skills and style cards have added comes last in a sum, and by its name. */
export function comparisonFacts(
  { seat, totals, players, cards, skills }: Extract<HatTrickEvent, { kind: 'comparison' }>,
  text: HatTrickText,
): Values {
  const sum = (of: 0 | 1) => {
    const added = skills?.[of] ?? 0
    if (added === 0) return madeOf(totals[of], players[of], cards[of])
    return fill(phrase(text, 'sum'), { total: totals[of], players: players[of], card: cards[of], added })
  }
  return { own: sum(seat), against: sum(seat === 0 ? 1 : 0) }
}
