import type { Arrow, Club, Place, PlaceDrawn, Tactic } from '@libero/finale'
import { hasBuildUp, placesDrawn, withMissing } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { Language } from '@libero/kernel/words'
import { capital } from '@libero/kernel/words'
import type { CSSProperties } from 'react'
import { Sign } from '../../../parts/marks.tsx'
import type { Missing } from '../table/words.ts'
import { finaleFaceTexts } from '../text.ts'
import { Crest, kitOf } from './cards.tsx'
import './tactic.css'

/** How wide a tactic card is for its height. */
export const TACTIC = 1

interface TacticCardProps {
  readonly tactic: Tactic
  readonly name: string
  readonly language: Language
  /** Whose it is, where both sides' cards lie side by side. */
  readonly club?: Club
  /** The field that is being played. */
  readonly playing?: 'build-up' | 'finish' | undefined
  /** For which of its places there is nobody of the line. */
  readonly missing?: Missing | undefined
  /** Takes only a line where the table is tall. */
  readonly flat?: boolean
}

const FIELDS = [
  { field: 'buildUp', action: 'build-up' },
  { field: 'finish', action: 'finish' },
] as const

/**
 * A tactic card: its power, and for both actions the places of the attacker and the defender. An ornament, too:
 * letters and figures are drawn, so that whoever listens or speaks meets the name and the words, not 'DF MF : GK'.
 */
export function TacticCard(props: TacticCardProps) {
  const { tactic, name, language, club, playing, missing, flat } = props
  const places = (field: 'buildUp' | 'finish', side: Arrow['side'], isPlaying: boolean) => {
    const isShort = missing?.side === side && isPlaying
    return withMissing(placesDrawn(tactic, field, side), isShort ? missing.lines : [])
  }
  // However many places a field has, they are as large as one line of them allows.
  const wide = (field: 'buildUp' | 'finish') =>
    [...placesDrawn(tactic, field, 'attack'), ...placesDrawn(tactic, field, 'defence')].reduce(
      (sum, { place, again }) => sum + (again === undefined ? 1 : again === place ? 1.7 : 2.5),
      0,
    )
  return (
    <span
      className={`grid finale-paper finale-tactic finale-colour-${tactic.colour} ${club === undefined ? '' : `finale-kit-${kitOf(club)}`}`}
      data-flat={flat || undefined}
      aria-hidden="true"
    >
      <span className="grid finale-tactic-face yields level">
        <span className="finale-tactic-power" data-shown={tactic.power} />
        <span className="finale-tactic-name" data-long={isLong(name) || undefined}>
          {name}
        </span>
        <span className="grid full finale-tactic-fields">
          {FIELDS.map(({ field, action }) => (
            <span
              key={field}
              className="grid finale-field level"
              style={{ '--places': wide(field) } as CSSProperties}
              data-playing={playing === action || undefined}
            >
              <span
                className="finale-field-name middle"
                data-shown={
                  field === 'buildUp' && !hasBuildUp(tactic)
                    ? finaleFaceTexts[language].withoutBuildUp
                    : capital(TEXTS[language].table[field])
                }
              />
              <Places places={places(field, 'attack', playing === action)} language={language} attack />
              <span className="finale-against" data-shown=":" />
              <Places places={places(field, 'defence', playing === action)} language={language} />
            </span>
          ))}
        </span>
      </span>
    </span>
  )
}

/** A word too long for a small card: it is set smaller rather than broken. */
const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 11)

interface PlacesProps {
  readonly places: readonly PlaceDrawn[]
  readonly language: Language
  readonly attack?: boolean
}

/** Little tokens, in colour and letters as on the footballers' cards. */
export const Places = ({ places, language, attack }: PlacesProps) => (
  <span className="flex finale-places" data-attack={attack || undefined}>
    {places.length === 0 && <span data-shown="–" />}
    {places.map((drawn, i) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: two places of a kind are the same
        key={i}
        className={`tag amid finale-place finale-line-${drawn.place}`}
        data-arrow={drawn.again !== undefined || undefined}
      >
        <PlaceSign {...drawn} language={language} />
      </span>
    ))}
  </span>
)

/** 'MF', '?', 'MF?' where no midfielder is free; with an arrow who comes from the build-up, from another kind too. */
function PlaceSign({ place, again, missing, language }: PlaceDrawn & { readonly language: Language }) {
  const letters = (kind: Place) => (kind === 'any' ? '?' : TEXTS[language].lines[kind].short)
  if (again === undefined) return <span data-shown={letters(place) + (missing ? '?' : '')} />
  return (
    <>
      {again !== place && <span data-shown={letters(again)} />}
      <Sign is="again" className="finale-again" />
      <span data-shown={letters(place)} />
    </>
  )
}

interface LettersProps {
  readonly tactic: Tactic
  readonly field: 'buildUp' | 'finish'
  readonly side: Arrow['side']
  readonly language: Language
}

/** 'DF MF': the places of a field in a line of text. */
export function PlaceLetters({ tactic, field, side, language }: LettersProps) {
  const places = placesDrawn(tactic, field, side)
  if (places.length === 0) return <span data-shown="–" />
  return places.map((drawn, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two places of a kind are the same
    <span key={i} className="finale-place-letters">
      <PlaceSign {...drawn} language={language} />
    </span>
  ))
}

/** A tactic card face down, in its club's kit. */
export const CardBack = ({ club }: { readonly club: Club }) => (
  <span className={`centred shrinks finale-back finale-kit-${kitOf(club)}`} aria-hidden="true">
    <Crest club={club} />
  </span>
)
