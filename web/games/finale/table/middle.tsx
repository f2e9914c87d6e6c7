import type { Hazard } from '@libero/finale'
import { HAZARDS } from '@libero/finale'
import { surname, TEXTS } from '@libero/finale/text'
import type { Seen } from '@libero/finale/view'
import { handOf, inAction, isOnTheBall } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import { other, seatOf } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { useLayout } from '../../../app/hooks.ts'
import type { BoardProps } from '../../../face.ts'
import { useChoices } from '../../../table/choices.ts'
import type { Explanation } from '../../../table/explained.tsx'
import { Explained } from '../../../table/explained.tsx'
import { Target } from '../../../table/target.tsx'
import { kitOf } from '../cards/cards.tsx'
import { CardBack, TacticCard } from '../cards/tactic.tsx'
import { printOf } from '../print.ts'
import { finaleFaceTexts } from '../text.ts'
import { finaleExplainedTexts } from './explained-text.ts'
import { finaleLegendTexts } from './legend-text.ts'
import { Ball, DutySign, Risk } from './man.tsx'
import { Packed } from './packing.tsx'
import {
  ballOf,
  calledWords,
  clubOf,
  failsWords,
  lyingWords,
  missingIn,
  riskOf,
  strikesWords,
  tacticWords,
} from './words.ts'
import './middle.css'

interface SideProps extends BoardProps<Seen> {
  readonly seat: Seat
}

/** The tactic card a side has lying: open, face down, or none yet. */
export function Lying({ seat, ...board }: SideProps) {
  const { language, words } = board
  const s = board.view
  const side = s.sides[seat]
  const open = side.faceUp ?? (typeof side.laid === 'string' ? side.laid : undefined)
  const tactic = open === undefined ? undefined : printOf(words).tactic(open)
  const onTheBall = isOnTheBall(s, seat)
  const text = finaleFaceTexts[language]
  if (s.phase === 'packing') return <Packed {...board} seat={seat} />
  return (
    <div className="flex finale-lying yields">
      {seat !== board.near && <OpenHand {...board} seat={seat} />}
      <Target
        id={`lying/${seat}`}
        label={`${clubOf(s, seat, board)}: ${lyingWords(side, board)}`}
        className="finale-lying-card grid yields fills"
        flip={open === undefined ? '' : `hand/${seat}/${open}`}
      >
        {tactic ? (
          <TacticCard
            tactic={tactic}
            name={words.nameOf(tactic.id)}
            language={language}
            club={side.club}
            playing={onTheBall ? s.action?.name : undefined}
            missing={onTheBall ? missingIn(s) : undefined}
            flat
          />
        ) : side.laid ? (
          <CardBack club={side.club} />
        ) : (
          <span className="finale-no-card" aria-hidden="true" />
        )}
        {tactic && !side.faceUp && (
          <span className="finale-face-down placed" data-shown={text.laid} aria-hidden="true" />
        )}
      </Target>
    </div>
  )
}

/** The other coach's hand where it is open, small. */
function OpenHand({ seat, ...board }: SideProps) {
  const side = board.view.sides[seat]
  const hand = handOf(side).filter((id) => id !== side.laid)
  if (hand.length === 0) return null
  const print = printOf(board.words)
  return (
    <div className="plain flex finale-powers stiff amid">
      {hand.map((id) => (
        <Target key={id} id={`hand/${seat}/${id}`} label={tacticWords(id, board)}>
          <span
            className={`centred finale-power-chip finale-colour-${print.tactic(id)?.colour}`}
            data-shown={print.tactic(id)?.power}
          />
        </Target>
      ))}
    </div>
  )
}

/** §8 Questions about one man, while nothing is compared. */
const MISHAPS: Readonly<Record<string, 'injured' | 'sentOff' | 'inGoal'>> = {
  replacement: 'injured',
  'injured-keeper': 'injured',
  'sent-off-keeper': 'sentOff',
  'man-for-keeper': 'inGoal',
}

interface SignsProps extends BoardProps<Seen> {
  /** That somebody is to be pressed. */
  readonly press: ReactNode
  /** Whether one more sign is explained beside them. */
  readonly besides: boolean
}

/** More signs than fit between the cards beside the sums. */
const CROWDED = 2

/** What the signs at the men mean of whom one is chosen: what threatens them, and why others do not glow. */
function Signs({ request, near, view: s, language, words, press, besides }: SignsProps) {
  const text = finaleFaceTexts[language]
  const men = s.sides[near].men
  const asked = men.filter(({ id }) => request?.options.some(({ card }) => card === id))
  const playing = asked.length > 0 ? inAction(s, near) : []
  const risks = HAZARDS.filter((hazard) => [...asked, ...playing].some((man) => riskOf(s, man) === hazard))
  // Whoever plays without having been chosen is named.
  const nameAt = (hazard: Hazard): string => {
    if (asked.some((man) => riskOf(s, man) === hazard)) return ''
    const [man, ...more] = playing.filter((each) => riskOf(s, each) === hazard)
    return man && more.length === 0 ? `${surname(words.nameOf(man.id))} ` : ''
  }
  const isBarred = men.some(
    (man) => s.action?.name === 'finish' && man.used === 'build-up' && !asked.includes(man),
  )
  // §8.5 Whoever is booked would be sent off.
  const threatAt = (hazard: Hazard): Hazard =>
    [...asked, ...playing].every((man) => riskOf(s, man) !== hazard || man.booked) && hazard === 'yellow'
      ? 'red'
      : hazard
  const mayBe = (hazard: Hazard): string => {
    const risk = fill(text.mayBe[threatAt(hazard)], { percent: strikesWords(hazard, { language, words }) })
    return asked.some((man) => riskOf(s, man) === hazard) ? fill(text.ifHePlays, { risk }) : risk
  }
  const saysBarred = isBarred && asked.length > 0
  return (
    <>
      {/* Whoever reads as many signs has pressed somebody before. */}
      {risks.length + Number(saysBarred) + Number(besides) < CROWDED && press}
      {risks.map(
        (hazard) =>
          hazard !== 'none' && (
            <p key={hazard} className="finale-which" data-unseen="tall low">
              <Risk hazard={hazard} /> {nameAt(hazard)}
              {mayBe(hazard)}
            </p>
          ),
      )}
      {saysBarred && (
        <p className="finale-which" data-unseen="tall low">
          <DutySign is="played" /> {text.barred}
        </p>
      )}
    </>
  )
}

interface WhichProps extends Explanation {
  /** Said on a desk alone. */
  readonly isRoomy?: boolean
}

/** A short line in the middle that says what it is about when it is pressed; where it has no room it is only read. */
function Which({ name, words, isRoomy = false }: WhichProps) {
  const hidden = isRoomy ? 'tall low' : 'tall'
  const [isTall, isLow] = [useLayout('tall'), useLayout('low')]
  const looks = isRoomy ? 'finale-which finale-fails' : 'finale-which'
  if (words.length > 0 && !isTall && !(isRoomy && isLow))
    return (
      <Explained name={name} words={words} className={looks}>
        {name}
      </Explained>
    )
  return (
    <p className={looks} data-unseen={hidden}>
      {name}
    </p>
  )
}

const keepersStay = (s: Seen, near: Seat, request: BoardProps<Seen>['request']): boolean =>
  s.sides[near].men.every(
    ({ id, line }) => line !== 'keeper' || !request?.options.some(({ card }) => card === id),
  )

/** What both sides have so far in the action under way, and what stops it; before a period that it is about to begin. */
export function Totals({ near, language, request, ...board }: BoardProps<Seen>) {
  const s = board.view
  const { table, places } = TEXTS[language]
  const text = finaleFaceTexts[language]
  const is = finaleExplainedTexts[language]
  const sum = (seat: Seat) => inAction(s, seat).reduce((total, man) => total + man.strength, 0)
  const { asked } = useChoices()
  const asksForMan = request?.options.some(({ kind }) => kind === 'man') ?? false
  // While a lesson only explains nobody glows.
  const press = asksForMan && asked && (
    <p className="finale-which" data-unseen="tall low">
      {text.press}
    </p>
  )
  const mishap = MISHAPS[s.phase]
  if (!s.action || mishap) {
    const { man } = request?.prompt.about ?? {}
    const about = mishap
      ? man !== undefined && fill(text[mishap], { man: surname(board.words.nameOf(`${man}`)) })
      : s.phase === 'changes' && fill(text.before, { period: s.period })
    // §9.2 Whoever sees a keeper on the bench wonders.
    const stays = s.phase === 'changes' && asksForMan && keepersStay(s, near, request)
    return (
      <div className="grid finale-totals">
        {about && <Which name={about} words={mishap ? [] : [is.before]} />}
        {!s.outcome && ballOf(s) === undefined && <Ball />}
        {press}
        {stays && (
          <p className="finale-which" data-unseen="tall low">
            {text.keepersStay}
          </p>
        )}
      </div>
    )
  }
  // §6.8, §6.9 Once the attacker has chosen it is known what stops him.
  const ball = seatOf(s.action.onTheBall)
  const stops = s.phase === 'defenders-men' && ball !== undefined && text.stops[s.action.name]
  const bonus = (seat: Seat) => (isOnTheBall(s, seat) ? (s.action?.bonus ?? 0) : 0)
  const { attack } = s
  const called = s.phase === 'defenders-men' && calledWords(s, { language, ...board })
  const fails = s.phase === 'attackers-men' && failsWords(s, { language, ...board })
  const which = !attack?.number
    ? ''
    : attack.counter
      ? capital(table.counter)
      : capital(fill(table.attack, { number: attack.number, of: attack.of }))
  return (
    <div className="grid finale-totals">
      <Which
        name={[which, s.action.name === 'finish' ? table.finish : table.buildUp]
          .filter(Boolean)
          .map(capital)
          .join(' · ')}
        words={[is.attack]}
      />
      {[...new Set(s.action.missing ?? [])].map((line) => (
        <Which
          key={line}
          name={capital(fill(table.missing, { missing: places[line] }))}
          words={[finaleLegendTexts[language].missing.words]}
        />
      ))}
      <p className="grid finale-sums full">
        {[other(near), near].map((seat) => (
          <Explained
            isDrawn
            key={seat}
            className={`centred finale-sum finale-kit-${kitOf(s.sides[seat].club)}`}
            name={`${clubOf(s, seat, board)}: ${fill(text.sum, { sum: sum(seat) })}`}
            words={[...is.sum, ...(bonus(seat) > 0 ? [is.bonus] : [])]}
          >
            <span className="line finale-sum-side" aria-hidden="true">
              {isOnTheBall(s, seat) && ballOf(s) === undefined && !s.outcome && <Ball />}
              <span data-shown={clubOf(s, seat, board)} data-short={text.short[s.sides[seat].club]} />
            </span>
            <span aria-hidden="true">
              {sum(seat)}
              {bonus(seat) > 0 && <small>+{bonus(seat)}</small>}
              <small data-unseen="tall low">{text.plusDie}</small>
            </span>
          </Explained>
        ))}
      </p>
      {stops && ball !== undefined && (
        <Which name={fill(stops, { sum: sum(ball) + bonus(ball) })} words={is.sum} />
      )}
      {called && (
        <p className="finale-which" data-unseen="tall low">
          <DutySign is="again" /> {called}
        </p>
      )}
      {fails && <Which name={fails} words={[is.fails]} isRoomy />}
      <Signs
        {...board}
        near={near}
        language={language}
        request={request}
        press={!s.action.missing?.length && press}
        besides={Boolean(called)}
      />
    </div>
  )
}
