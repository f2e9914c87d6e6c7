import { captainTsubasa, beginner as tsubasaTeam } from '@libero/captain-tsubasa'
import { beginnersBuild, finale } from '@libero/finale'
import { hatTrick } from '@libero/hat-trick'
import type { Game, MatchConfig, MatchEvent, Pair, View } from '@libero/kernel'
import { seedFrom, seedText } from '@libero/kernel'
import { Table } from '@libero/table'
import { expect, test } from 'vitest'
import { expectOpen, playAll } from './random-table.ts'

const scoreTold = (event: MatchEvent): Pair<number> | undefined => {
  if (event.kind !== 'goal') return undefined
  const told = event as MatchEvent & { readonly goals?: Pair<number>; readonly score?: Pair<number> }
  return told.goals ?? told.score
}

function told<S, C, E extends MatchEvent>(game: Game<S, C, E>, config: MatchConfig, seed: string) {
  const table = expectOpen(Table.open(game, { config }, { seed: seedText(seedFrom(seed)) }))
  playAll(table, 7)
  return { events: expectOpen(table.heard('home')), views: table.seenWhenTold('home'), table }
}

const goalsOf = (view: View | undefined): unknown => view?.goals

const matches = {
  finale: () => told(finale, { builds: [beginnersBuild('acker'), beginnersBuild('stollen')] }, 'told'),
  'hat-trick': () => told(hatTrick, { builds: [{ team: 'regulars' }, { team: 'regulars' }] }, 'told'),
  'captain-tsubasa': () => told(captainTsubasa, { builds: [tsubasaTeam(0), tsubasaTeam(1)] }, 'told'),
}

test.each(Object.entries(matches))('%s: every event is seen with the score told so far', (_, play) => {
  const { events, views, table } = play()
  expect(views).toHaveLength(events.length)
  let score: Pair<number> = [0, 0]
  let goals = 0
  for (const [i, event] of events.entries()) {
    const now = scoreTold(event)
    goals += Number(now !== undefined)
    score = now ?? score
    expect(goalsOf(views[i]), `event ${i}: ${event.kind}`).toEqual(score)
  }
  expect(goals).toBeGreaterThan(0)
  expect(table.seenWhenTold('home', events.length - 3)).toEqual(views.slice(-3))
})
