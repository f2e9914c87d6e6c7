import { OUR_CARDS } from '../cards/ours.ts'
import type { Arrow, CardSet, Footballer, Men, Tactic } from '../cards/set.ts'
import type { Colour } from '../vocabulary.ts'
import { COLOURS } from '../vocabulary.ts'

/** Powers of each colour as no deduction of ours would have them: white and colours uneven, none alike. */
const POWERS: Readonly<Record<Colour, readonly number[]>> = {
  white: [5, 5, 5, 4, 4, 1],
  purple: [1, 1, 1, 1, 2, 2],
  yellow: [3, 3, 3, 3, 3, 3],
  blue: [2, 2, 2, 5, 1, 4],
  red: [2, 2, 2, 2, 3, 4],
}

type Field = readonly [attack: Men, defence: Men]
type Shape = readonly [buildUp: Field, finish: Field, arrows?: readonly Arrow[]]

const on = (side: Arrow['side'], from: Arrow['from'], to: Arrow['to']): Arrow => ({ side, from, to })

/** What the cards of a colour ask for: everything the checks allow and our own cards do not have. */
const SHAPES: readonly Shape[] = [
  // Several arrows on both sides, also between different kinds of place.
  [
    [{ defence: 2, midfield: 1 }, { midfield: 2 }],
    [
      { attack: 2, any: 1 },
      { keeper: 1, defence: 1 },
    ],
    [on('attack', 'defence', 'attack'), on('attack', 'defence', 'any'), on('defence', 'midfield', 'defence')],
  ],
  // The keepers of both sides play twice.
  [
    [
      { keeper: 1, attack: 1 },
      { keeper: 1, any: 2 },
    ],
    [{ keeper: 1, attack: 1 }, { keeper: 1 }],
    [on('attack', 'keeper', 'keeper'), on('defence', 'keeper', 'keeper')],
  ],
  // A build-up for one side only, and a crowd in the finish.
  [
    [{ any: 3 }, {}],
    [
      { defence: 4, midfield: 4, attack: 2 },
      { keeper: 1, any: 10 },
    ],
    [on('attack', 'any', 'midfield'), on('attack', 'any', 'attack'), on('attack', 'any', 'defence')],
  ],
  // No build-up at all.
  [
    [{}, {}],
    [{ any: 2 }, { keeper: 1, defence: 1 }],
  ],
  // Only the defender builds up, and his men stay.
  [
    [{}, { defence: 3, any: 1 }],
    [{ attack: 3 }, { defence: 1, any: 2 }],
    [on('defence', 'defence', 'any'), on('defence', 'any', 'defence'), on('defence', 'defence', 'any')],
  ],
  // More of one line than most sides have.
  [
    [{ attack: 6 }, { defence: 6 }],
    [{ midfield: 7 }, { midfield: 7 }],
    [on('attack', 'attack', 'midfield'), on('defence', 'defence', 'midfield')],
  ],
]

/** Turned strengths and hazards on every position, the first included. */
const strange = (man: Footballer): Footballer => {
  const [first, second, third, fourth] = man.strengths
  const [a, b, c, d] = man.hazards
  return {
    ...man,
    strengths: [fourth, third, second, first],
    hazards: [b ?? 'yellow', c, d ?? 'red', a ?? 'injury'],
  }
}

const tacticOf = (colour: Colour, n: number): Tactic => {
  const shape = SHAPES[(n + COLOURS.indexOf(colour)) % SHAPES.length] ?? SHAPES[3]
  const [[buildAttack, buildDefence] = [{}, {}], [attack, defence] = [{ any: 1 }, { any: 1 }], arrows] =
    shape ?? []
  return {
    id: `${colour}-card-${n + 1}`,
    name: `Karte ${n + 1} in ${colour}`,
    colour,
    power: POWERS[colour][n] ?? 1,
    buildUp: { attack: buildAttack, defence: buildDefence },
    finish: { attack, defence },
    ...(arrows && { arrows }),
    ...(colour === 'white' && n === 5 && { closing: true }),
    source: 'public',
  }
}

/** A set that differs from ours in everything the checks allow, as an owner of a box might type it in. */
export const STRANGE_CARDS: CardSet = {
  name: 'strange box',
  version: '1998',
  footballers: OUR_CARDS.footballers.map(strange),
  tactics: COLOURS.flatMap((colour) => POWERS[colour].map((_, n) => tacticOf(colour, n))),
  // No 1, and in no order.
  die: { faces: [3, 0, 2, 0, 3, 0] },
}
