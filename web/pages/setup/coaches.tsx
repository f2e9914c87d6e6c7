import type { Level } from '@libero/bots'
import { coachAt, coachName, levelTexts } from '@libero/bots/levels'
import type { Seat } from '@libero/kernel'
import { SEATS } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { useTexts } from '../../app/hooks.ts'
import { appTexts } from '../../app/text.ts'
import { Segments } from '../../parts/agree.tsx'
import { CoachFace } from '../../parts/coach-face.tsx'
import { NameField } from '../../parts/name-field.tsx'
import { Shirt } from '../../parts/shirt.tsx'
import type { Draft } from './draft.ts'
import { coachesOf, isPerson, MODES, withLevel, withName, withSide } from './draft.ts'
import type { Room } from './dressing.ts'
import { withMode } from './dressing.ts'
import { setupPageTexts } from './text.ts'

interface CoachesProps {
  readonly room: Room
  readonly draft: Draft
  readonly levels: readonly string[]
  change(next: (before: Draft) => Draft): void
}

/** Who sits where, and how strong the bots are. */
export function Coaches({ room, draft, levels, change }: CoachesProps) {
  const text = useTexts(setupPageTexts)
  const app = useTexts(appTexts)
  const { about } = useTexts(levelTexts)
  const sides = SEATS.map((id, seat) => ({
    id,
    name: (
      <span className="row">
        <Shirt seat={seat as Seat} className="shirt-small" /> {app[id]}
      </span>
    ),
  }))
  return (
    <section className="panel stack" aria-labelledby="setup-who">
      <h2 id="setup-who">{text.who}</h2>
      <Segments
        list
        legend={text.who}
        silent
        choices={MODES.map((id) => ({ id, name: text.modes[id], about: text.modesAbout[id] }))}
        chosen={draft.mode}
        choose={(mode) => change((before) => withMode(room, before, mode))}
      />
      {draft.mode === 'bot' && (
        <Segments
          legend={text.side}
          choices={sides}
          chosen={SEATS[draft.side]}
          choose={(side) => change((before) => withSide(before, side === 'home' ? 0 : 1))}
        />
      )}
      {draft.mode === 'people' &&
        ([0, 1] as const).map((seat) => (
          <NameField
            key={seat}
            name={fill(text.nameAt, { side: app[SEATS[seat]] })}
            value={draft.names?.[seat] ?? ''}
            say={(name) => change((before) => withName(before, seat, name))}
          />
        ))}
      {([0, 1] as const)
        .filter((seat) => !isPerson(draft, seat))
        .map((seat) => (
          <Segments
            key={seat}
            list
            legend={draft.mode === 'bot' ? text.opponent : fill(text.botAt, { side: app[SEATS[seat]] })}
            choices={levels.map((id, rank) => ({
              id,
              name: (
                <>
                  <Rival room={room} draft={draft} seat={seat} level={id} />
                  <Strength rank={rank} of={levels.length} />
                </>
              ),
              // Two lists below each other need their room for the names.
              about: draft.mode === 'bot' ? `${app.levels[id]}: ${about[id as Level]}` : undefined,
            }))}
            chosen={draft.levels[seat]}
            choose={(level) => change((before) => withLevel(before, seat, level))}
          />
        ))}
    </section>
  )
}

interface RivalProps {
  readonly room: Room
  readonly draft: Draft
  readonly seat: Seat
  readonly level: string
}

/** Who plays at a level: a face and a name. */
function Rival({ room: { game, pen, at }, draft, seat, level }: RivalProps) {
  const coach = coachAt(game.id, coachesOf(withLevel(draft, seat, level)), seat)
  if (!coach) return level
  return (
    <>
      <CoachFace coach={coach} pen={pen} /> {coachName(coach, at.language)}
    </>
  )
}

/** As many full footballs as the level is high. */
function Strength({ rank, of }: { readonly rank: number; readonly of: number }) {
  return (
    <span className="setup-strength flex stiff" aria-hidden="true">
      {Array.from({ length: of }, (_, ball) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: footballs in a row never change places
        <i key={ball} data-full={ball <= rank || undefined} />
      ))}
    </span>
  )
}
