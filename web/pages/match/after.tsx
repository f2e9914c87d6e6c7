import type { Wording } from '@libero/kernel'
import type { Face } from '../../face.ts'
import type { Match, Snapshot } from '../../match/match.ts'

interface AfterProps {
  readonly face: Face
  readonly match: Match
  readonly shot: Snapshot
  readonly words: Wording
}

/** The story of the match after the whistle. */
export function AfterTheWhistle({ match }: AfterProps) {
  return <div className="after" data-match={match.id} />
}
