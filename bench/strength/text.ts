import type { Language } from '@libero/kernel/words'
import type { Playouts } from './mcts.ts'

/** What the figures say; a line for each manner of playouts. */
export interface StrengthText extends Readonly<Record<Playouts, string>> {
  readonly heading: string
  readonly score: string
  readonly effort: string
  readonly pace: string
  readonly underWay: string
  readonly usage: string
}

export const STRENGTH_TEXTS: Readonly<Record<Language, StrengthText>> = {
  en: {
    heading: '{game}, {ms} ms for a decision',
    'its-own': '  {bot} against {peer}, which sees hidden cards',
    ours: '  … whose playouts our engine plays',
    score:
      '    {score} ± {margin} of {games} matches: {wins} won, {draws} drawn, {losses} lost; Elo {elo} ({low} to {high})',
    effort: '    {ms} ms and {tries} continuations for a decision; the other {peerMs} ms and {peerTries}',
    pace: '  {bot}: {rate} continuations/s; boardgame.io {peerRate}/s, ratio {ratio}; random opponents {random} decisions/s',
    underWay: '{game}, duel {duel}, pair {pair} of {pairs}: {score}',
    usage: `libero bench --strength [--game GAME] [--pairs N] [--ms T] [--json] [--write]

  --game GAME   only this one: {games}
  --pairs N     pairs of matches, sides swapped, against each form of the peer (10)
  --ms T        milliseconds for a decision, for both sides (200)
  --json        print the result as JSON
  --write       keep the result in bench/strength.json
`,
  },
  de: {
    heading: '{game}, {ms} ms für eine Entscheidung',
    'its-own': '  {bot} gegen {peer}, der verdeckte Karten sieht',
    ours: '  … dem unsere Engine die Spiele zu Ende spielt',
    score:
      '    {score} ± {margin} aus {games} Spielen: {wins} gewonnen, {draws} unentschieden, {losses} verloren; Elo {elo} ({low} bis {high})',
    effort: '    {ms} ms und {tries} Fortsetzungen je Entscheidung; der andere {peerMs} ms und {peerTries}',
    pace: '  {bot}: {rate} Fortsetzungen/s; boardgame.io {peerRate}/s, Verhältnis {ratio}; zufällige Gegner {random} Entscheidungen/s',
    underWay: '{game}, Vergleich {duel}, Paar {pair} von {pairs}: {score}',
    usage: `libero bench --strength [--game SPIEL] [--pairs N] [--ms T] [--json] [--write]

  --game SPIEL  nur dieses: {games}
  --pairs N     Paare von Spielen mit getauschten Seiten, gegen jede Form des anderen (10)
  --ms T        Millisekunden für eine Entscheidung, für beide Seiten (200)
  --json        das Ergebnis als JSON
  --write       das Ergebnis in bench/strength.json aufheben
`,
  },
  hu: {
    heading: '{game}, döntésenként {ms} ms',
    'its-own': '  {bot} a rejtett lapokat látó {peer} ellen',
    ours: '  … amely helyett a mi motorunk játssza végig a mérkőzéseket',
    score:
      '    {score} ± {margin}, {games} mérkőzés: {wins} győzelem, {draws} döntetlen, {losses} vereség; Élő {elo} ({low} és {high} között)',
    effort: '    döntésenként {ms} ms és {tries} folytatás; a másik {peerMs} ms és {peerTries}',
    pace: '  {bot}: {rate} folytatás/mp; boardgame.io {peerRate}/mp, arány {ratio}; véletlen ellenfelek {random} döntés/mp',
    underWay: '{game}, {duel}. összevetés, {pair}. pár a {pairs} közül: {score}',
    usage: `libero bench --strength [--game JÁTÉK] [--pairs N] [--ms T] [--json] [--write]

  --game JÁTÉK  csak ez: {games}
  --pairs N     mérkőzéspárok felcserélt oldalakkal, a másik minden formája ellen (10)
  --ms T        ezredmásodperc egy döntésre, mindkét oldalnak (200)
  --json        az eredmény JSON-ként
  --write       az eredmény megőrzése a bench/strength.json fájlban
`,
  },
}
