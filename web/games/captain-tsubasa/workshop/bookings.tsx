import type { Bookings, CardSet, Colour } from '@libero/captain-tsubasa'
import { COLOURS, MOST_PENALTY, OUR_BOOKINGS, TOKENS } from '@libero/captain-tsubasa'
import { penaltyWords, TEXTS } from '@libero/captain-tsubasa/text'
import { isObject } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { capital, fill } from '@libero/kernel/words'
import { CardMark } from '../../../parts/marks.tsx'
import type { CardKind, Data, Draft, Field, PictureProps } from '../../../workshop.ts'
import { captainTsubasaWorkshopTexts } from './text.ts'

const sideOf = (card: Data, colour: Colour): Data => {
  const side = card[colour]
  return isObject(side) ? side : {}
}

const isEmpty = (card: Data, colour: Colour): boolean =>
  Object.values(sideOf(card, colour)).every((value) => value === undefined)

/** A side of which nothing is left is not there. */
function withPenalty(card: Data, colour: Colour, token: string, value: unknown): Data {
  const { [colour]: _, ...rest } = card
  const { [token]: __, ...kept } = sideOf(card, colour)
  const side = value === undefined ? kept : { ...kept, [token]: value }
  return isEmpty({ [colour]: side }, colour) ? rest : { ...rest, [colour]: side }
}

const fieldsOf = (colour: Colour, language: Language): readonly Field[] =>
  TOKENS.map((token) => ({
    type: 'whole',
    path: `${colour}.${token}`,
    label: capital(TEXTS[language].names.tokens[token]),
    least: -MOST_PENALTY,
    most: 0,
    set: (each, value) => withPenalty(each, colour, token, value),
  }))

/** §11.1, §11.2 The one card whose two sides are yellow and red. */
export const bookingKind = (language: Language): CardKind => {
  const text = captainTsubasaWorkshopTexts[language]
  const { abilities, names } = TEXTS[language]
  const [yellow = '', red = ''] = COLOURS.map((colour) => penaltyWords(OUR_BOOKINGS[colour], abilities))
  return {
    path: 'bookings',
    name: text.kinds.bookings[0],
    one: text.kinds.bookings[1],
    fresh: () => ({}),
    sections: () => [
      {
        id: 'bookings',
        columns: [text.penalty, ...TOKENS.map((token) => capital(names.tokens[token]))],
        rows: COLOURS.map((colour) => ({
          id: colour,
          label: text[colour],
          fields: fieldsOf(colour, language),
        })),
        says: fill(text.asOurs, { yellow, red }),
      },
    ],
    title: () => text.kinds.bookings[1],
    Picture: BookingPicture,
  }
}

/** Both sides of the card, with what they cost. */
function BookingPicture({ card, language }: PictureProps) {
  const text = captainTsubasaWorkshopTexts[language]
  const bookings = toldBookings({ bookings: card })
  return (
    <div className="stack">
      {COLOURS.map((colour) => (
        <p key={colour}>
          <CardMark mark={colour} words={text[colour]} />{' '}
          {penaltyWords(bookings[colour] ?? OUR_BOOKINGS[colour], TEXTS[language].abilities)}
        </p>
      ))}
    </div>
  )
}

const isPenalty = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value <= 0 && value >= -MOST_PENALTY

/** The sides of a draft's booking card that are complete enough to be told. */
export function toldBookings(draft: Draft): Bookings {
  const card = isObject(draft.bookings) ? draft.bookings : {}
  const complete = COLOURS.filter((colour) => TOKENS.every((token) => isPenalty(sideOf(card, colour)[token])))
  return Object.fromEntries(complete.map((colour) => [colour, sideOf(card, colour)])) as NonNullable<
    CardSet['bookings']
  >
}
