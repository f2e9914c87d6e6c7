import type { Pair, Seat } from '@libero/kernel'
import type { Values } from '@libero/kernel/words'
import { capital, entry, fill, freshest, madeOf, seatOfEvent } from '@libero/kernel/words'
import type { FinaleEvent } from '../events.ts'
import { HAND, PERIOD_MINUTES } from '../vocabulary.ts'
import { keyOf } from './commentary.ts'
import { FreeMen } from './free-men.ts'
import type { Names } from './names.ts'
import type { FinaleText } from './text.ts'

/**
 * Tells one match. Of the lines that fit it takes the one used least so far, so that none comes twice before all
 * the others have come; where it begins depends on the line-ups, so that two matches do not open alike.
 */
export function commentator(
  text: FinaleText,
  names: Names,
  isPlain = false,
): (event: FinaleEvent) => string | undefined {
  const fresh = freshest(isPlain)
  const free = new FreeMen((man) => names.lineOf(man))
  let sides: Pair<string> = [text.sides.home, text.sides.away]
  let clubs: Pair<string> = [text.seats.home, text.seats.away]
  let offset = 0
  let before: FinaleEvent | undefined
  let ball: Seat | undefined
  let playing: readonly Chosen[] = []

  return (event) => {
    if (event.kind === 'kick-off') {
      sides = [text.sides[event.clubs[0]], text.sides[event.clubs[1]]]
      clubs = [text.clubs[event.clubs[0]], text.clubs[event.clubs[1]]]
      offset = event.pitch.flat().reduce((sum, id) => sum + id.length * id.charCodeAt(0), 0)
    }
    if (event.kind === 'action') {
      ball = event.seat
      playing = []
    }
    if (event.kind === 'man-chosen') playing = [...playing, event]
    const key = keyOf(event, before, ball, free.hasOnly(event))
    before = event
    free.hear(event)
    if (!key) return undefined
    const seat = seatOfEvent(event)
    const club = seat === undefined ? {} : { club: clubs[seat] }
    const line = fill(fresh(text.commentary[key], offset), {
      ...valuesOf(event, sides, text, names),
      ...club,
    })
    const equal = isPlain && event.kind === 'goal' && equalTo(event.scorer, playing, names)
    return equal ? `${line} ${fill(text.equals[equal.is], { man: names.man(equal.man) })}` : line
  }
}

type Chosen = Extract<FinaleEvent, { kind: 'man-chosen' }>

/** Of the strongest the foremost is named as the scorer: who was as strong as he. */
function equalTo(scorer: string, playing: readonly Chosen[], names: Names) {
  const named = playing.find(({ man }) => man === scorer)
  const equal = playing.find(
    ({ man, seat, strength }) => man !== scorer && seat === named?.seat && strength === named.strength,
  )
  if (!equal) return undefined
  const is = names.lineOf(equal.man) === names.lineOf(scorer) ? 'line' : 'back'
  return { man: equal.man, is } as const
}

/** What the blanks of a line may be filled with. Sides come in two forms, {Side} to begin a sentence. */
function valuesOf(event: FinaleEvent, sides: Pair<string>, text: FinaleText, names: Names): Values {
  const [home, away] = sides
  const both = { home, away, Home: capital(home), Away: capital(away) }
  const seat = seatOfEvent(event)
  if (seat === undefined) return { ...both, ...factsOf(event, text, names) }
  const side = sides[seat]
  return { ...both, side, Side: capital(side), ...factsOf(event, text, names) }
}

function factsOf(event: FinaleEvent, text: FinaleText, names: Names): Values {
  const score = ([home, away]: Pair<number>) => `${home}${text.to}${away}`
  const card = (id: string) => ({ card: names.tactic(id), power: names.powerOf(id) })
  switch (event.kind) {
    case 'kick-off':
      return {
        homeFormation: names.formation(event.pitch[0]),
        awayFormation: names.formation(event.pitch[1]),
        homeKeeper: names.keeperAmong(event.pitch[0]),
        awayKeeper: names.keeperAmong(event.pitch[1]),
      }
    case 'packed':
      return {
        colour: event.colour ? text.colours[event.colour] : '',
        // A colour as a noun, where a language writes nouns so.
        Colour: event.colour ? capital(text.colours[event.colour]) : '',
        cards: names.list(
          event.cards.slice(0, HAND).map((id) => `${names.tactic(id)} (${names.powerOf(id)})`),
        ),
      }
    case 'dealt':
      return { cards: names.list(event.cards.map((id) => `${names.tactic(id)} (${names.powerOf(id)})`)) }
    case 'period':
      return { period: event.period, minute: event.minute }
    case 'change':
      return { off: names.man(event.off), on: names.man(event.on), left: event.left }
    case 'tactic-laid':
    case 'closing-card-open':
    case 'exchanged':
    case 'further-tactic':
      return card(event.card)
    case 'drawn':
      return { ...card(event.card), left: event.left }
    case 'revealed':
      return {
        homeCard: names.tactic(event.cards[0]),
        awayCard: names.tactic(event.cards[1]),
        homePower: event.powers[0],
        awayPower: event.powers[1],
      }
    case 'level-roll':
      return { die: event.dice[0], homeDie: event.dice[0], awayDie: event.dice[1] }
    case 'attacker':
      return { attacks: event.attacks }
    case 'attack':
      return { ...card(event.card), attack: event.attack, of: event.of }
    case 'counter':
      return { ...card(event.card), bonus: event.bonus }
    case 'man-chosen':
      return {
        man: names.man(event.man),
        strength: event.strength,
        place: entry(text.places, event.place) ?? event.place,
        ...(event.missing && { missing: text.places[event.missing] }),
      }
    case 'places-empty':
      return { count: event.count }
    case 'comparison':
      return comparisonFacts(event)
    case 'goal':
      return { scorer: names.man(event.scorer), score: score(event.goals), minute: event.minute }
    case 'hazard':
      return { man: names.man(event.man), die: event.die }
    case 'injured':
    case 'booked':
    case 'sent-off':
    case 'in-goal':
      return { man: names.man(event.man) }
    case 'came-on':
      return { man: names.man(event.man), for: names.man(event.for) }
    case 'nobody-came-on':
      return { for: names.man(event.for) }
    case 'period-over':
      return { minute: event.period * PERIOD_MINUTES, score: score(event.goals) }
    case 'extra-time':
    case 'shoot-out':
      return { score: score(event.goals) }
    case 'shot': {
      const [own, answer] = event.totals
      const [die, answerDie] = event.dice
      return {
        taker: names.man(event.taker),
        keeper: names.man(event.keeper),
        own: madeOf(own, own - die, die),
        against: event.keeper === '' ? `${answer}` : madeOf(answer, answer - answerDie, answerDie),
        score: score(event.score),
      }
    }
    case 'sudden-death':
      return { pair: event.pair }
    case 'full-time': {
      const { goals, shootOut, aggregate } = event.outcome
      return {
        score: score(goals),
        ...(shootOut && { penalties: score(shootOut) }),
        ...(aggregate && { aggregate: score(aggregate) }),
      }
    }
    default:
      return {}
  }
}

/** The side on the ball first. */
function comparisonFacts(event: Extract<FinaleEvent, { kind: 'comparison' }>): Values {
  const { seat, totals, strengths, dice, bonus } = event
  const there = seat === 0 ? 1 : 0
  return {
    own: madeOf(totals[seat], strengths[seat], dice[seat], ...(bonus > 0 ? [bonus] : [])),
    against: madeOf(totals[there], strengths[there], dice[there]),
  }
}
