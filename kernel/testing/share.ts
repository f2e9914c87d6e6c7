/**
 * How much of what is random is played: a tenth where every change is tested, ten times all of it by `npm run
 * test:long`. What a check looks at is the same; it only looks at fewer matches.
 */
export const SHARE = Number(process.env.LIBERO_LONGER ?? 0.1)

/** So many of `all`, at least one. */
export const times = (all: number): number => Math.max(1, Math.ceil(all * SHARE))

/** For tests that last as long as they play. */
export const LONG = { timeout: 900_000 * Math.max(1, SHARE) }
