import type { Option } from '@libero/kernel'
import { useEffect, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import type { Drawn, Match } from '../../match/match.ts'
import type { Panel } from './menu.tsx'

interface Keyed {
  readonly match: Match
  readonly shot: Drawn
  /** What else comes into view with its own buttons, such as the steps of a lesson. */
  readonly sight?: string | undefined
  hint(): void
  setPanel(panel: Panel | undefined): void
  openCards(): void
  release(): void
  /** Picks an option, or plays it at once, as the settings say. */
  take(option: Option, event: Event): void
  /** Whether a press was meant for what is shown now. */
  mayPress(event: Event): boolean
}

/** Keys by which somebody says that he has seen enough. */
const HURRYING: readonly string[] = [' ', 'enter', 'escape']
/** A press on these is an order of its own, and no hurry. */
const ORDERS = '.menu, .log, .beside-ticker, dialog, [data-explained]'

const CHOICE = '[data-target][data-legal], [data-choice]'

/** The whole match by keyboard: letters for orders, figures for choices, arrows from choice to choice. */
export function useKeys(keyed: Keyed): void {
  const latest = useRef(keyed)
  latest.current = keyed
  const byKeyboard = useRef(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      byKeyboard.current = true
      const { match, shot, take, mayPress, hint, setPanel, openCards, release } = latest.current
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea')
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      if (document.querySelector('dialog[open]')) return
      const key = event.key.toLowerCase()
      if (shot.stage === 'telling' && HURRYING.includes(key) && !event.repeat && mayPress(event)) {
        // The button that goes on may have the focus: one press is one press.
        if (shot.stays) event.preventDefault()
        match.hurry()
      }
      if (key.startsWith('arrow')) {
        if (step(key)) event.preventDefault()
      } else if (/^[1-9]$/.test(key)) {
        const option = shot.request?.options[Number(key) - 1]
        if (option && !event.repeat) take(option, event)
      } else if (key === 'u') mayPress(event) && void match.undo()
      else if (key === 'h') hint()
      else if (key === 'c') setPanel('choices')
      else if (key === 'r' && shot.request) setPanel('rule')
      else if (key === 'g') setPanel('sheet')
      else if (key === 'k') openCards()
      else if (key === 't') setPanel('story')
      else if (key === 'l') setPanel('legend')
      else if (key === 'm') setPanel('menu')
      else if (key === '?') setPanel('keys')
      else if (key === 's') settings.change({ sound: !settings.get().sound })
      else if (key === 'o') settings.change({ odds: !settings.get().odds })
      else if (key === 'escape') release()
    }
    const onPress = (event: MouseEvent) => {
      const { match, shot, mayPress } = latest.current
      if (event.type === 'pointerdown') byKeyboard.current = false
      const isOrder = event.target instanceof Element && event.target.closest(ORDERS) !== null
      // What stays is read by a whole press: a reader aloud has no other.
      const isHurry = shot.stage === 'telling' && shot.stays === (event.type === 'click')
      if (isHurry && !isOrder && mayPress(event)) match.hurry()
    }
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress)
    addEventListener('click', onPress)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPress)
      removeEventListener('click', onPress)
    }
  }, [])

  // Who plays by keyboard stands at the first choice when he is asked again; and what the coach of a lesson says is read by Enter.
  const { sight, shot } = keyed
  const { stage, decisions, stays, told } = shot
  const isRead = stays || stage === 'taught'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (
      (stage === 'asking' || stage === 'curtain' || isRead) &&
      (byKeyboard.current || stage === 'taught') &&
      !document.querySelector('dialog[open]')
    )
      document.querySelector<HTMLElement>(isRead ? '[data-onward]' : CHOICE)?.focus()
  }, [stage, decisions, sight, stays && told])
}

/** Goes to the nearest choice in a direction, or to the next one if there is none. */
export function step(arrow: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(CHOICE)]
  const from = document.activeElement
  if (!(from instanceof HTMLElement) || !all.includes(from)) {
    all[0]?.focus()
    return all.length > 0
  }
  const [dx, dy] = WAYS[arrow] ?? [0, 0]
  const at = middle(from)
  const ahead = all
    .filter((each) => each !== from)
    .map((each) => {
      const to = middle(each)
      const along = (to.x - at.x) * dx + (to.y - at.y) * dy
      const aside = Math.abs((to.x - at.x) * dy) + Math.abs((to.y - at.y) * dx)
      return { each, along, cost: along + 2 * aside }
    })
    .filter(({ along }) => along > 4)
    .sort((a, b) => a.cost - b.cost)
  const next = ahead[0]?.each ?? all[(all.indexOf(from) + (dx + dy > 0 ? 1 : all.length - 1)) % all.length]
  next?.focus()
  return next !== undefined
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  arrowleft: [-1, 0],
  arrowright: [1, 0],
  arrowup: [0, -1],
  arrowdown: [0, 1],
}

function middle(element: HTMLElement): { readonly x: number; readonly y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
