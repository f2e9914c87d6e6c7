import type { CaptainTsubasaOptions } from '@libero/captain-tsubasa'
import { beginner, captainTsubasa } from '@libero/captain-tsubasa'
import type { MatchEvent, Request, Seat, View } from '@libero/kernel'
import { SampledChance, SEATS, VIEWERS } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { BoardProps, Telling } from '../../../face.ts'
import { ChoicesContext, NO_CHOICES, placed } from '../../../table/choices.ts'
import { cards as album } from '../cards/browser.tsx'
import { captainTsubasaFace as face } from '../face.tsx'

/** Every option the coaches can agree on comes to be played. */
const AGREED: readonly CaptainTsubasaOptions[] = [
  {},
  { motivation: true, transfers: true, guaranteedSuccess: true },
  { firstGame: true },
]

const tellings = AGREED.map(
  (options) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, { language, words: face.wording(language, options) }]),
    ) as Record<Language, Telling>,
)

const tellingOf = (nth: number, language: Language): Telling => {
  const telling = tellings[nth % AGREED.length]?.[language]
  if (!telling) throw new Error('no such language')
  return telling
}

/** Pitch and hand as they are drawn. */
function drawn(board: BoardProps): string {
  const { byTarget } = placed(face, board)
  const choices = {
    ...NO_CHOICES,
    at: (target: string) => byTarget.get(target) ?? [],
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
      createElement(Fragment, null, createElement(face.Pitch, board), pictures),
    ),
  )
}

const targetsIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/data-target="([^"]+)"/g)].map(([, target = '']) => target)

const UNFILLED = /\{[a-zA-Z?]+[^}]*\}|undefined|NaN/

interface Asked {
  readonly nth: number
  readonly count: number
  readonly table: Table<unknown, unknown>
  readonly seat: Seat
  readonly request: Request
}

/** Random matches, each stopped at every question. */
function* questions(matches: number): Generator<Asked> {
  for (let nth = 0; nth < matches; nth++) {
    const config = { options: AGREED[nth % AGREED.length], builds: [beginner(0), beginner(1)] as const }
    const opened = Table.open(captainTsubasa as never, { config }, { seed: `face ${nth}` } as never)
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    const table = opened.value as Table<unknown, unknown>
    const whim = new SampledChance(nth)
    for (let count = 0; !table.outcome; count++) {
      const seat: Seat = table.isAwaited(0) ? 0 : 1
      const request = table.request(seat)
      if (!request) throw new Error('nobody is asked')
      yield { nth, count, table, seat, request }
      table.act(seat, request.options[whim.below(request.options.length)]?.action ?? '')
    }
  }
}

/** Also what only a replay shows. */
const viewFor = (table: Table<unknown, unknown>, viewer: (typeof VIEWERS)[number]): View =>
  table.peek((state) => table.game.view(state, viewer))

describe('the face of Captain Tsubasa', () => {
  test('every option lies on something that is drawn once, or is a button; there are few buttons', () => {
    const times = new Map<string, number>()
    let mostFree = 0
    for (const { table, seat, request, nth, count } of questions(30)) {
      const view = viewFor(table, SEATS[seat])
      const board = {
        view,
        near: seat,
        request,
        ...tellingOf(nth, LANGUAGES[count % LANGUAGES.length] ?? 'en'),
      }
      const { byTarget, free } = placed(face, board)
      mostFree = Math.max(mostFree, free.length)
      // Drawing is slow: every question is placed, the rare ones are always drawn, the others now and then.
      const often = times.get(request.prompt.key) ?? 0
      times.set(request.prompt.key, often + 1)
      if (often > 4 && (nth + count) % 70 !== 0) continue
      const targets = targetsIn(drawn(board))
      for (const target of byTarget.keys())
        expect(targets.filter((each) => each === target).length, `${request.prompt.key} ${target}`).toBe(1)
    }
    expect(mostFree).toBeLessThanOrEqual(8)
    for (const key of [
      'draft',
      'turn',
      'ability',
      'token',
      'target/recall',
      'motivate',
      'save',
      'special/attack',
    ])
      expect([...times.keys()]).toContain(key)
  })

  test('nothing throws and nothing is left blank, for whoever looks, in every language', () => {
    const told = new Set<string>()
    for (const { table, seat, request, nth, count } of questions(6)) {
      if (count % 29 !== 0) continue
      for (const viewer of VIEWERS) {
        const telling = tellingOf(
          nth,
          LANGUAGES[(count + VIEWERS.indexOf(viewer)) % LANGUAGES.length] ?? 'en',
        )
        const own = viewer === SEATS[seat]
        const board: BoardProps = {
          view: viewFor(table, viewer),
          near: viewer === 'away' ? 1 : 0,
          request: own ? request : undefined,
          ...telling,
        }
        const markup = drawn(board)
        expect(markup).not.toMatch(UNFILLED)
        const headline = face.headline(board.view, board)
        expect(JSON.stringify(headline)).not.toMatch(/\{[a-z]+\}/)
        expect(headline.period).toMatch(/\S/)
        for (const target of new Set(targetsIn(markup))) {
          // Piles change, a card says the same wherever it lies.
          const what = `${telling.language} ${target}`
          if (!told.has(what) || /^(hand|deck|discard)/.test(target)) {
            const words = renderToStaticMarkup(createElement(Fragment, null, face.detail(target, board)))
            expect(words, target).not.toMatch(UNFILLED)
          }
          told.add(what)
          const meant = own ? face.wouldBe?.(target, request, board.view) : undefined
          if (meant !== undefined)
            table.peek((state) => {
              const code = captainTsubasa.read(state as never, seat, meant)
              expect(code, `${target} would be ${meant}`).toBeGreaterThanOrEqual(0)
              return undefined
            })
        }
        if (!own) continue
        for (const option of request.options) {
          const short = face.shortOption?.(option, request, board) ?? board.words.option(request, option)
          expect(short).toMatch(/\S/)
          expect(short).not.toMatch(UNFILLED)
        }
      }
    }
  })

  test('moments hold nobody up, and a report tells the match', () => {
    const ends = new Map<number, Table<unknown, unknown>>()
    for (const { nth, table } of questions(6)) ends.set(nth, table)
    for (const [nth, table] of ends) {
      const view = viewFor(table, 'spectator')
      const heard = table.heard('omniscient')
      const events: readonly MatchEvent[] = heard.ok ? heard.value : []
      for (const language of LANGUAGES) {
        const telling = tellingOf(nth, language)
        for (const event of events) {
          const moment = face.moment(event, view, telling)
          if (!moment) continue
          const scene =
            event.kind === 'goal' ? 2000 : event.kind === 'special-duel' ? 1900 : moment.incident ? 1400 : 900
          const most = moment.isResult === true ? 4000 : scene
          expect(moment.hold, event.kind).toBeLessThanOrEqual(most)
          expect([moment.incident?.title, moment.incident?.words].join()).not.toMatch(UNFILLED)
          const picture = renderToStaticMarkup(createElement(Fragment, null, moment.picture))
          expect(picture, event.kind).not.toMatch(UNFILLED)
          // Run-up, strike, follow-through, and whoever steps in the way; each side in its colours.
          if (event.kind !== 'special-duel') continue
          expect(picture.match(/ct-pose/g)?.length).toBeGreaterThanOrEqual(4)
          for (const colour of ['--home', '--away']) expect(picture).toContain(`var(${colour})`)
        }
        const report = face.report(events, view, telling)
        expect(report.rows.length).toBeGreaterThan(5)
        expect(report.goals.length).toBe(table.outcome ? sum(table.outcome.goals) : 0)
        expect(JSON.stringify(report)).not.toMatch(UNFILLED)
      }
    }
  })

  test('the card browser shows every card, says where it comes from, and leaves no blank', () => {
    for (const language of LANGUAGES) {
      const groups = album(language)
      const cards = groups.flatMap((group) => group.cards)
      expect(cards.length).toBe(24 + 26 + 8 + 8 + 1 + 6 + 6)
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
      for (const card of cards) {
        const picture = renderToStaticMarkup(createElement(Fragment, null, card.picture))
        expect(picture).not.toMatch(UNFILLED)
        expect(card.source).toMatch(/\S/)
        expect([card.name, ...card.words, card.source].join(' ')).not.toMatch(UNFILLED)
      }
      for (const { heading, about = '' } of groups) expect(heading + about).not.toMatch(UNFILLED)
    }
  })
})

const sum = ([home, away]: readonly [number, number]): number => home + away
