import type { Seat } from '@libero/kernel'
import type { CaptainTsubasaBuild } from './build.ts'
import type { Team } from './vocabulary.ts'
import { TEAMS } from './vocabulary.ts'

/** §1.1 What a coach brings to his first match, whatever is agreed: home leads Nankatsu, away Toho. */
export const beginner = (seat: Seat, _options?: unknown): CaptainTsubasaBuild => ({ team: TEAMS[seat] })

/** §1.1 What is left for the other coach. */
export const otherTeam = (team: Team): Team => (team === 'nankatsu' ? 'toho' : 'nankatsu')
