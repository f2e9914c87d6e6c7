// What pictures need of a page: a match on its shelf, a decision taken, and time that stands still when the wanted
// thing is told. Each of these functions but `still` runs in the browser, by itself.

/**
 * Before the page begins: the short bells by which it tells a match ring sooner, and none once the wanted event is being
 * told. The long ones are for those who think.
 */
export function holdTime() {
  const { setTimeout: bell } = window
  const short = 50
  // Long enough for what is told to be drawn.
  const soon = 10
  let isHeld = false
  Object.assign(window, {
    setTimeout: (ring, wait = 0, ...said) =>
      bell(() => isHeld || ring(...said), wait > short ? wait : wait && soon),
  })
  new MutationObserver(() => {
    const { wanted } = window
    const told = document.querySelector('.match')?.dataset.telling
    if (wanted && told === wanted) isHeld = true
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-telling'],
  })
}

/** Puts a match on the shelf as the app itself does. */
export const putMatch = (match) =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('libero')
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const change = request.result.transaction('matches', 'readwrite')
      change.objectStore('matches').put(match)
      change.oncomplete = () => {
        request.result.close()
        resolve()
      }
    }
  })

/** The match that was kept last. */
export const keptMatch = () =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('libero')
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const all = request.result.transaction('matches').objectStore('matches').getAll()
      all.onsuccess = () => {
        request.result.close()
        resolve(all.result.sort((a, b) => b.touched - a.touched)[0])
      }
    }
  })

/** Presses what leads to a decision: its button, or a place after which its button comes. Says whether it was there. */
export async function press({ action, decides }) {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const button = () => document.querySelector(`[data-choice][data-action="${CSS.escape(action)}"]`)
  for (const place of button() ? [] : document.querySelectorAll('[data-target][data-legal]')) {
    place.click()
    await drawn()
    if (button()) break
  }
  const isThere = button() !== null
  if (decides) button()?.click()
  return isThere
}

/** As if another page had changed the settings: this one follows at once. */
export function set(part) {
  const key = 'libero.settings'
  const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...part })
  localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

/** Whatever moves stands where it is after so many milliseconds: a goal is in the net by then, and nothing fades yet. */
export const still = (page, at = 2200) =>
  page.evaluate(async (time) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await drawn()
    for (const motion of document.getAnimations()) {
      motion.pause()
      const { endTime } = motion.effect.getComputedTiming()
      motion.currentTime = Math.min(time, Number(endTime))
    }
    await drawn()
  }, at)
