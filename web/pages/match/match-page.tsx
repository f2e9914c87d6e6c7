import { useEffect, useState } from 'react'
import type { PageProps } from '../../app/app.tsx'
import { usePromise, useTexts } from '../../app/hooks.ts'
import { appTexts } from '../../app/text.ts'
import type { Loaded } from '../../match/load.ts'
import { loadMatch } from '../../match/load.ts'
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
  if (isFree === undefined) return <p className="waiting">{text.loading}</p>
  return isFree ? <Opened id={id} /> : <Damaged loaded={{ ok: false, trouble: 'open-elsewhere' }} />
}

/** Whether the place could be taken; it is held until the page is left. */
function usePlace(name: string): boolean | undefined {
  const [isFree, setFree] = useState<boolean | undefined>(() => ('locks' in navigator ? undefined : true))
  useEffect(() => {
    if (!('locks' in navigator)) return
    let leave = () => {}
    const left = new Promise<void>((resolve) => {
      leave = resolve
    })
    const taken = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      setFree(lock !== null)
      return lock === null ? undefined : left
    })
    // A browser that refuses to lock still plays.
    taken.catch(() => setFree(true))
    return leave
  }, [name])
  return isFree
}

function Opened({ id }: { readonly id: string }) {
  const loaded = usePromise(() => loadMatch(id), id)
  const text = useTexts(appTexts)
  if (!loaded) return <p className="waiting">{text.loading}</p>
  return loaded.ok ? <Running loaded={loaded} /> : <Damaged loaded={loaded} />
}

function Running({ loaded }: { readonly loaded: Extract<Loaded, { ok: true }> }) {
  const { match } = loaded
  useEffect(() => {
    void match.start()
    return () => match.stop()
  }, [match])
  return <Playing {...loaded} />
}
