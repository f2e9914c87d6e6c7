// Where the app is served: the port that was asked for and no other, or, where none was, the first that is free.

/** The address of an app nobody has given another one. */
export const USUAL_PORT = 4321
const MOST_TRIES = 20
const OWN_HOST = '127.0.0.1'

const CODES = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'host-wrong',
  ENOTFOUND: 'host-wrong',
  EAI_AGAIN: 'host-wrong',
  EAFNOSUPPORT: 'host-wrong',
  EINVAL: 'host-wrong',
}

/**
 * Takes a port, and says which address that is or, as a code, why not. Without `port` a taken one is passed over.
 * @param {object} server
 * @param {{ port?: number, host?: string }} where
 */
export async function listen(server, { port, host = OWN_HOST } = {}) {
  const first = port ?? USUAL_PORT
  const last = port ?? USUAL_PORT + MOST_TRIES
  for (let tried = first; tried <= last; tried++) {
    const fault = await open(server, tried, host)
    if (!fault) return { ok: true, port: server.address().port, address: addressOf(server.address(), host) }
    const code = CODES[fault.code] ?? 'listen-failed'
    if (code !== 'port-taken' || port !== undefined)
      return {
        ok: false,
        code,
        about: { port: tried, other: otherThan(tried, code), host, fault: fault.code },
      }
  }
  return { ok: false, code: 'ports-taken', about: { port: first, last } }
}

/** A port to ask for instead. */
const otherThan = (port, code) =>
  code === 'port-forbidden' ? USUAL_PORT : port < 65_535 ? port + 1 : port - 1

/** Resolves to what went wrong, if anything did. */
function open(server, port, host) {
  return new Promise((resolve) => {
    const settle = (fault) => {
      server.off('error', settle).off('listening', settle)
      resolve(fault)
    }
    server.on('error', settle).on('listening', settle)
    try {
      server.listen(port, host)
    } catch (fault) {
      settle(fault)
    }
  })
}

/** As it is typed into a browser: every address of this machine is also `localhost`. */
function addressOf({ port, address }, host) {
  if ([OWN_HOST, '0.0.0.0', '::'].includes(address)) return `http://localhost:${port}/`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
}
