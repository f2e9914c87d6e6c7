/** How words of a language are written and bent; everything folded: small letters without accents. */
export interface Spelling {
  /** Typed instead of what is meant, such as 'ae' for 'ä'. */
  readonly same: readonly (readonly [typed: string, meant: string])[]
  /** What may stand at the end of a word, the longest first. */
  readonly endings: readonly string[]
  /** Words that say nothing of what is looked for. */
  readonly small: ReadonlySet<string>
}

/** From lists with spaces between, the longest ending first. */
export const spelling = (endings: string, small: string, same: Spelling['same'] = []): Spelling => ({
  same,
  endings: endings.split(' ').sort((a, b) => b.length - a.length),
  small: new Set(small.split(' ')),
})
