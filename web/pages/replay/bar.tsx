import type { Pair, Viewer } from '@libero/kernel'
import { seatOf, VIEWERS } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { useLanguage, useTexts } from '../../app/hooks.ts'
import type { Face } from '../../face.ts'
import type { Playback, Shown } from '../../match/playback.ts'
import type { Replay } from '../../match/replay.ts'
import type { Figures } from '../../report/figures.ts'
import { reportTexts } from '../../report/text.ts'
import { tableTexts } from '../../table/text.ts'
import { Legend } from '../match/legend.tsx'
import { OrderButton, SoundButton } from '../match/menu.tsx'
import { More } from './more.tsx'
import { PlayOn } from './play-on.tsx'
import { Rail } from './rail.tsx'
import type { BarSign } from './signs.tsx'
import { barLegend, Sign } from './signs.tsx'
import { replayTexts } from './text.ts'

/** What lies over the bar. */
export type Panel = 'more' | 'play-on' | 'legend'

export interface BarProps {
  readonly face: Face
  readonly playback: Playback
  readonly shown: Shown
  readonly words: Wording
  readonly names: Pair<string>
  readonly goals: Pair<number>
  readonly figures: Figures | undefined
  /** A match that still runs here is not tried out from its middle. */
  readonly mayPlayOn: boolean
  link(): Promise<string>
  readonly panel: Panel | undefined
  setPanel(panel: Panel | undefined): void
  readonly openReport?: (() => void) | undefined
}

/** Everything by which one goes through a replay. */
export function ReplayBar(props: BarProps) {
  const { face, playback, shown, words, names, goals, figures, mayPlayOn, openReport } = props
  const { panel, setPanel } = props
  const language = useLanguage()
  const text = useTexts(replayTexts)
  const report = useTexts(reportTexts)
  const table = useTexts(tableTexts)
  const { replay } = playback
  const { at, viewer, isPlaying } = shown
  const { last } = replay
  const moment = { minute: replay.step(at).minute, at, last, home: goals[0], away: goals[1] }
  return (
    <section className="grid replay-bar yields level" aria-label={text.controls}>
      <Rail
        replay={replay}
        at={at}
        label={text.slider}
        now={fill(text.moment, moment)}
        names={names}
        figures={figures}
        seek={(step) => playback.seek(step)}
      />
      <div className="flex transport">
        <Press words={text.first} sign="first" off={at === 0} press={() => playback.seek(0)} />
        <Press words={text.previous} sign="previous" off={at === 0} press={() => playback.previous()} />
        <button
          type="button"
          className="button primary transport-play"
          aria-label={isPlaying ? text.pause : text.play}
          title={isPlaying ? text.pause : text.play}
          onClick={() => playback.toggle()}
        >
          <Sign sign={isPlaying ? 'pause' : 'play'} />
        </button>
        <Press words={text.next} sign="next" off={at === last} press={() => void playback.next()} />
        <Press words={text.last} sign="last" off={at === last} press={() => playback.seek(last)} />
      </div>
      <p className="clip replay-now yields middle">
        <span className="replay-count lit">{fill(text.count, { at, last })}</span>{' '}
        <span className="replay-choice">{decided(replay, at, viewer, words, names, text)}</span>
      </p>
      <div className="flex replay-tools yields">
        {openReport && (
          <button type="button" className="button primary replay-report" onClick={openReport}>
            {report.open}
          </button>
        )}
        <Eyes playback={playback} viewer={viewer} names={names} />
        {mayPlayOn && !openReport && (
          <button type="button" className="button replay-on" onClick={() => setPanel('play-on')}>
            {text.playOn}
          </button>
        )}
        <SoundButton />
        <OrderButton
          sign="legend"
          word={table.legend}
          isSignOnly
          aria-haspopup="dialog"
          act={() => setPanel('legend')}
        />
        <button
          type="button"
          className="button replay-more"
          aria-haspopup="dialog"
          aria-label={text.more}
          title={text.more}
          onClick={() => setPanel('more')}
        >
          <Sign sign="more" />
        </button>
      </div>
      {panel === 'more' && (
        <More {...props} close={() => setPanel(undefined)} playOn={() => setPanel('play-on')} />
      )}
      {panel === 'play-on' && <PlayOn {...props} close={() => setPanel(undefined)} />}
      {panel === 'legend' && (
        <Legend face={face} orders={barLegend(language)} close={() => setPanel(undefined)} />
      )}
    </section>
  )
}

function decided(
  replay: Replay,
  at: number,
  viewer: Viewer,
  words: Wording,
  names: Pair<string>,
  text: { readonly kickOff: string; readonly decided: string; readonly decidedUnseen: string },
): string {
  const { seat } = replay.step(at)
  if (seat === undefined) return text.kickOff
  const choice = replay.decision(at, viewer, words)
  return fill(choice === undefined ? text.decidedUnseen : text.decided, {
    name: names[seat],
    choice: choice ?? '',
  })
}

/** Through whose eyes the match is seen. */
function Eyes({
  playback,
  viewer,
  names,
}: {
  readonly playback: Playback
  readonly viewer: Viewer
  readonly names: Pair<string>
}) {
  const text = useTexts(replayTexts)
  const { viewers } = playback.replay
  const nameOf = (each: Viewer) => {
    const seat = seatOf(each)
    const name = fill(text.viewers[each], { name: seat === undefined ? '' : names[seat] })
    return viewers.includes(each) ? name : `${name} (${text.notYet})`
  }
  return (
    <label className="line eyes holds" title={text.perspective}>
      <span className="unseen">{text.perspective}</span>
      <Sign sign="eye" />
      <select value={viewer} onChange={(event) => playback.lookAs(event.target.value as Viewer)}>
        {VIEWERS.map((each) => (
          <option key={each} value={each} disabled={!viewers.includes(each)}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface PressProps {
  readonly words: string
  readonly sign: BarSign
  readonly off: boolean
  press(): void
}

function Press({ words, sign, off, press }: PressProps) {
  return (
    <button
      type="button"
      className="button"
      aria-label={words}
      title={words}
      aria-disabled={off}
      onClick={press}
    >
      <Sign sign={sign} />
    </button>
  )
}
