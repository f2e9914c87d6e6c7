import { expect, test } from 'vitest'
import { hatTrickSetup } from '../../games/hat-trick/builder/setup.tsx'
import { hatTrickFace } from '../../games/hat-trick/face.tsx'
import { buildOf, freshDraft, readDraft } from '../setup/draft.ts'
import { against, isReady, withOptions } from '../setup/dressing.ts'

const { game } = hatTrickFace
const setup = hatTrickSetup
const at = { language: 'en', words: hatTrickFace.wording('en') } as const
const room = { game, setup, at }
const PLAYERS = { expansion: 'players' }

/** A squad of one's own, ready to play with the expansion. */
function withSquad() {
  const fresh = withOptions(room, freshDraft(setup, 'beginner'), PLAYERS)
  const squad = setup.presets(0, PLAYERS, at).find(({ build }) => 'squad' in Object(build))?.build
  return { ...fresh, brings: [{ build: squad, name: 'Dream Team' }, fresh.brings[1]] } as const
}

test('a squad the variant does not allow makes room for a team that stands ready, and comes back', () => {
  const before = withSquad()
  const base = withOptions(room, before, {})
  expect(isReady(against(room, base))).toBe(true)
  expect(base.brings[0]).toMatchObject({ aside: { name: 'Dream Team' } })
  expect(buildOf(base, 0)).not.toEqual(buildOf(before, 0))
  // Through a reload as well.
  const kept = readDraft(JSON.stringify(base), freshDraft(setup, 'beginner'), ['beginner'])
  expect(withOptions(room, kept, PLAYERS).brings[0]).toEqual(before.brings[0])
})

test('a squad that is still being put together stays where it is when something else is agreed on', () => {
  const before = withSquad()
  const { squad } = Object(buildOf(before, 0)) as { readonly squad: object }
  const build = { squad: { ...squad, players: {} } }
  const half = { ...before, brings: [{ build }, before.brings[1]] } as const
  expect(buildOf(withOptions(room, half, { ...PLAYERS, extraTime: true }), 0)).toEqual(build)
})
