import { fill } from '@libero/kernel/words'
import { useEffect, useState } from 'react'
import { useLanguage, useTexts } from '../../app/hooks.ts'
import { writeRoute } from '../../app/route.ts'
import { Shell } from '../../app/shell.tsx'
import { appTexts } from '../../app/text.ts'
import { gameTexts, isGame } from '../../games/register.ts'
import { bundleFile, fileName, matchFile } from '../../keep/files.ts'
import { saveFile } from '../../keep/hand-over.ts'
import type { KeptMatch, Trouble } from '../../keep/store.ts'
import { store } from '../../keep/store.ts'
import { coachNames } from '../../match/coaches.ts'
import { Football } from '../../parts/football.tsx'
import { Sign } from '../../parts/marks.tsx'
import type { FileTaken } from './bring.tsx'
import { BringFiles, TakenWords } from './bring.tsx'
import './matches.css'
import { Waiting } from '../../parts/waiting.tsx'
import { matchesTexts } from './text.ts'
import { standingOf } from './told.ts'
import { useSides } from './use-sides.ts'

/** Every match of this browser, newest first. */
export function Matches() {
  const text = useTexts(matchesTexts)
  const app = useTexts(appTexts)
  const [matches, setMatches] = useState<readonly KeptMatch[]>()
  const [trouble, setTrouble] = useState<Trouble>()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [taken, setTaken] = useState<readonly FileTaken[]>([])

  const look = async () => {
    const all = await store.matches()
    if (all.ok) setMatches(all.value)
    else {
      setMatches([])
      setTrouble(all.trouble)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once; afterwards the page itself knows what changed
  useEffect(() => void look(), [])

  const remove = async (match: KeptMatch) => {
    const dropped = await store.dropMatch(match.id)
    if (dropped.ok) setGone(new Set([...gone, match.id]))
    else setTrouble(dropped.trouble)
  }
  const bringBack = async (match: KeptMatch) => {
    const kept = await store.keepMatch(match)
    if (kept.ok) setGone(new Set([...gone].filter((id) => id !== match.id)))
    else setTrouble(kept.trouble)
  }
  const there = matches?.filter(({ id }) => !gone.has(id)) ?? []
  const fresh = new Set(taken.flatMap(({ added }) => added.map(({ id }) => id)))
  return (
    <Shell
      page="matches"
      title={text.title}
      beside={
        <div className="row">
          {there.length > 0 && (
            <button
              type="button"
              className="button"
              onClick={() => saveFile('libero-matches.json', bundleFile(there))}
            >
              {text.saveAll}
            </button>
          )}
          <BringFiles
            done={(now) => {
              setTaken(now)
              setGone(new Set())
              void look()
            }}
          />
        </div>
      }
    >
      <p className="lead dim">{text.lead}</p>
      {trouble && <p className="trouble">{text.storage[trouble]}</p>}
      <TakenWords taken={taken} />
      {matches === undefined && <Waiting words={app.loading} />}
      {matches?.length === 0 && !trouble && (
        <div className="stack empty middle">
          <Football />
          <p>{text.empty}</p>
          <a className="button primary" href="#/">
            {text.sitDown}
          </a>
        </div>
      )}
      <ul className="plain stack match-list">
        {matches?.map((match) =>
          gone.has(match.id) ? (
            <Gone key={match.id} match={match} bringBack={() => void bringBack(match)} />
          ) : (
            <Row key={match.id} match={match} isNew={fresh.has(match.id)} remove={() => void remove(match)} />
          ),
        )}
      </ul>
    </Shell>
  )
}

function Gone({ match, bringBack }: { readonly match: KeptMatch; bringBack(): void }) {
  const text = useTexts(matchesTexts)
  return (
    <li className="panel spread match-gone" role="status">
      {fill(text.removed, { match: useSides(match).join(' – ') })}
      <button type="button" className="button" onClick={bringBack}>
        {text.bring}
      </button>
    </li>
  )
}

interface RowProps {
  readonly match: KeptMatch
  readonly isNew: boolean
  remove(): void
}

function Row({ match, isNew, remove }: RowProps) {
  const text = useTexts(matchesTexts)
  const app = useTexts(appTexts)
  const games = useTexts(gameTexts)
  const language = useLanguage()
  const standing = standingOf(match)
  const coaches = coachNames(match, language, app)
  const sides = useSides(match)
  const { goals, minute, game, outcome, resigned, touched } = match
  const pair = sides.join(' – ')
  const how = [
    text.standings[standing],
    standing === 'running' && fill(text.minute, { minute }),
    resigned !== undefined && fill(text.resigned, { coach: coaches[resigned] }),
    outcome?.shootOut && fill(text.shootOut, { home: outcome.shootOut[0], away: outcome.shootOut[1] }),
    outcome?.by === 'extra-time' && text.extraTime,
  ].filter(Boolean)
  return (
    <li
      className="panel grid match-row level"
      data-state={standing}
      data-new={isNew || undefined}
      data-match={match.id}
    >
      <div className="match-game dim">
        {isGame(game) ? games[game].name : game}
        <time dateTime={new Date(touched).toISOString()}>
          {new Date(touched).toLocaleString(language === 'en' ? 'en-GB' : language, {
            dateStyle: 'medium',
            timeStyle: 'short',
          })}
        </time>
      </div>
      <div>
        <p className="match-score">
          {sides[0]} <b>{goals[0]}</b> : <b>{goals[1]}</b> {sides[1]}
        </p>
        <p className="quiet">
          {coaches[0]} – {coaches[1]} · {how.join(' · ')}
        </p>
      </div>
      <div className="row match-orders">
        {standing === 'running' ? (
          <a
            className="button primary"
            href={writeRoute('match', [match.id])}
            aria-label={`${text.playOn}: ${pair}`}
          >
            {text.playOn}
          </a>
        ) : (
          <a
            className="button"
            href={writeRoute('replay', [match.id])}
            aria-label={`${text.replay}: ${pair}`}
          >
            {text.replay}
          </a>
        )}
        <button
          type="button"
          className="button"
          title={text.save}
          aria-label={`${text.save}: ${pair}`}
          onClick={() => saveFile(fileName({ game, sides, touched }), matchFile(match))}
        >
          <Sign is="save" />
        </button>
        <button
          type="button"
          className="button"
          title={text.remove}
          aria-label={`${text.remove}: ${pair}`}
          onClick={remove}
        >
          <Sign is="bin" />
        </button>
      </div>
    </li>
  )
}
