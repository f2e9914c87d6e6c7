import { BotMatch, randomBot } from '@libero/bots'
import { Adviser } from '@libero/bots/advice'
import { Host } from '@libero/cli/host'
import { cliText } from '@libero/cli/text'
import { KeyedChance, readRecord, replay, writeRecord } from '@libero/kernel'
import {
  land,
  propertiesOf,
  type TossState,
  toss,
  toss1,
  tossBy,
  tossGame,
  tossWording,
} from '@libero/kernel/testing'
import { Table } from '@libero/table'
import { describe, expect, test } from 'vitest'

const SEED = 'a'.repeat(64)
const agreed = (turns: number) => ({ config: { options: { turns }, builds: [null, null] as const } })

/** Plays at a table until the whistle, every coach calling the same. */
function playedOut(game = tossGame, turns = 6, rules?: string) {
  const opened = Table.open(game, { ...agreed(turns), ...(rules && { rules }) }, { seed: SEED })
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const table = opened.value
  while (!table.outcome) {
    const seat = table.isAwaited(0) ? 0 : 1
    const acted = table.act(seat, 'heads')
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusals))
  }
  return table
}

/** The protocol for a game; an answer to each line. */
function hosting(game: typeof tossGame) {
  const hosted = { game, wording: tossWording, beginner: () => null, luckOf: () => () => undefined }
  const host = new Host(hosted, 'en', cliText('en'))
  return (line: unknown) => JSON.parse(host.answer(JSON.stringify(line)))
}

const KICK_OFF = {
  do: 'new',
  config: { preset: 'beginner', options: { turns: 2 } },
  chance: { list: [0, 0] },
}

describe('a fourth game is one file, and nothing of the house knows it', () => {
  test('it is played at the table, with records, refusals and taking back', () => {
    const table = playedOut()
    expect(table.heard('spectator')).toMatchObject({ ok: true, value: { length: 6 } })
    const record = readRecord(writeRecord(table.record()))
    if (!record.ok) throw new Error('the record is not readable')
    expect(record.value).toEqual(table.record())
    expect(replay(tossGame, record.value).ok).toBe(true)
    const half = Table.resume(tossGame, record.value, 3)
    expect(half.ok && half.value.act(1, 'edge')).toMatchObject({ refusals: [{ code: 'decision-unknown' }] })
    expect(half.ok && half.value.request(1)).toMatchObject({ kind: 'call', default: 'heads', rule: '1' })
    expect(half.ok && half.value.undo(0)).toMatchObject({ refusals: [{ code: 'too-late-to-take-back' }] })
  })

  test.each(Object.entries(propertiesOf(tossGame)))('%s', (_, check) => {
    const config = tossGame.prepare(agreed(8).config)
    if (!config.ok) throw new Error('refused')
    for (let seed = 1; seed <= 20; seed++) check(config.value, seed, ['heads', 'tails', 'edge', ''])
  })

  test('random opponents play it', () => {
    const bot = randomBot<TossState>(() => null)
    const config = tossGame.prepare(agreed(50).config)
    if (!config.ok) throw new Error('refused')
    const { state, decisions } = new BotMatch(tossGame, [bot, bot]).play(
      config.value,
      new KeyedChance(Uint32Array.of(1, 2, 3, 4, 5, 6, 7, 8)),
      1,
    )
    expect(decisions).toBe(50)
    expect(tossGame.outcome(state)?.by).toBe('turns')
  })

  test('programs play it by the protocol', () => {
    const ask = hosting(tossGame)
    expect(ask(KICK_OFF)).toMatchObject({
      ok: true,
      rules: 'toss-1',
      awaiting: ['home'],
    })
    expect(ask({ do: 'request', seat: 'home' }).request.options).toHaveLength(2)
    expect(ask({ do: 'act', seat: 'home', action: 'heads' })).toMatchObject({ ok: true, events: 1 })
    expect(ask({ do: 'act', seat: 'away', action: 'tails' })).toMatchObject({ outcome: { goals: [1, 0] } })
  })
})

describe('two versions of one rule in one process', () => {
  // The planted correction: a call is right when it is wrong.
  const toss2 = toss1.revised('toss-2', [
    { ...toss, play: (s, chance, told) => land(s, chance, told, (coin) => coin !== s.call) },
  ])
  const corrected = tossBy(toss1, toss2)

  test('old records replay by the old rule, new matches by the new one', () => {
    const old = playedOut().record()
    expect(old.rules).toBe('toss-1')
    expect(replay(corrected, old).ok).toBe(true)
    const young = playedOut(corrected).record()
    expect(young.rules).toBe('toss-2')
    expect(replay(corrected, young).ok).toBe(true)
    const [home = 0, away = 0] = old.outcome?.goals ?? []
    expect(young.outcome?.goals).toEqual([3 - home, 3 - away])
    // Whoever does not have the newer rules says so instead of playing it by the older ones.
    expect(replay(tossGame, young)).toMatchObject({ refusals: [{ code: 'record-other-rules' }] })
  })

  test('no two versions have one name', () => {
    expect(() => tossBy(toss1, toss2, toss1.revised('toss-2', []))).toThrow('two versions toss-2')
  })

  test('who follows a match by one version does not take it for the same match by the other', () => {
    const seen: number[][] = []
    const bot = {
      ...randomBot<TossState>(() => null),
      choose({ goals }: TossState) {
        seen.push([...goals])
        return 0
      },
    }
    const adviser = new Adviser(corrected, bot, 0)
    const after = (rules: string) => ({
      ...playedOut(corrected, 6, rules).record(),
      inputs: ['h heads', 'a heads'],
    })
    for (const rules of ['toss-1', 'toss-2']) expect(adviser.choice(after(rules)).ok).toBe(true)
    expect(seen[1]).toEqual(seen[0]?.map((goals) => 1 - goals))
  })

  test('a match may be agreed on by the older rules, and a position names its own', () => {
    const agreedOld = playedOut(corrected, 6, 'toss-1')
    expect(agreedOld.record()).toEqual(playedOut().record())
    expect(tossGame.position).toBeDefined()
    expect(agreedOld.position).not.toHaveProperty('rules')
    const { position } = playedOut(corrected)
    expect(position).toMatchObject({ rules: 'toss-2' })
    expect(corrected.plainPosition(position)).toEqual({ ok: true, value: position })
    expect(tossGame.plainPosition(position)).toMatchObject({ refusals: [{ code: 'rules-unknown' }] })
    expect(hosting(corrected)({ ...KICK_OFF, rules: 'toss-1' })).toMatchObject({ ok: true, rules: 'toss-1' })
    expect(hosting(corrected)(KICK_OFF)).toMatchObject({ ok: true, rules: 'toss-2' })
    expect(corrected.prepare(agreed(2).config, { rules: 'toss-9' })).toMatchObject({
      refusals: [{ code: 'rules-unknown', rule: 'T3' }],
    })
  })
})
