import type { Lesson } from '@libero/kernel/lesson'
import { beginnersBuild } from '../presets.ts'
import { drawn, EDITION, PUPIL, scene } from './scene.ts'

const tacticColours: Lesson = {
  id: 'tactic-colours',
  course: 'chapters',
  paragraphs: ['4.3', '4.1', '4.6', '4.7', '4.8'],
  explains: ['packing'],
  beginning: { config: { builds: [beginnersBuild('acker'), beginnersBuild('stollen')] }, ...EDITION },
  pupil: PUPIL,
  luck: [
    drawn('white-5'),
    drawn('purple-3'),
    drawn('purple-1'),
    drawn('white-4'),
    drawn('red-1'),
    drawn('red-2b'),
  ],
  rival: ['red'],
  steps: [
    { id: 'line-ups' },
    { id: 'white' },
    {
      id: 'colour',
      look: ['pack/0/purple'],
      action: 'purple',
      instead: { yellow: 'yellow', blue: 'blue', red: 'red' },
      brings: [
        { kind: 'packed', seat: 0, colour: 'purple' },
        { kind: 'dealt', seat: 0, cards: ['white-5', 'purple-3', 'purple-1'] },
      ],
    },
    { id: 'hand', look: ['hand/0/white-5', 'hand/0/purple-3', 'hand/0/purple-1'] },
  ],
}

/** Fifteen men for 50 points, strong in midfield. */
const MIDFIELD = {
  club: 'acker',
  pitch: [
    ...['sven-fauster', 'harald-graetsche', 'georg-putzer', 'manni-metzger'],
    ...['de-dribbler', 'hugo-schwindlig', 'manne-fernschuss', 'dennis-turbo', 'gregor-graser'],
    ...['erwin-pfosten', 'jens-streuer'],
  ],
  bench: ['lars-hechter', 'tim-talent', 'fred-ballermann', 'ali-almende'],
} as const

const squad: Lesson = {
  id: 'squad',
  course: 'chapters',
  paragraphs: ['3.2', '3.1', '3.3', '3.4', '3.5', '3.6', '2.1', '4.3'],
  explains: ['packing'],
  beginning: { config: { builds: [MIDFIELD, beginnersBuild('stollen')] }, ...EDITION },
  pupil: PUPIL,
  luck: [
    drawn('white-4'),
    drawn('blue-3'),
    drawn('blue-1'),
    drawn('white-4'),
    drawn('red-1'),
    drawn('red-2b'),
  ],
  rival: ['red'],
  steps: [
    { id: 'fifteen' },
    { id: 'dear', look: ['man/de-dribbler'] },
    { id: 'cheap', look: ['man/tim-talent', 'man/fred-ballermann', 'man/ali-almende'] },
    { id: 'keepers', look: ['man/sven-fauster', 'man/lars-hechter'] },
    {
      id: 'colour',
      look: ['pack/0/blue'],
      action: 'blue',
      instead: { purple: 'purple', yellow: 'yellow', red: 'red' },
      brings: [
        { kind: 'packed', seat: 0, colour: 'blue' },
        { kind: 'dealt', seat: 0 },
      ],
    },
    { id: 'fits', look: ['hand/0/blue-3', 'hand/0/blue-1'] },
  ],
}

const extraTime: Lesson = {
  id: 'extra-time',
  course: 'chapters',
  paragraphs: ['10.2', '10.1', '10.3', '1.2'],
  explains: ['tactics'],
  beginning: {
    from: scene({
      phase: 'defenders-men',
      period: 6,
      extraTime: true,
      attack: { by: 'away', number: 1, of: 1 },
      action: 'finish',
      need: { defence: 1 },
      sides: [
        {
          goals: 1,
          hand: ['white-2b'],
          deck: [],
          shown: [
            'white-5',
            'white-4',
            'white-3',
            'purple-5',
            'purple-4',
            'purple-3',
            'purple-2a',
            'purple-1',
          ],
          faceUp: 'white-2a',
          changesLeft: 0,
        },
        {
          goals: 1,
          hand: ['red-1'],
          deck: [],
          shown: ['white-5', 'white-4', 'white-2a', 'white-2b', 'red-5', 'red-4', 'red-3', 'red-2b'],
          faceUp: 'white-3',
          changesLeft: 0,
        },
      ],
      men: {
        'sven-fauster': { turn: 1, used: 'finish' },
        'georg-putzer': { turn: 1, used: 'build-up' },
        'timo-brecher': { turn: 1, used: 'build-up' },
        'hugo-schwindlig': { turn: 2 },
        'guenter-granit': { turn: 1, used: 'build-up' },
        'hansi-dampf': { used: 'build-up' },
        'gerd-rumsteher': { turn: 1, used: 'build-up' },
        'brian-oklopper': { used: 'finish' },
        'fritz-blitz': { used: 'finish' },
      },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [
    ...[1, 0],
    ...[drawn('white-4'), drawn('white-3'), drawn('white-2a')],
    ...[drawn('white-5'), drawn('white-2a'), drawn('white-2b')],
    ...[drawn('white-5'), drawn('white-3')],
  ],
  rival: ['white-2a'],
  steps: [
    { id: 'last-attack' },
    {
      id: 'defender',
      look: ['man/harald-graetsche'],
      action: 'harald-graetsche',
      instead: { 'udo-fouler': 'weaker', 'manni-metzger': 'weaker' },
      brings: [
        { kind: 'comparison', action: 'finish', strengths: [10, 9], won: false },
        { kind: 'period-over', period: 6, goals: [1, 1] },
        { kind: 'extra-time', goals: [1, 1] },
        { kind: 'period', period: 7, minute: 90 },
      ],
    },
    { id: 'two-more' },
    {
      id: 'white-cards',
      look: ['hand/0/white-4', 'hand/0/white-3', 'hand/0/white-2a'],
      action: 'white-3',
      instead: { 'white-4': 'dear', 'white-2a': 'small' },
      brings: [
        { kind: 'revealed', powers: [3, 2] },
        { kind: 'attacker', seat: 0, attacks: 1 },
      ],
    },
    { id: 'after' },
  ],
}

const shootOut: Lesson = {
  id: 'shoot-out',
  course: 'chapters',
  paragraphs: ['11.1', '10.4', '11.2', '11.3', '11.4', '11.5'],
  explains: ['takers', 'next-taker'],
  beginning: {
    from: scene({
      phase: 'takers',
      period: 8,
      sides: [
        { goals: 1, hand: [], deck: [], faceUp: 'white-1', changesLeft: 0 },
        { goals: 1, hand: [], deck: [], faceUp: 'white-1', changesLeft: 0 },
      ],
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [
    ...[2, 1],
    ...[1, 1, 1, 1],
    ...[1, 2, 0, 1],
    ...[2, 1, 1, 1],
    ...[1, 1, 1, 1],
    ...[1, 1, 2, 1],
    ...[3, 0, 1, 1],
  ],
  rival: ['fritz-blitz', 'mc-fire', 'brian-oklopper', 'ronny-trickster', 'guenter-granit', 'hansi-dampf'],
  steps: [
    { id: 'heads-up' },
    {
      id: 'one',
      look: ['man/hugo-schwindlig'],
      action: 'hugo-schwindlig',
      instead: {
        'harald-graetsche': 'order',
        'timo-brecher': 'order',
        'udo-fouler': 'order',
        'lars-laessig': 'order',
        'sven-abseits': 'stronger',
        'gregor-graser': 'stronger',
      },
    },
    {
      id: 'two',
      look: ['man/harald-graetsche'],
      action: 'harald-graetsche',
      instead: { 'timo-brecher': 'order', 'udo-fouler': 'order', 'lars-laessig': 'order' },
    },
    {
      id: 'three',
      look: ['man/timo-brecher'],
      action: 'timo-brecher',
      instead: { 'udo-fouler': 'order', 'lars-laessig': 'order' },
    },
    {
      id: 'four',
      look: ['man/udo-fouler'],
      action: 'udo-fouler',
      instead: { 'lars-laessig': 'order' },
    },
    {
      id: 'five',
      look: ['man/lars-laessig'],
      action: 'lars-laessig',
      brings: [
        { kind: 'first-shot', seat: 0 },
        { kind: 'sudden-death', pair: 1 },
      ],
    },
    { id: 'level' },
    {
      id: 'sudden-death',
      look: ['man/sven-abseits'],
      action: 'sven-abseits',
      instead: {
        'alfredo-wuehler': 'stronger',
        'gregor-graser': 'as-strong',
        'georg-putzer': 'as-strong',
        'manni-metzger': 'as-strong',
      },
      brings: [
        { kind: 'shot', seat: 0, scored: true },
        { kind: 'shot', seat: 1, scored: false },
        { kind: 'full-time' },
      ],
    },
    { id: 'won' },
  ],
}

export const AROUND: readonly Lesson[] = [tacticColours, squad, extraTime, shootOut]
