import type { Lesson } from '@libero/kernel/lesson'
import { drawn, EDITION, PUPIL, scene } from './scene.ts'
import { STOLLEN } from './stollen.ts'

const squads = { stollen: STOLLEN }

export const firstDefence: Lesson = {
  id: 'first-defence',
  course: 'first',
  paragraphs: ['4.2', '6.8', '6.9', '6.7', '6.5'],
  explains: ['defenders-men'],
  beginning: {
    from: scene({
      phase: 'tactics',
      period: 3,
      squads,
      sides: [
        { goals: 2, hand: ['white-3', 'white-2a', 'purple-4'], shown: ['white-5', 'purple-3', 'purple-1'] },
        { hand: ['red-2b', 'red-5', 'red-4'], shown: ['white-4', 'red-1'] },
      ],
      men: {
        'harald-graetsche': { turn: 1 },
        'udo-fouler': { turn: 1 },
        'hugo-schwindlig': { turn: 1 },
        'gregor-graser': { turn: 1 },
        'lars-laessig': { turn: 1 },
        'timo-brecher': { turn: 3 },
        'sven-abseits': { turn: 1 },
        'ralf-tentakel': { turn: 3 },
        'brian-oklopper': { turn: 1 },
        'guenter-granit': { turn: 1 },
        'karl-rempler': { turn: 2 },
      },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [drawn('purple-2b'), drawn('white-5'), 1, 2, 1, 2],
  rival: ['red-5', 'mc-fire', 'alexander-trifft', 'fritz-blitz'],
  steps: [
    {
      id: 'card',
      look: ['hand/0/purple-4'],
      action: 'purple-4',
      instead: { 'white-3': 'more', 'white-2a': 'more' },
      brings: [
        { kind: 'revealed', powers: [4, 5] },
        { kind: 'attacker', seat: 1, attacks: 1 },
      ],
    },
    { id: 'their-card', look: ['lying/1'] },
    {
      id: 'build-up',
      look: ['man/udo-fouler'],
      action: 'udo-fouler',
      instead: { 'georg-putzer': 'falls', 'manni-metzger': 'falls', 'harald-graetsche': 'weak' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [3, 4], totals: [5, 5], won: true },
        { kind: 'action', action: 'finish', seat: 1 },
      ],
    },
    { id: 'level' },
    {
      id: 'finish',
      look: ['man/georg-putzer'],
      action: 'georg-putzer',
      instead: { 'manni-metzger': 'sign', 'harald-graetsche': 'weak' },
      brings: [{ kind: 'comparison', action: 'finish', strengths: [6, 7], totals: [8, 8], won: false }],
    },
    { id: 'saved' },
  ],
}

export const firstCounter: Lesson = {
  id: 'first-counter',
  course: 'first',
  paragraphs: ['7.1', '7.3', '7.4', '7.5'],
  explains: [],
  beginning: {
    from: scene({
      phase: 'defenders-men',
      period: 4,
      squads,
      attack: { by: 'away', number: 2, of: 2 },
      action: 'build-up',
      need: { defence: 1 },
      sides: [
        {
          goals: 2,
          hand: ['white-3', 'purple-2b', 'purple-2a'],
          shown: ['white-5', 'purple-3', 'purple-1', 'purple-4'],
          faceUp: 'white-2a',
        },
        {
          hand: ['red-2b', 'white-3', 'white-2b'],
          shown: ['white-4', 'red-1', 'red-5', 'red-4'],
          faceUp: 'white-5',
        },
      ],
      men: {
        'harald-graetsche': { turn: 2 },
        'udo-fouler': { turn: 3 },
        'georg-putzer': { turn: 1 },
        'manni-metzger': { turn: 1 },
        'hugo-schwindlig': { turn: 2 },
        'gregor-graser': { turn: 1 },
        'lars-laessig': { turn: 1 },
        'timo-brecher': { turn: 3 },
        'sven-abseits': { turn: 2 },
        'sven-fauster': { turn: 2 },
        'brian-oklopper': { turn: 1 },
        'guenter-granit': { turn: 1 },
        'karl-rempler': { turn: 2 },
        'mc-fire': { turn: 2 },
        'fritz-blitz': { turn: 2 },
        'gerd-rumsteher': { turn: 1 },
        'alexander-trifft': { turn: 1, used: 'build-up' },
      },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [0, 2, 1, 2, 1, 2],
  rival: ['guenter-granit'],
  steps: [
    { id: 'their-attack', look: ['lying/1', 'man/alexander-trifft'] },
    {
      id: 'stop',
      look: ['man/harald-graetsche'],
      action: 'harald-graetsche',
      instead: { 'georg-putzer': 'weak', 'manni-metzger': 'weak', 'udo-fouler': 'weak' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [4, 5], totals: [6, 5], won: false },
        { kind: 'counter', seat: 0, bonus: 3 },
      ],
    },
    { id: 'counter', look: ['lying/0'] },
    {
      id: 'bonus',
      look: ['man/hugo-schwindlig'],
      action: 'hugo-schwindlig',
      instead: { 'gregor-graser': 'sign', 'lars-laessig': 'weak', 'alfredo-wuehler': 'weak' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [4, 3], bonus: 3, totals: [8, 5], won: true },
      ],
    },
    {
      id: 'free-again',
      look: ['man/harald-graetsche'],
      action: 'harald-graetsche',
      instead: { 'georg-putzer': 'weak', 'manni-metzger': 'weak', 'udo-fouler': 'weak' },
    },
    {
      id: 'shot',
      look: ['man/sven-abseits'],
      action: 'sven-abseits',
      instead: { 'timo-brecher': 'weak', 'lars-laessig': 'weak', 'gregor-graser': 'sign' },
      brings: [
        { kind: 'comparison', action: 'finish', strengths: [7, 4], totals: [8, 6], won: true },
        { kind: 'goal', goals: [3, 0] },
      ],
    },
    { id: 'goal' },
    { id: 'farewell' },
  ],
}
