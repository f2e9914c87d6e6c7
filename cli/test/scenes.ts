import { captainTsubasaMatters } from '@libero/bots/captain-tsubasa'
import { finaleMatters } from '@libero/bots/finale'
import { hatTrickMatters } from '@libero/bots/hat-trick'
import type { Matters } from '@libero/bots/prospect'
import { Foresight } from '@libero/bots/prospect'
import type { MatchEvent, SampledChance, Seat, View } from '@libero/kernel'
import { seatName } from '@libero/kernel'
import type { Table } from '@libero/table'
import type { Scene } from '../boards/board.ts'
import { NO_ODDS } from '../boards/odds.ts'
import { widthOf } from '../play/ink.ts'

const MATTERS: Readonly<Record<string, unknown>> = {
  'hat-trick': hatTrickMatters,
  finale: finaleMatters,
  'captain-tsubasa': captainTsubasaMatters,
}

/** Every position of a match decided at random, as each coach sees it; what is foretold goes over one hand alone. */
export function* scenes<S, C, E extends MatchEvent, V extends View>(
  table: Table<S, C, E, V>,
  whim: SampledChance,
): Generator<Omit<Scene<V>, 'width' | 'height' | 'ink'>> {
  const foresight = new Foresight(table.game, MATTERS[table.game.id] as Matters<S, E>, 1)
  for (;;) {
    for (const seat of [0, 1] as const) {
      const request = table.request(seat)
      const odds = request
        ? new Map(Object.entries(table.peek((state) => foresight.prospects(state, seat))))
        : NO_ODDS
      yield { view: table.seenBy(seatName(seat)), seat, request, odds }
    }
    const seat: Seat | undefined = ([0, 1] as const).find((each) => table.isAwaited(each))
    if (seat === undefined) return
    const options = table.request(seat)?.options ?? []
    table.act(seat, options[whim.below(options.length)]?.action ?? '')
  }
}

export const tooWide = (rows: readonly string[], width: number): string[] =>
  rows.filter((row) => widthOf(row) > width)
