import type { Lesson } from '@libero/kernel/lesson'
import { chapter, drawn, rolled, scene } from './scene.ts'

/** §11.4 Cards without anything on them. */
const exhaustion = chapter({
  id: 'exhaustion',
  paragraphs: ['11.4', '6.2', '6.8'],
  explains: ['ability', 'token'],
  beginning: scene({
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'away',
    turn: 'home',
    field: ['long-shot', 'man-marking'],
    pupil: { hand: ['nankatsu-fans', 'nakazato', 'exhaustion', 'kisugi', 'taki'] },
    rival: { area: ['sorimachi'], hand: ['matsuki', 'koike', 'imai', 'furuta'] },
  }),
  luck: [],
  rival: ['matsuki', 'skip', 'koike', 'skip'],
  steps: [
    { id: 'nothing', look: ['exhaustion'] },
    {
      id: 'fans',
      look: ['nankatsu-fans'],
      action: 'nankatsu-fans',
      instead: { nakazato: 'fans-first', exhaustion: 'fans-first', kisugi: 'attacker', taki: 'attacker' },
    },
    { id: 'use', look: ['ability-1'], action: 'use-1', instead: { skip: 'decline' } },
    {
      id: 'one',
      action: 'token-defence',
      instead: { 'token-shot': 'also', 'token-pass': 'also' },
      brings: [{ kind: 'gained', token: 'defence', pool: 1 }],
    },
    {
      id: 'two',
      action: 'token-defence',
      instead: { 'token-shot': 'also', 'token-pass': 'also' },
      brings: [
        { kind: 'gained', token: 'defence', pool: 2 },
        { kind: 'exhausted', seat: 0 },
      ],
    },
    { id: 'tired', look: ['discard/0'] },
    {
      id: 'nakazato',
      look: ['nakazato'],
      action: 'nakazato',
      instead: { exhaustion: 'nakazato-first', kisugi: 'attacker', taki: 'attacker', stop: 'nakazato-first' },
    },
    {
      id: 'remove',
      look: ['ability-1'],
      action: 'use-1',
      instead: { skip: 'free' },
      brings: [
        { kind: 'removed', seat: 0, card: 'exhaustion' },
        { kind: 'played', seat: 1, card: 'koike' },
      ],
    },
    { id: 'fill', look: ['exhaustion'] },
  ],
})

/** §11.1 */
const yellowCard = chapter({
  id: 'yellow-card',
  paragraphs: ['11.1', '6.9', '6.2'],
  explains: ['ability', 'target'],
  beginning: scene({
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'away',
    turn: 'home',
    field: ['long-shot', 'midfield-battle'],
    pile: ['one-two', 'advice'],
    pupil: { area: ['oda', 'nakazato'], hand: ['takasugi', 'tsubasa', 'kisugi', 'taki', 'wing-run'] },
    rival: { area: ['sorimachi', 'hyuga', 'matsuki'], hand: ['furuta', 'imai', 'takashima', 'wakashimazu'] },
  }),
  luck: [...rolled(4, 2), ...drawn('one-two', 'advice')],
  rival: ['stop', 'shot', 'midfield-battle', 'furuta'],
  steps: [
    {
      id: 'takasugi',
      look: ['takasugi'],
      action: 'takasugi',
      instead: {
        tsubasa: 'attacker',
        kisugi: 'attacker',
        taki: 'attacker',
        'wing-run': 'attacker',
        stop: 'stop',
      },
    },
    { id: 'use', look: ['ability-1'], action: 'use-1', instead: { skip: 'decline' } },
    {
      id: 'sorimachi',
      look: ['sorimachi'],
      action: 'sorimachi',
      instead: { hyuga: 'as-good', matsuki: 'weaker' },
      brings: [
        { kind: 'discarded', seat: 1, card: 'sorimachi', from: 'area' },
        { kind: 'booked', seat: 0, colour: 'yellow' },
      ],
    },
    {
      id: 'stop',
      look: [],
      action: 'stop',
      instead: { tsubasa: 'attacker', kisugi: 'attacker', taki: 'attacker', 'wing-run': 'attacker' },
      brings: [
        { kind: 'action', action: 'shot', attack: 7, defence: 10 },
        { kind: 'contest', seat: 0, won: 'defence' },
      ],
    },
    {
      id: 'take',
      look: ['one-two'],
      action: 'one-two',
      instead: { 'long-shot': 'one-two', advice: 'one-two', top: 'one-two' },
    },
    {
      id: 'kisugi',
      look: ['kisugi'],
      action: 'kisugi',
      instead: {
        tsubasa: 'kisugi',
        taki: 'kisugi',
        'wing-run': 'kisugi',
        'one-two': 'kisugi',
        stop: 'kisugi',
      },
    },
    { id: 'less', look: ['kisugi'] },
  ],
})

/** §11.2 */
const redCard = chapter({
  id: 'red-card',
  paragraphs: ['11.2', '11.1'],
  explains: ['turn'],
  beginning: scene({
    phase: 'turn',
    half: 1,
    round: 4,
    attacker: 'away',
    field: ['long-shot', 'midfield-battle'],
    pile: ['one-two', 'advice'],
    pupil: { area: ['oda', 'man-marking'], hand: ['nakazato', 'kisugi', 'taki', 'tsubasa', 'wing-run'] },
    rival: {
      area: ['sorimachi', 'matsuki'],
      hand: ['hyuga', 'furuta', 'imai', 'takashima', 'wakashimazu'],
      booking: 'yellow',
    },
  }),
  luck: [...rolled(4, 1), ...drawn('one-two', 'advice')],
  rival: ['hyuga', 'use-1', 'oda', 'skip', 'stop', 'shot', 'midfield-battle'],
  steps: [
    { id: 'foul', look: ['sorimachi', 'matsuki', 'hyuga', 'man-marking'] },
    { id: 'red' },
    {
      id: 'nakazato',
      look: ['nakazato'],
      action: 'nakazato',
      instead: {
        kisugi: 'attacker',
        taki: 'attacker',
        tsubasa: 'attacker',
        'wing-run': 'attacker',
        stop: 'stop',
      },
    },
    {
      id: 'stop',
      look: [],
      action: 'stop',
      instead: { kisugi: 'attacker', taki: 'attacker', tsubasa: 'attacker', 'wing-run': 'attacker' },
      brings: [{ kind: 'action', action: 'shot', attack: 8, defence: 6 }],
    },
    { id: 'forever' },
  ],
})

/** §11.3, §6.10 */
const substitution = chapter({
  id: 'substitution',
  paragraphs: ['11.3', '6.10', '11.1'],
  explains: ['ability', 'target'],
  beginning: scene({
    phase: 'turn',
    half: 2,
    round: 3,
    attacker: 'home',
    field: ['pressing', 'second-wind'],
    pile: ['injury', 'counter-attack'],
    pupil: {
      area: ['taki', 'ishizaki'],
      hand: ['substitution', 'header', 'morisaki', 'oda', 'nakazato'],
      booking: 'yellow',
    },
    rival: { area: ['imai', 'clearance'], hand: ['hyuga', 'matsuki', 'sorimachi', 'koike'] },
  }),
  luck: [],
  rival: ['stop'],
  steps: [
    { id: 'yellow', look: ['taki', 'ishizaki'] },
    {
      id: 'substitution',
      look: ['substitution'],
      action: 'substitution',
      instead: { header: 'substitution-first' },
    },
    {
      id: 'pardon',
      look: ['ability-1'],
      action: 'use-1',
      instead: { 'use-2': 'both', skip: 'both' },
      brings: [{ kind: 'pardoned', seat: 0 }],
    },
    { id: 'swap', look: ['ability-2'], action: 'use-2', instead: { skip: 'both' } },
    {
      id: 'off',
      look: ['ishizaki'],
      action: 'ishizaki',
      instead: { taki: 'taki' },
      brings: [{ kind: 'discarded', card: 'ishizaki', from: 'area' }],
    },
    {
      id: 'on',
      look: ['header'],
      action: 'header',
      instead: { morisaki: 'defender', oda: 'defender', nakazato: 'defender' },
      brings: [{ kind: 'played', card: 'header', cards: 5 }],
    },
    { id: 'ten', look: ['taki', 'substitution', 'header'] },
  ],
})

export const TROUBLE: readonly Lesson[] = [exhaustion, yellowCard, redCard, substitution]
