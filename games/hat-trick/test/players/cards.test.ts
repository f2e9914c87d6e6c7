import Ajv2020 from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import schema from '../../cards/card-set.schema.json' with { type: 'json' }
import { checkCardSet } from '../../cards/check.ts'
import type { ExpansionSet, PlayerType, StyleCard, TeamCard } from '../../cards/expansion.ts'
import { OUR_EXPANSION, PUBLISHED_EXPANSIONS } from '../../cards/our-expansion.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Do, If, Skill, When } from '../../cards/skills.ts'
import { DOES, IFS, RANKS, STYLES, WHENS } from '../../cards/skills.ts'
import { hatTrick } from '../../game.ts'
import { PARAGRAPHS } from '../../text/paragraphs.ts'

const withExpansion = (expansion: unknown): unknown => ({ ...OUR_CARDS, expansion })
const wrong = (expansion: unknown): readonly string[] => {
  const checked = checkCardSet(withExpansion(expansion))
  return checked.ok
    ? []
    : checked.refusals.map(({ code, rule, about }) => `${code} §${rule} ${about?.field ?? '(no field)'}`)
}

const { types, styles, conditions, budgets, teams } = OUR_EXPANSION
const typeOf = (id: string): PlayerType => {
  const found = types.find((type) => type.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

const withType = (id: string, change: object): ExpansionSet => ({
  ...OUR_EXPANSION,
  name: 'box',
  types: types.map((type) => (type.id === id ? { ...type, ...change } : type)),
})
const withSkill = (skill: unknown): unknown =>
  withType('runner', { gold: { attack: 5, defence: 1, skill: skill as Skill } })
const withStyleCard = (change: object): unknown => ({
  ...OUR_EXPANSION,
  name: 'box',
  styles: styles.map((card, i) => (i === 0 ? { ...card, ...change } : card)),
})
/** The first team card, changed. */
const withTeam = (change: (team: TeamCard) => object): unknown => ({
  ...OUR_EXPANSION,
  name: 'box',
  teams: teams.map((team, i) => (i === 0 ? { ...team, ...change(team) } : team)),
})

describe('our expansion', () => {
  test('is accepted, by the check and by the published schema', () => {
    expect(wrong(OUR_EXPANSION)).toEqual([])
    const validate = new Ajv2020().compile(schema)
    expect(validate(withExpansion(OUR_EXPANSION)), JSON.stringify(validate.errors)).toBe(true)
  })

  test('the published schema knows the words of skills', () => {
    const { when, if: condition, do: does } = schema.$defs
    expect([when.enum, condition.items.enum, does.enum]).toEqual([WHENS, IFS, DOES])
  })

  test('has 22 types with 44 skills, of whom 17 are known by name', () => {
    expect(types).toHaveLength(22)
    const skills = types.flatMap(({ silver, gold }) => [silver.skill, gold.skill])
    expect(new Set(skills.map((skill) => JSON.stringify(skill))).size).toBe(44)
    // Names are known, values are not: every card says that it is designed.
    expect(new Set(types.map(({ source }) => source))).toEqual(new Set(['designed']))
    const ours = ['sweeper', 'inverted-fb', 'playmaker', 'touchline-winger', 'runner']
    expect(types.map(({ id }) => id).filter((id) => !ours.includes(id))).toEqual([
      ...['ball-playing-cb', 'solid-cb', 'commanding-cb', 'wingback', 'overlapping-fb', 'tireless-fb'],
      ...['defensive-mid', 'combative-mid', 'box-to-box', 'versatile-mid', 'pressing-winger'],
      ...['inverted-winger', 'target-man', 'forward', 'false-9', 'goal-poacher', 'utility-man'],
    ])
  })

  test('has 32 player cards a colour, so ten of them twice or more', () => {
    expect(types.reduce((sum, { copies }) => sum + copies, 0)).toBe(32)
  })

  test('has twelve style cards, three of each style, and a condition for each', () => {
    expect(styles).toHaveLength(12)
    for (const style of STYLES) expect(styles.filter((card) => card.style === style)).toHaveLength(3)
    expect(conditions.map(({ style, row, times }) => `${style}: ${times} ${row}`)).toEqual([
      'tactical: 3 short',
      'technical: 2 dribble',
      'physical: 2 long',
      'total: 2 lines',
    ])
    expect(conditions.filter(({ source }) => source === 'rulebook').map(({ style }) => style)).toEqual([
      'technical',
    ])
  })

  test('has twelve budgets, of 36, 30, 24 and 18 stars; attack-minded of rank II is printed: 9 and 21', () => {
    expect(budgets).toHaveLength(12)
    const stars = RANKS.map((rank) =>
      budgets
        .filter((budget) => budget.rank === rank)
        .map(({ defensive, offensive }) => defensive + offensive),
    )
    expect(stars).toEqual([36, 30, 24, 18].map((sum) => [sum, sum, sum]))
    expect(budgets.filter(({ source }) => source === 'rulebook')).toEqual([
      { rank: 'II', mentality: 'attacking', defensive: 9, offensive: 21, source: 'rulebook' },
    ])
  })

  test('has 45 team cards', () => {
    expect(new Set(teams.map(({ id }) => id)).size).toBe(45)
  })

  test('prices: gold one star more, but for the Utility Man and the keeper, who are free in silver', () => {
    expect(types.filter(({ goldPrice }) => goldPrice !== undefined).map(({ id }) => id)).toEqual([
      'utility-man',
    ])
    expect(types.filter(({ price }) => price === 0).map(({ id }) => id)).toEqual(['utility-man'])
    expect(OUR_EXPANSION.keeper.goldPrice).toBeGreaterThan(1)
  })

  /** What the questions of the rulebooks tell of a side: when it is used, what for, what it does. */
  const FAQ: readonly [string, 'silver' | 'gold', When, readonly If[], Do][] = [
    ['ball-playing-cb', 'silver', 'dribbled', ['carrier'], 'run-on'],
    ['solid-cb', 'silver', 'move', ['defending'], 'displace-carrier'],
    ['commanding-cb', 'gold', 'moved', [], 'send'],
    ['wingback', 'silver', 'compare', ['carrier', 'dribble'], 'footballs'],
    ['wingback', 'gold', 'move', [], 'change-wing'],
    ['overlapping-fb', 'silver', 'arrival', ['adjacent'], 'step-forward'],
    ['overlapping-fb', 'gold', 'move', [], 'stride-forward'],
    ['tireless-fb', 'silver', 'move', ['not-after-gold'], 'stride-back'],
    ['tireless-fb', 'gold', 'move', [], 'jump'],
    ['defensive-mid', 'gold', 'arrival', ['theirs', 'long'], 'take-ball'],
    ['combative-mid', 'gold', 'any', [], 'prevent'],
    ['box-to-box', 'silver', 'any', [], 'borrow'],
    ['box-to-box', 'gold', 'any', [], 'borrow-any'],
    ['versatile-mid', 'silver', 'compare', ['short'], 'footballs-each'],
    ['pressing-winger', 'gold', 'arrival', ['theirs', 'short'], 'take-ball'],
    ['inverted-winger', 'silver', 'opportunity', [], 'middle-lasting'],
    ['inverted-winger', 'gold', 'opportunity', [], 'power-lasting'],
    ['target-man', 'silver', 'compare', ['not-after-gold'], 'footballs'],
    ['forward', 'silver', 'sideways', ['adjacent'], 'take-ball'],
    ['false-9', 'silver', 'shot', ['dribble', 'before-final-line'], 'shoot-forward'],
  ]
  test.each(FAQ)('%s, %s: as the questions tell', (id, side, when, needs, does) => {
    const { skill } = typeOf(id)[side]
    expect(skill).toMatchObject({ when, do: does })
    expect(skill.if ?? []).toEqual(expect.arrayContaining([...needs]))
  })

  test('Draw the foul: a dribble of power 1 against a stronger card is a free kick', () => {
    expect(styles.find(({ id }) => id === 'draw-the-foul')).toMatchObject({
      style: 'technical',
      when: 'revealed',
      if: ['attacking', 'weak-dribble'],
      do: 'free-kick',
      source: 'rulebook',
    })
  })

  test('what can be used on both sides of a comparison says for whom', () => {
    // Or one coach's card would help the other's comparison of the same name.
    for (const { silver, gold } of types)
      for (const { skill } of [silver, gold])
        if (skill.when === 'compare' && skill.do === 'footballs')
          expect(skill.if?.some((one) => one === 'attacking' || one === 'defending')).toBe(true)
  })

  test('and those before it use every moment, every condition and every effect there is', () => {
    const everyStyle = PUBLISHED_EXPANSIONS.flatMap((set) => set.styles)
    const all = [...types.flatMap(({ silver, gold }) => [silver.skill, gold.skill]), ...everyStyle]
    expect(WHENS.filter((when) => !all.some((skill) => skill.when === when))).toEqual([])
    expect(DOES.filter((does) => !all.some((skill) => skill.do === does))).toEqual([])
    expect(IFS.filter((one) => !all.some((skill) => skill.if?.includes(one)))).toEqual([])
  })
})

describe('an expansion of another box', () => {
  const [card = styles[0] as StyleCard] = styles
  /** At a field of the runner. */
  const at = (reason: string, field: string) =>
    `${reason} expansion.types.${types.findIndex(({ id }) => id === 'runner')}.${field}`
  const ten = (team: TeamCard, change: object) => ({ players: { ...team.players, ...change } })
  const WRONG: readonly [string, unknown, string][] = [
    ['nothing', null, 'expansion-malformed §13.2 expansion'],
    ['a list', [], 'expansion-malformed §13.2 expansion'],
    ['no name', { ...OUR_EXPANSION, name: '' }, 'card-set-unnamed §2.4 expansion.name'],
    ['no version', { ...OUR_EXPANSION, version: 1 }, 'card-set-unnamed §2.4 expansion.version'],
    [
      'no keeper',
      { ...OUR_EXPANSION, keeper: { goldPrice: 100 } },
      'card-whole §13.2 expansion.keeper.goldPrice',
    ],
    ['no types', { ...OUR_EXPANSION, types: [] }, 'card-list §13.2 expansion.types'],
    [
      'types without end',
      { ...OUR_EXPANSION, types: Array(121).fill(types[0]) },
      'card-list §13.2 expansion.types',
    ],
    [
      'nobody for number 2',
      { ...OUR_EXPANSION, types: types.filter(({ numbers }) => numbers.length > 0 && !numbers.includes(2)) },
      'type-missing §13.2 expansion.types',
    ],
    ['no teams', { ...OUR_EXPANSION, teams: {} }, 'card-list §13.3 expansion.teams'],
    [
      'a type twice',
      { ...OUR_EXPANSION, types: [...types, types[0]] },
      'card-id §13.2 expansion.types.22.id',
    ],
    ['an id of its own kind', withType('runner', { id: 'Läufer' }), at('card-id §13.2', 'id')],
    ['number 12', withType('runner', { numbers: [12] }), at('card-whole §13.2', 'numbers.0')],
    ['three numbers', withType('runner', { numbers: [9, 10, 11] }), at('card-list §13.2', 'numbers')],
    ['one number twice', withType('runner', { numbers: [9, 9] }), at('type-number-twice §14.1', 'numbers.1')],
    ['no shield', withType('runner', { shield: 'wooden' }), at('card-word §13.2', 'shield')],
    ['a price beyond every purse', withType('runner', { price: 100 }), at('card-whole §13.2', 'price')],
    [
      'a gold price below nothing',
      withType('runner', { goldPrice: -1 }),
      at('card-whole §13.2', 'goldPrice'),
    ],
    ['no copy', withType('runner', { copies: 0 }), at('card-whole §13.2', 'copies')],
    [
      'more copies than cards of a colour',
      withType('runner', { copies: 33 }),
      at('card-whole §13.2', 'copies'),
    ],
    ['no source', withType('runner', { source: 'hearsay' }), at('card-word §13.2', 'source')],
    [
      'ten footballs',
      withType('runner', { silver: { ...typeOf('runner').silver, attack: 10 } }),
      at('card-whole §13.2', 'silver.attack'),
    ],
    ['no gold side', withType('runner', { gold: null }), at('type-skill §15.3', 'gold.skill')],
    [
      'a style card twice',
      { ...OUR_EXPANSION, styles: [...styles.slice(0, 11), card] },
      'card-id §19.6 expansion.styles.11.id',
    ],
    [
      'a thirteenth style card, for which there is no code',
      { ...OUR_EXPANSION, styles: [...styles, { ...card, id: 'thirteenth' }] },
      'card-list §19.6 expansion.styles',
    ],
    ...['none', 'left', 'long-1-left', 'take-total', '6-a-side', 'sub-1'].map(
      (id): [string, unknown, string] => [
        `a style card that reads like another decision, ${id}`,
        withStyleCard({ id }),
        'card-id §19.6 expansion.styles.0.id',
      ],
    ),
    [
      'a style card of no style',
      withStyleCard({ style: 'brutal' }),
      'card-word §19.6 expansion.styles.0.style',
    ],
    [
      'a style without a card',
      { ...OUR_EXPANSION, styles: styles.filter(({ style }) => style !== 'total') },
      'style-without-card §19.6 expansion.styles',
    ],
    [
      'a style without a condition',
      { ...OUR_EXPANSION, conditions: conditions.slice(1) },
      'card-list §19.2 expansion.conditions',
    ],
    [
      'a style with two conditions',
      { ...OUR_EXPANSION, conditions: [...conditions.slice(0, 3), conditions[0]] },
      'condition-twice §19.2 expansion.conditions.3.style',
    ],
    [
      'a condition met by nothing',
      { ...OUR_EXPANSION, conditions: conditions.map((condition) => ({ ...condition, times: 0 })) },
      'card-whole §19.2 expansion.conditions.2.times',
    ],
    [
      'a budget too few',
      { ...OUR_EXPANSION, budgets: budgets.slice(1) },
      'card-list §21.2 expansion.budgets',
    ],
    [
      'a budget of minus one',
      { ...OUR_EXPANSION, budgets: budgets.map((budget) => ({ ...budget, offensive: -1 })) },
      'card-whole §21.2 expansion.budgets.11.offensive',
    ],
    [
      'a budget twice',
      { ...OUR_EXPANSION, budgets: [...budgets.slice(1), budgets[4]] },
      'budget-twice §21.2 expansion.budgets.11.mentality',
    ],
    [
      'a team twice',
      { ...OUR_EXPANSION, teams: [...teams, teams[0]] },
      'card-id §13.3 expansion.teams.45.id',
    ],
    ['a team id with a blank', withTeam(() => ({ id: 'A B' })), 'card-id §13.3 expansion.teams.0.id'],
    ['a team without style', withTeam(() => ({ style: null })), 'card-word §13.3 expansion.teams.0.style'],
    ['a bronze keeper', withTeam(() => ({ keeper: 'bronze' })), 'card-word §13.3 expansion.teams.0.keeper'],
    ['captain is the keeper', withTeam(() => ({ captain: 1 })), 'card-whole §13.3 expansion.teams.0.captain'],
    [
      'a bench of four',
      withTeam(({ bench }) => ({ bench: [...bench, ...bench] })),
      'card-list §21.5 expansion.teams.0.bench',
    ],
    ['no bench', withTeam(() => ({ bench: null })), 'card-list §21.5 expansion.teams.0.bench'],
    [
      'nobody at 2',
      withTeam((team) => ten(team, { 2: undefined })),
      'team-card-player §21.4 expansion.teams.0.players.2',
    ],
    ['one colour', withTeam(() => ({ colours: ['red'] })), 'card-list §13.3 expansion.teams.0.colours'],
    [
      'a colour unknown',
      withTeam(() => ({ colours: ['red', 'beige'] })),
      'card-word §13.3 expansion.teams.0.colours.1',
    ],
    ['half a star', withTeam(() => ({ value: 20.5 })), 'card-whole §13.3 expansion.teams.0.value'],
    ['a value as a word', withTeam(() => ({ value: '20' })), 'card-whole §13.3 expansion.teams.0.value'],
    ['a value below nothing', withTeam(() => ({ value: -1 })), 'card-whole §13.3 expansion.teams.0.value'],
    [
      'a value beyond all stars',
      withTeam(() => ({ value: 298 })),
      'card-whole §13.3 expansion.teams.0.value',
    ],
    [
      'power of two parts',
      withTeam(() => ({ power: { defence: 1, attack: 1 } })),
      'card-whole §13.3 expansion.teams.0.power.midfield',
    ],
    [
      'an eleventh man',
      withTeam((team) => ten(team, { 12: { type: 'runner' } })),
      'team-card-number §21.4 expansion.teams.0.players.12',
    ],
    [
      'a stranger',
      withTeam((team) => ten(team, { 2: { type: 'nobody' } })),
      'team-card-player §21.4 expansion.teams.0.players.2',
    ],
    [
      'a runner at 2',
      withTeam((team) => ten(team, { 2: { type: 'runner' } })),
      'team-card-player §21.4 expansion.teams.0.players.2',
    ],
    [
      'a man gold in part',
      withTeam((team) => ten(team, { 2: { type: 'solid-cb', gold: 0.5 } })),
      'team-card-side §13.3 expansion.teams.0.players.2.gold',
    ],
    [
      'more of a type than there are cards',
      withTeam(() => ({ bench: [{ type: 'commanding-cb' }] })),
      'team-card-copies §21.4 expansion.teams.0.players',
    ],
    [
      'a stranger on the bench',
      withTeam(() => ({ bench: [{ type: 'nobody' }] })),
      'team-card-bench §21.5 expansion.teams.0.bench.0.type',
    ],
  ]
  test.each(WRONG)('%s: refused', (_, expansion, reason) => {
    expect(wrong(expansion)).toContain(reason)
  })

  test('every reason is told at once, each with a paragraph that exists', () => {
    const reasons = WRONG.flatMap(([, expansion]) => wrong(expansion))
    const known: ReadonlySet<string> = new Set(PARAGRAPHS)
    for (const reason of reasons) expect(known.has(reason.split(' ')[1]?.slice(1) ?? ''), reason).toBe(true)
    const two = { ...withType('runner', { price: 100, gold: null }), budgets: [] }
    expect(wrong(two)).toEqual(
      expect.arrayContaining([
        'card-list §21.2 expansion.budgets',
        at('card-whole §13.2', 'price'),
        at('type-skill §15.3', 'gold.skill'),
      ]),
    )
  })

  test('without one, ours is played; with one, its cards are', () => {
    const builds = [{ team: 'BRA' }, { team: 'ITA' }] as const
    const nameWith = (cards: unknown) => {
      const prepared = hatTrick.prepare({ options: { expansion: 'players', cards }, builds })
      if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusals))
      return hatTrick.cardSet(
        hatTrick.start(prepared.value, { take: (weights) => weights.findIndex((weight) => weight > 0) }),
      )
    }
    expect(nameWith(OUR_CARDS).name).toBe(`${OUR_CARDS.name}+${OUR_EXPANSION.name}`)
    expect(nameWith(withExpansion({ ...OUR_EXPANSION, name: 'box' })).name).toBe(`${OUR_CARDS.name}+box`)
  })

  test('comes back as a deep copy of what belongs to it', () => {
    const given = structuredClone(OUR_EXPANSION) as unknown as {
      types: { graffiti?: string; numbers: number[]; silver: { skill: { if?: string[] } } }[]
    }
    for (const type of given.types) type.graffiti = 'was here'
    const checked = checkCardSet(withExpansion(given))
    for (const type of given.types) {
      type.numbers.push(1)
      type.silver.skill.if?.push('nonsense')
    }
    expect(checked.ok && checked.value.expansion).toEqual(OUR_EXPANSION)
  })
})

describe('§15.3 a skill that the rules could not carry out', () => {
  const SENSELESS: readonly [string, unknown][] = [
    ['no skill', {}],
    ['a moment nobody knows', { when: 'half-time', do: 'step' }],
    ['an effect nobody knows', { when: 'moved', do: 'vanish' }],
    ['a word every object has', { when: 'moved', do: 'constructor' }],
    ['a condition nobody knows', { when: 'moved', do: 'step', if: ['lucky'] }],
    ['conditions that are no list', { when: 'moved', do: 'step', if: 'near' }],
    ['a condition twice', { when: 'moved', do: 'step', if: ['near', 'near'] }],
    ['footballs without an amount', { when: 'compare', do: 'footballs' }],
    ['no footballs more', { when: 'compare', do: 'footballs', amount: 0 }],
    ['ten footballs more', { when: 'compare', do: 'footballs', amount: 10 }],
    ['an amount of steps', { when: 'moved', do: 'step', amount: 2 }],
    ['a stride longer than the pitch', { when: 'move', do: 'stride-forward', amount: 6 }],
    ['a jump back', { when: 'move', do: 'jump', amount: -2 }],
    ['a stride after the move', { when: 'moved', do: 'stride-forward', amount: 2 }],
    ['a step as the move', { when: 'move', do: 'step' }],
    ['a step away from the dribbler', { when: 'compare', do: 'step-back', if: ['ahead', 'dribble'] }],
    ['footballs for a shot', { when: 'shot', do: 'footballs', amount: 1 }],
    ['power for a pass', { when: 'compare', do: 'power', amount: 1 }],
    ['a ball taken in a comparison', { when: 'compare', do: 'take-ball' }],
    ['a ball taken from afar at a sideways pass', { when: 'sideways', do: 'take-ball' }],
    ['a parried ball taken in midfield', { when: 'parry', do: 'take-ball', if: ['attacking'] }],
    ['two who change places by a player’s skill', { when: 'moved', do: 'exchange' }],
    ['a ball kept by who has it not', { when: 'sideways', do: 'keep-ball' }],
    ['a run with a team-mate’s ball', { when: 'dribbled', do: 'run-on' }],
    [
      'a shot from beyond the final line',
      { when: 'shot', do: 'shoot-forward', if: ['attacking', 'carrier'] },
    ],
    ['a lasting weakness', { when: 'opportunity', do: 'power-lasting', amount: -1 }],
    ['a pass of another’s', { when: 'opportunity-pass', do: 'reach' }],
    ['a free kick by a player', { when: 'revealed', do: 'free-kick', if: ['attacking'] }],
    ['a borrower with conditions', { when: 'any', do: 'borrow', if: ['attacking'] }],
    ['a borrower at his moment', { when: 'moved', do: 'borrow' }],
    ['a line where none is looked at', { when: 'moved', do: 'step', if: ['in-line'] }],
    ['a card where none is open', { when: 'opportunity', do: 'middle-lasting', if: ['short'] }],
  ]
  test.each(SENSELESS)('%s: refused', (_, skill) => {
    const part = /^type-skill §15\.3 expansion\.types\.\d+\.gold\.skill\.(?:when|if|do|amount)$/
    expect(wrong(withSkill(skill))).toEqual([expect.stringMatching(part)])
  })

  const PLAYERLESS: readonly [string, object][] = [
    ['a step by nobody', { when: 'moved', do: 'step', if: [] }],
    ['a ball nobody takes', { when: 'arrival', do: 'take-ball', if: ['theirs'] }],
    ['nobody’s footballs', { when: 'compare', do: 'counts', if: ['attacking', 'long'] }],
    ['a neighbour of nobody', { when: 'moved', do: 'send', if: [] }],
    ['a move', { when: 'move', do: 'diagonal', if: [] }],
    ['a prevention', { when: 'any', do: 'prevent', if: [] }],
    ['a condition on nobody', { when: 'compare', do: 'footballs', if: ['in-line'], amount: 2 }],
    ['a free kick for whoever defends', { when: 'revealed', do: 'free-kick', if: ['weak-dribble'] }],
  ]
  test.each(PLAYERLESS)('on a style card, %s: refused', (_, skill) => {
    expect(wrong(withStyleCard({ amount: undefined, ...skill }))).toEqual([
      expect.stringMatching(/^style-card-effect §19\.6 expansion\.styles\.0\.(?:if|do)$/),
    ])
  })

  test('every skill of ours is accepted on any other player too', () => {
    for (const { silver, gold } of types)
      for (const { skill } of [silver, gold])
        expect(wrong(withSkill(skill)), JSON.stringify(skill)).toEqual([])
  })
})
