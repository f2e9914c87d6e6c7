import type { Token } from '@libero/captain-tsubasa'
import type { Language } from '@libero/kernel/words'
import type { Pile } from './places.ts'

/** Why an ability can do nothing: it is for the other role, for the other team, has its time after the dice, or nothing lies where it takes from. */
export type NotNow = 'attack' | 'defence' | 'team' | 'dice' | 'discards'

/** What can be done with a card by a press. */
export type CardAct =
  | 'play'
  | 'take'
  | 'take-back'
  | 'discard'
  | 'remove'
  | 'take-off'
  | 'replace'
  | 'motivate'
  | 'sign'
  | 'save'

/** What is said where something is chosen: on buttons, on a sheet over the pitch, and of what is looked at. */
export interface AskText {
  /** Declining once an ability was used. */
  readonly noMore: string
  /** What stands behind an ability that was used. */
  readonly used: string
  /** §6.3, §6.12, §12.1 Why one of a card's abilities can do nothing now, for {side} or its {team}; in a word or two. */
  readonly notNow: Readonly<Record<NotNow, string>>
  readonly notNowBrief: Readonly<Record<NotNow | 'none', string>>
  /** On buttons: what is done with a card. */
  readonly acts: Readonly<Record<CardAct, string>>
  readonly takeTop: string
  /** What tokens and piles are for. */
  readonly tokenFor: Readonly<Record<Token, string>>
  readonly pileFor: Readonly<Record<Pile, string>>
  /**
   * What is meant by laying no more, beside its chance; §7.5 by which {card} a roll is made again, and what else that
   * could be kept for.
   */
  /** Why a card whose figure is 0 may still be worth something. */
  readonly whole: string
  readonly help: Readonly<Record<'stop' | 'goesOn' | 'reroll' | 'keep', string>>
}

export const askTexts: Readonly<Record<Language, AskText>> = {
  en: {
    noMore: 'No more abilities',
    used: 'used',
    notNow: {
      attack: 'Not in this attack: {side} defends.',
      defence: 'Not in this attack: {side} attacks.',
      team: 'Only {team} may use this; for {side} it is an ordinary card.',
      dice: 'You are asked after the dice, if the card still lies there.',
      discards: 'Useless now: the discard pile of {side} is empty.',
    },
    notNowBrief: {
      attack: 'only in attack',
      defence: 'only in defence',
      team: 'only for {team}',
      dice: 'after the dice',
      discards: 'discard pile empty',
      none: 'no effect now',
    },
    acts: {
      play: 'Play {card}',
      take: 'Take {card}',
      'take-back': 'Take back {card}',
      discard: 'Discard {card}',
      remove: 'Remove {card}',
      'take-off': 'Take off {card}',
      replace: '{card} leaves',
      motivate: 'Motivate {card}',
      sign: 'Sign {card}',
      save: 'Roll: {card}',
    },
    takeTop: 'Take it unseen',
    tokenFor: {
      shot: 'Each adds 1 to a shot. You are asked just before the dice, in any attack.',
      pass: 'Each adds 1 to a pass. You are asked just before the dice, in any attack.',
      defence: 'Each adds 1 to the defence. You are asked just before the dice, in any attack.',
    },
    pileFor: {
      hand: 'Cards that can be played.',
      deck: 'Cards still to be drawn.',
      discard:
        'Cards that were played or discarded. They are shuffled into a new draw pile when it is empty.',
    },
    whole: 'Its figure here is 0: the percentage is for the whole attack and counts what the card can do.',
    help: {
      stop: 'You play no more cards in this attack; your opponent may go on. Cards you have not played stay in your hand, and for the next attack you draw up to four.',
      goesOn: '{side} may still lay cards: {count}.',
      reroll: '{card} allows one new roll.',
      keep: 'Kept, it can still be used on the keeper’s die.',
    },
  },
  de: {
    noMore: 'Keine weitere',
    used: 'benutzt',
    notNow: {
      attack: 'Nicht in diesem Angriff: {side} verteidigt.',
      defence: 'Nicht in diesem Angriff: {side} greift an.',
      team: 'Das darf nur {team}; für {side} ist es eine gewöhnliche Karte.',
      dice: 'Gefragt wird nach dem Würfeln, wenn die Karte dann noch liegt.',
      discards: 'Jetzt nutzlos: Der Ablagestapel von {side} ist leer.',
    },
    notNowBrief: {
      attack: 'nur im Angriff',
      defence: 'nur in der Abwehr',
      team: 'nur für {team}',
      dice: 'nach dem Würfeln',
      discards: 'Ablage leer',
      none: 'bewirkt jetzt nichts',
    },
    acts: {
      play: '{card} spielen',
      take: '{card} nehmen',
      'take-back': '{card} nehmen',
      discard: '{card} ablegen',
      remove: '{card} entfernen',
      'take-off': '{card} ablegen',
      replace: '{card} geht',
      motivate: '{card} motivieren',
      sign: '{card} holen',
      save: 'Würfeln: {card}',
    },
    takeTop: 'Verdeckte nehmen',
    tokenFor: {
      shot: 'Jeder zählt 1 zum Schuss. Gefragt wird kurz vor dem Würfeln, in jedem Angriff.',
      pass: 'Jeder zählt 1 zum Pass. Gefragt wird kurz vor dem Würfeln, in jedem Angriff.',
      defence: 'Jeder zählt 1 zur Verteidigung. Gefragt wird kurz vor dem Würfeln, in jedem Angriff.',
    },
    pileFor: {
      hand: 'Karten, die gespielt werden können.',
      deck: 'Karten, die noch gezogen werden.',
      discard:
        'Gespielte und abgelegte Karten. Ist der Nachziehstapel leer, werden sie zu einem neuen gemischt.',
    },
    whole: 'Ihr Wert hier ist 0: Die Prozente gelten für den ganzen Angriff und zählen, was die Karte kann.',
    help: {
      stop: 'Du spielst in diesem Angriff keine Karte mehr; dein Gegner darf weitermachen. Was du nicht gespielt hast, bleibt auf deiner Hand, und zum nächsten Angriff ziehst du auf vier.',
      goesOn: '{side} darf noch Karten legen: {count}.',
      reroll: '{card} erlaubt einen neuen Wurf.',
      keep: 'Aufgehoben gilt es auch noch für den Wurf des Torwarts.',
    },
  },
  hu: {
    noMore: 'Nincs több',
    used: 'már használtad',
    notNow: {
      attack: 'Ebben a támadásban nem: {side} védekezik.',
      defence: 'Ebben a támadásban nem: {side} támad.',
      team: 'Ezt csak a {team} használhatja; a {side} számára közönséges lap.',
      dice: 'A dobás után dönthetsz róla, ha a lap még ott van.',
      discards: 'Most haszontalan: üres a dobópakli ({side}).',
    },
    notNowBrief: {
      attack: 'csak támadásban',
      defence: 'csak védekezésben',
      team: 'csak a {team} lapja',
      dice: 'a dobás után',
      discards: 'üres a dobópakli',
      none: 'most nincs hatása',
    },
    acts: {
      play: '{card} kijátszása',
      take: '{card} elvétele',
      'take-back': '{card} visszavétele',
      discard: '{card} eldobása',
      remove: '{card} kivétele',
      'take-off': '{card} eldobása',
      replace: '{card} távozik',
      motivate: '{card} motiválása',
      sign: '{card} leigazolása',
      save: 'Dobás: {card}',
    },
    takeTop: 'Elvétel látatlanban',
    tokenFor: {
      shot: 'Mindegyik 1 pont a lövéshez. Közvetlenül a dobás előtt költheted el, bármelyik támadásban.',
      pass: 'Mindegyik 1 pont a passzhoz. Közvetlenül a dobás előtt költheted el, bármelyik támadásban.',
      defence:
        'Mindegyik 1 pont a védekezéshez. Közvetlenül a dobás előtt költheted el, bármelyik támadásban.',
    },
    pileFor: {
      hand: 'Kijátszható lapok.',
      deck: 'Még kihúzható lapok.',
      discard: 'Kijátszott és eldobott lapok. Ha a húzópakli elfogy, ezekből keverik az újat.',
    },
    whole: 'Az értéke itt 0: a százalék az egész támadásra szól, és a lap képessége is benne van.',
    help: {
      stop: 'Ebben a támadásban nem játszol ki több lapot; az ellenfeled folytathatja. Amit nem játszottál ki, a kezedben marad, és a következő támadás előtt négyig húzol.',
      goesOn: '{side} még ennyi lapot tehet le: {count}.',
      reroll: '{card} egy új dobást enged.',
      keep: 'Ha megtartod, a kapus dobására is jó lehet.',
    },
  },
}
