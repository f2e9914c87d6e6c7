import type { Corner, Keeping } from '@libero/hat-trick'
import { CARD_IDS, CORNERS, DECK, drawsOf, KINDS, SYMBOLS, symbolsOf } from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import { partsOf } from '@libero/hat-trick/view'
import { isObject } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { capital, fill } from '@libero/kernel/words'
import type { Data, Field, Row, Section } from '../../../workshop.ts'
import { hatTrickWorkshopTexts } from './text.ts'

const dataOf = (value: unknown): Data => (isObject(value) ? value : {})

// ── §3.1 the action deck ──

/** How often a card is in the deck, whether the set says it card by card or kind by kind; nothing if it says neither. */
function said({ cards, copies }: Data, id: string): unknown {
  if (isObject(cards)) return cards[id]
  return isObject(copies) ? copies[partsOf(id).kind] : undefined
}

export const copiesOf = (actions: Data, id: string): number => {
  const count = said(actions, id)
  return typeof count === 'number' ? count : 0
}

/** Whoever changes one card says all of them. */
function withCopies({ copies: _, ...actions }: Data, before: Data, id: string, count: unknown): Data {
  const cards = Object.fromEntries(CARD_IDS.map((each) => [each, said(before, each)]))
  return { ...actions, cards: { ...cards, [id]: count } }
}

export function deckSections(actions: Data, language: Language): readonly Section[] {
  const text = hatTrickWorkshopTexts[language]
  const { kinds, flanks } = TEXTS[language]
  const copies = (id: string): Field => ({
    type: 'whole',
    path: `cards.${id}`,
    label: capital(flanks[partsOf(id).side]),
    least: 0,
    most: MOST_OF_A_CARD,
    get: (card) => said(card, id),
    set: (card, count) => withCopies(card, card, id, count),
  })
  const count = CARD_IDS.reduce((sum, id) => sum + copiesOf(actions, id), 0)
  return [
    ...KINDS.map((kind): Section => {
      const powers = [1, 2, 3, 4]
      return {
        id: kind,
        heading: capital(kinds[kind]),
        columns: ['', capital(flanks.left), capital(flanks.right)],
        rows: powers.map(
          (power): Row => ({
            id: `${kind}-${power}`,
            label: String(power),
            fields: [copies(`${kind}-${power}-left`), copies(`${kind}-${power}-right`)],
          }),
        ),
      }
    }),
    { id: 'sum', rows: [], says: fill(text.deckSum, { count, deck: DECK }) },
  ]
}

/** A single digit goes on by itself; nobody has ten of one card. */
const MOST_OF_A_CARD = 9

// ── §7.4, §7.5 the keeper cards ──

const LINES = ['final', 'secondLast'] as const
type Line = (typeof LINES)[number]
const MOST_DRAWS = 9

const lineOf = (keeping: Data, star: boolean, line: Line): Data => {
  const own = star && isObject(keeping.star) ? keeping.star : keeping
  return dataOf(own[line])
}

/** The cards a keeper draws against a shot from a field, from the shooter's left to his right. */
export function drawsAt(keeping: Data, star: boolean, line: Line, field: number): number | undefined {
  const { middle, wing, right } = lineOf(keeping, star, line)
  const draws = drawsOf({
    middle: middle as number,
    wing: wing as number,
    ...(isObject(right) && { right: { middle: right.middle as number, wing: right.wing as number } }),
  })[field]
  return typeof draws === 'number' ? draws : undefined
}

/** Fields from left to right: the wing and the middle of the left half, then of the right one. */
const PLACES = ['wing', 'middle', 'right.middle', 'right.wing'] as const

function withDraws(keeping: Data, star: boolean, line: Line, field: number, value: unknown): Data {
  const before = lineOf(keeping, star, line)
  const where = field === 0 || field === 3 ? 'wing' : 'middle'
  const right = isObject(before.right) ? before.right : { middle: before.middle, wing: before.wing }
  const next = field < 2 ? { ...before, [where]: value } : { ...before, right: { ...right, [where]: value } }
  if (!star) return { ...keeping, [line]: next }
  const own = isObject(keeping.star)
    ? keeping.star
    : Object.fromEntries(LINES.map((each) => [each, lineOf(keeping, false, each)]))
  return { ...keeping, star: { ...own, [line]: next } }
}

const isSymbol = (value: unknown): value is (typeof SYMBOLS)[number] => SYMBOLS.some((each) => each === value)

const NO_DRAWS = { middle: 0, wing: 0 }
const UNSAID: Keeping = { final: NO_DRAWS, secondLast: NO_DRAWS, source: 'public' }
const USUAL = { regular: symbolsOf(UNSAID, false), star: symbolsOf(UNSAID, true) }

/** What a keeper's hand points to; as it usually is, where the set does not say. */
export function symbolAt(keeping: Data, star: boolean, dive: Corner, shot: Corner): (typeof SYMBOLS)[number] {
  const keeper = star ? 'star' : 'regular'
  const own = dataOf(dataOf(dataOf(keeping.symbols)[keeper])[dive])[shot]
  return isSymbol(own) ? own : USUAL[keeper][dive][shot]
}

function withSymbol(keeping: Data, star: boolean, dive: Corner, shot: Corner, symbol: unknown): Data {
  const all = (side: boolean) =>
    Object.fromEntries(
      CORNERS.map((each) => [
        each,
        Object.fromEntries(
          CORNERS.map((corner) => [
            corner,
            side === star && each === dive && corner === shot
              ? symbol
              : symbolAt(keeping, side, each, corner),
          ]),
        ),
      ]),
    )
  return { ...keeping, symbols: { regular: all(false), star: all(true) } }
}

export function keepingSections(language: Language): readonly Section[] {
  return [false, true].flatMap((star) => [drawsSection(star, language), handsSection(star, language)])
}

function drawsSection(star: boolean, language: Language): Section {
  const text = hatTrickWorkshopTexts[language]
  const field = (line: Line, n: number): Field => ({
    type: 'whole',
    path: `${star ? 'star.' : ''}${line}.${PLACES[n]}`,
    label: text.fields[n] ?? '',
    least: 0,
    most: MOST_DRAWS,
    // What is not said is as on the left, and as for the regular keeper.
    optional: star || n > 1,
    get: (card) => drawsAt(card, star, line, n),
    set: (card, value) => withDraws(card, star, line, n, value),
  })
  return {
    id: `draws-${star}`,
    heading: `${star ? text.starKeeper : text.regularKeeper}: ${text.draws}`,
    columns: ['', ...text.fields],
    rows: LINES.map((line) => ({
      id: line,
      label: text.lines[line],
      fields: [0, 1, 2, 3].map((n) => field(line, n)),
    })),
  }
}

function handsSection(star: boolean, language: Language): Section {
  const text = hatTrickWorkshopTexts[language]
  const { corners } = TEXTS[language]
  return {
    id: `hands-${star}`,
    columns: [text.dives, ...CORNERS.map((shot) => fill(text.shotInto, { corner: corners[shot] }))],
    rows: CORNERS.map((dive) => ({
      id: dive,
      label: capital(corners[dive]),
      fields: CORNERS.map((shot) => ({
        type: 'choice',
        path: `symbols.${star ? 'star' : 'regular'}.${dive}.${shot}`,
        label: fill(text.shotInto, { corner: corners[shot] }),
        look: 'menu',
        optional: true,
        choices: SYMBOLS.map((symbol) => ({ value: symbol, name: text.symbols[symbol] })),
        get: (card) => symbolAt(card, star, dive, shot),
        set: (card, value) => withSymbol(card, star, dive, shot, value),
      })),
    })),
  }
}
