import type { Bot } from '@libero/bots'
import { BotMatch } from '@libero/bots'
import type { Checked, MatchEvent, Pair, Seat } from '@libero/kernel'
import { accepted, KeyedChance, SampledChance, seedFrom } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Said } from '../arguments.ts'
import { said } from '../arguments.ts'
import type { BalanceTargets, Entry } from '../catalogue.ts'
import { botSaid, everyVariant, gameSaid, onlyOwn } from '../catalogue.ts'
import { columns, numbers } from '../layout.ts'
import { favouriteOf, Share } from '../measures.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'
import { listRefusals, sentences } from '../words.ts'

const FLAGS = { matches: 'text', bot: 'text', seed: 'text', json: 'yes' } as const

/** Measures what the designed cards were designed for, with one opponent on both sides. */
export async function balance(args: readonly string[], here: Surroundings): Promise<number> {
  const line = said(args, { ...FLAGS, ...everyVariant() }, 1, here.text)
  const listed = gameSaid(line, here.text)
  onlyOwn(line, FLAGS, listed.variants, everyVariant())
  return listed.open((entry) => weigh(entry, line, here))
}

async function weigh<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  line: Said,
  here: Surroundings,
): Promise<number> {
  const strongest = entry.bots.find((bot) => bot.id === 'heuristic') ?? entry.bots.at(-1)
  const bot = botSaid(entry.bots, line, 'bot', strongest?.id ?? '', here.text)
  const matches = line.whole('matches', 2000, 2, 100_000_000)
  const seed = line.word('seed') ?? 'balance'
  const options = entry.options(line, undefined)
  const measured = measure(entry, bot, matches, seed, options)
  if (!measured.ok) {
    const say = sentences(here.language, here.text, entry.wording(here.language))
    await here.terminal.err(listRefusals(measured.refusals, say))
    return REFUSED
  }
  const head = { game: entry.game.id, bot: bot.id, seed, matches: measured.value.matches }
  await here.terminal.out(
    line.has('json')
      ? `${JSON.stringify({ ...head, ...judged(entry.balance(options), measured.value) })}\n`
      : report(entry, bot.id, options, measured.value, here),
  )
  return DONE
}

export interface Measured {
  readonly matches: number
  /** Averages and shares by name, as the game's targets name them. */
  readonly figures: Readonly<Record<string, number>>
  /** Half the width of the 95 % interval, where one is known. */
  readonly margins: Readonly<Record<string, number>>
  /** By card: in how many choices it was offered, and in how many taken. */
  readonly offered: Float64Array
  readonly taken: Float64Array
  /** The figure `favourite` is about this card. */
  readonly favourite?: string
}

export function measure<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  bot: Bot<S>,
  wanted: number,
  seed: string,
  options?: unknown,
): Checked<Measured> {
  const { game } = entry
  const scale = entry.balance(options)
  const chance = new KeyedChance()
  const master = seedFrom(seed)
  const match = new BotMatch(game, [bot, bot])
  const sums = new Float64Array(2 * entry.figures.length)
  const marks = new Float64Array(entry.marks.length)
  const offered = new Float64Array(scale.choices.length)
  const taken = new Float64Array(scale.choices.length)
  const takenFirst = new Float64Array(scale.choices.length)
  const offeredLast = new Float64Array(scale.choices.length)
  let decisions = 0
  const watch = (state: S, seat: Seat, action: number, options: Int16Array, count: number): void => {
    decisions++
    for (let i = 0; i < count; i++) {
      const offer = scale.choiceOf(state, seat, options[i] ?? -1)
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
  const pairs = Math.max(1, Math.round(wanted / 2))
  /** Plays the pairings in turn, each match there and back, and says what home and the first club got. */
  const meet = (
    pairings: readonly Pair<unknown>[],
    heed: (state: S) => void,
    decided?: typeof watch,
  ): Checked<{ readonly seat: Share; readonly club: Share }> => {
    const configs = []
    for (const [home, away] of pairings) {
      const there = game.prepare({ options, builds: [home, away] })
      const back = game.prepare({ options, builds: [away, home] })
      if (!there.ok) return there
      if (!back.ok) return back
      configs.push({ way: [there.value, back.value], isOne: home === away } as const)
    }
    // Points of a match: 1 for a win, ½ for a draw. Home's, and those of the first club of each pairing.
    const seat = new Share()
    const club = new Share()
    for (let i = 0; i < pairs; i++) {
      const config = configs[i % configs.length]
      if (!config) break
      let home = 0
      let first = 0
      for (const swapped of [0, 1] as const) {
        // The same luck with the seats swapped: what one side owes to it, the other side gets back. A team against
        // itself would play the same match twice.
        const nth = config.isOne ? 2 * i + swapped : i
        chance.become(master, nth)
        const { state } = match.play(
          config.way[swapped],
          chance,
          ((master[0] ?? 0) + nth) | 0,
          undefined,
          decided,
        )
        const outcome = game.outcome(state)
        const points = outcome?.winner === undefined ? 0.5 : 1 - outcome.winner
        home += points / 2
        first += (swapped ? 1 - points : points) / 2
        heed(state)
      }
      seat.add(home)
      club.add(first)
    }
    return accepted({ seat, club })
  }
  let goals = 0
  const met = meet(
    scale.pairings,
    (state) => {
      const scored = game.outcome(state)?.goals ?? [0, 0]
      goals += scored[0] + scored[1]
      entry.count(state, sums, marks)
    },
    watch,
  )
  if (!met.ok) return met
  const { seat, club } = met.value
  const contests: Record<string, Share> = {}
  for (const [name, pairing] of Object.entries(scale.contests ?? {})) {
    const contest = meet(pairing === 'own' ? ownPairings(bot, seed, options) : [pairing], () => {})
    if (!contest.ok) return contest
    contests[name] = contest.value.club
  }
  const matches = 2 * pairs
  const sum = (name: string): number => {
    const mark = entry.marks.indexOf(name)
    if (mark >= 0) return marks[mark] ?? 0
    const at = 2 * entry.figures.indexOf(name)
    return (sums[at] ?? 0) + (sums[at + 1] ?? 0)
  }
  const favourite = favouriteOf(scale, takenFirst)
  const hasClubs = scale.pairings.some(([home, away]) => home !== away)
  const shares: Readonly<Record<string, Share>> = { seat, ...(hasClubs && { club }), ...contests }
  const each = <T>(of: (share: Share) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, of(share)]))
  return accepted({
    matches,
    figures: {
      goals: goals / matches,
      level: sum('levelAfterNormalTime') / matches,
      ...each((share) => share.mean),
      ...scale.particular(sum, matches),
      ...(favourite && { favourite: favourite.times }),
    },
    margins: each((share) => share.margin),
    offered,
    taken,
    ...(favourite && { favourite: favourite.card }),
  })
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

interface Judged {
  readonly figures: readonly {
    readonly name: string
    readonly value: number
    readonly margin?: number
    /** The card it is about, if it is about one. */
    readonly card?: string
    /** Missing for what is told but not judged. */
    readonly least?: number
    readonly most?: number
    readonly met?: boolean
  }[]
  readonly cards: readonly {
    readonly card: string
    readonly offered: number
    readonly chosen: number
    readonly share: number
    readonly met: boolean
  }[]
  readonly met: boolean
}

function judged<S>(scale: BalanceTargets<S>, measured: Measured): Judged {
  const rounded = (value: number) => Number(value.toFixed(4))
  const figures = Object.entries(measured.figures).map(([name, value]) => {
    const margin = measured.margins[name]
    const target = scale.targets[name]
    return {
      name,
      value: rounded(value),
      ...(margin !== undefined && { margin: rounded(margin) }),
      ...(name === 'favourite' && { card: measured.favourite }),
      ...(target && { least: target[0], most: target[1], met: within(target, value) }),
    }
  })
  const [least, most] = scale.targets.choice ?? [0, 1]
  const cards = scale.choices.flatMap((card, i) => {
    if (scale.neverChosen.includes(card)) return []
    const offered = measured.offered[i] ?? 0
    const chosen = measured.taken[i] ?? 0
    const share = offered === 0 ? 0 : chosen / offered
    return [{ card, offered, chosen, share: rounded(share), met: within([least, most], share) }]
  })
  return { figures, cards, met: [...figures, ...cards].every(({ met }) => met !== false) }
}

const within = ([least, most]: readonly [number, number], value: number): boolean =>
  value >= least && value <= most

function report<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  bot: string,
  options: unknown,
  measured: Measured,
  { language, text }: Surroundings,
): string {
  const { whole, two, share } = numbers(language)
  const wording = entry.wording(language, options)
  const scale = entry.balance(options)
  const { figures, cards } = judged(scale, measured)
  const verdict = (met: boolean) => (met ? text.balance.met : text.balance.missed)
  const nameOf = (choice: string) => scale.nameOf?.(choice, wording) ?? wording.nameOf(choice)
  const { figures: names } = text.balance
  const rows = figures.map(({ name, least, most, value, margin, card, met }) => {
    const write = (most ?? 1) <= 1 ? share : two
    return [
      names[`${scale.id}/${name}`] ?? names[name] ?? name,
      least === undefined || most === undefined ? '' : `${write(least)} – ${write(most)}`,
      [
        write(value),
        ...(margin === undefined ? [] : [`± ${write(margin)}`]),
        ...(card === undefined ? [] : [`(${nameOf(card)})`]),
      ].join(' '),
      met === undefined ? '' : verdict(met),
    ]
  })
  const [least] = scale.targets.choice ?? [0]
  const cardRows = [...cards]
    .sort((a, b) => a.share - b.share)
    .map(({ card, offered, share: value, met }) => [
      nameOf(card),
      card,
      whole(offered),
      share(value),
      verdict(met),
    ])
  const { target, value, card, id, offered, chosen } = text.balance
  return [
    fill(text.balance.title, {
      game: wording.name,
      bot,
      matches: whole(measured.matches),
      pairings: text.balance.pairings[scale.id] ?? '',
    }),
    '',
    columns([['', target, value, ''], ...rows], '<<<<'),
    '',
    fill(text.balance.choices, { least: share(least) }),
    '',
    columns([[card, id, offered, chosen, ''], ...cardRows], '<<>><'),
    '',
  ].join('\n')
}
