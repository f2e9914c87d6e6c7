import { TEXTS } from '@libero/hat-trick/text'
import type { Seen } from '@libero/hat-trick/view'
import { handOf } from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { HandCard, Telling } from '../../../face.ts'
import { ActionCard, StyleCardPicture } from '../cards/cards.tsx'
import { hatTrickTexts } from '../text.ts'
import { cardHelp } from './help.ts'
import { handAt, styleAt } from './places.ts'
import { cardWords, styleCardWords, styleOf } from './wording.ts'

/** The near coach's action cards, alike ones in a stack, and his style cards, which lie open. */
export function hand(view: Seen, near: Seat, at: Telling): readonly HandCard[] {
  const { language, words } = at
  const side = view.sides[near]
  const text = hatTrickTexts[language]
  const held = handOf(side)
  const actions = [...new Set(held)].map((card): HandCard => {
    const count = held.filter((each) => each === card).length
    return {
      target: handAt(card),
      label: [
        capital(words.nameOf(card)),
        ...(count > 1 ? [fill(text.copies, { count })] : []),
        ...cardHelp(card, near, { ...at, view, near }),
      ].join('. '),
      picture: <ActionCard card={card} {...cardWords(card, language)} count={count} />,
      aspect: 0.76,
    }
  })
  const { styleCards = [], justWon = [] } = side
  const styles = styleCards.map((id): HandCard => {
    const { name, text: does } = styleCardWords(language, id, at)
    const style = styleOf(id, at)
    const isFresh = justWon.includes(id)
    return {
      target: styleAt(id),
      label: [`${text.styleCard} ${name}`, does, ...(isFresh ? [text.justWon] : [])].join('. '),
      picture: (
        <StyleCardPicture
          heading={TEXTS[language].expansion.styles[style as 'total'].name}
          name={name}
          about={does}
          ink={style}
          fresh={isFresh}
        />
      ),
      aspect: 1.2,
    }
  })
  return [...actions, ...styles]
}
