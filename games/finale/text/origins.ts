import type { Language } from '@libero/kernel/words'
import { knownWords, sourceWords } from '@libero/kernel/words'
import type { Part } from '../cards/known.ts'
import { knownOf } from '../cards/known.ts'
import type { CardSet, Footballer, Tactic } from '../cards/set.ts'

const PARTS: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  en: {
    name: 'name',
    colour: 'colour',
    power: 'power',
    'build-up/attack': 'the attacker’s places in the build-up',
    line: 'line',
    price: 'price',
    strengths: 'strengths',
    hazards: 'kind of hazard, but not its position',
  },
  de: {
    name: 'Name',
    colour: 'Farbe',
    power: 'Kampfstärke',
    'build-up/attack': 'Plätze des Angreifers im Spielaufbau',
    line: 'Reihe',
    price: 'Punktwert',
    strengths: 'Spielstärken',
    hazards: 'Art der Gefahr, aber nicht ihre Stellung',
  },
  hu: {
    name: 'név',
    colour: 'szín',
    power: 'küzdőerő',
    'build-up/attack': 'a támadó helyei a támadásépítésben',
    line: 'csapatrész',
    price: 'ár',
    strengths: 'játékerők',
    hazards: 'a veszély fajtája, de nem a helye',
  },
}

/** What of a card is known and what is ours, in words; where its source says it all, that. */
export function originWords(language: Language, set: CardSet, card: Footballer | Tactic): string {
  const known = knownOf(set, card.id)
  return known ? knownWords(language, known, PARTS[language]) : sourceWords(language, card.source)
}
