import type { Command } from '../terminal.ts'

/** Speed and strength are measured in a room of its own, which is opened only when somebody asks. */
export const bench: Command = async (args, { language }) =>
  (await import('@libero/bench')).bench(args, language)
