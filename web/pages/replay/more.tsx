import { useSettings, useTexts } from '../../app/hooks.ts'
import { goTo } from '../../app/route.ts'
import { SPEEDS, settings } from '../../app/settings.ts'
import { Window } from '../../parts/window.tsx'
import { saveFile } from '../../report/again.ts'
import { fileName, ShareButton, useAgain } from '../../report/next.tsx'
import { reportTexts } from '../../report/text.ts'
import { tableTexts } from '../../table/text.ts'
import type { BarProps } from './bar.tsx'
import { replayTexts } from './text.ts'

interface MoreProps extends BarProps {
  close(): void
  playOn(): void
}

/** What is seldom wanted in a replay. */
export function More({ face, playback, names, mayPlayOn, link, close, playOn }: MoreProps) {
  const text = useTexts(replayTexts)
  const table = useTexts(tableTexts)
  const report = useTexts(reportTexts)
  const { speed } = useSettings()
  const { record } = playback.replay
  const { sameCards, trouble } = useAgain({ face, record })
  return (
    <Window title={text.title} close={close}>
      <div className="orders">
        <label className="order">
          {text.speed}
          <select
            value={speed}
            onChange={(event) => settings.change({ speed: event.target.value as typeof speed })}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {table.speeds[each]}
              </option>
            ))}
          </select>
        </label>
        <ShareButton link={link} label={text.link} />
        {mayPlayOn && (
          <button type="button" className="button" onClick={playOn}>
            {text.playOn}
          </button>
        )}
        <button type="button" className="button" title={report.sameCardsIs} onClick={sameCards}>
          {report.sameCards}
        </button>
        {trouble.map((words) => (
          <p key={words} className="prompt-notice">
            {words}
          </p>
        ))}
        <button type="button" className="button" onClick={() => saveFile(record, fileName(record, names))}>
          {report.file}
        </button>
        <button type="button" className="button" onClick={() => goTo('#/matches')}>
          {text.leave}
        </button>
        <h3>{text.keys}</h3>
        <dl className="keys">
          {text.keyList.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Window>
  )
}
