import type { Known } from '@libero/kernel/words'

/** What can be known of a card without the rest. */
export const PARTS = [
  'number',
  'position',
  'side',
  'counts',
  'colour',
  'three',
  'best-field',
  'name',
  'silver',
  'gold',
  'free-silver',
  'team',
  'colours',
  'style',
  'keeper',
  'second',
  'poacher',
] as const
export type Part = (typeof PARTS)[number]

/** The outline of a skill, as answers in the booklets let it be guessed: of the silver side, of the gold one, of both. */
const SILVER: Known<Part> = { rulebook: ['name', 'silver'] }
const GOLD: Known<Part> = { rulebook: ['name', 'gold'] }
const BOTH: Known<Part> = { rulebook: ['name', 'silver', 'gold'] }

const TYPES: Readonly<Record<string, Known<Part>>> = {
  'ball-playing-cb': SILVER,
  'solid-cb': SILVER,
  'commanding-cb': GOLD,
  wingback: BOTH,
  'overlapping-fb': BOTH,
  'tireless-fb': BOTH,
  'defensive-mid': GOLD,
  'combative-mid': GOLD,
  'box-to-box': BOTH,
  'versatile-mid': SILVER,
  'pressing-winger': GOLD,
  'inverted-winger': BOTH,
  'target-man': BOTH,
  forward: SILVER,
  'false-9': SILVER,
  'goal-poacher': { rulebook: ['name'] },
  'utility-man': { rulebook: ['name', 'free-silver'] },
}

/** Six of the 45 teams are our choice: nobody says which the last ones are. */
const OUR_TEAMS: readonly string[] = ['NED', 'USA', 'CMR', 'NGA', 'KOR', 'SCO']

const TEAMS: Readonly<Record<string, Known<Part>>> = {
  BRA: { rulebook: ['style'], public: ['team', 'colours'] },
  ITA: { rulebook: ['second', 'keeper'], public: ['team', 'colours'] },
  POR: { public: ['team', 'colours', 'poacher'] },
}

/** Which parts of our cards are known, by the list a card stands in; nothing where its source says it all. */
export const KNOWN = {
  player: { rulebook: ['number'], public: ['position', 'side'] } as Known<Part>,
  actions: { public: ['counts'] } as Known<Part>,
  shooting: (kind: string, plus: number): Known<Part> | undefined =>
    kind === 'long' ? { rulebook: plus === 3 ? ['colour', 'three'] : ['colour'] } : undefined,
  keeping: (line: string, where: string): Known<Part> | undefined =>
    line === 'final' && where === 'middle' ? { public: ['best-field'] } : undefined,
  type: (id: string): Known<Part> | undefined => TYPES[id],
  team: (id: string): Known<Part> =>
    TEAMS[id] ?? { public: OUR_TEAMS.includes(id) ? ['colours'] : ['team', 'colours'] },
} as const
