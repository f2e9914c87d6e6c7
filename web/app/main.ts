import { languageToSpeak } from './language.ts'
import { readRoute } from './route.ts'

/**
 * The first thing that runs, and nothing but this is waited for: what the address needs is fetched side by side with
 * the app itself. A match is named by its game.
 */
const FACES = import.meta.glob('../games/*/face.tsx')
const WORDS = import.meta.glob(['../../games/*/text/??.ts'])

const { page, rest } = readRoute(location.hash)
void import('./boot.tsx')
if (page === 'match') void import('../pages/match/match-page.tsx')
if (page === 'replay') void import('../pages/replay/replay-page.tsx')
for (const [path, fetchFace] of Object.entries(FACES)) {
  const game = path.split('/').at(-2)
  if (!rest[0]?.startsWith(`${game}-`)) continue
  void fetchFace()
  void WORDS[`../../games/${game}/text/${languageToSpeak()}.ts`]?.()
}
