import { TEXTS } from '@libero/hat-trick/text'
import type { Seen, Standing } from '@libero/hat-trick/view'
import { handOf, lineOf, optionsOf, sideOf } from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import { capital, fill, inOnePiece } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../face.ts'
import { StyleCardPicture } from '../cards/cards.tsx'
import { hatTrickTexts } from '../text.ts'
import { cardHelp } from './help.ts'
import { hatTrickLegendTexts } from './legend-text.ts'
import { lineSums } from './line-sums.ts'
import { manOf, targetOf } from './places.ts'
import { ShownMan } from './shown-man.tsx'
import {
  calledMan,
  cardName,
  conditionText,
  faceName,
  isGold,
  keeperWords,
  manName,
  otherFace,
  progressWords,
  skillText,
  styleCardWords,
  styleOf,
  teamsOf,
  typeWords,
} from './wording.ts'
import './detail.css'

/** A card or man somebody points at, large and in full words. */
export function detail(target: string, board: BoardProps<Seen>): ReactNode {
  const s = board.view
  const man = manOf(s, target)
  if (man) return <ManDetail s={s} man={man} board={board} target={target} />
  const [, what = '', which = ''] = /^(hand|style|keeper|laid|team|foot|free)-(.+)$/.exec(target) ?? []
  const seat = Number(which) as Seat
  switch (what) {
    case 'hand':
      return <CardDetail card={which} whose={board.near} board={board} name={cardName(which, board)} />
    case 'laid': {
      const { faceUp, laid } = s.sides[seat] ?? {}
      const card = faceUp ?? (laid === true ? undefined : laid)
      const team = teamsOf(s, board)[seat]
      const text = hatTrickTexts[board.language]
      if (card === undefined) return <Told name={fill(text.theirLaid, { team })} about={text.faceDown} />
      const name = fill(text.cardOf, { card: cardName(card, board), team })
      return <CardDetail card={card} whose={seat} board={board} name={name} />
    }
    case 'style':
      return <StyleDetail card={which} board={board} />
    case 'keeper':
      return <KeeperDetail s={s} seat={seat} board={board} />
    case 'foot':
      return <LineDetail line={Number(which)} board={board} />
    case 'free':
      return <FreeDetail line={lineOf(board.near, which)} board={board} />
    case 'team':
      return <TeamDetail s={s} seat={seat} board={board} />
    default:
      return null
  }
}

interface ManDetailProps {
  readonly s: Seen
  readonly man: Standing
  readonly board: BoardProps<Seen>
  readonly target: string
}

function ManDetail({ s, man: { seat, player }, board, target }: ManDetailProps) {
  const { language } = board
  const text = hatTrickTexts[language]
  const gold = isGold(player, board)
  const back = otherFace(player, board)
  const type = player.type === undefined ? undefined : typeWords(language, player.type)
  const { numbers = [] } = player
  const isPrinted = numbers.some((number) => number !== player.number)
  return (
    <div className="ht-detail">
      <span className="ht-detail-card">
        <ShownMan s={s} man={{ seat, player }} at={board} />
      </span>
      <div className="ht-detail-words">
        <p className="ht-detail-name">{capital(manName(s, { seat, player }, board))}</p>
        <p className="ht-detail-facts">
          {[
            teamsOf(s, board)[seat],
            fill(text.footballs, { attack: player.attack, defence: player.defence }),
            text.sided[sideOf(player)],
            ...(gold || type ? [faceName(player, gold, language)] : []),
            ...(s.sides[seat].captain === player.number ? [text.captain] : []),
            ...(isPrinted ? [fill(text.printed, { numbers: numbers.join('/') })] : []),
            ...(player.prevented ? [text.prevented] : []),
            ...(player.lasting ? [text.lasting] : []),
          ].join(' · ')}
        </p>
        <Leads s={s} board={board} target={target} />
        {gold && !type && <p className="quiet ht-detail-more">{hatTrickLegendTexts[language].star.words}</p>}
        {type && (
          <dl className="grid ht-skills">
            {(gold ? (['gold', 'silver'] as const) : (['silver', 'gold'] as const)).map((side, i) => (
              <div key={side} data-gold={side === 'gold' || undefined} data-up={i === 0 || undefined}>
                <dt>{TEXTS[language].expansion.sides[side]}</dt>
                <dd>{player.type && skillText(player.type, side, board)}</dd>
              </div>
            ))}
          </dl>
        )}
        {!type && back && (
          <p className="quiet ht-detail-more">
            {fill(text.otherSide, { side: faceName(player, !gold, language), ...back })}
          </p>
        )}
      </div>
    </div>
  )
}

/** Where his options lead, and with whom he would change places. */
function Leads({ s, board, target }: Omit<ManDetailProps, 'man'>) {
  const { request, language, near } = board
  if (!request) return null
  const text = hatTrickTexts[language]
  const moves = optionsOf(request).flatMap((option) =>
    option.kind === 'move' && targetOf(option, request) === target ? [option] : [],
  )
  if (moves.length === 0) return null
  return (
    <ul className="plain lit ht-leads">
      {moves.map(({ action, about: { way, to, with: number, withSeat } }) => (
        <li key={action}>
          <b>{text[way]}:</b>{' '}
          {number === undefined || withSeat === undefined
            ? fill(text.goesTo, { line: lineOf(near, to) })
            : fill(text.swaps, {
                line: lineOf(near, to),
                man: calledMan(s, withSeat, number, board),
                team: teamsOf(s, board)[withSeat],
              })}
        </li>
      ))}
    </ul>
  )
}

interface CardDetailProps {
  readonly card: string
  readonly whose: Seat
  readonly board: BoardProps<Seen>
  /** By which nobody takes it for another one that lies on the table. */
  readonly name: string
}

/** What a card does here; the card itself lies on the table. */
function CardDetail({ card, whose, board, name }: CardDetailProps) {
  const { language, view, near } = board
  const count = handOf(view.sides[near]).filter((each) => each === card).length
  return (
    <div className="ht-detail-words">
      <p className="ht-detail-name">{name}</p>
      {cardHelp(card, whose, board)
        .map(inOnePiece)
        .map((words) => (
          <p key={words}>{words}</p>
        ))}
      {count > 1 && <p className="quiet ht-detail-more">{fill(hatTrickTexts[language].copies, { count })}</p>}
    </div>
  )
}

function StyleDetail({ card, board }: { readonly card: string; readonly board: BoardProps<Seen> }) {
  const { language } = board
  const { name, text, quote } = styleCardWords(language, card, board)
  const style = styleOf(card, board)
  return (
    <div className="ht-detail">
      <StyleCardPicture
        heading={TEXTS[language].expansion.styles[style as 'total'].name}
        name={name}
        about={text}
        ink={style}
      />
      {quote && (
        <p className="quiet">
          <i>{quote}</i>
        </p>
      )}
    </div>
  )
}

interface SideDetailProps {
  readonly s: Seen
  readonly seat: Seat
  readonly board: BoardProps<Seen>
}

function KeeperDetail({ s, seat, board }: SideDetailProps) {
  const text = hatTrickTexts[board.language]
  const { starKeeper, yellow } = s.sides[seat]
  return (
    <div className="ht-detail-words">
      <p className="ht-detail-name">{keeperWords(s, seat, board)}</p>
      <p>{starKeeper ? text.starKeeperAbout : text.keeperAbout}</p>
      <p>{fill(text.goalOf, { team: teamsOf(s, board)[seat] })}</p>
      {yellow && <p className="quiet ht-detail-more">{capital(text.yellow)}</p>}
    </div>
  )
}

interface LineProps {
  readonly line: number
  readonly board: BoardProps<Seen>
}

/** What the figures beside a line stand for. */
function LineDetail({ line, board }: LineProps) {
  const legend = hatTrickLegendTexts[board.language]
  const { isCompared, words } = lineSums(line, board)
  return (
    <div className="ht-detail-words">
      <p className="ht-detail-name">{words}</p>
      {isCompared && <p>{legend.sum.words}</p>}
      {board.view.opportunity && <p>{hatTrickTexts[board.language].notCompared}</p>}
      <p className="quiet ht-detail-more">{legend.line.words}</p>
    </div>
  )
}

function FreeDetail({ line, board: { language } }: LineProps) {
  const text = hatTrickTexts[language]
  return <Told name={fill(text.freeField, { line })} about={text.freeFieldAbout} />
}

const Told = ({ name, about }: { readonly name: string; readonly about: string }) => (
  <div className="ht-detail-words">
    <p className="ht-detail-name">{name}</p>
    <p>{about}</p>
  </div>
)

function TeamDetail({ s, seat, board }: SideDetailProps) {
  const { language } = board
  const text = hatTrickTexts[language]
  const { styles, sides } = TEXTS[language].expansion
  const side = s.sides[seat]
  const { style, subs, bench = [], captain, appeal } = side
  const men = bench.filter(({ gone }) => !gone)
  return (
    <div className="ht-detail-words">
      <p className="ht-detail-name">{`${teamsOf(s, board)[seat]}: ${style ? styles[style].name : text.noStyle}`}</p>
      {style && <p>{styles[style].about}</p>}
      {(side.progress ?? []).map(({ style: each }, i) => (
        <p key={each} className="quiet ht-detail-more">
          <b>{progressWords(side, language)[i]}</b> · {conditionText(each, board)}
        </p>
      ))}
      {subs !== undefined && <p>{capital(fill(text.changes, { count: subs }))}</p>}
      {men.length > 0 && (
        <p>
          {fill(text.bench, {
            men: men
              .map(({ type, gold }) => typeWords(language, type).name + (gold ? ` (${sides.gold})` : ''))
              .join(', '),
          })}
        </p>
      )}
      {typeof captain === 'number' && (
        <p>{capital(fill(appeal ? text.appealLeft : text.appealed, { number: captain }))}</p>
      )}
    </div>
  )
}
