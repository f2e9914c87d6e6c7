import type { Bot } from '@libero/bots'
import { BotMatch } from '@libero/bots'
import type { Checked, MatchEvent, Pair, Seat } from '@libero/kernel'
import { accepted, KeyedChance, SampledChance, seedFrom } from '@libero/kernel'
import type { Entry } from '../catalogue.ts'
import { findGame } from '../catalogue.ts'
import { limited, readName } from '../limits.ts'
import type { Sums } from '../measures.ts'
import { Share } from '../measures.ts'

/** What is measured, as plain data: whoever has it plays any pair of it alike. */
export interface Scales {
  readonly game: string
  /** The opponent on both sides as he is written on the line, such as 'search' or 'search@30it'. */
  readonly bot: string
  readonly seed: string
  /** Match options. */
  readonly options: unknown
}

/** The pairs of matches from `from` on, `count` of them. */
export interface Stint {
  readonly scales: Scales
  readonly from: number
  readonly count: number
}

/** What a stint came to. Those of all stints add up to the same, whoever played them. */
export interface Played {
  readonly pairs: number
  readonly goals: number
  /** Of each figure home's and away's sum in turn. */
  readonly figures: Float64Array
  readonly marks: Float64Array
  /** By card: in how many choices it was offered, in how many taken, and in how many by who chose first. */
  readonly offered: Float64Array
  readonly taken: Float64Array
  readonly takenFirst: Float64Array
  /** Points by pair: home's, those of the first club, and of the first in each contest told apart. */
  readonly shares: Readonly<Record<string, Sums>>
}

/** Plays stints; what the last one measured stays open. */
export function stintPlayer(): (stint: Stint) => Checked<Played> {
  let open: { readonly key: string; readonly play: OpenScales } | undefined
  return ({ scales, from, count }) => {
    const key = JSON.stringify(scales)
    if (open?.key !== key) open = { key, play: openScales(scales) }
    return open.play(from, count)
  }
}

type OpenScales = (from: number, count: number) => Checked<Played>

/** The bot was read before. */
function openScales({ game, bot: name, seed, options }: Scales): OpenScales {
  const listed = findGame(game)
  if (!listed) throw new Error(`no game ${game}`)
  return listed.open((entry) => {
    const named = readName(name)
    const bot = entry.bots.find(({ id }) => id === named?.id)
    if (!bot) throw new Error(`no opponent ${name}`)
    return scalesOf(entry, limited(bot, named?.budget), seed, options)
  })
}

/** A pairing both ways, ready to be played. */
interface Meeting<C> {
  readonly way: Pair<C>
  /** A team against itself. */
  readonly isOne: boolean
}

export function scalesOf<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  bot: Bot<S>,
  seed: string,
  options: unknown,
): OpenScales {
  const { game } = entry
  const scale = entry.balance(options)
  const chance = new KeyedChance()
  const master = seedFrom(seed)
  const match = new BotMatch(game, [bot, bot])

  const prepared = (pairings: readonly Pair<unknown>[], options: unknown): Checked<readonly Meeting<C>[]> => {
    const meetings: Meeting<C>[] = []
    for (const [home, away] of pairings) {
      const there = game.prepare({ options, builds: [home, away] })
      const back = game.prepare({ options, builds: [away, home] })
      if (!there.ok) return there
      if (!back.ok) return back
      meetings.push({ way: [there.value, back.value], isOne: home === away })
    }
    return accepted(meetings)
  }
  const main = prepared(scale.pairings, scale.pairedBy ? { ...Object(options), ...scale.pairedBy } : options)
  const contests = Object.entries(scale.contests ?? {}).map(
    ([name, pairing]) =>
      [name, prepared(pairing === 'own' ? ownPairings(bot, seed, options) : [pairing], options)] as const,
  )

  return (from, count) => {
    const figures = new Float64Array(2 * entry.figures.length)
    const marks = new Float64Array(entry.marks.length)
    const offered = new Float64Array(scale.choices.length)
    const taken = new Float64Array(scale.choices.length)
    const takenFirst = new Float64Array(scale.choices.length)
    const offeredLast = new Float64Array(scale.choices.length)
    let goals = 0
    let decisions = 0
    const watch = (state: S, seat: Seat, action: number, legal: Int16Array, among: number): void => {
      decisions++
      for (let i = 0; i < among; i++) {
        const offer = scale.choiceOf(state, seat, legal[i] ?? -1)
        // Several ways to use one card are one offer of it.
        if (offer < 0 || offeredLast[offer] === decisions) continue
        offeredLast[offer] = decisions
        add(offered, offer)
      }
      const choice = scale.choiceOf(state, seat, action)
      if (choice < 0) return
      add(taken, choice)
      if (scale.favourites?.isFirst(state, seat)) add(takenFirst, choice)
    }
    /** Plays the pairings in turn, each match there and back, and says what home and the first club got. */
    const meet = (
      meetings: readonly Meeting<C>[],
      heed: (state: S) => void,
      decided?: typeof watch,
    ): { readonly seat: Share; readonly club: Share } => {
      // Points of a match: 1 for a win, ½ for a draw. Home's, and those of the first club of each pairing.
      const seat = new Share()
      const club = new Share()
      for (let i = from; i < from + count; i++) {
        const meeting = meetings[i % meetings.length]
        if (!meeting) break
        let home = 0
        let first = 0
        for (const swapped of [0, 1] as const) {
          // The same luck with the seats swapped: what one side owes to it, the other side gets back. A team against
          // itself would play the same match twice.
          const nth = meeting.isOne ? 2 * i + swapped : i
          chance.become(master, nth)
          const whim = ((master[0] ?? 0) + nth) | 0
          const { state } = match.play(meeting.way[swapped], chance, whim, undefined, decided)
          const outcome = game.outcome(state)
          const points = outcome?.winner === undefined ? 0.5 : 1 - outcome.winner
          home += points / 2
          first += (swapped ? 1 - points : points) / 2
          heed(state)
        }
        seat.add(home)
        club.add(first)
      }
      return { seat, club }
    }
    if (!main.ok) return main
    const shares: Record<string, Share> = meet(
      main.value,
      (state) => {
        const scored = game.outcome(state)?.goals ?? [0, 0]
        goals += scored[0] + scored[1]
        entry.count(state, figures, marks)
      },
      watch,
    )
    for (const [name, meetings] of contests) {
      if (!meetings.ok) return meetings
      shares[name] = meet(meetings.value, () => {}).club
    }
    return accepted({ pairs: count, goals, figures, marks, offered, taken, takenFirst, shares })
  }
}

/** So many pairs of squads, as the opponents pick them. */
const OWN_PAIRINGS = 50

function ownPairings<S>(bot: Bot<S>, seed: string, options: unknown): Pair<unknown>[] {
  const whim = new SampledChance(seedFrom(seed)[0] ?? 0)
  return Array.from({ length: OWN_PAIRINGS }, () => [
    bot.build(0, options, whim),
    bot.build(1, options, whim),
  ])
}

function add(row: Float64Array, at: number): void {
  row[at] = (row[at] ?? 0) + 1
}
