import type { Pair, Refusal, Seat } from '@libero/kernel'
import { tableWording } from '@libero/table'
import { useState } from 'react'
import { useLanguage, useSettings, useTexts } from '../../app/hooks.ts'
import { goTo, writeRoute } from '../../app/route.ts'
import { LEVELS } from '../../app/settings.ts'
import { appTexts } from '../../app/text.ts'
import { PERSON } from '../../keep/store.ts'
import { kickOff } from '../../match/kick-off.ts'
import { Window } from '../../parts/window.tsx'
import type { BarProps } from './bar.tsx'
import { replayTexts } from './text.ts'

/** A new match from the moment that is shown: who takes which side, and against whom. */
export function PlayOn({ face, playback, shown, words, names, close }: BarProps & { close(): void }) {
  const text = useTexts(replayTexts)
  const app = useTexts(appTexts)
  const language = useLanguage()
  const { level: usual } = useSettings()
  const { replay } = playback
  const [seat, setSeat] = useState<Seat>(replay.person ?? 0)
  const [rival, setRival] = useState<string>(usual)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const isOver = shown.at === replay.last && replay.outcome !== undefined
  const begin = async () => {
    const coaches: Pair<string> = seat === 0 ? [PERSON, rival] : [rival, PERSON]
    const begun = await kickOff(face, { from: replay.position(shown.at) }, coaches, language)
    if (begun.ok) goTo(writeRoute('match', [begun.value]))
    else setRefusals(begun.refusals)
  }
  return (
    <Window title={text.playOn} close={close}>
      <div className="stack">
        <p>{isOver ? text.noPlayOn : text.playOnIs}</p>
        <fieldset className="grid play-on-seats rounded">
          <legend>{text.sit}</legend>
          {([0, 1] as const).map((each) => (
            <label key={each} className={`order kit-${each}`}>
              <input type="radio" name="seat" checked={seat === each} onChange={() => setSeat(each)} />
              {names[each]} ({each === 0 ? app.home : app.away})
            </label>
          ))}
        </fieldset>
        <label className="line order">
          {text.against}
          <select value={rival} onChange={(event) => setRival(event.target.value)}>
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {app.levels[each] ?? each}
              </option>
            ))}
            <option value={PERSON}>{text.twoPeople}</option>
          </select>
        </label>
        {refusals.map((refusal) => (
          <p key={refusal.code} className="prompt-notice danger">
            {tableWording(language).refusal(refusal) ?? words.refusal(refusal)}
          </p>
        ))}
        <button type="button" className="button primary" disabled={isOver} onClick={() => void begin()}>
          {text.begin}
        </button>
      </div>
    </Window>
  )
}
