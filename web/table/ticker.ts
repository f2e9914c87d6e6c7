import type { Pair, View } from '@libero/kernel'
import type { GoalScene, Headline } from '../face.ts'

/**
 * The score at the head of the table. While something is told the table looks as it did before; but a goal that has been
 * seen stays on the board, whatever else is told afterwards.
 */
export class Ticker {
  private seen: { readonly view: View; readonly goals: Pair<number> } | undefined

  shown(headline: Headline, view: View, scene: GoalScene | undefined): Headline {
    if (scene) {
      this.seen = { view, goals: scene.after }
      return { ...headline, goals: scene.before }
    }
    return this.seen?.view === view ? { ...headline, goals: this.seen.goals } : headline
  }
}
