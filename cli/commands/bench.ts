import type { Surroundings } from '../terminal.ts'
import { REFUSED } from '../terminal.ts'

/** Speed and strength are measured in a room of their own, which is opened only when somebody asks. */
export async function bench(args: readonly string[], { terminal, text }: Surroundings): Promise<number> {
  const room = await import('@libero/bench').catch(() => undefined)
  if (room) return room.bench(args)
  await terminal.err(`${text.screen.noBench}\n`)
  return REFUSED
}
