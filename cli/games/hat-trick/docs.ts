import { Cards, CORNERS, KINDS, KNOWN, keeperCards, OUR_CARDS, POWERS, SIDES } from '@libero/hat-trick'
import { RULES, rulings } from '@libero/hat-trick/book'
import { originWords, TEXTS } from '@libero/hat-trick/text'
import { LANGUAGES } from '@libero/kernel/words'
import type { GameDocs } from '../../docs/pages.ts'
import { rows } from '../../docs/tables.ts'
import { footballs, SIGNS } from './cards.ts'
import type { Mix } from './duels.ts'
import { duelsOf } from './duels.ts'
import { playersDocs } from './players-docs.ts'
import { teaching } from './teaching.ts'

/** What Hat-Trick's pages are made of. */
export const hatTrickDocs: GameDocs = {
  game: 'hat-trick',
  name: TEXTS.en.name,
  rules: RULES,
  rulings,
  teaching,
  cards: cardTables,
  expansion: playersDocs,
}

function cardTables(): string {
  const { players, teams, kinds, flanks, corners } = TEXTS.en
  const { keeping, actions } = OUR_CARDS
  const { deckSize } = new Cards(OUR_CARDS)
  return [
    `Card set \`${OUR_CARDS.name}\`, version ${OUR_CARDS.version}.`,
    '## Players',
    'Attack / defence on both sides of the card; an asterisk marks what the star side raises.',
    rows(
      ['Number', 'Position', 'Side', 'Regular', 'Star', 'Source'],
      OUR_CARDS.players.map((player) => [
        player.number,
        players[player.number as 2]?.role ?? '',
        flanks[SIDES[player.number % 2] ?? 'left'],
        footballs(player, 'regular'),
        footballs(player, 'star').replaceAll('*', '\\*'),
        originWords('en', KNOWN.player, player.source),
      ]),
    ),
    '## Action cards',
    `${deckSize} in each deck: every power from 1 to ${POWERS} on either side. An id is made of kind, power and side, such as \`long-3-left\`.`,
    rows(
      ['Card', 'Kind', 'Copies of each', 'Source'],
      KINDS.map((kind) => [
        kinds[kind],
        `\`${kind}\``,
        actions.copies?.[kind] ?? '',
        originWords('en', KNOWN.actions, actions.source),
      ]),
    ),
    '## Shooting cards',
    'Footballs added to the power of the action.',
    rows(
      ['Action', ...CORNERS.map((corner) => corners[corner]), 'Source'],
      KINDS.map((kind) => {
        const cards = OUR_CARDS.shooting.filter((card) => card.kind === kind)
        const plus = CORNERS.map((corner) => `+${cards.find((card) => card.corner === corner)?.plus ?? 0}`)
        const three = cards.some((card) => card.plus === 3) ? 3 : 0
        return [kinds[kind], ...plus, originWords('en', KNOWN.shooting(kind, three), 'designed')]
      }),
    ),
    '## Keeper',
    'Cards the keeper may draw, by where the shot comes from; at a penalty one fewer than from the best field.',
    rows(
      ['Line', 'Middle', 'Wing', 'Source'],
      [
        [
          'final',
          keeping.final.middle,
          keeping.final.wing,
          originWords('en', KNOWN.keeping('final', 'middle'), keeping.source),
        ],
        ['the one before', keeping.secondLast.middle, keeping.secondLast.wing, keeping.source],
      ],
    ),
    '## Keeper cards',
    'Six for each coach, twelve in the box: cards more or fewer where the shot goes, as the shooter sees it.',
    rows(
      ['Keeper', 'Dive', ...CORNERS.map((corner) => corners[corner]), 'Source'],
      keeperCards(keeping).map(({ star, dive, symbols }) => [
        star ? 'star' : 'regular',
        dive,
        ...CORNERS.map((corner) => SIGNS[symbols[corner]]),
        keeping.source,
      ]),
    ),
    '## National teams',
    'Numbers that show their star side; 1 is the keeper.',
    rows(
      ['Id', ...LANGUAGES, 'Stars', 'Source'],
      OUR_CARDS.teams.map(({ id, stars, source }) => [
        `\`${id}\``,
        ...LANGUAGES.map((language) => TEXTS[language].teams[id as keyof typeof teams] ?? id),
        stars.join(' '),
        source,
      ]),
    ),
    '## Duels',
    'How often shooter and keeper choose left, centre and right (as the shooter sees them) if neither can be outguessed, from the best field and with whole decks, over all four powers of the action card.',
    rows(
      ['Shot', 'Keeper', 'Goal', 'Shooter', 'Keeper chooses'],
      duelsOf(new Cards(OUR_CARDS)).map((duel) => [
        kinds[duel.kind],
        duel.against,
        percent(duel.goal),
        mixed(duel, 'shooter'),
        mixed(duel, 'keeper'),
      ]),
    ),
  ].join('\n\n')
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const mixed = (mix: Mix, who: 'shooter' | 'keeper'): string =>
  CORNERS.map((corner) => percent(mix[who][corner])).join(', ')
