import type { Titles } from '@libero/bots/matchday'
import { Matchday, titlesOf } from '@libero/bots/matchday'
import type { Competition } from '@libero/competitions'
import type { Checked } from '@libero/kernel'
import { accepted } from '@libero/kernel'
import { findGame } from '../catalogue.ts'
import type { CrewFor } from '../crew.ts'
import { limited, readName } from '../limits.ts'

/** Tournaments from `from` on, `count` of them, as plain data: whoever has it plays any of them alike. */
export interface Season {
  readonly competition: Competition
  /** Who plays in a person's place, as he is written on the line. */
  readonly standIn: string
  readonly seed: string
  readonly from: number
  readonly count: number
}

type Play = (season: Season) => Checked<Titles>

/** Plays seasons; whoever played the last one plays the next. */
export function titlesPlayer(): Play {
  let open: { readonly key: string; readonly play: Play } | undefined
  return (season) => {
    const key = `${season.competition.game} ${season.standIn}`
    if (open?.key !== key) open = { key, play: playerOf(season) }
    return open.play(season)
  }
}

function playerOf({ competition: { game: id }, standIn }: Season): Play {
  const listed = findGame(id)
  if (!listed) throw new Error(`no game ${id}`)
  return listed.open(({ game, association, bots }) => {
    const named = readName(standIn)
    const known = bots.find((bot) => bot.id === named?.id) ?? bots[0]
    const matchday = new Matchday({
      game,
      association,
      bots,
      ...(known && { standIn: limited(known, named?.budget) }),
    })
    return ({ competition, seed, from, count }) => titlesOf(matchday, competition, seed, from, count)
  })
}

/** So many at a time, so that progress shows and nobody waits for the last. */
const STINT = 5

/** Plays it so often, shared out among a crew; the sums are the same whoever plays. */
export async function playTitles(
  season: Omit<Season, 'from' | 'count'>,
  tournaments: number,
  crew: CrewFor<'titles'>,
  progress?: (done: number) => void,
): Promise<Checked<Titles>> {
  const titles: Record<string, number> = Object.fromEntries(
    season.competition.entrants.map(({ id }) => [id, 0]),
  )
  let matches = 0
  let next = 0
  let done = 0
  let failed: Exclude<Checked<Titles>, { ok: true }> | undefined
  const member = async (nth: number): Promise<void> => {
    while (next < tournaments && !failed) {
      const from = next
      const count = Math.min(STINT, tournaments - from)
      next += count
      const played = await crew.play(nth, { ...season, from, count })
      if (!played.ok) {
        failed = played
        return
      }
      for (const [team, won] of Object.entries(played.value.titles)) titles[team] = (titles[team] ?? 0) + won
      matches += played.value.matches
      done += count
      progress?.(done)
    }
  }
  await Promise.all(Array.from({ length: crew.size }, (_, nth) => member(nth)))
  return failed ?? accepted({ tournaments, matches, titles })
}
