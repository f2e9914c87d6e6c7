import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'Er ist zum Verteidigen da und hilft im Angriff kaum. Heb ihn auf, bis Toho angreift.'
const attacker = 'Diese Karte ist für den Angriff und hilft hier kaum. Heb sie für deinen eigenen auf.'

export const cardsDe: Readonly<Record<string, LessonWords>> = {
  'special-shot': {
    title: 'Dein Spezialschuss',
    about: 'Du wagst einen Spezialschuss und kennst seine Chance.',
    steps: {
      wall: 'Dein Schuss ist *4*, die Verteidigung von Toho *4 + 4 = 8*. Da ist kein Durchkommen, oder doch.',
      special: {
        say: 'Du hast den *Spezialschuss von Nankatsu*. Leg ihn: Wer angreift, darf den seiner eigenen Mannschaft nutzen.',
        why: 'Der Spezialschuss von Toho würde dir nur mit seinen Werten helfen, Schuss 4 und Pass 2.',
      },
      use: 'Nutze ihn: Alle gelegten Karten werden abgelegt und zählen nicht mehr. Es zählt nur deine *Wahl* und die von Toho.',
      choose: {
        say: 'Toho hat schon verdeckt eine von drei Verteidigungen gewählt. Jede stoppt *einen* deiner Schüsse. Wähl den *Drive-Schuss*.',
        why: 'Wissen kann man es nicht. Zwei von drei Verteidigungen lassen ihn durch: Rät Toho, ist es in zwei von drei Fällen ein Tor.',
      },
      unstoppable:
        'Toho hat mit dem Wunder-Drive gerechnet: *Tor!* Kein Würfel, keine Token, kein Torwart. Die Karte ist aus dem Spiel, die drei Schüsse bleiben dir.',
    },
    instead: {
      'special-first': 'Später. Gegen 8 hilft nur der Spezialschuss: Leg ihn.',
      values:
        'Dann zählt nur sein Schuss von 4, also 8 gegen 8. Der Spezialschuss selbst ist aussichtsreicher: Nutze ihn.',
      any: 'Genauso gut: Niemand weiß, was Toho gewählt hat. Nehmen wir den Drive-Schuss.',
    },
  },
  'special-defence': {
    title: 'Ihr Spezialschuss',
    about: 'Du wählst gegen einen Spezialschuss.',
    steps: {
      away: 'Toho hat *seinen* Spezialschuss genutzt. Alle Karten wurden abgelegt: Deine gute Abwehr und dein Torwart zählen nicht mehr.',
      choose: {
        say: 'Du hast drei *Spezialverteidigungen*, jede gegen einen ihrer Schüsse. Du kannst nur raten: Nimm *Ryo blockt den Tigerschuss*.',
        why: 'Name und Farbe sagen, welche welchen stoppt. Beide wählen verdeckt und gleichzeitig.',
      },
      wrong:
        'Es war der *Tiger-Fallrückzieher*, nur Yuzo hätte ihn gehalten. Tor für Toho, aber jetzt hast du den Ball.',
      again:
        'Rätst du richtig, ist es kein Tor, und den Ball hast du auch. Alle drei bleiben dir fürs nächste Mal.',
    },
    instead: {
      guess: 'Genauso gut, man kann nur raten. Sehen wir, was mit Ryo geschieht.',
    },
  },
  exhaustion: {
    title: 'Erschöpfung',
    about: 'Du weißt, was deine Mannschaft müde macht und was dagegen hilft.',
    steps: {
      nothing:
        'Auf deiner Hand ist eine *Erschöpfungskarte*: nichts darauf, keine Zahlen, keine Fähigkeit. Sie nimmt nur Platz weg.',
      fans: 'Woher kommt sie? Leg die *Fans von Nankatsu*: Sie bringen viel, aber es kostet etwas.',
      use: 'Zwei Token deiner Wahl, aber danach *musst* du eine Erschöpfungskarte nehmen. Heute lohnt es sich: Nutze sie.',
      one: 'Du verteidigst: Nimm einen *Verteidigungstoken*.',
      two: 'Und noch einen *Verteidigungstoken*.',
      tired:
        'Da ist der Preis: Auf deiner Ablage liegt eine *Erschöpfungskarte* mehr. Irgendwann ziehst du sie statt eines Spielers.',
      nakazato: 'Leg *Nakazato*: Verteidigung 3, und er hilft dagegen.',
      remove: 'Nutze ihn: Eine Erschöpfungskarte aus deiner *Ablage* verlässt das Spiel.',
      fill: {
        say: 'Die auf der Hand bleibt. Du darfst sie *legen* wie jede andere: Sie zählt zu den neun, und du bist sie für diesmal los.',
        why: 'Mit ihr kannst du auch die neun vollmachen, wenn du vorn liegst. Es gibt acht für beide Trainer zusammen.',
      },
    },
    instead: {
      'fans-first': 'Später. Zuerst bitte die Fans.',
      'nakazato-first': 'Nakazato verteidigt und hilft gegen Erschöpfung: Leg ihn.',
      attacker,
      decline:
        'Das darfst du, dann schuldest du nichts. Nutze sie heute aber, damit du siehst, was geschieht.',
      also: 'Er bliebe dir für den Angriff. Aber jetzt verteidigst du: Nimm einen Verteidigungstoken.',
      free: 'Es kostet nichts: Nutze ihn.',
    },
  },
  advance: {
    title: 'Ballkontrolle und Vorstoss',
    about: 'Du kommst aus einem verlorenen Angriff mit dem Ball heraus.',
    steps: {
      lost: 'Dein Schuss ist *3*, dein Pass *1*, die Verteidigung von Toho *8*. Dieser Angriff ist so gut wie verloren.',
      advance: 'Aber du hast *Ballkontrolle und Vorstoss*. Leg die Karte.',
      use: {
        say: 'Nutze sie: Alle gelegten Karten werden abgelegt, und es gilt als *gelungener Pass*, ohne Würfel. Dann verlässt sie das Spiel.',
        why: 'Das darf nur, wer angreift. Wer verteidigt, kann sie auch legen, aber nur wegen ihrer Verteidigung von 3.',
      },
      fresh:
        'Der Ball ist noch deiner, eine neue Runde beginnt, und die zwei besten Verteidiger von Toho sind weg. Dafür ist sie da.',
    },
    instead: {
      'too-little': 'Das wendet es nicht: 8 ist zu viel. Du hast etwas Besseres.',
      defender,
      values:
        'Dann zählen nur ihre Werte, und der Angriff ist verloren. Jetzt ist sie am meisten wert: Nutze sie.',
    },
  },
  'yellow-card': {
    title: 'Eine Gelbe Karte',
    about: 'Du weißt, was ein Foul bringt und was es kostet.',
    steps: {
      takasugi:
        'Der Schuss von Toho ist *11*, deine Verteidigung *7*. Leg *Takasugi*: Verteidigung 3, und er kann einen von ihnen stoppen, mit einem Foul.',
      use: {
        say: 'Eine Karte aus ihrem Spielbereich, und dann für dich eine *Gelbe Karte*. Heute verhindert es ein Tor: Nutze ihn.',
        why: 'Ein Ausrufezeichen vor einer Gelben Karte zeigt solche Fähigkeiten. Niemand muss sie nutzen.',
      },
      sorimachi: 'Nimm *Sorimachi*, Schuss 4.',
      stop: 'Verwarnt, aber jetzt steht es *7 gegen 10*. Der Rest deiner Hand ist für den Angriff: *Passe*.',
      take: 'Abgewehrt, der Ball ist deiner! Nimm den *Doppelpass* als Matchkarte.',
      kisugi: 'Nun sieh, was die Karte kostet. Leg *Kisugi*, Schuss *4*.',
      less: 'Dein Schuss ist *4 − 2 = 2*. Gelb zieht *Schuss und Pass je 2* ab, der Verteidigung nichts, in jeder Runde bis zum Schluss.',
    },
    instead: {
      attacker,
      stop: 'Bei 11 gegen 7? Leg zuerst Takasugi.',
      decline:
        'Das darfst du. Aber dann bleibt es bei 11 gegen 10, und kein Torwart ist da. Nutze ihn heute.',
      'as-good': 'Auch er hat 4. Nimm aber bitte Sorimachi.',
      weaker: 'Er hat nur 3. Nimm Sorimachi mit 4.',
      'one-two': 'Heute bitte den Doppelpass.',
      kisugi: 'Leg bitte Kisugi: Wir wollen sehen, was aus seinen 4 wird.',
    },
  },
  'red-card': {
    title: 'Eine Rote Karte',
    about: 'Du weißt, wann ein Foul zu viel ist.',
    steps: {
      foul: 'Toho hatte eine *Gelbe Karte*. Nun hat Hyuga mit einem Foul deinen Oda abgelegt, und das ist die zweite.',
      red: {
        say: 'Aus Gelb wird *Rot*: Schuss 3 weniger, Pass 3 weniger, Verteidigung 1 weniger. Ihr Schuss ist also *4 + 3 + 4 − 3 = 8*.',
        why: 'Rot tritt an die Stelle von Gelb, es kommt nicht dazu. Mehr gibt es nicht: Fouls mit Karte sind für Toho vorbei.',
      },
      nakazato: 'Von deiner Verteidigung sind *3* übrig. Leg *Nakazato*: *3 + 3 = 6*.',
      stop: 'Toho hat gepasst. *8 gegen 6*; ohne Rot wären es 11. *Passe* und schau.',
      forever:
        'Sie würfeln 1: *9*. Du würfelst 4: *10*, dein Ball! Rot bleibt bis zum Ende des Spiels, nichts nimmt es weg.',
    },
    instead: {
      attacker,
      stop: 'Bei 8 gegen 3? Leg zuerst Nakazato.',
    },
  },
  substitution: {
    title: 'Auswechslung',
    about: 'Du wirst eine Gelbe Karte los und tauschst einen Spieler.',
    steps: {
      yellow: 'Du hast eine *Gelbe Karte*: Aus Takis 3 und Ishizakis 1 wird nur *3 + 1 − 2 = 2*.',
      substitution: 'Leg die *Auswechslung*: Schuss 3, und sie kann zwei Dinge. Du darfst beide nutzen.',
      pardon: {
        say: 'Erstens: Deine *Gelbe Karte kommt weg*. Nutze sie.',
        why: 'Sie nimmt nur eine Gelbe Karte weg, nie eine Rote. Wer später verwarnt wird, fängt wieder mit Gelb an.',
      },
      swap: 'Jetzt sind es *3 + 1 + 3 = 7*. Zweitens: *Tausch* eine Karte deines Spielbereichs gegen eine aus der Hand. Nutze sie.',
      off: '*Ishizaki* hat nur 1. Nimm ihn heraus: Er wird abgelegt.',
      on: 'Für ihn kommt der *Kopfball*: Schuss *4*.',
      ten: 'Taki, Auswechslung, Kopfball: *3 + 3 + 4 = 10*, und noch immer liegen fünf Karten. Toho hat *8* und hat gepasst.',
    },
    instead: {
      'substitution-first': 'Gleich. Die Auswechslung bringt ihn mit und nimmt dir die Gelbe Karte ab.',
      both: 'Du darfst beide Fähigkeiten nutzen, eine nach der anderen. Zuerst die Gelbe Karte, dann der Tausch.',
      taki: 'Taki hat 3, Ishizaki 1. Nimm Ishizaki heraus.',
      defender,
    },
  },
}
