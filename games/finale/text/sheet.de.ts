import type { Sheet } from '@libero/kernel/words'

// biome-ignore format: one line of the sheet per line
export const sheetDe: Sheet = {
  title: 'Finale auf einen Blick',
  blocks: [
    {
      heading: 'Ziel und Vorbereitung',
      lines: [
        { rule: '1.2', text: 'Sechs Zeitabschnitte zu je 15 Minuten: Wer am Ende mehr Tore hat, gewinnt.' },
        { rule: '1.3', text: 'Die Seiten unseres Würfels: 0, 1, 1, 2, 2 und 3. Ein Kartensatz kann andere nennen.' },
        { rule: '3.2', text: 'Fünfzehn Männer deines Vereins für höchstens 50 Punkte, mindestens ein Torwart.' },
        { rule: '3.4', text: 'Elf beginnen, genau einer davon im Tor, jeder in seiner Reihe; vier sitzen auf der Bank.' },
        { rule: '4.6', text: 'Elf Taktikkarten gemischt, die Schlusskarte offen darunter; drei auf die Hand.' },
      ],
    },
    {
      heading: 'Karten',
      lines: [
        { rule: '2.2', text: 'Es zählt nur die Spielstärke, die oben ist; jeder kommt mit dem Kopf nach oben aufs Feld.' },
        { rule: '2.3', text: 'Nach jedem Einsatz eine Vierteldrehung nach links: die nächste Spielstärke.' },
        { rule: '4.2', text: 'Taktikkarte: oben Spielaufbau, unten Spielabschluss; Plätze links Angreifer, rechts Verteidiger.' },
        { rule: '4.1', text: 'Kampfstärken jeder Farbe unseres Satzes: 5, 4, 3, 2, 2, 1. Die weiße 1 ist die Schlusskarte.' },
        { rule: '5.8', text: 'Ohne Handkarte spielt man die Schlusskarte (Kampfstärke 1); sie wird nie verbraucht.' },
      ],
    },
    {
      heading: 'Ein Zeitabschnitt',
      lines: [
        { rule: '5.1', text: 'Ablauf: Wechsel (im ersten keine), Taktikkarten, Angriffe.' },
        { rule: '5.2', text: 'Jeder legt eine Handkarte verdeckt hin; beide werden zugleich aufgedeckt.' },
        { rule: '5.3', text: 'Die höhere Kampfstärke greift an, so oft, wie sie höher ist (4 gegen 1: drei Angriffe).' },
        { rule: '5.4', text: 'Gleiche Kampfstärke: Beide würfeln, bis einer höher würfelt; er hat genau einen Angriff.' },
        { rule: '5.5', text: 'Gleich nach dem Aufdecken ziehen beide auf drei Karten nach, solange der Stapel reicht.' },
        { rule: '5.6', text: 'Zu jedem weiteren Angriff spielt der Angreifer offen eine Karte aus und zieht gleich nach.' },
        { rule: '5.7', text: 'Dann darf der Verteidiger, solange sein Stapel reicht, eine Handkarte weglegen und ziehen.' },
        { rule: '5.9', text: 'Mit dem letzten Angriff, oder dem Konter daraus, ist der Zeitabschnitt vorbei.' },
      ],
    },
    {
      heading: 'Ein Angriff',
      lines: [
        { rule: '6.1', text: 'Erst der Spielaufbau; gelingt er, der Spielabschluss. Karte ohne Aufbau: gleich der Spielabschluss.' },
        { rule: '6.2', text: 'Beide besetzen ihre Plätze auf der Karte des Angreifers; der Angreifer wählt zuerst.' },
        { rule: '6.3', text: 'Fragezeichen: jeder freie Feldspieler, nie der Torwart.' },
        { rule: '6.4', text: 'Zu wenige Freie in einer Reihe: Alle spielen, freie Feldspieler anderer Reihen helfen aus.' },
        { rule: '6.5', text: 'Wer im Aufbau dabei war, ist im Spielabschluss dieses Angriffs gesperrt, auf beiden Seiten.' },
        { rule: '6.6', text: 'Ausnahme Pfeil: Auf seiner Seite muss ein Mann der markierten Reihe noch einmal ran.' },
      ],
    },
    {
      heading: 'Der Vergleich',
      lines: [
        { rule: '6.7', text: 'Gesamtergebnis: die Spielstärken, die die Eingesetzten zeigen, plus der Wurf der Mannschaft.' },
        { rule: '6.8', text: 'Der Spielaufbau gelingt, wenn der Angreifer mindestens das gleiche Gesamtergebnis hat.' },
        { rule: '6.9', text: 'Im Spielabschluss fällt ein Tor nur mit dem höheren Gesamtergebnis; Gleichstand reicht nicht.' },
        { rule: '6.10', text: 'Nach jedem Vergleich erst die Gefahren, dann drehen sich alle Eingesetzten auf dem Feld.' },
      ],
    },
    {
      heading: 'Der Konter',
      lines: [
        { rule: '7.1', text: 'Scheitert der Aufbau, muss der Verteidiger kontern, aber nur einmal je Zeitabschnitt.' },
        { rule: '7.3', text: 'Keine neue Karte: Die Plätze stehen auf seiner offenen. Alle Männer sind wieder frei.' },
        { rule: '7.4', text: 'Bonus in seinem Aufbau: der Unterschied der offenen Kampfstärken, egal welche höher ist.' },
        { rule: '7.6', text: 'Nach dem Konter macht der Angreifer mit den Angriffen weiter, die ihm bleiben.' },
      ],
    },
    {
      heading: 'Gefahren',
      lines: [
        { rule: '8.1', text: 'Würfeln für jeden Eingesetzten mit Symbol; Angreifer zuerst, Folge nach Wahl des Trainers.' },
        { rule: '8.2', text: 'Verletzung: Bei einer 2 ist er für den Rest des Spiels draußen.' },
        { rule: '8.3', text: 'Für verletzte Feldspieler darf sofort einer von der Bank kommen; es kostet keinen Wechsel.' },
        { rule: '8.4', text: 'Gelbe Karte: Bei 0 oder 1 wird er verwarnt; das bleibt ihm bis zum Ende des Spiels.' },
        { rule: '8.5', text: 'Die zweite Verwarnung ist Rot: Er ist draußen, und niemand kommt für ihn.' },
        { rule: '8.6', text: 'Rote Karte: Bei einer 3 fliegt er vom Feld, und niemand kommt für ihn.' },
        { rule: '8.7', text: 'Torwart verletzt: Torwart von der Bank, sonst Feldspieler; das kostet keinen Wechsel.' },
        { rule: '8.8', text: 'Torwart sieht Rot: Ein Feldspieler geht ins Tor oder wird gewechselt (von der Bank: Torwart zuerst).' },
      ],
    },
    {
      heading: 'Wechsel und Spielende',
      lines: [
        { rule: '9.1', text: 'Drei Wechsel im Spiel, nur zwischen zwei Zeitabschnitten und vor den Taktikkarten.' },
        { rule: '9.3', text: 'Der Neue darf aus einer anderen Reihe sein; er spielt in seiner eigenen, Kopf nach oben.' },
        { rule: '10.1', text: 'Nach sechs Zeitabschnitten gleich: unentschieden, sofern keine Verlängerung vereinbart ist.' },
        { rule: '10.2', text: 'Verlängerung: zwei Zeitabschnitte mehr; Drehungen, Verwarnungen, verbrauchte Wechsel bleiben.' },
        { rule: '10.3', text: 'Gespielt wird nur mit den sechs weißen Karten: fünf gemischt, zuunterst die Schlusskarte.' },
        { rule: '10.4', text: 'Nach der Verlängerung noch nichts entschieden: Elfmeterschießen.' },
        { rule: '11.1', text: 'Dafür alle Karten Kopf nach oben, keine Gefahren; jeder benennt geheim fünf Schützen.' },
        { rule: '11.3', text: 'Erste Spielstärke plus Wurf muss Torwart plus Wurf schlagen; nur der Torwart dreht sich.' },
      ],
    },
    {
      heading: 'Leicht vergessen',
      lines: [
        { rule: '5.6', text: 'Die Zahl der Angriffe bleibt, welche Kampfstärke die weiteren Karten auch haben.' },
        { rule: '6.1', text: 'Ein Angriff, der gleich mit dem Spielabschluss losgeht, löst keinen Konter aus.' },
        { rule: '6.11', text: 'Angreifen musst du auch mit Schwachen: nie alle Spielstärken zugleich niedrig.' },
        { rule: '6.12', text: 'Nach dem Angriff sind alle wieder frei, aber ihre Karten bleiben gedreht.' },
        { rule: '7.2', text: 'Nur ein Konter je Zeitabschnitt; auf einen gescheiterten Konter folgt nie ein weiterer.' },
        { rule: '8.9', text: 'Ein Feldspieler im Tor bleibt Torwart bis zum Ende und besetzt nie einen Feldspielerplatz.' },
        { rule: '9.5', text: 'Wer das Feld verlassen hat, kehrt in diesem Spiel nicht zurück.' },
      ],
    },
  ],
}
