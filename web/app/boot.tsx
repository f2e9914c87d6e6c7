import { createRoot } from 'react-dom/client'
import '../style/fonts.css'
import '../style/tokens.css'
import '../style/base.css'
import { watchPresses } from '../table/press.ts'
import { whenLoaded } from './ahead.ts'
import { App } from './app.tsx'
import { watchLayout } from './layout.ts'
import { settings } from './settings.ts'
import { watchTheme } from './theme.ts'

watchLayout()
watchTheme()
watchPresses(() => settings.get().guard)

const place = document.getElementById('app')
if (place) createRoot(place).render(<App />)

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void whenLoaded().then(() =>
    // Without it the app works all the same, only not offline.
    navigator.serviceWorker.register('./sw.js').catch(() => undefined),
  )
