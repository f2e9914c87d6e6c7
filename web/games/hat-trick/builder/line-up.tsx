import type { Seat } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import type { CSSProperties } from 'react'
import { Shirt } from '../../../parts/shirt.tsx'
import { Star } from '../cards/cards.tsx'
import { roleOf } from './parts.tsx'
import { setupTexts } from './text.ts'
import './line-up.css'

/** Where a number starts: line by line from the own goal, lanes from left to right. */
const START: Readonly<Record<number, readonly [line: number, lane: number]>> = {
  2: [2, 2],
  3: [2, 3],
  4: [3, 1],
  5: [3, 4],
  6: [4, 2],
  7: [4, 3],
  8: [5, 1],
  9: [5, 4],
  10: [6, 2],
  11: [6, 3],
}

export interface OnSheet {
  readonly number: number
  readonly gold: boolean
  /** Short, for a small card. */
  readonly name?: string | undefined
  /** In full, to be read aloud. */
  readonly spoken?: string | undefined
  readonly captain?: boolean
  readonly wrong?: boolean
  readonly missing?: boolean
}

interface LineUpProps {
  readonly seat: Seat
  readonly language: Language
  readonly label: string
  readonly keeper: boolean
  readonly men: readonly OnSheet[]
  /** Pressing a man does what the rows below offer with full labels: here it is only a short cut. */
  press?(number: number): void
}

/** A team on its starting fields. */
export function LineUp({ seat, language, label, keeper, men, press }: LineUpProps) {
  const words = setupTexts[language]
  const keeperWords = keeper ? words.starKeeper : words.regularKeeper
  return (
    <div className="lineup yields" aria-hidden={press ? true : undefined}>
      <ol className="plain grid lineup-pitch" aria-label={label}>
        <li className="centred lineup-place lineup-keeper yields">
          <span className={paperOf(keeper)} title={keeperWords}>
            <Shirt seat={seat} number={1} className="lineup-shirt" />
            {keeper && <GoldSign />}
            <span className="unseen">{keeperWords}</span>
          </span>
        </li>
        {men.map((man) => (
          <Man key={man.number} {...man} seat={seat} language={language} {...(press && { press })} />
        ))}
      </ol>
    </div>
  )
}

const paperOf = (gold: boolean) => `${gold ? 'ht-gold' : 'ht-silver'} lineup-card holds centred`

const GoldSign = () => (
  <span className="lineup-sign placed" data-star>
    <Star />
  </span>
)

function Man({
  number,
  gold,
  name,
  spoken,
  captain,
  wrong,
  missing,
  seat,
  language,
  press,
}: OnSheet & Pick<LineUpProps, 'seat' | 'language' | 'press'>) {
  const [line, lane] = START[number] ?? [2, 2]
  const card = {
    className: paperOf(gold),
    'data-wrong': wrong || undefined,
    'data-missing': missing || undefined,
  }
  const inside = (
    <>
      {missing ? <span>{number}</span> : <Shirt seat={seat} number={number} className="lineup-shirt" />}
      {captain && <span className="lineup-sign placed">C</span>}
      {gold && <GoldSign />}
      {wrong && (
        <span className="lineup-sign placed" data-wrong>
          !
        </span>
      )}
      {name && (
        <span className="clip lineup-name" lang={language} aria-hidden="true">
          {name}
        </span>
      )}
      <span className="unseen">
        {number}, {roleOf(language, number)}
        {spoken && `: ${spoken}`}
      </span>
    </>
  )
  return (
    <li className="centred lineup-place yields" style={{ '--line': line, '--lane': lane } as CSSProperties}>
      {press ? (
        <button type="button" {...card} tabIndex={-1} onClick={() => press(number)}>
          {inside}
        </button>
      ) : (
        <span {...card}>{inside}</span>
      )}
    </li>
  )
}
