import {
  ARROW_SIDES,
  BUDGET,
  CLUBS,
  COLOURS,
  checkCardSet,
  facesOf,
  HAZARDS,
  LINES,
  OUR_CARDS,
  PLACES,
  TACTICS,
} from '@libero/finale'
import { TEXTS, wording } from '@libero/finale/text'
import { isObject } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { capital } from '@libero/kernel/words'
import type { CardKind, Choice, Data, Draft, Field, Part, Row, Section, Workshop } from '../../../workshop.ts'
import { FootballerPicture, FootballerThumb, FootballerTurns, TacticPicture, TacticWords } from './cards.tsx'
import { dieKind } from './die.tsx'
import { arrowsIn, drawnFootballer, drawnTactic } from './drawn.ts'
import { finaleWorkshopTexts } from './text.ts'

const FOOTBALLERS = OUR_CARDS.footballers.length

/** Whoever types from a box knows the values from there. */
const typed = (card: Data): Data => ({ ...card, source: 'public' })

/** §3.1 Thirty of each club, in the order of our list, so that the rest can be taken from there. */
const freshFootballer = (index: number): Data => ({
  id: '',
  club: OUR_CARDS.footballers[index]?.club ?? CLUBS[0],
  strengths: [],
  hazards: [null, null, null, null],
  beginner: false,
  source: 'public',
})

/** §4.1 Six of each colour. */
const freshTactic = (index: number): Data => ({
  id: '',
  colour: OUR_CARDS.tactics[index]?.colour ?? COLOURS[0],
  buildUp: { attack: {}, defence: {} },
  finish: { attack: {}, defence: {} },
  source: 'public',
})

const lineChoices = (language: Language): readonly Choice[] =>
  LINES.map((line) => ({
    value: line,
    name: finaleWorkshopTexts[language].lines[line],
    letters: TEXTS[language].lines[line].short,
    className: `finale-line-${line}`,
  }))

const hazardChoices = (language: Language): readonly Choice[] =>
  HAZARDS.map((hazard) =>
    hazard === 'none'
      ? { value: null, name: finaleWorkshopTexts[language].nothing }
      : { value: hazard, name: capital(TEXTS[language].hazards[hazard]) },
  )

/** §2.2, §2.4 Four strengths first, then what threatens at each: digits run down the column. */
const STRENGTHS = 10
const THREATS = 20
const AFTER = 30

function footballerSections(language: Language): readonly Section[] {
  const text = finaleWorkshopTexts[language]
  const edge = (n: number): Row => ({
    id: `edge-${n}`,
    label: text.edges[n] ?? '',
    mark: String(n + 1),
    fields: [
      {
        type: 'whole',
        path: `strengths.${n}`,
        label: text.footballs,
        least: 1,
        most: 5,
        balls: true,
        turn: STRENGTHS + n,
      },
      {
        type: 'choice',
        path: `hazards.${n}`,
        label: text.threatens,
        look: 'menu',
        choices: hazardChoices(language),
        turn: THREATS + n,
      },
    ],
  })
  return [
    {
      id: 'who',
      rows: [
        {
          id: 'who',
          fields: [
            { type: 'text', path: 'name', label: text.name, most: 60, wide: 3 },
            {
              type: 'choice',
              path: 'club',
              label: text.club,
              look: 'menu',
              choices: CLUBS.map((club) => ({ value: club, name: TEXTS[language].clubs[club] })),
              wide: 2,
            },
            { type: 'whole', path: 'price', label: text.price, least: 0, most: BUDGET },
          ],
        },
        {
          id: 'line',
          fields: [
            { type: 'choice', path: 'line', label: text.line, look: 'row', choices: lineChoices(language) },
          ],
        },
      ],
    },
    {
      id: 'edges',
      columns: [text.turning, text.footballs, text.threatens],
      rows: [0, 1, 2, 3].map(edge),
      says: text.symbolIn,
    },
    {
      id: 'more',
      rows: [
        {
          id: 'beginner',
          fields: [{ type: 'mark', path: 'beginner', label: text.beginner, off: false, turn: AFTER }],
        },
      ],
    },
  ]
}

const CORNERS = ['buildUp.attack', 'buildUp.defence', 'finish.attack', 'finish.defence'] as const

function partsOf(language: Language): readonly Part[] {
  const { places, lines } = TEXTS[language]
  return PLACES.map((place) => ({
    id: place,
    name: capital(places[place]),
    letters: place === 'any' ? '?' : lines[place].short,
    className: `finale-line-${place}`,
    most: place === 'keeper' ? 1 : 10,
  }))
}

function tacticSections(card: Data, language: Language): readonly Section[] {
  const text = finaleWorkshopTexts[language]
  const { colours } = TEXTS[language]
  const corner = (path: (typeof CORNERS)[number]): Row => ({
    id: path,
    label: text.corners[path],
    fields: [
      {
        type: 'tally',
        path,
        label: text.corners[path],
        parts: partsOf(language),
        // §6.1 A card may go straight to the finish.
        optional: path.startsWith('buildUp'),
      },
    ],
  })
  return [
    {
      id: 'what',
      rows: [
        {
          id: 'what',
          fields: [
            { type: 'text', path: 'name', label: text.name, most: 60, wide: 3 },
            { type: 'whole', path: 'power', label: text.power, least: 1, most: 5 },
          ],
        },
        {
          id: 'colour',
          fields: [
            {
              type: 'choice',
              path: 'colour',
              label: text.colour,
              look: 'row',
              choices: COLOURS.map((colour) => ({
                value: colour,
                name: capital(colours[colour]),
                letters: '',
                className: `fws-colour finale-colour-${colour}`,
              })),
            },
          ],
        },
      ],
    },
    { id: 'corners', heading: text.places, rows: CORNERS.map(corner) },
    arrowSection(card, language),
    {
      id: 'more',
      rows: [
        {
          id: 'closing',
          fields: [{ type: 'mark', path: 'closing', label: text.closing, off: undefined }],
        },
      ],
    },
  ]
}

const withArrows = ({ arrow: _, arrows: __, ...card }: Data, arrows: readonly Data[]): Data =>
  arrows.length > 0 ? { ...card, arrows } : card

/** §6.6 Any number of arrows: whose it is, from where, and whereto. */
function arrowSection(card: Data, language: Language): Section {
  const text = finaleWorkshopTexts[language]
  const all = arrowsIn(card)
  const field = (n: number, word: 'side' | 'from' | 'to', choices: readonly Choice[]): Field => ({
    type: 'choice',
    path: `arrows.${n}.${word}`,
    label: text.arrowWords[word],
    look: 'menu',
    choices,
    optional: word === 'side',
    get: (each) => arrowsIn(each)[n]?.[word] ?? null,
    set: (each, value) => {
      const arrows = arrowsIn(each)
      const changed = { ...arrows[n], [word]: value }
      const isGone = word === 'side' && value === null
      return withArrows(each, [...arrows.slice(0, n), ...(isGone ? [] : [changed]), ...arrows.slice(n + 1)])
    },
  })
  const sides: readonly Choice[] = [
    { value: null, name: text.nothing },
    ...ARROW_SIDES.map((side) => ({ value: side, name: text.arrowSides[side] })),
  ]
  const places = PLACES.map((place) => ({ value: place, name: capital(TEXTS[language].places[place]) }))
  return {
    id: 'arrows',
    heading: text.arrow,
    rows: Array.from({ length: Math.min(all.length + 1, MOST_ARROWS) }, (_, n) => ({
      id: `arrow-${n}`,
      fields: [
        field(n, 'side', sides),
        ...(n < all.length ? [field(n, 'from', places), field(n, 'to', places)] : []),
      ],
    })),
  }
}
/** More than a card has places for. */
const MOST_ARROWS = 8

function kinds(language: Language): readonly CardKind[] {
  const text = finaleWorkshopTexts[language]
  const { lines } = TEXTS[language]
  const sections = footballerSections(language)
  const id = { longest: 40, reserved: /^done$/ }
  return [
    {
      path: 'footballers',
      name: text.footballers,
      one: text.footballer,
      count: { least: FOOTBALLERS, most: FOOTBALLERS },
      id,
      fresh: freshFootballer,
      sections: () => sections,
      title: (card) => (typeof card.name === 'string' ? card.name : ''),
      badge: (card) => {
        const line = LINES.find((each) => each === card.line)
        return {
          ...(line && { letters: lines[line].short, className: `finale-line-${line}` }),
          ...(typeof card.price === 'number' && { figure: String(card.price) }),
        }
      },
      Picture: FootballerPicture,
      Beneath: FootballerTurns,
      Thumb: FootballerThumb,
      typed,
    },
    {
      path: 'tactics',
      name: text.tactics,
      one: text.tactic,
      count: { least: TACTICS, most: TACTICS },
      id,
      fresh: freshTactic,
      sections: (card) => tacticSections(card, language),
      title: (card) => (typeof card.name === 'string' ? card.name : ''),
      badge: (card) => ({
        ...(COLOURS.some((each) => each === card.colour) && {
          letters: '',
          className: `fws-colour finale-colour-${String(card.colour)}`,
        }),
        ...(typeof card.power === 'number' && { figure: String(card.power) }),
      }),
      Picture: TacticPicture,
      Beneath: TacticWords,
      typed,
    },
    dieKind(language),
  ]
}

export const finaleWorkshop: Workshop = {
  game: 'finale',
  empty: () => ({
    name: '',
    version: '1',
    footballers: OUR_CARDS.footballers.map((_, i) => freshFootballer(i)),
    tactics: OUR_CARDS.tactics.map((_, i) => freshTactic(i)),
    die: {},
  }),
  ours: (language) => ({
    ...OUR_CARDS,
    name: '',
    version: '1',
    tactics: OUR_CARDS.tactics.map(({ id, ...tactic }) => ({
      id,
      name: TEXTS[language].tactics[id] ?? id,
      ...tactic,
    })),
    die: { faces: facesOf(OUR_CARDS) },
  }),
  kinds,
  check: checkCardSet,
  nameRule: '13.5',
  words: (language, draft) => wording(language, namedSet(draft)) as unknown as Wording,
  opponents: (language) => finaleWorkshopTexts[language].opponents,
}

/** As far as the words need it: who is called what. */
const namedSet = ({ footballers, tactics }: Draft): typeof OUR_CARDS => ({
  name: '',
  version: '',
  footballers: cardsIn(footballers).map(drawnFootballer),
  tactics: cardsIn(tactics).map(drawnTactic),
})

const cardsIn = (list: unknown): readonly Data[] => (Array.isArray(list) ? list.filter(isObject) : [])
