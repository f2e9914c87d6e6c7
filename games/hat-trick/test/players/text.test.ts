import type { Request } from '@libero/kernel'
import { SampledChance } from '@libero/kernel'
import { promptFaults, randomMatch } from '@libero/kernel/testing'
import { blanks, LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import type { HatTrickConfig } from '../../build.ts'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import { MATCH_EVENTS, STYLES } from '../../cards/skills.ts'
import { hatTrick } from '../../game.ts'
import { RULES } from '../../text/book.ts'
import {
  NEW_TEAM_IDS,
  PLAYERS_PROMPTS,
  PROMPTS,
  promptKey,
  STYLE_CARD_IDS,
  TEAM_IDS,
  TEXTS,
  TYPE_IDS,
  wording,
} from '../../text/index.ts'
import { Names } from '../../text/names.ts'
import { USES } from '../../text/players/words.ts'
import { NUMBERS } from '../../vocabulary.ts'
import { anyPlayersConfig, playersConfig } from '../any-build.ts'
import { unfilled } from '../lines.ts'

/**
 * Every question of these matches, each once by what is asked, about whom, and what is offered; after the first
 * `closely` matches each only once by what is asked.
 */
function asked(
  seeds: number,
  configOf: (seed: number) => HatTrickConfig,
  closely = seeds,
): Map<string, Request> {
  const requests = new Map<string, Request>()
  for (let seed = 0; seed < seeds; seed++) {
    randomMatch(hatTrick, configOf(seed), seed, {
      told: 'nobody',
      each: (state, turn) => {
        const request = hatTrick.request(state, turn.seat)
        if (!request) return
        const { prompt, options } = request
        requests.set(seed < closely ? JSON.stringify([prompt, options]) : promptKey(request), request)
      },
    })
  }
  return requests
}

const everyEvent = (seed: number) => playersConfig(MATCH_EVENTS, new SampledChance(seed))

/** Our cards, but every success wins a style card: what is rare comes sooner. */
const STYLISH = {
  ...OUR_EXPANSION,
  name: 'stylish',
  conditions: OUR_EXPANSION.conditions.map((condition) => ({ ...condition, times: 1 })),
}
const stylish = (seed: number) => playersConfig(MATCH_EVENTS, new SampledChance(seed), STYLISH)

test('every question of the expansion is asked and put into words, and no two options read alike', () => {
  const requests = new Map([...asked(20, everyEvent), ...asked(100, stylish, 0)])
  const keys = new Set([...requests.values()].map(promptKey))
  const generic = ['skill', 'style-card']
  // Of the shoot-out and of an edition, which are no part of the expansion.
  const others = ['penalty-card', 'goal-kick-defence/displaced']
  expect([...PROMPTS].filter((key) => !keys.has(key) && ![...generic, ...others].includes(key))).toEqual([])
  for (const [nth, language] of LANGUAGES.entries()) {
    const words = wording(language)
    const { prompts } = TEXTS[language]
    // Thousands of requests differ in a number only: every language looks at every third.
    for (const request of [...requests.values()].filter((_, n) => n % LANGUAGES.length === nth)) {
      const key = promptKey(request)
      if (!Object.hasOwn(prompts, key)) expect.unreachable(`${language}: no question ${key}`)
      const faults = promptFaults(words.prompt(request))
      if (faults.length > 0) expect.unreachable(`${language}: ${faults.join()}`)
      const options = request.options.map((option) => words.option(request, option))
      const bad = options.find((option) => unfilled(option) || !/^[\p{Lu}\d+]/u.test(option))
      if (bad !== undefined) expect.unreachable(`${language}: ${bad} of ${JSON.stringify(request)}`)
      if (new Set(options).size !== options.length)
        expect.unreachable(`${language}: twice the same in ${options.sort().join(' | ')}`)
      if (!(request.rule in RULES[language].paragraphs)) expect.unreachable(`no rule ${request.rule}`)
    }
  }
})

test('with cards of other boxes, too, every option becomes words', () => {
  const requests = asked(12, (seed) => anyPlayersConfig(3 * seed))
  for (const language of LANGUAGES) {
    const words = wording(language)
    for (const request of requests.values()) {
      const faults = promptFaults(words.prompt(request))
      if (faults.length > 0) expect.unreachable(`${language}: ${faults.join()}`)
      for (const option of request.options) {
        const said = words.option(request, option)
        if (unfilled(said) || said === option.action) expect.unreachable(`${language}: ${said}`)
      }
    }
  }
})

test('in a match of the base game nobody has a type', () => {
  const config = hatTrick.prepare({ builds: [{ team: 'BRA' }, { team: 'ITA' }] })
  if (!config.ok) throw new Error('refused')
  for (const request of asked(3, () => config.value).values())
    for (const { about = {} } of request.options)
      expect(Object.keys(about).filter((name) => /type|does|style|side/i.test(name))).toEqual([])
})

test('the options name everybody by his type, and what a skill does', () => {
  const said = new Set<string>()
  const words = wording('en')
  for (const request of asked(12, everyEvent).values())
    for (const option of request.options)
      if (option.about?.type !== undefined) said.add(words.option(request, option))
  const { types } = TEXTS.en.expansion
  for (const id of TYPE_IDS) expect([...said].some((option) => option.includes(types[id].name))).toBe(true)
})

const request = (kind: string, about: Request['prompt']['about'] = {}): Request => ({
  seat: 0,
  kind,
  options: [],
  prompt: { key: kind, about },
  rule: '15.3',
  default: '',
  atOnce: false,
})

describe('an option of the expansion', () => {
  const option = (kind: string, action: string, about: Record<string, string | number>, language = 'en') =>
    wording(language as 'en').option(request('skill'), { action, kind, about })
  const overlapping = { number: 4, type: 'overlapping-fb' }
  const playmaker = { other: 7, otherType: 'playmaker' }

  test('is a move by a type instead of a role', () => {
    expect(option('move', '4+', { ...overlapping, way: 'forward' })).toBe(
      'Number 4 (Overlapping fullback) forward',
    )
    expect(option('move', '4-', { ...overlapping, way: 'back' }, 'de')).toBe(
      'Die 4 (Überlappender AV) zurück',
    )
    expect(option('pass', '4', overlapping, 'hu')).toBe('A 4-es (Felfutó szélsőhátvéd)')
  })

  test('is a skill, one’s own or borrowed', () => {
    const use = { side: 'gold', does: 'stride-forward', way: '+', amount: 2 }
    expect(option('skill', '4!+', { ...overlapping, ...use })).toBe(
      'Number 4, Overlapping fullback (gold): 2 steps forward at once',
    )
    const borrowed = { number: 6, type: 'box-to-box', side: 'silver', from: 4, fromType: 'overlapping-fb' }
    const step = { does: 'step-forward', way: '+' }
    expect(option('skill', '6=4!+', { ...borrowed, ...step })).toBe(
      'Number 6, Box-to-box midfielder (silver), with the skill of number 4 (Overlapping fullback): one step forward',
    )
    expect(option('skill', '6=x4!+', { ...borrowed, ...step, theirs: 1 }, 'de')).toBe(
      'Die 6, Zentraler Mittelfeldspieler (Silber), mit der Fähigkeit der 4 (Überlappender AV) beim Gegner: ein Schritt vor',
    )
  })

  test('is a style card, a style, a change or a prevention', () => {
    expect(option('style-card', 'third-man:7', { card: 'third-man', does: 'lay-off', ...playmaker })).toBe(
      'Third man: the ball goes on at once to number 7 (Playmaker)',
    )
    expect(option('style-card', 'everybody-back', { card: 'everybody-back', does: 'draws', amount: 1 })).toBe(
      'Everybody back: the keeper may draw 1 card more',
    )
    expect(option('take-style', 'take-total', { style: 'total' })).toBe(
      'Total: take a card, this is your style from now on',
    )
    expect(option('interchange', '4&7', { ...overlapping, ...playmaker })).toBe(
      'Number 4 (Overlapping fullback) and number 7 (Playmaker) change places',
    )
    const off = { ...overlapping, side: 'silver', attack: 2, defence: 3 }
    const on = { bench: 2, on: 'wingback', onSide: 'gold', onAttack: 4, onDefence: 1 }
    expect(option('substitution', 'sub-2:4', { ...off, ...on })).toBe(
      'Bench 2, Wingback (gold, 4/1): comes on for number 4 (Overlapping fullback, silver, 2/3)',
    )
    expect(option('prevention', '4x7', { ...overlapping, ...playmaker }, 'hu')).toBe(
      'A 4-es, Felfutó szélsőhátvéd: az ellenfélnél a 7-es (Irányító középpályás) nem használhatja a képességét',
    )
  })

  test('is a corner with the cards a star keeper chooses, or with the power skills have given the shot', () => {
    const about = { corner: 'left' }
    const star = { action: 'left', kind: 'corner', about }
    const regular = { action: 'regular-left', kind: 'regular-corner', about }
    const keeper = request('duel-keeper', { action: 'long', power: 3 })
    const words = wording('en')
    expect(words.option({ ...keeper, options: [star, regular] }, star)).toBe('Dive left, with the star cards')
    expect(words.option({ ...keeper, options: [star, regular] }, regular)).toBe(
      'Dive left, with the regular cards',
    )
    expect(words.option({ ...keeper, options: [star] }, star)).toBe('Dive left')
    const shooter = request('duel-shooter', { action: 'long', power: 3 })
    expect(words.option(shooter, { ...star, about: { ...about, power: 9 } })).toBe('Left: a shot of 9')
  })
})

describe.each(LANGUAGES)('the Players expansion in %s', (language) => {
  const text = TEXTS[language]
  const words = wording(language)

  test('types, styles, style cards, events and teams have names of their own', () => {
    const { types, styles, styleCards, events } = text.expansion
    for (const id of TYPE_IDS) expect(words.nameOf(id)).toBe(types[id].name)
    for (const id of STYLES) expect(words.nameOf(id)).toBe(styles[id].name)
    for (const id of STYLE_CARD_IDS) expect(words.nameOf(id)).toBe(styleCards[id].name)
    for (const id of ['corners', 'subs', 'captain', 'interchange', 'switch'] as const)
      expect(words.nameOf(id)).toBe(events[id].name)
    for (const id of NEW_TEAM_IDS) expect(words.nameOf(id)).toBe(text.expansion.teams[id])
    const known: readonly string[] = [...TEAM_IDS, ...NEW_TEAM_IDS]
    for (const { id } of OUR_EXPANSION.teams) expect(known).toContain(id)
  })

  test('what skills do has the same blanks as in English', () => {
    const cases = (sentence: string) => blanks(sentence).map((name) => name.replace(/(?<=.)(Object|To)$/, ''))
    for (const key of USES)
      expect([key, ...cases(text.uses[key])]).toEqual([key, ...cases(TEXTS.en.uses[key])])
  })

  test('a squad goes by the name its coach gave it, else by its seat', () => {
    const names = new Names(text, OUR_CARDS)
    expect(names.of('squad:Dream Team')).toBe('Dream Team')
    expect(names.of('squad')).toBe(text.teams.squad)
    expect(names.sides(['squad:Dream Team', 'squad'])).toEqual({
      sides: ['Dream Team', text.sides.away],
      teams: ['Dream Team', text.seats.away],
    })
    const bySeat = { sides: [text.sides.home, text.sides.away], teams: [text.seats.home, text.seats.away] }
    expect(names.sides(['squad', 'squad'])).toEqual(bySeat)
    expect(names.sides(['squad:A', 'squad:A'])).toEqual(bySeat)
    expect(names.sides([`squad:${text.teams.BRA}`, 'BRA'])).toEqual(bySeat)
    expect(names.sides(['HUN', 'ISL']).teams).toEqual([text.teams.HUN, text.teams.ISL])
  })

  test('a moment that only another box knows is asked in general words', () => {
    for (const kind of ['skill', 'style-card'] as const)
      expect(
        Object.values(words.prompt({ ...request(kind), prompt: { key: `${kind}/dawn`, about: {} } })),
      ).toEqual(text.prompts[kind])
  })

  test('what a squad is refused for names number or bench', () => {
    const said = (number: number) =>
      words.refusal({ code: 'squad-type-unknown', rule: '21.4', about: { number, type: 'wizard' } })
    for (const number of NUMBERS) expect(said(number)).toContain(String(number))
    expect(said(13)).toContain('2')
    expect(said(13)).not.toContain('13')
  })

  test('what a match option may be is said', () => {
    const about = { option: 'events', value: 'rain' }
    const said = words.refusal({ code: 'option-unknown-value', rule: '20.1', about })
    for (const event of MATCH_EVENTS) expect(said).toContain(event)
  })

  test('no question of the expansion is too long to be heard', () => {
    for (const key of PLAYERS_PROMPTS) expect(text.prompts[key].join(' ').length).toBeLessThanOrEqual(260)
  })
})
