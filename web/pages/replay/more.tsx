import { useTexts } from '../../app/hooks.ts'
import { goTo } from '../../app/route.ts'
import { KeyList, SpeedOrder } from '../../parts/orders.tsx'
import { Window } from '../../parts/window.tsx'
import { ShareButton, saveRecord, useAgain, useLinkWords } from '../../report/next.tsx'
import { reportTexts } from '../../report/text.ts'
import type { BarProps } from './bar.tsx'
import { replayTexts } from './text.ts'

interface MoreProps extends BarProps {
  close(): void
  playOn(): void
}

/** What is seldom wanted in a replay. */
export function More({ face, playback, names, goals, mayPlayOn, link, close, playOn }: MoreProps) {
  const text = useTexts(replayTexts)
  const report = useTexts(reportTexts)
  const { record } = playback.replay
  const { sameCards, trouble } = useAgain({ face, record })
  const said = useLinkWords(record.game, names, goals)
  return (
    <Window title={text.title} close={close}>
      <div className="stack">
        <SpeedOrder />
        {/* T5 A match that still runs is neither shown around nor tried out. */}
        {mayPlayOn && (
          <>
            <ShareButton link={link} said={said} label={text.link} />
            <button type="button" className="button" onClick={playOn}>
              {text.playOn}
            </button>
            <button type="button" className="button" title={report.sameCardsIs} onClick={sameCards}>
              {report.sameCards}
            </button>
          </>
        )}
        {trouble.map((words) => (
          <p key={words} className="prompt-notice danger">
            {words}
          </p>
        ))}
        <button type="button" className="button" onClick={() => saveRecord(record, names)}>
          {report.file}
        </button>
        <button type="button" className="button" onClick={() => goTo('#/matches')}>
          {text.leave}
        </button>
        <h3>{text.keys}</h3>
        <KeyList keys={text.keyList} />
      </div>
    </Window>
  )
}
