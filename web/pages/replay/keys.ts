import { useEffect } from 'react'
import { settings } from '../../app/settings.ts'
import type { Playback } from '../../match/playback.ts'
import type { Panel } from './bar.tsx'

/** The whole replay by keyboard, wherever one stands. */
export function useReplayKeys(playback: Playback, open: Open): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
      const { target } = event
      const isIn = (selector: string) => target instanceof HTMLElement && target.matches(selector)
      if (isIn('select, textarea, input:not([type=range])')) return
      const order = ORDERS[event.key.toLowerCase()]
      // What has the focus is pressed by Space; what scrolls is scrolled by the other keys.
      if (!order || (event.key === ' ' && isIn('button, a, summary'))) return
      if (event.key.startsWith('Arrow') && isIn('.log')) return
      event.preventDefault()
      order(playback, open)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [playback, open])
}

type Open = (panel: Panel) => void

const ORDERS: Readonly<Record<string, (playback: Playback, open: Open) => void>> = {
  ' ': (playback) => playback.toggle(),
  arrowleft: (playback) => playback.previous(),
  arrowright: (playback) => void playback.next(),
  home: (playback) => playback.seek(0),
  s: () => settings.change({ sound: !settings.get().sound }),
  l: (_, open) => open('legend'),
  end: (playback) => playback.seek(playback.replay.last),
  v: (playback) => {
    const { viewers } = playback.replay
    const next = viewers[(viewers.indexOf(playback.get().viewer) + 1) % viewers.length]
    if (next) playback.lookAs(next)
  },
}
