import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Measured } from '../machine.ts'
import { benchFile, hereAndNow } from '../machine.ts'
import type { Extent, OddsResult } from './measure.ts'
import { MATCHES, measureOdds, PLAYERS } from './measure.ts'
import { ODDS_TEXTS } from './text.ts'

export interface OddsFile extends Measured {
  readonly results: readonly OddsResult[]
}

/** Over so many imagined hands: enough to compare means, and faster than what people are shown. */
const WORLDS = 24

interface Wishes {
  readonly extent: Extent
  /** One match and its players alone, as `finale/quick`. */
  readonly only: string | undefined
  readonly json: boolean
  readonly write: boolean
}

const ALL = MATCHES.flatMap((match) =>
  PLAYERS.map((players) => ({ match, players, name: `${match}/${players}` })),
)

/** Whether what people are promised comes true. Returns the exit code: 1 if a promise was not kept. */
export async function odds(args: readonly string[], language: Language): Promise<number> {
  const text = ODDS_TEXTS[language]
  const wishes = readOddsArguments(args)
  if (!wishes || args.includes('--help')) {
    ;(wishes ? process.stdout : process.stderr).write(
      fill(text.usage, { example: `${MATCHES[0]}/${PLAYERS[0]}` }),
    )
    return wishes ? 0 : 2
  }
  const { extent, only } = wishes
  const wanted = ALL.filter(({ name }) => only === undefined || name === only)
  const [alone] = wanted
  const results =
    wanted.length === 1 && alone
      ? [measureOdds(alone.match, alone.players, extent)]
      : await Promise.all(wanted.map(({ name }) => elsewhere(args, name)))
  const file: OddsFile = { ...hereAndNow(), results }
  const json = `${JSON.stringify(file)}\n`
  process.stdout.write(wishes.json ? json : oddsTable(file, language))
  if (wishes.write) keep(file)
  return results.every(({ kinds }) => kinds.every(({ isKept }) => isKept)) ? 0 : 1
}

/** Writes what was measured into the file; what was not measured this time stays as it was. */
function keep(file: OddsFile): void {
  const path = benchFile('odds.json')
  const before: OddsFile = JSON.parse(readFileSync(path, 'utf8'))
  const results = ALL.flatMap(({ match, players }) => {
    const of = (each: OddsResult) => each.match === match && each.players === players
    return file.results.find(of) ?? before.results.find(of) ?? []
  })
  writeFileSync(path, `${JSON.stringify({ ...file, results })}\n`)
}

/** The same command for one match alone, on a core of its own. */
async function elsewhere(args: readonly string[], name: string): Promise<OddsResult> {
  const own = args.filter((each) => each !== '--write' && each !== '--json')
  const line = [
    ...process.execArgv,
    process.argv[1] ?? '',
    'bench',
    '--odds',
    ...own,
    '--only',
    name,
    '--json',
  ]
  const answer = await new Promise<string>((resolve, reject) =>
    execFile(process.execPath, line, { maxBuffer: 1e8 }, (fault, said) =>
      // A promise that was not kept is an answer, too.
      said ? resolve(said) : reject(fault ?? new Error(name)),
    ),
  )
  const { results }: OddsFile = JSON.parse(answer)
  const [result] = results
  if (!result) throw new Error(`nothing measured: ${name}`)
  return result
}

/** What was asked for; undefined if it cannot be understood. */
export function readOddsArguments(args: readonly string[]): Wishes | undefined {
  const numbers = { '--decisions': 10_000, '--matches': 10_000, '--worlds': WORLDS }
  const words: { '--seed': string; '--only'?: string } = { '--seed': 'odds' }
  const flags = new Set<string>()
  for (let i = 0; i < args.length; i++) {
    const [name = '', said] = (args[i] ?? '').split('=')
    if (name in numbers) numbers[name as keyof typeof numbers] = Number(said ?? args[++i])
    else if (name === '--seed' || name === '--only') words[name] = said ?? args[++i] ?? ''
    else if (['--json', '--write', '--help'].includes(name) && said === undefined) flags.add(name)
    else return undefined
  }
  if (!Object.values(numbers).every((each) => Number.isInteger(each) && each > 0)) return undefined
  const only = words['--only']
  if (only !== undefined && !ALL.some(({ name }) => name === only)) return undefined
  return {
    extent: {
      decisions: numbers['--decisions'],
      matches: numbers['--matches'],
      worlds: numbers['--worlds'],
      seed: words['--seed'],
    },
    only,
    json: flags.has('--json'),
    write: flags.has('--write'),
  }
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
