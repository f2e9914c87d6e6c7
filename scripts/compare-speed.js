// How fast every game is played beside an older version of itself, both in one process and taking turns:
//   npm run bench:against -- REVISION [--write]
// Prints the middle of many ratios, because a busy moment of the machine meets both; --write keeps it in
// bench/against.json.

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const ROUNDS = 121
const SLICE_MS = 50
const WARM_UP_MS = 1500

/** What is played: the contests of `libero bench`. */
const ENTRY = `
import { GROUNDS } from './games/register.ts'
import { contestsOf } from './measure.ts'
export const contests = GROUNDS.flatMap((ground) => ground.open((own) => contestsOf(own)))
`
/** The same in versions that had no register of the games yet. */
const OLDER_ENTRY = `
import { captainTsubasaContest, finaleContest, hatTrickContest } from './measure.ts'
export const contests = [finaleContest(), hatTrickContest(), hatTrickContest(true), captainTsubasaContest()]
`

const [revision, ...flags] = process.argv.slice(2)
if (!revision) {
  console.error('npm run bench:against -- REVISION [--write]')
  process.exit(2)
}
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const before = git('rev-parse', '--short', revision)
const scratch = mkdtempSync(join(tmpdir(), 'libero-against-'))
try {
  const old = join(scratch, 'old')
  git('worktree', 'add', '--detach', '--quiet', old, before)
  // Packages of the house lead into the old tree, others stay where they are.
  mkdirSync(join(old, 'node_modules'))
  cpSync(join(root, 'node_modules', '@libero'), join(old, 'node_modules', '@libero'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  const [then, now] = await Promise.all([contestsOf(old, 'then'), contestsOf(root, 'now')])
  // A game that is new has nothing to be held against.
  const games = now.flatMap((contest) => {
    const older = then.find(({ called }) => called === contest.called)
    return older ? [compare(older, contest)] : []
  })
  for (const { game, ratio, lower, upper } of games)
    console.log(`${game.padEnd(20)} ${ratio.toFixed(3)}   (half of all between ${lower} and ${upper})`)
  const result = {
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores`,
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
    before,
    games,
  }
  if (flags.includes('--write'))
    writeFileSync(join(root, 'bench', 'against.json'), `${JSON.stringify(result, null, 2)}\n`)
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', join(scratch, 'old')], { cwd: root, stdio: 'ignore' })
  rmSync(scratch, { recursive: true, force: true })
}

async function contestsOf(tree, name) {
  const outfile = join(root, 'node_modules', '.libero-against', `${name}.mjs`)
  const contents = existsSync(join(tree, 'bench', 'games', 'register.ts')) ? ENTRY : OLDER_ENTRY
  await build({
    stdin: { contents, resolveDir: join(tree, 'bench'), loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['boardgame.io', 'boardgame.io/*'],
    outfile,
    logLevel: 'error',
  })
  return (await import(`${pathToFileURL(outfile).href}?${Date.now()}`)).contests
}

function compare(then, now) {
  perMillisecond(then, 0, WARM_UP_MS)
  perMillisecond(now, 0, WARM_UP_MS)
  const ratios = []
  for (let round = 0; round < ROUNDS; round++) {
    const inTurn = round % 2 ? [then, now] : [now, then]
    const [one, other] = inTurn.map((contest) => perMillisecond(contest, round * 7, SLICE_MS))
    ratios.push(round % 2 ? other / one : one / other)
  }
  ratios.sort((a, b) => a - b)
  const at = (share) => Number(ratios[Math.floor(share * ROUNDS)].toFixed(3))
  return { game: now.called, ratio: at(0.5), lower: at(0.25), upper: at(0.75) }
}

/** Matches played in a millisecond, from match number `from` on. */
function perMillisecond(contest, from, milliseconds) {
  const start = performance.now()
  let nth = from
  while (performance.now() - start < milliseconds) for (let n = 0; n < 10; n++) contest.play(nth++)
  return (nth - from) / (performance.now() - start)
}
