/** Opponents: what a bot is, and matches between bots; each game's own have a door of their own. */
export * from './bot.ts'
export { emptySolution, solveDuel } from './duel.ts'
export { BotMatch, MOST_DECISIONS } from './match.ts'
export { randomBot } from './random.ts'
