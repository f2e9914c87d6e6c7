import type { CardSet, Player } from '@libero/hat-trick'
import {
  CARD_IDS,
  Cards,
  CORNERS,
  checkCardSet,
  deckOf,
  KINDS,
  keeperCards,
  MATCH_EVENTS,
  nameOfCards,
  OUR_CARDS,
  OUR_EXPANSION,
  POWERS,
  REGULARS,
  SIDES,
} from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import { sideOf } from '@libero/hat-trick/view'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { CardShelf } from '../../catalogue.ts'
import { columns, numbers } from '../../layout.ts'
import type { CliText } from '../../text/text.ts'
import type { Mix } from './duels.ts'
import { duelsOf } from './duels.ts'
import { hatTrickOrigins } from './origins.ts'
import { expansionTables } from './players-cards.ts'
import { shelfTexts } from './text.ts'

export const hatTrickCards: CardShelf = {
  show: (language, text) => show(OUR_CARDS, language, text),
  // Keeper cards, match events and duels are no part of the set, they follow from it; `check` does not look at them.
  json: () => {
    const { name, version, players, actions, shooting, keeping, teams } = OUR_CARDS
    const duels = duelsOf(new Cards(OUR_CARDS))
    return {
      name,
      version,
      players,
      actions,
      shooting,
      keeping,
      teams,
      expansion: OUR_EXPANSION,
      keepers: keeperCards(keeping),
      events: MATCH_EVENTS,
      duels,
    }
  },
  check: (value) => {
    const checked = checkCardSet(value)
    // With an expansion of its own a set is two sets, and named by both.
    if (!checked.ok || !checked.value.expansion) return checked
    const named = nameOfCards(new Cards(checked.value), { players: true })
    return { ok: true, value: { ...checked.value, ...named } }
  },
}

function show(set: CardSet, language: Language, text: CliText): string {
  const game = TEXTS[language]
  const words = shelfTexts[language]
  return [
    fill(text.cards.title, { game: game.name, name: set.name, version: set.version }),
    '',
    ...playerTable(set, language),
    '',
    ...actionTable(set, language),
    '',
    words.shooting,
    columns(
      [
        ['', ...CORNERS.map((corner) => game.corners[corner])],
        ...KINDS.map((kind) => [
          game.kinds[kind],
          ...CORNERS.map((corner) => fill(words.plus, { plus: plusOf(set, kind, corner) })),
        ]),
      ],
      '<<<<',
    ),
    '',
    words.keeping,
    columns(
      [
        ['', words.middle, words.wing],
        ...(['final', 'secondLast'] as const).map((line) => [
          words.lines[line],
          `${set.keeping[line].middle}`,
          `${set.keeping[line].wing}`,
        ]),
      ],
      '<>>',
    ),
    fill(words.penalty, { draws: set.keeping.final.middle - 1 }),
    '',
    ...keeperTable(set, language),
    '',
    ...teamTable(set, language),
    '',
    ...duelTable(set, language),
    '',
    ...expansionTables(OUR_EXPANSION, language),
    '',
    text.cards.origins,
    ...hatTrickOrigins(set, OUR_EXPANSION, language, text),
    '',
  ].join('\n')
}

const plusOf = (set: CardSet, kind: string, corner: string): number =>
  set.shooting.find((card) => card.kind === kind && card.corner === corner)?.plus ?? 0

function playerTable(set: CardSet, language: Language): string[] {
  const game = TEXTS[language]
  const words = shelfTexts[language]
  return [
    words.players,
    columns(
      [
        [words.number, words.role, words.side, words.regular, words.star],
        ...[...set.players]
          .sort((a, b) => a.number - b.number)
          .map((player) => [
            `${player.number}`,
            game.players[player.number as 2]?.role ?? '',
            game.flanks[sideOf(player)],
            footballs(player, 'regular'),
            footballs(player, 'star'),
          ]),
      ],
      '><<<<',
    ),
  ]
}

/** '4 / 1', on the star side with an asterisk behind what it raises. */
export function footballs(player: Player, side: 'regular' | 'star'): string {
  const { attack, defence } = player[side]
  const mark = (of: 'attack' | 'defence') => (player[side][of] === player.regular[of] ? ' ' : '*')
  return `${attack}${mark('attack')}/ ${defence}${mark('defence')}`.trimEnd()
}

function actionTable(set: CardSet, language: Language): string[] {
  const game = TEXTS[language]
  const words = shelfTexts[language]
  const deck = deckOf(set.actions)
  /** Of each card of a kind; 'from–to' in a deck that is not even. */
  const copiesOf = (kind: string): string => {
    const copies = CARD_IDS.flatMap((id, card) => (id.startsWith(kind) ? [deck[card] ?? 0] : []))
    return [...new Set([Math.min(...copies), Math.max(...copies)])].join('–')
  }
  return [
    fill(words.actions, { count: new Cards(set).deckSize }),
    columns(
      [
        [words.kind, words.id, words.power, words.side, words.copies],
        ...KINDS.map((kind) => [
          game.kinds[kind],
          `${kind}-1-left … ${kind}-${POWERS}-right`,
          `1–${POWERS}`,
          SIDES.map((side) => game.flanks[side]).join(', '),
          copiesOf(kind),
        ]),
      ],
      '<<<<>',
    ),
  ]
}

/** §7.5 What the hand of each keeper card points to, in cards more or fewer. */
function keeperTable({ keeping }: CardSet, language: Language): string[] {
  const game = TEXTS[language]
  const words = shelfTexts[language]
  const cards = keeperCards(keeping)
  return [
    fill(words.keepers, { count: 2 * cards.length, each: cards.length }),
    columns(
      [
        ['', '', ...CORNERS.map((corner) => game.corners[corner])],
        ...cards.map(({ star, dive, symbols }) => [
          words.against[star ? 'star' : 'regular'],
          game.keeping[dive],
          ...CORNERS.map((corner) => SIGNS[symbols[corner]]),
        ]),
      ],
      '<<<<<',
    ),
  ]
}

/** §7.5 What a symbol does to the cards a keeper may draw. */
export const SIGNS = { plus: '+1', minus: '−1', empty: '0' } as const

function teamTable(set: CardSet, language: Language): string[] {
  const names: Readonly<Record<string, string>> = TEXTS[language].teams
  const words = shelfTexts[language]
  return [
    words.teams,
    columns(
      [
        ['', words.team, '', words.stars, ''],
        ...set.teams.map(({ id, stars }) => [
          id,
          names[id] ?? id,
          `${stars.length}`,
          stars.join(' '),
          stars.includes(1) ? words.keeperStar : '',
        ]),
        [REGULARS, names[REGULARS] ?? REGULARS, '0', '–', ''],
      ],
      '<<><<',
    ),
  ]
}

function duelTable(set: CardSet, language: Language): string[] {
  const game = TEXTS[language]
  const words = shelfTexts[language]
  const { share } = numbers(language)
  const corners = (mix: Mix, who: 'shooter' | 'keeper') =>
    CORNERS.map((corner) => share(mix[who][corner])).join(' / ')
  const row = (mix: Mix) => [share(mix.goal), corners(mix, 'shooter'), corners(mix, 'keeper')]
  return [
    words.duels,
    words.duelsAre,
    columns(
      [
        ['', '', words.power, words.goal, words.shooter, words.keeper],
        ...duelsOf(new Cards(set)).flatMap((duel) => [
          [game.kinds[duel.kind], words.against[duel.against], words.all, ...row(duel)],
          ...duel.powers.map((mix) => ['', '', `${mix.power}`, ...row(mix)]),
        ]),
      ],
      '<<>>>>',
    ),
  ]
}
