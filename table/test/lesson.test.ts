import type { Lesson } from '@libero/kernel/lesson'
import { tossGame } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { lessonFaults } from '../lesson.ts'

const HEADS = 0
const TAILS = 1

const calling: Lesson = {
  id: 'calling',
  course: 'first',
  paragraphs: ['1'],
  explains: ['call'],
  beginning: {
    config: { options: { turns: 3 }, builds: [null, null] },
    rules: 'toss-1',
    cards: { name: 'coin', version: '1' },
  },
  pupil: 0,
  luck: [HEADS, HEADS, TAILS],
  rival: ['tails'],
  steps: [
    { id: 'welcome' },
    {
      id: 'call',
      action: 'heads',
      instead: { tails: 'lucky' },
      brings: [
        { kind: 'toss', hit: true },
        { seat: 1, hit: false },
      ],
    },
    { id: 'again', action: 'tails', brings: [{ coin: 'tails' }] },
    { id: 'farewell' },
  ],
}

const changed = (change: Partial<Lesson>) => lessonFaults(tossGame, { ...calling, ...change })
const [welcome, call, again, farewell] = calling.steps as [
  Lesson['steps'][0],
  Lesson['steps'][0],
  Lesson['steps'][0],
  Lesson['steps'][0],
]

describe('a lesson is played at a table', () => {
  test('one that is in order has no faults, and each of its steps is met', () => {
    const met: string[] = []
    expect(lessonFaults(tossGame, calling, ({ step }) => met.push(step.id))).toEqual([])
    expect(met).toEqual(['welcome', 'call', 'again', 'farewell'])
  })

  test.each<[string, Partial<Lesson>, RegExp]>([
    ['luck that is left', { luck: [HEADS, HEADS, TAILS, TAILS] }, /of 4 pieces of luck 3 are used/],
    ['luck that is missing', { luck: [HEADS, HEADS] }, /again: tails is refused: chance-exhausted/],
    ['an answer that is left', { rival: ['tails', 'heads'] }, /the other coach is left with heads/],
    ['an answer that cannot be', { rival: ['edge'] }, /the other coach cannot choose edge/],
    ['a decision that cannot be', { steps: [{ ...call, action: 'edge' }] }, /call: edge is refused/],
    [
      'a wrong turn that cannot be',
      { steps: [{ ...call, instead: { edge: 'no' } }, again] },
      /call: edge cannot/,
    ],
    [
      'another result',
      { steps: [welcome, { ...call, brings: [{ hit: false }, { hit: true }] }, again] },
      /bring/,
    ],
    [
      'a step too many',
      { steps: [call, again, { ...again, id: 'more' }, farewell] },
      /more: nothing is asked/,
    ],
    ['a question it never asks', { explains: ['throw'] }, /explains throw, which is never asked/],
    [
      'a beginning that is none',
      { beginning: { ...calling.beginning, config: { builds: [null, null] } } as Lesson['beginning'] },
      /cannot begin: turns/,
    ],
  ])('%s is found', (_what, change, fault) => expect(changed(change).join('\n')).toMatch(fault))
})
