import type { Seat } from '@libero/kernel'
import { Phase } from './phase.ts'
import { BACK, CORNER, DISTANCE, FORWARD, GO, NONE, PLAYER } from './rules/common.ts'
import type { State } from './state.ts'
import { CARD_IDS, CORNERS, FIRST_NUMBER, NUMBERS } from './vocabulary.ts'

/**
 * Decisions as short text: a card ('long-3-left'), a move ('8+' forward, '8-' back), a pass to a number ('7'), a
 * distance ('2-lines'), a corner, and words for yes and no that say what is decided.
 */
const YES_AND_NO: Readonly<Record<number, readonly [string, string]>> = {
  [Phase.ShootOrNot]: ['shoot', 'wait'],
  [Phase.Save]: ['draw', 'stop'],
  [Phase.FreeKickChoice]: ['opportunity', 'play-on'],
}
const USUAL = ['yes', 'none'] as const

export function write(s: State, _seat: Seat, action: number): string {
  const [yes, no] = YES_AND_NO[s.phase] ?? USUAL
  if (action === NONE) return no
  if (action === GO) return yes
  if (action < NONE) return CARD_IDS[action]
  if (action > DISTANCE && action < CORNER) return `${action - DISTANCE}-lines`
  if (action < PLAYER) return CORNERS[action - CORNER]
  if (action < FORWARD) return String(action - PLAYER + FIRST_NUMBER)
  return action < BACK ? `${action - FORWARD + FIRST_NUMBER}+` : `${action - BACK + FIRST_NUMBER}-`
}

export function read(s: State, _seat: Seat, text: string): number {
  const [yes, no] = YES_AND_NO[s.phase] ?? USUAL
  if (text === no) return NONE
  if (text === yes) return GO
  const card = CARD_IDS.indexOf(text)
  if (card >= 0) return card
  const corner = CORNERS.indexOf(text as 'left')
  if (corner >= 0) return CORNER + corner
  const lines = /^([123])-lines$/.exec(text)
  if (lines) return DISTANCE + Number(lines[1])
  const player = /^(\d{1,2})([+-]?)$/.exec(text)
  const number = Number(player?.[1])
  if (!player || !NUMBERS.includes(number as 2)) return -1
  const from = player[2] === '+' ? FORWARD : player[2] === '-' ? BACK : PLAYER
  return from + number - FIRST_NUMBER
}
