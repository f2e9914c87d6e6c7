import type { LessonWords } from '@libero/kernel/lesson'

/** Die ersten fünf Minuten. */
export const firstDe: Readonly<Record<string, LessonWords>> = {
  'first-pass': {
    title: 'Der erste Pass',
    about: 'Du zählst eine Reihe und bringst den Ball nach vorn.',
    steps: {
      table:
        'Hallo, ich bin Mira, deine Trainerin. Deine Mannschaft ist *blau*, die andere *rot*. Du spielst von deinem Tor auf ihres.',
      aim: 'Das Feld hat *sechs Reihen*, von deinem Tor aus gezählt. Mit dem Ball in Reihe 6, direkt vor ihrem Tor, darfst du schießen. Also: Reihe um Reihe nach vorn!',
      black: {
        say: 'Deine 6 hat den Ball in *Reihe 3*. *Schwarze* Fußbälle greifen an: Deine 6 und deine 7 haben in dieser Reihe 3 + 3 = *6*.',
        why: 'Jetzt zählt nur die Reihe, in der der Ball ist. Jeder hat schwarze Fußbälle für den Angriff und weiße für die Abwehr.',
      },
      white:
        'Ihre *weißen* Fußbälle wehren ab: Ihre 9 und ihre 8 haben hier 1 + 1 = *2*. Du bist also klar stärker.',
      lay: 'Leg den *kurzen Pass 2 (links)*. Er geht eine Reihe nach vorn, und seine 2 kommt zu deinen Fußbällen. Auch der Gegner legt eine Karte; keiner sieht die des anderen.',
      stay: {
        say: 'Beide Karten liegen offen: 6 + 2 = *8* für dich, 2 + 3 = *5* für sie. Du könntest erst einen Spieler bewegen, aber es reicht. Wähl *stehen bleiben*.',
        why: 'Deine Karte ist für links: Einer deiner linken Spieler dürfte eine Reihe vor oder zurück. Das sind deine geraden Nummern.',
      },
      won: {
        say: '8 schlägt 5! Vor jeder Aktion geht der Ball *quer* zum nächsten Mitspieler seiner Reihe, darum passte die 7. In der neuen Reihe bekommt ihn deine niedrigste Nummer: die *8*.',
        why: 'So läuft jede Runde: Karten, Zug des Angreifers, Querpass, Zug des Verteidigers, dann die Karte des Angreifers. Der Querpass kommt immer an.',
      },
      again: {
        say: 'Jetzt zählt Reihe 4: Du hast 4 + 4 = *8*, sie haben 3 + 3 = *6*. Leg den *kurzen Pass 2 (rechts)*: Dann darf sich einer deiner rechten Spieler bewegen.',
        why: 'Die Fußbälle stehen auf einer Karte links oder rechts. Gerade Nummern spielen links, ungerade rechts; auch ihre Fußbälle zeigen es.',
      },
      step: {
        say: 'Sie haben eine 4: 6 + 4 = 10. Du hast auch 8 + 2 = 10. Bei Gleichstand gewinnt die stärkere Karte, und das ist ihre. Geh mit deiner *7* vor!',
        why: 'Dort steht ihre 6. Wer auf ein besetztes Feld geht, tauscht mit dem, der dort steht, auch mit einem Gegner.',
      },
      there:
        'Deine 7 ist in Reihe 4 gekommen, ihre 6 wurde hinausgedrängt. So stand es 11 + 2 = *13* gegen 3 + 4 = *7*, und deine 10 hat den Ball in Reihe 5. Stark!',
    },
    instead: {
      'other-side':
        'Genauso stark! Aber heb sie für die nächste Runde auf: Da brauchen wir einen Spieler auf der rechten Seite.',
      long: 'Ein langer Pass fliegt weiter nach vorn. Dazu kommen wir noch, erst der kurze.',
      dribble: 'Beim Dribbling geht einer allein. Das kommt gleich, jetzt nimm den kurzen Pass.',
      level:
        'Dann bleibt es bei 10 gegen 10, und ihre stärkere Karte gewinnt. Ein Schritt deiner 7 ändert das.',
      eleven:
        'Auch das würde reichen: Die 11 drängt ihre 6 weg. Aber du brauchst sie weiter vorn. Nimm die 7.',
    },
  },
  'first-goal': {
    title: 'Das erste Tor',
    about: 'Du dribbelst in die letzte Reihe und schießt.',
    steps: {
      ahead:
        'Für diese Lektion hast du neue Karten. Deine 10 wird quer passen, zu deiner *11*. Direkt vor der 11 steht ihre 2, dahinter ist ihr Tor. Da wollen wir vorbei!',
      dribble: {
        say: 'Leg das *Dribbling 4 (links)*. Jetzt zählen nur zwei: deine 11 mit 4 schwarzen Fußbällen und deiner Karte, ihre 2 mit 5 weißen und ihrer Karte.',
        why: 'Die anderen in der Reihe zählen nur bei Pässen. Ein Dribbling ist Mann gegen Mann.',
      },
      enough:
        'Du hast 4 + 4 = *8*. Sie haben eine 2 gelegt: 5 + 2 = *7*. Das reicht, also wähl *stehen bleiben*.',
      chance: {
        say: 'Vorbei! Ist ein Dribbling gewonnen, *tauschen* die beiden die Plätze. Deine 11 hat den Ball in Reihe 6: Das ist eine *Torchance*.',
        why: 'Hätte sie verloren, hätte jetzt ihre 2 den Ball, und beide wären stehen geblieben.',
      },
      lay: 'Wieder legt jeder eine Karte, aber in einer Torchance zieht niemand nach. Mit einem Dribbling *schießt du gleich*, mit einem Pass darf es nur ein Mitspieler: Leg das *Dribbling 3*.',
      hold: 'Für einen Schuss zählen die Fußbälle auf dem Feld nicht, ein Schritt macht ihn also nicht stärker. Wähl *stehen bleiben*.',
      shoot:
        'Neben deiner 11 steht kein Mitspieler, also behält sie den Ball. Sie ist direkt vor dem Tor: *schießen*! Später schießen hieße noch eine Runde mit einer Karte weniger.',
      corner: {
        say: 'Deine Karte bringt 3, die Ecke kommt dazu: nach einem Dribbling rechts 4, sonst 3. Wähl *rechts*: 3 + 4 = *7*. Auch ihr Torwart wählt, ohne deine Ecke zu sehen.',
        why: 'Was eine Ecke bringt, hängt von der Karte ab: Beim Dribbling ist rechts am besten, beim kurzen Pass die Mitte, beim langen links.',
      },
      goal: {
        say: '*Tor!* Aus der Mitte von Reihe 6 zieht ein Torwart *zwei* Karten: 3 + 2 = *5*, dein Schuss hatte 7. Alle gehen zurück, und sie stoßen an.',
        why: 'Von außen in Reihe 6 oder aus der Mitte von Reihe 5 zieht er drei, von außen in Reihe 5 vier. Errät er die Ecke, eine mehr.',
      },
    },
    instead: {
      weaker:
        'Das wären 4 + 3 = 7 gegen 5 und ihre Karte. Das Dribbling 4 ist hier sicherer, und die 3 brauchst du gleich noch.',
      nobody:
        'Ein kurzer Pass braucht jemanden in Reihe 6, und da ist noch keiner von dir. Nimm das Dribbling.',
      'pass-first':
        'Mit einem kurzen Pass musst du erst einen Mitspieler neben dir finden, und die Karte ist schwach. Mit dem Dribbling 3 schießt du gleich.',
      wait: 'Dann käme der nächste Durchgang, mit einer Karte weniger. Besser als hier kann sie nicht stehen: schießen!',
      six: 'Das macht 3 + 3 = 6. Rechts macht 7, und 7 ist schwerer zu halten.',
    },
  },
  'first-defence': {
    title: 'Die erste Abwehr',
    about: 'Du gewinnst den Ball zurück.',
    steps: {
      theirs:
        'Du führst 1:0 und hast neue Karten. Jetzt stoßen sie an: Ihre 6 hat den Ball in deiner *Reihe 4*. Du zählst immer von deinem Tor aus.',
      count:
        'Nun ist es umgekehrt. Ihre *schwarzen* Fußbälle greifen an: 3 + 3 = *6*. Deine *weißen* wehren ab: 1 + 1 = *2*. Zu wenig!',
      lay: {
        say: 'Leg den *kurzen Pass 3 (rechts)*. In der Abwehr zählen nur die 3 und die Seite: Einer deiner rechten Spieler darf sich bewegen.',
        why: 'Pass oder Dribbling spielt nur, wer den Ball hat. Die Karte der Abwehr bringt ihre Zahl und einen Schritt.',
      },
      step: {
        say: 'Sie haben nicht gezogen, ihre 6 hat quer zur 7 gepasst, jetzt ziehst du. So steht es 6 + 2 = 8 für sie und 2 + 3 = 5 für dich. Geh mit deiner *7* vor!',
        why: 'Sie tauscht mit ihrer 6, die den Ball nicht mehr hat. Wer den Ball hat, darf im normalen Spiel nicht verdrängt werden.',
      },
      won: {
        say: 'Jetzt hatten sie 3 + 2 = *5* und du 5 + 3 = *8*: *abgefangen!* Der Ball bleibt in dieser Reihe und geht an deine niedrigste Nummer dort, die *7*.',
        why: 'Der Schritt zählte doppelt: Deine 7 brachte drei weiße Fußbälle in die Reihe, ihre 6 nahm drei schwarze mit hinaus.',
      },
    },
    instead: {
      left: 'Hier zu schwach, und links kann in dieser Reihe keiner von dir helfen. Nimm die 3 für rechts.',
      lost: 'Dann schlägt ihre 8 deine 5, und der Ball kommt deinem Tor näher. Deine 7 kann das verhindern.',
      eleven: 'Auch das hilft, aber die 11 hat nur einen weißen Fußball. Die 7 hat drei.',
    },
  },
  'first-save': {
    title: 'Die erste Parade',
    about: 'Du errätst die Ecke und ziehst Karten für eine Parade.',
    steps: {
      danger:
        'Wieder neue Karten. Achtung! Ihre 10 hat den Ball direkt vor deinem Tor. Für sie ist das Reihe 6, also haben *sie* eine Torchance.',
      lay: {
        say: 'Gegen eine Torchance zählt nur die *Seite* deiner Karte: Sie sagt, wer sich bewegen darf. Alle deine sind für links. Leg die schwache *1*, behalt die anderen.',
        why: 'In einer Torchance kommen Pässe immer an. Keine Reihe wird gezählt, also nützt die Zahl auf deiner Karte nichts.',
      },
      stay: 'Sie zeigen ein Dribbling 2 und wollen schießen. Kein linker Spieler von dir steht direkt vor oder hinter ihrer 10, also kann sie niemand wegdrängen. Wähl *stehen bleiben*.',
      dive: {
        say: 'Wohin schießt sie? Nach einem Dribbling bringt rechts 4, sonst sind es 3. Das lockt: Schick deinen Torwart nach *rechts*.',
        why: 'Links und rechts gelten immer, wie der Schütze sie sieht. Beide wählen, ohne zu wissen, was der andere wählt.',
      },
      draw: 'Erraten! Der Schuss hat 2 + 4 = *6*. Aus der Mitte deiner Reihe 1 sind es zwei Karten, für die richtige Ecke *eine mehr*: drei. *Zieh* eine.',
      more: 'Eine 2, also 2 gegen 6. Bleibt es unter 6, ist es ein Tor. *Zieh* noch eine.',
      level:
        'Eine 4: 2 + 4 = 6, so viel wie der Schuss! Hörst du jetzt auf, ist er nur abgewehrt, und der Ball bleibt vor deinem Tor. *Zieh* die dritte.',
      saved: {
        say: '6 + 1 = *7*, mehr als 6: *gehalten!* Das genügt für den Anfang. Was im Spiel neu ist, steht gelb neben der Frage erklärt. Auf ins erste Spiel!',
        why: 'Neu ist dann der lange Pass: Er fliegt eine bis drei Reihen weit. Du wählst die Reihe, und die Summen dieser Reihe werden verglichen.',
      },
    },
    instead: {
      strong: 'Auch das ginge. Aber ihre Zahl bewirkt hier nichts, und später brauchst du sie. Leg die 1.',
      less: 'Gut möglich. Aber rechts ist der Schuss am stärksten, also versuchen wir es dort.',
      goal: 'Hörst du jetzt auf, ist es ein Tor: Du hast weniger als 6. Ziehen kostet dich keine Handkarte.',
      parry:
        'Abgewehrt ist nicht schlecht. Aber du darfst noch einmal ziehen, und mit jeder Karte hast du mehr als 6.',
    },
  },
}
