import type { Sound } from '../face.ts'

/** Where a sound is made, and when. */
export interface Stage {
  readonly context: AudioContext
  readonly out: AudioNode
  readonly at: number
}

/** A gain that rises and dies away; returned for whoever feeds it. */
function swell({ context, out, at }: Stage, peak: number, rise: number, fall: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.linearRampToValueAtTime(peak, at + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall)
  gain.connect(out)
  return gain
}

const hisses = new WeakMap<AudioContext, AudioBuffer>()
/** Long enough that nobody hears it come round. */
const HISS_SECONDS = 3

/** White noise, made once; every thud, card and crowd is a piece of it. */
export function noise(context: AudioContext): AudioBufferSourceNode {
  const source = context.createBufferSource()
  let buffer = hisses.get(context)
  if (!buffer) {
    buffer = context.createBuffer(1, Math.ceil(context.sampleRate * HISS_SECONDS), context.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
    hisses.set(context, buffer)
  }
  source.buffer = buffer
  source.loop = true
  return source
}

interface Hiss {
  readonly type: BiquadFilterType
  readonly frequency: number
  /** Where its pitch has gone when it has died away. */
  readonly to?: number
  readonly q?: number
  readonly peak: number
  readonly rise: number
  readonly fall: number
}

/** Noise through a filter: cards, crowd, the thud of leather. */
function hiss(stage: Stage, { type, frequency, to, q = 0.7, peak, rise, fall }: Hiss): void {
  const { context, at } = stage
  const end = at + rise + fall
  const source = noise(context)
  const filter = context.createBiquadFilter()
  filter.type = type
  filter.Q.value = q
  filter.frequency.setValueAtTime(frequency, at)
  if (to !== undefined) filter.frequency.linearRampToValueAtTime(to, end)
  source.connect(filter).connect(swell(stage, peak, rise, fall))
  source.start(at, Math.random() * (HISS_SECONDS - 1))
  source.stop(end)
}

const PITCHES = [2350, 2470]

/** The pea in the whistle: a high tone whose pitch trembles. */
function blow({ context, out, at }: Stage, seconds: number): void {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(0.35, at + 0.02)
  gain.gain.setValueAtTime(0.35, at + seconds - 0.05)
  gain.gain.linearRampToValueAtTime(0, at + seconds)
  gain.connect(out)
  const tone = (frequency: number, type: OscillatorType) => {
    const each = context.createOscillator()
    each.type = type
    each.frequency.value = frequency
    each.start(at)
    each.stop(at + seconds)
    return each
  }
  const tremble = context.createGain()
  tremble.gain.value = 130
  tone(34, 'sine').connect(tremble)
  for (const pitch of PITCHES) {
    const high = tone(pitch, 'triangle')
    tremble.connect(high.frequency)
    high.connect(gain)
  }
}

/** Several blows, one after the other. */
function whistle(stage: Stage, ...blows: readonly number[]): void {
  let { at } = stage
  for (const seconds of blows) {
    blow({ ...stage, at }, seconds)
    at += seconds + 0.07
  }
}

/** A tone that falls at once: leather, wood, a die. */
function knock(stage: Stage, high: number, peak: number, fall = 0.14): void {
  const { context, at } = stage
  const tone = context.createOscillator()
  tone.frequency.setValueAtTime(high, at)
  tone.frequency.exponentialRampToValueAtTime(high * 0.35, at + 0.09)
  tone.connect(swell(stage, peak, 0.003, fall))
  tone.start(at)
  tone.stop(at + fall + 0.06)
}

const later = (stage: Stage, seconds: number): Stage => ({ ...stage, at: stage.at + seconds })

function kick(stage: Stage): void {
  knock(stage, 190, 0.9)
  hiss(stage, { type: 'lowpass', frequency: 1400, peak: 0.35, rise: 0.002, fall: 0.05 })
}

/** The ball strikes, and the net gives way and falls back. */
function net(stage: Stage): void {
  kick(stage)
  const rustle: Hiss = { type: 'highpass', frequency: 2200, to: 5200, peak: 0.5, rise: 0.04, fall: 0.3 }
  hiss(later(stage, 0.1), rustle)
  hiss(later(stage, 0.3), { ...rustle, peak: 0.2, fall: 0.22 })
}

/** Many hands: quick dry claps, each a little out of time, fewer towards the end. */
function applause(stage: Stage, claps: number, seconds: number): void {
  for (let i = 0; i < claps; i++) {
    const when = seconds * (i / claps) ** 1.4 + Math.random() * 0.05
    const peak = 0.5 * (1 - i / claps) + 0.08
    hiss(later(stage, when), {
      type: 'bandpass',
      frequency: 1100 + Math.random() * 900,
      peak,
      rise: 0.003,
      fall: 0.06,
    })
  }
}

/** The stands: a roar that rises, and a brighter one above it that stays behind. */
function roar(stage: Stage): void {
  hiss(stage, {
    type: 'bandpass',
    frequency: 420,
    to: 900,
    q: 0.6,
    peak: 2.2,
    rise: 0.25,
    fall: 2.2,
  })
  hiss(later(stage, 0.08), {
    type: 'bandpass',
    frequency: 1500,
    q: 0.9,
    peak: 0.9,
    rise: 0.35,
    fall: 1.7,
  })
}

/** Air that leaves ten thousand people: short and falling. */
const groan = (stage: Stage): void =>
  hiss(stage, { type: 'bandpass', frequency: 520, to: 190, q: 1.4, peak: 1.3, rise: 0.12, fall: 1 })

/** A sharp breath of the stands. */
const gasp = (stage: Stage): void =>
  hiss(stage, { type: 'bandpass', frequency: 700, to: 480, q: 1.1, peak: 0.7, rise: 0.09, fall: 0.5 })

const BOUNCES = [0, 0.07, 0.16, 0.21, 0.31]

/** How each sound is made. */
export const INSTRUMENTS: Readonly<Record<Sound, (stage: Stage) => void>> = {
  card: (stage) => hiss(stage, { type: 'highpass', frequency: 2600, peak: 0.3, rise: 0.015, fall: 0.08 }),
  // A flick, and the card on the table.
  'card-turned': (stage) => {
    hiss(stage, { type: 'highpass', frequency: 1800, to: 4200, peak: 0.26, rise: 0.05, fall: 0.06 })
    knock(later(stage, 0.12), 420, 0.16, 0.05)
  },
  ball: kick,
  dice: (stage) => {
    for (const [i, when] of BOUNCES.entries())
      knock(later(stage, when), 900 + ((i * 7) % 5) * 140, 0.3 - i * 0.03)
  },
  // Held up by bodies or wood.
  block: (stage) => {
    knock(stage, 130, 1, 0.2)
    gasp(later(stage, 0.05))
  },
  whistle: (stage) => whistle(stage, 0.3),
  yellow: (stage) => whistle(stage, 0.14, 0.3),
  'kick-off': (stage) => whistle(stage, 0.55),
  save: (stage) => {
    kick(stage)
    knock(later(stage, 0.12), 150, 0.8, 0.18)
    gasp(later(stage, 0.12))
    applause(later(stage, 0.35), 26, 1.1)
  },
  red: (stage) => {
    whistle(stage, 0.12, 0.12, 0.6)
    gasp(later(stage, 0.2))
  },
  'half-time': (stage) => {
    whistle(stage, 0.25, 0.6)
    applause(later(stage, 0.5), 18, 1)
  },
  conceded: (stage) => {
    net(stage)
    groan(later(stage, 0.2))
  },
  goal: (stage) => {
    net(stage)
    roar(later(stage, 0.18))
  },
  'full-time': (stage) => {
    whistle(stage, 0.22, 0.22, 0.8)
    applause(later(stage, 0.8), 34, 1.6)
  },
}
