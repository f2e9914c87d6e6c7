import type { Settings, Volume } from '../app/settings.ts'
import { settings } from '../app/settings.ts'
import type { Sound } from '../face.ts'
import { SOUNDS } from '../face.ts'
import { Crowd } from './crowd.ts'
import { INSTRUMENTS } from './instruments.ts'

/** How loud everything is together. */
const GAINS: Readonly<Record<Volume, number>> = { low: 0.2, middle: 0.4, loud: 0.7 }

/** What a loudspeaker needs of the page it stands on. */
export interface Hearing {
  open(): AudioContext
  set(): Pick<Settings, 'sound' | 'volume'>
  /** Browsers let nothing be heard before somebody has pressed something. */
  hasPressed(): boolean
  /** Nobody listens to a tab he does not see. */
  isSeen(): boolean
}

/**
 * Everything that is heard. All of it is synthesised, nothing is loaded; where there is no sound, or none is allowed,
 * nothing happens.
 */
export class Loudspeaker {
  private hall: { readonly context: AudioContext; readonly volume: GainNode } | undefined
  private crowd: Crowd | undefined
  private danger: number | undefined

  constructor(private readonly hearing: Hearing) {}

  play(sound: Sound | undefined): void {
    if (sound === undefined) return
    this.try(() => {
      const hall = this.listen()
      if (!hall) return
      const { context, volume } = hall
      INSTRUMENTS[sound]({ context, out: volume, at: context.currentTime + 0.01 })
    })
  }

  /** The stands, from 0 to 1; nobody is there where it is not said. */
  murmur(danger: number | undefined): void {
    this.danger = danger
    this.try(() => {
      const hall = danger === undefined ? undefined : this.listen()
      if (danger === undefined || !hall) {
        this.crowd?.leave()
        this.crowd = undefined
        return
      }
      this.crowd ??= new Crowd(hall.context, hall.volume)
      this.crowd.swell(danger)
    })
  }

  /** Something that decides whether and how loud anything is heard has changed. */
  readonly refresh = (): void => {
    this.murmur(this.danger)
    this.try(() => {
      const { hall } = this
      if (!hall || this.isAudible()) return
      // What has begun falls silent, too.
      hall.volume.gain.setValueAtTime(0, hall.context.currentTime)
      void hall.context.suspend()
    })
  }

  private isAudible(): boolean {
    const { set, hasPressed, isSeen } = this.hearing
    return set().sound && hasPressed() && isSeen()
  }

  private listen() {
    if (!this.isAudible()) return undefined
    this.hall ??= this.furnish()
    const { context, volume } = this.hall
    void context.resume()
    volume.gain.setValueAtTime(GAINS[this.hearing.set().volume], context.currentTime)
    return this.hall
  }

  /** However much comes together, it never rasps. */
  private furnish() {
    const context = this.hearing.open()
    const volume = context.createGain()
    volume.connect(context.createDynamicsCompressor()).connect(context.destination)
    return { context, volume }
  }

  private try(sounds: () => void): void {
    try {
      sounds()
    } catch {
      // A match needs no sound.
    }
  }
}

/** Of all that happens at once one thing is heard: what matters most. */
export const loudest = (sounds: readonly (Sound | undefined)[]): Sound | undefined =>
  SOUNDS.findLast((each) => sounds.includes(each))

let pressed = false

export const loudspeaker = new Loudspeaker({
  open: () => new AudioContext(),
  set: settings.get,
  hasPressed: () => globalThis.navigator?.userActivation?.hasBeenActive ?? pressed,
  isSeen: () => globalThis.document?.visibilityState !== 'hidden',
})

settings.subscribe(loudspeaker.refresh)
globalThis.document?.addEventListener('visibilitychange', loudspeaker.refresh)
/** The stands are heard from the first press on; so is all that comes after it. */
const first = () => {
  pressed = true
  loudspeaker.refresh()
  for (const press of PRESSES) removeEventListener(press, first)
}
const PRESSES = ['click', 'keydown'] as const
for (const press of PRESSES) globalThis.addEventListener?.(press, first)

export const play = (sound: Sound | undefined): void => loudspeaker.play(sound)
