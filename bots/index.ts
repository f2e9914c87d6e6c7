/** Opponents: what a bot is, those of every game, and matches between them. */
export * from './bot.ts'
export { captainTsubasaBots } from './captain-tsubasa/index.ts'
export { emptySolution, solveDuel } from './duel.ts'
export { finaleBots } from './finale/index.ts'
export { hatTrickBots } from './hat-trick/index.ts'
export { BotMatch, MOST_DECISIONS } from './match.ts'
export { randomBot } from './random.ts'
