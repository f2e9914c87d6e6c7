import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { serverFor } from '../web/serve.js'

export interface Answer {
  readonly status: number
  readonly head: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A request written by hand, because a client would tidy it first. */
export async function bare(port: number, text: string): Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part)).on('error', () => {})
  socket.write(text)
  await once(socket, 'close')
  const all = Buffer.concat(parts)
  const cut = all.indexOf('\r\n\r\n')
  const [first = '', ...lines] = all.subarray(0, cut).toString().split('\r\n')
  return {
    status: Number(first.split(' ')[1]),
    head: Object.fromEntries(
      lines
        .map((line) => line.split(/: (.*)/s))
        .map(([name = '', value = '']) => [name.toLowerCase(), value]),
    ),
    body: all.subarray(cut + 4),
  }
}

export const get = (
  port: number,
  target: string,
  head: Readonly<Record<string, string>> = {},
  method = 'GET',
) =>
  bare(
    port,
    `${method} ${target} HTTP/1.1\r\n${Object.entries({ host: 'here', connection: 'close', ...head })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  )

/** A folder served at any free port of this machine. */
export async function serving(folder: string): Promise<{ readonly port: number; stop(): void }> {
  const server = serverFor(folder)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
