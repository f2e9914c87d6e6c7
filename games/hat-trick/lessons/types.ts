import type { Lesson } from '@libero/kernel/lesson'
import { ITALY_BRAZIL, QUIET } from './cast.ts'
import { draws, scene } from './scene.ts'

/** §16.17, §16.21 A long ball to men who are made for it. */
const longBallMen: Lesson = {
  id: 'long-ball-men',
  course: 'chapters',
  paragraphs: ['16.17', '16.21', '15.10'],
  explains: [],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'h6',
    types: [QUIET, QUIET],
    on: { h11: 'c4', h7: 'c5', h8: 'a2' },
    hands: [
      ['long-2-left', 'short-1-left', 'short-2-left'],
      ['short-3-right', 'short-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left'),
  rival: ['short-3-right', 'none'],
  steps: [
    { id: 'two', look: ['man-0-10', 'man-0-11'] },
    {
      id: 'lay',
      look: ['hand-long-2-left', 'foot-5'],
      action: 'long-2-left',
      instead: { 'short-1-left': 'short', 'short-2-left': 'short' },
    },
    { id: 'stay', look: ['laid-0', 'laid-1', 'foot-5'], action: 'none' },
    { id: 'choose', look: ['foot-5'], action: '2-lines', instead: { '1-lines': 'near' } },
    {
      id: 'strong',
      look: ['man-0-10'],
      action: '10!',
      instead: { none: 'lost', '11!+': 'both' },
      brings: [{ kind: 'skill', number: 10, type: 'target-man', side: 'silver' }],
    },
    {
      id: 'run',
      look: ['man-0-11', 'man-0-7'],
      action: '11!+',
      instead: { none: 'enough' },
      brings: [
        { kind: 'moved', seat: 0, number: 11, with: { seat: 0, number: 7 }, to: 'c5' },
        {
          kind: 'comparison',
          players: [9, 6],
          cards: [2, 3],
          skills: [2, 0],
          totals: [13, 9],
          result: 'won',
        },
      ],
    },
    { id: 'end', look: ['man-0-10', 'man-0-11'] },
  ],
}

/** §16.18 Before the sideways pass. */
const forward: Lesson = {
  id: 'forward',
  course: 'chapters',
  paragraphs: ['16.18', '15.9'],
  explains: [],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'h7',
    types: [{ ...QUIET, 11: 'forward' }, QUIET],
    on: { h7: 'c4', h10: 'b4' },
    hands: [
      ['dribble-4-left', 'short-1-left', 'short-2-left'],
      ['short-3-right', 'short-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left'),
  rival: ['short-3-right', 'none'],
  steps: [
    { id: 'ahead', look: ['man-0-7', 'man-0-11'] },
    {
      id: 'lay',
      look: ['hand-dribble-4-left'],
      action: 'dribble-4-left',
      instead: { 'short-1-left': 'weak', 'short-2-left': 'weak' },
    },
    { id: 'stay', action: 'none' },
    {
      id: 'use',
      look: ['man-0-11', 'man-0-7'],
      action: '11!',
      instead: { none: 'line' },
      brings: [
        { kind: 'took-ball', seat: 0, number: 11, from: { seat: 0, number: 7 } },
        { kind: 'no-team-mate', seat: 0, number: 11 },
        {
          kind: 'comparison',
          action: 'dribble',
          players: [5, 4],
          cards: [4, 3],
          totals: [9, 7],
          result: 'won',
        },
        { kind: 'opportunity', seat: 0, number: 11 },
      ],
    },
    { id: 'end', look: ['man-0-11'] },
  ],
}

/** §16.6 Two steps at once. */
const overlap: Lesson = {
  id: 'overlap',
  course: 'chapters',
  paragraphs: ['16.6'],
  explains: [],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'h6',
    types: [{ ...QUIET, 4: 'overlapping-fb*' }, QUIET],
    on: { h6: 'b4', h8: 'a6', h9: 'd5', h7: 'c2' },
    hands: [
      ['short-4-left', 'short-3-right', 'short-1-left'],
      ['short-2-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left'),
  rival: ['short-2-right', 'none'],
  steps: [
    { id: 'far', look: ['man-0-4', 'foot-4'] },
    {
      id: 'lay',
      look: ['hand-short-4-left'],
      action: 'short-4-left',
      instead: { 'short-3-right': 'side', 'short-1-left': 'weak' },
    },
    {
      id: 'stride',
      look: ['man-0-4', 'man-1-9', 'free-a4'],
      action: '4!+',
      instead: { none: 'lost', '4+': 'one' },
      brings: [
        { kind: 'skill', number: 4, side: 'gold' },
        { kind: 'moved', seat: 0, number: 4, to: 'a3' },
        { kind: 'moved', seat: 0, number: 4, to: 'a4' },
        { kind: 'comparison', players: [4, 6], cards: [4, 2], totals: [8, 8], result: 'won', byCard: true },
      ],
    },
    { id: 'end', look: ['man-0-4'] },
  ],
}

/** §16.2 The man on the ball himself is pushed. */
const solidPush: Lesson = {
  id: 'solid-push',
  course: 'chapters',
  paragraphs: ['16.2', '4.3'],
  explains: [],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'a10',
    types: [QUIET, QUIET],
    on: { h10: 'b2', h4: 'a1', h5: 'd1', a9: 'a4', a8: 'd4', h3: 'c3' },
    hands: [
      ['short-3-right', 'short-2-right', 'short-1-left'],
      ['short-4-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left', 'short-3-right'),
  rival: ['short-4-right', 'none', 'none'],
  steps: [
    { id: 'danger', look: ['man-1-10', 'man-0-10', 'foot-2'] },
    {
      id: 'lay',
      look: ['hand-short-3-right', 'man-0-3'],
      action: 'short-3-right',
      instead: { 'short-2-right': 'weak', 'short-1-left': 'weak' },
    },
    {
      id: 'push',
      look: ['man-0-3', 'man-1-10'],
      action: '3!-',
      instead: { none: 'lost' },
      brings: [
        { kind: 'foul-checked', seat: 0, number: 3, card: 'short-3-right', foul: false },
        { kind: 'moved', seat: 0, number: 3, with: { seat: 1, number: 10 }, to: 'c2' },
        { kind: 'comparison', players: [5, 3], cards: [3, 4], totals: [8, 7], result: 'lost' },
        { kind: 'intercepted', seat: 0, number: 6 },
      ],
    },
    { id: 'end', look: ['man-0-3', 'man-0-6'] },
  ],
}

/** §16.20 Whoever would be nearest, the ball is his. */
const poacher: Lesson = {
  id: 'poacher',
  course: 'chapters',
  paragraphs: ['16.20', '14.5'],
  explains: [],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'h8',
    opportunity: true,
    types: [{ ...QUIET, 11: 'goal-poacher' }, QUIET],
    on: { h8: 'a6', h11: 'c6' },
    hands: [
      ['dribble-1-left', 'long-4-left', 'short-1-left'],
      ['short-3-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-2-left', 'short-3-left', 'short-2-right', 'long-1-right'),
  rival: ['short-3-right', 'none', 'centre', 'draw', 'draw'],
  steps: [
    {
      id: 'lay',
      look: ['man-0-11', 'hand-dribble-1-left'],
      action: 'dribble-1-left',
      instead: { 'long-4-left': 'keep', 'short-1-left': 'pass' },
    },
    { id: 'stay', action: 'none', brings: [{ kind: 'sideways', seat: 0, from: 8, to: 11 }] },
    { id: 'shoot', look: ['man-0-11'], action: 'shoot', instead: { wait: 'later' } },
    {
      id: 'corner',
      look: ['corner-right'],
      action: 'right',
      instead: { left: 'four', centre: 'four' },
      brings: [
        { kind: 'keeper-drew', total: 5, power: 5 },
        { kind: 'parried', to: { seat: 1, number: 3 } },
      ],
    },
    {
      id: 'use',
      look: ['man-0-11', 'man-1-3'],
      action: '11!',
      instead: { none: 'theirs' },
      brings: [
        { kind: 'took-ball', seat: 0, number: 11, from: { seat: 1, number: 3 } },
        { kind: 'opportunity', seat: 0, number: 11 },
      ],
    },
    { id: 'end', look: ['man-0-11'] },
  ],
}

/** §16.4 One card more for the keeper. */
const sweeper: Lesson = {
  id: 'sweeper',
  course: 'chapters',
  paragraphs: ['16.4', '15.9'],
  explains: [],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'a10',
    types: [{ ...QUIET, 2: 'sweeper' }, QUIET],
    opportunity: true,
    starKeeper: [false, false],
    on: { a10: 'c1' },
    hands: [['short-1-left'], ['dribble-3-left']],
  }),
  pupil: 0,
  luck: [
    ...draws('short-3-left', 'short-4-right', 'short-1-left'),
    ...draws('short-2-left', 'long-3-left', 'short-3-left'),
    ...draws('dribble-2-left', 'short-1-right', 'short-2-right'),
  ],
  rival: ['none', 'shoot', 'right'],
  steps: [
    { id: 'stay', look: ['man-1-10', 'man-0-2'], action: 'none' },
    {
      id: 'use',
      look: ['man-0-2', 'man-1-10'],
      action: '2!',
      instead: { none: 'two' },
      brings: [{ kind: 'skill', number: 2, type: 'sweeper', side: 'silver' }],
    },
    {
      id: 'dive',
      look: ['corner-centre'],
      action: 'centre',
      instead: { left: 'any', right: 'any' },
      brings: [{ kind: 'duel', shot: 'right', dive: 'centre', power: 7, draws: 3 }],
    },
    { id: 'draw', action: 'draw', instead: { stop: 'goal' }, brings: [{ kind: 'keeper-drew', total: 3 }] },
    { id: 'more', action: 'draw', instead: { stop: 'goal' }, brings: [{ kind: 'keeper-drew', total: 7 }] },
    {
      id: 'third',
      action: 'draw',
      instead: { stop: 'parry' },
      brings: [{ kind: 'saved', seat: 0, total: 8, power: 7 }],
    },
    { id: 'end', look: ['man-0-2'] },
  ],
}

export const TYPES: readonly Lesson[] = [longBallMen, forward, overlap, solidPush, poacher, sweeper]
