import type { CardSet, ExpansionSet } from '@libero/hat-trick'
import type { PlayersText } from '@libero/hat-trick/text'
import type { PlayerSeen, Seen } from '@libero/hat-trick/view'
import { fullDeck, isStar, teamNames } from '@libero/hat-trick/view'
import type { Pair, Seat } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import type { PlayersBoardText } from './players-text.ts'
import type { HatTrickBoardText } from './text.ts'

/** The expansion's cards, and the words for them. */
export interface PlayersPrint {
  readonly set: ExpansionSet
  readonly language: Language
  readonly text: PlayersText
  readonly board: PlayersBoardText
  /** One letter for the left and the right. */
  readonly flanks: HatTrickBoardText['flanks']
}

/** What is printed on the cards, and the words for it. */
export class Print {
  constructor(
    readonly set: CardSet,
    readonly words: Pick<Wording, 'nameOf'>,
    readonly text: HatTrickBoardText,
    /** With the Players expansion. */
    readonly players?: PlayersPrint,
  ) {}

  name(id: string): string {
    return this.words.nameOf(id)
  }

  side(s: Seen, seat: Seat): string {
    return this.teams([s.sides[0].team, s.sides[1].team])[seat]
  }

  teams(ids: Pair<string>): Pair<string> {
    return teamNames(ids, this.words)
  }

  isStar(player: PlayerSeen): boolean {
    return isStar(player, this.set)
  }

  get deck(): readonly string[] {
    return fullDeck(this.set)
  }
}
