import type { Corner, HatTrickEvent } from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import type { Seen } from '@libero/hat-trick/view'
import { lineOf, partsOf } from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Moment, Telling } from '../../../face.ts'
import { Contest, readingTime } from '../../../parts/contest.tsx'
import { Football } from '../../../parts/football.tsx'
import { earlier } from '../../../parts/incident.ts'
import type { HatTrickFaceText } from '../text.ts'
import { hatTrickTexts } from '../text.ts'
import { GoalFrame, KeeperFigure, Saving } from './goal.tsx'
import type { Of, Shown } from './shown.tsx'
import { nearOf, OneCard } from './shown.tsx'
import { plusOf, teamsOf } from './wording.ts'

type Drew = Of<'keeper-drew' | 'keeper-stopped'>

const GLANCE = 900
const READ = 1300

/** §7 The corners, a card the keeper draws, and in the end both sums beside each other. */
export function momentOfShot(
  event: Of<'duel'> | Drew,
  s: Seen,
  at: Telling,
  before: readonly HatTrickEvent[],
): Moment | undefined {
  if (event.kind === 'duel') {
    const isAll = event.draws === 0
    return {
      picture: <DuelShown event={event} at={at} before={before} />,
      hold: READ,
      isResult: isAll || 'so-far',
    }
  }
  const kept = keptOf(event, at)
  const shot = shotOf(event, at, before)
  if (!kept.endsWith('oFar') && shot)
    return {
      picture: <ShotSums shot={shot} kept={kept} s={s} at={at} />,
      hold: readingTime(hatTrickTexts[at.language].moments.keeping[kept]),
      headline: headlineOf(kept, at),
      isResult: true,
    }
  if (event.kind === 'keeper-stopped') return undefined
  return { picture: <Drawn event={event} s={s} at={at} />, hold: GLANCE, isResult: 'so-far' }
}

const headlineOf = (kept: keyof HatTrickKeeping, { language }: Telling): string => {
  const said = hatTrickTexts[language].moments
  return kept === 'goal' ? said.goal : kept === 'parried' ? said.parried : said.saved
}

/** A shot as far as it has been told: the corners, what it is made of, and the cards the keeper has drawn. */
export interface Shot {
  readonly duel: Of<'duel'>
  readonly parts: Parts
  readonly drawn: readonly number[]
  readonly total: number
}

interface Parts {
  readonly card: number
  readonly plus: number
  readonly extra: number
}

/** The shot an event belongs to. */
export function shotOf(
  event: HatTrickEvent,
  at: Telling,
  before: readonly HatTrickEvent[],
): Shot | undefined {
  const past = [...earlier(event, at, before), event]
  const began = past.findLastIndex(({ kind }) => kind === 'duel')
  const duel = past[began]
  if (duel?.kind !== 'duel') return undefined
  const draws = past.slice(began).flatMap((each) => (each.kind === 'keeper-drew' ? [each] : []))
  const parts = partsOfShot(duel, at, past.slice(0, began))
  if (!parts) return undefined
  return {
    duel,
    parts,
    drawn: draws.map(({ card }) => partsOf(card).power),
    total: draws.at(-1)?.total ?? 0,
  }
}

/** 'to the left: 7 (card 4 + 3) beats the keeper’s 6 (2 + 4), who dives right' */
export function shotBeats({ duel, parts: { card, plus, extra }, drawn, total }: Shot, at: Telling): string {
  const { moments, contest } = hatTrickTexts[at.language]
  const { shots, dives } = TEXTS[at.language]
  const more = extra === 0 ? '' : ` + ${extra}`
  return fill(moments.beats, {
    shot: shots[duel.shot as Corner],
    dive: dives[duel.dive as Corner],
    power: duel.power,
    parts: `${contest.card} ${card} + ${plus}${more}`,
    total,
    cards: drawn.length > 1 ? ` (${drawn.join(' + ')})` : '',
  })
}

interface SumsProps {
  readonly shot: Shot
  readonly kept: keyof HatTrickKeeping
  readonly s: Seen
  readonly at: Telling
}

/** What decides a shot: its card and its corner against the cards the keeper drew, the near coach's left. */
function ShotSums({ shot: { duel, parts, drawn, total }, kept, s, at }: SumsProps) {
  const { moments: said, contest: text } = hatTrickTexts[at.language]
  const { shots, dives, corners } = TEXTS[at.language]
  const near = nearOf(s, at)
  const teams = teamsOf(s, at)
  const keeper = other(duel.seat)
  const { card, plus, extra } = parts
  const ofKeeper = total - drawn.reduce((sum, each) => sum + each, 0)
  const more = (amount: number) => (amount === 0 ? [] : [{ amount, of: text.extra }])
  const side = (seat: Seat) => ({
    seat,
    name: teams[seat],
    parts:
      seat === keeper
        ? [
            // All side by side: only the first is called a card.
            ...drawn.map((amount, i) => ({
              amount,
              of: i === 0 ? fill(text.drawn, { nth: 1 }) : `\u2002${i + 1}\u2002`,
            })),
            ...more(ofKeeper),
          ]
        : [
            { amount: card, of: text.card },
            { amount: plus, of: corners[duel.shot as Corner] },
            ...more(extra),
          ],
    total: seat === keeper ? total : duel.power,
  })
  return (
    <Contest
      heading={fill(said.shotAndDive, { shot: shots[duel.shot as Corner], dive: dives[duel.dive as Corner] })}
      sides={[side(near), side(other(near))]}
      won={kept === 'goal' ? duel.seat : keeper}
      verdict={said.keeping[kept]}
      why={`${guessWords(duel, said)}.`}
    />
  )
}

/** What the keeper's guess has brought him. */
function guessWords({ shot, dive, symbol }: Of<'duel'>, said: HatTrickFaceText['moments']): string {
  const right = shot === dive
  return {
    plus: right ? said.guessed : said.oneMore,
    minus: right ? said.oneFewer : said.farCorner,
    none: right ? said.rightCorner : said.wrongCorner,
  }[symbol]
}

/** §7 What the keeper's cards come to beside the shot, as far as it has been told. */
function keptOf(event: Drew, { heard = [] }: Telling): keyof HatTrickKeeping {
  const { total, power } = event
  const events = heard as readonly HatTrickEvent[]
  const next = events
    .slice(events.lastIndexOf(event) + 1)
    .find(({ kind }) => ENDS_A_SHOT.includes(kind))?.kind
  if (next === undefined || next.startsWith('keeper')) return total === power ? 'levelSoFar' : 'soFar'
  if (next === 'parried') return 'parried'
  return total < power ? 'goal' : total === power ? 'level' : 'saved'
}
type HatTrickKeeping = HatTrickFaceText['moments']['keeping']
const ENDS_A_SHOT: readonly string[] = [
  'keeper-drew',
  'keeper-stopped',
  'goal',
  'parried',
  'saved',
  'penalty-result',
]

const AT: Readonly<Record<Corner, string>> = { left: '15%', centre: '50%', right: '85%' }

/** Where the shot went and where the keeper did. */
function DuelShown({
  event,
  at,
  before,
}: Omit<Shown<'duel'>, 's'> & { readonly before: readonly HatTrickEvent[] }) {
  const text = hatTrickTexts[at.language]
  return (
    <div className="announcement ht-moment grid">
      <GoalFrame>
        <KeeperFigure seat={other(event.seat)} dive={event.dive as Corner} />
        <span className="ht-shot placed" style={{ left: AT[event.shot as Corner] }}>
          <Football />
        </span>
      </GoalFrame>
      <p className="ht-duel-words">{guessWords(event, text.moments)}</p>
      <p className="ht-duel-note dim">
        {text.shotPower} {event.power}
        {madeOf(event, at, before)}
        {spotOf(event, at, before)}: {fill(text.drawsLeft, { draws: event.draws })}
      </p>
    </div>
  )
}

/** §7.4 ', from the middle of line 6', where a shot that is no penalty comes from; it says how many cards may be drawn. */
function spotOf(event: Of<'duel'>, at: Telling, before: readonly HatTrickEvent[]): string {
  const shot = earlier<HatTrickEvent>(event, at, before).findLast(({ kind }) => SHOTS.includes(kind))
  if (shot?.kind !== 'shot-begins') return ''
  const { shotFrom } = TEXTS[at.language]
  const where = /^[bc]/.test(shot.from) ? shotFrom.middle : shotFrom.outside
  return `, ${fill(shotFrom.here, { from: fill(where, { shotLine: lineOf(at.near ?? 0, shot.from) }) })}`
}
const SHOTS: readonly string[] = ['shot-begins', 'penalty', 'penalty-taken']

/** §7.3 ' = card 3 + left 4' */
function madeOf(event: Of<'duel'>, at: Telling, before: readonly HatTrickEvent[]): string {
  const { card: ofCard, extra: more } = hatTrickTexts[at.language].contest
  const parts = partsOfShot(event, at, earlier<HatTrickEvent>(event, at, before))
  if (!parts) return ''
  const { card, plus, extra } = parts
  const words = [`${ofCard} ${card}`, `${TEXTS[at.language].corners[event.shot as Corner]} ${plus}`]
  return ` = ${[...words, ...(extra === 0 ? [] : [`${more} ${extra}`])].join(' + ')}`
}

/** §7.3 What a shot is made of, where its card has been told. */
function partsOfShot(event: Of<'duel'>, at: Telling, past: readonly HatTrickEvent[]): Parts | undefined {
  const shown = past.findLast(({ kind }) => kind === 'revealed' || kind === 'penalty-taken')
  const laid =
    shown?.kind === 'revealed' ? shown.cards[event.seat] : shown?.kind === 'penalty-taken' ? shown.card : ''
  const { kind, power: card } = partsOf(laid)
  const shot = past.findLast((each) => each.kind === 'shot-begins')
  if (shot?.kind !== 'shot-begins' || shot.action !== kind) return undefined
  const plus = plusOf(kind, event.shot as Corner, at)
  return { card, plus, extra: event.power - card - plus }
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
