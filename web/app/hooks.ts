import type { Book, Language } from '@libero/kernel/words'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { Face } from '../face.ts'
import type { GameId } from '../games/register.ts'
import { bookOf, faceOf, isGame } from '../games/register.ts'
import type { Layout } from './layout.ts'
import { layoutNow, subscribeLayout } from './layout.ts'
import type { Route } from './route.ts'
import { readRoute } from './route.ts'
import type { Settings } from './settings.ts'
import { settings } from './settings.ts'

export const useSettings = (): Settings =>
  useSyncExternalStore(settings.subscribe, settings.get, settings.get)

export const useLanguage = (): Language => useSettings().language

/** The words of one part of the app in the language that is set. */
export const useTexts = <T>(texts: Readonly<Record<Language, T>>): T => texts[useLanguage()]

const hashed = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(hashed, () => location.hash)
  return readRoute(hash)
}

/** What a promise comes to; `undefined` until then. A new `key` asks again. What fails is told where pages stumble. */
export function usePromise<T>(ask: () => Promise<T>, key: string): T | undefined {
  const [answer, setAnswer] = useState<{
    readonly key: string
    readonly value?: T
    readonly fault?: unknown
  }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to ask again
  useEffect(() => {
    let wanted = true
    // What is drawn of it is drawn in small pieces: the page stays free meanwhile.
    const answered = (found: { readonly value: T } | { readonly fault: unknown }) =>
      wanted && startTransition(() => setAnswer({ key, ...found }))
    ask().then(
      (value) => answered({ value }),
      (fault) => answered({ fault: fault ?? 'no answer' }),
    )
    return () => {
      wanted = false
    }
  }, [key])
  if (answer?.key !== key) return undefined
  if (answer.fault !== undefined) throw answer.fault
  return answer.value
}

export const useFace = (game: GameId): Face | undefined => usePromise(() => faceOf(game), game)

/** The rules of a game in words; `undefined` until they are there, and for a game that has no book. */
export const useBook = (game: string): Book | undefined =>
  usePromise(async () => (isGame(game) ? bookOf(game) : undefined), game)

/** Whether the window is furnished this way now. */
export const useLayout = (word: Layout[number]): boolean =>
  useSyncExternalStore(
    subscribeLayout,
    () => layoutNow().split(' ').includes(word),
    () => false,
  )
