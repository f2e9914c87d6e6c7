import type { Fields } from '@libero/kernel'
import { ATTACKER, DEFENDER } from '../cards/set.ts'
import { AGAIN, choosingSeat, fits, nextPlace } from '../rules/attack.ts'
import { firstMan, keeperOf, onTheBall, seatOfMan } from '../rules/common.ts'
import type { State } from '../state.ts'
import { NEEDS } from '../state.ts'
import { ANY, ELEVEN, FINISH, KEEPER, OFF, PITCH, SQUAD } from '../vocabulary.ts'
import { checkAction } from './check-clock.ts'

/** §8.3, §8.7, §8.8 The man a question is about left the pitch, so there is a place for whoever comes on. */
export function checkMan(s: State, isTheMan: boolean, r: Fields): void {
  checkAction(s, r)
  const from = firstMan(seatOfMan(s.man))
  let onPitch = 0
  for (let other = from; other < from + SQUAD; other++) if (s.where[other] === PITCH) onPitch++
  if (onPitch === ELEVEN || !isTheMan) r.wrong('man')
}

/** §8.7, §8.8 While the goal is being filled it is empty. */
export function checkGoalEmpty(s: State, r: Fields): void {
  const seat = seatOfMan(s.man)
  if (keeperOf(s, seat) >= 0) r.wrong(`sides.${seat}.men`)
}

/** The man who is gone was the keeper. */
export function checkKeeperGone(s: State, r: Fields): void {
  checkGoalEmpty(s, r)
  checkMan(s, s.where[s.man] === OFF && s.line[s.man] === KEEPER, r)
}

/** §6.4 Every place still open must have someone to fill it. */
export function checkNeed(s: State, r: Fields): void {
  const from = firstMan(choosingSeat(s))
  const able = (place: number) => {
    let count = 0
    for (let man = from; man < from + SQUAD; man++) if (fits(s, man, place)) count++
    return count
  }
  let asked = s.need[ANY]
  for (let line = 0; line < ANY; line++) {
    if (s.need[line] > able(line)) r.wrong('need')
    if (line !== KEEPER) asked += s.need[line]
  }
  if (asked > able(ANY)) r.wrong('need')
  checkArrows(s, able, r)
  let standIns = 0
  for (let line = 0; line < s.missing.length; line++) standIns += s.missing[line]
  if (standIns > s.need[ANY]) r.wrong('missing')
  if (nextPlace(s) < 0) r.wrong('need')
}

/** §6.6 Arrows call men in the finish, each of them another one. */
function checkArrows(s: State, able: (place: number) => number, r: Fields): void {
  const seat = choosingSeat(s)
  const side = seat === onTheBall(s) ? ATTACKER : DEFENDER
  let called = 0
  for (let place = AGAIN; place < NEEDS; place++) {
    if (s.need[place] > able(place)) r.wrong('need')
    if (place !== AGAIN + KEEPER) called += s.need[place]
  }
  const drawn = s.cards.arrowCount[s.faceUp[onTheBall(s)] * 2 + side]
  if (called > able(AGAIN + ANY) || called + s.need[AGAIN] > Math.max(1, drawn)) r.wrong('need')
  if (called + s.need[AGAIN] > 0 && s.action !== FINISH) r.wrong('need')
}
