// The browser of the tests: the Chromium that is there, else the one that comes inside an npm package.

import { existsSync } from 'node:fs'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** No look at the outside world: tests run on closed networks. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Where it lies and how it is started; `CHROMIUM` names another one, or `packed` the one from the package. */
export async function findChromium() {
  const { CHROMIUM } = process.env
  const there = [CHROMIUM, ...INSTALLED].find((path) => path && existsSync(path))
  if (there && CHROMIUM !== 'packed') return { executablePath: there, args: QUIET }
  // The package brings the system libraries it needs, but unpacks them only where it believes to be in a cloud.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const executablePath = await packed.executablePath()
  const { LD_LIBRARY_PATH = '', FONTCONFIG_PATH = '' } = process.env
  return {
    executablePath,
    // The flags it recommends are for functions in a cloud: in a single process the browser ends with its first page.
    args: QUIET,
    env: { ...process.env, LD_LIBRARY_PATH, FONTCONFIG_PATH },
  }
}
