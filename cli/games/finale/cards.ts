import type { CardSet, Footballer, Place, PlaceDrawn, Tactic } from '@libero/finale'
import {
  ARROW_SIDES,
  CLUBS,
  COLOURS,
  checkCardSet,
  facesOf,
  hasBuildUp,
  LINES,
  OUR_CARDS,
  placesDrawn,
} from '@libero/finale'
import { originWords, TEXTS } from '@libero/finale/text'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { CardShelf } from '../../catalogue.ts'
import { columns } from '../../layout.ts'
import { originLines, WIDTH } from '../../origins.ts'
import { wrapped } from '../../play/ink.ts'
import type { CliText } from '../../text/text.ts'

export const finaleCards: CardShelf = {
  show: (language, text) => show(OUR_CARDS, language, text),
  json: () => {
    const { name, version, footballers, tactics } = OUR_CARDS
    // Named here, so that whoever begins from it sees where the faces of his box go.
    return { name, version, footballers, tactics, die: { faces: facesOf(OUR_CARDS) } }
  },
  check: (set) => checkCardSet(set),
}

function show(set: CardSet, language: Language, text: CliText): string {
  const finale = TEXTS[language]
  const { cards } = text
  return [
    fill(cards.title, { game: finale.name, name: set.name, version: set.version }),
    fill(cards.hazards, finale.hazards),
    cards.beginner,
    ...CLUBS.flatMap((club) => [
      '',
      finale.clubs[club],
      columns(
        [
          ['', cards.footballer, cards.id, cards.price, cards.strengths, ''],
          ...LINES.flatMap((line) =>
            set.footballers
              .filter((man) => man.club === club && man.line === line)
              .map((man) => [
                finale.lines[line].short,
                man.name,
                man.id,
                `${man.price}`,
                strengths(man),
                man.beginner ? '*' : '',
              ]),
          ),
        ],
        '<<<><<',
      ),
    ]),
    '',
    fill(cards.places, { any: finale.places.any, arrow: '→' }),
    ...COLOURS.flatMap((colour) => [
      '',
      finale.colours[colour],
      columns(
        [
          ['', cards.tactic, cards.id, finale.actions['build-up'], finale.actions.finish, ''],
          ...set.tactics
            .filter((tactic) => tactic.colour === colour)
            .map((tactic) => [
              `${tactic.power}`,
              finale.tactics[tactic.id] ?? tactic.id,
              tactic.id,
              buildUpOf(tactic, language),
              finishOf(tactic, language),
              tactic.closing ? cards.closing : '',
            ]),
        ],
        '<<<<<<',
      ),
    ]),
    '',
    fill(finale.table.die, { faces: facesOf(set).join(' ') }),
    '',
    cards.origins,
    ...originLines(
      set.footballers.map((man) => ({ name: man.name, from: originWords(language, set, man) })),
      cards.footballers,
      text,
    ),
    ...originLines(
      set.tactics.map((card) => ({
        name: finale.tactics[card.id] ?? card.id,
        from: originWords(language, set, card),
      })),
      cards.tactics,
      text,
    ),
    ...wrapped(`  ${cards.dieOrigin}`, WIDTH, '    '),
    '',
  ].join('\n')
}

const HAZARD_SIGNS = { injury: '+', yellow: 'y', red: 'r' } as const

/** '4  5r 4  3': the four strengths in turning order, each with the sign of what threatens there. */
export function strengths(man: Footballer): string {
  return man.strengths
    .map((strength, turn) => {
      const hazard = man.hazards[turn]
      return `${strength}${hazard ? HAZARD_SIGNS[hazard] : ' '}`
    })
    .join(' ')
}

/** 'DF MF : MF FW', attackers before the colon, defenders after it. */
export function buildUpOf(tactic: Tactic, language: Language): string {
  return hasBuildUp(tactic) ? fieldOf(tactic, 'buildUp', language) : '–'
}

/** The same for the finish; '→MF' is the man the arrow calls back, 'DF→MF' one whom it calls to another line's place. */
export const finishOf = (tactic: Tactic, language: Language): string => fieldOf(tactic, 'finish', language)

function fieldOf(tactic: Tactic, action: 'buildUp' | 'finish', language: Language): string {
  const { lines } = TEXTS[language]
  const sign = (place: Place) => (place === 'any' ? '?' : lines[place].short)
  const written = ({ place, again }: PlaceDrawn) =>
    again === undefined ? sign(place) : `${again === place ? '' : sign(again)}→${sign(place)}`
  return ARROW_SIDES.map((side) => placesDrawn(tactic, action, side).map(written).join(' ') || '–').join(
    ' : ',
  )
}
