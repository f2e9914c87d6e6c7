import type { Corner, Kind, Side, Source } from '@libero/hat-trick'
import type { Language } from '@libero/kernel/words'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { hu } from './text.hu.ts'

/** What the table of Hat-Trick says beside what the game itself says. */
export interface HatTrickFaceText {
  readonly halves: readonly [string, string]
  readonly extraTime: string
  readonly shootOut: string
  readonly hand: string
  readonly deck: string
  readonly lateDeck: string

  readonly attack: string
  readonly defence: string
  readonly footballs: string
  readonly sides: Readonly<Record<Side, string>>
  /** The side he plays on, and how it is seen. */
  readonly sided: Readonly<Record<Side, string>>
  readonly star: string
  readonly regular: string
  readonly otherSide: string
  readonly hasBall: string
  readonly captain: string
  readonly prevented: string
  readonly lasting: string
  readonly printed: string
  readonly off: string
  readonly goesTo: string
  readonly swaps: string
  /** The other coach's step, before one's own is asked for: {place} as above. */
  readonly lately: string
  /** What the other coach has made of his free kick. */
  readonly latelyChose: Readonly<Record<'usual' | 'opportunity', string>>

  readonly line: string
  /** What both teams come to in a line as it stands. */
  readonly lineSums: string
  readonly notCompared: string
  readonly freeField: string
  readonly freeFieldAbout: string
  /** Which footballs a side counts in a line, by whether it has the ball. */
  readonly counted: Readonly<Record<'attack' | 'defence', string>>
  readonly keeper: string
  readonly starKeeper: string
  readonly keeperAbout: string
  /** Whose goal it is, and so which way is forward. */
  readonly goalOf: string
  readonly yourGoal: string
  readonly theirGoal: string
  readonly starKeeperAbout: string
  readonly yellow: string
  /** Of a card that nobody but its coach knows. */
  readonly faceDown: string
  readonly ownLaid: string
  readonly theirLaid: string
  readonly open: string
  readonly copies: string
  /** '{kind} {power}, {side}': the name of a card, and whose it is where it lies on the table. */
  readonly cardName: string
  readonly cardOf: string
  readonly about: Readonly<Record<Kind, string>>
  /** Of the card of the side without the ball. */
  readonly aboutDefence: string
  readonly mover: Readonly<Record<Side, string>>
  readonly theirMover: Readonly<Record<Side, string>>
  readonly styleCard: string
  readonly justWon: string
  readonly team: string
  readonly noStyle: string
  readonly progress: string
  readonly changes: string
  readonly bench: string
  readonly appealLeft: string
  readonly appealed: string

  readonly stay: string
  readonly forward: string
  readonly back: string
  /** With whom he changes places, and where he goes in his line: short, for buttons. */
  readonly swap: string
  readonly across: string
  /** A wingback turns back to his own wing. */
  readonly turnBack: string

  readonly asShooterSees: string
  readonly keeperHidden: string
  readonly yourShot: string
  readonly theirShot: string
  readonly shotPower: string
  readonly keeperTotal: string
  readonly drawsLeft: string
  readonly chosen: string
  readonly cornerOf: Readonly<Record<'shot' | 'dive', Readonly<Record<Corner, string>>>>

  readonly moments: {
    /** What the keeper's cards come to beside the shot. */
    readonly keeping: Readonly<
      Record<'goal' | 'parried' | 'level' | 'saved' | 'soFar' | 'levelSoFar', string>
    >
    readonly opportunity: string
    /** How a goal came about: {shot}, {power} of {parts}, the keeper's {total} of {cards}, {dive}. */
    readonly beats: string
    readonly shotAndDive: string
    readonly nothingCompared: string
    /** §5.5 A dribble without an opponent. */
    readonly runsOn: readonly [what: string, why: string]
    readonly mateAhead: readonly [what: string, why: string]
    readonly goal: string
    readonly saved: string
    readonly parried: string
    readonly halfTime: string
    readonly secondOver: string
    readonly extraTimeOver: string
    readonly shootOut: string
    readonly suddenDeath: string
    readonly penalty: string
    readonly freeKick: string
    /** What a free kick is. */
    readonly freeKickAbout: string
    readonly corner: string
    readonly yellow: string
    /** §9.1 Why it was this man who fouled, in a line or in a dribble. */
    readonly fouled: Readonly<Record<'line' | 'dribble', string>>
    /** What a yellow card means. */
    readonly booked: string
    readonly red: string
    /** §9.2 Under a sending-off. */
    readonly yellowBack: string
    readonly goalKick: string
    readonly snapshot: string
    readonly scored: string
    readonly missed: string
    readonly noFoul: string
    readonly foul: string
    readonly withdrawn: string
    readonly stands: string
    readonly captainOff: string
    readonly comesOn: string
    readonly prevents: string
    readonly lots: string
    readonly guessed: string
    readonly farCorner: string
    readonly wrongCorner: string
    /** Where the symbols of a card set lie otherwise than ours. */
    readonly rightCorner: string
    readonly oneMore: string
    readonly oneFewer: string
  }
  readonly contest: {
    readonly heading: string
    readonly dribbleHeading: string
    /** A card the keeper drew. */
    readonly drawn: string
    readonly nobodyAhead: string
    readonly players: string
    readonly player: string
    readonly card: string
    readonly extra: string
    /** Why it is so. */
    readonly more: string
    /** §5.5 Who has the ball after a dribble that is lost. */
    readonly stopped: string
    readonly byCard: string
    readonly foul: string
    readonly nobody: string
  }

  readonly report: {
    readonly goals: string
    readonly yellow: string
    readonly red: string
    readonly captainRed: string
    readonly change: string
    readonly penaltyShootOut: string
  }

  readonly browser: {
    readonly players: string
    readonly playersAbout: string
    readonly actions: string
    readonly actionsAbout: string
    readonly copies: string
    readonly shooting: string
    readonly shootingAbout: string
    readonly shootingCard: string
    readonly plus: string
    readonly keeping: string
    readonly keepingAbout: string
    readonly keepingFields: Readonly<
      Record<'final-middle' | 'final-wing' | 'secondLast-middle' | 'secondLast-wing', string>
    >
    readonly draws: string
    readonly teams: string
    readonly teamsAbout: string
    readonly stars: string
    readonly keeperStar: string
    readonly types: string
    readonly typesAbout: string
    readonly price: string
    readonly anyNumber: string
    readonly inTheBox: string
    readonly styles: string
    readonly stylesAbout: string
    readonly wonBy: string
    readonly teamCards: string
    readonly teamCardsAbout: string
    readonly power: string
    readonly colours: string
    readonly keepers: string
    readonly keepersAbout: string
    readonly keeperCard: string
    readonly regularKeeper: string
    /** What the hand points to when the shot goes there. */
    readonly symbols: Readonly<Record<'plus' | 'minus' | 'empty', string>>
    readonly budgets: string
    readonly budgetsAbout: string
    readonly budgetCard: string
    readonly purses: string
    readonly priceList: string
    readonly events: string
    readonly eventsAbout: string
    readonly eventSource: string
  }
  readonly sources: Readonly<Record<Source, string>>
}

export const hatTrickTexts: Readonly<Record<Language, HatTrickFaceText>> = { en, de, hu }
