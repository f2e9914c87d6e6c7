import type { MatchConfig, MatchEvent, Seat } from '@libero/kernel'
import { SampledChance } from '@libero/kernel'
import { LANGUAGES, ruleWords } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Face } from '../face.ts'
import type { GameId } from '../games/register.ts'
import { bookOf, faceOf, GAMES, setupOf } from '../games/register.ts'
import { Replay } from '../match/replay.ts'
import { Story } from '../match/story.ts'
import { Log } from '../table/log.tsx'
import { useWhy } from '../table/why.tsx'

/** A match to its end, decided at random, and everything its home coach heard and saw when it was told. */
function played({ game }: Face, config: MatchConfig, nth = 7) {
  const opened = Table.open(game, { config }, { seed: `${nth}`.repeat(64).slice(0, 64) })
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const table = opened.value
  const whim = new SampledChance(nth)
  while (!table.outcome) {
    const seat = table.isAwaited(0) ? 0 : 1
    const options = table.request(seat)?.options ?? []
    table.act(seat, options[whim.below(options.length)]?.action ?? '')
  }
  const heard = table.heard('home')
  return { heard: heard.ok ? heard.value : [], views: table.seenWhenTold('home'), record: table.record() }
}

test.each(GAMES)('%s: whatever is told can be drawn as it was then, here and in a replay', async (id) => {
  const [face, setup] = await Promise.all([faceOf(id), setupOf(id)])
  const { heard, views, record } = played(face, setup.first())
  const at = { near: 0, language: 'en', words: face.wording('en') } as const
  const moments = new Set<string>()
  expect(views.length).toBe(heard.length)
  for (const [i, view] of views.entries()) {
    const event = heard[i] as MatchEvent
    const moment = face.moment(event, view, { ...at, heard }, heard.slice(0, i))
    if (!moment) continue
    moments.add(event.kind)
    expect(renderToStaticMarkup(createElement(face.Pitch, { ...at, heard, view }))).toContain('<button')
    renderToStaticMarkup(createElement('p', null, moment.picture, moment.scene?.card, moment.incident?.card))
  }
  expect(moments.size).toBeGreaterThan(4)
  const replay = Replay.of(face.game, record)
  if (!replay.ok) throw new Error('it cannot be replayed')
  const { steps } = replay.value
  const scenes = steps.slice(1).flatMap((_, n) => replay.value.scenes(n, 'home'))
  expect(scenes).toEqual(views.slice(steps[0]?.heard))
})

/** What a coach chooses himself, what is drawn or laid out, and what merely begins: it has no cause but itself. */
const CAUSELESS: Readonly<Record<GameId, RegExp>> = {
  finale:
    /^(kick-off|packed|decks-ready|dealt|period|changes-|change$|tactic-laid|revealed|drawn|exchange|further-tactic|attack$|action|man-chosen|takers-ready)/,
  'hat-trick':
    /^(kick-off|card-laid|drawn|turn|revealed|moved|stayed|passed|free-kick-choice|declined|shot-begins|corner-chosen|penalty-taken|changed-|took-ball|kept|laid-off|goal-kick-shown|style-declined|style-exchanged|snapshot|substituted|accepted)/,
  'captain-tsubasa':
    /^(teams|toss|kick-off|transfer-list|field|round|drawn|match-card|played|stopped|ability|gained|recalled|motivated|signed|action|spent|special-chosen)/,
}

/** What the coaches can agree on, so that what is rare comes too: level to the end, the expansion, all options. */
const AGREED: Readonly<Record<GameId, readonly object[]>> = {
  finale: [{}, { extraTime: true }],
  'hat-trick': [
    { extraTime: true, shootOut: true },
    { expansion: 'players', events: ['snapshot', 'corners', 'subs', 'captain'], shootOut: true },
  ],
  'captain-tsubasa': [{}, { motivation: true, transfers: true, guaranteedSuccess: true }],
}

/** What comes of an action in each game, and always has a cause. */
const RESULTS: Readonly<Record<GameId, readonly string[]>> = {
  finale: [
    'attacker',
    'comparison',
    'goal',
    'hazard',
    'booked',
    'injured',
    'counter',
    'period-over',
    'full-time',
  ],
  'hat-trick': ['comparison', 'goal', 'foul', 'free-kick', 'parried', 'saved', 'keeper-stopped', 'half-over'],
  'captain-tsubasa': ['contest', 'goal', 'save', 'booked', 'exhausted', 'discarded', 'half-over'],
}

/** So many matches of each agreement; a keeper at the right place is rare where everybody decides at random. */
const MATCHES: Readonly<Record<GameId, number>> = { finale: 4, 'hat-trick': 3, 'captain-tsubasa': 30 }

test.each(GAMES)(
  '%s: beside every result of whole matches stands what led to it, a sum or a rule that can be read',
  async (id) => {
    const [face, setup, book] = await Promise.all([faceOf(id), setupOf(id), bookOf(id)])
    const unexplained = new Set<string>()
    const explained = new Map<string, string>()
    for (const options of AGREED[id])
      for (let nth = 0; nth < MATCHES[id]; nth++) {
        const ready = (seat: Seat) =>
          setup.presets(seat, options, { language: 'en', words: face.wording('en', options) })
        const [own] = ready(0)
        const theirs = setup.counterpart?.(own?.build, 1, options) ?? ready(1).at(-1)?.build
        const builds = [own?.build, theirs] as const
        const { heard, views } = played(face, { options, builds }, nth)
        const view = views.at(-1)
        if (!view) throw new Error('nothing is seen')
        const words = face.wording('en', options)
        const board = { near: 0, language: 'en', words, heard, view } as const
        const lines = new Story(words, () => face.clock()).of(heard)
        const Probe = () => {
          const why = useWhy(face, board)
          for (const { event } of lines) {
            const told = heard[event] as MatchEvent
            if (why.has(event) && !explained.has(told.kind))
              explained.set(told.kind, renderToStaticMarkup(createElement('div', null, why.of(event))))
            if (!why.has(event)) unexplained.add(told.kind)
            for (const rule of face.because?.(told) ?? [])
              for (const language of LANGUAGES)
                expect(ruleWords(book[language].rules, rule, words), `${told.kind} ${rule}`).toMatch(/\p{L}/u)
          }
          return createElement(Log, { lines, label: 'story', why })
        }
        const markup = renderToStaticMarkup(createElement(Probe))
        expect(markup.match(/data-why/g)?.length).toBeGreaterThan(4)
      }
    expect([...unexplained].filter((kind) => !CAUSELESS[id].test(kind))).toEqual([])
    // Fouls, cards, injuries, parries, saves and the kicks of a shoot-out are among them.
    for (const kind of RESULTS[id]) expect([...explained.keys()]).toContain(kind)
    for (const [kind, drawn] of explained) expect(drawn, kind).toMatch(/\d/)
  },
)
