import type { Pair } from '@libero/kernel'
import type { Card, CardSet } from './cards/set.ts'
import type { CaptainTsubasaEvent } from './events.ts'
import type { Team } from './vocabulary.ts'

/** Footballers, as opposed to tactics, fans and tiredness: cards with a name of their own. */
const footballersOf = (set: CardSet): ReadonlyMap<string, Card> =>
  new Map(
    [...set.starting, ...set.motivation, ...set.transfers]
      .filter(({ name }) => name !== undefined)
      .map((card) => [card.id, card]),
  )

/** §12 Whoever shoots a special shot, or steps in its way: the captain, or whom the card's id names. */
export function actorOf(set: CardSet, special: string, team: Team): string | undefined {
  const own = set.starting.filter((card) => card.team === team && card.name !== undefined)
  const [first = ''] = special.split('-')
  const named = own.find(
    ({ id, name }) => id === first || name?.toLowerCase().split(' ').includes(first) === true,
  )
  return (named ?? own.find(({ number }) => number === 10) ?? own[0])?.id
}

/**
 * Follows a match and says at every goal whose it is. The rules count goals for a side; people ask for a name. A special
 * shot is its owner's; any other goal that of the best shot among the footballers in play for this attack, the last of
 * them where several are as good, and the captain's where none is.
 */
export function scorers(set: CardSet): (event: CaptainTsubasaEvent) => string | undefined {
  const footballers = footballersOf(set)
  let teams: Pair<Team> | undefined
  let areas: Pair<string[]> = [[], []]
  let special = ''
  const leave = (area: string[], card: string): boolean => {
    const place = area.indexOf(card)
    if (place >= 0) area.splice(place, 1)
    return place >= 0
  }
  return (event) => {
    switch (event.kind) {
      case 'teams':
        teams = event.teams
        break
      case 'round':
        areas = [[], []]
        break
      case 'played':
        areas[event.seat].push(event.card)
        break
      case 'removed':
      case 'discarded':
        leave(areas[event.seat], event.card)
        break
      case 'motivated':
      case 'signed':
        if (event.replaced !== undefined && leave(areas[event.seat], event.replaced))
          areas[event.seat].push(event.card)
        break
      case 'special-duel':
        special = event.shot
        break
      case 'goal': {
        const team = teams?.[event.seat]
        const owner = (shot: string) => (team === undefined ? undefined : actorOf(set, shot, team))
        return event.by === 'special-shot' ? owner(special) : (best(areas[event.seat]) ?? owner(''))
      }
    }
    return undefined
  }

  function best(area: readonly string[]): string | undefined {
    const men = area.flatMap((id) => footballers.get(id) ?? [])
    const most = Math.max(...men.map(({ shot }) => shot))
    return men.findLast(({ shot }) => shot === most)?.id
  }
}
