/**
 * A new question takes no press for a moment, and never one that began before it: who presses twice in the same place
 * means what he saw there the first time.
 */
export const GRACE = 350

/** A click without a pointer belongs to a key that went down at most so long before, or to a reader's own order. */
const KEY_TO_CLICK = 2000

let began = Number.NEGATIVE_INFINITY
let uncovered = Number.NEGATIVE_INFINITY

/** Something that lay over the rest is gone, or another page has come: whatever lies there now comes into view anew. */
export function uncover(): void {
  uncovered = performance.now()
}

/**
 * Remembers when presses begin, and lets none through that was meant for a window or a page that has just gone; once
 * for the page.
 */
export function watchPresses(isGuarded: () => boolean): void {
  const note = (event: Event) => {
    if (event.isTrusted) began = event.timeStamp
  }
  addEventListener('pointerdown', note, true)
  addEventListener('keydown', note, true)
  const guard = (event: MouseEvent) => {
    if (!isGuarded() || isMeant(event, uncovered)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('pointerdown', guard, true)
  addEventListener('click', guard, true)
  addEventListener('hashchange', uncover)
}

/** What is needed of an event to know when its press began. */
type Press = Pick<Event, 'isTrusted' | 'timeStamp' | 'type'> & { readonly detail?: number }

/** Whether a press was meant for a question that has been there since `shown`. */
export function isMeant(press: Press, shown: number, lastPressBegan = began): boolean {
  // Scripts press nothing twice.
  if (!press.isTrusted) return true
  const byPointer = (press.detail ?? 0) > 0
  const belongs = byPointer || press.timeStamp - lastPressBegan < KEY_TO_CLICK
  const start = press.type === 'click' && belongs ? lastPressBegan : press.timeStamp
  return start >= shown + GRACE
}
