/** Speed is measured in a room of its own, which is opened only when somebody asks. */
export const bench = async (args: readonly string[]): Promise<number> =>
  (await import('@libero/bench')).bench(args)
