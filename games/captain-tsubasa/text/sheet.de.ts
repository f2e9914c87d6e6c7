import type { Sheet } from '@libero/kernel/words'

// biome-ignore format: one line of the sheet per line
export const sheetDe: Sheet = {
  title: 'Captain Tsubasa auf einen Blick',
  blocks: [
    {
      heading: 'Ziel und Karten',
      lines: [
        { rule: '1.2', text: 'Zwei Hälften; wer mehr Tore hat, siegt. Gleich: Verlängerung. Noch gleich: beide Meister.' },
        { rule: '2.1', text: 'Eine Karte hat Werte für Schuss, Pass und Verteidigung und bis zu zwei Fähigkeiten.' },
        { rule: '2.4', text: 'Token gibt man nur aus dem Pool aus; Fähigkeiten bringen sie aus der Reserve dorthin.' },
        { rule: '2.4', text: 'Fünf jeder Art; Ausgegebenes kommt erst mit der Aufräumphase in die Reserve zurück.' },
        { rule: '2.6', text: 'Ablegen: auf den Ablagestapel des Besitzers. Entfernen: für immer aus dem Spiel.' },
      ],
    },
    {
      heading: 'Eine Runde',
      lines: [
        { rule: '4.1', text: '1. Ziehphase: Beide ergänzen ihre Hand vom eigenen Nachziehstapel auf vier Karten.' },
        { rule: '4.2', text: 'Reicht der Stapel nicht: ziehen, was da ist, Ablagestapel mischen, weiterziehen.' },
        { rule: '4.3', text: 'Dann nimmt jeder eine Matchkarte, der Verteidiger zuerst: offen oder verdeckt vom Stapel.' },
        { rule: '5.1', text: '2. Angriffsphase: Abwechselnd, der Angreifer zuerst, spielt man eine Handkarte oder passt.' },
        { rule: '5.2', text: 'Wer passt, spielt in dieser Runde keine Karte mehr und behält die übrigen auf der Hand.' },
        { rule: '5.4', text: 'Limit: neun Karten in beiden Spielbereichen zusammen; eine zehnte wird nie gespielt.' },
        { rule: '5.5', text: 'Ende, wenn beide gepasst haben, bei neun Karten nach einem Zug oder durch eine Fähigkeit.' },
        { rule: '4.1', text: '3. Schuss-/Passphase (siehe dort).' },
        { rule: '9.1', text: '4. Aufräumphase: Karten ablegen, Ausgegebenes in die Reserve, Hand bleibt, Spielfeld auf vier.' },
      ],
    },
    {
      heading: 'Fähigkeiten',
      lines: [
        { rule: '6.1', text: 'Freiwillig; nur, während die Karte gespielt wird, jede einmal, in beliebiger Reihenfolge.' },
        { rule: '6.2', text: 'Die verpflichtende Aktion folgt gleich danach; ist sie unmöglich, entfällt die Fähigkeit.' },
        { rule: '6.3', text: 'Sie oder ihre verpflichtende Aktion muss etwas ändern; manche nutzt nur eine Seite.' },
        { rule: '6.6', text: 'Weitere Karte: erst deren Fähigkeiten, dann, was von der ersten offen ist; alles ein Zug.' },
        { rule: '6.9', text: 'Ablegen beim Gegner: Die Werte zählen nicht mehr; was die Fähigkeiten brachten, bleibt.' },
        { rule: '6.12', text: 'Ausnahme: Neuwurf und Parade kommen nach dem Würfeln, wenn die Karte dann noch liegt.' },
      ],
    },
    {
      heading: 'Schuss oder Pass',
      lines: [
        { rule: '7.1', text: 'Summen: Verteidigung des Verteidigers, Schuss und Pass des Angreifers, minus Gelb und Rot.' },
        { rule: '7.2', text: 'Der Angreifer wählt Schuss oder Pass; von nun an zählt nur noch diese Summe.' },
        { rule: '7.3', text: 'Token, der Angreifer zuerst: beliebig viele der passenden Art, jeder zählt einen Punkt.' },
        { rule: '7.4', text: 'Beide würfeln und zählen dazu. Der höhere Wert gewinnt, bei Gleichstand der Angreifer.' },
        { rule: '7.5', text: 'Neuwurf: ein Wurf dieser Runde, gleich wessen, je Karte einmal; es gilt der neue.' },
        { rule: '7.6', text: 'Schuss gewonnen: Tor, dann Ball an den anderen, wenn es der Torwart nicht vereitelt.' },
        { rule: '7.6', text: 'Pass gewonnen: Angreifer behält den Ball. Verteidigung gewonnen: Verteidiger erobert ihn.' },
      ],
    },
    {
      heading: 'Der Torwart',
      lines: [
        { rule: '8.1', text: 'Schuss gewonnen: Der Verteidiger darf für eine Parade im Spielbereich würfeln, einmal.' },
        { rule: '8.2', text: 'Niedrig: gehalten, Ball beim Verteidiger. Darüber: Eckball, Ball beim Angreifer. Höher: Tor.' },
        { rule: '8.2', text: 'Morisaki und Wakashimazu: 1 gehalten, 2 und 3 Eckball, 4 bis 6 Tor; andere laut Karte.' },
      ],
    },
    {
      heading: 'Besondere Karten',
      lines: [
        { rule: '11.1', text: 'Gelb (unser Satz): Schuss −2 und Pass −2, in jeder Runde bis zum Ende des Spiels.' },
        { rule: '11.2', text: 'Eine zweite Gelbe macht daraus Rot (unser Satz): Schuss −3, Pass −3, Verteidigung −1.' },
        { rule: '11.4', text: 'Erschöpfung: keine Werte, keine Fähigkeiten, aber sie zählt für das Limit.' },
        { rule: '11.5', text: '„Ballkontrolle und Vorstoss“, nur Angreifer: gewonnener Pass, ohne Token und Würfel.' },
        { rule: '12.1', text: 'Spezialschuss: nur für den Angreifer und nur mit der Karte der eigenen Mannschaft.' },
        { rule: '12.2', text: 'Beide wählen verdeckt aus drei Karten: Spezialschuss gegen Spezialverteidigung.' },
        { rule: '12.3', text: 'Nur die passende Verteidigung hält ihn auf, sonst Tor; der Ball geht an den Verteidiger.' },
      ],
    },
    {
      heading: 'Hälften und Spielende',
      lines: [
        { rule: '9.2', text: 'Eine Hälfte hat sechs Runden mit je zwei Matchkarten; im ersten Spiel sind es vier.' },
        { rule: '9.3', text: 'Mit der letzten beginnt die Nachspielzeit: Nun endet die Hälfte bei Tor oder Ballverlust.' },
        { rule: '9.4', text: 'Halbzeit: Hand und beide Stapel zusammenmischen; Pools, Gelbe und Rote Karten bleiben.' },
        { rule: '9.5', text: 'Die zweite Hälfte stößt der andere Trainer an, mit deren Matchkarten.' },
        { rule: '10.1', text: 'Verlängerung: alles mischen, keine Matchkarten, Limit sieben, Los um den ersten Angriff.' },
        { rule: '10.2', text: 'Sie hat zwei Hälften zu zwei Runden; in der zweiten greift zuerst der andere an.' },
      ],
    },
    {
      heading: 'Optionen',
      lines: [
        { rule: '13.1', text: 'Motivation: bei jeder Frage, auch nach den Würfeln, für die Token der Motivationskarte.' },
        { rule: '13.2', text: 'Die motivierte Karte nimmt den Platz ein; die Startdeck-Karte wird entfernt.' },
        { rule: '14.1', text: 'Garantierter Erfolg: Die 6 gewinnt gegen die 1, egal wie hoch die Gesamtwerte sind.' },
        { rule: '15.2', text: 'Transfers: im ganzen eigenen Zug, vor und nach der Karte, für die Token darauf.' },
        { rule: '15.3', text: 'Ein verpflichteter Torwart muss einen Torwart im eigenen Spielbereich ersetzen.' },
      ],
    },
    {
      heading: 'Leicht vergessen',
      lines: [
        { rule: '4.1', text: 'Wer noch vier oder mehr Karten hat, zieht nicht und behält sie alle.' },
        { rule: '4.4', text: 'Eine genommene Matchkarte gehört dir bis zum Ende des Spiels, außer sie wird entfernt.' },
        { rule: '5.3', text: 'Hat der andere gepasst, spielst du weiter, Karte um Karte.' },
        { rule: '5.4', text: 'Gelb und Rot zählen nie für das Limit; was den Spielbereich verlassen hat, auch nicht.' },
        { rule: '8.1', text: 'Gegen einen Pass gibt es keine Parade.' },
        { rule: '8.4', text: 'Ein Eckball gilt wie ein gewonnener Pass: In der Nachspielzeit geht die Hälfte weiter.' },
      ],
    },
  ],
}
