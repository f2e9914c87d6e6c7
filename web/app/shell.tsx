import { LANGUAGE_NAMES, LANGUAGES } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import type { GameId } from '../games/register.ts'
import { GAMES, gameTexts } from '../games/register.ts'
import { Sign } from '../parts/marks.tsx'
import './shell.css'
import { useLanguage, useTexts } from './hooks.ts'
import { writeRoute } from './route.ts'
import { settings } from './settings.ts'
import { shellTexts } from './shell-text.ts'
import { appTexts } from './text.ts'
import { useTitle } from './title.ts'

interface ShellProps {
  /** The first word of the address; '' is the start page. */
  readonly page: string
  /** The page's heading and the title of its tab. */
  readonly title: string
  /** Beside the heading. */
  readonly beside?: ReactNode
  /** The start page and the bench of the workshop have a heading of their own. */
  readonly bare?: boolean
  readonly className?: string
  readonly children: ReactNode
}

let visited = 0

/** Around every page but the table: the way to the others, the language, and a heading. */
export function Shell({ page, title, beside, bare = false, className = '', children }: ShellProps) {
  const text = useTexts(shellTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const main = useRef<HTMLElement>(null)
  useTitle(page === '' ? 'Libero' : `${title} · Libero`, useTexts(appTexts).about)
  useEffect(() => {
    // Whoever comes from another page begins at the top of this one, with eyes and with ears.
    visited++
    if (visited === 1) return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="shell" data-page={page || 'start'}>
      <header className="row shell-head holds">
        <button type="button" className="button primary skip" onClick={() => main.current?.focus()}>
          {text.skip}
        </button>
        <a className="row logo" href="#/" aria-label={text.start}>
          <Logo />
          <span>Libero</span>
        </a>
        <nav className="flex shell-nav fills" aria-label={text.around}>
          <Way to="#/" here={page === ''} words={text.play} />
          <Way
            to={writeRoute('rules', [GAMES[0]])}
            here={page === 'rules' || page === 'learn' || page === 'practice'}
            words={text.rules}
          />
          <Way
            to={writeRoute('cards', [GAMES[0]])}
            here={page === 'cards' || page === 'workshop'}
            words={text.cards}
          />
          <Way to="#/matches" here={page === 'matches'} words={text.matches} />
        </nav>
        <div className="row">
          <LanguageSwitch />
          <a
            className="way shell-settings"
            href="#/settings"
            aria-current={page === 'settings' ? 'page' : undefined}
          >
            <Sign is="gear" />
            <span data-unseen="slim">{text.settings}</span>
          </a>
        </div>
      </header>
      <main className={`page ${className}`} ref={main} tabIndex={-1}>
        {!bare && (
          <div className="spread page-head">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {beside}
          </div>
        )}
        {children}
      </main>
    </div>
  )
}

function Way({ to, here, words }: { readonly to: string; readonly here: boolean; readonly words: string }) {
  return (
    <a className="way" href={to} aria-current={here ? 'page' : undefined}>
      {words}
    </a>
  )
}

/** Switches at once, wherever one is. */
function LanguageSwitch() {
  const language = useLanguage()
  const text = useTexts(shellTexts)
  return (
    <fieldset className="plain flex languages cut rounded" aria-label={text.language}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          className="bare"
          lang={each}
          data-language={each}
          aria-pressed={each === language}
          aria-label={`${each.toUpperCase()} ${LANGUAGE_NAMES[each]}`}
          title={LANGUAGE_NAMES[each]}
          onClick={() => settings.change({ language: each })}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}

const SHELF = ['learn', 'practice', 'rules', 'sheet', 'cards', 'workshop'] as const

/** What there is to read of a game, and the way from game to game. */
export function Shelf({ page, game }: { readonly page: (typeof SHELF)[number]; readonly game: GameId }) {
  const text = useTexts(shellTexts)
  const games = useTexts(gameTexts)
  return (
    <div className="row shelf">
      <nav className="row tabs" aria-label={text.game}>
        {GAMES.map((each) => (
          <a
            className="chip"
            key={each}
            href={writeRoute(page, [each])}
            aria-current={each === game ? 'page' : undefined}
          >
            {games[each].name}
          </a>
        ))}
      </nav>
      <nav className="row tabs tabs-low" aria-label={games[game].name}>
        {SHELF.map((each) => (
          <a
            className="chip"
            key={each}
            href={writeRoute(each, [game])}
            aria-current={each === page ? 'page' : undefined}
          >
            {text[each]}
          </a>
        ))}
      </nav>
    </div>
  )
}

/** Two cards and a ball. */
function Logo() {
  return (
    <svg viewBox="0 0 44 40" className="logo-mark" aria-hidden="true">
      <rect x="17" y="4" width="20" height="28" rx="3.5" fill="var(--gold)" transform="rotate(14 27 18)" />
      <rect x="7" y="4" width="20" height="28" rx="3.5" fill="var(--paper)" transform="rotate(-10 17 18)" />
      <g transform="rotate(-10 17 18) translate(9.2 9.5) scale(.195)">
        <path
          d="M21 8l11-4q8 6 16 0l11 4 15 14-10 11-8-6v42q-16 5-32 0V27l-8 6L6 22z"
          fill="var(--home)"
          stroke="var(--home)"
          strokeWidth="3"
        />
      </g>
      <circle cx="32" cy="29" r="8.4" fill="var(--white)" stroke="var(--night)" strokeWidth="1.6" />
      <path d="M32 25.3l3.5 2.6-1.3 4.1h-4.4l-1.3-4.1z" fill="var(--ink)" />
      <path
        d="M32 25.3v-4M35.5 27.9l4-1.4M34.2 32l2.4 3.6M29.8 32l-2.4 3.6M28.5 27.9l-4-1.4"
        stroke="var(--ink)"
        strokeWidth="1.1"
      />
    </svg>
  )
}
