import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REFUSALS } from '../web/serve-text.js'
import type { Answer } from './serve-ground.ts'
import { bare as bareAt, get as getAt, serving } from './serve-ground.ts'

// The word assets in the way to the folder must not make its files immutable.
const ground = mkdtempSync(join(tmpdir(), 'libero-serve-'))
const folder = join(ground, 'assets', 'dist')
const HTML = `<!doctype html>${'<p>Libero</p>'.repeat(200)}`

let port: number
let stop: () => void
const get = (target: string, head?: Readonly<Record<string, string>>, method?: string) =>
  getAt(port, target, head, method)
const bare = (text: string) => bareAt(port, text)

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(ground, 'elsewhere'))
  writeFileSync(join(folder, 'index.html'), HTML)
  writeFileSync(join(folder, 'licences.txt'), 'MIT')
  writeFileSync(join(folder, 'strange.xyz'), 'what is this?')
  writeFileSync(join(folder, 'ő.txt'), 'ő')
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'export const a = 1')
  writeFileSync(join(folder, 'assets', 'ball.png'), Buffer.from([137, 80, 78, 71]))
  writeFileSync(join(ground, 'elsewhere', 'secret.txt'), 'secret')
  writeFileSync(join(ground, 'assets', 'dist-secret.txt'), 'secret')
  symlinkSync(join(ground, 'elsewhere'), join(folder, 'away'))
  symlinkSync(join(ground, 'elsewhere', 'secret.txt'), join(folder, 'out.txt'))
  symlinkSync('loop.txt', join(folder, 'loop.txt'))
  symlinkSync('licences.txt', join(folder, 'inside.txt'))
  if (process.platform !== 'win32') execFileSync('mkfifo', [join(folder, 'pipe.txt')])
  ;({ port, stop } = await serving(folder))
})
afterAll(() => {
  stop()
  rmSync(ground, { recursive: true, force: true })
})

/** Still the same process, and it still serves. */
const stillServes = async () => expect((await get('/')).body.toString()).toBe(HTML)

test('a shared link shows its picture: its whole address is where the app was asked for', async () => {
  const page = '<meta property="og:image" content="./libero.jpg" />'
  writeFileSync(join(folder, 'index.html'), page)
  const shown = async (target: string, head: Readonly<Record<string, string>>) =>
    /content="(.*)"/.exec((await get(target, head)).body.toString())?.[1]
  expect(await shown('/', { host: 'libero.example:8080' })).toBe('http://libero.example:8080/libero.jpg')
  expect(await shown('/?a=/b/', { host: 'x.example', 'x-forwarded-proto': 'https' })).toBe(
    'https://x.example/libero.jpg',
  )
  // What does not belong into an address is not written into the page.
  expect(await shown('/', { host: '"><b>' })).toBe('./libero.jpg')
  expect(await shown('/a"b/../', { host: 'x.example' })).toBe('./libero.jpg')
  writeFileSync(join(folder, 'index.html'), HTML)
})

type Asked = readonly [what: string, status: number, answer: () => Promise<Answer>]
const TABLE: readonly Asked[] = [
  ['the start page', 200, () => get('/')],
  ['a file', 200, () => get('/licences.txt')],
  ['a file with a query', 200, () => get('/licences.txt?a=%ZZ#b')],
  ['a name beyond ASCII', 200, () => get('/%C5%91.txt')],
  ['a file of unknown kind', 200, () => get('/strange.xyz')],
  ['an asset', 200, () => get('/assets/app-1.js')],
  ['a picture', 200, () => get('/assets/ball.png')],
  ['brotli', 200, () => get('/', { 'accept-encoding': 'gzip, br' })],
  ['gzip', 200, () => get('/', { 'accept-encoding': 'gzip' })],
  ['HEAD', 200, () => get('/', {}, 'HEAD')],
  ['HEAD of nothing', 404, () => get('/nothing', {}, 'HEAD')],
  ['two slashes', 200, () => get('//')],
  ['two slashes and a name', 200, () => get('//licences.txt')],
  ['an address with its host', 200, () => get('http://here/licences.txt')],
  ['a part of a file', 200, () => get('/', { range: 'bytes=0-3' })],
  ['a part that is not there', 200, () => get('/', { range: 'bytes=999999-' })],
  ['a senseless part', 200, () => get('/', { range: 'lines=ő' })],
  ['whatever is known', 304, () => get('/', { 'if-none-match': '*' })],
  ['something else is known', 200, () => get('/', { 'if-none-match': '"other", W/"another"' })],
  ['only if unchanged, and it has changed', 412, () => get('/', { 'if-match': '"other"' })],
  ['a date that is none', 200, () => get('/', { 'if-modified-since': 'yesterday' })],
  ['nothing', 404, () => get('/nothing')],
  ['a folder', 404, () => get('/assets')],
  ['a folder with a slash', 404, () => get('/assets/')],
  ['a file with a slash', 404, () => get('/licences.txt/')],
  ['a way out', 404, () => get('/../elsewhere/secret.txt')],
  ['a hidden way out', 404, () => get('/%2e%2e%2f%2e%2e%2felsewhere%2fsecret.txt')],
  ['a neighbour whose name begins alike', 404, () => get('/..%2fdist-secret.txt')],
  ['a link out of the folder', 404, () => get('/out.txt')],
  ['a linked folder elsewhere', 404, () => get('/away/secret.txt')],
  ['a link that leads to itself', 404, () => get('/loop.txt')],
  ['a link within the folder', 200, () => get('/inside.txt')],
  ['an escape that is none', 400, () => get('/%ZZ')],
  ['half a letter', 400, () => get('/%C5')],
  ['a zero byte', 400, () => get('/licences.txt%00.html')],
  ['a star', 400, () => get('*')],
  ['no host', 400, () => bare('GET / HTTP/1.1\r\nconnection: close\r\n\r\n')],
  ['a name too long for the disk', 414, () => get(`/${'a'.repeat(5000)}`)],
  ['an address too long for the parser', 431, () => get(`/${'a'.repeat(40_000)}`)],
  ['no HTTP at all', 400, () => bare('hello\r\n\r\n')],
  ['a broken head', 400, () => bare('GET / HTTP/1.1\r\nhost here\r\n\r\n')],
  ['two lengths', 400, () => bare('POST / HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n')],
  ['another expectation', 417, () => get('/', { expect: 'a miracle' })],
  ['an upgrade nobody offers', 200, () => get('/', { connection: 'close, upgrade', upgrade: 'websocket' })],
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'].map(
    (method): Asked => [method, 405, () => get('/', { 'content-length': '0' }, method)],
  ),
  ['CONNECT', 405, () => get('here:80', {}, 'CONNECT')],
]

describe('every answer', () => {
  test.each(TABLE)('%s: %i, with the head that all have', async (_, status, answer) => {
    const { head, ...answered } = await answer()
    expect(answered.status).toBe(status)
    expect(head['x-content-type-options']).toBe('nosniff')
    expect(head['content-security-policy']).toContain("default-src 'self'")
    expect(head['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(head['referrer-policy']).toBe('no-referrer')
    expect(head['cache-control']).toMatch(
      status >= 400 ? /^no-store$/ : /^(no-cache|public, max-age=\d+, immutable)$/,
    )
    expect(head['content-type']).toMatch(/; charset=utf-8$|^image\/png$|^application\/octet-stream$/)
    if (status >= 400) expect(head['content-type']).toBe('text/plain; charset=utf-8')
    await stillServes()
  })

  test.skipIf(process.platform === 'win32')('a pipe nobody writes to is no file', async () => {
    expect((await get('/pipe.txt')).status).toBe(404)
  })

  test('HEAD says what GET would, without the body', async () => {
    for (const [target, accept] of [
      ['/', 'br'],
      ['/', ''],
      ['/assets/ball.png', 'br'],
      ['/nothing', ''],
      ['/%ZZ', ''],
    ] as const) {
      const { date: _, ...whole } = (await get(target, { 'accept-encoding': accept })).head
      const headOnly = await get(target, { 'accept-encoding': accept }, 'HEAD')
      const { date: __, ...head } = headOnly.head
      expect(head).toEqual(whole)
      expect(Number(head['content-length'])).toBeGreaterThan(0)
      expect(headOnly.body).toHaveLength(0)
    }
  })

  test('what is known is not sent again, in the form in which it is known', async () => {
    const { head } = await get('/', { 'accept-encoding': 'br' })
    const tag = (await get('/', { 'accept-encoding': 'gzip, br' }, 'HEAD')).head.etag ?? ''
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${tag}` })
    expect(again).toMatchObject({ status: 304, head: { vary: 'accept-encoding', etag: head.etag } })
    expect(again.body).toHaveLength(0)
    expect((await get('/', { 'if-none-match': tag })).status).toBe(200)
    expect((await get('/', { 'accept-encoding': 'br', 'if-match': tag })).status).toBe(200)
  })

  test('compresses for whoever wants it, and for nobody who does not', async () => {
    const form = async (accepted: string) => {
      const { head, body } = await get('/', { 'accept-encoding': accepted })
      expect(head.vary).toBe('accept-encoding')
      expect(Number(head['content-length'])).toBe(body.length)
      return [head['content-encoding'], body] as const
    }
    const [br, brBody] = await form('gzip;q=0.5, br')
    expect([br, brotliDecompressSync(brBody).toString()]).toEqual(['br', HTML])
    const [gzip, gzipBody] = await form('br;q=0, gzip')
    expect([gzip, gunzipSync(gzipBody).toString()]).toEqual(['gzip', HTML])
    const [none, plain] = await form('br; q=0.000, x-abroad')
    expect([none, plain.toString()]).toEqual([undefined, HTML])
  })

  test('only what carries a hash in its name is kept for ever', async () => {
    const kept = async (target: string) => (await get(target)).head['cache-control']
    expect(await kept('/assets/app-1.js')).toContain('immutable')
    expect(await kept('/')).toBe('no-cache')
    expect(await kept('/assets/app-2.js')).toBe('no-store')
  })

  test('refusals are said in the language of whoever asks', async () => {
    const said = async (accepted: string) =>
      (await get('/nothing', { 'accept-language': accepted })).body.toString()
    expect(await said('hu-HU,hu;q=0.9')).toBe(`${REFUSALS.hu[404]}\n`)
    expect(await said('fr, de;q=0.5')).toBe(`${REFUSALS.de[404]}\n`)
    expect(await said('')).toBe(`${REFUSALS.en[404]}\n`)
    for (const { ...sentences } of Object.values(REFUSALS))
      expect(Object.keys(sentences)).toEqual(Object.keys(REFUSALS.en))
  })
})

describe('clients that leave', () => {
  test('in the middle of a request, of an answer, and of several at once', async () => {
    for (const text of [
      'GET / HT',
      'POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\nhalf',
      'GET / HTTP/1.1\r\nhost: here\r\n\r\n'.repeat(50),
      'GET / HTTP/1.1\r\nhost: here\r\n\r\nnonsense\r\n\r\n',
    ]) {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      await once(socket, 'connect')
      socket.write(text, () => socket.resetAndDestroy())
      await once(socket, 'close')
    }
    await stillServes()
  })
})
