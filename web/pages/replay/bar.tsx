import type { Pair, Viewer } from '@libero/kernel'
import { seatOf, VIEWERS } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { useState } from 'react'
import { useTexts } from '../../app/hooks.ts'
import type { Face } from '../../face.ts'
import type { Playback, Shown } from '../../match/playback.ts'
import type { Replay } from '../../match/replay.ts'
import type { Figures } from '../../report/figures.ts'
import { reportTexts } from '../../report/text.ts'
import { More } from './more.tsx'
import { PlayOn } from './play-on.tsx'
import { Rail } from './rail.tsx'
import { replayTexts } from './text.ts'

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
  readonly openReport?: (() => void) | undefined
}

/** Everything by which one goes through a replay. */
export function ReplayBar(props: BarProps) {
  const { playback, shown, words, names, goals, figures, mayPlayOn, openReport } = props
  const text = useTexts(replayTexts)
  const report = useTexts(reportTexts)
  const [panel, setPanel] = useState<'more' | 'play-on'>()
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
  readonly sign: keyof typeof SIGNS
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

const SIGNS = {
  first: 'M6 5v14M19 5l-10 7 10 7z',
  previous: 'M17 5L7 12l10 7z',
  play: 'M7 4.5l13 7.5-13 7.5z',
  pause: 'M8 5v14M16 5v14',
  next: 'M7 5l10 7-10 7z',
  last: 'M18 5v14M5 5l10 7-10 7z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  eye: 'M2.5 12q9.5-12 19 0-9.5 12-19 0zM12 12h.01',
} as const

function Sign({ sign }: { readonly sign: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 24 24" className={`drawn drawn-full sign sign-${sign}`} aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  )
}
