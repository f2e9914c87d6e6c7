import type { Lesson } from '@libero/kernel/lesson'
import { chapter, drawn, rolled, scene } from './scene.ts'

/** §14 */
const sixAgainstOne = chapter({
  id: 'six-against-one',
  paragraphs: ['14.1', '14.2', '14.3'],
  explains: ['reroll', 'save'],
  beginning: scene({
    options: { guaranteedSuccess: true },
    phase: 'turn',
    half: 1,
    round: 3,
    attacker: 'away',
    turn: 'home',
    field: ['long-shot', 'midfield-battle'],
    pile: ['one-two', 'advice'],
    pupil: {
      area: ['morisaki', 'oda', 'nakazato', 'kisugi'],
      hand: ['taki', 'tsubasa', 'nagano', 'izawa'],
    },
    rival: { area: ['sorimachi'], hand: ['furuta', 'imai', 'matsuki', 'takashima'], stopped: true },
  }),
  luck: [...rolled(1, 6), ...rolled(1), ...rolled(1), ...drawn('one-two', 'advice')],
  rival: ['shot', 'midfield-battle'],
  steps: [
    { id: 'safe', look: ['morisaki', 'oda', 'nakazato', 'sorimachi'] },
    {
      id: 'stop',
      look: [],
      action: 'stop',
      instead: { taki: 'enough', tsubasa: 'enough', nagano: 'enough', izawa: 'enough' },
      brings: [{ kind: 'dice', dice: [1, 6], attack: 10, defence: 11 }],
    },
    { id: 'sure' },
    {
      id: 'again',
      look: ['kisugi'],
      action: 'reroll-own',
      instead: { 'reroll-other': 'either', skip: 'must' },
      brings: [
        { kind: 'rerolled', card: 'kisugi', whose: 0, die: 1 },
        { kind: 'guaranteed', seat: 1 },
      ],
    },
    {
      id: 'save',
      look: ['morisaki'],
      action: 'morisaki',
      instead: { skip: 'no-roll' },
      brings: [
        { kind: 'keeper', die: 1 },
        { kind: 'save', result: 'held' },
      ],
    },
    { id: 'held' },
  ],
})

/** §16 */
const firstGame = chapter({
  id: 'first-game',
  paragraphs: ['16.1', '16.2', '16.3'],
  explains: ['turn'],
  beginning: scene({
    options: { firstGame: true, transfers: true },
    phase: 'turn',
    half: 1,
    round: 1,
    attacker: 'away',
    turn: 'home',
    field: ['long-shot', 'midfield-battle'],
    transfers: ['misaki', 'wakabayashi', 'nitta', 'jito'],
    pupil: { hand: ['oda', 'kisugi', 'taki', 'tsubasa'], area: ['nakazato'], pool: { defence: 2 } },
    rival: { area: ['sorimachi', 'shimano'], hand: ['furuta', 'imai', 'matsuki'], stopped: true },
  }),
  luck: [],
  rival: [],
  steps: [
    { id: 'short' },
    { id: 'rounds' },
    {
      id: 'jito',
      look: ['jito'],
      action: 'jito',
      instead: {
        oda: 'first-jito',
        kisugi: 'attacker',
        taki: 'attacker',
        tsubasa: 'attacker',
        stop: 'first-jito',
      },
      brings: [{ kind: 'signed', card: 'jito' }],
    },
    { id: 'cannot', look: ['jito'] },
  ],
})

export const OPTIONS: readonly Lesson[] = [sixAgainstOne, firstGame]
