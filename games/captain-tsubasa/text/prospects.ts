import type { Language, ProspectWords } from '@libero/kernel/words'

/** What will probably come of a decision, from the side of the coach who is asked. */
export const PROSPECTS: Readonly<Record<Language, ProspectWords>> = {
  en: {
    of: {
      goal: 'you score in this attack',
      pass: 'you keep the ball',
      ball: 'you win the ball',
      save: 'they do not score',
    },
    short: { goal: 'scores', pass: 'keeps the ball', ball: 'wins the ball', save: 'no goal' },
    ways: {
      goal: 'goal',
      kept: 'you keep the ball',
      lost: 'ball lost',
      won: 'ball won',
      theirs: 'they keep the ball',
      conceded: 'goal for them',
      over: 'whistle first',
    },
    keeps: 'it keeps tokens for later',
    none: {
      draft:
        'No figure: a match card goes into your hand at once, and what it brings depends on when you play it.',
      toss: 'No figure: both may begin one half.',
    },
  },
  de: {
    of: {
      goal: 'du triffst in diesem Angriff',
      pass: 'du behältst den Ball',
      ball: 'du eroberst den Ball',
      save: 'sie treffen nicht',
    },
    short: { goal: 'trifft', pass: 'behält den Ball', ball: 'erobert den Ball', save: 'kein Tor' },
    ways: {
      goal: 'Tor',
      kept: 'du behältst den Ball',
      lost: 'Ball verloren',
      won: 'Ball erobert',
      theirs: 'sie behalten den Ball',
      conceded: 'Gegentor',
      over: 'vorher Abpfiff',
    },
    keeps: 'es bleiben Token für später',
    none: {
      draft:
        'Keine Zahl: Eine Matchkarte kommt sofort auf deine Hand; was sie bringt, hängt davon ab, wann du sie spielst.',
      toss: 'Keine Zahl: Jeder beginnt eine Halbzeit.',
    },
  },
  hu: {
    of: {
      goal: 'gólt lősz ebben a támadásban',
      pass: 'nálad marad a labda',
      ball: 'megszerzed a labdát',
      save: 'nem lőnek gólt',
    },
    short: {
      goal: 'gólt lő',
      pass: 'megtartja a labdát',
      ball: 'megszerzi a labdát',
      save: 'nincs gól',
    },
    ways: {
      goal: 'gól',
      kept: 'nálad marad a labda',
      lost: 'elveszett labda',
      won: 'megszerzett labda',
      theirs: 'náluk marad a labda',
      conceded: 'kapott gól',
      over: 'előbb sípszó',
    },
    keeps: 'marad zseton későbbre',
    none: {
      draft: 'Nincs számadat: a meccslap rögtön a kezedbe kerül, és az számít, mikor játszod ki.',
      toss: 'Nincs számadat: mindketten kezdenek egy félidőt.',
    },
  },
}
