import type { Lesson } from '@libero/kernel/lesson'
import { beginnersBuild } from '../presets.ts'
import { drawn, EDITION, PUPIL, scene } from './scene.ts'

const keeperInjured: Lesson = {
  id: 'keeper-injured',
  course: 'chapters',
  paragraphs: ['8.7', '8.9', '3.3', '6.3'],
  explains: ['injured-keeper'],
  beginning: {
    from: scene({
      phase: 'injured-keeper',
      period: 4,
      attack: { by: 'away', number: 1, of: 2 },
      action: 'finish',
      man: 'sven-fauster',
      sides: [
        {
          hand: ['white-2b', 'white-4', 'purple-3'],
          shown: ['white-3', 'purple-5', 'purple-2a'],
          faceUp: 'purple-1',
        },
        { hand: ['red-2b', 'red-1', 'white-3'], shown: ['white-2b', 'red-5', 'white-4'], faceUp: 'red-3' },
      ],
      men: {
        'sven-fauster': { where: 'off', turn: 2, used: 'finish' },
        'lars-hechter': { where: 'off' },
        'bernd-klauball': { used: 'build-up', turn: 1 },
        'mc-fire': { used: 'build-up', turn: 1 },
        'gerd-rumsteher': { used: 'finish' },
        'manni-metzger': { used: 'build-up', turn: 1 },
      },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [drawn('white-5'), 2, 1],
  rival: ['red-2b', 'brian-oklopper', 'alexander-trifft'],
  steps: [
    { id: 'no-keeper' },
    {
      id: 'in-goal',
      look: ['man/wladimir-ballnich', 'man/erwin-pfosten', 'man/tim-talent'],
      action: 'wladimir-ballnich',
      instead: { 'erwin-pfosten': 'falls', 'tim-talent': 'falls' },
      brings: [{ kind: 'in-goal', seat: 0, man: 'wladimir-ballnich', standIn: true }],
    },
    { id: 'keeper-now', look: ['man/wladimir-ballnich'], action: 'done' },
    {
      id: 'defender',
      look: ['man/harald-graetsche'],
      action: 'harald-graetsche',
      instead: { 'udo-fouler': 'weaker', 'georg-putzer': 'weaker', 'manni-metzger': 'weaker' },
      brings: [{ kind: 'comparison', action: 'finish', strengths: [7, 6], totals: [8, 8], won: false }],
    },
    { id: 'spare-keeper' },
  ],
}

const acker = beginnersBuild('acker')
const instead = (id: string) =>
  id === 'sven-fauster' ? 'lars-hechter' : id === 'lars-hechter' ? 'sven-fauster' : id

const keeperSentOff: Lesson = {
  id: 'keeper-sent-off',
  course: 'chapters',
  paragraphs: ['8.8', '8.5', '3.3'],
  explains: ['sent-off-keeper', 'man-for-keeper'],
  beginning: {
    from: scene({
      phase: 'sent-off-keeper',
      period: 3,
      attack: { by: 'away', number: 1, of: 1 },
      action: 'finish',
      man: 'lars-hechter',
      squads: { acker: { pitch: acker.pitch.map(instead), bench: acker.bench.map(instead) } },
      sides: [
        { hand: ['white-2b', 'white-4', 'purple-3'], shown: ['white-3', 'purple-5'], faceUp: 'white-2a' },
        { hand: ['red-2b', 'red-1', 'white-3'], shown: ['white-2b', 'red-5'], faceUp: 'red-3' },
      ],
      men: {
        'lars-hechter': { where: 'off', turn: 3, booked: true, used: 'finish' },
        'lars-laessig': { turn: 2 },
        'bernd-klauball': { used: 'build-up', turn: 1 },
        'mc-fire': { used: 'build-up', turn: 1 },
        'gerd-rumsteher': { used: 'finish' },
        'manni-metzger': { used: 'build-up', turn: 1 },
      },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [],
  rival: [],
  steps: [
    { id: 'sent-off' },
    {
      id: 'keeper',
      look: ['man/sven-fauster'],
      action: 'sven-fauster',
      instead: {
        'alfredo-wuehler': 'outfielder',
        'lars-laessig': 'outfielder',
        'manni-metzger': 'outfielder',
      },
    },
    {
      id: 'room',
      look: ['man/lars-laessig'],
      action: 'lars-laessig',
      instead: { 'alfredo-wuehler': 'climbs', 'timo-brecher': 'good', 'hugo-schwindlig': 'good' },
      brings: [{ kind: 'in-goal', seat: 0, man: 'sven-fauster', standIn: false }],
    },
    { id: 'ten' },
  ],
}

const changes: Lesson = {
  id: 'changes',
  course: 'chapters',
  paragraphs: ['9.1', '9.2', '9.3', '9.4', '9.5', '13.2', '13.3'],
  explains: ['changes'],
  beginning: {
    from: scene({
      phase: 'changes',
      period: 4,
      sides: [
        { hand: ['white-2b', 'white-4', 'purple-3'], shown: ['white-3', 'purple-5', 'white-2a'] },
        { hand: ['red-2b', 'red-1', 'white-3'], shown: ['white-2b', 'red-5', 'red-3'] },
      ],
      men: {
        'hugo-schwindlig': { turn: 1 },
        'lars-laessig': { turn: 2 },
        'sven-abseits': { turn: 1 },
        'alfredo-wuehler': { turn: 1 },
      },
    }),
    ...EDITION,
  },
  pupil: PUPIL,
  luck: [],
  rival: ['done'],
  steps: [
    { id: 'ones', look: ['man/lars-laessig', 'man/sven-abseits', 'man/hugo-schwindlig'] },
    {
      id: 'off',
      look: ['man/lars-laessig'],
      action: 'lars-laessig',
      instead: {
        'sven-abseits': 'climbs',
        'hugo-schwindlig': 'climbs',
        done: 'keep',
      },
    },
    {
      id: 'on',
      look: ['man/wladimir-ballnich'],
      action: 'wladimir-ballnich',
      instead: { 'tim-talent': 'talent', 'erwin-pfosten': 'striker' },
    },
    {
      id: 'enough',
      action: 'done',
      instead: { 'sven-abseits': 'climbs', 'hugo-schwindlig': 'climbs' },
      brings: [
        { kind: 'changes-open', count: [1, 0] },
        { kind: 'change', seat: 0, off: 'lars-laessig', on: 'wladimir-ballnich', left: 2 },
      ],
    },
    { id: 'fresh', look: ['man/wladimir-ballnich'] },
  ],
}

export const KEEPERS: readonly Lesson[] = [changes, keeperInjured, keeperSentOff]
