import type { Lesson } from '@libero/kernel/lesson'
import { ITALY_BRAZIL, QUIET } from './cast.ts'
import { draws, scene } from './scene.ts'

/** §14.1, §14.2 Two numbers on a card: several may be the lowest. */
const numbers: Lesson = {
  id: 'numbers',
  course: 'chapters',
  paragraphs: ['14.1', '14.2'],
  explains: ['receiver'],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'h8',
    types: [QUIET, QUIET],
    hands: [
      ['short-4-left', 'long-1-left', 'short-1-left'],
      ['short-2-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left'),
  rival: ['short-2-right', 'none'],
  steps: [
    { id: 'two', look: ['man-0-10', 'man-0-11'] },
    {
      id: 'lay',
      look: ['hand-short-4-left'],
      action: 'short-4-left',
      instead: { 'long-1-left': 'weak', 'short-1-left': 'weak' },
    },
    {
      id: 'stay',
      action: 'none',
      brings: [{ kind: 'comparison', totals: [12, 8], result: 'won' }],
    },
    {
      id: 'choose',
      look: ['man-0-10', 'man-0-11'],
      action: '11',
      instead: { 10: 'either' },
      brings: [{ kind: 'passed', seat: 0, to: 11, line: 5 }],
    },
    { id: 'end', look: ['man-0-11'] },
  ],
}

/** §16.15 Both sides of one player in one play, for the shot. */
const shootingSkills: Lesson = {
  id: 'shooting-skills',
  course: 'chapters',
  paragraphs: ['16.15', '15.6'],
  explains: [],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'h8',
    types: [{ ...QUIET, 8: 'inverted-winger' }, QUIET],
    on: { h8: 'a5', h10: 'b4', h11: 'c4' },
    hands: [
      ['dribble-1-left', 'dribble-3-right', 'short-1-right'],
      ['short-2-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left', 'short-3-right', 'short-4-left', 'short-2-right', 'long-1-left'),
  rival: ['short-2-right', 'none', 'long-2-right', 'none', 'centre', 'draw', 'draw'],
  steps: [
    {
      id: 'walk',
      look: ['man-0-8', 'hand-dribble-1-left'],
      action: 'dribble-1-left',
      instead: { 'dribble-3-right': 'keep', 'short-1-right': 'nobody' },
    },
    { id: 'on', action: 'none', brings: [{ kind: 'opportunity', seat: 0, number: 8 }] },
    {
      id: 'use',
      look: ['man-0-8'],
      action: '8!',
      instead: { none: 'wing' },
      brings: [{ kind: 'skill', number: 8, side: 'silver' }],
    },
    {
      id: 'again',
      look: ['man-0-8'],
      action: '8!',
      instead: { none: 'more' },
      brings: [{ kind: 'skill', number: 8, side: 'gold' }],
    },
    {
      id: 'lay',
      look: ['hand-dribble-3-right'],
      action: 'dribble-3-right',
      instead: { 'short-1-right': 'pass', 'short-3-left': 'pass' },
    },
    { id: 'stay', action: 'none' },
    { id: 'shoot', look: ['man-0-8'], action: 'shoot', instead: { wait: 'wait' } },
    {
      id: 'corner',
      look: ['corner-right'],
      action: 'right',
      instead: { left: 'seven', centre: 'seven' },
      brings: [
        { kind: 'duel', power: 8, draws: 2 },
        { kind: 'keeper-drew', total: 7 },
        { kind: 'goal', seat: 0, number: 8 },
      ],
    },
    { id: 'end' },
  ],
}

/** §17 A regular keeper becomes a star, and a star a regular. */
const keepers: Lesson = {
  id: 'keepers',
  course: 'chapters',
  paragraphs: ['17.3', '17.1', '17.2', '14.5'],
  explains: [],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'a10',
    starKeeper: [false, false],
    types: [{ ...QUIET, 2: 'solid-cb' }, QUIET],
    opportunity: true,
    on: { a10: 'c1' },
    hands: [['short-1-left'], ['dribble-3-left']],
  }),
  pupil: 0,
  luck: [
    ...draws('short-3-left', 'short-4-right'),
    ...draws('short-2-left', 'long-3-left', 'short-3-left'),
    ...draws('dribble-2-left', 'short-1-right', 'short-2-right'),
  ],
  rival: ['none', 'shoot', 'right', 'dribble-2-left', 'none', 'shoot', 'left'],
  steps: [
    { id: 'stay', look: ['man-1-10', 'keeper-0'], action: 'none' },
    {
      id: 'dive',
      look: ['corner-right'],
      action: 'right',
      instead: { left: 'less', centre: 'less' },
      brings: [
        { kind: 'duel', dive: 'right', power: 7, draws: 3, keeper: 'regular' },
        { kind: 'keeper-changed', seat: 0, star: true },
      ],
    },
    { id: 'draw', action: 'draw', instead: { stop: 'goal' }, brings: [{ kind: 'keeper-drew', total: 3 }] },
    { id: 'more', action: 'draw', instead: { stop: 'goal' }, brings: [{ kind: 'keeper-drew', total: 7 }] },
    {
      id: 'stop',
      action: 'stop',
      instead: { draw: 'save' },
      brings: [
        { kind: 'parried', to: { seat: 1, number: 10 } },
        { kind: 'opportunity', seat: 1, number: 10 },
      ],
    },
    {
      id: 'lay',
      look: ['hand-short-2-left'],
      action: 'short-2-left',
      instead: { 'short-3-left': 'any', 'long-3-left': 'any' },
    },
    { id: 'stay-again', action: 'none' },
    {
      id: 'star',
      look: ['corner-right'],
      action: 'right',
      instead: { left: 'less', centre: 'less', 'regular-right': 'regular' },
      brings: [
        { kind: 'duel', shot: 'left', dive: 'right', power: 5, symbol: 'none', draws: 2, keeper: 'star' },
        { kind: 'keeper-changed', seat: 0, star: false },
      ],
    },
    { id: 'end', look: ['keeper-0'] },
  ],
}

export const PLAYERS: readonly Lesson[] = [numbers, shootingSkills, keepers]
