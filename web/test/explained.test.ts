import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beginnersBuild } from '@libero/finale'
import { lessonAbout } from '@libero/kernel/lesson'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { readSettings, settings } from '../app/settings.ts'
import type { GameId } from '../games/register.ts'
import { faceOf, GAMES, lessonsOf } from '../games/register.ts'
import { useExplained } from '../pages/match/use-explained.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const kebab = (name: string): string => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

/** The kinds of questions of a game: its phases that have a file among the questions. */
const asked = (game: string): readonly string[] => {
  const files = readdirSync(join(root, 'games', game, 'questions'))
  return [...read(`games/${game}/phase.ts`).matchAll(/^ {2}(\w+): \d+,$/gm)]
    .map(([, name = '']) => kebab(name))
    .filter((kind) => files.includes(`${kind}.ts`))
}

/** The kinds of what a game tells: its types name each once. */
const told = (game: string): readonly string[] => [
  ...new Set(
    [...read(`games/${game}/events.ts`).matchAll(/readonly kind: '([\w-]+)'/g)].map(([, kind = '']) => kind),
  ),
]

const PLAIN = 'its line says all there is to it'
const ASKED = 'explained with the question that leads to it'
const ELSEWHERE = 'explained with what it comes with'
const RARE = 'an agreement or a guard: whoever agreed on it knows it, and the line says the rest'

/** What needs no words of its own, and why. */
const PLAINLY: Readonly<Record<GameId, Readonly<Record<string, readonly string[]>>>> = {
  finale: {
    [PLAIN]: [
      'kick-off',
      'decks-ready',
      'dealt',
      'dealt-unseen',
      'period',
      'changes-ready',
      'changes-open',
      'drawn',
      'drawn-unseen',
      'attack',
      'action',
      'goal',
      'came-on',
      'nobody-came-on',
      'takers-ready',
      'first-shot',
      'full-time',
    ],
    [ASKED]: [
      'packed',
      'packed-unseen',
      'change',
      'tactic-laid',
      'tactic-laid-unseen',
      'exchanged',
      'exchanged-unseen',
      'exchange-declined',
      'further-tactic',
      'man-chosen',
      'in-goal',
    ],
    [ELSEWHERE]: ['revealed', 'attacker', 'shot', 'sudden-death'],
    [RARE]: ['places-empty', 'lots'],
  },
  'hat-trick': {
    [PLAIN]: ['stayed', 'declined', 'nobody-to-pass-to', 'full-time', 'style-declined', 'accepted'],
    [ASKED]: [
      'card-laid',
      'card-laid-unseen',
      'free-kick-choice',
      'shot-begins',
      'corner-chosen',
      'corner-chosen-unseen',
      'duel',
      'keeper-drew',
      'keeper-stopped',
      'goal-kick',
      'goal-kick-played',
      'goal-kick-shown',
      'prevented',
      'snapshot',
      'substituted',
      'appealed',
      'penalty-taken',
      'five-cards',
    ],
    [ELSEWHERE]: [
      'drawn-unseen',
      'revealed',
      'comparison',
      'passed',
      'too-far-out',
      'penalty-result',
      'changed-places',
      'changed-wing',
      'took-ball',
      'kept',
      'laid-off',
      'foul-checked',
      'style-exchanged',
      'corner',
    ],
    [RARE]: ['sudden-death', 'lots'],
  },
  'captain-tsubasa': {
    [PLAIN]: [
      'teams',
      'kick-off',
      'field',
      'round',
      'drawn',
      'attack-over',
      'goal',
      'possession',
      'full-time',
    ],
    [ASKED]: [
      'toss',
      'match-card',
      'played',
      'ability',
      'recalled',
      'motivated',
      'action',
      'spent',
      'rerolled',
      'special-chosen',
    ],
    [ELSEWHERE]: ['dice', 'pardoned', 'special-duel', 'transfer-list'],
  },
}
const LONGEST = 150

describe('what is met for the first time', () => {
  test.each(GAMES)(
    '%s: every question has a sentence, and all that is told but what is plain',
    async (id) => {
      const kinds = [...asked(id).map((kind) => `ask/${kind}`), ...told(id).map((kind) => `told/${kind}`)]
      expect(asked(id).length).toBeGreaterThan(10)
      expect(told(id).length).toBeGreaterThan(30)
      const plain = Object.values(PLAINLY[id]).flat()
      expect(new Set(plain).size).toBe(plain.length)
      const { firstTime } = (await faceOf(id)).wording('en')
      const silent = kinds.filter((of) => firstTime?.(of) === undefined)
      expect(silent.sort()).toEqual(plain.map((kind) => `told/${kind}`).sort())
    },
  )

  test.each(GAMES)('%s: each sentence is one, short, and about paragraphs of the rules', async (id) => {
    const face = await faceOf(id)
    const all = [
      ...asked(id).map((kind) => `ask/${kind}`),
      ...told(id).map((kind) => `told/${kind}`),
      ...MARKS[id],
    ]
    for (const language of LANGUAGES) {
      const words = face.wording(language)
      for (const of of all) {
        const sentence = words.firstTime?.(of)
        if (sentence === undefined) continue
        expect(sentence, `${language} ${of}`).toMatch(/[.]$/)
        expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST)
        expect(words.firstTimeOn?.(of), of).not.toEqual([])
      }
      for (const of of MARKS[id]) expect(words.firstTime?.(of), of).toBeDefined()
      expect(words.firstTime?.('ask/toString')).toBeUndefined()
      expect(words.firstTime?.('constructor')).toBeUndefined()
      expect(words.firstTimeOn?.('constructor')).toEqual([])
    }
  })

  test('what was met is kept, and damaged memory counts as none', () => {
    const kept = (said: unknown) => readSettings(JSON.stringify(said), 'en')
    expect(kept({}).explains).toBe(true)
    expect(kept({ explains: false }).explains).toBe(false)
    expect(kept({ explained: { finale: ['ask/tactics', 7] } }).explained).toEqual({ finale: ['ask/tactics'] })
    expect(kept({ explained: { finale: 'all' } }).explained).toEqual({ finale: [] })
    expect(kept({ explained: 3 }).explained).toEqual({})
  })
})

/** Cards and symbols that have a sentence. */
const MARKS: Readonly<Record<GameId, readonly string[]>> = {
  finale: ['card/places', 'mark/hazard', 'mark/arrow', 'mark/no-build-up'],
  'hat-trick': ['card/long', 'card/dribble', 'mark/star'],
  'captain-tsubasa': ['card/special', 'card/keeper', 'mark/token', 'mark/booking'],
}

describe('the lesson beside a sentence is about what it explains', () => {
  const lessonBeside = async (id: GameId, of: string): Promise<string | undefined> => {
    const [face, { lessons }] = await Promise.all([faceOf(id), lessonsOf(id)])
    return lessonAbout(lessons, of, face.wording('en').firstTimeOn?.(of) ?? [])?.id
  }

  test.each<[GameId, string, string | undefined]>([
    ['finale', 'told/counter', 'first-counter'],
    ['finale', 'told/turned', 'turning'],
    ['finale', 'mark/arrow', 'arrow'],
    ['finale', 'told/booked', 'yellow-card'],
    ['finale', 'mark/hazard', 'yellow-card'],
    ['finale', 'ask/attackers-men', 'turning'],
    ['finale', 'ask/defenders-men', 'first-defence'],
    ['hat-trick', 'mark/star', undefined],
    ['hat-trick', 'told/moved', undefined],
    ['hat-trick', 'card/long', 'long-ball'],
    ['hat-trick', 'card/dribble', 'dribble'],
    ['hat-trick', 'told/opportunity', 'opportunity'],
    ['hat-trick', 'told/parried', 'parry'],
    ['hat-trick', 'told/foul', 'foul'],
    ['hat-trick', 'ask/goal-kick-defence', 'their-goal-kick'],
    ['captain-tsubasa', 'told/exhausted', 'exhaustion'],
    ['captain-tsubasa', 'told/signed', 'transfers'],
    ['captain-tsubasa', 'told/advance', 'advance'],
    ['captain-tsubasa', 'ask/turn', 'first-step'],
    ['captain-tsubasa', 'ask/ability', 'abilities'],
  ])('%s, %s: %s', async (id, of, lesson) => {
    expect(await lessonBeside(id, of)).toBe(lesson)
  })
})

describe('what is explained beside a question', () => {
  /** The sentence that stands there now, in a match that begins. */
  const explained = async (isWanted = true): Promise<string> => {
    const face = await faceOf('finale')
    const build = { builds: [beginnersBuild('acker'), beginnersBuild('stollen')] as const }
    const opened = Table.open(face.game, { config: build }, { seed: '5'.repeat(64) })
    if (!opened.ok) throw new Error('no match')
    const table = opened.value
    const heard = table.heard('home')
    const board = {
      view: table.seenBy('home'),
      near: 0,
      language: 'en',
      words: face.wording('en'),
      request: table.request(0),
    } as const
    const shot = { request: table.request(0), events: heard.ok ? heard.value : [], decisions: 0 }
    const Beside = () => useExplained(face, board, shot, isWanted)?.words ?? ''
    return renderToStaticMarkup(createElement(Beside))
  }
  const packing = async () => (await faceOf('finale')).wording('en').firstTime?.('ask/packing')

  afterEach(() => settings.change({ explains: true, explained: {} }))

  test('is the first thing that was never met', async () => {
    expect(await explained()).toBe(await packing())
    settings.change({ explained: { finale: ['ask/packing'] } })
    expect(await explained()).not.toBe(await packing())
  })

  test('is nothing where it is switched off, or nobody wants it', async () => {
    expect(await explained(false)).toBe('')
    settings.change({ explains: false })
    expect(await explained()).toBe('')
  })

  test('begins anew for who wants it again', async () => {
    settings.change({ explained: { finale: ['ask/packing'], 'hat-trick': ['ask/duel'] } })
    settings.change({ explained: {} })
    expect(await explained()).toBe(await packing())
  })
})
