import type { Pair } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { useLanguage, usePromise } from '../../app/hooks.ts'
import type { GameId } from '../../games/register.ts'
import type { LastSquad } from '../../keep/last-squad.ts'
import type { KeptMatch } from '../../keep/store.ts'

/** What was kept in one language, in that of the reader: asked for where it is another one, and as kept until then. */
function useSaid<T>(
  kept: T,
  isSaid: boolean,
  id: string,
  ask: (words: typeof import('../../match/sides.ts'), language: Language) => Promise<T>,
): T {
  const language = useLanguage()
  const read = async () => (isSaid ? kept : ask(await import('../../match/sides.ts'), language))
  const found = usePromise(read, `${id} ${language} ${isSaid}`)
  return isSaid ? kept : (found ?? kept)
}

/** What the sides of a kept match are called; one that does not say in which language it was kept is read as well. */
export const useSides = (match: KeptMatch): Pair<string> =>
  useSaid(match.sides, match.spoken === useLanguage(), match.id, (words, language) =>
    words.sidesIn(match, language),
  )

/** What the squad prepared last is called: a name of one's own stays as it is. */
export const useSquadName = (game: GameId, squad: LastSquad): string =>
  useSaid(squad.name, [undefined, useLanguage()].includes(squad.spoken), game, (words, language) =>
    words.squadIn(game, squad, language),
  )
