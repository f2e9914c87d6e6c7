import { fill } from '@libero/kernel/words'
import { useEffect, useState } from 'react'
import type { PageProps } from '../../app/app.tsx'
import { useLanguage, usePromise, useTexts } from '../../app/hooks.ts'
import { goTo, replaceRoute, writeRoute } from '../../app/route.ts'
import { Shelf, Shell } from '../../app/shell.tsx'
import { appTexts } from '../../app/text.ts'
import type { GameId } from '../../games/register.ts'
import { GAMES, isGame, workshopOf } from '../../games/register.ts'
import type { KeptSet } from '../../keep/sets.ts'
import { readSetLink, setStore } from '../../keep/sets.ts'
import type { Draft, Workshop } from '../../workshop.ts'
import type { SetNews } from './bring-set.tsx'
import { FileInput, ownerOf, SetNewsLine, takeInSet } from './bring-set.tsx'
import { adopted, kindsOf } from './draft.ts'
import { OpenSet } from './open-set.tsx'
import { standingOf, toType } from './standing.ts'
import { workshopTexts } from './text.ts'
import './workshop.css'
import { Waiting } from '../../parts/waiting.tsx'

/** Where owners of a box type in their cards: their sets, or one of them on the bench. */
export function WorkshopPage({ route }: PageProps) {
  const [asked = '', id] = route.rest
  const game: GameId = isGame(asked) ? asked : GAMES[0]
  const workshop = usePromise(() => workshopOf(game), game)
  const app = useTexts(appTexts)
  const text = useTexts(workshopTexts)
  const link = route.said.set
  return (
    <Shell page="workshop" title={text.title} className="wide ws-page" bare={id !== undefined}>
      {id === undefined && <Shelf page="workshop" game={game} />}
      {!workshop ? (
        <Waiting words={app.loading} />
      ) : id === undefined ? (
        <SetShelf key={game} workshop={workshop} game={game} link={link} />
      ) : (
        <OpenSet key={id} workshop={workshop} game={game} id={id} />
      )}
    </Shell>
  )
}

interface ShelfProps {
  readonly workshop: Workshop
  readonly game: GameId
  readonly link: string | undefined
}

function SetShelf({ workshop, game, link }: ShelfProps) {
  const text = useTexts(workshopTexts)
  const language = useLanguage()
  const [visit, setVisit] = useState(0)
  const [news, setNews] = useState<SetNews>()
  const shelf = usePromise(() => setStore.sets(game), `${game} ${visit}`)

  const open = (id: string | undefined) => {
    if (id === undefined) setNews({ trouble: 'storage' })
    else goTo(writeRoute('workshop', [game, id]))
  }
  const take = async (set: Draft) => {
    const owner = await ownerOf(set, language)
    if (owner === undefined) setNews({ trouble: 'set-strange' })
    else if (owner !== game) setNews({ otherGame: owner })
    else open(await takeInSet(game, adopted(workshop, language, set)))
  }
  const begin = async (draft: Draft) => open(await takeInSet(game, draft))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is taken once, whatever else changes
  useEffect(() => {
    if (!link) return
    void readSetLink(link).then((read) => {
      if (read.ok && read.game !== game && read.game !== undefined && isGame(read.game)) {
        replaceRoute(writeRoute('workshop', [read.game], { set: link }))
        return
      }
      replaceRoute(writeRoute('workshop', [game]))
      if (read.ok) void take(read.set)
      else setNews({ trouble: read.trouble })
    })
  }, [link])

  return (
    <>
      <p className="lead dim">{text.lead}</p>
      <div role="status">{news && <SetNewsLine news={news} />}</div>
      <div className="grid ws-shelf">
        <section className="panel" aria-labelledby="ws-begin">
          <h2 id="ws-begin">{text.begin}</h2>
          <div className="stack">
            <button
              type="button"
              className="bare ws-begin"
              data-begin="ours"
              onClick={() => void begin(workshop.ours(language))}
            >
              <b>{text.fromOurs}</b>
              <span className="quiet">{text.fromOursAbout}</span>
            </button>
            <button
              type="button"
              className="bare ws-begin"
              data-begin="empty"
              onClick={() => void begin(workshop.empty())}
            >
              <b>{text.fromNothing}</b>
              <span className="quiet">{text.fromNothingAbout}</span>
            </button>
            <span className="bare ws-begin file">
              <b>{text.fromFile}</b>
              <span className="quiet">{text.fromFileAbout}</span>
              <FileInput
                label={text.fromFile}
                take={(set) => void take(set)}
                fail={(trouble) => setNews({ trouble })}
              />
            </span>
          </div>
        </section>
        <section className="panel" aria-labelledby="ws-mine">
          <h2 id="ws-mine">{text.mine}</h2>
          {shelf && !shelf.ok && <p className="trouble">{text.notKept}</p>}
          {shelf?.ok && shelf.value.length === 0 && <p className="lead dim">{text.none}</p>}
          {shelf?.ok && shelf.value.length > 0 && (
            <ul className="plain">
              {shelf.value.map((set) => (
                <SetRow
                  key={set.id}
                  workshop={workshop}
                  game={game}
                  set={set}
                  changed={() => setVisit((before) => before + 1)}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  )
}

interface RowProps {
  readonly workshop: Workshop
  readonly game: GameId
  readonly set: KeptSet
  changed(): void
}

function SetRow({ workshop, game, set, changed }: RowProps) {
  const text = useTexts(workshopTexts)
  const language = useLanguage()
  const [isSure, setSure] = useState(false)
  const draft = adopted(workshop, language, set.set)
  const standing = standingOf(workshop, kindsOf(workshop, language, draft), draft)
  const open = standing.kinds.reduce((sum, kind) => sum + toType(kind), 0)
  const name = set.name || text.nameless
  if (isSure)
    return (
      <li className="spread ws-set">
        <p>{fill(text.removeSure, { name })}</p>
        <span className="row">
          <button type="button" className="button" onClick={() => void setStore.drop(set.id).then(changed)}>
            {text.removeYes}
          </button>
          <button type="button" className="button" onClick={() => setSure(false)}>
            {text.removeNo}
          </button>
        </span>
      </li>
    )
  return (
    <li className="spread ws-set">
      <div>
        <b>{name}</b>
        <small className={standing.isReady ? 'quiet well' : 'quiet'}>
          {standing.isReady ? text.complete : fill(text.incomplete, { count: open })}
        </small>
      </div>
      <span className="row">
        <a
          className="button"
          href={writeRoute('workshop', [game, set.id])}
          aria-label={`${text.open}: ${name}`}
        >
          {text.open}
        </a>
        {standing.isReady && (
          <a
            className="button primary"
            href={writeRoute('new', [game], { cards: set.id })}
            aria-label={`${text.play}: ${name}`}
          >
            {text.play}
          </a>
        )}
        <button
          type="button"
          className="button outline"
          aria-label={`${text.remove}: ${name}`}
          onClick={() => setSure(true)}
        >
          {text.remove}
        </button>
      </span>
    </li>
  )
}
