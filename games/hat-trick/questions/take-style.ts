import { STYLES } from '../cards/skills.ts'
import { NONE, TAKE } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkNoOpportunity, checkShown } from '../position/check-turn.ts'
import { nextTurn } from '../rules/course.ts'
import { fulfilled, winCard } from '../rules/style.ts'
import { whoeverIsAsked } from './asks.ts'
import { secondOption } from './in-time.ts'
import { playersQuestion } from './question.ts'

/** §19.5 A team that was built takes a style, or declines it. */
export const takeStyle = playersQuestion({
  phase: Phase.TakeStyle,
  rule: '19.5',
  asks: whoeverIsAsked,
  options(s, seat, out) {
    out[0] = NONE
    let count = 1
    const styles = fulfilled(s, seat)
    for (let style = 0; style < STYLES.length; style++) if ((styles >> style) & 1) out[count++] = TAKE + style
    return count
  },
  decide(s, seat, action, chance, told) {
    nextTurn(s)
    if (action === NONE) {
      told?.tell({ kind: 'style-declined', seat })
      return
    }
    s.style[seat] = action - TAKE
    winCard(s, seat, action - TAKE, chance, told)
  },
  inTime: secondOption,
  check(s, fields) {
    checkShown(s, fields)
    checkNoOpportunity(s, fields)
    if (s.asked !== s.attacker) fields.wrong('play.asked')
    if (s.style[s.attacker] >= 0) fields.wrong(`sides.${s.attacker}.style`)
    if (!s.won) fields.wrong('play.won')
  },
})
