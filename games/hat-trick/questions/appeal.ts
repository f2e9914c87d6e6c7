import type { Awaiting } from '@libero/kernel'
import { NONE } from '../codes.ts'
import { Phase } from '../phase.ts'
import { mayComplete } from '../position/check-receiver.ts'
import { checkNoOpportunity, checkShown } from '../position/check-turn.ts'
import { Luck, luckKey, numberOf, seatOfPlayer, takeFromDeck, useCard } from '../rules/common.ts'
import { AFTER_FOUL, isCarriedOn, isLast, leavePitch } from '../rules/foul.ts'
import { appealOdds } from '../sense/players.ts'
import { CARD_IDS, powerOf } from '../vocabulary.ts'
import { yesOrNo } from './asks.ts'
import { nothing } from './in-time.ts'
import { playersQuestion } from './question.ts'

/** §20.4 A card says what the referee thinks: 3 or 4 and he takes the booking back, 1 and the captain goes. */
export const appeal = playersQuestion({
  phase: Phase.Appeal,
  rule: '20.4',
  words: ['appeal', 'accept'],
  asks: (s) => (seatOfPlayer(s.fouler) + 1) as Awaiting,
  options: yesOrNo,
  decide(s, seat, action, chance, told) {
    s.phase = s.phaseAfter
    if (action === NONE) {
      told?.tell({ kind: 'accepted', seat })
      return
    }
    s.appeals[seat] = 0
    const captain = s.captain[seat]
    const card = takeFromDeck(s, seat, chance, luckKey(s, Luck.Appeal, 0), told)
    const power = card < 0 ? 2 : powerOf(card)
    if (card >= 0) useCard(s, seat, card)
    const goes = power === 1 && !isLast(s, captain)
    told?.reveal({
      kind: 'appealed',
      seat,
      number: numberOf(captain),
      card: card < 0 ? '' : CARD_IDS[card],
      result: power >= 3 ? 'withdrawn' : goes ? 'captain-off' : 'stands',
    })
    if (power >= 3) {
      // The yellow that made it red comes back; a first yellow is taken away.
      s.yellow[seat] = s.red
      s.red = 0
      s.yellows[seat]--
    } else if (goes) {
      s.reds[seat]++
      leavePitch(s, captain)
      // The same man for both: he is gone, and nobody else goes for it.
      if (s.fouler === captain) s.red = 0
    }
  },
  inTime: nothing,
  prompt: (s) => ({
    key: s.red ? 'appeal/red' : 'appeal/yellow',
    about: { number: numberOf(s.fouler) },
  }),
  odds: appealOdds,
  check(s, fields) {
    const rival = 1 - s.side
    checkShown(s, fields)
    checkNoOpportunity(s, fields)
    if (s.captain[rival] < 0 || !s.appeals[rival]) fields.wrong(`sides.${rival}.appeal`)
    if (!AFTER_FOUL.includes(s.phaseAfter)) fields.wrong('play.next')
    if (isCarriedOn(s) && !mayComplete(s)) fields.wrong('play.line')
  },
})
