import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where each game of the app is at home. */
export const homeOf = (game) => fileURLToPath(new URL(`../web/games/${game}/`, import.meta.url))

/** The games of the app, by their folders: a script cannot load the register, which draws. */
export const GAMES = readdirSync(fileURLToPath(new URL('../web/games/', import.meta.url)), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory() && entry.name !== 'test')
  .map(({ name }) => name)
