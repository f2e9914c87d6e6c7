import type { Lesson } from '@libero/kernel/lesson'
import { drawn, EDITION, PUPIL, scene } from './scene.ts'

// The first five minutes are one match: each lesson finds what the one before has left.

/** In goal stands the keeper whose card has no symbol where it is needed: nothing is rolled for before it is explained. */
const STOLLEN = {
  pitch: [
    'ralf-tentakel',
    'brian-oklopper',
    'guenter-granit',
    'karl-rempler',
    'ronny-trickster',
    'hansi-dampf',
    'patricio-fersi',
    'fritz-blitz',
    'mc-fire',
    'alexander-trifft',
    'gerd-rumsteher',
  ],
  bench: ['bernd-klauball', 'paul-walze', 'ali-balla', 'simon-joker'],
}
const squads = { stollen: STOLLEN }

const firstAttack: Lesson = {
  id: 'first-attack',
  course: 'first',
  paragraphs: ['6.1', '1.2', '2.2', '5.2', '6.2', '6.5', '6.9'],
  explains: ['attackers-men'],
  beginning: {
    from: scene({
      phase: 'tactics',
      squads,
      sides: [{ hand: ['white-5', 'purple-3', 'purple-1'] }, { hand: ['white-4', 'red-1', 'red-2b'] }],
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [drawn('white-3'), drawn('red-5'), 2, 1, 1, 1],
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
      look: ['man/sven-abseits', 'man/timo-brecher'],
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

const firstDefence: Lesson = {
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

const firstCounter: Lesson = {
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
        'sven-fauster': { turn: 1 },
        'brian-oklopper': { turn: 1 },
        'guenter-granit': { turn: 1 },
        'karl-rempler': { turn: 2 },
        'mc-fire': { turn: 1 },
        'fritz-blitz': { turn: 1 },
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

export const FIRST: readonly Lesson[] = [firstAttack, secondAttack, firstDefence, firstCounter]
