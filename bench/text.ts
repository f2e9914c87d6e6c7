import type { Language } from '@libero/kernel/words'

/** What the table of figures says. */
export interface BenchText {
  readonly matches: string
  readonly random: string
  readonly replayed: string
  readonly stripped: string
  readonly heap: string
  readonly perSecond: string
  readonly matchesPerSecond: string
  readonly ratio: string
  readonly bytes: string
  readonly lengthRow: string
  readonly usage: string
}

export const BENCH_TEXTS: Readonly<Record<Language, BenchText>> = {
  en: {
    matches: '{game}: {matches} matches of {decisions} decisions',
    random: 'random opponents',
    replayed: 'decisions replayed',
    stripped: '… stripped bare',
    heap: 'heap growth',
    perSecond: 'decisions/s',
    matchesPerSecond: '{matches} matches/s',
    ratio: 'ratio {ratio}',
    bytes: 'bytes per 10,000 matches',
    lengthRow:
      '{decisions} decisions: told {told} µs each (ratio {toldRatio}), read again {read} µs each (ratio {readRatio})',
    usage: `libero bench [--seconds N] [--length] [--json] [--write]

  --seconds N   how long each measurement takes (5)
  --json        print the result as JSON
  --write       keep the result in bench/results.json
  --length      what a decision costs in matches of 100, 1,000 and 10,000 (bench/length.json)

libero bench --strength --help   how strong the opponents are, beside another engine's
libero bench --odds --help       whether the odds shown to people come true
`,
  },
  de: {
    matches: '{game}: {matches} Spiele mit je {decisions} Entscheidungen',
    random: 'zufällige Gegner',
    replayed: 'nachgespielt',
    stripped: '… auf das Nötigste',
    heap: 'Speicherzuwachs',
    perSecond: 'Entscheidungen/s',
    matchesPerSecond: '{matches} Spiele/s',
    ratio: 'Verhältnis {ratio}',
    bytes: 'Bytes auf 10 000 Spiele',
    lengthRow:
      '{decisions} Entscheidungen: erzählt je {told} µs (Verhältnis {toldRatio}), wieder gelesen je {read} µs (Verhältnis {readRatio})',
    usage: `libero bench [--seconds N] [--length] [--json] [--write]

  --seconds N   wie lange jede Messung dauert (5)
  --json        das Ergebnis als JSON
  --write       das Ergebnis in bench/results.json aufheben
  --length      was eine Entscheidung in Spielen mit 100, 1000 und 10 000 kostet (bench/length.json)

libero bench --strength --help   wie stark die Gegner sind, neben denen einer anderen Engine
libero bench --odds --help       ob die gezeigten Chancen eintreffen
`,
  },
  hu: {
    matches: '{game}: {matches} mérkőzés, egyenként {decisions} döntés',
    random: 'véletlen ellenfelek',
    replayed: 'visszajátszva',
    stripped: '… lecsupaszítva',
    heap: 'memórianövekedés',
    perSecond: 'döntés/mp',
    matchesPerSecond: '{matches} mérkőzés/mp',
    ratio: 'arány {ratio}',
    bytes: 'bájt 10 000 mérkőzésenként',
    lengthRow:
      '{decisions} döntés: elbeszélve {told} µs egyenként (arány {toldRatio}), visszaolvasva {read} µs egyenként (arány {readRatio})',
    usage: `libero bench [--seconds N] [--length] [--json] [--write]

  --seconds N   meddig tart egy-egy mérés (5)
  --json        az eredmény JSON-ként
  --write       az eredmény megőrzése a bench/results.json fájlban
  --length      mennyibe kerül egy döntés 100, 1000 és 10 000 döntéses mérkőzésen (bench/length.json)

libero bench --strength --help   milyen erősek az ellenfelek, egy másik motoré mellett
libero bench --odds --help       beválnak-e a mutatott esélyek
`,
  },
}
