// From a fresh clone to a running program. Plain JavaScript without dependencies, because it runs before
// anything is installed. It speaks on stderr only: stdout belongs to the command it prepares.
//
//   node scripts/bootstrap.js start  the app in the browser (--port, --host, --lang); with a word the command `libero`
//   node scripts/bootstrap.js test [arguments of vitest]
//   node scripts/bootstrap.js long   properties and fuzz over a hundred times as many matches, every page and press
//   node scripts/bootstrap.js build
//   node scripts/bootstrap.js shots  pictures of every page, into shots/

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { listen, USUAL_PORT } from '../web/listen.js'
import { appAsked, asksForApp, languageOf, sentence } from './start.js'

const self = fileURLToPath(import.meta.url)
const root = dirname(dirname(self))
const lockfile = join(root, 'package-lock.json')
const stampFile = join(root, 'node_modules', '.libero-installed')
const bundle = join(root, 'cli', 'dist', 'libero.js')
const builtApp = join(root, 'web', 'dist')
const app = join(builtApp, 'sw.js')
/** Exit codes: something failed, or something was asked that makes no sense. */
const FAILED = 1
const MISUSED = 2
let language = languageOf(process.env)
const rooms = ['kernel', 'games', 'table', 'competitions', 'bots']

/** Installs when node_modules is missing or was made from another lockfile. */
export function install() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint()) return
  say('installing')
  const verb = existsSync(lockfile) ? 'ci' : 'install'
  // The build tools are development dependencies: they are needed under NODE_ENV=production, too.
  npm(verb, '--include=dev', '--no-audit', '--no-fund')
  stamp()
}

/** Remembers what was installed; also run after a plain `npm install`, so that it is not repeated here. */
export function stamp() {
  writeFileSync(stampFile, fingerprint())
}

export const hasBundler = () => existsSync(join(root, 'node_modules', 'esbuild'))

/** For the bundler: what is not of this house is left where it is installed. */
export const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@libero/') ? undefined : { path, external: true },
    )
  },
}

/** Bundles the command when a source is newer than the bundle. Packages from outside stay in node_modules. */
export async function build() {
  if (existsSync(bundle) && newest([...rooms, 'cli', 'bench']) < statSync(bundle).mtimeMs) return
  say('building')
  mkdirSync(dirname(bundle), { recursive: true })
  const esbuild = await import('esbuild')
  const started = new Date()
  const bundling = esbuild.build({
    entryPoints: [join(root, 'cli', 'main.ts')],
    outfile: bundle,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [packagesStayOutside],
  })
  // The bundler has already said on stderr what is wrong.
  const { outputFiles } = await bundling.catch(() => process.exit(FAILED))
  // Several processes may build at once (tests start the command): each file appears whole or not at all.
  for (const { path, contents } of outputFiles) {
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, contents)
    // A source saved while the bundler was reading must still count as newer.
    utimesSync(draft, started, started)
    renameSync(draft, path)
  }
}

/**
 * Builds the app when a source is newer than the last build. In a process of its own, because whoever calls (tests do)
 * may have set NODE_ENV to something else, and in a folder of its own, so that what is being served stays whole.
 */
export async function buildApp() {
  if (existsSync(app) && newest([...rooms, 'web']) < statSync(app).mtimeMs) return
  say('building-app')
  sweep()
  const started = new Date()
  const { atime, mtime } = statSync(dirname(builtApp))
  const draft = `${builtApp}.${process.pid}`
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  if (!existsSync(vite)) end(FAILED, 'tools-missing', { path: vite })
  const { status } = spawnSync(process.execPath, [vite, 'build', '--outDir', draft, '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    end(status ?? FAILED, 'build-failed')
  }
  utimesSync(join(draft, 'sw.js'), started, started)
  putInPlace(draft)
  // That the app lies there now is no change to its sources.
  utimesSync(dirname(builtApp), atime, mtime)
}

/** Names change and nothing is copied: whoever loads a page meanwhile meets the old app or the new one. */
function putInPlace(draft) {
  const old = `${draft}.old`
  for (let left = 5; ; left--) {
    try {
      if (existsSync(builtApp)) renameSync(builtApp, old)
      renameSync(draft, builtApp)
      return rmSync(old, { recursive: true, force: true })
    } catch (fault) {
      // Another process may have put its own app there in between; both are of the same sources.
      if (left === 0) throw fault
      rmSync(old, { recursive: true, force: true })
    }
  }
}

/** Removes what builds have left that were broken off: the drafts of processes that are no more. */
function sweep() {
  for (const name of readdirSync(dirname(builtApp))) {
    const pid = Number(/^dist\.(\d+)(\.old)?$/.exec(name)?.[1])
    if (pid && !isAlive(pid)) rmSync(join(dirname(builtApp), name), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (fault) {
    return fault.code === 'EPERM'
  }
}

/**
 * Builds and serves the app, and says where. The port comes first: whoever asked for one that cannot be had need not
 * wait for the build to hear it, and a browser that is quicker than the build waits for its answer.
 */
async function serve(args) {
  const asked = appAsked(args, process.env)
  language = asked.language
  if (!asked.ok) end(MISUSED, asked.code, asked.about)
  // Only here: the command starts a little faster without a server.
  const { serverFor } = await import('../web/serve.js')
  const server = serverFor(builtApp)
  const listening = await listen(server, asked.where)
  if (!listening.ok) end(FAILED, listening.code, listening.about)
  install()
  await buildApp()
  const { port, address } = listening
  if (asked.where.port === undefined && port !== USUAL_PORT) say('moved', { usual: USUAL_PORT, port })
  say('ready', { address })
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
}

/** Runs the command in this process, with the arguments in process.argv. */
export async function run() {
  await build().catch(plainly)
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(bundle).href)
}

function test(vitestArguments) {
  step('types', 'scripts/types.js')
  step('lint', 'node_modules/@biomejs/biome/bin/biome', 'ci')
  step('tests', 'node_modules/vitest/vitest.mjs', 'run', ...vitestArguments)
}

/** Runs one script with node and ends with its exit code if it fails. */
function step(name, script, ...rest) {
  say(name)
  const { status } = spawnSync(process.execPath, [join(root, script), ...rest], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? FAILED)
}

function npm(...rest) {
  const stdio = ['inherit', process.stderr, process.stderr]
  // Inside `npm start` npm says where it lives; on Windows a bare `npm` is a script that needs a shell.
  const npmScript = process.env.npm_execpath
  const { status } = npmScript?.endsWith('.js')
    ? spawnSync(process.execPath, [npmScript, ...rest], { cwd: root, stdio })
    : spawnSync('npm', rest, { cwd: root, stdio, shell: process.platform === 'win32' })
  if (status !== 0) end(status ?? FAILED, 'install-failed')
}

function fingerprint() {
  return existsSync(lockfile)
    ? createHash('sha256').update(readFileSync(lockfile)).digest('hex')
    : 'no lockfile'
}

/** The time of the last change to a source. Folders count: a deleted file shows only there. */
function newest(where) {
  let last = statSync(self).mtimeMs
  const walk = (folder) => {
    last = Math.max(last, statSync(folder).mtimeMs)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (/^(node_modules|dist|dist\..*|pictures|test)$/.test(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else if (/\.(tsx?|js|json|css|html|svg|png|webmanifest)$/.test(entry.name))
        last = Math.max(last, statSync(path).mtimeMs)
    }
  }
  for (const room of where) if (existsSync(join(root, room))) walk(join(root, room))
  return last
}

function say(which, about) {
  process.stderr.write(`libero: ${sentence(language, which, about)}\n`)
}

/** The last word of a process that cannot go on. */
function end(status, which, about) {
  say(which, about)
  process.exit(status)
}

/** A folder that may not be written, a disk that is full: nothing a stack would explain. */
function plainly(fault) {
  if (fault.syscall === undefined || fault.path === undefined) throw fault
  end(FAILED, 'disk-fault', { path: fault.path, fault: fault.code })
}

async function main(verb, rest) {
  if (verb === 'stamp') return stamp()
  if (!['start', 'test', 'long', 'build', 'shots'].includes(verb)) end(MISUSED, 'usage')
  if (verb === 'start' && asksForApp(rest, process.env)) return serve(rest)
  install()
  if (verb === 'test') return test(rest)
  if (verb === 'long') {
    process.env.LIBERO_LONGER = '10'
    return test(['properties', 'fuzz', 'browser/access', 'browser/twice', ...rest])
  }
  if (verb === 'build') {
    await build()
    return buildApp()
  }
  if (verb === 'shots') {
    await buildApp()
    const script = rest.includes('first-match') ? 'scripts/first-match.js' : 'scripts/shots.js'
    return step('pictures', script, ...rest)
  }
  process.argv.splice(2, 1)
  await run()
}

const called = process.argv[1] !== undefined && realpathSync(process.argv[1]) === self
if (called) await main(process.argv[2], process.argv.slice(3)).catch(plainly)
