import { Adviser, whimsOf } from '@libero/bots/adviser'
import type { Bot } from '@libero/bots/bot'
import type { Game, MatchRecord, Seat } from '@libero/kernel'
import { Table } from '@libero/table'

/** What the page asks its thinking worker. */
export type Asked =
  | {
      readonly ask: 'decide'
      readonly game: string
      readonly record: MatchRecord
      readonly seat: Seat
      readonly level: string
    }
  | {
      readonly ask: 'build'
      readonly game: string
      readonly options: unknown
      readonly seat: Seat
      readonly level: string
      readonly whim: string
    }

export type Answered =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly why: string }

interface Bench {
  readonly game: Game<unknown, unknown>
  readonly bots: readonly Bot<unknown>[]
}

/** A game's rules and opponents, loaded when it is first asked for. */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  finale: async () => ({
    game: (await import('@libero/finale/game')).finale,
    bots: (await import('@libero/bots/finale/index')).finaleBots as readonly Bot<unknown>[],
  }),
  'hat-trick': async () => ({
    game: (await import('@libero/hat-trick/game')).hatTrick,
    bots: (await import('@libero/bots/hat-trick/index')).hatTrickBots as readonly Bot<unknown>[],
  }),
  'captain-tsubasa': async () => ({
    game: (await import('@libero/captain-tsubasa/game')).captainTsubasa,
    bots: (await import('@libero/bots/captain-tsubasa/index')).captainTsubasaBots as readonly Bot<unknown>[],
  }),
}

async function answer(asked: Asked): Promise<Answered> {
  const bench = await BENCHES[asked.game]?.()
  const bot = bench?.bots.find(({ id }) => id === asked.level)
  if (!bench || !bot) return { ok: false, why: `no ${asked.level} for ${asked.game}` }
  if (asked.ask === 'build') {
    return { ok: true, value: new Adviser(bench.game, bot, asked.whim).build(asked.seat, asked.options) }
  }
  // The bot is a guest here: the adviser redraws all it cannot know before it sees anything.
  const table = Table.resume(bench.game, asked.record)
  if (!table.ok) return { ok: false, why: table.refusals.map(({ code }) => code).join(', ') }
  const whims = whimsOf(asked.record.chance)
  return { ok: true, value: new Adviser(bench.game, bot, whims).choice(table.value, asked.seat) }
}

self.onmessage = async ({ data }: MessageEvent<{ readonly number: number; readonly asked: Asked }>) => {
  const answered = await answer(data.asked).catch((fault): Answered => ({ ok: false, why: String(fault) }))
  postMessage({ number: data.number, answered })
}
