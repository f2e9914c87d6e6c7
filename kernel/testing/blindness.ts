import type { Chance } from '../chance.ts'
import { SampledChance } from '../chance.ts'
import type { MatchEvent } from '../events.ts'
import { Log } from '../events.ts'
import type { Game } from '../game.ts'
import type { Seat, Viewer } from '../seat.ts'
import { AWAY, HOME, seatOf } from '../seat.ts'
import type { Turn } from './random-match.ts'
import { fault, listed, luckOf, oneOf, parting, randomMatch } from './random-match.ts'
import { noChance } from './sameness.ts'

/** Notes when something hidden is first shown: until then worlds that differ in hidden things sound alike. */
class Ears<E extends MatchEvent> extends Log<E> {
  /** The entry by which the viewer first learns of it. */
  shownAt: number | undefined
  /** How the table looked to him when each event before that was told. */
  private readonly sights: unknown[] = []

  constructor(
    private readonly viewer: Viewer,
    private readonly look: () => unknown,
  ) {
    super()
  }

  override tell(event: E): void {
    this.see()
    super.tell(event)
  }

  private see(): void {
    if (this.shownAt === undefined) this.sights.push(this.look())
  }

  override reveal(event: E): void {
    this.shownAt ??= this.entries.length
    super.reveal(event)
  }

  override confide(seat: Seat, own: E, others: E, shows = false): void {
    if (shows && seatOf(this.viewer) === seat) this.shownAt ??= this.entries.length
    this.see()
    super.confide(seat, own, others, shows)
  }

  heardUntilShown(): string {
    return JSON.stringify([this.heardBy(this.viewer).slice(0, this.shownAt), this.sights])
  }
}

/**
 * Redraws everything a viewer cannot know and demands that he notices nothing: not in his view, not in his
 * request, and not in what he hears when the next decision is played in both worlds under the same luck, until
 * something hidden is shown by rule.
 */
export function checkBlindness<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  config: C,
  seed: number,
  /** Where one answer is asked for as well, lest the other coach learn that there is only one. */
  loneAnswers = false,
): void {
  const luck = luckOf(seed)
  const dream = new SampledChance(seed ^ 0x0f0f0f0f)
  let world: S | undefined
  let ground: S | undefined
  randomMatch(game, config, seed, {
    told: 'nobody',
    each(state, turn) {
      const wrong = (what: string) => fault(game, seed, turn.number, what)
      world ??= game.blank(state)
      ground ??= game.blank(state)
      const choice = choiceOf(game, state, turn)
      for (const viewer of ['home', 'away', 'spectator'] as const) {
        game.copy(state, world)
        if (viewer !== 'away') game.reimagine(world, HOME, dream)
        if (viewer !== 'home') game.reimagine(world, AWAY, dream)
        const seen = (s: S) => {
          const seat = seatOf(viewer)
          const asked = seat === undefined ? [] : [game.request(s, seat), listed(game, s, seat)]
          return JSON.stringify([game.awaiting(s), game.view(s, viewer), asked])
        }
        const parts = parting(seen(state), seen(world))
        if (parts) throw wrong(`${viewer} sees what he cannot know: ${parts}`)
        const possible = game.fromPosition(game.position(world), noChance)
        if (!possible.ok)
          throw wrong(`${viewer} imagines what cannot be: ${JSON.stringify(possible.refusals)}`)
        if (!loneAnswers && ([0, 1] as const).some((seat) => listed(game, world, seat).length === 1))
          throw wrong(`${viewer} imagines a question with one answer`)
        const heard = listen(game, state, ground, turn, turn.action, viewer, luck)
        for (const twin of twins(game, choice, state, world, turn, viewer, dream)) {
          const imagined = listen(game, twin.world, ground, turn, twin.action, viewer, luck)
          // How far a hidden choice has come (the last of several changes) is allowed to show.
          const own = seatOf(viewer) === turn.seat
          if (!own && twin.hidden && heard.cameTo !== imagined.cameTo) continue
          const leak = parting(heard.text, imagined.text)
          if (leak) throw wrong(`${viewer} hears what he cannot know: ${leak}`)
        }
      }
    },
  })
}

/** What was chosen: of which kind, and whether it stays hidden until both have chosen. */
interface Choice {
  readonly kind: string | undefined
  readonly hidden: boolean
}

function choiceOf<S, C, E extends MatchEvent>(game: Game<S, C, E>, state: S, turn: Turn): Choice {
  const request = game.request(state, turn.seat)
  const chosen = game.write(state, turn.seat, turn.action)
  const kind = request?.options.find((option) => option.action === chosen)?.kind
  return { kind, hidden: request?.atOnce === true }
}

/** The same decision in the imagined world, and another one like it in the true world if nobody sees which. */
function twins<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  { kind, hidden }: Choice,
  state: S,
  world: S,
  turn: Turn,
  viewer: Viewer,
  dream: SampledChance,
): { world: S; action: number; hidden: boolean }[] {
  const alike = (s: S) =>
    (game.request(s, turn.seat)?.options ?? [])
      .filter((option) => option.kind === kind)
      .map((option) => game.read(s, turn.seat, option.action))
  const there = alike(world)
  const found: { world: S; action: number; hidden: boolean }[] = []
  if (there.includes(turn.action)) found.push({ world, action: turn.action, hidden })
  else if (there.length > 0) found.push({ world, action: oneOf(there, dream), hidden: true })
  if (hidden && seatOf(viewer) !== turn.seat)
    found.push({ world: state, action: oneOf(alike(state), dream), hidden })
  return found
}

/** Plays one decision in `world` on from another: what a viewer hears until something hidden is shown, and sees after it if nothing was. */
function listen<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  from: S,
  world: S,
  { seat }: Turn,
  action: number,
  viewer: Viewer,
  luck: Chance,
): { text: string; cameTo: string } {
  game.copy(from, world)
  const ears = new Ears<E>(viewer, () => game.view(world, viewer))
  game.apply(world, seat, action, luck, ears)
  const shown = ears.shownAt === undefined ? undefined : ears.entries[ears.shownAt]?.event.kind
  const after = shown === undefined ? game.view(world, viewer) : shown
  return {
    text: ears.heardUntilShown() + JSON.stringify(after),
    cameTo: `${game.awaiting(world)} ${shown}`,
  }
}
