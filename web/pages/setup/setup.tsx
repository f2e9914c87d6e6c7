import type { Refusal, Seat } from '@libero/kernel'
import { canonical } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PageProps } from '../../app/app.tsx'
import { useFace, useLayout, usePromise, useSettings, useTexts } from '../../app/hooks.ts'
import { goTo, replaceRoute, writeRoute } from '../../app/route.ts'
import { Shell } from '../../app/shell.tsx'
import { appTexts } from '../../app/text.ts'
import type { Face, SetupFace } from '../../face.ts'
import type { GameId } from '../../games/register.ts'
import { GAMES, gameTexts, isGame, setupOf } from '../../games/register.ts'
import { keepLastSquad } from '../../keep/last-squad.ts'
import type { TeamTrouble, TravellingTeam } from '../../keep/teams.ts'
import { readTeamLink } from '../../keep/teams.ts'
import { botBuild, kickOff, toTell } from '../../match/kick-off.ts'
import { opponents, telling } from '../../match/load.ts'
import type { Notice } from '../../match/match.ts'
import { CardChoice, chosenSet } from './card-choice.tsx'
import { Coaches } from './coaches.tsx'
import type { Draft } from './draft.ts'
import { coachesOf, freshDraft, isPerson, keepDraft, keptDraft } from './draft.ts'
import type { Room } from './dressing.ts'
import {
  aboutTeam,
  against,
  configOf,
  isReady,
  refusalsAt,
  seated,
  withBuild,
  withCards,
  withOptions,
} from './dressing.ts'
import { KickOffBar } from './kick-off-bar.tsx'
import { keepAsOwn } from './own-teams.tsx'
import { TeamPanel } from './team-panel.tsx'
import { setupPageTexts } from './text.ts'
import './setup.css'
import { Waiting } from '../../parts/waiting.tsx'

/** What comes before the match: who plays, by which rules, and what each side brings. */
export function Setup({ route }: PageProps) {
  const text = useTexts(setupPageTexts)
  const games = useTexts(gameTexts)
  const [game = ''] = route.rest
  const known = isGame(game)
  return (
    <Shell
      page="new"
      title={known ? `${games[game].name}: ${text.title}` : text.title}
      className="wide setup"
    >
      {known ? (
        <Arrival key={game} game={game} link={route.said.team} cards={route.said.cards} />
      ) : (
        <WhichGame />
      )}
    </Shell>
  )
}

function WhichGame() {
  const text = useTexts(setupPageTexts)
  const games = useTexts(gameTexts)
  return (
    <nav className="panel stack setup-games" aria-label={text.whichGame}>
      <h2>{text.whichGame}</h2>
      {GAMES.map((game) => (
        <a key={game} className="button" href={writeRoute('new', [game])}>
          {games[game].name}
        </a>
      ))}
    </nav>
  )
}

interface ArrivalProps {
  readonly game: GameId
  readonly link: string | undefined
  /** The card set on the shelf that is to be played with. */
  readonly cards: string | undefined
}

function Arrival({ game, link, cards }: ArrivalProps) {
  const face = useFace(game)
  const setup = usePromise(() => setupOf(game), game)
  const app = useTexts(appTexts)
  return face && setup ? (
    <DressingRoom face={face} setup={setup} game={game} link={link} cards={cards} />
  ) : (
    <Waiting words={app.loading} />
  )
}

/** A shared team that has just been opened, and how it was before. */
type News =
  | { readonly team: TravellingTeam; readonly before: Draft }
  | { readonly saved: string }
  | { readonly trouble: TeamTrouble }

interface DressingRoomProps extends ArrivalProps {
  readonly face: Face
  readonly setup: SetupFace
}

function DressingRoom({ face, setup, game, link, cards }: DressingRoomProps) {
  const text = useTexts(setupPageTexts)
  const app = useTexts(appTexts)
  const { language, level } = useSettings()
  const levels = Object.keys(app.levels)
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = keptDraft(game, freshDraft(setup, level), levels)
    const room = { ...face, setup, at: telling(face, language, kept.options) }
    // What was kept before the rules changed is fitted to them.
    return seated(room, withOptions(room, kept, kept.options))
  })
  const [news, setNews] = useState<News>()
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const [busy, setBusy] = useState(false)
  // Two people at one screen: only one team lies open, and after a reload none.
  const [open, setOpen] = useState<Seat>()

  const at = useMemo(() => telling(face, language, draft.options), [face, language, draft.options])
  const room: Room = useMemo(() => ({ game: face.game, setup, pen: face.pen, at }), [face, setup, at])
  const faults = useMemo(() => against(room, draft), [room, draft])

  const change = useCallback((next: (before: Draft) => Draft) => {
    setRefused([])
    setDraft(next)
  }, [])
  useEffect(() => keepDraft(game, draft), [game, draft])

  const bring = (seat: Seat, team: TravellingTeam) => change((before) => adopted(room, before, seat, team))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is taken once, whatever else changes
  useEffect(() => {
    if (!link) return
    void readTeamLink(link).then((read) => {
      const foreign = read.ok && read.team.game !== game
      // A team of another game goes to its own dressing room.
      if (foreign && isGame(read.team.game)) {
        replaceRoute(writeRoute('new', [read.team.game], { team: link }))
        return
      }
      if (!read.ok || foreign) setNews({ trouble: read.ok ? 'link-damaged' : read.trouble })
      else {
        setNews({ team: read.team, before: draft })
        bring(draft.mode === 'bot' ? draft.side : 0, read.team)
      }
      // The team is in the draft now: a reload must not take it a second time.
      replaceRoute(writeRoute('new', [game]))
    })
  }, [link])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a set is taken once, whatever else changes
  useEffect(() => {
    if (!cards) return
    void chosenSet(game, cards).then((set) => {
      if (set !== undefined) change((before) => withCards(room, before, set))
      replaceRoute(writeRoute('new', [game]))
    })
  }, [cards])

  /** What one person has put together is what the start page kicks off with from now on. */
  const keepSquad = () => {
    const { mode, side, brings, options } = draft
    const brought = brings[side]
    if (mode !== 'bot' || 'own' in brought) return
    const { build, name } = brought
    const isUsual = canonical(freshDraft(setup, level).brings[0]) === canonical({ build }) && !options
    keepLastSquad(
      game,
      isUsual
        ? undefined
        : {
            ...(name ? { name } : { name: aboutTeam(room, build, options), spoken: language }),
            build,
            options,
          },
    )
  }

  const begin = async () => {
    setBusy(true)
    let notice: Notice | undefined
    const make = (seat: Seat, level: string) =>
      botBuild(opponents, face.game.id, setup, draft.options, seat, level, (each) => {
        notice = each
      })
    const config = await configOf(room, draft, make)
    const names = draft.mode === 'people' ? draft.names : undefined
    const opened = await kickOff(face, { config }, coachesOf(draft), language, undefined, names)
    setBusy(false)
    if (opened.ok && notice) toTell.set(opened.value, notice)
    if (opened.ok) {
      keepSquad()
      goTo(writeRoute('match', [opened.value]))
    }
    if (!opened.ok) setRefused(opened.refusals)
  }

  /** A team nobody has named goes by what it is. */
  const called = (team: TravellingTeam): string =>
    team.name || aboutTeam(room, team.build, team.options) || text.unnamed

  const startOver = () => {
    setNews(undefined)
    setOpen(undefined)
    change(() => freshDraft(setup, level))
  }

  const roomy = useLayout('wide')
  const { Options, Variant } = setup
  const agreeing = {
    ...at,
    options: draft.options,
    refusals: faults.options,
    change: (options: unknown) => change((before) => withOptions(room, before, options)),
  }
  const seats: readonly Seat[] = draft.mode === 'bot' && draft.side === 1 ? [1, 0] : [0, 1]
  return (
    <>
      <LinkNews
        news={news}
        called={called}
        takeBack={(before) => {
          setNews(undefined)
          change(() => before)
        }}
        save={async (team) => {
          const name = called(team)
          if (await keepAsOwn({ ...team, name })) setNews({ saved: name })
        }}
      />
      <div className="stack setup-room">
        <div className="stack setup-part">
          {Variant && (
            <section className="panel stack" aria-labelledby="setup-variant">
              <h2 id="setup-variant">{text.variant}</h2>
              <Variant {...agreeing} />
            </section>
          )}
          <Coaches room={room} draft={draft} levels={levels} change={change} />
          <CardChoice
            room={room}
            game={game}
            options={draft.options}
            choose={(set) => change((before) => withCards(room, before, set))}
          />
          <details className="panel setup-options" open={roomy || faults.options.length > 0}>
            <summary>
              <h2>{text.options}</h2>
            </summary>
            <Options {...agreeing} />
          </details>
        </div>
        <div className="stack setup-part setup-teams">
          {seats.map((seat) => (
            <TeamPanel
              key={`${draft.mode} ${draft.side} ${seat}`}
              room={room}
              draft={draft}
              seat={seat}
              refusals={refusalsAt(faults, seat)}
              isCovered={draft.mode === 'people' && open !== seat}
              cover={(covered) => setOpen(covered ? undefined : seat)}
              bring={(team) => bring(seat, team)}
              change={(brought) => change((before) => withBuild(room, before, seat, brought))}
            />
          ))}
        </div>
        <button type="button" className="button outline setup-over" onClick={startOver}>
          {text.startOver}
        </button>
      </div>
      <KickOffBar
        room={room}
        faults={faults}
        refused={refused}
        isHidden={(seat) => draft.mode === 'people' && open !== seat && isPerson(draft, seat)}
        ready={isReady(faults)}
        busy={busy}
        begin={() => void begin()}
      />
    </>
  )
}

/** A team goes by the options that are agreed; if it cannot, by those it was made for. */
function adopted(room: Room, draft: Draft, seat: Seat, team: TravellingTeam): Draft {
  const { game, setup } = room
  /** As it would be under these options; nothing if it cannot be. */
  const under = (options: unknown): unknown =>
    [team.build, setup.adopt?.(team.build, seat, options)].find(
      (build) => build !== undefined && game.checkBuild(seat, build, options).length === 0,
    )
  const own = under(draft.options) === undefined ? under(team.options) : undefined
  const next = own === undefined ? draft : withOptions(room, draft, team.options)
  const build = own ?? under(draft.options) ?? team.build
  return withBuild(room, next, seat, { build, ...(team.name && { name: team.name }) })
}

interface LinkNewsProps {
  readonly news: News | undefined
  called(team: TravellingTeam): string
  takeBack(before: Draft): void
  save(team: TravellingTeam): Promise<void>
}

function LinkNews({ news, called, takeBack, save }: LinkNewsProps) {
  const text = useTexts(setupPageTexts)
  const app = useTexts(appTexts)
  return (
    <div role="status" className="setup-news">
      {news && 'trouble' in news && (
        <p className="panel danger" data-trouble={news.trouble}>
          {app.troubles[news.trouble] ?? news.trouble}
        </p>
      )}
      {news && 'saved' in news && <p className="panel">{fill(text.saved, { name: news.saved })}</p>}
      {news && 'team' in news && (
        <div className="panel spread">
          <p>{fill(text.fromLink, { name: called(news.team) })}</p>
          <span className="row">
            <button type="button" className="button" onClick={() => void save(news.team)}>
              {text.keepIt}
            </button>
            <button type="button" className="button outline" onClick={() => takeBack(news.before)}>
              {text.takeBack}
            </button>
          </span>
        </div>
      )}
    </div>
  )
}
