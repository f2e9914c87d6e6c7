import { spawn, spawnSync } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { blanks, LANGUAGES } from '@libero/kernel/words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageOf as languageOfCommand } from '../cli/arguments.ts'
import { appAsked, asksForApp, languageOf, sentence } from '../scripts/start.js'
import { SENTENCES } from '../scripts/start-text.js'
import { listen, USUAL_PORT } from '../web/listen.js'

const bootstrap = fileURLToPath(new URL('../scripts/bootstrap.js', import.meta.url))

/** `npm start` as people type it, in surroundings that say nothing else. */
function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(PORT|HOST|LANG|LC_.*|npm_config_.*)$/.test(name),
  )
  return { args: [bootstrap, 'start', ...args], env: { ...Object.fromEntries(own), ...env } }
}

function ended(args: readonly string[], env?: Readonly<Record<string, string>>) {
  const line = start(args, env)
  return spawnSync(process.execPath, line.args, { encoding: 'utf8', env: line.env })
}

const other = createServer()
let taken: number

beforeAll(async () => {
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  taken = (other.address() as AddressInfo).port
})
afterAll(() => other.close())

describe('a port that makes no sense', () => {
  type Asked = readonly [args: readonly string[], env: Readonly<Record<string, string>>]
  const wrong: readonly Asked[] = [
    [[], { PORT: 'abc' }],
    [[], { PORT: '' }],
    [[], { PORT: ' ' }],
    [[], { PORT: '-1' }],
    [[], { PORT: '80.5' }],
    [[], { PORT: '0x50' }],
    [[], { PORT: '1e3' }],
    [[], { PORT: '65536' }],
    [[], { PORT: '4321; rm' }],
    [['--port', '99999'], {}],
    [['--port', '-1'], {}],
    [['--port=80.5'], {}],
    [['--port='], {}],
    [['--port'], {}],
    [['--port', ''], {}],
    [['--port', '٣'], {}],
    [['--port', 'abc'], { PORT: '4321' }],
    [['--port', '99999999999999999999'], {}],
    [['--host', ''], {}],
    [['--lang', 'fr'], {}],
    [['--prot', '4321'], {}],
    [['--port', '4321', 'now'], {}],
    [['4321'], { npm_config_port: 'true' }],
    [[], { npm_config_port: '4321' }],
  ]
  test.each(wrong)('%j %j is refused, in every language', (args, env) => {
    for (const language of LANGUAGES) {
      const asked = appAsked(args, { ...env, LANG: language })
      expect(asked).toMatchObject({ ok: false, language })
      if (!('code' in asked)) continue
      const said = sentence(language, asked.code, asked.about)
      expect(said).not.toMatch(/undefined|[{}]/)
      expect(said.split('\n')).toHaveLength(1)
    }
  })

  test.each(wrong.filter((_, nth) => [0, 1, 9, 10, 13, 20, 22].includes(nth)))(
    '%j %j ends the process with one sentence and 2, before anything is built',
    (args, env) => {
      const { status, stdout, stderr } = ended(args, { ...env, LANG: 'de_AT.UTF-8' })
      const asked = appAsked(args, { ...env, LANG: 'de' })
      if (!('code' in asked)) throw new Error('this was wrong')
      expect(stderr).toBe(`libero: ${sentence('de', asked.code, asked.about)}\n`)
      expect([status, stdout]).toEqual([2, ''])
    },
  )
})

describe('what was asked for', () => {
  test.each([
    [[], {}, {}],
    [[], { PORT: '5000' }, { port: 5000 }],
    [[], { PORT: '5000 ' }, { port: 5000 }],
    [['--port', '5000'], { PORT: '6000' }, { port: 5000 }],
    [['--port=0'], {}, { port: 0 }],
    [['--port=65535', '--host=::1'], {}, { port: 65_535, host: '::1' }],
    [[], { HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [['--lang', 'hu'], {}, {}],
  ])('%j %j', (args, env, where) => {
    expect(appAsked(args, env)).toMatchObject({ ok: true, where })
  })

  test('--lang goes before the surroundings', () => {
    expect(appAsked(['--lang', 'hu', '--port', 'x'], { LANG: 'de' }).language).toBe('hu')
    expect(ended(['--lang=hu', '--port=x']).stderr).toContain('egész szám')
  })

  test.each([
    [[], true],
    [['--port', '1'], true],
    [['--lang', 'de'], true],
    [['--prot'], true],
    [['play', 'finale'], false],
    [['sim', '--lang', 'de'], false],
    [['--lang', 'de', 'sim'], false],
    [['--help'], false],
  ])('%j is for the app: %s', (args, app) => expect(asksForApp(args, {})).toBe(app))

  test.each([
    {},
    { LANG: 'hu_HU' },
    { LC_ALL: 'de', LANG: 'hu' },
    { LC_MESSAGES: 'DE' },
    { LANG: 'fr' },
    { LANG: '' },
  ])('the language in %j is the command’s', (env) => expect(languageOf(env)).toBe(languageOfCommand(env)))

  test('every sentence is there in every language, with the same blanks', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(SENTENCES[language])).toEqual(Object.keys(SENTENCES.en))
      for (const [code, said] of Object.entries(SENTENCES[language]))
        expect([code, blanks(said)]).toEqual([code, blanks(SENTENCES.en[code as keyof typeof SENTENCES.en])])
    }
  })
})

describe('a port that cannot be had', () => {
  test('one that is taken is never replaced where it was asked for', () => {
    const { status, stdout, stderr } = ended([], { PORT: String(taken), LANG: 'en' })
    expect(stderr).toBe(
      `libero: ${sentence('en', 'port-taken', { port: taken, other: taken < 65_535 ? taken + 1 : taken - 1 })}\n`,
    )
    expect([status, stdout]).toEqual([1, ''])
  })

  test('an address of another machine', () => {
    const { status, stderr } = ended(['--host', '192.0.2.1', '--port', '0'])
    expect(stderr).toBe(
      `libero: ${sentence('en', 'host-wrong', { host: '192.0.2.1', fault: 'EADDRNOTAVAIL' })}\n`,
    )
    expect(status).toBe(1)
  })

  /** A server to which the system says no at some ports. */
  class Refused extends EventEmitter {
    readonly tried: number[] = []
    constructor(private readonly says: (port: number) => string | undefined) {
      super()
    }
    address = () => ({ port: this.tried.at(-1), address: '127.0.0.1' })
    listen(port: number) {
      this.tried.push(port)
      const code = this.says(port)
      queueMicrotask(() =>
        code ? this.emit('error', Object.assign(new Error(code), { code })) : this.emit('listening'),
      )
    }
  }

  test('one that needs rights', async () => {
    expect(await listen(new Refused(() => 'EACCES'), { port: 80 })).toEqual({
      ok: false,
      code: 'port-forbidden',
      about: { port: 80, other: USUAL_PORT, host: '127.0.0.1', fault: 'EACCES' },
    })
  })

  test('the usual one is passed over, up to an end', async () => {
    const busy = new Refused((port) => (port < USUAL_PORT + 2 ? 'EADDRINUSE' : undefined))
    expect(await listen(busy)).toEqual({
      ok: true,
      port: USUAL_PORT + 2,
      address: `http://localhost:${USUAL_PORT + 2}/`,
    })
    const full = new Refused(() => 'EADDRINUSE')
    expect(await listen(full)).toMatchObject({ ok: false, code: 'ports-taken', about: { port: USUAL_PORT } })
    expect(full.tried.length).toBeLessThan(50)
  })

  test('whatever comes back has a sentence', () => {
    for (const code of ['port-taken', 'ports-taken', 'port-forbidden', 'host-wrong', 'listen-failed'])
      for (const language of LANGUAGES) {
        const about = { port: 1, other: 2, host: 'here', fault: 'EIO', last: 3 }
        expect(sentence(language, code, about)).not.toMatch(/undefined|[{}]/)
      }
  })
})

// It may have to be built first.
test('the app is served at a free port, says where, and Ctrl+C ends it in peace', async () => {
  const line = start(['--port', '0', '--lang', 'en'])
  const running = spawn(process.execPath, line.args, { env: line.env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    running.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /http:\S+/.exec(said)?.[0]
      if (found) resolve(found)
    })
    running.on('close', () => reject(new Error(said)))
  })
  const page = await fetch(address)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<div id="app">')
  running.kill('SIGINT')
  const [status] = await once(running, 'close')
  expect(status).toBe(0)
}, 240_000)
