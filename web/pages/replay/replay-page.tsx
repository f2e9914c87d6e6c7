import type { PageProps } from '../../app/app.tsx'
import { usePromise, useTexts } from '../../app/hooks.ts'
import { appTexts } from '../../app/text.ts'
import { BY_LINK, loadReplay } from '../../match/load-replay.ts'
import { Waiting } from '../../parts/waiting.tsx'
import { Damaged } from '../match/damaged.tsx'
import { Watching } from './watching.tsx'

/** A match that is kept here, or one that came with a link, to be watched. */
export function ReplayPage({ route }: PageProps) {
  const text = useTexts(appTexts)
  const [id = ''] = route.rest
  const key = id === BY_LINK ? `${id} ${route.said.r}` : id
  const loaded = usePromise(() => loadReplay(route), key)
  if (!loaded) return <Waiting words={text.loading} />
  if (!loaded.ok) return <Damaged loaded={loaded} />
  return <Watching key={key} {...loaded} route={route} />
}
