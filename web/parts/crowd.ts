import { noise } from './instruments.ts'

/** How quickly the stands answer, as a time constant in seconds: they rise faster than they calm down. */
const RISE = 0.35
const CALM = 1.1
const LEAVE = 0.25

const between = (low: number, high: number, share: number): number => low + (high - low) * share

/** How loud and how bright the stands are when a goal is so near. */
export const murmurAt = (danger: number): { readonly level: number; readonly brightness: number } => {
  const share = Math.min(1, Math.max(0, danger))
  return { level: between(0.05, 0.5, share ** 1.5), brightness: between(260, 950, share) }
}

/** A murmur that never ends and swells with danger: one piece of noise, one filter, one gain. */
export class Crowd {
  private readonly source: AudioBufferSourceNode
  private readonly filter: BiquadFilterNode
  private readonly gain: GainNode
  private danger = 0

  constructor(
    private readonly context: AudioContext,
    out: AudioNode,
  ) {
    this.source = noise(context)
    this.filter = context.createBiquadFilter()
    this.filter.type = 'bandpass'
    this.filter.Q.value = 0.5
    this.filter.frequency.value = murmurAt(0).brightness
    this.gain = context.createGain()
    this.gain.gain.value = 0
    this.source.connect(this.filter).connect(this.gain).connect(out)
    this.source.start()
  }

  swell(danger: number): void {
    const now = this.context.currentTime
    const pace = danger >= this.danger ? RISE : CALM
    const { level, brightness } = murmurAt(danger)
    this.danger = danger
    this.gain.gain.setTargetAtTime(level, now, pace)
    this.filter.frequency.setTargetAtTime(brightness, now, pace)
  }

  /** Everybody goes home; nothing of it goes on running. */
  leave(): void {
    const now = this.context.currentTime
    this.gain.gain.cancelScheduledValues(now)
    this.gain.gain.setTargetAtTime(0, now, LEAVE)
    this.source.stop(now + LEAVE * 5)
  }
}
