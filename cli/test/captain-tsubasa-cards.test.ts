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

  test.each([
    ['en', 'no card has a field “bookinsg”'],
    ['de', 'Ein Feld „bookinsg“ gibt es aber nicht'],
    ['hu', 'Ilyen mező azonban nincs, kimaradt: „bookinsg”'],
  ])('a field that no card has is told by its place in %s, remarks are not', async (lang, sentence) => {
    const [first, ...others] = starting
    const set = {
      ...OUR_CARDS,
      $schema: 'card-set.schema.json',
      _remark: 'typed on Sunday',
      name: 'box',
      starting: [{ ...first, nubmer: 7, price: { shot: 1 } }, ...others],
      bookinsg: { yellow: { shot: -4 } },
    }
    const path = file('mistyped.json', JSON.stringify(set))
    const { code, out } = await run(['cards', 'captain-tsubasa', '--check', path, '--lang', lang])
    expect([code, out.includes(sentence)]).toEqual([0, true])
    const { unknown } = JSON.parse((await run(['cards', 'captain-tsubasa', '--check', path, '--json'])).out)
    expect(unknown.map(({ code: of, field }: Record<string, string>) => `${of} ${field}`)).toEqual([
      'field-unknown starting.0.nubmer',
      'field-unknown starting.0.price',
      'field-unknown bookinsg',
    ])
  })

  test.each(['finale', 'hat-trick', 'captain-tsubasa'])(
    'our own set of %s has no field that is not known',
    async (game) => {
      const { out } = await run(['cards', game, '--json'])
      const path = file(`${game}.json`, out)
      expect(JSON.parse((await run(['cards', game, '--check', path, '--json'])).out)).not.toHaveProperty(
        'unknown',
      )
      const mistyped = file(
        `${game}-mistyped.json`,
        JSON.stringify({ ...JSON.parse(out), name: 'box', verison: '2' }),
      )
      const told = JSON.parse((await run(['cards', game, '--check', mistyped, '--json'])).out)
      expect(told).toMatchObject({ ok: true, unknown: [{ code: 'field-unknown', field: 'verison' }] })
    },
  )

  test('says everything that is wrong with a file, with its paragraph', async () => {
    const path = file('few.json', JSON.stringify({ ...OUR_CARDS, transfers: [], shots: shots.slice(1) }))
    const { code, out } = await run(['cards', 'captain-tsubasa', '--check', path])
    expect(code).toBe(1)
    expect(out).toMatch(/^§15\.1: /m)
    expect(out).toMatch(/^§12\.3: /m)
  })
})
