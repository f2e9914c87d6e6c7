import type { Checked, MatchConfig, Pair, RecordedChance, Seat } from '@libero/kernel'
import { accepted, agreedOf } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import type { Beginning } from '@libero/table'
import { Table } from '@libero/table'
import type { Face, SetupFace } from '../face.ts'
import type { LastSquad } from '../keep/last-squad.ts'
import { keepLastSquad } from '../keep/last-squad.ts'
import type { KeptMatch } from '../keep/store.ts'
import { freshMatchId, PERSON, store, textOf } from '../keep/store.ts'
import { namesFor } from './coaches.ts'
import type { Thinker } from './opponents.ts'
import type { Notice } from './snapshot.ts'

/** Matches of this page by id, so that one the browser could not keep can still be played. */
export const atHand = new Map<string, KeptMatch>()

/** What must be said at a match as soon as somebody sits down at it. */
export const toTell = new Map<string, Notice>()

/** 256 bits nobody can guess. */
function freshSeed(): RecordedChance {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return { seed: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') }
}

/** A match is opened, kept and then gone to; the reasons if it cannot be. */
export async function kickOff(
  face: Face,
  beginning: Beginning,
  coaches: Pair<string>,
  language: Language,
  chance: RecordedChance = freshSeed(),
  said?: Pair<string>,
): Promise<Checked<string>> {
  const opened = Table.open(face.game, beginning, chance)
  if (!opened.ok) return opened
  const table = opened.value
  const { sides, goals } = face.headline(table.seenBy('spectator'), {
    language,
    words: face.wording(language, agreedOf(table.record())),
  })
  const now = Date.now()
  const names = namesFor(coaches, said)
  const kept: KeptMatch = {
    id: freshMatchId(face.game.id),
    game: face.game.id,
    begun: now,
    touched: now,
    record: textOf(table.record(), coaches),
    coaches,
    decisions: 0,
    sides: [sides[0].name, sides[1].name],
    spoken: language,
    goals,
    minute: 0,
    ...(names && { names }),
  }
  atHand.set(kept.id, kept)
  // If this fails the match is still at hand; its first decision will say that it is not being kept.
  await store.keepMatch(kept)
  return accepted(kept.id)
}

/**
 * A match in one click: the person is at home with what he prepared last, against a team that goes with it. Whoever has
 * prepared nothing, or nothing the rules still allow, meets what beginners bring.
 */
export async function quickMatch(
  face: Face,
  setup: SetupFace,
  level: string,
  language: Language,
  squad?: LastSquad,
): Promise<Checked<string>> {
  const begin = (config: MatchConfig) => kickOff(face, { config }, [PERSON, level], language)
  if (squad) {
    const begun = await begin(againstEqual(face, setup, squad, language))
    if (begun.ok) return begun
    keepLastSquad(face.game.id, undefined)
  }
  return begin(setup.first())
}

/** The squad, and a team that stands ready for the other side. */
function againstEqual(
  { wording }: Face,
  setup: SetupFace,
  { build, options }: LastSquad,
  language: Language,
): MatchConfig {
  const at = { language, words: wording(language, options) }
  const rival = setup.counterpart?.(build, 0, options) ?? setup.presets(1, options, at)[0]?.build
  return { ...(options !== undefined && { options }), builds: [build, rival] }
}

/** What each bot brings, where the person has not said it for him; `tell` hears if somebody else had to choose it. */
export async function botBuild(
  thinker: Thinker,
  game: string,
  setup: SetupFace,
  options: unknown,
  seat: Seat,
  level: string,
  tell: (notice: Notice) => void,
): Promise<unknown> {
  const { seed } = freshSeed() as { readonly seed: string }
  const { answer, falls } = await thinker.build(game, options, seat, level, seed)
  const [fall] = falls
  if (answer && fall) tell({ stoodIn: { ...fall, by: answer.by, at: 'build' } })
  return answer ? answer.value : setup.random(seat, options)
}
