import { useState } from 'react'
import { useLanguage, useTexts } from '../../app/hooks.ts'
import { goTo, writeRoute } from '../../app/route.ts'
import { appTexts } from '../../app/text.ts'
import { faceOf, GAMES, type GameId } from '../../faces.ts'

/** The start page is the game: three tables to sit down at. */
export function Start() {
  const language = useLanguage()
  const app = useTexts(appTexts)
  const [busy, setBusy] = useState<GameId>()
  const sitDown = async (game: GameId) => {
    setBusy(game)
    const [face, { quickMatch, USUAL_LEVEL }] = await Promise.all([
      faceOf(game),
      import('../../match/kick-off.ts'),
    ])
    const id = await quickMatch(face, USUAL_LEVEL, language)
    if (id.ok) goTo(writeRoute('match', [id.value]))
    setBusy(undefined)
  }
  return (
    <main className="page">
      <h1>Libero</h1>
      {GAMES.map((game) => (
        <button
          key={game}
          type="button"
          className="button primary"
          disabled={busy !== undefined}
          data-game={game}
          onClick={() => void sitDown(game)}
        >
          {app.games[game]}
        </button>
      ))}
    </main>
  )
}
