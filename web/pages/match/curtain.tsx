import type { Seat } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { useTexts } from '../../app/hooks.ts'
import { appTexts } from '../../app/text.ts'
import { tableTexts } from '../../table/text.ts'
import './curtain.css'

interface CurtainProps {
  readonly seat: Seat
  readonly name: string
  readonly lift: (event: Event) => void
}

/** Whom the curtain waits for, seen and spoken in the same words. */
export const curtainWords = (
  sentence: string,
  app: { readonly home: string; readonly away: string },
  seat: Seat,
  name: string,
): string => fill(sentence, { coach: `${seat === 0 ? app.home : app.away} (${name})` })

/** Two people at one screen: nobody's cards lie open while the seats change. */
export function Curtain({ seat, name, lift }: CurtainProps) {
  const text = useTexts(tableTexts)
  const app = useTexts(appTexts)
  return (
    <div className="curtain">
      <p className="curtain-who">{curtainWords(text.curtain, app, seat, name)}</p>
      <p>{text.curtainWhy}</p>
      <button
        type="button"
        className="button primary"
        data-choice
        onClick={({ nativeEvent }) => lift(nativeEvent)}
      >
        {text.sitDown}
      </button>
    </div>
  )
}
