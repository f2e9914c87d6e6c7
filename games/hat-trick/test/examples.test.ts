import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../cards/ours.ts'
import { RULES } from '../text/book.ts'
import type { Setting } from './match.ts'
import { match } from './match.ts'
import { IN_FRONT_OF_GOAL } from './rules/stories.ts'

/** The last page of the rulebook: a star under each of the numbers 1 to 11. */
const STAR_TABLE = `
  BRA .**.**.*.**
  CRO ....*.*...*
  MEX .*.........
  CMR .....*....*
  ESP .*.*.*****.
  NED ....*.*.*.*
  CHI ......*..**
  AUS ......*....
  COL .......****
  GRE .**.......*
  CIV ......**..*
  JPN ......*.*..
  URU ..*.....***
  CRC ......*....
  ENG *..*.....**
  ITA ****.*....*
  SUI .....**.*..
  ECU ........*..
  FRA **...*.*...
  HON ...*.......
  ARG ....**.*.**
  BIH ....*.*..*.
  IRN .....*.....
  NGA *....*.....
  GER *...*****..
  POR .**....*..*
  GHA .....****..
  USA .....*.*...
  BEL ..*...**..*
  ALG .*.........
  RUS ...*..*...*
  KOR ......*....
`
const table = STAR_TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(' ') as [string, string])

describe('The rulebook’s examples', () => {
  test('§5.1 the short pass: 7 and 2 against 1 and 4 is 9 to 5, and the pass is completed', () => {
    const m = match({
      ball: 'h7',
      off: ['a9'],
      faceUp: ['short-2-left', 'dribble-4-left'],
      footballs: { h6: { attack: 3 }, h7: { attack: 4 }, a8: { defence: 1 } },
    }).standStill()
    expect(m.last('comparison')).toMatchObject({
      players: [7, 1],
      cards: [2, 4],
      totals: [9, 5],
      result: 'won',
    })
    // One line forward, to the lowest number there.
    expect(m.last('passed')).toMatchObject({ from: 6, to: 8, line: 4 })
  })

  test('the short pass the other way: more footballs of the defenders, and their lowest number has the ball', () => {
    const m = match({
      ball: 'h7',
      faceUp: ['short-2-left', 'dribble-4-left'],
      footballs: { h6: { attack: 1 }, h7: { attack: 1 }, a8: { defence: 1 }, a9: { defence: 1 } },
    }).standStill()
    expect([m.last('comparison').totals, m.ball]).toEqual([[4, 6], 'a8'])
  })

  const LONG_BALL: Setting = {
    ball: 'h7',
    footballs: { h10: { attack: 3 }, h11: { attack: 4 }, a4: { defence: 2 }, a5: { defence: 1 } },
  }

  test('§5.4 the long ball two lines forward: 7 and 4 against 3 and 4 is 11 to 7, and it arrives', () => {
    const m = match({ ...LONG_BALL, faceUp: ['long-4-left', 'short-4-left'] })
      .standStill()
      .play('h 2-lines')
    expect(m.last('comparison')).toMatchObject({ players: [7, 3], cards: [4, 4], totals: [11, 7], line: 5 })
    expect(m.last('passed')).toMatchObject({ from: 6, to: 10, line: 5 })
  })

  test('the long ball lost would go to the defender’s lowest number in that line', () => {
    const stronger = { ...LONG_BALL.footballs, a4: { defence: 9 } }
    const m = match({ ...LONG_BALL, footballs: stronger, faceUp: ['long-4-left', 'short-4-left'] })
    expect(m.standStill().play('h 2-lines').last('intercepted')).toMatchObject({
      seat: 1,
      number: 4,
      line: 5,
    })
  })

  test('§5.5 the dribble: 3 and 1 against 3 and 4 is 4 to 7, and the defender has the ball', () => {
    const m = match({
      ball: 'h7',
      faceUp: ['dribble-1-left', 'short-4-left'],
      footballs: { h6: { attack: 3 }, a7: { defence: 3 } },
    }).standStill()
    expect(m.last('comparison')).toMatchObject({
      players: [3, 3],
      cards: [1, 4],
      totals: [4, 7],
      result: 'lost',
    })
    expect([m.ball, m.field('h6'), m.field('a7')]).toEqual(['a7', 'b3', 'b4'])
  })

  test.each(LANGUAGES)('§5.1 §5.4 §5.5 the rules tell these examples in %s', (language) => {
    const { paragraphs } = RULES[language]
    for (const [rule, own, their] of [
      ['5.1', 9, 5],
      ['5.4', 11, 7],
      ['5.5', 4, 7],
    ] as const)
      expect(paragraphs[rule], rule).toMatch(new RegExp(`\\b${own}( to | zu |–)${their}\\b`))
  })

  test.each(LANGUAGES)('§6.6 the rules tell the example of a scoring opportunity in %s', (language) => {
    const told = RULES[language].paragraphs['6.6'].split(/Example:|Beispiel:|Példa:/)[1]
    // 8 goes to line 5, 2 pushes the carrier away, and 8 shoots from line 5.
    expect(told?.match(/\d+/g)?.map(Number)).toEqual([8, 5, 2, 8, 5])
  })

  test('our cards can show these sums: 7 in a line, 1 alone, 3 in a line, 3 against 3', () => {
    const regular = OUR_CARDS.players.map((player) => player.regular)
    const pairs = regular.flatMap((one, i) => regular.slice(i + 1).map((two) => [one, two] as const))
    expect(pairs.some(([one, two]) => one.attack + two.attack === 7)).toBe(true)
    expect(regular.some(({ defence }) => defence === 1)).toBe(true)
    expect(regular.some(({ defence }) => defence === 3)).toBe(true)
    expect(regular.some(({ attack }) => attack === 3)).toBe(true)
  })

  test('a left card moves 4 and none of the right', () => {
    const m = match({ ball: 'h7', faceUp: ['short-1-left', 'short-1-left'] })
    expect([m.refusal('h 4+'), m.refusal('h 5+')]).toEqual(['legal', 'player-of-other-side §2.3'])
  })

  test('the shot: a long ball of 3 and a shooting card of +3 have the power 6', () => {
    const m = match({ ...IN_FRONT_OF_GOAL, faceUp: ['long-3-left', 'short-1-left'] }).standStill()
    m.play('h 11', 'h shoot')
    const corner = OUR_CARDS.shooting.find(({ kind, plus }) => kind === 'long' && plus === 3)?.corner
    m.play(`h ${corner}`, `a ${corner}`)
    expect(m.last('duel')).toMatchObject({ power: 6, symbol: 'plus' })
    // More than 6 is saved, 6 is parried, fewer is a goal.
    m.rolls('short-2-left', 'short-3-left', 'short-1-right').play('a draw', 'a draw', 'a draw')
    m.rolls('long-1-left', 'long-1-left').play('a stop')
    expect(m.last('keeper-drew').total).toBe(6)
    expect(m.last('parried').to).toEqual({ seat: 1, number: 2 })
  })

  test('§6.3 §6.5 §6.6 the scoring opportunity: 8 moves, the ball goes sideways, 2 pushes the carrier away, a long ball, and 8 shoots', () => {
    // h10 has the ball in the final line, h11 beside him; away's 2 stands behind h11.
    const m = match({
      ball: 'h10',
      on: { h10: 'b6', h11: 'c6' },
      opportunity: true,
      hands: [
        ['long-3-left', 'short-2-left', 'dribble-1-left'],
        ['short-2-left', 'short-2-right', 'dribble-1-left'],
      ],
    })
    m.play('h long-3-left', 'a short-2-left')
    expect(m.all('drawn')).toEqual([])
    m.play('h 8+')
    expect(m.last('moved')).toMatchObject({ seat: 0, number: 8, to: 'a5' })
    expect(m.last('sideways')).toMatchObject({ from: 10, to: 11 })
    expect(m.field('a2')).toBe('c5')
    m.play('a 2-')
    expect([m.field('a2'), m.field('h11'), m.ball]).toEqual(['c6', 'c5', 'h11'])
    m.play('h 8')
    expect(m.last('passed')).toMatchObject({ from: 11, to: 8, line: 5 })
    m.play('h shoot')
    expect(m.last('shot-begins')).toMatchObject({ seat: 0, number: 8, action: 'long', from: 'a5' })
  })
})

describe('The star table', () => {
  test('32 teams in the rulebook’s order, each with the rulebook’s stars', () => {
    const ours = OUR_CARDS.teams.map(({ id, stars }) => [
      id,
      Array.from({ length: 11 }, (_, i) => (stars.includes(i + 1) ? '*' : '.')).join(''),
    ])
    expect(ours).toEqual(table)
    expect(OUR_CARDS.teams.every(({ source }) => source === 'rulebook')).toBe(true)
  })

  test('the star keepers are those of England, Italy, France, Nigeria and Germany', () => {
    const keepers = OUR_CARDS.teams.filter(({ stars }) => stars.includes(1)).map(({ id }) => id)
    expect(keepers).toEqual(['ENG', 'ITA', 'FRA', 'NGA', 'GER'])
  })

  test('most stars: Brazil and Spain with seven; fewest: one', () => {
    const count = new Map(OUR_CARDS.teams.map(({ id, stars }) => [id, stars.length]))
    expect([count.get('BRA'), count.get('ESP'), Math.max(...count.values())]).toEqual([7, 7, 7])
    const one = [...count].filter(([, stars]) => stars === 1).map(([id]) => id)
    expect(one).toEqual(['MEX', 'AUS', 'CRC', 'ECU', 'HON', 'IRN', 'ALG', 'KOR'])
    expect([...count.values()].reduce((sum, stars) => sum + stars)).toBe(
      table.flatMap(([, stars]) => [...stars]).filter((star) => star === '*').length,
    )
  })

  test('every number is a star somewhere, and every team has one', () => {
    for (let number = 1; number <= 11; number++)
      expect(
        OUR_CARDS.teams.some(({ stars }) => stars.includes(number)),
        `number ${number}`,
      ).toBe(true)
    expect(OUR_CARDS.teams.every(({ stars }) => stars.length > 0)).toBe(true)
  })
})
