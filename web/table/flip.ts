import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/** Where the middle of something is, and how wide it is. */
interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

/**
 * Motion from the difference of two states: whatever carries `data-flip` and lies elsewhere than before slides there;
 * what is new fades in. Any jump moves the same way: a decision, an undo, a seek in a replay. Only transform and
 * opacity change, so the page stays free.
 */
export function useFlip(table: RefObject<HTMLElement | null>, version: unknown, milliseconds: number): void {
  const before = useRef<Map<string, Place> | undefined>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when the table has changed
  useLayoutEffect(() => {
    const root = table.current
    const known = before.current
    // Where nothing slides nothing is measured: asking for a place makes the browser lay out the whole table.
    if (!root || milliseconds <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      before.current = undefined
      return
    }
    if (!known) {
      // The first time nothing moves, and after the paint the places are there for the asking.
      let later: ReturnType<typeof setTimeout> | undefined
      const frame = requestAnimationFrame(() => {
        later = setTimeout(() => {
          before.current = new Map(placesIn(root).map(([element, place]) => [keyOf(element), place]))
        })
      })
      return () => {
        cancelAnimationFrame(frame)
        clearTimeout(later)
      }
    }
    const places = placesIn(root)
    before.current = new Map(places.map(([element, place]) => [keyOf(element), place]))
    for (const [element, to] of places) slide(element, known.get(keyOf(element)), to, milliseconds)
    return undefined
  }, [table, version, milliseconds])
}

const keyOf = (element: HTMLElement): string => element.dataset.flip ?? ''

/** Whatever can slide, and where it lies. */
function placesIn(root: HTMLElement): readonly (readonly [HTMLElement, Place])[] {
  const origin = root.getBoundingClientRect()
  const elements = [...root.querySelectorAll<HTMLElement>('[data-flip]')]
  // Whatever still slides is measured where it belongs, not where it happens to be: errors would add up.
  for (const element of elements)
    for (const motion of element.getAnimations?.() ?? []) if (motion.id === SLIDING) motion.cancel()
  return elements.map((element) => {
    const box = element.getBoundingClientRect()
    const x = box.left + box.width / 2 - origin.left
    return [element, { x, y: box.top + box.height / 2 - origin.top, width: box.width }]
  })
}

/** By which a slide is known again. */
const SLIDING = 'flip'

function slide(element: HTMLElement, from: Place | undefined, to: Place, duration: number): void {
  if (!from) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: 'ease-out', id: SLIDING })
    return
  }
  const x = from.x - to.x
  const y = from.y - to.y
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return
  const scale = to.width > 0 ? from.width / to.width : 1
  const motion = element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
    { duration, easing: 'cubic-bezier(.2,.7,.2,1)', id: SLIDING },
  )
  // What moves passes over what lies.
  element.style.zIndex = '5'
  const settle = () => element.style.removeProperty('z-index')
  motion.onfinish = settle
  motion.oncancel = settle
}
