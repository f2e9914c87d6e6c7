import type { Option } from '@libero/kernel'
import { useEffect, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import { step } from '../match/keys.ts'
import type { Panel } from './menu.tsx'

interface Keyed {
  readonly isAnswered: boolean
  readonly options: readonly Option[]
  take(option: Option, event: Event): void
  release(): void
  setPanel(panel: Panel | undefined): void
}

/** An exercise by keyboard: arrows and figures for choices as at the table, letters for the rest. */
export function useSolvingKeys(keyed: Keyed): void {
  const latest = useRef(keyed)
  latest.current = keyed
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { isAnswered, options, take, release, setPanel } = latest.current
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
      const key = event.key.toLowerCase()
      if (key.startsWith('arrow')) {
        if (step(key)) event.preventDefault()
      } else if (/^[1-9]$/.test(key)) {
        const option = options[Number(key) - 1]
        if (option && !isAnswered && !event.repeat) take(option, event)
      } else if (key === 'c') setPanel('choices')
      else if (key === 'r') setPanel('rule')
      else if (key === 'l') setPanel('legend')
      else if (key === 's') settings.change({ sound: !settings.get().sound })
      else if (key === '?') setPanel('keys')
      else if (key === 'escape') release()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
