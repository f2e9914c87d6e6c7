import { CARD_IDS, CORNERS, KINDS, NUMBERS, STYLES, type SYMBOLS } from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import { sideOf } from '@libero/hat-trick/view'
import { isObject } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { capital, entry, fill } from '@libero/kernel/words'
import { Shirt } from '../../../parts/shirt.tsx'
import type { Data, PictureProps } from '../../../workshop.ts'
import type { ManFace } from '../cards/cards.tsx'
import { ActionCard, ManCard, ShootingCardPicture, Star, StyleCardPicture } from '../cards/cards.tsx'
import { Flag } from '../cards/flag.tsx'
import { cardWords } from '../table/wording.ts'
import { hatTrickTexts } from '../text.ts'
import { copiesOf, drawsAt, symbolAt } from './keeping.ts'
import { toldSkill } from './skill.ts'
import { hatTrickWorkshopTexts } from './text.ts'
import './workshop.css'

const dataAt = (card: Data, key: string): Data => {
  const value = card[key]
  return isObject(value) ? value : {}
}

const MOST_DISCS = 9
const figure = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? Math.min(value, MOST_DISCS) : 0

const faceOf = (card: Data, side: string): ManFace => {
  const { attack, defence } = dataAt(card, side)
  return { attack: figure(attack), defence: figure(defence) }
}

/** §2.3 As the card says, else by its number. */
const sideOfCard = ({ side }: Data, number: string) =>
  sideOf({
    number: Number.parseInt(number, 10) || 0,
    ...((side === 'left' || side === 'right') && { side }),
  })

interface BothProps {
  readonly card: Data
  readonly sides: readonly [string, string]
  readonly number: string
  readonly seat: PictureProps['seat']
  readonly name?: string
}

/** Both sides of a card beside each other. */
function Both({ card, sides, number, seat, name }: BothProps) {
  return (
    <span className="flex htw-both amid" aria-hidden="true">
      {sides.map((side, i) => (
        <span key={side}>
          <ManCard
            seat={seat}
            number={number}
            side={sideOfCard(card, number)}
            face={faceOf(card, side)}
            gold={i === 1}
            name={name}
          />
        </span>
      ))}
    </span>
  )
}

export function PlayerPicture({ card, seat }: PictureProps) {
  return <Both card={card} sides={['regular', 'star']} number={String(card.number ?? '')} seat={seat} />
}

const numbersOf = (card: Data): readonly number[] =>
  Array.isArray(card.numbers) ? card.numbers.filter((number) => typeof number === 'number') : []

const nameOf = (card: Data): string =>
  typeof card.name === 'string' ? card.name : typeof card.id === 'string' ? card.id : ''

/** As many words as a small card has room for. */
function shortName(name: string): string {
  let short = ''
  for (const word of name.split(/[\s-]+/)) {
    if (short !== '' && short.length + word.length >= MOST_LETTERS) break
    short = short === '' ? word : `${short} ${word}`
  }
  return short.slice(0, MOST_LETTERS)
}
const MOST_LETTERS = 14

export function TypePicture({ card, seat }: PictureProps) {
  return (
    <Both
      card={card}
      sides={['silver', 'gold']}
      number={numbersOf(card).join('/') || '–'}
      seat={seat}
      name={shortName(nameOf(card))}
    />
  )
}

/** Both skills in words. */
export function TypeWords({ card, language }: PictureProps) {
  const { sides } = TEXTS[language].expansion
  return (
    <div className="stack">
      {(['silver', 'gold'] as const).map((side) => {
        const words = toldSkill(dataAt(card, side).skill, 'player', language)
        return (
          words && (
            <p key={side}>
              <b>{capital(sides[side])}.</b> {words}
            </p>
          )
        )
      })}
    </div>
  )
}

export function ShirtThumb({ card }: PictureProps) {
  const number = card.number ?? numbersOf(card)[0]
  return (
    <Shirt seat={0} number={typeof number === 'number' ? number : undefined} className="htw-shirt stiff" />
  )
}

/** §3.1 The deck as it lies: each card with how often it is there. */
export function DeckPicture({ card, language }: PictureProps) {
  return (
    <span className="grid htw-deck" aria-hidden="true">
      {CARD_IDS.map((id) => {
        const count = copiesOf(card, id)
        return (
          <span key={id} data-none={count === 0 || undefined}>
            <ActionCard card={id} {...cardWords(id, language)} count={count} />
          </span>
        )
      })}
    </span>
  )
}

export function ShootingPicture({ card, language }: PictureProps) {
  const { kinds, corners } = TEXTS[language]
  const kind = KINDS.find((each) => each === card.kind) ?? 'short'
  const corner = CORNERS.find((each) => each === card.corner) ?? 'centre'
  const words = capital(
    fill(hatTrickTexts[language].browser.shootingCard, { kind: kinds[kind], corner: corners[corner] }),
  )
  return (
    <span className="htw-large" aria-hidden="true">
      <ShootingCardPicture kind={kind} corner={corner} plus={figure(card.plus)} words={words} />
    </span>
  )
}

const SIGNS: Readonly<Record<(typeof SYMBOLS)[number], string>> = { plus: '+1', minus: '−1', empty: '·' }

/** §7.4, §7.5 Both keepers: what they draw from where, and what their hands point to. */
export function KeepingPicture({ card, language }: PictureProps) {
  const text = hatTrickWorkshopTexts[language]
  return (
    <span className="row" aria-hidden="true">
      {([false, true] as const).map((star) => (
        <span key={String(star)} className={`grid htw-paper ${star ? 'ht-gold' : 'ht-silver'}`}>
          <b>{star ? text.starKeeper : text.regularKeeper}</b>
          {(['final', 'secondLast'] as const).map((line) => (
            <span key={line} className="grid htw-figures">
              {[0, 1, 2, 3].map((field) => (
                <i key={field} className="centred">
                  {drawsAt(card, star, line, field) ?? '?'}
                </i>
              ))}
            </span>
          ))}
          {CORNERS.map((dive) => (
            <span key={dive} className="grid htw-figures">
              {CORNERS.map((shot) => (
                <i key={shot} className="centred" data-symbol={symbolAt(card, star, dive, shot)}>
                  {SIGNS[symbolAt(card, star, dive, shot)]}
                </i>
              ))}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}

/** A team: its flag if we have one, and who shines. */
export function TeamPicture({ card, seat }: PictureProps) {
  const stars: readonly unknown[] = Array.isArray(card.stars) ? card.stars : []
  const id = typeof card.id === 'string' ? card.id : ''
  return (
    <span className="ht-silver grid htw-paper" aria-hidden="true">
      <Flag team={id} className="ht-flag-large" />
      <b>{nameOf(card)}</b>
      <span className="grid htw-eleven">
        {[1, ...NUMBERS].map((number) => (
          <span key={number} data-star={stars.includes(number) || undefined}>
            <Shirt seat={seat} number={number} className="htw-shirt stiff" />
          </span>
        ))}
      </span>
    </span>
  )
}

export function FlagThumb({ card }: PictureProps) {
  return <Flag team={typeof card.id === 'string' ? card.id : ''} className="htw-shirt stiff" />
}

export function StylePicture({ card, language }: PictureProps) {
  const style = STYLES.find((each) => each === card.style)
  return (
    <span className="htw-large" aria-hidden="true">
      <StyleCardPicture
        heading={style ? TEXTS[language].expansion.styles[style].name : ''}
        name={nameOf(card)}
        about={toldSkill(card, 'style-card', language) ?? ''}
        ink={style ?? 'total'}
      />
    </span>
  )
}

/** A card that is only figures. */
export function FiguresPicture({ card, language }: PictureProps) {
  const text = hatTrickWorkshopTexts[language]
  const { styles, ranks, mentalities } = TEXTS[language].expansion
  const style = STYLES.find((each) => each === card.style)
  const row = entry(text.rows, String(card.row))
  const title = style
    ? styles[style].name
    : card.rank !== undefined
      ? [entry(ranks, String(card.rank)), entry(mentalities, String(card.mentality))].join(' · ')
      : text.kinds.keeper[0]
  const lines = style
    ? [row ? `${String(card.times ?? '?')} × ${row}` : '?']
    : card.rank !== undefined
      ? (['defensive', 'offensive'] as const).map(
          (purse) => `${text.purses[purse]}: ${String(card[purse] ?? '?')}`,
        )
      : [`${text.price}: ${String(card.goldPrice ?? '?')}`]
  return (
    <span className="ht-silver grid htw-paper" aria-hidden="true">
      <b>{title}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}

/** §13.3 A team card with its line-up. */
export function TeamCardPicture({ card, draft, language, seat }: PictureProps) {
  const text = hatTrickWorkshopTexts[language]
  const players = dataAt(card, 'players')
  const typeName = (signing: Data): string => typeNames(draft, language).get(String(signing.type)) ?? '?'
  const bench: readonly unknown[] = Array.isArray(card.bench) ? card.bench : []
  return (
    <span className="ht-silver grid htw-paper" aria-hidden="true">
      <Flag team={typeof card.id === 'string' ? card.id : ''} />
      <b>{nameOf(card)}</b>
      <span className="grid htw-line-up">
        {NUMBERS.map((number) => {
          const signing = dataAt(players, String(number))
          return (
            <span key={number} className="line htw-man" data-gold={signing.gold === true || undefined}>
              <Shirt seat={seat} number={number} className="htw-shirt stiff" />
              {typeName(signing)}{' '}
              {signing.gold === true && (
                <span>
                  <Star />
                </span>
              )}
            </span>
          )
        })}
      </span>
      {bench.length > 0 && (
        <span>
          {text.bench}: {bench.filter(isObject).map(typeName).join(', ')}
        </span>
      )}
    </span>
  )
}

const named = new WeakMap<object, Map<Language, ReadonlyMap<string, string>>>()

/** The types of a set by id, with their names. Forty team cards ask for them with every key that is pressed. */
export function typeNames(draft: Data, language: Language): ReadonlyMap<string, string> {
  const { types } = dataAt(draft, 'expansion')
  const list: readonly unknown[] = Array.isArray(types) ? types : NO_TYPES
  const found = named.get(list)?.get(language)
  if (found) return found
  const { types: ours } = TEXTS[language].expansion
  const names = new Map(
    list.filter(isObject).flatMap(({ id, name }): [string, string][] => {
      if (typeof id !== 'string' || id === '') return []
      return [[id, typeof name === 'string' && name !== '' ? name : (entry(ours, id)?.name ?? id)]]
    }),
  )
  named.set(list, (named.get(list) ?? new Map()).set(language, names))
  return names
}
const NO_TYPES: readonly unknown[] = []
