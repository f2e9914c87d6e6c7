import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Condition, ExpansionSet } from '../../cards/expansion.ts'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import type { Style } from '../../cards/skills.ts'
import { playersDe } from './de.ts'
import { playersEn } from './en.ts'
import { playersHu } from './hu.ts'
import type { PlayersText } from './text.ts'

const OURS: Readonly<Record<Language, PlayersText>> = { en: playersEn, de: playersDe, hu: playersHu }

/** §19.2 What wins a style's card: in our words, or as the cards of the match have it. */
export function conditionWords(style: Style, set: ExpansionSet, language: Language): string {
  const of = ({ conditions }: ExpansionSet) => conditions.find((one) => one.style === style)
  const [condition, ours] = [of(set), of(OUR_EXPANSION)]
  if (!condition || (condition.row === ours?.row && condition.times === ours.times))
    return OURS[language].styles[style].condition
  return fill(ROWS[language][condition.row], { times: condition.times })
}

const ROWS: Readonly<Record<Language, Readonly<Record<Condition['row'], string>>>> = {
  en: {
    short: '{times} successful short {times?pass:passes} in a row',
    long: '{times} successful long {times?ball:balls} in a row',
    dribble: '{times} successful {times?dribble:dribbles} in a row',
    lines: 'a turn in which {times} of your players {times?changes:change} lines and your action succeeds',
  },
  de: {
    short: '{times} {times?gelungener kurzer Pass:gelungene kurze Pässe} in Folge',
    long: '{times} {times?gelungener langer Pass:gelungene lange Pässe} in Folge',
    dribble: '{times} {times?gelungenes Dribbling:gelungene Dribblings} in Folge',
    lines:
      'eine Runde, in der {times} deiner Spieler die Reihe {times?wechselt:wechseln} und dein Spielzug gelingt',
  },
  hu: {
    short: '{times} sikeres rövid passz egymás után',
    long: '{times} sikeres hosszú passz egymás után',
    dribble: '{times} sikeres csel egymás után',
    lines: 'egy kör, amelyben {times} saját játékos másik sorba került, és az akció sikerült',
  },
}
