import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The page asks at once for what every page of the app needs, before anything has run that would ask for it. */
export function first(): Plugin {
  return {
    name: 'libero-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const tag = (rel: string, file: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `./${file}` },
          injectTo: 'head',
        })
        return Object.values(bundle).flatMap((piece) => {
          if (piece.type !== 'chunk' || piece.name !== 'start') return []
          const styles = piece.viteMetadata?.importedCss ?? new Set()
          return [tag('modulepreload', piece.fileName), ...[...styles].map((file) => tag('stylesheet', file))]
        })
      },
    },
  }
}
