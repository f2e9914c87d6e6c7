import type { ComponentType } from 'react'
import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { GAMES } from '../games/register.ts'
import { Start } from '../pages/start/start.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { fetchItsGame } from './ahead.ts'
import { showCover } from './cover.ts'
import { useLanguage, useRoute, useTexts } from './hooks.ts'
import type { Route } from './route.ts'
import { appTexts } from './text.ts'

export interface PageProps {
  readonly route: Route
}

const page = (load: () => Promise<ComponentType<PageProps>>) => lazy(async () => ({ default: await load() }))

/** Every page by the first word of its address. All but the start page are loaded when they are opened. */
const PAGES: Readonly<Record<string, ComponentType<PageProps>>> = {
  '': Start,
  new: page(async () => (await import('../pages/setup/setup.tsx')).Setup),
  match: page(async () => {
    void fetchItsGame()
    return (await import('../pages/match/match-page.tsx')).MatchPage
  }),
  replay: page(async () => {
    void fetchItsGame()
    return (await import('../pages/replay/replay-page.tsx')).ReplayPage
  }),
  matches: page(async () => (await import('../pages/matches/matches.tsx')).Matches),
  rules: page(async () => (await import('../pages/rules/rules.tsx')).Rules),
  learn: page(async () => (await import('../pages/learn/learn-page.tsx')).LearnPage),
  sheet: page(async () => (await import('../pages/rules/sheet.tsx')).SheetPage),
  cards: page(async () => (await import('../pages/cards/cards.tsx')).CardBrowser),
  workshop: page(async () => (await import('../pages/workshop/workshop-page.tsx')).WorkshopPage),
  practice: page(async () => (await import('../pages/practice/practice-page.tsx')).PracticePage),
  settings: page(async () => (await import('../pages/settings/settings-page.tsx')).SettingsPage),
}

export function App() {
  const route = useRoute()
  const language = useLanguage()
  const text = useTexts(appTexts)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => showCover(route, GAMES, language), [route, language])
  const Page = (Object.hasOwn(PAGES, route.page) ? PAGES[route.page] : undefined) ?? Start
  return (
    // A paragraph or a card within a page is the same page.
    <Stumble
      key={`${route.page}/${route.rest[0]}`}
      words={text.stumble}
      again={text.again}
      reload={text.reload}
    >
      <Suspense fallback={<Waiting words={text.loading} />}>
        <Page route={route} />
      </Suspense>
    </Stumble>
  )
}

interface StumbleProps {
  readonly words: string
  readonly again: string
  readonly reload: string
  readonly children: ReactNode
}

/** A page that fails says so and leaves the way back open; what is kept is kept. */
class Stumble extends Component<StumbleProps, { readonly fault?: string }> {
  override state: { readonly fault?: string } = {}

  static getDerivedStateFromError(fault: unknown) {
    return { fault: String(fault) }
  }

  override render() {
    if (this.state.fault === undefined) return this.props.children
    return (
      <main className="page stumble">
        <h1>Libero</h1>
        <p>{this.props.words}</p>
        <p>
          <code>{this.state.fault}</code>
        </p>
        <p>
          {/* A page that was open while the app was renewed finds its missing parts again when it is loaded anew. */}
          <button type="button" className="button primary" onClick={() => location.reload()}>
            {this.props.reload}
          </button>{' '}
          <a className="button" href="#/">
            {this.props.again}
          </a>
        </p>
      </main>
    )
  }
}
