import type { Lesson } from '@libero/kernel/lesson'
import { draws, scene } from './scene.ts'

/** §9.1–§9.4 Level in everything: a foul, a card, a free kick. */
const foul: Lesson = {
  id: 'foul',
  course: 'chapters',
  paragraphs: ['9.1', '5.6', '9.2', '9.3', '9.4'],
  explains: ['free-kick-attack', 'free-kick-choice'],
  beginning: scene({
    ball: 'h8',
    on: { h9: 'd6', a10: 'c4' },
    hands: [
      ['short-3-left', 'dribble-4-right', 'short-1-left'],
      ['short-3-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('dribble-3-right', 'long-4-left'),
  rival: ['short-3-right', 'none', 'none'],
  steps: [
    { id: 'start', look: ['man-0-8', 'man-1-7', 'man-1-10', 'foot-4'] },
    {
      id: 'lay',
      look: ['hand-short-3-left'],
      action: 'short-3-left',
      instead: { 'short-1-left': 'weak', 'dribble-4-right': 'dribble' },
    },
    {
      id: 'stay',
      look: ['foot-4', 'laid-0', 'laid-1'],
      action: 'none',
      brings: [
        { kind: 'comparison', players: [4, 4], cards: [3, 3], totals: [7, 7], result: 'foul' },
        { kind: 'foul', seat: 1, number: 7, card: 'yellow' },
        { kind: 'passed', seat: 0, from: 8, to: 10, line: 5 },
        { kind: 'free-kick', seat: 0, number: 10 },
      ],
    },
    { id: 'fouled', look: ['man-1-7', 'man-0-10'] },
    {
      id: 'move',
      look: ['man-0-11'],
      action: '11+',
      brings: [{ kind: 'moved', seat: 0, number: 11, to: 'c6' }],
    },
    {
      id: 'choose',
      look: ['man-0-10'],
      action: 'opportunity',
      instead: { 'play-on': 'play-on' },
      brings: [{ kind: 'opportunity', seat: 0, number: 10 }],
    },
    { id: 'end', look: ['man-0-10', 'man-0-11'] },
  ],
}

/** §9.2 The second yellow card is a red one. */
const secondYellow: Lesson = {
  id: 'second-yellow',
  course: 'chapters',
  paragraphs: ['9.2', '9.1'],
  explains: [],
  beginning: scene({
    ball: 'a6',
    yellow: [true, false],
    on: { h10: 'b4' },
    hands: [
      ['short-2-left', 'long-1-left', 'short-1-left'],
      ['short-2-left', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left'),
  rival: ['short-2-left', 'none'],
  steps: [
    { id: 'start', look: ['man-1-6', 'man-0-8', 'man-0-10', 'man-0-9', 'foot-4'] },
    {
      id: 'lay',
      look: ['hand-short-2-left'],
      action: 'short-2-left',
      instead: { 'long-1-left': 'weak', 'short-1-left': 'weak' },
      brings: [{ kind: 'revealed', cards: ['short-2-left', 'short-2-left'] }],
    },
    {
      id: 'move',
      look: ['man-0-6', 'man-0-10'],
      action: '6+',
      instead: { none: 'red' },
      brings: [
        { kind: 'moved', seat: 0, number: 6, with: { seat: 0, number: 10 }, to: 'b4' },
        { kind: 'comparison', players: [5, 3], cards: [2, 2], totals: [7, 5], result: 'lost' },
        { kind: 'intercepted', seat: 0, number: 6 },
      ],
    },
    { id: 'end', look: ['man-0-6'] },
  ],
}

/** §9.5 Fouled on the way to the middle of the final line. */
const penalty: Lesson = {
  id: 'penalty',
  course: 'chapters',
  paragraphs: ['9.5', '9.1', '7.5'],
  explains: [],
  beginning: scene({
    ball: 'h10',
    on: { h11: 'c4', a6: 'c5', a7: 'b6', a3: 'b4' },
    hands: [
      ['dribble-2-left', 'long-1-left', 'short-1-left'],
      ['short-2-left', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left', 'short-4-right'),
  rival: ['short-2-left', 'none', 'centre', 'draw'],
  steps: [
    { id: 'start', look: ['man-0-10', 'man-1-7'] },
    {
      id: 'lay',
      look: ['hand-dribble-2-left'],
      action: 'dribble-2-left',
      instead: { 'long-1-left': 'nobody', 'short-1-left': 'nobody' },
    },
    {
      id: 'stay',
      look: ['man-0-10', 'man-1-7', 'laid-0', 'laid-1'],
      action: 'none',
      brings: [
        { kind: 'comparison', totals: [5, 5], result: 'foul' },
        { kind: 'foul', seat: 1, number: 7, card: 'yellow' },
        { kind: 'dribbled', seat: 0, number: 10, to: 'b6' },
        { kind: 'penalty', seat: 0, number: 10 },
      ],
    },
    {
      id: 'corner',
      look: ['corner-right'],
      action: 'right',
      instead: { left: 'five', centre: 'five' },
      brings: [
        { kind: 'duel', dive: 'centre', power: 6, draws: 1 },
        { kind: 'keeper-drew', total: 4 },
        { kind: 'goal', seat: 0, number: 10 },
      ],
    },
    { id: 'end' },
  ],
}

/** §9.3, §9.4 The other way round: a step before their free kick. */
const theirFreeKick: Lesson = {
  id: 'their-free-kick',
  course: 'chapters',
  paragraphs: ['9.3', '9.4', '9.1'],
  explains: ['free-kick-defence'],
  beginning: scene({
    ball: 'a6',
    on: { h10: 'b4' },
    hands: [
      ['short-2-right', 'long-1-left', 'short-1-left'],
      ['short-2-left', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-3-left', 'long-4-left'),
  rival: ['short-2-left', 'none', 'none', 'play-on'],
  steps: [
    {
      id: 'lay',
      look: ['hand-short-2-right', 'foot-4'],
      action: 'short-2-right',
      instead: { 'long-1-left': 'weak', 'short-1-left': 'weak' },
    },
    {
      id: 'stay',
      look: ['foot-4', 'laid-0', 'laid-1'],
      action: 'none',
      brings: [
        { kind: 'comparison', players: [3, 3], totals: [5, 5], result: 'foul' },
        { kind: 'foul', seat: 0, number: 8, card: 'yellow' },
        { kind: 'passed', seat: 1, from: 6, to: 8 },
        { kind: 'free-kick', seat: 1, number: 8 },
      ],
    },
    { id: 'fouled', look: ['man-0-8', 'man-1-8'] },
    {
      id: 'move',
      look: ['man-0-4', 'man-1-9'],
      action: '4+',
      instead: { none: 'eight' },
      brings: [
        { kind: 'moved', seat: 0, number: 4, with: { seat: 1, number: 9 }, to: 'a3' },
        { kind: 'free-kick-choice', seat: 1, opportunity: false },
      ],
    },
    { id: 'end', look: ['man-0-4', 'foot-3'] },
  ],
}

export const FOULS: readonly Lesson[] = [foul, theirFreeKick, secondYellow, penalty]
