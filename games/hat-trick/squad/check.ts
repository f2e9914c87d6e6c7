import type { Checked, Refusal } from '@libero/kernel'
import { accepted, inShort, isObject, isVisible, refused } from '@libero/kernel'
import type { ExpansionSet, PlayerType, Signing, TeamCard } from '../cards/expansion.ts'
import { isNumber } from '../cards/set.ts'
import type { Mentality, Rank } from '../cards/skills.ts'
import { MENTALITIES, RANKS } from '../cards/skills.ts'
import { BENCH, NUMBERS, USUAL_CAPTAIN } from '../vocabulary.ts'
import type { Place, Purse } from './purse.ts'
import { bill, budgetOf, FIRST_ON_BENCH, PURSES, plays, typeOf } from './purse.ts'

/** A player somebody has chosen. */
export interface SquadPlayer extends Signing {
  readonly gold?: true
  /** §21.1 Who pays for a mixed player, if his coach insists. */
  readonly purse?: Purse
}

/** A squad that may still lack players; whatever is absent is not chosen yet. */
export interface Draft {
  readonly name?: string
  readonly rank: Rank
  readonly mentality: Mentality
  readonly keeper?: TeamCard['keeper']
  /** By position, '2' to '11'. */
  readonly players: Readonly<Record<string, SquadPlayer>>
  readonly bench?: readonly SquadPlayer[]
  readonly captain?: number
}

/** §21 A team built with a budget card. */
export interface Squad extends Draft {
  readonly keeper: TeamCard['keeper']
  readonly bench: readonly SquadPlayer[]
  readonly captain: number
}

export interface SquadTerms {
  /** §20.3 Whether substitutions are agreed on; without them there is no bench. */
  readonly subs: boolean
}

/** In characters. */
export const LONGEST_NAME = 40

/** §13.3 Both sides of a keeper. */
export const KEEPERS = ['silver', 'gold'] as const

/** Characters that break or turn a line, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

const isWord = <T extends string>(value: unknown, words: readonly T[]): value is T =>
  words.includes(value as T)

/** Reads a stranger's squad, piece by piece, and gathers what is wrong with it. */
class Reader {
  readonly refusals: Refusal[] = []
  /** How often each type was chosen. */
  private readonly chosen = new Map<PlayerType, number>()

  constructor(private readonly set: ExpansionSet) {}

  refuse(rule: string, code: string, about: Refusal['about'] = {}): undefined {
    this.refusals.push({ code, rule, about })
  }

  malformed(field: string): undefined {
    this.refuse('21.4', 'squad-malformed', { field })
  }

  /** Without a name if there is nothing to be seen. */
  name(value: unknown): string | undefined {
    if (value === undefined) return undefined
    const fits = typeof value === 'string' && value.length <= 4 * LONGEST_NAME
    const name = fits ? value.trim() : ''
    if (fits && [...name].length <= LONGEST_NAME && !UNPRINTABLE.test(name))
      return isVisible(name) ? name : undefined
    return this.refuse('21.6', 'squad-name', { name: inShort(value), most: LONGEST_NAME })
  }

  rank(value: unknown): Rank | undefined {
    if (isWord(value, RANKS)) return value
    return this.refuse('21.2', 'squad-rank', { rank: inShort(value) })
  }

  mentality(value: unknown): Mentality | undefined {
    if (isWord(value, MENTALITIES)) return value
    return this.refuse('21.2', 'squad-mentality', { mentality: inShort(value) })
  }

  keeper(value: unknown): TeamCard['keeper'] | undefined {
    if (isWord(value, KEEPERS)) return value
    return this.refuse('21.3', 'squad-keeper', { keeper: inShort(value) })
  }

  captain(value: unknown): number | undefined {
    if (value === undefined || isNumber(value)) return value
    return this.refuse('21.5', 'squad-captain', { captain: inShort(value) })
  }

  /** §21.4 The ten, as far as they are chosen. */
  players(value: unknown, complete: boolean): Record<string, SquadPlayer> {
    const players: Record<string, SquadPlayer> = {}
    if (!isObject(value)) {
      this.malformed('players')
      return players
    }
    for (const number of NUMBERS) {
      const raw = Object.hasOwn(value, number) ? (value[number] ?? undefined) : undefined
      const player = raw === undefined ? undefined : this.player(raw, number, `players.${number}`)
      if (player) players[number] = player
      if (raw === undefined && complete) this.refuse('21.4', 'squad-number-missing', { number })
    }
    const strange = Object.keys(value).find((key) => !NUMBERS.some((number) => String(number) === key))
    if (strange !== undefined) this.refuse('21.4', 'squad-number-unknown', { number: inShort(strange) })
    return players
  }

  /** §21.5 */
  bench(value: unknown, { subs }: SquadTerms): SquadPlayer[] | undefined {
    if (value === undefined) return undefined
    if (!Array.isArray(value)) return this.malformed('bench')
    if (!subs && value.length > 0) this.refuse('21.5', 'squad-bench-without-subs')
    if (value.length > BENCH)
      this.refuse('21.5', 'squad-bench-too-long', { bench: value.length, most: BENCH })
    return Array.from(value.slice(0, BENCH)).flatMap((raw: unknown, i) => {
      const player = this.player(raw, FIRST_ON_BENCH + i, `bench.${i}`)
      return player ? [player] : []
    })
  }

  private player(raw: unknown, place: Place, field: string): SquadPlayer | undefined {
    if (!isObject(raw)) return this.malformed(field)
    const { type: id, gold, purse } = raw
    if (gold !== undefined && typeof gold !== 'boolean') this.malformed(`${field}.gold`)
    const type = typeOf(id, this.set)
    if (!type) return this.refuse('21.4', 'squad-type-unknown', { number: place, type: inShort(id) })
    this.chosen.set(type, (this.chosen.get(type) ?? 0) + 1)
    if (place < FIRST_ON_BENCH && !plays(type, place))
      this.refuse('21.4', 'squad-wrong-number', { number: place, type: type.id })
    const paid = this.purse(purse, type, place)
    return { type: type.id, ...(gold === true && { gold }), ...(paid && { purse: paid }) }
  }

  /** §21.1 Kept only where there is a choice. */
  private purse(value: unknown, { id, shield }: PlayerType, place: Place): Purse | undefined {
    if (value === undefined) return undefined
    if (isWord(value, PURSES) && (shield === 'mixed' || shield === value))
      return shield === 'mixed' ? value : undefined
    return this.refuse('21.1', 'squad-purse-wrong', { number: place, type: id, purse: inShort(value) })
  }

  /** §21.4 */
  copies(): void {
    for (const [{ id, copies }, used] of this.chosen)
      if (used > copies) this.refuse('21.4', 'squad-too-many-copies', { type: id, used, copies })
  }

  /** §21.2 */
  budget(draft: Draft): void {
    const { rank, mentality } = draft
    if (!budgetOf(rank, mentality, this.set)) {
      this.refuse('21.2', 'squad-rank', { rank })
      return
    }
    const bills = bill(draft, this.set)
    for (const purse of PURSES) {
      const { spent, budget } = bills[purse]
      if (spent > budget) this.refuse('21.2', 'squad-over-budget', { purse, spent, budget })
    }
  }
}

function read(raw: unknown, set: ExpansionSet, terms: SquadTerms, complete: boolean): Checked<Draft> {
  const reader = new Reader(set)
  if (!isObject(raw)) {
    reader.malformed('squad')
    return refused(...reader.refusals)
  }
  const name = reader.name(raw.name)
  const rank = reader.rank(raw.rank)
  const mentality = reader.mentality(raw.mentality)
  const chosenKeeper: unknown = raw.keeper
  const keeper = complete || chosenKeeper !== undefined ? reader.keeper(chosenKeeper) : undefined
  const players = reader.players(raw.players, complete)
  const bench = reader.bench(raw.bench, terms)
  const captain = reader.captain(raw.captain)
  reader.copies()
  if (rank && mentality) {
    const draft: Draft = {
      ...(name && { name }),
      rank,
      mentality,
      ...(keeper && { keeper }),
      players,
      ...(bench && { bench }),
      ...(captain && { captain }),
    }
    reader.budget(draft)
    if (reader.refusals.length === 0) return accepted(draft)
  }
  return refused(...reader.refusals)
}

/** Whatever a stranger hands in gets an answer, even if looking at it throws, as a getter of his may. */
function answered<T>(look: () => Checked<T>): Checked<T> {
  try {
    return look()
  } catch {
    return refused({ code: 'squad-malformed', rule: '21.4', about: { field: 'squad' } })
  }
}

/** A squad that is still being built: every reason against what is chosen so far, at once. */
export const checkDraft = (raw: unknown, set: ExpansionSet, terms: SquadTerms): Checked<Draft> =>
  answered(() => read(raw, set, terms, false))

/** §21 Every reason against a squad, at once; if there is none, a tidy copy of it. */
export const checkSquad = (raw: unknown, set: ExpansionSet, terms: SquadTerms): Checked<Squad> =>
  answered(() => {
    const checked = read(raw, set, terms, true)
    if (!checked.ok) return checked
    const { keeper = 'silver', bench = [], captain = USUAL_CAPTAIN, ...rest } = checked.value
    return accepted({ ...rest, keeper, bench, captain })
  })
