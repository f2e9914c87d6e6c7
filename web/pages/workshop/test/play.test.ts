import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, test } from 'vitest'
import { readRoute } from '../../../app/route.ts'
import type { Face, SetupFace } from '../../../face.ts'
import { captainTsubasaSetup } from '../../../games/captain-tsubasa/builder/setup.tsx'
import { captainTsubasaFace } from '../../../games/captain-tsubasa/face.tsx'
import { captainTsubasaWorkshop } from '../../../games/captain-tsubasa/workshop/workshop.tsx'
import { finaleSetup } from '../../../games/finale/builder/setup.tsx'
import { finaleFace } from '../../../games/finale/face.tsx'
import { finaleWorkshop } from '../../../games/finale/workshop/workshop.tsx'
import { hatTrickSetup } from '../../../games/hat-trick/builder/setup.tsx'
import { hatTrickFace } from '../../../games/hat-trick/face.tsx'
import { hatTrickWorkshop } from '../../../games/hat-trick/workshop/workshop.tsx'
import type { GameId } from '../../../games/register.ts'
import { readSetFile, readSetLink, setAddress, setFile, setStore } from '../../../keep/sets.ts'
import type { Data, Draft, Workshop } from '../../../workshop.ts'
import { buildOf, freshDraft } from '../../setup/draft.ts'
import type { Room } from '../../setup/dressing.ts'
import { against, configOf, isReady, withCards } from '../../setup/dressing.ts'
import { ownerOf, takeInSet } from '../bring-set.tsx'

const GAMES: readonly (readonly [GameId, Workshop, Face, SetupFace])[] = [
  ['finale', finaleWorkshop, finaleFace, finaleSetup],
  ['captain-tsubasa', captainTsubasaWorkshop, captainTsubasaFace, captainTsubasaSetup],
  ['hat-trick', hatTrickWorkshop, hatTrickFace, hatTrickSetup],
]

const roomOf = (face: Face, setup: SetupFace): Room => ({
  game: face.game,
  setup,
  at: { language: 'en', words: face.wording('en') },
})

/** A box in which everybody is called otherwise: no team put together for our cards is among them. */
function strangers(workshop: Workshop): Draft {
  const ours = workshop.ours('en')
  if (workshop.game !== 'finale') return { ...ours, name: 'My box' }
  const footballers = (ours.footballers as readonly Data[]).map((man, i) => ({ ...man, id: `man-${i}` }))
  return { ...ours, name: 'My box', footballers }
}

describe.each(GAMES)(
  '%s: a set of one’s own is chosen when a match is prepared',
  (_, workshop, face, setup) => {
    test('both teams are put together from it, and our cards come back as they were', async () => {
      const room = roomOf(face, setup)
      const checked = workshop.check(strangers(workshop))
      if (!checked.ok) throw new Error('no set')
      const before = freshDraft(setup, 'heuristic')
      const chosen = withCards(room, before, checked.value)
      expect((chosen.options as Data).cards).toEqual(checked.value)
      expect(against(room, chosen)).toEqual({ options: [], sides: [[], []], clash: [] })
      const config = await configOf(room, chosen, async (seat) => setup.random(seat, chosen.options))
      expect(face.game.prepare(config).ok).toBe(true)
      const back = withCards(room, chosen, undefined)
      expect((back.options as Data | undefined)?.cards).toBeUndefined()
      expect(isReady(against(room, back))).toBe(true)
      for (const seat of [0, 1] as const) expect(buildOf(back, seat)).toBeDefined()
    })

    test('through a file and a link it is the same', async () => {
      const set = strangers(workshop)
      expect(readSetFile(setFile(set))).toEqual({ ok: true, set })
      const address = await setAddress(workshop.game, set)
      const { page, rest, said } = readRoute(address)
      expect([page, ...rest]).toEqual(['workshop', workshop.game])
      expect(await readSetLink(said.set ?? '')).toEqual({ ok: true, game: workshop.game, set })
      expect(await ownerOf(set, 'en')).toBe(workshop.game)
    })
  },
)

describe('what is no set is refused by its trouble', () => {
  test.each([
    ['{', 'set-damaged'],
    ['', 'set-damaged'],
    ['[]', 'set-strange'],
    ['"cards"', 'set-strange'],
    ['null', 'set-strange'],
  ])('the file %j: %s', (text, trouble) => {
    expect(readSetFile(text)).toEqual({ ok: false, trouble })
  })

  test('a file that is far too long', () => {
    expect(readSetFile(' '.repeat(4_000_001))).toEqual({ ok: false, trouble: 'set-too-long' })
  })

  test('links that are cut, changed, newer, or of something else', async () => {
    const address = await setAddress('finale', { name: 'x' })
    const link = readRoute(address).said.set ?? ''
    expect(await readSetLink(link.slice(0, -4))).toEqual({ ok: false, trouble: 'link-damaged' })
    expect(await readSetLink('9.abc')).toEqual({ ok: false, trouble: 'link-newer' })
    expect(await readSetLink('')).toEqual({ ok: false, trouble: 'link-damaged' })
    expect(await ownerOf({ name: 'x', cards: [] }, 'en')).toBeUndefined()
  })
})

describe('the shelf', () => {
  beforeAll(async () => {
    const all = await setStore.sets()
    for (const { id } of all.ok ? all.value : []) await setStore.drop(id)
  })

  test('the same set is not taken in twice, another of its name gets a number, each game sees its own', async () => {
    const set = { ...finaleWorkshop.ours('en'), name: 'My  box' }
    const first = await takeInSet('finale', set)
    const kept = first === undefined ? undefined : await setStore.set(first)
    expect(kept?.ok && kept.value?.name).toBe('My box')
    // As it is kept it is known again.
    expect(await takeInSet('finale', { ...set, name: 'My box' })).toBe(first)
    const second = await takeInSet('finale', { ...set, name: 'My box', version: '2' })
    expect(second).not.toBe(first)
    const names = async (game?: string) => {
      const all = await setStore.sets(game)
      return all.ok ? all.value.map(({ name }) => name).sort() : []
    }
    expect(await names('finale')).toEqual(['My box', 'My box 2'])
    expect(await names('hat-trick')).toEqual([])
    if (first) await setStore.drop(first)
    expect(await names()).toEqual(['My box 2'])
  })
})
