import type { CardSet } from '@libero/hat-trick'
import { CORNERS, checkCardSet, KINDS, NUMBERS, OUR_CARDS, SIDES } from '@libero/hat-trick'
import { TEXTS, wording } from '@libero/hat-trick/text'
import { isObject } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { capital, entry, fill } from '@libero/kernel/words'
import type { CardKind, Data, Draft, Field, Section, Workshop } from '../../../workshop.ts'
import { hatTrickTexts } from '../text.ts'
import {
  DeckPicture,
  FlagThumb,
  KeepingPicture,
  PlayerPicture,
  ShirtThumb,
  ShootingPicture,
  TeamPicture,
} from './cards.tsx'
import { leftOut, nameField, titleOf, typed } from './fields.ts'
import { deckSections, keepingSections } from './keeping.ts'
import { expansionKinds, freshExpansion, ourExpansion } from './players.tsx'
import { TEAM_ID } from './team-cards.ts'
import { hatTrickWorkshopTexts } from './text.ts'

const MOST_FOOTBALLS = 9
const MOST_TEAMS = 200
const STARS = [1, ...NUMBERS]

/** §2.2, §7.3 What the rules fix: the numbers, and one shooting card for each kind and corner. */
const FRESH = {
  players: (index: number): Data => ({
    number: NUMBERS[index] ?? 2,
    regular: {},
    star: {},
    source: 'public',
  }),
  actions: (): Data => ({ cards: {}, source: 'public' }),
  shooting: (index: number): Data => ({
    kind: KINDS[Math.floor(index / CORNERS.length)] ?? KINDS[0],
    corner: CORNERS[index % CORNERS.length] ?? CORNERS[0],
    source: 'public',
  }),
  keeping: (): Data => ({ final: {}, secondLast: {}, source: 'public' }),
  teams: (): Data => ({ id: '', stars: [], source: 'public' }),
} as const

const SHOOTING = KINDS.length * CORNERS.length

const footballs = (side: 'regular' | 'star', part: 'attack' | 'defence', language: Language): Field => ({
  type: 'whole',
  path: `${side}.${part}`,
  label: hatTrickWorkshopTexts[language][part],
  least: 0,
  most: MOST_FOOTBALLS,
  balls: true,
})

function playerSections(language: Language): readonly Section[] {
  const text = hatTrickWorkshopTexts[language]
  const { regular, star } = hatTrickTexts[language]
  const names = { regular, star }
  return [
    {
      id: 'sides',
      columns: [text.footballs, text.attack, text.defence],
      rows: (['regular', 'star'] as const).map((side) => ({
        id: side,
        label: capital(names[side]),
        fields: [footballs(side, 'attack', language), footballs(side, 'defence', language)],
      })),
    },
    {
      id: 'flank',
      rows: [
        {
          id: 'flank',
          fields: [
            {
              type: 'choice',
              path: 'side',
              label: text.flank,
              look: 'menu',
              wide: 2,
              choices: [
                { value: null, name: text.byNumber },
                ...SIDES.map((side) => ({ value: side, name: capital(TEXTS[language].flanks[side]) })),
              ],
              ...leftOut('side'),
            },
          ],
        },
      ],
    },
  ]
}

const shootingSections = (language: Language): readonly Section[] => [
  {
    id: 'plus',
    rows: [
      {
        id: 'plus',
        fields: [
          {
            type: 'whole',
            path: 'plus',
            label: hatTrickWorkshopTexts[language].plus,
            least: 0,
            most: MOST_FOOTBALLS,
          },
        ],
      },
    ],
  },
]

const teamSections = (card: Data, language: Language): readonly Section[] => [
  {
    id: 'team',
    rows: [
      { id: 'name', fields: [nameField(card, language)] },
      {
        id: 'stars',
        fields: [
          {
            type: 'several',
            path: 'stars',
            label: hatTrickWorkshopTexts[language].stars,
            optional: true,
            choices: STARS.map((number) => ({ value: number, name: String(number) })),
          },
        ],
      },
    ],
  },
]

function kinds(language: Language): readonly CardKind[] {
  const text = hatTrickWorkshopTexts[language]
  const { players, kinds: actions, corners } = TEXTS[language]
  const kind = (name: keyof typeof FRESH) => ({
    path: name,
    name: text.kinds[name][0],
    one: text.kinds[name][1],
    fresh: FRESH[name],
    typed,
  })
  const ofPlayers = playerSections(language)
  const ofShooting = shootingSections(language)
  return [
    {
      ...kind('players'),
      count: { least: NUMBERS.length, most: NUMBERS.length },
      sections: () => ofPlayers,
      title: ({ number }) => {
        const player = entry(players, Number(number))
        return player ? capital(`${player.man}, ${player.role}`) : ''
      },
      Picture: PlayerPicture,
      Thumb: ShirtThumb,
      hasKit: true,
    },
    {
      ...kind('actions'),
      sections: (card) => deckSections(card, language),
      title: () => text.kinds.actions[0],
      Picture: DeckPicture,
    },
    {
      ...kind('shooting'),
      count: { least: SHOOTING, most: SHOOTING },
      sections: () => ofShooting,
      title: (card) =>
        capital(
          fill(hatTrickTexts[language].browser.shootingCard, {
            kind: entry(actions, String(card.kind)) ?? '',
            corner: entry(corners, String(card.corner)) ?? '',
          }),
        ),
      badge: (card) => ({ ...(typeof card.plus === 'number' && { figure: `+${card.plus}` }) }),
      Picture: ShootingPicture,
    },
    {
      ...kind('keeping'),
      sections: () => keepingSections(language),
      title: () => text.kinds.keeping[0],
      Picture: KeepingPicture,
    },
    {
      ...kind('teams'),
      count: { least: 0, most: MOST_TEAMS },
      id: TEAM_ID,
      sections: (card) => teamSections(card, language),
      title: titleOf,
      badge: (card) => ({ ...(Array.isArray(card.stars) && { figure: String(card.stars.length) }) }),
      Picture: TeamPicture,
      Thumb: FlagThumb,
      hasKit: true,
    },
    ...expansionKinds(language),
  ]
}

/** Team cards name their players by type: they go on doing so when a type has another id. */
function follow(draft: Draft, kind: string, from: string, to: string): Draft {
  const { expansion } = draft
  if (kind !== 'expansion.types' || !isObject(expansion) || !Array.isArray(expansion.teams)) return draft
  const signing = (signed: unknown) =>
    isObject(signed) && signed.type === from ? { ...signed, type: to } : signed
  const teams = expansion.teams.map((team) =>
    isObject(team)
      ? {
          ...team,
          ...(isObject(team.players) && {
            players: Object.fromEntries(
              Object.entries(team.players).map(([number, man]) => [number, signing(man)]),
            ),
          }),
          ...(Array.isArray(team.bench) && { bench: team.bench.map(signing) }),
        }
      : team,
  )
  return { ...draft, expansion: { ...expansion, teams } }
}

export const hatTrickWorkshop: Workshop = {
  game: 'hat-trick',
  empty: () => ({
    name: '',
    version: '1',
    players: NUMBERS.map((_, i) => FRESH.players(i)),
    actions: FRESH.actions(),
    shooting: Array.from({ length: SHOOTING }, (_, i) => FRESH.shooting(i)),
    keeping: FRESH.keeping(),
    teams: [],
  }),
  ours: (language) => ({
    ...OUR_CARDS,
    name: '',
    version: '1',
    teams: OUR_CARDS.teams.map(({ id, ...team }) => ({
      id,
      name: entry(TEXTS[language].teams, id) ?? id,
      ...team,
    })),
    expansion: ourExpansion(language),
  }),
  extra: (language) => ({
    path: 'expansion',
    add: hatTrickWorkshopTexts[language].addPlayers,
    drop: hatTrickWorkshopTexts[language].dropPlayers,
    fresh: freshExpansion,
  }),
  kinds,
  check: checkCardSet,
  nameRule: '12.5',
  words: (language) => wording(language, WORDED) as unknown as Wording,
  follow,
  opponents: (language) => hatTrickWorkshopTexts[language].opponents,
}

/** Refusals name the cards of a set by what was typed: the words need no other names. */
const WORDED: CardSet = OUR_CARDS
