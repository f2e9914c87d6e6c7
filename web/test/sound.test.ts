import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import type { Seen as AttackSeen } from '@libero/captain-tsubasa/view'
import type { FinaleEvent } from '@libero/finale'
import type { HatTrickEvent } from '@libero/hat-trick'
import type { Seen as TurnSeen } from '@libero/hat-trick/view'
import { describe, expect, test } from 'vitest'
import { SOUNDS } from '../face.ts'
import * as captainTsubasa from '../games/captain-tsubasa/table/sounds.ts'
import * as finale from '../games/finale/table/sounds.ts'
import * as hatTrick from '../games/hat-trick/table/sounds.ts'
import { murmurAt } from '../parts/crowd.ts'
import { Loudspeaker, loudest } from '../parts/sound.ts'

/** Everything a context was asked for: what began to sound, when it ends, and every level that was set. */
class FakeContext {
  readonly currentTime = 1
  readonly sampleRate = 100
  readonly destination = {}
  readonly sources: { readonly kind: string; until?: number }[] = []
  readonly gains: { readonly set: number[] }[] = []
  isRunning = false

  private node(more: object) {
    const node = { connect: (to: unknown) => to, ...more }
    return node
  }
  private param(set: number[] = []) {
    const note = (value: number) => void set.push(value)
    return {
      set,
      value: 0,
      setValueAtTime: note,
      linearRampToValueAtTime: note,
      exponentialRampToValueAtTime: note,
      setTargetAtTime: note,
      cancelScheduledValues: () => undefined,
    }
  }
  private source(kind: string) {
    const made: { readonly kind: string; until?: number } = { kind }
    return this.node({
      frequency: this.param(),
      start: () => void this.sources.push(made),
      stop: (at: number) => {
        made.until = at
      },
    })
  }
  createGain() {
    const gain = this.param()
    this.gains.push(gain)
    return this.node({ gain })
  }
  createBiquadFilter = () => this.node({ frequency: this.param(), Q: this.param() })
  createDynamicsCompressor = () => this.node({})
  createOscillator = () => this.source('tone')
  createBufferSource = () => this.source('noise')
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
  resume = async () => {
    this.isRunning = true
  }
  suspend = async () => {
    this.isRunning = false
  }
}

function hall(now: { sound?: boolean; hasPressed?: boolean; isSeen?: boolean } = {}) {
  const world = { sound: true, hasPressed: true, isSeen: true, ...now }
  const opened: FakeContext[] = []
  const speaker = new Loudspeaker({
    open: () => {
      const context = new FakeContext()
      opened.push(context)
      return context as unknown as AudioContext
    },
    set: () => ({ sound: world.sound, volume: 'low' }),
    hasPressed: () => world.hasPressed,
    isSeen: () => world.isSeen,
  })
  return { world, speaker, opened, heard: () => opened.flatMap(({ sources }) => sources) }
}

describe('the loudspeaker', () => {
  test('says nothing before somebody has pressed something, and then begins with the stands', () => {
    const { world, speaker, opened, heard } = hall({ hasPressed: false })
    speaker.murmur(0.5)
    for (const sound of SOUNDS) speaker.play(sound)
    expect(opened).toEqual([])
    world.hasPressed = true
    speaker.refresh()
    expect(heard().map(({ kind }) => kind)).toEqual(['noise'])
  })

  test.each(SOUNDS)('%s is made of something, and ends', (sound) => {
    const { speaker, heard } = hall()
    speaker.play(sound)
    expect(heard().length).toBeGreaterThan(0)
    for (const { until } of heard()) expect(until).toBeLessThan(5)
  })

  test('half-time is whistled twice, full time three times', () => {
    const blows = (sound: 'whistle' | 'half-time' | 'full-time') => {
      const { speaker, heard } = hall()
      speaker.play(sound)
      // Two tones and the pea.
      return heard().filter(({ kind }) => kind === 'tone').length / 3
    }
    expect([blows('whistle'), blows('half-time'), blows('full-time')]).toEqual([1, 2, 3])
  })

  test.each(['sound', 'isSeen'] as const)('without %s everything falls silent, the stands too', (what) => {
    const { world, speaker, opened, heard } = hall()
    speaker.murmur(0.4)
    speaker.play('goal')
    const [context] = opened
    expect(context?.isRunning).toBe(true)
    world[what] = false
    speaker.refresh()
    expect(context?.isRunning).toBe(false)
    expect(context?.gains[0]?.set.at(-1)).toBe(0)
    expect(heard().every(({ until }) => until !== undefined)).toBe(true)
    const before = heard().length
    speaker.play('goal')
    speaker.murmur(1)
    expect(heard()).toHaveLength(before)
    world[what] = true
    speaker.refresh()
    expect(heard()).toHaveLength(before + 1)
    expect(context?.isRunning).toBe(true)
  })

  test('the stands are one murmur that swells, and go home when nothing is played', () => {
    const { speaker, heard } = hall()
    for (const danger of [0.1, 0.6, 1]) speaker.murmur(danger)
    expect(heard()).toHaveLength(1)
    speaker.murmur(undefined)
    expect(heard()[0]?.until).toBeDefined()
    expect(murmurAt(0.9).level).toBeGreaterThan(murmurAt(0.2).level)
    expect(murmurAt(0.9).brightness).toBeGreaterThan(murmurAt(0.2).brightness)
  })

  test('a browser without sound plays on', () => {
    const speaker = new Loudspeaker({
      open: () => {
        throw new Error('no audio here')
      },
      set: () => ({ sound: true, volume: 'loud' }),
      hasPressed: () => true,
      isSeen: () => true,
    })
    expect(() => speaker.play('goal')).not.toThrow()
  })
})

describe('what is heard', () => {
  test('of what happens at once is what matters most', () => {
    expect(loudest(['card', 'dice', 'goal', 'card', undefined])).toBe('goal')
    expect(loudest(['card', undefined, 'whistle'])).toBe('whistle')
    expect(loudest([undefined])).toBeUndefined()
  })

  test('of a goal depends on whose it is', () => {
    const goal = { kind: 'goal', seat: 0, minute: 3, score: [1, 0], goals: [1, 0] }
    for (const { sound } of [captainTsubasa, finale, hatTrick]) {
      const heard = sound as (event: object, viewer: string) => string | undefined
      expect(['home', 'away', 'spectator'].map((viewer) => heard(goal, viewer))).toEqual([
        'goal',
        'conceded',
        'goal',
      ])
    }
  })

  test.each([
    ['captain-tsubasa', { kind: 'played' }, 'card'],
    ['captain-tsubasa', { kind: 'save', result: 'held' }, 'save'],
    ['captain-tsubasa', { kind: 'booked', colour: 'red' }, 'red'],
    ['captain-tsubasa', { kind: 'half-over', half: 1 }, 'half-time'],
    ['captain-tsubasa', { kind: 'special-duel', stopped: true }, 'save'],
    ['finale', { kind: 'revealed' }, 'card-turned'],
    ['finale', { kind: 'comparison', action: 'finish', won: false }, 'save'],
    ['finale', { kind: 'booked' }, 'yellow'],
    ['finale', { kind: 'full-time' }, 'full-time'],
    ['hat-trick', { kind: 'card-laid-unseen' }, 'card'],
    ['hat-trick', { kind: 'foul', card: 'yellow' }, 'yellow'],
    ['hat-trick', { kind: 'saved' }, 'save'],
    ['hat-trick', { kind: 'duel' }, 'ball'],
    ['hat-trick', { kind: 'drawn' }, undefined],
  ])('%s: %o is %s', (game, event, expected) => {
    const heard = {
      'captain-tsubasa': () => captainTsubasa.sound(event as CaptainTsubasaEvent, 'home'),
      finale: () => finale.sound(event as FinaleEvent, 'home'),
      'hat-trick': () => hatTrick.sound(event as HatTrickEvent, 'home'),
    }[game]
    expect(heard?.()).toBe(expected)
  })
})

describe('danger', () => {
  test('Hat-Trick: grows with the line of the ball as its side counts, an opportunity is more, a shot all', () => {
    const at = (seat: 'home' | 'away', field: string, more: object = {}) =>
      hatTrick.danger(
        { ball: { seat, number: 9, field }, opportunity: false, ...more } as TurnSeen,
        undefined,
      )
    expect(at('home', 'b6')).toBeGreaterThan(at('home', 'b2'))
    expect(at('away', 'b1')).toBeCloseTo(at('home', 'b6'))
    const opportunity = at('home', 'b6', { opportunity: true })
    expect(opportunity).toBeGreaterThan(at('home', 'b6'))
    expect(at('home', 'b6', { opportunity: true, shot: {} })).toBeGreaterThan(opportunity)
  })

  test('Captain Tsubasa: grows with the shot against the defence, and with how far the attack has come', () => {
    const sums = (shot: number, defence: number) => ({ sums: { shot, pass: 0, defence } })
    const at = (phase: string, shot: number, contest: object | null = null) =>
      captainTsubasa.danger(
        { phase, attacker: 'home', contest, sides: [sums(shot, 0), sums(0, 5)] } as unknown as AttackSeen,
        undefined,
      )
    expect(at('turn', 7)).toBeGreaterThan(at('turn', 1))
    expect(at('turn', 1)).toBeGreaterThan(at('draft', 1))
    expect(at('spend', 7, { action: 'shot', attack: 7, defence: 5 })).toBeGreaterThan(at('turn', 7))
    expect(at('save', 7, { action: 'shot', attack: 7, defence: 5 })).toBe(1)
  })
})
