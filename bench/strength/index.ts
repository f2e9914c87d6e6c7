import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { GAMES } from '../games/register.ts'
import { benchFile } from '../machine.ts'
import type { StrengthResult } from './measure.ts'
import { measureStrength, merged } from './measure.ts'
import { STRENGTH_TEXTS } from './text.ts'

/** Measures how strong our strongest opponents are, beside boardgame.io's. Returns the exit code. */
export function strength(args: readonly string[], language: Language = 'en'): number {
  const text = STRENGTH_TEXTS[language]
  const usage = fill(text.usage, { games: GAMES.join(', ') })
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage)
    return 0
  }
  const wishes = readWishes(args)
  if (!wishes) {
    process.stderr.write(usage)
    return 2
  }
  const { isTTY } = process.stderr
  const result = measureStrength(wishes.games, wishes, ({ game, duel, pair, score }) => {
    if (!isTTY) return
    const line = fill(text.underWay, { game, duel, pair, pairs: wishes.pairs, score: percent(score) })
    process.stderr.write(`\r\u001b[K${line}`)
  })
  if (isTTY) process.stderr.write('\r\u001b[K')
  const json = (of: StrengthResult) => `${JSON.stringify(of, null, 2)}\n`
  process.stdout.write(wishes.json ? json(result) : strengthTable(result, language))
  if (wishes.write) {
    const file = benchFile('strength.json')
    const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StrengthResult) : undefined
    writeFileSync(file, json(merged(kept, result)))
  }
  return 0
}

export interface Wishes {
  readonly games: readonly string[]
  readonly pairs: number
  readonly ms: number
  readonly json: boolean
  readonly write: boolean
}

/** What was asked for; undefined if it cannot be understood. */
export function readWishes(args: readonly string[]): Wishes | undefined {
  const values = new Map([
    ['--game', ''],
    ['--pairs', '10'],
    ['--ms', '200'],
  ])
  const flags = new Set<string>()
  for (let i = 0; i < args.length; i++) {
    const [name = '', value] = (args[i] ?? '').split('=')
    if (values.has(name)) values.set(name, value ?? args[++i] ?? '?')
    else if (['--json', '--write'].includes(name) && value === undefined) flags.add(name)
    else return undefined
  }
  const game = values.get('--game') ?? ''
  const pairs = Number(values.get('--pairs'))
  const ms = Number(values.get('--ms'))
  if (game !== '' && !GAMES.includes(game)) return undefined
  if (!Number.isInteger(pairs) || pairs < 1 || !(ms > 0 && ms <= 60_000)) return undefined
  return { games: game ? [game] : GAMES, pairs, ms, json: flags.has('--json'), write: flags.has('--write') }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** A table for people, with the figures of each game below one another. */
export function strengthTable(result: StrengthResult, language: Language = 'en'): string {
  const text = STRENGTH_TEXTS[language]
  const { machine, node, date, ms, games } = result
  const count = (value: number): string => Math.round(value).toLocaleString(language)
  const lines = [`${machine}, Node ${node}, ${date}`]
  for (const { game, duels, pace } of games) {
    lines.push('', fill(text.heading, { game, ms }))
    for (const duel of duels) {
      const { bot, peer, wins, draws, losses } = duel
      lines.push(
        fill(text[duel.playouts], { bot, peer }),
        fill(text.score, {
          score: percent(duel.score),
          margin: percent(duel.margin),
          games: duel.games,
          wins,
          draws,
          losses,
          elo: duel.elo,
          low: duel.eloLow,
          high: duel.eloHigh,
        }),
        fill(text.effort, {
          ms: duel.msPerDecision,
          peerMs: duel.peerMsPerDecision,
          tries: count(duel.iterationsPerDecision),
          peerTries: count(duel.peerIterationsPerDecision),
        }),
      )
    }
    lines.push(
      fill(text.pace, {
        bot: pace.bot,
        rate: count(pace.iterationsPerSecond),
        peerRate: count(pace.peerIterationsPerSecond),
        ratio: pace.ratio,
        random: count(pace.randomDecisionsPerSecond),
      }),
    )
  }
  return `${lines.join('\n')}\n`
}
