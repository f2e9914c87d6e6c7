/**
 * What both coaches agree on or leave, and the paragraph that tells of it. Where the editions of the rulebook differ,
 * nothing agreed is the English one.
 */
export const AGREEMENTS = {
  extraTime: '11.1',
  shootOut: '11.2',
  compulsoryMoves: '4.2',
  usualTurn: '6.8',
  displacedStays: '8.2',
  goalKickWithoutCard: '8.3',
  penaltyOneCard: '9.5',
  fiveCards: '11.2',
  attackingEndOnly: '10.3',
} as const

export type Agreement = keyof typeof AGREEMENTS

export const AGREEMENT_NAMES = Object.keys(AGREEMENTS) as readonly Agreement[]

export const isAgreement = (option: string): option is Agreement => Object.hasOwn(AGREEMENTS, option)

/** Each of them, as `agrees` says. */
export const agreements = (agrees: (each: Agreement) => boolean): Readonly<Record<Agreement, boolean>> =>
  Object.fromEntries(AGREEMENT_NAMES.map((each) => [each, agrees(each)])) as Record<Agreement, boolean>

/** Those that are agreed, as options say it: what is not agreed is left out. */
export const onlyAgreed = (
  terms: Readonly<Record<Agreement, boolean>>,
): { readonly [A in Agreement]?: true } =>
  Object.fromEntries(AGREEMENT_NAMES.filter((each) => terms[each]).map((each) => [each, true]))

/** What can be agreed on with the Players expansion only, and the paragraph that tells of it. */
export const PLAYERS_AGREEMENTS = { sidesAnew: '13.5', onePlay: '15.6' } as const

export type PlayersAgreement = keyof typeof PLAYERS_AGREEMENTS

export const PLAYERS_AGREEMENT_NAMES = Object.keys(PLAYERS_AGREEMENTS) as readonly PlayersAgreement[]

export const isPlayersAgreement = (option: string): option is PlayersAgreement =>
  Object.hasOwn(PLAYERS_AGREEMENTS, option)

/** Each of them, as `agrees` says. */
export const playersAgreements = (
  agrees: (each: PlayersAgreement) => boolean,
): Readonly<Record<PlayersAgreement, boolean>> =>
  Object.fromEntries(PLAYERS_AGREEMENT_NAMES.map((each) => [each, agrees(each)])) as Record<
    PlayersAgreement,
    boolean
  >

/** Those that are agreed, as options say it. */
export const onlyPlayersAgreed = (
  terms: Readonly<Record<PlayersAgreement, boolean>>,
): { readonly [A in PlayersAgreement]?: true } =>
  Object.fromEntries(PLAYERS_AGREEMENT_NAMES.filter((each) => terms[each]).map((each) => [each, true]))

/** What the editions say otherwise than the English one (R4a, R10c, R12b, R23, R31, R32). */
export const EDITIONS = {
  english: [],
  german: ['compulsoryMoves', 'usualTurn', 'goalKickWithoutCard', 'penaltyOneCard'],
  hungarian: ['usualTurn', 'displacedStays', 'fiveCards'],
} as const satisfies Readonly<Record<string, readonly Agreement[]>>

export type Edition = keyof typeof EDITIONS

export const EDITION_NAMES = Object.keys(EDITIONS) as readonly Edition[]

/** Everything the editions differ by. */
export const EDITORIAL: readonly Agreement[] = AGREEMENT_NAMES.filter((each) =>
  EDITION_NAMES.some((edition) => differs(edition, each)),
)

function differs(edition: Edition, each: Agreement): boolean {
  const own: readonly Agreement[] = EDITIONS[edition]
  return own.includes(each)
}

/** The same options by another edition; what the editions do not differ by stays. */
export const byEdition = (
  terms: Readonly<Record<Agreement, boolean>>,
  edition: Edition,
): Readonly<Record<Agreement, boolean>> =>
  agreements((each) => (EDITORIAL.includes(each) ? differs(edition, each) : terms[each]))

/** The edition these options are, if they are one. */
export const editionOf = (terms: Readonly<Record<Agreement, boolean>>): Edition | undefined =>
  EDITION_NAMES.find((edition) => EDITORIAL.every((each) => terms[each] === differs(edition, each)))
