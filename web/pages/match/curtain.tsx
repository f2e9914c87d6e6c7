import { fill } from '@libero/kernel/words'
import { useTexts } from '../../app/hooks.ts'
import { tableTexts } from '../../table/text.ts'
import './curtain.css'

interface CurtainProps {
  /** Who is asked, and whom he leads. */
  readonly coach: string
  readonly side: string
  readonly lift: (event: Event) => void
}

/** Whom the curtain waits for, seen and spoken in the same words. */
export const curtainWords = (sentence: string, coach: string, side: string): string =>
  fill(sentence, { coach: `${coach} (${side})` })

/** Two people at one screen: nobody's cards lie open while the seats change. */
export function Curtain({ coach, side, lift }: CurtainProps) {
  const text = useTexts(tableTexts)
  return (
    <div className="grid middle curtain">
      <p className="curtain-who">{curtainWords(text.curtain, coach, side)}</p>
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
