import { writeFileSync } from 'node:fs'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { LengthResult } from './length.ts'
import { measureLength } from './length.ts'
import { benchFile } from './machine.ts'
import type { BenchResult } from './measure.ts'
import { measureAll } from './measure.ts'
import { odds } from './odds/index.ts'
import { strength } from './strength/index.ts'
import { BENCH_TEXTS } from './text.ts'

/**
 * Measures how fast every game is, beside a peer that plays the same decisions; or how strong our opponents are,
 * beside the peer's; or whether what people are promised comes true. Returns the exit code.
 */
export async function bench(args: readonly string[], language: Language = 'en'): Promise<number> {
  if (args[0] === '--strength') return strength(args.slice(1), language)
  if (args[0] === '--odds') return odds(args.slice(1), language)
  const text = BENCH_TEXTS[language]
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(text.usage)
    return 0
  }
  const wishes = readArguments(args)
  if (!wishes) {
    process.stderr.write(text.usage)
    return 2
  }
  if (wishes.length) return length(wishes, language)
  const result = measureAll(wishes.seconds)
  const json = `${JSON.stringify(result, null, 2)}\n`
  process.stdout.write(wishes.json ? json : table(result, language))
  if (wishes.write) writeFileSync(benchFile('results.json'), json)
  return 0
}

/** What a decision costs by the length of its match. */
function length({ json: asJson, write }: Wishes, language: Language): number {
  const result = measureLength()
  const json = `${JSON.stringify(result, null, 2)}\n`
  process.stdout.write(asJson ? json : lengthTable(result, language))
  if (write) writeFileSync(benchFile('length.json'), json)
  return 0
}

interface Wishes {
  readonly seconds: number
  readonly length: boolean
  readonly json: boolean
  readonly write: boolean
}

/** What was asked for; undefined if it cannot be understood. */
export function readArguments(args: readonly string[]): Wishes | undefined {
  let seconds = 5
  const flags = new Set<string>()
  for (let i = 0; i < args.length; i++) {
    const [name = '', value] = (args[i] ?? '').split('=')
    if (name === '--seconds') seconds = Number(value ?? args[++i])
    else if (['--length', '--json', '--write'].includes(name) && value === undefined) flags.add(name)
    else return undefined
  }
  if (!(seconds > 0 && seconds <= 600)) return undefined
  const has = (flag: string) => flags.has(`--${flag}`)
  return { seconds, length: has('length'), json: has('json'), write: has('write') }
}

/** A table for people, with the figures of each game below one another. */
export function table({ machine, node, date, games }: BenchResult, language: Language = 'en'): string {
  const text = BENCH_TEXTS[language]
  const count = (value: number): string => Math.round(value).toLocaleString(language)
  const lines = [`${machine}, Node ${node}, ${date}`]
  for (const game of games) {
    const row = (name: string, value: number, unit: string, more = '') =>
      `  ${name.padEnd(22)}${count(value).padStart(12)} ${unit}${more && `   ${more}`}`
    lines.push(
      '',
      fill(text.matches, {
        game: game.game,
        matches: count(game.matches),
        decisions: game.decisionsPerMatch,
      }),
      row(
        text.random,
        game.decisionsPerSecond,
        text.perSecond,
        fill(text.matchesPerSecond, { matches: count(game.matchesPerSecond) }),
      ),
      row(text.replayed, game.replayedDecisionsPerSecond, text.perSecond),
      row(game.peer, game.peerDecisionsPerSecond, text.perSecond, fill(text.ratio, { ratio: game.ratio })),
      row(
        text.stripped,
        game.strippedPeerDecisionsPerSecond,
        text.perSecond,
        fill(text.ratio, { ratio: game.strippedRatio }),
      ),
      row(text.heap, game.heapGrowthPer10000Matches, text.bytes),
    )
  }
  return `${lines.join('\n')}\n`
}

export function lengthTable(
  { machine, node, date, lengths }: LengthResult,
  language: Language = 'en',
): string {
  const { lengthRow } = BENCH_TEXTS[language]
  const figure = (value: number): string => value.toLocaleString(language)
  const rows = lengths.map(({ decisions, told, read, toldRatio, readRatio }) =>
    fill(lengthRow, {
      decisions: figure(decisions),
      told: figure(told),
      read: figure(read),
      toldRatio: figure(toldRatio),
      readRatio: figure(readRatio),
    }),
  )
  return `${[`${machine}, Node ${node}, ${date}`, '', ...rows].join('\n')}\n`
}
