import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as captainTsubasa from '@libero/captain-tsubasa'
import { file, run } from '@libero/cli/testing'
import * as finale from '@libero/finale'
import * as hatTrick from '@libero/hat-trick'
import type { CardSetName, Checked, Game, MatchConfig, MatchEvent, Position } from '@libero/kernel'
import { digestOfCards, isHouseName, replay, SampledChance, writeRecord } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'

/** What every game has, as far as its cards go. */
interface Boxed {
  readonly game: Game<unknown, unknown, MatchEvent>
  readonly ours: CardSetName
  readonly published: readonly CardSetName[]
  readonly check: (set: unknown) => Checked<CardSetName>
  readonly builds: MatchConfig['builds']
  readonly options?: object
}

const clubs = [finale.beginnersBuild('acker'), finale.beginnersBuild('stollen')] as const
const anyGame = (game: unknown) => game as Game<unknown, unknown, MatchEvent>

const BOXES: Readonly<Record<string, Boxed>> = {
  finale: {
    game: anyGame(finale.finale),
    ours: finale.OUR_CARDS,
    published: finale.PUBLISHED,
    check: finale.checkCardSet,
    builds: clubs,
  },
  'hat-trick': {
    game: anyGame(hatTrick.hatTrick),
    ours: hatTrick.OUR_CARDS,
    published: hatTrick.PUBLISHED,
    check: hatTrick.checkCardSet,
    builds: [{ team: 'BRA' }, { team: 'GER' }],
  },
  'hat-trick with players': {
    game: anyGame(hatTrick.hatTrick),
    ours: { ...hatTrick.OUR_CARDS, expansion: hatTrick.OUR_EXPANSION } as CardSetName,
    published: hatTrick.PUBLISHED_EXPANSIONS,
    check: hatTrick.checkCardSet,
    builds: [{ team: 'BRA' }, { team: 'ITA' }],
    options: { expansion: 'players' },
  },
  'captain-tsubasa': {
    game: anyGame(captainTsubasa.captainTsubasa),
    ours: captainTsubasa.OUR_CARDS,
    published: captainTsubasa.PUBLISHED,
    check: captainTsubasa.checkCardSet,
    builds: [{ team: 'nankatsu' }, { team: 'toho' }],
  },
}

type Path = readonly (string | number)[]

/** Where every figure, word and mark of a set stands, its own names apart. */
function* leaves(value: unknown, path: Path = []): Generator<Path> {
  if (value !== null && typeof value === 'object') {
    for (const [key, each] of Object.entries(value)) yield* leaves(each, [...path, key])
  } else if (!['name', 'version'].includes(String(path.at(-1))) || path.length > 2) yield path
}

/** A little more or less, or another word of the same kind. */
function another(figure: unknown, by: number): unknown {
  if (typeof figure === 'number') return figure + by
  if (typeof figure === 'boolean') return !figure
  return figure === 'public' ? 'designed' : 'public'
}

/** A copy with one figure another one; everything beside the way to it is shared. */
function changed<T>(set: T, [key = '', ...further]: Path, by: number): T {
  const copy = (Array.isArray(set) ? [...set] : { ...set }) as Record<string | number, unknown>
  copy[key] = further.length > 0 ? changed(copy[key], further, by) : another(copy[key], by)
  return copy as T
}

/** For every figure a set in which it alone is another, playable if only the set had a name of its own. */
function* forgeries({ ours, check }: Boxed): Generator<CardSetName> {
  const ownName = (set: CardSetName) => {
    const { expansion } = set as { readonly expansion?: object }
    return { ...set, name: 'box', ...(expansion && { expansion: { ...expansion, name: 'box' } }) }
  }
  for (const path of leaves(ours)) {
    const forged = [1, -1].map((by) => changed(ours, path, by)).find((set) => check(ownName(set)).ok)
    if (forged) yield forged
  }
}

const codes = (checked: Checked<unknown>): readonly string[] =>
  checked.ok ? ['accepted'] : [...new Set(checked.refusals.map(({ code }) => code))]

const NOT_OURS = ['card-set-not-ours']

/** A match begun with the cards under a name of their own, and then everything in it under ours. */
function forgedMatch({ game, builds, options }: Boxed, forged: CardSetName) {
  const { expansion } = forged as { readonly expansion?: CardSetName }
  const aside = { ...forged, name: 'aside', ...(expansion && { expansion: { ...expansion, name: 'aside' } }) }
  const prepared = game.prepare({ options: { ...options, cards: aside }, builds })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusals))
  const { record } = randomMatch(game, prepared.value, 1)
  const { state } = randomMatch(game, prepared.value, 1, { stopAfter: 12 })
  const cards = expansion
    ? { name: `${forged.name}+${expansion.name}`, version: `${forged.version}+${expansion.version}` }
    : { name: forged.name, version: forged.version }
  const withForged = <T>(value: T): T => ({
    ...value,
    options: { ...(value as { readonly options?: object }).options, cards: forged },
  })
  return {
    record: { ...record, cards, config: withForged(record.config ?? { builds }) },
    position: withForged(game.position(state)) as Position,
  }
}

describe.each(Object.entries(BOXES))('%s: a set with one figure changed', (_, box) => {
  const { game, builds, options } = box
  const all = [...forgeries(box)]
  const [forged] = all

  test('never passes the check under our name, whichever figure it is', () => {
    expect(all.length).toBeGreaterThan(100)
    for (const set of all) {
      const found = codes(box.check(set))
      if (String(found) !== String(NOT_OURS))
        expect(found, JSON.stringify(set).slice(0, 80)).toEqual(NOT_OURS)
    }
  })

  test('nor as another version of ours, nor under a name that only looks like ours', () => {
    if (!forged) return expect.unreachable()
    for (const name of [
      'libero-',
      'LIBERO finale',
      'Libéro',
      'li\u200bbero-x',
      'box+libero-x',
      'ｌｉｂｅｒｏ',
    ])
      expect(codes(box.check({ ...box.ours, name })), name).toEqual(NOT_OURS)
    expect(codes(box.check({ ...forged, version: '99' }))).toEqual(NOT_OURS)
    for (const name of ['box', 'my own liberos', 'delibero']) expect(isHouseName(name), name).toBe(false)
  })

  test('is refused at the kick-off, in a position and in a record', () => {
    if (!forged) return expect.unreachable()
    expect(codes(game.prepare({ options: { ...options, cards: forged }, builds }))).toEqual(NOT_OURS)
    const { record, position } = forgedMatch(box, forged)
    expect(codes(game.fromPosition(position, new SampledChance(1)))).toEqual(NOT_OURS)
    expect(codes(game.plainPosition(position))).toEqual(NOT_OURS)
    expect(codes(replay(game, record))).toEqual(NOT_OURS)
    const { config: _, ...rest } = record
    expect(codes(replay(game, { ...rest, from: position, inputs: [] }))).toEqual(NOT_OURS)
  })

  test('is refused by the command, as cards and in a record', async () => {
    if (!forged) return expect.unreachable()
    const cards = file(`${game.id}-forged.json`, JSON.stringify(forged))
    const checked = await run(['cards', game.id, '--check', cards, '--json'])
    expect(checked.code).not.toBe(0)
    expect(JSON.parse(checked.out).refusals).toMatchObject([{ code: 'card-set-not-ours' }])
    const record = file(`${game.id}-match.json`, writeRecord(forgedMatch(box, forged).record))
    const verified = await run(['replay', record, '--verify', '--json'])
    expect(verified.code).not.toBe(0)
    expect(verified.out + verified.err).toContain('libero')
  })

  test('is refused by the protocol', async () => {
    if (!forged) return expect.unreachable()
    const config = { options: { ...options, cards: forged }, builds }
    const { out } = await run(['host', game.id], [`${JSON.stringify({ do: 'new', config, seed: 'x' })}\n`])
    expect(JSON.parse(out.split('\n')[0] ?? '')).toMatchObject({
      ok: false,
      refusals: [{ code: 'card-set-not-ours' }],
    })
  })
})

test.each(Object.entries(BOXES))(
  '%s: our own cards typed in are ours, and are named, not brought',
  (_, box) => {
    const { game, ours, builds, options } = box
    expect(codes(box.check(ours))).toEqual(['accepted'])
    const typed = game.prepare({ options: { ...options, cards: structuredClone(ours) }, builds })
    const plain = game.prepare({ options, builds })
    if (!typed.ok || !plain.ok) throw new Error('refused')
    expect(game.plain(typed.value)).toEqual(game.plain(plain.value))
  },
)

/**
 * Published cards are for ever: whoever changes a figure gives the set a new version. Only what is missing is written,
 * with `GOLDEN=write npx vitest run test/card-sets.test.ts`.
 */
describe('what was published stays as it was', () => {
  const file = new URL('../golden/card-sets.json', import.meta.url)
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  const sets = Object.values(BOXES).flatMap(({ published }) => published)
  if (process.env.GOLDEN === 'write') {
    for (const set of sets) known[`${set.name} ${set.version}`] ??= digestOfCards(set)
    writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`)
  }

  test('every set that was ever published is still here', () => {
    expect(sets.map(({ name, version }) => `${name} ${version}`).sort()).toEqual(Object.keys(known).sort())
  })

  test.each(sets.map((set) => [`${set.name} ${set.version}`, set] as const))('%s', (name, set) => {
    expect(digestOfCards(set)).toBe(known[name])
  })
})
