import type { Lesson } from '@libero/kernel/lesson'
import { chapter, drawn, rolled, scene } from './scene.ts'

/** The better chance is not always the better choice. */
const shotOrPass = chapter({
  id: 'shot-or-pass',
  paragraphs: ['7.2', '7.1', '7.4', '7.6', '17.1'],
  explains: ['action'],
  beginning: scene({
    phase: 'action',
    half: 1,
    round: 3,
    attacker: 'home',
    field: ['long-shot', 'man-marking'],
    pile: ['one-two', 'advice'],
    pupil: {
      area: ['tsubasa', 'midfield-battle', 'izawa', 'iwami', 'oda'],
      hand: ['morisaki', 'nakazato', 'ishizaki', 'taki'],
      stopped: true,
    },
    rival: {
      area: ['imai', 'takashima'],
      hand: ['wakashimazu', 'hyuga', 'matsuki', 'sorimachi'],
      stopped: true,
    },
  }),
  luck: [...rolled(3, 3), ...drawn('one-two', 'advice')],
  rival: [],
  steps: [
    { id: 'sums', look: ['tsubasa', 'midfield-battle', 'izawa', 'iwami', 'oda'] },
    { id: 'what-for', look: ['imai', 'takashima'] },
    {
      id: 'shot',
      action: 'shot',
      instead: { pass: 'pass' },
      brings: [
        { kind: 'action', action: 'shot', attack: 8, defence: 8 },
        { kind: 'dice', dice: [3, 3], attack: 11, defence: 11 },
        { kind: 'contest', seat: 0, won: 'shot' },
        { kind: 'goal', score: [1, 0], by: 'shot' },
        { kind: 'possession', seat: 1 },
      ],
    },
    { id: 'level' },
    { id: 'otherwise' },
  ],
})

/** Where tokens come from, what they do, and where they go. */
const tokens = chapter({
  id: 'tokens',
  paragraphs: ['2.4', '6.4', '7.3', '9.1'],
  explains: ['token', 'spend'],
  beginning: scene({
    phase: 'turn',
    half: 2,
    round: 3,
    attacker: 'home',
    field: ['pressing', 'second-wind'],
    pile: ['injury', 'counter-attack'],
    pupil: {
      area: ['header'],
      hand: ['captains-call', 'morisaki', 'oda', 'nakazato', 'ishizaki'],
      pool: { pass: 1 },
    },
    rival: {
      area: ['clearance'],
      hand: ['furuta', 'hyuga', 'matsuki', 'sorimachi', 'koike'],
      pool: { defence: 1 },
    },
  }),
  luck: [...rolled(4, 3), ...drawn('injury', 'counter-attack')],
  rival: ['furuta', 'stop', 'spend-1'],
  steps: [
    { id: 'pools', look: ['pool-shot/0', 'pool-pass/0', 'pool-defence/0'] },
    {
      id: 'call',
      look: ['captains-call'],
      action: 'captains-call',
      instead: {
        morisaki: 'call-first',
        oda: 'call-first',
        nakazato: 'call-first',
        ishizaki: 'call-first',
        stop: 'call-first',
      },
    },
    { id: 'gain', look: ['ability-1'], action: 'use-1', instead: { skip: 'free' } },
    {
      id: 'one',
      look: ['pool-shot/0'],
      action: 'token-shot',
      instead: { 'token-pass': 'shot-token', 'token-defence': 'shot-token' },
      brings: [{ kind: 'gained', token: 'shot', pool: 1 }],
    },
    {
      id: 'two',
      look: ['pool-shot/0'],
      action: 'token-shot',
      instead: { 'token-pass': 'shot-token', 'token-defence': 'shot-token' },
      brings: [
        { kind: 'gained', token: 'shot', pool: 2 },
        { kind: 'played', seat: 1, card: 'furuta' },
      ],
    },
    {
      id: 'stop',
      look: [],
      action: 'stop',
      instead: { morisaki: 'defender', oda: 'defender', nakazato: 'defender', ishizaki: 'defender' },
      brings: [{ kind: 'attack-over' }],
    },
    {
      id: 'shot',
      action: 'shot',
      instead: { pass: 'pass' },
      brings: [{ kind: 'action', action: 'shot', attack: 5, defence: 6 }],
    },
    {
      id: 'spend',
      look: ['pool-shot/0', 'pool-defence/1'],
      action: 'spend-2',
      instead: { 'spend-1': 'both', 'spend-0': 'both' },
      brings: [
        { kind: 'spent', seat: 0, token: 'shot', count: 2, total: 7 },
        { kind: 'spent', seat: 1, token: 'defence', count: 1, total: 7 },
        { kind: 'dice', dice: [4, 3], attack: 11, defence: 10 },
        { kind: 'goal', score: [1, 0] },
      ],
    },
    { id: 'back', look: ['pool-shot/0', 'pool-pass/0'] },
  ],
})

/** §8 What the keeper's roll can come to. */
const keeper = chapter({
  id: 'keeper',
  paragraphs: ['8.2', '8.1', '8.4', '6.12'],
  explains: ['save'],
  beginning: scene({
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'away',
    turn: 'home',
    field: ['long-shot', 'man-marking'],
    pile: ['one-two', 'advice'],
    pupil: {
      area: ['morisaki', 'oda'],
      hand: ['great-save', 'kisugi', 'taki', 'tsubasa', 'nagano'],
    },
    rival: {
      area: ['hyuga', 'sorimachi', 'matsuki'],
      hand: ['furuta', 'imai', 'takashima', 'koike'],
    },
  }),
  luck: [...rolled(2, 4), ...rolled(4), ...drawn('one-two', 'advice')],
  rival: ['stop', 'shot'],
  steps: [
    {
      id: 'great-save',
      look: ['great-save'],
      action: 'great-save',
      instead: {
        kisugi: 'attacker',
        taki: 'attacker',
        tsubasa: 'attacker',
        nagano: 'attacker',
        stop: 'stop',
      },
    },
    {
      id: 'stop',
      look: [],
      action: 'stop',
      instead: { kisugi: 'attacker', taki: 'attacker', tsubasa: 'attacker', nagano: 'attacker' },
      brings: [
        { kind: 'action', action: 'shot', attack: 11, defence: 10 },
        { kind: 'dice', dice: [2, 4], attack: 15, defence: 12 },
      ],
    },
    { id: 'beaten', look: ['morisaki', 'great-save'] },
    {
      id: 'save',
      look: ['great-save'],
      action: 'great-save',
      instead: { morisaki: 'morisaki', skip: 'no-roll' },
      brings: [
        { kind: 'keeper', card: 'great-save', die: 4 },
        { kind: 'save', card: 'great-save', result: 'corner' },
        { kind: 'exhausted', seat: 0 },
        { kind: 'possession', seat: 1, kept: true },
      ],
    },
    { id: 'corner' },
    { id: 'price', look: ['discard/0'] },
  ],
})

/** §7.5 Whose die to roll again. */
const reroll = chapter({
  id: 'reroll',
  paragraphs: ['7.5', '6.12'],
  explains: ['reroll'],
  beginning: scene({
    phase: 'action',
    half: 1,
    round: 3,
    attacker: 'home',
    field: ['long-shot', 'man-marking'],
    pile: ['one-two', 'advice'],
    pupil: {
      area: ['kisugi', 'taki', 'iwami'],
      hand: ['morisaki', 'nakazato', 'ishizaki', 'oda'],
      stopped: true,
    },
    rival: {
      area: ['imai', 'furuta'],
      hand: ['wakashimazu', 'hyuga', 'matsuki', 'sorimachi'],
      stopped: true,
    },
  }),
  luck: [...rolled(1, 5), ...rolled(4), ...drawn('one-two', 'advice')],
  rival: [],
  steps: [
    { id: 'kisugi', look: ['kisugi'] },
    {
      id: 'shot',
      action: 'shot',
      instead: { pass: 'pass' },
      brings: [{ kind: 'dice', dice: [1, 5], attack: 9, defence: 11 }],
    },
    { id: 'whose' },
    {
      id: 'again',
      action: 'reroll-own',
      instead: { 'reroll-other': 'theirs', skip: 'leave' },
      brings: [
        { kind: 'rerolled', card: 'kisugi', whose: 0, keeper: false, die: 4 },
        { kind: 'contest', seat: 0, won: 'shot', attack: 12, defence: 11 },
        { kind: 'goal', score: [1, 0] },
      ],
    },
    { id: 'counts' },
  ],
})

/** §8.3 A roll made again that was saved for the keeper. */
const keeperAgain = chapter({
  id: 'keeper-again',
  paragraphs: ['8.3', '7.5'],
  explains: ['reroll'],
  beginning: scene({
    phase: 'action',
    half: 1,
    round: 3,
    attacker: 'home',
    field: ['long-shot', 'man-marking'],
    pile: ['one-two', 'advice'],
    pupil: { area: ['kisugi', 'taki'], hand: ['morisaki', 'nakazato', 'ishizaki', 'oda'], stopped: true },
    rival: {
      area: ['imai', 'wakashimazu'],
      hand: ['furuta', 'hyuga', 'matsuki', 'sorimachi'],
      stopped: true,
    },
  }),
  luck: [...rolled(4, 2), ...rolled(1), ...rolled(5), ...drawn('one-two', 'advice')],
  rival: ['wakashimazu'],
  steps: [
    {
      id: 'shot',
      look: ['kisugi', 'taki', 'imai', 'wakashimazu'],
      action: 'shot',
      instead: { pass: 'pass' },
      brings: [{ kind: 'dice', dice: [4, 2], attack: 11, defence: 9 }],
    },
    {
      id: 'leave',
      look: ['kisugi', 'wakashimazu'],
      action: 'skip',
      instead: { 'reroll-own': 'keep-it', 'reroll-other': 'keep-it' },
      brings: [{ kind: 'keeper', card: 'wakashimazu', die: 1 }],
    },
    {
      id: 'again',
      look: ['kisugi'],
      action: 'reroll-keeper',
      instead: { skip: 'held' },
      brings: [
        { kind: 'rerolled', card: 'kisugi', keeper: true, die: 5 },
        { kind: 'save', result: 'goal' },
        { kind: 'goal', score: [1, 0] },
      ],
    },
    { id: 'both' },
  ],
})

export const CONTEST: readonly Lesson[] = [shotOrPass, tokens, keeper, reroll, keeperAgain]
