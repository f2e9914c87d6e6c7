import type { MatchEvent, Odds, SampledChance, Seat, View } from '@libero/kernel'
import { seatName } from '@libero/kernel'
import type { Table } from '@libero/table'
import type { Scene } from '../boards/board.ts'
import { widthOf } from '../play/ink.ts'

/** Every position of a match decided at random, as each coach sees it. */
export function* scenes<S, C, E extends MatchEvent, V extends View>(
  table: Table<S, C, E, V>,
  whim: SampledChance,
): Generator<Omit<Scene<V>, 'width' | 'height' | 'ink'>> {
  for (;;) {
    for (const seat of [0, 1] as const) {
      const request = table.request(seat)
      const odds = new Map<string, Odds>()
      for (const { action } of request?.options ?? []) {
        const { game } = table
        const likely = table.peek((state) => game.odds(state, seat, game.read(state, seat, action)))
        if (likely) odds.set(action, likely)
      }
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
