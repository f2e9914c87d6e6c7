import type { Lesson } from '@libero/kernel/lesson'
import { beginnersBuild } from '../presets.ts'
import { firstCounter, firstDefence } from './first-defence.ts'
import { drawn, EDITION, PUPIL, scene } from './scene.ts'
import { STOLLEN } from './stollen.ts'

// The first five minutes are one match: each lesson finds what the one before has left.

const squads = { stollen: STOLLEN }

const firstAttack: Lesson = {
  id: 'first-attack',
  course: 'first',
  paragraphs: ['6.1', '1.1', '1.2', '2.2', '5.2', '6.2', '6.5', '6.9'],
  explains: ['attackers-men'],
  // From the kick-off, sealed, so that nothing is asked before it.
  beginning: {
    config: {
      options: { sealed: true },
      builds: [
        beginnersBuild('acker', 'purple'),
        { club: 'stollen', ...STOLLEN, tactics: { colour: 'red' } },
      ],
    },
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [
    ...[drawn('white-5'), drawn('purple-3'), drawn('purple-1')],
    ...[drawn('white-4'), drawn('red-1'), drawn('red-2b')],
    ...[drawn('white-3'), drawn('red-5')],
    ...[2, 1, 1, 1],
  ],
  rival: ['white-4', 'brian-oklopper', 'karl-rempler'],
  steps: [
    { id: 'welcome' },
    { id: 'strength', look: ['man/timo-brecher'] },
    {
      id: 'card',
      look: ['hand/0/white-5'],
      action: 'white-5',
      instead: { 'purple-3': 'lower', 'purple-1': 'lowest' },
      brings: [
        { kind: 'revealed', powers: [5, 4] },
        { kind: 'attacker', seat: 0, attacks: 1 },
      ],
    },
    { id: 'attacker', look: ['lying/0', 'lying/1'] },
    { id: 'places', look: ['lying/0'] },
    {
      id: 'build-up',
      look: ['man/timo-brecher'],
      action: 'timo-brecher',
      instead: { 'sven-abseits': 'weaker' },
      brings: [{ kind: 'comparison', action: 'build-up', strengths: [4, 4], totals: [6, 5], won: true }],
    },
    {
      id: 'defender',
      look: ['man/harald-graetsche'],
      action: 'harald-graetsche',
      instead: { 'udo-fouler': 'weaker', 'georg-putzer': 'weaker', 'manni-metzger': 'weaker' },
    },
    {
      id: 'midfielder',
      look: ['man/hugo-schwindlig'],
      action: 'hugo-schwindlig',
      instead: { 'lars-laessig': 'nearly', 'gregor-graser': 'weaker', 'alfredo-wuehler': 'weaker' },
      brings: [
        { kind: 'comparison', action: 'finish', strengths: [10, 7], totals: [11, 8], won: true },
        { kind: 'goal', goals: [1, 0] },
      ],
    },
    { id: 'goal' },
  ],
}

const secondAttack: Lesson = {
  id: 'second-attack',
  course: 'first',
  paragraphs: ['5.3', '2.3', '5.6', '6.3', '6.8', '6.12'],
  explains: ['further-tactic'],
  beginning: {
    from: scene({
      phase: 'tactics',
      period: 2,
      squads,
      sides: [
        { goals: 1, hand: ['purple-3', 'purple-1', 'white-3'], shown: ['white-5'] },
        { hand: ['red-1', 'red-2b', 'red-5'], shown: ['white-4'] },
      ],
      men: {
        'harald-graetsche': { turn: 1 },
        'hugo-schwindlig': { turn: 1 },
        'timo-brecher': { turn: 1 },
        'ralf-tentakel': { turn: 1 },
        'brian-oklopper': { turn: 1 },
        'karl-rempler': { turn: 1 },
      },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [drawn('white-2a'), drawn('red-4'), 1, 2, 2, 2, drawn('purple-4'), 2, 1, 1, 2],
  rival: ['red-1', 'guenter-granit', 'done', 'karl-rempler'],
  steps: [
    { id: 'turned', look: ['man/harald-graetsche', 'man/hugo-schwindlig', 'man/timo-brecher'] },
    {
      id: 'card',
      look: ['hand/0/purple-3'],
      action: 'purple-3',
      instead: { 'white-3': 'also-three', 'purple-1': 'lowest' },
      brings: [
        { kind: 'revealed', powers: [3, 1] },
        { kind: 'attacker', seat: 0, attacks: 2 },
      ],
    },
    {
      id: 'midfielder',
      look: ['man/lars-laessig'],
      action: 'lars-laessig',
      instead: { 'gregor-graser': 'weaker', 'hugo-schwindlig': 'turned', 'alfredo-wuehler': 'weaker' },
    },
    {
      id: 'striker',
      look: ['man/timo-brecher'],
      action: 'timo-brecher',
      instead: { 'sven-abseits': 'shot' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [6, 3], totals: [7, 5], won: true },
        { kind: 'comparison', action: 'finish', strengths: [3, 3], totals: [5, 5], won: false },
      ],
    },
    {
      id: 'further',
      look: ['hand/0/purple-1'],
      action: 'purple-1',
      instead: { 'white-3': 'too-good', 'white-2a': 'also-low' },
      brings: [{ kind: 'attack', attack: 2, of: 2 }],
    },
    {
      id: 'anybody',
      look: ['man/gregor-graser'],
      action: 'gregor-graser',
      instead: { 'timo-brecher': 'later', 'udo-fouler': 'later', 'lars-laessig': 'as-strong' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [3, 4], totals: [5, 5], won: true },
        { kind: 'turned', men: [['gregor-graser'], ['karl-rempler']] },
      ],
    },
    {
      id: 'defender',
      look: ['man/udo-fouler'],
      action: 'udo-fouler',
      instead: { 'harald-graetsche': 'turned', 'georg-putzer': 'weaker', 'manni-metzger': 'weaker' },
    },
    {
      id: 'free',
      look: ['man/timo-brecher'],
      action: 'timo-brecher',
      instead: { 'georg-putzer': 'weaker', 'manni-metzger': 'weaker', 'lars-laessig': 'weaker' },
      brings: [
        { kind: 'comparison', action: 'finish', strengths: [9, 4], totals: [10, 6], won: true },
        { kind: 'goal', goals: [2, 0] },
      ],
    },
    { id: 'goal' },
  ],
}

export const FIRST: readonly Lesson[] = [firstAttack, secondAttack, firstDefence, firstCounter]
