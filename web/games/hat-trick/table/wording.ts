import type { CardSet, Corner, HatTrickEvent, Kind, Style } from '@libero/hat-trick'
import { checkOptions, OUR_CARDS, OUR_EXPANSION, skillIn, styleCardIn } from '@libero/hat-trick'
import type { People, StyleCardWords, TypeWords } from '@libero/hat-trick/text'
import {
  conditionWords,
  styleCardWords as namesOfStyleCard,
  typeWords as namesOfType,
  skillWords,
  styleCardText,
  TEXTS,
  wording,
} from '@libero/hat-trick/text'
import type { PlayerSeen, Seen, SideSeen, Standing } from '@libero/hat-trick/view'
import { hasBall, isStar, lineOf, partsOf, sideOf, teamNames } from '@libero/hat-trick/view'
import type { Pair, Seat } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { capital, entry, fill } from '@libero/kernel/words'
import { settings } from '../../../app/settings.ts'
import type { BoardProps, Telling } from '../../../face.ts'
import type { ManFace } from '../cards/cards.tsx'
import { surnameOf } from '../people/people.ts'
import { hatTrickTexts } from '../text.ts'

/** The words of a match, and the cards they were made for: a box may have other ones. */
interface MatchWords extends Wording<HatTrickEvent> {
  readonly set: CardSet
  /** What players are called, where the reader wants them to have names. */
  readonly people?: People | undefined
}

export function matchWords(language: Language, options: unknown): MatchWords {
  const { set } = checkOptions(options).agreed.cards
  const people = settings.get().names ? surnameOf : undefined
  return { ...wording(language, set, people), set, people }
}

const ofMatch = ({ words }: Pick<Telling, 'words'>): MatchWords | undefined =>
  'set' in words ? (words as MatchWords) : undefined

const setOf = (at: Pick<Telling, 'words'>): CardSet => ofMatch(at)?.set ?? OUR_CARDS

const expansionOf = (at: Pick<Telling, 'words'>) => setOf(at).expansion ?? OUR_EXPANSION

/** A type of our cards in words; one of another box goes by its id. */
export const typeWords = (language: Language, id: string): TypeWords =>
  namesOfType(TEXTS[language].expansion, id)

/** What a side of a type does, as the cards of the match have it. */
export function skillText(type: string, side: 'silver' | 'gold', at: Telling): string {
  const skill = skillIn(setOf(at).expansion, type, side)
  return skill ? skillWords(skill, TEXTS[at.language].expansion.skills) : ''
}

interface StyleCardSaid extends StyleCardWords {
  /** What it does, as the card says it to the coach. */
  readonly text: string
}

/** A style card in words, as the cards of the match have it; without a match, as ours do. */
export function styleCardWords(language: Language, id: string, at?: Telling): StyleCardSaid {
  const { expansion } = TEXTS[language]
  const card = styleCardIn(at && setOf(at).expansion, id)
  return { ...namesOfStyleCard(expansion, id), text: card ? styleCardText(card, expansion.skills) : '' }
}

/** §19.2 What wins a card of a style in this match. */
export const conditionText = (style: Style, at: Telling): string =>
  conditionWords(style, expansionOf(at), TEXTS[at.language].expansion)

/** The style a style card belongs to, of the cards of the match, of today's or of older ones. */
export const styleOf = (id: string, at: Telling): string =>
  styleCardIn(setOf(at).expansion, id)?.style ?? 'total'

export const teamsOf = ({ sides }: Seen, { words }: Pick<Telling, 'words'>): Pair<string> =>
  teamNames([sides[0].team, sides[1].team], words)

/** Whether he shows the better side of his card: the star, or with the expansion the golden one. */
export const isGold = (player: PlayerSeen, at: Telling): boolean => player.gold ?? isStar(player, setOf(at))

/** The other side of his card. */
export function otherFace(player: PlayerSeen, at: Telling): ManFace | undefined {
  if (player.type === undefined) {
    const card = setOf(at).players.find(({ number }) => number === player.number)
    return card && (isGold(player, at) ? card.regular : card.star)
  }
  const card = expansionOf(at).types.find(({ id }) => id === player.type)
  return card && (player.gold ? card.silver : card.gold)
}

/** The name of the side he shows: star and regular, or gold and silver. */
export function faceName(player: PlayerSeen, gold: boolean, language: Language): string {
  const text = hatTrickTexts[language]
  if (player.type === undefined) return gold ? text.star : text.regular
  return TEXTS[language].expansion.sides[gold ? 'gold' : 'silver']
}

/** §7.3 What a shooting card of the match adds. */
export const plusOf = (kind: Kind, corner: Corner, at: Telling): number =>
  setOf(at).shooting.find((card) => card.kind === kind && card.corner === corner)?.plus ?? 0

/** 'Hollmann', where players have names. */
export const surname = (
  { sides }: Seen,
  seat: Seat,
  number: number,
  at: Pick<Telling, 'words'>,
): string | undefined => ofMatch(at)?.people?.([sides[0].team, sides[1].team], seat, number)

/** '8 Hollmann', or 'number 8'. */
export function calledMan(s: Seen, seat: Seat, number: number, at: Telling): string {
  const name = surname(s, seat, number, at)
  if (name !== undefined) return `${number} ${name}`
  return entry(TEXTS[at.language].players, number)?.man ?? String(number)
}

interface Called {
  readonly seat: Seat
  readonly player: { readonly number: number; readonly type?: string | undefined }
}

/** 'number 8, left wing' or '8 Hollmann, left wing'; with the expansion what his card says comes first. */
export function manName(s: Seen, { seat, player: { number, type } }: Called, at: Telling): string {
  const man = calledMan(s, seat, number, at)
  if (type !== undefined) return `${typeWords(at.language, type).name}, ${man}`
  const { role } = entry(TEXTS[at.language].players, number) ?? {}
  return role === undefined ? man : `${man}, ${role}`
}

/** A player in full, as he is read aloud. */
export function manWords(s: Seen, { seat, player }: Standing, at: BoardProps<Seen>): string {
  const text = hatTrickTexts[at.language]
  const { captain } = s.sides[seat]
  return [
    `${teamsOf(s, at)[seat]}: ${manName(s, { seat, player }, at)}`,
    fill(text.footballs, { attack: player.attack, defence: player.defence }),
    text.sides[sideOf(player)],
    ...(player.type !== undefined || isGold(player, at)
      ? [faceName(player, isGold(player, at), at.language)]
      : []),
    ...(captain === player.number ? [text.captain] : []),
    ...(player.prevented ? [text.prevented] : []),
    ...(player.lasting ? [text.lasting] : []),
    ...(hasBall(s, seat, player.number) ? [text.hasBall] : []),
    player.field === null ? text.off : fill(text.line, { line: lineOf(at.near, player.field) }),
  ].join(', ')
}

/** What is written on an action card: 'short pass', 'left side'. */
export function cardWords(card: string, language: Language): { kindWords: string; sideWords: string } {
  const { kind, side } = partsOf(card)
  return {
    kindWords: entry(TEXTS[language].kinds, kind) ?? kind,
    sideWords: entry(hatTrickTexts[language].sides, side) ?? side,
  }
}

/** 'Long ball 4, right side' */
export function cardName(card: string, { language }: Pick<Telling, 'language'>): string {
  const { kindWords, sideWords } = cardWords(card, language)
  const { power } = partsOf(card)
  return capital(fill(hatTrickTexts[language].cardName, { kind: kindWords, power, side: sideWords }))
}

export function keeperWords(s: Seen, seat: Seat, at: Telling): string {
  const text = hatTrickTexts[at.language]
  const name = surname(s, seat, 1, at)
  return [
    `${teamsOf(s, at)[seat]}: ${s.sides[seat].starKeeper ? text.starKeeper : text.keeper}`,
    ...(name === undefined ? [] : [name]),
  ].join(', ')
}

/** 'Tactical: 1 of 3', for every style the team could win a card of. */
export const progressWords = ({ progress = [] }: SideSeen, language: Language): readonly string[] =>
  progress.map(({ style, now, of }) =>
    fill(hatTrickTexts[language].progress, {
      style: TEXTS[language].expansion.styles[style].name,
      now,
      of,
    }),
  )

/** Three or four capitals for a small screen. */
export const inCapitals = (name: string): string => capital(name).slice(0, 4).toUpperCase()
