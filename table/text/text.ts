/** Every code the table, the record and the host's protocol refuse with. */
export const TABLE_REFUSALS = [
  'not-your-turn',
  'match-is-over',
  'decision-unknown',
  'match-still-running',
  'nothing-to-take-back',
  'too-late-to-take-back',
  'already-answered',
  'builds-missing',
  'name-unprintable',
  'chance-exhausted',
  'chance-impossible',
  'record-too-long',
  'record-damaged',
  'record-foreign',
  'record-format-unknown',
  'record-edited',
  'record-other-game',
  'record-other-rules',
  'rules-unknown',
  'record-other-cards',
  'record-illegal-decision',
  'record-other-outcome',
  'line-too-long',
  'line-malformed',
  'id-malformed',
  'command-unknown',
  'no-match',
  'field-missing',
  'field-malformed',
] as const
export type TableRefusal = (typeof TABLE_REFUSALS)[number]

/** The paragraphs that hold at every table, whatever is played, and at every host. */
export const TABLE_RULES = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'P1'] as const
export type TableRule = (typeof TABLE_RULES)[number]

/** Everything the table says in one language. */
export interface TableText {
  readonly refusals: Readonly<Record<TableRefusal, string>>
  /** Follows a sentence about a text that is no JSON. */
  readonly place: string
  readonly rules: Readonly<Record<TableRule, string>>
}
