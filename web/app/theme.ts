import { settings } from './settings.ts'

/** Says to all styles which set of tokens holds, now and whenever the settings or the system change. */
export function watchTheme(): void {
  const root = document.documentElement
  const day = matchMedia('(prefers-color-scheme: light)')
  const say = () => {
    const { theme } = settings.get()
    root.dataset.theme = theme === 'system' ? (day.matches ? 'light' : 'dark') : theme
    // The browser's own bar goes with the page.
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--night-2').trim())
  }
  say()
  settings.subscribe(say)
  day.addEventListener('change', say)
}
