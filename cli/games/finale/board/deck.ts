import type { FinaleBuild, Tactic } from '@libero/finale'
import { COLOURS, checkBuild, checkOptions, DECK, FREE_CHOICE } from '@libero/finale'
import type { Refusal } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { cut, padEnd, padStart, widthOf } from '../../../play/ink.ts'
import type { Room } from '../../../play/room.ts'
import { cite } from '../../../words.ts'
import { buildUpOf, finishOf, shortChipOf } from './parts.ts'
import type { Furniture } from './squad.ts'
import { shuffle } from './squad.ts'

/** §4.4, §4.5, §4.10 Where a coach packs eleven cards, and under free choice lays their order. */
export class DeckRoom implements Room {
  private readonly cards: readonly Tactic[]
  private order: string[]
  /** §4.10 Any eleven, in no order. */
  private readonly isAny: boolean
  readonly help: readonly string[]

  constructor(
    private readonly at: Furniture,
    private readonly squad: FinaleBuild,
  ) {
    this.cards = at.print.set.tactics.filter((tactic) => !tactic.closing)
    this.isAny = checkOptions(at.options).agreed.terms.tactics === 'any'
    this.order = [...packedIn(squad)]
    this.help = this.isAny ? at.text.builder.anyHelp : at.text.builder.deckHelp
  }

  get build(): FinaleBuild {
    return { ...this.squad, tactics: this.isAny ? { cards: this.order } : { order: this.order } }
  }

  list(): string[] {
    const half = Math.floor((this.at.terminal.width - 2) / 2)
    const rows = Math.ceil(this.cards.length / 2)
    return Array.from({ length: rows }, (_, row) =>
      [row, row + rows].map((slot) => padEnd(this.cell(slot, half), half)).join('  '),
    )
  }

  /** `12 [4] Trident      D M M : D M A  A : K`, with its place in the order before it, or a mark where there is none. */
  private cell(slot: number, width: number): string {
    const { print, terminal } = this.at
    const card = this.cards[slot]
    if (!card) return ''
    const place = this.order.indexOf(card.id) + 1
    const tight = (places: string) => places.replaceAll(' ', '')
    const mark = place === 0 ? '' : this.isAny ? '*' : `#${place}`
    const front = `${padStart(mark, 3)} ${padStart(String(slot + 1), 2)} `
    const places = `${padEnd(tight(buildUpOf(print, card)), 7)} ${padEnd(tight(finishOf(print, card)), 6)}`
    const room = width - widthOf(front) - widthOf(places) - 6
    const name = padEnd(cut(print.name(card.id), room), room)
    return `${place > 0 ? terminal.ink('choice', front) : front}${shortChipOf(print, card, terminal.ink)} ${name} ${places}`
  }

  summary(): string[] {
    const { text, terminal, reason } = this.at
    const { builder } = text
    const refusals = this.refusals()
    return [
      terminal.ink('strong', ` ${this.isAny ? builder.anyTitle : builder.deckTitle}`),
      this.isAny
        ? ` ${fill(builder.anyCount, { count: this.order.length, want: DECK })}`
        : ` ${this.powers().join(' · ')}   ${fill(builder.deckOrder, { cards: this.slots().join(' ') })}`,
      // All reasons in one paragraph: a list of them would push the cards off a small screen.
      refusals.length === 0
        ? ` ${builder.ready}`
        : ` – ${refusals.map((refusal) => `${reason(refusal)} (${cite(refusal.rule)})`).join(' ')}`,
    ]
  }

  /** §4.4 How many of each power there are, and how many there must be. */
  private powers(): readonly string[] {
    return FREE_CHOICE.map(({ power, count }) => {
      const have = this.order.filter((id) => this.at.print.tactic(id)?.power === power).length
      return fill(this.at.text.builder.deckCounts, { power, count: have, want: count })
    })
  }

  private slots(): readonly number[] {
    return this.order.map((id) => this.cards.findIndex((card) => card.id === id) + 1)
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
    if (this.isAny) return this.isReady() ? builder.anyAskReady : builder.anyAsk
    return this.isReady() ? builder.deckAskReady : builder.deckAsk
  }

  obey(words: readonly string[]): readonly string[] | undefined {
    const [order, about] = words
    if (order === 'empty') this.order = []
    else if (this.isAny && (order === 'shuffle' || order === 'first')) return undefined
    else if (order === 'shuffle') this.order = shuffle(this.order, this.at.whim)
    else if (order === 'random') return this.fillUp() ? [] : [this.at.text.builder.noFill]
    else if (order === 'white') {
      const colour = COLOURS.find((each) => each !== 'white' && each === about?.toLowerCase())
      if (!colour) return undefined
      const both = this.cards.filter((card) => card.colour === 'white' || card.colour === colour)
      this.order = shuffle(both, this.at.whim).map((card) => card.id)
    } else if (order === 'first') {
      const card = this.cards[this.slot(about)]
      if (!card) return undefined
      this.order = [card.id, ...this.order.filter((id) => id !== card.id)]
    } else {
      const cards = words.map((word) => this.cards[this.slot(word)])
      if (!cards.every((card) => card !== undefined)) return undefined
      for (const { id } of cards) {
        this.order = this.order.includes(id) ? this.order.filter((each) => each !== id) : [...this.order, id]
      }
    }
    return []
  }

  private slot(word: string | undefined): number {
    return word && /^\d{1,2}$/.test(word) ? Number(word) - 1 : -1
  }

  /** Keeps what is packed and adds whatever is still missing: under free choice, of each power. */
  private fillUp(): boolean {
    for (const card of shuffle(this.cards, this.at.whim)) {
      const ofPower = FREE_CHOICE.find(({ power }) => power === card.power)?.count ?? 0
      const want = this.isAny ? DECK : ofPower
      const have = this.order.filter((id) => this.at.print.tactic(id)?.power === card.power).length
      if (have < want && !this.order.includes(card.id) && this.order.length < DECK) this.order.push(card.id)
    }
    return this.isReady()
  }
}

/** The cards of a deck that was put together card by card. */
function packedIn({ tactics }: FinaleBuild): readonly string[] {
  if (!tactics || 'colour' in tactics) return []
  return 'order' in tactics ? tactics.order : tactics.cards
}
