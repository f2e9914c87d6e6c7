import type { Exploited, StopRule, Tally } from '@libero/bots/arena'
import { BOUND, likelihoodRatio } from '@libero/bots/arena'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { columns, numbers, withMinus } from '../layout.ts'
import type { Surroundings } from '../terminal.ts'
import type { Contest } from './contest.ts'
import type { Result } from './run.ts'

const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits))

/** '+85', '−3' */
export const signed = (elo: number): string => withMinus(`${elo > 0 ? '+' : ''}${elo.toFixed(0)}`)

/** The estimate the Elo is from: luck-adjusted wherever luck is known, however the two compare. */
const estimateIn = ({ standing }: Result) => standing.adjusted ?? standing.raw

/** For programs. */
export function summary(contest: Contest, rule: StopRule, result: Result) {
  const { standing, ending, resumed } = result
  const { raw, adjusted, luck, msPerDecision, longest, iterationsPerSecond, failures, goals, home } = standing
  const chosen = estimateIn(result)
  return {
    ...contest,
    games: standing.matches,
    pairs: standing.pairs,
    score: rounded(chosen.score),
    margin: rounded(chosen.margin),
    elo: rounded(chosen.elo, 1),
    eloLow: rounded(chosen.eloLow, 1),
    eloHigh: rounded(chosen.eloHigh, 1),
    eloFrom: adjusted ? ('adjusted' as const) : ('raw' as const),
    rawScore: rounded(raw.score),
    rawMargin: rounded(raw.margin),
    rawElo: rounded(raw.elo, 1),
    rawEloLow: rounded(raw.eloLow, 1),
    rawEloHigh: rounded(raw.eloHigh, 1),
    sigmaRaw: rounded(raw.sigma),
    ...(adjusted && { sigmaAdjusted: rounded(adjusted.sigma) }),
    ...(luck && { luck: rounded(luck[0]), luckMargin: rounded(luck[1]) }),
    wins: standing.wins,
    draws: standing.draws,
    losses: standing.losses,
    pentanomial: standing.pentanomial,
    homeScore: rounded(home[0]),
    homeMargin: rounded(home[1]),
    goalsA: rounded(goals[0]),
    goalsB: rounded(goals[1]),
    msPerDecisionA: rounded(msPerDecision[0], 6),
    msPerDecisionB: rounded(msPerDecision[1], 6),
    longestA: rounded(longest[0], 1),
    longestB: rounded(longest[1], 1),
    iterationsPerSecondA: Math.round(iterationsPerSecond[0]),
    iterationsPerSecondB: Math.round(iterationsPerSecond[1]),
    failuresA: failures[0],
    failuresB: failures[1],
    rule,
    ending,
    ...(rule.kind === 'sprt' && {
      llr: rounded(likelihoodRatio(standing.pairs, chosen, rule.elo0, rule.elo1)),
    }),
    resumed,
  }
}

const wordsOf = (language: Language) => {
  const { whole, one, two, share } = numbers(language)
  return { whole, one, two, share, points: (value: number) => one(100 * value) }
}

/** For people. */
export function describe(
  contest: Contest,
  rule: StopRule,
  result: Result & { readonly file: string },
  game: string,
  { language, text: { arena: text } }: Surroundings,
): string {
  const { whole, one, two, share, points } = wordsOf(language)
  const { standing, ending, resumed, file } = result
  const { raw, adjusted, goals, msPerDecision, longest, iterationsPerSecond, failures, home } = standing
  const { a, b } = contest
  const chosen = estimateIn(result)
  const both = (name: string, of: readonly [number, number], write: (value: number) => string) => [
    name,
    write(of[0]),
    write(of[1]),
  ]
  const rows = [
    ['', a, b],
    both(text.wins, [standing.wins / standing.matches, standing.losses / standing.matches], share),
    both(text.goals, [goals[0], goals[1]], two),
    both(text.ms, [msPerDecision[0], msPerDecision[1]], two),
    both(text.longest, [longest[0], longest[1]], one),
    ...(iterationsPerSecond.some((pace) => pace > 0)
      ? [both(text.iterations, [iterationsPerSecond[0], iterationsPerSecond[1]], whole)]
      : []),
    ...(failures.some((count) => count > 0) ? [both(text.failures, [failures[0], failures[1]], whole)] : []),
  ]
  const shares = {
    a,
    share: share(chosen.score),
    margin: points(chosen.margin),
    raw: share(raw.score),
    rawMargin: points(raw.margin),
  }
  return [
    fill(text.title, { game, a, b, pairs: standing.pairs, seed: contest.seed }),
    ...(resumed > 0 ? [fill(text.resumed, { pairs: resumed, file })] : []),
    '',
    columns(rows, '<>>'),
    '',
    fill(text.around, {
      draws: share(standing.draws / standing.matches),
      home: share(home[0]),
      margin: points(home[1]),
    }),
    fill(adjusted ? text.adjusted : text.raw, shares),
    ...(adjusted ? [] : [text.unjudged]),
    fill(text.elo, {
      elo: signed(chosen.elo),
      low: signed(chosen.eloLow),
      high: signed(chosen.eloHigh),
    }),
    ...(rule.kind === 'sprt'
      ? [
          fill(text.ratio, {
            ratio: withMinus(two(likelihoodRatio(standing.pairs, chosen, rule.elo0, rule.elo1))),
            bound: two(BOUND),
          }),
        ]
      : []),
    text.endings[ending],
    '',
  ].join('\n')
}

/** One line that is written over and over. */
export function progressLine(
  { game, a, b }: Contest,
  tally: Tally,
  pace: number,
  { language, text }: Surroundings,
): string {
  const { one, whole, share } = wordsOf(language)
  const { score, elo, eloLow, eloHigh } = tally.estimate()
  return fill(text.arena.progress, {
    game,
    a,
    b,
    pairs: whole(tally.pairs),
    share: share(score),
    elo: signed(elo),
    low: signed(eloLow),
    high: signed(eloHigh),
    pace: Number.isFinite(pace) ? (pace < 10 ? one(pace) : whole(pace)) : '–',
  })
}

/** What face-down choices lose; nothing where the game has none that can be solved. */
export function duelTable(
  game: string,
  measured: readonly ({ readonly bot: string } & Partial<Exploited>)[] | undefined,
  { language, text: { arena: text } }: Surroundings,
): string {
  if (!measured) return `${fill(text.duels.none, { game })}\n`
  const { two, whole } = wordsOf(language)
  const rows = measured.map(({ bot, mean = 0, most = 0, asked }) => [
    bot,
    two(100 * mean),
    two(100 * most),
    asked === undefined ? text.duels.known : fill(text.duels.asked, { asked: whole(asked) }),
  ])
  return [
    fill(text.duels.title, { game, duels: measured[0]?.duels ?? 0 }),
    '',
    columns([[text.duels.bot, text.duels.mean, text.duels.most, text.duels.how], ...rows], '<>><'),
    '',
  ].join('\n')
}
