import type { Draft } from '@libero/hat-trick'
import {
  bill,
  budgetOf,
  checkBuild,
  MENTALITIES,
  NUMBERS,
  REGULARS,
  randomSquad,
  teamValue,
  USUAL_RANK,
} from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import type { Seat } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { SetupFace, Telling } from '../../../face.ts'
import { Builder } from './builder.tsx'
import { agreedOn, bringing, byStars, freshChance } from './draft.ts'
import { Options, Variant } from './options.tsx'
import { readySquads } from './ready.ts'
import { byValue, starWords } from './teams.tsx'
import { setupTexts } from './text.ts'

/** R13c Two of six stars each, their keepers among them: neither is the stronger one. */
const FIRST = ['GER', 'ITA'] as const
/** §13.3 Who meets in a first match with the expansion. */
const FIRST_CARDS = ['ITA', 'BRA'] as const

/** Every team that stands ready, the strongest first, but before all others the one for beginners. */
function ready(seat: Seat, options: unknown): readonly unknown[] {
  const { players } = agreedOn(options).terms
  const first = (players ? FIRST_CARDS : FIRST)[seat]
  const ids = (players ? byValue(options) : byStars(options)).map(({ id }) => id)
  const teams = [...ids.filter((id) => id === first), ...ids.filter((id) => id !== first)]
  return [
    ...teams.map((team) => ({ team })),
    ...(players ? readySquads(options).map((squad) => ({ squad })) : [{ team: REGULARS }]),
  ]
}

const fits = (seat: Seat, build: unknown, options: unknown): boolean =>
  checkBuild(seat, build, options).length === 0

/** A team, or with the expansion as often a squad of the usual rank. */
function random(seat: Seat, options: unknown): unknown {
  const chance = freshChance()
  const { set, terms } = agreedOn(options)
  if (terms.players && chance.below(2) === 0) {
    const mentality = MENTALITIES[chance.below(MENTALITIES.length)] ?? 'balanced'
    const squad = randomSquad(USUAL_RANK, mentality, set, chance, { subs: terms.events.subs })
    if (squad.ok) return { squad: squad.value }
  }
  const teams = ready(seat, options).filter(
    (build) => 'team' in Object(build) && (build as { readonly team: string }).team !== REGULARS,
  )
  return teams[chance.below(teams.length)] ?? { team: REGULARS }
}

/** §2.5 Both may bring the same team, but a match of two others that are as strong is the better one. */
function counterpart(build: unknown, seat: Seat, options: unknown): unknown {
  const { set, terms } = agreedOn(options)
  const brings = bringing(build, set)
  if (!terms.players && brings.as === 'team' && brings.team === REGULARS) return { team: REGULARS }
  const others: readonly { readonly id: string; readonly strength: number }[] = terms.players
    ? byValue(options).map((card) => ({ id: card.id, strength: teamValue(card, set) }))
    : byStars(options).map(({ id, stars }) => ({ id, strength: stars.length }))
  const own = brings.as === 'team' ? brings.team : undefined
  const usual: readonly string[] = terms.players ? FIRST_CARDS : FIRST
  const strength =
    others.find(({ id }) => id === own)?.strength ??
    (brings.as === 'squad' ? purseOf(brings.draft, options) : undefined)
  if (strength === undefined) return ready(seat, options)[0]
  const gap = (each: { readonly id: string; readonly strength: number }): number =>
    // Who is as near as another gives way to a usual team.
    2 * Math.abs(each.strength - strength) + (usual.includes(each.id) ? 0 : 1)
  const [nearest] = others.filter(({ id }) => id !== own).sort((a, b) => gap(a) - gap(b))
  return nearest ? { team: nearest.id } : ready(seat, options)[0]
}

/**
 * A team of the same letters stays if it can, else the one for beginners comes. A squad stays even where it cannot
 * play: the builder says why, and nobody's work is lost by looking at another option.
 */
function refit(build: unknown, seat: Seat, options: unknown): unknown {
  if (fits(seat, build, options)) return build
  return bringing(build, agreedOn(options).set).as === 'squad' ? build : ready(seat, options)[0]
}

/** What both purses of a squad hold. */
function purseOf({ rank, mentality }: Draft, options: unknown): number {
  const budget = budgetOf(rank, mentality, agreedOn(options).set)
  return budget ? budget.defensive + budget.offensive : 0
}

function describe(build: unknown, options: unknown, at: Telling): string {
  const { about } = setupTexts[at.language]
  const { teams, expansion } = TEXTS[at.language]
  const { cards, set, terms } = agreedOn(options)
  const brings = bringing(build, set)
  if (brings.as === 'nothing') return about.nothing
  if (brings.as === 'team') {
    const team = at.words.nameOf(brings.team)
    const card = terms.players ? cards.expansion.team(brings.team) : undefined
    if (card)
      return fill(about.card, { team, style: expansion.styles[card.style].name, value: teamValue(card, set) })
    const nation = terms.players ? undefined : cards.team(brings.team)
    const stars = nation && starWords(nation.stars.length, at)
    return stars ? fill(about.team, { team, stars }) : team || about.nothing
  }
  if (brings.code !== undefined) return about.badCode
  const { name = teams.squad, rank, mentality, players } = brings.draft
  const said = { name, rank, mentality: expansion.mentalities[mentality] }
  const open = NUMBERS.filter((number) => !players[number]).length
  if (open > 0) return fill(about.openSquad, { ...said, open })
  const { defensive, offensive } = bill(brings.draft, set)
  return fill(about.squad, {
    ...said,
    spent: defensive.spent + offensive.spent,
    budget: defensive.budget + offensive.budget,
  })
}

export const hatTrickSetup: SetupFace = {
  first: () => ({ builds: [{ team: FIRST[0] }, { team: FIRST[1] }] }),
  Variant,
  Options,
  Builder,
  presets: (seat, options, at) =>
    ready(seat, options)
      // A box typed in may lack who stands ready in ours.
      .filter((build) => fits(seat, build, options))
      .map((build) => ({ name: describe(build, options, at), build })),
  random,
  counterpart,
  refit,
  describe,
}
