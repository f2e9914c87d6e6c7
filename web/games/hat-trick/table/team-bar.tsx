import { TEXTS } from '@libero/hat-trick/text'
import type { Seen, SideSeen } from '@libero/hat-trick/view'
import { handOf, partsOf } from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { BoardProps } from '../../../face.ts'
import { CardMark } from '../../../parts/marks.tsx'
import { Explained } from '../../../table/explained.tsx'
import { Target } from '../../../table/target.tsx'
import { ActionCard, CardBack, KeeperCard, StyleCardPicture, Turning } from '../cards/cards.tsx'
import { hatTrickTexts } from '../text.ts'
import { handAt, keeperAt, laidAt, styleAt, teamAt } from './places.ts'
import { cardWords, keeperWords, progressWords, styleCardWords, styleOf, teamsOf } from './wording.ts'
import './team-bar.css'

interface TeamBarProps {
  readonly board: BoardProps<Seen>
  readonly seat: Seat
}

/** Behind each goal: the keeper, the card of this turn, and what a team has beside its players. */
export function TeamBar({ board, seat }: TeamBarProps) {
  const { view: s, near } = board
  const side = s.sides[seat]
  return (
    <div className="grid ht-team-bar shrinks" data-far={seat !== near || undefined}>
      <TurnCard s={s} seat={seat} board={board} />
      <Target
        id={keeperAt(seat)}
        flip=""
        label={keeperWords(s, seat, board)}
        className="ht-keeper-place yields shrinks"
      >
        <KeeperCard seat={seat} star={side.starKeeper} />
      </Target>
      <div className="flex ht-team-rest yields shrinks">
        {s.play && <TeamChip side={side} seat={seat} board={board} />}
        {seat !== near && <FarCards side={side} board={board} />}
      </div>
    </div>
  )
}

/** The card a coach has laid: face down, then open. */
function TurnCard({ s, seat, board }: { readonly s: Seen } & TeamBarProps) {
  const { language, words, near } = board
  const text = hatTrickTexts[language]
  const { faceUp, laid } = s.sides[seat]
  const card = faceUp ?? (laid === true ? undefined : laid)
  if (card === undefined && laid === undefined) return null
  const team = teamsOf(s, board)[seat]
  const label =
    card === undefined
      ? fill(text.theirLaid, { team })
      : faceUp
        ? fill(text.open, { team, card: words.nameOf(card) })
        : fill(text.ownLaid, { card: words.nameOf(card) })
  const isInHand = card !== undefined && handOf(s.sides[seat]).includes(card)
  return (
    <Target
      id={laidAt(seat)}
      flip={card !== undefined && seat === near && !isInHand ? handAt(card) : laidAt(seat)}
      label={label}
      className="ht-turn-card yields shrinks"
    >
      <Turning isTurned={card !== undefined}>
        <CardBack seat={seat} />
        {card !== undefined && (
          <span className={faceUp ? undefined : 'ht-laid block full'}>
            <ActionCard card={card} {...cardWords(card, language)} />
          </span>
        )}
      </Turning>
    </Target>
  )
}

/** Style, the way to the next style card, changes: one chip, all of it in words when pointed at. */
function TeamChip({ side, seat, board }: { readonly side: SideSeen } & TeamBarProps) {
  const { language, view } = board
  const text = hatTrickTexts[language]
  const { styles } = TEXTS[language].expansion
  const { style, progress = [], subs } = side
  const name = style ? styles[style].name : text.noStyle
  const label = [`${teamsOf(view, board)[seat]}: ${name}`, ...progressWords(side, language)].join(', ')
  const row = style ? progress[0] : undefined
  return (
    <Target id={teamAt(seat)} flip="" label={label} className="ht-team line yields amid">
      <b className="yields cut">{name}</b>
      {row &&
        Array.from({ length: row.of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
          <i key={i} data-done={i < row.now || undefined} />
        ))}
      {subs !== undefined && (
        <>
          <CardMark mark="change" words={fill(text.changes, { count: subs })} />
          {subs}
        </>
      )}
    </Target>
  )
}

/** The other coach's style cards, which lie open, and in a replay his hand too. */
function FarCards({ side, board }: { readonly side: SideSeen; readonly board: BoardProps<Seen> }) {
  const { language, words } = board
  const { styleCards = [], justWon = [] } = side
  return (
    <>
      {styleCards.map((id) => {
        const { name, text } = styleCardWords(language, id, board)
        return (
          <Target key={id} id={styleAt(id)} label={`${name}: ${text}`} className="ht-far-card yields shrinks">
            <StyleCardPicture name={name} ink={styleOf(id, board)} fresh={justWon.includes(id)} />
          </Target>
        )
      })}
      {[...handOf(side).entries()].map(([i, card]) => (
        <Explained
          isDrawn
          key={`${card} ${i}`}
          className="ht-far-card yields shrinks"
          name={words.nameOf(card)}
          words={[hatTrickTexts[language].about[partsOf(card).kind]]}
        >
          <ActionCard card={card} {...cardWords(card, language)} />
        </Explained>
      ))}
    </>
  )
}
