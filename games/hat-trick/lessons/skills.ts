import type { Lesson } from '@libero/kernel/lesson'
import { ITALY_BRAZIL, QUIET } from './cast.ts'
import { draws, scene } from './scene.ts'

/** §15 A skill is used, the card flips at once, and the new side counts. */
const skills: Lesson = {
  id: 'skills',
  course: 'chapters',
  paragraphs: ['15.5', '13.1', '13.2', '15.1', '15.3', '15.4', '15.6', '15.7', '16.12'],
  explains: ['skill'],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'h6',
    types: [{ ...QUIET, 6: 'versatile-mid' }, QUIET],
    on: { a5: 'a3', a4: 'd3', h9: 'd6' },
    hands: [
      ['short-2-left', 'long-1-left', 'short-1-left'],
      ['short-2-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left'),
  rival: ['short-2-right', 'none'],
  steps: [
    { id: 'types', look: ['man-0-6'] },
    {
      id: 'lay',
      look: ['hand-short-2-left', 'foot-3'],
      action: 'short-2-left',
      instead: { 'short-1-left': 'weak', 'long-1-left': 'weak' },
    },
    { id: 'stay', look: ['foot-3', 'laid-0', 'laid-1'], action: 'none' },
    {
      id: 'use',
      look: ['man-0-6'],
      action: '6!',
      instead: { none: 'lost' },
      brings: [{ kind: 'skill', number: 6, type: 'versatile-mid', side: 'silver' }],
    },
    {
      id: 'enough',
      look: ['man-0-6'],
      action: 'none',
      instead: { '6!': 'back' },
      brings: [
        {
          kind: 'comparison',
          players: [6, 6],
          cards: [2, 2],
          skills: [2, 0],
          totals: [10, 8],
          result: 'won',
        },
      ],
    },
    { id: 'end', look: ['man-0-6'] },
  ],
}

/** §16.10 An opponent's skill is prevented. */
const prevention: Lesson = {
  id: 'prevention',
  course: 'chapters',
  paragraphs: ['16.10', '15.9', '15.10'],
  explains: ['prevent'],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'a6',
    types: [
      { ...QUIET, 6: 'combative-mid*' },
      { ...QUIET, 7: 'versatile-mid' },
    ],
    hands: [
      ['short-3-right', 'long-1-left', 'short-1-left'],
      ['short-4-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left'),
  rival: ['short-4-right', 'none'],
  steps: [
    { id: 'theirs', look: ['man-1-7', 'man-0-6'] },
    {
      id: 'lay',
      look: ['hand-short-3-right'],
      action: 'short-3-right',
      instead: { 'long-1-left': 'weak', 'short-1-left': 'weak' },
    },
    {
      id: 'move',
      look: ['man-0-7', 'man-1-6'],
      action: '7+',
      instead: { none: 'few' },
      brings: [{ kind: 'moved', seat: 0, number: 7, with: { seat: 1, number: 6 }, to: 'c4' }],
    },
    {
      id: 'prevent',
      look: ['man-0-6', 'man-1-7'],
      action: '6x7',
      instead: { none: 'nine' },
      brings: [
        { kind: 'prevented', seat: 0, number: 6, of: 7 },
        { kind: 'comparison', players: [5, 3], cards: [3, 4], totals: [8, 7], result: 'lost' },
        { kind: 'intercepted', seat: 0, number: 7 },
      ],
    },
    { id: 'end', look: ['man-0-6'] },
  ],
}

/** §16.14 A skill takes the ball when the pass has arrived. */
const winItBack: Lesson = {
  id: 'win-it-back',
  course: 'chapters',
  paragraphs: ['16.14', '15.9', '15.10'],
  explains: [],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'a6',
    types: [{ ...QUIET, 9: 'pressing-winger*' }, QUIET],
    on: { h9: 'd2', a9: 'a4' },
    hands: [
      ['short-1-right', 'long-1-left', 'short-1-left'],
      ['short-3-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left'),
  rival: ['short-3-right', 'none', 'none'],
  steps: [
    { id: 'far', look: ['foot-4', 'man-1-8', 'man-0-9'] },
    {
      id: 'lay',
      look: ['hand-short-1-right'],
      action: 'short-1-right',
      instead: { 'long-1-left': 'any', 'short-1-left': 'any' },
    },
    {
      id: 'stay',
      look: ['man-1-8', 'man-0-9'],
      action: 'none',
      brings: [
        { kind: 'comparison', totals: [4, 11], result: 'won' },
        { kind: 'passed', seat: 1, to: 8 },
      ],
    },
    {
      id: 'use',
      look: ['man-0-9', 'man-1-8'],
      action: '9!',
      instead: { none: 'gone' },
      brings: [
        { kind: 'skill', seat: 0, number: 9, side: 'gold' },
        { kind: 'took-ball', seat: 0, number: 9, from: { seat: 1, number: 8 } },
      ],
    },
    { id: 'end', look: ['man-0-9'] },
  ],
}

/** §16.5 A move by a skill, and the way back. */
const wingback: Lesson = {
  id: 'wingback',
  course: 'chapters',
  paragraphs: ['16.5', '13.4', '15.8'],
  explains: [],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'h7',
    types: [{ ...QUIET, 4: 'wingback*' }, QUIET],
    on: { h9: 'd6' },
    hands: [
      ['short-2-right', 'short-2-left', 'short-1-right'],
      ['short-4-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left', 'short-2-right', 'long-1-left'),
  rival: ['short-4-right', 'none', 'long-2-right'],
  steps: [
    { id: 'left', look: ['man-0-4'] },
    {
      id: 'lay',
      look: ['hand-short-2-right'],
      action: 'short-2-right',
      instead: { 'short-2-left': 'side', 'short-1-right': 'weak' },
    },
    {
      id: 'move',
      look: ['man-0-4', 'man-1-9'],
      action: '4!+',
      instead: { none: 'close' },
      brings: [
        { kind: 'changed-wing', seat: 0, number: 4, side: 'right' },
        { kind: 'moved', seat: 0, number: 4, with: { seat: 1, number: 9 }, to: 'a3' },
        { kind: 'comparison', players: [7, 1], cards: [2, 4], totals: [9, 5], result: 'won' },
      ],
    },
    {
      id: 'back',
      look: ['man-0-4'],
      action: '4!~',
      brings: [{ kind: 'changed-wing', seat: 0, number: 4, side: 'left' }],
    },
    {
      id: 'lay-again',
      look: ['hand-short-2-left'],
      action: 'short-2-left',
      instead: { 'short-1-right': 'right' },
    },
    { id: 'end', look: ['man-0-4'] },
  ],
}

export const SKILLS: readonly Lesson[] = [skills, prevention, winItBack, wingback]
