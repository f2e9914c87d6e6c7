import type { Ending } from '@libero/bots/arena'

/** What the arena and the ladder say in one language. */
export interface ArenaText {
  readonly title: string
  readonly progress: string
  readonly wins: string
  readonly goals: string
  readonly ms: string
  readonly longest: string
  readonly iterations: string
  readonly failures: string
  readonly around: string
  readonly adjusted: string
  readonly raw: string
  readonly unjudged: string
  readonly elo: string
  readonly ratio: string
  readonly endings: Readonly<Record<Ending, string>>
  readonly resumed: string
  readonly unkept: string
  readonly duels: Readonly<
    Record<'title' | 'bot' | 'mean' | 'most' | 'how' | 'known' | 'asked' | 'none', string>
  >
  readonly ladder: Readonly<Record<'meeting' | 'written' | 'none', string>>
}

export const arenaEn: ArenaText = {
  title:
    '{game}: {a} against {b}, {pairs} {pairs?pair:pairs} of matches, each with the seats swapped under the same luck; seed “{seed}”',
  progress:
    '{game}: {a} – {b}   pairs {pairs}   share {share}   Elo {elo} ({low} … {high})   {pace} pairs a minute',
  wins: 'wins',
  goals: 'goals a match',
  ms: 'ms a decision',
  longest: 'longest, in ms',
  iterations: 'continuations tried a second',
  failures: 'decisions failed',
  around: 'Draws {draws}. Home took {home} ± {margin} of the points.',
  adjusted: 'Share of {a}: {share} ± {margin} with luck taken out; {raw} ± {rawMargin} as played.',
  raw: 'Share of {a}: {raw} ± {rawMargin}.',
  unjudged: 'Nobody can judge a match of this game before it is over, so luck is still in the share.',
  elo: 'Elo {elo}, with 95 % certainty between {low} and {high}.',
  ratio: 'Logarithm of the likelihood ratio: {ratio} (bounds ±{bound}).',
  endings: {
    pairs: 'All the pairs asked for were played.',
    narrow: 'The interval was narrow enough.',
    weaker: 'The sequential test says: not stronger.',
    stronger: 'The sequential test says: stronger.',
    most: 'The most pairs that are played were reached without an answer.',
  },
  resumed: '{pairs} {pairs?pair:pairs} had been played before: {file}',
  unkept: 'The pairs cannot be kept in {file}, so nobody can go on from them.',
  duels: {
    title:
      '{game}: what face-down choices lose against one who knows how often each is made, in points of goal likelihood; {duels} duels from both sides',
    bot: 'opponent',
    mean: 'mean',
    most: 'most',
    how: 'how often it chooses what',
    known: 'known',
    asked: 'asked {asked} times each',
    none: '{game} has no face-down duel that can be solved exactly: a tactic’s worth hangs on the whole match.',
  },
  ladder: {
    meeting: '{a} – {b}: {pairs} pairs, share {share}, Elo {elo} ({low} … {high})',
    written: 'written: {file}',
    none: 'Nothing has been measured yet; the ladder must be played first.',
  },
}

export const arenaDe: ArenaText = {
  title:
    '{game}: {a} gegen {b}, {pairs} {pairs?Spielpaar:Spielpaare}, jedes mit getauschten Seiten beim selben Glück; Startwert „{seed}“',
  progress:
    '{game}: {a} – {b}   Paare {pairs}   Anteil {share}   Elo {elo} ({low} … {high})   {pace} Paare je Minute',
  wins: 'Siege',
  goals: 'Tore je Spiel',
  ms: 'ms je Entscheidung',
  longest: 'längste, in ms',
  iterations: 'durchgespielte Fortsetzungen je Sekunde',
  failures: 'misslungene Entscheidungen',
  around: 'Unentschieden {draws}. Wer Heimrecht hatte, holte {home} ± {margin} der Punkte.',
  adjusted: 'Anteil von {a}: {share} ± {margin} ohne Glück; {raw} ± {rawMargin} wie gespielt.',
  raw: 'Anteil von {a}: {raw} ± {rawMargin}.',
  unjudged: 'Ein laufendes Spiel kann hier niemand beurteilen; das Glück steckt also noch im Anteil.',
  elo: 'Elo {elo}, mit 95 % Sicherheit zwischen {low} und {high}.',
  ratio: 'Logarithmus des Likelihood-Verhältnisses: {ratio} (Grenzen ±{bound}).',
  endings: {
    pairs: 'Alle gewünschten Paare sind gespielt.',
    narrow: 'Das Intervall war eng genug.',
    weaker: 'Der Sequenztest sagt: nicht stärker.',
    stronger: 'Der Sequenztest sagt: stärker.',
    most: 'Mehr Paare werden nicht gespielt; eine Antwort gab es bis dahin nicht.',
  },
  resumed: 'Schon vorher gespielt: {pairs} {pairs?Paar:Paare} ({file})',
  unkept: 'Die Paare lassen sich nicht in {file} aufheben; niemand kann dort weitermachen.',
  duels: {
    title:
      '{game}: was verdeckte Entscheidungen gegen jemanden verlieren, der ihre Häufigkeit kennt, in Punkten Torwahrscheinlichkeit; {duels} Duelle von beiden Seiten',
    bot: 'Gegner',
    mean: 'Mittel',
    most: 'höchstens',
    how: 'seine Häufigkeiten',
    known: 'bekannt',
    asked: 'je {asked}-mal gefragt',
    none: '{game} hat kein verdecktes Duell, das sich genau lösen lässt: Was eine Taktik wert ist, hängt am ganzen Spiel.',
  },
  ladder: {
    meeting: '{a} – {b}: {pairs} Paare, Anteil {share}, Elo {elo} ({low} … {high})',
    written: 'geschrieben: {file}',
    none: 'Noch ist nichts gemessen; zuerst muss die Leiter gespielt werden.',
  },
}

export const arenaHu: ArenaText = {
  title:
    '{game}: {a} – {b}, {pairs} {pairs?mérkőzéspár:mérkőzéspár}, mindegyik cserélt oldalakkal, ugyanazzal a szerencsével; mag: „{seed}”',
  progress:
    '{game}: {a} – {b}   párok {pairs}   arány {share}   Élő {elo} ({low} … {high})   {pace} pár percenként',
  wins: 'győzelmek',
  goals: 'gól mérkőzésenként',
  ms: 'ms döntésenként',
  longest: 'a leghosszabb, ms',
  iterations: 'végigjátszott folytatás másodpercenként',
  failures: 'sikertelen döntések',
  around: 'Döntetlen: {draws}. A hazai oldal a pontok {home} ± {margin} részét szerezte meg.',
  adjusted: '{a} aránya: {share} ± {margin} szerencse nélkül; {raw} ± {rawMargin} a pályán.',
  raw: '{a} aránya: {raw} ± {rawMargin}.',
  unjudged:
    'Ebben a játékban a folyó mérkőzést senki sem tudja megítélni, ezért az arányban a szerencse is benne van.',
  elo: 'Élő-pont: {elo}, 95%-os biztonsággal {low} és {high} között.',
  ratio: 'A likelihood-hányados logaritmusa: {ratio} (határok: ±{bound}).',
  endings: {
    pairs: 'Minden kért párt lejátszottunk.',
    narrow: 'Az intervallum elég szűk lett.',
    weaker: 'A szekvenciális próba szerint nem erősebb.',
    stronger: 'A szekvenciális próba szerint erősebb.',
    most: 'Ennél több párt nem játszunk; válasz addig nem született.',
  },
  resumed: 'Korábban már lejátszott {pairs?pár:párok}: {pairs} ({file})',
  unkept: 'A párokat nem lehet itt megőrizni: {file}; innen senki sem folytathatja.',
  duels: {
    title:
      '{game}: mennyit veszítenek a lefordított döntések az ellen, aki ismeri a gyakoriságukat, a gólesély százalékpontjaiban; {duels} párbaj mindkét oldalról',
    bot: 'ellenfél',
    mean: 'átlag',
    most: 'legfeljebb',
    how: 'a gyakoriságai',
    known: 'ismert',
    asked: 'egyenként {asked} kérdés',
    none: 'Nincs pontosan megoldható lefordított párbaja: {game}. Hogy egy taktika mennyit ér, az egész mérkőzésen múlik.',
  },
  ladder: {
    meeting: '{a} – {b}: {pairs} pár, arány {share}, Élő {elo} ({low} … {high})',
    written: 'megírva: {file}',
    none: 'Még nincs mérés; előbb le kell játszani a létrát.',
  },
}
