import type { Known, Language } from '@libero/kernel/words'
import { entry, knownWords, sourceWords } from '@libero/kernel/words'
import type { Card, Source, Sources, SpecialShot } from '../cards/set.ts'

const FACTS = ['name', 'values', 'abilities', 'price'] as const
type Part = (typeof FACTS)[number] | 'firstName' | 'familyName' | 'pardon' | 'defence'

const PARTS: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  en: {
    name: 'name',
    values: 'values',
    abilities: 'abilities',
    price: 'price',
    firstName: 'first name',
    familyName: 'family name',
    pardon: 'that it takes a yellow card away',
    defence: 'that a defence stops a shot of this name',
  },
  de: {
    name: 'Name',
    values: 'Werte',
    abilities: 'Fähigkeiten',
    price: 'Preis',
    firstName: 'Vorname',
    familyName: 'Familienname',
    pardon: 'dass sie eine Gelbe Karte wegnimmt',
    defence: 'dass eine Verteidigung einen Schuss dieses Namens aufhält',
  },
  hu: {
    name: 'név',
    values: 'értékek',
    abilities: 'képességek',
    price: 'ár',
    firstName: 'utónév',
    familyName: 'családnév',
    pardon: 'hogy levesz egy sárga lapot',
    defence: 'hogy egy védekezés ilyen nevű lövést állít meg',
  },
}

/**
 * Where the rulebook says less, or more, than the one mark of a fact can tell. Marks of a published set stay as they
 * were published; what is told of them is exact.
 */
const TOLD: Readonly<
  Record<string, { readonly fact: keyof Sources; readonly mark: Source; readonly known: Known<Part> }>
> = {
  // What one of its two abilities does; the mark speaks of both.
  substitution: { fact: 'abilities', mark: 'designed', known: { rulebook: ['pardon'] } },
  // Of the two cards only Toho's is called by its name.
  'special-shot-nankatsu': { fact: 'name', mark: 'rulebook', known: {} },
  // He is only ever Ryo there.
  ishizaki: { fact: 'name', mark: 'rulebook', known: { rulebook: ['firstName'], public: ['familyName'] } },
}

function knownOf({ id, source }: Pick<Card, 'id' | 'source'>): Known<Part> {
  const told = entry(TOLD, id)
  const exact = told && source[told.fact] === told.mark ? told : undefined
  const from = (mark: 'rulebook' | 'public') => [
    ...FACTS.filter((fact) => source[fact] === mark && fact !== exact?.fact),
    ...(exact?.known[mark] ?? []),
  ]
  return { rulebook: from('rulebook'), public: from('public') }
}

/** What of a card is known and what is ours, in words. */
export function originWords(language: Language, card: Pick<Card, 'id' | 'source'>): string {
  const known = knownOf(card)
  const { rulebook = [], public: elsewhere = [] } = known
  return rulebook.length + elsewhere.length > 0
    ? knownWords(language, known, PARTS[language])
    : sourceWords(language, 'designed')
}

/** A shot that the rulebook never names by itself, only in the name of the defence against it. */
const NAMED_BY_ITS_DEFENCE = 'tiger-shot'

/** §12 The same for a special shot or a special defence, which has one mark. */
export const specialOriginWords = (
  language: Language,
  { id, source }: Pick<SpecialShot, 'id' | 'source'>,
): string =>
  id === NAMED_BY_ITS_DEFENCE && source === 'rulebook'
    ? knownWords(language, { rulebook: ['defence'] }, PARTS[language])
    : sourceWords(language, source)
