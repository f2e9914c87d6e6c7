import type { MatchEvent, Pair, Seat, View, Viewer } from '@libero/kernel'
import { agreedOf, VIEWERS } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLanguage, useTexts } from '../../app/hooks.ts'
import type { Route } from '../../app/route.ts'
import { replaceRoute, writeRoute } from '../../app/route.ts'
import { PACE, settings } from '../../app/settings.ts'
import { appTexts } from '../../app/text.ts'
import type { BoardProps, Face } from '../../face.ts'
import { BY_LINK } from '../../match/load-replay.ts'
import type { Shown, Tempo } from '../../match/playback.ts'
import { Playback } from '../../match/playback.ts'
import type { Replay } from '../../match/replay.ts'
import type { Line } from '../../match/story.ts'
import { Story } from '../../match/story.ts'
import { linkTo } from '../../report/again.ts'
import { First, Next, useAgain } from '../../report/next.tsx'
import { MatchReport, useFigures } from '../../report/report.tsx'
import { reportTexts } from '../../report/text.ts'
import './replay.css'
import type { Seated } from '../../match/coaches.ts'
import { seatedOf } from '../../match/coaches.ts'
import { type Choices, NO_CHOICES } from '../../table/choices.ts'
import { LiveRegion } from '../../table/live.tsx'
import { TableFrame } from '../../table/table.tsx'
import type { Panel } from './bar.tsx'
import { ReplayBar } from './bar.tsx'
import { useReplayKeys } from './keys.ts'
import { replayTexts } from './text.ts'

interface WatchingProps {
  readonly face: Face
  readonly replay: Replay
  readonly resigned?: Seat | undefined
  /** What its people are called. */
  readonly names?: Pair<string> | undefined
  readonly isOver: boolean
  readonly route: Route
}

/** Where a record does not say who played. */
const NOBODY: Seated = { name: '', short: '' }

/** How long to look at a table before the next decision, at normal speed; and at least, at any. */
const BEAT = 900
const SHORTEST_BEAT = 90

/** A replay follows the speed that is set. */
function tempoOf(face: Face): Tempo {
  const { language } = settings.get()
  const at = { language, words: face.wording(language) }
  return {
    // How long something is looked at does not depend on its words.
    pace: (event: MatchEvent, view: View) =>
      (face.moment(event, view, at)?.hold ?? 0) * PACE[settings.get().speed],
    beat: () => Math.max(SHORTEST_BEAT, BEAT * PACE[settings.get().speed]),
  }
}

/** The table of a match that is watched again, with the bar to go through it. */
export function Watching({ face, replay, resigned, names: people, isOver, route }: WatchingProps) {
  const language = useLanguage()
  const text = useTexts(replayTexts)
  const report = useTexts(reportTexts)
  const app = useTexts(appTexts)
  const { record } = replay
  const words = useMemo(() => face.wording(language, agreedOf(record)), [face, language, record])
  const playback = usePlayback(face, replay, route)
  const shown = useSyncExternalStore(playback.subscribe, playback.get)
  const { at, viewer, view, heard } = shown
  const near: Seat = viewer === 'away' ? 1 : viewer === 'home' ? 0 : (replay.person ?? 0)
  const told = useMemo(() => {
    const events = replay.heard(viewer)
    return events.ok ? events.value : []
  }, [replay, viewer])
  const board: BoardProps = useMemo(
    () => ({ view, near, heard: told, language, words }),
    [view, near, told, language, words],
  )
  const story = useMemo(() => {
    const { begunIn } = replay
    const recap = begunIn && face.recap?.(begunIn)
    return new Story(words, () => face.clock(), false, recap).of(told, undefined, near)
  }, [face, replay, told, words, near])
  const lines = useMemo(() => story.filter(({ event }) => event < heard), [story, heard])
  const figures = useFigures(face, replay, words)
  const { sides, goals } = face.headline(view, board)
  const names: Pair<string> = [sides[0].name, sides[1].name]
  const byLink = route.rest[0] === BY_LINK
  const game = face.game.id
  const seated: Pair<Seated> = replay.coaches
    ? seatedOf(
        { game, coaches: replay.coaches, names: people },
        language,
        byLink ? { ...app, you: app.person } : app,
      )
    : [NOBODY, NOBODY]

  const [looked, setLooked] = useState<string>()
  const choices: Choices = useMemo(() => ({ ...NO_CHOICES, point: setLooked, press: setLooked }), [])
  const [isAside, setAside] = useState(route.said.at !== undefined)
  const isAtEnd = at === replay.last && !shown.telling
  const hasStory = isAtEnd && (replay.outcome !== undefined || resigned !== undefined)
  useEffect(() => {
    if (!isAtEnd) setAside(false)
  }, [isAtEnd])
  const again = useAgain({ face, record, people })
  const [panel, setPanel] = useState<Panel>()
  useReplayKeys(playback, setPanel)
  const said = useSaid(lines, shown, fill(text.jumped, { ...minuteAndScore(replay, at, goals) }))
  const link = () => linkTo(record, resigned, { at, as: viewer })

  return (
    <div
      className="match replay"
      data-at={at}
      data-viewer={viewer}
      data-playing={shown.isPlaying || undefined}
    >
      <TableFrame
        face={face}
        board={board}
        choices={choices}
        lines={lines}
        telling={shown.telling}
        before={told.slice(0, Math.max(0, heard - 1))}
        heard={{
          told: heard,
          jumped: shown.jumped,
          isPlayed: shown.isPlaying || shown.telling !== undefined,
        }}
        version={`${at} ${viewer} ${shown.telling ? heard : ''}`}
        seated={seated}
        seek={(event) => playback.seek(replay.stepOf(event))}
        below={
          <ReplayBar
            face={face}
            playback={playback}
            shown={shown}
            words={words}
            names={names}
            goals={goals}
            figures={figures}
            mayPlayOn={isOver}
            link={link}
            panel={panel}
            setPanel={setPanel}
            openReport={hasStory && isAside ? () => setAside(false) : undefined}
          />
        }
        beside={looked === undefined ? undefined : <div className="detail">{face.detail(looked, board)}</div>}
        kind="replay"
        live={<LiveRegion said={said} />}
      />
      {hasStory && !isAside && (
        <MatchReport
          face={face}
          replay={replay}
          figures={figures}
          words={words}
          resigned={resigned}
          seated={seated}
          seek={(step) => playback.seek(step)}
          putAside={() => setAside(true)}
          first={
            <>
              <First names={names} again={again} />
              <button type="button" className="button" onClick={() => playback.play()}>
                {report.watch}
              </button>
            </>
          }
          then={<Next record={record} names={names} goals={goals} resigned={resigned} again={again} />}
        />
      )}
    </div>
  )
}

const minuteAndScore = (replay: Replay, at: number, [home, away]: Pair<number>) => ({
  minute: replay.step(at).minute,
  home,
  away,
})

const isViewer = (said: string | undefined): said is Viewer => VIEWERS.includes(said as Viewer)

/** How long the address may lag behind: browsers do not like it to change many times a second. */
const ADDRESS_LAG = 350

/** The playback of a page; the address follows it, and leads it when somebody changes it by hand. */
function usePlayback(face: Face, replay: Replay, route: Route): Playback {
  const { at = '0', as } = route.said
  const viewerOf = (said: string | undefined) =>
    isViewer(said) && replay.viewers.includes(said) ? said : replay.usualViewer
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins is said once
  const playback = useMemo(
    () => new Playback(replay, tempoOf(face), Number(at), viewerOf(as)),
    [face, replay],
  )
  useEffect(() => () => playback.pause(), [playback])

  const written = useRef(`${at} ${as}`)
  const latest = useRef(route)
  latest.current = route
  useEffect(() => {
    let bell: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      const now = playback.get()
      const here = `${now.at} ${now.viewer}`
      if (here === written.current) return
      written.current = here
      const { page, rest, said } = latest.current
      replaceRoute(writeRoute(page, rest, { ...said, at: now.at, as: now.viewer }))
    }
    const later = () => {
      clearTimeout(bell)
      bell = setTimeout(write, ADDRESS_LAG)
    }
    const unsubscribe = playback.subscribe(later)
    return () => {
      clearTimeout(bell)
      unsubscribe()
    }
  }, [playback])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the address itself has changed
  useEffect(() => {
    if (`${at} ${as}` === written.current) return
    written.current = `${at} ${as}`
    playback.lookAs(viewerOf(as))
    playback.seek(Number(at))
  }, [at, as])
  return playback
}

/** What is said aloud: every line while the match goes on; after a jump only where one is now. */
function useSaid(lines: readonly Line[], shown: Shown, jump: string): readonly string[] {
  const said = useRef<{ list: readonly string[]; heard: number; at: string }>({ list: [], heard: 0, at: '' })
  const now = said.current
  const here = `${shown.at} ${shown.viewer}`
  const words = ({ minute, text }: Line) => `${minute}′ ${text}`
  if (shown.jumped || now.at === '') {
    const last = lines.at(-1)
    if (here !== now.at) now.list = [...now.list, jump, ...(last ? [words(last)] : [])]
  } else if (shown.heard > now.heard) {
    const fresh = lines.filter(({ event }) => event >= now.heard)
    if (fresh.length > 0) now.list = [...now.list, ...fresh.map(words)]
  }
  now.heard = shown.heard
  now.at = here
  return now.list
}
