import type { Lesson } from '@libero/kernel/lesson'
import { drawn, rolled, scene } from './scene.ts'

const firstGame = { firstGame: true } as const

/** Cards, their three values, and how they are laid in turn. */
const firstStep: Lesson = {
  id: 'first-step',
  course: 'first',
  paragraphs: ['5.1', '1.1', '1.2', '2.1', '5.2', '7.1'],
  explains: ['turn'],
  beginning: scene({
    options: firstGame,
    phase: 'turn',
    half: 2,
    // The last one: no match cards lie there, which are not told of yet.
    round: 4,
    attacker: 'home',
    pupil: { hand: ['header', 'kisugi', 'morisaki', 'nakazato', 'oda'] },
    rival: { hand: ['clearance', 'wakashimazu', 'furuta', 'matsuki', 'sorimachi'] },
  }),
  pupil: 0,
  luck: [],
  rival: ['clearance', 'wakashimazu', 'stop'],
  steps: [
    { id: 'welcome' },
    { id: 'goal' },
    { id: 'hand', look: ['header', 'kisugi', 'morisaki', 'nakazato', 'oda'] },
    {
      id: 'header',
      look: ['header'],
      action: 'header',
      instead: {
        kisugi: 'header-first',
        morisaki: 'defender',
        nakazato: 'defender',
        oda: 'defender',
        stop: 'not-yet',
      },
      brings: [
        { kind: 'played', seat: 0, card: 'header', cards: 1 },
        { kind: 'played', seat: 1, card: 'clearance', cards: 2 },
      ],
    },
    { id: 'answer', look: ['clearance'] },
    {
      id: 'kisugi',
      look: ['kisugi'],
      action: 'kisugi',
      instead: { morisaki: 'defender', nakazato: 'defender', oda: 'defender', stop: 'not-yet' },
      brings: [{ kind: 'played', seat: 1, card: 'wakashimazu', cards: 4 }],
    },
    { id: 'count', look: ['header', 'kisugi', 'clearance', 'wakashimazu'] },
    {
      id: 'stop',
      look: [],
      action: 'stop',
      instead: { morisaki: 'defender', nakazato: 'defender', oda: 'defender' },
      brings: [
        { kind: 'stopped', seat: 0 },
        { kind: 'stopped', seat: 1 },
        { kind: 'attack-over', by: 'stopped' },
      ],
    },
    { id: 'farewell' },
  ],
}

/** Shot or pass, the dice, and how a round begins. */
const firstPass: Lesson = {
  id: 'first-pass',
  course: 'first',
  paragraphs: ['7.4', '2.3', '4.1', '4.3', '7.2', '7.6'],
  explains: ['action', 'draft'],
  beginning: scene({
    options: firstGame,
    phase: 'action',
    half: 1,
    round: 1,
    attacker: 'home',
    field: ['wing-run', 'man-marking'],
    pile: ['one-two', 'offside-trap'],
    pupil: { hand: ['morisaki', 'nakazato'], area: ['tsubasa', 'oda', 'midfield-battle'], stopped: true },
    rival: { hand: ['hyuga', 'wakashimazu'], area: ['takashima', 'furuta'], stopped: true },
  }),
  pupil: 0,
  luck: [
    ...rolled(3, 4),
    ...drawn('one-two', 'offside-trap'),
    ...drawn('taki', 'kisugi'),
    ...drawn('imai', 'matsuki'),
  ],
  rival: ['offside-trap'],
  steps: [
    { id: 'sums', look: ['tsubasa', 'oda', 'midfield-battle'] },
    { id: 'defence', look: ['takashima', 'furuta'] },
    {
      id: 'pass',
      action: 'pass',
      instead: { shot: 'shot' },
      brings: [
        { kind: 'action', action: 'pass', attack: 7, defence: 6 },
        { kind: 'dice', dice: [3, 4], attack: 10, defence: 10 },
        { kind: 'contest', seat: 0, won: 'pass' },
        { kind: 'possession', seat: 0, kept: true },
        { kind: 'match-card', seat: 1, card: 'offside-trap' },
      ],
    },
    { id: 'dice' },
    { id: 'round', look: ['morisaki', 'nakazato', 'taki', 'kisugi'] },
    {
      id: 'take',
      look: ['one-two'],
      action: 'one-two',
      instead: { 'wing-run': 'wing-run', 'man-marking': 'man-marking', top: 'top' },
      brings: [{ kind: 'match-card', seat: 0, card: 'one-two' }],
    },
    { id: 'farewell', look: ['morisaki', 'nakazato', 'taki', 'kisugi', 'one-two'] },
  ],
}

/** The other side attacks: the defence counts, and the keeper has a roll. */
const firstDefence: Lesson = {
  id: 'first-defence',
  course: 'first',
  paragraphs: ['8.1', '8.2'],
  explains: ['turn', 'save'],
  beginning: scene({
    options: firstGame,
    phase: 'turn',
    half: 1,
    round: 2,
    attacker: 'away',
    field: ['long-shot', 'man-marking'],
    pile: ['one-two', 'midfield-battle'],
    pupil: { hand: ['nakazato', 'morisaki', 'kisugi', 'taki', 'wing-run'] },
    rival: { hand: ['sorimachi', 'matsuki', 'furuta', 'imai', 'through-ball'] },
  }),
  pupil: 0,
  luck: [
    ...rolled(2, 4),
    ...rolled(1),
    ...drawn('one-two', 'midfield-battle'),
    ...drawn('tsubasa'),
    ...drawn('hyuga'),
  ],
  rival: ['sorimachi', 'skip', 'matsuki', 'skip', 'stop', 'shot', 'midfield-battle'],
  steps: [
    { id: 'attacked', look: ['sorimachi'] },
    {
      id: 'nakazato',
      look: ['nakazato'],
      action: 'nakazato',
      instead: { morisaki: 'keeper-later', kisugi: 'attacker', taki: 'attacker', 'wing-run': 'attacker' },
      brings: [{ kind: 'played', seat: 1, card: 'matsuki', cards: 3 }],
    },
    {
      id: 'morisaki',
      look: ['morisaki'],
      action: 'morisaki',
      instead: { kisugi: 'attacker', taki: 'attacker', 'wing-run': 'attacker', stop: 'not-yet' },
      brings: [{ kind: 'stopped', seat: 1 }],
    },
    { id: 'count', look: ['sorimachi', 'matsuki', 'nakazato', 'morisaki'] },
    {
      id: 'stop',
      look: [],
      action: 'stop',
      instead: { kisugi: 'attacker', taki: 'attacker', 'wing-run': 'attacker' },
      brings: [
        { kind: 'action', seat: 1, action: 'shot', attack: 7, defence: 6 },
        { kind: 'dice', dice: [2, 4], attack: 11, defence: 8 },
        { kind: 'contest', seat: 1, won: 'shot' },
      ],
    },
    { id: 'beaten', look: ['morisaki'] },
    {
      id: 'save',
      look: ['morisaki'],
      action: 'morisaki',
      instead: { skip: 'no-roll' },
      brings: [
        { kind: 'keeper', card: 'morisaki', die: 1 },
        { kind: 'save', result: 'held' },
        { kind: 'possession', seat: 0 },
      ],
    },
    { id: 'farewell' },
  ],
}

/** Abilities, tokens, and a goal. */
const firstGoal: Lesson = {
  id: 'first-goal',
  course: 'first',
  paragraphs: ['7.3', '2.4', '6.1', '6.4', '6.6', '7.6'],
  explains: ['ability', 'token', 'target', 'spend'],
  beginning: scene({
    options: firstGame,
    phase: 'turn',
    half: 2,
    round: 2,
    attacker: 'home',
    field: ['second-wind', 'pressing'],
    pile: ['captains-call', 'counter-attack'],
    pupil: { hand: ['tsubasa', 'header', 'morisaki', 'nakazato', 'oda'] },
    rival: { hand: ['clearance', 'wakashimazu', 'matsuki', 'hyuga', 'sawada'] },
  }),
  pupil: 0,
  luck: [
    ...rolled(4, 3),
    ...rolled(5),
    ...drawn('captains-call', 'counter-attack'),
    ...drawn('kisugi'),
    ...drawn('imai'),
  ],
  rival: ['clearance', 'wakashimazu', 'stop', 'wakashimazu'],
  steps: [
    {
      id: 'tsubasa',
      look: ['tsubasa'],
      action: 'tsubasa',
      instead: { header: 'tsubasa-first', morisaki: 'defender', nakazato: 'defender', oda: 'defender' },
      brings: [{ kind: 'played', card: 'tsubasa' }],
    },
    {
      id: 'gain',
      look: ['ability-1', 'ability-2'],
      action: 'use-1',
      instead: { 'use-2': 'any-order', skip: 'free' },
      brings: [{ kind: 'ability', card: 'tsubasa', ability: 1 }],
    },
    {
      id: 'token',
      look: ['pool-shot/0', 'pool-pass/0'],
      action: 'token-shot',
      instead: { 'token-pass': 'shot-token' },
      brings: [{ kind: 'gained', token: 'shot', pool: 1 }],
    },
    {
      id: 'another',
      look: ['ability-2'],
      action: 'use-2',
      instead: { skip: 'free' },
      brings: [{ kind: 'ability', card: 'tsubasa', ability: 2 }],
    },
    {
      id: 'header',
      look: ['header'],
      action: 'header',
      instead: { morisaki: 'defender', nakazato: 'defender', oda: 'defender' },
      brings: [
        { kind: 'played', seat: 0, card: 'header', cards: 2 },
        { kind: 'played', seat: 1, card: 'clearance', cards: 3 },
      ],
    },
    {
      id: 'stop',
      look: [],
      action: 'stop',
      instead: { morisaki: 'defender', nakazato: 'defender', oda: 'defender' },
      brings: [
        { kind: 'played', seat: 1, card: 'wakashimazu', cards: 4 },
        { kind: 'attack-over', by: 'stopped' },
      ],
    },
    {
      id: 'shot',
      look: ['tsubasa', 'header', 'clearance', 'wakashimazu'],
      action: 'shot',
      instead: { pass: 'pass' },
      brings: [{ kind: 'action', action: 'shot', attack: 7, defence: 7 }],
    },
    {
      id: 'spend',
      look: ['pool-shot/0'],
      action: 'spend-1',
      instead: { 'spend-0': 'keep-token' },
      brings: [
        { kind: 'spent', token: 'shot', count: 1, total: 8 },
        { kind: 'dice', dice: [4, 3], attack: 12, defence: 10 },
        { kind: 'keeper', card: 'wakashimazu', die: 5 },
        { kind: 'save', result: 'goal' },
        { kind: 'goal', score: [1, 0] },
        { kind: 'possession', seat: 1 },
      ],
    },
    { id: 'scored' },
    { id: 'farewell' },
  ],
}

export const FIRST: readonly Lesson[] = [firstStep, firstPass, firstDefence, firstGoal]
