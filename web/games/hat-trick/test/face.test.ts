import { counterpart, FORMATIONS, hatTrick, MATCH_EVENTS, RANKS } from '@libero/hat-trick'
import { sumsIf, sumsOfLine, sumText } from '@libero/hat-trick/sums'
import { positionOf, type Setting } from '@libero/hat-trick/testing'
import { TEXTS } from '@libero/hat-trick/text'
import type { Seen } from '@libero/hat-trick/view'
import type { MatchConfig, MatchEvent, Request, Seat, View, Viewer } from '@libero/kernel'
import { SampledChance } from '@libero/kernel'
import { sampled } from '@libero/kernel/testing'
import type { Language } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { BoardProps } from '../../../face.ts'
import type { Attention } from '../../../table/choices.ts'
import { AttentionContext, ChoicesContext, NO_CHOICES, NOWHERE, placed } from '../../../table/choices.ts'
import { cards } from '../cards/browser.tsx'
import { hatTrickFace as face } from '../face.tsx'

const VIEWERS: readonly Viewer[] = ['home', 'away', 'spectator', 'omniscient']
const PLAYERS = { expansion: 'players', events: [...MATCH_EVENTS], extraTime: true, shootOut: true }

const wordings = Object.fromEntries(
  LANGUAGES.map((language) => [language, face.wording(language)]),
) as Record<Language, ReturnType<typeof face.wording>>

const configOf = (nth: number): MatchConfig =>
  nth % 4 !== 1
    ? {
        options: {
          extraTime: nth % 5 === 0,
          shootOut: true,
          fiveCards: true,
          compulsoryMoves: nth % 2 === 0,
        },
        builds: [counterpart(undefined, undefined, 0), counterpart(undefined, undefined, 1)],
      }
    : { options: PLAYERS, builds: [counterpart(undefined, PLAYERS, 0), counterpart(undefined, PLAYERS, 1)] }

const boardOf = (view: View, near: Seat, language: Language, request?: Request): BoardProps => ({
  view,
  near,
  request,
  language,
  words: wordings[language],
})

/** Pitch and hand as they are drawn. */
function drawn(board: BoardProps, picked?: string, attention: Attention = NOWHERE): string {
  const { byTarget } = placed(face, board)
  const choices = {
    ...NO_CHOICES,
    at: (target: string) => byTarget.get(target) ?? [],
    choose: () => undefined,
    picked,
    asked: board.request !== undefined,
  }
  const pictures = face
    .hand(board.view, board.near, board)
    .map(({ target, label, picture }) =>
      createElement('span', { key: target, 'data-target': target, 'aria-label': label }, picture),
    )
  return renderToStaticMarkup(
    createElement(
      ChoicesContext,
      { value: choices },
      createElement(
        AttentionContext,
        { value: attention },
        createElement(Fragment, null, createElement(face.Pitch, board), pictures),
      ),
    ),
  )
}

/** What stands beside each line, by seats: the sum as it is, and all it would come to. */
const sumsIn = (markup: string) =>
  new Map(
    markup.split('data-target="').flatMap((piece) => {
      const line = Number(/^foot-(\d)"/.exec(piece)?.[1])
      const sums = piece.split('<b data-seat="').slice(1, 3)
      const shown = sums.map((sum) => [...sum.matchAll(/data-shown="([^"]+)"/g)].map((found) => found[1]))
      return line ? [[line, shown] as const] : []
    }),
  )

const targetsIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/data-target="([^"]+)"/g)].map(([, target = '']) => target))

const UNFILLED = /\{[a-zA-Z?]+[^}]*\}|undefined|NaN/

interface Asked {
  readonly nth: number
  readonly count: number
  readonly table: Table<unknown, unknown>
  readonly seat: Seat
  readonly request: Request
}

/** Random matches, each stopped at every question. */
function* questions(matches: number, from = 0): Generator<Asked> {
  for (let nth = from; nth < from + matches; nth++) {
    const opened = Table.open(hatTrick as never, { config: configOf(nth) }, { seed: `face ${nth}` } as never)
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    const table = opened.value as Table<unknown, unknown>
    const whim = new SampledChance(nth)
    for (let count = 0; !table.outcome; count++) {
      const seat: Seat = table.isAwaited(0) ? 0 : 1
      const request = table.request(seat)
      if (!request) throw new Error('nobody is asked')
      yield { nth, count, table, seat, request }
      const option = request.options[whim.below(request.options.length)]
      table.act(seat, option?.action ?? '')
    }
  }
}

/** Also what only a replay shows. */
const viewFor = (table: Table<unknown, unknown>, viewer: Viewer): View =>
  table.peek((state) => table.game.view(state, viewer))

describe('the face of Hat-Trick', () => {
  test('every option lies on something that is drawn, or is a button; there are few buttons', () => {
    const times = new Map<string, number>()
    let mostFree = 0
    for (const { table, seat, request, nth, count } of questions(30)) {
      const view = viewFor(table, seat === 0 ? 'home' : 'away')
      const board = boardOf(view, seat, LANGUAGES[count % LANGUAGES.length] ?? 'en', request)
      const { byTarget, free } = placed(face, board)
      mostFree = Math.max(mostFree, free.length)
      // Drawing is slow: every question is placed, the rare kinds are always drawn, the others now and then.
      const often = times.get(request.kind) ?? 0
      times.set(request.kind, often + 1)
      if (often > 6 && (nth + count) % 25 !== 0) continue
      const targets = targetsIn(drawn(board))
      expect(
        [...byTarget.keys()].filter((target) => !targets.has(target)),
        request.kind,
      ).toEqual([])
    }
    expect(mostFree).toBeLessThanOrEqual(8)
    for (const kind of ['play-card', 'attack-move', 'long-ball', 'duel', 'save', 'skill', 'substitution'])
      expect([...times.keys()]).toContain(kind)
  })

  test('nothing throws and nothing is left blank, for whoever looks, in every language', () => {
    for (const { table, seat, request, count } of questions(6)) {
      if (count % 31 !== 0) continue
      for (const viewer of VIEWERS) {
        const language = LANGUAGES[(count + VIEWERS.indexOf(viewer)) % LANGUAGES.length] ?? 'en'
        const near: Seat = viewer === 'away' ? 1 : 0
        const own = viewer === (seat === 0 ? 'home' : 'away')
        const board = boardOf(viewFor(table, viewer), near, language, own ? request : undefined)
        const markup = drawn(board)
        expect(markup).not.toMatch(UNFILLED)
        const headline = face.headline(board.view, board)
        for (const side of headline.sides) {
          expect(`${side.name} ${side.short} ${side.about}`).not.toMatch(UNFILLED)
          expect(side.short.length).toBeLessThanOrEqual(4)
        }
        expect(headline.period).toMatch(/\S/)
        for (const target of targetsIn(markup)) {
          const told = renderToStaticMarkup(createElement(Fragment, null, face.detail(target, board)))
          expect(told, target).not.toMatch(UNFILLED)
          if (own) face.wouldBe?.(target, request, board.view)
        }
        if (!own) continue
        for (const [target, options] of placed(face, board).byTarget) {
          expect(drawn(board, target)).not.toMatch(UNFILLED)
          for (const option of options)
            expect(face.shortOption?.(option, request, board) ?? 'as it is').toMatch(/\S/)
          break
        }
      }
    }
  })

  test('moments and report of whole matches', () => {
    const pictured = new Set<string>()
    for (const nth of [0, 1, 2, 5, 9, 13]) {
      let last: Asked | undefined
      for (const asked of questions(1, nth)) last = asked
      if (!last) throw new Error('no match')
      const { table } = last
      for (const viewer of VIEWERS) {
        const heard = table.heard(viewer)
        const events: readonly MatchEvent[] = heard.ok ? heard.value : []
        const language = LANGUAGES[(nth + VIEWERS.indexOf(viewer)) % LANGUAGES.length] ?? 'en'
        const board = boardOf(viewFor(table, viewer), 0, language)
        for (const event of events) {
          const moment = face.moment(event, board.view, board)
          if (!moment) continue
          pictured.add(event.kind)
          expect(moment.hold, event.kind).toBeLessThanOrEqual(moment.isResult === true ? 4000 : 2000)
          expect([moment.incident?.title, moment.incident?.words].join()).not.toMatch(UNFILLED)
          const markup = renderToStaticMarkup(createElement(Fragment, null, moment.picture))
          expect(markup, event.kind).not.toMatch(UNFILLED)
        }
        // Both sums of a shot are read before its goal is seen.
        const told = { ...board, heard: events }
        for (const [i, event] of events.entries()) {
          if (event.kind !== 'goal') continue
          const decided = events
            .slice(0, i)
            .findLast(({ kind }) => /^(duel|keeper-(drew|stopped))$/.test(kind))
          expect(decided && face.moment(decided, board.view, told)?.isResult, decided?.kind).toBe(true)
          expect(face.moment(event, board.view, told)?.scene?.words).toMatch(/\d \(\D*\d \+ \d.*\d/)
        }
        const { rows, goals, marks } = face.report(events, board.view, board)
        expect(rows.length).toBeGreaterThan(4)
        const said = [...rows.map(({ name }) => name), ...[...goals, ...marks].map(({ words }) => words)]
        for (const words of said) expect(words).not.toMatch(UNFILLED)
        expect(goals.length).toBe(events.filter(({ kind }) => kind === 'goal').length)
      }
    }
    for (const kind of ['revealed', 'comparison', 'duel', 'keeper-drew', 'goal', 'half-over', 'skill'])
      expect(pictured).toContain(kind)
  })

  test('the card browser has every card of both boxes, each to be opened by an id of its own', () => {
    const ids: string[][] = []
    for (const language of LANGUAGES) {
      const groups = cards(language)
      const { expansion } = TEXTS[language]
      const all = groups.flatMap(({ cards }) => cards)
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      ids.push(all.map(({ id }) => id))
      const shown = (id: string) => {
        const card = all.find((each) => each.id === id)
        const picture = renderToStaticMarkup(createElement(Fragment, null, card?.picture))
        return { picture, words: card?.words.join(' ') ?? '', name: card?.name ?? '' }
      }
      const italy = shown('team-ITA')
      for (const formation of FORMATIONS) expect(italy.picture).toContain(expansion.formations[formation])
      expect(italy.picture).toMatch(/--kit-blue.*--kit-white.*<b>13<\/b>.*<b>11<\/b>.*<b>8<\/b>/s)
      expect(italy.words).toContain(expansion.colours.blue)
      const attacking = shown('budget-attacking')
      for (const rank of RANKS) expect(attacking.words).toContain(expansion.ranks[rank])
      expect(attacking.picture).toMatch(/<b>II<\/b>.*?9<\/b>.*?21<\/b>/s)
      for (const event of MATCH_EVENTS) {
        expect(shown(`event-${event}`).name).toBe(expansion.events[event].name)
        expect(shown(`event-${event}`).words).toContain(expansion.events[event].about)
      }
      expect(shown('keeper-home-regular-left').words.split(' ').length).toBeGreaterThan(6)
    }
    const count = (prefix: string) => ids[0]?.filter((id) => id.startsWith(prefix)).length
    expect(['keeper-', 'team-', 'budget-', 'event-'].map(count)).toEqual([12, 45, 3, 6])
    expect(ids[1]).toEqual(ids[0])
    expect(ids[2]).toEqual(ids[0])
  })

  test('the card browser shows every card with its words and where it comes from', () => {
    for (const language of LANGUAGES) {
      const groups = cards(language)
      expect(groups.flatMap(({ cards }) => cards).length).toBeGreaterThan(100)
      for (const { cards, heading } of groups) {
        expect(new Set(cards.map(({ id }) => id)).size, heading).toBe(cards.length)
        for (const card of cards) {
          const markup = renderToStaticMarkup(createElement(Fragment, null, card.picture))
          expect([markup, card.name, ...card.words, card.source].join(' '), card.id).not.toMatch(UNFILLED)
        }
      }
    }
  })
})

test('§16.5 turning back is a button with its words beside every question, and never the big one', () => {
  const shot = { ball: 'h10', on: { h10: 'b6' }, opportunity: true, phase: 'duel' } as const
  const settings: readonly Setting[] = [
    {},
    { faceUp: ['short-3-left', 'short-3-right'] },
    { ...shot, hands: [['short-1-left'], ['short-1-left']], faceUp: ['dribble-3-left', 'short-1-left'] },
  ]
  const TURNS_BACK = {
    en: 'Number 4 turns back to his own wing',
    de: 'Nummer 4 wechselt auf den eigenen Flügel zurück',
    hu: 'Vissza a saját szélére: 4',
  }
  for (const setting of settings) {
    const from = positionOf({ players: [{ 4: 'wingback*' }, {}], otherWing: ['h4'], ...setting })
    const opened = Table.open(hatTrick, { from }, { seed: '00'.repeat(32) })
    const request = opened.ok ? opened.value.request(0) : undefined
    if (!opened.ok || !request) throw new Error('nobody is asked')
    for (const language of sampled(TURNS_BACK)) {
      const board = boardOf(opened.value.seenBy('home'), 0, language, request)
      const { byTarget, free } = placed(face, board)
      const buttons = free.filter((option) => face.besides?.(option))
      expect(buttons.map(({ action }) => action)).toEqual(['4!~'])
      expect([...byTarget.values()].flat().map(({ action }) => action)).not.toContain('4!~')
      const [button] = buttons
      const said = button && face.shortOption?.(button, request, board)
      expect(said).toBe(TURNS_BACK[language])
    }
  }
})

test('§6.4 footballs stand beside each line, but not in an opportunity, where nothing is compared', () => {
  const sums = (setting: Setting) => {
    const opened = Table.open(hatTrick, { from: positionOf(setting) }, { seed: '00'.repeat(32) })
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    return drawn(boardOf(opened.value.seenBy('home'), 0, 'en')).match(/\bht-sum\b/g)?.length ?? 0
  }
  expect(sums({})).toBe(6)
  expect(sums({ ball: 'h10', on: { h10: 'b6' }, opportunity: true })).toBe(0)
})

test('what is picked changes the sums beside the lines: a card with the step that helps it, the other’s face down', () => {
  const opened = Table.open(
    hatTrick,
    {
      from: positionOf({
        hands: [
          ['short-3-left', 'long-1-left', 'dribble-2-right'],
          ['short-1-left', 'long-1-left', 'short-2-left'],
        ],
      }),
    },
    { seed: '00'.repeat(32) },
  )
  const request = opened.ok ? opened.value.request(0) : undefined
  if (!opened.ok || !request) throw new Error('nobody is asked')
  const board = boardOf(opened.value.seenBy('home'), 0, 'en', request)
  expect(drawn(board)).not.toContain('data-then')
  expect(drawn(board, 'hand-short-3-left')).toMatch(
    /data-then="true"><b data-seat="0" data-attack="true" data-shown="\d+\+3"> <svg.*?<\/svg> <span data-shown="\d+\+3"><\/span><\/b><b data-seat="1" data-attack="false" data-shown="\d+\+\?"> <svg.*?<\/svg> <span data-shown="\d+\+\?"><\/span><\/b>/,
  )
})

test('§4.2 a man who can go forward and back shows what either step makes of the lines, and one way once it is weighed', () => {
  const faceUp = ['short-3-left', 'short-3-right'] as const
  const opened = Table.open(hatTrick, { from: positionOf({ faceUp }) }, { seed: '00'.repeat(32) })
  const request = opened.ok ? opened.value.request(0) : undefined
  if (!opened.ok || !request) throw new Error('nobody is asked')
  const view = opened.value.seenBy('home') as Seen
  const board = boardOf(view, 0, 'en', request)
  const { byTarget } = placed(face, board)
  const pairs = [...byTarget].filter(([, options]) => options.length === 2)
  expect(pairs.length).toBeGreaterThan(1)
  for (const [target, options] of pairs) {
    const markup = drawn(board, undefined, { pointed: target })
    const shown = sumsIn(markup)
    expect(sumsIn(drawn(board, target))).toEqual(shown)
    const changed = options.map((option) => sumsIf(view, 0, option))
    for (const line of [1, 2, 3, 4, 5, 6]) {
      const [forward, back] = changed.map((sums) => sums.find((each) => each.line === line)?.after)
      for (const seat of [0, 1] as const) {
        const now = sumText(sumsOfLine(view, 0, line)[seat])
        const either = [forward, back].map((after) => (after ? sumText(after[seat]) : now))
        const all = either[0] === either[1] ? either.slice(1) : either
        expect(shown.get(line)?.[seat]).toEqual([now, ...all.filter((each) => each !== now)])
      }
    }
    for (const [nth, option] of options.entries()) {
      const weighed = sumsIn(drawn(board, target, { pointed: target, weighed: option.action }))
      for (const { line, after } of changed[nth] ?? [])
        for (const seat of [0, 1] as const)
          expect(weighed.get(line)?.[seat]?.at(-1)).toBe(sumText(after[seat]))
    }
  }
})

test('lines are numbered on the pitch from the near coach’s goal, as log and question number them', () => {
  const lineIn = (words: string) =>
    /(?:line |Line |Reihe )(\d)/.exec(words)?.[1] ?? /(\d)\. sor/.exec(words)?.[1]
  const compared = [0, 0]
  for (const { table, request, seat, count } of questions(2)) {
    if (request.prompt.key !== 'play-card' || count % 2 !== 0) continue
    for (const language of LANGUAGES) {
      const words = wordings[language]
      const markup = drawn(boardOf(viewFor(table, seat === 0 ? 'home' : 'away'), seat, language, request))
      const numbers = [...markup.matchAll(/ht-line-number"[^>]* data-shown="(\d)"/g)].map(
        ([, number]) => number,
      )
      expect(numbers).toEqual(['1', '2', '3', '4', '5', '6'])
      const here = /ht-line-number" data-ball="true" data-shown="(\d)"/.exec(markup)?.[1]
      expect(lineIn(words.prompt(request).more)).toBe(here)
      const heard = table.heard(seat === 0 ? 'home' : 'away', 0)
      const tell = words.commentator(seat)
      const told = (heard.ok ? heard.value : []).map((event) => [event.kind, tell(event) ?? ''] as const)
      // Nobody has had the ball elsewhere since.
      const turn = told.findLastIndex(([kind]) => kind === 'turn')
      if (told.slice(turn + 1).some(([kind]) => !/^(card-laid|drawn|revealed|moved|stayed)/.test(kind)))
        continue
      expect(lineIn(told[turn]?.[1] ?? '')).toBe(here)
      compared[seat] = (compared[seat] ?? 0) + 1
    }
  }
  for (const times of compared) expect(times).toBeGreaterThan(5)
})
