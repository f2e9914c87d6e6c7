import type { CardSet, Footballer, Men, Tactic } from '@libero/finale'
import { CLUBS, COLOURS, checkCardSet, LINES, OUR_CARDS, PLACES } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { CardShelf } from '../catalogue.ts'
import { columns } from '../layout.ts'
import type { CliText } from '../text/text.ts'

export const finaleCards: CardShelf = {
  show: (language, text) => show(OUR_CARDS, language, text),
  json: () => {
    const { name, version, footballers, tactics } = OUR_CARDS
    return { name, version, footballers, tactics }
  },
  check: checkCardSet,
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
  const { attack, defence } = tactic.buildUp
  const own = placesOf(attack, language)
  return own === '' ? '–' : `${own} : ${placesOf(defence, language)}`
}

/** The same for the finish; '→MF' is the man the arrow calls back. */
export function finishOf(tactic: Tactic, language: Language): string {
  const { attack, defence } = tactic.finish
  return `${placesOf(attack, language, tactic.arrow)} : ${placesOf(defence, language)}`
}

function placesOf(men: Men, language: Language, arrow?: string): string {
  const { lines } = TEXTS[language]
  const signs = PLACES.flatMap((place) => {
    const sign = place === 'any' ? '?' : lines[place].short
    const asked = Array.from({ length: men[place] ?? 0 }, () => sign)
    return place === arrow && asked.length > 0 ? [`→${sign}`, ...asked.slice(1)] : asked
  })
  return signs.join(' ')
}
