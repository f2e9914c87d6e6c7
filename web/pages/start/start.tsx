import { coachInFull, coachOf, opponentName } from '@libero/bots/levels'
import { fill } from '@libero/kernel/words'
import { useEffect, useState } from 'react'
import { fetchAhead } from '../../app/ahead.ts'
import { useLanguage, usePromise, useSettings, useTexts } from '../../app/hooks.ts'
import { goTo, writeRoute } from '../../app/route.ts'
import { LEVELS, type Level, settings } from '../../app/settings.ts'
import { Shell } from '../../app/shell.tsx'
import { shellTexts } from '../../app/shell-text.ts'
import { appTexts } from '../../app/text.ts'
import { faceOf, GAMES, type GameId, gameTexts, isGame, sceneOf, setupOf } from '../../games/register.ts'
import type { LastSquad } from '../../keep/last-squad.ts'
import { keepLastSquad, lastSquad } from '../../keep/last-squad.ts'
import { GO_ON, learntOf } from '../../keep/learnt.ts'
import type { KeptMatch } from '../../keep/store.ts'
import { store } from '../../keep/store.ts'
import { isUnfinished } from '../matches/told.ts'
import { useSides, useSquadName } from '../matches/use-sides.ts'
import './start.css'
import { startTexts } from './text.ts'

/** How long the tables wait for what the browser has kept, in milliseconds. */
const LATE = 300

/** The start page is the game: tables to sit down at. Tables are fetched only once it stands. */
export function Start() {
  const { language, level } = useSettings()
  const text = useTexts(startTexts)
  const shell = useTexts(shellTexts)
  const games = useTexts(gameTexts)
  const kept = usePromise(() => store.matches(), 'matches')
  const [busy, setBusy] = useState<GameId>()
  const [refused, setRefused] = useState<readonly string[]>([])
  useEffect(() => {
    let isHere = true
    void fetchAhead(() => isHere)
    return () => {
      isHere = false
    }
  }, [])
  // A match that waits stands above the tables: they come when it is known, or late, rather than move.
  const isLate = usePromise(() => new Promise<true>((resolve) => setTimeout(resolve, LATE, true)), 'late')
  const isReady = kept !== undefined || isLate
  const running = kept?.ok ? kept.value.find(isUnfinished) : undefined

  const sitDown = async (game: GameId) => {
    setBusy(game)
    setRefused([])
    try {
      const [face, setup, { quickMatch }] = await Promise.all([
        faceOf(game),
        setupOf(game),
        import('../../match/kick-off.ts'),
      ])
      const id = await quickMatch(face, setup, level, language, lastSquad(game))
      if (id.ok) goTo(writeRoute('match', [id.value]))
      else setRefused(id.refusals.map((refusal) => face.wording(language).refusal(refusal)))
    } catch (fault) {
      setRefused([String(fault)])
    }
    setBusy(undefined)
  }

  return (
    <Shell page="" title="Libero" bare className="start">
      <Floodlights />
      <div className="spread start-head">
        <div>
          <h1>{text.claim}</h1>
          <p>{text.invitation}</p>
        </div>
        <LevelChoice level={level} />
      </div>
      {refused.length > 0 && (
        <p className="trouble" role="alert">
          {text.refused} {refused.join(' ')}
        </p>
      )}
      {running && <Running match={running} />}
      {isReady && (
        <>
          <div className="grid start-tables">
            {GAMES.map((game) => (
              <GameTable
                key={game}
                game={game}
                level={level}
                busy={busy}
                sitDown={() => void sitDown(game)}
              />
            ))}
          </div>
          <footer className="spread quiet start-foot">
            <section className="stack">
              <h2>{text.ours}</h2>
              <p>{text.unofficial}</p>
              <p>
                {[
                  text.reconstructed,
                  ...GAMES.map((game) => `${games[game].name}: ${games[game].reconstructed}.`),
                ].join(' ')}{' '}
                <a href={writeRoute('cards', [GAMES[0]])}>{text.sources}</a>.
              </p>
            </section>
            <div className="row">
              <a className="button" href="#/matches">
                {text.allMatches}
                {kept?.ok && kept.value.length > 0 && ` (${kept.value.length})`}
              </a>
              <a className="button" href="#/settings">
                {shell.settings}
              </a>
            </div>
          </footer>
        </>
      )}
    </Shell>
  )
}

interface TableProps {
  readonly game: GameId
  readonly level: Level
  readonly busy: GameId | undefined
  sitDown(): void
}

/** One table: its scene, what kind of match it is, and one button that begins it. */
function GameTable({ game, level, busy, sitDown }: TableProps) {
  const text = useTexts(startTexts)
  const shell = useTexts(shellTexts)
  const app = useTexts(appTexts)
  const language = useLanguage()
  const games = useTexts(gameTexts)
  const Scene = sceneOf(game)
  const { name, character, length } = games[game]
  const [squad, setSquad] = useState(() => lastSquad(game))
  const rival = coachOf(game, level)
  const { finished } = useSettings()
  const [learnt] = useState(() => learntOf(game))
  const isNew = !finished[game] && learnt.done.length === 0
  return (
    <article className={`column holds cut start-table start-${game}`} data-busy={busy === game || undefined}>
      <Scene />
      <div className="stack start-words fills">
        <div className="spread start-title">
          <h2>{name}</h2>
          <span>{length}</span>
        </div>
        <p>{character}</p>
        <button
          type="button"
          className="button primary start-kick-off"
          disabled={busy !== undefined}
          data-game={game}
          aria-label={fill(text.kickOffAt, { game: name, level: opponentName(game, level, language) })}
          onClick={sitDown}
        >
          {busy === game ? app.loading : text.kickOff}
        </button>
        <p className="start-with">
          {rival && fill(text.against, { coach: coachInFull(rival, language) })}
          {squad && (
            <>
              {' · '}
              <WithSquad game={game} squad={squad} />{' '}
              <button
                type="button"
                className="bare start-usual lit"
                data-usual={game}
                onClick={() => {
                  keepLastSquad(game, undefined)
                  setSquad(undefined)
                }}
              >
                {text.usual}
              </button>
            </>
          )}
        </p>
        <nav className="spread start-ways" aria-label={`${name}: ${shell.learn}`}>
          {isNew ? (
            <a href={writeRoute('learn', [game, GO_ON])} data-learn={game}>
              {text.firstTime}
            </a>
          ) : (
            <a href={writeRoute('learn', [game])}>{shell.learn}</a>
          )}
          <a href={writeRoute('practice', [game])}>{shell.practice}</a>
        </nav>
        <nav className="spread start-ways" aria-label={name}>
          <a href={writeRoute('new', [game])}>{text.prepare}</a>
          <a href={writeRoute('rules', [game])}>{shell.rules}</a>
          <a href={writeRoute('sheet', [game])}>{shell.sheet}</a>
          <a href={writeRoute('cards', [game])}>{shell.cards}</a>
        </nav>
      </div>
    </article>
  )
}

function WithSquad({ game, squad }: { readonly game: GameId; readonly squad: LastSquad }) {
  const text = useTexts(startTexts)
  return fill(text.withSquad, { name: useSquadName(game, squad) })
}

function LevelChoice({ level }: { readonly level: Level }) {
  const text = useTexts(startTexts)
  const app = useTexts(appTexts)
  return (
    <label className="row quiet">
      <span>{text.opponent}</span>
      <select value={level} onChange={(event) => settings.change({ level: event.target.value as Level })}>
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            {app.levels[each]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The last match that waits for its end. */
function Running({ match }: { readonly match: KeptMatch }) {
  const text = useTexts(startTexts)
  const games = useTexts(gameTexts)
  const sides = useSides(match)
  const { goals, minute, game } = match
  return (
    <a className="panel running line" href={writeRoute('match', [match.id])} data-running={match.id}>
      <span className="quiet">
        {text.unfinished} · {isGame(game) ? games[game].name : game} · {minute}′
      </span>
      <strong>
        {sides[0]} <b>{goals[0]}</b> : <b>{goals[1]}</b> {sides[1]}
      </strong>
      <span className="button primary">{text.playOn}</span>
    </a>
  )
}

/** Two masts and their light; an ornament. */
function Floodlights() {
  return (
    <div className="floodlights" aria-hidden="true">
      <Mast side="left" />
      <Mast side="right" />
      <i className="beam" />
      <i className="beam" data-right />
      <i className="lawn" />
    </div>
  )
}

const LAMPS = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => [column, row] as const))

function Mast({ side }: { readonly side: 'left' | 'right' }) {
  return (
    <svg viewBox="0 0 96 200" className="mast" data-right={side === 'right' || undefined} aria-hidden="true">
      <path d="M44 64h8l5 136H39z" fill="var(--mast)" />
      <path
        d="M41 84l14 16M55 84l-15 16M40 112l16 18M56 112l-17 18M39 144l18 20M57 144l-19 20"
        stroke="var(--mast-2)"
        strokeWidth="2"
      />
      <rect
        x="6"
        y="6"
        width="84"
        height="60"
        rx="5"
        fill="var(--mast)"
        stroke="var(--mast-2)"
        strokeWidth="2"
      />
      {LAMPS.map(([column, row]) => (
        <g key={`${column} ${row}`}>
          <circle cx={18 + column * 20} cy={17 + row * 19} r="7.6" fill="var(--lamp)" opacity=".28" />
          <circle cx={18 + column * 20} cy={17 + row * 19} r="5" fill="var(--lamp)" />
        </g>
      ))}
    </svg>
  )
}
