import type { Language } from '@libero/kernel/words'

/** Reasons, put together from figures. `first` and `second` are like 'comes through 74 %'. */
interface WhyText {
  readonly likelier: string
  /** The other does it better, but … */
  readonly although: string
  /** Both do it about as well, and … */
  readonly asLikely: string
  readonly alike: string
  /** What is feared happens less often. */
  readonly feared: string
  /** What the match is expected to bring after each. */
  readonly wins: string
  readonly decided: string
}

export const whyTexts: Readonly<Record<Language, WhyText>> = {
  en: {
    likelier: '{best}: {first}; {other}: only {second}',
    although: '{best}: {first}; {other}: even {second}, but {but}',
    asLikely: '{best}: {first}, much like {other}, and {beyond}',
    alike: '{best} and {other} are about as good',
    feared: '{way} only {share} instead of {more}',
    wins: 'in the long run {best} wins {share} in 100 matches, {other} {less}',
    decided: 'the match is as good as decided, so this attack’s chance counts. {reason}',
  },
  de: {
    likelier: '{best}: {first}; {other}: nur {second}',
    although: '{best}: {first}; {other}: sogar {second}, aber {but}',
    asLikely: '{best}: {first}, fast wie {other}, und {beyond}',
    alike: '{best} und {other} sind etwa gleich gut',
    feared: '{way} nur {share} statt {more}',
    wins: 'auf die Dauer gewinnt {best} {share} von 100 Spielen, {other} {less}',
    decided: 'das Spiel ist so gut wie entschieden, also zählt die Chance dieses Angriffs. {reason}',
  },
  hu: {
    likelier: '{best}: {first}; {other}: csak {second}',
    although: '{best}: {first}; {other}: akár {second}, de {but}',
    asLikely: '{best}: {first}, akárcsak {other}, és {beyond}',
    alike: '{best} és {other} nagyjából egyformán jó',
    feared: '{way} csak {share} {more} helyett',
    wins: 'hosszú távon {best} 100 mérkőzésből {share} győzelmet ér, {other} {less}',
    decided: 'a mérkőzés gyakorlatilag eldőlt, így ennek a támadásnak az esélye számít. {reason}',
  },
}
