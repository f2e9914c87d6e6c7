import { atOnceWords, coachesOf, laidOut, returnWords, shortNames, verdictOn } from '@libero/bots/practice'
import { percentWords } from '@libero/bots/prospect'
import type { Pair } from '@libero/kernel'
import { agreedOf, seatName } from '@libero/kernel'
import type { Exercise } from '@libero/kernel/exercise'
import { afterAnswer, dayOf } from '@libero/kernel/practice'
import { fill, inOneBreath } from '@libero/kernel/words'
import { useEffect, useMemo, useState } from 'react'
import { useLanguage, usePromise, useTexts } from '../../app/hooks.ts'
import { appTexts } from '../../app/text.ts'
import type { BoardProps, Face } from '../../face.ts'
import { keepPractice, practiceIn } from '../../keep/practice.ts'
import { PERSON } from '../../keep/store.ts'
import { seatedOf } from '../../match/coaches.ts'
import { opponents } from '../../match/load.ts'
import { LiveRegion } from '../../table/live.tsx'
import { TableFrame } from '../../table/table.tsx'
import { useChoosing } from '../../table/use-choosing.ts'
import { Damaged } from '../match/damaged.tsx'
import { Prompt } from '../match/prompt.tsx'
import type { Answered } from './answer.tsx'
import { Answer, answerWords } from './answer.tsx'
import { useSolvingKeys } from './keys.ts'
import type { Panel } from './menu.tsx'
import { SolvingMenu } from './menu.tsx'
import { PlayOn } from './play-on.tsx'
import type { Shelf } from './shelf.ts'
import { practiceTexts } from './text.ts'
import { Worth } from './worth.tsx'

interface SolvingProps {
  readonly face: Face
  readonly shelf: Shelf
  readonly exercise: Exercise
  goOn(): void
}

/** An exercise on the ordinary table: its question, and once it is answered what each choice is worth. */
export function Solving(props: SolvingProps) {
  const { face, exercise } = props
  const laid = useMemo(() => laidOut(face.game, exercise), [face, exercise])
  if (!laid.ok) return <Damaged loaded={{ ok: false, trouble: 'exercise', refusals: laid.refusals }} />
  return <Laid {...props} {...laid.value} />
}

type LaidProps = SolvingProps & Extract<ReturnType<typeof laidOut>, { ok: true }>['value']

/** What is neither told nor heard: the match stands still. */
const SILENCE = { told: 0, isPlayed: false } as const
const NOTHING = { headline: '', more: '' } as const
const NEVER = () => false

function Laid({ face, shelf, exercise, goOn, table, request }: LaidProps) {
  const language = useLanguage()
  const text = useTexts(practiceTexts)
  const app = useTexts(appTexts)
  const { game, seat, motif, difficulty, rating } = exercise
  const [answered, setAnswered] = useState<Answered>()
  const [panel, setPanel] = useState<Panel>()
  const [isAside, setAside] = useState(false)
  const [isPlayingOn, setPlayingOn] = useState(false)
  const words = useMemo(() => face.wording(language, agreedOf(table.record())), [face, language, table])
  const board: BoardProps = useMemo(
    () => ({ view: table.seenBy(seatName(seat)), near: seat, request, heard: [], language, words }),
    [table, seat, request, language, words],
  )
  const verdict = answered?.verdict
  const answer = (action: string) => {
    const found = verdictOn(exercise, action)
    if (answered || !found) return true
    // Another tab may have kept something since.
    const before = practiceIn(shelf.kind)
    const after = afterAnswer(before, exercise, found.isSolved, dayOf(new Date()))
    setAnswered({ verdict: found, before, after, isKept: keepPractice(shelf.kind, after) })
    setPanel(undefined)
    return true
  }
  // Whoever answers by keyboard goes on by keyboard, and whoever listens is where it goes on.
  useEffect(() => {
    if (answered) document.querySelector<HTMLElement>('[data-onward]')?.focus({ preventScroll: true })
  }, [answered])
  const question = `${exercise.id} ${answered ? 'answered' : 'asking'}`
  const choosing = useChoosing({
    face,
    board,
    question,
    asked: true,
    hint: verdict?.best.action,
    take: answer,
  })
  const { choices, attention, byTarget, decide, offered, looked, mayPress } = choosing
  // Thought over while somebody decides, and told only afterwards.
  const prospects = usePromise(() => opponents.prospects({ game, record: table.record(), seat }), exercise.id)
  const names = useMemo(
    () =>
      shortNames(new Map(request.options.map((option) => [option.action, words.option(request, option)]))),
    [request, words],
  )
  const nameOf = (action: string) => names.get(action) ?? action
  const atOnce =
    verdict && prospects && atOnceWords(exercise, verdict, prospects, nameOf, words.prospects, language)
  const returns = answered && returnWords(answered.after, exercise.id, dayOf(new Date()), language)
  const figures = useMemo(() => {
    const best = new Map<string, string>()
    if (!answered) return best
    const shareOf = (action: string) => exercise.options.find((each) => each.action === action)?.share ?? 0
    for (const [target, there] of byTarget)
      best.set(
        target,
        percentWords(Math.round(100 * Math.max(...there.map(({ action }) => shareOf(action)))), language),
      )
    return best
  }, [answered, byTarget, exercise, language])
  const [home, away] = coachesOf(exercise)
  const coaches: Pair<string> = seat === 0 ? [PERSON, away] : [home, PERSON]
  const chapter = shelf.motifTexts[language][motif] ?? motif
  const stopped = fill(text.stopped, { chapter, difficulty: text.difficulties[difficulty], rating })
  const line = { minute: board.view.minute, text: stopped, kind: '', seat: undefined, event: 0 }
  const said = [stopped, inOneBreath(words.prompt(request))]
  if (answered) {
    const { heard, why, rating: moved } = answerWords(exercise, answered, nameOf, words, language)
    said.push(`${heard} ${why} ${moved}.`, ...(atOnce ? [atOnce] : []), ...(returns ? [returns] : []))
  }
  useSolvingKeys({
    isAnswered: answered !== undefined,
    options: request.options,
    take: choosing.takeByKey,
    release: () => choosing.setPicked(undefined),
    setPanel,
  })
  return (
    <div
      className="match"
      data-stage={answered ? 'answered' : 'asking'}
      data-exercise={exercise.id}
      data-asked={request.prompt.key}
      data-solved={verdict?.isSolved}
      data-thought={prospects !== undefined || undefined}
      data-loss={face.costs?.(request) || undefined}
    >
      <TableFrame
        face={face}
        board={board}
        choices={choices}
        attention={attention}
        figures={figures}
        lines={[line]}
        heard={SILENCE}
        version={question}
        seated={seatedOf({ game, coaches }, language, app)}
        below={
          <>
            <Prompt
              game={game}
              words={words}
              request={request}
              waiting={NOTHING}
              options={answered ? [] : offered}
              // Nothing stands out that somebody should find, or not fall for.
              acts={offered.length > 1 || choosing.picked !== undefined ? offered : []}
              nameOf={(option) => face.shortOption?.(option, request, board) ?? words.option(request, option)}
              isQuiet={NEVER}
              decide={decide}
              weigh={choosing.weigh}
              notice={undefined}
              alike={undefined}
              figures={undefined}
              oddsOf={() => undefined}
              course={face.course?.(board.view, board)}
              stays={false}
              says={
                answered &&
                (() => (
                  <div className="prompt-words yields">
                    <Answer exercise={exercise} answered={answered} words={words} nameOf={nameOf} />
                  </div>
                ))
              }
              ways={
                answered && [
                  { words: text.next, act: goOn },
                  { words: text.playOn, act: () => setPlayingOn(true) },
                ]
              }
              goOn={(act, event) => mayPress(event) && act()}
            />
            <SolvingMenu
              face={face}
              shelf={shelf}
              request={request}
              words={words}
              panel={panel}
              setPanel={setPanel}
              decide={decide}
              shareOf={answered && ((action) => exercise.options.find((each) => each.action === action))}
            />
          </>
        }
        beside={
          <>
            {verdict && !isAside && (
              <Worth
                exercise={exercise}
                verdict={verdict}
                nameOf={nameOf}
                words={words.prospects}
                more={[atOnce, returns]}
                close={() => setAside(true)}
              />
            )}
            {looked !== undefined && <div className="detail">{face.detail(looked, board)}</div>}
          </>
        }
        live={<LiveRegion said={said} />}
      />
      {isPlayingOn && (
        <PlayOn face={face} exercise={exercise} words={words} close={() => setPlayingOn(false)} />
      )}
    </div>
  )
}
