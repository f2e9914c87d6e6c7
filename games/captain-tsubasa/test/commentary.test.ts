import type { Pair, Seat } from '@libero/kernel'
import { blanks } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { DOES } from '../cards/abilities.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CaptainTsubasaEvent, CaptainTsubasaEventKind } from '../events.ts'
import { commentaryDe } from '../text/commentary.de.ts'
import { commentaryEn } from '../text/commentary.en.ts'
import { commentaryHu } from '../text/commentary.hu.ts'
import { COMMENTARY, type Commentary, type CommentaryKey, keyOf } from '../text/commentary.ts'
import { commentator } from '../text/commentator.ts'
import { Names } from '../text/names.ts'
import { CardWords, figure } from '../text/options.ts'
import { TEXTS } from '../text/texts.ts'

const LANGUAGES: Readonly<Record<string, Commentary>> = {
  en: commentaryEn,
  de: commentaryDe,
  hu: commentaryHu,
}

type Told<K extends CaptainTsubasaEventKind> = Extract<CaptainTsubasaEvent, { kind: K }>
/** The situations an event can be told in; with all kinds of events they must be all there are. */
type KeyOf<K extends string> = Extract<CommentaryKey, K | `${K}/${string}` | `${K}-unseen`>
type Samples = {
  readonly [K in CaptainTsubasaEventKind]: Readonly<Record<KeyOf<K>, Omit<Told<K>, 'kind'>>>
}

const seat: Seat = 1
const minute = 38
const score = [3, 2] as const
const goal = (home: number, away: number) => ({ seat, minute, score: [home, away], by: 'shot' }) as const
const contest = (won: 'shot' | 'pass' | 'defence', attack: number, defence: number) => ({
  seat,
  won,
  attack,
  defence,
})
const dice = (attack: number, defence: number) => ({ seat, dice: [3, 5], attack, defence }) as const
const rerolled = (whose: Seat, keeper: boolean) => ({ seat, card: 'kisugi', whose, keeper, die: 4 })
const round = (half: number, stoppage: number) => ({ seat, half, round: 7, minute, stoppage })
const ability = (card: string, ability: number) => ({ seat, card, ability })
const duel = (stopped: boolean) => ({
  seat,
  shot: 'tiger-overhead',
  defence: 'ryo-blocks-the-tiger-shot',
  stopped,
})
const halfOver = (half: number) => ({ half, score, minute })

const SAMPLES: Samples = {
  teams: { teams: { teams: ['nankatsu', 'toho'] } },
  toss: { toss: { seat } },
  'kick-off': {
    'kick-off/first-half': { seat, half: 1, minute: 0 },
    'kick-off/second-half': { seat, half: 2, minute: 46 },
    'kick-off/extra-time': { seat, half: 3, minute: 91 },
    'kick-off/extra-time-second-half': { seat, half: 4, minute: 106 },
  },
  'transfer-list': { 'transfer-list': { cards: ['misaki', 'wakabayashi', 'jito', 'nitta'] } },
  field: {
    field: { cards: ['one-two', 'long-shot', 'advice', 'wing-run'] },
    'field/refilled': { cards: ['one-two', 'header'] },
  },
  round: { round: round(1, 0), 'round/stoppage': round(2, 2), 'round/extra-time': round(3, 1) },
  reshuffled: { reshuffled: { seat, cards: 11 } },
  drawn: {
    drawn: { seat, count: 2, cards: ['tsubasa', 'long-shot'] },
    'drawn-unseen': { seat, count: 4 },
  },
  'match-card': {
    'match-card/open': { seat, open: true, card: 'header' },
    'match-card/top': { seat, open: false, card: 'header' },
    'match-card/unseen': { seat, open: false },
  },
  stoppage: { stoppage: { half: 2 }, 'stoppage/extra-time': { half: 4 } },
  played: {
    played: { seat, card: 'tsubasa', from: 'hand', cards: 6 },
    'played/discard': { seat, card: 'taki', from: 'discard', cards: 8 },
    'played/exhaustion': { seat, card: 'exhaustion', from: 'hand', cards: 5 },
  },
  stopped: { stopped: { seat } },
  ability: {
    'ability/play': ability('tsubasa', 2),
    'ability/recall': ability('second-wind', 1),
    'ability/remove': ability('koike', 1),
    'ability/discard': ability('injury', 1),
    'ability/exhaust': ability('jito', 1),
    'ability/pardon': ability('substitution', 1),
    'ability/swap': ability('substitution', 2),
    'ability/end': ability('foul', 1),
    'ability/advance': ability('advance-2', 1),
    'ability/special-shot': ability('special-shot-nankatsu', 1),
    'ability/other': ability('somebody', 2),
    'ability/only-must': { ...ability('nagano', 1), only: 'must' },
  },
  gained: { gained: { seat, token: 'pass', pool: 3 } },
  recalled: { recalled: { seat, card: 'izawa' } },
  removed: {
    removed: { seat, card: 'koike' },
    'removed/exhaustion': { seat, card: 'exhaustion' },
  },
  discarded: {
    'discarded/hand': { seat, card: 'header', from: 'hand' },
    'discarded/area': { seat, card: 'hyuga', from: 'area' },
  },
  exhausted: { exhausted: { seat } },
  booked: { 'booked/yellow': { seat, colour: 'yellow' }, 'booked/red': { seat, colour: 'red' } },
  pardoned: { pardoned: { seat } },
  'attack-over': {
    'attack-over/limit': { by: 'limit' },
    'attack-over/stopped': { by: 'stopped' },
    'attack-over/ability': { by: 'ability' },
    'attack-over/guard': { by: 'guard' },
  },
  motivated: { motivated: { seat, card: 'takashima-motivated', replaced: 'takashima' } },
  signed: {
    signed: { seat, card: 'misaki' },
    'signed/replaced': { seat, card: 'wakabayashi', replaced: 'morisaki' },
  },
  action: {
    'action/shot': { seat, action: 'shot', attack: 9, defence: 11 },
    'action/pass': { seat, action: 'pass', attack: 12, defence: -1 },
  },
  spent: {
    spent: { seat, token: 'shot', count: 2, total: 13 },
    'spent/none': { seat, token: 'defence', count: 0, total: 8 },
  },
  dice: { 'dice/attack': dice(16, 12), 'dice/level': dice(14, 14), 'dice/defence': dice(10, 14) },
  rerolled: {
    'rerolled/own': rerolled(1, false),
    'rerolled/other': rerolled(0, false),
    'rerolled/keeper': rerolled(0, true),
  },
  guaranteed: { guaranteed: { seat } },
  contest: {
    'contest/shot': contest('shot', 15, 9),
    'contest/shot/level': contest('shot', 12, 12),
    'contest/shot/guaranteed': contest('shot', 9, 15),
    'contest/pass': contest('pass', 15, 9),
    'contest/pass/level': contest('pass', 12, 12),
    'contest/pass/guaranteed': contest('pass', 9, 15),
    'contest/defence': contest('defence', 10, 14),
    'contest/defence/guaranteed': contest('defence', 14, 10),
  },
  keeper: { keeper: { seat, card: 'wakashimazu', die: 2 } },
  save: {
    'save/held': { seat, card: 'morisaki', result: 'held' },
    'save/corner': { seat, card: 'morisaki', result: 'corner' },
    'save/goal': { seat, card: 'morisaki', result: 'goal' },
  },
  advance: { advance: { seat } },
  'special-shot': { 'special-shot': { seat } },
  'special-chosen': {
    'special-chosen': { seat, card: 'tiger-shot' },
    'special-chosen-unseen': { seat },
  },
  'special-duel': {
    'special-duel/stopped': duel(true),
    'special-duel/beaten': duel(false),
    'special-duel/unopposed': { seat: 1, shot: 'drive-shot', stopped: false },
  },
  goal: {
    'goal/opener': goal(0, 1),
    'goal/lead': goal(1, 2),
    'goal/equaliser': goal(2, 2),
    'goal/further': goal(0, 2),
    'goal/pulls-back': goal(3, 2),
  },
  possession: {
    'possession/kept': { seat, kept: true },
    'possession/turned': { seat, kept: false },
  },
  'half-over': {
    'half-over/half-time': halfOver(1),
    'half-over/normal-time': halfOver(2),
    'half-over/extra-time-half-time': halfOver(3),
    'half-over/extra-time': halfOver(4),
    'half-over/guard': { ...halfOver(2), guard: true },
  },
  'extra-time': { 'extra-time': {} },
  'full-time': {
    'full-time/win': { outcome: { goals: score, winner: 0, by: 'normal-time' } },
    'full-time/extra-time': { outcome: { goals: score, winner: 0, by: 'extra-time' } },
    'full-time/joint-champions': { outcome: { goals: [2, 2], by: 'joint-champions' } },
  },
}

const EVENTS = Object.fromEntries(
  Object.entries(SAMPLES).flatMap(([kind, situations]) =>
    Object.entries(situations).map(([key, rest]) => [key, { kind, ...rest }]),
  ),
) as unknown as Readonly<Record<CommentaryKey, CaptainTsubasaEvent>>

/** Told several times in every match. */
const FREQUENT: readonly CommentaryKey[] = [
  'round',
  'played',
  'stopped',
  'gained',
  'contest/pass',
  'contest/defence',
  'possession/kept',
  'possession/turned',
]
const REPEATED =
  /^(goal\/|save\/(?!goal)|contest\/shot$|spent|dice\/(?!level)|action|drawn|field|removed$|keeper)/

/** What is said must be heard before the next thing happens. */
const LONGEST = 160

const nameOf = (id: string) => `Card_${id.replaceAll('-', '_')}`
/** Tells with names that can be found again in a line. */
const teller = (commentary: Commentary) =>
  commentator(commentary, new CardWords({ ...TEXTS.en, commentary }, { card: nameOf }, OUR_CARDS), OUR_CARDS)
const tell = (text: Commentary) => {
  const told = teller(text)
  told(EVENTS.teams)
  return told
}
/** Every line there is for an event, filled. */
const linesOf = (text: Commentary, key: CommentaryKey) => {
  const told = tell(text)
  return text.lines[key].map(() => told(EVENTS[key]) ?? '')
}

/** Whoever hears of one team knows which the other is; what else a line tells, by name. */
const facts = (line: string): string[] => {
  const meant = blanks(line)
    .map((name) => name.charAt(0).toLowerCase() + name.slice(1))
    .map((name) => name.replace(/^(side|rival)(To|Of|At)?$/, 'side').replace(/^tokens$/, 'token'))
    .map((name) => name.replace(/^theCard$/, 'card'))
    .filter((name) => name !== 'home' && name !== 'away')
  return [...new Set(meant)].sort()
}

/** The numbers a listener needs of an event. */
function numbersOf(event: CaptainTsubasaEvent, { to }: Commentary): readonly (number | string)[] {
  const result = ([home, away]: Pair<number>) => `${home}${to}${away}`
  switch (event.kind) {
    case 'kick-off':
      // Everybody knows when a match begins.
      return event.half === 1 ? [] : [event.minute]
    case 'round':
      return [event.minute, event.half < 3 && event.stoppage > 0 ? event.stoppage : event.round]
    case 'reshuffled':
    case 'played':
      return [event.cards]
    case 'drawn':
      return [event.count]
    case 'ability':
      return event.card === 'somebody' ? [event.ability] : []
    case 'gained':
      return [event.pool]
    case 'booked':
      return event.colour === 'yellow' ? [2] : [3, 1]
    case 'attack-over':
      return event.by === 'limit' ? [9] : event.by === 'guard' ? [30] : []
    case 'motivated':
      return [2, 1]
    case 'signed':
      return event.replaced ? [3] : [2]
    case 'action':
    case 'contest':
      return [event.attack, event.defence]
    case 'spent':
      return event.count > 0 ? [event.count, event.total] : [event.total]
    case 'dice':
      return [...event.dice, event.attack, event.defence]
    case 'rerolled':
    case 'keeper':
      return [event.die]
    case 'goal':
      return [event.minute, result(event.score)]
    case 'half-over':
      return [event.minute, result(event.score), ...(event.guard ? [12] : [])]
    case 'full-time':
      return [result(event.outcome.goals)]
    default:
      return []
  }
}

/** The cards an event names. */
const cardsOf = (event: CaptainTsubasaEvent): readonly string[] => {
  const { card, cards, replaced, shot, defence } = event as Readonly<Record<string, unknown>>
  return [card, replaced, shot, defence, ...(Array.isArray(cards) ? cards : [])].filter(
    (id) => typeof id === 'string',
  )
}

test('every situation has a sample that leads to it', () => {
  expect(Object.keys(EVENTS).sort()).toEqual([...COMMENTARY].sort())
  for (const key of COMMENTARY) expect(keyOf(EVENTS[key], OUR_CARDS)).toBe(key)
})

/** Told by events of their own: what is gained, drawn, rolled again and saved. */
const TELL_THEMSELVES: readonly string[] = ['gain', 'draw', 'reroll', 'save']

test('every ability is told, some by events of their own', () => {
  const told = COMMENTARY.map((key) => key.replace(/^ability\//, ''))
  for (const does of DOES.slice(1)) if (!TELL_THEMSELVES.includes(does)) expect(told).toContain(does)
  for (const [card, nth] of [
    ['tsubasa', 1],
    ['taki', 1],
  ] as const)
    expect(keyOf({ kind: 'ability', ...ability(card, nth) }, OUR_CARDS)).toBeUndefined()
})

/** Told plainly, as in somebody's first matches. */
function plainly(...events: readonly CaptainTsubasaEvent[]): readonly string[] {
  const cards = new CardWords(TEXTS.en, new Names(TEXTS.en.names, OUR_CARDS), OUR_CARDS)
  const told = commentator(commentaryEn, cards, OUR_CARDS, true)
  return events.flatMap((event) => told(event) ?? [])
}

const ROUND: readonly CaptainTsubasaEvent[] = [
  { kind: 'teams', teams: ['nankatsu', 'toho'] },
  { kind: 'toss', seat: 1 },
  { kind: 'round', seat: 1, half: 1, round: 1, minute: 5, stoppage: 0 },
]
const played = (seat: Seat, card: string, cards = 1) =>
  ({ kind: 'played', seat, card, from: 'hand', cards }) as const

test('§7.1 whoever lays a card is told what his cards come to now, bookings taken off', () => {
  expect(
    plainly(
      ...ROUND,
      played(1, 'matsuki'),
      { kind: 'booked', seat: 1, colour: 'yellow' },
      played(0, 'oda', 2),
      played(1, 'sorimachi', 3),
      { kind: 'discarded', seat: 1, card: 'matsuki', from: 'area' },
      played(1, 'hyuga', 3),
    ).filter((line) => line.includes(' now.')),
  ).toEqual([
    'Toho plays Yutaka Matsuki: shot 3, pass 1 now.',
    'Nankatsu plays Tsuyoshi Oda: defence 4 now.',
    'Toho plays Kazuki Sorimachi: shot 5, pass −1 now.',
    'Toho plays Kojiro Hyuga: shot 6, pass −1 now.',
  ])
  // In the middle of a match nobody knows what lies there.
  expect(plainly(played(1, 'matsuki', 4))).toEqual(['The away side plays Yutaka Matsuki: 4 cards in play.'])
})

test('what an ability brings is told with its card, and what a round brings without', () => {
  const used = { kind: 'ability', ...ability('sorimachi', 1) } as const
  const gained = { kind: 'gained', seat: 1, token: 'shot', pool: 1 } as const
  const drawn = { kind: 'drawn', seat: 1, count: 4 } as const
  expect(plainly(...ROUND, drawn, played(1, 'sorimachi'), used, gained).slice(3)).toEqual([
    'Toho draws 4 cards.',
    'Toho plays Kazuki Sorimachi: shot 4, pass 0 now.',
    'Toho takes a shot token with Kazuki Sorimachi: 1 now.',
  ])
})

test('who has the ball next is told with why', () => {
  const next = (seat: Seat, kept: boolean) => ({ kind: 'possession', seat, kept }) as const
  const last = (...events: readonly CaptainTsubasaEvent[]) => plainly(...ROUND, ...events).at(-1)
  const scored = { kind: 'goal', seat: 1, minute: 16, score: [0, 1], by: 'shot' } as const
  expect(plainly(...ROUND, scored, next(0, false)).slice(-2)).toEqual([
    'Goal for Toho by Kojiro Hyuga in minute 16: 0:1, the first of the match.',
    'Nankatsu has the ball next, because Toho has scored.',
  ])
  expect(last({ kind: 'contest', ...contest('defence', 3, 5) }, next(0, false))).toBe(
    'Nankatsu has the ball next, because the defence held.',
  )
  expect(last({ kind: 'save', seat: 0, card: 'morisaki', result: 'corner' }, next(1, true))).toBe(
    'Toho keeps the ball, because it is a corner.',
  )
})

test('nothing is said where nothing happened', () => {
  const told = tell(commentaryEn)
  expect(told({ kind: 'drawn', seat, count: 0 })).toBeUndefined()
  expect(told({ kind: 'field', cards: [] })).toBeUndefined()
})

describe.each(Object.entries(LANGUAGES))('The commentary in %s', (_, text) => {
  test.each(COMMENTARY)('%s: every line tells the same facts, in every language', (key) => {
    const fewest = FREQUENT.includes(key) ? 4 : REPEATED.test(key) ? 3 : 2
    const lines = text.lines[key]
    expect(lines.length).toBeGreaterThanOrEqual(fewest)
    for (const line of lines)
      expect([line, ...facts(line)]).toEqual([line, ...facts(commentaryEn.lines[key][0] ?? '')])
  })

  test.each(COMMENTARY)('%s: each line is whole, and told once before one is told again', (key) => {
    const lines = linesOf(text, key)
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) {
      expect(line).toMatch(/^[\p{Lu}\d“„].*[.!?]$/u)
      expect(line).not.toMatch(/[{}]|undefined|NaN| {2}|\s[.,;:!?]/)
      expect([line, line.length <= LONGEST]).toEqual([line, true])
    }
  })

  test.each(COMMENTARY)('%s: every line has the numbers and the cards', (key) => {
    for (const line of linesOf(text, key)) {
      for (const number of numbersOf(EVENTS[key], text))
        expect(line).toMatch(
          new RegExp(`(?<![\\d:])${typeof number === 'number' ? figure(number) : number}(?![\\d])`),
        )
      for (const card of cardsOf(EVENTS[key])) expect(line).toContain(nameOf(card))
    }
  })

  test('what was not seen is not named', () => {
    for (const key of ['drawn-unseen', 'match-card/unseen', 'special-chosen-unseen'] as const)
      for (const line of linesOf(text, key)) expect(line).not.toContain('Card_')
  })

  test('teams go by their names, by home and away before they are known', () => {
    const told = teller(text)
    expect(told({ kind: 'toss', seat: 0 })).toContain(text.sides.home.side.slice(1))
    const opening = told({ kind: 'teams', teams: ['toho', 'nankatsu'] })
    expect(opening).toMatch(/Toho.*Nankatsu/)
    const goal = told({ kind: 'goal', seat: 0, minute: 10, score: [1, 0], by: 'special-shot' })
    expect(goal).toContain('Toho')
    expect(goal).not.toContain('Nankatsu')
  })

  test('footballers go without quotation marks, other cards with them', () => {
    const told = tell(text)
    const played = (card: string) => told({ kind: 'played', seat, card, from: 'hand', cards: 3 })
    for (let i = 0; i < text.lines.played.length; i++) expect(played('hyuga')).not.toMatch(/[“”„]/)
    expect(played('header')).toContain(text.quoted.replace('{card}', nameOf('header')))
  })

  test('both sums show the die that is in them', () => {
    for (const line of linesOf(text, 'dice/attack')) {
      expect(line).toContain('16 (11 + 5)')
      expect(line).toContain('12 (9 + 3)')
    }
  })

  test('less than nothing has a minus, not a hyphen', () => {
    const told = tell(text)
    for (const _ of text.lines['dice/defence'])
      expect(told({ kind: 'dice', seat, dice: [3, 5], attack: -1, defence: 7 })).toContain('−1 (−6 + 5)')
  })

  test('one token and several are told apart, also in what a card costs', () => {
    const { pass, defence } = text.tokens
    const price = `1 ${pass.one} ${text.and} 2 ${defence.many}`
    for (const line of linesOf(text, 'motivated')) expect(line).toContain(price)
    const spent = tell(text)({ kind: 'spent', seat, token: 'pass', count: 1, total: 6 })
    expect(spent).toContain(`1 ${pass.one}`)
  })

  test('in extra time the limit is seven', () => {
    const told = tell(text)
    told(EVENTS['kick-off/extra-time'])
    expect(told(EVENTS['attack-over/limit'])).toContain('7')
  })
})

test('Hungarian puts an article before cards that are no footballers, unless their names begin with one', () => {
  const names = new Names(TEXTS.hu.names, OUR_CARDS)
  const cards = new CardWords(TEXTS.hu, names, OUR_CARDS)
  expect(['through-ball', 'man-marking', 'toho-fans', 'izawa'].map((id) => cards.withArticle(id))).toEqual([
    'a „Kiugratás”',
    'az „Emberfogás”',
    '„A Toho szurkolói”',
    'Mamoru Izawa',
  ])
})
