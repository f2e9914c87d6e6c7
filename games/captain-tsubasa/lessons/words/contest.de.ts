import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'Er ist zum Verteidigen da und hilft im Angriff kaum. Heb ihn auf, bis Toho angreift.'
const attacker = 'Diese Karte ist für den Angriff und hilft hier kaum. Heb sie für deinen eigenen auf.'

export const contestDe: Readonly<Record<string, LessonWords>> = {
  'shot-or-pass': {
    title: 'Schuss oder Pass?',
    about: 'Du weißt, wann du schießt, obwohl der Pass sicherer ist.',
    steps: {
      sums: 'Alle Karten liegen. Schuss *3 + 2 + 2 + 1 + 0 = 8*, Pass *4 + 2 + 1 + 1 + 1 = 9*.',
      'what-for': {
        say: 'Toho verteidigt mit *4 + 4 = 8*, und kein Torwart liegt da. Ein Pass gelingt öfter, aber nur ein Schuss kann ein *Tor* sein.',
        why: 'Der Pass gelingt in 26 von 36 Fällen, der Schuss in 21: Gleichstand genügt beiden. Du gibst also wenig auf und gewinnst vielleicht alles.',
      },
      shot: 'In mehr als der Hälfte der Fälle ist er drin, und niemand ist da, der ihn hält: Wähl *Schuss*.',
      level:
        'Du hast keine Token, also fragt dich auch niemand danach. Beide würfeln 3: 8 + 3 = *11*. Gleichstand gehört dem Angriff: *Tor!*',
      otherwise:
        'Ein Pass ist richtig, wenn der Schuss aussichtslos ist oder du noch eine Runde willst. Gewinnt die Abwehr, ist der Ball so oder so weg.',
    },
    instead: {
      pass: 'Er ist sicherer, aber er sichert nur den Ball. Heute steht dir kein Torwart im Weg: Schieß.',
    },
  },
  tokens: {
    title: 'Token',
    about: 'Du bekommst Token, gibst sie aus und weißt, wohin sie gehen.',
    steps: {
      pools:
        'Hier sind deine *Token*: einer für den Pass, sonst keine. Von jeder Art hast du fünf, aber die anderen liegen noch in der Reserve.',
      call: 'Fähigkeiten holen sie. Leg die *Ansage des Kapitäns*: Schuss 1, dazu zwei Token deiner Wahl.',
      gain: 'Nutze sie: zwei Token, gleiche oder verschiedene.',
      one: {
        say: 'Du willst ein Tor: Nimm einen *Schusstoken*.',
        why: 'Ein Token hilft nur seiner Art. Dein Passtoken hilft keinem Schuss.',
      },
      two: 'Und noch einen *Schusstoken*: Das sind zwei.',
      stop: 'Dein Schuss ist *4 + 1 = 5*, die Verteidigung von Toho *4 + 2 = 6*. *Passe*, den Rest machen die Token.',
      shot: '5 gegen 6, aber *zwei Token* kommen noch dazu: Wähl *Schuss*.',
      spend: {
        say: 'Du entscheidest zuerst, dann Toho, das einen Verteidigungstoken hat. Gib *beide* aus: 5 + 2 = *7*.',
        why: 'Wer verteidigt, sieht erst, was du ausgibst, und entscheidet dann. Danach würfeln beide, und nichts kommt mehr dazu.',
      },
      back: 'Toho gab auch einen aus: 7 zu 7. Du würfelst 4, sie 3: *Tor!* Ausgegebene Token gehen in die Reserve, der *Passtoken* bleibt dir.',
    },
    instead: {
      'call-first': 'Zuerst bitte die Token: Leg die Ansage des Kapitäns.',
      free: 'Du musst nicht, aber die Token kosten hier nichts. Nutze sie.',
      'shot-token':
        'Er bliebe dir für später. Aber du willst jetzt schießen, und einem Schuss helfen nur Schusstoken.',
      defender,
      pass: 'Ein Pass von 2 gegen 6, mit einem Token: aussichtslos. Für den Schuss hast du zwei.',
      both: 'Auch Toho hat einen Token, einer reicht also nicht zum Gleichstand. Gib beide aus.',
    },
  },
  keeper: {
    title: 'Torwart und Eckball',
    about: 'Du weißt, wer einen Schuss hält und was ein Eckball ist.',
    steps: {
      'great-save': {
        say: 'Ihr Schuss ist *11*, deine Verteidigung *7*, und Morisaki liegt da. Leg *Überragende Parade*: Verteidigung 3, und auch sie kann halten.',
        why: 'Was eine Karte hält, steht auf ihr. Es gilt nur, solange sie in deinem Spielbereich liegt.',
      },
      stop: 'Toho hat gepasst: *11 gegen 10*. Der Rest deiner Hand ist für den Angriff: *Passe*.',
      beaten:
        'Sie würfeln 4: *15*. Du würfelst 2: *12*. Überwunden! Jetzt darf eine Karte würfeln: Für jeden Schuss gibt es *einen Wurf*, nicht zwei.',
      save: {
        say: 'Morisaki hält bei 1, Eckball bei 2–3. Die *Überragende Parade* hält bei 1–2, Eckball bei 3–4: Nimm sie.',
        why: 'Gegen einen Pass gibt es keinen Wurf. Und manche Karten lassen auch diesen Wurf wiederholen.',
      },
      corner:
        'Eine *4* ist *Eckball*: kein Tor! Aber Toho behält den Ball und greift wieder an, wie nach einem gelungenen Pass.',
      price:
        'Und die Parade hatte ihren Preis: Auf deinem Ablagestapel liegt jetzt eine *Erschöpfungskarte*. Morisaki hätte nichts gekostet.',
    },
    instead: {
      attacker,
      stop: 'Ihr Schuss ist 11 gegen 7. Leg zuerst die Überragende Parade.',
      morisaki: 'Er verhindert das Tor bei 1 bis 3, die Parade bei 1 bis 4. Nimm die bessere.',
      'no-roll': 'Dann ist es sicher ein Tor. Lass die Parade würfeln.',
    },
  },
  reroll: {
    title: 'Noch einmal würfeln',
    about: 'Du lässt den richtigen Würfel neu werfen.',
    steps: {
      kisugi: 'Kisugi *kann* einen Wurf wiederholen lassen. Er wartet damit: Das kommt nach den Würfeln.',
      shot: 'Dein Schuss ist *4 + 3 + 1 = 8*, die Verteidigung von Toho *6*. *Schieß*.',
      whose:
        'O weh: 8 + 1 = *9* gegen 6 + 5 = *11*. Aber Kisugi liegt noch da. *Welcher* Würfel soll neu fallen?',
      again: {
        say: 'Deiner muss *3 oder mehr* zeigen: vier von sechs Seiten. Ihrer 3 oder weniger: drei von sechs. Nimm *deinen*.',
        why: 'Gleichstand genügt dir. Der neue Wurf gilt, ob besser oder schlechter, und jede Karte darf das einmal in der Runde.',
      },
      counts:
        'Eine *4*: 8 + 4 = *12* schlägt 11. *Tor!* Hätten auch sie so eine Karte, würden sie nach dir gefragt.',
    },
    instead: {
      pass: 'Ein Pass von 3 ist gegen 6 aussichtslos. Schieß.',
      theirs: 'Möglich, aber ihrer müsste 1, 2 oder 3 zeigen. Deinem genügen 3, 4, 5 oder 6.',
      leave: 'Dann ist der Ball weg. Ein neuer Wurf kann hier nur helfen.',
    },
  },
  'keeper-again': {
    title: 'Auf den Torwart warten',
    about: 'Du hebst dir einen Wurf auf, bis er am meisten wert ist.',
    steps: {
      shot: 'Dein Schuss ist *4 + 3 = 7*, ihre Verteidigung mit dem Torwart *4 + 3 = 7*. *Schieß*.',
      leave: {
        say: 'Du führst: 7 + 4 = *11* zu 7 + 2 = *9*. Kisugi könnte neu würfeln lassen, aber der *Torwart* kommt noch: Lass es so.',
        why: 'Kisugi darf es einmal in der Runde. Jetzt genutzt, hilft er dir gegen den Wurf des Torwarts nicht mehr.',
      },
      again: 'Der Torwart würfelt *1* und hält. Jetzt hilft Kisugi: Lass den *Torwart* neu würfeln.',
      both: 'Eine *5*: Tor! Das dürfen beide Trainer: Auch wer verteidigt, kann einen schlechten Wurf seines Torwarts wiederholen lassen.',
    },
    instead: {
      pass: 'Ein Pass von 2 gegen 7 ist aussichtslos. Schieß.',
      'keep-it': 'So gewinnst du schon. Heb dir Kisugi für den Torwart auf.',
      held: 'Dann ist der Ball weg. Jeder neue Wurf von 4, 5 oder 6 ist ein Tor.',
    },
  },
}
