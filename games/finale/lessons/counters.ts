import type { Lesson } from '@libero/kernel/lesson'
import { drawn, EDITION, PUPIL, scene } from './scene.ts'

const counterBonus: Lesson = {
  id: 'counter-bonus',
  course: 'chapters',
  paragraphs: ['7.4', '7.1', '7.2', '7.3', '7.6', '5.6'],
  explains: ['further-tactic'],
  beginning: {
    from: scene({
      phase: 'further-tactic',
      period: 3,
      attack: { by: 'home', number: 2, of: 3 },
      sides: [
        { hand: ['purple-1', 'purple-3', 'white-5'], shown: ['white-3', 'purple-5'], faceUp: 'white-4' },
        { hand: ['white-2a', 'red-4', 'white-3'], shown: ['red-2b', 'white-2b'], faceUp: 'red-1' },
      ],
      men: {
        'harald-graetsche': { turn: 1 },
        'sven-fauster': { turn: 1 },
        'hugo-schwindlig': { turn: 2 },
        'lars-laessig': { turn: 1 },
        'timo-brecher': { turn: 1 },
        'guenter-granit': { turn: 1 },
        'bernd-klauball': { turn: 1 },
      },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [drawn('white-2a'), 0, 1, 0, 2],
  rival: ['done', 'brian-oklopper', 'mc-fire'],
  steps: [
    { id: 'their-card', look: ['lying/1'] },
    {
      id: 'further',
      look: ['hand/0/purple-1'],
      action: 'purple-1',
      instead: { 'white-5': 'four', 'purple-3': 'two' },
    },
    {
      id: 'build-up',
      look: ['man/hugo-schwindlig'],
      action: 'hugo-schwindlig',
      instead: { 'udo-fouler': 'as-strong', 'lars-laessig': 'weaker', 'georg-putzer': 'weaker' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [4, 4], totals: [4, 5], won: false },
        { kind: 'counter', seat: 1, bonus: 0 },
      ],
    },
    { id: 'no-bonus', look: ['lying/0', 'lying/1'] },
    {
      id: 'stop',
      look: ['man/udo-fouler'],
      action: 'udo-fouler',
      instead: { 'georg-putzer': 'weaker', 'manni-metzger': 'weaker', 'harald-graetsche': 'weaker' },
      brings: [{ kind: 'comparison', action: 'build-up', strengths: [4, 4], totals: [6, 4], won: false }],
    },
    { id: 'goes-on' },
  ],
}

const noBuildUp: Lesson = {
  id: 'no-build-up',
  course: 'chapters',
  paragraphs: ['7.5', '7.3', '6.1'],
  explains: ['defenders-men'],
  beginning: {
    from: scene({
      phase: 'defenders-men',
      period: 4,
      attack: { by: 'away', number: 2, of: 2 },
      action: 'build-up',
      need: { defence: 1 },
      sides: [
        {
          hand: ['purple-1', 'white-4', 'purple-3'],
          shown: ['white-3', 'purple-5', 'purple-2a'],
          faceUp: 'white-2b',
        },
        {
          colour: 'blue',
          hand: ['blue-4', 'white-5', 'white-3'],
          shown: ['white-2b', 'white-2a', 'blue-3', 'white-4'],
          faceUp: 'blue-1',
        },
      ],
      men: {
        'hansi-dampf': { used: 'build-up' },
        'fritz-blitz': { turn: 1 },
      },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [2, 1, 1, 2],
  rival: ['brian-oklopper'],
  steps: [
    { id: 'card', look: ['lying/0'] },
    {
      id: 'stop',
      look: ['man/harald-graetsche'],
      action: 'harald-graetsche',
      instead: { 'udo-fouler': 'keep', 'georg-putzer': 'weaker', 'manni-metzger': 'weaker' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [5, 3], totals: [6, 5], won: false },
        { kind: 'counter', seat: 0, bonus: 0 },
        { kind: 'action', action: 'finish', bonus: 0 },
      ],
    },
    {
      id: 'straight',
      look: ['man/udo-fouler'],
      action: 'udo-fouler',
      instead: { 'harald-graetsche': 'turned', 'georg-putzer': 'weaker', 'manni-metzger': 'weaker' },
    },
    {
      id: 'midfielder',
      look: ['man/hugo-schwindlig'],
      action: 'hugo-schwindlig',
      instead: { 'lars-laessig': 'weaker', 'gregor-graser': 'weaker', 'alfredo-wuehler': 'weaker' },
      brings: [{ kind: 'comparison', action: 'finish', strengths: [9, 7], totals: [10, 9], won: true }],
    },
    { id: 'goal' },
  ],
}

export const COUNTERS: readonly Lesson[] = [counterBonus, noBuildUp]
