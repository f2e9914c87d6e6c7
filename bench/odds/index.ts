import { writeFileSync } from 'node:fs'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Measured } from '../machine.ts'
import { benchFile, hereAndNow } from '../machine.ts'
import type { OddsResult } from './measure.ts'
import { MATCHES, measureOdds, PLAYERS } from './measure.ts'
import { ODDS_TEXTS } from './text.ts'

export interface OddsFile extends Measured {
  /** Over how many imagined hands each promise went here; people are shown what goes over more. */
  readonly worlds: number
  readonly results: readonly OddsResult[]
}

/** Over so many imagined hands: enough to compare means, and four times as fast as what people are shown. */
const WORLDS = 100

interface Wishes {
  readonly decisions: number
  readonly json: boolean
  readonly write: boolean
}

/** Whether what people are promised comes true. Returns the exit code: 1 if a promise was not kept. */
export function odds(args: readonly string[], language: Language): number {
  const text = ODDS_TEXTS[language]
  const wishes = readOddsArguments(args)
  if (!wishes || args.includes('--help')) {
    ;(wishes ? process.stdout : process.stderr).write(text.usage)
    return wishes ? 0 : 2
  }
  const extent = { decisions: wishes.decisions, worlds: WORLDS, matches: wishes.decisions }
  const results = MATCHES.flatMap((match) => PLAYERS.map((players) => measureOdds(match, players, extent)))
  const file: OddsFile = { ...hereAndNow(), worlds: WORLDS, results }
  const json = `${JSON.stringify(file)}\n`
  process.stdout.write(wishes.json ? json : oddsTable(file, language))
  if (wishes.write) writeFileSync(benchFile('odds.json'), json)
  return results.every(({ kinds }) => kinds.every(({ isKept }) => isKept)) ? 0 : 1
}

/** What was asked for; undefined if it cannot be understood. */
export function readOddsArguments(args: readonly string[]): Wishes | undefined {
  let decisions = 10_000
  const flags = new Set<string>()
  for (let i = 0; i < args.length; i++) {
    const [name = '', value] = (args[i] ?? '').split('=')
    if (name === '--decisions') decisions = Number(value ?? args[++i])
    else if (['--json', '--write', '--help'].includes(name) && value === undefined) flags.add(name)
    else return undefined
  }
  if (!(Number.isInteger(decisions) && decisions > 0)) return undefined
  return { decisions, json: flags.has('--json'), write: flags.has('--write') }
}

/** A line for each kind of decision. */
export function oddsTable({ machine, node, date, results }: OddsFile, language: Language = 'en'): string {
  const text = ODDS_TEXTS[language]
  const hundredths = (share: number) => (100 * share).toFixed(1)
  const lines = results.flatMap(({ match, players, matches, kinds }) => [
    '',
    fill(text.heading, { match, players: text.players[players], matches }),
    ...kinds.map(({ kind, decisions, exact, promised, happened, margin, isKept }) => {
      const figures = {
        decisions,
        exact,
        promised: hundredths(promised),
        happened: hundredths(happened),
        margin: hundredths(margin),
      }
      return `${isKept ? ' ' : '!'} ${kind.padEnd(26)} ${fill(text.row, figures)}`
    }),
  ])
  return `${[`${machine}, Node ${node}, ${date}`, ...lines].join('\n')}\n`
}
