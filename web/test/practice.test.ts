import type { Rated } from '@libero/kernel/practice'
import { afterAnswer, BEGINNING } from '@libero/kernel/practice'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bundleFile, openFile } from '../keep/files.ts'
import { allLearnt, learntOf, readLearntByGame, takeInLearnt } from '../keep/learnt.ts'
import { allPractice, keepPractice, practiceIn, readPractices, takeInPractices } from '../keep/practice.ts'

const exercise = (n: number): Rated => ({ id: `e${n}`, motif: 'keeper', rating: 1000 })
const once = afterAnswer(BEGINNING, exercise(1), true, 20_000)
const later = afterAnswer(BEGINNING, exercise(2), false, 20_001)

/** A shelf for texts as a browser has it. */
function shelf(mayKeep = true) {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (!mayKeep) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
    key: (n: number) => [...texts.keys()][n] ?? null,
    get length() {
      return texts.size
    },
  }
}

beforeEach(() => vi.stubGlobal('localStorage', shelf()))
afterEach(() => vi.unstubAllGlobals())

describe('how far somebody is with his exercises', () => {
  test('is kept for each kind of match by itself', () => {
    expect(keepPractice('finale', once)).toBe(true)
    expect(practiceIn('finale')).toEqual(once)
    expect(practiceIn('players')).toEqual(BEGINNING)
    localStorage.setItem('libero.settings', '{}')
    expect(allPractice()).toEqual({ finale: once })
  })

  test('what cannot be read counts as never said', () => {
    for (const damaged of ['{', '7', '{"rating":"high","met":{"e1":{"day":-1}},"days":["x"]}'])
      for (const kind of ['finale', 'players']) {
        localStorage.setItem(`libero.practice.${kind}`, damaged)
        expect(practiceIn(kind), damaged).toEqual(BEGINNING)
      }
    expect(allPractice()).toEqual({})
  })

  test('a browser that keeps nothing says so and begins anew', () => {
    vi.stubGlobal('localStorage', shelf(false))
    expect(keepPractice('finale', once)).toBe(false)
    expect(practiceIn('finale')).toEqual(BEGINNING)
    vi.stubGlobal('localStorage', undefined)
    expect(practiceIn('finale')).toEqual(BEGINNING)
    expect(allPractice()).toEqual({})
  })

  test('travels in a file with everything else, and joins what is here', () => {
    keepPractice('finale', once)
    const file = bundleFile([], { practice: { finale: later, players: once } })
    const { practice } = openFile('libero.json', file)
    expect(takeInPractices(practice)).toBe(2)
    expect(Object.keys(practiceIn('finale').met)).toEqual(['e1', 'e2'])
    expect(practiceIn('players')).toEqual(once)
    // The same file twice brings nothing new.
    expect(takeInPractices(practice)).toBe(0)
  })

  test('of a file only what makes sense', () => {
    expect(readPractices({ finale: once, 'No Kind': once, players: { rating: 5000 }, hat: 'x' })).toEqual({
      finale: once,
    })
    expect(openFile('a.json', '{"libero":"bundle/1","practice":[1]}').practice).toEqual({})
  })
})

describe('what somebody has learnt', () => {
  const keep = (game: string, learnt: unknown) =>
    localStorage.setItem(`libero.learnt.${game}`, JSON.stringify(learnt))

  test('travels in a file with everything else, and joins what is here', () => {
    keep('finale', { done: ['first-attack'], at: { turning: 2, arrow: 1 } })
    const file = bundleFile([], { learnt: allLearnt() })
    keep('finale', { done: ['turning'], at: { arrow: 3, injury: 1 } })
    keep('hat-trick', { done: ['dribble'], at: {} })
    const { learnt } = openFile('libero.json', file)
    expect(takeInLearnt(learnt)).toBe(1)
    expect(learntOf('finale')).toEqual({ done: ['turning', 'first-attack'], at: { arrow: 3, injury: 1 } })
    expect(learntOf('hat-trick')).toEqual({ done: ['dribble'], at: {} })
    // The same file twice brings nothing new.
    expect(takeInLearnt(learnt)).toBe(0)
  })

  test('of a file only what makes sense', () => {
    const learnt = { finale: { done: ['arrow', 7], at: 'x' }, chess: { done: ['mate'] }, 'hat-trick': {} }
    expect(readLearntByGame(learnt)).toEqual({ finale: { done: ['arrow'], at: {} } })
    expect(openFile('a.json', '{"libero":"bundle/1","learnt":[1]}').learnt).toEqual({})
  })
})
