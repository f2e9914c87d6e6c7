import { Cards, CORNERS, cardCode, KINDS, OUR_CARDS } from '@libero/hat-trick'
import { printedDuel } from '@libero/hat-trick/opponents'
import { BOX } from '@libero/hat-trick/testing'
import { TEXTS } from '@libero/hat-trick/text'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { duelsOf } from '../games/hat-trick/duels.ts'
import { shelfTexts } from '../games/hat-trick/text.ts'
import { file, run } from './stage.ts'

describe('libero cards hat-trick', () => {
  test.each(LANGUAGES)('shows everything there is in %s', async (lang) => {
    const { code, out } = await run(['cards', 'hat-trick', '--lang', lang])
    expect(code).toBe(0)
    expect(out).not.toMatch(/[{}]|undefined|NaN/)
    const game = TEXTS[lang]
    for (const { id, stars } of OUR_CARDS.teams) {
      const name = game.teams[id as keyof typeof game.teams]
      expect(out).toMatch(new RegExp(`^${id} +${name} +${stars.length} +${stars.join(' ')}( |$)`, 'm'))
    }
    for (const { number, regular } of OUR_CARDS.players)
      expect(out).toMatch(new RegExp(`^ *${number} .*${regular.attack} / ${regular.defence} `, 'm'))
    for (const kind of KINDS) expect(out).toContain(`${kind}-1-left … ${kind}-4-right`)
    expect(out).toContain(shelfTexts[lang].duels)
    // §7.5 A regular keeper loses a card in the far corner, a star does not.
    const { against } = shelfTexts[lang]
    const dive = (keeper: string, corner: 'left' | 'right') =>
      out.split('\n').find((row) => row.startsWith(keeper) && row.includes(game.keeping[corner]))
    expect(dive(against.regular, 'left')).toMatch(/ \+1 +0 +−1$/)
    expect(dive(against.regular, 'right')).toMatch(/ −1 +0 +\+1$/)
    expect(dive(against.star, 'left')).toMatch(/ \+1 +0 +0$/)
  })

  test('gives programs what it accepts, and the duels beside it', async () => {
    const { out } = await run(['cards', 'hat-trick', '--json'])
    const set = JSON.parse(out)
    expect(Object.keys(set)).toEqual([
      'name',
      'version',
      'players',
      'actions',
      'shooting',
      'keeping',
      'teams',
      'expansion',
      'keepers',
      'events',
      'duels',
    ])
    expect(set.duels).toHaveLength(6)
    expect(set.keepers).toHaveLength(6)
    expect(set.keepers[0]).toEqual({
      star: false,
      dive: 'left',
      symbols: { left: 'plus', centre: 'empty', right: 'minus' },
    })
    expect(set.events).toEqual(['snapshot', 'corners', 'subs', 'captain', 'interchange', 'switch'])
    const { code, out: verdict } = await run(['cards', 'hat-trick', '--check', file('hat-trick.json', out)])
    expect(code).toBe(0)
    expect(verdict).toContain('libero-hat-trick')
  })

  test('takes a box that differs from ours in everything, plays it, and names the field of what is wrong', async () => {
    const box = file('box.json', JSON.stringify(BOX))
    const { out: verdict } = await run(['cards', 'hat-trick', '--check', box])
    expect(verdict).toContain(`${BOX.name}+${BOX.expansion?.name}`)
    const { out: played } = await run(['sim', 'hat-trick', '--cards', box, '--matches', '3', '--json'])
    expect(JSON.parse(played)).toMatchObject({ matches: 3 })
    const { keeping } = BOX
    const wrong = { ...keeping, star: { ...keeping.star, final: { middle: 2, wing: 'three' } } }
    const path = file('wrong.json', JSON.stringify({ ...BOX, keeping: wrong }))
    const { code, out } = await run(['cards', 'hat-trick', '--check', path, '--json'])
    expect([code, JSON.parse(out).refusals]).toMatchObject([
      1,
      [{ code: 'card-whole', rule: '7.4', about: { field: 'keeping.star.final.wing', least: 0, most: 9 } }],
    ])
  })

  test('says everything that is wrong with a file, with its paragraph', async () => {
    const players = OUR_CARDS.players.map((player) => ({ ...player, star: { attack: 12, defence: 1 } }))
    const path = file('stars.json', JSON.stringify({ ...OUR_CARDS, players, shooting: [] }))
    const { code, out } = await run(['cards', 'hat-trick', '--check', path])
    expect(code).toBe(1)
    expect(out.match(/^§2\.4: /gm)).toHaveLength(10)
    expect(out.match(/^§7\.3: /gm)).toHaveLength(9)
  })
})

test('nobody gains by leaving the mix of a duel', () => {
  const cards = new Cards(OUR_CARDS)
  const matrix = new Float64Array(9)
  for (const { kind, against, powers, shooter } of duelsOf(cards)) {
    for (const mix of powers) {
      printedDuel(cards, cardCode(KINDS.indexOf(kind), mix.power, 1), against === 'star', matrix)
      for (const weights of [mix.shooter, mix.keeper])
        expect(CORNERS.reduce((sum, corner) => sum + weights[corner], 0)).toBeCloseTo(1, 5)
      CORNERS.forEach((_, i) => {
        const shot = CORNERS.reduce((sum, dive, j) => sum + (matrix[i * 3 + j] ?? 0) * mix.keeper[dive], 0)
        const dive = CORNERS.reduce(
          (sum, corner, j) => sum + (matrix[j * 3 + i] ?? 0) * mix.shooter[corner],
          0,
        )
        expect(shot).toBeLessThan(mix.goal + 1e-5)
        expect(dive).toBeGreaterThan(mix.goal - 1e-5)
      })
    }
    const mean = powers.reduce((sum, mix) => sum + mix.shooter.left, 0) / powers.length
    expect(shooter.left).toBeCloseTo(mean, 5)
  }
})

test('a stronger card scores more often, and a star keeper is beaten less', () => {
  const duels = duelsOf(new Cards(OUR_CARDS))
  for (const { powers } of duels)
    for (let i = 1; i < powers.length; i++) expect(powers[i]?.goal).toBeGreaterThan(powers[i - 1]?.goal ?? 1)
  for (let i = 0; i < duels.length; i += 2) expect(duels[i]?.goal).toBeGreaterThan(duels[i + 1]?.goal ?? 1)
})
