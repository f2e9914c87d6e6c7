import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sentence } from '../scripts/start.js'

// A house of its own, with a build tool that does what a test wants of it.
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const house = mkdtempSync(join(tmpdir(), 'libero-house-'))
const web = join(house, 'web')
const vite = join(house, 'node_modules', 'vite', 'bin', 'vite.js')
const bootstrap = join(house, 'scripts', 'bootstrap.js')
const env = { ...process.env, LC_ALL: 'en' }

/** Writes an app whose page tells how often it was built. */
const BUILDS = `
  const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
  const out = process.argv[process.argv.indexOf('--outDir') + 1]
  const times = Number(readFileSync('../times', 'utf8')) + 1
  writeFileSync('../times', String(times))
  mkdirSync(out)
  writeFileSync(out + '/index.html', 'build ' + times)
  writeFileSync(out + '/sw.js', '')
`
const FAILS = `${BUILDS}; console.error('a comma is missing'); process.exit(3)`
const HANGS = `${BUILDS}; console.error('thinking'); setInterval(() => {}, 1000)`

beforeEach(() => {
  rmSync(house, { recursive: true, force: true })
  mkdirSync(dirname(vite), { recursive: true })
  mkdirSync(web)
  cpSync(join(root, 'scripts'), join(house, 'scripts'), { recursive: true })
  for (const file of readdirSync(join(root, 'web')).filter((name) => name.endsWith('.js')))
    cpSync(join(root, 'web', file), join(web, file))
  writeFileSync(join(house, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(house, 'node_modules', 'vite', 'package.json'), '{}')
  writeFileSync(join(house, 'times'), '0')
  writeFileSync(vite, BUILDS)
  // The sources are older than whatever is built from them.
  const past = new Date(Date.now() - 60_000)
  for (const name of readdirSync(house, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(house, name), past, past)
  spawnSync(process.execPath, [bootstrap, 'stamp'])
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

const call = (script: string) => {
  const built = spawnSync(process.execPath, ['-e', script], { cwd: house, encoding: 'utf8', env })
  return { status: built.status, said: built.stderr }
}
const build = () => call(`import(${JSON.stringify(bootstrap)}).then((all) => all.buildApp())`)
const page = () => readFileSync(join(web, 'dist', 'index.html'), 'utf8')
const drafts = () => readdirSync(web).filter((name) => name.startsWith('dist.'))
const said = (which: string, about = {}) => `libero: ${sentence('en', which, about)}\n`

describe('the build', () => {
  test('is not repeated while no source has changed', () => {
    expect(build()).toEqual({ status: 0, said: said('building-app') })
    expect(build()).toEqual({ status: 0, said: '' })
    writeFileSync(join(web, 'new.ts'), '')
    const soon = new Date(Date.now() + 60_000)
    utimesSync(join(web, 'new.ts'), soon, soon)
    expect(build().said).toBe(said('building-app'))
    expect([page(), drafts()]).toEqual(['build 2', []])
  })

  test('that fails says so, ends with its code, and leaves the app as it was', () => {
    build()
    writeFileSync(vite, FAILS)
    rmSync(join(web, 'dist', 'sw.js'))
    expect(build()).toEqual({
      status: 3,
      said: `${said('building-app')}a comma is missing\n${said('build-failed')}`,
    })
    expect([page(), drafts()]).toEqual(['build 1', []])
  })

  test('without its tool says what to do', () => {
    rmSync(vite)
    expect(build()).toEqual({ status: 1, said: said('building-app') + said('tools-missing', { path: vite }) })
  })

  test('sweeps up after those that were broken off, and not after those that go on', () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    for (const name of [`dist.${pid}`, `dist.${pid}.old`, `dist.${process.pid}`]) mkdirSync(join(web, name))
    build()
    expect(drafts()).toEqual([`dist.${process.pid}`])
  })
})

describe('npm start', () => {
  const start = () =>
    spawn(process.execPath, [bootstrap, 'start', '--port', '0', '--lang', 'en'], {
      cwd: house,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  const hears = (running: ReturnType<typeof start>, words: RegExp) =>
    new Promise<string>((resolve, reject) => {
      let all = ''
      running.stderr?.setEncoding('utf8').on('data', (text: string) => {
        all += text
        const found = words.exec(all)?.[0]
        if (found) resolve(found)
      })
      running.on('close', () => reject(new Error(all)))
    })

  test('goes on while the app is built anew beside it', async () => {
    const running = start()
    const address = await hears(running, /http:\S+/)
    expect(await (await fetch(address)).text()).toBe('build 1')
    rmSync(join(web, 'dist', 'sw.js'))
    build()
    expect(await (await fetch(address)).text()).toBe('build 2')
    running.kill('SIGTERM')
    expect(await once(running, 'close')).toEqual([0, null])
  })

  test.skipIf(process.platform === 'win32')(
    'broken off while it builds leaves nothing that stays',
    async () => {
      writeFileSync(vite, HANGS)
      const running = start()
      await hears(running, /thinking/)
      // Ctrl+C reaches everybody in the terminal.
      process.kill(-(running.pid ?? 0), 'SIGINT')
      await once(running, 'close')
      expect(existsSync(join(web, 'dist'))).toBe(false)
      writeFileSync(vite, BUILDS)
      build()
      expect([page(), drafts()]).toEqual(['build 2', []])
    },
  )

  test('a disk that refuses is one sentence', () => {
    rmSync(join(house, 'node_modules'), { recursive: true })
    const { status, stderr } = spawnSync(process.execPath, [bootstrap, 'stamp'], { encoding: 'utf8', env })
    const path = join(house, 'node_modules', '.libero-installed')
    expect([status, stderr]).toEqual([1, said('disk-fault', { path, fault: 'ENOENT' })])
  })
})
