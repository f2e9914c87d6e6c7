import type { LessonWords } from '@libero/kernel/lesson'

/** Stilkarten und Budgets. */
export const styleDe: Readonly<Record<string, LessonWords>> = {
  'style-cards': {
    title: 'Stilkarten',
    about: 'Du gewinnst eine Stilkarte und spielst sie im richtigen Moment.',
    steps: {
      row: {
        say: 'Deine Teamkarte sagt, wie deine Mannschaft spielt: *Taktisch*. So eine gewinnt eine Stilkarte mit *drei gelungenen kurzen Pässen in Folge*. Zwei hast du schon.',
        why: 'Technisch: zwei Dribblings. Körperlich: zwei lange Pässe. Total: Zwei wechseln in einer Runde die Reihe, und der Spielzug gelingt.',
      },
      lay: 'Der dritte! Leg den *kurzen Pass 4*, das ist sicher.',
      stay: '4 + 4 = *8* gegen 2 + 2 = *4*. Wähl *stehen bleiben*.',
      'lay-again': {
        say: 'Gewonnen: das *Passdreieck*! Es liegt offen, beide kennen es, und in der Runde, in der du es gewinnst, gilt es noch nicht. Leg den *kurzen Pass 3 (rechts)*.',
        why: 'Hätte dir eine Fähigkeit geholfen, hätte dieser Pass für die Folge nicht gezählt.',
      },
      'stay-again': '4 + 4 + 3 = *11* gegen 3 + 2 = *5*. Wähl *stehen bleiben*.',
      play: {
        say: 'Dein Pass ist bei der 10. Das ist der Moment der Karte: Sie gibt den Ball *sofort weiter*, an einen um sie herum. Spiel zur *4* in Reihe 6!',
        why: 'Um sie herum heißt auch schräg. Lässt du den Moment vorbeigehen, behältst du die Karte für später.',
      },
      end: 'Von Reihe 4 in Reihe 6 in einer Runde: eine Torchance. Die Karte ist benutzt; in der nächsten Halbzeit ziehst du eine neue dafür.',
    },
    instead: {
      later: 'Auch die würde gewinnen. Aber heb die rechte für die nächste Runde auf.',
      weak: 'Mit einer 1 könnte die Folge reißen. Geh auf Nummer sicher.',
      side: 'Genauso stark, aber nehmen wir die für rechts.',
      keep: 'Du darfst sie behalten. Aber so eine Gelegenheit kommt selten: Die 4 steht vor dem Tor.',
      behind: 'Da steht einer weiter hinten. Die 4 steht direkt vor dem Tor.',
    },
  },
  'style-in-defence': {
    title: 'Stilkarten in der Abwehr',
    about: 'Du nutzt eine Stilkarte in der Abwehr.',
    steps: {
      hold: 'Du hast zwei Stilkarten: *Kompakter Block* und *Abseitsfalle*. Jeder darf *eine je Runde* spielen, und jede Karte nur in ihrem Moment.',
      lay: 'Sie greifen mit 2 + 2 = *4* an, du hast hier nur *1* weißen Fußball. Leg den *kurzen Pass 3*.',
      stay: 'Sie haben eine 1: 4 + 1 = *5* gegen 1 + 3 = *4*. So knapp! Wähl *stehen bleiben*.',
      play: {
        say: 'Jetzt wird verglichen, und das ist der Moment des *Kompakten Blocks*: 2 Fußbälle mehr gegen einen Pass. *Spiel* ihn!',
        why: 'Die Abseitsfalle ist für einen langen Pass, der vor deinem Tor angekommen ist. Hier hilft sie nicht, also wirst du auch nicht gefragt.',
      },
      end: '1 + 2 + 3 = *6* gegen 5: abgefangen. Die Karte wird beiseitegelegt, zur nächsten Halbzeit ziehst du eine andere dafür. Die Abseitsfalle hast du noch.',
    },
    instead: {
      four: 'Das ginge. Aber dafür hast du eine Stilkarte, spar dir die 4.',
      weak: 'Das ist auch mit der Stilkarte zu wenig. Nimm die 3.',
      lost: 'Dann steht es 5 gegen 4, und der Pass kommt durch. Wofür willst du sie aufheben?',
    },
  },
  budget: {
    title: 'Ein eigener Kader',
    about: 'Du weißt, was ein eigener Kader kostet und wie er zu seinem Stil kommt.',
    steps: {
      purses: {
        say: 'Du kannst selbst eine Mannschaft bauen. Ein Budget hat *zwei Kassen*, eine für defensive, eine für offensive Spieler: Deine 3 zahlt die eine, deine 10 die andere.',
        why: 'Das Schild auf der Karte sagt, welche zahlt. Bei einem ausgewogenen wählst du, aber eine Kasse zahlt alles.',
      },
      price: {
        say: 'Rang und Einstellung sagen, wie viel darin ist: Rang II, ausgewogen, je *15* Sterne. Silber kostet, was die Karte sagt, Gold *eins mehr*, ein Startorwart *3*.',
        why: 'Jede Position von 2 bis 11 wird einmal besetzt, und niemand öfter, als es ihn als Karte gibt. Silberne Allrounder sind umsonst.',
      },
      style:
        'So eine Mannschaft beginnt *ohne Stil*. Sie bekommt einen angeboten, wenn sie eine Bedingung erfüllt, etwa zwei Dribblings in Folge. Eins hast du.',
      lay: 'Vor deiner 8 ist frei: Leg das *Dribbling 2*.',
      stay: 'Niemand steht ihr im Weg. Wähl *stehen bleiben*.',
      take: {
        say: 'Das zweite Dribbling in Folge: Dir wird *Technisch* angeboten. Nimmst du es, ist das dein Stil für das ganze Spiel.',
        why: 'Du darfst ablehnen und auf einen anderen warten. Dann läuft die Folge weiter, und das nächste Dribbling bietet ihn wieder an.',
      },
      end: 'Deine erste Stilkarte: *Provoziere ein Foul*. Ab jetzt gewinnst du nur Karten dieses Stils. Bau deine Mannschaft um das, was sie am besten kann!',
    },
    instead: {
      row: 'Ein kurzer Pass würde deine Folge von Dribblings beenden. Davor ist frei: Dribble!',
      wait: 'Du darfst auf einen anderen Stil warten. Aber eine Karte jetzt ist mehr wert als vielleicht eine bessere.',
    },
  },
}
