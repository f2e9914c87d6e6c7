import { fill } from '@libero/kernel/words'
import type { ComponentProps } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { PageProps } from '../../app/app.tsx'
import { useLanguage, usePromise, useTexts } from '../../app/hooks.ts'
import { replaceRoute, writeRoute } from '../../app/route.ts'
import { Shelf, Shell } from '../../app/shell.tsx'
import { appTexts } from '../../app/text.ts'
import type { CardAlbum, CardGroup } from '../../face.ts'
import type { GameId } from '../../games/register.ts'
import { albumOf, GAMES, gameTexts, isGame } from '../../games/register.ts'
import { Sign } from '../../parts/marks.tsx'
import './cards.css'
import { Waiting } from '../../parts/waiting.tsx'
import { Marked } from '../marked.tsx'
import { SearchField } from '../search-field.tsx'
import type { ShownCard } from './find.ts'
import { around, cardsFound } from './find.ts'
import { cardsTexts } from './text.ts'

/** Every card of a game: in groups, searched, and one of them large. */
export function CardBrowser({ route }: PageProps) {
  const [asked = '', card] = route.rest
  const game: GameId = isGame(asked) ? asked : GAMES[0]
  const album = usePromise(() => albumOf(game), game)
  const app = useTexts(appTexts)
  const games = useTexts(gameTexts)
  const text = useTexts(cardsTexts)
  return (
    <Shell page="cards" title={fill(text.title, { game: games[game].name })} className="wide">
      <Shelf page="cards" game={game} />
      {album ? <Album cards={album} game={game} open={card} /> : <Waiting words={app.loading} />}
    </Shell>
  )
}

interface AlbumProps {
  readonly cards: CardAlbum
  readonly game: GameId
  /** The card that is shown large. */
  readonly open: string | undefined
}

function Album({ cards, game, open }: AlbumProps) {
  const language = useLanguage()
  const text = useTexts(cardsTexts)
  const [query, setQuery] = useState('')
  const [heading, setHeading] = useState<string>()
  const groups = useMemo(() => cards(language), [cards, language])
  // Another language has other headings.
  const chosen = groups.some((group) => group.heading === heading) ? heading : undefined
  const shown = useMemo(() => cardsFound(groups, query, chosen), [groups, query, chosen])
  const large = open === undefined ? undefined : (around(shown, open) ?? around(groups, open))
  const show = (id?: string) => replaceRoute(writeRoute('cards', id === undefined ? [game] : [game, id]))
  if (groups.length === 0) return <p className="lead dim">{text.none}</p>
  return (
    <>
      <div className="row album-tools">
        <SearchField words={text.search} query={query} search={setQuery} />
        <fieldset className="plain row filters" aria-label={text.groups}>
          {[undefined, ...groups.map((group) => group.heading)].map((each) => (
            <button
              key={each ?? ''}
              type="button"
              className="chip"
              aria-pressed={each === chosen}
              onClick={() => setHeading(each)}
            >
              {each ?? text.all}
            </button>
          ))}
        </fieldset>
        <p className="quiet" role="status">
          {fill(text.found, { count: shown.reduce((sum, { cards }) => sum + cards.length, 0) })}
        </p>
      </div>
      {open !== undefined && !large && <p className="trouble">{fill(text.unknown, { card: open })}</p>}
      {shown.length === 0 && <p className="lead dim">{fill(text.nothing, { query })}</p>}
      {shown.map((group) => (
        <Group key={group.heading} group={group} game={game} query={query} show={show} />
      ))}
      {large && <LargeCard {...large} game={game} show={show} />}
    </>
  )
}

interface GroupProps {
  readonly group: CardGroup
  readonly game: GameId
  readonly query: string
  show(id?: string): void
}

function Group({ group, game, query, show }: GroupProps) {
  return (
    <section className="card-group">
      <h2>
        {group.heading} <small>{group.cards.length}</small>
      </h2>
      {group.about && <p className="lead dim">{group.about}</p>}
      <ul className={`plain grid album album-${game}`}>
        {group.cards.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              className="column album-card full"
              data-card={card.id}
              onClick={() => show(card.id)}
            >
              <span className="centred card-picture full" aria-hidden="true">
                {card.picture}
              </span>
              <span className="card-name">
                <Marked text={card.name} query={query} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LargeProps {
  readonly game: GameId
  readonly card: ShownCard
  readonly before: ShownCard
  readonly next: ShownCard
  show(id?: string): void
}

/** One card large, with every word of it. Arrows go to its neighbours, Escape back to the album. */
function LargeCard({ card, before, next, game, show }: LargeProps) {
  const text = useTexts(cardsTexts)
  const app = useTexts(appTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const closing = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    closing.current?.focus({ preventScroll: true })
  }, [])
  const close = () => {
    show()
    // Back to where one was in the album.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card.id)}"]`)?.focus(),
    )
  }
  const onKeyDown: ComponentProps<'dialog'>['onKeyDown'] = (event) => {
    if (event.key === 'ArrowLeft') show(before.id)
    if (event.key === 'ArrowRight') show(next.id)
  }
  return (
    <dialog
      ref={dialog}
      className={`large-card large-${game}`}
      aria-labelledby="large-card-name"
      onClose={close}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div className="grid large-card-inside">
        <div className="centred card-picture full" aria-hidden="true">
          {card.picture}
        </div>
        <div className="stack" aria-live="polite">
          <h2 id="large-card-name">{card.name}</h2>
          {card.words.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {card.source && (
            <p className="quiet card-source">
              <b>{text.source}</b> {card.source}
            </p>
          )}
        </div>
      </div>
      <div className="spread large-card-ways">
        <button
          type="button"
          className="button"
          aria-label={`${text.before}: ${before.name}`}
          onClick={() => show(before.id)}
        >
          <Sign is="left" /> <span className="clip">{before.name}</span>
        </button>
        <button
          ref={closing}
          type="button"
          className="button primary"
          onClick={() => dialog.current?.close()}
        >
          {app.close}
        </button>
        <button
          type="button"
          className="button"
          aria-label={`${text.next}: ${next.name}`}
          onClick={() => show(next.id)}
        >
          <span className="clip">{next.name}</span> <Sign is="right" />
        </button>
      </div>
    </dialog>
  )
}
