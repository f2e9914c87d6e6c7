import type { MouseEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { useSettings } from '../app/hooks.ts'
import { isMeant } from './press.ts'

/** Whether a press was meant for what is shown now; another `sight` comes into view anew. */
export function useMeant(sight = ''): (event: Event) => boolean {
  const { guard } = useSettings()
  const shown = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sight comes into view once
  useLayoutEffect(() => {
    shown.current = performance.now()
  }, [sight])
  return (event) => !guard || isMeant(event, shown.current)
}

/** For what comes up over a table: a press that was meant for what lay there before reaches nothing in it. */
export function useOnlyMeant(): (event: MouseEvent) => void {
  const isMeantHere = useMeant()
  return (event) => {
    if (isMeantHere(event.nativeEvent)) return
    event.preventDefault()
    event.stopPropagation()
  }
}
