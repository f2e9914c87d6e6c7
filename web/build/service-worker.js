// Keeps the whole app, so that it starts without a network. One cache a version: a new version is fetched whole
// before it takes over, and the one before stays for pages that were opened with it and have not loaded all of it.

const VERSION = '__VERSION__'
const FILES = '__FILES__'
const CACHE = `libero-${VERSION}`

const fetched = (file) => new Request(`./${file}`, { cache: 'no-cache' })

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map(fetched)))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const tidied = caches.keys().then((names) => {
    const old = names.filter((name) => name.startsWith('libero-') && name !== CACHE).slice(0, -1)
    return Promise.all(old.map((name) => caches.delete(name)))
  })
  event.waitUntil(tidied.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  event.respondWith(answer(request))
})

async function answer(request) {
  const own = await caches.open(CACHE)
  const kept =
    (await own.match(request, { ignoreSearch: true })) ??
    // Whatever is opened and is no file of ours (the licences are one) is the app.
    (request.mode === 'navigate' ? await own.match('./index.html') : undefined) ??
    (await caches.match(request))
  return kept ?? fetch(request)
}
