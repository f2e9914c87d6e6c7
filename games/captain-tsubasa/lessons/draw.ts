import type { Lesson } from '@libero/kernel/lesson'
import { chapter, drawn, EDITION, scene, tossed } from './scene.ts'

/** How a match begins. */
const kickOff = chapter({
  id: 'kick-off',
  paragraphs: ['1.3', '3.1', '3.2', '3.3', '2.2'],
  explains: ['toss'],
  beginning: { config: { options: {}, builds: [{ team: 'nankatsu' }, { team: 'toho' }] }, ...EDITION },
  luck: [
    ...drawn('wing-run', 'man-marking', 'one-two', 'offside-trap'),
    ...tossed('home'),
    ...drawn('tsubasa', 'oda', 'kisugi', 'morisaki'),
    ...drawn('hyuga', 'imai', 'furuta', 'matsuki'),
  ],
  rival: ['man-marking'],
  steps: [
    { id: 'field', look: ['wing-run', 'man-marking', 'one-two', 'offside-trap'] },
    { id: 'piles', look: ['deck/0', 'deck/1'] },
    {
      id: 'toss',
      action: 'start',
      instead: { 'let-start': 'second-half' },
      brings: [
        { kind: 'kick-off', seat: 0, half: 1 },
        { kind: 'drawn', seat: 0, count: 4 },
        { kind: 'match-card', seat: 1, card: 'man-marking' },
      ],
    },
    { id: 'begun' },
  ],
})

/** Which match card to take, and what it is worth that the other does not get it. */
const matchCards = chapter({
  id: 'match-cards',
  paragraphs: ['4.3', '2.3', '4.4', '2.5', '12.1'],
  explains: ['draft'],
  beginning: scene({
    phase: 'draft',
    half: 1,
    round: 2,
    attacker: 'away',
    field: ['special-shot-toho', 'man-marking', 'wing-run', 'long-shot'],
    pile: ['one-two'],
    pupil: { hand: ['tsubasa', 'oda', 'nakazato', 'kisugi'] },
    rival: { hand: ['hyuga', 'sorimachi', 'matsuki', 'imai'] },
  }),
  luck: [...drawn('one-two')],
  rival: ['top', 'sorimachi', 'skip'],
  steps: [
    { id: 'first', look: ['special-shot-toho', 'man-marking', 'wing-run', 'long-shot'] },
    { id: 'danger', look: ['special-shot-toho'] },
    {
      id: 'take',
      look: ['special-shot-toho'],
      action: 'special-shot-toho',
      instead: {
        'man-marking': 'useful',
        'wing-run': 'useful',
        'long-shot': 'useful',
        top: 'unseen',
      },
      brings: [
        { kind: 'match-card', seat: 0, open: true, card: 'special-shot-toho' },
        { kind: 'match-card', seat: 1, open: false },
      ],
    },
    { id: 'top', look: ['hand/1'] },
    { id: 'yours', look: ['special-shot-toho'] },
  ],
})

/** What is open, what is hidden, and what happens when a pile runs out. */
const piles = chapter({
  id: 'piles',
  paragraphs: ['4.2', '2.5', '4.1', '2.6'],
  explains: ['draft'],
  beginning: scene({
    phase: 'round-begins',
    half: 1,
    round: 2,
    attacker: 'away',
    field: ['man-marking', 'long-shot', 'through-ball', 'wing-run'],
    pupil: {
      hand: ['tsubasa', 'oda'],
      deck: ['taki'],
      discard: ['kisugi', 'nakazato', 'morisaki', 'iwami', 'izawa', 'nagano', 'one-two'],
    },
    rival: {
      hand: ['hyuga', 'sorimachi', 'matsuki', 'imai'],
      discard: ['furuta', 'kawabe', 'midfield-battle'],
    },
  }),
  luck: [...drawn('taki', 'one-two')],
  rival: ['long-shot', 'matsuki', 'skip'],
  steps: [
    { id: 'reshuffled', look: ['deck/0', 'discard/0'] },
    { id: 'back', look: ['one-two'] },
    { id: 'open', look: ['hand/1', 'deck/1', 'discard/1'] },
    {
      id: 'take',
      look: ['man-marking'],
      action: 'man-marking',
      instead: { 'long-shot': 'attack', 'through-ball': 'attack', 'wing-run': 'attack', top: 'unseen' },
      brings: [{ kind: 'match-card', seat: 1, open: true, card: 'long-shot' }],
    },
    { id: 'known', look: ['hand/1'] },
  ],
})

export const DRAW: readonly Lesson[] = [matchCards, piles, kickOff]
