export type { Bot } from './bot.ts'
export { finaleBots } from './finale/index.ts'
export { BotMatch, MOST_DECISIONS } from './match.ts'
