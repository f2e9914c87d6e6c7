import { faceOf, GAMES, isGame, setupOf } from '../games/register.ts'
import { store } from '../keep/store.ts'
import { fetchLetters } from './letters.ts'
import { readRoute } from './route.ts'

/** What some browsers say of the line; most say nothing. */
interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether bytes that are perhaps never needed are welcome. */
const isCheap = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Line }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  )

/** Comes back when the page itself has everything it asked for; at once where that is long past. */
export const whenLoaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }))

/**
 * Fetches the table and the games while the start page is looked at, one after the other and never before it stands, so
 * that the first press finds everything there. What cannot be fetched now is fetched when it is needed.
 */
export async function fetchAhead(isWanted: () => boolean): Promise<void> {
  if (!isCheap()) return
  await whenLoaded()
  const parts = [
    fetchLetters,
    () => import('../pages/match/match-page.tsx'),
    () => import('../match/kick-off.ts'),
    ...GAMES.flatMap((game) => [() => faceOf(game), () => setupOf(game)]),
  ]
  for (const part of parts) {
    await whenIdle()
    if (!isWanted()) return
    await part().catch(() => undefined)
  }
}

/** Fetches the game of a kept match that is about to be opened, and its letters, while its page itself is on the way. */
export async function fetchItsGame(): Promise<void> {
  void fetchLetters()
  const [id = ''] = readRoute(location.hash).rest
  const found = await store.match(id)
  const game = found.ok ? found.value?.game : undefined
  if (game !== undefined && isGame(game)) await faceOf(game).catch(() => undefined)
}
