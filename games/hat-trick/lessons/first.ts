import type { Lesson } from '@libero/kernel/lesson'
import { BASE, draws, scene } from './scene.ts'

const HOME_KICKS_OFF = 0
const LINE_NUMBERS = ['foot-1', 'foot-2', 'foot-3', 'foot-4', 'foot-5', 'foot-6']
const LINE_3 = ['man-1-9', 'man-0-6', 'man-0-7', 'man-1-8', 'foot-3']
const LINE_4 = ['man-0-8', 'man-1-7', 'man-1-6', 'man-0-9', 'foot-4']

/** What is on the table, a line counted, a step that turns the sum. */
const firstPass: Lesson = {
  id: 'first-pass',
  course: 'first',
  paragraphs: ['5.1', '2.1', '2.2', '2.3', '2.4', '3.1', '4.1', '4.2', '4.4', '4.6', '5.6'],
  explains: ['play-card', 'attack-move'],
  beginning: { config: { builds: [{ team: 'regulars' }, { team: 'regulars' }] }, ...BASE },
  pupil: 0,
  luck: [
    HOME_KICKS_OFF,
    ...draws('short-2-left', 'short-2-right', 'long-1-left'),
    ...draws('short-3-left', 'short-4-left', 'dribble-1-right'),
    ...draws('dribble-4-right', 'short-1-right'),
    ...draws('dribble-3-left', 'long-2-right'),
  ],
  rival: ['short-3-left', 'none', 'short-4-left', 'none'],
  steps: [
    { id: 'table', look: ['keeper-0', 'keeper-1'] },
    { id: 'aim', look: LINE_NUMBERS },
    { id: 'black', look: ['man-0-6', 'man-0-7'] },
    { id: 'white', look: ['man-1-9', 'man-1-8'] },
    {
      id: 'lay',
      look: ['hand-short-2-left'],
      action: 'short-2-left',
      instead: { 'short-2-right': 'other-side', 'long-1-left': 'long' },
      brings: [{ kind: 'revealed', cards: ['short-2-left', 'short-3-left'] }],
    },
    {
      id: 'stay',
      look: [...LINE_3, 'laid-0', 'laid-1'],
      action: 'none',
      brings: [
        { kind: 'sideways', seat: 0, from: 6, to: 7 },
        { kind: 'comparison', line: 3, players: [6, 2], cards: [2, 3], totals: [8, 5], result: 'won' },
        { kind: 'passed', seat: 0, from: 7, to: 8, line: 4 },
      ],
    },
    { id: 'won', look: ['man-0-8'] },
    {
      id: 'again',
      look: [...LINE_4, 'hand-short-2-right'],
      action: 'short-2-right',
      instead: { 'long-1-left': 'long', 'dribble-4-right': 'dribble' },
      brings: [{ kind: 'revealed', cards: ['short-2-right', 'short-4-left'] }],
    },
    {
      id: 'step',
      look: ['man-0-7', 'man-1-6'],
      action: '7+',
      instead: { none: 'level', '11-': 'eleven' },
      brings: [
        { kind: 'moved', seat: 0, number: 7, forward: true, with: { seat: 1, number: 6 }, to: 'c4' },
        { kind: 'sideways', seat: 0, from: 8, to: 7 },
        { kind: 'comparison', line: 4, players: [11, 3], cards: [2, 4], totals: [13, 7], result: 'won' },
        { kind: 'passed', seat: 0, from: 7, to: 10, line: 5 },
      ],
    },
    { id: 'there', look: ['man-0-7', 'man-1-6', 'man-0-10'] },
  ],
}

/** A dribble into the final line, and the shot. */
const firstGoal: Lesson = {
  id: 'first-goal',
  course: 'first',
  paragraphs: ['7.7', '5.5', '6.1', '6.2', '6.6', '7.1', '7.2', '7.3', '7.4'],
  explains: ['shoot-or-not', 'duel'],
  beginning: scene({
    ball: 'h10',
    on: { h7: 'c4' },
    hands: [
      ['dribble-4-left', 'dribble-3-right', 'short-1-left'],
      ['short-2-right', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: [
    ...draws('short-1-right', 'short-3-right'),
    ...draws('short-3-left', 'short-2-left'),
    ...draws('short-4-left', 'long-3-left'),
  ],
  rival: ['short-2-right', 'none', 'long-2-right', 'none', 'centre', 'draw', 'draw'],
  steps: [
    { id: 'ahead', look: ['man-0-11', 'man-1-2'] },
    {
      id: 'dribble',
      look: ['hand-dribble-4-left'],
      action: 'dribble-4-left',
      instead: { 'dribble-3-right': 'weaker', 'short-1-left': 'nobody' },
      brings: [{ kind: 'revealed', cards: ['dribble-4-left', 'short-2-right'] }],
    },
    {
      id: 'enough',
      look: ['man-0-11', 'man-1-2', 'laid-0', 'laid-1'],
      action: 'none',
      brings: [
        { kind: 'sideways', seat: 0, from: 10, to: 11 },
        {
          kind: 'comparison',
          action: 'dribble',
          players: [4, 5],
          cards: [4, 2],
          totals: [8, 7],
          result: 'won',
        },
        { kind: 'dribbled', seat: 0, number: 11, past: 2, to: 'c6' },
        { kind: 'opportunity', seat: 0, number: 11 },
      ],
    },
    { id: 'chance', look: ['man-0-11'] },
    {
      id: 'lay',
      look: ['hand-dribble-3-right'],
      action: 'dribble-3-right',
      instead: { 'short-1-left': 'pass-first', 'short-1-right': 'pass-first' },
    },
    { id: 'hold', action: 'none', brings: [{ kind: 'no-team-mate', seat: 0, number: 11 }] },
    { id: 'shoot', look: ['man-0-11'], action: 'shoot', instead: { wait: 'wait' } },
    {
      id: 'corner',
      look: ['corner-right'],
      action: 'right',
      instead: { left: 'six', centre: 'six' },
      brings: [
        { kind: 'duel', shot: 'right', dive: 'centre', power: 7, draws: 2 },
        { kind: 'keeper-drew', seat: 1, total: 3 },
        { kind: 'keeper-drew', seat: 1, total: 5 },
        { kind: 'goal', seat: 0, number: 11, goals: [1, 0] },
        { kind: 'kick-off', seat: 1, number: 6 },
      ],
    },
    { id: 'goal' },
  ],
}

/** The same sum from the other side. */
const firstDefence: Lesson = {
  id: 'first-defence',
  course: 'first',
  paragraphs: ['5.2', '4.5', '4.6'],
  explains: ['defence-move'],
  beginning: scene({
    ball: 'a6',
    goals: [1, 0],
    hands: [
      ['short-3-right', 'long-2-left', 'short-1-left'],
      ['short-2-left', 'long-2-right', 'dribble-1-right'],
    ],
  }),
  pupil: 0,
  luck: draws('short-4-left', 'short-3-right'),
  rival: ['short-2-left', 'none'],
  steps: [
    { id: 'theirs', look: ['man-1-6', 'foot-4'] },
    { id: 'count', look: LINE_4 },
    {
      id: 'lay',
      look: ['hand-short-3-right'],
      action: 'short-3-right',
      instead: { 'long-2-left': 'left', 'short-1-left': 'left' },
      brings: [{ kind: 'sideways', seat: 1, from: 6, to: 7 }],
    },
    {
      id: 'step',
      look: ['man-0-7', 'man-1-6'],
      action: '7+',
      instead: { none: 'lost', '11-': 'eleven' },
      brings: [
        { kind: 'moved', seat: 0, number: 7, with: { seat: 1, number: 6 }, to: 'c4' },
        { kind: 'comparison', players: [5, 3], cards: [3, 2], totals: [8, 5], result: 'lost' },
        { kind: 'intercepted', seat: 0, number: 7 },
      ],
    },
    { id: 'won', look: ['man-0-7'] },
  ],
}

/** The shot from the other side: a corner is guessed, cards are drawn. */
const firstSave: Lesson = {
  id: 'first-save',
  course: 'first',
  paragraphs: ['7.9', '7.5', '7.6', '7.8', '7.4'],
  explains: ['duel', 'save'],
  beginning: scene({
    ball: 'a10',
    goals: [1, 0],
    opportunity: true,
    on: { a10: 'c1' },
    hands: [
      ['short-1-left', 'short-3-left', 'long-2-left'],
      ['dribble-2-left', 'long-2-right', 'short-1-right'],
    ],
  }),
  pupil: 0,
  luck: [
    ...draws('short-2-left', 'short-4-right', 'dribble-1-left'),
    ...draws('long-1-left', 'short-3-right'),
  ],
  rival: ['dribble-2-left', 'none', 'shoot', 'right'],
  steps: [
    { id: 'danger', look: ['man-1-10', 'keeper-0'] },
    {
      id: 'lay',
      look: ['hand-short-1-left'],
      action: 'short-1-left',
      instead: { 'short-3-left': 'strong', 'long-2-left': 'strong' },
      brings: [{ kind: 'revealed', cards: ['short-1-left', 'dribble-2-left'] }],
    },
    { id: 'stay', look: ['man-1-10', 'laid-1'], action: 'none' },
    {
      id: 'dive',
      look: ['corner-right'],
      action: 'right',
      instead: { left: 'less', centre: 'less' },
      brings: [{ kind: 'duel', shot: 'right', dive: 'right', power: 6, symbol: 'plus', draws: 3 }],
    },
    {
      id: 'draw',
      action: 'draw',
      instead: { stop: 'goal' },
      brings: [{ kind: 'keeper-drew', total: 2, power: 6 }],
    },
    {
      id: 'more',
      action: 'draw',
      instead: { stop: 'goal' },
      brings: [{ kind: 'keeper-drew', total: 6, power: 6 }],
    },
    {
      id: 'level',
      action: 'draw',
      instead: { stop: 'parry' },
      brings: [
        { kind: 'keeper-drew', total: 7, power: 6 },
        { kind: 'saved', seat: 0, total: 7, power: 6 },
      ],
    },
    { id: 'saved', look: ['keeper-0'] },
  ],
}

export const FIRST: readonly Lesson[] = [firstPass, firstGoal, firstDefence, firstSave]
