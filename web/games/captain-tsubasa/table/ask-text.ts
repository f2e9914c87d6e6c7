import type { Token } from '@libero/captain-tsubasa'
import type { Language } from '@libero/kernel/words'
import type { Pile } from './places.ts'

/**
 * Why an ability can do nothing: it is for the other role, for the other team, has its time after the dice, nothing lies
 * where it takes from, or there is no room for what it brings.
 */
export type NotNow = 'attack' | 'defence' | 'team' | 'dice' | 'discards' | 'hand' | 'full'

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
  /** On buttons: a kind of token that is taken. */
  readonly tokens: Readonly<Record<Token, string>>
  /** What tokens and piles are for. */
  readonly tokenFor: Readonly<Record<Token, string>>
  readonly pileFor: Readonly<Record<Pile, string>>
  /**
   * What is meant by laying no more, beside its chance; §7.5 by which {card} a roll is made again, and what else that
   * could be kept for.
   */
  /**
   * A card that adds nothing now: that it is missing in defence or in attack, or that alone; and why its chance is not
   * less than that of the others.
   */
  readonly whole: Readonly<Record<'defence' | 'attack' | 'idle' | 'all', string>>
  /** What the figure of an option is not about: a price that stays, a booking, and a card that is given up. */
  readonly figure: Readonly<Record<'lasting' | 'booked' | 'without', string>>
  /** §8.1 Their keeper {card} sets a limit that nothing chosen here moves: {saved} of six; and what to do with tokens then. */
  readonly cap: Readonly<Record<'shot' | 'spend' | 'token', string>>
  readonly help: Readonly<Record<'stop' | 'goesOn' | 'reroll' | 'keep', string>>
  /**
   * §6.5, §6.7 What an ability can fetch for this attack: how many of the {count} cards drawn from bring {kind}, and
   * which; what lies in the discard pile, or which {card} brings it back from there. §6.9 Why taking off early brings
   * little. §6.8 What a token costs for good, and what leaving is good for.
   */
  readonly hope: Readonly<
    Record<'draw' | 'none' | 'recall' | 'back' | 'early' | 'forGood' | 'leaves', string>
  >
}

export const askTexts: Readonly<Record<Language, AskText>> = {
  en: {
    noMore: 'No more abilities',
    used: 'used',
    notNow: {
      attack: 'Not in this attack: {side} defends; its figures count all the same.',
      defence: 'Not in this attack: {side} attacks; its figures count all the same.',
      team: 'Only {team} may use this; for {side} it is an ordinary card.',
      dice: 'You are asked after the dice, if the card still lies there.',
      discards: 'Useless now: the discard pile of {side} is empty.',
      hand: 'Not now: {side} has no card in hand.',
      full: 'Not now: no further card may be laid in this attack.',
    },
    notNowBrief: {
      attack: 'only in attack',
      defence: 'only in defence',
      team: 'only for {team}',
      dice: 'after the dice',
      discards: 'discard pile empty',
      hand: 'no card in hand',
      full: 'no room for more cards',
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
    tokens: { shot: 'Shot token', pass: 'Pass token', defence: 'Defence token' },
    tokenFor: {
      shot: 'Each adds 1 to a shot. You are asked just before the dice, in any attack.',
      pass: 'Each adds 1 to a pass. You are asked just before the dice, in any attack.',
      defence: 'Each adds 1 to the defence. You are asked just before the dice, in any attack.',
    },
    pileFor: {
      hand: 'Cards that can be played.',
      deck: 'Cards still to be drawn. When none is left, the discards are shuffled.',
      discard:
        'Cards that were played or discarded. They are shuffled into a new draw pile when it is empty.',
    },
    whole: {
      defence: 'Adds nothing now; laid, it is missing in your next defence.',
      attack: 'Adds nothing now; laid, it is missing in your next attack.',
      idle: 'Adds nothing now.',
      all: 'The percentage counts the whole rest of the attack, not this card alone.',
    },
    figure: {
      lasting: 'The percentage is of this attack only; what its ability costs stays.',
      booked: 'The {less} in your later attacks is not in this percentage.',
      without: 'The percentage is what you have left without this card.',
    },
    cap: {
      shot: '{card} stops {saved} of 6 shots, and nothing here changes that.',
      spend: 'Keep your tokens.',
      token: 'What you gain stays for later.',
    },
    help: {
      stop: 'You play no more cards in this attack; your opponent may go on. Cards you have not played stay in your hand, and for the next attack you draw up to four.',
      goesOn: '{side} may still lay cards: {count}.',
      reroll: '{card} allows one new roll.',
      keep: 'Kept, it can still be used on the keeper’s die.',
    },
    hope: {
      draw: 'Of the {count} cards you draw from, {able} {able?has:have} {kind}: {cards}.',
      none: 'Of the {count} cards you draw from, none has {kind}.',
      recall: 'Most {kind} on your discard pile: {cards}.',
      back: '{card} in your hand can bring it back from the discard pile in this attack.',
      leaves: 'Worth it when all places are taken: it makes room for a better one.',
      early: 'Early in an attack they can still replace what it takes off.',
      forGood: 'A token adds 1 once. {player} ({values}) would come back again and again.',
    },
  },
  de: {
    noMore: 'Keine weitere',
    used: 'benutzt',
    notNow: {
      attack: 'Nicht in diesem Angriff: {side} verteidigt; ihre Werte zählen trotzdem.',
      defence: 'Nicht in diesem Angriff: {side} greift an; ihre Werte zählen trotzdem.',
      team: 'Das darf nur {team}; für {side} ist es eine gewöhnliche Karte.',
      dice: 'Gefragt wird nach dem Würfeln, wenn die Karte dann noch liegt.',
      discards: 'Jetzt nutzlos: Der Ablagestapel von {side} ist leer.',
      hand: 'Jetzt nicht: {side} hat keine Handkarte.',
      full: 'Jetzt nicht: In diesem Angriff darf keine Karte mehr dazu.',
    },
    notNowBrief: {
      attack: 'nur im Angriff',
      defence: 'nur in der Abwehr',
      team: 'nur für {team}',
      dice: 'nach dem Würfeln',
      discards: 'Ablage leer',
      hand: 'keine Handkarte',
      full: 'kein Platz für weitere Karten',
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
    tokens: { shot: 'Schusstoken', pass: 'Passtoken', defence: 'Abwehrtoken' },
    tokenFor: {
      shot: 'Jeder zählt 1 zum Schuss. Gefragt wird kurz vor dem Würfeln, in jedem Angriff.',
      pass: 'Jeder zählt 1 zum Pass. Gefragt wird kurz vor dem Würfeln, in jedem Angriff.',
      defence: 'Jeder zählt 1 zur Verteidigung. Gefragt wird kurz vor dem Würfeln, in jedem Angriff.',
    },
    pileFor: {
      hand: 'Karten, die gespielt werden können.',
      deck: 'Karten, die noch gezogen werden. Ist keine mehr da, wird die Ablage gemischt.',
      discard:
        'Gespielte und abgelegte Karten. Ist der Nachziehstapel leer, werden sie zu einem neuen gemischt.',
    },
    whole: {
      defence: 'Bringt jetzt nichts; gelegt fehlt sie deiner nächsten Abwehr.',
      attack: 'Bringt jetzt nichts; gelegt fehlt sie deinem nächsten Angriff.',
      idle: 'Bringt jetzt nichts.',
      all: 'Die Prozente gelten für den ganzen restlichen Angriff, nicht für diese Karte allein.',
    },
    figure: {
      lasting: 'Die Prozente gelten nur für diesen Angriff; was ihre Fähigkeit kostet, bleibt.',
      booked: 'Die {less} in deinen späteren Angriffen steckt nicht in diesen Prozenten.',
      without: 'Die Prozente gelten für das, was dir ohne diese Karte bleibt.',
    },
    cap: {
      shot: '{card} wehrt {saved} von 6 Schüssen ab, daran ändert hier nichts etwas.',
      spend: 'Spar deine Token.',
      token: 'Was du bekommst, bleibt für später.',
    },
    help: {
      stop: 'Du spielst in diesem Angriff keine Karte mehr; dein Gegner darf weitermachen. Was du nicht gespielt hast, bleibt auf deiner Hand, und zum nächsten Angriff ziehst du auf vier.',
      goesOn: '{side} darf noch Karten legen: {count}.',
      reroll: '{card} erlaubt einen neuen Wurf.',
      keep: 'Aufgehoben gilt es auch noch für den Wurf des Torwarts.',
    },
    hope: {
      draw: 'Von den {count} Karten, aus denen du ziehst, {able?hat:haben} {able} {kind}: {cards}.',
      none: 'Von den {count} Karten, aus denen du ziehst, hat keine {kind}.',
      recall: 'Am meisten {kind} auf deiner Ablage: {cards}.',
      back: '{card} auf deiner Hand kann sie noch in diesem Angriff von der Ablage holen.',
      leaves: 'Lohnt sich, wenn alle Plätze voll sind: Es macht Platz für eine bessere.',
      early: 'Früh im Angriff können sie noch ersetzen, was sie vom Platz nimmt.',
      forGood: 'Ein Token zählt einmal 1. {player} ({values}) käme immer wieder.',
    },
  },
  hu: {
    noMore: 'Nincs több',
    used: 'már használtad',
    notNow: {
      attack: 'Ebben a támadásban nem: {side} védekezik; a lap értékei attól még számítanak.',
      defence: 'Ebben a támadásban nem: {side} támad; a lap értékei attól még számítanak.',
      team: 'Ezt csak a {team} használhatja; a {side} számára közönséges lap.',
      dice: 'A dobás után dönthetsz róla, ha a lap még ott van.',
      discards: 'Most haszontalan: üres a dobópakli ({side}).',
      hand: 'Most nem: nincs lap a kézben ({side}).',
      full: 'Most nem: ebben a támadásban több lap nem fér el.',
    },
    notNowBrief: {
      attack: 'csak támadásban',
      defence: 'csak védekezésben',
      team: 'csak a {team} lapja',
      dice: 'a dobás után',
      discards: 'üres a dobópakli',
      hand: 'nincs lap a kézben',
      full: 'nem fér el több lap',
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
    tokens: { shot: 'Lövészseton', pass: 'Passzzseton', defence: 'Védőzseton' },
    tokenFor: {
      shot: 'Mindegyik 1 pont a lövéshez. Közvetlenül a dobás előtt költheted el, bármelyik támadásban.',
      pass: 'Mindegyik 1 pont a passzhoz. Közvetlenül a dobás előtt költheted el, bármelyik támadásban.',
      defence:
        'Mindegyik 1 pont a védekezéshez. Közvetlenül a dobás előtt költheted el, bármelyik támadásban.',
    },
    pileFor: {
      hand: 'Kijátszható lapok.',
      deck: 'Még kihúzható lapok. Ha elfogynak, a dobópaklit keverik meg.',
      discard: 'Kijátszott és eldobott lapok. Ha a húzópakli elfogy, ezekből keverik az újat.',
    },
    whole: {
      defence: 'Most semmit sem ad; ha leteszed, hiányozni fog a következő védekezésedből.',
      attack: 'Most semmit sem ad; ha leteszed, hiányozni fog a következő támadásodból.',
      idle: 'Most semmit sem ad.',
      all: 'A százalék a támadás egész hátralévő részére szól, nem csak erre a lapra.',
    },
    figure: {
      lasting: 'A százalék csak erre a támadásra szól; a képesség ára megmarad.',
      booked: 'A későbbi támadásaid {less} pontja nincs benne ebben a százalékban.',
      without: 'A százalék arról szól, ami e nélkül a lap nélkül marad.',
    },
    cap: {
      shot: '{card} 6 lövésből {saved} lövést hárít, ezen itt semmi sem változtat.',
      spend: 'Tartsd meg a zsetonjaidat.',
      token: 'Amit kapsz, megmarad későbbre.',
    },
    help: {
      stop: 'Ebben a támadásban nem játszol ki több lapot; az ellenfeled folytathatja. Amit nem játszottál ki, a kezedben marad, és a következő támadás előtt négyig húzol.',
      goesOn: '{side} még ennyi lapot tehet le: {count}.',
      reroll: '{card} egy új dobást enged.',
      keep: 'Ha megtartod, a kapus dobására is jó lehet.',
    },
    hope: {
      draw: 'A {count} lapból, amelyből húzol, {able} hoz valamit ({kind}): {cards}.',
      none: 'A {count} lapból, amelyből húzol, egy sem hoz semmit ({kind}).',
      recall: 'A dobópaklidon a legtöbb ({kind}): {cards}.',
      back: '{card} a kezedből még ebben a támadásban visszahozhatja a dobópakliról.',
      leaves: 'Akkor éri meg, ha minden hely foglalt: helyet ad egy jobbnak.',
      early: 'A támadás elején még pótolhatják, amit levesz.',
      forGood: 'A zseton egyszer ér 1-et. {player} ({values}) viszont újra meg újra visszajönne.',
    },
  },
}
