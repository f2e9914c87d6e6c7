import type { MatchEvent } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Said } from '../arguments.ts'
import { said } from '../arguments.ts'
import type { Measured } from '../balance/measure.ts'
import { measure } from '../balance/measure.ts'
import type { BalanceTargets, Entry } from '../catalogue.ts'
import { botSaid, everyVariant, gameSaid, onlyOwn } from '../catalogue.ts'
import { gather } from '../crew.ts'
import { columns, numbers } from '../layout.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'
import { listRefusals, sentences } from '../words.ts'
import { workersSaid } from './arena.ts'

const FLAGS = { matches: 'text', bot: 'text', seed: 'text', workers: 'text', json: 'yes' } as const

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
  const usual = strongest?.id ?? ''
  const bot = botSaid(entry.bots, line, 'bot', usual, here.text)
  const matches = line.whole('matches', 2000, 2, 100_000_000)
  const seed = line.word('seed') ?? 'balance'
  const options = entry.options(line, undefined)
  const scales = { game: entry.game.id, bot: line.word('bot') ?? usual, seed, options }
  const crew = gather('balance', workersSaid(line))
  const measured = await measure(entry, scales, matches, crew).finally(() => crew.close())
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

interface Judged {
  readonly figures: readonly {
    readonly name: string
    readonly value: number
    readonly margin?: number
    readonly count?: number
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
    const count = measured.counts[name]
    const target = scale.targets[name]
    return {
      name,
      value: rounded(value),
      ...(margin !== undefined && { margin: rounded(margin) }),
      ...(count !== undefined && { count }),
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
  const rows = figures.map(({ name, least, most, value, margin, count, card, met }) => {
    const write = (most ?? 1) <= 1 ? share : two
    return [
      entry.text[language].figures?.[name] ?? names[name] ?? name,
      least === undefined || most === undefined ? '' : `${write(least)} – ${write(most)}`,
      [
        write(value),
        ...(margin === undefined ? [] : [`± ${write(margin)}`]),
        ...(count === undefined ? [] : [`(${whole(count)})`]),
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
      pairings: entry.text[language].pairings[scale.id] ?? '',
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
