import type { Pair, Seat } from '@libero/kernel'
import { entry, fill, listed } from '@libero/kernel/words'
import type { CardSet } from '../cards/set.ts'
import { CARD_IDS, type Corner, KINDS, kindOf, powerOf, SIDES, sideOf } from '../vocabulary.ts'
import type { HatTrickText, PlayerWords } from './text.ts'

/** How the commentator calls both teams: as subjects of a sentence, and without an article. */
export interface SideNames {
  readonly sides: Pair<string>
  readonly teams: Pair<string>
}

const NAMELESS: readonly string[] = ['', 'regulars', 'squad']

/** §21 The name a coach gave his squad: 'squad:Dream Team' → 'Dream Team'. */
const squadName = (id: string): string | undefined => /^squad:(.+)$/s.exec(id)?.[1]

const byName = (things: Readonly<Record<string, { readonly name: string }>>): [string, string][] =>
  Object.entries(things).map(([id, { name }]) => [id, name])

/** What a player of a team is called, where players have names. */
export type People = (teams: Pair<string>, seat: Seat, number: number) => string | undefined

/** Who and what is meant by an id, in one language and one card set. */
export class Names {
  private readonly words: ReadonlyMap<string, string>

  constructor(
    private readonly text: HatTrickText,
    private readonly set: CardSet,
    private readonly people?: People,
    private readonly teams?: Pair<string>,
  ) {
    const { types, sides, styles, styleCards, events } = text.expansion
    this.words = new Map([
      ...[types, styles, styleCards, events].flatMap(byName),
      ...Object.entries(sides),
      ...Object.entries(text.teams),
      ...Object.entries(text.seats),
      ...Object.entries(text.endings),
      ...Object.entries(text.kinds),
      ...Object.entries(text.corners),
      ...Object.entries(text.decisions),
    ])
  }

  /** Whatever it is; the id itself if it has no name. */
  of(id: string): string {
    return this.words.get(id) ?? this.card(id) ?? this.step(id) ?? squadName(id) ?? id
  }

  /** 'long-3-left' → 'long ball 3 (left)' */
  card(id: string): string | undefined {
    const card = CARD_IDS.indexOf(id)
    if (card < 0) return undefined
    const kind = this.text.kinds[KINDS[kindOf(card)] ?? 'short']
    const side = this.text.flanks[SIDES[sideOf(card)] ?? 'left']
    return fill(this.text.card, { kind, power: powerOf(card), side })
  }

  /** '8+' → 'number 8 forward', '7' → 'number 7, right midfield', '2-lines' → '2 lines ahead' */
  step(id: string): string | undefined {
    const { options } = this.text
    const lines = /^([123])-lines$/.exec(id)
    if (lines) return fill(options.distance, { lines: Number(lines[1]) })
    const [, number = '', way] = /^(\d{1,2})([+-]?)$/.exec(id) ?? []
    const player = this.player(Number(number))
    if (!player) return undefined
    const words = way === '+' ? options.forward : way === '-' ? options.back : options.player
    return fill(words, { ...player, one: player.man })
  }

  /** The same in the match of two teams, whose players then go by their own names. */
  ofMatch(teams: Pair<string>): Names {
    return this.people ? new Names(this.text, this.set, this.people, teams) : this
  }

  player(number: number, seat?: Seat): PlayerWords | undefined {
    const player = entry(this.text.players, number)
    if (!player || seat === undefined || !this.teams) return player
    const name = this.people?.(this.teams, seat, number)
    if (name === undefined) return player
    const { man, object, to } = this.text.called
    const said = (form: string) => fill(form, { ...player, number, name })
    return { ...player, man: said(man), object: said(object), to: said(to) }
  }

  /** §13.2 A player type; the id itself if it is none of ours. */
  type(id: string): string {
    return entry(this.text.expansion.types, id)?.name ?? id
  }

  /** §7.3 What a shooting card adds. */
  plusOf(kind: string, corner: Corner): number {
    return this.set.shooting.find((card) => card.kind === kind && card.corner === corner)?.plus ?? 0
  }

  /** Regulars, squads without a name, and two of the same name go by home and away. */
  sides([home, away]: Pair<string>): SideNames {
    const { sides, teams, seats } = this.text
    const called = (id: string) => {
      const name = squadName(id) ?? id
      return [entry(sides, id) ?? name, entry(teams, id) ?? name] as const
    }
    const [first, second] = [called(home), called(away)]
    const bySeat = (id: string) => first[1] === second[1] || NAMELESS.includes(id)
    const [homeSide, homeTeam] = bySeat(home) ? [sides.home, seats.home] : first
    const [awaySide, awayTeam] = bySeat(away) ? [sides.away, seats.away] : second
    return { sides: [homeSide, awaySide], teams: [homeTeam, awayTeam] }
  }

  /** 'this, that and the other' */
  list(ids: readonly string[]): string {
    return listed(
      ids.map((id) => this.of(id)),
      this.text.and,
    )
  }
}
