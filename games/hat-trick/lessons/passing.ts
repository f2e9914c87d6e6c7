import type { Lesson } from '@libero/kernel/lesson'
import { draws, scene } from './scene.ts'

/** §5.1, §5.2, §5.6 The lowest number gets it; if it is level, the stronger card decides. */
const whoseBall: Lesson = {
  id: 'whose-ball',
  course: 'chapters',
  paragraphs: ['5.6', '5.1', '5.2'],
  explains: [],
  beginning: scene({
    ball: 'h6',
    on: { h4: 'a4', h8: 'a5', h5: 'd4', h9: 'd5' },
    hands: [
      ['short-2-left', 'short-4-right', 'short-3-left'],
      ['short-3-left', 'short-2-right', 'long-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('dribble-1-left', 'long-2-right', 'short-1-right', 'dribble-2-right'),
  rival: ['short-3-left', 'none', 'short-2-right', 'none'],
  steps: [
    { id: 'next', look: ['man-0-4', 'man-0-5'] },
    {
      id: 'lay',
      look: ['hand-short-2-left'],
      action: 'short-2-left',
      instead: { 'short-4-right': 'keep', 'short-3-left': 'keep' },
    },
    {
      id: 'stay',
      look: ['foot-3', 'laid-0', 'laid-1'],
      action: 'none',
      brings: [
        { kind: 'comparison', line: 3, totals: [8, 5], result: 'won' },
        { kind: 'passed', seat: 0, to: 4, line: 4 },
      ],
    },
    {
      id: 'strong',
      look: ['man-0-4', 'man-1-7', 'man-1-6', 'man-0-5', 'foot-4'],
      action: 'short-4-right',
      instead: { 'short-3-left': 'weak', 'dribble-1-left': 'weak' },
      brings: [{ kind: 'revealed', cards: ['short-4-right', 'short-2-right'] }],
    },
    {
      id: 'level',
      look: ['foot-4', 'laid-0', 'laid-1'],
      action: 'none',
      brings: [
        { kind: 'sideways', seat: 0, from: 4, to: 5 },
        { kind: 'comparison', players: [4, 6], cards: [4, 2], totals: [8, 8], result: 'won', byCard: true },
        { kind: 'passed', seat: 0, from: 5, to: 8, line: 5 },
      ],
    },
    { id: 'end', look: ['man-0-8', 'man-1-6'] },
  ],
}

/** §4.4 To the nearest; of two the coach chooses; with nobody there the man keeps the ball. */
const sideways: Lesson = {
  id: 'sideways',
  course: 'chapters',
  paragraphs: ['4.4', '5.5'],
  explains: ['sideways-pass'],
  beginning: scene({
    ball: 'h6',
    on: { a5: 'a1', h6: 'b4', h10: 'b3', h7: 'c4', h11: 'c3', a2: 'c5' },
    hands: [
      ['dribble-2-left', 'dribble-1-left', 'short-1-left'],
      ['short-3-right', 'short-2-right', 'short-4-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-2-left', 'long-2-right', 'short-1-right', 'long-1-right'),
  rival: ['short-3-right', 'none', 'short-2-right', 'none'],
  steps: [
    { id: 'nearest', look: ['man-0-6', 'man-0-8', 'man-0-7', 'man-0-9'] },
    {
      id: 'lay',
      look: ['hand-dribble-2-left'],
      action: 'dribble-2-left',
      instead: { 'dribble-1-left': 'later', 'short-1-left': 'later' },
    },
    { id: 'stay', look: ['man-0-8', 'man-0-7', 'man-1-2', 'free-a5'], action: 'none' },
    {
      id: 'choose',
      look: ['man-0-8', 'man-0-7', 'man-1-2', 'free-a5'],
      action: '8',
      instead: { 7: 'blocked' },
      brings: [
        { kind: 'sideways', seat: 0, from: 6, to: 8 },
        { kind: 'dribbled', seat: 0, number: 8, to: 'a5' },
      ],
    },
    {
      id: 'alone',
      look: ['man-0-8', 'foot-5'],
      action: 'dribble-1-left',
      instead: { 'short-1-left': 'nobody', 'short-2-left': 'nobody' },
    },
    {
      id: 'keeps',
      look: ['man-0-8', 'free-a6'],
      action: 'none',
      brings: [
        { kind: 'no-team-mate', seat: 0, number: 8 },
        { kind: 'dribbled', seat: 0, number: 8, to: 'a6' },
        { kind: 'opportunity', seat: 0, number: 8 },
      ],
    },
    { id: 'end', look: ['man-0-8'] },
  ],
}

/** §5.3, §5.4 Only the line it is meant for counts. */
const longBall: Lesson = {
  id: 'long-ball',
  course: 'chapters',
  paragraphs: ['5.4', '5.3'],
  explains: ['long-ball'],
  beginning: scene({
    ball: 'h6',
    on: { a4: 'd6' },
    hands: [
      ['long-1-left', 'short-2-left', 'short-1-left'],
      ['short-4-right', 'short-2-right', 'short-3-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-2-right', 'long-2-right'),
  rival: ['short-4-right', 'none'],
  steps: [
    { id: 'far', look: ['foot-4', 'foot-5', 'foot-6'] },
    {
      id: 'lay',
      look: ['hand-long-1-left'],
      action: 'long-1-left',
      instead: { 'short-2-left': 'short', 'short-1-left': 'short' },
      brings: [{ kind: 'revealed', cards: ['long-1-left', 'short-4-right'] }],
    },
    {
      id: 'stay',
      look: ['laid-0', 'laid-1', 'foot-4', 'foot-5'],
      action: 'none',
      brings: [{ kind: 'sideways', seat: 0, from: 6, to: 7 }],
    },
    {
      id: 'choose',
      look: ['foot-4', 'foot-5'],
      action: '2-lines',
      instead: { '1-lines': 'near' },
      brings: [
        {
          kind: 'comparison',
          action: 'long',
          line: 5,
          players: [7, 3],
          cards: [1, 4],
          totals: [8, 7],
          result: 'won',
        },
        { kind: 'passed', seat: 0, from: 7, to: 10, line: 5 },
      ],
    },
    { id: 'end', look: ['man-0-10'] },
  ],
}

/** §5.5 What stands ahead of the carrier: a team-mate, or an opponent who wins. */
const dribble: Lesson = {
  id: 'dribble',
  course: 'chapters',
  paragraphs: ['5.5'],
  explains: [],
  beginning: scene({
    ball: 'h6',
    on: { h7: 'c2', h10: 'b4', h8: 'a5', h9: 'd5' },
    hands: [
      ['dribble-1-left', 'dribble-2-right', 'long-1-left'],
      ['short-3-right', 'long-3-right', 'short-4-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-2-left', 'long-2-right', 'short-1-right', 'long-1-right'),
  rival: ['short-3-right', 'none', 'long-3-right', 'none'],
  steps: [
    { id: 'mate', look: ['man-0-6', 'man-0-10'] },
    {
      id: 'lay',
      look: ['hand-dribble-1-left'],
      action: 'dribble-1-left',
      instead: { 'dribble-2-right': 'spare', 'long-1-left': 'risk' },
    },
    {
      id: 'stay',
      look: ['man-0-6', 'man-0-10'],
      action: 'none',
      brings: [{ kind: 'passed', seat: 0, from: 6, to: 10, line: 4 }],
    },
    {
      id: 'ahead',
      look: ['man-0-10', 'man-1-7'],
      action: 'dribble-2-right',
      instead: { 'short-2-left': 'alone', 'long-1-left': 'risk' },
      brings: [{ kind: 'revealed', cards: ['dribble-2-right', 'long-3-right'] }],
    },
    {
      id: 'lost',
      look: ['man-0-10', 'man-1-7', 'laid-0', 'laid-1'],
      action: 'none',
      brings: [
        {
          kind: 'comparison',
          action: 'dribble',
          players: [3, 3],
          cards: [2, 3],
          totals: [5, 6],
          result: 'lost',
        },
      ],
    },
    { id: 'end', look: ['man-1-7'] },
  ],
}

export const PASSING: readonly Lesson[] = [whoseBall, sideways, longBall, dribble]
