import type { Known, Language } from '@libero/kernel/words'
import { knownWords, sourceWords } from '@libero/kernel/words'
import type { Card, Sources } from '../cards/set.ts'

const FACTS = ['name', 'values', 'abilities', 'price'] as const
type Part = (typeof FACTS)[number] | 'pardon'

const PARTS: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  en: {
    name: 'name',
    values: 'values',
    abilities: 'abilities',
    price: 'price',
    pardon: 'that it takes a yellow card away',
  },
  de: {
    name: 'Name',
    values: 'Werte',
    abilities: 'Fähigkeiten',
    price: 'Preis',
    pardon: 'dass sie eine Gelbe Karte wegnimmt',
  },
  hu: {
    name: 'név',
    values: 'értékek',
    abilities: 'képességek',
    price: 'ár',
    pardon: 'hogy levesz egy sárga lapot',
  },
}

/** The rulebook says of one card what one of its two abilities does; its mark speaks of both. */
const SUBSTITUTION = 'substitution'

function knownOf({ id, source }: Pick<Card, 'id' | 'source'>): Known<Part> {
  const from = (mark: Sources['name']) => FACTS.filter((fact) => source[fact] === mark)
  const isHalfKnown = id === SUBSTITUTION && source.abilities === 'designed'
  return {
    rulebook: [...from('rulebook'), ...(isHalfKnown ? (['pardon'] as const) : [])],
    public: from('public'),
  }
}

/** What of a card is known and what is ours, in words. */
export function originWords(language: Language, card: Pick<Card, 'id' | 'source'>): string {
  const known = knownOf(card)
  const { rulebook = [], public: elsewhere = [] } = known
  return rulebook.length + elsewhere.length > 0
    ? knownWords(language, known, PARTS[language])
    : sourceWords(language, 'designed')
}
