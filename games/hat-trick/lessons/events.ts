import type { Lesson } from '@libero/kernel/lesson'
import type { MatchEventName } from '../cards/skills.ts'
import { ITALY_BRAZIL, QUIET } from './cast.ts'
import { draws, scene } from './scene.ts'

const withEvents = (...events: readonly MatchEventName[]) => ({
  ...ITALY_BRAZIL,
  options: { expansion: 'players', events } as const,
  types: [QUIET, QUIET] as const,
})

/** §20.1 */
const snapshot: Lesson = {
  id: 'snapshot',
  course: 'chapters',
  paragraphs: ['20.1'],
  explains: ['snapshot'],
  beginning: scene({
    ...withEvents('snapshot'),
    ball: 'h11',
    on: { h10: 'b4', h9: 'd6' },
    hands: [
      ['dribble-3-left', 'short-3-right', 'short-1-right'],
      ['short-4-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left', 'short-1-left', 'short-2-left', 'short-2-right'),
  rival: ['short-4-right', 'none', 'centre', 'draw', 'draw', 'draw'],
  steps: [
    {
      id: 'lay',
      look: ['man-0-11', 'man-1-2', 'hand-dribble-3-left'],
      action: 'dribble-3-left',
      instead: { 'short-3-right': 'nobody', 'short-1-right': 'nobody' },
    },
    { id: 'stay', look: ['man-0-11', 'man-1-2', 'laid-0', 'laid-1'], action: 'none' },
    {
      id: 'shoot',
      look: ['man-0-11'],
      action: 'snapshot',
      instead: { action: 'lost' },
      brings: [{ kind: 'snapshot', seat: 0, number: 11 }],
    },
    {
      id: 'corner',
      look: ['corner-right'],
      action: 'right',
      instead: { left: 'five', centre: 'five' },
      brings: [
        { kind: 'duel', power: 6, draws: 3 },
        { kind: 'keeper-drew', total: 5 },
        { kind: 'goal', seat: 0, number: 11 },
      ],
    },
    { id: 'end' },
  ],
}

/** §20.2 */
const corner: Lesson = {
  id: 'corner',
  course: 'chapters',
  paragraphs: ['20.2', '9.3'],
  explains: [],
  beginning: scene({
    ...withEvents('corners'),
    ball: 'h8',
    opportunity: true,
    on: { h11: 'c6', h8: 'a6' },
    hands: [
      ['dribble-2-left', 'short-3-right', 'short-1-right'],
      ['short-1-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'short-4-left', 'long-4-left', 'short-2-left'),
  rival: ['short-1-right', 'none', 'centre', 'draw', 'draw', 'none'],
  steps: [
    {
      id: 'lay',
      look: ['hand-dribble-2-left'],
      action: 'dribble-2-left',
      instead: { 'short-3-right': 'pass', 'short-1-right': 'pass' },
    },
    {
      id: 'stay',
      look: ['man-0-8', 'man-0-11'],
      action: 'none',
      brings: [{ kind: 'sideways', seat: 0, from: 8, to: 11 }],
    },
    { id: 'shoot', look: ['man-0-11'], action: 'shoot', instead: { wait: 'wait' } },
    {
      id: 'aim',
      look: ['corner-right'],
      action: 'right',
      instead: { left: 'five', centre: 'five' },
      brings: [
        { kind: 'duel', power: 6, draws: 2 },
        { kind: 'keeper-drew', total: 7, power: 6 },
        { kind: 'corner', seat: 0, number: 8 },
      ],
    },
    { id: 'given', look: ['man-0-8', 'man-0-11'] },
    {
      id: 'move',
      look: ['man-0-10'],
      action: '10+',
      instead: { none: 'more' },
      brings: [{ kind: 'opportunity', seat: 0, number: 8 }],
    },
    { id: 'end', look: ['man-0-8'] },
  ],
}

/** §20.3 */
const substitution: Lesson = {
  id: 'substitution',
  course: 'chapters',
  paragraphs: ['20.3', '21.5'],
  explains: ['substitution'],
  beginning: scene({
    ...withEvents('subs'),
    ball: 'h8',
    on: { h9: 'd6', a10: 'c4', h11: 'c6' },
    hands: [
      ['short-3-left', 'dribble-4-right', 'short-1-left'],
      ['short-3-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('dribble-3-right', 'long-4-left'),
  rival: ['short-3-right', 'none', 'none', 'none'],
  steps: [
    {
      id: 'lay',
      look: ['hand-short-3-left'],
      action: 'short-3-left',
      instead: { 'short-1-left': 'weak', 'dribble-4-right': 'stop' },
    },
    {
      id: 'stay',
      look: ['foot-4', 'laid-0', 'laid-1'],
      action: 'none',
      brings: [
        { kind: 'foul', seat: 1, number: 7, card: 'yellow' },
        { kind: 'passed', seat: 0, to: 10 },
        { kind: 'free-kick', seat: 0, number: 10 },
      ],
    },
    {
      id: 'change',
      look: ['man-0-10', 'team-0'],
      action: 'sub-3:10',
      instead: { none: 'later', 'sub-3:11': 'far' },
      brings: [
        { kind: 'substituted', seat: 0, number: 10, off: 'target-man', on: 'goal-poacher', gold: false },
      ],
    },
    { id: 'enough', look: ['team-0'], action: 'none' },
    { id: 'end', look: ['man-0-10'] },
  ],
}

/** §20.4 */
const captain: Lesson = {
  id: 'captain',
  course: 'chapters',
  paragraphs: ['20.4'],
  explains: ['appeal'],
  beginning: scene({
    ...withEvents('captain'),
    ball: 'a6',
    yellow: [true, false],
    on: { h10: 'b4', h9: 'd6' },
    hands: [
      ['short-2-right', 'long-1-left', 'short-1-left'],
      ['short-2-left', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left', 'long-4-left'),
  rival: ['short-2-left', 'none', '8'],
  steps: [
    { id: 'who', look: ['man-0-2'] },
    {
      id: 'lay',
      look: ['hand-short-2-right'],
      action: 'short-2-right',
      instead: { 'long-1-left': 'weak', 'short-1-left': 'weak' },
    },
    {
      id: 'stay',
      look: ['foot-4', 'laid-0', 'laid-1'],
      action: 'none',
      brings: [
        { kind: 'comparison', players: [2, 2], cards: [2, 2], totals: [4, 4], result: 'foul' },
        { kind: 'foul', seat: 0, number: 8, card: 'red' },
      ],
    },
    {
      id: 'appeal',
      look: ['man-0-2', 'man-0-8'],
      action: 'appeal',
      instead: { accept: 'off' },
      brings: [{ kind: 'appealed', seat: 0, number: 2, card: 'long-4-left', result: 'withdrawn' }],
    },
    { id: 'end', look: ['man-0-8'] },
  ],
}

/** §20.5 */
const interchange: Lesson = {
  id: 'interchange',
  course: 'chapters',
  paragraphs: ['20.5'],
  explains: [],
  beginning: scene({
    ...withEvents('interchange'),
    ball: 'h8',
    on: { h8: 'a5', h6: 'b5', a3: 'b6' },
    hands: [
      ['dribble-4-left', 'short-3-right', 'short-1-left'],
      ['short-3-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('dribble-3-right', 'long-4-left'),
  rival: ['short-3-right', 'none'],
  steps: [
    { id: 'next', look: ['man-0-8', 'man-0-6', 'man-1-3'] },
    {
      id: 'lay',
      look: ['hand-dribble-4-left'],
      action: 'dribble-4-left',
      instead: { 'short-3-right': 'nobody', 'short-1-left': 'nobody' },
    },
    {
      id: 'move',
      look: ['man-0-6', 'man-0-11'],
      action: '6&11',
      instead: { none: 'six' },
      brings: [
        { kind: 'changed-places', seat: 0, number: 6, with: { seat: 0, number: 11 } },
        { kind: 'sideways', seat: 0, from: 8, to: 11 },
        { kind: 'comparison', players: [4, 4], cards: [4, 3], totals: [8, 7], result: 'won' },
        { kind: 'opportunity', seat: 0, number: 11 },
      ],
    },
    { id: 'end', look: ['man-0-11', 'man-0-6'] },
  ],
}

/** §20.6 */
const switchItUp: Lesson = {
  id: 'switch',
  course: 'chapters',
  paragraphs: ['20.6'],
  explains: [],
  beginning: scene({
    ...withEvents('switch'),
    ball: 'a9',
    on: { a8: 'd4', h4: 'a1' },
    hands: [
      ['short-4-right', 'long-3-left', 'short-1-left'],
      ['dribble-2-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('dribble-3-right', 'long-4-left'),
  rival: ['dribble-2-right', 'none', 'none'],
  steps: [
    { id: 'free', look: ['man-1-9', 'free-a2'] },
    {
      id: 'lay',
      look: ['hand-short-4-right'],
      action: 'short-4-right',
      instead: { 'long-3-left': 'left', 'short-1-left': 'left' },
    },
    {
      id: 'move',
      look: ['man-0-5', 'free-a2'],
      action: '5~',
      instead: { none: 'through' },
      brings: [
        { kind: 'changed-places', seat: 0, number: 5, to: 'a2' },
        {
          kind: 'comparison',
          action: 'dribble',
          players: [3, 4],
          cards: [4, 2],
          totals: [7, 6],
          result: 'lost',
        },
        { kind: 'tackled', seat: 0, number: 5, from: 9 },
      ],
    },
    { id: 'end', look: ['man-0-5'] },
  ],
}

export const EVENTS: readonly Lesson[] = [snapshot, corner, substitution, captain, interchange, switchItUp]
