import type { Pair, Refusal } from '@libero/kernel'
import type { Exercise } from '@libero/kernel/exercise'
import type { Wording } from '@libero/kernel/words'
import { useState } from 'react'
import { useLanguage, useSettings, useTexts } from '../../app/hooks.ts'
import { goTo, writeRoute } from '../../app/route.ts'
import { LEVELS } from '../../app/settings.ts'
import { appTexts } from '../../app/text.ts'
import type { Face } from '../../face.ts'
import { PERSON } from '../../keep/store.ts'
import { kickOff } from '../../match/kick-off.ts'
import { refusalWords } from '../../parts/rule.tsx'
import { Window } from '../../parts/window.tsx'
import { replayTexts } from '../replay/text.ts'
import { practiceTexts } from './text.ts'

interface PlayOnProps {
  readonly face: Face
  readonly exercise: Exercise
  readonly words: Wording
  close(): void
}

/** An ordinary match from the position of an exercise, hidden cards as they were redrawn for it. */
export function PlayOn({ face, exercise, words, close }: PlayOnProps) {
  const text = useTexts(practiceTexts)
  const replay = useTexts(replayTexts)
  const app = useTexts(appTexts)
  const language = useLanguage()
  const { level: usual } = useSettings()
  const [rival, setRival] = useState<string>(usual)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const begin = async () => {
    const { position, edition, seat } = exercise
    const coaches: Pair<string> = seat === 0 ? [PERSON, rival] : [rival, PERSON]
    const begun = await kickOff(face, { from: position, ...edition }, coaches, language)
    if (begun.ok) goTo(writeRoute('match', [begun.value]))
    else setRefusals(begun.refusals)
  }
  return (
    <Window title={text.playOn} close={close}>
      <div className="stack">
        <p>{text.playOnIs}</p>
        <label className="line order">
          {replay.against}
          <select value={rival} onChange={(event) => setRival(event.target.value)}>
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {app.levels[each] ?? each}
              </option>
            ))}
          </select>
        </label>
        {refusals.map((refusal) => (
          <p key={refusal.code} className="prompt-notice danger">
            {refusalWords(refusal, words, language)}
          </p>
        ))}
        <button type="button" className="button primary" data-kick-off onClick={() => void begin()}>
          {replay.begin}
        </button>
      </div>
    </Window>
  )
}
