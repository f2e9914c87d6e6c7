import { surname, TEXTS } from '@libero/finale/text'
import type { Seen } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import { appTexts } from '../../../app/text.ts'
import type { Telling } from '../../../face.ts'
import { Die } from '../../../parts/dice.tsx'
import { CardMark } from '../../../parts/marks.tsx'
import { FootballerCard, kitOf } from '../cards/cards.tsx'
import { printOf } from '../print.ts'
import { finaleFaceTexts } from '../text.ts'
import type { Comparison, ContestTold } from './contest.ts'
import { contestOf, nextOf, turningOf } from './contest.ts'
import { clubOf } from './words.ts'
import './result.css'

interface ResultProps {
  readonly event: Comparison
  readonly s: Seen
  readonly at: Telling
}

/** What came of it, and why. */
export function verdictOf({ seat, action, totals, won }: Comparison, s: Seen, at: Telling) {
  const text = finaleFaceTexts[at.language]
  const [own, answer] = [totals[seat], totals[other(seat)]]
  const order = own > answer ? 'more' : own < answer ? 'less' : 'level'
  const [well, badly] = action === 'finish' ? [text.goalFor, text.noGoalFor] : [text.through, text.lost]
  const verdict = fill(won ? well : badly, { club: clubOf(s, seat, at) })
  return { verdict, order, why: text.reasons[action][order] } as const
}

/** §6.7–§6.10 An attack's contest: men and die of both sides, the verdict, why it is so, and what follows. */
export function Result({ event, s, at }: ResultProps) {
  const text = finaleFaceTexts[at.language]
  const { seat, action, totals, won } = event
  const told = contestOf(event, at)
  const [own, answer] = [totals[seat], totals[other(seat)]]
  const { verdict, order, why } = verdictOf(event, s, at)
  const viewer = s.viewer === 'home' ? 0 : s.viewer === 'away' ? 1 : undefined
  const isGood = viewer === undefined ? undefined : (viewer === seat) === won
  return (
    <div className="grid finale-result middle">
      <p className="flex finale-result-head">
        <span>{headOf(event, told, at)}</span>
        {told.attack && <b>{at.words.nameOf(told.attack.card)}</b>}
      </p>
      <Side event={event} told={told} seat={seat} s={s} at={at} />
      <p className="finale-result-order">
        <b>{own}</b> {text.order[order]} <b>{answer}</b>
      </p>
      <Side event={event} told={told} seat={other(seat)} s={s} at={at} />
      <p className={`finale-result-verdict ${isGood === undefined ? '' : isGood ? 'well' : 'danger'}`}>
        {verdict}
      </p>
      <p className="finale-result-why">
        {why} {fill(appTexts[at.language].rule, { rule: action === 'finish' ? '6.9' : '6.8' })}
      </p>
      <Follows event={event} told={told} s={s} at={at} />
    </div>
  )
}

/** 'Finish · Attack 2/3' */
function headOf({ action }: Comparison, { attack }: ContestTold, { language }: Telling): string {
  const { actions, table } = TEXTS[language]
  const which =
    attack?.kind === 'attack'
      ? fill(table.attack, { number: attack.attack, of: attack.of })
      : attack && table.counter
  return [actions[action], ...(which ? [which] : [])].map(capital).join(' · ')
}

/** Men + die = total, in the colours of the club. */
function Side({
  event,
  told,
  seat,
  s,
  at,
}: ResultProps & { readonly told: ContestTold; readonly seat: Seat }) {
  const text = finaleFaceTexts[at.language]
  const print = printOf(at.words)
  const men = told.men[seat]
  const attacks = seat === event.seat
  return (
    <div className={`finale-result-side finale-kit-${kitOf(s.sides[seat].club)}`}>
      <p>{fill(attacks ? text.attacking : text.defending, { club: clubOf(s, seat, at) })}</p>
      <ul className="plain">
        {men.map(({ id, strength }) => {
          const card = print.man(id)
          return (
            <li key={id}>
              {card && (
                <span className="finale-result-card">
                  <FootballerCard card={card} language={at.language} plain upright />
                </span>
              )}
              <b>{strength}</b>
              <small>{surname(at.words.nameOf(id))}</small>
            </li>
          )
        })}
        {men.length === 0 && (
          <li>
            <b>{event.strengths[seat]}</b>
            <small>{text.men}</small>
          </li>
        )}
        <li>
          <Die value={event.dice[seat]} />
          <small>{text.die}</small>
        </li>
        {attacks && event.bonus > 0 && (
          <li>
            <b>{event.bonus}</b>
            <small>{text.bonus}</small>
          </li>
        )}
        <li>
          <b>{event.totals[seat]}</b>
        </li>
      </ul>
    </div>
  )
}

/** §6.10 First the hazards, each with its roll, then everybody turns; then the counter or the next attack. */
function Follows({ event, told, s, at }: ResultProps & { readonly told: ContestTold }) {
  const text = finaleFaceTexts[at.language]
  const struck: Readonly<Record<string, string>> = {
    injury: text.injured,
    yellow: text.booked,
    red: text.sentOff,
  }
  const next = nextWords(event, s, at)
  const turning = fill(text.turning, { count: told.turned })
  const turns = turningOf(event, at)
    .map(({ id, from, to }) => `${surname(at.words.nameOf(id))} ${from} ›${to}`)
    .join(', ')
  if (told.hazards.length === 0 && told.turned === 0 && !next) return null
  return (
    <ul className="plain grid finale-result-follows">
      {told.hazards.map(({ man, hazard, die, struck: hit }) => (
        <li key={man}>
          <CardMark mark={hazard === 'injury' || hazard === 'yellow' ? hazard : 'red'} words="" />
          <Die value={die} />
          {fill((hit && struck[hazard]) || text.unhurt, { man: surname(at.words.nameOf(man)) })}
        </li>
      ))}
      {told.turned > 0 && (
        <li>
          <span>
            {!next && turning}
            {/* Where there is room for names. */}
            <span className="finale-result-turns">{turns || (next && turning)}</span>
          </span>
        </li>
      )}
      {next && (
        <li>
          <b>{next}</b>
        </li>
      )}
    </ul>
  )
}

/** 'FC Acker counters now, bonus 3 (5 − 2).', '0 : 1. Next: attack 2 of 3.' */
function nextWords(event: Comparison, s: Seen, at: Telling): string {
  const text = finaleFaceTexts[at.language].next
  const { counter, noCounter, goals, attack } = nextOf(event, at)
  if (counter) {
    const club = clubOf(s, counter.seat, at)
    const { bonus, powers = [0, 0] } = counter
    if (bonus === undefined) return fill(text.counter, { club })
    const [high, low] = powers
    return fill(bonus > 0 ? text.bonus : text.noBonus, { club, bonus, high, low })
  }
  // As on the scoreboard, where the side that sits near stands first.
  const score = goals && (s.viewer === 'away' ? goals.toReversed() : goals).join(' : ')
  return [
    ...(noCounter ? [text[noCounter]] : []),
    ...(score ? [fill(text.score, { score })] : []),
    ...(attack ? [fill(attack.next > attack.of ? text.last : text.attack, attack)] : []),
  ].join(' ')
}
