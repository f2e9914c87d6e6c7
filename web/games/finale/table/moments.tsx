import type { FinaleEvent } from '@libero/finale'
import { surname, TEXTS } from '@libero/finale/text'
import type { Seen } from '@libero/finale/view'
import type { Pair, Seat } from '@libero/kernel'
import { other, seatOf } from '@libero/kernel'
import { capital, fill, listed } from '@libero/kernel/words'
import type { Moment, Telling } from '../../../face.ts'
import type { Contender } from '../../../parts/contest.tsx'
import { Announcement, Contest, readingTime } from '../../../parts/contest.tsx'
import { Die } from '../../../parts/dice.tsx'
import { goalMoment } from '../../../parts/goal-moment.ts'
import { earlier, incidentMoment } from '../../../parts/incident.ts'
import { CardMark } from '../../../parts/marks.tsx'
import { FootballerCard, kitOf } from '../cards/cards.tsx'
import { TacticCard } from '../cards/tactic.tsx'
import { printOf } from '../print.ts'
import { finaleFaceTexts } from '../text.ts'
import { contestOf, turnAt } from './contest.ts'
import { incidentOf } from './incidents.tsx'
import { Result, Rule, verdictOf } from './result.tsx'
import { clubOf } from './words.ts'
import './moments.css'

/** How long things are worth looking at, in milliseconds. */
const GLANCE = 600
const LOOK = 900

type Of<K extends FinaleEvent['kind']> = Extract<FinaleEvent, { kind: K }>

/** What an event looks like. Cards, dice, totals, goals and men who come and go; the commentary tells the rest. */
export function finaleMoment(
  event: FinaleEvent,
  s: Seen,
  at: Telling,
  before: readonly FinaleEvent[] = [],
): Moment | undefined {
  const text = finaleFaceTexts[at.language]
  const club = (seat: Seat) => clubOf(s, seat, at)
  const name = (id: string) => surname(at.words.nameOf(id))
  const say = (words: string, hold: number): Moment => ({
    picture: <Announcement words={words} />,
    hold,
  })
  const incident = incidentOf(event, s, at, before)
  if (incident)
    return incidentMoment(
      incident,
      event.kind === 'shot' ? { picture: kick(event, s, at), isResult: 'so-far' } : undefined,
    )
  switch (event.kind) {
    case 'revealed':
      return { picture: <Revealed event={event} s={s} at={at} />, hold: LOOK }
    case 'attacker':
      return attacksOf(event, s, at, before)
    case 'level-roll':
      // The same roll decides who shoots first: then nothing else tells what came of it.
      return { picture: levelRoll(event, s, at), hold: LOOK, ...(s.shootOut && { isResult: true }) }
    case 'further-tactic':
      // Whoever has just played it himself knows it.
      return nearOf(s) === event.seat && s.viewer !== 'spectator'
        ? undefined
        : { picture: <Followed event={event} s={s} at={at} />, hold: GLANCE }
    case 'counter': {
      const bonus = event.bonus > 0 ? ` +${event.bonus}` : ''
      return say(fill(text.counter, { club: club(event.seat) }) + bonus, GLANCE + 100)
    }
    case 'comparison': {
      const { verdict, why } = verdictOf(event, s, at)
      return {
        picture: <Result event={event} s={s} at={at} />,
        hold: readingTime(verdict + why),
        isResult: true,
      }
    }
    case 'goal':
      return goalOf(event, s, at, before)
    case 'hazard':
      return event.struck ? undefined : { picture: hazard(event, at), hold: GLANCE }
    case 'booked':
      return marked('yellow', fill(text.booked, { man: name(event.man) }))
    case 'injured':
      return marked('injury', fill(text.injured, { man: name(event.man) }))
    case 'change':
    case 'came-on': {
      if (event.kind === 'change' && event.seat === other(nearOf(s)) && seatOf(s.viewer) !== undefined)
        return changesOf(event, s, at)
      const [on, off] = event.kind === 'change' ? [event.on, event.off] : [event.man, event.for]
      const words = fill(text.changed, { club: club(event.seat), on: name(on), off: name(off) })
      return marked('change', words, LOOK)
    }
    case 'in-goal':
      return event.standIn ? say(fill(text.inGoal, { man: name(event.man) }), GLANCE) : undefined
    case 'period':
      return event.period === 1 ? say(TEXTS[at.language].name, GLANCE) : undefined
    case 'sudden-death':
      return say(fill(text.suddenDeath, { pair: event.pair }), GLANCE)
    default:
      return undefined
  }
}

/** Who scored, and what his shot and the defence came to. */
function goalOf(event: Of<'goal'>, s: Seen, at: Telling, before: readonly FinaleEvent[]): Moment {
  const { seat, scorer, goals, minute } = event
  const card = printOf(at.words).man(scorer)
  const past = earlier<FinaleEvent>(event, at, before)
  const shot = past.findLast((each) => each.kind === 'comparison')
  const lay = (shot && turnOfScorer(scorer, shot, past, s, at)) ?? 0
  return goalMoment(
    {
      seat,
      kit: kitOf(s.sides[seat].club),
      scorer: at.words.nameOf(scorer),
      minute,
      after: goals,
      words:
        shot !== undefined
          ? fill(finaleFaceTexts[at.language].beats, {
              total: shot.totals[seat],
              other: shot.totals[other(seat)],
            })
          : clubOf(s, seat, at),
      ...(card && {
        card: <FootballerCard card={card} language={at.language} turn={lay} plain />,
        aspect: 1,
      }),
    },
    s.viewer,
  )
}

/** §2.2 How his card lay when he scored: it turns only afterwards. */
function turnOfScorer(
  id: string,
  shot: Of<'comparison'>,
  past: readonly FinaleEvent[],
  s: Seen,
  { words }: Telling,
): number | undefined {
  const seen = s.sides[shot.seat].men.find((man) => man.id === id)
  const told = contestOf(shot, { heard: past }, s).men[shot.seat].find((man) => man.id === id)
  return told && turnAt(id, told.strength, shot, seen?.turn, { heard: past, words })
}

/** So much of the width of a pitch all cards of one moment may have, in hundredths. */
const MOST_WIDE = 84

/** §9.1 All that the other coach has changed, at the last of it: whoever plays sees the newcomers. */
function changesOf(event: Of<'change'>, s: Seen, at: Telling): Moment | undefined {
  const text = finaleFaceTexts[at.language]
  const { and, table } = TEXTS[at.language]
  const heard = (at.heard ?? []) as readonly FinaleEvent[]
  const now = heard.lastIndexOf(event)
  const isAlike = (each: FinaleEvent | undefined): each is Of<'change'> =>
    each?.kind === 'change' && each.seat === event.seat
  if (isAlike(heard[now + 1])) return undefined
  const past = heard.slice(0, Math.max(now, 0))
  const changes = [...past.slice(past.findLastIndex((each) => !isAlike(each)) + 1).filter(isAlike), event]
  const name = (id: string) => surname(at.words.nameOf(id))
  const men = listed(
    changes.map(({ on }) => name(on)),
    and,
  )
  const verdict = fill(text.brings, { club: clubOf(s, event.seat, at), men })
  return {
    picture: (
      <div className="column finale-result middle">
        <p className="flex finale-result-head">
          <span>{text.steps.changes}</span>
          <b>{capital(fill(table.period, { period: s.period }))}</b>
        </p>
        <div className="flex finale-shown-cards amid">
          {changes.map((change) => {
            const { on, off } = change
            const card = printOf(at.words).man(on)
            return (
              // Three of them share the width of a phone.
              <div
                key={on}
                className="grid finale-shown-card yields"
                style={{ width: `min(11rem, ${MOST_WIDE / Math.max(2, changes.length)}cqw, 45cqh)` }}
              >
                {card && <FootballerCard card={card} language={at.language} plain />}
                <span>
                  <b>{name(on)}</b> {fill(text.changes['comes-on'], { man: name(off) })}
                </span>
                <small>{insteadWords(change, s, at)}</small>
              </div>
            )
          })}
        </div>
        <small>{text.inTurn}</small>
        <p className="finale-result-verdict">{verdict}</p>
      </div>
    ),
    hold: readingTime(verdict),
    isResult: true,
    line: `${verdict}.`,
  }
}

/** '2 1 2 2 instead of 2 1 1 5': what a newcomer brings in turn, and what would have come. */
function insteadWords({ on, off }: Of<'change'>, s: Seen, at: Telling): string {
  const inTurn = (id: string): string => {
    const turn = s.sides.flatMap(({ men }) => men).find((man) => man.id === id)?.turn ?? 0
    const strengths: readonly number[] = printOf(at.words).man(id)?.strengths ?? []
    return strengths.map((_, i) => strengths[(turn + i) % 4]).join('›')
  }
  return fill(finaleFaceTexts[at.language].instead, { on: inTurn(on), off: inTurn(off) })
}

const nearOf = ({ viewer }: Seen): Seat => (viewer === 'away' ? 1 : 0)

/** Both sides of a comparison, the near one first as on the scoreboard. */
const nearFirst = (s: Seen, of: (seat: Seat) => Contender): readonly [Contender, Contender] => {
  const worn = (seat: Seat): Contender => ({ ...of(seat), kit: kitOf(s.sides[seat].club) })
  return [worn(nearOf(s)), worn(other(nearOf(s)))]
}

const marked = (mark: 'yellow' | 'injury' | 'change', words: string, hold = LOOK): Moment => ({
  picture: (
    <div className="announcement grid finale-marked">
      <CardMark mark={mark} />
      <p>{words}</p>
    </div>
  ),
  hold,
})

interface CardsShown<E> {
  readonly event: E
  readonly s: Seen
  readonly at: Telling
}

/** §5.3, §5.4 How often a side attacks, with both cards and the reason: all that follows hangs on it. */
function attacksOf(event: Of<'attacker'>, s: Seen, at: Telling, before: readonly FinaleEvent[]): Moment {
  const text = finaleFaceTexts[at.language]
  const times = text.times[event.attacks - 1] ?? ''
  const verdict = fill(text.attacks, { club: clubOf(s, event.seat, at), times })
  const past = earlier<FinaleEvent>(event, at, before)
  const revealed = past.findLast((each) => each.kind === 'revealed')
  if (!revealed) return { picture: <Announcement words={verdict} />, hold: LOOK }
  const roll = past.findLast((each) => each.kind === 'level-roll')
  const [high, low] = [revealed.powers[event.seat], revealed.powers[other(event.seat)]]
  const [first, second] = [roll?.dice[event.seat] ?? 0, roll?.dice[other(event.seat)] ?? 0]
  const why = fill(text.why[event.by], { high, low, first, second })
  return {
    picture: (
      <div className="column finale-result middle">
        <p className="flex finale-result-head">
          <span>{text.revealed}</span>
          <b>{capital(fill(TEXTS[at.language].table.period, { period: s.period }))}</b>
        </p>
        <BothCards event={revealed} s={s} at={at} />
        <p className="row amid finale-result-order">
          {event.by === 'power' ? (
            <>
              <b>{high}</b> − <b>{low}</b> = <b>{event.attacks}</b>
            </>
          ) : (
            event.by === 'dice' && (
              <>
                <Die value={first} /> {text.order.more} <Die value={second} />
              </>
            )
          )}
        </p>
        <p className={`finale-result-verdict ${seatOf(s.viewer) === event.seat ? 'well' : ''}`}>{verdict}</p>
        <p className="finale-result-why">
          {why} <Rule rule={event.by === 'power' ? '5.3' : '5.4'} at={at} />
        </p>
      </div>
    ),
    hold: readingTime(verdict + why),
    isResult: true,
  }
}

/** Both cards turned up at once. */
const Revealed = (shown: CardsShown<Of<'revealed'>>) => (
  <div className="announcement">
    <p>{finaleFaceTexts[shown.at.language].revealed}</p>
    <BothCards {...shown} />
  </div>
)

const BothCards = ({ event, s, at }: CardsShown<Of<'revealed'>>) => (
  <div className="flex finale-shown-cards amid">
    {[nearOf(s), other(nearOf(s))].map((seat) => (
      <ShownCard key={seat} id={event.cards[seat]} seat={seat} s={s} at={at} />
    ))}
  </div>
)

/** The attacker's next card. */
function Followed({ event, s, at }: CardsShown<Of<'further-tactic'>>) {
  return (
    <div className="announcement">
      <div className="flex finale-shown-cards amid">
        <ShownCard id={event.card} seat={event.seat} s={s} at={at} />
      </div>
    </div>
  )
}

interface ShownProps {
  readonly id: string
  readonly seat: Seat
  readonly s: Seen
  readonly at: Telling
}

function ShownCard({ id, seat, s, at }: ShownProps) {
  const tactic = printOf(at.words).tactic(id)
  return (
    <div className="grid finale-shown-card">
      {tactic && (
        <TacticCard
          tactic={tactic}
          name={at.words.nameOf(id)}
          language={at.language}
          club={s.sides[seat].club}
        />
      )}
      <span>{clubOf(s, seat, at)}</span>
    </div>
  )
}

function levelRoll({ dice }: Of<'level-roll'>, s: Seen, at: Telling) {
  const text = finaleFaceTexts[at.language]
  const side = (seat: Seat): Contender => ({
    seat,
    name: clubOf(s, seat, at),
    total: dice[seat],
    parts: [{ amount: dice[seat], of: text.die, die: true }],
  })
  const won: Seat | undefined = dice[0] === dice[1] ? undefined : dice[0] > dice[1] ? 0 : 1
  const verdict = won === undefined ? text.level : fill(text.rollWon, { club: clubOf(s, won, at) })
  // The same roll decides who shoots first.
  const heading = s.shootOut ? text.shootOut : text.revealed
  return <Contest heading={heading} sides={nearFirst(s, side)} won={won} verdict={verdict} />
}

/** What both came to; it stays pinned. */
function kick(event: Of<'shot'>, s: Seen, at: Telling) {
  const text = finaleFaceTexts[at.language]
  const name = (id: string) => surname(at.words.nameOf(id))
  const [own, answer]: Pair<number> = event.totals
  const side = (seat: Seat): Contender => {
    const takes = seat === event.seat
    const total = takes ? own : answer
    const die = event.dice[takes ? 0 : 1]
    return {
      seat,
      name: name(takes ? event.taker : event.keeper),
      total,
      parts: [
        { amount: total - die, of: takes ? text.taking : text.keeper },
        { amount: die, of: text.die, die: true },
      ],
    }
  }
  const near = nearOf(s)
  return (
    <Contest
      heading={`${text.shootOut} ${event.score[near]} : ${event.score[other(near)]}`}
      sides={nearFirst(s, side)}
      won={event.scored ? event.seat : other(event.seat)}
      verdict={event.scored ? text.goal : text.noGoal}
    />
  )
}

function hazard({ hazard: threat, man, die }: Of<'hazard'>, at: Telling) {
  const mark = threat === 'injury' ? 'injury' : threat === 'yellow' ? 'yellow' : 'red'
  return (
    <div className="announcement grid finale-marked">
      <CardMark mark={mark} />
      <Die value={die} />
      <p>{fill(finaleFaceTexts[at.language].unhurt, { man: surname(at.words.nameOf(man)) })}</p>
    </div>
  )
}
