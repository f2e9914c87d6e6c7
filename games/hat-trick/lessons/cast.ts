/** Types that keep quiet while a lesson speaks of somebody else. */
export const QUIET = {
  2: 'commanding-cb',
  3: 'solid-cb',
  4: 'wingback',
  5: 'tireless-fb',
  6: 'defensive-mid',
  7: 'defensive-mid',
  8: 'touchline-winger',
  9: 'touchline-winger',
  10: 'target-man',
  11: 'runner',
} as const
export const ITALY_BRAZIL = { options: { expansion: 'players' }, teams: ['ITA', 'BRA'] } as const
