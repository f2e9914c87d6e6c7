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
    players: { quick: 'both as estimates suppose', heuristic: 'both by the heuristic' },
    row: '{decisions} decisions ({exact} exact): promised {promised} %, happened {happened} %, margin {margin}',
    usage: `libero bench --odds [--decisions N] [--json] [--write]

  --decisions N   how many decisions of each kind are compared (10000)
  --json          print the result as JSON
  --write         keep the result in bench/odds.json
`,
  },
  de: {
    heading: '{match}, {players}, {matches} Spiele',
    players: { quick: 'beide wie die Schätzung annimmt', heuristic: 'beide nach der Heuristik' },
    row: '{decisions} Entscheidungen ({exact} genau): versprochen {promised} %, geschehen {happened} %, Spielraum {margin}',
    usage: `libero bench --odds [--decisions N] [--json] [--write]

  --decisions N   wie viele Entscheidungen jeder Art verglichen werden (10000)
  --json          das Ergebnis als JSON
  --write         das Ergebnis in bench/odds.json aufheben
`,
  },
  hu: {
    heading: '{match}, {players}, {matches} mérkőzés',
    players: {
      quick: 'mindkettő úgy, ahogy a becslés feltételezi',
      heuristic: 'mindkettő a heurisztika szerint',
    },
    row: '{decisions} döntés ({exact} pontos): ígérve {promised} %, történt {happened} %, tűrés {margin}',
    usage: `libero bench --odds [--decisions N] [--json] [--write]

  --decisions N   hány döntést hasonlít össze fajtánként (10000)
  --json          az eredmény JSON-ként
  --write         az eredmény megőrzése a bench/odds.json fájlban
`,
  },
}
