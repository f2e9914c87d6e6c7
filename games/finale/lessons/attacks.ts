import type { Lesson } from '@libero/kernel/lesson'
import { drawn, EDITION, PUPIL, scene } from './scene.ts'

const numberOfAttacks: Lesson = {
  id: 'number-of-attacks',
  course: 'chapters',
  paragraphs: ['5.3', '5.1', '5.2', '5.5', '5.6', '5.9', '6.6'],
  explains: ['tactics'],
  beginning: {
    from: scene({
      phase: 'changes',
      period: 2,
      sides: [
        { colour: 'red', hand: ['red-3', 'red-2a', 'white-5'], shown: ['white-2a'] },
        { colour: 'purple', hand: ['purple-1', 'purple-4', 'white-3'], shown: ['purple-2b'] },
      ],
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [drawn('white-3'), drawn('purple-5'), 1, 2, 0, 1, drawn('white-4'), 3, 1, 1, 0],
  rival: ['done', 'purple-1', 'brian-oklopper', 'done', 'guenter-granit'],
  steps: [
    { id: 'order', action: 'done' },
    {
      id: 'card',
      look: ['hand/0/red-3'],
      action: 'red-3',
      instead: { 'white-5': 'dear', 'red-2a': 'small' },
      brings: [
        { kind: 'revealed', powers: [3, 1] },
        { kind: 'attacker', seat: 0, attacks: 2 },
      ],
    },
    { id: 'difference', look: ['lying/0', 'lying/1'] },
    {
      id: 'striker',
      look: ['man/sven-abseits', 'man/timo-brecher'],
      action: 'sven-abseits',
      instead: { 'timo-brecher': 'shot' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [6, 4], totals: [7, 6], won: true },
        { kind: 'comparison', action: 'finish', strengths: [4, 3], totals: [4, 4], won: false },
      ],
    },
    {
      id: 'further',
      look: ['hand/0/red-2a'],
      action: 'red-2a',
      instead: { 'white-5': 'keep', 'white-3': 'keep' },
      brings: [{ kind: 'attack', attack: 2, of: 2 }],
    },
    {
      id: 'again',
      look: ['man/timo-brecher'],
      action: 'timo-brecher',
      instead: { 'sven-abseits': 'one' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [2, 3], totals: [5, 4], won: true },
        { kind: 'comparison', action: 'finish', strengths: [5, 5], totals: [6, 5], won: true },
        { kind: 'period-over', period: 2, goals: [1, 0] },
      ],
    },
    { id: 'cost' },
  ],
}

const savingCards: Lesson = {
  id: 'saving-cards',
  course: 'chapters',
  paragraphs: ['6.11', '5.3', '6.9', '6.12'],
  explains: ['tactics'],
  beginning: {
    from: scene({
      phase: 'tactics',
      period: 3,
      sides: [
        { hand: ['white-5', 'white-4', 'purple-1'], shown: ['purple-3', 'white-3', 'purple-2a'] },
        { hand: ['white-2a', 'red-4', 'red-1'], shown: ['red-2b', 'white-2b'] },
      ],
      men: {
        'sven-fauster': { turn: 1 },
        'harald-graetsche': { turn: 2 },
        'udo-fouler': { turn: 1 },
        'hugo-schwindlig': { turn: 1 },
        'lars-laessig': { turn: 2 },
        'timo-brecher': { turn: 1 },
        'sven-abseits': { turn: 1 },
      },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [drawn('purple-4'), drawn('white-5'), 1, 2, 0, 3],
  rival: ['white-2a', 'fritz-blitz', 'brian-oklopper', 'mc-fire'],
  steps: [
    {
      id: 'tired',
      look: ['man/hugo-schwindlig', 'man/lars-laessig', 'man/timo-brecher', 'man/sven-abseits'],
    },
    {
      id: 'card',
      look: ['hand/0/purple-1'],
      action: 'purple-1',
      instead: { 'white-5': 'must', 'white-4': 'must' },
      brings: [
        { kind: 'revealed', powers: [1, 2] },
        { kind: 'attacker', seat: 1, attacks: 1 },
      ],
    },
    {
      id: 'defender',
      look: ['man/harald-graetsche'],
      action: 'harald-graetsche',
      instead: { 'udo-fouler': 'weaker', 'georg-putzer': 'weaker', 'manni-metzger': 'weaker' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [4, 5], totals: [6, 6], won: true },
        { kind: 'comparison', action: 'finish', strengths: [5, 8], totals: [8, 8], won: false },
      ],
    },
    { id: 'saved', look: ['man/sven-fauster', 'man/harald-graetsche'] },
    { id: 'kept', look: ['hand/0/white-5', 'hand/0/white-4'] },
  ],
}

const levelCards: Lesson = {
  id: 'level-cards',
  course: 'chapters',
  paragraphs: ['5.4', '1.3', '6.1'],
  explains: ['tactics'],
  beginning: {
    from: scene({
      phase: 'tactics',
      period: 3,
      sides: [
        { hand: ['white-2b', 'purple-1', 'purple-4'], shown: ['white-3', 'purple-5'] },
        { hand: ['white-2a', 'red-4', 'red-1'], shown: ['red-2b', 'white-2b'] },
      ],
      men: { 'bernd-klauball': { turn: 1 } },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [drawn('white-4'), drawn('white-5'), 1, 1, 2, 1, 1, 2],
  rival: ['white-2a', 'brian-oklopper'],
  steps: [
    {
      id: 'card',
      look: ['hand/0/white-2b'],
      action: 'white-2b',
      instead: { 'purple-4': 'dear', 'purple-1': 'last' },
      brings: [
        { kind: 'revealed', powers: [2, 2] },
        { kind: 'level-roll', dice: [1, 1] },
        { kind: 'level-roll', dice: [2, 1] },
        { kind: 'attacker', seat: 0, attacks: 1, by: 'dice' },
      ],
    },
    { id: 'dice', look: ['lying/0', 'lying/1'] },
    {
      id: 'straight',
      look: ['man/harald-graetsche'],
      action: 'harald-graetsche',
      instead: { 'udo-fouler': 'weaker', 'georg-putzer': 'weaker', 'manni-metzger': 'weaker' },
    },
    {
      id: 'midfielder',
      look: ['man/hugo-schwindlig'],
      action: 'hugo-schwindlig',
      instead: { 'lars-laessig': 'weaker', 'gregor-graser': 'weaker', 'alfredo-wuehler': 'weaker' },
      brings: [{ kind: 'comparison', action: 'finish', strengths: [10, 9], totals: [11, 11], won: false }],
    },
    { id: 'no-counter' },
  ],
}

export const ATTACKS: readonly Lesson[] = [numberOfAttacks, savingCards, levelCards]
