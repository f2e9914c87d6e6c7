import type { Lesson } from '@libero/kernel/lesson'
import { chapter, drawn, scene } from './scene.ts'

/** Abilities within abilities. */
const abilities = chapter({
  id: 'abilities',
  paragraphs: ['6.1', '6.6', '6.5', '5.1'],
  explains: ['ability', 'target'],
  beginning: scene({
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'home',
    field: ['long-shot', 'midfield-battle'],
    pupil: { hand: ['tsubasa', 'taki', 'morisaki', 'oda', 'nakazato'] },
    rival: { hand: ['furuta', 'imai', 'hyuga', 'matsuki', 'sawada'] },
  }),
  luck: [...drawn('kisugi')],
  rival: ['furuta'],
  steps: [
    { id: 'tsubasa', look: ['tsubasa'], action: 'tsubasa', instead: { taki: 'tsubasa-first' } },
    {
      id: 'another',
      look: ['ability-2'],
      action: 'use-2',
      instead: { 'use-1': 'any-order', skip: 'free' },
      brings: [{ kind: 'ability', card: 'tsubasa', ability: 2 }],
    },
    {
      id: 'taki',
      look: ['taki'],
      action: 'taki',
      instead: { morisaki: 'defender', oda: 'defender', nakazato: 'defender' },
      brings: [{ kind: 'played', card: 'taki', cards: 2 }],
    },
    {
      id: 'draw',
      look: ['ability-1'],
      action: 'use-1',
      instead: { skip: 'free' },
      brings: [
        { kind: 'ability', card: 'taki', ability: 1 },
        { kind: 'drawn', count: 1, cards: ['kisugi'] },
      ],
    },
    {
      id: 'back',
      look: ['ability-1'],
      action: 'use-1',
      instead: { skip: 'free' },
      brings: [{ kind: 'ability', card: 'tsubasa', ability: 1 }],
    },
    {
      id: 'token',
      action: 'token-shot',
      instead: { 'token-pass': 'either' },
      brings: [
        { kind: 'gained', token: 'shot' },
        { kind: 'played', seat: 1, card: 'furuta', cards: 3 },
      ],
    },
    { id: 'one-turn', look: ['tsubasa', 'taki'] },
  ],
})

/** §6.2, §6.3 What an ability costs, and when it is of no use. */
const price = chapter({
  id: 'price',
  paragraphs: ['6.2', '6.3', '2.1'],
  explains: ['ability', 'target'],
  beginning: scene({
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'away',
    turn: 'home',
    field: ['long-shot', 'midfield-battle'],
    pupil: { hand: ['izawa', 'oda', 'nagano', 'tsubasa', 'iwami'] },
    rival: { area: ['sorimachi'], hand: ['matsuki', 'hyuga', 'imai', 'furuta'] },
  }),
  luck: [...drawn('ishizaki')],
  rival: ['matsuki', 'skip', 'stop'],
  steps: [
    {
      id: 'izawa',
      look: ['izawa'],
      action: 'izawa',
      instead: {
        oda: 'oda-later',
        iwami: 'oda-later',
        tsubasa: 'attacker',
        nagano: 'attacker',
        stop: 'stop',
      },
    },
    { id: 'useless', look: ['ability-1'], action: 'skip', instead: { 'use-1': 'useless' } },
    {
      id: 'oda',
      look: ['oda'],
      action: 'oda',
      instead: { iwami: 'oda-better', tsubasa: 'attacker', nagano: 'attacker', stop: 'stop' },
    },
    {
      id: 'price',
      look: ['ability-1'],
      action: 'use-1',
      instead: { skip: 'decline' },
      brings: [
        { kind: 'ability', card: 'oda' },
        { kind: 'drawn', count: 1, cards: ['ishizaki'] },
      ],
    },
    {
      id: 'pay',
      look: ['nagano'],
      action: 'nagano',
      instead: { tsubasa: 'too-good', iwami: 'too-good', ishizaki: 'too-good' },
      brings: [
        { kind: 'discarded', seat: 0, card: 'nagano', from: 'hand' },
        { kind: 'stopped', seat: 1 },
      ],
    },
    { id: 'signs' },
  ],
})

/** §6.7 A card from the discard pile. */
const comeback = chapter({
  id: 'comeback',
  paragraphs: ['6.7', '6.2', '2.6'],
  explains: ['ability', 'target'],
  beginning: scene({
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'home',
    field: ['long-shot', 'midfield-battle'],
    pupil: {
      hand: ['izawa', 'morisaki', 'oda', 'nakazato', 'iwami'],
      discard: ['kisugi', 'taki', 'ishizaki'],
    },
    rival: { hand: ['furuta', 'imai', 'hyuga', 'matsuki', 'sawada'] },
  }),
  luck: [],
  rival: ['furuta'],
  steps: [
    { id: 'izawa', look: ['izawa'], action: 'izawa', instead: { iwami: 'izawa-first' } },
    {
      id: 'recall',
      look: ['ability-1'],
      action: 'use-1',
      instead: { skip: 'free' },
      brings: [{ kind: 'ability', card: 'izawa' }],
    },
    {
      id: 'kisugi',
      look: ['kisugi'],
      action: 'kisugi',
      instead: { taki: 'weaker', ishizaki: 'weaker' },
      brings: [{ kind: 'played', card: 'kisugi', from: 'discard', cards: 2 }],
    },
    {
      id: 'pay',
      look: ['nakazato'],
      action: 'nakazato',
      instead: { morisaki: 'keep', oda: 'keep', iwami: 'keep' },
      brings: [{ kind: 'discarded', card: 'nakazato', from: 'hand' }],
    },
    { id: 'words', look: ['izawa', 'kisugi'] },
  ],
})

/** §6.9 A card off the other play area. */
const tackle = chapter({
  id: 'tackle',
  paragraphs: ['6.9', '5.4', '2.6'],
  explains: ['ability', 'target'],
  beginning: scene({
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'away',
    turn: 'home',
    field: ['long-shot', 'midfield-battle'],
    pupil: { area: ['nakazato', 'oda'], hand: ['sliding-tackle', 'morisaki', 'tsubasa', 'kisugi'] },
    rival: {
      area: ['sorimachi', 'hyuga', 'matsuki'],
      hand: ['koike', 'sawada', 'imai'],
      pool: { shot: 1 },
    },
  }),
  luck: [],
  rival: ['koike', 'skip'],
  steps: [
    { id: 'behind', look: ['sorimachi', 'hyuga', 'matsuki', 'nakazato', 'oda'] },
    {
      id: 'tackle',
      look: ['sliding-tackle'],
      action: 'sliding-tackle',
      instead: { morisaki: 'morisaki', tsubasa: 'attacker', kisugi: 'attacker', stop: 'stop' },
    },
    { id: 'use', look: ['ability-1'], action: 'use-1', instead: { skip: 'free' } },
    {
      id: 'hyuga',
      look: ['hyuga'],
      action: 'hyuga',
      instead: { sorimachi: 'as-good', matsuki: 'weaker' },
      brings: [
        { kind: 'discarded', seat: 1, card: 'hyuga', from: 'area' },
        { kind: 'played', seat: 1, card: 'koike', cards: 6 },
      ],
    },
    { id: 'left', look: ['sorimachi', 'matsuki', 'koike', 'nakazato', 'oda', 'sliding-tackle'] },
    { id: 'stays', look: ['pool-shot/1'] },
  ],
})

/** §11.6 */
const injury = chapter({
  id: 'injury',
  paragraphs: ['11.6', '6.3'],
  explains: ['ability'],
  beginning: scene({
    phase: 'turn',
    half: 2,
    round: 3,
    attacker: 'home',
    field: ['pressing', 'second-wind'],
    pupil: { hand: ['injury', 'kisugi', 'morisaki', 'oda', 'nakazato'] },
    rival: { hand: ['imai', 'clearance', 'hyuga', 'matsuki', 'wakashimazu'] },
  }),
  luck: [...drawn('clearance')],
  rival: ['wakashimazu'],
  steps: [
    {
      id: 'injury',
      look: ['injury'],
      action: 'injury',
      instead: { kisugi: 'injury-first', morisaki: 'defender', oda: 'defender', nakazato: 'defender' },
    },
    {
      id: 'use',
      look: ['ability-1'],
      action: 'use-1',
      instead: { skip: 'free' },
      brings: [
        { kind: 'discarded', seat: 1, card: 'clearance', from: 'hand' },
        { kind: 'played', seat: 1, card: 'wakashimazu', cards: 2 },
      ],
    },
    { id: 'gone', look: ['discard/1'] },
  ],
})

export const ABILITIES: readonly Lesson[] = [abilities, price, comeback, tackle, injury]
