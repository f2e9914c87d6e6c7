import type { Language, ProspectWords } from '@libero/kernel/words'

/** What will probably come of a decision, from the side of the coach who is asked. */
export const PROSPECTS: Readonly<Record<Language, ProspectWords>> = {
  en: {
    of: {
      goal: 'you score in this attack',
      save: 'they do not score in this attack',
      next: 'the next goal is yours',
      penalty: 'he scores his penalty',
    },
    short: {
      goal: 'brings you a goal',
      save: 'keeps them out',
      next: 'brings the next goal',
      penalty: 'scores',
    },
    ways: {
      goal: 'goal',
      saved: 'stopped in the finish',
      stopped: 'stopped in the build-up',
      ours: 'you score next',
      nobody: 'no more goals',
      theirs: 'they score next',
      'no-goal': 'no goal',
      'not-needed': 'not needed any more',
    },
    keeps: 'it keeps the stronger tactic for later',
    none: {
      packing: 'No figure: a deck counts over the whole match.',
      changes: 'No figure: a change counts over the rest of the match, not for the next goal alone.',
      'hazard-order': 'No figure: the same is rolled for each of them, only the order is yours.',
    },
  },
  de: {
    of: {
      goal: 'du triffst in diesem Angriff',
      save: 'sie treffen in diesem Angriff nicht',
      next: 'das nächste Tor ist deines',
      penalty: 'er verwandelt seinen Elfmeter',
    },
    short: {
      goal: 'bringt dir ein Tor',
      save: 'verhindert ihr Tor',
      next: 'bringt das nächste Tor',
      penalty: 'trifft',
    },
    ways: {
      goal: 'Tor',
      saved: 'im Abschluss gestoppt',
      stopped: 'im Aufbau gestoppt',
      ours: 'du triffst als Nächster',
      nobody: 'kein Tor mehr',
      theirs: 'sie treffen als Nächste',
      'no-goal': 'kein Tor',
      'not-needed': 'nicht mehr nötig',
    },
    keeps: 'die stärkere Taktik bleibt für später',
    none: {
      packing: 'Keine Zahl: Ein Stapel zählt über das ganze Spiel.',
      changes: 'Keine Zahl: Ein Wechsel zählt für den Rest des Spiels, nicht nur fürs nächste Tor.',
      'hazard-order': 'Keine Zahl: Für jeden wird gleich gewürfelt, nur die Reihenfolge liegt bei dir.',
    },
  },
  hu: {
    of: {
      goal: 'gólt lősz ebből a támadásból',
      save: 'nem lőnek gólt ebből a támadásból',
      next: 'a következő gól a tiéd',
      penalty: 'belövi a tizenegyest',
    },
    short: {
      goal: 'gólt hoz neked',
      save: 'nem enged gólt',
      next: 'hozza a következő gólt',
      penalty: 'gólt lő',
    },
    ways: {
      goal: 'gól',
      saved: 'megállítva a befejezésnél',
      stopped: 'megállítva az építésnél',
      ours: 'te lövöd a következőt',
      nobody: 'nincs több gól',
      theirs: 'ők lövik a következőt',
      'no-goal': 'nincs gól',
      'not-needed': 'már nem kell',
    },
    keeps: 'az erősebb taktika későbbre marad',
    none: {
      packing: 'Nincs számadat: a pakli az egész mérkőzésre szól.',
      changes: 'Nincs számadat: a csere a mérkőzés hátralevő részére szól, nem csak a következő gólra.',
      'hazard-order': 'Nincs számadat: mindegyikükre ugyanúgy dobsz, csak a sorrend rajtad múlik.',
    },
  },
}
