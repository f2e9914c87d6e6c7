import { LEVELS } from '../bot.ts'

/**
 * Why a level did not decide: it broke down, said nothing, said what cannot be done, took too long, or there was
 * nobody who could have been asked.
 */
export const FAULTS = ['failed', 'silent', 'illegal', 'late', 'absent'] as const
export type Fault = (typeof FAULTS)[number]

/** What one level answered when it was asked. */
export type Heard<T> =
  | { readonly ok: true; readonly by: string; readonly value: T }
  | { readonly ok: false; readonly fault: Fault }

/** A level that was asked in vain. */
export interface Fall {
  readonly level: string
  readonly fault: Fault
}

/** What came of asking: the answer and whose it is, if there is one, and who was asked before in vain. */
export interface Stood<T> {
  readonly answer?: { readonly by: string; readonly value: T }
  readonly falls: readonly Fall[]
}

/** How long a level that takes `ms` is waited for: machines stumble, and nobody should lose his opponent to that. */
export const patienceWith = (ms: number): number => 3 * ms + 500

const rank = (level: string): number => (LEVELS as readonly string[]).indexOf(level)

/** From a level downwards, strongest first. Who has no rank stands above all who have. */
export function ladder(level: string, levels: readonly string[] = LEVELS): readonly string[] {
  const at = rank(level)
  const below = levels.filter((each) => each !== level && (at < 0 || rank(each) < at))
  return [level, ...below.sort((a, b) => rank(b) - rank(a))]
}

/**
 * Asks one level after the other until one gives an answer that is accepted. A bot is a guest: whatever it does, the
 * match goes on. If nobody can answer, whoever asked takes what the rules foresee.
 */
export async function standby<T>(
  levels: readonly string[],
  ask: (level: string) => Promise<Heard<T>>,
  accept: (value: T) => boolean,
): Promise<Stood<T>> {
  const falls: Fall[] = []
  for (const level of levels) {
    const heard = await ask(level).catch((): Heard<T> => ({ ok: false, fault: 'failed' }))
    if (heard.ok && accept(heard.value)) return { answer: { by: heard.by, value: heard.value }, falls }
    const fault = heard.ok ? 'illegal' : heard.fault
    falls.push({ level, fault })
    // Where nobody can be hired, a lower level cannot be either.
    if (fault === 'absent') break
  }
  return { falls }
}
