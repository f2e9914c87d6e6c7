import { settings } from '../app/settings.ts'
import type { Moment } from '../face.ts'

export type Sound = NonNullable<Moment['sound']>

/** How loud everything is together: low. */
const VOLUME = 0.22

let hall: { readonly context: AudioContext; readonly out: AudioNode } | undefined

/**
 * Plays a sound, if sounds are on. Everything is synthesised; nothing is loaded. The first sound follows a press, as
 * browsers want it; where there is no sound, or none is allowed, nothing happens.
 */
export function play(sound: Sound | undefined): void {
  if (sound === undefined || !settings.get().sound) return
  try {
    hall ??= open()
    const { context, out } = hall
    void context.resume()
    SOUNDS[sound](context, out, context.currentTime + 0.01)
  } catch {
    // A match needs no sound.
  }
}

function open() {
  const context = new AudioContext()
  const volume = new GainNode(context, { gain: VOLUME })
  volume.connect(context.destination)
  return { context, out: volume }
}

type Maker = (context: AudioContext, out: AudioNode, at: number) => void

/** A gain that rises, holds and dies away; returned for whoever feeds it. */
function swell(context: AudioContext, out: AudioNode, at: number, peak: number, rise: number, fall: number) {
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.linearRampToValueAtTime(peak, at + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall)
  gain.connect(out)
  return gain
}

function noise(context: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return new AudioBufferSourceNode(context, { buffer })
}

interface Hiss {
  readonly seconds: number
  readonly type: BiquadFilterType
  readonly frequency: number
  readonly q?: number
  readonly peak: number
  readonly rise: number
  readonly fall: number
}

/** Noise through a filter: cards, crowd, the thud of leather. */
function hiss(context: AudioContext, out: AudioNode, at: number, how: Hiss): BiquadFilterNode {
  const source = noise(context, how.seconds)
  const filter = new BiquadFilterNode(context, { type: how.type, frequency: how.frequency, Q: how.q ?? 0.7 })
  source.connect(filter).connect(swell(context, out, at, how.peak, how.rise, how.fall))
  source.start(at)
  source.stop(at + how.seconds)
  return filter
}

/** The pea in the whistle: a high tone whose pitch trembles. */
function blow(context: AudioContext, out: AudioNode, at: number, seconds: number): void {
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(0.35, at + 0.02)
  gain.gain.setValueAtTime(0.35, at + seconds - 0.05)
  gain.gain.linearRampToValueAtTime(0, at + seconds)
  gain.connect(out)
  const pea = new OscillatorNode(context, { frequency: 34 })
  const tremble = new GainNode(context, { gain: 130 })
  pea.connect(tremble)
  for (const frequency of [2350, 2470]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency })
    tremble.connect(tone.frequency)
    tone.connect(gain)
    tone.start(at)
    tone.stop(at + seconds)
  }
  pea.start(at)
  pea.stop(at + seconds)
}

const knock = (context: AudioContext, out: AudioNode, at: number, high: number, peak: number): void => {
  const tone = new OscillatorNode(context, { frequency: high })
  tone.frequency.setValueAtTime(high, at)
  tone.frequency.exponentialRampToValueAtTime(high * 0.35, at + 0.09)
  tone.connect(swell(context, out, at, peak, 0.003, 0.14))
  tone.start(at)
  tone.stop(at + 0.2)
}

const SOUNDS: Readonly<Record<Sound, Maker>> = {
  whistle: (context, out, at) => {
    blow(context, out, at, 0.16)
    blow(context, out, at + 0.22, 0.42)
  },
  // The stands: a roar that rises, and a brighter one above it that stays behind.
  goal: (context, out, at) => {
    const low = hiss(context, out, at, {
      seconds: 2.6,
      type: 'bandpass',
      frequency: 420,
      q: 0.6,
      peak: 2.2,
      rise: 0.25,
      fall: 2.2,
    })
    low.frequency.linearRampToValueAtTime(760, at + 0.6)
    hiss(context, out, at + 0.08, {
      seconds: 2.2,
      type: 'bandpass',
      frequency: 1500,
      q: 0.9,
      peak: 0.9,
      rise: 0.35,
      fall: 1.7,
    })
  },
  ball: (context, out, at) => {
    knock(context, out, at, 190, 0.9)
    hiss(context, out, at, {
      seconds: 0.06,
      type: 'lowpass',
      frequency: 1400,
      peak: 0.35,
      rise: 0.002,
      fall: 0.05,
    })
  },
  card: (context, out, at) =>
    void hiss(context, out, at, {
      seconds: 0.12,
      type: 'highpass',
      frequency: 2600,
      peak: 0.3,
      rise: 0.015,
      fall: 0.08,
    }),
  dice: (context, out, at) => {
    for (const [i, later] of [0, 0.07, 0.16, 0.21, 0.31].entries())
      knock(context, out, at + later, 900 + ((i * 7) % 5) * 140, 0.3 - i * 0.03)
  },
}
