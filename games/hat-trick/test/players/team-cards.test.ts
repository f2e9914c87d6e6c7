import { randomMatch } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { HatTrickOptions } from '../../build.ts'
import { checkCardSet } from '../../cards/check.ts'
import type { ExpansionSet } from '../../cards/expansion.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import { COLOURS, STYLES } from '../../cards/skills.ts'
import { hatTrick } from '../../game.ts'
import { checkSquad } from '../../squad/check.ts'
import { teamPower, teamStars, teamValue } from '../../squad/purse.ts'
import { NEW_TEAM_IDS, TYPE_IDS } from '../../text/players/text.ts'
import { TEAM_IDS } from '../../text/text.ts'
import { agreed } from '../any-build.ts'
import { SUBS, set } from './squad-stories.ts'

describe('the 45 team cards', () => {
  const team = (id: string) => set.teams.find((card) => card.id === id)

  test('are those of Euro 2016 and twenty-one more, each once, each with a name', () => {
    const ids = set.teams.map(({ id }) => id)
    expect(ids).toHaveLength(45)
    expect(new Set(ids).size).toBe(45)
    const names: readonly string[] = [...TEAM_IDS, ...NEW_TEAM_IDS]
    for (const id of ids) expect(names).toContain(id)
    const euro =
      'ALB AUT BEL CRO CZE ENG FRA GER HUN ISL ITA NIR POL POR IRL ROU RUS SVK ESP SWE SUI TUR UKR WAL'
    for (const id of euro.split(' ')) expect(ids).toContain(id)
  })

  test('are legal: ten numbers, each type at its own, no more copies than there are', () => {
    const rich: ExpansionSet = {
      ...set,
      budgets: [{ rank: 'I', mentality: 'balanced', defensive: 99, offensive: 99, source: 'designed' }],
    }
    for (const { id, keeper, players, bench, captain } of set.teams) {
      const raw = { rank: 'I', mentality: 'balanced', keeper, players, bench, captain }
      expect(checkSquad(raw, rich, SUBS), id).toEqual({ ok: true, value: raw })
      expect(bench, id).toHaveLength(3)
    }
  })

  test('keep what is known: Brazil, Italy, Portugal', () => {
    expect(team('BRA')?.style).toBe('technical')
    expect(team('ITA')?.players[2]?.type).toBe('ball-playing-cb')
    expect(team('ITA')?.keeper).toBe('gold')
    const portugal = Object.values(team('POR')?.players ?? {})
    expect(portugal).toContainEqual({ type: 'goal-poacher', gold: true })
    expect(portugal.filter(({ type }) => type === 'utility-man')).toHaveLength(2)
    // The rest of their line-ups is ours like all others.
    expect(new Set(set.teams.map(({ source }) => source))).toEqual(new Set(['designed']))
  })

  test('are as strong as they should be', () => {
    const values = new Map(set.teams.map((card) => [card.id, teamValue(card, set)]))
    expect(Math.min(...values.values())).toBeLessThanOrEqual(18)
    expect(Math.max(...values.values())).toBeLessThanOrEqual(38)
    for (const id of ['GER', 'ESP', 'FRA', 'BRA', 'ARG'])
      expect(values.get(id), id).toBeGreaterThanOrEqual(34)
  })

  test('P28a say the power of each formation: the stars of its players, which together are its value', () => {
    for (const card of set.teams) {
      const { power, ...unsaid } = card
      expect(power, card.id).toEqual(teamPower(unsaid, set))
      const { defence, midfield, attack } = teamPower(card, set)
      expect(defence + midfield + attack, card.id).toBe(teamValue(card, set))
    }
    expect(team('GRE')?.power).toEqual({ defence: 11, midfield: 9, attack: 2 })
  })

  test('P28a show two different colours each, as their teams wear them', () => {
    for (const { id, colours } of set.teams) expect(new Set(colours).size, id).toBe(2)
    expect(new Set(set.teams.flatMap(({ colours = [] }) => colours))).toEqual(new Set(COLOURS))
    expect(team('BRA')?.colours).toEqual(['yellow', 'green'])
    expect(team('NED')?.colours?.[0]).toBe('orange')
  })

  test('P28a a card may print a value of its own, 0 included; ours print none', () => {
    expect(set.teams.filter(({ value }) => value !== undefined)).toEqual([])
    const [card] = set.teams
    if (!card) throw new Error('no team card')
    for (const value of [0, 23, 297]) {
      const teams = [{ ...card, value }, ...set.teams.slice(1)]
      const checked = checkCardSet({
        ...OUR_CARDS,
        name: 'printed',
        expansion: { ...set, name: 'printed', teams },
      })
      if (!checked.ok) throw new Error(JSON.stringify(checked.refusals))
      const [printed] = checked.value.expansion?.teams ?? []
      expect(printed && [printed.value, teamValue(printed, set), teamStars(printed, set)]).toEqual([
        value,
        value,
        teamValue(card, set),
      ])
    }
  })

  test('§13.3 neither colours nor power nor a printed value change the play', () => {
    const bare: ExpansionSet = {
      ...set,
      name: 'bare',
      teams: set.teams.map(({ colours: _, power: __, ...card }, i) => ({ ...card, value: i })),
    }
    const played = (expansion: ExpansionSet) => {
      const options: HatTrickOptions = { expansion: 'players', cards: { ...OUR_CARDS, expansion } }
      const { record } = randomMatch(hatTrick, agreed(options, [{ team: 'BRA' }, { team: 'ITA' }]), 5)
      return [record.inputs, record.outcome]
    }
    expect(played(bare)).toEqual(played(set))
  })

  test('spread over the four styles, and every type starts somewhere on both sides', () => {
    for (const style of STYLES) {
      const { length } = set.teams.filter((card) => card.style === style)
      expect(length, style).toBeGreaterThanOrEqual(10)
      expect(length, style).toBeLessThanOrEqual(13)
    }
    const all = set.teams.flatMap(({ players }) => Object.values(players))
    for (const id of TYPE_IDS) {
      expect(all.filter(({ type, gold }) => type === id && gold).length, id).toBeGreaterThan(0)
      expect(all.filter(({ type, gold }) => type === id && !gold).length, id).toBeGreaterThan(0)
    }
  })
})
