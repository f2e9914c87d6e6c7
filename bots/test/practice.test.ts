import { beginner, finale } from '@libero/finale'
import { wording as finaleWording } from '@libero/finale/text'
import type { Exercise, ValuedOption } from '@libero/kernel/exercise'
import { afterAnswer, BEGINNING } from '@libero/kernel/practice'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { describe, expect, test } from 'vitest'
import type { Verdict } from '../practice/index.ts'
import {
  atOnceWords,
  coachesOf,
  heardWords,
  laidOut,
  ratingWords,
  returnWords,
  shareWords,
  shortNames,
  toldOf,
  verdictOn,
  whySentences,
} from '../practice/index.ts'
import type { Prospect } from '../prospect/index.ts'

const option = (action: string, share: number, margin = 0.02): ValuedOption => ({ action, share, margin })

const SAVES: Exercise = {
  id: 'saves-1',
  game: 'finale',
  edition: { rules: 'finale-2', cards: { name: 'libero-finale', version: '1' } },
  position: {},
  seat: 0,
  question: 'save',
  of: 'hold',
  options: [option('low', 0.64), option('wait', 0.62), option('high', 0.412), option('out', 0.2)],
  tempting: 'high',
  motif: 'saving',
  difficulty: 'hard',
  rating: 1200,
  source: { by: 'search', seed: 'a', decision: 3 },
}
const NAMES: Readonly<Record<string, string>> = { low: 'Low', wait: 'Wait', high: 'High', out: 'Come out' }
const nameOf = (action: string) => NAMES[action] ?? action
const verdict = (action: string, exercise = SAVES): Verdict => {
  const found = verdictOn(exercise, action)
  if (!found) throw new Error(`no ${action}`)
  return found
}
const words = { ...finaleWording('en').prospects, of: { hold: 'they do not score' } }
const why = (action: string, exercise = SAVES) =>
  whySentences(exercise, verdict(action, exercise), nameOf, words, 'en')

describe('a verdict', () => {
  test('knows the best, the next best and what suggests itself', () => {
    const { isSolved, isClose, best, second, tempting } = verdict('low')
    expect([isSolved, isClose, best.action, second?.action, tempting?.action]).toEqual([
      true,
      false,
      'low',
      'wait',
      'high',
    ])
    expect(verdictOn(SAVES, 'elsewhere')).toBeUndefined()
  })

  test('is mild where the figures cannot tell it from the best', () => {
    expect(verdict('wait').isClose).toBe(true)
    expect(verdict('high').isClose).toBe(false)
    expect(['low', 'wait', 'high'].map((each) => heardWords(verdict(each), 'en'))).toEqual([
      'Solved!',
      'Nearly as good',
      'Not the best',
    ])
  })

  test('tells few of many options, in their order, always those it speaks of', () => {
    const told = (action: string, most: number) =>
      toldOf(SAVES, verdict(action), most).map((each) => each.action)
    expect(told('low', 3)).toEqual(['low', 'wait', 'high'])
    expect(told('out', 3)).toEqual(['low', 'high', 'out'])
    expect(told('out', 9)).toEqual(['low', 'wait', 'high', 'out'])
  })
})

describe('why, in sentences made from the figures', () => {
  test('to who has solved it: the best, the next best, and what he was not tempted by', () => {
    expect(why('low')).toEqual([
      'With “Low” they do not score 64 times in 100.',
      'The next best, “Wait”, comes to 62.',
      '“High” would suggest itself, but only comes to 41.',
    ])
  })

  test('to who was tempted', () => {
    expect(why('high')).toEqual([
      'With “Low” they do not score 64 times in 100.',
      '“High” suggests itself, but only comes to 41.',
    ])
  })

  test('to who chose something else, and to who was close', () => {
    expect(why('out').slice(1)).toEqual([
      '“Come out” comes to 20.',
      '“High” would suggest itself, but only comes to 41.',
    ])
    expect(why('wait')[2]).toBe('Too close for the figures to be sure.')
  })

  test('of a share of the match', () => {
    expect(why('low', { ...SAVES, of: 'match' })[0]).toBe(
      'With “Low” you win 64 matches in 100, a draw counting half.',
    )
  })

  test('in every language, with every figure and no blank left', () => {
    for (const language of LANGUAGES)
      for (const of of ['hold', 'match'])
        for (const { action } of SAVES.options) {
          const exercise = { ...SAVES, of }
          const all = whySentences(
            exercise,
            verdict(action, exercise),
            nameOf,
            finaleWording(language).prospects,
            language,
          ).join(' ')
          expect(all).toContain('64')
          expect(all).toContain('41')
          expect(all).not.toMatch(/[{}]|undefined/)
        }
  })

  test('of a long name only what comes before its reasons, where that tells the options apart', () => {
    const pass = 'Pass: no more cards for you in this attack, and your rival may go on'
    const jump = 'The 4, winger (gold): two lines forward; back again after the turn'
    const stay = 'The 4, winger (gold): stays where he is, and takes the ball'
    const later = 'Shoot later: on to the next round'
    const nobody = 'Nobody: end your turn'
    const card = 'Card 7 (purple)'
    const names = shortNames(new Map(Object.entries({ pass, later, nobody, card, jump, stay })))
    expect([...names.values()]).toEqual([
      'Pass',
      'Shoot later',
      nobody,
      card,
      'The 4, winger (gold): two lines forward',
      stay,
    ])
  })

  test('a share is never said to be surer than it is', () => {
    expect(shareWords(option('x', 0.997, 0.0301), 'en')).toBe('99 % ± 4')
    expect(shareWords(option('x', 0.5, 0.02), 'de')).toBe('50 % ± 2')
    expect(shareWords(option('x', 0.5, 0), 'de')).toBe('50 %')
  })
})

describe('what comes of it at once', () => {
  const prospect = (share: number, spends?: number): Prospect => ({
    of: 'hold',
    ways: [
      { way: 'saved', share, tone: 'good' },
      { way: 'goal', share: 1 - share, tone: 'bad' },
    ],
    ...(spends !== undefined && { spends }),
  })
  const said = (action: string, prospects: Readonly<Record<string, Prospect>>, of = 'match') =>
    atOnceWords({ of }, verdict(action), prospects, nameOf, { ...words, short: { hold: 'holds' } }, 'en')

  test('tells the best from the one that was chosen, or from what suggests itself', () => {
    const known = { low: prospect(0.7), high: prospect(0.5), out: prospect(0.3) }
    expect(said('out', known)).toBe('Low: holds 70 %; Come out: only 30 %.')
    expect(said('low', known)).toBe('Low: holds 70 %; High: only 50 %.')
    expect(said('low', known, 'hold')).toBe('Low: holds 70 %; High: only 50 %.')
  })

  test('and says so where what is worse now is better in the long run', () => {
    expect(said('high', { low: prospect(0.5), high: prospect(0.6) })).toBe(
      'Low: holds 50 %; High: even 60 %, but in the long run Low wins 64 in 100 matches, High 41.',
    )
  })

  test('and nothing where nothing is known, or nothing differs', () => {
    expect(said('out', {})).toBeUndefined()
    expect(said('out', { low: prospect(0.5), out: prospect(0.5) })).toBeUndefined()
  })
})

test('who sat there is read from its source', () => {
  const by = (said: string) => coachesOf({ source: { ...SAVES.source, by: said } })
  expect(by('search@100it – montecarlo@60it')).toEqual(['search', 'montecarlo'])
  expect(by('heuristic')).toEqual(['heuristic', 'heuristic'])
})

describe('what it does to the rating', () => {
  const failed = afterAnswer(BEGINNING, SAVES, false, 100)

  test('up, down, or not at all', () => {
    const solved = afterAnswer(BEGINNING, SAVES, true, 100)
    expect(ratingWords(BEGINNING, solved, SAVES.id, 'en')).toBe('Rating 1036 (+36)')
    expect(ratingWords(BEGINNING, failed, SAVES.id, 'en')).toBe('Rating 988 (−12)')
    expect(ratingWords(failed, afterAnswer(failed, SAVES, true, 101), SAVES.id, 'de')).toBe(
      'Wertung 988: Diese Übung kanntest du schon',
    )
  })

  test('and when it comes back', () => {
    expect(returnWords(failed, SAVES.id, 100, 'en')).toBe('It comes back tomorrow.')
    const again = afterAnswer(failed, SAVES, true, 101)
    expect(returnWords(again, SAVES.id, 101, 'en')).toBe('It comes back in 3 days.')
    const [third, fourth] = [104, 111].map((day) => day)
    const learnt = [third, fourth, 132].reduce((so, day) => afterAnswer(so, SAVES, true, day ?? 0), again)
    expect(returnWords(learnt, SAVES.id, 132, 'en')).toBe('Now you know this one.')
    const atOnce = afterAnswer(BEGINNING, SAVES, true, 100)
    expect(returnWords(atOnce, SAVES.id, 100, 'en')).toBeUndefined()
  })
})

describe('an exercise is laid out on a table', () => {
  const opened = Table.open(
    finale,
    { config: { builds: [beginner(0, undefined), beginner(1, undefined)] } },
    { seed: '1'.repeat(64) },
  )
  if (!opened.ok) throw new Error('no match')
  const { position } = opened.value
  const seat = opened.value.isAwaited(0) ? 0 : 1
  const actions = opened.value.request(seat)?.options.map(({ action }) => action) ?? []
  const [first = option('', 0), ...rest] = actions.map((action, n) => option(action, 0.6 - n / 100))
  const exercise: Exercise = { ...SAVES, position, seat, options: [first, ...rest], tempting: first.action }

  test('with its very question', () => {
    const laid = laidOut(finale, exercise)
    expect(laid.ok && laid.value.request.options.map(({ action }) => action)).toEqual(actions)
    expect(laid.ok && laid.value.request.seat).toBe(seat)
  })

  test('or not at all, with the reason', () => {
    const codes = (each: Exercise) => {
      const laid = laidOut(finale, each)
      return laid.ok ? [] : laid.refusals.map(({ code }) => code)
    }
    expect(codes({ ...exercise, options: [first] })).toEqual(['record-damaged'])
    expect(codes({ ...exercise, position: {} }).length).toBeGreaterThan(0)
  })
})
