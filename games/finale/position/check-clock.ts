import type { Fields } from '@libero/kernel'
import { EXTRA_TIME, SHOOT_OUT } from '../rules/common.ts'
import type { State } from '../state.ts'
import { FREE, PERIODS } from '../vocabulary.ts'

// Stage, period, attack and action must fit what is asked.

/** Whether a period belongs to its stage, and nobody is shooting it out. */
function checkStage(s: State, r: Fields): void {
  if (s.period > PERIODS !== s.stage >= EXTRA_TIME) r.wrong('stage')
  if (s.stage === SHOOT_OUT) r.wrong('stage')
}

/** Nobody is used in an action, and no counter is under way. */
export function checkNoAction(s: State, r: Fields): void {
  if (s.action !== FREE) r.wrong('action')
  if (s.counter) r.wrong('counter')
  if (s.chip.some((chip) => chip !== FREE)) r.wrong('sides.men.used')
}

/** §5.2, §9 Before the cards are revealed nobody attacks. */
export function checkBetweenPeriods(s: State, r: Fields): void {
  checkStage(s, r)
  if (s.attacker >= 0) r.wrong('attacker')
  if (s.countered) r.wrong('countered')
  checkNoAction(s, r)
}

function checkAttack(s: State, r: Fields, least: number): void {
  checkStage(s, r)
  if (s.attacker < 0) r.wrong('attacker')
  if (s.attack < least || s.attack > s.attacks || s.faceUp[0] < 0 || s.faceUp[1] < 0) r.wrong('attack')
}

/** §5.6, §5.7 Before each attack but the first. */
export function checkBetweenAttacks(s: State, r: Fields): void {
  checkAttack(s, r, 2)
  checkNoAction(s, r)
}

/** §6.1 In the build-up or the finish of an attack or a counter. */
export function checkAction(s: State, r: Fields): void {
  checkAttack(s, r, 1)
  if (s.action === FREE) r.wrong('action')
  if (s.counter && !s.countered) r.wrong('counter')
}
