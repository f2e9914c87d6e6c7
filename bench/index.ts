import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BenchResult } from './measure.ts'
import { measureAll } from './measure.ts'

const USAGE = `libero bench [--seconds N] [--json] [--write]

  --seconds N   how long each measurement takes (5)
  --json        print the result as JSON
  --write       keep the result in bench/results.json
`

/** Measures how fast every game is, beside a peer that plays the same decisions. Returns the exit code. */
export async function bench(args: readonly string[]): Promise<number> {
  const wishes = readArguments(args)
  if (!wishes) {
    process.stderr.write(USAGE)
    return 2
  }
  const result = measureAll(wishes.seconds)
  const text = `${JSON.stringify(result, null, 2)}\n`
  process.stdout.write(wishes.json ? text : table(result))
  if (wishes.write) writeFileSync(resultsFile(), text)
  return 0
}

/** What was asked for; undefined if it cannot be understood. */
export function readArguments(
  args: readonly string[],
): { readonly seconds: number; readonly json: boolean; readonly write: boolean } | undefined {
  let seconds = 5
  const flags = new Set<string>()
  for (let i = 0; i < args.length; i++) {
    const [name = '', value] = (args[i] ?? '').split('=')
    if (name === '--seconds') seconds = Number(value ?? args[++i])
    else if (['--json', '--write'].includes(name) && value === undefined) flags.add(name)
    else return undefined
  }
  if (!(seconds > 0 && seconds <= 600)) return undefined
  return { seconds, json: flags.has('--json'), write: flags.has('--write') }
}

/** A table for people, with the figures of each game below one another. */
export function table({ machine, node, date, games }: BenchResult): string {
  const count = (value: number): string => Math.round(value).toLocaleString('en')
  const lines = [`${machine}, Node ${node}, ${date}`]
  for (const game of games) {
    lines.push(
      '',
      `${game.game}: ${count(game.matches)} matches of ${game.decisionsPerMatch} decisions`,
      `  random opponents      ${count(game.decisionsPerSecond).padStart(12)} decisions/s   ${count(game.matchesPerSecond)} matches/s`,
      `  decisions replayed    ${count(game.replayedDecisionsPerSecond).padStart(12)} decisions/s`,
      `  ${game.peer.padEnd(20)}  ${count(game.peerDecisionsPerSecond).padStart(12)} decisions/s   ratio ${game.ratio}`,
      `  ${'… stripped bare'.padEnd(20)}  ${count(game.strippedPeerDecisionsPerSecond).padStart(12)} decisions/s   ratio ${game.strippedRatio}`,
      `  heap growth           ${count(game.heapGrowthPer10000Matches).padStart(12)} bytes per 10,000 matches`,
    )
  }
  return `${lines.join('\n')}\n`
}

/** Beside this file, or, when it is part of the bundled command, in the repository the bundle lies in. */
function resultsFile(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'bench', 'package.json'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('no repository around the bench')
    folder = above
  }
  return join(folder, 'bench', 'results.json')
}
