import type { Option, Request, Viewer } from '@libero/kernel'
import { heardBy, SEATS } from '@libero/kernel'
import { MOST_WORDS, promptFaults, randomMatch, times } from '@libero/kernel/testing'
import type { Language } from '@libero/kernel/words'
import { blanks, capital, fill, inOneBreath, LANGUAGES, ruleWords } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { type CaptainTsubasaConfig, OPTIONS } from '../build.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import { captainTsubasa } from '../game.ts'
import { ENDINGS } from '../state.ts'
import { PARAGRAPHS, RULES, rulings } from '../text/book.ts'
import { abilityWords, DECISIONS, PROMPTS, promptKey, REFUSALS, TEXTS, wording } from '../text/index.ts'
import { EXHAUSTION_ID, TEAMS, TOKENS } from '../vocabulary.ts'
import type { Setting } from './match.ts'
import { match } from './match.ts'

/** Enough to meet every question at least once. */
const MATCHES = Math.max(96, times(480))
/** A question must be read at a glance, and an option fit on a line or two of a terminal. */
const LONGEST_PROMPT = 200
const LONGEST_OPTION = 135

const cards = [OUR_CARDS.starting, OUR_CARDS.match, OUR_CARDS.motivation, OUR_CARDS.transfers].flat()
const specials = [...OUR_CARDS.shots, ...OUR_CARDS.defences]

/** Every combination of what can be agreed on has its turn; the first is everything at once. */
function configOf(seed: number): CaptainTsubasaConfig {
  const on = (bit: number) => ((seed >> bit) & 1) === 0
  const prepared = captainTsubasa.prepare({
    options: {
      motivation: on(0),
      transfers: on(1),
      guaranteedSuccess: on(2),
      firstGame: !on(3),
    },
    builds: on(4) ? [{ team: 'nankatsu' }, { team: 'toho' }] : [{ team: 'toho' }, { team: 'nankatsu' }],
  })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusals))
  return prepared.value
}

/** A blank nobody filled or filled with nothing, or an id that stayed one. */
const unworded = (words: string): boolean =>
  /[{}]|undefined|NaN/.test(words) ||
  /(?:use|spend|token|reroll|skip)-|-motivated|(?<![\p{L}-])[a-z]+-[12]\b/u.test(words)

/** A blank by what it stands for: {Action} is {action}, {tokens} is {token}. */
const facts = (sentence: string): string[] => {
  const meant = blanks(sentence).map((name) => name.toLowerCase().replace(/^tokens$/, 'token'))
  return [...new Set(meant)].sort()
}

const request = (key: string, about: Request['prompt']['about'] = {}, kind = key): Request => ({
  seat: 0,
  kind,
  options: [],
  prompt: { key, about },
  rule: '5.1',
  default: '',
  atOnce: false,
})
const card = (kind: string, id: string): Option => ({ action: id, kind, card: id })

describe.each(LANGUAGES)('Captain Tsubasa in %s', (language) => {
  const text = TEXTS[language]
  const words = wording(language)

  test('nothing is empty', () => {
    const all = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap(all)
    for (const sentence of all(text)) expect(sentence.trim()).not.toBe('')
  })

  test('questions, options and refusals have the same blanks as in English', () => {
    const en = TEXTS.en
    for (const key of PROMPTS)
      expect([key, ...facts(text.prompts[key].join())]).toEqual([key, ...facts(en.prompts[key].join())])
    for (const code of REFUSALS)
      expect([code, ...facts(text.refusals[code])]).toEqual([code, ...facts(en.refusals[code])])
    const options = Object.entries(en.options) as [keyof typeof en.options, string][]
    for (const [key, sentence] of options)
      expect([key, ...facts(text.options[key])]).toEqual([key, ...facts(sentence)])
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

  test('questions end as questions or sentences do, refusals as sentences', () => {
    for (const key of PROMPTS) expect(text.prompts[key].join(' ')).toMatch(/[?.].*\.$/)
    for (const code of REFUSALS) expect(text.refusals[code]).toMatch(/^[\p{Lu}„“{].*\.$/u)
  })

  test('everything that has an id has a name', () => {
    const ids = [...cards, ...specials].map(({ id }) => id)
    for (const id of [...ids, EXHAUSTION_ID, ...TEAMS, ...SEATS, ...ENDINGS, 'spend-0', 'spend-3'])
      expect([id, words.nameOf(id)]).not.toEqual([id, id])
    for (const token of TOKENS) expect(words.nameOf(token)).toBe(text.names.tokens[token])
    for (const word of DECISIONS) expect(words.nameOf(word)).toBe(text.decisions[word])
    for (const id of ['XYZ', 'spend-x', 'constructor', '__proto__', '']) expect(words.nameOf(id)).toBe(id)
  })

  test('what can be agreed on has names', () => {
    expect(Object.keys(text.terms)).toEqual(Object.keys(OPTIONS))
    for (const { what } of Object.values(text.terms)) expect(what).toMatch(/^\p{Lu}[^.]*\.$/u)
  })

  test('every paragraph can be looked up', () => {
    const rules = RULES[language]
    for (const paragraph of PARAGRAPHS)
      expect(ruleWords(rules, paragraph)).toBe(`§${paragraph} ${rules.paragraphs[paragraph]}`)
    for (const none of ['6.99', 'T1', 'toString', '']) expect(ruleWords(rules, none)).toBeUndefined()
  })

  test('an unknown question is asked by its key, an unknown code is its own word', () => {
    expect(words.prompt(request('constructor'))).toEqual({ headline: 'constructor', more: '' })
    for (const code of ['not-your-turn', 'constructor'])
      expect(words.refusal({ code, rule: 'T1' })).toBe(code)
  })

  test('a reason against one of two builds says whose, and what was left out is called so', () => {
    const reason = { code: 'build-malformed', rule: '1.1', about: { seat: 'away' } }
    expect(words.refusal(reason)).toBe(`${text.seats.away}: ${text.refusals['build-malformed']}`)
    const nameless = { code: 'team-unknown', rule: '1.1', about: { team: 'undefined' } }
    expect(words.refusal(nameless)).toContain(text.nothing)
    expect(words.refusal({ code: 'card-name', rule: '17.6', about: { card: 'undefined' } })).toContain(
      text.nothing,
    )
  })

  test('a card that is offered shows its values, and what it can do where that matters', () => {
    for (const { id, shot, pass, defence, abilities } of cards) {
      for (const kind of ['play', 'take']) {
        const said = words.option(request('turn'), card(kind, id))
        expect(said).toContain(`${words.nameOf(id)} ${shot}/${pass}/${defence}`)
        expect(said.includes(': ')).toBe(abilities.length > 0)
      }
      const given = words.option(request('target/must', {}, 'target'), card('target', id))
      expect(given).toBe(`${words.nameOf(id)} ${shot}/${pass}/${defence}`)
      const played = words.option(request('target/play', {}, 'target'), card('target', id))
      expect(played).toBe(words.option(request('turn'), card('play', id)))
    }
    const tired = words.option(request('turn'), card('play', EXHAUSTION_ID))
    expect(tired).toBe(`${words.nameOf(EXHAUSTION_ID)} 0/0/0`)
  })

  test('whoever is motivated or signed has his price', () => {
    for (const { id, of, price } of OUR_CARDS.motivation) {
      const said = words.option(request('turn'), card('motivate', id))
      expect(said).toContain(words.nameOf(of))
      for (const count of Object.values(price)) expect(said).toContain(` ${count} `)
    }
    for (const { id, keeper, shot, pass, defence } of OUR_CARDS.transfers) {
      const [before = '', after = ''] = text.options[keeper ? 'signKeeper' : 'sign'].split('{price}')
      const deal = fill(before, { player: words.nameOf(id), values: `${shot}/${pass}/${defence}` })
      const said = words.option(request('turn'), card('sign', id))
      expect(said.startsWith(capital(deal))).toBe(true)
      expect(said).toContain(`${after}: `)
    }
  })

  test('a price is named also where it cannot be paid', () => {
    const refused = words.refusal({
      code: 'cannot-pay',
      rule: '13.1',
      about: { card: 'takashima-motivated' },
    })
    const { tokens, and } = text.commentary
    expect(refused).toContain(`1 ${tokens.pass.one} ${and} 2 ${tokens.defence.many}`)
    expect(refused).toContain(words.nameOf('takashima'))
    expect(refused).not.toContain(words.nameOf('takashima-motivated'))
  })

  test('cards of another set go by their own names, values and prices', () => {
    const volley = { name: 'Volley', shot: 4, pass: -2, defence: 1, abilities: [] }
    const set: CardSet = {
      ...OUR_CARDS,
      match: OUR_CARDS.match.map((card) => (card.id === 'header' ? { ...card, ...volley } : card)),
      transfers: OUR_CARDS.transfers.map((card) => ({ ...card, price: { pass: 4 } })),
    }
    const other = wording(language, set)
    expect(other.option(request('turn'), card('play', 'header'))).toBe('Volley 4/−2/1')
    expect(other.option(request('turn'), card('sign', 'nitta'))).toContain(
      ` 4 ${text.commentary.tokens.pass.many}`,
    )
    expect(other.nameOf('header')).toBe('Volley')
  })

  test('sums below zero have a minus', () => {
    const asked = words.prompt(request('action', { shot: -2, pass: 0, defence: 5 })).more
    expect(asked).toContain('−2')
    expect(asked).not.toContain('-2')
  })
})

test('options say what they lead to', () => {
  const words = wording('en')
  const say = (asked: Request, action: string, kind: string, about: Option['about'] = {}) =>
    words.option(asked, { action, kind, about })
  const action = request('action', { shot: 7, pass: 3, defence: 5 })
  expect(say(action, 'shot', 'action', { action: 'shot' })).toBe('Shot: 7 against 5')
  expect(say(action, 'pass', 'action', { action: 'pass' })).toBe('Pass: 3 against 5')
  const sums = { action: 'shot', token: 'shot', attack: 7, defence: 8 }
  expect(say(request('spend/attack', sums, 'spend'), 'spend-0', 'spend', { count: 0 })).toBe(
    'No tokens: 7 against 8',
  )
  expect(say(request('spend/attack', sums, 'spend'), 'spend-1', 'spend', { count: 1 })).toBe(
    '1 token: 8 against 8',
  )
  expect(say(request('spend/defence', sums, 'spend'), 'spend-2', 'spend', { count: 2 })).toBe(
    '2 tokens: 10 against 7',
  )
  const dice = request('reroll/attack', { own: 2, other: 5, attack: 9, defence: 12 }, 'reroll')
  expect(say(dice, 'reroll-own', 'reroll', { whose: 'own' })).toBe('Your die again (now 2)')
  expect(say(dice, 'reroll-other', 'reroll', { whose: 'other' })).toBe('Their die again (now 5)')
  const keeper = request('reroll-keeper', { die: 4 }, 'reroll')
  expect(say(keeper, 'reroll-keeper', 'reroll', { whose: 'keeper' })).toBe('The keeper’s die again (now 4)')
})

test('§7.5 where no new roll is enough, that is said; where one is, or a six against a one might win, it is not', () => {
  const asked = (role: 'attack' | 'defence', own: number, other: number, attack: number, defence: number) =>
    wording('en').prompt(request(`reroll/${role}`, { own, other, attack, defence }, 'reroll')).more
  const tooFar = 'No new roll can turn it.'
  expect(asked('defence', 2, 4, 17, 9)).toContain(tooFar)
  // A six for the two is four more, and who defends needs more than they have.
  expect(asked('defence', 2, 4, 13, 9)).toContain(tooFar)
  expect(asked('defence', 2, 4, 12, 9)).not.toContain(tooFar)
  expect(asked('attack', 2, 4, 9, 13)).not.toContain(tooFar)
  expect(asked('attack', 2, 4, 9, 14)).toContain(tooFar)
  expect(asked('attack', 2, 1, 9, 17)).not.toContain(tooFar)
})

test('a pile that is empty is not mentioned, one that is not says how many are left', () => {
  const top = { action: 'top', kind: 'take' }
  const draft = (left: number) => request('draft', { role: 'attack', left })
  expect(wording('en').option(draft(4), top)).toBe('The top match card, unseen (4 left)')
  expect(wording('de').option(draft(4), top)).toBe('Die oberste Matchkarte, verdeckt (noch 4)')
  for (const language of LANGUAGES) {
    const { prompts } = TEXTS[language]
    expect(Object.values(wording(language).prompt(draft(4)))).toEqual(prompts['draft/attack'])
    expect(Object.values(wording(language).prompt(draft(0)))).toEqual(prompts['draft/attack/open'])
  }
})

test('how many tokens are left to choose is said from two, and what the reserve has where it has fewer', () => {
  const asked = 'Which kind of token do you take?'
  const token = (left: number) => wording('en').prompt(request('token', { card: 'tsubasa', left }))
  expect(token(1)).toEqual({
    headline: asked,
    more: 'Tsubasa Ozora gives you one. Spent just before the dice, now or later, it adds 1 to its own kind.',
  })
  expect(token(2)).toEqual({
    headline: asked,
    more: 'Tsubasa Ozora gives you tokens, still to choose: 2. Spent before the dice, each adds 1 to its own kind.',
  })
  const short = request('token', { card: 'tsubasa', left: 1, owed: 2 })
  expect(LANGUAGES.map((language) => wording(language).prompt(short).more)).toEqual([
    'Tsubasa Ozora gives you tokens, but your reserve has only 1. Spent before the dice, each adds 1 to its own kind.',
    'Tsubasa Ozora bringt dir Token, deine Reserve hat aber nur noch 1. Vor dem Würfeln ausgegeben, zählt jeder 1 zu seiner Art.',
    'Ki adja: Tsubasa Ozora. Ezekből a tartalékodban már csak 1 van. A dobás előtt elköltve mind 1 pontot ad a maga fajtájához.',
  ])
})

test('declining is called by what is declined', () => {
  const words = wording('en')
  const skip = (kind: string) => words.option(request(kind), { action: 'skip', kind: 'skip' })
  expect(['ability', 'reroll', 'save'].map(skip)).toEqual([
    'Use no ability: the attack goes on without it',
    'Leave it as it lies',
    'Do not roll: it is a goal',
  ])
})

test('abilities are offered in full, keepers with what their rolls come to', () => {
  const words = wording('en')
  for (const { id, abilities } of cards) {
    for (const [i, ability] of abilities.entries()) {
      const option = { action: `use-${i + 1}`, kind: 'ability', about: { card: id, ability: i + 1 } }
      expect(words.option(request('ability'), option)).toBe(abilityWords(ability, TEXTS.en.abilities))
    }
  }
  expect(words.option(request('save'), card('save', 'morisaki'))).toBe(
    'Yuzo Morisaki: holds on 1, corner on 2–3, goal on 4–6',
  )
  expect(wording('de').option(request('save'), card('save', 'morisaki'))).toBe(
    'Yuzo Morisaki (1: gehalten, 2–3: Eckball, 4–6: Tor)',
  )
  expect(wording('hu').option(request('save'), card('save', 'morisaki'))).toBe(
    'Yuzo Morisaki (1: megfogja, 2–3: szöglet, 4–6: gól)',
  )
})

test('who is asked to save a shot reads what the rolls would come to', () => {
  const asked = (keepers: readonly string[]) =>
    wording('en').prompt({ ...request('save'), options: keepers.map((id) => card('save', id)) }).more
  expect(asked(['morisaki'])).toBe(
    'Their shot has beaten your defence. Held: your ball. Corner: no goal, but they attack again. Yuzo Morisaki: holds on 1, corner on 2–3, goal on 4–6.',
  )
  expect(asked(['morisaki', 'great-save', 'nakanishi'])).not.toContain('Yuzo')
})

test('in sentences footballers go by their names, other cards in quotation marks', () => {
  const asked = (language: Language, id: string) =>
    wording(language).prompt(request('ability', { card: id })).more
  expect(asked('en', 'hyuga')).toBe(
    'Kojiro Hyuga can do something now; you need not. Each ability once, in any order.',
  )
  expect(asked('de', 'one-two')).toBe(
    '„Doppelpass“ kann jetzt etwas bewirken; du musst nicht. Jede Fähigkeit einmal, in beliebiger Reihenfolge.',
  )
  expect(asked('hu', 'one-two')).toBe(
    '„Kényszerítő” most tehet valamit; nem kötelező. Minden képesség egyszer, tetszőleges sorrendben.',
  )
})

test.each(LANGUAGES)(
  'what is said of a special shot holds for any number of shots and defences (%s)',
  (language) => {
    const { prompts, commentary } = TEXTS[language]
    const said = [
      ...prompts['special/attack'],
      ...prompts['special/defence'],
      ...commentary.lines['special-shot'],
    ]
    expect(said.length).toBeGreaterThanOrEqual(4)
    for (const line of said)
      expect(line).not.toMatch(/three|only one|exactly|drei|nur ein|genau|három|csak egy|pontosan/)
  },
)

test('rulings have ids of their own and rest on paragraphs', () => {
  const ids = rulings.map((ruling) => ruling.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { on, question, ruling, why } of rulings) {
    for (const paragraph of on) expect(PARAGRAPHS).toContain(paragraph)
    expect(question).toMatch(/\?$/)
    for (const sentence of [ruling, why]) expect(sentence).toMatch(/\.$/)
  }
})

/** Whoever listens: each language for each kind of viewer. */
const LISTENERS: readonly (readonly [Language, Viewer])[] = LANGUAGES.flatMap((language) =>
  (['home', 'spectator', 'omniscient'] as const).map((viewer) => [language, viewer] as const),
)

/** Cards that are the same but for the half they belong to may sound the same. */
function twins(one: Option, other: Option): boolean {
  const printed = (id: string | undefined) => {
    const {
      id: _,
      half: __,
      ...rest
    } = OUR_CARDS.match.find((match) => match.id === id) ?? { id: '', half: 0 }
    return JSON.stringify(rest)
  }
  return printed(one.card) === printed(other.card)
}

/** §2.4, §13.1, §14.1 Questions that chance seldom brings, or never. */
function rareQuestions(): readonly (Request | undefined)[] {
  const reroll = { abilities: [{ do: 'reroll' }] } as const
  const contest = {
    options: { motivation: true, guaranteedSuccess: true },
    phase: 'action',
    cards: {
      kisugi: { shot: 0, abilities: [] },
      hyuga: { defence: 0 },
      'kisugi-motivated': { ...reroll, price: { pass: 1 } },
      'hyuga-motivated': { defence: 9, price: { pass: 1 } },
      wakashimazu: { defence: 0, abilities: [] },
      'wakashimazu-motivated': { price: { pass: 1 } },
    },
    areas: [['kisugi'], ['hyuga', 'wakashimazu']],
    pool: [{ pass: 1 }, { pass: 1 }],
  } as const satisfies Setting
  const shot = (setting: Setting, ...dice: readonly number[]) =>
    match({ ...contest, ...setting })
      .rolls(...dice)
      .freely()
      .play('home: shot')
      .byDefault('spend')
  const withReroll = { cards: { ...contest.cards, kisugi: { shot: 0, ...reroll } } }
  const withKeeper = { cards: { ...contest.cards, wakashimazu: { defence: 0 } } }
  const tackle = { abilities: [{ do: 'discard', what: 'rival-card' }], price: { pass: 1 } } as const
  const withTackle = { cards: { ...withKeeper.cards, 'kisugi-motivated': tackle } }
  const keeper = shot(withKeeper, 6, 3).play('away: skip').rolls(1).play('away: wakashimazu')
  return [
    shot({}, 1, 2).request('home'),
    shot({}, 5, 2).request('away'),
    shot({}, 1, 6).request('home'),
    shot(withReroll, 6, 1).request('home'),
    shot(withReroll, 1, 6).request('home'),
    shot({}, 5, 2).play('away: skip').request('away'),
    keeper.request('home'),
    shot(withTackle, 6, 3).request('home'),
    // §2.4 Three of two kinds, of which one each is left.
    match({
      hands: [['taki', 'oda'], ['koike']],
      cards: { taki: { abilities: [{ do: 'gain', tokens: ['shot', 'pass'], count: 3 }] } },
      pool: [{ shot: 4, pass: 4 }, {}],
    })
      .play('home: taki', 'home: use-1')
      .request('home'),
    // And a keeper's roll that somebody could have made again.
    match({ phase: 'action', areas: [['kisugi'], ['wakashimazu']] })
      .rolls(6, 1)
      .play('home: shot', 'home: skip')
      .rolls(1)
      .play('away: wakashimazu')
      .request('home'),
  ]
}

test('matches are told without a gap, and every question met in them can be asked', () => {
  const asked = new Map<string, Request>()
  for (let seed = 0; seed < MATCHES; seed++) {
    const { log } = randomMatch(captainTsubasa, configOf(seed), seed, {
      each: (state, turn) => {
        const request = captainTsubasa.request(state, turn.seat)
        if (!request) return
        const offered = request.options.map(({ action }) => action)
        asked.set(`${promptKey(request)} ${JSON.stringify(request.prompt.about)} ${offered}`, request)
      },
    })
    const [language, viewer] = LISTENERS[seed % LISTENERS.length] ?? ['en', 'home']
    const tell = wording(language).commentator()
    for (const entry of log.entries) {
      const line = tell(heardBy(entry, viewer))
      if (line !== undefined && unworded(line)) expect.unreachable(`${language}: ${line}`)
    }
  }
  // Too rare for chance: two keepers in one area, and a third to be signed.
  const signing = match({
    options: { transfers: true },
    transfers: ['wakabayashi'],
    areas: [['morisaki', 'nakanishi'], []],
    hands: [['taki'], ['koike']],
    pool: [{ defence: 5 }, {}],
  }).play('home: wakabayashi')
  for (const request of [signing.request('home'), ...rareQuestions()])
    if (request) asked.set(`rare ${promptKey(request)}`, request)
  const keys = new Set([...asked.values()].map(promptKey))
  expect([...keys].sort()).toEqual([...PROMPTS].sort())
  for (const language of LANGUAGES) {
    const words = wording(language)
    for (const request of asked.values()) {
      const asked = words.prompt(request)
      const faults = promptFaults(asked)
      if (faults.length > 0) expect.unreachable(`${language}: ${faults.join()}`)
      const prompt = inOneBreath(asked)
      if (unworded(prompt) || prompt.length > LONGEST_PROMPT) expect.unreachable(prompt)
      const said = new Map<string, Option>()
      for (const option of request.options) {
        const line = words.option(request, option)
        const before = said.get(line)
        if (before && !twins(before, option)) expect.unreachable(`twice: ${line}`)
        said.set(line, option)
        const long = option.kind !== 'ability' && line.length > LONGEST_OPTION
        if (unworded(line) || long || line === option.action) expect.unreachable(line)
      }
      expect(RULES[language].paragraphs).toHaveProperty([request.rule])
    }
  }
})
