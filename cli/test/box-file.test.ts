import { OUR_CARDS as TSUBASA } from '@libero/captain-tsubasa'
import { OUR_CARDS as FINALE } from '@libero/finale'
import { OUR_CARDS as HAT_TRICK, OUR_EXPANSION } from '@libero/hat-trick'
import { describe, expect, test } from 'vitest'
import { file, run } from './stage.ts'

/** Cards as the app's workshop writes them: each with the name that stands on it. */
const called = (cards: readonly { readonly id: string }[]) =>
  cards.map(({ id, ...card }) => ({ id, name: `Card ${id}`, ...card }))

const FILES: Readonly<Record<string, object>> = {
  finale: { ...FINALE, name: 'My box', tactics: called(FINALE.tactics) },
  'captain-tsubasa': {
    ...TSUBASA,
    name: 'My box',
    match: called(TSUBASA.match),
    shots: called(TSUBASA.shots),
    defences: called(TSUBASA.defences),
  },
  'hat-trick': {
    ...HAT_TRICK,
    name: 'My box',
    teams: called(HAT_TRICK.teams),
    expansion: {
      ...OUR_EXPANSION,
      name: 'Players',
      types: called(OUR_EXPANSION.types),
      styles: called(OUR_EXPANSION.styles),
      teams: called(OUR_EXPANSION.teams),
    },
  },
}

describe.each(Object.entries(FILES))('a file of the card workshop in the terminal: %s', (game, set) => {
  test('it is accepted, and played with', async () => {
    const path = file(`${game}-box.json`, JSON.stringify(set))
    const checked = await run(['cards', game, '--check', path])
    expect(checked.out).toContain('My box')
    expect(checked.code).toBe(0)
    const played = await run(['sim', game, '--cards', path, '--matches', '4', '--seed', '1'])
    expect(played.code).toBe(0)
  })

  test('an unfinished one is refused, each refusal with its field', async () => {
    const holes = Object.entries(set).map(([key, value]) =>
      Array.isArray(value) ? [key, value.map(() => ({ id: '' }))] : [key, value],
    )
    const path = file(`${game}-unfinished.json`, JSON.stringify(Object.fromEntries(holes)))
    const { code, out } = await run(['cards', game, '--check', path, '--json'])
    expect(code).toBe(1)
    const { refusals } = JSON.parse(out) as { refusals: { about: Record<string, unknown> }[] }
    expect(refusals.length).toBeGreaterThan(20)
    for (const { about } of refusals) expect(about.field).toMatch(/^[a-z]/)
  })
})
