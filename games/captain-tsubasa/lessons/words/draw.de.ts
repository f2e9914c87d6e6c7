import type { LessonWords } from '@libero/kernel/lesson'

export const drawDe: Readonly<Record<string, LessonWords>> = {
  'match-cards': {
    title: 'Welche Matchkarte?',
    about: 'Du nimmst die richtige Matchkarte oder nimmst sie dem Gegner weg.',
    steps: {
      first:
        'In jeder Runde nimmt jeder eine *Matchkarte*. Du verteidigst, also wählst du *zuerst*: eine dieser vier oder verdeckt die oberste.',
      danger: {
        say: 'Gleich greift Toho an. Offen liegt der *Spezialschuss von Toho*: Auf ihrer Hand könnte er mit einem Schlag ein Tor sein.',
        why: 'Einen Spezialschuss stoppt nur eine von drei Verteidigungen. Seine Fähigkeit nützt nur der eigenen Mannschaft und nur im Angriff.',
      },
      take: 'Seine Fähigkeit kannst du nicht nutzen, aber du kannst ihn ihnen *wegnehmen*. Nimm ihn.',
      top: 'Toho nahm *verdeckt die oberste*: Nur Toho kennt sie. Was offen genommen wird, kennen beide.',
      yours:
        'Ihre Karte ist jetzt deine, das *ganze Spiel* lang: In deinem Angriff hat sie Schuss *4* und Pass *2* wie jede andere.',
    },
    instead: {
      useful: 'Eine nützliche Karte. Aber dann nimmt Toho seinen Spezialschuss und greift gleich damit an.',
      unseen: 'Dann nimmt Toho seinen Spezialschuss und greift gleich damit an.',
    },
  },
  piles: {
    title: 'Stapel, offen und verdeckt',
    about: 'Du weißt, wohin deine Karten gehen und was du von ihren wissen kannst.',
    steps: {
      reshuffled: {
        say: 'Du solltest zwei Karten ziehen, aber nur eine war noch da. Also wurde deine *Ablage* zum neuen Nachziehstapel gemischt.',
        why: 'So geht es das ganze Spiel: Was du spielst, kommt wieder. Nur was entfernt ist, ist weg.',
      },
      back: 'So kam der *Doppelpass* zurück: Eine Matchkarte, die du genommen hast, bleibt bei deinen eigenen.',
      open: 'Offen für alle: was gelegt und abgelegt ist, Token, und *wie viele* Karten eine Hand hat. Verdeckt: *welche*.',
      take: 'Du verteidigst und wählst zuerst. Nimm die *Manndeckung*: Verteidigung 3 und ein Token.',
      known:
        'Toho nahm offen den Fernschuss: Du weißt, dass er auf dieser *Hand* ist. Drück auf eine Hand oder einen Stapel, dann siehst du, was man wissen kann.',
    },
    instead: {
      attack: 'Das ist für einen Angriff. Du verteidigst jetzt: Die Manndeckung hilft sofort.',
      unseen: 'Sie kann alles sein. Die Manndeckung hilft dir sofort.',
    },
  },
  'kick-off': {
    title: 'Anstoß',
    about: 'Du weißt, wie ein Spiel beginnt und wer den Ball hat.',
    steps: {
      field:
        'Vor dem Spiel liegen vier *Matchkarten* offen. Zwölf kommen in dieser Hälfte, zwei in jeder von sechs Runden.',
      piles: {
        say: 'Jede Mannschaft hat *zwölf* eigene Karten: elf Spieler und die Fans, gemischt. Alle Token warten in der Reserve.',
        why: 'Auch Spezialschüsse, Spezialverteidigungen, Erschöpfungs-, Gelbe und Rote Karten liegen bereit; du siehst sie, wenn sie gebraucht werden.',
      },
      toss: 'Der Ballbesitzmarker ist gefallen, und du hast gewonnen: Du bestimmst, wer *anstößt*. Stoß selbst an.',
      begun:
        'Du greifst an. Du hast *vier* Karten gezogen, Toho auch; und es nahm die Manndeckung. Die zweite Hälfte stößt Toho an.',
    },
    instead: {
      'second-half':
        'Dann würdest du die zweite Hälfte anstoßen. Das ist genauso gut; fang heute aber selbst an.',
    },
  },
}
