import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'Er ist zum Verteidigen da und hilft im Angriff kaum. Heb ihn auf, bis Toho angreift.'
const attacker = 'Diese Karte ist für den Angriff und hilft hier kaum. Heb sie für deinen eigenen auf.'

export const attackDe: Readonly<Record<string, LessonWords>> = {
  'nine-cards': {
    title: 'Neun Karten zusammen',
    about: 'Du weißt, wie viele Karten gelegt werden und wer die letzte hat.',
    steps: {
      seven:
        'Deine vier Karten und drei von Toho liegen da: *4 + 3 = 7*. Bei *neun*, beide zusammen, ist der Angriff zu Ende.',
      'last-word': {
        say: 'Legst du jetzt eine, legt Toho die neunte und hat das letzte Wort. Außer du legst *zwei auf einmal*.',
        why: 'Wer wie viele der neun legt, ist gleich. Eine zehnte gibt es nie, auch nicht durch eine Fähigkeit.',
      },
      'one-two': 'Leg den *Doppelpass*: Schuss 4, und mit ihm darfst du noch eine Karte spielen.',
      another: 'Acht liegen da. Nutze ihn: *noch eine Karte spielen*, alles im selben Zug.',
      ninth: '*Kisugi* ist die neunte. Nach ihm legt niemand mehr etwas.',
      over: 'Neun, der Angriff ist zu Ende, und Toho konnte nicht antworten: dein Schuss *17*, ihre Verteidigung *10*. Nun folgt Schuss oder Pass.',
    },
    instead: {
      'toho-last':
        'Dann legt Toho die neunte Karte und kann noch etwas für die Abwehr tun. Leg lieber zwei auf einmal.',
      defender,
      'toho-alone': 'Wer passt, legt keine mehr, und Toho könnte allein noch zwei Karten legen.',
    },
  },
  'room-again': {
    title: 'Eine zehnte Karte?',
    about: 'Du siehst, wie wieder Platz für eine Karte wird.',
    steps: {
      ninth: 'Toho hat Koike als *neunte* Karte gelegt. Damit wäre der Angriff zu Ende gewesen.',
      removed: {
        say: 'Aber Koike darf das Spiel verlassen, und das tat er: wieder *acht* Karten. Der Angriff geht weiter, und du bist dran.',
        why: 'Gezählt wird, was nach einem Zug daliegt. Eine Karte, die weg ist, zählt dort nicht und in den Summen auch nicht.',
      },
      nakazato: 'Ihr Schuss ist *13*, deine Verteidigung *11*. Leg *Nakazato* als neunte: *11 + 3 = 14*.',
      result:
        'Wieder neun, Schluss. Sie würfeln 3: *16*. Du würfelst 4: *18*. Der Ball ist deiner, und Koike kommt nie wieder.',
    },
    instead: {
      attacker,
      stop: 'Dann darf Toho die neunte Karte legen. Du hast eine, die hilft: Leg sie.',
    },
  },
  stopping: {
    title: 'Rechtzeitig passen',
    about: 'Du weißt, was du behältst, wenn du passt.',
    steps: {
      enough: 'Toho greift mit *7* an, deine Verteidigung ist *4 + 3 + 3 = 10*. Das ist ein guter Vorsprung.',
      stop: {
        say: 'Jede Karte, die du jetzt legst, fehlt dir später. Vier deiner fünf sind gut im Angriff: *Passe* und behalte sie.',
        why: 'Toho darf danach allein weitermachen. Schau also, wie viele Karten sie noch haben: hier eine.',
      },
      alone:
        'Toho legte allein die letzte Karte und passte von selbst, mehr war nicht da. 9 + 3 = *12*, du 10 + 4 = *14*: dein Ball.',
      kept: 'Eine neue Runde, und *fünf* Karten sind noch auf deiner Hand. Wer vier oder mehr hat, zieht keine nach.',
      sixth:
        'Eine Matchkarte kommt dazu. Nimm den *Doppelpass*: Dann hast du *sechs* für deinen Angriff, Toho nur fünf.',
      'not-a-pass':
        'Passen kostet dich nur die Karten, die du nicht legst. Mit einem Pass am Ball hat es nichts zu tun.',
    },
    instead: {
      ishizaki:
        'Mit ihm stündest du sicherer. Aber du führst um 3, und in der nächsten Runde kann er wieder verteidigen.',
      attacker,
      'long-shot':
        'Schuss 4 und ein Token, nicht schlecht. Der Doppelpass bringt eine zweite Karte ins Spiel: Nimm ihn.',
      advice: 'Ihre Werte sind klein. Der Doppelpass hat Schuss 4 und spielt noch eine Karte: Nimm ihn.',
      unseen: 'Die oberste kann alles sein. Der Doppelpass ist genau, was du brauchst.',
    },
  },
  offside: {
    title: 'Den Angriff beenden',
    about: 'Du beendest einen Angriff, solange er gut für dich steht.',
    steps: {
      now: 'Der Schuss von Toho ist *4 + 2 = 6*, deine Verteidigung *4*.',
      later: 'Aber Toho hat noch vier Karten auf der Hand, und du nur noch eine zum Verteidigen.',
      trap: 'Leg die *Abseitsfalle*: Verteidigung 3, das macht *7*. Und sie kann etwas.',
      end: {
        say: 'Nutze sie: Der Angriff ist *sofort zu Ende*, bevor Toho noch eine Karte legt.',
        why: 'Diese darf nur nutzen, wer verteidigt. Andere Karten beenden den Angriff für den, der angreift; das Zeichen davor sagt es.',
      },
      result:
        'Toho musste mit 6 gegen 7 schießen: 6 + 3 = *9*, du 7 + 4 = *11*. Ihre vier Karten blieben auf der Hand.',
    },
    instead: {
      attacker,
      stop: 'Dann legt Toho alles, was da ist, und du siehst zu. Du kannst den Angriff beenden: Leg die Abseitsfalle.',
      skip: 'Dann legt Toho weiter Karten, und du hast nichts mehr zum Verteidigen. Nutze sie.',
    },
  },
}
