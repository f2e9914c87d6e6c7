import { USUAL_LEVEL } from '@libero/bots/levels'
import type { MatchRecord, Viewer } from '@libero/kernel'
import { readInput, readRecord, VIEWERS, writeRecord } from '@libero/kernel'
import { Table } from '@libero/table'
import { describe, expect, test } from 'vitest'
import { readLink, writeLink } from '../../keep/link.ts'
import { PERSON } from '../../keep/store.ts'
import { coachesFor } from '../load-replay.ts'
import { Playback } from '../playback.ts'
import { Replay } from '../replay.ts'
import { goldenRecord, MATCHES, RULES } from './golden.ts'

const COACHES: readonly Viewer[] = ['home', 'away', 'spectator']

function replayOf(game: (typeof MATCHES)[number][0], record: MatchRecord) {
  const rules = RULES[game]
  const replay = Replay.of(rules.game, record)
  if (!replay.ok) throw new Error(JSON.stringify(replay.refusals))
  return { rules, replay: replay.value }
}

/** The same match as if it had been left before its end. */
const left = (record: MatchRecord, decisions: number): MatchRecord => {
  const { outcome: _, ...rest } = record
  return { ...rest, inputs: record.inputs.slice(0, decisions) }
}

describe.each(MATCHES)('a replay of %s, %s', (game, file) => {
  const record = goldenRecord(file)

  test('has a step for the kick-off and for every decision, and never goes back in time', async () => {
    const { replay } = replayOf(game, record)
    expect(replay.last).toBe(record.inputs.length)
    expect(replay.outcome).toEqual(record.outcome)
    for (let at = 1; at <= replay.last; at++) {
      const { seat, action, heard, minute } = replay.step(at)
      expect({ seat, action }).toEqual(readInput(record.inputs[at - 1] ?? ''))
      expect(heard).toBeGreaterThanOrEqual(replay.step(at - 1).heard)
      expect(minute).toBeGreaterThanOrEqual(replay.step(at - 1).minute)
    }
  })

  test('shows each coach and the stands what the table showed them then, and tells them no more', async () => {
    const { rules, replay } = replayOf(game, record)
    for (let at = 0; at <= replay.last; at += 9) {
      const table = Table.resume(rules.game, record, at)
      if (!table.ok) throw new Error(String(at))
      for (const viewer of COACHES) {
        expect(replay.view(at, viewer)).toEqual(table.value.view(viewer))
        const heard = replay.heard(viewer)
        const told = heard.ok ? heard.value.slice(0, replay.step(at).heard) : []
        expect({ ok: true, value: told }).toEqual(table.value.heard(viewer))
      }
    }
  })

  test('shows everything only of a match that is over', async () => {
    const whole = replayOf(game, record)
    expect(whole.replay.viewers).toEqual(VIEWERS)
    expect(whole.replay.view(3, 'omniscient').ok).toBe(true)
    const running = left({ ...record, coaches: [PERSON, 'heuristic'] }, 30)
    const { replay } = replayOf(game, running)
    expect(replay.viewers).toEqual(['home', 'spectator'])
    for (const viewer of ['away', 'omniscient'] as const) {
      const refusal = { ok: false, refusals: [{ code: 'match-still-running', rule: 'T5' }] }
      expect(replay.view(10, viewer)).toEqual(refusal)
      expect(replay.heard(viewer)).toEqual(refusal)
    }
    const shared = replayOf(game, { ...running, coaches: [PERSON, PERSON] })
    expect(shared.replay.viewers).toEqual(['spectator'])
  })

  test('puts a decision into words for its coach, and for nobody else before the whistle', async () => {
    const { rules, replay } = replayOf(game, record)
    const words = rules.wording('en')
    for (let at = 1; at <= replay.last; at += 7) {
      const { seat } = replay.step(at)
      const own = replay.decision(at, seat === 0 ? 'home' : 'away', words)
      expect(own).toBeTruthy()
      expect(own).not.toMatch(/[{}]/)
      expect(replay.decision(at, 'omniscient', words)).toBe(own)
      expect(replay.decision(at, seat === 0 ? 'away' : 'home', words)).toBeUndefined()
      expect(replay.decision(at, 'spectator', words)).toBeUndefined()
    }
  })

  test('finds the step of every event', async () => {
    const { replay } = replayOf(game, record)
    const heard = replay.heard('spectator')
    for (let event = 0; event < (heard.ok ? heard.value.length : 0); event++) {
      const at = replay.stepOf(event)
      expect(replay.step(at).heard).toBeGreaterThan(event)
      if (at > 0) expect(replay.step(at - 1).heard).toBeLessThanOrEqual(event)
    }
  })

  test('can be played on from any step with new chance', async () => {
    const { rules, replay } = replayOf(game, record)
    for (let at = 0; at < replay.last; at += 23) {
      const opened = Table.open(rules.game, { from: replay.position(at) }, { seed: '5'.repeat(64) })
      expect(opened.ok, `${at}: ${JSON.stringify(opened)}`).toBe(true)
    }
  })

  test('survives a link', async () => {
    const text = writeRecord({ ...record, coaches: [PERSON, 'heuristic'] })
    const link = await writeLink(text)
    expect(link).toMatch(/^2\.[\w-]+$/)
    expect(link.length).toBeLessThan(8000)
    const read = await readLink(link)
    expect(read).toEqual({ ok: true, value: text })
    expect(readRecord(text).ok).toBe(true)
  })
})

describe('a playback', () => {
  const still = { pace: () => 0, beat: () => 0 }

  test('goes on decision by decision, to the end, and from the end from the beginning', async () => {
    const { replay } = replayOf('finale', goldenRecord('finale/finale-1-05'))
    const playback = new Playback(replay, still, 0, 'home')
    await playback.next()
    expect(playback.get()).toMatchObject({ at: 1, viewer: 'home', isPlaying: false })
    playback.seek(1e9)
    expect(playback.get().at).toBe(replay.last)
    await playback.next()
    expect(playback.get().at).toBe(replay.last)
    playback.seek(replay.last - 2)
    playback.play()
    await new Promise<void>((resolve) => {
      const leave = playback.subscribe(() => {
        if (playback.get().isPlaying) return
        leave()
        resolve()
      })
    })
    expect(playback.get()).toMatchObject({ at: replay.last, isPlaying: false })
    playback.play()
    expect(playback.get()).toMatchObject({ at: 0, isPlaying: true })
    playback.pause()
    expect(playback.get().isPlaying).toBe(false)
  })

  test('tells what is worth looking at before the table changes; pressed again it does not wait', async () => {
    const { replay } = replayOf('finale', goldenRecord('finale/finale-1-05'))
    const slow = { pace: ({ kind }: { kind: string }) => (kind === 'goal' ? 1e6 : 0), beat: () => 0 }
    const heard = replay.heard('home')
    const goal = heard.ok ? heard.value.findIndex(({ kind }) => kind === 'goal') : -1
    const at = replay.stepOf(goal)
    const playback = new Playback(replay, slow, at - 1, 'home')
    void playback.next()
    expect(playback.get()).toMatchObject({ at: at - 1, heard: goal + 1, telling: { kind: 'goal' } })
    await playback.next()
    expect(playback.get().telling).toBeUndefined()
    expect(playback.get().at).toBe(at)
  })

  test('borrows no eyes it may not have', async () => {
    const running = left({ ...goldenRecord('finale/finale-1-05'), coaches: [PERSON, 'heuristic'] }, 20)
    const { replay } = replayOf('finale', running)
    const playback = new Playback(replay, still, 4, replay.usualViewer)
    playback.lookAs('omniscient')
    playback.lookAs('away')
    expect(playback.get().viewer).toBe('home')
  })
})

test('whoever plays a match again sits at it himself, against somebody this app has', () => {
  const levels = ['random', 'heuristic']
  expect(coachesFor({}, levels)).toEqual([PERSON, USUAL_LEVEL])
  expect(coachesFor({ coaches: ['random', PERSON] }, levels)).toEqual(['random', PERSON])
  expect(coachesFor({ coaches: ['random', 'Karl'] }, levels)).toEqual([PERSON, USUAL_LEVEL])
})
