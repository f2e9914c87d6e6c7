import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'Er ist zum Verteidigen da und hilft im Angriff kaum. Heb ihn auf, bis Toho angreift.'
const attacker = 'Diese Karte ist für den Angriff und hilft hier kaum. Heb sie für deinen eigenen auf.'

export const abilitiesDe: Readonly<Record<string, LessonWords>> = {
  abilities: {
    title: 'Fähigkeiten nacheinander',
    about: 'Du nutzt mehrere Fähigkeiten in einem Zug.',
    steps: {
      tsubasa: 'Leg *Tsubasa*. Nur während du ihn legst, darfst du nutzen, was er kann.',
      another:
        'Er bringt einen Token oder *noch eine Karte*. Fang mit dem zweiten an: noch eine Karte spielen.',
      taki: 'Nimm *Taki*: Schuss 3, und auch er kann etwas.',
      draw: {
        say: 'Zuerst kommt, was die *neue* Karte kann: eine Karte vom eigenen Stapel *ziehen*.',
        why: 'Zuerst wird die Karte gefragt, die zuletzt gelegt wurde. Danach kommt, was von der vorigen übrig ist.',
      },
      back: 'Du hast Kisugi gezogen. Nun zurück zu Tsubasa: Seine *erste Fähigkeit* ist noch offen. Nutze sie.',
      token: 'Nimm einen *Schusstoken*.',
      'one-turn':
        'Zwei Karten, eine gezogen, ein Token: alles in *einem Zug*. Erst dann hat Toho Furuta gelegt. Was du auslässt, ist vorbei.',
    },
    instead: {
      'tsubasa-first': 'Taki kommt gleich. Leg zuerst Tsubasa, er bringt ihn mit.',
      'any-order': 'Auch das geht, die Reihenfolge ist frei. Spiel heute aber bitte zuerst die andere Karte.',
      free: 'Du musst nicht, aber es kostet nichts, und später ist es zu spät: Nutze sie.',
      defender,
      either: 'Auch ein Passtoken wäre gut. Nimm den Schusstoken: Deine Karten schießen besser.',
    },
  },
  price: {
    title: 'Fähigkeiten mit Preis',
    about: 'Du siehst, was eine Fähigkeit kostet, bevor du sie nutzt.',
    steps: {
      izawa:
        'Du verteidigst. Manche Fähigkeiten *verpflichten* dich zu etwas, ein Ausrufezeichen zeigt es. Leg *Izawa* und sieh es dir an.',
      useless: {
        say: 'Er holt eine Karte aus deiner Ablage, aber die ist leer: Du würdest nur eine Handkarte *verlieren*. Wähle: *keine Fähigkeit*.',
        why: 'Eine Fähigkeit darf man auch nutzen, wenn nur ihr Preis übrig ist. Der Tisch sagt dann, dass sie jetzt nutzlos ist.',
      },
      oda: 'Jetzt *Oda*: Verteidigung *4*. Er zieht dir eine Karte und will dafür eine haben.',
      price: 'Eine ziehen, dann eine ablegen: Die Hand wird besser, nicht größer. Nutze sie.',
      pay: 'Du hast Ishizaki gezogen, einen guten Verteidiger. Gib die schwächste her: *Nagano*. Er kommt auf die Ablage und kann wiederkommen.',
      signs:
        'Der Preis kann sein: eine Karte ablegen, die Karte selbst entfernen, eine Erschöpfungskarte, eine Gelbe Karte. Wer verzichtet, schuldet nichts.',
    },
    instead: {
      'oda-later': 'Er kommt gleich. Sieh dir zuerst Izawa an.',
      'oda-better': 'Oda hat 4, Iwami 1. Leg Oda.',
      attacker,
      stop: 'Du hast noch keine Verteidigung: Mach weiter.',
      useless: 'Das brächte nichts: Du würdest nur eine Karte ablegen. Wähle: keine Fähigkeit.',
      decline: 'Das darfst du. Aber Nagano nützt dir jetzt wenig, eine neue Karte vielleicht schon.',
      'too-good': 'Sie ist mehr wert als Nagano. Gib ihn her.',
    },
  },
  comeback: {
    title: 'Zurück aus der Ablage',
    about: 'Du spielst eine Karte zum zweiten Mal.',
    steps: {
      izawa: 'Leg *Izawa*: Schuss 2, und er kann eine Karte holen, die schon *abgelegt* ist.',
      recall: 'In deiner Ablage liegen Kisugi, Taki und Ishizaki. Nutze sie.',
      kisugi: '*Kisugi* hat Schuss *4*, am meisten. Er wird gleich gespielt und zählt als eigene Karte.',
      pay: 'Nun der Preis: Leg eine Handkarte ab. *Nakazato* brauchst du jetzt am wenigsten.',
      words: {
        say: 'Schuss *2 + 4 = 6* in einem Zug. Was *abgelegt* ist, kommt irgendwann wieder; was *entfernt* ist, nie.',
        why: 'Entfernte Karten sind aus dem Spiel. Abgelegte werden wieder dein Nachziehstapel, sobald der leer ist.',
      },
    },
    instead: {
      'izawa-first': 'Später. Izawa bringt dir eine zweite Karte: Leg zuerst ihn.',
      free: 'Du musst nicht. Aber er bringt dir einen Schuss von 4: Nutze sie.',
      weaker: 'Kisugi schießt am besten: 4. Nimm ihn.',
      keep: 'Das geht, aber sie ist dir mehr wert. Gib Nakazato her.',
    },
  },
  tackle: {
    title: 'Ihnen eine Karte nehmen',
    about: 'Du nimmst die beste Karte aus einem Angriff.',
    steps: {
      behind: 'Der Schuss von Toho ist *4 + 4 + 3 = 11*, deine Verteidigung *3 + 4 = 7*.',
      tackle: 'Leg die *Grätsche*: Verteidigung 3, und sie kann eine Karte aus ihrem Spielbereich nehmen.',
      use: 'Sie hat keinen Preis. Nutze sie.',
      hyuga: 'Die besten zuerst: Sorimachi und Hyuga haben je *4*. Nimm *Hyuga*.',
      left: 'Aus ihren 11 wurden 7. Dafür war wieder Platz für eine Karte, und Koike kam: *4 + 3 + 2 = 9* gegen deine *10*.',
      stays:
        'Hyuga liegt in der Ablage von Toho. Was er gebracht hatte, bleibt ihnen, wie dieser *Schusstoken*.',
    },
    instead: {
      morisaki: 'Auch Verteidigung 3, aber die Grätsche nimmt ihnen noch 4 weg. Leg sie.',
      attacker,
      stop: 'Bei 11 gegen 7? Du kannst mehr tun: Leg die Grätsche.',
      free: 'Sie kostet nichts und nimmt ihnen 4. Nutze sie.',
      'as-good': 'Genauso gut, auch 4. Nimm aber bitte Hyuga.',
      weaker: 'Er hat nur 3. Nimm einen mit 4.',
    },
  },
  injury: {
    title: 'Eine Verletzung',
    about: 'Du nimmst ihnen eine Karte aus der Hand.',
    steps: {
      injury: 'Du greifst an. Leg *Verletzung*: Sie trifft die Karten, die Toho noch auf der *Hand* hat.',
      use: 'Nutze sie: Eine ihrer Handkarten wird abgelegt, *zufällig gezogen*.',
      gone: 'Es war der *Befreiungsschlag*, Verteidigung 4: ein guter Fang. Hätte Toho keine Karte auf der Hand, ginge es gar nicht.',
    },
    instead: {
      'injury-first': 'Kisugi kommt später. Je mehr Karten sie halten, desto besser: zuerst die Verletzung.',
      defender,
      free: 'Sie kostet nichts. Nutze sie.',
    },
  },
}
