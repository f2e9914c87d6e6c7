import { hatTrick, MATCH_EVENTS, OUR_CARDS, OUR_EXPANSION, randomSquad, writeCode } from '@libero/hat-trick'
import { wording } from '@libero/hat-trick/text'
import { SampledChance, seedFrom, seedText } from '@libero/kernel'
import type { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { hatTrickBoard } from '../games/hat-trick/board/board.ts'

export const ARGS = ['hat-trick', '--expansion', 'players']

export function codeOf(seed: number, subs = false): string {
  const drawn = randomSquad('II', 'balanced', OUR_EXPANSION, new SampledChance(seed), { subs })
  const code = drawn.ok ? writeCode(drawn.value) : drawn
  if (!code.ok) throw new Error(JSON.stringify(code.refusals))
  return code.value
}

/** A match of any two teams or squads with everything agreed on, decided at random. */
export function randomMatch(nth: number) {
  const { teams } = OUR_EXPANSION
  const team = (n: number) => ({ team: teams[n % teams.length]?.id })
  const opened = Table.open(
    hatTrick,
    {
      config: {
        options: { expansion: 'players', events: MATCH_EVENTS, extraTime: true },
        builds: [nth % 3 ? team(nth * 7) : { code: codeOf(nth, true) }, team(nth * 5 + 21)],
      },
    },
    { seed: seedText(seedFrom(`players ${nth}`)) },
  )
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  return opened.value
}

export const boardIn = (lang: (typeof LANGUAGES)[number]) =>
  hatTrickBoard(lang, wording(lang), OUR_CARDS, OUR_EXPANSION)
