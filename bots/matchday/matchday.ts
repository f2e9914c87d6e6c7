import type {
  Association,
  Competition,
  Course,
  Entrant,
  Entry,
  Fixture,
  Incident,
} from '@libero/competitions'
import { courseOf, drawLots, enterAll, toPlay } from '@libero/competitions'
import type { Checked, Game, MatchConfig, MatchEvent, Outcome, Pair, Seat, Teller } from '@libero/kernel'
import { accepted, KeyedChance, refused, SampledChance, seedFrom } from '@libero/kernel'
import type { Bot } from '../bot.ts'
import { BotMatch } from '../match.ts'

/** Who plays, and by what it is arranged. */
export interface Players<S, C, E extends MatchEvent> {
  readonly game: Game<S, C, E>
  readonly association: Association<E>
  /** Weakest first. */
  readonly bots: readonly Bot<S>[]
  /** Who plays in a person's place; without it nobody does. */
  readonly standIn?: Bot<S>
  /** By this squads are built; without it by what decides the luck of a match. */
  readonly squads?: string
}

/** Plays matches of competitions between opponents, quickly: one state for each two who meet, used again and again. */
export class Matchday<S, C, E extends MatchEvent> {
  private readonly matches = new Map<string, BotMatch<S, C, E>>()
  private readonly builds = new Map<string, unknown>()
  private readonly chance = new KeyedChance()

  constructor(private readonly players: Players<S, C, E>) {}

  /** Who leads a team; nobody where a person does and nobody stands in. */
  coachOf({ coach }: Pick<Entrant, 'coach'>): Bot<S> | undefined {
    const { bots, standIn } = this.players
    return bots.find(({ id }) => id === coach) ?? standIn
  }

  /** Whether opponents lead both sides. */
  isOurs(competition: Competition, fixture: Fixture): boolean {
    return sides(competition, fixture).every((entrant) => entrant && this.coachOf(entrant))
  }

  /** What is agreed for a match and what both bring to it; `seed` decides what opponents bring, and keeps it the same. */
  config(competition: Competition, course: Course, fixture: Fixture, seed: string): Checked<MatchConfig> {
    const { association } = this.players
    const agreement = association.agree(toPlay(competition, course, fixture))
    const pair = sides(competition, fixture)
    const ready = (seat: Seat): unknown => {
      const entrant = pair[seat]
      const own = agreement.builds[seat]
      if (own !== undefined || !entrant) return own
      return this.built(entrant, agreement.buildsAs[seat], agreement.optionsOfBuild, seed)
    }
    const bring = (seat: Seat): unknown => pair[seat]?.build ?? ready(seat)
    const { options } = agreement
    const own: MatchConfig = { options, builds: [bring(0), bring(1)] }
    // What somebody brings may not suit this match, such as two squads of the same club: then it stays at home.
    const isOwn = pair.some((entrant) => entrant?.build !== undefined)
    if (!isOwn || this.players.game.prepare(own).ok) return accepted(own)
    return accepted({ options, builds: [ready(0), ready(1)] })
  }

  /** A squad is built once for each club and each budget, and kept for the whole competition. */
  private built(entrant: Entrant, seat: Seat, options: unknown, seed: string): unknown {
    const { squads = seed } = this.players
    const key = `${squads} ${entrant.id} ${seat} ${JSON.stringify(options)}`
    const known = this.builds.get(key)
    if (known !== undefined) return known
    const coach = this.coachOf(entrant) ?? this.players.bots[0]
    const [word = 0] = seedFrom(`${squads} squad ${entrant.id} ${seat}`)
    const build = coach?.build(seat, options, new SampledChance(word))
    this.builds.set(key, build)
    return build
  }

  /** One match from kick-off to the whistle, as it is entered. With `isTold` it says who scored. */
  play(
    competition: Competition,
    course: Course,
    fixture: Fixture,
    seed: string,
    isTold = false,
  ): Checked<Entry> {
    const { game, association } = this.players
    const [home, away] = sides(competition, fixture).map((entrant) => entrant && this.coachOf(entrant))
    if (!home || !away) return refused({ code: 'match-unknown', rule: 'C3', about: { match: fixture.id } })
    const agreed = this.config(competition, course, fixture, seed)
    if (!agreed.ok) return agreed
    const config = game.prepare(agreed.value)
    if (!config.ok) return config
    const words = seedFrom(`${seed} ${fixture.id}`)
    this.chance.become(words, 0)
    const incidents: Incident[] = []
    const report = isTold ? association.reporter(agreed.value.options) : undefined
    const { state } = this.matchOf(home, away).play(
      config.value,
      this.chance,
      words[0] | 0,
      report && listener(report, incidents),
    )
    return accepted(ended(fixture, game.outcome(state), isTold ? incidents : undefined))
  }

  private matchOf(home: Bot<S>, away: Bot<S>): BotMatch<S, C, E> {
    const key = `${home.id} ${away.id}`
    const known = this.matches.get(key)
    if (known) return known
    const match = new BotMatch(this.players.game, [home, away])
    this.matches.set(key, match)
    return match
  }

  /** Plays the next round as far as opponents lead both sides; `isAll` goes on until nobody but persons is left. */
  playOn(competition: Competition, seed: string, isAll: boolean, isTold = false): Checked<Competition> {
    const luck = new SampledChance(0)
    let so = competition
    for (;;) {
      luck.reseed(seedFrom(`${seed} lots ${so.drawn.length}`)[0])
      so = drawLots(so, luck)
      const course = courseOf(so)
      const ours = course.next.filter((fixture) => this.isOurs(so, fixture))
      const entries: Entry[] = []
      for (const fixture of ours) {
        const played = this.play(so, course, fixture, seed, isTold)
        if (!played.ok) return played
        entries.push(played.value)
      }
      const after = enterAll(so, entries)
      if (!after.ok) return after
      so = after.value
      // A person's match in this round keeps the next from beginning.
      if (ours.length > 0 && isAll && ours.length === course.next.length) continue
      return accepted(drawLots(so, luck))
    }
  }
}

function sides({ entrants }: Competition, { home, away }: Fixture): Pair<Entrant | undefined> {
  const of = (team: string) => entrants.find(({ id }) => id === team)
  return [of(home), of(away)]
}

function listener<E extends MatchEvent>(
  report: (event: E) => Incident | undefined,
  incidents: Incident[],
): Teller<E> {
  const tell = (event: E): void => {
    const incident = report(event)
    if (incident) incidents.push(incident)
  }
  return { tell, reveal: tell, confide: (_seat, _own, others) => tell(others) }
}

/** How a match ended, as it is entered in its competition. */
export function ended(
  { id, mustDecide }: Pick<Fixture, 'id' | 'mustDecide'>,
  outcome: Outcome | undefined,
  incidents?: readonly Incident[],
): Entry {
  const { goals = [0, 0], winner, by, shootOut } = outcome ?? {}
  return {
    match: id,
    goals,
    // Elsewhere the goals say it.
    ...(mustDecide && winner !== undefined && { winner }),
    ...(by !== undefined && { by }),
    ...(shootOut && { shootOut }),
    ...(incidents && { incidents }),
  }
}
