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
  const loaded = usePromise(() => loadMatch(id), id)
  const text = useTexts(appTexts)
  if (!loaded) return <p className="waiting">{text.loading}</p>
  if (!loaded.ok) return <Damaged loaded={loaded} />
  return <Seated key={id} loaded={loaded} />
}

/** Two tabs at one match would overwrite each other: the second only watches this notice. */
function Seated({ loaded }: { readonly loaded: Extract<Loaded, { ok: true }> }) {
  const { match } = loaded
  const [isFree, setFree] = useState<boolean | undefined>(undefined)
  useEffect(() => {
    let leave = () => {}
    let left = false
    const hold = () =>
      new Promise<void>((resolve) => {
        leave = resolve
        if (left) resolve()
      })
    if (!('locks' in navigator)) setFree(true)
    else
      navigator.locks.request(`libero match ${match.id}`, { ifAvailable: true }, (lock) => {
        if (left) return undefined
        setFree(lock !== null)
        return lock === null ? undefined : hold()
      })
    return () => {
      left = true
      leave()
    }
  }, [match])
  useEffect(() => {
    if (!isFree) return
    match.start()
    return () => match.stop()
  }, [isFree, match])
  if (isFree === undefined) return null
  if (!isFree) return <Damaged loaded={{ ok: false, trouble: 'open-elsewhere' }} />
  return <Playing {...loaded} />
}
