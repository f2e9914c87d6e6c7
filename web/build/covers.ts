import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { runnerImport } from 'vite'
import { coverFile } from '../app/cover.ts'
import type { CoverWords } from '../app/cover-text.ts'
import { coverTexts } from '../app/cover-text.ts'

/** What a language calls a game. */
type Names = Readonly<Record<string, { readonly name: string }>>

const attribute = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The page of the app with the head of a cover: what a link is called where it arrives. */
export function covered(html: string, language: string, { title, about }: CoverWords): string {
  const said = (head: string, tag: RegExp, words: string) =>
    head.replace(tag, (_, before: string, after: string) => `${before}${attribute(words)}${after}`)
  return [
    [/(<html lang=")[^"]*(")/, language],
    [/(<title>)[^<]*(<)/, `${title} · Libero`],
    [/(<meta property="og:title" content=")[^"]*(")/, title],
    [/(<meta name="description" content=")[^"]*(")/, about],
    [/(<meta property="og:description" content=")[^"]*(")/, about],
  ].reduce((head, [tag, words]) => said(head, tag as RegExp, words as string), html)
}

/** Every cover of a game by the name of its file. */
export const coversOf = (game: string, names: Names, html: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(coverTexts).flatMap(([language, kinds]) =>
      Object.entries(kinds).map(([kind, { title, about }]) => {
        const named = { title: title.replace('{game}', names[language]?.name ?? game), about }
        return [coverFile(kind, game, language), covered(html, language, named)] as const
      }),
    ),
  )

/**
 * A link to a page of a game carries its own title and description: a copy of the page for each, as nobody who shows a
 * link elsewhere runs the app. They are not kept for offline, where the page itself stands for them.
 */
export function covers(): Plugin {
  let root = ''
  let out = ''
  return {
    name: 'libero-covers',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      const html = readFileSync(join(out, 'index.html'), 'utf8')
      for (const game of readdirSync(join(root, 'games'))) {
        const words = join(root, 'games', game, 'entry-text.ts')
        if (!existsSync(words)) continue
        const { module } = await runnerImport<Readonly<Record<string, Names>>>(words, {
          configFile: false,
          root,
        })
        const [names = {}] = Object.values(module)
        for (const [file, cover] of coversOf(game, names, html)) writeFileSync(join(out, file), cover)
      }
    },
  }
}

/** Whether a file of the built app is one of them. */
export const isCover = (file: string): boolean => file.endsWith('.html') && file !== 'index.html'
