import { SampledChance } from '@libero/kernel'
import { Table } from '@libero/table'
import { expect, test } from 'vitest'
import { faceOf, GAMES, setupOf } from '../games/register.ts'
import { Replay } from '../match/replay.ts'

/** From every so many decisions a match is taken up anew. */
const EVERY = 15

test.each(GAMES)(
  '%s: where a match begins in a position, its minute and its sides are those of the table',
  async (id) => {
    const [face, setup] = await Promise.all([faceOf(id), setupOf(id)])
    const { game } = face
    const opened = Table.open(game, { config: setup.first() }, { seed: '7'.repeat(64) })
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    const table = opened.value
    expect(table.begunIn('spectator')).toBeUndefined()
    const whim = new SampledChance(7)
    const words = face.wording('en')
    const nobody = words.commentator(0, true)
    let looked = 0
    while (!table.outcome) {
      const seat = table.isAwaited(0) ? 0 : 1
      const options = table.request(seat)?.options ?? []
      if (table.decisions % EVERY === 0) {
        const edition = { rules: game.rules, cards: table.record().cards }
        const again = Table.open(game, { from: table.position, ...edition }, { seed: '8'.repeat(64) })
        if (!again.ok) throw new Error(JSON.stringify(again.refusals))
        const begun = again.value.begunIn('spectator')
        if (!begun) throw new Error('it began in a position')
        const minuteAt = face.clock()
        const tell = words.commentator(0, true)
        const before = face.recap?.(begun) ?? []
        const minutes = before.map((event) => {
          tell(event)
          return minuteAt(event)
        })
        expect([table.decisions, minutes.at(-1)]).toEqual([
          table.decisions,
          game.minute(begunState(again.value)),
        ])
        // Whoever is spoken of has the name that stands on the scoreboard.
        const goal = {
          kind: 'goal',
          seat: 0,
          scorer: '',
          goals: [1, 0],
          score: [1, 0],
          minute: 1,
          number: 9,
          by: 'shot',
        } as const
        const line = { told: tell(goal), unprepared: nobody(goal) }
        if (looked++ > 0) expect(line.told).not.toBe(line.unprepared)
        const replay = Replay.of(game, again.value.record())
        expect(replay.ok && replay.value.begunIn).toEqual(begun)
      }
      table.act(seat, options[whim.below(options.length)]?.action ?? '')
    }
    expect(looked).toBeGreaterThan(4)
  },
)

/** What lies there, for who runs the table. */
function begunState(table: { peek<R>(look: (state: unknown) => R): R }): unknown {
  return table.peek((state) => state)
}
