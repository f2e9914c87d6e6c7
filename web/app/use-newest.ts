import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that is always the same and always does what the newest one does. */
export function useNewest<A extends readonly unknown[], R>(act: (...said: A) => R): (...said: A) => R {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...said: A) => newest.current(...said), [])
}
