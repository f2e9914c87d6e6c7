import { readdirSync, readFileSync } from 'node:fs'
import type { Request, Viewer } from '@libero/kernel'
import { heardBy, SEATS } from '@libero/kernel'
import { MOST_WORDS, promptFaults, randomMatch, times } from '@libero/kernel/testing'
import type { Language } from '@libero/kernel/words'
import { blanks, fill, LANGUAGES, ruleWords } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../cards/ours.ts'
import type { FinaleEvent, FinaleEventKind } from '../events.ts'
import { finale } from '../game.ts'
import { ENDINGS } from '../state.ts'
import { PARAGRAPHS, RULES } from '../text/book.ts'
import type { CommentaryKey } from '../text/index.ts'
import { COMMENTARY, keyOf, PROMPTS, promptKey, REFUSALS, TEXTS, wording } from '../text/index.ts'
import { anyConfig } from './any-build.ts'
import { configOf, unfilled } from './lines.ts'

/** Kinds that others tell already, at least in some of their forms. */
const SILENT: readonly FinaleEventKind[] = [
  'action',
  'changes-open',
  'dealt-unseen',
  'drawn-unseen',
  'turned',
]

/** Enough to meet every question at least once. */
const MATCHES = Math.max(120, times(600))
/** What is said must be heard before the next thing happens. */
const LONGEST = 140

/** A blank by what it stands for: {Side} is {side} at the head of a sentence. */
const facts = (line: string): string[] => [...new Set(blanks(line).map((name) => name.toLowerCase()))].sort()

const [ERNST, LARS] = ['ernst-allhalt', 'lars-hechter'] as const
const seat = 1
const goal = (goals: readonly [number, number], scorer = 'torbaldo'): FinaleEvent => ({
  kind: 'goal',
  seat,
  scorer,
  goals,
  minute: 38,
})
const compared = (action: 'build-up' | 'finish', won: boolean, answer = 9): FinaleEvent => ({
  kind: 'comparison',
  action,
  seat,
  strengths: [answer - 1, 9],
  dice: [1, 2],
  bonus: action === 'build-up' ? 3 : 0,
  totals: [answer, action === 'build-up' ? 14 : 11],
  won,
})
const hazard = (kind: string, struck: boolean): FinaleEvent => ({
  kind: 'hazard',
  seat,
  man: ERNST,
  hazard: kind,
  die: 2,
  struck,
})
const shot = (taker: string, keeper: string, scored: boolean): FinaleEvent => ({
  kind: 'shot',
  seat,
  taker,
  keeper,
  dice: [2, 1],
  totals: [5, keeper ? 4 : 1],
  scored,
  score: [3, 4],
})
const ended = (by: (typeof ENDINGS)[number], more: object = {}): FinaleEvent => ({
  kind: 'full-time',
  outcome: { goals: [1, 2], winner: seat, by, ...more },
})
const period = (number: number): FinaleEvent => ({
  kind: 'period',
  period: number,
  minute: (number - 1) * 15,
})
const attack: FinaleEvent = { kind: 'attack', seat, attack: 2, of: 3, card: 'white-4' }
const chosen = (place: string): FinaleEvent => ({ kind: 'man-chosen', seat, man: ERNST, place, strength: 4 })

/** One event for each situation, and the event before it where that matters. */
const SAMPLES: Readonly<Record<CommentaryKey, readonly [FinaleEvent, FinaleEvent?]>> = {
  'kick-off': [
    { kind: 'kick-off', clubs: ['acker', 'stollen'], pitch: [[LARS], [ERNST]], bench: [['tim-talent'], []] },
  ],
  'kick-off/packing': [
    {
      kind: 'kick-off',
      clubs: ['acker', 'stollen'],
      pitch: [[LARS], [ERNST]],
      bench: [['tim-talent'], []],
      packing: true,
    },
  ],
  packed: [{ kind: 'packed', seat, colour: 'red', cards: ['white-5', 'red-5'] }],
  'packed/free': [{ kind: 'packed', seat, cards: ['white-5', 'red-5', 'blue-2a', 'red-1'] }],
  'packed/any': [{ kind: 'packed', seat, cards: ['white-5', 'red-5', 'blue-2a', 'red-1'], shuffled: true }],
  'packed-unseen': [{ kind: 'packed-unseen', seat }],
  'decks-ready': [{ kind: 'decks-ready' }],
  dealt: [{ kind: 'dealt', seat, cards: ['white-5', 'white-4', 'red-2a'] }],
  'period/first': [period(1)],
  'period/next': [period(2)],
  'period/second-half': [period(4)],
  'period/last': [period(6)],
  'period/extra': [period(8)],
  'changes-ready': [{ kind: 'changes-ready', seat }],
  'changes-open/none': [{ kind: 'changes-open', count: [0, 0] }],
  change: [{ kind: 'change', seat, off: 'torbaldo', on: 'ballbino', left: 1 }],
  'tactic-laid': [{ kind: 'tactic-laid', seat, card: 'white-4' }],
  'tactic-laid-unseen': [{ kind: 'tactic-laid-unseen', seat }],
  'closing-card-open': [{ kind: 'closing-card-open', seat, card: 'white-1' }],
  revealed: [{ kind: 'revealed', cards: ['white-4', 'red-2a'], powers: [4, 2] }],
  drawn: [{ kind: 'drawn', seat, card: 'blue-3', left: 1 }],
  'drawn/last': [{ kind: 'drawn', seat, card: 'blue-3', left: 0 }],
  'drawn-unseen/last': [{ kind: 'drawn-unseen', seat, left: 0 }],
  'level-roll/level': [{ kind: 'level-roll', dice: [2, 2] }],
  'level-roll/decided': [{ kind: 'level-roll', dice: [2, 0] }],
  'attacker/power': [{ kind: 'attacker', seat, attacks: 3, by: 'power' }],
  'attacker/dice': [{ kind: 'attacker', seat, attacks: 1, by: 'dice' }],
  'attacker/guard': [{ kind: 'attacker', seat: 0, attacks: 1, by: 'guard' }],
  exchanged: [{ kind: 'exchanged', seat, card: 'blue-1' }],
  'exchanged-unseen': [{ kind: 'exchanged-unseen', seat }],
  'exchange-declined': [{ kind: 'exchange-declined', seat }],
  'further-tactic': [{ kind: 'further-tactic', seat, card: 'red-5', power: 5, closing: false }],
  'further-tactic/closing': [{ kind: 'further-tactic', seat, card: 'white-1', power: 1, closing: true }],
  'attack/only': [{ kind: 'attack', seat, attack: 1, of: 1, card: 'white-4' }],
  'attack/series': [attack],
  counter: [{ kind: 'counter', seat, card: 'white-2b', bonus: 0 }],
  'counter/bonus': [{ kind: 'counter', seat, card: 'white-2b', bonus: 3 }],
  'action/straight': [{ kind: 'action', action: 'finish', seat, bonus: 0 }, attack],
  'man-chosen/first': [chosen('defence')],
  'man-chosen/next': [chosen('any'), chosen('defence')],
  'man-chosen/only': [chosen('keeper')],
  'man-chosen/arrow': [chosen('arrow')],
  'man-chosen/arrow/defence': [chosen('arrow'), { kind: 'action', action: 'finish', seat: 0, bonus: 0 }],
  'man-chosen/stand-in': [
    { kind: 'man-chosen', seat, man: ERNST, place: 'any', strength: 4, missing: 'midfield' },
  ],
  'places-empty': [{ kind: 'places-empty', seat, count: 1 }],
  'comparison/build-up/won': [compared('build-up', true)],
  'comparison/build-up/level': [compared('build-up', true, 14)],
  'comparison/build-up/lost': [compared('build-up', false, 15)],
  'comparison/finish/won': [compared('finish', true)],
  'comparison/finish/level': [compared('finish', false, 11)],
  'comparison/finish/close': [compared('finish', false, 12)],
  'comparison/finish/lost': [compared('finish', false, 13)],
  'goal/opener': [goal([0, 1])],
  'goal/lead': [goal([1, 2])],
  'goal/equaliser': [goal([2, 2])],
  'goal/further': [goal([0, 2])],
  'goal/pulls-back': [goal([3, 2])],
  'goal/scramble': [goal([0, 1], '')],
  'hazard/injury/struck': [hazard('injury', true)],
  'hazard/injury/spared': [hazard('injury', false)],
  'hazard/yellow/struck': [hazard('yellow', true)],
  'hazard/yellow/spared': [hazard('yellow', false)],
  'hazard/red/struck': [hazard('red', true)],
  'hazard/red/spared': [hazard('red', false)],
  injured: [{ kind: 'injured', seat, man: ERNST }],
  booked: [{ kind: 'booked', seat, man: ERNST }],
  'sent-off': [{ kind: 'sent-off', seat, man: ERNST, secondYellow: false }],
  'sent-off/second-yellow': [{ kind: 'sent-off', seat, man: ERNST, secondYellow: true }],
  'came-on': [{ kind: 'came-on', seat, man: 'ballbino', for: ERNST }],
  'nobody-came-on': [{ kind: 'nobody-came-on', seat, for: ERNST }],
  'in-goal/keeper': [{ kind: 'in-goal', seat, man: ERNST, standIn: false }],
  'in-goal/stand-in': [{ kind: 'in-goal', seat, man: 'torbaldo', standIn: true }],
  'goal-empty': [{ kind: 'goal-empty', seat }],
  'period-over': [{ kind: 'period-over', period: 2, goals: [1, 0] }],
  'period-over/half-time': [{ kind: 'period-over', period: 3, goals: [1, 0] }],
  'period-over/last': [{ kind: 'period-over', period: 6, goals: [1, 0] }],
  'extra-time': [{ kind: 'extra-time', goals: [1, 1] }],
  'shoot-out': [{ kind: 'shoot-out', goals: [1, 1] }],
  'takers-ready': [{ kind: 'takers-ready', seat }],
  'first-shot': [{ kind: 'first-shot', seat }],
  'shot/scored': [shot('torbaldo', LARS, true)],
  'shot/missed': [shot('torbaldo', LARS, false)],
  'shot/nobody': [shot('', LARS, false)],
  'shot/empty-goal/scored': [shot('torbaldo', '', true)],
  'shot/empty-goal/missed': [shot('torbaldo', '', false)],
  'sudden-death': [{ kind: 'sudden-death', pair: 2 }],
  lots: [{ kind: 'lots', seat }],
  'full-time/win': [ended('normal-time')],
  'full-time/draw': [{ kind: 'full-time', outcome: { goals: [1, 1], by: 'normal-time' } }],
  'full-time/extra-time': [ended('extra-time')],
  'full-time/shoot-out': [ended('shoot-out', { shootOut: [3, 4] })],
  'full-time/lots': [ended('lots', { shootOut: [30, 30] })],
  'full-time/aggregate': [ended('aggregate', { aggregate: [3, 4] })],
  'full-time/aggregate/extra-time': [ended('extra-time', { aggregate: [3, 4] })],
  'full-time/away-goals': [ended('away-goals', { aggregate: [3, 3] })],
}

/** One of these is told several times in every match. */
const FREQUENT =
  /^(attack\/series|attacker\/power|change$|comparison|counter|goal\/(?!scramble)|hazard|man-chosen|period-over$|revealed)/

describe.each(LANGUAGES)('Finale in %s', (language) => {
  const text = TEXTS[language]
  const words = wording(language)

  test('nothing is empty', () => {
    const all = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap(all)
    for (const sentence of all(text)) expect(sentence.trim()).not.toBe('')
  })

  test('thirty tactic cards have thirty names', () => {
    expect(Object.keys(text.tactics).sort()).toEqual(OUR_CARDS.tactics.map((card) => card.id).sort())
    expect(new Set(Object.values(text.tactics)).size).toBe(OUR_CARDS.tactics.length)
  })

  test('every question has a headline of at most eight words, and asks in it alone', () => {
    for (const key of PROMPTS) {
      const [headline, more] = text.prompts[key]
      expect([key, headline.split(' ').length <= MOST_WORDS, more.replace(/\{\w+\?[^}]*\}/g, '')]).toEqual([
        key,
        true,
        expect.not.stringContaining('?'),
      ])
    }
  })

  test('questions and refusals have the same blanks as in English', () => {
    for (const key of PROMPTS)
      expect([key, ...blanks(text.prompts[key].join())]).toEqual([
        key,
        ...blanks(TEXTS.en.prompts[key].join()),
      ])
    for (const code of REFUSALS)
      expect([code, ...blanks(text.refusals[code])]).toEqual([code, ...blanks(TEXTS.en.refusals[code])])
  })

  test.each(COMMENTARY)('%s: every line tells the same facts, and in every language', (key) => {
    const lines = text.commentary[key]
    expect(lines.length).toBeGreaterThanOrEqual(FREQUENT.test(key) ? 3 : 2)
    for (const line of lines)
      expect([line, ...facts(line)]).toEqual([line, ...facts(TEXTS.en.commentary[key][0] ?? '')])
  })

  test('no line is written twice', () => {
    const lines = Object.values(text.commentary).flat()
    expect(new Set(lines).size).toBe(lines.length)
  })

  test.each(COMMENTARY)('%s: each line is told once before one is told again', (key) => {
    const [event, before] = SAMPLES[key]
    const isOnly = key === 'man-chosen/only'
    expect(keyOf(event, before, before?.kind === 'action' ? before.seat : undefined, isOnly)).toBe(key)
    const tell = words.commentator()
    const kickOff = SAMPLES['kick-off'][0]
    if (key !== 'kick-off') tell(kickOff)
    const once = text.commentary[key].map(() => {
      if (before) tell(before)
      else if (key !== 'kick-off') tell(isOnly ? attack : { kind: 'turned', men: [[], []] })
      return tell(event) ?? ''
    })
    expect(new Set(once).size).toBe(once.length)
    for (const line of once) {
      expect(line).toSatisfy((said: string) => !unfilled(said))
      expect(line.length).toBeLessThanOrEqual(LONGEST)
      expect(line).toMatch(/^[\p{Lu}\d].*[.!]$/u)
    }
    if (before) tell(before)
    else tell(isOnly ? attack : { kind: 'turned', men: [[], []] })
    expect(once).toContain(tell(event))
  })

  test('of equals the foremost is named as the scorer, and it is told plainly who was as strong', () => {
    const play = (man: string, strength: number): FinaleEvent => ({
      kind: 'man-chosen',
      seat,
      man,
      place: 'any',
      strength,
    })
    const told = (isPlain: boolean, ...men: FinaleEvent[]) => {
      const tell = words.commentator(undefined, isPlain)
      for (const event of [{ kind: 'action', action: 'finish', seat, bonus: 0 } as const, ...men]) tell(event)
      return tell(goal([0, 1]))
    }
    const back = fill(text.equals.back, { man: words.nameOf('ballbino') })
    expect(told(true, play('ballbino', 4), play('torbaldo', 4))).toContain(back)
    expect(told(true, play('ballbino', 3), play('torbaldo', 4))).not.toContain(back)
    expect(told(false, play('ballbino', 4), play('torbaldo', 4))).not.toContain(back)
  })

  test('without a kick-off the sides go by home and away', () => {
    const line = words.commentator()({ kind: 'attacker', seat: 0, attacks: 2, by: 'power' }) ?? ''
    expect(line.toLowerCase()).toContain(text.sides.home.toLowerCase())
    expect(line).toContain('2')
  })

  test('cards, men, clubs, seats and endings have names', () => {
    expect(words.nameOf('ballbino')).toBe('Ballbino')
    expect(words.nameOf('acker')).toBe('FC Acker')
    for (const id of [...OUR_CARDS.tactics.map((card) => card.id), ...SEATS, ...ENDINGS])
      expect(words.nameOf(id)).not.toBe(id)
    for (const id of ['nobody-knows-him', 'constructor', '__proto__', '']) expect(words.nameOf(id)).toBe(id)
  })

  test('every paragraph can be looked up', () => {
    const rules = RULES[language]
    for (const paragraph of PARAGRAPHS)
      expect(ruleWords(rules, paragraph)).toBe(`§${paragraph} ${rules.paragraphs[paragraph]}`)
    for (const none of ['6.99', 'T1', 'toString', '']) expect(ruleWords(rules, none)).toBeUndefined()
  })

  test('an unknown code is its own word', () => {
    for (const code of ['not-your-turn', 'constructor'])
      expect(words.refusal({ code, rule: 'T1' })).toBe(code)
  })

  test('a reason against one of two builds says whose', () => {
    const reason = { code: 'no-keeper', rule: '3.3', about: { seat: 'away' } }
    expect(words.refusal(reason)).toBe(`${text.seats.away}: ${text.refusals['no-keeper']}`)
  })

  test('what was left out is called so', () => {
    const words = wording(language).refusal({
      code: 'club-unknown',
      rule: '1.1',
      about: { club: 'undefined' },
    })
    expect(words).toContain(text.nothing)
  })
})

test('the two names the rulebook prints are kept in German', () => {
  expect(TEXTS.de.tactics['white-4']).toBe('Offener Schlagabtausch')
  expect(TEXTS.de.tactics['red-2a']).toBe('Alleingang')
  expect(TEXTS.de.tactics['white-1']).toBe('Schlusskarte')
})

test('cards from a box go by their ids, made readable', () => {
  const [first, ...others] = OUR_CARDS.tactics
  const tactics = first ? [{ ...first, id: 'over-the-wing' }, ...others] : others
  const words = wording('en', { ...OUR_CARDS, name: 'from a box', tactics })
  expect(words.nameOf('over-the-wing')).toBe('Over The Wing')
  expect(words.nameOf('white-4')).toBe('White 4')
  expect(words.nameOf('ballbino')).toBe('Ballbino')
})

test('options name men by line and tactics by power and colour', () => {
  const request: Request = {
    seat: 0,
    kind: 'replacement',
    options: [],
    prompt: { key: 'replacement', about: { man: 'ballbino' } },
    rule: '8.3',
    default: 'done',
    atOnce: false,
  }
  const words = wording('de')
  const option = (action: string, kind: string) => words.option(request, { action, kind, card: action })
  expect(option('ernst-allhalt', 'man')).toBe('Ernst Allhalt (TW)')
  expect(option('red-2a', 'tactic')).toBe('Alleingang (2, rot)')
  expect(option('done', 'done')).toBe('Niemand kommt')
})

test('the same match is told in the same words, another in others', () => {
  const told = (seed: number) => {
    const tell = wording('en').commentator()
    return randomMatch(finale, anyConfig(seed), seed).log.entries.map(({ event }) => tell(event))
  }
  expect(told(7)).toEqual(told(7))
  expect(told(7).slice(0, 20)).not.toEqual(told(8).slice(0, 20))
})

/** Whoever listens: each language in turn for each kind of viewer. */
const LISTENERS: readonly (readonly [Language, Viewer])[] = LANGUAGES.flatMap((language) =>
  (['home', 'spectator', 'omniscient'] as const).map((viewer) => [language, viewer] as const),
)

test(`${MATCHES} matches are told without a gap`, () => {
  const happened = new Set<string>()
  const asked = new Map<string, Request>()
  for (let seed = 0; seed < MATCHES; seed++) {
    const config = configOf(seed)
    const { log } = randomMatch(finale, config, seed, {
      each: (state, turn) => {
        const request = finale.request(state, turn.seat)
        if (request) asked.set(`${promptKey(request)} ${JSON.stringify(request.prompt.about)}`, request)
      },
    })
    // In every language, to one kind of viewer after the other.
    for (const [language, viewer] of LISTENERS.filter((_, n) => n % 3 === seed % 3)) {
      const tell = wording(language, config.cards.set).commentator()
      for (const entry of log.entries) {
        const event = heardBy(entry, viewer)
        const line = tell(event)
        happened.add(event.kind)
        if (line === undefined ? !SILENT.includes(event.kind) : unfilled(line))
          expect.unreachable(`${language}: ${line} of ${JSON.stringify(event)}`)
      }
    }
  }
  const keys = new Set([...asked.values()].map(promptKey))
  expect([...keys].sort()).toEqual([...PROMPTS].sort())
  for (const language of LANGUAGES) {
    const words = wording(language)
    for (const request of asked.values()) {
      expect(promptFaults(words.prompt(request))).toEqual([])
      const options = request.options.map((option) => words.option(request, option))
      expect(new Set(options).size).toBe(options.length)
      expect(options.join()).toSatisfy((said: string) => !unfilled(said))
      expect(RULES[language].paragraphs).toHaveProperty([request.rule])
    }
  }
  // Guards and empty goals or places are too rare to wait for; the samples have them.
  const rare = ['goal-empty', 'lots', 'places-empty']
  const kinds = new Set(Object.values(SAMPLES).map(([event]) => event.kind))
  expect([...kinds].filter((kind) => !happened.has(kind) && !rare.includes(kind))).toEqual([])
})

describe('German words are those of the booklet', () => {
  const folder = new URL('../text/', import.meta.url)
  const files = readdirSync(folder).filter((name) => /(^|\.)de\.ts$/.test(name))

  test.each(files)('%s', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    // Spielabschluss, freie Auswahl, Reservetorwart, Torhüter, Punktwert; both legs together make a Gesamtstand.
    expect(
      text.match(/\bAbschluss|[Ff]reie[rn]? Wahl|Ersatztorwart|Torwarte|\bPreise?\b|\bSumme/g),
    ).toBeNull()
  })

  test('colours are nouns where they are packed', () => {
    const packed = { kind: 'packed', seat: 0, colour: 'purple', cards: ['white-5'] } as const
    expect(wording('de').commentator()(packed)).toContain('Weiß und Lila')
    expect(wording('en').commentator()(packed)).toContain('purple')
  })
})
