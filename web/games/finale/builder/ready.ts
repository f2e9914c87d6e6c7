import type { CardSet, Club, FinaleBuild, Footballer, Line, Tactics } from '@libero/finale'
import { beginnersBuild, Cards, checkBuild, DECK, FREE_CHOICE, LINES, SQUAD } from '@libero/finale'
import type { Seat } from '@libero/kernel'
import type { FinaleTerms, PackedColour } from './squad.ts'
import { fitted, PACKED } from './squad.ts'

/** Men of each line on the pitch. */
type Formation = Readonly<Record<Line, number>>

/** One man of each line sits on the bench. */
const ON_BENCH = 1

const formation = (defence: number, midfield: number, attack: number): Formation => ({
  keeper: 1,
  defence,
  midfield,
  attack,
})

/** §4.3 Squads that go with a colour: yellow calls on defenders, blue on midfielders, red on strikers. */
export const STYLES = ['beginner', 'wall', 'carousel', 'storm'] as const
export type Style = (typeof STYLES)[number]

const STYLED: Readonly<
  Record<Exclude<Style, 'beginner'>, { readonly formation: Formation; readonly colour: PackedColour }>
> = {
  wall: { formation: formation(5, 3, 2), colour: 'yellow' },
  carousel: { formation: formation(3, 5, 2), colour: 'blue' },
  storm: { formation: formation(3, 3, 4), colour: 'red' },
}

/** What a man's four strengths come to; whoever may have to go off is worth less. */
const football = ({ strengths, hazards }: Footballer): number =>
  strengths.reduce((sum, strength) => sum + strength, 0) -
  hazards.reduce((sum, hazard) => sum + (hazard === null ? 0 : hazard === 'yellow' ? 0.4 : 1), 0)

interface Purse {
  readonly worth: number
  readonly men: readonly Footballer[]
}

/** The best `count` of these men for every price up to the budget. */
function bestOf(
  men: readonly Footballer[],
  count: number,
  budget: number,
  worth: (man: Footballer) => number,
): readonly (Purse | undefined)[] {
  const best: (Purse | undefined)[][] = Array.from({ length: count + 1 }, () => [])
  const none = best[0]
  if (none) none[0] = { worth: 0, men: [] }
  for (const man of men)
    for (let taken = count; taken > 0; taken--)
      for (let points = budget; points >= man.price; points--) {
        const before = best[taken - 1]?.[points - man.price]
        if (!before) continue
        const after = before.worth + worth(man)
        const row = best[taken]
        if (row && after > (row[points]?.worth ?? Number.NEGATIVE_INFINITY))
          row[points] = { worth: after, men: [...before.men, man] }
      }
  return best[count] ?? []
}

/** The fifteen of a club worth most within the budget, so many of each line; nobody if they cannot be paid. */
function bestFifteen(
  men: readonly Footballer[],
  squad: Formation,
  budget: number,
  worth: (man: Footballer) => number,
): readonly Footballer[] | undefined {
  let purses: readonly (Purse | undefined)[] = [{ worth: 0, men: [] }]
  const most = Math.min(budget, 999)
  for (const line of LINES) {
    const own = bestOf(
      men.filter((man) => man.line === line),
      squad[line],
      most,
      worth,
    )
    const joined: (Purse | undefined)[] = []
    purses.forEach((one, spent) => {
      own.forEach((two, price) => {
        if (!one || !two || spent + price > most) return
        const sum = one.worth + two.worth
        if (sum > (joined[spent + price]?.worth ?? Number.NEGATIVE_INFINITY))
          joined[spent + price] = { worth: sum, men: [...one.men, ...two.men] }
      })
    })
    purses = joined
  }
  return purses.reduce<Purse | undefined>(
    (best, each) => (each && each.worth > (best?.worth ?? Number.NEGATIVE_INFINITY) ? each : best),
    undefined,
  )?.men
}

function linedUp(
  fifteen: readonly Footballer[],
  pitch: Formation,
  worth: (man: Footballer) => number,
): { readonly pitch: readonly string[]; readonly bench: readonly string[] } {
  const ids = (where: 'pitch' | 'bench') =>
    LINES.flatMap((line) => {
      const own = fifteen.filter((man) => man.line === line).sort((a, b) => worth(b) - worth(a))
      return (where === 'pitch' ? own.slice(0, pitch[line]) : own.slice(pitch[line])).map((man) => man.id)
    })
  return { pitch: ids('pitch'), bench: ids('bench') }
}

const squadFor = (pitch: Formation): Formation => ({
  keeper: pitch.keeper + ON_BENCH,
  defence: pitch.defence + ON_BENCH,
  midfield: pitch.midfield + ON_BENCH,
  attack: pitch.attack + ON_BENCH,
})

const ofClub = ({ footballers }: CardSet, club: Club): readonly Footballer[] =>
  footballers.filter((man) => man.club === club)

const known = new WeakMap<CardSet, Map<string, FinaleBuild | undefined>>()

/** A squad that stands ready; none of this style if the budget does not allow one. */
export function readyBuild(style: Style, club: Club, terms: FinaleTerms): FinaleBuild | undefined {
  const { set, budget, tactics, sealed } = terms
  const shelf = known.get(set) ?? new Map<string, FinaleBuild | undefined>()
  known.set(set, shelf)
  const label = [style, club, budget, tactics, sealed].join(' ')
  if (!shelf.has(label)) shelf.set(label, makeReady(style, club, terms))
  return shelf.get(label)
}

function makeReady(style: Style, club: Club, terms: FinaleTerms): FinaleBuild | undefined {
  if (style === 'beginner') return fitted(beginnersBuild(club, 'purple', new Cards(terms.set)), terms)
  const { formation: pitch, colour } = STYLED[style]
  const fifteen = bestFifteen(ofClub(terms.set, club), squadFor(pitch), terms.budget, football)
  return fifteen && fitted({ club, ...linedUp(fifteen, pitch, football), tactics: { colour } }, terms)
}

/** A number from 0 up to, but not including, 1. */
type Luck = () => number

const pick = <T>(things: readonly T[], luck: Luck): T => things[Math.floor(luck() * things.length)] as T

function shuffled<T>(things: readonly T[], luck: Luck): T[] {
  const deck = [...things]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(luck() * (i + 1))
    ;[deck[i], deck[j]] = [deck[j] as T, deck[i] as T]
  }
  return deck
}

const FORMATIONS: readonly Formation[] = [
  formation(4, 4, 2),
  formation(4, 3, 3),
  formation(3, 5, 2),
  formation(3, 4, 3),
  formation(5, 3, 2),
  formation(4, 5, 1),
]

/** Any squad the budget allows; the first one of its club, if it allows none. */
export function luckyBuild(club: Club, terms: FinaleTerms, luck: Luck): FinaleBuild {
  const { set, budget } = terms
  const fancy = new Map(ofClub(set, club).map((man) => [man.id, luck()]))
  const worth = (man: Footballer) => fancy.get(man.id) ?? 0
  const colour = pick(PACKED, luck)
  const tactics = luckyTactics(terms, colour, luck)
  for (const pitch of shuffled(FORMATIONS, luck)) {
    const fifteen = bestFifteen(ofClub(set, club), squadFor(pitch), budget, worth)
    if (fifteen?.length === SQUAD) return fitted({ club, ...linedUp(fifteen, pitch, worth), tactics }, terms)
  }
  return fitted({ ...beginnersBuild(club, colour, new Cards(set)), tactics }, terms)
}

/** §4.3, §4.4, §4.10 */
function luckyTactics({ tactics, set }: FinaleTerms, colour: PackedColour, luck: Luck): Tactics {
  if (tactics === 'free') return { order: luckyOrder(set, luck) }
  if (tactics === 'usual') return { colour }
  const all = set.tactics.filter(({ closing }) => !closing).map(({ id }) => id)
  return { cards: shuffled(all, luck).slice(0, DECK) }
}

/** §4.4, §4.5 */
function luckyOrder({ tactics }: CardSet, luck: Luck): readonly string[] {
  const chosen = FREE_CHOICE.flatMap(({ power, count }) =>
    shuffled(
      tactics.filter((tactic) => tactic.power === power && !tactic.closing),
      luck,
    ).slice(0, count),
  )
  return shuffled(chosen, luck).map(({ id }) => id)
}

export const shuffledOrder = (order: readonly string[], luck: Luck): readonly string[] =>
  shuffled(order, luck)

/** A squad of this club that the rules allow, as near as can be to what a first match is played with. */
export function fairBuild(club: Club, seat: Seat, options: unknown, terms: FinaleTerms): FinaleBuild {
  const ready = STYLES.flatMap((style) => readyBuild(style, club, terms) ?? [])
  return (
    ready.find((build) => checkBuild(seat, build, options).length === 0) ??
    luckyBuild(club, terms, Math.random)
  )
}
