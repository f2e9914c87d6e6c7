import { createRequire } from 'node:module'
import type { CSSOptions } from 'vite'

type Plugins = Exclude<Exclude<CSSOptions['postcss'], string | undefined>['plugins'], undefined>

const ranges: Readonly<Record<string, string>> = createRequire(import.meta.url)(
  '@fontsource/barlow/unicode.json',
)

/**
 * Says of each file of a font which letters it has, so that a browser fetches only those it needs: the packages' own
 * sheets for single alphabets do not. Formats for browsers that could not run the app anyway are left out.
 */
export const fonts: Plugins[number] = {
  postcssPlugin: 'libero-fonts',
  AtRule: {
    'font-face': (face) => {
      face.walkDecls('src', (source) => {
        const alphabet = /-(latin(?:-ext)?)-\d/.exec(source.value)?.[1]
        const range = alphabet && ranges[alphabet]
        if (!range || face.nodes?.some((each) => each.type === 'decl' && each.prop === 'unicode-range'))
          return
        source.value = source.value.split(',')[0] ?? source.value
        source.cloneAfter({ prop: 'unicode-range', value: range })
      })
    },
  },
}
