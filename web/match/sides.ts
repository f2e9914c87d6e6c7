import type { Pair } from '@libero/kernel'
import { agreedOf, readRecord, replay } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import type { Face } from '../face.ts'
import type { GameId } from '../games/register.ts'
import { faceOf, isGame, setupOf } from '../games/register.ts'
import type { LastSquad } from '../keep/last-squad.ts'
import type { KeptMatch } from '../keep/store.ts'

type Named = Pick<KeptMatch, 'game' | 'record' | 'sides'>

/** What its record calls the sides in a language; as they were kept where it cannot be read. */
function sidesSaid(face: Face, { record, sides }: Named, language: Language): Pair<string> {
  const read = readRecord(record)
  if (!read.ok) return sides
  const begun = replay(face.game, read.value, { upTo: 0 })
  if (!begun.ok) return sides
  const words = face.wording(language, agreedOf(read.value))
  const [home, away] = face.headline(face.game.view(begun.value, 'spectator'), { language, words }).sides
  return [home.name, away.name]
}

/** The sides of a kept match as a language calls them; what nobody here can read is called as it was. */
export async function sidesIn(match: Named, language: Language): Promise<Pair<string>> {
  try {
    return isGame(match.game) ? sidesSaid(await faceOf(match.game), match, language) : match.sides
  } catch {
    // A list is no place to stumble over a record that cannot be opened, or a game that cannot be fetched.
    return match.sides
  }
}

/** A squad that goes by what it is, as a language says that. */
export async function squadIn(game: GameId, squad: LastSquad, language: Language): Promise<string> {
  const { name, build, options } = squad
  try {
    const [face, setup] = await Promise.all([faceOf(game), setupOf(game)])
    return setup.describe(build, options, { language, words: face.wording(language, options) }) || name
  } catch {
    return name
  }
}
