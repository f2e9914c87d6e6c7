import type { Language, ProspectWords } from '@libero/kernel/words'

/** What will probably come of a decision, from the side of the coach who is asked. */
export const PROSPECTS: Readonly<Record<Language, ProspectWords>> = {
  en: {
    of: {
      goal: 'you score in this attack',
      pass: 'you keep the ball',
      ball: 'you stop their pass',
      save: 'they do not score',
    },
    short: { goal: 'scores', pass: 'ball kept', ball: 'stops it', save: 'no goal' },
    ways: {
      goal: 'goal',
      kept: 'you keep the ball',
      lost: 'ball lost',
      won: 'you win the ball',
      theirs: 'they keep the ball',
      conceded: 'goal for them',
      over: 'whistle first',
    },
    keeps: 'it keeps tokens for later',
    level: {
      turn: 'Equal: lay what adds something here.',
    },
    none: {
      draft: 'No percentage yet: what it brings depends on when you play it.',
      toss: 'No percentage yet: each team kicks off one half.',
    },
  },
  de: {
    of: {
      goal: 'du triffst in diesem Angriff',
      pass: 'du behältst den Ball',
      ball: 'du hältst ihren Pass auf',
      save: 'sie treffen nicht',
    },
    short: { goal: 'trifft', pass: 'Ball bleibt', ball: 'hält ihn auf', save: 'kein Tor' },
    ways: {
      goal: 'Tor',
      kept: 'du behältst den Ball',
      lost: 'Ball verloren',
      won: 'du eroberst den Ball',
      theirs: 'sie behalten den Ball',
      conceded: 'Gegentor',
      over: 'vorher Abpfiff',
    },
    keeps: 'es bleiben Token für später',
    level: {
      turn: 'Gleich: Leg, was hier zählt.',
    },
    none: {
      draft: 'Noch keine Prozente: Was sie bringt, hängt davon ab, wann du sie spielst.',
      toss: 'Noch keine Prozente: Jede Mannschaft stößt eine Hälfte an.',
    },
  },
  hu: {
    of: {
      goal: 'gólt lősz ebben a támadásban',
      pass: 'nálad marad a labda',
      ball: 'megállítod a passzukat',
      save: 'nem lőnek gólt',
    },
    short: {
      goal: 'gólt lő',
      pass: 'labda marad',
      ball: 'megállítja',
      save: 'nincs gól',
    },
    ways: {
      goal: 'gól',
      kept: 'nálad marad a labda',
      lost: 'elveszett labda',
      won: 'tiéd a labda',
      theirs: 'náluk marad a labda',
      conceded: 'kapott gól',
      over: 'előbb sípszó',
    },
    keeps: 'marad zseton későbbre',
    level: {
      turn: 'Egyforma: tedd, ami itt számít.',
    },
    none: {
      draft: 'Még nincs százalék: az számít, mikor játszod ki.',
      toss: 'Még nincs százalék: mindkét csapat kezd egy félidőt.',
    },
  },
}
