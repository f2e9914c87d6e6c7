import type { Seat } from '@libero/kernel'
import type { FinaleEvent } from '../events.ts'
import type { Line } from '../vocabulary.ts'

/** §6.4 Who is on the pitch and free, as far as it was told since the kick-off. */
export class FreeMen {
  private readonly pitch = new Map<string, { readonly seat: Seat; readonly line: Line | undefined }>()
  private readonly used = new Set<string>()

  constructor(private readonly lineOf: (man: string) => Line | undefined) {}

  hear(event: FinaleEvent): void {
    switch (event.kind) {
      case 'kick-off':
        for (const seat of [0, 1] as const) for (const man of event.pitch[seat]) this.enter(seat, man)
        break
      case 'attack':
      case 'counter':
        this.used.clear()
        break
      case 'man-chosen':
        this.used.add(event.man)
        break
      case 'change':
        this.pitch.delete(event.off)
        this.enter(event.seat, event.on)
        break
      case 'came-on':
        this.enter(event.seat, event.man)
        break
      case 'in-goal':
        this.pitch.set(event.man, { seat: event.seat, line: 'keeper' })
        break
      case 'injured':
      case 'sent-off':
        this.pitch.delete(event.man)
    }
  }

  /** §13.1 Whether nobody else could fill this place, so that nobody was asked. */
  hasOnly(event: FinaleEvent): boolean {
    if (event.kind !== 'man-chosen' || event.missing) return false
    const free = [...this.pitch].filter(
      ([man, { seat, line }]) => seat === event.seat && line === event.place && !this.used.has(man),
    )
    return free.length === 1 && free[0]?.[0] === event.man
  }

  private enter(seat: Seat, man: string): void {
    this.pitch.set(man, { seat, line: this.lineOf(man) })
  }
}
