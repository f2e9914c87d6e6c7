import type { Action, CaptainTsubasaEvent, Team } from '@libero/captain-tsubasa'
import { goalsOf } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import type { MatchEvent, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { Moment, Telling } from '../../../face.ts'
import { Announcement, Contest, readingTime } from '../../../parts/contest.tsx'
import { Die } from '../../../parts/dice.tsx'
import { goalMoment } from '../../../parts/goal-moment.ts'
import { ahead, incidentMoment } from '../../../parts/incident.ts'
import { CardMark } from '../../../parts/marks.tsx'
import { Figure, MangaCard } from '../cards/cards.tsx'
import type { Print } from '../print.ts'
import { printOf } from '../print.ts'
import './moments.css'
import { SpecialShot } from './special-shot.tsx'

type Told<K extends CaptainTsubasaEvent['kind']> = Extract<CaptainTsubasaEvent, { readonly kind: K }>

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
    case 'action':
      return {
        picture: <Shout seat={event.seat}>{capital(print.kindOfToken(event.action))}!</Shout>,
        hold: 600,
      }
    case 'dice':
      return {
        picture: <Dice print={print} s={s} event={event} />,
        hold: 900,
        isResult: 'so-far',
      }
    case 'rerolled':
      return {
        picture: (
          <Announcement words={fill(text.rerolled, { die: event.die })}>
            <span className="ct-shown">
              <Die value={event.die} seat={event.whose} />
            </span>
          </Announcement>
        ),
        hold: 700,
      }
    case 'contest':
      return {
        picture: <Decided print={print} s={s} event={event} heard={at.heard ?? before} />,
        hold: readingTime(verdictOf(print, s, event) + whyOf(print, event)),
        isResult: true,
      }
    case 'guaranteed':
      return { picture: <Shout seat={event.seat}>{text.guaranteed}</Shout>, hold: 700 }
    case 'keeper':
      return {
        picture: (
          <Announcement words={fill(text.keeperRolls, { card: print.short(event.card) })}>
            <span className="ct-shown">
              <Die value={event.die} seat={event.seat} />
            </span>
          </Announcement>
        ),
        hold: 800,
      }
    case 'save': {
      const { seat, card, result } = event
      const words = text.saves[result]
      const picture = <CutIn print={print} seat={seat} who={card} words={words} />
      if (result === 'goal') return { picture, hold: 900 }
      return incidentMoment({
        title: words,
        seat,
        words: [print.name(card), named(seat)].join(' · '),
        ball: result === 'held' ? 'held' : 'parried',
        keeper: <MangaCard print={print} id={card} kit={seat} />,
      })
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
      return { picture: <SpecialShot print={print} s={s} event={event} />, hold: 1900 }
    case 'goal':
      return goalOf(print, s, event, at.heard ?? before)
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

/** Whose goal it is, and what it came of. */
function goalOf(print: Print, s: Seen, event: Told<'goal'>, heard: readonly MatchEvent[]): Moment {
  const { seat, minute, score, by } = event
  const { team } = s.sides[seat]
  const before = heard.slice(0, heard.lastIndexOf(event) + 1 || undefined) as readonly CaptainTsubasaEvent[]
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
  return goalMoment(
    {
      seat,
      scorer: scorer === undefined ? print.team(team) : print.player(scorer),
      minute,
      after: score,
      words: [print.team(team), sum].filter(Boolean).join(' · '),
      ...(scorer !== undefined && { card: <MangaCard print={print} id={scorer} kit={seat} /> }),
    },
    s.viewer,
  )
}

/** §7.6 What the contest came to, once nobody has a roll made again. */
function verdictOf(print: Print, s: Seen, { seat, won }: Told<'contest'>): string {
  const { throughDefence, keepsBall, defenceHolds } = print.text
  if (won === 'shot') return throughDefence
  return fill(won === 'pass' ? keepsBall : defenceHolds, { side: print.side(s, seat) })
}

/** §7.6, §14 Why it was won, and §8.1 what follows a shot. */
function whyOf({ text }: Print, { won, attack, defence }: Told<'contest'>): string {
  if ((won === 'defence') !== attack < defence) return text.guaranteed
  const why = text.reasons[attack > defence ? 'more' : attack < defence ? 'less' : 'level']
  return won === 'shot' ? `${why} ${text.keeperLeft}` : why
}

/** §7.6 The contest when it is over: sums, dice as they lie in the end, the verdict and why. */
function Decided({
  print,
  s,
  event,
  heard,
}: Omit<DiceProps, 'event'> & { readonly event: Told<'contest'>; readonly heard: readonly MatchEvent[] }) {
  const events = heard as readonly CaptainTsubasaEvent[]
  const end = events.lastIndexOf(event)
  const before = end < 0 ? events : events.slice(0, end)
  const began = before.findLastIndex(({ kind }) => kind === 'dice')
  const rolled = before[began]
  const verdict = verdictOf(print, s, event)
  const why = whyOf(print, event)
  if (rolled?.kind !== 'dice')
    return (
      <Shout seat={event.seat} isLong>
        {verdict}
      </Shout>
    )
  const dice: [number, number] = [...rolled.dice]
  for (const each of before.slice(began))
    if (each.kind === 'rerolled' && !each.keeper) dice[each.whose] = each.die
  const { attack, defence, seat: won } = event
  const action = before.findLast(({ kind }) => kind === 'action')
  return (
    <Dice
      print={print}
      s={s}
      event={{ ...rolled, dice, attack, defence }}
      action={action?.kind === 'action' ? action.action : undefined}
      {...{ won, verdict, why }}
    />
  )
}

interface DiceProps {
  readonly print: Print
  readonly s: Seen
  readonly event: Told<'dice'>
  readonly action?: Action | undefined
  /** Who has won, and why, once nobody can have a roll made again. */
  readonly won?: Seat
  readonly verdict?: string
  readonly why?: string
}

/** §7.4 Sums and dice against each other; who is ahead stands out, but a roll may still be made again. */
function Dice({ print, s, event, action = s.contest?.action, won, verdict = '', why }: DiceProps) {
  const { seat, dice, attack, defence } = event
  const { text } = print
  const defender = other(seat)
  const side = (whose: Seat, total: number, kind: 'shot' | 'pass' | 'defence' | undefined) => ({
    seat: whose,
    name: [print.side(s, whose), kind && print.kindOfToken(kind)].filter(Boolean).join(' · '),
    parts: [
      { amount: total - dice[whose], of: text.cardsAndTokens },
      { amount: dice[whose], of: text.die, die: true },
    ],
    total,
  })
  return (
    <Contest
      heading=""
      sides={[side(seat, attack, action), side(defender, defence, 'defence')]}
      won={won ?? (attack >= defence ? seat : defender)}
      verdict={verdict}
      why={why}
    />
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
