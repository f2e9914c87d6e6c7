import { once } from 'node:events'
import disk, { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { serverFor } from '../web/serve.js'
import { get, serving } from './serve-ground.ts'

const folder = mkdtempSync(join(tmpdir(), 'libero-disk-'))
let port: number
let stop: () => void

beforeAll(async () => {
  writeFileSync(join(folder, 'licences.txt'), 'MIT')
  ;({ port, stop } = await serving(folder))
})
afterAll(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

type Look = (path: string, ...rest: never[]) => unknown

describe('a disk that changes', () => {
  const looks = ['existsSync', 'statSync', 'readFileSync'] as const
  const promised = ['realpath', 'stat', 'open'] as const
  const before = Object.fromEntries(looks.map((look) => [look, disk[look]]))
  const promisedBefore = Object.fromEntries(promised.map((look) => [look, disk.promises[look]]))

  afterEach(() => {
    Object.assign(disk, before)
    Object.assign(disk.promises, promisedBefore)
    syncBuiltinESMExports()
  })

  /** After the nth look of the server at a file something happens. */
  function afterLook(nth: number, name: string, happens: () => void) {
    let count = 0
    const looked = (path: unknown) => {
      if (String(path).endsWith(name) && ++count === nth) happens()
    }
    for (const look of looks)
      Object.assign(disk, {
        [look]: (path: string, ...rest: never[]) => {
          const seen = (before[look] as Look)(path, ...rest)
          looked(path)
          return seen
        },
      })
    for (const look of promised)
      Object.assign(disk.promises, {
        [look]: async (path: string, ...rest: never[]) => {
          const seen = await (promisedBefore[look] as Look)(path, ...rest)
          looked(path)
          return seen
        },
      })
    syncBuiltinESMExports()
  }

  test.each([1, 2, 3, 4])('a file that goes after look %i is sent whole or not at all', async (nth) => {
    for (const [name, accept] of [
      ['brief.png', ''],
      ['brief.txt', 'br'],
      ['brief.js', 'gzip'],
    ] as const) {
      const path = join(folder, name)
      writeFileSync(path, 'here for a moment')
      afterLook(nth, name, () => rmSync(path, { force: true }))
      const { status, head, body } = await get(port, `/${name}`, { 'accept-encoding': accept })
      expect([200, 404]).toContain(status)
      expect(head['x-content-type-options']).toBe('nosniff')
      expect(body.length).toBe(Number(head['content-length']))
    }
    expect((await get(port, '/licences.txt')).body.toString()).toBe('MIT')
  })

  test.each([
    ['EIO', 500],
    ['EACCES', 403],
    ['EMFILE', 503],
  ])('a disk that says %s is answered for with %i', async (code, status) => {
    Object.assign(disk.promises, {
      open: async () => {
        throw Object.assign(new Error(code), { code })
      },
    })
    syncBuiltinESMExports()
    const answer = await get(port, '/licences.txt')
    expect(answer.status).toBe(status)
    expect(answer.head['cache-control']).toBe('no-store')
  })

  test('what has changed is sent as it is now', async () => {
    const path = join(folder, 'news.txt')
    writeFileSync(path, 'one')
    const first = await get(port, '/news.txt', { 'accept-encoding': 'br' })
    writeFileSync(path, 'another')
    const second = await get(port, '/news.txt', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(first.body).toString()).toBe('one')
    expect(brotliDecompressSync(second.body).toString()).toBe('another')
    expect(second.head.etag).not.toBe(first.head.etag)
  })

  test('a folder that is gone', async () => {
    const gone = await serving(join(folder, 'nowhere'))
    expect((await get(gone.port, '/')).status).toBe(404)
    gone.stop()
  })

  test('a connection that could not be taken is not the last one', async () => {
    const server = serverFor(folder)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }))
    const { port: there } = server.address() as AddressInfo
    expect((await get(there, '/licences.txt')).status).toBe(200)
    server.close()
  })
})
