import type { Refusal, Seat } from '@libero/kernel'
import { SEATS } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { Component, useState } from 'react'
import { underCover } from '../../app/cover.ts'
import { useTexts } from '../../app/hooks.ts'
import { GAMES } from '../../games/register.ts'
import { handedOn } from '../../keep/hand-over.ts'
import type { TravellingTeam } from '../../keep/teams.ts'
import { teamAddress } from '../../keep/teams.ts'
import { Reasons } from '../../parts/agree.tsx'
import { Sign } from '../../parts/marks.tsx'
import { Shirt } from '../../parts/shirt.tsx'
import type { Brought, Draft } from './draft.ts'
import { isPerson } from './draft.ts'
import type { Room } from './dressing.ts'
import { aboutTeam, randomBuild } from './dressing.ts'
import { OwnTeams } from './own-teams.tsx'
import { setupPageTexts } from './text.ts'

interface PanelProps {
  readonly room: Room
  readonly draft: Draft
  readonly seat: Seat
  readonly refusals: readonly Refusal[]
  readonly isCovered: boolean
  cover(covered: boolean): void
  change(brought: Brought): void
  bring(team: TravellingTeam): void
}

/** What one coach brings. A person's team lies open, a bot's folded up, a covered one not at all. */
export function TeamPanel(props: PanelProps) {
  const { room, draft, seat, refusals, isCovered, cover } = props
  const text = useTexts(setupPageTexts)
  const brought = draft.brings[seat]
  const isBots = !isPerson(draft, seat)
  const title = draft.mode === 'bot' ? (isBots ? text.theirTeam : text.yourTeam) : text.teams[SEATS[seat]]
  return (
    <section className="panel stack setup-team" data-seat={SEATS[seat]} aria-label={title}>
      <header className="row">
        <Shirt seat={seat} />
        <div>
          <h2>{title}</h2>
          <p className="quiet">
            {isCovered
              ? `${capital(refusals.length === 0 ? text.complete : text.incomplete)}. ${text.covered}`
              : 'own' in brought
                ? text.botsChoiceAbout
                : aboutTeam(room, brought.build, draft.options)}
          </p>
        </div>
        {draft.mode === 'people' && (
          <button
            type="button"
            className="button"
            data-cover={SEATS[seat]}
            aria-expanded={!isCovered}
            onClick={() => cover(!isCovered)}
          >
            {isCovered ? text.uncover : text.cover}
          </button>
        )}
      </header>
      {!isCovered && 'aside' in brought && brought.aside && (
        <p role="status" data-aside>
          {fill(text.setAside, {
            name: brought.aside.name || aboutTeam(room, brought.aside.build, undefined) || text.ownMade,
          })}
        </p>
      )}
      {!isCovered && <OpenTeam {...props} isBots={isBots} />}
    </section>
  )
}

function OpenTeam(props: PanelProps & { readonly isBots: boolean }) {
  const { room, draft, seat, refusals, isBots, change } = props
  const text = useTexts(setupPageTexts)
  const [unfolded, setUnfolded] = useState(false)
  const brought = draft.brings[seat]
  const { Builder } = room.setup
  const isShown = !('own' in brought) && (!isBots || unfolded)
  const usual = () => room.setup.presets(seat, draft.options, room.at)[0]?.build
  return (
    <>
      <Sources {...props} unfolded={unfolded} unfold={() => setUnfolded(!unfolded)} />
      {isShown ? (
        <Fence
          build={brought.build}
          words={text.cannotShow}
          anew={text.anew}
          restart={() => change({ build: usual() })}
        >
          <Builder
            {...room.at}
            seat={seat}
            options={draft.options}
            build={brought.build}
            refusals={refusals}
            change={(build) => change({ build, ...(brought.name && { name: brought.name }) })}
          />
        </Fence>
      ) : (
        <Reasons game={room.game.id} refusals={refusals} {...room.at} />
      )}
    </>
  )
}

interface SourcesProps extends PanelProps {
  readonly isBots: boolean
  readonly unfolded: boolean
  unfold(): void
}

const OWN_CHOICE = 'own'
const MADE_HERE = 'here'

/** Where a team can come from, and where it can go. */
function Sources(props: SourcesProps) {
  const { room, draft, seat, isBots, unfolded, unfold, change, bring } = props
  const text = useTexts(setupPageTexts)
  const [link, setLink] = useState<{ readonly address: string; readonly copied: boolean }>()
  const [showsOwn, setShowsOwn] = useState(false)
  const brought = draft.brings[seat]
  const presets = room.setup.presets(seat, draft.options, room.at)
  const is = (build: unknown) => 'build' in brought && JSON.stringify(build) === JSON.stringify(brought.build)
  const place = presets.findIndex(({ build }) => is(build))
  const chosen = 'own' in brought ? OWN_CHOICE : place < 0 ? MADE_HERE : String(place)
  const team = (): TravellingTeam | undefined =>
    'own' in brought
      ? undefined
      : {
          game: room.game.id,
          name: brought.name ?? presets[place]?.name ?? '',
          build: brought.build,
          options: draft.options,
        }
  const share = async (shared: TravellingTeam) => {
    const address = underCover(await teamAddress(shared), GAMES, room.at.language)
    const done = await handedOn(address, { title: shared.name, text: `${shared.name} · Libero` })
    setLink(done === undefined ? undefined : { address, copied: done })
  }
  const choose = (value: string) => {
    setLink(undefined)
    if (value === OWN_CHOICE) change({ own: true })
    const preset = presets[Number(value)]
    if (preset) change({ build: preset.build })
  }
  const current = team()
  return (
    <div>
      <div className="row setup-sources">
        <label className="setup-ready">
          <span className="unseen">{text.readyMade}</span>
          <select value={chosen} onChange={(event) => choose(event.target.value)}>
            {chosen === MADE_HERE && (
              <option value={MADE_HERE}>{('name' in brought && brought.name) || text.ownMade}</option>
            )}
            {isBots && <option value={OWN_CHOICE}>{text.botsChoice}</option>}
            {presets.map(({ name }, i) => (
              <option key={name} value={i}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button"
          onClick={() => {
            setLink(undefined)
            change({ build: randomBuild(room, draft, seat) })
          }}
        >
          <Sign is="dice" /> {text.random}
        </button>
        <button type="button" className="button" aria-haspopup="dialog" onClick={() => setShowsOwn(true)}>
          {text.myTeams}
        </button>
        {chosen === MADE_HERE && (
          <button type="button" className="button" aria-haspopup="dialog" onClick={() => setShowsOwn(true)}>
            {text.save}
          </button>
        )}
        {current && (
          <button type="button" className="button" data-share onClick={() => void share(current)}>
            {text.share}
          </button>
        )}
        {isBots && current && (
          <button type="button" className="button outline" aria-expanded={unfolded} onClick={unfold}>
            {unfolded ? text.hide : text.look}
          </button>
        )}
      </div>
      <div role="status">
        {link?.copied && (
          <p className="well">
            <Sign is="tick" /> {text.copied}
          </p>
        )}
        {link && !link.copied && (
          <label className="stack">
            {text.copyYourself}
            <input type="text" readOnly value={link.address} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </div>
      {showsOwn && (
        <OwnTeams
          room={room}
          current={current}
          take={(own) => {
            setShowsOwn(false)
            setLink(undefined)
            bring(own)
          }}
          named={(name) => 'build' in brought && change({ ...brought, name })}
          close={() => setShowsOwn(false)}
        />
      )}
    </div>
  )
}

interface FenceProps {
  readonly build: unknown
  readonly words: string
  readonly anew: string
  restart(): void
  readonly children: ReactNode
}

/** A damaged team from a link or a file may be more than a builder can draw; the way out stays open. */
class Fence extends Component<FenceProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidUpdate({ build }: FenceProps) {
    if (this.state.broken && build !== this.props.build) this.setState({ broken: false })
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <div className="danger">
        <p>{this.props.words}</p>
        <button type="button" className="button" onClick={() => this.props.restart()}>
          {this.props.anew}
        </button>
      </div>
    )
  }
}
