export type { Bot } from './bot.ts'
export { finaleBots } from './finale/index.ts'
export { hatTrickBots } from './hat-trick/index.ts'
export { BotMatch, MOST_DECISIONS } from './match.ts'
