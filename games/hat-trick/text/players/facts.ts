import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Values } from '@libero/kernel/words'
import { fill, madeOf } from '@libero/kernel/words'
import { skillIn, styleCardIn } from '../../cards/our-expansion.ts'
import type { CardSet } from '../../cards/set.ts'
import type { Skill } from '../../cards/skills.ts'
import type { HatTrickEvent } from '../../events.ts'
import { lineOf } from '../../seen.ts'
import type { Kind } from '../../vocabulary.ts'
import type { Comparison } from '../commentary.ts'
import { isLostToNobody } from '../commentary.ts'
import type { Names } from '../names.ts'
import type { HatTrickText } from '../text.ts'
import type { PhraseKey } from './commentary.ts'
import { aimWords } from './skills.ts'

/** A player under a name, and in the cases sentences need: {man}, {manObject}, {manTo}; by his own where his seat is said. */
export function playerFacts(names: Names, name: string, number: number, seat?: Seat): Values {
  const player = names.player(number, seat)
  if (!player) return {}
  return { [name]: player.man, [`${name}Object`]: player.object, [`${name}To`]: player.to }
}

/** What the blanks of the expansion's lines are filled with. */
export function playersFacts(
  event: HatTrickEvent,
  text: HatTrickText,
  names: Names,
  { expansion }: CardSet,
  reader: Seat,
): Values {
  const { sides } = text.expansion
  const man = (number: number) => playerFacts(names, 'man', number, 'seat' in event ? event.seat : undefined)
  switch (event.kind) {
    case 'skill': {
      const used = event.from ?? event
      return {
        ...man(event.number),
        type: names.type(event.type),
        face: sides[event.side],
        ...(event.from && {
          ...playerFacts(names, 'from', event.from.number, event.from.seat),
          fromType: names.type(event.from.type),
        }),
        aim: aimOf(skillIn(expansion, used.type, used.side), text),
      }
    }
    case 'prevented':
      return { ...man(event.number), ...playerFacts(names, 'other', event.of, other(event.seat)) }
    case 'changed-places':
      return {
        ...man(event.number),
        ...(event.with && playerFacts(names, 'other', event.with.number, event.with.seat)),
        line: lineOf(reader, event.to),
      }
    case 'changed-wing':
      return { ...man(event.number), flank: text.flanks[event.side] }
    case 'took-ball':
      return { ...man(event.number), ...playerFacts(names, 'from', event.from.number, event.from.seat) }
    case 'laid-off':
      return {
        ...playerFacts(names, 'from', event.from, event.seat),
        ...playerFacts(names, 'to', event.to, event.seat),
      }
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
        aim: aimOf(styleCardIn(expansion, event.card), text),
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

/** Of a card that nobody knows there is nothing to tell. */
const aimOf = (skill: Skill | undefined, text: HatTrickText): string =>
  skill ? aimWords(skill, text.expansion.skills) : phrase(text, 'aim/other')

function phrase(text: HatTrickText, key: PhraseKey): string {
  const [words = ''] = text.commentary[key]
  return words
}

/** §5 What came of a comparison, in a word or two: the same wherever it is said. */
export function verdictWords(event: Comparison, { verdicts }: HatTrickText): string {
  const { action, result } = event
  if (result === 'foul') return verdicts.foul
  return isLostToNobody(event) ? verdicts.nobody : verdicts[result][action as Kind]
}

/** The team on the ball first; what skills and style cards have added comes last in a sum, and by its name. */
export function comparisonFacts(event: Comparison, text: HatTrickText): Values {
  const { action, seat, totals, players, cards, skills } = event
  const sum = (of: 0 | 1) => {
    const added = skills?.[of] ?? 0
    if (added === 0) return madeOf(totals[of], players[of], cards[of])
    return fill(phrase(text, 'sum'), { total: totals[of], players: players[of], card: cards[of], added })
  }
  return {
    action: text.kinds[action as Kind],
    verdict: verdictWords(event, text),
    own: sum(seat),
    against: sum(other(seat)),
    total: totals[seat],
    ownCard: cards[seat],
    rivalCard: cards[other(seat)],
  }
}
