/** A game on one page, for whoever sits at the table; every line names the paragraph of the rules it stands on. */
export interface Sheet {
  readonly title: string
  readonly blocks: readonly {
    readonly heading: string
    readonly lines: readonly { readonly text: string; readonly rule: string }[]
  }[]
}
