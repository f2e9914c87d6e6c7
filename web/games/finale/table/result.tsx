import type { Hazard } from '@libero/finale'
import { arrowsOf } from '@libero/finale'
import { surname, TEXTS } from '@libero/finale/text'
import type { Seen } from '@libero/finale/view'
import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { CSSProperties, ReactNode } from 'react'
import type { Telling } from '../../../face.ts'
import { Die } from '../../../parts/dice.tsx'
import { CardMark, Sign } from '../../../parts/marks.tsx'
import { RuleLink } from '../../../parts/rule.tsx'
import { FootballerCard, kitOf } from '../cards/cards.tsx'
import { printOf } from '../print.ts'
import { finaleFaceTexts } from '../text.ts'
import type { Comparison, ContestTold, HazardTold } from './contest.ts'
import { contestOf, nextOf, powersShown, turnAt, turningOf } from './contest.ts'
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
  const told = contestOf(event, at, s)
  const [own, answer] = [totals[seat], totals[other(seat)]]
  const { verdict, order, why } = verdictOf(event, s, at)
  const viewer = s.viewer === 'home' ? 0 : s.viewer === 'away' ? 1 : undefined
  const isGood = viewer === undefined ? undefined : (viewer === seat) === won
  // Both sums have as many columns: what is added stands below each other.
  const men = Math.max(...told.men.map((side) => side.length), 1)
  return (
    <div
      className="column finale-result middle"
      style={
        { '--cells': men + (event.bonus > 0 ? 3 : 2), '--hazards': told.hazards.length } as CSSProperties
      }
    >
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
        {why} <Rule rule={action === 'finish' ? '6.9' : '6.8'} at={at} />
      </p>
      <Follows event={event} told={told} s={s} at={at} />
    </div>
  )
}

/** Where it is pinned it can be looked up; over the pitch every press goes on. */
export const Rule = ({ rule, at }: { readonly rule: string; readonly at: Telling }) => (
  <span className="finale-result-rule">
    <RuleLink game="finale" rule={rule} words={at.words} />
  </span>
)

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
  const lay = (id: string) => s.sides[seat].men.find((man) => man.id === id)?.turn
  return (
    <div className={`finale-result-side finale-kit-${kitOf(s.sides[seat].club)}`}>
      <p>{fill(attacks ? text.attacking : text.defending, { club: clubOf(s, seat, at) })}</p>
      <ul className="plain flex">
        {men.map(({ id, strength }) => {
          const card = print.man(id)
          const turn = turnAt(id, strength, event, lay(id), at)
          return (
            <Summand key={id} amount={strength} of={surname(at.words.nameOf(id))}>
              {card && <FootballerCard card={card} language={at.language} turn={turn} plain />}
            </Summand>
          )
        })}
        {men.length === 0 && <Summand amount={event.strengths[seat]} of={text.men} />}
        {attacks && event.bonus > 0 && (
          <Summand amount={event.bonus} of={text.bonus}>
            {(told.powers ?? bonusShown(event.bonus, s, at))?.join(' − ')}
          </Summand>
        )}
        <Summand amount={event.dice[seat]} of={text.die}>
          <Die value={event.dice[seat]} />
        </Summand>
        <li className="holds grid">
          <b>{event.totals[seat]}</b>
        </li>
      </ul>
    </div>
  )
}

/** §7.4 The powers that lie there, as long as they are those of this bonus. */
function bonusShown(bonus: number | undefined, s: Seen, { words }: Telling): Pair<number> | undefined {
  const powers = powersShown(s, words)
  return powers && powers[0] - powers[1] === bonus ? powers : undefined
}

interface SummandProps {
  readonly amount: number
  readonly of: string
  readonly children?: ReactNode
}

const Summand = ({ amount, of, children }: SummandProps) => (
  <li className="holds grid yields">
    <span className="centred finale-result-picture">{children}</span>
    <b>{amount}</b>
    <small>{of}</small>
  </li>
)

/** §6.10 First the hazards, each with its roll, then everybody turns; then the finish, the counter or the next attack. */
function Follows({ event, told, s, at }: ResultProps & { readonly told: ContestTold }) {
  const text = finaleFaceTexts[at.language]
  const next = nextWords(event, told, s, at)
  const turns = turningOf(event, at, s)
    .map(({ id, from, to }) => fill(text.turned, { man: surname(at.words.nameOf(id)), from, to }))
    .join(', ')
  const turning = fill(text.turning, { count: told.turned.length })
  if (told.hazards.length === 0 && told.turned.length === 0 && next.length === 0) return null
  return (
    <ul className="plain grid finale-result-follows">
      {told.hazards.map((hazard) => (
        <li key={hazard.rolled.man} className="flex">
          <CardMark mark={hazardOf(hazard)} />
          <Die value={hazard.rolled.die} />
          <span>{hazardWords(hazard, at)}</span>
        </li>
      ))}
      {told.turned.length > 0 && (
        <li className="flex finale-result-turns">
          <Sign is="undo" />
          {/* Where much has happened there is no room for names. */}
          <span>{turns && told.hazards.length < 2 ? fill(text.turns, { turns }) : turning}</span>
        </li>
      )}
      {next.length > 0 && (
        <li className="flex">
          <Sign is="right" />
          <b>
            {next.map(({ words, ofCounters }) => (
              <span key={words} className={ofCounters ? 'finale-result-no-counter' : undefined}>
                {words}{' '}
              </span>
            ))}
          </b>
        </li>
      )}
    </ul>
  )
}

const hazardOf = ({ rolled: { hazard } }: HazardTold): Hazard =>
  hazard === 'injury' || hazard === 'yellow' ? hazard : 'red'

/** 'Klauball risks an injury: a 2 hurts. Rolled 2: injured, … Tentakel comes on; this costs no change.' */
function hazardWords(told: HazardTold, { language, words }: Telling): string {
  const text = finaleFaceTexts[language]
  const { man, die, struck } = told.rolled
  const hazard = hazardOf(told)
  const came = told.isSecond ? 'second' : hazard
  return [
    fill(text.hazards[hazard], { man: surname(words.nameOf(man)) }),
    fill(text.rolled[struck ? came : 'spared'], { die }),
    ...(struck && came !== 'yellow' ? [text.counted] : []),
    ...(told.on ? [fill(text.replaced, { man: surname(words.nameOf(told.on)) })] : []),
    ...(told.on === '' ? [text.unreplaced] : []),
  ].join(' ')
}

interface Sentence {
  readonly words: string
  /** Speaks of counters where none was to be expected: nothing for somebody who has not heard of them. */
  readonly ofCounters?: boolean
}

/** 'Now FC Acker counters with a bonus of 3 (5 − 2).', 'Next comes attack 2 of 3.' */
function nextWords(event: Comparison, told: ContestTold, s: Seen, at: Telling): readonly Sentence[] {
  const text = finaleFaceTexts[at.language].next
  const { finish, counter, after, noCounter, attack } = nextOf(event, at, s)
  if (finish) {
    const tactic = told.attack && printOf(at.words).tactic(told.attack.card)
    return [{ words: tactic && arrowsOf(tactic).length > 0 ? text.arrow : text['goes-on'] }]
  }
  if (counter) {
    const club = clubOf(s, counter.seat, at)
    const { bonus } = counter
    const powers = counter.powers ?? bonusShown(bonus, s, at)
    const then = after && {
      words:
        after.next > after.of
          ? text['after-last']
          : fill(text.after, { next: after.next, of: after.of, club: clubOf(s, after.seat, at) }),
    }
    const [high, low] = powers ?? [0, 0]
    const words =
      bonus && powers ? fill(text.bonus, { club, bonus, high, low }) : fill(text.counter, { club })
    return [{ words }, ...(then ? [then] : [])]
  }
  return [
    ...(noCounter ? [{ words: text[noCounter], ofCounters: noCounter === 'finish' }] : []),
    ...(attack && attack.next > attack.of ? [{ words: text.last }] : []),
    ...(attack && attack.next <= attack.of
      ? [{ words: fill(text.attack, { next: attack.next, of: attack.of, club: clubOf(s, attack.seat, at) }) }]
      : []),
  ]
}
