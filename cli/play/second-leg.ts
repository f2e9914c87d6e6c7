import { randomBytes } from 'node:crypto'
import type { MatchConfig, MatchEvent, Seat, View } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { DressingRooms } from '@libero/table'
import type { Call, NoMatch, Opened } from './kick-off.ts'
import { coachesOf, dressing, matchIn } from './kick-off.ts'
import { plain } from './order-words.ts'
import type { Playable } from './playable.ts'
import { freshPath, fullPath, PERSON, shellWord } from './store.ts'

/** A match that follows another: what was agreed, who sits where now, and how to play it later. */
export interface Sequel {
  readonly config: MatchConfig
  readonly seat: Seat
  readonly opponent: string
  readonly command: string
}

/** What was just played, as far as another match can follow from it. */
type Played<S, C, E extends MatchEvent, V extends View> = Pick<
  Opened<S, C, E, V>,
  'table' | 'seat' | 'opponent' | 'path'
>

/** The second leg that follows this match, if one does: grounds swapped, the score carried over. */
export function sequelOf<S, C, E extends MatchEvent, V extends View>(
  playable: Playable<S, C, E, V>,
  { table, seat, opponent, path }: Played<S, C, E, V>,
  { said }: Call,
): Sequel | undefined {
  const config = playable.sequel?.(table.record(), said)
  if (!config) return undefined
  const agreed = said.has('away-goals') ? ' --away-goals' : ''
  return {
    config,
    seat: other(seat),
    opponent,
    command: `npx libero play ${playable.entry.game.id} --second-leg ${shellWord(path)}${agreed}`,
  }
}

/** The same from the file of a first leg. */
export async function sequelIn<S, C, E extends MatchEvent, V extends View>(
  playable: Playable<S, C, E, V>,
  call: Call,
  named: string,
): Promise<Sequel | NoMatch> {
  const path = fullPath(named)
  const first = await matchIn(playable, call, path)
  if ('why' in first) return first
  const { coaches } = first.record
  const seat: Seat = coaches?.[1] === PERSON ? 1 : 0
  const { bots } = playable.entry
  const opponent = bots.find(({ id }) => id === coaches?.[other(seat)]) ?? bots[0]
  const sequel = sequelOf(playable, { table: first.table, seat, opponent: opponent?.id ?? '', path }, call)
  return sequel ?? { why: [fill(call.text.secondLeg.none, { file: path })] }
}

/** Kick-off of a match that follows another: with the same squads, or with the person's own changed. */
export async function followOn<S, C, E extends MatchEvent, V extends View>(
  playable: Playable<S, C, E, V>,
  call: Call,
  { config: { options, builds }, seat, opponent }: Sequel,
  isChanged: boolean,
): Promise<Opened<S, C, E, V> | NoMatch> {
  const { game } = playable.entry
  const before = builds[seat]
  const own = isChanged
    ? await playable.dress({ ...dressing(playable, call, seat, options), before })
    : before
  if (own === undefined) return { left: true }
  const rooms = new DressingRooms(game, options)
  for (const [side, build] of [
    [seat, own],
    [other(seat), builds[other(seat)]],
  ] as const) {
    const sealed = rooms.seal(side, build)
    if (!sealed.ok) return { why: sealed.refusals.map(call.reason) }
  }
  const opened = rooms.open({ seed: randomBytes(32).toString('hex') })
  if (!opened.ok) return { why: opened.refusals.map(call.reason) }
  const path = freshPath(call.ground.env, game.id)
  return { table: opened.value, seat, opponent, aside: [], coaches: coachesOf(seat, opponent), path }
}

const CHANGE_SQUAD = ['squad', 'squads', 'change', 'kader', 'aendern', 'andern', 'keret', 'csere']
const LATER = ['q', 'quit', 'no', 'n', 'later', 'nein', 'spater', 'spaeter', 'nem', 'kesobb']

/** Whether the match that follows is played now, and with which squads. */
export async function askForSequel({ terminal, text }: Call): Promise<'now' | 'changed' | 'later'> {
  for (;;) {
    const typed = await terminal.ask(` ${text.secondLeg.ask} › `)
    const word = plain((typed ?? 'q').trim())
    if (word === '') return 'now'
    if (CHANGE_SQUAD.includes(word)) return 'changed'
    if (LATER.includes(word)) return 'later'
    terminal.tell(` ${fill(text.unknown, { typed: typed ?? '' })}`)
  }
}
