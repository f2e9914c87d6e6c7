import type { SampledChance, Seat } from '@libero/kernel'
import type { Belief, Rules } from './insight.ts'

/** Worlds drawn for each one that is used: as likely as what the rival did was in it. */
const DRAWS = 4
/** Nobody is sure of what others would do: no world is less likely than this share of the likeliest drawn. */
const DOUBT = 0.05

/** Draws worlds as likely as they seem to a coach, by what is counted and by what the rival did. */
export class Worlds<S> {
  private readonly likely = new Float64Array(DRAWS)
  private drawn: S[] | undefined

  constructor(
    private readonly rules: Pick<Rules<S>, 'blank' | 'copy' | 'reimagine'>,
    private readonly dice: SampledChance,
  ) {}

  /** One of them; it is used again for the next. */
  draw(world: S, seat: Seat, belief: Belief<S> | undefined): S {
    const { rules, likely, dice } = this
    this.drawn ??= Array.from({ length: DRAWS }, () => rules.blank(world))
    const draws = belief ? DRAWS : 1
    let most = 0
    let total = 0
    for (let n = 0; n < draws; n++) {
      const drawn = this.drawn[n] as S
      rules.copy(world, drawn)
      rules.reimagine(drawn, seat, dice)
      likely[n] = belief ? belief.likelihood(drawn, seat) : 1
      most = Math.max(most, likely[n])
    }
    for (let n = 0; n < draws; n++) {
      likely[n] = Math.max(likely[n], DOUBT * most)
      total += likely[n]
    }
    let ticket = (dice.word() / 0x1_0000_0000) * total
    for (let n = 0; n < draws - 1; n++) {
      ticket -= likely[n]
      if (ticket < 0) return this.drawn[n] as S
    }
    return this.drawn[draws - 1] as S
  }
}
