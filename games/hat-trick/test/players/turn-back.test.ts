import { awaits, SampledChance } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { MATCH_EVENTS } from '../../cards/skills.ts'
import { hatTrick } from '../../game.ts'
import { optionsOf } from '../../options.ts'
import { PHASES, Phase } from '../../phase.ts'
import { playerOf } from '../../rules/common.ts'
import { isWithinMoment } from '../../rules/moment.ts'
import { dress, readSkills, setFoot } from '../../rules/skill.ts'
import type { State } from '../../state.ts'
import { TEXTS, wording } from '../../text/index.ts'
import { NOWHERE } from '../../vocabulary.ts'
import { agreed, playersConfig } from '../any-build.ts'
import type { Setting } from '../match.ts'
import { expectDefined, expectOk, match, positionOf } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { amountOf, footballsOf, nextTurn, SHORT_WON, story, usesOf } from './skill-stories.ts'

/** Number 4 of the home team has gone over to the right wing. */
const TURNED = {
  players: [{ 4: 'wingback*' }, {}],
  otherWing: ['h4'],
  styles: ['physical', 'physical'],
} as const satisfies Setting

const questions: readonly string[] = PHASES.slice(0, Phase.Over)

describe('P11 A wingback turns back', () => {
  test('P11 he flips when he turns back, not before, and the move is still his coach’s', () => {
    for (const rules of ['hat-trick-1', 'hat-trick-2']) {
      const m = story([{ 4: 'wingback*' }, {}], {
        ...SHORT_WON,
        rules,
        faceUp: ['short-4-right', 'short-1-left'],
      })
      m.play('h 4!+').standStill()
      expect([m.gold('h4'), m.side('h4')]).toEqual([true, 'right'])
      nextTurn(m, 'short-3-left', 'short-3-left')
      // With a left card he cannot move as he stands.
      expect(m.refusal('h 4+')).toBe('player-of-other-side §2.3')
      m.play('h 4!~')
      expect([m.gold('h4'), m.side('h4'), m.phase]).toEqual([false, 'left', 'attack-move'])
      expect(m.play('h 4-').phase).toBe('defence-move')
    }
  })

  test('P11 by hat-trick-1 at his coach’s move alone, by hat-trick-2 before a card is laid, too', () => {
    const first = match({ ...TURNED, rules: 'hat-trick-1' })
    expect([first.phase, usesOf(first, 'h4')]).toEqual(['play-card', []])
    expect(first.refusal('h 4!~')).toBe('skill-not-now §15.3')
    const m = match(TURNED)
    expect([m.phase, usesOf(m, 'h4')]).toEqual(['play-card', ['4!~']])
    m.play('h 4!~')
    expect([m.gold('h4'), m.side('h4'), m.phase]).toEqual([false, 'left', 'play-card'])
    expect(m.awaiting).toEqual(['home', 'away'])
  })

  test('P11 in the other team’s turn, at goal kicks and free kicks: whatever is asked, of whomever', () => {
    const asked = new Set<string>()
    const chance = new SampledChance(1)
    const copy = hatTrick.blank(hatTrick.start(playersConfig(MATCH_EVENTS, chance), chance))
    const each = (s: State) => {
      for (const seat of [0, 1] as const) {
        if (!awaits(hatTrick.awaiting(s), seat)) continue
        // Whoever plays there is a wingback on the other wing now.
        const number = [4, 5].find((one) => s.field[playerOf(seat, one)] !== NOWHERE)
        const type = s.cards.expansion.type('wingback')
        const kind = expectDefined(hatTrick.request(s, seat)).kind
        if (number === undefined || asked.has(`${kind} ${seat}`)) continue
        hatTrick.copy(s, copy)
        dress(copy, playerOf(seat, number), type, 1)
        setFoot(copy, playerOf(seat, number), 1 - (number & 1))
        readSkills(copy, seat)
        const request = expectDefined(hatTrick.request(copy, seat))
        const turning = optionsOf(request).find((option) => option.kind === 'turn-back')
        expect([kind, turning?.action]).toEqual([kind, `${number}!~`])
        expect(request.default).not.toBe(turning?.action)
        const code = hatTrick.read(copy, seat, `${number}!~`)
        // Asked again what he was asked; at a moment he may first be asked for what he can use now.
        const isMoment = isWithinMoment(copy)
        hatTrick.apply(copy, seat, code, chance)
        if (!isMoment) expect([kind, hatTrick.request(copy, seat)?.kind]).toEqual([kind, kind])
        expect(hatTrick.request(copy, seat)?.options.map(({ action }) => action)).not.toContain(`${number}!~`)
        asked.add(`${kind} ${seat}`)
      }
    }
    for (let seed = 1; seed <= 60 && asked.size < 2 * questions.length; seed++)
      randomMatch(hatTrick, playersConfig(MATCH_EVENTS, new SampledChance(seed)), seed, {
        told: 'nobody',
        each,
      })
    expect([...asked].sort()).toEqual(questions.flatMap((kind) => [`${kind} 0`, `${kind} 1`]).sort())
  })

  test('P11 it is no use of a skill: nobody prevents it', () => {
    const setting = {
      ...TURNED,
      players: [{ 4: 'wingback*' }, { 9: 'utility-man', 7: 'combative-mid*' }],
      on: { a7: 'a3' },
      faceUp: ['short-3-left', 'short-3-left'],
      phase: 'play-card',
    } as const satisfies Setting
    const { faceUp: _, phase: __, ...before } = setting
    const first = nextTurn(match({ ...before, rules: 'hat-trick-1' }), 'short-3-left', 'short-3-left')
    expect([first.phase, first.awaiting, first.options(1)]).toEqual(['prevent', ['away'], ['none', '7x4']])
    const m = nextTurn(match(before), 'short-3-left', 'short-3-left')
    expect([m.phase, m.awaiting]).toEqual(['attack-move', ['home']])
    m.play('h 4!~')
    expect([m.phase, m.gold('h4'), m.gold('a7'), m.all('skill')]).toEqual(['attack-move', false, true, []])
    expect(m.last('changed-wing')).toMatchObject({ seat: 0, number: 4, side: 'left' })
  })

  test('P11 nor does it keep an action out of a row (18.2)', () => {
    const row = (rules: string) => {
      const m = story([{ 4: 'wingback*' }, {}], {
        ...SHORT_WON,
        rules,
        otherWing: ['h4'],
        styles: ['tactical', 'physical'],
        row: [{ kind: 'short', count: 1 }, null],
      })
      m.play('h 4!~').standStill()
      return m.view('spectator').sides[0].progress
    }
    expect(row('hat-trick-1')).toEqual([{ style: 'tactical', of: 3, now: 1 }])
    expect(row('hat-trick-2')).toEqual([{ style: 'tactical', of: 3, now: 2 }])
  })

  test('P11 but it is a flip: nobody flips a third time in a play', () => {
    const flipped = (flips: number) => {
      const position = structuredClone(positionOf(TURNED)) as unknown as {
        sides: { players: { number: number; flips: number }[] }[]
      }
      for (const player of position.sides[0]?.players ?? []) if (player.number === 4) player.flips = flips
      const s = expectOk(hatTrick.fromPosition(position as never, new SampledChance(1)))
      const code = hatTrick.read(s, 0, '4!~')
      const isOffered = hatTrick.request(s, 0)?.options.some(({ action }) => action === '4!~')
      return isOffered ? 'offered' : hatTrick.explain(s, 0, code).code
    }
    expect([flipped(0), flipped(1), flipped(2)]).toEqual(['offered', 'offered', 'flipped-twice'])
  })

  test('P11 who plays on his own wing has nothing to turn back from, and who was sent off does not', () => {
    const own = match({ ...TURNED, otherWing: [] })
    expect([usesOf(own, 'h4'), own.refusal('h 4!~')]).toEqual([[], 'on-own-side §16.5'])
    const off = match({ ...TURNED, off: ['h4'] })
    expect(usesOf(off, 'h4')).toEqual([])
  })

  /** Number 4 has the ball from 5 and dribbles from a2 at a9 (a3); a style card could be played in the comparison. */
  const DRIBBLE = {
    ...TURNED,
    ball: 'h5',
    faceUp: ['dribble-4-left', 'short-1-left'],
    styles: ['technical', 'physical'],
    styleCards: [['nutmeg'], []],
  } as const satisfies Setting

  test('P11 in a comparison he may then use the side that lies up, before any style card', () => {
    const m = match(DRIBBLE).standStill()
    expect([m.phase, m.options(0)]).toEqual(['style-card', ['none', 'nutmeg', '4!~']])
    m.play('h 4!~')
    expect([m.phase, m.options(0), m.gold('h4')]).toEqual(['skill', ['none', '4!'], false])
    m.play('h 4!')
    expect([m.phase, m.options(0), m.gold('h4')]).toEqual(['style-card', ['none', 'nutmeg'], true])
    m.play('h none')
    const { skills, players } = m.last('comparison')
    expect([skills?.[0], players[0]]).toEqual([
      amountOf('wingback', 'silver'),
      footballsOf('wingback', 'gold')[0],
    ])
  })

  test('P11 matches end, however often somebody turns back', () => {
    const OPTIONS = { expansion: 'players', events: MATCH_EVENTS } as const
    const WITH_WINGBACK = OUR_EXPANSION.teams.filter(({ players }) =>
      Object.values(players).some(({ type }) => type === 'wingback'),
    )
    let turns = 0
    for (let seed = 1; seed <= 6; seed++) {
      const chance = new SampledChance(seed)
      const team = expectDefined(WITH_WINGBACK[seed % WITH_WINGBACK.length]).id
      const s = hatTrick.start(agreed(OPTIONS, [{ team }, { team }]), chance)
      for (let decisions = 0; !hatTrick.outcome(s); decisions++) {
        expect(decisions).toBeLessThan(6000)
        const request = expectDefined(hatTrick.request(s, 0) ?? hatTrick.request(s, 1))
        const options = optionsOf(request)
        // Over to the other wing and back whenever that is possible, else anything.
        const turning = options.find(({ kind, about }) =>
          kind === 'turn-back' ? true : kind === 'skill' && about.does === 'change-wing',
        )
        if (turning?.kind === 'turn-back') turns++
        const taken = turning ?? expectDefined(options[chance.below(options.length)])
        hatTrick.apply(s, request.seat, hatTrick.read(s, request.seat, taken.action), chance)
      }
    }
    expect(turns).toBeGreaterThan(5)
  })
})

describe('P35 A wingback turns back while others are asked', () => {
  test('P35 both coaches see it at once, and nothing of what was laid', () => {
    const m = match(TURNED).play('a short-4-right')
    expect(m.awaiting).toEqual(['home'])
    m.play('h 4!~')
    for (const viewer of ['home', 'away', 'spectator'] as const) {
      expect(m.heardBy(viewer).at(-1)).toEqual({ kind: 'changed-wing', seat: 0, number: 4, side: 'left' })
      const { players } = m.view(viewer).sides[0]
      expect(players.find(({ number }) => number === 4)).toMatchObject({ gold: false, side: 'left' })
    }
    expect([m.view('home').sides[1].laid, m.view('away').sides[1].laid]).toEqual([true, 'short-4-right'])
    // Whoever has laid his card is asked nothing more.
    const laid = match(TURNED).play('h short-3-left')
    expect([laid.awaiting, laid.request(0)]).toEqual([['away'], undefined])
  })

  test('P35 so it is with the corners of a shot', () => {
    const m = match({
      ...TURNED,
      ...IN_FRONT_OF_GOAL,
      faceUp: ['dribble-3-left', 'short-1-left'],
    }).standStill()
    m.play('h shoot', 'a left')
    expect([m.phase, m.options(0)]).toEqual(['duel', ['left', 'centre', 'right', '4!~']])
    m.play('h 4!~')
    expect([m.phase, m.options(0), m.view('home').sides[1].corner]).toEqual([
      'duel',
      ['left', 'centre', 'right'],
      true,
    ])
  })

  test('P35 nobody is asked only because he could turn back', () => {
    // One card each is left in an opportunity: it is laid without asking.
    const m = match({
      ...IN_FRONT_OF_GOAL,
      ...TURNED,
      hands: [['short-1-left'], ['short-1-right']],
      phase: 'play-card',
    })
    expect([m.phase, m.last('revealed').cards]).toEqual(['attack-move', ['short-1-left', 'short-1-right']])
    // Nobody has anything to use at an arrival or in a comparison: nobody is asked there.
    const turn = match({ ...TURNED, ...SHORT_WON }).standStill()
    expect([turn.phase, turn.last('passed').to]).toEqual(['play-card', 8])
  })

  test('P35 when time runs out nobody turns back, even if it would be the middle one', () => {
    const m = match({
      ...TURNED,
      hands: [
        ['short-1-left', 'short-2-left', 'short-4-left'],
        ['short-1-left', 'short-2-left', 'short-4-left'],
      ],
    })
    expect(m.request(0)?.default).toBe('short-2-left')
  })
})

test('§16.5 turning back in words, and what it is about', () => {
  const request = expectDefined(match(TURNED).request(0))
  const option = expectDefined(optionsOf(request).find(({ kind }) => kind === 'turn-back'))
  expect(option).toEqual({
    action: '4!~',
    kind: 'turn-back',
    about: { number: 4, type: 'wingback', wing: 'left' },
  })
  const said = LANGUAGES.slice(0, 3).map((language) => wording(language).option(request, option))
  expect(said).toEqual([
    'Number 4, Wingback: turns back to his own side (left) and flips',
    'Die 4, Flügelverteidiger: wechselt auf die eigene Seite (links) zurück und wird umgedreht',
    expect.stringMatching(/: visszatér a saját oldalára \(bal\), és átfordul$/),
  ])
  for (const language of LANGUAGES) expect(TEXTS[language].refusals['on-own-side']).not.toBe('')
})
