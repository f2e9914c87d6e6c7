import type { Lesson } from '@libero/kernel/lesson'
import { EDITION, PUPIL, scene } from './scene.ts'

const STOLLEN_BENCH = ['ralf-tentakel', 'ali-balla', 'simon-joker']
const STOLLEN_AHEAD = ['ronny-trickster', 'hansi-dampf', 'patricio-fersi', 'fritz-blitz']
const STOLLEN_STRIKERS = ['mc-fire', 'alexander-trifft', 'gerd-rumsteher']

const yellowCard: Lesson = {
  id: 'yellow-card',
  course: 'chapters',
  paragraphs: ['8.4', '2.4', '8.1', '8.5'],
  explains: ['attackers-men'],
  beginning: {
    from: scene({
      phase: 'attackers-men',
      period: 4,
      attack: { by: 'home', number: 1, of: 1 },
      action: 'build-up',
      need: { midfield: 1 },
      squads: {
        stollen: {
          pitch: [
            ...['bernd-klauball', 'brian-oklopper', 'guenter-granit', 'paul-walze'],
            ...STOLLEN_AHEAD,
            ...STOLLEN_STRIKERS,
          ],
          bench: [...STOLLEN_BENCH, 'karl-rempler'],
        },
      },
      sides: [
        {
          colour: 'blue',
          hand: ['white-2b', 'white-4', 'blue-4'],
          shown: ['white-3', 'blue-1', 'blue-2a'],
          faceUp: 'blue-3',
        },
        { hand: ['red-4', 'white-3', 'red-1'], shown: ['red-2b', 'white-2b', 'white-5'], faceUp: 'white-2a' },
      ],
      men: {
        'sven-fauster': { used: 'build-up' },
        'hugo-schwindlig': { turn: 1 },
        'gregor-graser': { turn: 1 },
        'lars-laessig': { turn: 1 },
        'brian-oklopper': { turn: 1 },
        'guenter-granit': { turn: 2 },
        'paul-walze': { turn: 1, booked: true },
      },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [1, 2, 1, 0, 2, 1],
  rival: ['paul-walze'],
  steps: [
    { id: 'symbol', look: ['man/gregor-graser'] },
    {
      id: 'risk',
      look: ['man/gregor-graser', 'man/lars-laessig'],
      action: 'gregor-graser',
      instead: { 'lars-laessig': 'safe', 'hugo-schwindlig': 'weak', 'alfredo-wuehler': 'weak' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [7, 2], totals: [8, 4], won: true },
        { kind: 'hazard', man: 'gregor-graser', hazard: 'yellow', die: 1, struck: true },
        { kind: 'booked', man: 'gregor-graser' },
        { kind: 'hazard', man: 'paul-walze', hazard: 'yellow', die: 0, struck: true },
        { kind: 'sent-off', man: 'paul-walze', secondYellow: true },
      ],
    },
    { id: 'booked', look: ['man/gregor-graser'] },
    { id: 'second' },
    {
      id: 'shot',
      look: ['man/lars-laessig'],
      action: 'lars-laessig',
      instead: { 'hugo-schwindlig': 'weak', 'alfredo-wuehler': 'weak' },
      brings: [{ kind: 'comparison', action: 'finish', strengths: [3, 3], totals: [5, 4], won: true }],
    },
    { id: 'careful', look: ['man/gregor-graser'] },
  ],
}

const redCard: Lesson = {
  id: 'red-card',
  course: 'chapters',
  paragraphs: ['8.6', '8.1', '2.4', '9.5'],
  explains: ['attackers-men'],
  beginning: {
    from: scene({
      phase: 'attackers-men',
      period: 5,
      attack: { by: 'home', number: 1, of: 1 },
      action: 'build-up',
      need: { attack: 1 },
      squads: {
        stollen: {
          pitch: [
            ...['bernd-klauball', 'martin-niedurch', 'guenter-granit', 'emil-elfer'],
            ...STOLLEN_AHEAD,
            ...STOLLEN_STRIKERS,
          ],
          bench: [...STOLLEN_BENCH, 'paul-walze'],
        },
      },
      sides: [
        {
          colour: 'red',
          hand: ['white-2b', 'white-4', 'red-1'],
          shown: ['white-3', 'red-3', 'white-5', 'red-2a'],
          faceUp: 'red-4',
        },
        {
          colour: 'purple',
          hand: ['purple-4', 'white-5', 'purple-1'],
          shown: ['white-2b', 'white-2a', 'purple-2a', 'white-4'],
          faceUp: 'white-3',
        },
      ],
      men: {
        'timo-brecher': { turn: 3 },
        'martin-niedurch': { turn: 2 },
      },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [3, 1, 3, 1, 2, 1],
  rival: ['martin-niedurch', 'guenter-granit'],
  steps: [
    { id: 'sign', look: ['man/timo-brecher'] },
    {
      id: 'striker',
      look: ['man/sven-abseits', 'man/timo-brecher'],
      action: 'sven-abseits',
      instead: { 'timo-brecher': 'risk' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [3, 5], totals: [6, 6], won: true },
        { kind: 'hazard', man: 'martin-niedurch', hazard: 'red', die: 3, struck: true },
        { kind: 'sent-off', man: 'martin-niedurch', secondYellow: false },
      ],
    },
    { id: 'sent-off' },
    {
      id: 'midfielder',
      look: ['man/hugo-schwindlig'],
      action: 'hugo-schwindlig',
      instead: { 'lars-laessig': 'weaker', 'gregor-graser': 'weaker', 'alfredo-wuehler': 'weaker' },
      brings: [
        { kind: 'comparison', action: 'finish', strengths: [8, 6], totals: [9, 8], won: true },
        { kind: 'hazard', man: 'timo-brecher', hazard: 'red', die: 1, struck: false },
      ],
    },
    { id: 'spared', look: ['man/timo-brecher'] },
  ],
}

const injury: Lesson = {
  id: 'injury',
  course: 'chapters',
  paragraphs: ['8.2', '8.3', '8.1', '9.5'],
  explains: ['replacement'],
  beginning: {
    from: scene({
      phase: 'attackers-men',
      period: 4,
      attack: { by: 'home', number: 1, of: 1 },
      action: 'build-up',
      need: { attack: 1 },
      sides: [
        {
          colour: 'red',
          hand: ['white-2b', 'white-4', 'red-1'],
          shown: ['white-3', 'red-4', 'white-5'],
          faceUp: 'red-3',
        },
        { hand: ['red-4', 'white-3', 'red-1'], shown: ['red-2b', 'white-2b', 'white-5'], faceUp: 'white-2a' },
      ],
      men: { 'sven-fauster': { used: 'build-up' }, 'sven-abseits': { turn: 3 } },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [1, 2, 2, 2, 1],
  rival: ['brian-oklopper'],
  steps: [
    { id: 'sign', look: ['man/sven-abseits'] },
    {
      id: 'striker',
      look: ['man/sven-abseits', 'man/timo-brecher'],
      action: 'sven-abseits',
      instead: { 'timo-brecher': 'either' },
      brings: [
        { kind: 'comparison', action: 'build-up', strengths: [7, 4], totals: [8, 6], won: true },
        { kind: 'hazard', man: 'sven-abseits', hazard: 'injury', die: 2, struck: true },
        { kind: 'injured', man: 'sven-abseits' },
      ],
    },
    {
      id: 'replacement',
      look: ['man/erwin-pfosten'],
      action: 'erwin-pfosten',
      instead: { done: 'nobody', 'wladimir-ballnich': 'other-line', 'tim-talent': 'other-line' },
      brings: [{ kind: 'came-on', man: 'erwin-pfosten', for: 'sven-abseits' }],
    },
    {
      id: 'shot',
      look: ['man/timo-brecher', 'man/erwin-pfosten'],
      action: 'timo-brecher',
      instead: { 'erwin-pfosten': 'fresh' },
      brings: [{ kind: 'comparison', action: 'finish', strengths: [4, 3], totals: [6, 4], won: true }],
    },
    { id: 'changes-left' },
  ],
}

const hazardOrder: Lesson = {
  id: 'hazard-order',
  course: 'chapters',
  paragraphs: ['8.1', '8.3', '8.5'],
  explains: ['hazard-order', 'replacement'],
  beginning: {
    from: scene({
      phase: 'hazard-order',
      period: 5,
      attack: { by: 'home', number: 1, of: 1 },
      action: 'finish',
      atRisk: ['lars-laessig', 'harald-graetsche'],
      sides: [
        {
          hand: ['white-3', 'white-4', 'purple-1'],
          shown: ['purple-3', 'white-5', 'purple-2a', 'purple-5'],
          faceUp: 'white-2b',
        },
        {
          hand: ['red-4', 'white-3', 'red-2a'],
          shown: ['red-2b', 'white-2b', 'red-5', 'white-4'],
          faceUp: 'red-1',
        },
      ],
      men: {
        'lars-laessig': { turn: 3, used: 'finish', booked: true },
        'harald-graetsche': { turn: 1, used: 'finish' },
        'bernd-klauball': { used: 'finish' },
        'guenter-granit': { used: 'finish' },
      },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [0, 2],
  rival: [],
  steps: [
    { id: 'two', look: ['man/lars-laessig', 'man/harald-graetsche'] },
    {
      id: 'order',
      look: ['man/lars-laessig', 'man/harald-graetsche'],
      action: 'lars-laessig',
      instead: { 'harald-graetsche': 'later' },
      brings: [
        { kind: 'hazard', man: 'lars-laessig', hazard: 'yellow', die: 0, struck: true },
        { kind: 'sent-off', man: 'lars-laessig', secondYellow: true },
        { kind: 'hazard', man: 'harald-graetsche', hazard: 'injury', die: 2, struck: true },
        { kind: 'injured', man: 'harald-graetsche' },
      ],
    },
    {
      id: 'replacement',
      look: ['man/wladimir-ballnich'],
      action: 'wladimir-ballnich',
      instead: { 'erwin-pfosten': 'striker', 'tim-talent': 'talent', done: 'nobody' },
      brings: [{ kind: 'came-on', man: 'wladimir-ballnich', for: 'harald-graetsche' }],
    },
    { id: 'why-first' },
  ],
}

export const HAZARD_LESSONS: readonly Lesson[] = [yellowCard, redCard, injury, hazardOrder]
