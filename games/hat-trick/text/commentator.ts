import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Values } from '@libero/kernel/words'
import { capital, entry, fill, freshest, seatOfEvent } from '@libero/kernel/words'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import type { HatTrickEvent } from '../events.ts'
import { lineOf } from '../seen.ts'
import { type Corner, lineFrom } from '../vocabulary.ts'
import { keyOf, type Memory, NOTHING_YET, remember } from './commentary.ts'
import type { Names, SideNames } from './names.ts'
import { comparisonFacts, playerFacts, playersFacts } from './players/facts.ts'
import type { HatTrickText } from './text.ts'

/**
 * Tells one match. Of the lines that fit it takes the one used least so far, so that none comes twice before all
 * the others have come; where it begins depends on the kick-off, so that two matches do not open alike. Who plays is
 * passed on to `met` as soon as it is known.
 */
export function commentator(
  text: HatTrickText,
  names: Names,
  set: CardSet = OUR_CARDS,
  reader: Seat = 0,
  isPlain = false,
  met?: (teams: Pair<string>) => void,
): (event: HatTrickEvent) => string | undefined {
  const fresh = freshest(isPlain)
  let sides = names.sides(['', ''])
  let called = names
  let offset = 0
  let memory: Memory = NOTHING_YET

  return (event) => {
    if (event.kind === 'kick-off') {
      sides = names.sides(event.teams)
      called = names.ofMatch(event.teams)
      met?.(event.teams)
      const letters = [...sides.sides.join(' ')]
      offset = letters.reduce((sum, letter) => sum + letter.charCodeAt(0), Number(event.seat))
    }
    const key = keyOf(event, memory, set.expansion)
    memory = remember(event, memory)
    if (!key) return undefined
    // §16.1 Whom a skill goes past may be a team-mate: the event does not say whose he is.
    const men = key === 'dribbled/on' ? names : called
    return fill(fresh(text.commentary[key], offset), valuesOf(event, sides, text, men, set, reader))
  }
}

/** What the blanks of a line may be filled with. Whatever may begin a sentence comes in two forms: {side}, {Side}. */
function valuesOf(
  event: HatTrickEvent,
  called: SideNames,
  text: HatTrickText,
  names: Names,
  set: CardSet,
  reader: Seat,
): Values {
  const [home, away] = called.sides
  const [homeTeam, awayTeam] = called.teams
  const facts = factsOf(event, text, names, set, reader)
  const words: Record<string, string | number> = { home, away, homeTeam, awayTeam, ...facts }
  const seat = seatOfEvent(event)
  if (seat !== undefined) {
    words.side = called.sides[seat]
    words.team = called.teams[seat]
    words.rival = called.sides[seat === 0 ? 1 : 0]
    words.rivalTeam = called.teams[seat === 0 ? 1 : 0]
  }
  for (const [name, value] of Object.entries(words)) words[capital(name)] = capital(String(value))
  return words
}

function factsOf(event: HatTrickEvent, text: HatTrickText, names: Names, set: CardSet, reader: Seat): Values {
  // Events count lines as the team on the ball does, and name fields as home does; nobody reads letters on a pitch.
  const line = ({ seat, line }: { readonly seat: Seat; readonly line: number }) =>
    lineFrom(reader, seat, line)
  const score = ([home, away]: Pair<number>) => `${home}${text.to}${away}`
  const man = (number: number, seat = seatOfEvent(event)) => playerFacts(names, 'man', number, seat)
  switch (event.kind) {
    case 'kick-off':
    case 'opportunity':
    case 'no-team-mate':
    case 'foul':
    case 'free-kick':
    case 'penalty':
    case 'nobody-to-pass-to':
      return man(event.number)
    case 'drawn':
      return { cards: names.list(event.cards), left: event.left }
    case 'temporary-deck':
      return { count: event.count }
    case 'card-laid':
    case 'penalty-taken':
      return { card: names.of(event.card) }
    case 'turn':
    case 'too-far-out':
      return { ...man(event.number), line: line(event) }
    case 'revealed':
      return { homeCard: names.of(event.cards[0]), awayCard: names.of(event.cards[1]) }
    case 'moved':
      return {
        ...man(event.number),
        ...(event.with && playerFacts(names, 'other', event.with.number, event.with.seat)),
        line: lineOf(reader, event.to),
      }
    case 'sideways':
      return {
        ...playerFacts(names, 'from', event.from, event.seat),
        ...playerFacts(names, 'to', event.to, event.seat),
      }
    case 'comparison':
      return { ...comparisonFacts(event, text), line: line(event) }
    case 'passed':
      return {
        ...man(event.to),
        ...playerFacts(names, 'from', event.from, event.seat),
        ...playerFacts(names, 'to', event.to, event.seat),
        line: line(event),
      }
    case 'intercepted':
      // The event counts lines as the passer did.
      return { ...man(event.number), line: line({ seat: other(event.seat), line: event.line }) }
    case 'nobody-there':
      return { line: line(event) }
    case 'dribbled':
      return {
        ...man(event.number),
        ...(event.past !== undefined && playerFacts(names, 'past', event.past, other(event.seat))),
        line: lineOf(reader, event.to),
      }
    case 'tackled':
      return { ...man(event.number), ...playerFacts(names, 'from', event.from, other(event.seat)) }
    case 'out-of-cards':
    case 'parried':
      return man(event.to.number, event.to.seat)
    case 'shot-begins':
      return { ...man(event.number), action: names.of(event.action), line: lineOf(reader, event.from) }
    case 'corner-chosen':
      return { corner: names.of(event.corner) }
    case 'duel':
      return {
        shot: entry(text.shots, event.shot as Corner) ?? event.shot,
        dive: entry(text.dives, event.dive as Corner) ?? event.dive,
        power: event.power,
        draws: event.draws,
      }
    case 'keeper-drew':
      return { card: names.of(event.card), total: event.total, power: event.power }
    case 'keeper-stopped':
    case 'saved':
      return { total: event.total, power: event.power }
    case 'goal':
      return { ...man(event.number), score: score(event.goals), minute: event.minute }
    case 'goal-kick-played':
      return { ...man(event.to.number, event.to.seat), card: names.of(event.card), line: line(event) }
    case 'half-over':
      return { score: score(event.goals) }
    case 'penalty-result':
      return { score: score(event.score) }
    case 'sudden-death':
      return { pair: event.pair }
    case 'full-time': {
      const { goals, shootOut } = event.outcome
      return { score: score(goals), ...(shootOut && { penalties: score(shootOut) }) }
    }
    default:
      return playersFacts(event, text, names, set, reader)
  }
}
