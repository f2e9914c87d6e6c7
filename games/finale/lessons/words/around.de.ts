import type { LessonWords } from '@libero/kernel/lesson'

export const aroundDe: Readonly<Record<string, LessonWords>> = {
  'tactic-colours': {
    title: 'Deine Taktikkarten',
    about: 'Du weißt, welche Farbe zu deiner Mannschaft passt.',
    steps: {
      'line-ups': {
        say: 'Beide Aufstellungen liegen offen, und jetzt wählt jeder Trainer ungesehen seine *Taktikkarten*. Du hast vier Abwehrspieler, vier im Mittelfeld, zwei Stürmer.',
        why: 'Erst werden die Kader zusammen aufgedeckt, dann die Karten gewählt: So kannst du dir vorher beide Mannschaften ansehen.',
      },
      white: {
        say: 'Du besitzt sechs Karten in jeder von fünf Farben. Fünf *weiße* hast du immer; die sechste weiße, eine 1, ist die *Schlusskarte*.',
        why: 'Jede Farbe hat die Zahlen 5, 4, 3, 2, 2 und 1. Die Schlusskarte wartet offen unter deinem Stapel, bis deine Hand leer ist.',
      },
      colour: {
        say: 'Eine Farbe kommt dazu. Gelb ruft mehr Abwehrspieler, Blau mehr Mittelfeldspieler, Rot mehr Stürmer. *Lila* passt zu jeder Mannschaft: Nimm es.',
        why: 'Eine Farbe taugt nur, wenn du in ihrer Reihe stark bist und dort genug Leute hast.',
      },
      hand: {
        say: 'Elf Karten wurden gemischt, und diese drei sind deine *Hand*. Du kennst nur deine; ihre siehst du erst, wenn sie sie spielen.',
        why: 'Wie viele Karten jemand auf der Hand und im Stapel hat, ist offen. Elf Karten und die Schlusskarte müssen für das ganze Spiel reichen.',
      },
    },
    instead: {
      yellow:
        'Guter Gedanke, du hast vier Abwehrspieler. Aber Gelb ruft sie immer wieder, und sie lassen nach. Fang mit *Lila* an.',
      blue: 'Guter Gedanke, Schwindlig und Lässig sind stark. Die anderen aber nicht: Fang mit *Lila* an.',
      red: 'Bei zwei Stürmern müssten oft andere aushelfen. Fang mit *Lila* an.',
    },
  },
  squad: {
    title: 'Fünfzehn Mann für 50 Punkte',
    about: 'Du weißt, wo du ausgibst, wo du sparst und welche Farbe dazu passt.',
    steps: {
      fifteen: {
        say: 'Hier ist ein anderer Kader: *fünfzehn Mann deines Vereins für höchstens 50 Punkte*. Elf spielen, vier sitzen auf der Bank. Dieser ist im Mittelfeld stark.',
        why: 'Beide stellen geheim auf, dann wird es zusammen aufgedeckt. Wie viele in Abwehr, Mittelfeld und Sturm spielen, bestimmst du; hier sind es drei, fünf und zwei.',
      },
      dear: 'Starke sind teuer. *De Dribbler* kostet 7 Punkte und hat 4, 4, 4 und 5: Er ist nie schwach.',
      cheap:
        'Also musst du anderswo sparen: Talent und Ballermann kosten je *1*, Almende *2*. Auf der Bank warten sie auf Verletzungen und Wechsel.',
      keepers: {
        say: 'Einen Torwart brauchst du, aber *zwei sind klug*: Fällt der einzige aus, muss ein Feldspieler ins Tor.',
        why: 'Genau ein Torwart beginnt. Der andere kann nur kommen, wenn der erste ausfällt.',
      },
      colour: {
        say: 'Und die Karten sollen zum Kader passen. Fünf im Mittelfeld, die meisten stark: *Blau* ruft sie.',
        why: 'Punkte, die du nicht ausgibst, nützen später nichts. Fürs erste Spiel sind fünfzehn Männer markiert, die genau 50 kosten.',
      },
      fits: 'Sieh: *Blau* verlangt immer wieder Mittelfeldspieler, und davon hast du reichlich. Erst den Kader bauen, dann die Farbe dazu wählen.',
    },
    instead: {
      purple: 'Nie verkehrt. Aber dieser Kader ist für *Blau* gemacht: fünf im Mittelfeld.',
      yellow: 'Gelb braucht Abwehrspieler, und du hast nur drei. Nimm *Blau*.',
      red: 'Rot braucht Stürmer, und deine sind die Schwächsten. Nimm *Blau*.',
    },
  },
  'extra-time': {
    title: 'Verlängerung',
    about: 'Du weißt, wie es nach einem Unentschieden weitergeht und mit welchen Karten.',
    steps: {
      'last-attack': {
        say: 'Der letzte Angriff des sechsten Zeitabschnitts, und es steht *1 zu 1*. Ein Unentschieden ist das Ende, außer eine Verlängerung ist vereinbart. Hier ist sie es.',
        why: 'Die Verlängerung wählst du vor dem Spiel, wenn du es einrichtest.',
      },
      defender:
        'Erst einmal halten. Sie schießen mit O’Klopper, 4, und Blitz, 5, das sind 9. Fauster hat 5; hilf ihm mit *Grätsche*, 5.',
      'two-more': {
        say: '10 gegen 10: gehalten, es bleibt unentschieden. Jetzt kommen *zwei Zeitabschnitte mehr*. Gedrehte Karten, Verwarnungen und verbrauchte Wechsel bleiben.',
        why: 'Grätsche steht also auf 1, wie nach jedem anderen Angriff, und neue Wechsel bekommst du nicht.',
      },
      'white-cards': {
        say: 'Neu sind nur die Taktikkarten: Beide spielen *nur mit weißen*, fünf gemischt und zuunterst die Schlusskarte. Leg *Durch alle Reihen*, 3.',
        why: 'Was du noch hattest, wird weggelegt. Fünf Karten für zwei Zeitabschnitte: Bei mehreren Angriffen sind sie schnell weg.',
      },
      after:
        '3 gegen 2: Du greifst einmal an. Steht es nach dem achten Zeitabschnitt immer noch gleich, entscheidet das *Elfmeterschießen*.',
    },
    instead: {
      weaker: 'Er könnte helfen, aber *Grätsche* hat 5.',
      dear: 'Guter Gedanke! Aber fünf Karten müssen für zwei Zeitabschnitte reichen, und jeder weitere Angriff kostet eine. Die *3* genügt.',
      small:
        'Sparsam. Aber mit einer 2 verteidigst du eher, und in der Verlängerung sind Tore kostbar. Leg die *3*.',
    },
  },
  'shoot-out': {
    title: 'Das Elfmeterschießen',
    about: 'Du nennst deine Schützen und weißt, wie es sich entscheidet.',
    steps: {
      'heads-up': {
        say: 'Auch nach der Verlängerung gleich: *Elfmeterschießen*! Alle Karten wurden Kopf nach oben gedreht, jeder hat also seine *erste* Stärke. Zeichen zählen nicht mehr.',
        why: 'Jeder Trainer nennt geheim fünf Feldspieler vom Feld, in seiner Reihenfolge. Der Mann im Tor ist nie dabei.',
      },
      one: 'Nenn fünf Schützen. Schütze und Torwart würfeln beide, und der Schütze braucht *mehr*. Nimm also den Stärksten: *Schwindlig*, 5.',
      two: 'Dann *Grätsche*, 5. Auch Abwehrspieler dürfen schießen.',
      three: 'Der Dritte ist *Brecher*, 4.',
      four: 'Der Vierte ist *Fouler*, 4.',
      five: 'Und der Fünfte ist *Lässig*, 4. Dann geht es los: Wer höher würfelt, schießt zuerst.',
      level: {
        say: 'Je fünf Schüsse, und es steht *3 zu 3*. Nach jedem dreht sich nur der Torwart: Der eine Schütze trifft ihn bei 3 an, der nächste bei 5.',
        why: 'Wäre eine Seite so weit vorn gewesen, dass die andere nicht mehr hätte aufholen können, wäre früher Schluss gewesen.',
      },
      'sudden-death':
        'Jetzt das *Stechen*: Paar für Paar, mit Männern, die noch nicht geschossen haben. Von denen, die bleiben, nimm *Abseits*, 3.',
      won: '3 + 3 = *6* schlug 5, und Dampf hat verschossen: Du hast *gewonnen*! Das erste Paar, in dem nur einer trifft, entscheidet.',
    },
    instead: {
      stronger: 'Es ist noch ein Stärkerer da: Nimm den, der leuchtet.',
      order: 'Ein guter Schütze, er kommt noch dran. Gehen wir der Reihe nach: Nimm den, der leuchtet.',
      'as-strong': 'Er hat auch 3, genauso gut. Schicken wir einen Stürmer: *Abseits*.',
    },
  },
}
