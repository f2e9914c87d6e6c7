import { firstUnread } from '@libero/kernel/lesson'
import type { Wording } from '@libero/kernel/words'
import type { Pupil } from './store.ts'
import { keepLearnt, learntAt } from './store.ts'

/** Somebody to whom is said what something means when he meets it for the first time, in all his matches. */
export class Newcomer {
  private constructor(
    private readonly path: string,
    private pupil: Pupil,
  ) {}

  static async at(path: string): Promise<Newcomer> {
    return new Newcomer(path, await learntAt(path))
  }

  /** The first of this that he has never read about. */
  unread(met: readonly string[], words: Pick<Wording, 'firstTime'>): string | undefined {
    return firstUnread(met, this.pupil.explained, (of) => words.firstTime?.(of))
  }

  /** Where it cannot be kept it is said again another day. */
  reads(of: string): void {
    this.pupil = { ...this.pupil, explained: [...this.pupil.explained, of] }
    keepLearnt(this.path, this.pupil)
  }
}
