import { isObject } from '@libero/kernel'
import { writeRoute } from '../app/route.ts'
import type { LinkTrouble } from './link.ts'
import { readLink, writeLink } from './link.ts'
import { LONGEST_NAME, tidyName } from './names.ts'

/** A team as it travels, in a link or a file: the game is told by its id, whoever reads it checks the rest. */
export interface TravellingTeam {
  readonly game: string
  readonly name: string
  readonly build: unknown
  readonly options?: unknown
}

/** Far more than any team needs; a larger file is something else. */
const MOST_BYTES = 1_000_000
const FORM = 1

const TEAM_TROUBLES = ['file-newer', 'file-damaged'] as const
export type TeamTrouble = LinkTrouble | (typeof TEAM_TROUBLES)[number]

export type TeamRead =
  | { readonly ok: true; readonly team: TravellingTeam }
  | { readonly ok: false; readonly trouble: TeamTrouble }

/** The name if no other team has it, else the name with the first number that makes it one of its own. */
export function nameOfItsOwn(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  for (let number = 2; ; number++) {
    const tail = ` ${number}`
    const numbered = `${name.slice(0, LONGEST_NAME - tail.length).trimEnd()}${tail}`
    if (!taken.includes(numbered)) return numbered
  }
}

function teamIn(value: unknown): TravellingTeam | undefined {
  if (!isObject(value) || typeof value.game !== 'string' || !isObject(value.build)) return undefined
  const name = typeof value.name === 'string' ? tidyName(value.name) : ''
  return {
    game: value.game,
    name,
    build: value.build,
    ...(value.options !== undefined && { options: value.options }),
  }
}

const trimmed = ({ game, name, build, options }: TravellingTeam): TravellingTeam => ({
  game,
  name,
  build,
  ...(options !== undefined && { options }),
})

/** The address that opens the dressing room with this team. */
export async function teamAddress(team: TravellingTeam): Promise<string> {
  return writeRoute('new', [team.game], { team: await writeLink(trimmed(team)) })
}

export async function readTeamLink(text: string): Promise<TeamRead> {
  const read = await readLink(text)
  if (!read.ok) return read
  const team = teamIn(read.value)
  return team ? { ok: true, team } : { ok: false, trouble: 'link-damaged' }
}

export const teamFile = (team: TravellingTeam): string =>
  `${JSON.stringify({ form: FORM, ...trimmed(team) }, null, 2)}\n`

/** A file of ours, or the bare team of `game` as the command `libero` writes it; then `called` is its name. */
export function readTeamFile(text: string, game: string, called: string): TeamRead {
  let value: unknown
  try {
    value = text.length > MOST_BYTES ? undefined : JSON.parse(text)
  } catch {
    // Told below: what is no JSON is no team.
  }
  if (!isObject(value)) return { ok: false, trouble: 'file-damaged' }
  if (typeof value.form === 'number' && value.form > FORM) return { ok: false, trouble: 'file-newer' }
  const isBare = value.game === undefined && value.build === undefined
  const team = isBare ? { game, name: tidyName(called), build: value } : teamIn(value)
  return team ? { ok: true, team } : { ok: false, trouble: 'file-damaged' }
}
