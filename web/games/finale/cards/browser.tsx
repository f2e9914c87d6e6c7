import { CLUBS, COLOURS, LINES, OUR_CARDS } from '@libero/finale'
import { originWords, TEXTS } from '@libero/finale/text'
import type { Language } from '@libero/kernel/words'
import { capital, fill } from '@libero/kernel/words'
import type { CardGroup } from '../../../face.ts'
import { strengthWords } from '../table/detail.tsx'
import { fieldWords } from '../table/words.ts'
import { finaleFaceTexts } from '../text.ts'
import { FootballerCard } from './cards.tsx'
import { TacticCard } from './tactic.tsx'

/** Every card there is: the two clubs from goal to attack, then the tactic cards colour by colour. */
export function finaleCards(language: Language): readonly CardGroup[] {
  const { clubs, lines, colours, tactics, table } = TEXTS[language]
  const text = finaleFaceTexts[language]
  const squads = CLUBS.map((club, _i): CardGroup => {
    const men = LINES.flatMap((line) =>
      OUR_CARDS.footballers.filter((man) => man.club === club && man.line === line),
    )
    return {
      heading: clubs[club],
      about: text.positions,
      cards: men.map((man) => ({
        id: man.id,
        name: man.name,
        picture: <FootballerCard card={man} language={language} />,
        words: [
          `${capital(lines[man.line].man)}, ${fill(text.price, { price: man.price })}`,
          fill(text.strengths, { strengths: strengthWords(man, language) }),
          ...(man.beginner ? [text.beginner] : []),
        ],
        source: originWords(language, OUR_CARDS, man),
      })),
    }
  })
  const decks = COLOURS.map(
    (colour): CardGroup => ({
      heading: fill(text.tacticCards, { colour: colours[colour] }),
      cards: OUR_CARDS.tactics
        .filter((tactic) => tactic.colour === colour)
        .map((tactic) => {
          const name = tactics[tactic.id] ?? tactic.id
          return {
            id: tactic.id,
            name,
            picture: <TacticCard tactic={tactic} name={name} language={language} />,
            words: [
              capital(fill(text.power, { power: tactic.power })),
              `${capital(table.buildUp)}: ${fieldWords(tactic, 'buildUp', language)}`,
              `${capital(table.finish)}: ${fieldWords(tactic, 'finish', language)}`,
            ],
            source: originWords(language, OUR_CARDS, tactic),
          }
        }),
    }),
  )
  return [...squads, ...decks]
}
