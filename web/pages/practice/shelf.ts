import type { Exercise } from '@libero/kernel/exercise'
import { exercisesOf as exercisesIn } from '@libero/kernel/exercise'
import type { Route } from '../../app/route.ts'
import { writeRoute } from '../../app/route.ts'
import type { Exercises } from '../../entry.ts'
import type { GameId } from '../../games/register.ts'
import { exercisesOf } from '../../games/register.ts'

/** The exercises of one kind of match of a game, and how they are addressed. */
export interface Shelf extends Exercises {
  readonly game: GameId
  readonly kinds: readonly string[]
  /** The kind that is looked at: the name of its sheet. */
  readonly kind: string
  /** Only this chapter, if one was chosen. */
  readonly motif: string | undefined
  readonly exercises: readonly Exercise[]
}

export const DAILY = 'daily'

export const addressOf = (
  { game, kind }: Pick<Shelf, 'game' | 'kind'>,
  what?: string,
  motif?: string,
): string => writeRoute('practice', [game, ...(what === undefined ? [] : [what])], { kind, motif })

/** Fetches the exercises an address speaks of, and no others. */
export async function shelfOf(game: GameId, { rest: [, what], said }: Route): Promise<Omit<Shelf, 'motif'>> {
  const door = await exercisesOf(game)
  const kinds = Object.keys(door.EXERCISES)
  const asked = kinds.filter((kind) => kind === said.kind)
  // Whoever names nothing but an exercise does not know where it is from.
  const wanted = asked.length > 0 || what === undefined || what === DAILY ? asked : kinds
  let found: Omit<Shelf, 'motif'> | undefined
  for (const kind of wanted.length > 0 ? wanted : kinds.slice(0, 1)) {
    const sheet = await door.EXERCISES[kind]?.()
    const exercises = sheet ? exercisesIn(sheet) : []
    const shelf = { ...door, game, kinds, kind, exercises }
    found ??= shelf
    if (exercises.some(({ id }) => id === what)) return shelf
  }
  return found ?? { ...door, game, kinds, kind: game, exercises: [] }
}

/** Those that are practised: of one chapter, or all. */
export const wantedOf = ({ exercises, motif }: Pick<Shelf, 'exercises' | 'motif'>): readonly Exercise[] =>
  motif === undefined ? exercises : exercises.filter((each) => each.motif === motif)
