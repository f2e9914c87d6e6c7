import type { Lesson } from '@libero/kernel/lesson'
import { chapter, drawn, rolled, scene } from './scene.ts'

/** §13 */
const motivation = chapter({
  id: 'motivation',
  paragraphs: ['13.1', '13.2', '13.3', '13.4'],
  explains: ['turn', 'ability'],
  beginning: scene({
    options: { motivation: true },
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'home',
    field: ['long-shot', 'midfield-battle'],
    pupil: {
      area: ['tsubasa'],
      hand: ['taki', 'morisaki', 'oda', 'nakazato'],
      pool: { shot: 1, pass: 2 },
    },
    rival: { area: ['imai'], hand: ['furuta', 'hyuga', 'matsuki', 'sorimachi'] },
  }),
  luck: [],
  rival: ['furuta'],
  steps: [
    {
      id: 'motivate',
      look: ['tsubasa-motivated'],
      action: 'tsubasa-motivated',
      instead: {
        taki: 'first-motivate',
        morisaki: 'defender',
        oda: 'defender',
        nakazato: 'defender',
        stop: 'first-motivate',
      },
      brings: [{ kind: 'motivated', seat: 0, card: 'tsubasa-motivated', replaced: 'tsubasa' }],
    },
    { id: 'again', look: ['ability-1'], action: 'use-1', instead: { 'use-2': 'token-first', skip: 'free' } },
    {
      id: 'token',
      action: 'token-shot',
      instead: { 'token-pass': 'shot-token' },
      brings: [{ kind: 'gained', token: 'shot', pool: 1 }],
    },
    { id: 'rest', look: ['ability-2'], action: 'skip', instead: { 'use-2': 'turn-left' } },
    {
      id: 'turn',
      look: ['taki'],
      action: 'taki',
      instead: { morisaki: 'defender', oda: 'defender', nakazato: 'defender', stop: 'first-taki' },
    },
    { id: 'taki', look: ['ability-1'], action: 'skip', instead: { 'use-1': 'may-draw' } },
    { id: 'counts', look: ['tsubasa-motivated', 'taki'] },
  ],
})

/** §13.1 Before a turn ends, with abilities that were used already. */
const twice = chapter({
  id: 'twice',
  paragraphs: ['13.3', '13.1', '13.2'],
  explains: ['motivate'],
  beginning: scene({
    options: { motivation: true },
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'home',
    field: ['long-shot', 'midfield-battle'],
    pupil: {
      hand: ['tsubasa', 'morisaki', 'oda', 'nakazato', 'ishizaki'],
      pool: { shot: 1, pass: 2 },
    },
    rival: { hand: ['furuta', 'hyuga', 'matsuki', 'sorimachi', 'imai'] },
  }),
  luck: [],
  rival: ['furuta'],
  steps: [
    {
      id: 'tsubasa',
      look: ['tsubasa'],
      action: 'tsubasa',
      instead: { morisaki: 'defender', oda: 'defender', nakazato: 'defender', ishizaki: 'defender' },
    },
    {
      id: 'first',
      look: ['ability-1'],
      action: 'use-1',
      instead: { 'use-2': 'token-first', skip: 'free', 'tsubasa-motivated': 'abilities-first' },
    },
    {
      id: 'token',
      look: ['pool-shot/0'],
      action: 'token-shot',
      instead: { 'token-pass': 'shot-token', 'tsubasa-motivated': 'abilities-first' },
      brings: [{ kind: 'gained', token: 'shot', pool: 2 }],
    },
    {
      id: 'rest',
      look: [],
      action: 'skip',
      instead: { 'use-2': 'defenders-only', 'tsubasa-motivated': 'abilities-first' },
    },
    {
      id: 'motivate',
      look: ['tsubasa-motivated'],
      action: 'tsubasa-motivated',
      instead: { skip: 'worth-it' },
      brings: [{ kind: 'motivated', card: 'tsubasa-motivated', replaced: 'tsubasa' }],
    },
    { id: 'again', look: ['ability-1'], action: 'use-1', instead: { 'use-2': 'token-first', skip: 'free' } },
    {
      id: 'second',
      look: ['pool-shot/0'],
      action: 'token-shot',
      instead: { 'token-pass': 'shot-token' },
      brings: [{ kind: 'gained', token: 'shot', pool: 2 }],
    },
    {
      id: 'end',
      look: [],
      action: 'skip',
      instead: { 'use-2': 'defenders-only' },
      brings: [{ kind: 'played', seat: 1, card: 'furuta', cards: 2 }],
    },
    { id: 'sum', look: ['tsubasa-motivated', 'pool-shot/0'] },
  ],
})

/** §13.1, §13.3 After the dice. */
const turning = chapter({
  id: 'turning',
  paragraphs: ['13.3', '13.1'],
  explains: ['reroll'],
  beginning: scene({
    options: { motivation: true },
    phase: 'action',
    half: 1,
    round: 3,
    attacker: 'home',
    field: ['long-shot', 'midfield-battle'],
    pile: ['one-two', 'advice'],
    pupil: {
      area: ['tsubasa', 'taki', 'iwami'],
      hand: ['morisaki', 'oda', 'nakazato', 'ishizaki'],
      pool: { shot: 1, pass: 2 },
      stopped: true,
    },
    rival: { area: ['imai', 'takashima'], hand: ['furuta', 'hyuga', 'matsuki', 'sorimachi'], stopped: true },
  }),
  luck: [...rolled(3, 4), ...drawn('one-two', 'advice')],
  rival: [],
  steps: [
    {
      id: 'shot',
      look: ['tsubasa', 'taki', 'iwami', 'imai', 'takashima'],
      action: 'shot',
      instead: { pass: 'pass', 'tsubasa-motivated': 'wait' },
      brings: [{ kind: 'action', action: 'shot', attack: 7, defence: 8 }],
    },
    {
      id: 'spend',
      look: ['pool-shot/0', 'pool-pass/0'],
      action: 'spend-0',
      instead: { 'spend-1': 'keep', 'tsubasa-motivated': 'wait' },
      brings: [{ kind: 'dice', dice: [3, 4], attack: 10, defence: 12 }],
    },
    {
      id: 'motivate',
      look: ['tsubasa-motivated'],
      action: 'tsubasa-motivated',
      instead: { skip: 'lost' },
      brings: [{ kind: 'motivated', card: 'tsubasa-motivated' }],
    },
    {
      id: 'rest',
      action: 'skip',
      brings: [
        { kind: 'contest', seat: 0, won: 'shot', attack: 12, defence: 12 },
        { kind: 'goal', score: [1, 0] },
      ],
    },
    { id: 'turned' },
  ],
})

/** §15 */
const transfers = chapter({
  id: 'transfers',
  paragraphs: ['15.2', '15.1', '15.4', '15.5'],
  explains: ['turn'],
  beginning: scene({
    options: { transfers: true },
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'home',
    field: ['long-shot', 'midfield-battle'],
    transfers: ['misaki', 'wakabayashi', 'nitta', 'jito'],
    pupil: { area: ['iwami'], hand: ['kisugi', 'taki', 'morisaki', 'oda'], pool: { pass: 2 } },
    rival: { area: ['imai'], hand: ['furuta', 'hyuga', 'matsuki', 'sorimachi'] },
  }),
  luck: [],
  rival: ['furuta'],
  steps: [
    {
      id: 'sign',
      look: ['misaki'],
      action: 'misaki',
      instead: {
        kisugi: 'first-misaki',
        taki: 'first-misaki',
        morisaki: 'defender',
        oda: 'defender',
        stop: 'first-misaki',
      },
      brings: [{ kind: 'signed', seat: 0, card: 'misaki' }],
    },
    { id: 'use', look: ['ability-1'], action: 'use-1', instead: { skip: 'free' } },
    {
      id: 'kisugi',
      look: ['kisugi'],
      action: 'kisugi',
      instead: { taki: 'kisugi', morisaki: 'defender', oda: 'defender' },
      brings: [{ kind: 'played', card: 'kisugi', cards: 4 }],
    },
    {
      id: 'turn',
      look: ['taki'],
      action: 'taki',
      instead: { morisaki: 'defender', oda: 'defender', stop: 'still' },
      brings: [{ kind: 'played', card: 'taki', cards: 5 }],
    },
    { id: 'draw', action: 'skip', instead: { 'use-1': 'may-draw' } },
    { id: 'yours', look: ['misaki', 'kisugi', 'taki'] },
  ],
})

/** §15.3 */
const newKeeper = chapter({
  id: 'new-keeper',
  paragraphs: ['15.3', '15.5', '8.2'],
  explains: ['turn', 'save'],
  beginning: scene({
    options: { transfers: true },
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'away',
    turn: 'home',
    field: ['long-shot', 'midfield-battle'],
    pile: ['one-two', 'advice'],
    transfers: ['misaki', 'wakabayashi', 'nitta', 'jito'],
    pupil: {
      area: ['morisaki', 'oda'],
      hand: ['kisugi', 'taki', 'tsubasa', 'nagano'],
      pool: { defence: 3 },
    },
    rival: { area: ['hyuga', 'sorimachi'], hand: ['furuta', 'imai', 'matsuki', 'takashima'], stopped: true },
  }),
  luck: [...rolled(2, 4), ...rolled(3), ...drawn('one-two', 'advice')],
  rival: ['shot', 'midfield-battle'],
  steps: [
    {
      id: 'sign',
      look: ['wakabayashi'],
      action: 'wakabayashi',
      instead: {
        kisugi: 'attacker',
        taki: 'attacker',
        tsubasa: 'attacker',
        nagano: 'attacker',
        jito: 'jito',
        stop: 'stop',
      },
      brings: [{ kind: 'signed', card: 'wakabayashi', replaced: 'morisaki' }],
    },
    {
      id: 'stop',
      look: [],
      action: 'stop',
      instead: { kisugi: 'attacker', taki: 'attacker', tsubasa: 'attacker', nagano: 'attacker' },
      brings: [
        { kind: 'action', action: 'shot', attack: 8, defence: 8 },
        { kind: 'dice', dice: [2, 4], attack: 12, defence: 10 },
      ],
    },
    {
      id: 'save',
      look: ['wakabayashi'],
      action: 'wakabayashi',
      instead: { skip: 'no-roll' },
      brings: [
        { kind: 'keeper', card: 'wakabayashi', die: 3 },
        { kind: 'save', result: 'held' },
        { kind: 'possession', seat: 0 },
      ],
    },
    { id: 'held' },
  ],
})

export const BENCH: readonly Lesson[] = [motivation, twice, turning, transfers, newKeeper]
