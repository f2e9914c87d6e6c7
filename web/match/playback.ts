import type { MatchEvent, View, Viewer } from '@libero/kernel'
import type { Replay } from './replay.ts'

/** What a replay shows now; a new one after every change. */
export interface Shown {
  readonly at: number
  readonly viewer: Viewer
  readonly view: View
  /** How many events have been told, those of the step under way included. */
  readonly heard: number
  readonly telling?: MatchEvent | undefined
  readonly isPlaying: boolean
  /** How the step was reached: by going on, or by a jump nobody need hear every line of. */
  readonly jumped: boolean
}

/** What a playback needs of the world around it; both in milliseconds as things are set. */
export interface Tempo {
  /** How long an event is worth looking at. */
  pace(event: MatchEvent, view: View): number
  /** How long to rest between two decisions. */
  beat(): number
}

/** Runs through a replay: forwards with everything that is told, or by a jump. It draws nothing. */
export class Playback {
  private shown: Shown
  private readonly listeners = new Set<() => void>()
  /** Rises when something else is wanted; whoever waits then lets it be. */
  private wish = 0
  private wake: (() => void) | undefined

  constructor(
    readonly replay: Replay,
    private readonly tempo: Tempo,
    at: number,
    viewer: Viewer,
  ) {
    this.shown = this.look(replay.within(at), viewer, false)
  }

  readonly get = (): Shown => this.shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Jumps to a step; a replay that runs goes on from there. */
  seek(at: number): void {
    const { isPlaying, viewer } = this.shown
    this.change()
    this.show({ ...this.look(this.replay.within(at), viewer, true), isPlaying })
    if (isPlaying) void this.run()
  }

  private look(at: number, viewer: Viewer, jumped: boolean): Shown {
    const seen = this.replay.view(at, viewer)
    const { heard } = this.replay.step(at)
    return {
      at,
      viewer,
      view: seen.ok ? seen.value : this.replay.stands(at),
      heard,
      isPlaying: false,
      jumped,
    }
  }

  /** Looks through other eyes. */
  lookAs(viewer: Viewer): void {
    const { at, isPlaying } = this.shown
    if (!this.replay.viewers.includes(viewer)) return
    this.change()
    this.show({ ...this.look(at, viewer, true), isPlaying })
    if (isPlaying) void this.run()
  }

  /** One decision on, with what is told of it; pressed again while it is told, without. */
  async next(): Promise<void> {
    const { at, telling } = this.shown
    if (at >= this.replay.last) return
    const wish = this.change()
    this.show({ ...this.shown, isPlaying: false, telling: undefined })
    if (telling) this.arrive(at + 1)
    else await this.forward(wish)
  }

  previous(): void {
    this.pause()
    this.seek(this.shown.at - 1)
  }

  toggle(): void {
    if (this.shown.isPlaying) this.pause()
    else this.play()
  }

  /** From the end it begins again. */
  play(): void {
    if (this.shown.isPlaying) return
    const { at, viewer } = this.shown
    this.change()
    const from = at >= this.replay.last ? 0 : at
    this.show({ ...this.look(from, viewer, from !== at), isPlaying: true })
    void this.run()
  }

  pause(): void {
    const { at, viewer, isPlaying, telling } = this.shown
    this.change()
    if (isPlaying || telling) this.show(this.look(at, viewer, false))
  }

  private async run(): Promise<void> {
    const wish = this.wish
    while (this.shown.at < this.replay.last) {
      if (!(await this.rest(this.tempo.beat(), wish))) return
      if (!(await this.forward(wish))) return
    }
    this.show({ ...this.shown, isPlaying: false })
  }

  /** Tells what the next decision brought, then shows the table as it is after it. */
  private async forward(wish: number): Promise<boolean> {
    const { at, viewer } = this.shown
    const heard = this.replay.heard(viewer)
    const events = heard.ok ? heard.value : []
    const from = this.replay.step(at).heard
    for (const [i, view] of this.replay.scenes(at, viewer).entries()) {
      const event = events[from + i]
      const hold = event ? this.tempo.pace(event, view) : 0
      if (hold <= 0) continue
      this.show({ ...this.shown, view, telling: event, heard: from + i + 1, jumped: false })
      if (!(await this.rest(hold, wish))) return false
    }
    this.arrive(at + 1)
    return true
  }

  private arrive(at: number): void {
    const { viewer, isPlaying } = this.shown
    this.show({ ...this.look(at, viewer, false), isPlaying })
  }

  /** Waits; false if something else is wanted meanwhile. */
  private async rest(milliseconds: number, wish: number): Promise<boolean> {
    await new Promise<void>((resolve) => {
      const bell = setTimeout(resolve, milliseconds)
      this.wake = () => {
        clearTimeout(bell)
        resolve()
      }
    })
    return this.wish === wish
  }

  private change(): number {
    this.wish++
    this.wake?.()
    this.wake = undefined
    return this.wish
  }

  private show(shown: Shown): void {
    this.shown = shown
    for (const listener of this.listeners) listener()
  }
}
