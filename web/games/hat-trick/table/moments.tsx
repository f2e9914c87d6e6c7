import type { Corner, HatTrickEvent, Kind } from '@libero/hat-trick'
import { TEXTS, verdictWords } from '@libero/hat-trick/text'
import type { Seen } from '@libero/hat-trick/view'
import { lineFrom, lineOf, partsOf } from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { Moment, Telling } from '../../../face.ts'
import { Announcement, Contest, readingTime } from '../../../parts/contest.tsx'
import { goalMoment } from '../../../parts/goal-moment.ts'
import { earlier, incidentMoment } from '../../../parts/incident.ts'
import { CardMark } from '../../../parts/marks.tsx'
import { KeeperCard, ManCard, StyleCardPicture } from '../cards/cards.tsx'
import { hatTrickTexts } from '../text.ts'
import { incidentOf } from './incidents.tsx'
import { momentOfShot, shotBeats, shotOf } from './shot-moments.tsx'
import type { Of, Shown } from './shown.tsx'
import { nearOf, OneCard } from './shown.tsx'
import { ShownMan } from './shown-man.tsx'
import { calledMan, otherFace, skillText, styleCardWords, styleOf, teamsOf, typeWords } from './wording.ts'
import './moments.css'

/** How long things are worth looking at: nothing but a goal holds anybody up. */
const GLANCE = 700
const LOOK = 900
/** The heart of the game, two sums: read, not only seen. */
const READ = 1300

/** What an event looks like while it is told; most need no picture. */
export function moment(
  event: HatTrickEvent,
  s: Seen,
  at: Telling,
  before: readonly HatTrickEvent[] = [],
): Moment | undefined {
  const text = hatTrickTexts[at.language]
  const said = text.moments
  const say = (words: string, hold = LOOK, more?: ReactNode): Moment => ({
    picture: <Announcement words={words}>{more}</Announcement>,
    hold,
    ...aboutTheBall(s, at),
  })
  const team = (seat: Seat) => <span className="ht-said-team dim">{teamsOf(s, at)[seat]}</span>
  const incident = incidentOf(event, s, at, before, (seat, number) => {
    const player = s.sides[seat].players.find((each) => each.number === number)
    return player && <ShownMan s={s} man={{ seat, player }} at={at} />
  })
  if (incident) return incidentMoment(incident)
  switch (event.kind) {
    case 'revealed':
      return { picture: <Revealed event={event} s={s} at={at} />, hold: LOOK }
    case 'comparison':
      return {
        picture: <Comparison event={event} s={s} at={at} />,
        half: halfOf(lineFrom(nearOf(s, at), event.seat, event.line)),
        hold: readingTime(Object.values(verdictOf(event, s, at)).join()),
        isResult: true,
      }
    case 'opportunity':
      return say(
        said.opportunity,
        READ,
        <>
          {team(event.seat)}
          <p className="ht-duel-note dim">{said.nothingCompared}</p>
        </>,
      )
    case 'foul':
      return {
        ...say(
          said[event.card],
          READ,
          <>
            <span className="row amid">
              <CardMark mark={event.card} words={said[event.card]} />
              {capital(calledMan(s, event.seat, event.number, at))} · {team(event.seat)}
            </span>
            <p className="ht-duel-note dim">
              {fouledWords(event, at, before)} {said.booked}
            </p>
          </>,
        ),
        stays: true,
      }
    case 'free-kick':
      return {
        ...say(
          said.freeKick,
          READ,
          <>
            {team(event.seat)}
            <p className="ht-duel-note dim">{said.freeKickAbout}</p>
          </>,
        ),
        stays: true,
      }
    case 'corner':
      return say(said.corner, GLANCE, team(event.seat))
    case 'snapshot':
      return say(said.snapshot, GLANCE, team(event.seat))
    case 'duel':
    case 'keeper-drew':
    case 'keeper-stopped':
      return momentOfShot(event, s, at, before)
    case 'dribbled':
    case 'passed':
      return unopposed(event, s, at, before)
    case 'moved':
      // One's own step has been seen; the other coach's is read beside the pitch before anything else is asked.
      return event.seat === nearOf(s, at) ? undefined : { picture: null, hold: READ }
    case 'goal':
      return goalOf(event, s, at, before)
    case 'goal-kick-played':
      return {
        ...say(said.goalKick, GLANCE, <OneCard card={event.card} at={at} />),
      }
    case 'sudden-death':
      return event.pair === 1 ? say(said.suddenDeath, LOOK) : undefined
    case 'lots':
      return say(said.lots, LOOK, team(event.seat))
    default:
      return momentOfPlayers(event, s, at)
  }
}

/** In which half of the pitch a line lies, counted from the near goal. */
const halfOf = (line: number) => (line <= LINES / 2 ? 'near' : 'far')
const LINES = 6

/** Most of what is announced happens where the ball is. */
const aboutTheBall = (s: Seen, at: Telling): Pick<Moment, 'half'> =>
  s.ball ? { half: halfOf(lineOf(nearOf(s, at), s.ball.field)) } : {}

/** §9.1 Why it was he: in a comparison; a move may be a foul, too (§16.2). */
function fouledWords(event: Of<'foul'>, at: Telling, before: readonly HatTrickEvent[]): string {
  const compared = earlier<HatTrickEvent>(event, at, before).at(-1)
  if (compared?.kind !== 'comparison' || compared.result !== 'foul') return ''
  const { fouled } = hatTrickTexts[at.language].moments
  return fouled[compared.action === 'dribble' ? 'dribble' : 'line']
}

/** §7 Who scored, and what the shot was and the keeper reached. */
function goalOf(event: Of<'goal'>, s: Seen, at: Telling, before: readonly HatTrickEvent[]): Moment {
  const { seat, number, goals, minute } = event
  const player = s.sides[seat].players.find((each) => each.number === number)
  const called = calledMan(s, seat, number, at)
  const type = player?.type === undefined ? undefined : typeWords(at.language, player.type).name
  const scorer = capital(type === undefined ? called : `${called}, ${type}`)
  const rival = other(seat)
  const shot = shotOf(event, at, before)
  return goalMoment(
    {
      seat,
      scorer,
      minute,
      after: goals,
      words: shot ? shotBeats(shot, at) : teamsOf(s, at)[seat],
      ...(shot && { corner: shot.duel.shot as Corner, dive: shot.duel.dive as Corner }),
      ...(player && { card: <ShownMan s={s} man={{ seat, player }} at={at} /> }),
      beaten: <KeeperCard seat={rival} star={s.sides[rival].starKeeper} dives />,
    },
    s.viewer,
  )
}

/** §5.5 A dribble that meets no opponent: nothing is compared, and what came of it is a result all the same. */
function unopposed(
  event: Of<'dribbled' | 'passed'>,
  s: Seen,
  at: Telling,
  before: readonly HatTrickEvent[],
): Moment | undefined {
  const isRun = event.kind === 'dribbled'
  if (isRun && event.past !== undefined) return undefined
  const past = earlier(event, at, before)
  const turn = past.findLast(({ kind }) => TURNS.includes(kind))
  const shown = past.findLast((each) => each.kind === 'revealed')
  const kind = shown?.kind === 'revealed' && partsOf(shown.cards[event.seat]).kind
  if (!isRun && (turn?.kind !== 'turn' || kind !== 'dribble')) return undefined
  const said = hatTrickTexts[at.language].moments
  const man = capital(calledMan(s, event.seat, isRun ? event.number : event.to, at))
  const [words, why] = isRun ? said.runsOn : said.mateAhead
  return {
    picture: (
      <Announcement words={words}>
        <span className="ht-said-team dim">
          {man} · {teamsOf(s, at)[event.seat]}
        </span>
        <p className="ht-duel-note dim">{why}</p>
      </Announcement>
    ),
    hold: readingTime(words + why),
    ...aboutTheBall(s, at),
    isResult: true,
  }
}
const TURNS: readonly string[] = ['turn', 'opportunity']

/** What only the Players expansion tells. */
function momentOfPlayers(event: HatTrickEvent, s: Seen, at: Telling): Moment | undefined {
  const { language } = at
  const said = hatTrickTexts[language].moments
  const { styles } = TEXTS[language].expansion
  switch (event.kind) {
    case 'skill':
      return { picture: <SkillShown event={event} s={s} at={at} />, hold: LOOK }
    case 'prevented': {
      const man = calledMan(s, other(event.seat), event.of, at)
      return { picture: <Announcement words={fill(said.prevents, { man })} />, hold: GLANCE }
    }
    case 'style-won':
    case 'style-played': {
      const { name, text: does } = styleCardWords(language, event.card, at)
      const style = styleOf(event.card, at)
      return {
        picture: (
          <div className="announcement ht-moment ht-style-shown grid">
            <StyleCardPicture
              heading={styles[style as 'total'].name}
              name={name}
              ink={style}
              {...(event.kind === 'style-played' && { about: does })}
            />
            <span className="ht-said-team dim">{teamsOf(s, at)[event.seat]}</span>
          </div>
        ),
        hold: event.kind === 'style-played' ? READ : LOOK,
      }
    }
    case 'foul-checked':
      return {
        picture: (
          <Announcement words={event.foul ? said.foul : said.noFoul}>
            <OneCard card={event.card} at={at} />
          </Announcement>
        ),
        hold: LOOK,
      }
    case 'appealed': {
      const words = { withdrawn: said.withdrawn, stands: said.stands, 'captain-off': said.captainOff }
      return {
        picture: (
          <Announcement words={words[event.result]}>
            <OneCard card={event.card} at={at} />
          </Announcement>
        ),
        hold: READ,
      }
    }
    case 'substituted':
      return {
        picture: (
          <Announcement words={said.comesOn}>
            <span className="row">
              <CardMark mark="change" words={said.comesOn} />
              <span className="ht-said-team dim">
                {typeWords(language, event.on).name} · {event.number}
              </span>
            </span>
          </Announcement>
        ),
        hold: LOOK,
      }
    default:
      return undefined
  }
}

/** Both cards, turned over together. */
function Revealed({ event, s, at }: Shown<'revealed'>) {
  const near = nearOf(s, at)
  const teams = teamsOf(s, at)
  return (
    <div className="announcement ht-moment grid" data-row>
      {([near, other(near)] as const).map((seat) => (
        <div key={seat} className="ht-revealed-side" data-seat={seat}>
          <OneCard card={event.cards[seat]} at={at} />
          <span className="ht-said-team dim">{teams[seat]}</span>
        </div>
      ))}
    </div>
  )
}

function Comparison({ event, s, at }: Shown<'comparison'>) {
  const text = hatTrickTexts[at.language].contest
  const near = nearOf(s, at)
  const teams = teamsOf(s, at)
  const kind = event.action as Kind
  const side = (seat: Seat) => {
    const extra = event.skills?.[seat] ?? 0
    return {
      seat,
      name: teams[seat],
      parts: [
        { amount: event.players[seat], of: kind === 'dribble' ? text.player : text.players },
        { amount: event.cards[seat], of: text.card },
        ...(extra === 0 ? [] : [{ amount: extra, of: text.extra }]),
      ],
      total: event.totals[seat],
    }
  }
  const line = lineFrom(near, event.seat, event.line)
  const to = lineFrom(near, event.seat, event.line + 1)
  return (
    <Contest
      heading={fill(kind === 'dribble' ? text.dribbleHeading : text.heading, {
        action: capital(at.words.nameOf(kind)),
        line,
        to,
      })}
      sides={[side(near), side(other(near))]}
      won={winnerOf(event)}
      {...verdictOf(event, s, at)}
    />
  )
}

const winnerOf = ({ result, seat }: Of<'comparison'>): Seat => (result === 'lost' ? other(seat) : seat)

/** §5 What came of it, and why. */
function verdictOf(event: Of<'comparison'>, s: Seen, at: Telling) {
  const text = hatTrickTexts[at.language].contest
  const { result, byCard, totals } = event
  const isLevel = totals[0] === totals[1] && !byCard
  const why = result === 'foul' ? 'foul' : byCard ? 'byCard' : isLevel ? 'nobody' : 'more'
  const kept = staysInLine(event, at)
  const isStopped = event.action === 'dribble' && result === 'lost'
  const reason = [
    fill(text[why], { team: teamsOf(s, at)[winnerOf(event)] }),
    ...(isStopped ? [text.stopped] : []),
  ].join(' ')
  return {
    verdict: verdictWords(event, TEXTS[at.language]),
    why: kept
      ? `${reason} ${fill(text.nobodyAhead, { line: lineFrom(nearOf(s, at), event.seat, kept.line), man: calledMan(s, event.seat, kept.to, at) })}`
      : reason,
  }
}

/** §5.4, §5.7 A pass that is won where no team-mate stands: the ball stays in its line, with whom is told. */
function staysInLine(event: Of<'comparison'>, { heard = [] }: Telling): Of<'passed'> | undefined {
  const events = heard as readonly HatTrickEvent[]
  const next = events.slice(events.lastIndexOf(event) + 1).find(({ kind }) => FOLLOWS.includes(kind))
  if (next?.kind !== 'passed') return undefined
  const isKept =
    event.action === 'short' ? next.line === event.line : event.action === 'long' && next.line < event.line
  return isKept ? next : undefined
}
const FOLLOWS: readonly string[] = ['passed', 'turn', 'comparison']

/** Whoever uses his skill, with what he can do; his card turns over afterwards on the pitch. */
function SkillShown({
  event,
  s,
  at,
}: {
  readonly event: Of<'skill'>
  readonly s: Seen
  readonly at: Telling
}) {
  const { language } = at
  const player = s.sides[event.seat].players.find(({ number }) => number === event.number)
  const used = event.from ?? event
  const skill = skillText(used.type, used.side, at)
  const gold = event.side === 'gold'
  // What is seen may be older than what is told: the side he used decides which footballs are shown.
  const face = player && (player.gold === gold ? player : (otherFace(player, at) ?? player))
  return (
    <div className="announcement ht-moment grid" data-row>
      {player && face && (
        <span className="ht-shown-card stiff block">
          <ManCard
            seat={event.seat}
            number={event.number}
            side={player.side ?? 'left'}
            face={face}
            gold={gold}
          />
        </span>
      )}
      <span className="ht-skill-words">
        <b className="block">{typeWords(language, event.type).name}</b>
        <span>{skill}</span>
      </span>
    </div>
  )
}
