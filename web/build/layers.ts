import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CSSOptions } from 'vite'

/**
 * The layers of the styles, lowest first: what a later one says holds, however plainly it is said. A file lies in the
 * layer of its folder, so that no file has to say so.
 */
export const LAYERS = ['tokens', 'base', 'parts', 'table', 'face', 'pages'] as const

type Layer = (typeof LAYERS)[number]

const FOLDERS: readonly (readonly [folder: string, layer: Layer])[] = [
  ['style/tokens.css', 'tokens'],
  ['style/', 'base'],
  ['parts/', 'parts'],
  ['table/', 'table'],
  ['app/', 'pages'],
  ['pages/', 'pages'],
  ['report/', 'pages'],
  ['games/', 'face'],
]

/** The layer of a style sheet, by its path from the app's folder. */
export const layerOf = (path: string): Layer | undefined =>
  FOLDERS.find(([folder]) => path.startsWith(folder))?.[1]

const here = fileURLToPath(new URL('..', import.meta.url))

type Plugins = Exclude<Exclude<CSSOptions['postcss'], string | undefined>['plugins'], undefined>

/** Puts every style sheet of the app into its layer. */
export const layers: Plugins[number] = {
  postcssPlugin: 'libero-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file
    const layer = file && layerOf(relative(here, file).split(sep).join('/'))
    if (!layer) return
    const nodes = root.nodes.filter((node) => node.type !== 'atrule' || node.name !== 'import')
    const wrapped = new AtRule({ name: 'layer', params: layer })
    wrapped.append(nodes)
    root.append(new AtRule({ name: 'layer', params: LAYERS.join(', ') }), wrapped)
  },
}
