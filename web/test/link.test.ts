import { describe, expect, test } from 'vitest'
import { readLink, writeLink } from '../keep/link.ts'

describe('what a link carries', () => {
  test.each([
    ['a team', { game: 'finale', build: { club: 'acker', pitch: ['a', 'b'] }, name: 'Őrült Zöld' }],
    ['a long text', { text: 'h white-4\n'.repeat(2_000) }],
    ['nothing', null],
  ])('%s arrives as it was sent', async (_, value) => {
    const letters = await writeLink(value)
    expect(letters).toMatch(/^1\.[\w-]+$/)
    expect(await readLink(letters)).toEqual({ ok: true, value })
  })

  test('a match fits into an address: text of that kind shrinks to less than a fifth', async () => {
    const inputs = Array.from({ length: 300 }, (_, i) => `${'ha'[i % 2]} short-${(i * 7) % 4}-left`)
    expect((await writeLink({ inputs })).length).toBeLessThan(JSON.stringify({ inputs }).length / 5)
  })

  test('a link made by a newer version is known as such', async () => {
    expect(await readLink((await writeLink('x')).replace('1.', '2.'))).toEqual({
      ok: false,
      trouble: 'link-newer',
    })
  })

  test.each(['', '.', '1.', '1.%%%', 'x.abc', '1.AAAA', 'hello', '1'])('%j is damaged', async (text) => {
    expect(await readLink(text)).toEqual({ ok: false, trouble: 'link-damaged' })
  })

  test('a link that unpacks to more than any match is refused before it is unpacked', async () => {
    const bomb = await writeLink('a'.repeat(60_000_000))
    expect(bomb.length).toBeLessThan(200_000)
    expect(await readLink(bomb)).toEqual({ ok: false, trouble: 'link-damaged' })
  })

  test('a link cut short is damaged, wherever it is cut', async () => {
    const letters = await writeLink({
      game: 'finale',
      build: Array.from({ length: 40 }, (_, i) => `man-${i}`),
    })
    for (let end = 3; end < letters.length - 2; end += 5)
      expect((await readLink(letters.slice(0, end))).ok).toBe(false)
  })
})
