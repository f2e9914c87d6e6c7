import type { Sheet } from '@libero/kernel/words'

// biome-ignore format: one line of the sheet per line
export const sheetDe: Sheet = {
  title: 'Hat-Trick auf einen Blick',
  blocks: [
    {
      heading: 'Ziel und Karten',
      lines: [
        { rule: '1.2', text: 'Zwei Halbzeiten; wer am Ende mehr Tore erzielt hat, gewinnt.' },
        { rule: '2.1', text: 'Sechs Reihen zu vier Feldern, vom eigenen Tor aus gezählt: Reihe 6 ist die letzte.' },
        { rule: '2.3', text: 'Gerade Nummern spielen links, ungerade rechts, vom Platz ihres Trainers aus gesehen.' },
        { rule: '3.1', text: 'Aktionskarte: Art (kurzer Pass, langer Pass, Dribbling), Stärke von 1 bis 4 und Seite.' },
      ],
    },
    {
      heading: 'Eine Runde',
      lines: [
        { rule: '4.1', text: '1. Jeder legt eine Karte verdeckt, beide füllen auf drei auf, dann wird aufgedeckt.' },
        { rule: '4.2', text: '2. Der Angreifer darf einen Spieler ein Feld bewegen, vor oder zurück; Seite laut Karte.' },
        { rule: '4.2', text: 'Ist das Feld besetzt, tauschen die beiden die Plätze, ob Mitspieler oder Gegner.' },
        { rule: '4.4', text: '3. Pflicht: Querpass zum nächsten Mitspieler der Reihe; gibt es keinen, bleibt der Ball.' },
        { rule: '4.5', text: '4. Ebenso darf der Verteidiger einen Spieler bewegen; die Seite sagt seine eigene Karte.' },
        { rule: '4.6', text: '5. Die Karte des Angreifers wird ausgeführt; von der anderen zählt nur die Stärke.' },
      ],
    },
    {
      heading: 'Spielzüge und Vergleich',
      lines: [
        { rule: '5.1', text: 'Kurzer Pass: Angriffsbälle gegen Abwehrbälle in der Reihe des Balls, jeweils plus Karte.' },
        { rule: '5.2', text: 'Angreifer mehr: eine Reihe vor zu seiner kleinsten Nummer; Verteidiger mehr: seine kleinste hat ihn.' },
        { rule: '5.3', text: 'Langer Pass: 1 bis 3 Reihen vor; steht in einer ein eigener Mann, muss es so eine sein.' },
        { rule: '5.4', text: 'Verglichen wird in der Zielreihe; ihn bekommt die kleinste Rückennummer des Gewinners.' },
        { rule: '5.5', text: 'Dribbling: Ein Mitspieler direkt davor bekommt den Ball; ist das Feld frei, rückt man vor.' },
        { rule: '5.5', text: 'Gegner davor: Bälle plus Karte. Gewonnen: Platztausch; verloren: Der Gegner hat den Ball.' },
        { rule: '5.6', text: 'Gleichstand: Die stärkere Karte gewinnt. Gleich starke Karten: Foul des Verteidigers.' },
      ],
    },
    {
      heading: 'Die Torchance',
      lines: [
        { rule: '6.1', text: 'Steht der Ballführer zu Beginn der Runde in seiner letzten Reihe, ist sie eine Torchance.' },
        { rule: '6.2', text: 'Die Durchgänge laufen wie Runden, aber niemand zieht nach: höchstens drei.' },
        { rule: '6.3', text: 'Der Verteidiger darf mit dem Ballführer den Platz tauschen, der Angreifer nicht.' },
        { rule: '6.4', text: 'Kurzer Pass: zu einem Mitspieler auf einem Nachbarfeld, auch schräg; er kommt an.' },
        { rule: '6.5', text: 'Langer Pass: zu einem Mitspieler in Reihe 4 bis 6; er kommt an.' },
        { rule: '6.6', text: 'Dribbling: gleich schießen. Schuss nur, wenn er nach dem Spielzug in Reihe 5 oder 6 steht.' },
      ],
    },
    {
      heading: 'Der Torschuss',
      lines: [
        { rule: '7.2', text: 'Schütze und Torwart wählen verdeckt links, Mitte oder rechts, aus Sicht des Schützen.' },
        { rule: '7.3', text: 'Schussklasse: Stärke der Karte, die zum Schuss geführt hat, plus 3 oder 4 (Torschusskarte).' },
        { rule: '7.4', text: 'Schuss aus Reihe 6 Mitte: Torwart zieht bis zu 2, außen 3; Reihe 5 Mitte 3, außen 4.' },
        { rule: '7.5', text: 'Ecke erraten: eine mehr. Stammtorwart in der fernen Ecke (links/rechts): eine weniger.' },
        { rule: '7.7', text: 'Weniger Bälle als die Schussklasse: Tor, und alle zurück auf die Anfangsfelder.' },
        { rule: '7.8', text: 'Gleich viele: abgeklatscht, zur Nummer in Reihe 6, die der Schussklasse am nächsten ist.' },
        { rule: '7.9', text: 'Mehr: gehalten. Es folgt ein Abschlag, für den beide auf drei ziehen.' },
        { rule: '8.2', text: 'Je ein Schritt, Seite beliebig, der Abschlagende zuerst; wen er bewegt hat, den lässt der Gegner.' },
        { rule: '8.3', text: 'Abschlag: Dribbling Reihe 1, kurz 2, lang 3; zur kleinsten Rückennummer beider.' },
      ],
    },
    {
      heading: 'Fouls',
      lines: [
        { rule: '9.2', text: 'Die Mannschaft sieht Gelb; hat sie schon Gelb, gibt sie es zurück, und der Spieler fliegt.' },
        { rule: '9.3', text: 'Freistoß: Erst darf der Verteidiger einen Schritt, dann der Angreifer; Seite beliebig.' },
        { rule: '9.4', text: 'Danach wählt der Angreifer: Torchance oder normales Spiel.' },
        { rule: '9.5', text: 'Gefoulter Spielzug auf ein mittleres Feld der Reihe 6: Elfmeter; 1 Karte, Raten wie sonst.' },
      ],
    },
    {
      heading: 'Spielende',
      lines: [
        { rule: '10.1', text: 'Sind beide Nachziehstapel leer, endet die Halbzeit mit der Runde.' },
        { rule: '10.3', text: 'Nicht, solange der Ball in den zwei Reihen vor einem Tor ist oder eine Torchance läuft.' },
        { rule: '11.1', text: 'Gleichstand: dritte Halbzeit, wenn Verlängerung, dann Elfmeter, wenn das vereinbart ist.' },
      ],
    },
    {
      heading: 'Erweiterung „Spieler“',
      lines: [
        { rule: '14.1', text: 'Überlappende Rückennummern (4/5, 5) sind gleich; am niedrigsten: keiner ganz darunter.' },
        { rule: '14.2', text: 'Pass, mehrere am niedrigsten: Es wählt der Trainer der Mannschaft, die den Ball bekommt.' },
        { rule: '15.4', text: 'Ein Spieler hat nur die Fähigkeit der Seite, die offen liegt, Silber oder Gold.' },
        { rule: '15.5', text: 'Ist sie benutzt, wird die Karte sofort umgedreht; nun zählt die neue Seite samt Bällen.' },
        { rule: '15.6', text: 'Umgedreht wird höchstens zweimal je Runde, in einer Torchance je Durchgang.' },
        { rule: '15.9', text: 'Nachbarn stehen davor, dahinter, links oder rechts, nie schräg.' },
        { rule: '17.1', text: 'Ein Stammtorwart, der die Ecke errät, ist ab dem nächsten Schuss ein Star.' },
        { rule: '17.2', text: 'Ein Star, der mit den Starkarten falsch rät, ist ab dem nächsten Schuss Stammtorwart.' },
        { rule: '19.2', text: 'Stilkarte: Taktisch mit 3 gelungenen kurzen Pässen in Folge, Technisch mit 2 Dribblings.' },
        { rule: '19.2', text: 'Körperlich ebenso mit 2 langen Pässen; Total: zwei wechseln die Reihe, Spielzug gelingt.' },
        { rule: '18.5', text: 'Jeder Trainer darf je Runde eine Stilkarte spielen; eine Torchance ist eine Runde.' },
      ],
    },
    {
      heading: 'Leicht vergessen',
      lines: [
        { rule: '4.3', text: 'Im normalen Spiel tauscht niemand mit dem Ballführer, und er bewegt sich nicht selbst.' },
        { rule: '6.7', text: 'Torchance: Ohne den Pass, den die Karte verlangt, kein Torschuss in diesem Durchgang.' },
        { rule: '6.8', text: 'Karten weg, kein Schuss: Ball zur kleinsten Rückennummer der Reihe; gleich: Verteidiger.' },
        { rule: '7.6', text: 'Der Torwart darf jederzeit aufhören zu ziehen; die Hand bleibt unberührt.' },
        { rule: '10.2', text: 'Nachziehstapel leer: Die benutzten Karten werden zu einem vorläufigen gemischt.' },
      ],
    },
  ],
}
