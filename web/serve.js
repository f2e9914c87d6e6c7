// Serves the built app: plain files from one folder, compressed, to this machine only unless told otherwise.
// Plain JavaScript without dependencies: it runs from a fresh clone right after the build. Neither a request nor
// anything that happens to the folder ends it: a file is opened once and read whole before the first word of an
// answer, so there is always a true answer to give.

import { createHash } from 'node:crypto'
import { constants as files } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import { createServer, STATUS_CODES } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zip } from 'node:zlib'
import { languageAsked, REFUSALS } from './serve-text.js'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}
const isText = (type) => type.includes('charset')

const COMPRESS = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [zip.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** In every answer, whatever it says: what the page may load, and that nothing is guessed or told to others. */
const GUARDS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** The one place where the head of an answer is made; `own` is what only this answer has. */
const headOf = (body, own) => ({
  ...GUARDS,
  'content-type': TYPES['.txt'],
  'cache-control': 'no-store',
  'content-length': body.length,
  ...own,
})

function refusal(status, request, own = {}) {
  const language = languageAsked(request?.headers['accept-language'])
  const body = Buffer.from(`${REFUSALS[language][status]}\n`)
  return { status, head: headOf(body, { 'content-language': language, ...own }), body }
}

/** What a fault of the disk means for whoever asked. */
const STATUS_OF_FAULT = {
  ENOENT: 404,
  ENOTDIR: 404,
  EISDIR: 404,
  ELOOP: 404,
  ENXIO: 404,
  EACCES: 403,
  EPERM: 403,
  ENAMETOOLONG: 414,
  EMFILE: 503,
  ENFILE: 503,
}

/** What is wrong with requests that the parser gives up on. */
const STATUS_OF_MALFORMED = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

export const builtApp = join(fileURLToPath(new URL('.', import.meta.url)), 'dist')

/** A server for a folder. It is not listening yet: see `listen`. */
export function serverFor(folder = builtApp) {
  const shelf = new Shelf(folder)
  const answering = new WeakSet()
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    answering.add(request.socket)
    response.on('close', () => answering.delete(request.socket)).on('error', () => response.destroy())
    request.on('error', () => response.destroy())
    answerTo(request, shelf)
      .catch((fault) => refusal(STATUS_OF_FAULT[fault.code] ?? 500, request))
      .then((answer) => send(answer, request, response))
      .catch(() => response.destroy())
  })
  server.on('checkExpectation', (request, response) => send(refusal(417, request), request, response))
  // Beneath the reach of requests and responses there is still a socket to answer on, unless half an answer is on it.
  const sendBare = (status, socket) => {
    if (!socket.writable || answering.has(socket)) socket.destroy()
    else socket.end(written(refusal(status)))
  }
  server.on('clientError', (fault, socket) =>
    fault.code === 'ECONNRESET' ? socket.destroy() : sendBare(STATUS_OF_MALFORMED[fault.code] ?? 400, socket),
  )
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy())
    sendBare(405, socket)
  })
  // A connection that could not be taken (too many open files) is the loss of that one, not of the server.
  server.on('listening', () => server.on('error', () => {}))
  return server
}

function send({ status, head, body }, request, response) {
  response.writeHead(status, head)
  response.end(request.method === 'HEAD' || status === 304 ? undefined : body)
}

const written = ({ status, head, body }) =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries({ ...head, connection: 'close' }).map(([name, value]) => `${name}: ${value}`),
    '',
    body.toString(),
  ].join('\r\n')

/** Ranges are not served, which every client must bear: no file of the app is worth a part. */
async function answerTo(request, shelf) {
  if (request.httpVersion === '1.1' && request.headers.host === undefined) return refusal(400, request)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refusal(405, request, { allow: 'GET, HEAD' })
  const name = nameIn(request.url)
  if (name === undefined) return refusal(400, request)
  const file = await shelf.fileAt(name)
  if (!file) return refusal(404, request)
  const type = TYPES[extname(file.path)] ?? 'application/octet-stream'
  const said = extname(file.path) === '.html' ? whereAsked(request) : ''
  const how = isText(type) ? encodingFor(request.headers['accept-encoding']) : undefined
  const shown = said ? withPicture(file, said) : file
  const body = how ? await shown.compressed(how) : shown.bytes
  const tag = `"${shown.hash}${how ? `-${how}` : ''}"`
  const head = headOf(body, {
    'content-type': type,
    // Files under assets/ carry a hash in their name and never change.
    'cache-control': file.path.startsWith(`assets${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    etag: tag,
    'accept-ranges': 'none',
    ...(isText(type) && { vary: 'accept-encoding' }),
    ...(how && { 'content-encoding': how }),
  })
  const { 'if-match': wanted, 'if-none-match': known } = request.headers
  if (wanted !== undefined && !names(wanted, tag)) return refusal(412, request)
  return { status: known !== undefined && names(known, tag) ? 304 : 200, head, body }
}

/** From where the app was asked for; '' where that cannot be said in an address. */
function whereAsked({ headers, url }) {
  const { host = '', 'x-forwarded-proto': by } = headers
  const folder = url.replace(/[?#].*$/s, '').replace(/[^/]*$/, '')
  if (!/^[\w.-]+(:\d+)?$/.test(host) || !/^\/([\w.~-]+\/)*$/.test(folder)) return ''
  return `${by === 'https' ? 'https' : 'http'}://${host}${folder}`
}

/** Whoever shows a link elsewhere needs the whole address of its picture, which only the question says. */
function withPicture(file, where) {
  const filled = file.bytes.toString().replace('content="./libero.jpg"', () => `content="${where}libero.jpg"`)
  return new Kept(file.path, file.stamp, Buffer.from(filled))
}

const names = (list, tag) =>
  list.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')))

/** The file's name in an address, from the root of the folder; nothing where it cannot be read. */
function nameIn(target) {
  try {
    const path = target.startsWith('/') ? target : new URL(target).pathname
    const name = decodeURIComponent(path.replace(/[?#].*$/s, ''))
    if (name.includes('\0')) return undefined
    return name.endsWith('/') ? `${name}index.html` : name
  } catch {
    return undefined
  }
}

function encodingFor(accepted = '') {
  const welcome = String(accepted)
    .toLowerCase()
    .split(',')
    .map((each) => each.replaceAll(/\s/g, ''))
    .filter((each) => !/;q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';')[0])
  return Object.keys(COMPRESS).find((how) => welcome.includes(how))
}

/** More than the app has; what earlier builds left behind is forgotten with the rest. */
const MOST_KEPT = 1000

/** The files of a folder as they are now; what has not changed is neither read nor compressed again. */
class Shelf {
  #kept = new Map()

  constructor(folder) {
    this.folder = folder
  }

  /** Nothing where the name leads out of the folder, also by a link, or to something that is no file. */
  async fileAt(name) {
    const folder = await realpath(this.folder)
    const path = await realpath(join(folder, name))
    if (!path.startsWith(folder + sep)) return undefined
    // Without waiting: opening a pipe nobody writes to would never end.
    const handle = await open(path, files.O_RDONLY | (files.O_NONBLOCK ?? 0))
    try {
      const stats = await handle.stat()
      if (!stats.isFile()) return undefined
      const stamp = `${stats.ino} ${stats.mtimeMs} ${stats.size}`
      const kept = this.#kept.get(path)
      if (kept?.stamp === stamp) return kept
      const file = new Kept(relative(folder, path), stamp, await handle.readFile())
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
      this.#kept.set(path, file)
      return file
    } finally {
      await handle.close()
    }
  }
}

class Kept {
  #forms = new Map()

  constructor(path, stamp, bytes) {
    this.path = path
    this.stamp = stamp
    this.bytes = bytes
    this.hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  }

  compressed(how) {
    const form = this.#forms.get(how) ?? COMPRESS[how](this.bytes)
    this.#forms.set(how, form)
    return form
  }
}
