import { deedsDe } from './deeds.de.ts'
import { momentsDe } from './moments.de.ts'
import { namesDe } from './names.de.ts'
import type { PlayersText } from './text.ts'

export const playersDe: PlayersText = {
  name: 'Spieler',
  types: namesDe.types,
  sides: { silver: 'Silber', gold: 'Gold' },
  shields: { defensive: 'defensiv', mixed: 'ausgewogen', offensive: 'offensiv' },
  styles: {
    tactical: {
      name: 'Taktisch',
      about: 'Jeder kennt seinen Platz, und der Ball nimmt den sicheren Weg, Reihe um Reihe.',
    },
    technical: {
      name: 'Technisch',
      about: 'Der Ball ist ein Freund, und ein Gegner im Weg ist eine Einladung.',
    },
    physical: {
      name: 'Körperlich',
      about: 'Früh, hoch und weit, und dann das Kopfballduell gewinnen.',
    },
    total: {
      name: 'Total',
      about: 'Jeder kann überall auftauchen, und ein anderer hält ihm den Rücken frei.',
    },
  },
  styleCards: namesDe.styleCards,
  rows: {
    short: '{times} {times?gelungener kurzer Pass:gelungene kurze Pässe} in Folge',
    long: '{times} {times?gelungener langer Pass:gelungene lange Pässe} in Folge',
    dribble: '{times} {times?gelungenes Dribbling:gelungene Dribblings} in Folge',
    lines:
      'eine Runde, in der {times} deiner Spieler die Reihe {times?wechselt:wechseln} und dein Spielzug gelingt',
  },
  skills: { ...momentsDe, ...deedsDe },
  events: {
    snapshot: {
      name: 'Weitschuss',
      about:
        'Im normalen Spiel darf ein Ballführer in einer seiner drei letzten Reihen statt des Spielzugs schießen, mit 1 Stärke weniger. Leicht und allen empfohlen.',
    },
    corners: {
      name: 'Eckbälle',
      about:
        'Ein Schuss, der mit der letzten Karte und genau einem Ball zu viel gehalten wird, geht ins Toraus: Ecke, gespielt wie ein Freistoß. Empfohlen, sobald Freistöße vertraut sind.',
    },
    subs: {
      name: 'Auswechslungen',
      about:
        'Jede Mannschaft darf dreimal im Spiel, wenn es ruht, einen Spieler von der Bank bringen. Ein Muss, sobald die Spielertypen vertraut sind; vorher gut, um Aufstellungen auszuprobieren.',
    },
    captain: {
      name: 'Kapitän',
      about:
        'Einmal im Spiel darf der Kapitän gegen die Karte für ein Foul protestieren. Eine gezogene Karte entscheidet, und eine Fehlentscheidung des Schiedsrichters kann ihn den Platz kosten. Für alle, die ihr Glück gern herausfordern; wer den Zufall nicht mag, lässt es weg.',
    },
    interchange: {
      name: 'Positionstausch',
      about:
        'Statt eines Schritts in einer Runde dürfen zwei Spieler, die in einer Reihe nebeneinander stehen, tauschen. Erst empfohlen, wenn man weiß, wie gegnerische Spieler einander antworten.',
    },
    switch: {
      name: 'Umschalten',
      about:
        'Statt eines Schritts in einer Runde darf ein Spieler auf das gespiegelte Feld seiner Reihe gehen. Zuallerletzt empfohlen.',
    },
  },
  mentalities: { defensive: 'defensiv', balanced: 'ausgewogen', attacking: 'offensiv' },
  ranks: {
    I: 'Klasse I, Weltklasse',
    II: 'Klasse II, erste Liga',
    III: 'Klasse III, zweite Liga',
    IV: 'Klasse IV, untere Ligen',
  },
  colours: {
    white: 'Weiß',
    black: 'Schwarz',
    red: 'Rot',
    maroon: 'Weinrot',
    orange: 'Orange',
    yellow: 'Gelb',
    green: 'Grün',
    sky: 'Himmelblau',
    blue: 'Blau',
    navy: 'Dunkelblau',
  },
  bothColours: '{shirt} und {other}',
  formations: { defence: 'Abwehr', midfield: 'Mittelfeld', attack: 'Angriff' },
  teams: {
    ALB: 'Albanien',
    AUT: 'Österreich',
    CZE: 'Tschechien',
    HUN: 'Ungarn',
    ISL: 'Island',
    NIR: 'Nordirland',
    POL: 'Polen',
    IRL: 'Irland',
    ROU: 'Rumänien',
    SVK: 'Slowakei',
    SWE: 'Schweden',
    TUR: 'Türkei',
    UKR: 'Ukraine',
    WAL: 'Wales',
    DEN: 'Dänemark',
    JAM: 'Jamaika',
    SCO: 'Schottland',
  },
  teamSides: {
    SVK: 'die Slowakei',
    TUR: 'die Türkei',
    UKR: 'die Ukraine',
  },
}
