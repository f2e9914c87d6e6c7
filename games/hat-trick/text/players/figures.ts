import type { Values } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { FIRST_EXPANSION, OUR_EXPANSION } from '../../cards/our-expansion.ts'
import type { Skill } from '../../cards/skills.ts'
import { conditionWords } from './conditions.ts'
import type { PlayersParagraph } from './paragraphs.ts'
import type { PlayersText } from './text.ts'

/** Where the player types and the style cards begin, each in a paragraph of its own, in the order of the cards. */
const TYPES = 16
const STYLE_CARDS = { chapter: 19, before: 5 }

const amountOf = ({ amount = 0 }: Skill): number => Math.abs(amount)

/** §16 What stands on the cards of the types: {numbers}, and how much the skill of each side brings, {silver} and {gold}. */
const ofTypes = (): readonly (readonly [string, Values])[] =>
  OUR_EXPANSION.types.map(({ numbers, silver, gold }, i) => [
    `${TYPES}.${i + 1}`,
    { numbers: numbers.join('/'), silver: amountOf(silver.skill), gold: amountOf(gold.skill) },
  ])

/** §19.6 How much each style card brings, as {amount}; the first ones (§19.18) by their styles. */
const ofStyleCards = (): readonly (readonly [string, Values])[] => [
  ...OUR_EXPANSION.styles.map(
    (card, i) =>
      [`${STYLE_CARDS.chapter}.${STYLE_CARDS.before + i + 1}`, { amount: amountOf(card) }] as const,
  ),
  ['19.18', Object.fromEntries(FIRST_EXPANSION.styles.map((card) => [wordOf(card.id), amountOf(card)]))],
]

/** 'step-over' as a blank is written: {stepOver}. */
const wordOf = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** §19.1, §19.2 How many styles there are, how many cards of each, and what wins one. */
function ofStyles(text: PlayersText): readonly (readonly [string, Values])[] {
  const { conditions, styles } = OUR_EXPANSION
  const counts = { styles: conditions.length, each: styles.length / conditions.length }
  const won = conditions.map(({ style }) => [style, conditionWords(style, OUR_EXPANSION, text)])
  return [
    ['19.1', counts],
    ['19.2', Object.fromEntries(won)],
    ['19.5', counts],
  ]
}

/** The paragraphs with every figure that stands on a card put in from the cards: no text can say another one. */
export function figured(
  paragraphs: Readonly<Record<PlayersParagraph, string>>,
  text: PlayersText,
): Readonly<Record<PlayersParagraph, string>> {
  const values = new Map([...ofTypes(), ...ofStyleCards(), ...ofStyles(text)])
  return Object.fromEntries(
    Object.entries(paragraphs).map(([number, words]) => [number, fill(words, values.get(number) ?? {})]),
  ) as Record<PlayersParagraph, string>
}
