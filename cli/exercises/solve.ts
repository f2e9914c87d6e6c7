import type { MatchEvent } from '@libero/kernel'
import type { Said } from '../arguments.ts'
import type { Entry } from '../catalogue.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE } from '../terminal.ts'

/** What `libero exercises GAME` does when nothing else is asked for. */
export async function solve<S, C, E extends MatchEvent>(
  _entry: Entry<S, C, E>,
  _line: Said,
  { terminal, text }: Surroundings,
): Promise<number> {
  await terminal.out(`${text.exercises.unsolved}\n`)
  return DONE
}
