import type { Seat, SeatName } from '@libero/kernel'
import { Expansion } from '../cards/expansion.ts'
import { OUR_EXPANSION } from '../cards/our-expansion.ts'
import { MOST_SUBS } from '../vocabulary.ts'
import type { Setting } from './match.ts'

/** The team card that lends a story's team its frame, before everybody becomes a utility man. */
export const UTILITY_MEN = OUR_EXPANSION.teams[0]?.id ?? ''

const expansion = new Expansion(OUR_EXPANSION)

/** A type as a story names it, 'solid-cb' or on its gold side 'solid-cb*', with its footballs. */
function cardOf(name: string): {
  readonly type: string
  readonly gold: boolean
  readonly attack: number
  readonly defence: number
} {
  const gold = name.endsWith('*')
  const id = gold ? name.slice(0, -1) : name
  const type = OUR_EXPANSION.types.find((one) => one.id === id)
  if (!type) throw new Error(`no such type: ${name}`)
  const { attack, defence } = gold ? type.gold : type.silver
  return { type: id, gold, attack, defence }
}

const sitting = (name: string) => {
  const { type, gold } = cardOf(name)
  return { type, gold, gone: false }
}

/** A side of a position with the players, the style and the bench of the story. */
export function squadOf(
  setting: Setting,
  side: { readonly players: readonly { readonly number: number }[] },
  seat: Seat,
): object {
  const named = setting.players?.[seat] ?? {}
  const events = setting.events ?? setting.options?.events ?? []
  const strange = Object.keys(named).find(
    (number) => !side.players.some((one) => one.number === Number(number)),
  )
  if (strange) throw new Error(`no such position: ${strange}`)
  const players = side.players.map((player) => {
    const name = named[player.number] ?? (setting.teams ? undefined : 'utility-man')
    if (name === undefined) return player
    const card = cardOf(name)
    if (!expansion.plays(expansion.type(card.type), player.number))
      throw new Error(`no ${card.type} plays at ${player.number}`)
    return { ...player, ...card }
  })
  const styled = setting.teams ? {} : { team: 'squad', style: null, starKeeper: false }
  const captains = events.includes('captain')
  return {
    ...side,
    ...styled,
    players,
    ...(setting.styles && { style: setting.styles[seat] }),
    ...(setting.options?.sidesAnew && { beganGold: setting.beganGold?.[seat] ?? [] }),
    styleCards: setting.styleCards?.[seat] ?? [],
    usedStyleCards: setting.usedStyleCards?.[seat] ?? [],
    row: setting.row?.[seat] ?? { kind: null, count: 0 },
    bench: (setting.bench?.[seat] ?? []).map(sitting),
    subsLeft: setting.subsLeft?.[seat] ?? (events.includes('subs') ? MOST_SUBS : 0),
    captain: captains ? (setting.captain ? setting.captain[seat] : 6) : null,
    appeal: captains && (setting.appeal?.[seat] ?? true),
  }
}

/** Where a play stands in the phases of §4 to §9: the moment that is open while they ask. */
const MOMENTS: Readonly<Record<string, string>> = {
  'attack-move': 'move',
  'defence-move': 'move',
  'sideways-pass': 'sideways',
  'opportunity-pass': 'opportunity-pass',
}

export const playOf = (phase: string, possession: SeatName): object => ({
  attacker: possession,
  ...(MOMENTS[phase] && { moment: MOMENTS[phase], next: phase }),
})
