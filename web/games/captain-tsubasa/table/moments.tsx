import type { CaptainTsubasaEvent, Team } from '@libero/captain-tsubasa'
import { goalsOf } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { Moment, Telling } from '../../../face.ts'
import { Announcement, readingTime } from '../../../parts/contest.tsx'
import { goalMoment } from '../../../parts/goal-moment.ts'
import { ahead, earlier, incidentMoment } from '../../../parts/incident.ts'
import { CardMark } from '../../../parts/marks.tsx'
import { Figure, MangaCard } from '../cards/cards.tsx'
import type { Print } from '../print.ts'
import { printOf } from '../print.ts'
import { keeperDieIn } from './contest.ts'
import './moments.css'
import type { ResultProps, Told } from './results.tsx'
import {
  ContestResult,
  DiceResult,
  KeeperResult,
  RerollResult,
  savedWords,
  verdictOf,
  whyOf,
} from './results.tsx'
import { SpecialShot, specialWhy } from './special-shot.tsx'

/** What deserves a picture: shots, dice, keepers, bookings, goals and whistles. Cards that are laid speak for themselves. */
export function moment(
  event: CaptainTsubasaEvent,
  s: Seen,
  at: Telling,
  before: readonly CaptainTsubasaEvent[] = [],
): Moment | undefined {
  const print = printOf(at)
  const { text } = print
  const named = (seat: Seat) => print.side(s, seat)
  const told = earlier(event, at, before)
  const isGoal = at.heard?.[at.heard.lastIndexOf(event) + 1]?.kind === 'goal'
  const result = { print, s, near: at.near ?? 0, before: told, isGoal }
  switch (event.kind) {
    case 'kick-off':
      return {
        picture: (
          <Announcement words={text.halves[(event.half - 1) as 0 | 1 | 2 | 3]}>
            <small>{fill(text.kickOff, { side: named(event.seat) })}</small>
          </Announcement>
        ),
        hold: 900,
      }
    case 'round':
      // The first of a half is told by its kick-off.
      return event.round > 1 ? { picture: <RoundBegins {...result} event={event} />, hold: 900 } : undefined
    case 'action':
      return {
        picture: <Shout seat={event.seat}>{capital(print.kindOfToken(event.action))}!</Shout>,
        hold: 600,
      }
    case 'dice':
      return { picture: <DiceResult {...result} event={event} />, hold: 900, isResult: 'so-far' }
    case 'rerolled':
      return { picture: <RerollResult {...result} event={event} />, hold: 1500, isResult: true }
    case 'contest':
      return {
        picture: told.some(({ kind }) => kind === 'dice') ? (
          <ContestResult {...result} event={event} />
        ) : (
          <Shout seat={event.seat} isLong>
            {verdictOf(print, s, event)}
          </Shout>
        ),
        hold: readingTime(verdictOf(print, s, event) + whyOf(result, event)),
        isResult: true,
      }
    case 'guaranteed':
      return { picture: <Shout seat={event.seat}>{text.guaranteed}</Shout>, hold: 700 }
    case 'keeper':
      return { picture: <KeeperResult print={print} event={event} isSoFar />, hold: 900, isResult: 'so-far' }
    case 'save': {
      const { seat, card, result: saved } = event
      const die = keeperDieIn(told)
      if (die === undefined)
        return {
          picture: <CutIn print={print} seat={seat} who={card} words={text.saves[saved]} />,
          hold: 900,
        }
      const picture = <KeeperResult print={print} event={{ seat, card, die }} />
      // A corner is not for the keeper's side, whose colours the scene has.
      const whose = saved === 'corner' ? fill(text.keepsBall, { side: named(other(seat)) }) : named(seat)
      const words = [whose, savedWords(print, card, die), print.rolls(card)].join(' · ')
      if (saved === 'goal') return { picture, hold: readingTime(words), isResult: true }
      return incidentMoment(
        {
          title: text.saves[saved],
          seat,
          words,
          ball: saved === 'held' ? 'held' : 'parried',
          keeper: <MangaCard print={print} id={card} kit={seat} />,
        },
        { picture, isResult: true },
      )
    }
    case 'advance':
      return { picture: <Shout seat={event.seat}>{text.advance}</Shout>, hold: 800 }
    case 'booked':
      if (event.colour === 'red')
        return incidentMoment({
          title: capital(print.game.names.bookings.red),
          seat: other(event.seat),
          kit: event.seat,
          words: named(event.seat),
          raised: 'red',
        })
      return {
        picture: (
          <Announcement words={fill(text.bookedWords[event.colour], { side: named(event.seat) })}>
            <span className="ct-shown">
              <CardMark mark={event.colour} words={print.game.names.bookings[event.colour]} />
            </span>
          </Announcement>
        ),
        hold: 900,
      }
    case 'discarded':
      return takenOff(result, event)
    case 'motivated':
      return {
        picture: (
          <CutIn
            print={print}
            seat={event.seat}
            who={event.card}
            words={fill(text.motivated, { player: print.short(event.card) })}
          />
        ),
        hold: 900,
      }
    case 'signed':
      return {
        picture: (
          <CutIn
            print={print}
            seat={event.seat}
            who={event.card}
            words={fill(text.signed, { player: print.short(event.card), side: named(event.seat) })}
          />
        ),
        hold: 900,
      }
    case 'special-shot':
      return {
        picture: (
          <CutIn
            print={print}
            seat={event.seat}
            who={fierceOf(print, '', s.sides[event.seat].team)}
            words={text.specialShot}
          />
        ),
        hold: 900,
      }
    case 'special-duel':
      return {
        picture: <SpecialShot print={print} s={s} event={event} />,
        hold: Math.max(1900, readingTime(specialWhy(print, s, event))),
        isResult: true,
      }
    case 'goal':
      return goalOf(print, s, event, [...told, event])
    case 'half-over':
      return event.half === 1 || event.half === 3
        ? incidentMoment({ title: text.halfTime, seat: ahead(event.score), words: '', goals: event.score })
        : undefined
    case 'extra-time':
      return {
        picture: <Announcement words={text.extraTime} />,
        hold: 900,
      }
    default:
      return undefined
  }
}

/** §4.1 Which round it is, whose attack, and that both draw. */
function RoundBegins({ print, s, event }: ResultProps & { readonly event: Told<'round'> }) {
  const { text } = print
  const { round, seat } = event
  return (
    <Announcement words={s.late ? capital(text.stoppage) : fill(text.roundOf, { round, rounds: s.rounds })}>
      <small>
        {print.side(s, seat)} {text.attacks}. {text.bothDraw}
      </small>
    </Announcement>
  )
}

/** §6.9 The reader's card in play is discarded by the other coach: that is read before anything else is asked. */
function takenOff(
  { print, s, near, before }: ResultProps,
  { seat, card, from }: Told<'discarded'>,
): Moment | undefined {
  const cause = before.findLast((each) => each.kind === 'ability')
  if (cause?.kind !== 'ability' || cause.seat === seat || seat !== near || from !== 'area') return undefined
  const words = fill(print.text.outOfPlay, { player: print.short(card) })
  const by = fill(print.text.outBy, { card: print.short(cause.card), side: print.side(s, cause.seat) })
  return {
    picture: (
      <Announcement words={words}>
        <span className="ct-shown">
          <MangaCard print={print} id={card} kit={seat} />
        </span>
        <small>{by}</small>
      </Announcement>
    ),
    hold: readingTime(words + by),
    isResult: true,
  }
}

/** Whose goal it is, and what it came of. */
function goalOf(print: Print, s: Seen, event: Told<'goal'>, before: readonly CaptainTsubasaEvent[]): Moment {
  const { seat, minute, score, by } = event
  const { team } = s.sides[seat]
  const special = before.findLast(({ kind }) => kind === 'special-duel')
  const contest = before.findLast(({ kind }) => kind === 'contest')
  const how = by === 'special-shot' && special?.kind === 'special-duel' ? special.shot : undefined
  const { scorer } = goalsOf(before, print.set).at(-1) ?? {}
  const sum =
    how !== undefined
      ? print.name(how)
      : contest?.kind === 'contest'
        ? fill(print.text.beats, { attack: contest.attack, defence: contest.defence })
        : ''
  const round = before.slice(before.findLastIndex(({ kind }) => kind === 'round') + 1)
  // §7.1 Who was taken off again shoots no more: then it is the captain's for want of anybody.
  const last = round.findLast(
    (each) =>
      ['played', 'discarded', 'removed'].includes(each.kind) && 'card' in each && each.card === scorer,
  )
  const isIn = last?.kind === 'played'
  const best = how === undefined && isIn ? print.text.bestShot : ''
  return goalMoment(
    {
      seat,
      scorer: scorer === undefined ? print.team(team) : print.player(scorer),
      minute,
      after: score,
      words: [print.team(team), sum, best].filter(Boolean).join(' · '),
      ...(scorer !== undefined && { card: <MangaCard print={print} id={scorer} kit={seat} /> }),
    },
    s.viewer,
  )
}

/** A word that bursts out of the panel. */
function Shout({
  seat,
  isLong = false,
  children,
}: {
  readonly seat: Seat
  /** A sentence rather than a word. */
  readonly isLong?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className="line ct-cut ct-shout holds cut amid" data-kit={seat} data-long={isLong || undefined}>
      <p className="ct-cut-words middle placed">{children}</p>
    </div>
  )
}

interface CutInProps {
  readonly print: Print
  readonly seat: Seat
  readonly who?: string | undefined
  readonly words: string
}

/** A slanted panel across the whole pitch: a face, speed lines, and words. */
function CutIn({ print, seat, who, words }: CutInProps) {
  return (
    <div className="line ct-cut holds cut amid" data-kit={seat}>
      {who !== undefined && (
        <span className="ct-cut-face holds stiff">
          <Figure print={print} id={who} />
        </span>
      )}
      <p className="ct-cut-words middle placed">{words}</p>
    </div>
  )
}

function fierceOf(print: Print, special: string, team: Team): string | undefined {
  const actor = print.actorOf(special, team)
  return actor && print.fierce(actor)
}
