import type { Lesson } from '@libero/kernel/lesson'
import { draws, scene } from './scene.ts'

/** §6.1–§6.4 Passes arrive; the best place is the middle of the final line. */
const opportunity: Lesson = {
  id: 'opportunity',
  course: 'chapters',
  paragraphs: ['6.4', '6.1', '6.2', '7.3', '7.4'],
  explains: ['opportunity-pass'],
  beginning: scene({
    ball: 'h10',
    opportunity: true,
    on: { h10: 'b6', h9: 'd6' },
    hands: [
      ['short-4-right', 'long-1-left', 'short-1-left'],
      ['short-3-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left', 'short-2-right', 'long-1-right'),
  rival: ['short-3-right', 'none', 'left', 'draw', 'draw'],
  steps: [
    { id: 'start', look: ['man-0-10'] },
    {
      id: 'lay',
      look: ['hand-short-4-right'],
      action: 'short-4-right',
      instead: { 'long-1-left': 'weak', 'short-1-left': 'weak' },
    },
    {
      id: 'move',
      look: ['man-0-11', 'man-0-9', 'man-0-10'],
      action: '11+',
      instead: { none: 'wing' },
      brings: [
        { kind: 'moved', seat: 0, number: 11, to: 'c6' },
        { kind: 'sideways', seat: 0, from: 10, to: 11 },
      ],
    },
    {
      id: 'pass',
      look: ['man-0-10', 'man-0-9'],
      action: '10',
      instead: { 9: 'outside', none: 'no-shot' },
      brings: [{ kind: 'passed', seat: 0, from: 11, to: 10, line: 6 }],
    },
    { id: 'shoot', look: ['man-0-10'], action: 'shoot', instead: { wait: 'no-better' } },
    {
      id: 'corner',
      look: ['corner-centre'],
      action: 'centre',
      instead: { left: 'seven', right: 'seven' },
      brings: [
        { kind: 'duel', shot: 'centre', dive: 'left', power: 8, draws: 2 },
        { kind: 'keeper-drew', total: 7 },
        { kind: 'goal', seat: 0, number: 10 },
      ],
    },
    { id: 'end' },
  ],
}

/** §6.3, §6.5–§6.7 Pushed away; another round with a long ball. */
const betterPlace: Lesson = {
  id: 'better-place',
  course: 'chapters',
  paragraphs: ['6.7', '6.3', '6.5', '6.6', '7.4'],
  explains: ['shoot-or-not'],
  beginning: scene({
    ball: 'h11',
    opportunity: true,
    on: { h11: 'c6' },
    hands: [
      ['dribble-1-right', 'long-4-left', 'short-1-right'],
      ['short-3-left', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: [
    ...draws('short-3-left', 'short-2-left'),
    ...draws('short-2-right', 'long-1-right', 'short-1-right', 'long-1-left'),
  ],
  rival: ['short-3-left', '2-', 'long-2-right', 'none', 'centre', 'draw', 'draw'],
  steps: [
    {
      id: 'lay',
      look: ['hand-dribble-1-right'],
      action: 'dribble-1-right',
      instead: { 'long-4-left': 'keep', 'short-1-right': 'nobody' },
    },
    {
      id: 'stay',
      look: ['man-0-11', 'man-1-2'],
      action: 'none',
      brings: [{ kind: 'moved', seat: 1, number: 2, with: { seat: 0, number: 11 } }],
    },
    { id: 'wait', look: ['man-0-11', 'man-1-2'], action: 'wait', instead: { shoot: 'five' } },
    {
      id: 'lay-long',
      look: ['hand-long-4-left'],
      action: 'long-4-left',
      instead: { 'short-1-right': 'nobody' },
    },
    {
      id: 'move',
      look: ['man-0-10', 'man-1-3'],
      action: '10+',
      instead: { none: 'far' },
      brings: [{ kind: 'no-team-mate', seat: 0, number: 11 }],
    },
    {
      id: 'pass',
      look: ['man-0-10'],
      action: '10',
      instead: { none: 'no-shot', 8: 'four', 9: 'four' },
      brings: [{ kind: 'passed', seat: 0, from: 11, to: 10, line: 6 }],
    },
    { id: 'shoot', look: ['man-0-10'], action: 'shoot', instead: { wait: 'no-better' } },
    {
      id: 'corner',
      look: ['corner-left'],
      action: 'left',
      instead: { centre: 'seven', right: 'seven' },
      brings: [
        { kind: 'duel', power: 8, draws: 2 },
        { kind: 'keeper-drew', total: 5 },
        { kind: 'goal', seat: 0, number: 10 },
      ],
    },
    { id: 'end' },
  ],
}

/** §7.2, §7.5 Where the shot adds most is where the keeper expects it. */
const duel: Lesson = {
  id: 'duel',
  course: 'chapters',
  paragraphs: ['7.2', '7.3', '7.5', '7.4', '7.6'],
  explains: ['duel'],
  beginning: scene({
    ball: 'h10',
    opportunity: true,
    on: { h10: 'b6' },
    hands: [
      ['dribble-4-left', 'short-1-left', 'long-1-left'],
      ['short-3-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-4-right', 'long-4-right', 'short-1-right'),
  rival: ['short-3-right', 'none', 'right', 'draw'],
  steps: [
    {
      id: 'lay',
      look: ['hand-dribble-4-left', 'man-0-10'],
      action: 'dribble-4-left',
      instead: { 'short-1-left': 'weak', 'long-1-left': 'weak' },
    },
    { id: 'stay', look: ['man-0-10'], action: 'none' },
    { id: 'shoot', look: ['man-0-10'], action: 'shoot', instead: { wait: 'no-better' } },
    { id: 'expected', look: ['corner-right'] },
    {
      id: 'corner',
      look: ['corner-left'],
      action: 'left',
      instead: { right: 'guessed', centre: 'between' },
      brings: [
        { kind: 'duel', shot: 'left', dive: 'right', power: 7, symbol: 'minus', draws: 1 },
        { kind: 'keeper-drew', total: 4 },
        { kind: 'goal', seat: 0, number: 10 },
      ],
    },
    { id: 'end' },
  ],
}

/** §6.3, §7.4 Pushed away, the shot comes from further off: the keeper draws one card more. */
const pushAway: Lesson = {
  id: 'push-away',
  course: 'chapters',
  paragraphs: ['6.3', '7.4', '7.5'],
  explains: [],
  beginning: scene({
    ball: 'a10',
    opportunity: true,
    on: { a10: 'c1' },
    hands: [
      ['short-2-right', 'short-1-left', 'long-3-left'],
      ['dribble-3-left', 'long-2-right', 'short-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-4-left', 'long-4-right', 'short-1-right', 'long-1-right'),
  rival: ['dribble-3-left', 'none', 'shoot', 'right'],
  steps: [
    { id: 'start', look: ['man-1-10', 'man-0-3'] },
    {
      id: 'lay',
      look: ['hand-short-2-right'],
      action: 'short-2-right',
      instead: { 'short-1-left': 'left', 'long-3-left': 'left' },
    },
    {
      id: 'push',
      look: ['man-0-3', 'man-1-10'],
      action: '3-',
      instead: { none: 'near' },
      brings: [
        { kind: 'moved', seat: 0, number: 3, forward: false, with: { seat: 1, number: 10 }, to: 'c1' },
        { kind: 'shot-begins', seat: 1, number: 10, from: 'c2' },
      ],
    },
    {
      id: 'dive',
      look: ['corner-right'],
      action: 'right',
      instead: { left: 'fewer', centre: 'same' },
      brings: [{ kind: 'duel', dive: 'right', power: 7, symbol: 'plus', draws: 4 }],
    },
    { id: 'draw', action: 'draw', instead: { stop: 'goal' }, brings: [{ kind: 'keeper-drew', total: 4 }] },
    {
      id: 'more',
      action: 'draw',
      instead: { stop: 'goal' },
      brings: [
        { kind: 'keeper-drew', total: 8 },
        { kind: 'saved', seat: 0, total: 8, power: 7 },
      ],
    },
    { id: 'end', look: ['man-0-3'] },
  ],
}

/** §6.8 The last card, and whose ball it is after it. */
const lastCard: Lesson = {
  id: 'last-card',
  course: 'chapters',
  paragraphs: ['6.8', '6.1', '4.4'],
  explains: [],
  beginning: scene({
    ball: 'h9',
    opportunity: true,
    on: { h9: 'd6', a5: 'a6', h4: 'a5', a7: 'b6', h10: 'b4', a3: 'b5', a6: 'c6', a2: 'c4' },
    hands: [['short-1-left'], ['short-3-right']],
  }),
  pupil: 0,
  luck: [
    ...draws('short-4-left', 'dribble-4-right', 'short-1-right'),
    ...draws('long-1-right', 'short-1-right', 'long-2-right'),
  ],
  rival: ['none'],
  steps: [
    { id: 'start', look: ['laid-0', 'man-0-9'] },
    { id: 'lowest', look: ['man-1-5', 'man-1-7', 'man-1-6', 'man-0-9'] },
    {
      id: 'move',
      look: ['man-0-4', 'man-1-5'],
      action: '4+',
      instead: { none: 'five' },
      brings: [
        { kind: 'moved', seat: 0, number: 4, with: { seat: 1, number: 5 }, to: 'a6' },
        { kind: 'sideways', seat: 0, from: 9, to: 4 },
        { kind: 'nobody-to-pass-to', seat: 0, number: 4 },
        { kind: 'out-of-cards', seat: 0, to: { seat: 0, number: 4 } },
        { kind: 'opportunity', seat: 0, number: 4 },
      ],
    },
    { id: 'end', look: ['man-0-4'] },
  ],
}

/** §7.8 As many footballs as the shot: the nearest number. */
const parry: Lesson = {
  id: 'parry',
  course: 'chapters',
  paragraphs: ['7.8'],
  explains: [],
  beginning: scene({
    ball: 'h8',
    opportunity: true,
    on: { h8: 'a6', h11: 'c6' },
    hands: [
      ['dribble-3-left', 'long-4-left', 'short-1-left'],
      ['short-3-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'short-4-left', 'short-2-right', 'long-1-right'),
  rival: ['short-3-right', 'none', 'centre', 'draw', 'draw'],
  steps: [
    {
      id: 'lay',
      look: ['hand-dribble-3-left'],
      action: 'dribble-3-left',
      instead: { 'long-4-left': 'pass', 'short-1-left': 'pass' },
    },
    {
      id: 'stay',
      look: ['man-0-8', 'man-0-11'],
      action: 'none',
      brings: [{ kind: 'sideways', seat: 0, from: 8, to: 11 }],
    },
    { id: 'shoot', look: ['man-0-11', 'man-0-8'], action: 'shoot', instead: { wait: 'wait' } },
    {
      id: 'corner',
      look: ['corner-right'],
      action: 'right',
      instead: { left: 'six', centre: 'six' },
      brings: [
        { kind: 'duel', power: 7, draws: 2 },
        { kind: 'keeper-drew', total: 7, power: 7 },
        { kind: 'parried', seat: 1, to: { seat: 0, number: 8 } },
        { kind: 'opportunity', seat: 0, number: 8 },
      ],
    },
    { id: 'nearest', look: ['man-0-8', 'man-0-11', 'man-1-3'] },
    { id: 'end', look: ['man-0-8'] },
  ],
}

/** §8 Count before you kick. */
const goalKick: Lesson = {
  id: 'goal-kick',
  course: 'chapters',
  paragraphs: ['8.3', '8.2', '8.1'],
  explains: ['goal-kick-attack', 'goal-kick-card'],
  beginning: scene({
    ball: 'h',
    phase: 'goal-kick-attack',
    on: { a5: 'a3', a9: 'a5' },
    hands: [
      ['short-3-left', 'long-4-left', 'dribble-1-left'],
      ['short-3-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-2-left'),
  rival: ['none'],
  steps: [
    { id: 'start', look: ['foot-1', 'foot-2', 'foot-3'] },
    { id: 'lowest', look: ['man-1-5', 'man-0-6', 'man-0-7', 'man-1-8'] },
    {
      id: 'move',
      look: ['man-0-4', 'man-1-5'],
      action: '4+',
      instead: { none: 'five' },
      brings: [{ kind: 'moved', seat: 0, number: 4, with: { seat: 1, number: 5 }, to: 'a3' }],
    },
    {
      id: 'kick',
      look: ['hand-long-4-left', 'man-0-4'],
      action: 'long-4-left',
      instead: { 'short-3-left': 'equal', 'dribble-1-left': 'short' },
      brings: [{ kind: 'goal-kick-played', card: 'long-4-left', to: { seat: 0, number: 4 }, line: 3 }],
    },
    { id: 'end', look: ['man-0-4'] },
  ],
}

/** §8.2, §8.3 Their goal kick: a step after theirs, before the card. */
const theirGoalKick: Lesson = {
  id: 'their-goal-kick',
  course: 'chapters',
  paragraphs: ['8.2', '8.3'],
  explains: ['goal-kick-defence'],
  beginning: scene({
    ball: 'a',
    phase: 'goal-kick-attack',
    on: { h5: 'd3', a8: 'd2' },
    hands: [
      ['short-3-left', 'long-4-left', 'dribble-1-left'],
      ['long-3-right', 'long-2-right', 'long-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-2-left'),
  rival: ['none', 'long-2-right'],
  steps: [
    { id: 'start', look: ['keeper-1', 'foot-6', 'foot-5', 'foot-4'] },
    { id: 'where', look: ['man-0-8', 'man-1-7', 'man-1-6', 'man-0-9'] },
    {
      id: 'move',
      look: ['man-0-5', 'man-0-9'],
      action: '5+',
      instead: { none: 'six' },
      brings: [
        { kind: 'moved', seat: 0, number: 5, with: { seat: 0, number: 9 }, to: 'd4' },
        { kind: 'goal-kick-played', seat: 1, card: 'long-2-right', to: { seat: 0, number: 5 } },
      ],
    },
    { id: 'end', look: ['man-0-5'] },
  ],
}

export const OPPORTUNITIES: readonly Lesson[] = [
  opportunity,
  betterPlace,
  duel,
  pushAway,
  lastCard,
  parry,
  goalKick,
  theirGoalKick,
]
