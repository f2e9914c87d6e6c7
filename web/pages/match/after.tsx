import type { Pair } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage, useSettings, useTexts } from '../../app/hooks.ts'
import { goTo, writeRoute } from '../../app/route.ts'
import type { Face } from '../../face.ts'
import type { Seated } from '../../match/coaches.ts'
import type { Match, Snapshot } from '../../match/match.ts'
import { Replay } from '../../match/replay.ts'
import { First, Next, useAgain } from '../../report/next.tsx'
import { MatchReport, useFigures } from '../../report/report.tsx'
import { reportTexts } from '../../report/text.ts'
import { FullTime } from './full-time.tsx'

interface AfterProps {
  readonly face: Face
  readonly match: Match
  readonly shot: Snapshot
  readonly words: Wording
  readonly seated: Pair<Seated>
  /** The whistle has just gone, before the eyes of whoever sits here. */
  readonly endsNow: boolean
}

/** The story of the match after the whistle. */
export function AfterTheWhistle(props: AfterProps) {
  const { face, match, shot } = props
  const { speed } = useSettings()
  // Who comes back to a match, or gave it up, or wants everything at once, has no whistle to hear.
  const [isHeard, setHeard] = useState(!props.endsNow || shot.resigned !== undefined || speed === 'instant')
  const replay = useMemo(() => Replay.of(face.game, match.record), [face, match])
  if (!isHeard) return <FullTime {...props} goOn={() => setHeard(true)} />
  return replay.ok ? <After {...props} replay={replay.value} /> : null
}

function After({ face, match, shot, words, seated, replay }: AfterProps & { readonly replay: Replay }) {
  const language = useLanguage()
  const text = useTexts(reportTexts)
  const [isOpen, setOpen] = useState(true)
  const { record } = replay
  const figures = useFigures(face, replay, words)
  const again = useAgain({ face, record, people: match.names })
  const watch = (at?: number) => goTo(writeRoute('replay', [match.id], { at }))
  const { sides, goals } = face.headline(shot.view, { language, words })
  const names: Pair<string> = [sides[0].name, sides[1].name]
  return (
    <div className="after" data-match={match.id}>
      {isOpen ? (
        <MatchReport
          face={face}
          replay={replay}
          figures={figures}
          words={words}
          resigned={shot.resigned}
          seated={seated}
          seek={watch}
          putAside={() => setOpen(false)}
          first={
            <>
              <First names={names} again={again} />
              <button type="button" className="button" onClick={() => watch()}>
                {text.watch}
              </button>
            </>
          }
          then={<Next record={record} names={names} goals={goals} resigned={shot.resigned} again={again} />}
        />
      ) : (
        <InPlaceOfTheChoices>
          <button type="button" className="button primary after-open" onClick={() => setOpen(true)}>
            {text.open}
          </button>
        </InPlaceOfTheChoices>
      )}
    </div>
  )
}

/** Nothing is asked any more: where the choices were there is room, in every layout. */
function InPlaceOfTheChoices({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(document.querySelector('.prompt-buttons')), [])
  return place ? createPortal(children, place) : children
}
