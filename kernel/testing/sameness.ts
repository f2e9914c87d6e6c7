import type { Chance } from '../chance.ts'
import { SampledChance } from '../chance.ts'
import type { MatchEvent } from '../events.ts'
import { Log } from '../events.ts'
import type { Game } from '../game.ts'
import { AWAIT_BOTH, awaits, NOBODY } from '../game.ts'
import { readRecord, replay, writeRecord } from '../record.ts'
import type { Seat } from '../seat.ts'
import { AWAY, HOME, other } from '../seat.ts'
import { fault, listed, luckOf, oneOf, optionsOf, parting, randomMatch } from './random-match.ts'

/** Everything of a state in one text: equal states of a match have equal texts. */
const placed = <S, C, E extends MatchEvent>(game: Game<S, C, E>, state: S): string =>
  JSON.stringify(game.position(state))

/** The same seed gives the same match to the byte: told or untold, in a fresh state or a used one. */
export function checkDeterminism<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  config: C,
  seed: number,
): void {
  const once = randomMatch(game, config, seed)
  const events = JSON.stringify(once.log.entries)
  const end = placed(game, once.state)
  const used = randomMatch(game, config, seed + 1, { stopAfter: seed % 50 }).state
  const again = randomMatch(game, config, seed, { into: used })
  const untold = randomMatch(game, config, seed, { told: 'nobody' })
  const parts =
    parting(events, JSON.stringify(again.log.entries)) ??
    parting(JSON.stringify(once.record), JSON.stringify(again.record)) ??
    parting(end, placed(game, again.state)) ??
    parting(end, placed(game, untold.state))
  if (parts) throw fault(game, seed, once.turns.length, `not the same match again: ${parts}`)
}

/** A record, written and read, replays to the same position after every decision, and tells the same events. */
export function checkReplay<S, C, E extends MatchEvent>(game: Game<S, C, E>, config: C, seed: number): void {
  const positions: string[] = []
  const match = randomMatch(game, config, seed, {
    each: (state) => positions.push(placed(game, state)),
  })
  positions.push(placed(game, match.state))
  const read = readRecord(writeRecord(match.record))
  if (!read.ok) throw fault(game, seed, 0, `record refused: ${JSON.stringify(read.refusals)}`)
  const log = new Log<E>()
  const whole = replay(game, read.value, {
    told: log,
    each: (state, played) => {
      const parts = parting(positions[played], placed(game, state))
      if (parts) throw fault(game, seed, played, `replay differs: ${parts}`)
    },
  })
  if (!whole.ok) throw fault(game, seed, 0, `replay refused: ${JSON.stringify(whole.refusals)}`)
  const events = parting(JSON.stringify(match.log.entries), JSON.stringify(log.entries))
  if (events) throw fault(game, seed, positions.length, `replay tells otherwise: ${events}`)
  const upTo = new SampledChance(seed).below(positions.length)
  const prefix = replay(game, read.value, { upTo })
  const parts = parting(positions[upTo], prefix.ok ? placed(game, prefix.value) : undefined)
  if (parts) throw fault(game, seed, upTo, `replay of a prefix differs: ${parts}`)
}

/** Where both are asked, it makes no difference who answers first. */
export function checkAtOnceOrder<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  config: C,
  seed: number,
): void {
  const luck = luckOf(seed)
  const whim = new SampledChance(seed ^ 0x55555555)
  randomMatch(game, config, seed, {
    told: 'nobody',
    each(state, { number }) {
      if (game.awaiting(state) !== AWAIT_BOTH) return
      const answers = [
        oneOf(optionsOf(game, state, 0), whim),
        oneOf(optionsOf(game, state, 1), whim),
      ] as const
      const [homeFirst, awayFirst] = ([0, 1] as const).map((first) => {
        const world = game.blank(state)
        game.copy(state, world)
        for (const seat of [first, other(first)]) {
          if (!awaits(game.awaiting(world), seat) || !optionsOf(game, world, seat).includes(answers[seat]))
            throw fault(game, seed, number, `what seat ${seat} may do depends on who answers first`)
          game.apply(world, seat, answers[seat], luck)
        }
        return placed(game, world)
      })
      const parts = parting(homeFirst, awayFirst)
      if (parts) throw fault(game, seed, number, `it matters who answers first: ${parts}`)
    },
  })
}

/** A copy is the same match, and neither of the two notices what becomes of the other. */
export function checkCopy<S, C, E extends MatchEvent>(game: Game<S, C, E>, config: C, seed: number): void {
  const whim = new SampledChance(seed ^ 0x33333333)
  let earlier: { state: S; position: string } | undefined
  randomMatch(game, config, seed, {
    told: 'nobody',
    each(state, { number }) {
      const position = placed(game, state)
      const world = game.blank(state)
      game.copy(state, world)
      const parts =
        parting(position, placed(game, world)) ??
        (earlier && parting(earlier.position, placed(game, earlier.state)))
      if (parts) throw fault(game, seed, number, `a copy differs: ${parts}`)
      earlier = { state: game.blank(state), position }
      game.copy(state, earlier.state)
      for (let n = 0; n < 12 && game.awaiting(world) !== NOBODY; n++) {
        const seat: Seat = awaits(game.awaiting(world), HOME) ? HOME : AWAY
        game.apply(world, seat, oneOf(optionsOf(game, world, seat), whim), whim)
      }
      const touched = parting(position, placed(game, state))
      if (touched) throw fault(game, seed, number, `playing on a copy touched the original: ${touched}`)
    },
  })
}

/** Fails the match that asks it for luck. */
export const noChance: Chance = {
  take: () => {
    throw new Error('luck was taken where none is due')
  },
}

/** A position, read again, is the same match with the same questions, and it goes on to the same end. */
export function checkPosition<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  config: C,
  seed: number,
): void {
  const luck = luckOf(seed)
  const again: { state: S; from: number }[] = []
  const match = randomMatch(game, config, seed, {
    told: 'nobody',
    each(state, { number }) {
      const data: unknown = JSON.parse(JSON.stringify(game.position(state)))
      const log = new Log<E>()
      const read = game.fromPosition(data, noChance, log)
      if (!read.ok)
        throw fault(game, seed, number, `its own position refused: ${JSON.stringify(read.refusals)}`)
      const questions = (s: S) =>
        JSON.stringify(([0, 1] as const).map((seat) => [game.request(s, seat), listed(game, s, seat)]))
      const parts =
        parting(JSON.stringify(data), placed(game, read.value)) ??
        parting(questions(state), questions(read.value)) ??
        parting('[]', JSON.stringify(log.entries))
      if (parts) throw fault(game, seed, number, `a position read again differs: ${parts}`)
      if ((number + seed) % 11 === 0) again.push({ state: read.value, from: number })
    },
  })
  const whole = (s: S) => placed(game, s) + JSON.stringify(game.view(s, 'omniscient'))
  const end = whole(match.state)
  for (const { state, from } of again) {
    for (const { seat, action } of match.turns.slice(from - 1)) game.apply(state, seat, action, luck)
    const parts = parting(end, whole(state))
    if (parts) throw fault(game, seed, from, `a position read again ends differently: ${parts}`)
  }
}
