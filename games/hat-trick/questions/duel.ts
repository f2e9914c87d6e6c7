import type { Awaiting, Seat } from '@libero/kernel'
import { A_CHOICE } from '@libero/kernel'
import { CORNER, REGULAR_CORNER } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkShown } from '../position/check-turn.ts'
import type { Listener } from '../rules/common.ts'
import { isMiddle } from '../rules/common.ts'
import { inShootOut } from '../rules/shoot-out.ts'
import { baseDraws, plusOfShot, shotPower, symbolOf } from '../rules/shot.ts'
import { shotOdds } from '../sense/index.ts'
import type { State } from '../state.ts'
import { CORNERS, KINDS, kindOf, powerOf } from '../vocabulary.ts'
import { question } from './question.ts'

/** §7.2 Shooter and keeper choose face down, at once; a star keeper may use his regular cards (§17.3). */
export const duel = question({
  phase: Phase.Duel,
  rule: '7.2',
  unseen: 'corner',
  asks: (s) => ((s.corner[0] < 0 ? 1 : 0) | (s.corner[1] < 0 ? 2 : 0)) as Awaiting,
  options(s, seat, out) {
    let count = 0
    for (let corner = 0; corner < CORNERS.length; corner++) out[count++] = CORNER + corner
    if (!s.terms.players || seat === s.side || !s.starKeeper[seat]) return count
    for (let corner = 0; corner < CORNERS.length; corner++) out[count++] = REGULAR_CORNER + corner
    return count
  },
  forced: () => A_CHOICE,
  decide(s, seat, action, _chance, told) {
    const regular = action >= REGULAR_CORNER
    const corner = action - (regular ? REGULAR_CORNER : CORNER)
    s.corner[seat] = corner
    s.starCards[seat] = s.starKeeper[seat] && !regular ? 1 : 0
    told?.confide(
      seat,
      { kind: 'corner-chosen', seat, corner: CORNERS[corner], ...(regular && { regular }) },
      { kind: 'corner-chosen-unseen', seat },
    )
    if (s.corner[0] >= 0 && s.corner[1] >= 0) openDuel(s, told)
  },
  inTime: () => CORNER + CORNERS.indexOf('centre'),
  prompt: (s, seat) => ({
    key: seat === s.side ? 'duel-shooter' : 'duel-keeper',
    about: {
      action: KINDS[kindOf(s.faceUp[s.side])],
      power: powerOf(s.faceUp[s.side]) + plusOfShot(s),
      ...Object.fromEntries(CORNERS.map((corner, nth) => [corner, shotPower(s, s.faceUp[s.side], nth)])),
      draws: baseDraws(s, s.starKeeper[1 - s.side]),
      spot: inShootOut(s) || s.penalty ? 'penalty' : isMiddle(s.field[s.ball]) ? 'middle' : 'outside',
    },
  }),
  odds: shotOdds,
  check: checkShown,
})

/** §7.3–§7.5 Both corners are shown: the shot has its power, the keeper his cards. */
function openDuel(s: State, told: Listener): void {
  const seat = s.side as Seat
  const keeper = (1 - seat) as Seat
  const shot = s.corner[seat]
  const dive = s.corner[keeper]
  const star = s.starCards[keeper]
  const symbol = symbolOf(s.cards, shot, dive, star)
  s.power = shotPower(s, s.faceUp[seat], shot)
  s.draws = Math.max(0, baseDraws(s, star) + symbol)
  s.drawn = 0
  s.corner.fill(-1)
  told?.reveal({
    kind: 'duel',
    seat,
    shot: CORNERS[shot],
    dive: CORNERS[dive],
    power: s.power,
    symbol: symbol > 0 ? 'plus' : symbol < 0 ? 'minus' : 'none',
    draws: s.draws,
    ...(s.terms.players && { keeper: star ? ('star' as const) : ('regular' as const) }),
  })
  if (s.terms.players) changeKeeper(s, keeper, symbol, told)
  s.phase = s.draws > 0 ? Phase.Save : Phase.SaveEnds
}

/** §17.1, §17.2 A regular keeper who guesses right becomes a star; a star who guesses wrong falls back. */
function changeKeeper(s: State, keeper: Seat, symbol: number, told: Listener): void {
  const rises = symbol > 0 && !s.starKeeper[keeper]
  const falls = symbol <= 0 && s.starCards[keeper] === 1
  if (!rises && !falls) return
  s.starKeeper[keeper] = rises ? 1 : 0
  told?.tell({ kind: 'keeper-changed', seat: keeper, star: rises })
}
