import type { Lesson } from '@libero/kernel/lesson'
import { chapter, drawn, rolled, scene } from './scene.ts'

/** Nine cards together, and who lays the last. */
const nineCards = chapter({
  id: 'nine-cards',
  paragraphs: ['5.4', '5.3', '5.5', '6.6'],
  explains: ['turn'],
  beginning: scene({
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'home',
    field: ['long-shot', 'midfield-battle'],
    pupil: {
      area: ['tsubasa', 'taki', 'nagano', 'iwami'],
      hand: ['one-two', 'kisugi', 'morisaki', 'nakazato'],
    },
    rival: { area: ['imai', 'furuta', 'takashima'], hand: ['wakashimazu', 'man-marking', 'hyuga'] },
  }),
  luck: [],
  rival: [],
  steps: [
    { id: 'seven', look: ['tsubasa', 'taki', 'nagano', 'iwami', 'imai', 'furuta', 'takashima'] },
    { id: 'last-word' },
    {
      id: 'one-two',
      look: ['one-two'],
      action: 'one-two',
      instead: { kisugi: 'toho-last', morisaki: 'defender', nakazato: 'defender', stop: 'toho-alone' },
      brings: [{ kind: 'played', card: 'one-two', cards: 8 }],
    },
    {
      id: 'another',
      look: ['ability-1'],
      action: 'use-1',
      instead: { skip: 'toho-last' },
      brings: [{ kind: 'ability', card: 'one-two' }],
    },
    {
      id: 'ninth',
      look: ['kisugi'],
      action: 'kisugi',
      instead: { morisaki: 'defender', nakazato: 'defender' },
      brings: [
        { kind: 'played', card: 'kisugi', cards: 9 },
        { kind: 'attack-over', by: 'limit' },
      ],
    },
    { id: 'over' },
  ],
})

/** §5.6 A card that has left the area makes room again. */
const roomAgain = chapter({
  id: 'room-again',
  paragraphs: ['5.6', '6.8', '5.4'],
  explains: ['turn'],
  beginning: scene({
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'away',
    field: ['long-shot', 'midfield-battle'],
    pile: ['one-two', 'advice'],
    pupil: {
      area: ['oda', 'ishizaki', 'iwami', 'man-marking'],
      hand: ['nakazato', 'tsubasa', 'kisugi', 'taki', 'wing-run'],
    },
    rival: {
      area: ['hyuga', 'sorimachi', 'matsuki', 'shimano'],
      hand: ['koike', 'sawada', 'imai', 'takashima', 'furuta'],
    },
  }),
  luck: [...rolled(4, 3), ...drawn('one-two', 'advice')],
  rival: ['koike', 'use-1', 'shot', 'midfield-battle'],
  steps: [
    {
      id: 'ninth',
      look: ['hyuga', 'sorimachi', 'matsuki', 'shimano', 'oda', 'ishizaki', 'iwami', 'man-marking'],
    },
    { id: 'removed' },
    {
      id: 'nakazato',
      look: ['nakazato'],
      action: 'nakazato',
      instead: {
        tsubasa: 'attacker',
        kisugi: 'attacker',
        taki: 'attacker',
        'wing-run': 'attacker',
        stop: 'stop',
      },
      brings: [
        { kind: 'played', card: 'nakazato', cards: 9 },
        { kind: 'attack-over', by: 'limit' },
        { kind: 'action', action: 'shot', attack: 13, defence: 14 },
        { kind: 'dice', dice: [4, 3], attack: 16, defence: 18 },
        { kind: 'possession', seat: 0 },
      ],
    },
    { id: 'result' },
  ],
})

/** To stop, and what stays in the hand. */
const stopping = chapter({
  id: 'stopping',
  paragraphs: ['5.2', '4.1', '5.3', '5.7'],
  explains: ['turn'],
  beginning: scene({
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'away',
    turn: 'home',
    field: ['long-shot', 'midfield-battle'],
    pile: ['one-two', 'advice'],
    pupil: {
      area: ['oda', 'nakazato', 'man-marking'],
      hand: ['tsubasa', 'kisugi', 'taki', 'wing-run', 'ishizaki'],
    },
    rival: { area: ['sorimachi', 'matsuki'], hand: ['koike'] },
  }),
  luck: [...rolled(4, 3), ...drawn('one-two', 'advice'), ...drawn('hyuga', 'imai', 'furuta', 'takashima')],
  rival: ['koike', 'skip', 'shot', 'midfield-battle'],
  steps: [
    { id: 'enough', look: ['oda', 'nakazato', 'man-marking', 'sorimachi', 'matsuki'] },
    {
      id: 'stop',
      look: [],
      action: 'stop',
      instead: {
        ishizaki: 'ishizaki',
        tsubasa: 'attacker',
        kisugi: 'attacker',
        taki: 'attacker',
        'wing-run': 'attacker',
      },
      brings: [
        { kind: 'stopped', seat: 0 },
        { kind: 'played', seat: 1, card: 'koike', cards: 6 },
        { kind: 'stopped', seat: 1 },
        { kind: 'action', action: 'shot', attack: 9, defence: 10 },
        { kind: 'dice', dice: [4, 3], attack: 12, defence: 14 },
        { kind: 'possession', seat: 0 },
      ],
    },
    { id: 'alone' },
    { id: 'kept', look: ['tsubasa', 'kisugi', 'taki', 'wing-run', 'ishizaki'] },
    {
      id: 'sixth',
      look: ['one-two'],
      action: 'one-two',
      instead: { 'long-shot': 'long-shot', advice: 'advice', top: 'unseen' },
      brings: [{ kind: 'match-card', seat: 0, card: 'one-two' }],
    },
    { id: 'not-a-pass' },
  ],
})

/** §6.11 To end the attack while it is good. */
const offside = chapter({
  id: 'offside',
  paragraphs: ['6.11', '5.5', '6.3'],
  explains: ['ability'],
  beginning: scene({
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'away',
    turn: 'home',
    field: ['long-shot', 'midfield-battle'],
    pile: ['one-two', 'advice'],
    pupil: {
      area: ['oda'],
      hand: ['offside-trap', 'tsubasa', 'kisugi', 'taki', 'nagano'],
    },
    rival: { area: ['sorimachi', 'shimano'], hand: ['hyuga', 'matsuki', 'through-ball', 'sawada'] },
  }),
  luck: [...rolled(4, 3), ...drawn('one-two', 'advice')],
  rival: ['shot', 'midfield-battle'],
  steps: [
    { id: 'now', look: ['oda', 'sorimachi', 'shimano'] },
    { id: 'later', look: ['hand/1'] },
    {
      id: 'trap',
      look: ['offside-trap'],
      action: 'offside-trap',
      instead: {
        tsubasa: 'attacker',
        kisugi: 'attacker',
        taki: 'attacker',
        nagano: 'attacker',
        stop: 'stop',
      },
      brings: [{ kind: 'played', card: 'offside-trap', cards: 4 }],
    },
    {
      id: 'end',
      look: ['ability-1'],
      action: 'use-1',
      instead: { skip: 'skip' },
      brings: [
        { kind: 'attack-over', by: 'ability' },
        { kind: 'action', action: 'shot', attack: 6, defence: 7 },
        { kind: 'dice', dice: [4, 3], attack: 9, defence: 11 },
        { kind: 'possession', seat: 0 },
      ],
    },
    { id: 'result' },
  ],
})

export const ATTACK: readonly Lesson[] = [nineCards, roomAgain, stopping, offside]
