import type { Colour, FinaleBuild, Footballer } from '@libero/finale'
import { COLOURS, checkBuild, checkOptions, ELEVEN, LINES, SQUAD } from '@libero/finale'
import type { Refusal, SampledChance, Seat } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { cut, padEnd, padStart } from '../../../play/ink.ts'
import type { Room } from '../../../play/room.ts'
import type { Terminal } from '../../../play/terminal.ts'
import type { PlayText } from '../../../play/text.ts'
import { cite } from '../../../words.ts'
import type { Print } from './print.ts'

const BENCH = SQUAD - ELEVEN

/** What both rooms of Finale, squad and deck, are furnished with. */
export interface Furniture {
  readonly seat: Seat
  readonly options: unknown
  readonly print: Print
  readonly terminal: Terminal
  readonly text: PlayText
  readonly whim: SampledChance
  readonly reason: (refusal: Refusal) => string
  readonly save: (file: string, build: unknown) => string
}

/** §3 Where a coach picks fifteen of thirty men and lines eleven of them up. */
export class SquadRoom implements Room {
  private readonly men: readonly Footballer[]
  private readonly places = new Map<string, 'pitch' | 'bench'>()
  private readonly budget: number
  private colour: Colour
  readonly help: readonly string[]

  constructor(
    private readonly at: Furniture,
    private readonly beginners: FinaleBuild,
  ) {
    const { club, tactics } = beginners
    this.men = at.print.set.footballers
      .filter((man) => man.club === club)
      .sort((a, b) => LINES.indexOf(a.line) - LINES.indexOf(b.line))
    this.colour = tactics && 'colour' in tactics ? tactics.colour : 'purple'
    this.budget = checkOptions(at.options).agreed.budget[at.seat]
    this.help = at.text.builder.help
    this.take(beginners)
  }

  get build(): FinaleBuild {
    const at = (place: 'pitch' | 'bench') =>
      this.men.filter((man) => this.places.get(man.id) === place).map((man) => man.id)
    const { club, tactics } = this.beginners
    return {
      club,
      pitch: at('pitch'),
      bench: at('bench'),
      ...(tactics && { tactics: 'colour' in tactics ? { colour: this.colour } : tactics }),
    }
  }

  list(): string[] {
    const { width, ink } = this.at.terminal
    const half = Math.floor((width - 2) / 2)
    const rows = Math.ceil(this.men.length / 2)
    const { columns } = this.at.text.builder
    const head = `     ${padEnd(columns.name, 11)} ${padEnd(columns.price, 5)} ${columns.strengths}`
    return [
      ink('faint', `${padEnd(cut(head, half), half)}  ${cut(head, half)}`),
      ...Array.from({ length: rows }, (_, row) =>
        [row, row + rows].map((slot) => padEnd(this.cell(slot, half, ink), half)).join('  '),
      ),
    ]
  }

  private cell(slot: number, width: number, ink: Terminal['ink']): string {
    const { print } = this.at
    const man = this.men[slot]
    if (!man) return ''
    const place = this.places.get(man.id)
    const edges = man.strengths.map((strength, turn) => {
      const hazard = man.hazards[turn]
      return ` ${strength}${hazard ? print.text.hazardLetters[hazard] : ' '}`
    })
    const sign = place === 'pitch' ? '●' : place === 'bench' ? '○' : ' '
    const name = padEnd(cut(print.shortName(man.id), 11), 11)
    const cell = ` ${sign}${padStart(String(slot + 1), 2)} ${name} ${print.text.places[man.line]} ${man.price} ${edges.join('')}`
    return cut(place ? ink('choice', cell) : cell, width)
  }

  summary(): string[] {
    const { text, print, terminal, reason } = this.at
    const { builder } = text
    const { pitch, bench } = this.build
    const points = [...this.places.keys()].reduce((sum, id) => sum + (print.man(id)?.price ?? 0), 0)
    const refusals = this.refusals()
    const facts = [
      `● ${builder.onPitch} ${pitch.length}/${ELEVEN}`,
      `○ ${builder.onBench} ${bench.length}/${BENCH}`,
      fill(builder.points, { points, budget: this.budget }),
      ...(this.namesColour ? [fill(builder.colour, { colour: print.name(this.colour) })] : []),
    ]
    return [
      terminal.ink('strong', ` ${facts.join('   ')}`),
      ...(refusals.length === 0
        ? [` ${this.namesColour ? builder.ready : builder.freeReady}`]
        : refusals.map((refusal) => ` – ${reason(refusal)} (${cite(refusal.rule)})`)),
    ]
  }

  private refusals(): readonly Refusal[] {
    return checkBuild(this.at.seat, this.build, this.at.options)
  }

  faults(): readonly string[] {
    return this.refusals().map(this.at.reason)
  }

  private isReady(): boolean {
    return this.refusals().length === 0
  }

  prompt(): string {
    const { builder } = this.at.text
    if (!this.namesColour) return this.isReady() ? builder.freeAskReady : builder.freeAsk
    return this.isReady() ? builder.askReady : builder.ask
  }

  /** §4.9 Sealed tactics are a colour here; under free choice (§4.5) they are chosen in the next room. */
  private get namesColour(): boolean {
    const { tactics } = this.beginners
    return tactics !== undefined && 'colour' in tactics
  }

  obey(words: readonly string[]): readonly string[] | undefined {
    const { text, save } = this.at
    const [order, about] = words
    if (order === 'empty') this.places.clear()
    else if (order === 'beginner') this.take(this.beginners)
    else if (order === 'random') return this.fillUp() ? [] : [text.builder.noFill]
    else if (order === 'save' && about) return [save(about, this.build)]
    else if (order === 'colour') {
      const colour = COLOURS.find((each) => each !== 'white' && each === about?.toLowerCase())
      if (!colour || !this.namesColour) return undefined
      this.colour = colour
    } else {
      const slots = words.map((word) => (/^\d{1,2}$/.test(word) ? Number(word) - 1 : -1))
      if (!slots.every((slot) => this.men[slot])) return undefined
      for (const slot of slots) this.toggle(slot)
    }
    return []
  }

  /** Out of the squad, on to the pitch, on to the bench, out again. */
  private toggle(slot: number): void {
    const id = this.men[slot]?.id
    if (id === undefined) return
    const place = this.places.get(id)
    if (place === undefined) this.places.set(id, 'pitch')
    else if (place === 'pitch') this.places.set(id, 'bench')
    else this.places.delete(id)
  }

  private take({ pitch, bench }: FinaleBuild): void {
    this.places.clear()
    for (const id of pitch) this.places.set(id, 'pitch')
    for (const id of bench) this.places.set(id, 'bench')
  }

  /** Keeps who is chosen and looks for the rest by chance, until a squad is legal. */
  private fillUp(): boolean {
    // A squad that is complete is drawn anew; else those who are chosen stay.
    if (this.isReady()) this.places.clear()
    const chosen = new Map(this.places)
    for (let tries = 0; tries < 2000; tries++) {
      for (const man of this.byChance(tries / 100)) {
        if (this.places.has(man.id) || this.places.size >= SQUAD) continue
        const { pitch, bench } = this.build
        const keeps = pitch.some((id) => this.at.print.man(id)?.line === 'keeper')
        if (man.line === 'keeper' ? !keeps : pitch.length - (keeps ? 1 : 0) < ELEVEN - 1) {
          this.places.set(man.id, 'pitch')
        } else if (bench.length < BENCH) this.places.set(man.id, 'bench')
      }
      if (this.isReady()) return true
      this.places.clear()
      for (const [id, place] of chosen) this.places.set(id, place)
    }
    return false
  }

  /** A random order; the more thrift, the more often the cheap come first. */
  private byChance(thrift: number): Footballer[] {
    const drawn = this.men.map((man) => ({ man, at: this.at.whim.word() * (1 + thrift * man.price) }))
    return drawn.sort((a, b) => a.at - b.at).map(({ man }) => man)
  }
}

export function shuffle<T>(things: readonly T[], whim: SampledChance): T[] {
  return things
    .map((thing) => ({ thing, at: whim.word() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing)
}
