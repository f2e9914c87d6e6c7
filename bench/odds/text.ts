import type { Language } from '@libero/kernel/words'
import type { Players } from './measure.ts'

/** What the table of promises says. */
interface OddsText {
  readonly heading: string
  readonly players: Readonly<Record<Players, string>>
  readonly row: string
  readonly usage: string
}

export const ODDS_TEXTS: Readonly<Record<Language, OddsText>> = {
  en: {
    heading: '{match}, {players}, {matches} matches',
    players: {
      supposed: 'both as estimates suppose',
      heuristic: 'both by the heuristic',
      levels: 'the search against the beginner',
    },
    row: '{decisions} decisions ({exact} exact): promised {promised} %, happened {happened} %, margin {margin}',
    usage: `libero bench --odds [--decisions N] [--matches N] [--worlds N] [--seed S] [--only MATCH] [--cores N] [--json] [--write]

  --decisions N   how many decisions of each kind are compared (10000)
  --matches N     in at most so many matches (10000)
  --worlds N      over how many imagined hands a promise goes (24)
  --seed S        other luck
  --only MATCH    one alone, as {example}; else all
  --cores N       so many processes share the matches out (all cores)
  --json          print the result as JSON
  --write         keep the result in bench/odds.json
`,
  },
  de: {
    heading: '{match}, {players}, {matches} Spiele',
    players: {
      supposed: 'beide wie die Schätzung annimmt',
      heuristic: 'beide nach der Heuristik',
      levels: 'die Suche gegen den Anfänger',
    },
    row: '{decisions} Entscheidungen ({exact} genau): versprochen {promised} %, geschehen {happened} %, Spielraum {margin}',
    usage: `libero bench --odds [--decisions N] [--matches N] [--worlds N] [--seed S] [--only MATCH] [--cores N] [--json] [--write]

  --decisions N   wie viele Entscheidungen jeder Art verglichen werden (10000)
  --matches N     in höchstens so vielen Spielen (10000)
  --worlds N      über wie viele gedachte Blätter ein Versprechen geht (24)
  --seed S        anderes Glück
  --only SPIEL    nur eines, wie {example}; sonst alle
  --cores N       so viele Prozesse teilen sich die Spiele (alle Kerne)
  --json          das Ergebnis als JSON
  --write         das Ergebnis in bench/odds.json aufheben
`,
  },
  hu: {
    heading: '{match}, {players}, {matches} mérkőzés',
    players: {
      supposed: 'mindkettő úgy, ahogy a becslés feltételezi',
      heuristic: 'mindkettő a heurisztika szerint',
      levels: 'a kereső a kezdő ellen',
    },
    row: '{decisions} döntés ({exact} pontos): ígérve {promised} %, történt {happened} %, tűrés {margin}',
    usage: `libero bench --odds [--decisions N] [--matches N] [--worlds N] [--seed S] [--only MATCH] [--cores N] [--json] [--write]

  --decisions N   hány döntést hasonlít össze fajtánként (10000)
  --matches N     legfeljebb ennyi mérkőzésben (10000)
  --worlds N      hány elképzelt leosztásból áll egy ígéret (24)
  --seed S        más szerencse
  --only JÁTÉK    csak egy, például {example}; különben mind
  --cores N       ennyi folyamat osztozik a mérkőzéseken (az összes mag)
  --json          az eredmény JSON-ként
  --write         az eredmény megőrzése a bench/odds.json fájlban
`,
  },
}
