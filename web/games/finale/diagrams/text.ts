import type { Language } from '@libero/kernel/words'

type Captioned =
  | 'turned'
  | 'line-up'
  | 'tactic'
  | 'powers'
  | 'level'
  | 'further'
  | 'exchange'
  | 'closing'
  | 'no-build-up'
  | 'question-mark'
  | 'stand-in'
  | 'used'
  | 'arrow'
  | 'build-up'
  | 'finish'
  | 'goal'
  | 'failed'
  | 'counter'
  | 'hazard'
  | 'injury'
  | 'yellow'
  | 'red'
  | 'keeper-injured'
  | 'keeper-off'
  | 'stand-in-keeper'
  | 'change'
  | 'penalty'
  | 'sudden-death'
  | 'extra-time'
  | 'cup'
  | 'take-back'

export const finaleCaptions: Readonly<Record<Language, Readonly<Record<Captioned, string>>>> = {
  en: {
    turned:
      'After each use a card is turned a quarter to the left: the men who played the build-up lie on their side now, and another strength is on top. Only that one counts.',
    'line-up':
      'Before the first period: eleven men on the pitch, each in his own line, four on the bench, all of it open to both coaches. Beside each strength stands, smaller, the one that comes up next.',
    tactic:
      'The card in the middle says who plays: places on the left are the attacker’s, those on the right the defender’s. Whoever glows may fill the next place.',
    powers:
      'The two cards are revealed, 5 against 2: the higher power attacks, and the difference is the number of attacks, three here.',
    level: 'Equal powers: both coaches roll until one rolls higher. He has exactly one attack.',
    further:
      'The second attack of three: another card of the attacker’s hand comes on top of his last one. It says who plays now; the number of attacks stays.',
    exchange:
      'The attacker’s new card lies open, and before any man is chosen the defending coach may put a hand card out of the game and draw another. What lies face up before him stays.',
    closing:
      'The hand is empty, so the closing card counts, with its power of 1 and its few places, as often as a card is needed.',
    'no-build-up':
      'This card has no build-up: the attack begins with the finish at once, and it can give no counter.',
    'question-mark':
      'A question mark is to be filled: every free outfielder glows, whatever his line. The keeper does not.',
    'stand-in':
      'A defender is asked for and none is free: any other free outfielder stands in, and the middle of the table says whose place it is.',
    used: 'In the finish the men who played the build-up carry a crossed circle: they are not free. Only those that glow may fill the place.',
    arrow:
      'The arrow calls one of the men who played the build-up: two outfielders did, and one of them must play again, at his new strength.',
    'build-up':
      'The build-up: the strengths on top plus the die, for both sides. Level is enough for the attacker, and he goes on to the finish.',
    finish: 'The finish: here level is not enough. Only a higher total of the attacker is a goal.',
    goal: 'The attacker has the higher total in the finish: a goal.',
    failed:
      'The attacker has less in the build-up. His attack is over, and unless this period has had its counter, the defender now counters.',
    counter:
      'The build-up has failed, and the defender counters with the card he already has face up. In the build-up of the counter he adds the difference of the two powers.',
    hazard:
      'Whoever shows a symbol while he plays is rolled for afterwards, once the strengths have counted and before the cards are turned.',
    injury:
      'A defender is injured. The men on the bench who glow may come on at once, whatever their line; it costs none of the three changes. The keeper may not.',
    yellow:
      'A man with the yellow symbol on top was used, and his coach has rolled a 0 or a 1: he is booked for the rest of the match.',
    red: 'A man with the red symbol on top was used and his coach has rolled a 3: he is off, and nobody comes on for him. His strength has counted all the same.',
    'keeper-injured':
      'The keeper was used with the red cross on top and is injured: a keeper from the bench comes on at once, without using a change.',
    'keeper-off':
      'The keeper has been sent off and no change can help: one of the outfielders who glow has to go in goal.',
    'stand-in-keeper':
      'An outfielder stands in goal. He is the keeper for the rest of the match and never fills an outfield place again.',
    change:
      'Between two periods: one man is to leave, and the outfielders on the bench who glow may come on for him, into their own line and head up.',
    penalty:
      'The shoot-out: the taker’s first strength plus a die against what the keeper shows plus a die. Only a higher total is a goal; then the keeper is turned.',
    'sudden-death':
      'Level after five penalties each: pair by pair, each coach picks a taker from those who have not shot yet. They glow; the others wear their number.',
    'extra-time':
      'It is level after six periods, and extra time was agreed: two periods more. Turned cards stay, but both play with the six white tactic cards only.',
    cup: 'The second leg of a cup is a match like any other, squads and cards chosen anew. In its score the goals of both legs stand in brackets, added up: they decide who goes through.',
    'take-back':
      'A change is prepared: one man is to go off, another to come on. Nothing hidden has been shown and no die rolled since, so it can still be taken back.',
  },
  de: {
    turned:
      'Nach jedem Einsatz wird die Karte eine Vierteldrehung nach links gedreht: Wer im Spielaufbau gespielt hat, liegt jetzt auf der Seite, und eine andere Spielstärke steht oben. Nur sie zählt.',
    'line-up':
      'Vor dem ersten Zeitabschnitt: elf Männer auf dem Feld, jeder in seiner Reihe, vier auf der Bank, alles für beide offen. Neben jeder Spielstärke steht kleiner, welche als Nächste kommt.',
    tactic:
      'Die Karte in der Mitte sagt, wer spielt: Plätze links gehören dem Angreifer, Plätze rechts dem Verteidiger. Wer leuchtet, kann den nächsten Platz besetzen.',
    powers:
      'Die beiden Karten sind aufgedeckt, 5 gegen 2: Die höhere Kampfstärke greift an, und der Unterschied ist die Zahl der Angriffe, hier drei.',
    level:
      'Gleiche Kampfstärken: Beide Trainer würfeln, bis einer höher würfelt. Er hat genau einen Angriff.',
    further:
      'Der zweite von drei Angriffen: Eine weitere Handkarte des Angreifers kommt über die vorige. Sie sagt, wer jetzt spielt; die Zahl der Angriffe bleibt.',
    exchange:
      'Die neue Karte des Angreifers liegt offen, und bevor jemand gewählt wird, darf der Verteidiger eine Handkarte aus dem Spiel nehmen und eine andere ziehen. Was vor ihm offen liegt, bleibt.',
    closing:
      'Die Hand ist leer, also gilt die Schlusskarte mit Kampfstärke 1 und ihren wenigen Plätzen, sooft eine Karte nötig ist.',
    'no-build-up':
      'Diese Karte hat keinen Spielaufbau: Der Angriff beginnt gleich mit dem Spielabschluss, und einen Konter kann er nicht bringen.',
    'question-mark':
      'Ein Fragezeichen ist zu besetzen: Jeder freie Feldspieler leuchtet, gleich aus welcher Reihe. Der Torwart nicht.',
    'stand-in':
      'Ein Abwehrspieler ist verlangt, und keiner ist frei: Irgendein anderer freier Feldspieler hilft aus, und in der Mitte des Tisches steht, für wen.',
    used: 'Im Spielabschluss tragen die Männer aus dem Spielaufbau einen durchgestrichenen Kreis: Sie sind nicht frei. Nur wer leuchtet, darf auf den Platz.',
    arrow:
      'Der Pfeil ruft einen aus dem Spielaufbau: Zwei Feldspieler waren dabei, und einer von ihnen muss noch einmal ran, mit seiner neuen Spielstärke.',
    'build-up':
      'Der Spielaufbau: die Spielstärken, die oben stehen, plus der Würfel, auf beiden Seiten. Gleichstand genügt dem Angreifer, und es geht weiter zum Spielabschluss.',
    finish:
      'Der Spielabschluss: Hier genügt Gleichstand nicht. Nur eine höhere Summe des Angreifers ist ein Tor.',
    goal: 'Der Angreifer hat im Spielabschluss das höhere Gesamtergebnis: Tor.',
    failed:
      'Der Angreifer hat im Spielaufbau weniger. Sein Angriff ist vorbei, und wenn dieser Zeitabschnitt noch keinen Konter hatte, kontert nun der Verteidiger.',
    counter:
      'Der Spielaufbau ist gescheitert, und der Verteidiger kontert mit der Karte, die er schon offen liegen hat. Im Spielaufbau des Konters kommt für ihn der Unterschied der beiden Kampfstärken hinzu.',
    hazard:
      'Für jeden, der beim Einsatz ein Symbol zeigt, wird danach gewürfelt: Seine Spielstärke hat dann schon gezählt, gedreht wird erst später.',
    injury:
      'Ein Abwehrspieler ist verletzt. Die Männer auf der Bank, die leuchten, dürfen sofort kommen, gleich aus welcher Reihe; das kostet keinen der drei Wechsel. Der Torwart darf nicht.',
    yellow:
      'Ein Mann mit dem gelben Symbol war dabei, und sein Trainer hat 0 oder 1 gewürfelt: Er ist für den Rest des Spiels verwarnt.',
    red: 'Ein Mann mit dem roten Symbol war dabei, und sein Trainer hat eine 3 gewürfelt: Er fliegt, und niemand kommt für ihn. Seine Spielstärke hat trotzdem gezählt.',
    'keeper-injured':
      'Der Torwart war mit dem roten Kreuz im Einsatz und ist verletzt: Ein Torwart von der Bank kommt sofort, ohne einen Wechsel zu verbrauchen.',
    'keeper-off':
      'Der Torwart hat Rot gesehen, und kein Wechsel kann helfen: Einer der Feldspieler, die leuchten, muss ins Tor.',
    'stand-in-keeper':
      'Ein Feldspieler steht im Tor. Er bleibt Torwart bis zum Ende des Spiels und besetzt nie wieder einen Feldspielerplatz.',
    change:
      'Zwischen zwei Zeitabschnitten: Ein Mann soll gehen, und die Feldspieler auf der Bank, die leuchten, dürfen für ihn kommen, in ihre eigene Reihe und mit dem Kopf nach oben.',
    penalty:
      'Das Elfmeterschießen: erste Spielstärke des Schützen plus Würfel gegen das, was der Torwart zeigt, plus Würfel. Nur das höhere Ergebnis ist ein Tor; dann dreht sich der Torwart.',
    'sudden-death':
      'Gleichstand nach je fünf Elfmetern: Paar um Paar bestimmt jeder Trainer einen Schützen, der noch nicht geschossen hat. Die leuchten; die anderen tragen ihre Nummer.',
    'extra-time':
      'Nach sechs Zeitabschnitten steht es gleich, und eine Verlängerung ist vereinbart: zwei Zeitabschnitte mehr. Gedrehte Karten bleiben, doch beide spielen nur mit den sechs weißen Taktikkarten.',
    cup: 'Das Rückspiel eines Pokals ist ein Spiel wie jedes andere, Kader und Karten werden neu gewählt. Beim Spielstand stehen in Klammern die Tore beider Spiele zusammen: Sie entscheiden, wer weiterkommt.',
    'take-back':
      'Ein Wechsel ist vorbereitet: Einer soll gehen, ein anderer kommen. Seither wurde nichts Verdecktes gezeigt und nicht gewürfelt, also lässt er sich noch zurücknehmen.',
  },
  hu: {
    turned:
      'Minden bevetés után a kártya negyed fordulatot tesz balra: aki a támadásépítésben játszott, most oldalra fordulva fekszik, és más játékerő van felül. Csak az számít.',
    'line-up':
      'Az első negyedóra előtt: tizenegy ember a pályán, mindenki a saját csapatrészében, négy a kispadon, és mindezt mindkét edző látja. A játékerő mellett kisebb számmal az áll, amelyik utána jön.',
    tactic:
      'A középen fekvő lap mondja meg, ki játszik: a bal oldali helyek a támadóé, a jobb oldaliak a védőé. Aki világít, elfoglalhatja a következő helyet.',
    powers:
      'A két lap fel van fedve, 5-ös a 2-es ellen: a nagyobb küzdőerő támad, és a különbség a támadások száma, itt három.',
    level:
      'Egyenlő küzdőerő: az edzők addig dobnak, amíg egyikük nagyobbat nem dob. Neki pontosan egy támadása van.',
    further:
      'Három támadásból a második: a támadó fél kezéből újabb lap kerül az előzőre. Ez mondja meg, ki játszik most; a támadások száma marad.',
    exchange:
      'A támadó fél új lapja felfordítva fekszik, és mielőtt bárkit választanának, a védekező fél kivehet egy lapot a kezéből a játékból, és húzhat helyette másikat. Ami előtte felfordítva fekszik, marad.',
    closing:
      'Üres a kéz, ezért a zárólap számít, 1-es küzdőerővel és kevés helyével, ahányszor csak lap kell.',
    'no-build-up':
      'Ezen a lapon nincs támadásépítés: a támadás rögtön a befejezéssel indul, és kontra nem lehet belőle.',
    'question-mark':
      'Kérdőjeles helyre kell valaki: minden szabad mezőnyjátékos világít, bármelyik csapatrészből való. A kapus nem.',
    'stand-in':
      'Védő kellene, de egyik sem szabad: bármelyik másik szabad mezőnyjátékos beugorhat, és az asztal közepén ott áll, ki helyett.',
    used: 'A befejezésben a támadásépítés játékosain áthúzott kör van: nem szabadok. Csak az kerülhet a helyre, aki világít.',
    arrow:
      'A nyíl a támadásépítés játékosai közül hív egyet: két mezőnyjátékos volt benne, és egyiküknek újra játszania kell, az új játékerejével.',
    'build-up':
      'A támadásépítés: a felül látható játékerők és a kocka, mindkét oldalon. A támadónak az egyenlő is elég, és jöhet a befejezés.',
    finish: 'A befejezés: itt az egyenlő nem elég. Csak akkor gól, ha a támadónak több van.',
    goal: 'A támadó félnek nagyobb az összege a befejezésben: gól.',
    failed:
      'A támadó félnek kevesebb van a támadásépítésben. A támadásának vége, és ha ebben a negyedórában még nem volt kontra, most a védekező fél kontrázik.',
    counter:
      'A támadásépítés nem sikerült, és a védő a már nyitva fekvő lapjával kontrázik. A kontra támadásépítésében a két küzdőerő különbségét hozzáadja.',
    hazard:
      'Akinek játék közben jel látszik a kártyáján, arra utólag dobni kell: a játékereje addigra már számított, a kártyák pedig csak később fordulnak.',
    injury:
      'Megsérült egy védő. A kispadon világítók azonnal beállhatnak, bármelyik csapatrészből; ez nem kerül a három cserébe. A kapus nem jöhet.',
    yellow:
      'Bevetettek egy játékost, akinél a sárga jel látszott, és az edzője 0-t vagy 1-est dobott: a mérkőzés végéig sárga lapja van.',
    red: 'Bevetettek egy játékost, akinél a piros jel látszott, és az edzője 3-ast dobott: kiállítják, és senki sem áll be helyette. A játékereje így is számított.',
    'keeper-injured':
      'A kapust vörös kereszttel vetették be, és megsérült: azonnal beáll helyette egy kapus a kispadról, csere nélkül.',
    'keeper-off':
      'A kapust kiállították, és csere sem segíthet: a világító mezőnyjátékosok egyikének a kapuba kell mennie.',
    'stand-in-keeper':
      'Mezőnyjátékos áll a kapuban. A mérkőzés végéig ő a kapus, és mezőnyjátékosnak járó helyre többé nem kerül.',
    change:
      'Két negyedóra között: valaki lejön, és a kispadon világító mezőnyjátékosok jöhetnek helyette, a saját csapatrészükbe, fejjel felfelé.',
    penalty:
      'A büntetőpárbaj: a rúgó első játékereje és egy kocka, szemben azzal, amit a kapus mutat, és egy kockával. Csak a nagyobb összeg gól; aztán a kapus fordul.',
    'sudden-death':
      'Öt-öt büntető után egyenlő: párról párra mindkét edző olyan rúgót választ, aki még nem rúgott. Ők világítanak; a többieken ott a számuk.',
    'extra-time':
      'Hat negyedóra után egyenlő az állás, és hosszabbításban egyeztek meg: még két negyedóra jön. Az elfordított lapok úgy maradnak, de mindketten csak a hat fehér taktikalappal játszanak.',
    cup: 'A kupavisszavágó olyan mérkőzés, mint a többi, új kerettel és új lapokkal. Az állásnál zárójelben a két mérkőzés góljai állnak összeadva: ezek döntik el, ki jut tovább.',
    'take-back':
      'Egy csere elő van készítve: valaki lejön, más beáll. Azóta semmi rejtettet nem fedtek fel, és nem dobott senki, tehát még visszavonható.',
  },
}
