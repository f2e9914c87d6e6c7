import type { Lesson } from '@libero/kernel/lesson'
import { drawn, EDITION, PUPIL, scene } from './scene.ts'

const turning: Lesson = {
  id: 'turning',
  course: 'chapters',
  paragraphs: ['2.3', '2.2', '6.10', '6.12', '6.5'],
  explains: ['attackers-men'],
  beginning: {
    from: scene({
      phase: 'attackers-men',
      period: 3,
      attack: { by: 'home', number: 1, of: 2 },
      action: 'build-up',
      need: { midfield: 1 },
      sides: [
        {
          colour: 'blue',
          hand: ['white-2b', 'white-4', 'blue-4'],
          shown: ['white-3', 'blue-1'],
          faceUp: 'blue-3',
        },
        { hand: ['white-2a', 'red-4', 'white-3'], shown: ['red-2b', 'white-2b'], faceUp: 'red-1' },
      ],
      men: { 'sven-fauster': { used: 'build-up' }, 'hugo-schwindlig': { turn: 2 } },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [1, 2, 1, 2, drawn('blue-5'), 1, 1],
  rival: ['guenter-granit', 'done', 'brian-oklopper'],
  steps: [
    { id: 'round', look: ['man/hugo-schwindlig'] },
    {
      id: 'build-up',
      look: ['man/hugo-schwindlig', 'man/lars-laessig'],
      action: 'hugo-schwindlig',
      instead: { 'lars-laessig': 'falls', 'gregor-graser': 'climbs', 'alfredo-wuehler': 'weak' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [7, 3], totals: [8, 5], won: true },
        { kind: 'turned', men: [['sven-fauster', 'hugo-schwindlig'], ['guenter-granit']] },
      ],
    },
    {
      id: 'shot',
      look: ['man/lars-laessig'],
      action: 'lars-laessig',
      instead: { 'gregor-graser': 'weak', 'alfredo-wuehler': 'weak' },
      brings: [{ kind: 'comparison', action: 'finish', strengths: [4, 3], totals: [5, 5], won: false }],
    },
    {
      id: 'further',
      look: ['hand/0/white-2b'],
      action: 'white-2b',
      instead: { 'white-4': 'keep', 'blue-4': 'keep' },
    },
    {
      id: 'defender',
      look: ['man/harald-graetsche'],
      action: 'harald-graetsche',
      instead: { 'udo-fouler': 'stronger', 'georg-putzer': 'stronger', 'manni-metzger': 'stronger' },
    },
    {
      id: 'midfielder',
      look: ['man/hugo-schwindlig'],
      action: 'hugo-schwindlig',
      instead: { 'lars-laessig': 'stronger', 'gregor-graser': 'stronger', 'alfredo-wuehler': 'weak' },
      brings: [{ kind: 'comparison', action: 'finish', strengths: [10, 9], totals: [11, 10], won: true }],
    },
    { id: 'goal' },
  ],
}

const standIn: Lesson = {
  id: 'stand-in',
  course: 'chapters',
  paragraphs: ['6.4', '6.3', '2.1', '13.1'],
  explains: ['attackers-men'],
  beginning: {
    from: scene({
      phase: 'attackers-men',
      period: 5,
      attack: { by: 'home', number: 1, of: 1 },
      action: 'build-up',
      need: { midfield: 1, attack: 1 },
      sides: [
        {
          hand: ['white-2b', 'white-4', 'purple-1'],
          shown: ['white-3', 'purple-5', 'white-5', 'purple-2a'],
          faceUp: 'purple-3',
        },
        {
          hand: ['red-4', 'white-3', 'red-1'],
          shown: ['red-2b', 'white-2b', 'red-5', 'white-4'],
          faceUp: 'white-2a',
        },
      ],
      men: { 'sven-abseits': { where: 'off' }, 'harald-graetsche': { turn: 1 } },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [1, 2, 1, 2],
  rival: ['brian-oklopper'],
  steps: [
    { id: 'one-striker', look: ['lying/0', 'man/timo-brecher'] },
    {
      id: 'midfielder',
      look: ['man/lars-laessig'],
      action: 'lars-laessig',
      instead: { 'hugo-schwindlig': 'keep', 'gregor-graser': 'weak', 'alfredo-wuehler': 'weak' },
      brings: [
        { kind: 'man-chosen', man: 'timo-brecher' },
        { kind: 'comparison', action: 'build-up', strengths: [8, 4], totals: [9, 6], won: true },
      ],
    },
    {
      id: 'stand-in',
      look: ['man/hugo-schwindlig'],
      action: 'hugo-schwindlig',
      instead: {
        'udo-fouler': 'weaker',
        'georg-putzer': 'weak',
        'manni-metzger': 'weak',
        'gregor-graser': 'weak',
      },
      brings: [
        { kind: 'man-chosen', man: 'hugo-schwindlig', missing: 'attack' },
        { kind: 'comparison', action: 'finish', strengths: [5, 3], totals: [6, 5], won: true },
      ],
    },
    { id: 'goal' },
  ],
}

const arrow: Lesson = {
  id: 'arrow',
  course: 'chapters',
  paragraphs: ['6.6', '6.5', '6.10'],
  explains: ['attackers-men'],
  beginning: {
    from: scene({
      phase: 'attackers-men',
      period: 2,
      attack: { by: 'home', number: 1, of: 1 },
      action: 'build-up',
      need: { midfield: 2 },
      sides: [
        { colour: 'blue', hand: ['white-2b', 'white-4', 'blue-1'], shown: ['white-3'], faceUp: 'blue-2a' },
        { hand: ['red-4', 'white-3', 'white-2a'], shown: ['red-2b'], faceUp: 'red-1' },
      ],
      men: { 'hugo-schwindlig': { turn: 2 }, 'lars-laessig': { turn: 1 } },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [1, 2, 0, 2],
  rival: ['brian-oklopper', 'guenter-granit'],
  steps: [
    { id: 'arrow', look: ['lying/0'] },
    {
      id: 'first',
      look: ['man/hugo-schwindlig'],
      action: 'hugo-schwindlig',
      instead: { 'gregor-graser': 'next', 'lars-laessig': 'falls', 'alfredo-wuehler': 'weak' },
    },
    {
      id: 'second',
      look: ['man/gregor-graser'],
      action: 'gregor-graser',
      instead: { 'lars-laessig': 'falls', 'alfredo-wuehler': 'weak' },
      brings: [{ kind: 'comparison', action: 'build-up', strengths: [7, 4], totals: [8, 6], won: true }],
    },
    {
      id: 'called',
      look: ['man/hugo-schwindlig', 'man/gregor-graser'],
      action: 'hugo-schwindlig',
      instead: { 'gregor-graser': 'sign' },
      brings: [{ kind: 'man-chosen', man: 'hugo-schwindlig', place: 'arrow', strength: 5 }],
    },
    {
      id: 'free',
      look: ['man/harald-graetsche'],
      action: 'harald-graetsche',
      instead: { 'timo-brecher': 'nearly', 'udo-fouler': 'nearly' },
      brings: [{ kind: 'comparison', action: 'finish', strengths: [10, 6], totals: [10, 8], won: true }],
    },
    { id: 'goal' },
  ],
}

export const MEN: readonly Lesson[] = [turning, standIn, arrow]
