import type { Lesson } from '@libero/kernel/lesson'
import { ITALY_BRAZIL, QUIET } from './cast.ts'
import { draws, scene } from './scene.ts'

/** The first of a style's three cards, where it is drawn. */
const PASSING_TRIANGLE = 0
const DRAW_THE_FOUL = 3

/** §19.1–§19.3, §18.1 Won in one turn, played in the next. */
const styleCards: Lesson = {
  id: 'style-cards',
  course: 'chapters',
  paragraphs: ['19.2', '13.3', '18.1', '19.1', '19.3', '19.6'],
  explains: ['style-card'],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'h6',
    types: [QUIET, QUIET],
    rows: [{ kind: 'short', count: 2 }, null],
    on: { h9: 'd6', h4: 'a6', a5: 'a2', h11: 'c4' },
    hands: [
      ['short-4-left', 'short-3-right', 'short-1-right'],
      ['short-2-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: [...draws('short-3-left', 'long-4-left'), PASSING_TRIANGLE, ...draws('short-2-left', 'long-1-left')],
  rival: ['short-2-right', 'none', 'long-2-right', 'none'],
  steps: [
    { id: 'row', look: ['team-0'] },
    {
      id: 'lay',
      look: ['hand-short-4-left'],
      action: 'short-4-left',
      instead: { 'short-3-right': 'later', 'short-1-right': 'weak' },
    },
    {
      id: 'stay',
      action: 'none',
      brings: [
        { kind: 'comparison', players: [4, 2], totals: [8, 4], result: 'won' },
        { kind: 'style-won', seat: 0, style: 'tactical', card: 'passing-triangle' },
      ],
    },
    {
      id: 'lay-again',
      look: ['style-passing-triangle', 'hand-short-3-right'],
      action: 'short-3-right',
      instead: { 'short-3-left': 'side', 'short-1-right': 'weak' },
    },
    {
      id: 'stay-again',
      action: 'none',
      brings: [
        { kind: 'comparison', players: [8, 3], totals: [11, 5], result: 'won' },
        { kind: 'passed', seat: 0, to: 10, line: 5 },
      ],
    },
    {
      id: 'play',
      look: ['style-passing-triangle', 'man-0-4'],
      action: 'passing-triangle:4',
      instead: { none: 'keep', 'passing-triangle:8': 'behind', 'passing-triangle:11': 'behind' },
      brings: [
        { kind: 'style-played', card: 'passing-triangle' },
        { kind: 'laid-off', seat: 0, from: 10, to: 4 },
        { kind: 'opportunity', seat: 0, number: 4 },
      ],
    },
    { id: 'end', look: ['man-0-4'] },
  ],
}

/** §18.5, §19.8 One in a turn, and in its moment only. */
const inDefence: Lesson = {
  id: 'style-in-defence',
  course: 'chapters',
  paragraphs: ['19.8', '18.5', '19.4'],
  explains: [],
  beginning: scene({
    ...ITALY_BRAZIL,
    ball: 'a6',
    types: [QUIET, QUIET],
    styleCards: [['compact-block', 'offside-trap'], []],
    on: { h9: 'd6' },
    hands: [
      ['short-4-left', 'short-3-right', 'short-1-right'],
      ['short-1-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left'),
  rival: ['short-1-right', 'none', 'none'],
  steps: [
    { id: 'hold', look: ['style-compact-block', 'style-offside-trap'] },
    {
      id: 'lay',
      look: ['hand-short-3-right', 'foot-4'],
      action: 'short-3-right',
      instead: { 'short-4-left': 'four', 'short-1-right': 'weak' },
    },
    { id: 'stay', look: ['foot-4', 'laid-0', 'laid-1'], action: 'none' },
    {
      id: 'play',
      look: ['style-compact-block'],
      action: 'compact-block',
      instead: { none: 'lost' },
      brings: [
        { kind: 'style-played', card: 'compact-block' },
        {
          kind: 'comparison',
          players: [1, 4],
          cards: [3, 1],
          skills: [2, 0],
          totals: [6, 5],
          result: 'lost',
        },
        { kind: 'intercepted', seat: 0, number: 8 },
      ],
    },
    { id: 'end', look: ['style-offside-trap'] },
  ],
}

/** §21, §19.5 What a squad of one's own costs, and how it comes by a style. */
const budget: Lesson = {
  id: 'budget',
  course: 'chapters',
  paragraphs: ['21.1', '21.2', '21.3', '21.4', '19.5'],
  explains: ['take-style'],
  beginning: scene({
    ...ITALY_BRAZIL,
    squads: ['squad', undefined],
    ball: 'h8',
    types: [QUIET, QUIET],
    rows: [{ kind: 'dribble', count: 1 }, null],
    on: { a5: 'a1', h9: 'd6' },
    hands: [
      ['dribble-2-left', 'short-3-right', 'short-1-right'],
      ['short-1-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: [...draws('short-3-left', 'long-4-left'), DRAW_THE_FOUL],
  rival: ['short-1-right', 'none'],
  steps: [
    { id: 'purses', look: ['man-0-3', 'man-0-10'] },
    { id: 'price', look: ['man-0-3', 'man-0-10'] },
    { id: 'style', look: ['team-0'] },
    {
      id: 'lay',
      look: ['man-0-8', 'hand-dribble-2-left'],
      action: 'dribble-2-left',
      instead: { 'short-3-right': 'row', 'short-1-right': 'row' },
    },
    { id: 'stay', action: 'none', brings: [{ kind: 'dribbled', seat: 0, number: 8, to: 'a5' }] },
    {
      id: 'take',
      look: ['team-0'],
      action: 'take-technical',
      instead: { none: 'wait' },
      brings: [{ kind: 'style-won', seat: 0, style: 'technical', card: 'draw-the-foul' }],
    },
    { id: 'end', look: ['style-draw-the-foul'] },
  ],
}

export const STYLE: readonly Lesson[] = [styleCards, inDefence, budget]
