import { beginnersBuild, finale, OUR_CARDS } from '@libero/finale'
import { readRecord, writeRecord } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { readLink, writeLink } from '../keep/link.ts'
import { loadReplay } from '../match/load-replay.ts'

describe('what a link carries', () => {
  test.each([
    ['a team', { game: 'finale', build: { club: 'acker', pitch: ['a', 'b'] }, name: 'Őrült Zöld' }],
    ['a long text', { text: 'h white-4\n'.repeat(2_000) }],
    ['nothing', null],
  ])('%s arrives as it was sent', async (_, value) => {
    const letters = await writeLink(value)
    expect(letters).toMatch(/^2\.[\w-]+$/)
    expect(await readLink(letters)).toEqual({ ok: true, value })
  })

  test('a match fits into an address: text of that kind shrinks to less than a fifth', async () => {
    const inputs = Array.from({ length: 300 }, (_, i) => `${'ha'[i % 2]} short-${(i * 7) % 4}-left`)
    expect((await writeLink({ inputs })).length).toBeLessThan(JSON.stringify({ inputs }).length / 5)
  })

  test('a link made by a newer version is known as such', async () => {
    expect(await readLink((await writeLink('x')).replace('2.', '3.'))).toEqual({
      ok: false,
      trouble: 'link-newer',
    })
  })

  test.each(['', '.', '1.', '1.%%%', 'x.abc', '1.AAAA', '2.', '2.AAAA', 'hello', '1'])(
    '%j is damaged',
    async (text) => {
      expect(await readLink(text)).toEqual({ ok: false, trouble: 'link-damaged' })
    },
  )

  test('a link of the first form is read for ever', async () => {
    expect(await readLink('1.q1ZKT8xNVbJSSsvMS8xJVdJRSirNzElRsqpWSs4pTVKyUkpMzk4tUqqtBQA')).toEqual({
      ok: true,
      value: { game: 'finale', build: { club: 'acker' } },
    })
  })

  test('one wrong letter is damage, wherever it is, and never another team', async () => {
    const value = { game: 'finale', name: 'Zöld', build: { club: 'acker', pitch: ['a-b', 'c-d', 'e-f'] } }
    const letters = await writeLink(value)
    for (let at = 2; at < letters.length; at++) {
      for (const wrong of 'Aa1-_Zz9K') {
        const read = await readLink(letters.slice(0, at) + wrong + letters.slice(at + 1))
        // The last letter has bits that belong to no byte.
        expect(read).toEqual(read.ok ? { ok: true, value } : { ok: false, trouble: 'link-damaged' })
      }
    }
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

test('a match with other cards under our name is not shown', async () => {
  const [first, ...others] = OUR_CARDS.footballers
  const dearer = [{ ...first, price: (first?.price ?? 0) + 1 }, ...others]
  const box = { ...OUR_CARDS, name: 'box', footballers: dearer }
  const builds = [beginnersBuild('acker'), beginnersBuild('stollen')] as const
  const prepared = finale.prepare({ options: { cards: box, budget: [99, 99] }, builds })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusals))
  const { record } = randomMatch(finale, prepared.value, 1)
  const shown = async (cards: typeof box) => {
    const { name, version } = cards
    const config = { builds, options: { budget: [99, 99], cards } }
    const text = writeRecord({ ...record, config, cards: { name, version } })
    expect(readRecord(text).ok).toBe(true)
    return loadReplay({ page: 'replay', rest: ['link'], said: { r: await writeLink(text) } })
  }
  expect(await shown(box)).toMatchObject({ ok: true })
  expect(await shown({ ...box, name: OUR_CARDS.name })).toMatchObject({
    ok: false,
    trouble: 'match-damaged',
    refusals: [{ code: 'card-set-not-ours' }],
  })
})
