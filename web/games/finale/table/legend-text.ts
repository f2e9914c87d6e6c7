import type { Hazard, Line } from '@libero/finale'
import type { Language } from '@libero/kernel/words'

interface Entry {
  readonly name: string
  readonly words: string
}

/** What the symbols of this table mean. */
interface FinaleLegendText {
  readonly strength: Entry
  readonly turned: Entry
  readonly lines: Readonly<Record<Line, string>>
  readonly any: Entry
  readonly missing: Entry
  readonly again: Entry
  readonly hazards: Readonly<Record<Hazard, string>>
  readonly booked: Entry
  readonly ball: Entry
  readonly plays: Entry
  readonly played: Entry
  readonly mayAgain: Entry
  readonly leaves: Entry
  readonly comesOn: Entry
  readonly taker: Entry
  readonly tactic: Entry
  readonly faceDown: Entry
}

export const finaleLegendTexts: Readonly<Record<Language, FinaleLegendText>> = {
  en: {
    strength: {
      name: 'Footballs at an edge',
      words:
        'The strength of a man: as many as lie at the top of his card, on the light ground. The frame shows his club.',
    },
    turned: {
      name: 'A turned card',
      words: 'Whoever has played turns by one edge: behind his strength stands the next one, as in 5 ›3.',
    },
    lines: {
      keeper: 'Plays in goal and fills the places with these letters.',
      defence: 'Plays in the defence and fills the places with these letters.',
      midfield: 'Plays in the midfield and fills the places with these letters.',
      attack: 'Plays in the attack and fills the places with these letters.',
    },
    any: { name: 'Question mark', words: 'Any free outfielder may take this place of a tactic card.' },
    missing: {
      name: 'Letters with a question mark',
      words: 'Nobody of this line is free: any other outfielder may take the place.',
    },
    again: {
      name: 'Turning arrow',
      words: 'A man who has played in the build-up plays again in the finish.',
    },
    hazards: {
      injury:
        'Threatens the man at this strength: after the action the die may injure him, and he leaves the pitch.',
      yellow:
        'Threatens the man at this strength: after the action the die may bring him a booking. The second is red.',
      red: 'Threatens the man at this strength: after the action the die may have him sent off.',
    },
    booked: {
      name: 'Card at a corner',
      words: 'This man is booked: one more yellow card and he is sent off.',
    },
    ball: {
      name: 'Football',
      words:
        'Of those who play, the man furthest forward has the ball; it changes no figure. Beside a name above: this club attacks.',
    },
    plays: {
      name: 'Tick',
      words: 'This man plays now, in the build-up or the finish.',
    },
    played: {
      name: 'Crossed circle',
      words: 'This man has played in the build-up and is not free for the finish of the same attack.',
    },
    mayAgain: {
      name: 'Turning arrow on a man',
      words:
        'This man has played in the build-up, and the arrow of the card may send him into the finish as well.',
    },
    leaves: { name: 'Arrow down', words: 'This man goes off; whoever comes on for him has the same number.' },
    comesOn: { name: 'Arrow up', words: 'This man comes on for the one with the same number.' },
    taker: { name: 'Figure on a chip', words: 'As which of his side this man takes a penalty.' },
    tactic: {
      name: 'Tactic card',
      words:
        'Its figure says who attacks: the higher one does. For build-up and finish it names the places of whoever attacks, then of whoever defends.',
    },
    faceDown: { name: 'Crest', words: 'A tactic card of this club that lies face down.' },
  },
  de: {
    strength: {
      name: 'Fußbälle am Rand',
      words:
        'Die Spielstärke eines Spielers: so viele, wie oben an seiner Karte liegen, auf hellem Grund. Der Rahmen zeigt seinen Verein.',
    },
    turned: {
      name: 'Gedrehte Karte',
      words:
        'Wer gespielt hat, dreht sich um einen Rand weiter: Hinter der Stärke steht die nächste, etwa 5 ›3.',
    },
    lines: {
      keeper: 'Steht im Tor und besetzt die Plätze mit diesen Buchstaben.',
      defence: 'Spielt in der Abwehr und besetzt die Plätze mit diesen Buchstaben.',
      midfield: 'Spielt im Mittelfeld und besetzt die Plätze mit diesen Buchstaben.',
      attack: 'Spielt im Angriff und besetzt die Plätze mit diesen Buchstaben.',
    },
    any: {
      name: 'Fragezeichen',
      words: 'Diesen Platz einer Taktikkarte darf jeder freie Feldspieler einnehmen.',
    },
    missing: {
      name: 'Buchstaben mit Fragezeichen',
      words: 'Aus dieser Reihe ist niemand frei: Den Platz darf jeder andere Feldspieler einnehmen.',
    },
    again: {
      name: 'Drehpfeil',
      words: 'Wer schon im Aufbau gespielt hat, spielt im Spielabschluss noch einmal.',
    },
    hazards: {
      injury:
        'Droht dem Spieler bei dieser Stärke: Nach der Aktion kann der Würfel ihn verletzen, dann verlässt er das Feld.',
      yellow:
        'Droht dem Spieler bei dieser Stärke: Nach der Aktion kann der Würfel ihn verwarnen. Beim zweiten Mal ist es Rot.',
      red: 'Droht dem Spieler bei dieser Stärke: Nach der Aktion kann der Würfel ihn vom Platz stellen.',
    },
    booked: {
      name: 'Karte an der Ecke',
      words: 'Dieser Spieler ist verwarnt: noch eine Gelbe Karte, und er muss vom Platz.',
    },
    ball: {
      name: 'Fußball',
      words:
        'Von denen, die spielen, hat ihn der vorderste; an den Zahlen ändert er nichts. Neben einem Namen oben: Dieser Verein greift an.',
    },
    plays: {
      name: 'Haken',
      words: 'Dieser Spieler spielt jetzt, im Aufbau oder im Spielabschluss.',
    },
    played: {
      name: 'Durchgestrichener Kreis',
      words:
        'Dieser Spieler hat im Aufbau gespielt und ist für den Spielabschluss desselben Angriffs nicht frei.',
    },
    mayAgain: {
      name: 'Drehpfeil auf einem Spieler',
      words:
        'Dieser Spieler hat im Aufbau gespielt, und der Pfeil der Karte darf ihn auch in den Spielabschluss schicken.',
    },
    leaves: {
      name: 'Pfeil nach unten',
      words: 'Dieser Spieler geht vom Feld; wer für ihn kommt, hat dieselbe Ziffer.',
    },
    comesOn: {
      name: 'Pfeil nach oben',
      words: 'Dieser Spieler kommt für den mit derselben Ziffer aufs Feld.',
    },
    taker: {
      name: 'Ziffer im Kreis',
      words: 'Als wievielter seiner Mannschaft dieser Spieler den Elfmeter schießt.',
    },
    tactic: {
      name: 'Taktikkarte',
      words:
        'Ihre Zahl sagt, wer angreift: die höhere. Für Aufbau und Spielabschluss nennt sie die Plätze des Angreifers, dann die des Verteidigers.',
    },
    faceDown: { name: 'Wappen', words: 'Eine verdeckte Taktikkarte dieses Vereins.' },
  },
  hu: {
    strength: {
      name: 'Labdák a lap szélén',
      words:
        'Egy játékos ereje: ahány labda a lapja felső szélén van, világos alapon. A keret a klubját mutatja.',
    },
    turned: {
      name: 'Elfordított lap',
      words: 'Aki játszott, egy oldallal elfordul: az ereje mögött a következő áll, például 5 ›3.',
    },
    lines: {
      keeper: 'A kapuban áll, és az ilyen betűjű helyeket foglalja el.',
      defence: 'A védelemben játszik, és az ilyen betűjű helyeket foglalja el.',
      midfield: 'A középpályán játszik, és az ilyen betűjű helyeket foglalja el.',
      attack: 'A támadósorban játszik, és az ilyen betűjű helyeket foglalja el.',
    },
    any: {
      name: 'Kérdőjel',
      words: 'A taktikalapnak ezt a helyét bármelyik szabad mezőnyjátékos elfoglalhatja.',
    },
    missing: {
      name: 'Betűk kérdőjellel',
      words: 'Ebből a csapatrészből senki sem szabad: a helyet bármelyik másik mezőnyjátékos elfoglalhatja.',
    },
    again: { name: 'Forgó nyíl', words: 'Aki már játszott az építésben, a befejezésben újra játszik.' },
    hazards: {
      injury:
        'Ennél az erőnél fenyegeti a játékost: az akció után a kocka miatt megsérülhet, és elhagyja a pályát.',
      yellow:
        'Ennél az erőnél fenyegeti a játékost: az akció után a kocka miatt sárga lapot kaphat. A második már piros.',
      red: 'Ennél az erőnél fenyegeti a játékost: az akció után a kocka miatt kiállíthatják.',
    },
    booked: { name: 'Lap a sarkon', words: 'Ennek a játékosnak sárga lapja van: még egy, és kiállítják.' },
    ball: {
      name: 'Labda',
      words:
        'Azok közül, akik játszanak, a legelöl állónál van; a számokon nem változtat. Fent egy név mellett: ez a klub támad.',
    },
    plays: {
      name: 'Pipa',
      words: 'Ez a játékos most játszik, az építésben vagy a befejezésben.',
    },
    played: {
      name: 'Áthúzott kör',
      words: 'Ez a játékos az építésben játszott, és ugyanennek a támadásnak a befejezésében nem szabad.',
    },
    mayAgain: {
      name: 'Forgó nyíl egy játékoson',
      words: 'Ez a játékos az építésben játszott, és a lap nyila a befejezésbe is továbbviheti.',
    },
    leaves: {
      name: 'Lefelé mutató nyíl',
      words: 'Ez a játékos lejön; aki helyette bejön, ugyanazt a számot viseli.',
    },
    comesOn: { name: 'Felfelé mutató nyíl', words: 'Ez a játékos az azonos számú helyett jön be.' },
    taker: { name: 'Szám egy körben', words: 'Hányadikként lövi ez a játékos a csapata büntetőjét.' },
    tactic: {
      name: 'Taktikalap',
      words:
        'A száma mondja meg, ki támad: a nagyobb. Az építéshez és a befejezéshez megnevezi a támadó, majd a védő helyeit.',
    },
    faceDown: { name: 'Címer', words: 'Ennek a klubnak egy lefordított taktikalapja.' },
  },
}
