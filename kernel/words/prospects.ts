/** How a game speaks of what will probably come of a decision; the keys are those of its prospects. */
export interface ProspectWords {
  /** What a chance is the chance of, after its figure: '74 % your pass comes through'. */
  readonly of: Readonly<Record<string, string>>
  /** The same in a word or two, before its figure: 'comes through 74 %', 'stops it 64 %'. */
  readonly short: Readonly<Record<string, string>>
  /** The ways it can end: 'won', 'foul', 'lost'. */
  readonly ways: Readonly<Record<string, string>>
  /** What brings a way about, where its name alone does not say: a whole sentence; by 'CHANCE/WAY' for one side of it. */
  readonly because?: Readonly<Record<string, string>>
  /** That an option spends less of what is scarce than another, after 'but': 'it keeps the stronger card'. */
  readonly keeps: string
  /**
   * What to choose by where no choice changes a chance, by the question's kind or what the chance is of: a sentence.
   * By 'QUESTION/CHANCE/slight' where there is next to none; by 'QUESTION/no' what is said besides where it may be
   * declined.
   */
  readonly criterion?: Readonly<Record<string, string>>
  /** In what options differ whose chances hardly do, by 'CHANCE/WAY': a whole sentence. */
  readonly apart?: Readonly<Record<string, string>>
  /** Why several of what lies on the table may come to the same, by the question's kind: a whole sentence. */
  readonly level?: Readonly<Record<string, string>>
  /** What the figures on the table are of, by the question's kind, where the usual sentence would mislead. */
  readonly figures?: Readonly<Record<string, string>>
  /** Why there is no figure, by the option's or the question's kind: a whole sentence. */
  readonly none: Readonly<Record<string, string>>
}
