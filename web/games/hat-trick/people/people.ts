import type { People } from '@libero/hat-trick/text'
import type { Pair, Seat } from '@libero/kernel'
import { FROM_EVERYWHERE, SURNAMES } from './surnames.ts'

/** A keeper and ten more. */
const ELEVEN = 11

const namesOf = (team: string): readonly string[] => (SURNAMES[team] ?? FROM_EVERYWHERE).split(' ')

/** Where both teams draw from the same names, the away side takes the second eleven. */
export const surnameOf: People = (teams, seat, number) => {
  const isTwin = namesOf(teams[0])[0] === namesOf(teams[1])[0]
  return namesOf(teams[seat])[number - 1 + (isTwin && seat === 1 ? ELEVEN : 0)]
}

/** Faces by how dark a skin they are drawn with: so many are drawn of each when the app is built. */
export const TONES = ['fair', 'olive', 'dark'] as const
export const FACES_OF_A_TONE = 12

type Tone = (typeof TONES)[number]

const DARK: readonly string[] = ['CIV', 'CMR', 'GHA', 'JAM', 'NGA']
const ALL: readonly string[] = [
  ...['BEL', 'BRA', 'COL', 'CRC', 'ECU', 'ENG', 'FRA', 'HON', 'NED', 'POR', 'SUI', 'USA'],
]
const OLIVE: readonly string[] = [
  ...['ALG', 'ARG', 'CHI', 'ESP', 'GRE', 'IRN', 'ITA', 'JPN', 'KOR', 'MEX', 'TUR', 'URU'],
]

function tonesOf(team: string): readonly Tone[] {
  if (DARK.includes(team)) return ['dark']
  if (ALL.includes(team) || !(team in SURNAMES)) return TONES
  return OLIVE.includes(team) ? ['olive', 'olive', 'fair'] : ['fair', 'fair', 'fair', 'olive']
}

/** His portrait: the same man has the same face in every match, and no two of an eleven share one. */
export function portraitOf(teams: Pair<string>, seat: Seat, number: number): string {
  const team = teams[seat]
  const letters = [...team].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, Number(seat))
  const tones = tonesOf(team)
  const tone = tones[(letters + number) % tones.length] ?? 'fair'
  return `./pictures/men/${tone}-${(letters + number) % FACES_OF_A_TONE}.svg`
}
