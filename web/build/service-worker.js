// Keeps the whole app, so that it starts without a network. One cache a version: a new version is fetched whole
// before the old one goes, and a page never mixes the two.

const VERSION = '__VERSION__'
const FILES = '__FILES__'
const CACHE = `libero-${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(`./${file}`, { cache: 'no-cache' }))))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('libero-') && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  event.respondWith(
    caches.open(CACHE).then(async (cache) => {
      const wanted = request.mode === 'navigate' ? './index.html' : request
      return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request)
    }),
  )
})
