import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Measured } from '../machine.ts'
import { benchFile, hereAndNow } from '../machine.ts'
import type { Counted, Extent, OddsResult, Players, Share } from './measure.ts'
import { countPromises, MATCHES, oddsResult, PLAYERS } from './measure.ts'
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
  /** Over so many processes every match is shared out. */
  readonly cores: number
  /** This process is one of them and prints what it counted. */
  readonly share: Share | undefined
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
  const { extent, only, cores, share } = wishes
  const wanted = ALL.filter(({ name }) => only === undefined || name === only)
  const [alone] = wanted
  if (share && alone) {
    process.stdout.write(JSON.stringify(countPromises(alone.match, alone.players, extent, share)))
    return 0
  }
  const results: OddsResult[] = []
  for (const one of wanted) results.push(await sharedOut(args, one, extent, cores))
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

/** One match measured by the same command on so many cores, each with a share of it. */
async function sharedOut(
  args: readonly string[],
  { match, players, name }: { readonly match: string; readonly players: Players; readonly name: string },
  extent: Extent,
  cores: number,
): Promise<OddsResult> {
  const own = args.filter((each) => each !== '--write' && each !== '--json')
  const shares = Array.from({ length: cores }, (_, index) =>
    elsewhere([...own, '--only', name, '--share', `${index}/${cores}`]),
  )
  return oddsResult(match, players, extent, await Promise.all(shares))
}

function elsewhere(args: readonly string[]): Promise<Counted> {
  const line = [...process.execArgv, process.argv[1] ?? '', 'bench', '--odds', ...args]
  return new Promise((resolve, reject) =>
    execFile(process.execPath, line, { maxBuffer: 1e8 }, (fault, said) =>
      fault ? reject(fault) : resolve(JSON.parse(said)),
    ),
  )
}

/** What was asked for; undefined if it cannot be understood. */
export function readOddsArguments(args: readonly string[]): Wishes | undefined {
  const numbers = {
    '--decisions': 10_000,
    '--matches': 10_000,
    '--worlds': WORLDS,
    '--cores': availableParallelism(),
  }
  const words: { '--seed': string; '--only'?: string; '--share'?: string } = { '--seed': 'odds' }
  const flags = new Set<string>()
  for (let i = 0; i < args.length; i++) {
    const [name = '', said] = (args[i] ?? '').split('=')
    if (name in numbers) numbers[name as keyof typeof numbers] = Number(said ?? args[++i])
    else if (name === '--seed' || name === '--only' || name === '--share')
      words[name] = said ?? args[++i] ?? ''
    else if (['--json', '--write', '--help'].includes(name) && said === undefined) flags.add(name)
    else return undefined
  }
  if (!Object.values(numbers).every((each) => Number.isInteger(each) && each > 0)) return undefined
  const only = words['--only']
  const share = words['--share']?.match(/^(\d+)\/(\d+)$/)
  if (only !== undefined && !ALL.some(({ name }) => name === only)) return undefined
  return {
    extent: {
      decisions: numbers['--decisions'],
      matches: numbers['--matches'],
      worlds: numbers['--worlds'],
      seed: words['--seed'],
    },
    only,
    cores: numbers['--cores'],
    share: share ? { index: Number(share[1]), of: Number(share[2]) } : undefined,
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
