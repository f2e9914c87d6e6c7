import type { CardSet, Team } from '@libero/captain-tsubasa'
import {
  checkCardSet,
  MATCH,
  MOST_SPECIALS,
  MOTIVATION,
  OUR_BOOKINGS,
  OUR_CARDS,
  POOL,
  STARTING,
  TEAMS,
  TOKENS,
  TRANSFERS,
} from '@libero/captain-tsubasa'
import { TEXTS, wording } from '@libero/captain-tsubasa/text'
import { isObject } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { capital, entry } from '@libero/kernel/words'
import type { CardKind, Choice, Data, Draft, Field, Row, Section, Workshop } from '../../../workshop.ts'
import { abilitySections } from './ability.ts'
import { bookingKind } from './bookings.tsx'
import { pictureOf, SpecialPicture, teamOf, thumbOf, wordsOf } from './cards.tsx'
import { captainTsubasaWorkshopTexts } from './text.ts'

const MOST_VALUE = 9
const MOST_NUMBER = 99
const MOST_NAME = 60

const SOURCE = { name: 'public', values: 'public', abilities: 'public' } as const

/** Whoever types from a box knows the values from there. */
const typed = (card: Data): Data => ({
  ...card,
  source: { ...SOURCE, ...(card.price !== undefined && { price: 'public' }) },
})
const typedSpecial = (card: Data): Data => ({ ...card, source: 'public' })

const listOf = (draft: Draft, list: string): readonly Data[] => {
  const cards = draft[list]
  return Array.isArray(cards) ? cards.filter(isObject) : []
}

const nameOf = (card: Data): string =>
  typeof card.name === 'string' ? card.name : typeof card.id === 'string' ? card.id : ''

const teamChoices = (language: Language): readonly Choice[] =>
  TEAMS.map((team) => ({ value: team, name: TEXTS[language].names.teams[team] }))

/** A card that has an id can do without a name: files of others have some that have none. */
const nameField = (card: Data, language: Language): Field => ({
  type: 'text',
  path: 'name',
  label: captainTsubasaWorkshopTexts[language].name,
  most: MOST_NAME,
  wide: 3,
  optional: typeof card.id === 'string' && card.id !== '',
})

const teamField = (language: Language): Field => ({
  type: 'choice',
  path: 'team',
  label: captainTsubasaWorkshopTexts[language].team,
  look: 'menu',
  choices: teamChoices(language),
  wide: 2,
})

const markField = (path: 'keeper' | 'advanced' | 'fans', language: Language): Field => ({
  type: 'mark',
  path,
  label: captainTsubasaWorkshopTexts[language][path],
  off: undefined,
  wide: 2,
})

/** §2.1 Shot, pass and defence. */
const values = (language: Language): Section => ({
  id: 'values',
  rows: [
    {
      id: 'values',
      fields: TOKENS.map((token) => ({
        type: 'whole',
        path: token,
        label: capital(TEXTS[language].names.tokens[token]),
        least: -MOST_VALUE,
        most: MOST_VALUE,
      })),
    },
  ],
})

/** §13.1, §15.1 A kind of token that is not asked for is not there. */
const priceField = (token: (typeof TOKENS)[number], language: Language): Field => ({
  type: 'whole',
  path: `price.${token}`,
  label: capital(TEXTS[language].names.tokens[token]),
  least: 0,
  most: POOL,
  optional: true,
  set: (card, value) => {
    const { [token]: _, ...rest } = isObject(card.price) ? card.price : {}
    return { ...card, price: value === undefined || value === 0 ? rest : { ...rest, [token]: value } }
  },
})

const price = (language: Language): Section => ({
  id: 'price',
  heading: captainTsubasaWorkshopTexts[language].price,
  rows: [{ id: 'price', fields: TOKENS.map((token) => priceField(token, language)) }],
})

const who = (...rows: readonly (readonly Field[])[]): Section => ({
  id: 'who',
  rows: rows.map((fields, i): Row => ({ id: `who-${i}`, fields })),
})

function startingSections(card: Data, draft: Draft, language: Language): readonly Section[] {
  const text = captainTsubasaWorkshopTexts[language]
  const number: Field = {
    type: 'whole',
    path: 'number',
    label: text.number,
    least: 1,
    most: MOST_NUMBER,
    // §2.2 The fans wear none.
    optional: true,
  }
  return [
    who(
      [nameField(card, language), teamField(language), number],
      [markField('keeper', language), markField('fans', language)],
    ),
    values(language),
    ...abilitySections(card, draft, language),
  ]
}

function matchSections(card: Data, draft: Draft, language: Language): readonly Section[] {
  const text = captainTsubasaWorkshopTexts[language]
  const half: Field = {
    type: 'choice',
    path: 'half',
    label: text.half,
    look: 'menu',
    choices: [1, 2].map((value) => ({ value, name: `${value}.` })),
  }
  const team: Field = {
    type: 'choice',
    path: 'team',
    label: text.team,
    look: 'menu',
    choices: [{ value: null, name: text.anybody }, ...teamChoices(language)],
    wide: 2,
    optional: true,
    get: (each) => each.team ?? null,
    set: (each, value) => {
      const { team: _, ...rest } = each
      return value === null ? rest : { ...rest, team: value }
    },
  }
  return [
    who([nameField(card, language), team, half], [markField('advanced', language)]),
    values(language),
    ...abilitySections(card, draft, language),
  ]
}

/** §13.1 Whoever he motivates, he is of his team. */
function ofField(draft: Draft, language: Language): Field {
  const footballers = listOf(draft, 'starting').filter(({ id }) => typeof id === 'string' && id !== '')
  return {
    type: 'choice',
    path: 'of',
    label: captainTsubasaWorkshopTexts[language].of,
    look: 'menu',
    choices: footballers.map((man) => ({ value: String(man.id), name: nameOf(man) })),
    wide: 3,
    set: (card, value) => {
      const man = footballers.find(({ id }) => id === value)
      return { ...card, of: value, ...(man && { team: man.team }) }
    },
  }
}

function motivationSections(card: Data, draft: Draft, language: Language): readonly Section[] {
  return [
    who(
      [nameField(card, language), ofField(draft, language), teamField(language)],
      [markField('keeper', language)],
    ),
    values(language),
    price(language),
    ...abilitySections(card, draft, language),
  ]
}

const transferSections = (card: Data, draft: Draft, language: Language): readonly Section[] => [
  who([nameField(card, language), markField('keeper', language)]),
  values(language),
  price(language),
  ...abilitySections(card, draft, language),
]

const shotSections = (card: Data, language: Language): readonly Section[] => [
  who([nameField(card, language), teamField(language)]),
]

function defenceSections(card: Data, draft: Draft, language: Language): readonly Section[] {
  const shots = listOf(draft, 'shots').filter(
    ({ id, team }) => typeof id === 'string' && id !== '' && team !== card.team,
  )
  const stops: Field = {
    type: 'several',
    path: 'stops',
    label: captainTsubasaWorkshopTexts[language].stops,
    choices: shots.map((shot) => ({ value: String(shot.id), name: nameOf(shot) })),
    optional: Array.isArray(card.stops),
    get: (each) => (typeof each.stops === 'string' ? [each.stops] : each.stops),
    // §12.3 One is said by its name, several or none as a list.
    set: (each, value) => ({ ...each, stops: Array.isArray(value) && value.length === 1 ? value[0] : value }),
  }
  return [who([nameField(card, language), teamField(language)], [stops])]
}

const deckCard = { id: '', abilities: [], source: SOURCE }
const dearCard = { ...deckCard, price: {}, source: { ...SOURCE, price: 'public' } }

/** §2.2, §2.3, §13.1, §12.3 What the rules fix: whose card it is, and of which half. */
const FRESH = {
  starting: (index: number): Data => ({ ...deckCard, team: OUR_CARDS.starting[index]?.team ?? TEAMS[0] }),
  match: (index: number): Data => ({ ...deckCard, half: OUR_CARDS.match[index]?.half ?? 1 }),
  motivation: (index: number): Data => ({ ...dearCard, team: OUR_CARDS.motivation[index]?.team ?? TEAMS[0] }),
  transfers: (): Data => dearCard,
  shots: (index: number): Data => ({
    id: '',
    team: OUR_CARDS.shots[index]?.team ?? TEAMS[0],
    source: 'public',
  }),
  defences: (index: number): Data => ({
    id: '',
    team: OUR_CARDS.defences[index]?.team ?? TEAMS[0],
    source: 'public',
  }),
} as const
type List = keyof typeof FRESH

/** A card is chosen by its id: that must not read like another decision. */
const ID = {
  longest: 40,
  reserved: /^(?:stop|skip|top|start|let-start|use-[12]|shot|pass|exhaustion|(?:token|spend|reroll)-.*)$/,
}

function kinds(language: Language): readonly CardKind[] {
  const text = captainTsubasaWorkshopTexts[language]
  const { teams } = TEXTS[language].names
  const short = (team: Team | undefined) =>
    team === undefined ? undefined : teams[team].slice(0, 3).toUpperCase()
  const base = (list: List) => ({
    path: list,
    name: text.kinds[list][0],
    one: text.kinds[list][1],
    fresh: FRESH[list],
    id: ID,
    title: nameOf,
    badge: (card: Data) => {
      const letters = list === 'match' && card.team === undefined ? undefined : short(teamOf(card.team))
      return {
        ...(letters !== undefined && { letters }),
        ...(typeof card.number === 'number' && { figure: String(card.number) }),
      }
    },
  })
  const fixed = (count: number) => ({ least: count, most: count })
  return [
    {
      ...base('starting'),
      count: fixed(STARTING),
      sections: (card, draft) => startingSections(card, draft, language),
      Picture: StartingPicture,
      Beneath: StartingWords,
      Thumb: StartingThumb,
      hasKit: true,
      typed,
    },
    {
      ...base('match'),
      count: fixed(MATCH),
      sections: (card, draft) => matchSections(card, draft, language),
      Picture: MatchPicture,
      Beneath: MatchWords,
      Thumb: MatchThumb,
      typed,
    },
    {
      ...base('motivation'),
      looksAround: true,
      count: fixed(MOTIVATION),
      sections: (card, draft) => motivationSections(card, draft, language),
      Picture: MotivationPicture,
      Beneath: StartingWords,
      Thumb: StartingThumb,
      hasKit: true,
      typed,
    },
    {
      ...base('transfers'),
      count: fixed(TRANSFERS),
      sections: (card, draft) => transferSections(card, draft, language),
      Picture: TransferPicture,
      Beneath: StartingWords,
      Thumb: StartingThumb,
      typed,
    },
    {
      ...base('shots'),
      count: { least: 0, most: TEAMS.length * MOST_SPECIALS },
      sections: (card) => shotSections(card, language),
      Picture: SpecialPicture,
      hasKit: true,
      typed: typedSpecial,
    },
    {
      ...base('defences'),
      looksAround: true,
      count: { least: 0, most: TEAMS.length * MOST_SPECIALS },
      sections: (card, draft) => defenceSections(card, draft, language),
      Picture: SpecialPicture,
      hasKit: true,
      typed: typedSpecial,
    },
    bookingKind(language),
  ]
}

const StartingPicture = pictureOf('starting')
const MatchPicture = pictureOf('match')
const MotivationPicture = pictureOf('motivation')
const TransferPicture = pictureOf('transfer')
const StartingWords = wordsOf('starting')
const MatchWords = wordsOf('match')
const StartingThumb = thumbOf('starting')
const MatchThumb = thumbOf('match')

/** Cards that other cards name by their id, and the word by which they do. */
const NAMED_BY: Readonly<Record<string, readonly [List, string]>> = {
  starting: ['motivation', 'of'],
  shots: ['defences', 'stops'],
}

function follow(draft: Draft, kind: string, from: string, to: string): Draft {
  const [list, word] = NAMED_BY[kind] ?? []
  if (list === undefined || word === undefined) return draft
  const renamed = (id: unknown): unknown => (Array.isArray(id) ? id.map(renamed) : id === from ? to : id)
  return {
    ...draft,
    [list]: listOf(draft, list).map((card) => ({
      ...card,
      ...(word in card && { [word]: renamed(card[word]) }),
    })),
  }
}

/** Cards that our texts name, with the name of this language on them. */
function called(cards: readonly { readonly id: string; readonly name?: string }[], language: Language) {
  const names = TEXTS[language].names.cards
  return cards.map(({ id, ...card }) => ({ id, name: card.name ?? entry(names, id) ?? id, ...card }))
}

const lists = Object.keys(FRESH) as readonly List[]

export const captainTsubasaWorkshop: Workshop = {
  game: 'captain-tsubasa',
  empty: () => ({
    name: '',
    version: '1',
    ...Object.fromEntries(lists.map((list) => [list, OUR_CARDS[list].map((_, i) => FRESH[list](i))])),
    bookings: {},
  }),
  ours: (language) => ({
    name: '',
    version: '1',
    ...Object.fromEntries(lists.map((list) => [list, called(OUR_CARDS[list], language)])),
    // Named here, so that they can be changed.
    bookings: OUR_BOOKINGS,
  }),
  kinds,
  check: checkCardSet,
  nameRule: '17.6',
  words: (language, draft) => wording(language, namedSet(draft)) as unknown as Wording,
  follow,
  opponents: (language) => captainTsubasaWorkshopTexts[language].opponents,
}

/** As far as the words need it: who is called what. */
function namedSet(draft: Draft): CardSet {
  const named = (list: List) =>
    listOf(draft, list).map((card) => ({
      id: typeof card.id === 'string' ? card.id : '',
      ...(typeof card.name === 'string' && card.name !== '' && { name: card.name }),
      ...(typeof card.of === 'string' && { of: card.of }),
      price: {},
      abilities: [],
    }))
  return {
    name: '',
    version: '',
    ...Object.fromEntries(lists.map((list) => [list, named(list)])),
  } as unknown as CardSet
}
