import type { MatchEvent, Pair, Seat } from '@libero/kernel'
import { AWAIT_BOTH, awaits, KeyedChance, NOBODY, SampledChance, seedFrom } from '@libero/kernel'
import type { Exercise } from '@libero/kernel/exercise'
import type { Bot } from '../bot.ts'
import { Assayer } from './assayer.ts'
import type { Quarry } from './quarry.ts'
import type { Spread } from './spread.ts'

/** Who plays: those who think ahead, so long. */
const COACHES: Pair<{ readonly level: string; readonly iterations: number }> = [
  { level: 'search', iterations: 100 },
  { level: 'montecarlo', iterations: 60 },
]
/** No match gives more than so many, and of a chapter one: nobody wants the same position twice. */
const MOST_OF_A_MATCH = 3

const BOTH: readonly Seat[] = [0, 1]

/** Plays matches of our strongest opponents and keeps the questions that make exercises. */
export class Miner<S, C, E extends MatchEvent> {
  private readonly assayer: Assayer<S, C, E>
  private readonly coaches: Pair<{ readonly bot: Bot<S>; readonly name: string }>
  private readonly options: Int16Array

  constructor(
    private readonly quarry: Quarry<S, C, E>,
    private readonly sheet: string,
    private readonly seed: string,
  ) {
    this.assayer = new Assayer(quarry)
    this.options = new Int16Array(quarry.game.mostOptions)
    this.coaches = [this.coach(COACHES[0]), this.coach(COACHES[1])]
  }

  private coach({ level, iterations }: (typeof COACHES)[number]) {
    const found = this.quarry.bots.find(({ id }) => id === level)
    if (!found) throw new Error(`no ${level} in ${this.quarry.game.id}`)
    const bot = found.within?.({ ms: Number.POSITIVE_INFINITY, iterations }) ?? found
    return { bot, name: `${level}@${iterations}it` }
  }

  /** What one match gives of what the sheet still wants, or of some chapters alone. */
  match(n: number, spread: Spread, motifs?: readonly string[]): readonly Exercise[] {
    const { quarry, sheet } = this
    const { game } = quarry
    const seed = `${this.seed} ${n}`
    const words = seedFrom(seed)
    const whim = new SampledChance(words[0] ?? n)
    const [one, two] = this.coaches
    const pair: Pair<typeof one> = n % 2 === 0 ? [one, two] : [two, one]
    const options = quarry.sheets[sheet]
    const config = game.prepare({
      options,
      builds: [pair[0].bot.build(0, options, whim), pair[1].bot.build(1, options, whim)],
    })
    if (!config.ok) throw new Error(JSON.stringify(config.refusals))
    const by = pair.map(({ name }) => name).join(' – ')
    const found: Exercise[] = []
    const visit = (s: S, seat: Seat, decision: number): void => {
      const motif = quarry.motifOf(s, seat)
      if (motif === undefined || !spread.hasRoomFor(motif) || motifs?.includes(motif) === false) return
      if (found.length >= MOST_OF_A_MATCH || found.some((each) => each.motif === motif)) return
      const vein = { motif, source: { by, seed, decision }, sheet, isThin: spread.isThin(motif) }
      const exercise = this.assayer.exercise(s, seat, vein, (placed) => spread.wants(placed))
      if (!exercise || !spread.wants(exercise)) return
      spread.add(exercise)
      found.push(exercise)
    }
    this.play(config.value, pair, new KeyedChance(words), whim, visit)
    return found
  }

  private play(
    config: C,
    pair: Pair<{ readonly bot: Bot<S> }>,
    chance: KeyedChance,
    whim: SampledChance,
    visit: (s: S, seat: Seat, decision: number) => void,
  ): void {
    const { game, insight } = this.quarry
    const { options } = this
    for (const seat of BOTH) pair[seat].bot.begin?.(seat)
    const s = game.start(config, chance)
    const world = game.blank(s)
    for (let decision = 0; ; decision++) {
      const awaited = game.awaiting(s)
      if (awaited === NOBODY) return
      // What one has chosen unseen is chosen: then the other's question is no longer the one both were asked.
      for (const seat of BOTH)
        if (awaits(awaited, seat) && (awaited === AWAIT_BOTH || !insight.isHidden(s)))
          visit(s, seat, decision)
      const seat: Seat = awaits(awaited, 0) ? 0 : 1
      game.copy(s, world)
      game.reimagine(world, seat, whim)
      const count = game.legal(s, seat, options)
      const action = pair[seat].bot.choose(world, seat, options, count, whim)
      game.apply(s, seat, action, chance)
    }
  }
}
