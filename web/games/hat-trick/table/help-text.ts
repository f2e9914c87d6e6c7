import type { Kind } from '@libero/hat-trick'
import type { Language } from '@libero/kernel/words'

/** What a card does in the situation at hand, and what the steps of a turn are called. */
interface HelpText {
  /** What is compared with a card of each kind. */
  readonly compares: Readonly<Record<Kind, string>>
  readonly short: string
  readonly shortToFinal: string
  /** Nobody is in the {line} a pass is to go to. */
  readonly stays: Readonly<Record<'attack' | 'defence', string>>
  /** Who would be there after a step: one, several, none. */
  readonly receiver: Readonly<Record<'only' | 'several', string>>
  readonly long: string
  readonly dribble: string
  readonly dribbleAgainst: string
  readonly defend: string
  /** Who would dribble after the sideways pass: {man} with {own} at {rival}, or freely. */
  readonly run: Readonly<Record<'against' | 'free', string>>
  /** The same after a step, with both cards open. */
  readonly afterStep: Readonly<Record<'against' | 'free', string>>
  /** For whoever defends: what another kind of card of theirs would be compared with. */
  readonly danger: Readonly<Record<'dribble' | 'free' | 'long', string>>
  /** The step that helps most: {man}, {way}, and what the line comes to for both. */
  readonly step: string
  /** The step that brings somebody where the pass is to go. */
  readonly stepReceives: string
  /** The same for whoever defends: the others move before him. */
  readonly stepAgainst: string
  readonly ways: Readonly<Record<'forward' | 'back', string>>
  /** What an action mostly fails by: a line, its sums, a step of the rival {man} that leads to them, or nobody in the {line} the ball is for. */
  readonly fails: Readonly<
    Record<'attack' | 'defence', Readonly<Record<'line' | 'sums' | 'step' | 'kept', string>>>
  >
  /** What they get through by. */
  readonly kinds: Readonly<Record<Kind, string>>
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
    compares: {
      short: 'Short pass: all players in the line of the ball are compared.',
      long: 'Long ball: all players in the line you play it to are compared.',
      dribble: 'Dribble: only the carrier and an opponent straight ahead of him are compared.',
    },
    short:
      'Line {line}: your black footballs {own} + {power} (this card) against their white ones {theirs} + their card, which lies face down. If you have more, the ball goes to line {next}.',
    shortToFinal:
      'Line {line}: your black footballs {own} + {power} (this card) against their white ones {theirs} + their card, which lies face down. If you have more, you have a scoring opportunity.',
    stays: {
      attack: 'Nobody of yours is in line {line} yet: even if you have more, the ball stays in its line.',
      defence: 'Nobody of theirs is in line {line} yet: even if they have more, the ball stays in its line.',
    },
    receiver: {
      only: 'Only {men} gives the pass a receiver.',
      several: 'The pass gets a receiver by one of these: {men}.',
    },
    long: 'At the end of the turn you choose the line it goes to ({lines}). There your black footballs + {power} (this card) stand against their white ones + their card. If you have more, the ball is there.',
    dribble:
      'Whoever has the ball after the sideways pass runs one field straight ahead with it. If the field is free, that always works; a team-mate there gets the ball.',
    dribbleAgainst:
      'If an opponent stands there, the runner’s black footballs + {power} (this card) must come to more than his white ones + their card.',
    defend:
      'In defence only its figure counts, not its kind. If they pass short in line {line}: your white footballs {own} + {power} against their black ones {theirs} + their card.',
    run: {
      against:
        'As it stands {man} has the ball after the sideways pass and dribbles at {rival}: {own} + {power} against {theirs} + their card.',
      free: 'As it stands {man} has the ball after the sideways pass, and no opponent is ahead of him.',
    },
    afterStep: {
      against:
        'Then the ball goes sideways: {man} dribbles at {rival}, {own} + {power} against {theirs} + {card} before their move.',
      free: 'Then the ball goes sideways: {man} dribbles, and before their move no opponent is ahead of him.',
    },
    danger: {
      dribble: 'If they dribble: {man} with {theirs} + their card at your {rival} with {own} + {power}.',
      free: 'If they dribble: nobody of yours is ahead of {man}, so nothing is compared.',
      long: 'If they play long, their best line is {line}: your {own} + {power} against {theirs} + their card.',
    },
    step: 'It helps most (arrow) if {man} then steps {way}: line {line} from {a} to {b} for you, from {c} to {d} for them. The percentage reckons with it, and with their move.',
    stepReceives:
      'The pass has a receiver if {man} then steps {way} (arrow); the percentage reckons with it.',
    stepAgainst:
      'It helps most (arrow) if {man} then steps {way}: line {line} from {a} to {b} for you, from {c} to {d} for them. The percentage reckons with it, and with their move before.',
    ways: { forward: 'forward', back: 'back' },
    fails: {
      attack: {
        line: 'If it fails, then mostly in line {line}.',
        sums: 'If it fails, then mostly in line {line}: your {own} against {theirs}.',
        step: 'If it fails, then mostly because {man} steps {way}. Line {line}: your {own} against {theirs}.',
        kept: 'Even if won the ball mostly stays: nobody of yours is in line {line}.',
      },
      defence: {
        line: 'If they get through, then mostly by a {kind} in line {line}.',
        sums: 'If they get through, then mostly by a {kind} in line {line}: your {own} against {theirs}.',
        step: 'If they get through, then mostly by a {kind} in line {line}, after {man} steps {way}: your {own} against {theirs}.',
        kept: 'Even if they win the ball mostly stays: nobody of theirs is in line {line}.',
      },
    },
    kinds: { short: 'short pass', long: 'long ball', dribble: 'dribble' },
    chance: {
      short:
        'The ball goes to a team-mate on a neighbouring field, who may shoot from line 5 or 6; nothing is compared.',
      long: 'The ball goes to any team-mate in your lines 4 to 6, who may shoot from line 5 or 6; nothing is compared.',
      dribble: 'In a scoring opportunity whoever has the ball may shoot at once, from line 5 or 6.',
    },
    shot: 'A shot with it: {power} + {left} to the left, + {centre} to the centre, + {right} to the right.',
    againstChance: 'Against a scoring opportunity its figure counts for nothing; its side says who may move.',
    pushAway:
      'If their man with the ball is one step away, he may change places with him and so push him away from goal.',
    penalty: 'It takes this penalty.',
    goalKick: 'Goal kick: the ball goes to your line {line}. The lowest number of both teams there gets it.',
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
    compares: {
      short: 'Kurzer Pass: Verglichen werden alle Spieler in der Reihe des Balls.',
      long: 'Langer Pass: Verglichen werden alle Spieler in der Reihe, in die er geht.',
      dribble: 'Dribbling: Verglichen werden nur der Mann am Ball und ein Gegner direkt vor ihm.',
    },
    short:
      'Reihe {line}: deine schwarzen Fußbälle {own} + {power} (diese Karte) gegen ihre weißen {theirs} + ihre Karte, die verdeckt liegt. Hast du mehr, geht der Ball in Reihe {next}.',
    shortToFinal:
      'Reihe {line}: deine schwarzen Fußbälle {own} + {power} (diese Karte) gegen ihre weißen {theirs} + ihre Karte, die verdeckt liegt. Hast du mehr, hast du eine Torchance.',
    stays: {
      attack:
        'In Reihe {line} steht noch niemand von dir: Auch wenn du mehr hast, bleibt der Ball in seiner Reihe.',
      defence:
        'In Reihe {line} steht noch niemand von ihnen: Auch wenn sie mehr haben, bleibt der Ball in seiner Reihe.',
    },
    receiver: {
      only: 'Nur so bekommt der Pass einen Empfänger: {men}.',
      several: 'So bekommt der Pass einen Empfänger: {men}.',
    },
    long: 'Am Ende der Runde wählst du die Reihe ({lines}). Dort stehen deine schwarzen Fußbälle + {power} (diese Karte) gegen ihre weißen + ihre Karte. Hast du mehr, ist der Ball dort.',
    dribble:
      'Wer nach dem Querpass den Ball hat, läuft mit ihm ein Feld geradeaus. Ist es frei, klappt das immer; ein Mitspieler dort bekommt den Ball.',
    dribbleAgainst:
      'Steht dort ein Gegner, müssen die schwarzen Fußbälle des Läufers + {power} (diese Karte) mehr sein als seine weißen + ihre Karte.',
    defend:
      'In der Abwehr zählt nur ihre Zahl, nicht ihre Art. Passen sie kurz in Reihe {line}: deine weißen Fußbälle {own} + {power} gegen ihre schwarzen {theirs} + ihre Karte.',
    run: {
      against:
        'Wie es steht, hat nach dem Querpass {man} den Ball und dribbelt gegen {rival}: {own} + {power} gegen {theirs} + ihre Karte.',
      free: 'Wie es steht, hat nach dem Querpass {man} den Ball, und vor ihm steht kein Gegner.',
    },
    afterStep: {
      against:
        'Dann geht der Ball quer: {man} dribbelt gegen {rival}, {own} + {power} gegen {theirs} + {card} vor ihrem Zug.',
      free: 'Dann geht der Ball quer: {man} dribbelt, und vor ihrem Zug steht kein Gegner im Weg.',
    },
    danger: {
      dribble: 'Dribbeln sie: {man} mit {theirs} + ihrer Karte gegen {rival} mit {own} + {power}.',
      free: 'Dribbeln sie: Von dir steht niemand vor dem Ballführer ({man}), verglichen wird nichts.',
      long: 'Spielen sie lang, ist Reihe {line} für sie am besten: deine {own} + {power} gegen {theirs} + ihre Karte.',
    },
    step: 'Am meisten hilft es (Pfeil), wenn {man} danach {way}: Reihe {line} bei dir von {a} auf {b}, beim Gegner von {c} auf {d}. Die Prozente rechnen damit und mit ihrem Zug.',
    stepReceives:
      'Der Pass hat einen Empfänger, wenn {man} danach {way} (Pfeil); die Prozente rechnen damit.',
    stepAgainst:
      'Am meisten hilft es (Pfeil), wenn {man} danach {way}: Reihe {line} bei dir von {a} auf {b}, beim Gegner von {c} auf {d}. Die Prozente rechnen damit und mit ihrem Zug davor.',
    ways: { forward: 'vorrückt', back: 'zurückgeht' },
    fails: {
      attack: {
        line: 'Wenn es misslingt, dann meist in Reihe {line}.',
        sums: 'Wenn es misslingt, dann meist in Reihe {line}: deine {own} gegen {theirs}.',
        step: 'Wenn es misslingt, dann meist, weil {man} {way}. Reihe {line}: deine {own} gegen {theirs}.',
        kept: 'Auch gewonnen bleibt der Ball meist: In Reihe {line} steht niemand von dir.',
      },
      defence: {
        line: 'Wenn sie durchkommen, dann meist so: {kind}, Reihe {line}.',
        sums: 'Wenn sie durchkommen, dann meist so: {kind}, Reihe {line}, deine {own} gegen {theirs}.',
        step: 'Wenn sie durchkommen, dann meist, weil {man} {way}: {kind}, Reihe {line}, deine {own} gegen {theirs}.',
        kept: 'Auch wenn sie gewinnen, bleibt der Ball meist: In Reihe {line} steht niemand von ihnen.',
      },
    },
    kinds: { short: 'kurzer Pass', long: 'langer Pass', dribble: 'Dribbling' },
    chance: {
      short:
        'Der Ball geht an einen Mitspieler auf einem Nachbarfeld, der aus Reihe 5 oder 6 schießen darf; verglichen wird nichts.',
      long: 'Der Ball geht an einen Mitspieler in deinen Reihen 4 bis 6, der aus Reihe 5 oder 6 schießen darf; verglichen wird nichts.',
      dribble: 'In einer Torchance darf, wer den Ball hat, sofort schießen, aus Reihe 5 oder 6.',
    },
    shot: 'Ein Schuss damit: {power} + {left} nach links, + {centre} in die Mitte, + {right} nach rechts.',
    againstChance: 'Gegen eine Torchance zählt ihre Zahl nicht; ihre Seite sagt, wer ziehen darf.',
    pushAway:
      'Steht ihr Mann am Ball einen Schritt entfernt, darf er mit ihm den Platz tauschen und ihn so vom Tor wegdrängen.',
    penalty: 'Sie schießt diesen Elfmeter.',
    goalKick:
      'Abschlag: Der Ball geht in deine Reihe {line}. Die niedrigste Nummer beider Teams dort bekommt ihn.',
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
    compares: {
      short: 'Rövid passz: a labda sorának összes játékosa számít.',
      long: 'Hosszú passz: annak a sornak az összes játékosa számít, ahová száll.',
      dribble: 'Csel: csak a labdás és a közvetlenül előtte álló ellenfél számít.',
    },
    short:
      '{line}. sor: a te fekete labdáid {own} + {power} (ez a lap), az ő fehérjeik {theirs} + a lefordított lapjuk. Ha neked van több, a labda előrébb jut ({next}. sor).',
    shortToFinal:
      '{line}. sor: a te fekete labdáid {own} + {power} (ez a lap), az ő fehérjeik {theirs} + a lefordított lapjuk. Ha neked van több, lövő helyzeted lesz.',
    stays: {
      attack: '{line}. sor: ott még nincs embered, így a labda akkor is marad a sorában, ha neked van több.',
      defence: '{line}. sor: ott még nincs emberük, így a labda akkor is marad a sorában, ha nekik van több.',
    },
    receiver: {
      only: 'A passz csak így talál embert: {men}.',
      several: 'A passz így talál embert: {men}.',
    },
    long: 'A kör végén te választod a sort ({lines}). Ott a fekete labdáid + {power} (ez a lap) állnak az ő fehérjeik + a lapjuk ellen. Ha neked van több, ott a labda.',
    dribble:
      'Aki a keresztpassz után a labdás, egy mezőt fut vele egyenesen előre. Üres mezőre ez mindig sikerül; ha csapattárs áll ott, ő kapja a labdát.',
    dribbleAgainst:
      'Ha ellenfél áll ott, a futó fekete labdái + {power} (ez a lap) többet kell hogy érjenek, mint az ő fehérjei + a lapjuk.',
    defend:
      'Védekezésben csak a száma érvényes, a fajtája nem. Ha röviden passzolnak, {line}. sor: a te fehér labdáid {own} + {power}, az ő feketéik {theirs} + a lapjuk.',
    run: {
      against:
        'A mostani állásban a keresztpassz után {man} a labdás, és {rival} ellen cselez: {own} + {power}, ellene {theirs} + a lapjuk.',
      free: 'A mostani állásban a keresztpassz után {man} a labdás, és nincs előtte ellenfél.',
    },
    afterStep: {
      against:
        'Akkor keresztpassz: {man} cselez {rival} ellen, a lépésük előtt {own} + {power}, ellene {theirs} + {card}.',
      free: 'Akkor keresztpassz: {man} cselez, és a lépésük előtt nincs előtte ellenfél.',
    },
    danger: {
      dribble: 'Ha cseleznek: {man}, {theirs} + a lapjuk, ellene {rival}, {own} + {power}.',
      free: 'Ha cseleznek: {man} előtt nem áll senkid, nincs összehasonlítás.',
      long: 'Ha hosszút játszanak, a legjobb soruk: {line}. Ott a tiéd {own} + {power}, az övék {theirs} + a lapjuk.',
    },
    step: 'Akkor ér a legtöbbet (nyíl), ha utána {man} {way}: {line}. sor, a tiéd {a} helyett {b}, az övék {c} helyett {d}. A százalék ezzel és az ő lépésükkel is számol.',
    stepReceives: 'A passz akkor talál embert, ha utána {man} {way} (nyíl); a százalék ezzel számol.',
    stepAgainst:
      'Akkor ér a legtöbbet (nyíl), ha utána {man} {way}: {line}. sor, a tiéd {a} helyett {b}, az övék {c} helyett {d}. A százalék ezzel és az ő előbbi lépésükkel is számol.',
    ways: { forward: 'előrelép', back: 'visszalép' },
    fails: {
      attack: {
        line: 'Ha nem sikerül, többnyire itt: {line}. sor.',
        sums: 'Ha nem sikerül, többnyire itt: {line}. sor, a tiéd {own}, az övék {theirs}.',
        step: 'Ha nem sikerül, többnyire azért, mert {man} {way}: {line}. sor, a tiéd {own}, az övék {theirs}.',
        kept: 'Ha nyersz is, a labda többnyire marad: a(z) {line}. sorban nincs embered.',
      },
      defence: {
        line: 'Ha átjutnak, többnyire így: {kind}, {line}. sor.',
        sums: 'Ha átjutnak, többnyire így: {kind}, {line}. sor, a tiéd {own}, az övék {theirs}.',
        step: 'Ha átjutnak, többnyire azért, mert {man} {way}: {kind}, {line}. sor, a tiéd {own}, az övék {theirs}.',
        kept: 'Ha nyernek is, a labda többnyire marad: a(z) {line}. sorban nincs emberük.',
      },
    },
    kinds: { short: 'rövid passz', long: 'hosszú passz', dribble: 'csel' },
    chance: {
      short:
        'A labda egy szomszédos mezőn álló csapattárshoz kerül, aki az 5. vagy 6. sorból lőhet; nincs összehasonlítás.',
      long: 'A labda bármelyik csapattárshoz kerülhet a 4–6. sorodban, aki az 5. vagy 6. sorból lőhet; nincs összehasonlítás.',
      dribble: 'Lövő helyzetben a labdás azonnal lőhet, az 5. vagy 6. sorból.',
    },
    shot: 'Lövés ezzel: {power} + {left} balra, + {centre} középre, + {right} jobbra.',
    againstChance: 'Lövő helyzet ellen a száma nem érvényes; az oldala mondja meg, ki léphet.',
    pushAway: 'Ha a labdás egy lépésre van tőle, helyet cserélhet vele, és így eltolhatja a kaputól.',
    penalty: 'Ezzel lövöd ezt a büntetőt.',
    goalKick: 'Kirúgás, {line}. sor: oda megy a labda. Ott a két csapat legkisebb száma kapja.',
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
