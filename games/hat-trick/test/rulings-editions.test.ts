import { describe, expect, test } from 'vitest'
import { EDITION_NAMES, EDITIONS } from '../agreements.ts'
import type { HatTrickOptions } from '../build.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import { hatTrick } from '../game.ts'
import { wording } from '../text/index.ts'
import { agreed } from './any-build.ts'
import type { Setting } from './match.ts'
import { match, wholeMatch } from './match.ts'
import { ACTS_H6, FOUL_BY_A7, GOAL_KICK, IN_FRONT_OF_GOAL, lastTurn, PENALTY_BY_A3 } from './rules/stories.ts'

const THREE = ['short-2-left', 'short-2-right', 'long-1-left'] as const
const DEAL = [...THREE, ...THREE]
const PLAIN = ['short-1-left', 'short-1-left'] as const

/** The number of a refusal's kinds, as 'code option'. */
const refused = (options: HatTrickOptions, rules: string): readonly string[] => {
  const book = agreed({}, [{ team: 'GER' }, { team: 'BRA' }])
  const position = {
    ...hatTrick.position(hatTrick.start(book, { take: (weights) => weights.findIndex((w) => w > 0) })),
    rules,
    options,
  }
  const read = hatTrick.plainPosition(position)
  return read.ok ? [] : read.refusals.map(({ code, about }) => `${code} ${about?.option}`)
}

describe('R4a moves that must be made', () => {
  const options = { compulsoryMoves: true }

  test('R4a whoever can move must, in his turn and at both kicks', () => {
    const turn = match({ ...ACTS_H6, options, faceUp: PLAIN })
    expect(turn.options(0)).not.toContain('none')
    expect(turn.refusal('h none')).toBe('move-required §4.2')
    expect(turn.request(0)?.prompt.about.must).toBe(1)
    expect(turn.play('h 8+').options(1)).not.toContain('none')
    expect(turn.refusal('a none')).toBe('move-required §4.5')
    const kick = match({ ...GOAL_KICK, options })
    expect(kick.refusal('a none')).toBe('move-required §8.2')
    expect(kick.play('a 4+').refusal('h none')).toBe('move-required §8.2')
    // By the German options, too, a player of either side moves at both kicks.
    expect([kick.refusal('h 8+'), kick.refusal('h 9+')]).toEqual(['legal', 'legal'])
    const free = match({ ...FOUL_BY_A7, options }).play('h 8+', 'a 4+')
    expect([free.phase, free.refusal('a none')]).toEqual(['free-kick-defence', 'move-required §9.3'])
    expect(free.play('a 4-').refusal('h none')).toBe('move-required §9.3')
  })

  test('R4a who cannot move is not asked, and the only step is made without asking', () => {
    // Left: only h6, who has the ball; so nobody moves.
    const rest = ['h2', 'h4', 'h8', 'h10'] as const
    const nobody = match({
      ball: 'h6',
      options,
      off: rest,
      faceUp: ['short-1-left', 'short-1-left'],
      phase: 'attack-move',
    })
    expect(nobody.last('stayed')).toEqual({ kind: 'stayed', seat: 0 })
    // Number 10 in the final line can only go back.
    const setting: Setting = { ball: 'h6', on: { h10: 'b6' }, off: ['h2', 'h4', 'h8'], faceUp: PLAIN }
    const only = match({ ...setting, options })
    expect(only.last('moved')).toMatchObject({ seat: 0, number: 10, forward: false })
    expect(match(setting).options(0)).toEqual(['none', '10-'])
  })

  test('R4a nobody has to use a skill, and the first version knows no such agreement', () => {
    const players = match({
      options: { ...options, expansion: 'players' },
      faceUp: PLAIN,
      players: [{ 4: 'overlapping-fb*' }, {}],
    })
    expect(players.options(0).some((option) => option.startsWith('4!'))).toBe(true)
    expect(players.options(0)).not.toContain('none')
    expect(refused(options, 'hat-trick-1')).toEqual(['option-unknown compulsoryMoves'])
    expect(refused(options, 'hat-trick-2')).toEqual([])
  })
})

describe('R32 the goal kick without a new card', () => {
  const HANDS = [THREE, ['short-4-left', 'long-4-left', 'dribble-4-left']] as const
  const kick = (options: HatTrickOptions, setting: Setting = {}) =>
    match({ ...GOAL_KICK, hands: HANDS, options, ...setting }).play('a none', 'h none')

  test('R32 the kicking coach goes on with two cards, and draws up to three in the next turn', () => {
    const german = kick({ goalKickWithoutCard: true }).play('a long-4-left')
    expect(german.view('spectator').sides.map(({ hand }) => hand)).toEqual([3, 2])
    expect(german.options(1)).toEqual(['short-4-left', 'dribble-4-left'])
    german.rolls('long-2-left', 'long-2-left', 'long-2-right').play('h short-2-left', 'a short-4-left')
    expect(german.view('spectator').sides.map(({ hand }) => hand)).toEqual([3, 3])
    const english = kick({}).rolls('short-1-left').play('a long-4-left')
    expect(english.view('spectator').sides.map(({ hand }) => hand)).toEqual([3, 3])
  })

  test('R32 where the kick brings a scoring opportunity the hand is drawn up before it', () => {
    const setting = { on: { h10: 'b6' }, off: ['a2'] } as const
    const m = kick({ goalKickWithoutCard: true }, setting).rolls('short-1-left').play('a dribble-4-left')
    expect(m.last('opportunity')).toMatchObject({ seat: 0, number: 10 })
    expect(m.view('spectator').sides.map(({ hand }) => hand)).toEqual([3, 3])
  })
})

describe('R10c the penalty saved with one card', () => {
  const cards = {
    ...OUR_CARDS,
    name: 'long arms',
    keeping: { ...OUR_CARDS.keeping, final: { middle: 4, wing: 5 } },
  }
  const draws = (options: HatTrickOptions, dive: string) =>
    match({ ...PENALTY_BY_A3, options })
      .standStill()
      .play('h left', `a ${dive}`)
      .last('duel').draws

  test('R10c with keeper cards that begin with two both editions say the same', () => {
    for (const penaltyOneCard of [true, false])
      expect(['left', 'centre', 'right'].map((dive) => draws({ penaltyOneCard }, dive))).toEqual([2, 1, 0])
  })

  test('R10c with others one card fewer is not one card', () => {
    expect(['left', 'centre', 'right'].map((dive) => draws({ cards }, dive))).toEqual([4, 3, 2])
    const one = { cards, penaltyOneCard: true }
    expect(['left', 'centre', 'right'].map((dive) => draws(one, dive))).toEqual([2, 1, 0])
  })

  /** A keeper who is worse against shots from the left: 2 cards there, 5 from the right. */
  const lopsided = {
    ...OUR_CARDS,
    name: 'lopsided',
    keeping: {
      ...OUR_CARDS.keeping,
      final: { middle: 2, wing: 3, right: { middle: 5, wing: 5 } },
    },
  }
  /** The dribble of h11 from c5 past a2 that is level in everything. */
  const PENALTY_BY_A2: Setting = {
    ...{ ball: 'h10', faceUp: ['dribble-2-right', 'short-2-left'] },
    footballs: { h11: { attack: 3 }, a2: { defence: 3 } },
  }
  const against = (story: Setting, options: HatTrickOptions = {}, rules?: string) =>
    match({ ...story, options: { ...options, cards: lopsided }, ...(rules && { rules }) }).standStill()

  test('R10c in play the field of the penalty counts, at first the best one did', () => {
    const drawn = (story: Setting, rules?: string) =>
      against(story, {}, rules).play('h centre', 'a left').last('duel').draws
    expect([drawn(PENALTY_BY_A3), drawn(PENALTY_BY_A2)]).toEqual([1, 4])
    const first = 'hat-trick-1'
    expect([drawn(PENALTY_BY_A3, first), drawn(PENALTY_BY_A2, first)]).toEqual([1, 1])
    const one = against(PENALTY_BY_A2, { penaltyOneCard: true }).play('h centre', 'a left')
    expect(one.last('duel').draws).toBe(1)
  })

  test('R10c the odds of a penalty go by its field, too', () => {
    const likely = (story: Setting, rules?: string) => {
      const { state } = against(story, {}, rules)
      return hatTrick.odds(state, 0, hatTrick.read(state, 0, 'centre'))?.likelihood ?? 0
    }
    expect(likely(PENALTY_BY_A2)).toBeLessThan(likely(PENALTY_BY_A3))
    expect(likely(PENALTY_BY_A2, 'hat-trick-1')).toBeCloseTo(likely(PENALTY_BY_A3, 'hat-trick-1'))
  })

  test('R10c §11.2 in the shoot-out, where nobody stands anywhere, the best field counts', () => {
    const m = match({
      options: { shootOut: true, cards: lopsided },
      phase: 'duel',
      faceUp: ['dribble-4-left', 'short-1-left'],
      shootOut: { taken: [0, 0], scored: [0, 0] },
    })
    expect(m.play('h centre', 'a left').last('duel').draws).toBe(1)
  })
})

describe('R23 an opportunity that runs out of cards', () => {
  const kept = (options: HatTrickOptions, more: Setting = {}) =>
    match({
      ...IN_FRONT_OF_GOAL,
      options,
      off: ['a2'],
      hands: [[], []],
      faceUp: ['dribble-1-left', 'short-1-left'],
      ...more,
    })
      .standStill()
      .rolls(...DEAL)
      .play('h wait')

  test('R23 the ball kept in the final line: an opportunity again, or as agreed a usual turn', () => {
    expect(kept({}).order('opportunity', 'turn')).toEqual(['opportunity'])
    const usual = kept({ usualTurn: true })
    expect([usual.last('out-of-cards').to, usual.order('opportunity', 'turn')]).toEqual([
      { seat: 0, number: 10 },
      ['turn'],
    ])
    expect(usual.last('turn')).toMatchObject({ seat: 0, number: 10, line: 6 })
    // Both draw in it, nobody displaces the carrier, and a turn that begins there after it is an opportunity.
    usual.rolls('long-2-left', 'long-2-right').play('h short-2-left', 'a short-2-right')
    expect(usual.view('spectator').sides.map(({ hand }) => hand)).toEqual([3, 3])
    usual.play('h none')
    expect(usual.refusal('a 3-')).toBe('carrier-is-not-displaced §4.3')
    usual.play('a none')
    expect(usual.last('opportunity')).toMatchObject({ seat: 0, number: 10 })
  })

  test('R23 in that turn a long ball and a dribble have nothing ahead of them', () => {
    for (const card of ['long-1-left', 'dribble-2-left']) {
      const hands = [['short-2-left', card, 'short-2-right'], THREE] as const
      const m = match({ ball: 'h10', on: { h10: 'b6' }, off: ['a2'], options: { usualTurn: true }, hands })
      m.rolls('long-2-left', 'long-2-right').play(`h ${card}`, 'a short-2-right').standStill()
      expect([m.last('nobody-there').line, m.last('opportunity').number]).toEqual([6, 10])
    }
  })

  test('R23 R11b such a turn is no opportunity, so the guard may end the half there', () => {
    const late = { decks: [[], []], deckGone: [true, true], late: 24 } as const
    const m = match({
      ...IN_FRONT_OF_GOAL,
      options: { usualTurn: true },
      off: ['a2'],
      hands: [[], []],
      faceUp: ['dribble-1-left', 'short-1-left'],
      ...late,
    }).standStill()
    m.rolls(...DEAL, ...DEAL).play('h wait')
    expect(m.last('half-over')).toMatchObject({ guard: true })
  })
})

describe('R10e a foul with the ball already in the final line', () => {
  const options = { usualTurn: true }
  const faceUp = ['short-2-left', 'short-2-left'] as const
  const footballs = { h8: { attack: 3 }, h10: { attack: 3 }, a2: { defence: 3 }, a3: { defence: 0 } }

  test('R10e R23 on a middle field it is a penalty, though nobody enters that field', () => {
    const m = match({ ball: 'h10', on: { h10: 'b6' }, options, faceUp, footballs }).standStill()
    expect([m.last('foul').number, m.last('penalty').number, m.field('h10')]).toEqual([2, 10, 'b6'])
    expect([m.all('free-kick'), m.phase]).toEqual([[], 'duel'])
  })

  test('R10e on the wing it is a free kick', () => {
    const m = match({ ball: 'h8', on: { h8: 'a6' }, options, faceUp, footballs }).standStill()
    expect([m.last('foul').number, m.last('free-kick').number, m.all('penalty')]).toEqual([2, 8, []])
    m.play('a none', 'h none')
    expect(m.phase).toBe('free-kick-choice')
  })

  test('R10e a long ball and a dribble are not compared there, so nobody fouls', () => {
    for (const card of ['long-2-left', 'dribble-2-left']) {
      const m = match({ ball: 'h10', on: { h10: 'b6' }, options, faceUp: [card, faceUp[1]], footballs })
      m.standStill()
      expect([m.all('comparison'), m.all('foul'), m.last('nobody-there').line]).toEqual([[], [], 6])
    }
  })
})

describe('R24 a free kick in the final line', () => {
  /** The free kick of a6 has been moved for; what the attacker is asked is next. */
  const kick = (options: HatTrickOptions, more: Setting = {}) =>
    match({
      ball: 'h8',
      on: { h8: 'a6' },
      off: ['a2', 'a3'],
      phase: 'free-kick-attack',
      options,
      ...more,
    }).play('h none')

  test('R24 nothing is asked, and it is an opportunity', () => {
    for (const more of [{}, { rules: 'hat-trick-1' }]) {
      const m = kick({}, more)
      expect([m.phase, m.last('opportunity').number]).toEqual(['play-card', 8])
    }
  })

  test('R24 where usual turns were agreed the coach is asked there as everywhere', () => {
    const m = kick({ usualTurn: true })
    expect([m.phase, m.options(0), m.all('opportunity')]).toEqual([
      'free-kick-choice',
      ['opportunity', 'play-on'],
      [],
    ])
    expect(m.play('h opportunity').last('opportunity').number).toBe(8)
  })

  test('R24 normal play there is a usual turn, and only the turn after it is an opportunity', () => {
    const hands = [THREE, THREE] as const
    const m = kick({ usualTurn: true }, { hands }).play('h play-on')
    expect([m.last('turn'), m.all('opportunity')]).toEqual([
      { kind: 'turn', seat: 0, number: 8, line: 6 },
      [],
    ])
    expect(m.view('spectator').opportunity).toBe(false)
    m.rolls('long-2-left', 'long-2-right').play('h long-1-left', 'a short-2-right').standStill()
    expect([m.last('nobody-there').line, m.last('opportunity').number]).toEqual([6, 8])
    expect(m.order('turn', 'nobody-there', 'opportunity')).toEqual(['turn', 'nobody-there', 'opportunity'])
  })

  test('R24 R11c if time is up the half may end instead, as after any normal play', () => {
    const late = { decks: [[], []], deckGone: [true, true], late: 24 } as const
    const m = kick({ usualTurn: true }, late)
      .rolls(...DEAL)
      .play('h play-on')
    expect(m.last('half-over')).toMatchObject({ guard: true })
    expect(kick({ usualTurn: true }, late).play('h opportunity').all('half-over')).toEqual([])
  })

  test('R24 after a corner, too', () => {
    const corner: Setting = {
      ...IN_FRONT_OF_GOAL,
      options: { usualTurn: true, expansion: 'players', events: ['corners'] },
      phase: 'save',
      faceUp: ['dribble-3-left', 'short-1-left'],
      shot: { power: 6, draws: 1, drawn: 4 },
    }
    const m = match(corner).rolls('short-3-left', 'long-1-left', 'long-1-left').play('a draw')
    m.play('a none', 'h none')
    expect([m.phase, m.options(0)]).toEqual(['free-kick-choice', ['opportunity', 'play-on']])
  })
})

describe('R31 who must stay at a goal kick', () => {
  const options = { displacedStays: true }

  test('R31 if it was agreed, the displaced opponent is neither moved nor displaced', () => {
    const m = match({ ...GOAL_KICK, options, on: { h10: 'b6' } }).play('a 6+')
    expect(m.last('moved').with).toEqual({ seat: 0, number: 7 })
    expect(m.refusal('h 7+')).toBe('was-just-displaced §8.2')
    expect(m.refusal('h 7-')).toBe('was-just-displaced §8.2')
    expect(m.options(0).some((option) => option.startsWith('7'))).toBe(false)
    expect(
      match({ ...GOAL_KICK, on: { h10: 'b6' } })
        .play('a 6+')
        .options(0),
    ).toContain('7+')
  })

  test('R31 a displaced team-mate of the kicking team is not displaced either', () => {
    // a8 goes forward onto a4’s place, so that a4 stands ahead of home’s 9.
    const setting: Setting = { ...GOAL_KICK, on: { a4: 'd3', a8: 'd4', h9: 'd5' } }
    const free = match(setting).play('a 8+')
    expect(free.last('moved').with).toEqual({ seat: 1, number: 4 })
    expect(free.refusal('h 9-')).toBe('legal')
    const m = match({ ...setting, options }).play('a 8+')
    expect(m.refusal('h 9-')).toBe('displaced-there §8.2')
  })

  test('R31 it holds for that answer only: not in the next turn, and not at a free kick', () => {
    const hands = [THREE, ['short-4-left', 'long-4-left', 'dribble-4-left']] as const
    const m = match({ ...GOAL_KICK, options, hands, on: { h10: 'b6' } }).play('a 6+', 'h none')
    m.rolls('short-1-left').play('a long-4-left')
    expect(hatTrick.position(m.state).displaced).toBeNull()
    const free = match({ ...FOUL_BY_A7, options }).play('h none', 'a none', 'a 6-')
    expect(hatTrick.position(free.state).displaced).toBeNull()
  })

  test('R31 R4a the questions at a kick name everybody who may not be displaced', () => {
    const displaced = match({ ...GOAL_KICK, options, on: { h10: 'b6' } }).play('a 6+')
    const usual = match({ ...GOAL_KICK, on: { h10: 'b6' } }).play('a 6+')
    // Onto a free field nobody is displaced.
    const free = match({ ...GOAL_KICK, options }).play('a 4-')
    expect([displaced, usual, free].map((m) => m.request(0)?.prompt.key)).toEqual([
      'goal-kick-defence/displaced',
      'goal-kick-defence',
      'goal-kick-defence',
    ])
    const kick = match(FOUL_BY_A7).play('h none', 'a none', 'a 4-')
    for (const [language, stays, carrier] of [
      ['en', 'displaced stays', 'not onto the ball or'],
      ['de', 'verdrängt hat, der bleibt', 'nicht auf den Ball oder'],
      ['hu', 'kiszorított, marad', 'nem a labdásra és nem'],
    ] as const) {
      const asked = (m: typeof kick) => {
        const request = m.request(0)
        return request ? wording(language).prompt(request).more : ''
      }
      expect(asked(displaced)).toContain(stays)
      expect(asked(usual)).not.toContain(stays)
      expect(asked(kick)).toContain(carrier)
    }
  })

  test('R31 a position says who was displaced, and refuses one who cannot have been', () => {
    const m = match({ ...GOAL_KICK, options, on: { h10: 'b6' } }).play('a 6+')
    const position = hatTrick.position(m.state)
    expect([position.moved, position.displaced]).toEqual([
      { seat: 'away', number: 6 },
      { seat: 'home', number: 7 },
    ])
    const again = hatTrick.plainPosition(position)
    expect(again.ok && again.value).toEqual(position)
    const wrong = (more: object) => {
      const read = hatTrick.plainPosition({ ...position, ...more })
      return read.ok ? [] : read.refusals.map(({ about }) => about?.field)
    }
    expect(wrong({ displaced: position.moved })).toEqual(['displaced'])
    expect(wrong({ moved: null })).toEqual(['displaced'])
    expect(wrong({ displaced: 7 })).toEqual(['displaced'])
    expect(hatTrick.position(match(GOAL_KICK).state)).not.toHaveProperty('displaced')
    expect(refused(options, 'hat-trick-1')).toEqual(['option-unknown displacedStays'])
  })
})

describe('R12b the shoot-out with five cards', () => {
  const options = { shootOut: true, fiveCards: true }
  const FIVE = ['short-1-left', 'short-2-left', 'short-3-left', 'long-1-left', 'dribble-4-left'] as const

  test('R12b each draws five, his old hand joins the used cards, and he chooses one for each penalty', () => {
    const m = lastTurn({ half: 2, options, rolls: [0, ...FIVE, ...FIVE] })
    expect(m.all('five-cards').map(({ seat, laid }) => [seat, laid.length])).toEqual([
      [0, 3],
      [1, 3],
    ])
    expect([m.phase, m.awaiting]).toEqual(['penalty-card', ['home']])
    expect(m.options(0)).toEqual([...FIVE])
    // Nobody else sees them.
    expect(m.view('away').sides[0].hand).toBe(5)
    m.play('h dribble-4-left')
    expect(m.last('penalty-taken')).toEqual({ kind: 'penalty-taken', seat: 0, card: 'dribble-4-left' })
    m.play('h left', 'a right')
    expect([m.phase, m.awaiting, m.view('home').sides[0].hand]).toEqual([
      'penalty-card',
      ['away'],
      ['short-1-left', 'short-2-left', 'short-3-left', 'long-1-left'],
    ])
  })

  test('R12b the last of the five is not asked for, and in sudden death the top card is turned over', () => {
    const hands = [['long-1-left'], ['long-2-left']] as const
    const m = match({
      options,
      phase: 'penalty-card',
      hands: [
        ['long-1-left', 'short-1-left'],
        ['long-2-left', 'short-2-left'],
      ],
      shootOut: { taken: [3, 3], scored: [3, 3] },
    })
    m.play('h short-1-left', 'h left', 'a right', 'a short-2-left', 'a left', 'h right')
    expect(m.last('penalty-taken')).toEqual({ kind: 'penalty-taken', seat: 0, card: hands[0][0] })
    m.play('h left', 'a right').rolls('dribble-1-left').play('a left', 'h right')
    expect(m.last('sudden-death')).toEqual({ kind: 'sudden-death', pair: 1 })
    expect(m.last('penalty-taken')).toEqual({ kind: 'penalty-taken', seat: 0, card: 'dribble-1-left' })
  })

  test('R12b a position holds no more cards than there are penalties to take with them', () => {
    const taken = (hand: readonly string[]) =>
      match({
        options,
        phase: 'penalty-card',
        hands: [hand, ['short-1-left']],
        shootOut: { taken: [4, 4], scored: [4, 4] },
      })
    expect(() => taken(['long-1-left', 'short-1-left'])).toThrow('sides.0.hand')
  })
})

describe('R12e extra time and shoot-out, each by itself', () => {
  test('R12e four agreements of a level match', () => {
    const after = (half: number, options: HatTrickOptions, rolls: readonly (number | string)[]) => {
      const m = lastTurn({ half, options, rolls })
      return m.outcome ? `${m.outcome.by} ${m.outcome.winner ?? 'draw'}` : `half ${m.view('spectator').half}`
    }
    expect(after(2, {}, [])).toBe('normal-time draw')
    expect(after(2, { extraTime: true }, [0, ...DEAL])).toBe('half 3')
    expect(after(3, { extraTime: true }, [])).toBe('extra-time draw')
    expect(after(2, { shootOut: true }, [0, 'long-1-left'])).toBe('half 4')
    expect(after(2, { extraTime: true, shootOut: true }, [0, ...DEAL])).toBe('half 3')
    expect(after(3, { extraTime: true, shootOut: true }, [0, 'long-1-left'])).toBe('half 4')
  })

  test('R12f it ends as soon as one team cannot be caught, and not before', () => {
    const score = (
      taken: readonly [number, number],
      scored: readonly [number, number],
      rolls: readonly string[],
    ) => {
      const faceUp = ['dribble-4-left', 'short-1-left'] as const
      const options = { shootOut: true }
      const m = match({ options, phase: 'duel', faceUp, shootOut: { taken, scored } }).rolls(...rolls)
      return m.play('h left', 'a right').outcome?.shootOut
    }
    expect(score([3, 3], [3, 1], [])).toEqual([4, 1])
    expect(score([2, 2], [2, 1], ['dribble-4-left'])).toBeUndefined()
  })

  test('R12e penalties after ninety minutes are no extra time', () => {
    const m = lastTurn({ half: 2, options: { shootOut: true }, rolls: [0, 'long-1-left'] })
    expect([m.view('spectator').minute, m.view('spectator').half]).toEqual([90, 4])
    expect(match({ half: 3, options: { extraTime: true } }).phase).toBe('play-card')
    expect(() => match({ half: 3, options: { shootOut: true } })).toThrow('half')
  })

  test('R12e by the first version extra time means both, and a shoot-out alone is unknown', () => {
    const rules = 'hat-trick-1'
    const m = lastTurn({ rules, half: 3, options: { extraTime: true }, rolls: [0, 'long-1-left'] })
    expect(m.last('shoot-out')).toEqual({ kind: 'shoot-out', seat: 0 })
    expect(refused({ shootOut: true }, rules)).toEqual(['option-unknown shootOut'])
  })
})

describe('the editions', () => {
  test.each(EDITION_NAMES)(
    '§12.5 a whole match by the %s edition, and its position says by which',
    (edition) => {
      const options = Object.fromEntries(['shootOut', ...EDITIONS[edition]].map((each) => [each, true]))
      const { outcome, state } = wholeMatch(7, options)
      expect(outcome.goals).toHaveLength(2)
      expect(hatTrick.position(state).options).toEqual({ extraTime: false, ...options })
      expect(state.terms).toMatchObject(options)
    },
  )
})
