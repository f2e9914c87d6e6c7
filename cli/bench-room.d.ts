// The bench is a room that not every copy of the house has built: the command line asks for it when it is needed.
declare module '@libero/bench' {
  export function bench(args: readonly string[]): Promise<number>
}
