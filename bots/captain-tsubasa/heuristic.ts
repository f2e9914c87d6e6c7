import type { State } from '@libero/captain-tsubasa'
import {
  ACTION,
  CARDS,
  DEFENCE,
  DISCARD,
  DOES,
  Does,
  FIELD,
  FIRST_EXHAUSTION,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  FROM_HAND,
  HAND,
  MATCH_PILE,
  MOST_ABILITIES,
  MUST_BOOK,
  MUST_DISCARD,
  MUST_EXHAUST,
  MUST_REMOVE,
  PASS,
  Phase,
  RIVAL_CARD,
  SHOT,
  SKIP,
  SPEND,
  STOP,
  sumOf,
  TEAMS,
  THIS,
  TO_AREA,
  TOKEN,
  TOP,
  USE,
  YELLOW,
} from '@libero/captain-tsubasa'
import { COMPULSORY, isOwnSpecial, REPLACED, SWAPPED } from '@libero/captain-tsubasa/rules/ability'
import { attackOf, defenceOf } from '@libero/captain-tsubasa/rules/contest'
import { odds as oddsOf } from '@libero/captain-tsubasa/sense'
import type { SampledChance, Seat } from '@libero/kernel'
import type { Bot } from '../bot.ts'
import { does, Outlook, odds, roundsToCome, type Taste } from './outlook.ts'
import { bestInArea, Plan, rivalsAverage, useLater, useNow } from './plan.ts'

/** Counts decks, foresees how a round ends, denies, saves tokens for when they decide; looks one decision ahead. */
export function heuristicBot(id: string, taste: Taste): Bot<State> {
  const outlook = new Outlook(taste)
  const plan = new Plan(outlook)

  const best = (options: Int16Array, count: number, worth: (action: number) => number): number => {
    let choice = options[0]
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      const value = worth(options[i])
      if (value > most) {
        most = value
        choice = options[i]
      }
    }
    return choice
  }

  /** What a token of a kind is worth in the pool, in goals: less when there are many, nothing at the end. */
  const tokenWorth = (s: State, seat: number, token: number): number => {
    const left = roundsToCome(s) + (s.late ? 0.3 : 1)
    const many = s.pool[seat * 3 + token] >= 4 ? 0.6 : 1
    return taste.token * many * Math.min(1, left / taste.tokenRounds) * (token === PASS ? 0.8 : 1)
  }

  const poolOf = (s: State, seat: number, price: number): number => {
    let sum = 0
    for (let token = 0; token < 3; token++)
      sum += s.cards.price[price * 3 + token] * tokenWorth(s, seat, token)
    return sum
  }

  /** §6.2 What a compulsory part costs, in goals. */
  const mustCost = (s: State, seat: Seat, card: number, must: number): number => {
    switch (must) {
      case MUST_EXHAUST:
        return taste.tired * Math.min(1, roundsToCome(s) / 4)
      case MUST_BOOK:
        return taste.booked * (roundsToCome(s) + 1) + (s.booking[seat] > 0 ? 0.1 : 0)
      case MUST_DISCARD:
        return Math.max(0, plan.keeping(s, poorest(s, seat)))
      case MUST_REMOVE:
        return taste.point * useLater(s, card) * Math.min(2, roundsToCome(s) * taste.comeback)
      default:
        return 0
    }
  }

  /** The card of the hand that is missed least. */
  const poorest = (s: State, seat: Seat): number => {
    let found = -1
    for (let card = 0; card < CARDS; card++)
      if (s.where[card] === HAND + seat && (found < 0 || useLater(s, card) < useLater(s, found))) found = card
    return Math.max(0, found)
  }

  /** What playing one more card of a pile at once would bring, as likelihood to win. */
  const bestPlay = (s: State, seat: Seat, pile: number): number => {
    const as = plan.now(s, seat, 0, 0, 0)
    let most = -1
    for (let card = 0; card < CARDS; card++) {
      if (s.where[card] !== pile) continue
      const kept = pile === DISCARD + seat ? 0 : Math.max(0, plan.keeping(s, card)) * outlook.perGoal
      most = Math.max(most, withCard(s, seat, card) - as - kept)
    }
    return most
  }

  const withCard = (s: State, seat: Seat, card: number): number => {
    const { value } = s.cards
    return seat === s.attacker
      ? plan.now(s, seat, value[card * 3 + SHOT], value[card * 3 + PASS], 0)
      : plan.now(s, seat, 0, 0, value[card * 3 + DEFENCE])
  }

  /** What using an ability now brings, as likelihood to win, before its compulsory part. */
  const effectWorth = (s: State, seat: Seat, card: number, at: number): number => {
    const { does: doing, what, count, kinds, each } = s.cards
    const rival = (1 - seat) as Seat
    const attacking = seat === s.attacker
    const goals = outlook.perGoal
    switch (doing[at]) {
      case Does.gain: {
        let most = 0
        let all = 0
        for (let token = 0; token < 3; token++) {
          if ((kinds[at] & (1 << token)) === 0 || s.pool[seat * 3 + token] === 5) continue
          most = Math.max(most, tokenWorth(s, seat, token))
          all += tokenWorth(s, seat, token)
        }
        return (0.01 + (each[at] ? all : most * count[at])) * goals
      }
      case Does.draw:
        return taste.card * count[at] * goals
      case Does.play:
        return bestPlay(s, seat, HAND + seat)
      case Does.recall:
        return what[at] === TO_AREA ? bestPlay(s, seat, DISCARD + seat) : 1.3 * taste.card * goals
      case Does.remove:
        if (what[at] === THIS)
          return thinned(s, card) * goals - (plan.now(s, seat, 0, 0, 0) - without(s, seat, card))
        if (what[at] === FROM_HAND) return thinned(s, poorest(s, seat)) * goals
        return taste.tired * goals
      case Does.discard: {
        const lost = what[at] === RIVAL_CARD ? bestInArea(s, rival) : 0.7 * rivalsAverage(s, rival)
        const hit = attacking ? plan.now(s, seat, 0, 0, -lost) : plan.now(s, seat, -lost, -lost, 0)
        return hit - plan.now(s, seat, 0, 0, 0)
      }
      case Does.exhaust:
        return taste.tired * goals
      case Does.pardon:
        return taste.booked * (roundsToCome(s) + 1) * goals
      case Does.swap:
        return -0.01
      case Does.end:
        return plan.now(s, seat, 0, 0, 0) - plan.ahead(s, seat, -1, true)
      case Does.advance:
        return outlook.kept - plan.ahead(s, seat, -1, true)
      case Does['special-shot']:
        return (2 * outlook.goal + outlook.lost) / 3 - plan.ahead(s, seat, -1, true)
      default:
        return 0
    }
  }

  const without = (s: State, seat: Seat, card: number): number => {
    const { value } = s.cards
    return seat === s.attacker
      ? plan.now(s, seat, -value[card * 3 + SHOT], -value[card * 3 + PASS], 0)
      : plan.now(s, seat, 0, 0, -value[card * 3 + DEFENCE])
  }

  /** A deck without a poor card draws better ones, in goals. */
  const thinned = (s: State, card: number): number =>
    taste.point * (plan.average - useLater(s, card)) * Math.min(2, roundsToCome(s) * taste.comeback)

  /** All abilities of a card together, if they were used as soon as it lies there. */
  const abilitiesWorth = (s: State, seat: Seat, card: number): number => {
    let sum = 0
    for (let k = 0; k < MOST_ABILITIES; k++) {
      const at = card * MOST_ABILITIES + k
      const doing = s.cards.does[at]
      if (doing === Does.none || doing === Does.play || doing === Does.end) continue
      const when = s.cards.when[at]
      if (when !== 0 && (when === 1) !== (seat === s.attacker)) continue
      if (doing === Does.reroll) sum += 0.06 * outlook.perGoal
      else if (doing === Does.save) sum += seat === s.attacker ? 0 : 0.12 * outlook.perGoal
      else if (doing === Does['special-shot'] && !isOwnSpecial(s, seat, card)) continue
      else {
        const must = mustCost(s, seat, card, s.cards.must[at]) * outlook.perGoal
        sum += Math.max(0, effectWorth(s, seat, card, at) - must)
      }
    }
    return sum
  }

  const chooseTurn = (s: State, seat: Seat, options: Int16Array, count: number): number => {
    plan.behold(s, seat)
    return best(options, count, (action) => {
      if (action === STOP) return plan.ahead(s, seat, -1, false)
      if (isBought(s, seat, action)) return boughtWorth(s, seat, action) + plan.ahead(s, seat, -1, true)
      const keeps = does(s, action, 'save') && seat === s.attacker ? 0.05 * outlook.perGoal : 0
      return plan.ahead(s, seat, action, true) + abilitiesWorth(s, seat, action) - keeps
    })
  }

  const isBought = (s: State, seat: Seat, action: number): boolean =>
    action >= FIRST_MOTIVATION && action < FIRST_EXHAUSTION && s.where[action] !== HAND + seat

  /** §13, §15 A better card now and in every round to come, for tokens. */
  const boughtWorth = (s: State, seat: Seat, card: number): number => {
    const from = card < FIRST_TRANSFER ? s.cards.replaces[card] : -1
    const { value } = s.cards
    const more = (token: number) => value[card * 3 + token] - (from < 0 ? 0 : value[from * 3 + token])
    const now =
      seat === s.attacker
        ? plan.now(s, seat, more(SHOT), more(PASS), 0)
        : plan.now(s, seat, 0, 0, more(DEFENCE))
    const later = useLater(s, card) - (from < 0 ? plan.average : useLater(s, from))
    const lasting = taste.point * later * roundsToCome(s) * taste.comeback - poolOf(s, seat, card)
    return now - plan.now(s, seat, 0, 0, 0) + lasting * outlook.perGoal + abilitiesWorth(s, seat, card)
  }

  /** §4.3 What a match card is worth to a coach: now in his role, later, and by its abilities. */
  const draftWorth = (s: State, seat: Seat, card: number): number => {
    const left = roundsToCome(s)
    let worth =
      taste.point * (1.4 * useNow(s, seat, card) + useLater(s, card) * Math.min(3, left * taste.comeback))
    for (let k = 0; k < MOST_ABILITIES; k++) {
      const at = card * MOST_ABILITIES + k
      const { does: doing, must } = s.cards
      if (doing[at] === Does.none) continue
      if (doing[at] === Does['special-shot']) {
        if (isOwnSpecial(s, seat, card)) worth += taste.special * Math.min(1, (left + 1) / 3)
        continue
      }
      const cost = mustCost(s, seat, card, must[at])
      worth += Math.max(0, abilityInGoals(s, seat, at, left) - cost)
    }
    return worth
  }

  /** An ability of a card not yet played, in goals. */
  const abilityInGoals = (s: State, seat: Seat, at: number, left: number): number => {
    const { does: doing, count, what, when, each } = s.cards
    const fits = when[at] === 0 || (when[at] === 1) === (seat === s.attacker) ? 1 : 0.4
    switch (doing[at]) {
      case Does.gain:
        return taste.token * (each[at] ? 3 : count[at]) * Math.min(2, 1 + left * 0.1)
      case Does.draw:
        return taste.card * count[at]
      case Does.pardon:
        return s.booking[seat] === YELLOW ? 0.3 : 0
      case Does.recall:
        return taste.drafted.recall * (what[at] === TO_AREA ? 1.3 : 1)
      default:
        return fits * taste.drafted[DOES[doing[at]]]
    }
  }

  /** One's own gain, and what is left for the rival when he comes after. */
  const chooseDraft = (s: State, seat: Seat, options: Int16Array, count: number): number => {
    plan.behold(s, seat)
    const rival = (1 - seat) as Seat
    const comesAfter = seat !== s.attacker
    return best(options, count, (action) => {
      const own = action === TOP ? unseenWorth(s, seat) : draftWorth(s, seat, action)
      if (!comesAfter) return own + (action === TOP ? 0 : denied(s, rival, action))
      return own - taste.deny * bestLeft(s, rival, action)
    })
  }

  /** Match cards nobody has seen, on average. */
  const unseenWorth = (s: State, seat: Seat): number => {
    let sum = 0
    let unseen = 0
    for (let card = 0; card < CARDS; card++) {
      if (s.where[card] !== MATCH_PILE || s.cards.half[card] !== s.half) continue
      sum += draftWorth(s, seat, card)
      unseen++
    }
    return unseen === 0 ? 0 : sum / unseen
  }

  const bestLeft = (s: State, seat: Seat, without: number): number => {
    let most = 0
    for (let card = 0; card < CARDS; card++)
      if (s.where[card] === FIELD && card !== without) most = Math.max(most, draftWorth(s, seat, card))
    return most
  }

  /** What the rival cannot take next time; his special shot above all. */
  const denied = (s: State, rival: Seat, card: number): number =>
    isOwnSpecial(s, rival, card) && does(s, card, 'special-shot') ? taste.deny * taste.special : 0

  const chooseAbility = (s: State, seat: Seat, options: Int16Array, count: number): number => {
    plan.behold(s, seat)
    const card = s.waiting[s.depth - 1]
    return best(options, count, (action) => {
      if (action === SKIP) return 0
      const at = card * MOST_ABILITIES + action - USE
      return effectWorth(s, seat, card, at) - mustCost(s, seat, card, s.cards.must[at]) * outlook.perGoal
    })
  }

  const chooseTarget = (s: State, seat: Seat, options: Int16Array, count: number): number => {
    plan.behold(s, seat)
    const doing = s.cards.does[s.ability]
    if (s.step === COMPULSORY || s.step === REPLACED || doing === Does.remove)
      return best(options, count, (card) => -useLater(s, card))
    if (doing === Does.discard) return best(options, count, (card) => useNow(s, (1 - seat) as Seat, card))
    if (doing === Does.swap && s.step !== SWAPPED)
      return best(options, count, (card) => -useNow(s, seat, card))
    if (doing === Does.recall && s.cards.what[s.ability] !== TO_AREA)
      return best(options, count, (card) => useLater(s, card))
    return best(options, count, (card) => withCard(s, seat, card) + abilitiesWorth(s, seat, card))
  }

  /** The defender's answer to an attack that leads by so much: what is left of the attacker's stake, and its price. */
  const afterAnswer = (s: State, lead: number, stake: number): number => {
    const defender = 1 - s.attacker
    const price = tokenWorth(s, defender, DEFENCE) * outlook.perGoal
    let least = Number.POSITIVE_INFINITY
    let left = 0
    for (let n = 0; n <= s.pool[defender * 3 + DEFENCE]; n++) {
      const value = odds(lead - n, s.terms.guaranteedSuccess) * stake
      if (value + n * price >= least) continue
      least = value + n * price
      left = value
    }
    return left
  }

  /** §7.3 What spending so many tokens on an action leaves the attacker, the answer considered. */
  const spendWorth = (s: State, action: number, lead: number, n: number): number =>
    afterAnswer(s, lead + n, outlook.stake(action)) - n * tokenWorth(s, s.attacker, action) * outlook.perGoal

  const actionWorth = (s: State, action: number): number => {
    const lead = sumOf(s, s.attacker, action) - sumOf(s, 1 - s.attacker, DEFENCE)
    let most = Number.NEGATIVE_INFINITY
    for (let n = 0; n <= s.pool[s.attacker * 3 + action]; n++)
      most = Math.max(most, spendWorth(s, action, lead, n))
    return most
  }

  const chooseAction = (s: State, seat: Seat, options: Int16Array, count: number): number => {
    plan.behold(s, seat)
    return best(options, count, (action) =>
      action < ACTION ? purchaseInContest(s, seat, action) : actionWorth(s, action - ACTION),
    )
  }

  /** §13.1 A motivation is considered on top of the best thing to do without it. */
  const purchaseInContest = (s: State, seat: Seat, card: number): number =>
    Math.max(actionWorth(s, SHOT), actionWorth(s, PASS)) + boughtWorth(s, seat, card)

  const chooseSpend = (s: State, seat: Seat, options: Int16Array, count: number): number => {
    plan.behold(s, seat)
    const lead = attackOf(s) - defenceOf(s)
    const attacking = seat === s.attacker
    const price = tokenWorth(s, seat, DEFENCE) * outlook.perGoal
    const worth = (n: number) =>
      attacking
        ? spendWorth(s, s.action, lead, n)
        : -odds(lead - n, s.terms.guaranteedSuccess) * outlook.stake(s.action) - n * price
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) if (options[i] >= SPEND) most = Math.max(most, worth(options[i] - SPEND))
    return best(options, count, (action) =>
      action >= SPEND ? worth(action - SPEND) : most + boughtWorth(s, seat, action),
    )
  }

  const likeliest = (s: State, seat: Seat, options: Int16Array, count: number): number =>
    best(
      options,
      count,
      (action) => (oddsOf(s, seat, action)?.likelihood ?? 0) + (action === SKIP ? 0.02 : 0),
    )

  const chooseToken = (s: State, seat: Seat, options: Int16Array, count: number): number =>
    best(
      options,
      count,
      (action) => tokenWorth(s, seat, action - TOKEN) - 0.01 * s.pool[seat * 3 + action - TOKEN],
    )

  const choose = (s: State, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number => {
    switch (s.phase) {
      case Phase.Draft:
        return chooseDraft(s, seat, options, count)
      case Phase.Turn:
        return chooseTurn(s, seat, options, count)
      case Phase.Ability:
        return chooseAbility(s, seat, options, count)
      case Phase.Token:
        return chooseToken(s, seat, options, count)
      case Phase.Target:
        return chooseTarget(s, seat, options, count)
      case Phase.Action:
        return chooseAction(s, seat, options, count)
      case Phase.Spend:
        return chooseSpend(s, seat, options, count)
      case Phase.Reroll:
      case Phase.Save:
        return likeliest(s, seat, options, count)
      case Phase.Special:
        // Three against three, each stopped by one: nothing is better than chance.
        return options[whim.below(count)]
      default:
        return options[0]
    }
  }

  return { id, choose, build: (seat) => ({ team: TEAMS[seat] }) }
}
