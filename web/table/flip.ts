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
    if (!root) return
    const now = new Map<string, Place>()
    const moved: [HTMLElement, Place | undefined, Place][] = []
    const origin = root.getBoundingClientRect()
    const elements = [...root.querySelectorAll<HTMLElement>('[data-flip]')]
    // Whatever still slides is measured where it belongs, not where it happens to be: errors would add up.
    for (const element of elements)
      for (const motion of element.getAnimations?.() ?? []) if (motion.id === SLIDING) motion.cancel()
    for (const element of elements) {
      const box = element.getBoundingClientRect()
      const place = {
        x: box.left + box.width / 2 - origin.left,
        y: box.top + box.height / 2 - origin.top,
        width: box.width,
      }
      const key = element.dataset.flip ?? ''
      now.set(key, place)
      moved.push([element, before.current?.get(key), place])
    }
    const isFirst = before.current === undefined
    before.current = now
    if (isFirst || milliseconds <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const [element, from, to] of moved) slide(element, from, to, milliseconds)
  }, [table, version, milliseconds])
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
