import type { MatchEvent, Pair } from '@libero/kernel'
import { seatOf } from '@libero/kernel'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLayout, useSettings, useTexts } from '../app/hooks.ts'
import { PACE } from '../app/settings.ts'
import { matchTitle, useTitle } from '../app/title.ts'
import type { BoardProps, Face } from '../face.ts'
import { gameTexts, isGame } from '../games/register.ts'
import type { Seated } from '../match/coaches.ts'
import type { Line } from '../match/story.ts'
import type { Remark } from '../match/voices/voice.ts'
import type { LastResult } from './last-result.tsx'
import './table.css'
import './beside.css'
import './moment.css'
import type { Attention, Choices, Figures } from './choices.ts'
import { AttentionContext, ChoicesContext, FiguresContext, NOWHERE } from './choices.ts'
import type { Explanation } from './explained.tsx'
import { ExplainContext, Told } from './explained.tsx'
import { useFlip } from './flip.ts'
import { Hand } from './hand.tsx'
import { Log } from './log.tsx'
import { GoalScene, IncidentScene } from './scenes.tsx'
import { Score } from './score.tsx'
import { tableTexts } from './text.ts'
import { useMeant } from './use-meant.ts'
import type { Heard } from './use-sounds.ts'
import { useSounds } from './use-sounds.ts'
import { useWhy } from './why.tsx'

interface TableProps {
  readonly face: Face
  readonly board: BoardProps
  readonly choices: Choices
  readonly attention?: Attention
  readonly figures?: Figures
  readonly lines: readonly Line[]
  readonly telling?: MatchEvent | undefined
  /** It is told until somebody presses. */
  readonly stays?: boolean
  /** What was told before it, newest last. */
  readonly before?: readonly MatchEvent[]
  /** How far the match has been told, for the ear. */
  readonly heard: Heard
  /** How likely a goal was when its coach decided to shoot, in percent; where he was told. */
  readonly chance?: number | undefined
  /** Changes when the table does: motion comes from the difference. */
  readonly version: unknown
  readonly seated: Pair<Seated>
  /** What a coach has just said. */
  readonly remark?: Remark | undefined
  /** The question, or the bar of a replay. */
  readonly below: ReactNode
  /** Of what somebody points at: odds, the card in full. */
  readonly beside?: ReactNode
  /** The last result with its sum and its reason. */
  readonly last?: LastResult | undefined
  /** Instead of the hand, such as a curtain. */
  readonly cover?: ReactNode
  readonly seek?: (event: number) => void
  readonly live: ReactNode
  /** A match that is watched again has a bar in place of the question. */
  readonly kind?: 'replay'
  /** A coach speaks beside the match: then the story is silent. */
  readonly isTaught?: boolean
}

/** How long a card slides, in milliseconds at normal speed. */
const SLIDE = 300

/** The table of every game: score above, pitch in the middle, hand and question below, the story beside. */
export function TableFrame(props: TableProps) {
  const {
    face,
    board,
    choices,
    attention = NOWHERE,
    figures = NO_FIGURES,
    lines,
    telling,
    version,
    seated,
    remark,
    below,
    beside,
    last,
    cover,
  } = props
  const { seek, live, kind, isTaught, before, chance, heard, stays } = props
  const { speed } = useSettings()
  const text = useTexts(tableTexts)
  const isTall = useLayout('tall')
  const table = useRef<HTMLDivElement>(null)
  useFlip(table, version, SLIDE * Math.min(PACE[speed], 1.2))
  // On a phone the story is one line; a press opens the rest over the pitch.
  const [isOpen, setOpen] = useState(false)
  // It lies where an act stood a moment ago.
  const mayOpen = useMeant(String(version))
  const newest = lines.at(-1)
  const isLow = useLayout('low')
  // What a figure or a sign means lies where a card would be looked at, until the table changes or something else is pressed.
  const [told, explain] = useState<Explanation>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state of the table begins with nothing explained
  useEffect(() => explain(undefined), [version])
  const moment = telling && face.moment(telling, board.view, board, before)
  const scene = moment?.scene
  const incident = moment?.incident
  const cards = useMemo(() => face.hand(board.view, board.near, board), [face, board])
  const shows = face.headline(board.view, board)
  // A whistle is told before the table shows the time it is blown at.
  const seen = { ...shows, minute: Math.max(shows.minute, newest?.minute ?? 0) }
  // The score ticks over in the scene of its goal, and not before.
  const headline = scene ? { ...seen, goals: scene.before } : seen
  const why = useWhy(face, board)
  useSounds(face, board, telling, heard)
  const games = useTexts(gameTexts)
  const { id } = face.game
  const game = isGame(id) ? games[id] : undefined
  useTitle(
    matchTitle([headline.sides[0].name, headline.sides[1].name], headline.goals, game?.name ?? id),
    game?.character ?? '',
  )
  const shown = {
    headline,
    near: board.near,
    text,
    lasts: (moment?.hold ?? 0) * PACE[speed],
    isReplay: kind === 'replay',
    stays,
    remark,
  }
  return (
    <Looking choices={choices} attention={attention} figures={figures} explain={explain}>
      <main
        className={`table table-${face.game.id} grid holds cut`}
        data-kind={kind}
        ref={table}
        onPointerDownCapture={() => explain(undefined)}
        onKeyDownCapture={() => explain(undefined)}
      >
        <h1 className="unseen">
          {headline.sides[0].name} – {headline.sides[1].name}
        </h1>
        <Score
          headline={headline}
          near={board.near}
          seated={seated}
          pen={face.pen}
          remark={remark}
          onTheBall={text.onTheBall}
        />
        <section className="table-pitch holds yields cut shrinks" aria-label={text.pitch} data-night>
          <face.Pitch {...board} />
          {moment && !scene && !incident && (
            <div
              className="moment cover centred through"
              style={moment.half && { placeItems: asideOf(moment.half, isTall) }}
              key={JSON.stringify(telling)}
              aria-hidden="true"
            >
              {moment.picture}
            </div>
          )}
        </section>
        <div className="table-hand grid yields">{cover ?? <Hand cards={cards} label={text.hand} />}</div>
        <div className="table-below boxless">{below}</div>
        <div className="beside">
          {(told || beside) && <Beside label={text.beside}>{told ? <Told {...told} /> : beside}</Beside>}
          {isLow && remark && (
            <p className="beside-says flex cut shrinks through">
              <q className="score-says rounded">{remark.words}</q>
            </p>
          )}
          {last && <Last last={last} label={last.isPast ? text.earlierResult : text.lastResult} />}
          <aside
            className="beside-panel beside-story shrinks"
            data-open={isOpen || undefined}
            aria-label={text.log}
          >
            {isOpen && last && (
              <section aria-label={last.isPast ? text.earlierResult : text.lastResult}>
                <h2 className="beside-heading flex">
                  {last.isPast ? text.earlierResult : text.lastResult} <b>{last.minute}′</b>
                </h2>
                {last.picture}
              </section>
            )}
            <h2 className="beside-heading flex">{text.log}</h2>
            <Log lines={lines} label={text.log} seek={seek} why={why} />
          </aside>
        </div>
        {!isTaught && (
          <button
            type="button"
            className="bare beside-ticker cut rounded"
            aria-expanded={isOpen}
            onClick={({ nativeEvent }) => mayOpen(nativeEvent) && setOpen(!isOpen)}
          >
            <span className="unseen">{text.log}: </span>
            <span>{newest && `${newest.minute}′ ${newest.text}`}</span>
          </button>
        )}
        {moment && (scene || incident) && (
          <div className="table-scene boxless" key={JSON.stringify(telling)} aria-hidden="true">
            {scene ? (
              <GoalScene scene={scene} chance={chance} {...shown} />
            ) : (
              incident && <IncidentScene incident={incident} viewer={seatOf(board.view.viewer)} {...shown} />
            )}
          </div>
        )}
        {live}
      </main>
    </Looking>
  )
}

/** What is told stays in sight: its picture lies in the other half of the pitch, which runs up or along. */
const asideOf = (half: 'near' | 'far', isTall: boolean): string => {
  const place = (half === 'near') === isTall ? 'start' : 'end'
  return isTall ? `${place} center` : `center ${place}`
}

const NO_FIGURES: Figures = new Map()

/** What can be chosen, how good it is, and what somebody looks at, for everything on the table. */
const Looking = ({
  choices,
  attention,
  figures,
  explain,
  children,
}: {
  readonly choices: Choices
  readonly attention: Attention
  readonly figures: Figures
  explain(what: Explanation | undefined): void
  readonly children: ReactNode
}) => (
  <ChoicesContext value={choices}>
    <FiguresContext value={figures}>
      <AttentionContext value={attention}>
        <ExplainContext value={explain}>{children}</ExplainContext>
      </AttentionContext>
    </FiguresContext>
  </ChoicesContext>
)

/** Whether something is longer than its place: then keys must reach it to scroll it. */
function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = box
    if (!current) return
    // Told once it is laid out: asking before would make the browser lay out everything for this.
    const watch = new ResizeObserver(() => setScrolls(current.scrollHeight > current.clientHeight))
    for (const part of [current, ...current.children]) watch.observe(part)
    return () => watch.disconnect()
  })
  return scrolls
}

/** All that was told, each result with its reason: for a window, where there is no room beside the pitch. */
export function WholeStory({ face, board, lines }: Pick<TableProps, 'face' | 'board' | 'lines'>) {
  const text = useTexts(tableTexts)
  return <Log lines={lines} label={text.log} why={useWhy(face, board)} />
}

/** The last result with its sum, pinned; while something is looked at, as it was told, in a line. */
function Last({ last, label }: { readonly last: LastResult; readonly label: string }) {
  const box = useRef<HTMLElement>(null)
  return (
    <section
      className="beside-panel beside-last shrinks"
      aria-label={label}
      ref={box}
      tabIndex={useScrolls(box) ? 0 : undefined}
    >
      <h2 className="beside-heading flex">
        {label} <b>{last.minute}′</b>
      </h2>
      <p className="beside-brief">{last.line}</p>
      <div className="beside-whole">{last.picture}</div>
    </section>
  )
}

/** How high the sign over what does not fit is at least, and how far keys scroll at once. */
const SIGN = 24
const PAGE = 0.7

/**
 * What is said beside the pitch. Where it does not fit, it ends with a whole line and a sign that there is more: it is
 * scrolled by wheel, finger and keys, also while something on the pitch is looked at.
 */
function Beside({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const text = useTexts(tableTexts)
  const { scrolls, rest } = useRest(box)
  const reached = scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {}
  useEffect(() => {
    if (!scrolls) return
    const turn = (event: KeyboardEvent) => {
      const { current } = box
      const way = Number(event.key === 'PageDown') - Number(event.key === 'PageUp')
      if (way === 0 || !current) return
      event.preventDefault()
      current.scrollBy({ top: way * PAGE * current.clientHeight })
    }
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [scrolls])
  return (
    <div className="beside-panel beside-now through shrinks" ref={box} {...reached}>
      {children}
      {rest > 0 && (
        <span
          className="grid dim beside-more"
          style={{ height: `${rest}px`, marginTop: `${-rest}px` }}
          aria-hidden="true"
        >
          {text.more}
        </span>
      )}
    </div>
  )
}

/** Whether a panel scrolls, and how much of it at its lower edge is hidden so that it ends with a whole line. */
function useRest(box: RefObject<HTMLElement | null>): { readonly scrolls: boolean; readonly rest: number } {
  const [seen, setSeen] = useState({ scrolls: false, rest: 0 })
  useEffect(() => {
    const { current } = box
    if (!current) return
    const look = () => {
      const scrolls = current.scrollHeight > current.clientHeight + 1
      const isAtEnd = current.scrollTop + current.clientHeight >= current.scrollHeight - 2
      const rest = scrolls && !isAtEnd ? restOf(current) : 0
      setSeen((now) => (now.scrolls === scrolls && now.rest === rest ? now : { scrolls, rest }))
    }
    // Told once it is laid out: asking before would make the browser lay out everything for this.
    const watch = new ResizeObserver(look)
    for (const part of [current, ...current.children]) watch.observe(part)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      current.removeEventListener('scroll', look)
    }
  })
  return seen
}

/** From the lower edge of a panel up to its last line and picture that are seen whole, with room for a sign. */
function restOf(panel: HTMLElement): number {
  const { bottom } = panel.getBoundingClientRect()
  const lines: DOMRect[] = []
  const parts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const range = document.createRange()
  for (let part = parts.nextNode(); part; part = parts.nextNode()) {
    const isSign =
      part.parentElement?.closest('.beside-more') ?? (part instanceof Element && part.matches('.beside-more'))
    if (isSign) continue
    if (part instanceof Element) {
      if (part.matches('svg, img, .what-if-bar')) lines.push(part.getBoundingClientRect())
      continue
    }
    range.selectNodeContents(part)
    lines.push(...range.getClientRects())
  }
  let edge = bottom - SIGN
  for (let cut = true; cut; ) {
    const halved = lines.filter((line) => line.height > 0 && line.top < edge - 1 && line.bottom > edge + 1)
    cut = halved.length > 0
    edge = Math.min(edge, ...halved.map(({ top }) => top - 1))
  }
  return Math.min(Math.round(bottom - edge), panel.clientHeight - SIGN)
}
