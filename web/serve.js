// Serves the built app: plain files from one folder, compressed, to this machine only unless told otherwise.
// Plain JavaScript without dependencies: it runs from a fresh clone right after the build.

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webmanifest': 'application/manifest+json',
}
const TEXT = /\.(html|js|css|json|svg|webmanifest)$/
/** The address asked for first; the next free one is taken if somebody else has it. */
const USUAL_PORT = 4321
const MOST_TRIES = 20

export const builtApp = join(fileURLToPath(new URL('.', import.meta.url)), 'dist')

/** A server for a folder; compressed forms are made once and remembered. */
export function serverFor(folder = builtApp) {
  const squeezed = new Map()
  const compress = (path, how) => {
    const key = `${how} ${path} ${statSync(path).mtimeMs}`
    let body = squeezed.get(key)
    if (!body) {
      const bytes = readFileSync(path)
      body =
        how === 'br'
          ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
          : gzipSync(bytes, { level: 9 })
      squeezed.set(key, body)
    }
    return body
  }
  return createServer((request, response) => {
    const path = fileFor(folder, request.url ?? '/')
    if (!path || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response
        .writeHead(path ? 405 : 404, { 'content-type': 'text/plain' })
        .end(path ? 'only GET' : 'not here')
      return
    }
    const accepts = String(request.headers['accept-encoding'] ?? '')
    const how = !TEXT.test(path)
      ? undefined
      : /\bbr\b/.test(accepts)
        ? 'br'
        : /\bgzip\b/.test(accepts)
          ? 'gzip'
          : undefined
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      // Files under assets/ carry a hash in their name and never change.
      'cache-control': path.includes(`${sep}assets${sep}`)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; frame-ancestors 'none'",
      ...(how && { 'content-encoding': how, vary: 'accept-encoding' }),
    })
    if (request.method === 'HEAD') response.end()
    else if (!how)
      createReadStream(path)
        .on('error', () => response.destroy())
        .pipe(response)
    else {
      try {
        response.end(compress(path, how))
      } catch {
        // A file may go while the app is being built anew: that ends this answer, not the server.
        response.destroy()
      }
    }
  })
}

/** The file an address means, if it is one of the folder's. */
function fileFor(folder, url) {
  let name
  try {
    name = decodeURIComponent(new URL(url, 'http://here').pathname)
  } catch {
    return undefined
  }
  const path = normalize(join(folder, name.endsWith('/') ? `${name}index.html` : name))
  if (!path.startsWith(folder + sep) || name.includes('\0')) return undefined
  return existsSync(path) && statSync(path).isFile() ? path : undefined
}

/** Listens at the first free port from `port` on and says where. */
export function listen(
  server,
  port = Number(process.env.PORT) || USUAL_PORT,
  host = process.env.HOST || '127.0.0.1',
) {
  return new Promise((resolve, reject) => {
    let tries = 0
    server.on('error', (fault) => {
      if (fault.code !== 'EADDRINUSE' || ++tries > MOST_TRIES) reject(fault)
      else server.listen(port + tries, host)
    })
    server.on('listening', () =>
      resolve(`http://${host === '127.0.0.1' ? 'localhost' : host}:${server.address().port}/`),
    )
    server.listen(port, host)
  })
}
