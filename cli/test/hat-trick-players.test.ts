import { BotMatch } from '@libero/bots'
import { hatTrickBots } from '@libero/bots/hat-trick'
import type { HatTrickEvent, Squad } from '@libero/hat-trick'
import {
  hatTrick,
  MATCH_EVENTS,
  MENTALITIES,
  OUR_CARDS,
  OUR_EXPANSION,
  RANKS,
  randomSquad,
  teamValue,
  writeCode,
} from '@libero/hat-trick'
import { conditionWords, skillWords, styleCardText } from '@libero/hat-trick/text'
import { KeyedChance, Log, SampledChance, seedFrom } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { testsOfFace } from '../docs/pages.ts'
import { hatTrickEntry } from '../games/hat-trick/entry.ts'
import { teamList } from '../games/hat-trick/players-cards.ts'
import { playersDocs } from '../games/hat-trick/players-docs.ts'
import { playersShelfTexts } from '../games/hat-trick/players-text.ts'
import { playersText } from '../games/hat-trick/players-words.ts'
import { talliesOf } from '../games/hat-trick/tally.ts'
import { file, isReason, run } from './stage.ts'

const PLAYED = ['--expansion', 'players']

const json = async (...args: string[]) => {
  const { code, out, err } = await run([...args, '--json'])
  expect(err).toBe('')
  expect(code).toBe(0)
  return JSON.parse(out)
}

function drawn(seed: number, subs = false): { readonly squad: Squad; readonly code: string } {
  const squad = randomSquad('II', 'attacking', OUR_EXPANSION, new SampledChance(seed), { subs })
  if (!squad.ok) throw new Error('no squad')
  const code = writeCode(squad.value)
  if (!code.ok) throw new Error('no code')
  return { squad: squad.value, code: code.value }
}

describe('libero sim hat-trick --expansion players', () => {
  const sim = (...args: string[]) => json('sim', 'hat-trick', ...PLAYED, ...args)

  test('two team cards, unless others are named', async () => {
    expect(await sim('--matches', '4')).toMatchObject({ teams: ['ITA', 'BRA'], refusals: 0, guards: 0 })
    const named = await sim('--matches', '2', '--home-team', 'hun', '--away-team', 'SCO')
    expect(named.teams).toEqual(['HUN', 'SCO'])
  })

  test('squads by their codes; a bench needs substitutions', async () => {
    const { code } = drawn(3)
    expect((await sim('--matches', '2', '--home-squad', code)).teams).toEqual([code, 'BRA'])
    const manned = drawn(4, true).code
    const args = ['sim', 'hat-trick', ...PLAYED, '--matches', '1', '--away-squad', manned]
    expect((await run([...args, '--events', 'subs'])).code).toBe(0)
    const refused = await run(args)
    expect(refused.code).toBe(1)
    expect(refused.err).toMatch(/^§21\.5: \S+ \S/)
  })

  test('random squads of any rank and mentality', async () => {
    const args = ['--matches', '6', '--squads', 'random', '--events', 'all', '--extra-time']
    const sums = await sim(...args)
    expect(sums).toMatchObject({ squads: 'random', refusals: 0, guards: 0, draws: 0 })
    const rich = await sim(...args, '--rank', 'I', '--mentality', 'attacking')
    expect(rich.decisions).not.toBe(sums.decisions)
    expect(await sim(...args, '--seed', 'libero')).toMatchObject({ decisions: sums.decisions })
    const wrong = await run(['sim', 'hat-trick', ...PLAYED, '--squads', 'random', '--rank', 'V'])
    expect(wrong.code).toBe(2)
    for (const rank of RANKS) expect(wrong.err).toContain(rank)
  })

  test('what is told can be counted, without changing the matches', async () => {
    const args = ['--matches', '20', '--events', 'all']
    const { tally, ...sums } = await sim(...args, '--tally')
    const plain = await sim(...args)
    expect(plain.tally).toBeUndefined()
    expect(sums.decisions).toBe(plain.decisions)
    expect(Object.keys(tally)).toEqual(
      expect.arrayContaining([...talliesOf({ expansion: 'players', events: MATCH_EVENTS })]),
    )
    const cards = Object.entries(tally as Record<string, number>)
    const sum = (isOne: (name: string) => boolean) =>
      cards.reduce((total, [name, count]) => (isOne(name) ? total + count : total), 0)
    expect(sum((name) => name.includes('/'))).toBeCloseTo(tally.skills, 2)
    const styled = OUR_EXPANSION.styles.map(({ id }) => id)
    expect(sum((name) => styled.includes(name))).toBeCloseTo(tally.styleCards, 2)
    expect(tally.skills).toBeGreaterThan(1)
  })

  test('no row for an event that was not agreed on', async () => {
    const args = ['--matches', '3', '--tally']
    const rows = ['skills', 'prevented', 'styleCards']
    expect(talliesOf({ expansion: 'players' })).toEqual(rows)
    expect(talliesOf({ expansion: 'players', events: ['captain'] })).toEqual([...rows, 'appeals'])
    expect((await sim(...args)).tally).not.toHaveProperty('corners')
    const { out } = await run(['sim', 'hat-trick', ...PLAYED, ...args, '--events', 'subs'])
    expect(out).toContain('substitutions')
    expect(out).not.toMatch(/corners|snapshots|appeals/)
  })

  test.each(LANGUAGES)('speaks to people in %s', async (lang) => {
    const args = ['sim', 'hat-trick', ...PLAYED, '--events', 'all', '--tally', '--matches', '5']
    const { code, out } = await run([...args, '--lang', lang])
    expect(code).toBe(0)
    expect(out).not.toMatch(/[{}]|undefined/)
    const words = hatTrickEntry.wording(lang, { expansion: 'players' })
    expect(out).toContain(`${words.nameOf('ITA')} – ${words.nameOf('BRA')}`)
    for (const name of ['prevented', 'styleCards', 'subs']) expect(out).not.toContain(`\n${name} `)
  })

  test.each([
    ['--events', 'all'],
    ['--rank', 'II'],
    ['--mentality', 'balanced'],
    ['--home-squad', 'HT1-x'],
    ['--tally'],
  ])('%s needs the expansion', async (...args) => {
    const { code, err } = await run(['sim', 'hat-trick', ...args])
    expect(code).toBe(2)
    expect(err).toContain('--expansion players')
  })

  test('another expansion is unknown, and Finale has none', async () => {
    const { code, err } = await run(['sim', 'hat-trick', '--expansion', 'balls'])
    expect(code).toBe(2)
    expect(err).toContain('players')
    for (const command of ['sim', 'balance', 'table', 'host'])
      expect((await run([command, 'finale', ...PLAYED])).code).toBe(2)
  })
})

test('the clock of the commentary is the game’s own with the expansion, too', () => {
  const [bot] = hatTrickBots
  const options = { expansion: 'players', events: MATCH_EVENTS, extraTime: true }
  const prepared = hatTrick.prepare({ options, builds: [{ team: 'ITA' }, { team: 'BRA' }] })
  if (!bot || !prepared.ok) throw new Error('no match')
  for (let i = 0; i < 6; i++) {
    const clock = hatTrickEntry.clock()
    const log = new Log<HatTrickEvent>()
    let now = 0
    let read = 0
    const chance = new KeyedChance()
    chance.become(seedFrom('players clock'), i)
    new BotMatch(hatTrick, [bot, bot]).play(prepared.value, chance, i, log, (state) => {
      for (const { event } of log.entries.slice(read)) now = clock(event)
      read = log.entries.length
      expect(now).toBe(hatTrick.minute(state))
    })
  }
})

describe('the other commands with the expansion', () => {
  test('a table of team cards', async () => {
    const args = ['--bot', 'random', '--matches', '2', '--teams', 'HUN,sco,DEN', '--events', 'corners']
    const { table, matches } = await json('table', 'hat-trick', ...PLAYED, ...args)
    expect(matches).toBe(6)
    const teams = table.map(({ team }: { team: string }) => team)
    expect(teams.sort()).toEqual(['DEN', 'HUN', 'SCO'])
    // Without the expansion these teams are not there.
    expect((await run(['table', 'hat-trick', '--teams', 'HUN,SCO'])).code).toBe(2)
  })

  test('balance measures team cards', async () => {
    const { figures, cards } = await json(
      'balance',
      'hat-trick',
      ...PLAYED,
      '--matches',
      '16',
      '--bot',
      'random',
    )
    const names = figures.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['goals', 'level', 'seat', 'dearest', 'red', 'halfGuards'])
    // Action cards, corners, skills, style cards.
    expect(cards).toHaveLength(24 + 9 + 44 + 12)
    const { out } = await run(['balance', 'hat-trick', ...PLAYED, '--matches', '2', '--bot', 'random'])
    expect(out).not.toMatch(/[{}]|undefined/)
  })

  test('a host takes the expansion from the line or from the program', async () => {
    const ask = [
      { do: 'new', config: { preset: 'beginner' }, seed: 'x' },
      { do: 'view', as: 'spectator' },
    ]
    const lines = (asked: readonly object[]) => asked.map((each) => `${JSON.stringify(each)}\n`)
    const said = await run(['host', 'hat-trick', ...PLAYED], lines(ask))
    const options = { expansion: 'players' }
    const written = await run(
      ['host', 'hat-trick'],
      lines([{ ...ask[0], config: { preset: 'beginner', options } }, { ...ask[1] }]),
    )
    for (const { out } of [said, written]) {
      const [opened, looked] = out.split('\n').map((line) => JSON.parse(line || '{}'))
      expect(opened.cards.name).toBe('libero-hat-trick+libero-hat-trick-players')
      expect(looked.view.sides[0]).toMatchObject({ team: 'ITA', style: 'tactical' })
    }
  })
})

describe('libero squad', () => {
  test('a drawn squad: prices, purses, value and a code that leads back to it', async () => {
    for (const rank of RANKS) {
      for (const mentality of MENTALITIES) {
        const args = ['squad', '--random', '--seed', 'draw', '--rank', rank, '--mentality', mentality]
        const made = await json(...args, '--subs')
        expect(made.squad).toMatchObject({ rank, mentality })
        const { defensive, offensive } = made.purses
        const paid = made.players.reduce((sum: number, { price }: { price: number }) => sum + price, 0)
        expect(defensive.spent + offensive.spent).toBe(paid)
        expect(Math.min(defensive.left, offensive.left)).toBeGreaterThanOrEqual(0)
        for (const { price, purse } of made.players) expect(purse === undefined).toBe(price === 0)
        const again = await json('squad', made.code)
        expect(again).toEqual(made)
        expect(await json('squad', file('made.json', JSON.stringify(made)))).toEqual(made)
        expect(await json('squad', file('code.json', JSON.stringify({ code: made.code })))).toEqual(made)
        expect(await json('squad', file('bare.json', JSON.stringify(made.squad)))).toEqual(made)
      }
    }
  })

  test('the same seed draws the same squad', async () => {
    const draw = (seed: string) => json('squad', '--random', '--seed', seed)
    expect(await draw('a')).toEqual(await draw('a'))
    expect((await draw('a')).code).not.toBe((await draw('b')).code)
  })

  test('a draft is completed and nobody chosen is changed', async () => {
    const players = { 2: { type: 'solid-cb', gold: true }, 11: { type: 'goal-poacher' } }
    const path = file('draft.json', JSON.stringify({ name: 'Grün', players }))
    const { squad } = await json('squad', '--fill', path, '--rank', 'III', '--seed', 'fill')
    expect(squad).toMatchObject({ name: 'Grün', rank: 'III', mentality: 'balanced', players })
    expect(Object.keys(squad.players)).toHaveLength(10)
    expect(squad.bench).toEqual([])
  })

  test.each(LANGUAGES)('as people read it in %s', async (lang) => {
    const { squad, code } = drawn(7, true)
    const { out, code: exit } = await run(['squad', code, '--lang', lang])
    expect(exit).toBe(0)
    expect(out).not.toMatch(/[{}]|undefined|NaN/)
    expect(out).toContain(code)
    const text = playersText(lang)
    for (const [number, { type, gold }] of Object.entries(squad.players)) {
      const name = text.types[type as 'forward'].name
      const side = gold ? `\\* ${text.sides.gold}` : text.sides.silver
      expect(out).toMatch(new RegExp(`^ *${number} +${name} +${side}`, 'm'))
    }
    expect(out).toContain(text.ranks.II)
  })

  test.each(LANGUAGES)('every reason at once, beside what can be shown, in %s', async (lang) => {
    const players = {
      2: { type: 'false-9', gold: true },
      3: { type: 'libero' },
      10: { type: 'false-9', gold: true },
    }
    const path = file(
      'wrong.json',
      JSON.stringify({ rank: 'IV', mentality: 'defensive', keeper: 'gold', players }),
    )
    const { code, out } = await run(['squad', path, '--lang', lang])
    expect(code).toBe(1)
    expect(out).toContain(playersText(lang).types['false-9'].name)
    // Two of one card, a wrong number, an unknown type, seven numbers missing, too dear.
    expect(out.match(/^§21\.4: \S+ .+/gm)).toHaveLength(10)
    expect(out.match(/^§21\.2: \S+ .+/gm)).toHaveLength(1)
    expect(out).not.toMatch(/[{}]|undefined|squad-/)
    const { ok, refusals } = JSON.parse((await run(['squad', path, '--json', '--lang', lang])).out)
    expect(ok).toBe(false)
    for (const refusal of refusals) isReason(refusal)
  })

  test('a squad is held against another budget', async () => {
    const { code } = drawn(9)
    expect((await run(['squad', code, '--rank', 'I', '--mentality', 'attacking'])).code).toBe(0)
    const poor = await run(['squad', code, '--rank', 'IV'])
    expect(poor.code).toBe(1)
    expect(poor.out).toMatch(/^§21\.2: /m)
  })

  test('damaged codes and files are refused, a line that makes no sense is misuse', async () => {
    const { code } = drawn(9)
    const damaged = await run(['squad', code.replace(/-[^-]{4}$/, '-0000')])
    expect(damaged.code).toBe(1)
    expect(damaged.out).toMatch(/^§21\.6: \S+ .+/m)
    expect((await run(['squad', file('no.json', '{')])).out).toMatch(/^§21\.6: .*1/m)
    for (const value of ['7', 'null', '[]', '"x"'])
      expect((await run(['squad', file('odd.json', value)])).code).toBe(1)
    for (const args of [[], [code, '--random'], ['nowhere.json'], ['--random', '--rank', '7']])
      expect((await run(['squad', ...args])).code).toBe(2)
  })

  test('a field nobody reads is named, whether or not the squad is refused', async () => {
    const { squad, code } = drawn(9, true)
    const [first, ...rest] = squad.bench
    const wrong = {
      ...squad,
      captian: 3,
      players: { ...squad.players, 8: { ...squad.players[8], golden: true } },
      bench: [{ ...first, Purse: 'x' }, ...rest],
    }
    const unread = ['captian', 'players.8.golden', 'bench.0.Purse']
    const told = await json('squad', file('slip.json', JSON.stringify(wrong)))
    expect(told).toMatchObject({ ok: true, code, unread })
    const { out } = await run(['squad', file('slip.json', JSON.stringify({ squad: wrong, note: 1 }))])
    expect(out).toContain(`no such fields: note, ${unread.join(', ')}\n`)
    const refused = await run([
      'squad',
      file('slip.json', JSON.stringify({ ...squad, rank: 'V', Rank: 'I' })),
    ])
    expect(refused.code).toBe(1)
    expect(refused.out).toContain('no such field: Rank\n')
    expect(await json('squad', file('kept.json', JSON.stringify(told)))).not.toHaveProperty('unread')
  })

  test('what begins like a code is no file, and an empty purse has a real minus', async () => {
    const { code, out } = await run(['squad', 'HT1'])
    expect(code).toBe(1)
    expect(out).toMatch(/^§21\.6: /m)
    expect((await run(['squad', drawn(9).code, '--rank', 'IV'])).out).toMatch(/^\w+ .* −\d+$/m)
  })
})

describe('libero cards hat-trick', () => {
  test.each(LANGUAGES)('shows the expansion in %s', async (lang) => {
    const { out } = await run(['cards', 'hat-trick', '--lang', lang])
    const text = playersText(lang)
    const flat = out.replaceAll(/\s+/g, ' ')
    for (const { id, copies, silver, gold } of OUR_EXPANSION.types) {
      const { name } = text.types[id as 'forward']
      expect(out).toMatch(new RegExp(`^${name} +${id} .* ${copies}  \\S`, 'm'))
      for (const { skill } of [silver, gold]) expect(flat).toContain(skillWords(skill, text.skills))
    }
    for (const card of OUR_EXPANSION.styles) expect(flat).toContain(styleCardText(card, text.skills))
    for (const { style } of OUR_EXPANSION.conditions)
      expect(out).toContain(conditionWords(style, OUR_EXPANSION, text))
    for (const { defensive, offensive, source } of OUR_EXPANSION.budgets)
      expect(out).toContain(`${defensive} / ${offensive} (${playersShelfTexts[lang].sources[source]})`)
    for (const team of OUR_EXPANSION.teams) {
      const row = out.split('\n').find((each) => each.startsWith(`  ${team.id} `))
      expect(row).toContain(` ${teamValue(team, OUR_EXPANSION)}`)
      expect(row).toContain(text.styles[team.style].name)
      for (const [formation, stars] of Object.entries(team.power ?? {}))
        expect(row).toContain(`, ${text.formations[formation as 'attack']} ${stars}`)
      for (const colour of team.colours ?? []) expect(row).toContain(text.colours[colour])
    }
    for (const event of MATCH_EVENTS) {
      expect(out).toMatch(new RegExp(`^ {2}${text.events[event].name} \\(${event}\\)$`, 'm'))
      expect(flat).toContain(text.events[event].about)
    }
  })

  test('programs get it in a form that is accepted', async () => {
    const set = await json('cards', 'hat-trick')
    expect(set.expansion).toEqual(JSON.parse(JSON.stringify(OUR_EXPANSION)))
    const path = file('with-expansion.json', JSON.stringify(set))
    expect((await run(['cards', 'hat-trick', '--check', path])).code).toBe(0)
    const sums = await json('sim', 'hat-trick', ...PLAYED, '--cards', path, '--matches', '1')
    expect(sums.teams).toEqual(['ITA', 'BRA'])
  })

  test('P28a takes the value that a team card prints, says where one is wrong, and lists by it', async () => {
    const [card, ...others] = OUR_EXPANSION.teams
    if (!card) throw new Error('no team card')
    const printed = (value: unknown) => {
      const expansion = { ...OUR_EXPANSION, name: 'printed', teams: [{ ...card, value }, ...others] }
      return file('printed.json', JSON.stringify({ ...OUR_CARDS, name: 'printed', expansion }))
    }
    expect((await run(['cards', 'hat-trick', '--check', printed(77)])).code).toBe(0)
    const wrong = await run(['cards', 'hat-trick', '--check', printed('many')])
    expect(wrong.code).toBe(1)
    expect(wrong.out).toMatch(/^§13\.3: .*expansion\.teams\.0\.value/m)
    const [, dearest] = teamList({ ...OUR_EXPANSION, teams: [{ ...card, value: 77 }, ...others] }, 'en')
    expect(dearest).toMatch(new RegExp(`^ +${card.id} .* 77 `))
  })
})

describe('the pages of the expansion', () => {
  const faces = playersDocs.faces.flatMap((list) => list.faces)

  test('ask for a test of every skill, style card and match event', () => {
    expect(playersDocs.faces.map((list) => list.faces.length)).toEqual([44, 12, 6])
    expect(faces[0]).toMatchObject({ paragraph: '16.1', words: ['ball-playing-cb', 'silver'] })
    expect(faces[43]).toMatchObject({ paragraph: '16.22', words: ['utility-man', 'gold'] })
    expect(faces[44]).toMatchObject({ paragraph: '19.6', words: ['passing-triangle'] })
    expect(faces[61]).toMatchObject({ paragraph: '20.6', words: ['switch'] })
  })

  test('know a test by its paragraph and its words', () => {
    const title = (text: string) => ({ file: 'x', title: text })
    const found = (text: string) =>
      faces.filter((face) => testsOfFace(face, [title(text)]).length > 0).map(({ words }) => words.join(' '))
    expect(found('§16.2 solid-cb silver: a step')).toEqual(['solid-cb silver'])
    expect(found('§16.2 solid-cb silver and gold')).toEqual(['solid-cb silver', 'solid-cb gold'])
    expect(found('§16.2 solid-cb silver: never while he is gold')).toEqual(['solid-cb silver'])
    expect(found('§16.3 solid-cb silver')).toEqual([])
    expect(found('§19.6 passing-triangle')).toEqual(['passing-triangle'])
    expect(found('§20.3 subs: three changes')).toEqual(['subs'])
    expect(found('nothing at all')).toEqual([])
  })

  test('show the prices that were measured, once there are any', () => {
    const without = playersDocs.cards(() => undefined)
    expect(without).not.toContain('Price and power')
    for (const { id } of OUR_EXPANSION.teams) expect(without).toContain(`\`${id}\``)
    expect(without).toContain('| 9 / 21 (rulebook) |')
    expect(without).toContain('| 21 / 9 (designed) |')
    const row = {
      type: 'solid-cb',
      shield: 'defensive',
      matches: 900,
      points: 48.2,
      shieldMean: 50,
      difference: -1.8,
    }
    const page = playersDocs.cards(() => JSON.stringify([row, { type: 'odd' }]))
    expect(page).toContain('| Solid centre-back | defensive | 900 | 48.2 % | 50.0 % | −1.8 % |')
  })
})

test('help on a command takes a game', async () => {
  expect((await run(['help', 'sim', 'hat-trick'])).out).toBe((await run(['help', 'sim'])).out)
  const { code, err } = await run(['help', 'play', 'chess'])
  expect(code).toBe(2)
  expect(err).toContain('hat-trick')
  expect((await run(['help', 'play', 'finale', 'too'])).code).toBe(2)
})
