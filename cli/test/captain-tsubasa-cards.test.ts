import { OUR_BOOKINGS, OUR_CARDS } from '@libero/captain-tsubasa'
import { abilityWords, TEXTS, wording } from '@libero/captain-tsubasa/text'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { file, run } from './stage.ts'

const { starting, match, motivation, transfers, shots, defences } = OUR_CARDS

describe('libero cards captain-tsubasa', () => {
  test.each(LANGUAGES)('shows everything there is in %s', async (lang) => {
    const { code, out } = await run(['cards', 'captain-tsubasa', '--lang', lang])
    expect(code).toBe(0)
    expect(out).not.toMatch(/[{}]|undefined|NaN/)
    const words = wording(lang)
    for (const { id, abilities } of [...starting, ...match, ...motivation, ...transfers]) {
      expect(out).toMatch(new RegExp(`  ${id}  `))
      expect(out).toContain(words.nameOf(id))
      for (const ability of abilities) expect(out).toContain(abilityWords(ability, TEXTS[lang].abilities))
    }
    for (const { id } of [...shots, ...defences]) expect(out).toContain(id)
  })

  test('gives programs what it accepts', async () => {
    const { out } = await run(['cards', 'captain-tsubasa', '--json'])
    // What bookings cost is named, so that whoever begins from it sees where the figures of his box go.
    expect(JSON.parse(out)).toEqual({ ...OUR_CARDS, bookings: OUR_BOOKINGS })
    const path = file('captain-tsubasa.json', out)
    const { code, out: verdict } = await run(['cards', 'captain-tsubasa', '--check', path])
    expect(code).toBe(0)
    expect(verdict).toContain('libero-captain-tsubasa')
  })

  test.each([
    ['en', 'whole number from −9 to 0'],
    ['de', 'ganze Zahl von −9 bis 0'],
    ['hu', 'egész szám legyen −9 és 0 között'],
  ])('bookings of a box are played with, or refused at their field in %s', async (lang, sentence) => {
    const box = (shot: number) =>
      file(
        'bookings.json',
        JSON.stringify({ ...OUR_CARDS, name: 'box', bookings: { yellow: { shot, pass: -1, defence: 0 } } }),
      )
    const path = box(-4)
    expect((await run(['cards', 'captain-tsubasa', '--check', path, '--lang', lang])).code).toBe(0)
    expect((await run(['sim', 'captain-tsubasa', '--cards', path, '--matches', '2'])).code).toBe(0)
    const { code, out } = await run(['cards', 'captain-tsubasa', '--check', box(4), '--lang', lang, '--json'])
    const [refusal] = JSON.parse(out).refusals
    expect([code, refusal]).toMatchObject([
      1,
      { code: 'booking-penalty', about: { field: 'bookings.yellow.shot' } },
    ])
    expect(refusal.text).toContain(sentence)
  })

  test('says everything that is wrong with a file, with its paragraph', async () => {
    const path = file('few.json', JSON.stringify({ ...OUR_CARDS, transfers: [], shots: shots.slice(1) }))
    const { code, out } = await run(['cards', 'captain-tsubasa', '--check', path])
    expect(code).toBe(1)
    expect(out).toMatch(/^§15\.1: /m)
    expect(out).toMatch(/^§12\.3: /m)
  })
})
