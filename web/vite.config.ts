import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { covers } from './build/covers.ts'
import { first } from './build/first.ts'
import { fonts } from './build/fonts.ts'
import { layers } from './build/layers.ts'
import { licences, Shipped, workerLicences } from './build/licences.ts'
import { offline } from './build/offline.ts'
import { pictures } from './build/pictures.ts'
import { PIECES } from './build/pieces.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

const shipped = new Shipped()

export default defineConfig({
  root: here,
  // Relative addresses: the app works at any path of any server.
  base: './',
  plugins: [react(), first(), pictures(shipped), licences(shipped), covers(), offline()],
  css: { postcss: { plugins: [fonts, layers] } },
  worker: { format: 'es', plugins: () => [workerLicences(shipped)] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A game with its rules, cards and words in three languages is one piece, loaded when its table opens.
    chunkSizeWarningLimit: 900,
    target: 'es2022',
    // Every browser that runs this can preload by itself.
    modulePreload: { polyfill: false },
    // Never inline: portraits and fonts are cached one by one, and the start page stays light.
    assetsInlineLimit: 0,
    // Whoever starts the app wants to play, not to know which plugin took how long.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: PIECES },
      },
    },
  },
})
