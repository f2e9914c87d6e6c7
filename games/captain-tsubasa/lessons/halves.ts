import type { Lesson } from '@libero/kernel/lesson'
import { chapter, drawn, rolled, scene, tossed } from './scene.ts'

/** §9.3 The last match cards are gone. */
const stoppage = chapter({
  id: 'stoppage',
  paragraphs: ['9.3', '9.2', '9.1'],
  explains: ['action'],
  beginning: scene({
    phase: 'action',
    half: 1,
    round: 6,
    attacker: 'home',
    pupil: {
      area: ['tsubasa', 'oda', 'midfield-battle'],
      hand: ['morisaki', 'nakazato'],
      stopped: true,
    },
    rival: { area: ['imai', 'furuta'], hand: ['hyuga', 'wakashimazu'], stopped: true },
  }),
  luck: [...rolled(4, 2), ...drawn('kisugi', 'taki'), ...drawn('matsuki', 'takashima')],
  rival: [],
  steps: [
    { id: 'last' },
    { id: 'rule' },
    {
      id: 'pass',
      look: ['tsubasa', 'oda', 'midfield-battle'],
      action: 'pass',
      instead: { shot: 'shot' },
      brings: [
        { kind: 'action', action: 'pass', attack: 7, defence: 6 },
        { kind: 'dice', dice: [4, 2], attack: 11, defence: 8 },
        { kind: 'round', round: 7, stoppage: 1 },
        { kind: 'drawn', seat: 0, cards: ['kisugi', 'taki'] },
      ],
    },
    { id: 'four', look: ['morisaki', 'nakazato', 'kisugi', 'taki'] },
    { id: 'when' },
  ],
})

/** §9.4, §9.5 */
const halfTime = chapter({
  id: 'half-time',
  paragraphs: ['9.4', '9.5', '9.3'],
  explains: ['action'],
  beginning: scene({
    phase: 'action',
    half: 1,
    round: 6,
    attacker: 'home',
    pupil: {
      area: ['taki', 'long-shot', 'nagano'],
      hand: ['morisaki', 'tsubasa'],
      pool: { pass: 1 },
      stopped: true,
    },
    rival: { area: ['imai', 'furuta'], hand: ['hyuga', 'wakashimazu'], stopped: true },
  }),
  luck: [
    ...rolled(5, 3),
    ...drawn('special-shot-nankatsu', 'clearance', 'header', 'pressing'),
    ...drawn('long-shot', 'oda', 'tsubasa', 'ishizaki'),
    ...drawn('hyuga', 'imai', 'matsuki', 'furuta'),
  ],
  rival: ['header', 'matsuki', 'skip'],
  steps: [
    {
      id: 'shot',
      look: ['taki', 'long-shot', 'nagano'],
      action: 'shot',
      instead: { pass: 'pass' },
      brings: [
        { kind: 'action', action: 'shot', attack: 9, defence: 6 },
        { kind: 'dice', dice: [5, 3], attack: 14, defence: 9 },
        { kind: 'goal', score: [1, 0] },
        { kind: 'half-over', half: 1, score: [1, 0] },
        { kind: 'kick-off', seat: 1, half: 2 },
      ],
    },
    { id: 'break', look: ['pool-pass/0'] },
    { id: 'shuffled', look: ['long-shot', 'deck/0'] },
    { id: 'second', look: ['special-shot-nankatsu', 'clearance', 'header', 'pressing'] },
    {
      id: 'take',
      look: ['special-shot-nankatsu'],
      action: 'special-shot-nankatsu',
      instead: { clearance: 'special', header: 'special', pressing: 'special', top: 'special' },
      brings: [{ kind: 'match-card', seat: 0, card: 'special-shot-nankatsu' }],
    },
    { id: 'on' },
  ],
})

/** §9.6 */
const fullTime = chapter({
  id: 'full-time',
  paragraphs: ['9.6', '1.2', '9.3'],
  explains: ['action'],
  beginning: scene({
    phase: 'action',
    half: 2,
    round: 6,
    attacker: 'home',
    pupil: { area: ['header', 'taki', 'iwami'], hand: ['morisaki', 'oda'], goals: 1, stopped: true },
    rival: { area: ['clearance', 'takashima'], hand: ['hyuga', 'furuta'], goals: 1, stopped: true },
  }),
  luck: [...rolled(4, 3)],
  rival: [],
  steps: [
    { id: 'level' },
    {
      id: 'shot',
      look: ['header', 'taki', 'iwami', 'clearance', 'takashima'],
      action: 'shot',
      instead: { pass: 'pass' },
      brings: [
        { kind: 'action', action: 'shot', attack: 8, defence: 8 },
        { kind: 'dice', dice: [4, 3], attack: 12, defence: 11 },
        { kind: 'goal', score: [2, 1] },
        { kind: 'full-time' },
      ],
    },
    { id: 'won' },
  ],
})

/** §10 */
const extraTime = chapter({
  id: 'extra-time',
  paragraphs: ['10.1', '10.2', '1.2'],
  explains: ['turn'],
  beginning: scene({
    phase: 'half-begins',
    half: 3,
    round: 0,
    attacker: 'home',
    pupil: {
      hand: ['morisaki', 'oda'],
      discard: ['header', 'kisugi', 'wing-run'],
      goals: 1,
      pool: { shot: 1 },
    },
    rival: { hand: ['hyuga', 'furuta'], discard: ['clearance', 'imai'], goals: 1 },
  }),
  luck: [
    ...tossed('home'),
    ...drawn('header', 'kisugi', 'morisaki', 'oda'),
    ...drawn('clearance', 'furuta', 'hyuga', 'matsuki'),
  ],
  rival: ['clearance', 'stop'],
  steps: [
    { id: 'level' },
    { id: 'hands', look: ['header', 'kisugi', 'morisaki', 'oda'] },
    { id: 'seven' },
    {
      id: 'header',
      look: ['header'],
      action: 'header',
      instead: { kisugi: 'header', morisaki: 'defender', oda: 'defender', stop: 'header' },
      brings: [{ kind: 'played', seat: 1, card: 'clearance', cards: 2 }],
    },
    {
      id: 'kisugi',
      look: ['kisugi'],
      action: 'kisugi',
      instead: { morisaki: 'defender', oda: 'defender', stop: 'kisugi' },
      brings: [{ kind: 'stopped', seat: 1 }],
    },
    { id: 'halves' },
  ],
})

/** §10.3, §10.4 */
const champions = chapter({
  id: 'champions',
  paragraphs: ['10.4', '10.3'],
  explains: ['action'],
  beginning: scene({
    phase: 'action',
    half: 4,
    round: 2,
    attacker: 'home',
    pupil: { area: ['header', 'taki'], hand: ['morisaki', 'oda'], goals: 1, stopped: true },
    rival: { area: ['clearance', 'takashima'], hand: ['hyuga', 'furuta'], goals: 1, stopped: true },
  }),
  luck: [...rolled(3, 4)],
  rival: [],
  steps: [
    { id: 'last' },
    {
      id: 'shot',
      look: ['header', 'taki', 'clearance', 'takashima'],
      action: 'shot',
      instead: { pass: 'pass' },
      brings: [
        { kind: 'action', action: 'shot', attack: 7, defence: 8 },
        { kind: 'dice', dice: [3, 4], attack: 10, defence: 12 },
        { kind: 'full-time' },
      ],
    },
    { id: 'both' },
  ],
})

export const HALVES: readonly Lesson[] = [stoppage, halfTime, fullTime, extraTime, champions]
