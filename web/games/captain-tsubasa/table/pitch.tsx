import { EXHAUSTION_ID } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import { attackerOf, counted, inAreas } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { CSSProperties } from 'react'
import type { BoardProps } from '../../../face.ts'
import { Explained } from '../../../table/explained.tsx'
import { Target } from '../../../table/target.tsx'
import { CardBack, MangaCard } from '../cards/cards.tsx'
import type { Print } from '../print.ts'
import { kitOf, printOf } from '../print.ts'
import { withContest } from './contest.ts'
import { Duel } from './duel.tsx'
import { captainTsubasaExplainedTexts } from './explained-text.ts'
import { rerollHelp } from './help.ts'
import './pitch.css'
import { TOP } from './places.ts'
import { Questions } from './questions.tsx'
import { Area, rowsOnPhone, SideBar } from './side.tsx'

/** Before anybody has laid a card the match cards are what it is about, and have the pitch to themselves. */
const isTaking = (s: Seen): boolean => s.phase === 'toss' || (s.phase === 'draft' && inAreas(s) === 0)

/** The pitch: both play areas face each other, what they come to between them, the match cards and the bench beside. */
export function Pitch(board: BoardProps<Seen>) {
  const { near } = board
  const s = withContest(board.view, board.heard)
  const print = printOf(board)
  const far = other(near)
  const taking = isTaking(s)
  const rows = rowsOnPhone(s.sides[0].area.length) + rowsOnPhone(s.sides[1].area.length)
  // Exhaustion cards lie small beside the others.
  const offered = s.field.length + Number(s.matchLeft > 0) + (s.bench.exhaustion > 0 ? 0.7 : 0)
  const hasBench = s.bench.motivation.length + s.bench.transfers.length > 0
  return (
    <div
      className="cover flex ct-pitch"
      style={{ '--offered': offered } as CSSProperties}
      data-taking={taking || undefined}
      data-crowded={rows > 2 || undefined}
      data-bench={hasBench}
      data-open={s.sides[far].hand !== undefined || undefined}
    >
      <PitchLines />
      <SideBar print={print} s={s} seat={far} place="far" />
      {!taking && <Area print={print} s={s} seat={far} place="far" />}
      <Duel print={print} s={s} near={near} isOpening={taking} more={rerollHelp(print, board)} />
      {!taking && <Area print={print} s={s} seat={near} place="near" />}
      <SideBar print={print} s={s} seat={near} place="near" />
      <Field print={print} s={s} />
      {hasBench && <Bench print={print} s={s} near={near} />}
      <OpenHand print={print} s={s} seat={far} />
      <Questions board={board} print={print} s={s} />
    </div>
  )
}

/** The chalk of a pitch; it lies or stands as the screen does. */
function PitchLines() {
  return (
    <span className="ct-chalk placed" aria-hidden="true">
      <span className="ct-chalk-half placed" />
      <span className="ct-chalk-circle placed" />
      <span className="ct-chalk-near placed" />
      <span className="placed" />
    </span>
  )
}

interface PartProps {
  readonly print: Print
  readonly s: Seen
}

/** §3.1 The open match cards and their pile; exhaustion cards lie in reach of both. */
function Field({ print, s }: PartProps) {
  const { text } = print
  const { exhaustion } = s.bench
  // On a desk their room stays when all are gone, so that a question laid there covers no card in play.
  if (s.field.length + s.matchLeft + exhaustion === 0)
    return <div className="ct-field stiff" data-unseen="tall low" />
  return (
    <section className="ct-field stiff" aria-label={text.field}>
      <div className="line ct-field-cards full">
        {s.matchLeft > 0 && (
          <Target id={TOP} flip="" label={fill(text.topCard, { count: s.matchLeft })}>
            <CardBack words={fill(text.pile, { count: s.matchLeft })} />
          </Target>
        )}
        {s.field.map((id) => (
          <Target key={id} id={id} label={print.spoken(id)}>
            <MangaCard print={print} id={id} />
          </Target>
        ))}
        {exhaustion > 0 && (
          <Explained
            isDrawn
            className="ct-tired"
            name={fill(text.exhaustion, { count: exhaustion })}
            words={[captainTsubasaExplainedTexts[print.language].exhaustion]}
          >
            <MangaCard print={print} id={EXHAUSTION_ID} count={exhaustion} />
          </Explained>
        )}
      </div>
    </section>
  )
}

/** §13, §15 Who can be motivated or signed: one's own men first. */
function Bench({ print, s, near }: PartProps & { readonly near: Seat }) {
  const { text } = print
  const { motivation, transfers } = s.bench
  const own = motivation.filter((id) => kitOf(print, s, id) === near)
  const theirs = motivation.filter((id) => kitOf(print, s, id) !== near)
  const row = (ids: readonly string[], kind: string) =>
    ids.length > 0 && (
      <div
        className="flex ct-bench-row yields"
        data-of={kind}
        style={{ '--men': ids.length } as CSSProperties}
      >
        {ids.map((id) => (
          <Target key={id} id={id} label={print.spoken(id)}>
            <MangaCard print={print} id={id} kit={kitOf(print, s, id)} isOnOffer />
          </Target>
        ))}
      </div>
    )
  return (
    <section className="flex ct-bench stiff amid" aria-label={text.bench}>
      <h2 className="ct-bench-words">
        {[motivation.length > 0 && text.motivation, transfers.length > 0 && text.transfers]
          .filter(Boolean)
          .join(' · ')}
      </h2>
      {row(own, 'own')}
      {row(transfers, 'transfers')}
      {row(theirs, 'theirs')}
    </section>
  )
}

/** After the whistle both hands are open. */
function OpenHand({ print, s, seat }: PartProps & { readonly seat: Seat }) {
  const { hand } = s.sides[seat]
  if (hand === undefined || hand.length === 0) return null
  const attacker = attackerOf(s)
  return (
    <section
      className="flex ct-open-hand stiff amid"
      aria-label={fill(print.text.handOf, { side: print.side(s, seat), count: hand.length })}
    >
      {counted(hand).map(([id, count]) => (
        <Target key={id} id={id} label={print.spoken(id)} flip={id === EXHAUSTION_ID ? '' : id}>
          <MangaCard
            print={print}
            id={id}
            kit={kitOf(print, s, id)}
            count={count}
            attacks={attacker === undefined ? undefined : attacker === seat}
          />
        </Target>
      ))}
    </section>
  )
}
