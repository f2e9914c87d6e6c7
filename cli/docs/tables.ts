/** A table of a page in Markdown. */
export const rows = (heads: readonly string[], body: readonly (readonly (string | number)[])[]): string =>
  [heads, heads.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
