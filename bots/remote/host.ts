import type { Game, MatchEvent, MatchRecord, Seat } from '@libero/kernel'
import { awaits } from '@libero/kernel'
import type { Said } from '../advice/adviser.ts'
import { Adviser } from '../advice/adviser.ts'
import { Follower } from '../advice/follower.ts'
import type { Bot } from '../bot.ts'
import { Foresight, WORLDS } from '../prospect/foresight.ts'
import type { Matters } from '../prospect/matters.ts'
import type { Heard } from './standby.ts'
import { ladder } from './standby.ts'

interface Question {
  readonly game: string
  readonly seat: Seat
  readonly level: string
  /** How long to think, as a multiple of what the level takes by itself. */
  readonly pace: number
}

/** What is asked of those who think elsewhere. */
export type Asked = Question &
  (
    | { readonly ask: 'decide' | 'advise' | 'prospects'; readonly record: MatchRecord }
    | { readonly ask: 'build'; readonly options: unknown; readonly whim: string }
  )

/** A question and everything said about it bear the same number. */
export interface Posted {
  readonly number: number
  readonly asked: Asked
}

/** Thinking has begun and should take so many milliseconds; or the answer. */
export type Replied = { readonly number: number } & (
  | { readonly begun: number }
  | { readonly heard: Heard<unknown> }
)

/** A game's rules and opponents. */
export interface GameBots {
  readonly game: Game<unknown, unknown, MatchEvent>
  readonly bots: readonly Bot<unknown>[]
  /** What hangs on its decisions, for those who look ahead for people. */
  readonly matters?: Matters<unknown, MatchEvent>
}

/** How long looking ahead may take, in milliseconds: far longer than it does. */
const LOOKING_AHEAD = 2000

/** Two who play, one who advises each of two people, and their substitutes. */
const SEATS = 8

type AnyAdviser = Adviser<unknown, unknown, MatchEvent>

/**
 * Where the bots think: in a worker of the page, in a thread of the command, or in tests in the same place. The record
 * comes with every question; what is kept of a match is only how far it was followed.
 */
export class BotHost {
  private readonly seated = new Map<string, AnyAdviser>()
  private readonly lookouts = new Map<string, Lookout>()

  constructor(
    private readonly opponentsOf: (game: string) => Promise<GameBots | undefined>,
    /** Over how many imagined hands those look ahead who do it for people. */
    private readonly worlds = WORLDS,
  ) {}

  /** Answers through `reply`, and never throws. */
  async hear({ number, asked }: Posted, reply: (replied: Replied) => void): Promise<void> {
    let heard: Heard<unknown> = { ok: false, fault: 'failed' }
    try {
      const team = await this.opponentsOf(asked.game)
      const isAhead = asked.ask === 'prospects'
      const adviser = team && !isAhead ? this.adviserOf(team, asked) : undefined
      if (team && isAhead) {
        reply({ number, begun: LOOKING_AHEAD })
        heard = this.lookoutOf(team).seen(asked.record, asked.seat)
      } else if (adviser) {
        reply({ number, begun: adviser.bot.ms })
        const said = say(adviser, asked)
        heard = said.ok ? { ...said, by: adviser.bot.id } : said
      }
    } catch {
      // Whoever asked hears that it failed; nobody else needs to know why.
    }
    reply({ number, heard })
  }

  private lookoutOf(team: GameBots): Lookout {
    const lookout = this.lookouts.get(team.game.id) ?? new Lookout(team, this.worlds)
    this.lookouts.set(team.game.id, lookout)
    return lookout
  }

  /** Who is asked stays seated: he remembers what he has seen of the match. */
  private adviserOf(
    { game, bots }: GameBots,
    { ask, game: id, seat, level, pace }: Asked,
  ): AnyAdviser | undefined {
    const label = [id, level, pace, seat, ask === 'advise'].join(' ')
    const known = this.seated.get(label)
    if (known) {
      this.seated.delete(label)
      this.seated.set(label, known)
      return known
    }
    const bot = within(botOf(bots, level), pace)
    const adviser = bot && new Adviser(game, bot, seat, ask === 'advise' ? 'adviser' : 'coach')
    if (adviser) this.seat(label, adviser)
    return adviser
  }

  /** There is room for so many; who was not asked for longest gets up. */
  private seat(label: string, adviser: AnyAdviser): void {
    const [first] = this.seated.keys()
    if (this.seated.size >= SEATS && first !== undefined) this.seated.delete(first)
    this.seated.set(label, adviser)
  }
}

/** Looks ahead in one match after the other. */
class Lookout {
  private readonly follower: Follower<unknown, unknown, MatchEvent>
  private readonly foresight: Foresight<unknown, unknown, MatchEvent> | undefined

  constructor(
    private readonly team: GameBots,
    worlds: number,
  ) {
    const foresight = team.matters && new Foresight(team.game, team.matters, worlds)
    this.foresight = foresight
    this.follower = new Follower(team.game, {
      begun: () => foresight?.begin(),
      from: () => (state, who) => foresight?.look(state, who),
    })
  }

  /** The prospect of every option where the record ends, by its notation. */
  seen(record: MatchRecord, seat: Seat): Heard<unknown> {
    const state = this.follower.follow(record)
    if (state === undefined || !awaits(this.team.game.awaiting(state), seat))
      return { ok: false, fault: 'failed' }
    return { ok: true, by: 'foresight', value: this.foresight?.prospects(state, seat) ?? {} }
  }
}

/** The bot of this level, or the strongest below where the game has none of it. */
function botOf(bots: readonly Bot<unknown>[], level: string): Bot<unknown> | undefined {
  const ids = bots.map(({ id }) => id)
  const found = ladder(level, ids).find((each) => ids.includes(each))
  return bots.find(({ id }) => id === found)
}

/** Who thinks ahead is made anew for each place: his memory is his own. */
const within = (bot: Bot<unknown> | undefined, pace: number): Bot<unknown> | undefined =>
  bot?.within?.({ ms: bot.ms * pace }) ?? bot

function say(adviser: AnyAdviser, asked: Asked): Said<unknown> {
  if (asked.ask === 'build') return adviser.build(asked.options, asked.whim)
  if (asked.ask === 'decide') return adviser.choice(asked.record)
  if (asked.ask === 'prospects') return { ok: false, fault: 'silent' }
  // Who looks at nothing has no advice to give.
  return adviser.bot.blind ? { ok: false, fault: 'silent' } : adviser.counsel(asked.record)
}
