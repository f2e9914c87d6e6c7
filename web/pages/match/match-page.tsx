import { startTransition, useEffect, useState } from 'react'
import type { PageProps } from '../../app/app.tsx'
import { usePromise, useTexts } from '../../app/hooks.ts'
import { fetchLetters } from '../../app/letters.ts'
import { appTexts } from '../../app/text.ts'
import type { Loaded } from '../../match/load.ts'
import { loadMatch } from '../../match/load.ts'
import { Waiting } from '../../parts/waiting.tsx'
import { Damaged } from './damaged.tsx'
import { Playing } from './playing.tsx'

/** A match by its id: found, opened, and played on exactly where it was left. */
export function MatchPage({ route }: PageProps) {
  const id = route.rest[0] ?? ''
  return <Place key={id} id={id} />
}

/** Two tabs at one match would overwrite each other: who comes second is told, and reads nothing meanwhile. */
function Place({ id }: { readonly id: string }) {
  const isFree = usePlace(`libero match ${id}`)
  const text = useTexts(appTexts)
  if (isFree === undefined) return <Waiting words={text.loading} />
  return isFree ? <Opened id={id} /> : <Damaged loaded={{ ok: false, trouble: 'open-elsewhere' }} />
}

/**
 * Whether the place could be taken; it is held until the page is left. Where somebody else has it, this page waits in
 * line: a page that is loaded again may come before the one it replaces has let go.
 */
function usePlace(name: string): boolean | undefined {
  const [isFree, setFree] = useState<boolean | undefined>(() => ('locks' in navigator ? undefined : true))
  useEffect(() => {
    if (!('locks' in navigator)) return
    const { locks } = navigator
    const leaving = new AbortController()
    const { signal } = leaving
    const left = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    const hold = () => {
      setFree(true)
      return left
    }
    const take = async () => {
      let isTaken = false
      await locks.request(name, { ifAvailable: true }, (lock) => {
        isTaken = lock === null
        return lock ? hold() : undefined
      })
      if (!isTaken || signal.aborted) return
      setFree(false)
      await locks.request(name, { signal }, hold)
    }
    // A browser that refuses to lock still plays.
    take().catch(() => signal.aborted || setFree(true))
    return () => leaving.abort()
  }, [name])
  return isFree
}

function Opened({ id }: { readonly id: string }) {
  const loaded = usePromise(() => loadMatch(id), id)
  const text = useTexts(appTexts)
  if (!loaded) return <Waiting words={text.loading} />
  return loaded.ok ? <Running loaded={loaded} /> : <Damaged loaded={loaded} />
}

/** So many milliseconds a table waits for its letters at most. */
const LONGEST = 500

function Running({ loaded }: { readonly loaded: Extract<Loaded, { ok: true }> }) {
  const { match } = loaded
  const text = useTexts(appTexts)
  // A match that goes on is drawn once, with its question and in its letters; a kick-off is told from its first event.
  const [stands, setStands] = useState(match.get().decisions === 0)
  useEffect(() => {
    void match.start()
    const draw = () => startTransition(() => setStands(true))
    const late = setTimeout(draw, LONGEST)
    void fetchLetters().then(draw)
    return () => {
      clearTimeout(late)
      match.stop()
    }
  }, [match])
  return stands ? <Playing {...loaded} /> : <Waiting words={text.loading} />
}
