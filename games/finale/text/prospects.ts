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
      next: 'you score next',
      penalty: 'scores',
      countered: 'ball lost',
      stopped: 'stopped',
      theirs: 'they score next',
    },
    ways: {
      goal: 'goal',
      saved: 'stopped in the finish',
      stopped: 'stopped in the build-up',
      countered: 'stopped in the build-up: they counter',
      ours: 'you score next',
      nobody: 'no more goals',
      theirs: 'they score next',
      'no-goal': 'no goal',
      'not-needed': 'not needed any more',
    },
    criterion: {
      goal: 'So spare your strong men: best now is who gains most by turning, or loses least.',
      save: 'So spare your strong men: best now is who gains most by turning, or loses least.',
    },
    apart: {
      'goal/countered':
        'Hardly any difference in goals, but {best} loses the ball less often: {first} instead of {second} ({other}).',
      'goal/stopped':
        'Hardly any difference in goals, but {best} is stopped in the build-up less often: {first} instead of {second} ({other}).',
      'save/stopped':
        'Hardly any difference in that, but {best} stops them in the build-up more often: {first} instead of {second} ({other}).',
      'next/theirs':
        'Hardly any difference in that, but after {best} they score next less often: {first} instead of {second} ({other}).',
    },
    figures: {
      exchange: 'On a card: “{of}” without it, roughly.',
      tactics: 'Percentages: the next goal of the match, whenever it falls, is yours; roughly.',
      'further-tactic': 'Percentages: the next goal of the match, whenever it falls, is yours; roughly.',
    },
    keeps: 'it keeps the stronger tactic for later',
    none: {
      packing: 'No percentage: a deck counts over the whole match.',
      changes: 'No percentage: a change counts over the rest of the match, not for the next goal alone.',
      'hazard-order': 'No percentage: the same is rolled for each of them, only the order is yours.',
    },
  },
  de: {
    of: {
      goal: 'du triffst in diesem Angriff',
      save: 'sie treffen in diesem Angriff nicht',
      next: 'das nächste Tor ist deins',
      penalty: 'er verwandelt seinen Elfmeter',
    },
    short: {
      goal: 'bringt dir ein Tor',
      save: 'verhindert ihr Tor',
      next: 'du triffst als Nächster',
      penalty: 'trifft',
      countered: 'Ball weg',
      stopped: 'gestoppt',
      theirs: 'sie treffen als Nächste',
    },
    ways: {
      goal: 'Tor',
      saved: 'im Abschluss gestoppt',
      stopped: 'im Aufbau gestoppt',
      countered: 'im Aufbau gestoppt: sie kontern',
      ours: 'du triffst als Nächster',
      nobody: 'kein Tor mehr',
      theirs: 'sie treffen als Nächste',
      'no-goal': 'kein Tor',
      'not-needed': 'nicht mehr nötig',
    },
    criterion: {
      goal: 'Also schone die Starken: Am besten spielt jetzt, wer beim Drehen am meisten gewinnt oder am wenigsten verliert.',
      save: 'Also schone die Starken: Am besten spielt jetzt, wer beim Drehen am meisten gewinnt oder am wenigsten verliert.',
    },
    apart: {
      'goal/countered':
        'Bei den Toren kaum ein Unterschied, aber {best} verliert den Ball seltener: {first} statt {second} ({other}).',
      'goal/stopped':
        'Bei den Toren kaum ein Unterschied, aber {best} wird im Aufbau seltener gestoppt: {first} statt {second} ({other}).',
      'save/stopped':
        'Darin kaum ein Unterschied, aber {best} stoppt sie öfter schon im Aufbau: {first} statt {second} ({other}).',
      'next/theirs':
        'Darin kaum ein Unterschied, aber nach {best} treffen sie seltener als Nächste: {first} statt {second} ({other}).',
    },
    figures: {
      exchange: 'Auf einer Karte: „{of}“ ohne sie, ungefähr.',
      tactics: 'Prozente: Das nächste Tor des Spiels, wann immer es fällt, ist deins; ungefähr.',
      'further-tactic': 'Prozente: Das nächste Tor des Spiels, wann immer es fällt, ist deins; ungefähr.',
    },
    keeps: 'die stärkere Taktik bleibt für später',
    none: {
      packing: 'Keine Prozente: Ein Stapel zählt über das ganze Spiel.',
      changes: 'Keine Prozente: Ein Wechsel zählt für den Rest des Spiels, nicht nur fürs nächste Tor.',
      'hazard-order': 'Keine Prozente: Für jeden wird gleich gewürfelt, nur die Reihenfolge liegt bei dir.',
    },
  },
  hu: {
    of: {
      goal: 'gólt lősz ebből a támadásból',
      save: 'nem lőnek gólt ebből a támadásból',
      next: 'tiéd a következő gól',
      penalty: 'belövi a tizenegyest',
    },
    short: {
      goal: 'gólt hoz neked',
      save: 'nem enged gólt',
      next: 'te lövöd a következőt',
      penalty: 'gólt lő',
      countered: 'labda oda',
      stopped: 'megáll',
      theirs: 'ők lövik a következőt',
    },
    ways: {
      goal: 'gól',
      saved: 'megállítva a befejezésnél',
      stopped: 'megállítva az építésnél',
      countered: 'megállítva az építésnél: kontráznak',
      ours: 'te lövöd a következőt',
      nobody: 'nincs több gól',
      theirs: 'ők lövik a következőt',
      'no-goal': 'nincs gól',
      'not-needed': 'már nem kell',
    },
    criterion: {
      goal: 'Kíméld hát az erőseket: most az a legjobb, aki a fordulással a legtöbbet nyeri vagy a legkevesebbet veszti.',
      save: 'Kíméld hát az erőseket: most az a legjobb, aki a fordulással a legtöbbet nyeri vagy a legkevesebbet veszti.',
    },
    apart: {
      'goal/countered':
        'A gólesélyben alig van különbség, de {best} ritkábban veszíti el a labdát: {first}, nem {second} ({other}).',
      'goal/stopped':
        'A gólesélyben alig van különbség, de {best} ritkábban akad el az építésnél: {first}, nem {second} ({other}).',
      'save/stopped':
        'Ebben alig van különbség, de {best} gyakrabban állítja meg őket már az építésnél: {first}, nem {second} ({other}).',
      'next/theirs':
        'Ebben alig van különbség, de a(z) {best} után ritkábban lövik ők a következőt: {first}, nem {second} ({other}).',
    },
    figures: {
      exchange: 'A lapon: „{of}” nélküle, nagyjából.',
      tactics: 'Százalékok: tiéd a mérkőzés következő gólja, bármikor essen is; nagyjából.',
      'further-tactic': 'Százalékok: tiéd a mérkőzés következő gólja, bármikor essen is; nagyjából.',
    },
    keeps: 'az erősebb taktika későbbre marad',
    none: {
      packing: 'Nincs százalék: a pakli az egész mérkőzésre szól.',
      changes: 'Nincs százalék: a csere a mérkőzés hátralevő részére szól, nem csak a következő gólra.',
      'hazard-order': 'Nincs százalék: mindegyikükre ugyanúgy dobsz, csak a sorrend rajtad múlik.',
    },
  },
}
