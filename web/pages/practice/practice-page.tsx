import type { Exercise } from '@libero/kernel/exercise'
import { daily, dayOf, next } from '@libero/kernel/practice'
import { useEffect, useState } from 'react'
import type { PageProps } from '../../app/app.tsx'
import { useFace, usePromise, useTexts } from '../../app/hooks.ts'
import { fetchLetters } from '../../app/letters.ts'
import { goTo } from '../../app/route.ts'
import { appTexts } from '../../app/text.ts'
import { GAMES, isGame } from '../../games/register.ts'
import { practiceIn } from '../../keep/practice.ts'
import { Waiting } from '../../parts/waiting.tsx'
import { PracticeHome } from './home.tsx'
import type { Shelf } from './shelf.ts'
import { addressOf, DAILY, shelfOf, wantedOf } from './shelf.ts'
import { Solving } from './solving.tsx'

/** `#/practice/GAME` shows how far somebody is, `#/practice/GAME/daily` or an exercise's id puts one to him. */
export function PracticePage({ route }: PageProps) {
  const text = useTexts(appTexts)
  const [named = '', what] = route.rest
  const game = isGame(named) ? named : GAMES[0]
  const { kind, motif } = route.said
  // With its kind an exercise is found where the others are.
  const shelf = usePromise(() => shelfOf(game, route), `${game} ${kind ?? what ?? ''}`)
  if (!shelf) return <Waiting words={text.loading} />
  const now = { ...shelf, motif: shelf.MOTIFS.find((each) => each === motif) }
  if (what === undefined) return <PracticeHome shelf={now} />
  const { exercises } = shelf
  const exercise =
    what === DAILY ? daily(exercises, dayOf(new Date())) : exercises.find(({ id }) => id === what)
  return exercise ? (
    <AtTheTable key={game} shelf={now} exercise={exercise} />
  ) : (
    <PracticeHome shelf={now} isUnknown />
  )
}

/** One exercise after the other, as often as somebody asks for the next. */
function AtTheTable({ shelf, exercise }: { readonly shelf: Shelf; readonly exercise: Exercise }) {
  const text = useTexts(appTexts)
  const face = useFace(shelf.game)
  const [round, setRound] = useState(0)
  useEffect(() => void fetchLetters(), [])
  if (!face) return <Waiting words={text.loading} />
  const goOn = () => {
    const found = next(practiceIn(shelf.kind), wantedOf(shelf), dayOf(new Date()))
    // The only one there is may come again.
    setRound(round + 1)
    goTo(addressOf(shelf, found?.id ?? exercise.id, shelf.motif))
  }
  return <Solving key={`${exercise.id} ${round}`} face={face} shelf={shelf} exercise={exercise} goOn={goOn} />
}
