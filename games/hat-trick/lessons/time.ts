import type { Lesson } from '@libero/kernel/lesson'
import { draws, scene } from './scene.ts'

const NEW_HANDS = draws(
  ...['short-1-left', 'short-2-left', 'short-3-left'],
  ...['short-1-left', 'short-2-left', 'short-3-left'],
)
const AWAY_KICKS_OFF = 1
const HOME_BEGINS = 0

/** §10.1, §10.4 The decks are the clock. */
const clock: Lesson = {
  id: 'clock',
  course: 'chapters',
  paragraphs: ['10.1', '10.4', '1.2', '1.3'],
  explains: [],
  beginning: scene({
    ball: 'h6',
    goals: [1, 0],
    hands: [
      ['short-3-left', 'long-1-left', 'short-1-left'],
      ['short-2-left', 'long-2-right', 'dribble-1-right'],
    ],
    decks: [['short-4-left'], ['long-4-right']],
  }),
  pupil: 0,
  luck: [...draws('short-4-left', 'long-4-right'), ...NEW_HANDS],
  rival: ['short-2-left', 'none'],
  steps: [
    { id: 'start' },
    {
      id: 'lay',
      look: ['hand-short-3-left'],
      action: 'short-3-left',
      instead: { 'long-1-left': 'far', 'short-1-left': 'weak' },
      brings: [{ kind: 'drawn', left: 0 }],
    },
    {
      id: 'stay',
      look: ['foot-3', 'laid-0', 'laid-1'],
      action: 'none',
      brings: [
        { kind: 'comparison', totals: [9, 4], result: 'won' },
        { kind: 'half-over', half: 1, goals: [1, 0] },
        { kind: 'kick-off', half: 2, seat: 1 },
      ],
    },
    { id: 'end', look: ['man-1-6'] },
  ],
}

/** §10.2, §10.3 No half ends before a goal. */
const stoppageTime: Lesson = {
  id: 'stoppage-time',
  course: 'chapters',
  paragraphs: ['10.3', '10.2'],
  explains: [],
  beginning: scene({
    ball: 'h6',
    hands: [
      ['long-3-left', 'short-3-left', 'dribble-4-right'],
      ['short-2-left', 'long-2-right', 'dribble-1-right'],
    ],
    decks: [['short-1-left'], ['long-4-right']],
  }),
  pupil: 0,
  luck: draws('short-1-left', 'long-4-right', 'short-2-right', 'short-3-left'),
  rival: ['short-2-left', 'none', 'long-2-right', 'none'],
  steps: [
    { id: 'start', look: ['foot-1', 'foot-2', 'foot-5', 'foot-6'] },
    {
      id: 'lay',
      look: ['hand-long-3-left'],
      action: 'long-3-left',
      instead: { 'short-3-left': 'over', 'dribble-4-right': 'later' },
      brings: [{ kind: 'drawn', left: 0 }],
    },
    { id: 'stay', action: 'none' },
    {
      id: 'choose',
      look: ['foot-4', 'foot-5'],
      action: '2-lines',
      instead: { '1-lines': 'over' },
      brings: [
        { kind: 'comparison', line: 5, players: [7, 6], cards: [3, 2], totals: [10, 8], result: 'won' },
        { kind: 'turn', seat: 0, number: 10, line: 5 },
      ],
    },
    {
      id: 'on',
      look: ['hand-dribble-4-right'],
      action: 'dribble-4-right',
      instead: { 'short-3-left': 'nobody', 'short-1-left': 'nobody' },
      brings: [
        { kind: 'temporary-deck', seat: 0 },
        { kind: 'temporary-deck', seat: 1 },
      ],
    },
    {
      id: 'through',
      look: ['man-0-11', 'man-1-2'],
      action: 'none',
      brings: [
        { kind: 'comparison', action: 'dribble', totals: [8, 7], result: 'won' },
        { kind: 'opportunity', seat: 0, number: 11 },
      ],
    },
    { id: 'end', look: ['man-0-11'] },
  ],
}

const LAST_TURN = {
  ball: 'h6',
  half: 2,
  goals: [1, 1],
  hands: [
    ['short-3-left', 'long-1-left', 'short-1-left'],
    ['short-2-left', 'long-2-right', 'dribble-1-right'],
  ],
  decks: [['short-4-left'], ['long-4-right']],
} as const
const LAST_DRAWN = draws('short-4-left', 'long-4-right')

/** §11.1 Level in the end: a third half, if it is agreed. */
const extraTime: Lesson = {
  id: 'extra-time',
  course: 'chapters',
  paragraphs: ['11.1', '1.2'],
  explains: [],
  beginning: scene({ options: { extraTime: true }, ...LAST_TURN }),
  pupil: 0,
  luck: [...LAST_DRAWN, AWAY_KICKS_OFF, ...NEW_HANDS],
  rival: ['short-2-left', 'none'],
  steps: [
    { id: 'start' },
    {
      id: 'lay',
      look: ['hand-short-3-left'],
      action: 'short-3-left',
      instead: { 'long-1-left': 'weak', 'short-1-left': 'weak' },
    },
    {
      id: 'stay',
      look: ['foot-3'],
      action: 'none',
      brings: [
        { kind: 'half-over', half: 2, goals: [1, 1] },
        { kind: 'kick-off', half: 3, seat: 1 },
        { kind: 'drawn', seat: 0, left: 29 },
      ],
    },
    { id: 'end', look: ['man-1-6'] },
  ],
}

/** §11.2, §11.3 Penalties in turn. */
const shootOut: Lesson = {
  id: 'shoot-out',
  course: 'chapters',
  paragraphs: ['11.2', '11.3'],
  explains: [],
  beginning: scene({ options: { shootOut: true }, ...LAST_TURN }),
  pupil: 0,
  luck: [
    ...LAST_DRAWN,
    HOME_BEGINS,
    ...draws(
      'short-3-right',
      'short-4-left',
      'long-2-left',
      'short-4-right',
      'dribble-3-left',
      'long-3-left',
    ),
  ],
  rival: ['short-2-left', 'none', 'left', 'draw', 'left'],
  steps: [
    {
      id: 'lay',
      look: ['hand-short-3-left'],
      action: 'short-3-left',
      instead: { 'long-1-left': 'weak', 'short-1-left': 'weak' },
    },
    {
      id: 'stay',
      look: ['foot-3'],
      action: 'none',
      brings: [
        { kind: 'shoot-out', seat: 0 },
        { kind: 'penalty-taken', seat: 0, card: 'short-3-right' },
      ],
    },
    {
      id: 'corner',
      look: ['corner-centre'],
      action: 'centre',
      instead: { left: 'six', right: 'six' },
      brings: [
        { kind: 'duel', power: 7, draws: 1 },
        { kind: 'keeper-drew', total: 4 },
        { kind: 'penalty-result', seat: 0, scored: true },
        { kind: 'penalty-taken', seat: 1, card: 'long-2-left' },
      ],
    },
    {
      id: 'dive',
      look: ['corner-left'],
      action: 'left',
      instead: { centre: 'less', right: 'less' },
      brings: [{ kind: 'duel', shot: 'left', dive: 'left', power: 6, draws: 2 }],
    },
    { id: 'draw', action: 'draw', instead: { stop: 'goal' }, brings: [{ kind: 'keeper-drew', total: 4 }] },
    {
      id: 'more',
      action: 'draw',
      instead: { stop: 'goal' },
      brings: [
        { kind: 'keeper-drew', total: 7, power: 6 },
        { kind: 'penalty-result', seat: 1, scored: false },
      ],
    },
    { id: 'end' },
  ],
}

export const TIME: readonly Lesson[] = [clock, stoppageTime, extraTime, shootOut]
