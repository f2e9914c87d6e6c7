import type { CaptainTsubasaBuild, CaptainTsubasaOptions, Team } from '@libero/captain-tsubasa'
import { beginner, otherTeam, TEAMS } from '@libero/captain-tsubasa'
import type { Seat } from '@libero/kernel'
import type { Flags, Said } from '../../arguments.ts'

/** Which game is played: what §13 to §16 add to it or take away. */
export const VARIANTS: Flags = {
  'first-game': 'yes',
  motivation: 'yes',
  'guaranteed-success': 'yes',
  transfers: 'yes',
}

/** Match options as the line says them; what nobody mentions is not agreed. */
export function optionsSaid(said: Said, cards: unknown): unknown {
  const agreed: CaptainTsubasaOptions = {
    ...(said.has('first-game') && { firstGame: true }),
    ...(said.has('motivation') && { motivation: true }),
    ...(said.has('guaranteed-success') && { guaranteedSuccess: true }),
    ...(said.has('transfers') && { transfers: true }),
  }
  return { ...agreed, ...(cards !== undefined && { cards }) }
}

export const teamSaid = (said: Said | undefined, usual: Team): Team =>
  said?.oneOf('team', TEAMS, usual) ?? usual

/** §1.1 As the first match has it, unless the line says whom home leads; away leads the other team. */
export function beginnerSaid(seat: Seat, options: unknown, said?: Said): CaptainTsubasaBuild {
  const home = teamSaid(said, beginner(0, options).team)
  return { team: seat === 0 ? home : otherTeam(home) }
}
