import { percentOf, percentWords } from '@libero/bots/prospect'
import type { Arrow, Hazard, Line, Tactic } from '@libero/finale'
import { arrowsOf, facesOf, hasBuildUp, LINES, placesDrawn, strikeChance } from '@libero/finale'
import { surname, TEXTS } from '@libero/finale/text'
import type { ManSeen, Seen, SideSeen } from '@libero/finale/view'
import { handSize, inAction } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import { other, seatOf } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { capital, fill, listed } from '@libero/kernel/words'
import type { Telling } from '../../../face.ts'
import { printOf } from '../print.ts'
import { finaleFaceTexts } from '../text.ts'
import { strongest } from './strongest.ts'

/** What a man is to the question or the action, beside what his card shows. */
export type Duty =
  | { readonly is: 'playing' | 'played'; readonly action: 'build-up' | 'finish' }
  /** The number of a change, and who is the other man of it. */
  | { readonly is: 'leaves' | 'comes-on'; readonly number: number; readonly other?: string }
  | { readonly is: 'taker'; readonly number: number }

export function dutyOf(s: Seen, side: SideSeen, man: ManSeen): Duty | undefined {
  const plans = side.changes ?? []
  if (side.leaving === man.id) return { is: 'leaves', number: plans.length + 1 }
  for (const [i, [off, on]] of plans.entries()) {
    if (off === man.id) return { is: 'leaves', number: i + 1, other: on }
    if (on === man.id) return { is: 'comes-on', number: i + 1, other: off }
  }
  const taker = side.takers?.indexOf(man.id) ?? -1
  if (taker >= 0) return { is: 'taker', number: taker + 1 }
  if (!man.used) return undefined
  return { is: man.used === s.action?.name ? 'playing' : 'played', action: man.used }
}

/** Who has the ball: of those who play it on the furthest forward, then the strongest; nobody while none is named. */
export function ballOf(s: Seen): string | undefined {
  const seat = s.action && !s.outcome ? seatOf(s.action.onTheBall) : undefined
  if (seat === undefined) return undefined
  const forward = ({ line, strength }: ManSeen) => LINES.indexOf(line) * 10 + strength
  return inAction(s, seat).toSorted((a, b) => forward(b) - forward(a))[0]?.id
}

export function dutyWords(duty: Duty, { language, words }: Pick<Telling, 'language' | 'words'>): string {
  const text = finaleFaceTexts[language]
  if (duty.is === 'taker') return fill(text.taker, { number: duty.number })
  if ('action' in duty)
    return fill(duty.is === 'playing' ? text.plays : text.played, {
      action: TEXTS[language].actions[duty.action],
    })
  const { is, other } = duty
  if (other === undefined) return text[is]
  return fill(text.changes[is], { man: surname(words.nameOf(other)) })
}

/** 'Harald Grätsche, defender, strength 5, then 1, threatened by injury, plays in the build-up' */
export function manWords(man: ManSeen, duty: Duty | undefined, at: Telling): string {
  const { table, lines, hazards } = TEXTS[at.language]
  return [
    at.words.nameOf(man.id),
    lines[man.line].man,
    ...(man.where === 'bench' ? [table.bench] : man.where === 'off' ? [table.off] : []),
    fill(table.strength, { strength: man.strength }),
    fill(table.next, { next: printOf(at.words).next(man) }),
    ...(man.hazard ? [fill(table.threat, { hazard: hazards[man.hazard] })] : []),
    ...(man.booked ? [table.booked] : []),
    ...(duty ? [dutyWords(duty, at)] : []),
  ].join(', ')
}

/** §8.1 What threatens whoever is about to play; in every other question it does not matter. */
export const riskOf = ({ phase }: Seen, { hazard }: ManSeen): Hazard | undefined =>
  phase === 'attackers-men' || phase === 'defenders-men' ? hazard : undefined

/** §8 What he risks if he plays now; nothing where no hazard is on top. */
export function riskWords({ hazard, booked }: ManSeen, at: InWords): string | undefined {
  const { risks } = finaleFaceTexts[at.language]
  if (!hazard) return undefined
  return fill(risks[hazard === 'yellow' && booked ? 'second' : hazard], { percent: strikesWords(hazard, at) })
}

type InWords = Pick<Telling, 'language' | 'words'>

/** §8.2, §8.4, §8.6 '33 %': how likely it strikes with the die of this table. */
export const strikesWords = (hazard: Hazard, { language, words }: InWords): string =>
  percentWords(percentOf(strikeChance(facesOf(printOf(words).set), hazard)), language).replace(' ', '\u00a0')

/** §6.6 'then Trifft 5 / Granit 2': whom the attackers' arrows may call from this build-up, each as he turns. */
export function calledWords(s: Seen, { language, words }: InWords): string | undefined {
  const ball = s.action && seatOf(s.action.onTheBall)
  if (ball === undefined || s.action?.name !== 'build-up') return undefined
  const print = printOf(words)
  const tactic = print.tactic(s.sides[ball].faceUp ?? '')
  const drawn = tactic ? placesDrawn(tactic, 'finish', 'attack') : []
  const marked = new Set(drawn.flatMap(({ again }) => again ?? []))
  const used = inAction(s, ball).filter(({ line }) => line !== 'keeper')
  const called = used.filter(({ line }) => marked.has('any') || marked.has(line))
  // §6.6 If only stand-ins filled the marked places it is one of all of them.
  const men = (marked.size > 0 && called.length === 0 ? used : called)
    .map((man) => ({ man, next: print.next(man) }))
    .sort((a, b) => b.next - a.next)
    .map(({ man, next }) => `${surname(words.nameOf(man.id))}\u00a0${next}`)
  return men.length > 0 ? fill(finaleFaceTexts[language].callsAgain, { men: men.join(' / ') }) : undefined
}

/** §6.1 What both could bring at most with a card, before anybody is chosen: why one promises more than another. */
export function bestWords(
  s: Seen,
  tactic: Tactic,
  seat: Seat,
  language: Language,
  { all }: { readonly all: string } = finaleFaceTexts[language].best,
): string | undefined {
  const { best } = finaleFaceTexts[language]
  const most = strongest(s, tactic, seat)
  const fields = (['buildUp', 'finish'] as const).flatMap((field) => {
    const sums = most[field]
    return sums ? fill(best.field, { field: TEXTS[language].table[field], ...sums }) : []
  })
  return fields.length > 0 ? fill(all, { fields: fields.join(', ') }) : undefined
}

/** What the signs of a card mean that it has among its places. */
export function signWords(tactic: Tactic, language: Language): readonly string[] {
  const { signs } = finaleFaceTexts[language]
  const drawn = (['buildUp', 'finish'] as const).flatMap((field) => [
    ...placesDrawn(tactic, field, 'attack'),
    ...placesDrawn(tactic, field, 'defence'),
  ])
  return [
    ...(drawn.some(({ place }) => place === 'any') ? [signs.any] : []),
    ...(arrowsOf(tactic).length > 0 ? [signs.again] : []),
    ...(hasBuildUp(tactic) ? [] : [signs.none]),
  ]
}

/** 'defender and midfielder against keeper', the arrows' men named as such. */
export function fieldWords(tactic: Tactic, field: 'buildUp' | 'finish', language: Language): string {
  const text = finaleFaceTexts[language]
  const { places, and } = TEXTS[language]
  const list = (side: Arrow['side']) => {
    const names = placesDrawn(tactic, field, side).map(({ place, again }) => {
      if (again === undefined) return places[place]
      return fill(again === place ? text.again : text.againFrom, {
        place: places[place],
        from: places[again],
      })
    })
    return listed(names, and) || text.none
  }
  if (field === 'buildUp' && !hasBuildUp(tactic)) return text.noBuildUp
  return fill(text.against, { attack: list('attack'), defence: list('defence') })
}

/** §7.1, §7.4 What it costs if this build-up fails: their counter, and what it adds; nothing where none can follow. */
export function failsWords(
  s: Seen,
  { language, words }: Pick<Telling, 'language' | 'words'>,
  card?: string,
): string | undefined {
  const { attack, attacker } = s
  const seat = attacker && seatOf(attacker)
  if (!attack || seat === undefined || attack.counter || attack.counterPlayed) return undefined
  if (card === undefined && s.action?.name !== 'build-up') return undefined
  const print = printOf(words)
  const own = print.tactic(card ?? s.sides[seat].faceUp ?? '')
  const theirs = print.tactic(s.sides[other(seat)].faceUp ?? '')
  if (!own || !theirs || !hasBuildUp(own)) return undefined
  const bonus = hasBuildUp(theirs) ? Math.abs(own.power - theirs.power) : 0
  const { fails } = finaleFaceTexts[language]
  return bonus > 0 ? fill(fails.bonus, { bonus }) : fails.plain
}

/** §6.4 Which side chooses, and in which lines it has nobody free, one entry a place. */
export interface Missing {
  readonly side: Arrow['side']
  readonly lines: readonly Line[]
}

export function missingIn(s: Seen): Missing | undefined {
  const { missing } = s.action ?? {}
  return missing && { side: s.phase === 'attackers-men' ? 'attack' : 'defence', lines: missing }
}

/** 'Switch of Play, power 4, purple. Build-up: … Finish: …' */
export function tacticWords(id: string, at: Telling): string {
  const { language, words } = at
  const text = finaleFaceTexts[language]
  const { colours, table } = TEXTS[language]
  const tactic = printOf(words).tactic(id)
  if (!tactic) return words.nameOf(id)
  const title = [
    words.nameOf(id),
    fill(text.power, { power: tactic.power }),
    colours[tactic.colour],
    ...(tactic.closing && words.nameOf(id).toLowerCase() !== text.closing ? [text.closing] : []),
  ].join(', ')
  const fields = (['buildUp', 'finish'] as const).map(
    (field) => `${capital(table[field])}: ${fieldWords(tactic, field, language)}.`,
  )
  return `${title}. ${fields.join(' ')}`
}

/** Cards a coach still holds: what he has laid is no longer among them, and the closing card never was. */
export const heldBy = (side: SideSeen): number => Math.max(0, handSize(side) - (side.laid ? 1 : 0))

/** 'hand 3 · deck 8 · changes 2' */
export function stockWords(side: SideSeen, language: Language): string {
  const { table } = TEXTS[language]
  return [
    fill(table.hand, { count: heldBy(side) }),
    fill(table.deck, { count: side.deck }),
    fill(table.changes, { count: changesLeft(side) }),
  ].join(' · ')
}

/** §9.1 What is prepared is spent. */
const changesLeft = ({ changesLeft, changes = [] }: SideSeen): number => changesLeft - changes.length

/** The card a side has lying in the middle, in words. */
export function lyingWords(side: SideSeen, at: Telling): string {
  const { table } = TEXTS[at.language]
  if (side.faceUp) return tacticWords(side.faceUp, at)
  if (typeof side.laid === 'string')
    return `${tacticWords(side.laid, at)} ${capital(finaleFaceTexts[at.language].laid)}.`
  return capital(side.laid ? table.faceDown : table.noCard)
}

export const clubOf = (s: Seen, seat: Seat, { words }: Pick<Telling, 'words'>): string =>
  words.nameOf(s.sides[seat].club)
