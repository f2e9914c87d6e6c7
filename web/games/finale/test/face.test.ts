import type { FinaleEvent } from '@libero/finale'
import { arrowsOf, beginner, CLUBS, FIRST_CARDS, finale, hasBuildUp, OUR_CARDS } from '@libero/finale'
import { LESSONS } from '@libero/finale/lessons'
import { anyBuild, positionOf, withoutTactics } from '@libero/finale/testing'
import { surname, TEXTS } from '@libero/finale/text'
import type { ManSeen, Seen } from '@libero/finale/view'
import type { MatchConfig, MatchEvent, Request, Seat, View, Viewer } from '@libero/kernel'
import { other, SampledChance } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { capital, fill, LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import type { ReactNode } from 'react'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { BoardProps } from '../../../face.ts'
import { ChoicesContext, NO_CHOICES, placed } from '../../../table/choices.ts'
import { finaleCards } from '../cards/browser.tsx'
import { Crest, FootballerCard } from '../cards/cards.tsx'
import { CardBack } from '../cards/tactic.tsx'
import { finaleFace as face } from '../face.tsx'
import { printOf } from '../print.ts'
import { contestOf, nextOf, turningOf } from '../table/contest.ts'
import { calledWords } from '../table/words.ts'
import { finaleFaceTexts } from '../text.ts'

const VIEWERS: readonly Viewer[] = ['home', 'away', 'spectator', 'omniscient']
/** Cards somebody typed in: other names, and nobody has sat for a portrait. */
const TYPED_IN = {
  ...OUR_CARDS,
  name: 'from a box',
  footballers: OUR_CARDS.footballers.map((man) => ({ ...man, id: `x-${man.id}` })),
}
const typedIn = (build: ReturnType<typeof anyBuild>) => ({
  ...build,
  pitch: build.pitch.map((id) => `x-${id}`),
  bench: build.bench.map((id) => `x-${id}`),
})

/** Any squads, so that lines may be crowded or empty; clubs may have changed seats. */
function configOf(nth: number): MatchConfig {
  const whim = new SampledChance(1000 + nth)
  if (nth % 5 === 0) {
    const options = { extraTime: true, tactics: nth % 2 === 0 ? 'free' : 'any', benchTakers: true }
    return { options, builds: [0, 1].map((seat) => beginner(seat as Seat, options)) as never }
  }
  const home: Seat = nth % 2 === 0 ? 0 : 1
  const wish = nth % 7 === 1 ? { without: 'defence' as const } : {}
  const sealed = nth % 4 === 0
  const any = [anyBuild(CLUBS[home], whim, wish), anyBuild(CLUBS[other(home)], whim)] as const
  const builds = sealed ? any : ([withoutTactics(any[0]), withoutTactics(any[1])] as const)
  if (nth % 5 === 3)
    return { options: { sealed, cards: TYPED_IN }, builds: [typedIn(builds[0]), typedIn(builds[1])] }
  const tie = { leg: 2, firstLeg: [1, 1] }
  return { options: { extraTime: true, sealed, ...(nth % 3 === 0 && { tie }) }, builds }
}

interface Asked {
  readonly nth: number
  readonly count: number
  readonly table: Table<unknown, unknown>
  readonly seat: Seat
  readonly request: Request
  readonly options: unknown
}

function opened(nth: number): Table<unknown, unknown> {
  const table = Table.open(finale as never, { config: configOf(nth) }, { seed: `face ${nth}` } as never)
  if (!table.ok) throw new Error(JSON.stringify(table.refusals))
  return table.value as Table<unknown, unknown>
}

/** Random matches, each stopped at every question. */
function* questions(from: number, to: number): Generator<Asked> {
  for (let nth = from; nth < to; nth++) {
    const table = opened(nth)
    const { options } = configOf(nth)
    const whim = new SampledChance(nth)
    for (let count = 0; !table.outcome; count++) {
      const seat: Seat = table.isAwaited(0) ? 0 : 1
      const request = table.request(seat)
      if (!request) throw new Error('nobody is asked')
      yield { nth, count, table, seat, request, options }
      table.act(seat, request.options[whim.below(request.options.length)]?.action ?? '')
    }
  }
}

const viewFor = (table: Table<unknown, unknown>, viewer: Viewer): View =>
  table.peek((state) => face.game.view(state, viewer))

const boardOf = (
  view: View,
  near: Seat,
  language: Language,
  options: unknown,
  request?: Request,
): BoardProps => ({ view, near, request, language, words: wordsOf(language, options) })

const wordings = new Map<string, ReturnType<typeof face.wording>>()
function wordsOf(language: Language, options: unknown): ReturnType<typeof face.wording> {
  const isTypedIn = Object.hasOwn(Object(options), 'cards')
  const key = `${language} ${isTypedIn}`
  const words = wordings.get(key) ?? face.wording(language, isTypedIn ? options : undefined)
  wordings.set(key, words)
  return words
}

/** Pitch and hand as they are drawn. */
function drawn(board: BoardProps): string {
  const { byTarget } = placed(face, board)
  const choices = {
    ...NO_CHOICES,
    at: (target: string) => byTarget.get(target) ?? [],
    asked: board.request !== undefined,
  }
  const hand = face
    .hand(board.view, board.near, board)
    .map(({ target, label, picture }) =>
      createElement('span', { key: target, 'data-target': target, 'aria-label': label }, picture),
    )
  const pitch = createElement(face.Pitch, board)
  return renderToStaticMarkup(createElement(ChoicesContext, { value: choices }, pitch, hand))
}

const marked = (picture: ReactNode): string => renderToStaticMarkup(createElement(Fragment, null, picture))

const targetsIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/data-target="([^"]+)"/g)].map(([, target = '']) => target)

const UNFILLED = /\{[a-zA-Z]+[^}]*\}|undefined|NaN/

describe('the face of Finale', () => {
  test('every option lies on something that is drawn once, or is the one button', () => {
    const kinds = new Set<string>()
    for (const { table, seat, request, nth, count, options } of questions(25, 55)) {
      const isNew = !kinds.has(request.kind)
      kinds.add(request.kind)
      const view = viewFor(table, seat === 0 ? 'home' : 'away')
      const board = boardOf(view, seat, LANGUAGES[count % LANGUAGES.length] ?? 'en', options, request)
      const { byTarget, free } = placed(face, board)
      expect(free.length).toBeLessThanOrEqual(1)
      for (const there of byTarget.values()) expect(there).toHaveLength(1)
      // Drawing is slow: every question is placed, and every kind is drawn now and then.
      if (!isNew && (nth + count) % 24 !== 0) continue
      const targets = targetsIn(drawn(board))
      expect(new Set(targets).size).toBe(targets.length)
      for (const target of byTarget.keys()) expect(targets, `${request.kind} ${target}`).toContain(target)
    }
    for (const kind of ['changes', 'tactics', 'exchange', 'further-tactic', 'attackers-men', 'defenders-men'])
      expect(kinds).toContain(kind)
    for (const kind of ['packing', 'replacement', 'sent-off-keeper', 'takers']) expect(kinds).toContain(kind)
  })

  test('takers from the bench are pressed where they sit', () => {
    const options = { benchTakers: true }
    const from = positionOf({ phase: 'takers', options })
    const opened = Table.open(finale, { from }, { seed: 'takers' })
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    const table = opened.value as unknown as Table<unknown, unknown>
    const request = table.request(0)
    expect(request?.options.map(({ action }) => action)).toContain('tim-talent')
    const board = boardOf(viewFor(table, 'home'), 0, 'en', from.options, request)
    const { byTarget, free } = placed(face, board)
    expect([byTarget.size, free]).toEqual([13, []])
    const targets = targetsIn(drawn(board))
    for (const target of byTarget.keys()) expect(targets).toContain(target)
  })

  test('what may not be chosen is a decision the rules can refuse', () => {
    for (const { table, seat, request, count, options } of questions(0, 2)) {
      if (count % 8 !== 0) continue
      const view = viewFor(table, seat === 0 ? 'home' : 'away')
      const board = boardOf(view, seat, 'en', options, request)
      const legal = placed(face, board).byTarget
      for (const target of targetsIn(drawn(board))) {
        const meant = face.wouldBe?.(target, request, view)
        if (meant === undefined || legal.has(target)) continue
        const refused = table.act(seat, meant)
        if (refused.ok) throw new Error(`${request.kind}: ${target} was allowed`)
        for (const refusal of refused.refusals)
          expect(board.words.refusal(refusal), refusal.code).not.toMatch(UNFILLED)
      }
    }
  })

  test('nothing throws and nothing is left blank, for whoever looks, in every language', () => {
    for (const { table, seat, request, count, options } of questions(0, 6)) {
      if (count % 29 !== 0) continue
      for (const [i, viewer] of VIEWERS.entries()) {
        const near: Seat = viewer === 'away' ? 1 : 0
        const own = viewer === (seat === 0 ? 'home' : 'away')
        const language = LANGUAGES[(count + i) % LANGUAGES.length] ?? 'en'
        const board = boardOf(viewFor(table, viewer), near, language, options, own ? request : undefined)
        const markup = drawn(board)
        expect(markup).not.toMatch(UNFILLED)
        const { sides, period } = face.headline(board.view, board)
        expect(`${sides.map(({ name, about }) => name + about)} ${period}`).not.toMatch(UNFILLED)
        for (const { short } of sides) expect(short.length).toBeLessThanOrEqual(4)
        for (const target of targetsIn(markup))
          expect(marked(face.detail(target, board)), target).not.toMatch(UNFILLED)
      }
    }
  })

  test('a hand that is not open is not drawn, and in an open replay both are', () => {
    const table = opened(4)
    const count = (viewer: Viewer) =>
      targetsIn(drawn(boardOf(viewFor(table, viewer), viewer === 'away' ? 1 : 0, 'en', undefined))).filter(
        (target) => target.startsWith('hand/'),
      ).length
    expect(VIEWERS.map(count)).toEqual([3, 3, 0, 6])
  })

  test('§4.8 a coach chooses among four colours with all their cards, and nobody else sees what he chose', () => {
    const table = opened(1)
    const shown = (viewer: Viewer) =>
      drawn(boardOf(viewFor(table, viewer), viewer === 'away' ? 1 : 0, 'en', undefined))
    const packs = (viewer: Viewer) => targetsIn(shown(viewer)).filter((target) => target.startsWith('pack/'))
    expect(packs('home')).toEqual(['purple', 'yellow', 'blue', 'red'].map((colour) => `pack/0/${colour}`))
    expect(packs('spectator')).toEqual([])
    for (const { id, colour, closing } of OUR_CARDS.tactics)
      if (colour !== 'white' && !closing) expect(shown('home'), id).toContain(wordsOf('en', {}).nameOf(id))
    // What is drawn says it under the line's name, what is said names the line.
    expect(shown('home')).toMatch(/your strikers: (only )?\d \(/)
    expect(shown('home')).toMatch(/yours: (only )?\d \(/)
    const others = () => (['away', 'spectator'] as const).map(shown)
    table.act(0, 'red')
    const chosen = others()
    table.undo(0)
    table.act(0, 'blue')
    expect(others()).toEqual(chosen)
    expect(shown('home')).toContain('data-chosen')
  })

  test.each(['finale-1', 'finale-2'])(
    '§5.8 under %s a rival with nothing but his closing card holds no cards, not one less than none',
    (rules) => {
      const position = positionOf({ rules, hands: [['purple-5', 'purple-4'], []] })
      const read = finale.fromPosition(position, new SampledChance(1))
      if (!read.ok) throw new Error(JSON.stringify(read.refusals))
      for (const language of LANGUAGES) {
        const shown = drawn(boardOf(finale.view(read.value, 'home'), 0, language, undefined))
        // Hand, deck and changes: the rival's, then one's own.
        const { table } = TEXTS[language]
        const stocks = [0, 2].map((count) =>
          [
            fill(table.hand, { count }),
            fill(table.deck, { count: 0 }),
            fill(table.changes, { count: 3 }),
          ].join(' · '),
        )
        expect(shown.match(new RegExp(stocks.join('|'), 'g'))).toEqual(stocks)
        // Since finale-2 the card itself lies there, open; before, its back.
        const [lying] = shown.match(/<button[^>]*data-target="lying\/1".*?<\/button>/s) ?? ['']
        const name = wordsOf(language, undefined).nameOf('white-1')
        expect([lying.includes(name), lying.includes(capital(table.faceDown))]).toEqual(
          rules === 'finale-1' ? [false, true] : [true, false],
        )
        expect(lying).not.toContain('finale-face-down')
      }
    },
  )

  test('moments and report of whole matches', () => {
    const pictured = new Set<string>()
    for (let nth = 0; nth < 10; nth++) {
      let last: Asked | undefined
      for (const asked of questions(nth, nth + 1)) last = asked
      if (!last) throw new Error('no match')
      const { table, options } = last
      for (const [i, viewer] of VIEWERS.entries()) {
        const heard = table.heard(viewer)
        const events: readonly MatchEvent[] = heard.ok ? heard.value : []
        const board = boardOf(
          viewFor(table, viewer),
          0,
          LANGUAGES[(nth + i) % LANGUAGES.length] ?? 'en',
          options,
        )
        for (const event of events) {
          const moment = face.moment(event, board.view, board)
          if (!moment) continue
          pictured.add(event.kind)
          const most =
            moment.isResult === true ? 4000 : event.kind === 'goal' ? 2000 : moment.incident ? 1400 : 900
          expect(moment.hold, event.kind).toBeLessThanOrEqual(most)
          expect([moment.incident?.title, moment.incident?.words].join()).not.toMatch(UNFILLED)
          expect(marked(moment.picture), event.kind).not.toMatch(UNFILLED)
        }
        const { rows, goals, marks } = face.report(events, board.view, board)
        expect(rows).toHaveLength(7)
        expect(goals).toHaveLength(events.filter(({ kind }) => kind === 'goal').length)
        const told = [...rows.map(({ name }) => name), ...[...goals, ...marks].map(({ words }) => words)]
        expect(told.join(' ')).not.toMatch(UNFILLED)
      }
    }
    for (const kind of ['revealed', 'comparison', 'goal', 'counter', 'hazard', 'change', 'booked', 'injured'])
      expect(pictured).toContain(kind)
  })

  test('§6.7, §6.10 a result names the men of both sides, the reason and what follows', () => {
    let count = 0
    for (let nth = 0; nth < 4; nth++) {
      let last: Asked | undefined
      for (const asked of questions(nth, nth + 1)) last = asked
      if (!last) throw new Error('no match')
      const { table, options } = last
      for (const [i, viewer] of VIEWERS.entries()) {
        const told = table.heard(viewer)
        const heard = (told.ok ? told.value : []) as readonly FinaleEvent[]
        const language = LANGUAGES[(nth + i) % 3] ?? 'en'
        const board = { ...boardOf(viewFor(table, viewer), 0, language, options), heard }
        for (const [at, event] of heard.entries()) {
          if (event.kind !== 'comparison') continue
          count++
          const { men, hazards, turned } = contestOf(event, { heard })
          for (const seat of [0, 1] as const) {
            const sum = men[seat].reduce((total, { strength }) => total + strength, 0)
            expect(sum, `${nth}, event ${at}`).toBe(event.strengths[seat])
          }
          const until = heard.findIndex(({ kind }, n) => n > at && kind === 'turned')
          const rolls = heard.slice(at, until).filter(({ kind }) => kind === 'hazard')
          expect(hazards.map(({ rolled }) => rolled)).toEqual(rolls)
          const turning = heard[until]
          expect(turned).toEqual(turning?.kind === 'turned' ? turning.men.flat() : [])
          // While somebody is asked who comes on they have not turned yet, and it is told of the same men.
          const injured = heard.findIndex(({ kind }, n) => n > at && n < until && kind === 'injured')
          if (injured >= 0)
            expect(contestOf(event, { heard: heard.slice(0, injured + 1) }).turned.toSorted()).toEqual(
              turned.toSorted(),
            )
          const moment = face.moment(event, board.view, board)
          expect(moment?.isResult).toBe(true)
          const shown = marked(moment?.picture)
          expect(shown).not.toMatch(UNFILLED)
          for (const { id } of men.flat())
            expect(shown.replaceAll('&#x27;', "'")).toContain(surname(board.words.nameOf(id)))
          const [own, answer] = [event.totals[event.seat], event.totals[other(event.seat)]]
          const order = own > answer ? 'more' : own < answer ? 'less' : 'level'
          expect(shown).toContain(finaleFaceTexts[language].reasons[event.action][order])
          // Whoever loses the ball is countered, but once a period and never in a counter.
          const follows = heard
            .slice(until + 1)
            .find(({ kind }) => kind === 'counter' || kind === 'comparison')
          const { counter, attack } = nextOf(event, { heard })
          const isCountered =
            follows?.kind === 'counter' &&
            !heard.slice(until, heard.indexOf(follows)).some(({ kind }) => kind === 'attack')
          expect(counter?.bonus).toBe(isCountered && follows?.kind === 'counter' ? follows.bonus : undefined)
          expect(attack === undefined).toBe(isCountered || (event.action === 'build-up' && event.won))
          // Each turns from the strength he played at to the one he plays at next.
          const turns = turningOf(event, board)
          expect(turns).toHaveLength(turned.length)
          for (const { id, to } of turns) {
            const next = heard.slice(until).find((each) => each.kind === 'man-chosen' && each.man === id)
            if (next?.kind === 'man-chosen') expect(next.strength).toBe(to)
          }
        }
      }
    }
    expect(count).toBeGreaterThan(50)
  })

  test('§6.7 of a match that begins in the middle of an attack a result takes from the table what was not told', () => {
    const lesson = LESSONS.find(({ id }) => id === 'first-counter')
    const begun = lesson && Table.open(finale, lesson.beginning as never, { seed: 'in the middle' } as never)
    if (!begun?.ok) throw new Error('it does not begin')
    begun.value.act(0, 'harald-graetsche')
    const told = begun.value.heard('home')
    const heard = (told.ok ? told.value : []) as readonly FinaleEvent[]
    const at = heard.findIndex(({ kind }) => kind === 'comparison')
    const [event, view] = [heard[at], begun.value.seenWhenTold('home')[at] as Seen]
    if (event?.kind !== 'comparison') throw new Error('nothing was compared')
    const board = { ...boardOf(view, 0, 'en', undefined), heard }
    const trifft = { id: 'alexander-trifft', strength: 5 }
    expect(contestOf(event, board, view)).toMatchObject({
      men: [[{ id: 'harald-graetsche', strength: 4 }], [trifft]],
      attack: { kind: 'attack', seat: 1, attack: 2, of: 2, card: 'white-5' },
    })
    expect(turningOf(event, board, view)).toEqual([
      { id: 'harald-graetsche', from: 4, to: 3 },
      { id: 'alexander-trifft', from: 5, to: 3 },
    ])
    const shown = marked(face.moment(event, view, board)?.picture)
    for (const words of ['Attack 2/2', 'Full Throttle', 'Trifft']) expect(shown).toContain(words)
    // Looked up later it is known by whose cards have turned.
    expect(contestOf(event, { heard }).men[1]).toEqual([trifft])
  })

  test('§6.10 whoever scores is drawn as he lay, not as he lies after he has turned', () => {
    let count = 0
    for (let nth = 0; nth < 6; nth++) {
      let last: Asked | undefined
      for (const asked of questions(nth, nth + 1)) last = asked
      if (!last) throw new Error('no match')
      const told = last.table.heard('home')
      const heard = (told.ok ? told.value : []) as readonly FinaleEvent[]
      const board = { ...boardOf(viewFor(last.table, 'home'), 0, 'en', last.options), heard }
      for (const [at, event] of heard.entries()) {
        if (event.kind !== 'goal') continue
        const shot = heard
          .slice(0, at)
          .findLast((each) => each.kind === 'man-chosen' && each.man === event.scorer)
        const { card } = face.moment(event, board.view, board)?.scene ?? {}
        if (!card || shot?.kind !== 'man-chosen') continue
        const { turn } = (card as { props: { turn: number } }).props
        expect(printOf(board.words).man(event.scorer)?.strengths[turn]).toBe(shot.strength)
        count += turn > 0 ? 1 : 0
      }
    }
    expect(count).toBeGreaterThan(3)
  })

  test('§7.1 a card says what both could bring at most, and of a further attack what it costs if its build-up fails', () => {
    const { best, fails } = finaleFaceTexts.en
    const [begin] = best.all.split('{')
    const counters = new Set<boolean>()
    for (const { table, seat, request, options } of questions(0, 12)) {
      if (request.kind !== 'tactics' && request.kind !== 'further-tactic') continue
      const view = viewFor(table, seat === 0 ? 'home' : 'away') as Seen
      const board = boardOf(view, seat, 'en', options, request)
      for (const { card = '' } of request.options) {
        const tactic = printOf(board.words).tactic(card)
        if (!tactic) throw new Error(`no card ${card}`)
        const shown = marked(face.detail(`hand/${seat}/${card}`, board))
        if (hasBuildUp(tactic)) expect(shown).toContain(begin)
        // Beside its chance the same stands first.
        const option = request.options.find((each) => each.card === card)
        const [first] = (option && face.reasons?.(option, board)) ?? []
        if (hasBuildUp(tactic)) expect(shown).toContain(first?.replaceAll("'", '&#x27;'))
        const mayFail =
          request.kind === 'further-tactic' && hasBuildUp(tactic) && view.attack?.counterPlayed === false
        expect(shown.includes(fails.plain), card).toBe(mayFail)
        // §5.3 Nothing is higher than a 5.
        const said = (option && face.reasons?.(option, board)) ?? []
        const isOutbid = said.some((each) => each.startsWith('Outbid'))
        expect(isOutbid, card).toBe(request.kind === 'tactics' && tactic.power < 5)
        counters.add(mayFail)
      }
    }
    expect(counters.size).toBe(2)
  })

  test('§6.10 where no choice changes a chance somebody is named by his figures who risks nothing if another would', () => {
    let count = 0
    for (const { table, seat, request, options } of questions(0, 6)) {
      const view = viewFor(table, seat === 0 ? 'home' : 'away') as Seen
      const board = boardOf(view, seat, 'en', options, request)
      const said = face.criterion?.(board)
      const isForMen = request.kind === 'attackers-men' || request.kind === 'defenders-men'
      expect(said !== undefined, request.kind).toBe(isForMen)
      if (said === undefined) continue
      expect(said).not.toMatch(UNFILLED)
      const asked = view.sides[seat].men.filter(({ id }) => request.options.some(({ card }) => card === id))
      const safe = asked.filter(({ hazard }) => hazard === undefined)
      const among = safe.length > 0 ? safe : asked
      expect(
        among.some(({ id }) => said.includes(surname(board.words.nameOf(id)))),
        said,
      ).toBe(true)
      // §6.10 Whoever gains as much and risks as little is named with him.
      const print = printOf(board.words)
      const gain = ({ id, turn, strength }: ManSeen) =>
        (print.man(id)?.strengths[(turn + 1) % 4] ?? 0) - strength
      const most = Math.max(...among.map(gain))
      for (const man of among.filter((each) => gain(each) === most))
        expect(said).toContain(surname(board.words.nameOf(man.id)))
      count++
    }
    expect(count).toBeGreaterThan(20)
  })

  test('§6.6 who defends against a build-up is told whom the arrow may call afterwards, and at which strength', () => {
    let count = 0
    for (const { table, seat, request, options } of questions(0, 12)) {
      const view = viewFor(table, seat === 0 ? 'home' : 'away') as Seen
      if (request.kind !== 'defenders-men' || view.action?.name !== 'build-up') continue
      const board = boardOf(view, seat, 'en', options, request)
      const rival = other(seat)
      const tactic = printOf(board.words).tactic(view.sides[rival].faceUp ?? '')
      const called = calledWords(view, board)
      const isMarked = tactic !== undefined && arrowsOf(tactic).some(({ side }) => side === 'attack')
      expect(called !== undefined).toBe(isMarked)
      if (called === undefined) continue
      const used = view.sides[rival].men.filter((man) => man.used === 'build-up' && man.line !== 'keeper')
      expect(used.some(({ id }) => called.includes(surname(board.words.nameOf(id))))).toBe(true)
      count++
    }
    expect(count).toBeGreaterThan(0)
  })

  test('§5.7 a card to exchange is said to be put away, and not how strong it would be', () => {
    const { best, putAway, putAwayOf, theirs } = finaleFaceTexts.en
    const [costs = ''] = putAwayOf.split('{')
    const [comes = ''] = theirs.all.split('{')
    const [begin = ''] = best.all.split('{')
    let count = 0
    for (const { table, seat, request, options } of questions(0, 12)) {
      if (request.kind !== 'exchange') continue
      const board = boardOf(viewFor(table, seat === 0 ? 'home' : 'away'), seat, 'en', options, request)
      for (const option of request.options) {
        if (option.card === undefined) continue
        const [said = ''] = face.help?.(option, board) ?? []
        expect(said === putAway || said.startsWith(costs), said).toBe(true)
        // What keeps the chance low is the attack that comes.
        const [meets = ''] = face.reasons?.(option, board) ?? []
        expect(meets.startsWith(comes), meets).toBe(request.prompt.key === 'exchange-seen')
        expect(marked(face.detail(`hand/${seat}/${option.card}`, board))).not.toContain(begin)
        count++
      }
    }
    expect(count).toBeGreaterThan(0)
  })

  test('the card browser shows every card with its words and where it comes from', () => {
    for (const language of LANGUAGES) {
      const cards = finaleCards(language).flatMap((group) => group.cards)
      expect(cards).toHaveLength(OUR_CARDS.footballers.length + OUR_CARDS.tactics.length)
      for (const { id, name, words, picture, source } of cards)
        expect([marked(picture), name, ...words, source].join(' '), id).not.toMatch(UNFILLED)
    }
  })
})

test('a match with older cards shows what is printed on those', () => {
  const { name } = OUR_CARDS
  const printed = (version: string) =>
    printOf(face.wording('en', { cards: { name, version } })).tactic('white-5')
  expect(printed(FIRST_CARDS.version)).toEqual(FIRST_CARDS.tactics[0])
  expect(printed(OUR_CARDS.version)).toEqual(OUR_CARDS.tactics[0])
  expect(OUR_CARDS.tactics[0]).not.toEqual(FIRST_CARDS.tactics[0])
})

test.each(CLUBS)('the cards of %s have the colour of the box, whoever is at home', (club) => {
  const kit = club === 'acker' ? 'kit-0' : 'kit-1'
  const card = OUR_CARDS.footballers.find((man) => man.club === club)
  if (!card) throw new Error('no man')
  const pictures = [
    createElement(FootballerCard, { card, language: 'en' }),
    createElement(CardBack, { club }),
    createElement(Crest, { club }),
  ]
  for (const picture of pictures) {
    const kits = new Set(renderToStaticMarkup(picture).match(/kit-\d/g))
    expect([...kits]).toEqual([kit])
  }
})
