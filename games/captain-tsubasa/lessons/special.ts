import type { Lesson } from '@libero/kernel/lesson'
import { chapter, drawn, scene } from './scene.ts'

/** §12 One's own special shot. */
const specialShot = chapter({
  id: 'special-shot',
  paragraphs: ['12.2', '12.1', '12.3'],
  explains: ['special'],
  beginning: scene({
    phase: 'turn',
    half: 2,
    round: 3,
    attacker: 'home',
    field: ['pressing', 'second-wind'],
    pile: ['injury', 'counter-attack'],
    pupil: { area: ['header'], hand: ['special-shot-nankatsu', 'morisaki', 'oda', 'nakazato', 'ishizaki'] },
    rival: { area: ['clearance', 'imai'], hand: ['wakashimazu', 'furuta', 'hyuga', 'sorimachi'] },
  }),
  luck: [...drawn('injury', 'counter-attack')],
  rival: ['sawada-blocks-the-miracle-drive'],
  steps: [
    { id: 'wall', look: ['header', 'clearance', 'imai'] },
    {
      id: 'special',
      look: ['special-shot-nankatsu'],
      action: 'special-shot-nankatsu',
      instead: {
        morisaki: 'special-first',
        oda: 'special-first',
        nakazato: 'special-first',
        ishizaki: 'special-first',
        stop: 'special-first',
      },
    },
    {
      id: 'use',
      look: ['ability-1'],
      action: 'use-1',
      instead: { skip: 'values' },
      brings: [{ kind: 'special-shot', seat: 0 }],
    },
    {
      id: 'choose',
      look: ['drive-shot', 'diving-overhead', 'miracle-drive'],
      action: 'drive-shot',
      instead: { 'diving-overhead': 'any', 'miracle-drive': 'any' },
      brings: [
        {
          kind: 'special-duel',
          shot: 'drive-shot',
          defence: 'sawada-blocks-the-miracle-drive',
          stopped: false,
        },
        { kind: 'goal', score: [1, 0], by: 'special-shot' },
        { kind: 'possession', seat: 1 },
      ],
    },
    { id: 'unstoppable' },
  ],
})

/** §12.4 The other side's. */
const specialDefence = chapter({
  id: 'special-defence',
  paragraphs: ['12.4', '12.3', '12.2'],
  explains: ['special'],
  beginning: scene({
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'away',
    field: ['long-shot', 'man-marking'],
    pile: ['one-two', 'advice'],
    pupil: { area: ['morisaki', 'oda', 'nakazato'], hand: ['tsubasa', 'kisugi', 'taki', 'wing-run'] },
    rival: {
      area: ['sorimachi', 'matsuki'],
      hand: ['special-shot-toho', 'hyuga', 'imai', 'furuta', 'koike'],
    },
  }),
  luck: [...drawn('one-two', 'advice')],
  rival: ['special-shot-toho', 'use-1', 'tiger-overhead', 'one-two'],
  steps: [
    { id: 'away' },
    {
      id: 'choose',
      look: ['ryo-blocks-the-tiger-shot', 'yuzo-holds-the-tiger-overhead', 'tsubasa-stops-the-jumping-tiger'],
      action: 'ryo-blocks-the-tiger-shot',
      instead: { 'yuzo-holds-the-tiger-overhead': 'guess', 'tsubasa-stops-the-jumping-tiger': 'guess' },
      brings: [
        {
          kind: 'special-duel',
          shot: 'tiger-overhead',
          defence: 'ryo-blocks-the-tiger-shot',
          stopped: false,
        },
        { kind: 'goal', seat: 1, score: [0, 1], by: 'special-shot' },
        { kind: 'possession', seat: 0 },
      ],
    },
    { id: 'wrong' },
    { id: 'again' },
  ],
})

/** §11.5 */
const advance = chapter({
  id: 'advance',
  paragraphs: ['11.5', '6.3'],
  explains: ['ability'],
  beginning: scene({
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'home',
    field: ['long-shot', 'man-marking'],
    pile: ['one-two', 'advice'],
    pupil: { area: ['taki'], hand: ['advance-1', 'morisaki', 'oda', 'nakazato', 'tsubasa'] },
    rival: { area: ['imai', 'takashima'], hand: ['wakashimazu', 'furuta', 'hyuga', 'sorimachi'] },
  }),
  luck: [...drawn('one-two', 'advice')],
  rival: ['man-marking'],
  steps: [
    { id: 'lost', look: ['taki', 'imai', 'takashima'] },
    {
      id: 'advance',
      look: ['advance-1'],
      action: 'advance-1',
      instead: {
        tsubasa: 'too-little',
        morisaki: 'defender',
        oda: 'defender',
        nakazato: 'defender',
        stop: 'too-little',
      },
    },
    {
      id: 'use',
      look: ['ability-1'],
      action: 'use-1',
      instead: { skip: 'values' },
      brings: [
        { kind: 'removed', card: 'advance-1' },
        { kind: 'advance', seat: 0 },
        { kind: 'possession', seat: 0, kept: true },
        { kind: 'match-card', seat: 1, card: 'man-marking' },
      ],
    },
    { id: 'fresh' },
  ],
})

export const SPECIALS: readonly Lesson[] = [specialShot, specialDefence, advance]
