import type {
  Agreement,
  HatTrickBuild,
  MatchEventName,
  Mentality,
  PlayersAgreement,
  Rank,
  Squad,
} from '@libero/hat-trick'
import {
  AGREEMENT_NAMES,
  agreements,
  beginner,
  byEdition,
  checkOptions,
  EDITION_NAMES,
  MATCH_EVENTS,
  MENTALITIES,
  onlyAgreed,
  onlyPlayersAgreed,
  PLAYERS_AGREEMENT_NAMES,
  playersAgreements,
  RANKS,
  REGULARS,
  randomSquad,
  teamsReady,
  USUAL_MENTALITY,
  USUAL_RANK,
} from '@libero/hat-trick'
import type { Checked, SampledChance, Seat } from '@libero/kernel'
import type { Flags, Said } from '../../arguments.ts'

/** An agreement as the line says it: `--extra-time`. */
const flagOf = (each: Agreement | PlayersAgreement): string =>
  each.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Which game is played: with the Players expansion and which of its match events, and by which edition. */
export const VARIANTS: Flags = {
  expansion: 'text',
  events: 'text',
  edition: 'text',
  ...Object.fromEntries(
    [...AGREEMENT_NAMES, ...PLAYERS_AGREEMENT_NAMES].map((each) => [flagOf(each), 'yes' as const]),
  ),
}

/** §21.2 The budget of squads drawn by chance. */
export const BUDGET: Flags = { rank: 'text', mentality: 'text' }

/** Match options as the line says them. What makes no sense without the expansion is complained about at once. */
export function optionsSaid(said: Said, cards: unknown): unknown {
  const expansion =
    said.word('expansion') === undefined ? undefined : said.oneOf('expansion', ['players'], 'players')
  if (expansion === undefined) {
    const idle = NEED_EXPANSION.find((flag) => said.has(flag))
    if (idle !== undefined)
      said.misuse('option-needs', { option: `--${idle}`, needed: '--expansion players' })
  }
  const events = eventsSaid(said)
  return {
    ...onlyAgreed(agreedSaid(said)),
    ...(expansion && { expansion }),
    ...(events.length > 0 && { events }),
    ...onlyPlayersAgreed(playersAgreements((each) => said.has(flagOf(each)))),
    ...(cards !== undefined && { cards }),
  }
}

/** What the named edition says otherwise than the English one, and what is agreed beside it. */
function agreedSaid(said: Said): Readonly<Record<Agreement, boolean>> {
  const named = agreements((each) => said.has(flagOf(each)))
  const edition = byEdition(named, said.oneOf('edition', EDITION_NAMES, 'english'))
  return agreements((each) => named[each] || edition[each])
}

const NEED_EXPANSION = [
  'events',
  ...PLAYERS_AGREEMENT_NAMES.map(flagOf),
  'rank',
  'mentality',
  'home-squad',
  'away-squad',
  'squad',
  'opponent-squad',
  'tally',
]

/** §20 'snapshot,corners', 'all' or 'none', which is what nobody mentions. */
function eventsSaid(said: Said): readonly MatchEventName[] {
  const named = said.word('events')
  if (named === undefined || named === 'none') return []
  if (named === 'all') return MATCH_EVENTS
  const events = named.split(/[\s,]+/).filter(Boolean)
  return events.map((name) => {
    const event = MATCH_EVENTS.find((each) => each === name)
    const allowed = [...MATCH_EVENTS, 'all', 'none'].join(', ')
    return event ?? said.misuse('value-wrong', { option: '--events', value: name, allowed })
  })
}

export const rankSaid = (said: Said): Rank => said.oneOf('rank', RANKS, USUAL_RANK)
export const mentalitySaid = (said: Said): Mentality => said.oneOf('mentality', MENTALITIES, USUAL_MENTALITY)

/** 'bra' is BRA, unless the cards have a team that is written so. */
export function teamNamed(named: string, options: unknown): string {
  const ready = teamsReady(options)
  if (named === REGULARS || ready.includes(named)) return named
  return ready.includes(named.toUpperCase()) ? named.toUpperCase() : named
}

/** What the line says a coach brings; whether there is such a team or squad the game will say. */
export function buildSaid(
  said: Said | undefined,
  team: string,
  squad: string,
  options: unknown,
): HatTrickBuild | undefined {
  const code = said?.word(squad)
  if (code !== undefined) return { code }
  const named = said?.word(team)
  return named === undefined ? undefined : { team: teamNamed(named, options) }
}

/** What a coach brings to his first match, or what the line says he brings. */
export function beginnerSaid(seat: Seat, options: unknown, said?: Said): HatTrickBuild {
  const [team, squad] = seat === 0 ? ['home-team', 'home-squad'] : ['away-team', 'away-squad']
  return buildSaid(said, team, squad, options) ?? beginner(seat, options)
}

/** §21.6 With the expansion a squad within the budget the line names. */
export function squadByChance(
  _seat: Seat,
  options: unknown,
  whim: SampledChance,
  said: Said,
): Checked<HatTrickBuild> | undefined {
  const { cards, terms } = checkOptions(options).agreed
  if (!terms.players) return undefined
  const drawn: Checked<Squad> = randomSquad(rankSaid(said), mentalitySaid(said), cards.expansion.set, whim, {
    subs: terms.events.subs,
  })
  return drawn.ok ? { ok: true, value: { squad: drawn.value } } : drawn
}
