import type { Language, ProspectWords } from '@libero/kernel/words'

/** What will probably come of a decision, from the side of the coach who is asked. */
export const PROSPECTS: Readonly<Record<Language, ProspectWords>> = {
  en: {
    of: {
      'build-up': 'your build-up comes through',
      stop: 'you stop their build-up',
      goal: 'you score',
      save: 'they do not score',
      period: 'the next goal of this period is yours',
      penalty: 'he scores his penalty',
    },
    short: {
      'build-up': 'gets you through',
      stop: 'stops it',
      goal: 'brings you a goal',
      save: 'keeps them out',
      period: 'you score next',
      penalty: 'scores',
    },
    ways: {
      through: 'comes through',
      stopped: 'stopped',
      goal: 'goal',
      'no-goal': 'no goal',
      ours: 'you score next',
      nobody: 'no goal in this period',
      theirs: 'they score next',
      'not-needed': 'not needed any more',
    },
    keeps: 'it keeps the stronger tactic for later',
    none: {
      packing: 'No figure: a deck counts over the whole match.',
      'hazard-order': 'No figure: the same is rolled for each of them, only the order is yours.',
    },
  },
  de: {
    of: {
      'build-up': 'dein Aufbau kommt durch',
      stop: 'du stoppst ihren Aufbau',
      goal: 'du triffst',
      save: 'sie treffen nicht',
      period: 'das nächste Tor dieses Abschnitts ist deines',
      penalty: 'er verwandelt seinen Elfmeter',
    },
    short: {
      'build-up': 'bringt dich durch',
      stop: 'stoppt ihn',
      goal: 'bringt dir ein Tor',
      save: 'verhindert ihr Tor',
      period: 'du triffst als Nächster',
      penalty: 'trifft',
    },
    ways: {
      through: 'kommt durch',
      stopped: 'gestoppt',
      goal: 'Tor',
      'no-goal': 'kein Tor',
      ours: 'du triffst als Nächster',
      nobody: 'kein Tor in diesem Abschnitt',
      theirs: 'sie treffen als Nächste',
      'not-needed': 'nicht mehr nötig',
    },
    keeps: 'die stärkere Taktik bleibt für später',
    none: {
      packing: 'Keine Zahl: Ein Stapel zählt über das ganze Spiel.',
      'hazard-order': 'Keine Zahl: Für jeden wird gleich gewürfelt, nur die Reihenfolge liegt bei dir.',
    },
  },
  hu: {
    of: {
      'build-up': 'a támadásépítésed átjut',
      stop: 'megállítod a támadásépítésüket',
      goal: 'gólt lősz',
      save: 'nem lőnek gólt',
      period: 'a szakasz következő gólja a tiéd',
      penalty: 'belövi a tizenegyest',
    },
    short: {
      'build-up': 'átjuttat',
      stop: 'megállítja',
      goal: 'gólt hoz neked',
      save: 'nem enged gólt',
      period: 'te lövöd a következőt',
      penalty: 'gólt lő',
    },
    ways: {
      through: 'átjut',
      stopped: 'megállítva',
      goal: 'gól',
      'no-goal': 'nincs gól',
      ours: 'te lövöd a következőt',
      nobody: 'nincs gól ebben a szakaszban',
      theirs: 'ők lövik a következőt',
      'not-needed': 'már nem kell',
    },
    keeps: 'az erősebb taktika későbbre marad',
    none: {
      packing: 'Nincs számadat: a pakli az egész mérkőzésre szól.',
      'hazard-order': 'Nincs számadat: mindegyikükre ugyanúgy dobsz, csak a sorrend rajtad múlik.',
    },
  },
}
