import type { Kind } from '@libero/hat-trick'
import type { Language } from '@libero/kernel/words'

/** What a card does in the situation at hand, and what the steps of a turn are called. */
interface HelpText {
  readonly short: string
  readonly shortToFinal: string
  readonly long: string
  readonly dribble: string
  readonly dribbleAgainst: string
  readonly defend: string
  /** The step that helps most: {man}, {way}, and what the line comes to for both. */
  readonly step: string
  readonly ways: Readonly<Record<'forward' | 'back', string>>
  readonly chance: Readonly<Record<Kind, string>>
  readonly shot: string
  readonly againstChance: string
  readonly pushAway: string
  readonly penalty: string
  readonly goalKick: string
  readonly keeping: string
  readonly course: Readonly<
    Record<'card' | 'move' | 'sideways' | 'theirMove' | 'action' | 'shot' | Kind, string>
  >
}

export const helpTexts: Readonly<Record<Language, HelpText>> = {
  en: {
    short:
      'Compared in your line {line}: {own} + {power} against their {theirs} + ? (your black footballs and this card against their white ones and a card face down). Won, the ball goes to line {next}.',
    shortToFinal:
      'Compared in your line {line}: {own} + {power} against their {theirs} + ? (your black footballs and this card against their white ones and a card face down). Won, you have a scoring opportunity.',
    long: 'When it is played you choose the line it goes to ({lines}). Only that line is compared: your black footballs there + {power} against their white ones + ?.',
    dribble: 'Whoever has the ball after the sideways pass runs one field straight ahead.',
    dribbleAgainst:
      'An opponent there has to be beaten, his white footballs and their card by the runner’s black ones + {power}; nobody or a team-mate, and it works.',
    defend:
      'Only its {power} counts, whatever its kind: {own} + {power} against {theirs} + ?, if they pass short in line {line} (your white footballs against their black ones and their card).',
    step: 'It helps most if {man} then steps {way}: line {line} goes from {a} to {b} for you, from {c} to {d} for them.',
    ways: { forward: 'forward', back: 'back' },
    chance: {
      short:
        'The ball goes to a team-mate beside the carrier, who may shoot from line 5 or 6; nothing is compared.',
      long: 'The ball goes to any team-mate in your lines 4 to 6, who may shoot from line 5 or 6; nothing is compared.',
      dribble: 'In an opportunity the carrier may shoot at once, from line 5 or 6.',
    },
    shot: 'A shot with it: {power} + {left} to the left, + {centre} down the middle, + {right} to the right.',
    againstChance: 'Against an opportunity its footballs count for nothing; it only says who may step.',
    pushAway:
      'If their carrier is one step away, he may change places with him and so push him away from goal.',
    penalty: 'It takes this penalty.',
    goalKick: 'Goal kick: the ball goes to your line {line}, where the lowest number of both teams gets it.',
    keeping: 'It cannot save anything: the keeper draws from the deck.',
    course: {
      card: 'Card',
      move: 'Move',
      sideways: 'Sideways',
      theirMove: 'Their move',
      action: 'Action',
      short: 'Pass',
      long: 'Long ball',
      dribble: 'Dribble',
      shot: 'Shot',
    },
  },
  de: {
    short:
      'Verglichen wird in deiner Reihe {line}: {own} + {power} gegen {theirs} + ? (deine schwarzen Fußbälle und diese Karte gegen ihre weißen und eine verdeckte Karte). Gewonnen, geht der Ball in Reihe {next}.',
    shortToFinal:
      'Verglichen wird in deiner Reihe {line}: {own} + {power} gegen {theirs} + ? (deine schwarzen Fußbälle und diese Karte gegen ihre weißen und eine verdeckte Karte). Gewonnen, hast du eine Torchance.',
    long: 'Wird er gespielt, wählst du die Reihe ({lines}). Nur sie wird verglichen: deine schwarzen Fußbälle dort + {power} gegen ihre weißen + ?.',
    dribble: 'Wer nach dem Querpass den Ball hat, läuft ein Feld geradeaus.',
    dribbleAgainst:
      'Ein Gegner dort muss geschlagen werden, seine weißen Fußbälle und ihre Karte durch die schwarzen des Läufers + {power}; ist dort niemand oder ein Mitspieler, klappt es.',
    defend:
      'Nur ihre {power} zählt, egal welche Art: {own} + {power} gegen {theirs} + ?, wenn sie in Reihe {line} kurz passen (deine weißen Fußbälle gegen ihre schwarzen und ihre Karte).',
    step: 'Am meisten hilft es, wenn {man} danach {way}: Reihe {line} geht bei dir von {a} auf {b}, beim Gegner von {c} auf {d}.',
    ways: { forward: 'vorrückt', back: 'zurückgeht' },
    chance: {
      short:
        'Der Ball geht an einen Mitspieler neben dem Ballführenden, der aus Reihe 5 oder 6 schießen darf; verglichen wird nichts.',
      long: 'Der Ball geht an einen Mitspieler in deinen Reihen 4 bis 6, der aus Reihe 5 oder 6 schießen darf; verglichen wird nichts.',
      dribble: 'Bei einer Torchance darf der Ballführende sofort schießen, aus Reihe 5 oder 6.',
    },
    shot: 'Ein Schuss damit: {power} + {left} nach links, + {centre} in die Mitte, + {right} nach rechts.',
    againstChance: 'Gegen eine Torchance zählen ihre Fußbälle nicht; sie sagt nur, wer ziehen darf.',
    pushAway:
      'Steht ihr Ballführender einen Schritt entfernt, darf er mit ihm den Platz tauschen und ihn so vom Tor wegdrängen.',
    penalty: 'Sie schießt diesen Elfmeter.',
    goalKick:
      'Abschlag: Der Ball geht in deine Reihe {line}; dort bekommt ihn die kleinste Rückennummer beider Teams.',
    keeping: 'Halten kann sie nichts: Der Torwart zieht vom Stapel.',
    course: {
      card: 'Karte',
      move: 'Zug',
      sideways: 'Querpass',
      theirMove: 'Ihr Zug',
      action: 'Aktion',
      short: 'Pass',
      long: 'Langer Pass',
      dribble: 'Dribbling',
      shot: 'Schuss',
    },
  },
  hu: {
    short:
      'Összehasonlítás, {line}. sor: {own} + {power} az ő {theirs} + ? ellen (a te fekete labdáid és ez a lap az ő fehérjeik és egy lefordított lap ellen). Ha nyersz, a labda előrébb jut ({next}. sor).',
    shortToFinal:
      'Összehasonlítás, {line}. sor: {own} + {power} az ő {theirs} + ? ellen (a te fekete labdáid és ez a lap az ő fehérjeik és egy lefordított lap ellen). Ha nyersz, lövő helyzeted lesz.',
    long: 'Amikor sor kerül rá, te választod a sort ({lines}). Csak azt vetjük össze: ott a fekete labdáid + {power} az ő fehérjeik + ? ellen.',
    dribble: 'Aki a keresztpassz után birtokolja a labdát, egy mezőt fut egyenesen előre.',
    dribbleAgainst:
      'Ha ellenfél áll ott, a futó fekete labdái + {power} döntenek az ő fehérjei és a lapjuk ellen; ha senki vagy csapattárs, sikerül.',
    defend:
      'Csak az ereje számít ({power}): {own} + {power} az ő {theirs} + ? ellen, ha röviden passzolnak ({line}. sor; a te fehér labdáid az ő feketéik és a lapjuk ellen).',
    step: 'A legtöbbet akkor ér, ha utána {man} {way}: {line}. sor, a tiéd {a} helyett {b}, az övék {c} helyett {d}.',
    ways: { forward: 'előrelép', back: 'visszalép' },
    chance: {
      short:
        'A labda a labdás mellett álló csapattárshoz kerül, aki az 5. vagy 6. sorból lőhet; nincs összehasonlítás.',
      long: 'A labda bármelyik csapattárshoz kerülhet a 4–6. sorodban, aki az 5. vagy 6. sorból lőhet; nincs összehasonlítás.',
      dribble: 'Lövő helyzetben a labdás azonnal lőhet, az 5. vagy 6. sorból.',
    },
    shot: 'Lövés ezzel: {power} + {left} balra, + {centre} középre, + {right} jobbra.',
    againstChance: 'Lövő helyzet ellen a labdái nem számítanak, csak azt mondja meg, ki léphet.',
    pushAway: 'Ha a labdás egy lépésre van tőle, helyet cserélhet vele, és így eltolhatja a kaputól.',
    penalty: 'Ezzel lövöd ezt a büntetőt.',
    goalKick: 'Kirúgás, {line}. sor: oda megy a labda, és ott a két csapat legkisebb száma kapja meg.',
    keeping: 'Védeni nem lehet vele: a kapus a pakliból húz.',
    course: {
      card: 'Kártya',
      move: 'Lépés',
      sideways: 'Keresztpassz',
      theirMove: 'Ők lépnek',
      action: 'Akció',
      short: 'Passz',
      long: 'Hosszú passz',
      dribble: 'Csel',
      shot: 'Lövés',
    },
  },
}
