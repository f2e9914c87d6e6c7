import { TOKENS } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import { attackerOf, counted } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { CSSProperties, ReactNode } from 'react'
import { CardMark } from '../../../parts/marks.tsx'
import { Explained } from '../../../table/explained.tsx'
import { Target } from '../../../table/target.tsx'
import { MangaCard } from '../cards/cards.tsx'
import { TokenSign } from '../cards/symbols.tsx'
import type { Print } from '../print.ts'
import { kitOf } from '../print.ts'
import { captainTsubasaLegendTexts } from './legend-text.ts'
import type { Pile } from './places.ts'
import { inArea, pileOf, poolOf } from './places.ts'
import './side.css'

interface SideProps {
  readonly print: Print
  readonly s: Seen
  readonly seat: Seat
  readonly place: 'near' | 'far'
}

/** What a coach holds beside his cards on the pitch: tokens, booking, and how many cards lie where. */
export function SideBar({ print, s, seat, place }: SideProps) {
  const { text } = print
  const side = print.side(s, seat)
  const legend = captainTsubasaLegendTexts[print.language]
  const { pool, aside, booking, stopped, handSize, deckSize, discard } = s.sides[seat]
  const piles = [
    ['hand', handSize, text.hand, text.handOf],
    ['deck', deckSize, text.deck, text.deckOf],
    ['discard', discard.length, text.discard, text.discardOf],
  ] as const
  return (
    <section
      className={`row stiff ct-bar ct-${place}`}
      data-kit={seat}
      aria-label={fill(text.barOf, { side })}
    >
      <span className="row">
        {/* Beside a booking there is no room for it. */}
        {booking === 'none' && <Word words={text.tokensPart} />}
        {TOKENS.map((token) => (
          <Target
            key={token}
            id={poolOf(token, seat)}
            flip=""
            className={`centred ct-token ct-token-${token}`}
            label={print.tokensOf(s, seat, token).join('; ')}
          >
            <span className="line ct-figure">
              <TokenSign token={token} />
              <b>{pool[token]}</b>
              {aside && aside[token] > 0 && <small className="dim">({aside[token]})</small>}
            </span>
            <Word
              words={
                // Beside a booking there is room for one word.
                aside?.[token] && booking === 'none'
                  ? `${print.kindOfToken(token)} (${text.spent})`
                  : print.kindOfToken(token)
              }
            />
          </Target>
        ))}
      </span>
      {booking !== 'none' && (
        <Explained
          isDrawn
          className="centred ct-pile holds"
          name={`${fill(text.bookedWords[booking], { side })}, ${print.penalty(booking)}`}
          words={[print.bookingCosts(booking, side), legend[booking].words]}
        >
          <span className="line ct-booking">
            <CardMark mark={booking} />
            <b>{print.penalty(booking)}</b>
          </span>
          <Word words={print.penalized(booking)} />
        </Explained>
      )}
      {stopped && !s.sides[other(seat)].stopped && (
        <Explained isDrawn name={`${side} ${text.stopped}`} words={[legend.stopped.words]}>
          <StopSign words={capital(text.stopped)} />
        </Explained>
      )}
      <span className="row ct-piles">
        {piles.map(([pile, count, short, label]) => (
          <Target
            key={pile}
            id={pileOf(pile, seat)}
            flip=""
            className="centred ct-pile"
            label={fill(label, { side, count })}
          >
            <span className="line ct-figure">
              <PileSign pile={pile} />
              <b>{count}</b>
            </span>
            <Word words={short} />
          </Target>
        ))}
      </span>
    </section>
  )
}

/** What a sign stands for, where there is room for it. */
const Word = ({ words }: { readonly words: string }) => (
  <small className="ct-bar-word dim" data-unseen="tall low" data-shown={words} aria-hidden="true" />
)

const card = (x: number, y: number, turn = 0) => (
  <rect x={x} y={y} width="9" height="13" rx="1.8" transform={`rotate(${turn} ${x + 4} ${y + 6})`} />
)

/** Cards held like a fan, cards on one another, a card in its empty place. */
const PILES: Readonly<Record<Pile, ReactNode>> = {
  hand: (
    <>
      {card(2, 4, -10)}
      {card(8, 3, 8)}
    </>
  ),
  deck: (
    <>
      {card(8, 6)}
      {card(5, 3)}
    </>
  ),
  discard: (
    <>
      <rect x="2" y="1" width="15" height="18" rx="3" fill="none" strokeWidth="1" strokeDasharray="2.4 1.6" />
      <rect x="5.5" y="4" width="8" height="12" rx="1.5" fill="var(--paper)" stroke="none" />
    </>
  ),
}

export function PileSign({ pile }: { readonly pile: Pile }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="var(--ct-back)"
      stroke="var(--paper)"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {PILES[pile]}
    </svg>
  )
}

export function StopSign({ words }: { readonly words: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" className="ct-stop" role="img" aria-label={words}>
      <title>{words}</title>
      <path d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z" fill="var(--paper)" />
      <path d="M8.2 2.8h7.6l5.4 5.4v7.6l-5.4 5.4H8.2l-5.4-5.4V8.2z" fill="var(--red-card)" />
      <path d="M6 12h12" stroke="var(--paper)" strokeWidth="3.4" />
    </svg>
  )
}

/** Rows of chips an area needs on a phone. */
export const rowsOnPhone = (count: number): number => Math.max(1, Math.ceil(count / 5))

/** So many cards lie side by side where there is room: up to three in a row of large ones, else two rows. */
const columnsFor = (most: number): number =>
  most <= 3 ? Math.max(2, most) : Math.max(3, Math.ceil(most / 2))

/** A play area: what counts now stands out on every card. Cards of both sides are as large as those of the fuller one. */
export function Area({ print, s, seat, place }: SideProps) {
  const side = print.side(s, seat)
  const cards = counted(s.sides[seat].area)
  const most = Math.max(...s.sides.map(({ area }) => counted(area).length))
  const attacker = attackerOf(s)
  return (
    <section
      className={`shrinks ct-area ct-${place}`}
      aria-label={fill(print.text.areaOf, { side })}
      style={{ '--own': cards.length, '--most': most, '--wide': columnsFor(most) } as CSSProperties}
    >
      <div className="flex ct-area-cards">
        {cards.map(([id, count]) => (
          <Target key={id} id={inArea(id, seat)} label={`${side}: ${print.spoken(id)}`}>
            <MangaCard
              print={print}
              id={id}
              kit={kitOf(print, s, id)}
              attacks={attacker === undefined ? undefined : attacker === seat}
              count={count}
              isPlaying={s.playing === id}
            />
          </Target>
        ))}
      </div>
    </section>
  )
}
