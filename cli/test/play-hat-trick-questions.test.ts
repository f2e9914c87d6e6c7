import { percentOfChance } from '@libero/bots/prospect'
import { hatTrick, OUR_EXPANSION } from '@libero/hat-trick'
import { RULES } from '@libero/hat-trick/book'
import { STYLE_CARD_IDS, TEXTS, TYPE_IDS, wording } from '@libero/hat-trick/text'
import type { PlaySeen, Seen, SideSeen } from '@libero/hat-trick/view'
import type { Request, Seat } from '@libero/kernel'
import { SampledChance } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import type { Scene } from '../boards/board.ts'
import { inkOf } from '../play/ink.ts'
import { enter, playWith } from './play-ground.ts'
import { ARGS, boardIn, codeOf, randomMatch } from './players-ground.ts'
import { scenes } from './scenes.ts'
import { file } from './stage.ts'

type Asked = Scene<Seen> & { readonly request: Request }

/** Every scene of a match in which this coach is asked something, with everything a board needs; played once. */
const played = new Map<number, readonly Asked[]>()
function askedIn(nth: number): readonly Asked[] {
  const known = played.get(nth)
  if (known) return known
  const found: Asked[] = []
  for (const scene of scenes(randomMatch(nth), new SampledChance(nth)))
    if (scene.request)
      found.push({ ...scene, request: scene.request, width: 80, height: 24, ink: inkOf('none') })
  played.set(nth, found)
  return found
}

function* asked(matches = 4): Generator<Asked> {
  for (let nth = 0; nth < matches; nth++) yield* askedIn(nth)
}

function playOf({ view: { play } }: Scene<Seen>): PlaySeen {
  if (!play) throw new Error('without the expansion')
  return play
}
const isComparing = (scene: Scene<Seen> & { readonly request: Request }) =>
  playOf(scene).moment === 'compare' && ['skill', 'style-card', 'prevent'].includes(scene.request.kind)

describe('what the board adds to the questions', () => {
  test('what will probably come of an option is said behind it, in the words of the page', () => {
    const { short } = wording('en').prospects
    const told = new Set<string>()
    for (const scene of asked(6)) {
      const spoken = boardIn('en').choices(scene)
      for (const [i, { action }] of scene.request.options.entries()) {
        const prospect = scene.odds.get(action)
        if (!prospect) continue
        told.add(prospect.of)
        expect(spoken[i]).toContain(`, ${short[prospect.of]} ${percentOfChance(prospect)} %`)
      }
    }
    for (const of of ['further', 'stop', 'save', 'goal', 'appeal', 'attack', 'hold'])
      expect(told).toContain(of)
  })

  test('what was added to a comparison still to come, the attack first', () => {
    let seen = 0
    let nth = 0
    for (const scene of asked(6)) {
      const { attacker, bonus } = playOf(scene)
      const [home, away] = bonus
      const [attack, defence] = attacker === 'home' ? [home, away] : [away, home]
      const isTold = isComparing(scene) && attack + defence > 0
      // That nothing is said where nothing is added shows after a few hundred scenes.
      if (!isTold && nth++ % 5 > 0) continue
      const said = boardIn('en').bearing(scene).join('\n')
      const table = boardIn('de').draw(scene).table.join('\n')
      if (isTold) {
        seen++
        expect(said).toContain(`Skills and style cards add ${attack} : ${defence}.`)
        expect(table).toMatch(new RegExp(`(dazu|Stilkarten) ${attack} : ${defence} `))
      } else {
        expect(said).not.toContain('Skills and style cards')
        expect(table).not.toMatch(/dazu|Dazu/)
      }
    }
    expect(seen).toBeGreaterThan(2)
  })

  test('changes man by man where words have no room, and how they are typed', () => {
    let grouped = 0
    for (const scene of asked(6)) {
      if (scene.request.kind !== 'substitution') continue
      const { choices } = boardIn('en').draw(scene)
      const subs = scene.request.options.flatMap(({ action }) => /^sub-(\d):(\d+)$/.exec(action) ?? [])
      if (!choices.join('\n').includes('→')) continue
      grouped++
      const [, nth = '', number = ''] = subs
      expect(choices.join('\n')).toContain(`${nth}:${number} brings on bench ${nth} for number ${number}`)
      const places = choices.flatMap((row) => {
        const [, bench, numbers = ''] = /^ +(\d) .*→ ([\d ]+)$/.exec(row) ?? []
        return bench === undefined ? [] : numbers.split(' ').map((each) => `sub-${bench}:${each}`)
      })
      expect(places).toEqual(scene.request.options.slice(1).map(({ action }) => action))
    }
    expect(grouped).toBeGreaterThan(0)
  })

  test('the bench by its numbers, also when somebody has left it', () => {
    let left = false
    for (const scene of asked(2)) {
      const { bench } = scene.view.sides[0]
      const fact = boardIn('en')
        .inWords(scene)
        .find((row) => row.includes(', bench '))
      const on = (bench ?? []).flatMap(({ gone }, i) => (gone ? [] : [i + 1]))
      if (on.length > 0 && on[0] !== 1) left = true
      if (scene.seat === 1 && on[0] !== undefined) expect(fact).toContain(`bench ${on[0]} `)
    }
    expect(left).toBe(true)
  })

  test('how far a team without a style is, in brackets', () => {
    const facts = new Set<string>()
    for (let nth = 0; nth < 9; nth += 3)
      for (const seen of scenes(randomMatch(nth), new SampledChance(nth))) {
        const scene: Scene<Seen> = { ...seen, width: 120, height: 40, ink: inkOf('none') }
        for (const row of boardIn('de').draw(scene).table)
          for (const fact of /noch kein Stil[^·]*/.exec(row) ?? []) facts.add(fact.trim())
      }
    expect(facts).toContain('noch kein Stil')
    expect([...facts].some((fact) => /\((Taktisch|Technisch|Körperlich) \d\/\d(, .*)?\)$/.test(fact))).toBe(
      true,
    )
    for (const fact of facts) expect(fact).toMatch(/^noch kein Stil( \([^()]+ \d\/\d\))?$/)
  })

  test.each(LANGUAGES)('a tiny name for every type, and no two alike, in %s', (lang) => {
    const tiny = Object.values(TEXTS[lang].expansion.types).map((type) => type.tiny)
    expect(new Set(tiny).size).toBe(OUR_EXPANSION.types.length)
    for (const name of tiny) expect(name).toMatch(/^.{4,7}$/u)
  })

  test('who scored, by the type that had the number then', () => {
    const goal = (seat: Seat, number: number) =>
      ({ kind: 'goal', seat, number, goals: [1, 0], minute: 7 }) as const
    const off = {
      kind: 'substituted',
      seat: 0,
      number: 10,
      off: 'forward',
      on: 'target-man',
      gold: false,
    } as const
    const stands = randomMatch(0).seenBy('spectator')
    const withTen = (side: SideSeen, type: string): SideSeen => ({
      ...side,
      players: side.players.map((player) => (player.number === 10 ? { ...player, type } : player)),
    })
    const [home, away] = stands.sides
    const view: Seen = { ...stands, sides: [withTen(home, 'target-man'), withTen(away, 'false-9')] }
    const told = boardIn('en').story([goal(0, 10), off, goal(0, 10), goal(1, 10)], view)
    expect(told.slice(0, 3).map((row) => row.split('′  ')[1])).toEqual([
      '10 Forward',
      '10 Target man',
      '10 False 9',
    ])
  })
})

describe('what is typed', () => {
  test('two who change places in either order, a change by its two numbers', () => {
    const kinds = new Set<string>()
    for (const { request } of asked(3)) {
      for (const { action, kind = '' } of request.options) {
        const [, one, other] = /(?:^|:)(\d+)&(\d+)$/.exec(action) ?? []
        const typed = one ? `${other}&${one}` : action.replace('sub-', '')
        if (typed === action || (!one && kind !== 'substitution')) continue
        kinds.add(kind)
        expect(boardIn('en').spelled?.(typed, request)).toBe(action)
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['interchange', 'substitution']))
  })

  test.each([
    ['7=8!+', '15.3'],
    ['7=x8!', '15.3'],
    ['2&11', '20.5'],
    ['11&2', '20.5'],
    ['1:2', '20.3'],
    ['sub-3:9', '20.3'],
    ['passing-triangle:zz', '19.3'],
  ])('%s is answered with the reason of §%s', (typed, rule) => {
    const code = boardIn('en').nearest?.(typed) ?? -1
    const opened = randomMatch(1)
    while (opened.request(0)?.kind !== 'attack-move') {
      const seat = opened.isAwaited(0) ? 0 : 1
      opened.act(seat, opened.request(seat)?.options[0]?.action ?? '')
    }
    expect(opened.peek((state) => hatTrick.explain(state, 0, code))).toMatchObject({ rule })
  })

  test.each(['7=1!', '12!+', '1&2', '1:12', 'nobody', '', '2!three', 'zz:2'])(
    '%s is like nothing',
    (typed) => {
      expect(boardIn('en').nearest?.(typed)).toBe(-1)
    },
  )

  test('said at the table: several meant, and what is impossible', async () => {
    const args = [...ARGS, '--events', 'all', '--plain', '--seed', 'x']
    let typed = -1
    const { turns } = await playWith(args, (question) => {
      if (typed < 0 && !/ 2&3 /.test(question)) return ''
      typed++
      return ['2', '7=8!+', '2&6', '1:2', undefined][typed]
    })
    const [unclear, skill, places, change] = turns.slice(-5)
    expect(unclear).toMatch(/“2” could be 2\S+(, 2\S+)* or 2\S+\./)
    expect(skill).toContain('(§15.3)')
    expect(places).toContain('(§20.5)')
    expect(change).toContain('(§20.3)')
  })

  test('a move is taken back in words', async () => {
    let isMoved = false
    const { output } = await playWith([...ARGS, '--events', 'all', '--plain', '--seed', 'x'], (question) => {
      if (/Taken back/.test(question)) return undefined
      if (isMoved) {
        isMoved = false
        return 'u'
      }
      const [, way] = /then they\s+move.*?\n +(\d+[+-]) /s.exec(question.split('\n\n').at(-1) ?? '') ?? []
      isMoved = way !== undefined
      return way ?? ''
    })
    expect(output).toMatch(/Taken back: Number \d+ \([A-Z][\w -]+\) (forward|back)\./)
  })
})

describe('? asks for the rules behind the options', () => {
  test('of skills, style cards and styles', () => {
    const found = new Map<string, string[]>()
    for (const { request } of asked(6)) {
      const more = boardIn('en').paragraphs?.(request) ?? []
      for (const { kind = '', about = {} } of request.options) {
        if (kind === 'skill') expect(more).toContain(`16.${TYPE_IDS.indexOf(about.type as 'forward') + 1}`)
        if (kind === 'style-card')
          expect(more).toContain(`19.${STYLE_CARD_IDS.indexOf(about.card as 'nutmeg') + 6}`)
        if (kind === 'take-style') expect(more.length).toBeGreaterThanOrEqual(4)
        if (more.length > 0) found.set(kind, [...more])
      }
      for (const paragraph of more) expect(RULES.en.paragraphs).toHaveProperty([paragraph])
      expect(new Set(more).size).toBe(more.length)
    }
    for (const kind of ['skill', 'style-card', 'take-style']) expect([...found.keys()]).toContain(kind)
  })

  test('and they are told', async () => {
    let isAsked = false
    const { turns } = await playWith([...ARGS, '--plain', '--seed', 'x'], (question) => {
      if (isAsked) return undefined
      isAsked = question.includes('(§15.3)')
      return isAsked ? '?' : ''
    })
    expect(turns.at(-2)).toMatch(/§15\.3 [\s\S]*§16\.\d/)
  })
})

describe('squads at the table', () => {
  test('without a name go by their seat, once', async () => {
    const { output } = await playWith([...ARGS, '--plain', '--squad', codeOf(1)], () => undefined)
    expect(output).toContain('your side is Home, against')
    expect(output).not.toContain('Home (Home)')
    expect(output).toContain('Home 0 : 0 Brazil')
  })

  test('are refused with the paragraphs', async () => {
    const path = file('wrong-squad.json', JSON.stringify({ rank: 'II', players: {} }))
    const { code, errors } = await playWith([...ARGS, '--squad', path], enter)
    expect(code).toBe(1)
    expect(errors.match(/^§21\.\d: /gm)?.length).toBeGreaterThan(9)
  })
})

test('libero play --help tells where the other game has its own', async () => {
  expect((await playWith(['--help'], enter)).output).toContain('libero play hat-trick --help')
  expect((await playWith(['hat-trick', '--help'], enter)).output).not.toContain('finale')
})
