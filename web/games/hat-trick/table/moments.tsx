import type { Corner, HatTrickEvent, Kind } from '@libero/hat-trick'
import { TEXTS, verdictWords } from '@libero/hat-trick/text'
import type { Seen } from '@libero/hat-trick/view'
import { lineFrom, partsOf } from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { Moment, Telling } from '../../../face.ts'
import { Announcement, Contest, readingTime } from '../../../parts/contest.tsx'
import { Football } from '../../../parts/football.tsx'
import { goalMoment } from '../../../parts/goal-moment.ts'
import { earlier, incidentMoment } from '../../../parts/incident.ts'
import { CardMark } from '../../../parts/marks.tsx'
import { ActionCard, KeeperCard, ManCard, StyleCardPicture } from '../cards/cards.tsx'
import type { HatTrickFaceText } from '../text.ts'
import { hatTrickTexts } from '../text.ts'
import { GoalFrame, KeeperFigure, Saving } from './goal.tsx'
import { incidentOf } from './incidents.tsx'
import { ShownMan } from './shown-man.tsx'
import {
  calledMan,
  cardWords,
  otherFace,
  plusOf,
  skillText,
  styleCardWords,
  styleOf,
  surname,
  teamsOf,
  typeWords,
} from './wording.ts'
import './moments.css'

/** How long things are worth looking at: nothing but a goal holds anybody up. */
const GLANCE = 700
const LOOK = 900
/** The heart of the game, two sums: read, not only seen. */
const READ = 1300

type Of<K extends HatTrickEvent['kind']> = Extract<HatTrickEvent, { kind: K }>

const nearOf = ({ viewer }: Seen, { near }: Telling): Seat => near ?? (viewer === 'away' ? 1 : 0)

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
        hold: readingTime(Object.values(verdictOf(event, s, at)).join()),
        isResult: true,
      }
    case 'opportunity':
      return say(said.opportunity, LOOK, team(event.seat))
    case 'foul':
      return {
        ...say(
          said[event.card],
          LOOK,
          <span className="row">
            <CardMark mark={event.card} words={said[event.card]} />
            {team(event.seat)}
          </span>,
        ),
      }
    case 'free-kick':
      return { ...say(said.freeKick, GLANCE, team(event.seat)) }
    case 'corner':
      return say(said.corner, GLANCE, team(event.seat))
    case 'snapshot':
      return say(said.snapshot, GLANCE, team(event.seat))
    case 'duel':
      return { picture: <DuelShown event={event} at={at} before={before} />, hold: READ, isResult: 'so-far' }
    case 'keeper-drew': {
      const kept = keptOf(event, at)
      return {
        picture: <Drawn event={event} s={s} at={at} />,
        hold: kept === 'soFar' ? LOOK : readingTime(said.keeping[kept]),
        // A goal is its own result: nobody is told of it before it is scored.
        isResult: kept === 'soFar' || kept === 'goal' ? 'so-far' : true,
      }
    }
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

/** §7 Who scored, and what the shot was and the keeper reached. */
function goalOf(event: Of<'goal'>, s: Seen, at: Telling, before: readonly HatTrickEvent[]): Moment {
  const { seat, number, goals, minute } = event
  const player = s.sides[seat].players.find((each) => each.number === number)
  const called = calledMan(s, seat, number, at)
  const type = player?.type === undefined ? undefined : typeWords(at.language, player.type).name
  const scorer = capital(type === undefined ? called : `${called}, ${type}`)
  const rival = other(seat)
  const began = before.findLastIndex(({ kind }) => kind === 'duel')
  const duel = before[began]
  const drawn = before.slice(began).findLast(({ kind }) => kind === 'keeper-drew')
  const text = TEXTS[at.language]
  return goalMoment(
    {
      seat,
      scorer,
      minute,
      after: goals,
      words:
        duel?.kind === 'duel'
          ? `${text.shots[duel.shot as Corner]} · ${fill(hatTrickTexts[at.language].moments.beats, {
              power: duel.power,
              total: drawn?.kind === 'keeper-drew' ? drawn.total : 0,
            })}`
          : teamsOf(s, at)[seat],
      ...(duel?.kind === 'duel' && { corner: duel.shot as Corner }),
      ...(player && { card: <ShownMan s={s} man={{ seat, player }} at={at} /> }),
      beaten: <KeeperCard seat={rival} star={s.sides[rival].starKeeper} surname={surname(s, rival, 1, at)} />,
    },
    s.viewer,
  )
}

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

function OneCard({ card, at: { language } }: { readonly card: string; readonly at: Telling }) {
  return (
    <span className="ht-shown-card stiff block">
      <ActionCard card={card} {...cardWords(card, language)} />
    </span>
  )
}

interface Shown<K extends HatTrickEvent['kind']> {
  readonly event: Of<K>
  readonly s: Seen
  readonly at: Telling
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
  return (
    <Contest
      heading={fill(text.heading, { action: capital(at.words.nameOf(kind)), line })}
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
  return {
    verdict: verdictWords(event, TEXTS[at.language]),
    why: fill(text[why], { team: teamsOf(s, at)[winnerOf(event)] }),
  }
}

/** §7 What the keeper's cards come to beside the shot, as far as it has been told. */
function keptOf(event: Of<'keeper-drew'>, { heard = [] }: Telling): keyof HatTrickKeeping {
  const { total, power } = event
  const events = heard as readonly HatTrickEvent[]
  const next = events
    .slice(events.lastIndexOf(event) + 1)
    .find(({ kind }) => ENDS_A_SHOT.includes(kind))?.kind
  if (next === undefined || next === 'keeper-drew') return 'soFar'
  if (next === 'parried') return 'parried'
  return total < power ? 'goal' : total === power ? 'level' : 'saved'
}
type HatTrickKeeping = HatTrickFaceText['moments']['keeping']
const ENDS_A_SHOT: readonly string[] = ['keeper-drew', 'goal', 'parried', 'saved', 'penalty-result']

const AT: Readonly<Record<Corner, string>> = { left: '15%', centre: '50%', right: '85%' }

/** Where the shot went and where the keeper did. */
function DuelShown({
  event,
  at,
  before,
}: Omit<Shown<'duel'>, 's'> & { readonly before: readonly HatTrickEvent[] }) {
  const text = hatTrickTexts[at.language]
  const said = text.moments
  const right = event.shot === event.dive
  const guess = {
    plus: right ? said.guessed : said.oneMore,
    minus: right ? said.oneFewer : said.farCorner,
    none: right ? said.rightCorner : said.wrongCorner,
  }[event.symbol]
  return (
    <div className="announcement ht-moment grid">
      <GoalFrame>
        <KeeperFigure seat={other(event.seat)} dive={event.dive as Corner} />
        <span className="ht-shot placed" style={{ left: AT[event.shot as Corner] }}>
          <Football />
        </span>
      </GoalFrame>
      <p className="ht-duel-words">{guess}</p>
      <p className="ht-duel-note dim">
        {text.shotPower} {event.power}
        {partsOfShot(event, at, before)} · {fill(text.drawsLeft, { draws: event.draws })}
      </p>
    </div>
  )
}

/** §7.3 ' = card 3 + left 4': what a shot is made of, where its card has been told. */
function partsOfShot(event: Of<'duel'>, at: Telling, before: readonly HatTrickEvent[]): string {
  const past = earlier<HatTrickEvent>(event, at, before)
  const shown = past.findLast(({ kind }) => kind === 'revealed' || kind === 'penalty-taken')
  const card =
    shown?.kind === 'revealed' ? shown.cards[event.seat] : shown?.kind === 'penalty-taken' ? shown.card : ''
  const { card: ofCard, extra: more } = hatTrickTexts[at.language].contest
  const { kind, power } = partsOf(card)
  const shot = past.findLast((each) => each.kind === 'shot-begins')
  if (shot?.kind !== 'shot-begins' || shot.action !== kind) return ''
  const corner = event.shot as Corner
  const plus = plusOf(kind, corner, at)
  const extra = event.power - power - plus
  const parts = [`${ofCard} ${power}`, `${TEXTS[at.language].corners[corner]} ${plus}`]
  return ` = ${[...parts, ...(extra === 0 ? [] : [`${more} ${extra}`])].join(' + ')}`
}

/** A card the keeper has drawn, and what his cards come to. */
function Drawn({ event, s, at }: Shown<'keeper-drew'>) {
  const text = hatTrickTexts[at.language]
  return (
    <div className="announcement ht-moment grid" data-row>
      <OneCard card={event.card} at={at} />
      <Saving
        power={event.power}
        total={event.total}
        keeper={event.seat}
        near={nearOf(s, at)}
        teams={teamsOf(s, at)}
        text={text}
      >
        <p className="ht-duel-note dim">{text.moments.keeping[keptOf(event, at)]}</p>
      </Saving>
    </div>
  )
}

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
