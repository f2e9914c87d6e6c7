import { buildApp } from '../scripts/bootstrap.js'
import { findChromium } from '../scripts/chromium.js'
import { serverFor } from '../web/serve.js'

/** The app as people get it: built, and served by the same few lines as `npm start`. And a browser to look at it. */
export async function setup(project) {
  await buildApp()
  project.provide('chromium', await findChromium())
  const server = serverFor()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  project.provide('address', `http://127.0.0.1:${server.address().port}/`)
  return () => server.close()
}
