import type { Seat } from '@libero/kernel'
import { fill } from '@libero/kernel'
import { useTexts } from '../../app/hooks.ts'
import { appTexts } from '../../app/text.ts'
import type { Match } from '../../match/match.ts'
import { tableTexts } from '../../table/text.ts'

interface CurtainProps {
  readonly seat: Seat
  readonly name: string
  readonly match: Match
}

/** Two people at one screen: nobody's cards lie open while the seats change. */
export function Curtain({ seat, name, match }: CurtainProps) {
  const text = useTexts(tableTexts)
  const app = useTexts(appTexts)
  const coach = `${seat === 0 ? app.home : app.away} (${name})`
  return (
    <div className="curtain">
      <p className="curtain-who">{fill(text.curtain, { coach })}</p>
      <p>{text.curtainWhy}</p>
      <button type="button" className="button primary" data-choice onClick={() => match.liftCurtain()}>
        {text.sitDown}
      </button>
    </div>
  )
}
