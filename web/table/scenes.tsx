import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { Headline, Incident, GoalScene as Said } from '../face.ts'
import type { Remark } from '../match/voices/voice.ts'
import { Football } from '../parts/football.tsx'
import { Sign } from '../parts/marks.tsx'
import type { Corner } from './stadium.tsx'
import { Confetti, flight, Gloves, moved, Net } from './stadium.tsx'
import { Board, Stage } from './stage.tsx'
import type { TableText } from './text.ts'

interface SceneProps {
  readonly headline: Headline
  readonly near: Seat
  readonly text: TableText
  /** How long it is shown, in milliseconds. */
  readonly lasts: number
  /** What a coach has to say to it. */
  readonly remark?: Remark | undefined
  /** Until somebody presses. */
  readonly stays?: boolean | undefined
  /** Nobody is asked to press where a bar leads through the match. */
  readonly isReplay?: boolean
}

/** What happens when, once the ball is on its way: everything answers it. */
const MOVES = {
  beaten: { at: 0.1, takes: 0.2, from: 'translate(190%, -60%) rotate(-52deg)', seen: true },
  dives: { at: 0.1, takes: 0.2, from: 'translate(-130%, 60%) rotate(40deg)', seen: true },
  gloves: { at: 0.26, takes: 0.1, from: 'scale(1.6)' },
  away: { at: 0.3, takes: 0.2, from: 'translate(-260%, 160%) rotate(-300deg)', seen: true },
  rays: { at: 0.29, takes: 0.3, from: 'scale(0.3) rotate(-20deg)' },
  card: { at: 0.24, takes: 0.16, from: 'translateX(-140%) rotate(-24deg)' },
  raised: { at: 0.22, takes: 0.2, from: 'translateY(130%) rotate(-30deg)' },
  lower: { at: 0.34, takes: 0.14, from: 'translateX(-12%)' },
} as const

interface GoalProps extends SceneProps {
  readonly scene: Said
  /** How likely whoever looks on was told it to be, in percent. */
  readonly chance?: number | undefined
}

/** A goal is a place: the ball in the net, the scorer and his card, the crowd, and the score that ticks over now. */
export function GoalScene({
  scene,
  headline,
  near,
  text,
  lasts,
  chance,
  stays,
  isReplay,
  remark,
}: GoalProps) {
  const { seat, kit = seat, scorer, card, aspect, beaten, minute, words, isConceded } = scene
  const { corner = 'right', dive, before, after } = scene
  const told = [
    words,
    ...(chance !== undefined && !isConceded ? [fill(text.chanceWas, { percent: chance })] : []),
  ]
  return (
    <Stage kit={kit} isQuiet={isConceded} {...{ isReplay, lasts, aspect }} title={text.goal}>
      <Goal ball="in" corner={corner} dive={dive} keeper={beaten} isLoud={!isConceded} />
      {!isConceded && <Confetti />}
      <Board
        headline={headline}
        near={near}
        minute={minute}
        goals={after}
        ticks={{ seat, from: before[seat] }}
      />
      {remark && (
        <q className="stage-says rounded" data-near={remark.seat === near || undefined}>
          {remark.words}
        </q>
      )}
      {card && <MovedCard>{card}</MovedCard>}
      <Lower title={scorer}>
        <b>{minute}′</b> {told.filter(Boolean).join(' · ')}
      </Lower>
      {!isReplay && !stays && <p className="stage-onward">{text.pressOn}</p>}
    </Stage>
  )
}

/** A save, a card, a penalty, a whistle, a kick of a shoot-out: over the pitch, and shorter. */
export function IncidentScene({
  incident,
  viewer,
  headline,
  near,
  text,
  lasts,
  isReplay,
}: SceneProps & { readonly incident: Incident; readonly viewer: Seat | undefined }) {
  const {
    title,
    seat,
    kit = seat,
    words,
    card,
    aspect,
    ball,
    keeper,
    corner,
    dive,
    raised,
    goals,
    kicks,
  } = incident
  const isLoud = viewer === undefined || viewer === seat
  const of = goals ? 'whistle' : raised ? 'card' : undefined
  return (
    <Stage kit={kit} isQuiet={!isLoud} isSmall {...{ isReplay, lasts, aspect, title, of }}>
      {ball && <Goal ball={ball} corner={corner ?? 'right'} dive={dive} keeper={keeper} isLoud={isLoud} />}
      {card && <MovedCard>{card}</MovedCard>}
      {raised && <div className="stage-raised stage-moves" style={moved(MOVES.raised)} />}
      {goals && <Board headline={headline} near={near} minute={headline.minute} goals={goals} />}
      {kicks && <Kicks kicks={kicks} headline={headline} near={near} text={text} />}
      <Lower title={title}>{words}</Lower>
    </Stage>
  )
}

const MovedCard = ({ children }: { readonly children: ReactNode }) => (
  <div className="stage-card stage-moves" style={moved(MOVES.card)}>
    {children}
  </div>
)

/** The words below: what it is, and how it came about. */
const Lower = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="stage-lower stage-moves" style={moved(MOVES.lower)}>
    <strong>{title}</strong>
    <span>{children}</span>
  </div>
)

interface GoalPlace {
  readonly ball: NonNullable<Incident['ball']>
  readonly corner: Corner
  /** Where the keeper dived to, if that is known. */
  readonly dive: Corner | undefined
  /** The keeper's card. */
  readonly keeper: ReactNode
  readonly isLoud: boolean
}

/** The goal with its keeper, and the ball that comes to it: into the net, into his gloves, past the post, or not yet. */
function Goal({ ball, corner, dive, keeper, isLoud }: GoalPlace) {
  const id = useId()
  const flown = flight(corner, dive, ball === 'held')
  const isSaved = ball === 'held' || ball === 'parried'
  const flies = ball === 'spot' ? undefined : ball === 'parried' ? moved(MOVES.away) : flown.ball
  return (
    <div className="stage-frame" data-ball={ball} style={flown.place}>
      {isLoud && ball !== 'spot' && <div className="stage-rays stage-moves" style={moved(MOVES.rays)} />}
      <Net id={`${id}trail`} corner={corner} isIn={ball === 'in'} />
      {keeper && (
        <div className="stage-beaten stage-moves" style={moved(isSaved ? MOVES.dives : MOVES.beaten)}>
          {keeper}
        </div>
      )}
      {isSaved && (
        <div className="stage-gloves stage-moves" style={moved(MOVES.gloves)}>
          <Gloves />
        </div>
      )}
      <div className="stage-ball stage-moves" style={flies}>
        <Football />
      </div>
    </div>
  )
}

/** So many kicks each side has at least. */
const KICKS = 5

interface KicksProps extends Pick<SceneProps, 'headline' | 'near' | 'text'> {
  readonly kicks: Pair<readonly boolean[]>
}

/** A shoot-out so far, a row for each side: hits, misses and what is still to come. */
function Kicks({ kicks, headline, near, text }: KicksProps) {
  const places = Math.max(KICKS, kicks[0].length, kicks[1].length)
  return (
    <div className="stage-kicks">
      {([near, other(near)] as const).map((seat) => (
        <p key={seat} className="row">
          <b>{headline.sides[seat].short}</b>
          {Array.from({ length: places }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: kicks stay in their order
            <Kick key={i} hit={kicks[seat][i]} text={text} />
          ))}
          <b>{kicks[seat].filter(Boolean).length}</b>
        </p>
      ))}
    </div>
  )
}

interface KickProps {
  readonly hit: boolean | undefined
  readonly text: Pick<TableText, 'kick'>
}

/** A kick of a shoot-out: a hit, a miss, or still to come. */
export function Kick({ hit, text }: KickProps) {
  if (hit === undefined) return <i className="centred stage-kick" />
  return (
    <i className="centred stage-kick" data-hit={hit} title={text.kick[hit ? 'hit' : 'miss']}>
      <Sign is={hit ? 'tick' : 'cross'} />
    </i>
  )
}
