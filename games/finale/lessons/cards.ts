import type { Lesson } from '@libero/kernel/lesson'
import { drawn, EDITION, PUPIL, scene } from './scene.ts'

const closingCard: Lesson = {
  id: 'closing-card',
  course: 'chapters',
  paragraphs: ['5.8', '4.1', '5.5', '5.2'],
  explains: ['tactics'],
  beginning: {
    from: scene({
      phase: 'tactics',
      period: 5,
      sides: [
        {
          colour: 'red',
          hand: ['red-2a', 'red-4'],
          deck: [],
          shown: [
            'white-5',
            'white-4',
            'white-3',
            'white-2a',
            'white-2b',
            'red-5',
            'red-3',
            'red-2b',
            'red-1',
          ],
          changesLeft: 0,
        },
        {
          colour: 'purple',
          hand: [],
          deck: [],
          shown: [
            ...['white-5', 'white-4', 'white-3', 'white-2a', 'white-2b', 'purple-5', 'purple-4', 'purple-3'],
            ...['purple-2a', 'purple-2b', 'purple-1'],
          ],
          changesLeft: 0,
        },
      ],
      men: { 'timo-brecher': { turn: 1 } },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [2, 1, 1, 2],
  rival: ['guenter-granit'],
  steps: [
    { id: 'open', look: ['lying/1'] },
    {
      id: 'card',
      look: ['hand/0/red-2a'],
      action: 'red-2a',
      instead: { 'red-4': 'first' },
      brings: [
        { kind: 'revealed', powers: [2, 1] },
        { kind: 'attacker', seat: 0, attacks: 1 },
      ],
    },
    {
      id: 'striker',
      look: ['man/timo-brecher'],
      action: 'timo-brecher',
      instead: { 'sven-abseits': 'falls' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [2, 3], totals: [4, 4], won: true },
        { kind: 'comparison', action: 'finish', strengths: [5, 3], totals: [6, 5], won: true },
        { kind: 'closing-card-open', seat: 1 },
        { kind: 'attacker', seat: 0, attacks: 3 },
      ],
    },
    { id: 'three', look: ['lying/0', 'lying/1'] },
    { id: 'never-used-up' },
  ],
}

const exchange: Lesson = {
  id: 'exchange',
  course: 'chapters',
  paragraphs: ['5.7', '4.7', '5.6'],
  explains: ['exchange'],
  beginning: {
    from: scene({
      phase: 'further-tactic',
      period: 4,
      attack: { by: 'away', number: 2, of: 2 },
      sides: [
        {
          hand: ['purple-1', 'white-4', 'purple-3'],
          shown: ['white-3', 'purple-5', 'purple-2a'],
          faceUp: 'white-2a',
        },
        { hand: ['red-2b', 'red-1', 'white-3'], shown: ['white-2b', 'red-5', 'white-4'], faceUp: 'red-4' },
      ],
      men: { 'mc-fire': { turn: 3 }, 'alexander-trifft': { turn: 1 } },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [drawn('white-2a'), drawn('white-5'), 0, 2],
  rival: ['red-2b', 'brian-oklopper', 'alexander-trifft'],
  steps: [
    { id: 'their-card', look: ['lying/1'] },
    {
      id: 'exchange',
      look: ['hand/0/purple-1'],
      action: 'purple-1',
      instead: { done: 'keep', 'purple-3': 'good', 'white-4': 'good' },
      brings: [
        { kind: 'exchanged', seat: 0, card: 'purple-1' },
        { kind: 'drawn', seat: 0, card: 'white-5' },
      ],
    },
    { id: 'drawn', look: ['hand/0/white-5'] },
    {
      id: 'defender',
      look: ['man/harald-graetsche'],
      action: 'harald-graetsche',
      instead: { 'udo-fouler': 'weaker', 'georg-putzer': 'weaker', 'manni-metzger': 'weaker' },
      brings: [{ kind: 'comparison', action: 'finish', strengths: [8, 9], totals: [10, 9], won: false }],
    },
    { id: 'once-more' },
  ],
}

export const CARDS: readonly Lesson[] = [closingCard, exchange]
