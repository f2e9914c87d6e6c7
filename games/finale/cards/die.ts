import { HAZARDS, type Hazard, INJURY, RED, YELLOW } from '../vocabulary.ts'

/** §1.3 */
export const DIE_FACES = 6
export const HIGHEST_FACE = 3

/** R1 The die of every set that does not name its own. */
export const OUR_FACES: readonly number[] = [0, 1, 1, 2, 2, 3]

/** Whether a face of the die lets a hazard strike: §8.2 injury on a 2, §8.4 yellow on 0 or 1, §8.6 red on a 3. */
export function strikes(hazard: number, face: number): boolean {
  if (hazard === INJURY) return face === 2
  if (hazard === YELLOW) return face < 2
  return hazard === RED && face === 3
}

/** §8.2, §8.4, §8.6 How likely a hazard strikes with this die. */
export function strikeChance(faces: readonly number[], hazard: Hazard): number {
  return faces.filter((face) => strikes(HAZARDS.indexOf(hazard), face)).length / faces.length
}

/** §1.3 The die of a card set, as it is rolled and as odds are counted with it. */
export class Die {
  /** How many of the faces show 0, 1, 2 and 3. */
  readonly faces = new Uint8Array(HIGHEST_FACE + 1)
  /** How likely a hazard strikes, by its index. */
  readonly strikes = new Float64Array(HAZARDS.length)
  /** How likely a lead from −4 to 3 is still level or better once both have rolled. */
  private readonly kept = new Float64Array(2 * HIGHEST_FACE + 2)

  constructor(faces: readonly number[]) {
    for (const face of faces) this.faces[face]++
    for (let own = 0; own <= HIGHEST_FACE; own++) {
      for (let hazard = 0; hazard < HAZARDS.length; hazard++)
        if (strikes(hazard, own)) this.strikes[hazard] += this.faces[own]
      for (let others = 0; others <= HIGHEST_FACE; others++) {
        const least = Math.max(-HIGHEST_FACE, others - own)
        for (let lead = least; lead <= HIGHEST_FACE; lead++)
          this.kept[lead + HIGHEST_FACE + 1] += this.faces[own] * this.faces[others]
      }
    }
    // Counted in whole ways and divided once, so that certain is exactly 1.
    for (let hazard = 0; hazard < HAZARDS.length; hazard++) this.strikes[hazard] /= DIE_FACES
    for (let i = 0; i < this.kept.length; i++) this.kept[i] /= DIE_FACES * DIE_FACES
  }

  /** The likelihood that a lead in strength is level or better with the dice. */
  keeps(lead: number): number {
    return this.kept[Math.max(0, Math.min(2 * HIGHEST_FACE + 1, lead + HIGHEST_FACE + 1))]
  }
}
