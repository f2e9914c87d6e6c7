import type { Fall, Stood } from '@libero/bots/remote'
import { beginner, finale } from '@libero/finale'
import type { Game, MatchConfig, Pair, Seat } from '@libero/kernel'
import { readRecord } from '@libero/kernel'
import { Table } from '@libero/table'
import { describe, expect, test } from 'vitest'
import { PACE } from '../app/settings.ts'
import { finaleFace } from '../games/finale/face.tsx'
import type { Kept, KeptMatch } from '../keep/store.ts'
import { textOf } from '../keep/store.ts'
import type { Snapshot, Surroundings } from '../match/match.ts'
import { Match } from '../match/match.ts'
import type { AtTheTable, Thinker } from '../match/opponents.ts'

const game = finale as Game<unknown, unknown>
const config: MatchConfig = { builds: [beginner(0, undefined), beginner(1, undefined)] }
const chance = { seed: '7'.repeat(64) }

function fresh(coaches: Pair<string>): KeptMatch {
  const opened = Table.open(game, { config }, chance)
  if (!opened.ok) throw new Error('no kick-off')
  const record = textOf(opened.value.record(), coaches)
  return {
    id: 'm',
    game: 'finale',
    begun: 1,
    touched: 1,
    record,
    coaches,
    decisions: 0,
    sides: ['a', 'b'],
    goals: [0, 0],
    minute: 0,
  }
}

/** A bench on which nobody ever answers. */
const NOBODY: Thinker = {
  decide: async (_, level) => ({ falls: [{ level, fault: 'absent' }] }),
  advise: async () => ({ falls: [] }),
  prospects: async () => ({}),
  build: async () => ({ falls: [] }),
}

const said = (by: string, value: string, ...falls: Fall[]) => ({ answer: { by, value }, falls })

/** Takes the first option; `by` is who decides, and `falls` who did not. */
function firstTaken(at: AtTheTable, by: string, take: (action: string) => boolean, ...falls: Fall[]) {
  const action = firstOption(at)
  take(action)
  return said(by, action, ...falls)
}

function firstOption({ record, seat }: AtTheTable): string {
  const table = Table.resume(game, record)
  return (table.ok && table.value.request(seat)?.options[0]?.action) || ''
}

/** Everybody else who is at work here gets his turn. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

interface Told {
  readonly match: Match
  readonly kept: KeptMatch[]
}

/** A match in a world without time, whose bots take the first option, and whose shelf can be full. */
function seated(
  coaches: Pair<string>,
  around: Partial<Surroundings> & { readonly from?: KeptMatch } = {},
): Told {
  const kept: KeptMatch[] = []
  const resumed = Match.resume(game, around.from ?? fresh(coaches), {
    thinker: { ...NOBODY, decide: async (at, level, take) => firstTaken(at, level, take) },
    keep: async (each): Promise<Kept<unknown>> => {
      kept.push(each)
      return { ok: true, value: undefined }
    },
    isAtOnce: () => false,
    pace: () => 0,
    beat: () => 0,
    summary: () => ({ sides: ['a', 'b'], goals: [0, 0] }),
    now: () => 1,
    wait: turn,
    ...around,
  })
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.refusals))
  return { match: resumed.value, kept }
}

/** Comes back when a snapshot is as wanted. */
const when = (match: Match, isSo: (snapshot: Snapshot) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isSo(match.get())) return
      leave()
      resolve()
    }
    const leave = match.subscribe(look)
    look()
  })

const until = (match: Match, ...stages: string[]): Promise<void> =>
  when(match, ({ stage }) => stages.includes(stage))

const decideFirst = async (match: Match): Promise<void> => {
  await match.decide(match.get().request?.options[0]?.action ?? '')
}

describe('a match against a bot', () => {
  test('runs to the whistle, and every decision was kept before anybody heard of it', async () => {
    const { match, kept } = seated(['person', 'heuristic'])
    let ahead = 0
    match.subscribe(() => {
      // Whatever is shown has been kept: a snapshot never knows of more decisions than the shelf.
      const shown = match.get()
      if (shown.stage !== 'telling') ahead = Math.max(ahead, shown.decisions - (kept.at(-1)?.decisions ?? 0))
    })
    void match.start()
    await until(match, 'asking', 'over')
    while (match.get().stage !== 'over') {
      await decideFirst(match)
      await until(match, 'asking', 'over')
    }
    expect(ahead).toBe(0)
    expect(match.get().outcome).toBeDefined()
    const last = kept.at(-1)
    const record = readRecord(last?.record ?? '')
    expect(record.ok && record.value.inputs).toHaveLength(last?.decisions ?? -1)
    expect(record.ok && record.value.coaches).toEqual(['person', 'heuristic'])
    // Each keeping added exactly one decision.
    expect(kept.map(({ decisions }) => decisions)).toEqual(kept.map((_, i) => i + 1))
  })

  test('is taken up in mid-decision with the same question', async () => {
    const { match, kept } = seated(['person', 'heuristic'])
    void match.start()
    await until(match, 'asking')
    for (let i = 0; i < 5; i++) {
      await decideFirst(match)
      await until(match, 'asking')
    }
    match.stop()
    const from = kept.at(-1)
    const { match: again } = seated(['person', 'heuristic'], from && { from })
    void again.start()
    await until(again, 'asking')
    expect(again.get().request).toEqual(match.get().request)
    expect(again.get().view).toEqual(match.get().view)
    expect(again.get().events).toEqual(match.get().events)
  })

  test('a refused decision changes nothing and says why', async () => {
    const { match, kept } = seated(['person', 'heuristic'])
    void match.start()
    await until(match, 'asking')
    const before = match.get()
    await match.decide('ernst-allhalt')
    expect(match.get().notice).toMatchObject({ refusals: [{ rule: expect.any(String) }] })
    expect(match.get().request).toEqual(before.request)
    expect(kept.length).toBe(before.decisions)
  })

  test('an answer to a question of before is not taken for this one', async () => {
    const { match } = seated(['person', 'heuristic'])
    void match.start()
    await until(match, 'asking')
    const action = match.get().request?.options[0]?.action ?? ''
    // A double click: the second press comes while the first is being written down.
    const both = Promise.all([match.decide(action), match.decide(action)])
    await both
    await until(match, 'asking', 'over')
    expect(match.record.inputs.filter((input) => input === `h ${action}`)).toHaveLength(1)
  })

  test('a full storage is told, and the match goes on', async () => {
    const { match } = seated(['person', 'heuristic'], {
      keep: async () => ({ ok: false, trouble: 'storage-full' }),
    })
    void match.start()
    await until(match, 'asking')
    await decideFirst(match)
    await until(match, 'asking')
    expect(match.get().notice).toEqual({ trouble: 'storage-full' })
    expect(match.get().decisions).toBeGreaterThan(1)
  })

  test('an opponent who cannot answer takes what the rules foresee, and that is told', async () => {
    const { match } = seated(['person', 'heuristic'], {
      thinker: NOBODY,
    })
    void match.start()
    await until(match, 'asking')
    expect(match.get().notice).toEqual({ trouble: 'opponent-lost' })
    expect(match.get().decisions).toBe(1)
  })

  test('an opponent who answers nonsense does no harm', async () => {
    const { match } = seated(['person', 'heuristic'], {
      thinker: { ...NOBODY, decide: async (_, level) => said(level, 'offside') },
    })
    void match.start()
    await until(match, 'asking')
    expect(match.get().decisions).toBe(1)
  })

  test('who stood in for the opponent is told, and stays told until the person has decided', async () => {
    let asked = 0
    const { match } = seated(['person', 'search'], {
      thinker: {
        ...NOBODY,
        decide: async (at, level, take) =>
          asked++ === 0
            ? firstTaken(at, 'montecarlo', take, { level, fault: 'late' })
            : firstTaken(at, level, take),
      },
    })
    void match.start()
    await until(match, 'asking')
    expect(match.get().notice).toEqual({
      stoodIn: { level: 'search', fault: 'late', by: 'montecarlo', at: 'decide' },
    })
    await decideFirst(match)
    await until(match, 'asking')
    expect(match.get().notice).toBeUndefined()
  })

  test('the person may ask what the strongest would do', async () => {
    const { match } = seated(['person', 'random'], {
      thinker: {
        ...NOBODY,
        decide: async (at, level, take) => firstTaken(at, level, take),
        advise: async (at, isOption) => {
          const first = firstOption(at)
          const value = [{ action: first, share: 0.6 }].filter(({ action }) => isOption(action))
          return { answer: { by: 'search', value }, falls: [] }
        },
      },
    })
    void match.start()
    await until(match, 'asking')
    const advice = await match.advice()
    expect(advice).toEqual({
      by: 'search',
      best: { action: match.get().request?.options[0]?.action, share: 0.6 },
      others: [],
      isMixed: false,
      isDecided: false,
    })
  })

  test('what options promise comes by itself, and is dropped once the question is over', async () => {
    const waiting: (() => void)[] = []
    const promised = (at: AtTheTable) => ({
      [firstOption(at)]: { of: 'goal', ways: [{ way: 'goal', share: 1, tone: 'good' as const }] },
    })
    const { match } = seated(['person', 'random'], {
      thinker: {
        ...NOBODY,
        decide: async (at, level, take) => firstTaken(at, level, take),
        prospects: (at) => new Promise((resolve) => waiting.push(() => resolve(promised(at)))),
      },
    })
    expect(await match.prospects()).toEqual({})
    void match.start()
    await until(match, 'asking')
    const asked = match.get().request?.options[0]?.action ?? ''
    const first = match.prospects()
    waiting.shift()?.()
    expect(Object.keys(await first)).toEqual([asked])
    const late = match.prospects()
    await decideFirst(match)
    await until(match, 'asking')
    waiting.shift()?.()
    expect(await late).toEqual({})
  })

  test('leaving and coming back asks a bot once, not twice', async () => {
    const asked: string[] = []
    const answers: (() => void)[] = []
    const { match } = seated(['person', 'heuristic'], {
      thinker: {
        ...NOBODY,
        decide: (at, level, take) => {
          asked.push(`${at.record.inputs.length} ${at.seat}`)
          return new Promise((resolve) => answers.push(() => resolve(firstTaken(at, level, take))))
        },
      },
    })
    // Who is left before he asks does not ask any more.
    void match.start()
    match.stop()
    void match.start()
    await until(match, 'thinking')
    await turn()
    expect(asked).toEqual(['0 1'])
    // Who is left afterwards has asked, but only one of the two answers is played.
    match.stop()
    void match.start()
    await turn()
    expect(asked).toEqual(['0 1', '0 1'])
    for (const answer of answers) answer()
    await until(match, 'asking')
    await turn()
    expect(match.record.inputs).toHaveLength(1)
    expect(asked).toHaveLength(2)
  })

  test('giving up does not wait for a bot that thinks, and nothing is decided afterwards', async () => {
    let answer = (_: Stood<string>) => {}
    const { match, kept } = seated(['person', 'heuristic'], {
      thinker: {
        ...NOBODY,
        decide: (_at, _level, take) =>
          new Promise((resolve) => {
            answer = (stood) => {
              take(stood.answer?.value ?? '')
              resolve(stood)
            }
          }),
      },
    })
    void match.start()
    await until(match, 'thinking')
    await match.resign(0)
    expect(match.get().stage).toBe('over')
    answer(said('heuristic', 'white-1'))
    await turn()
    expect(match.record.inputs).toHaveLength(0)
    expect(kept.at(-1)?.resigned).toBe(0)
    // And once is enough.
    await match.resign(1)
    expect(kept.at(-1)?.resigned).toBe(0)
  })

  test('who stops two bots finds them where they were', async () => {
    let waited = 0
    const wait = () => {
      waited++
      return turn()
    }
    const { match } = seated(['heuristic', 'random'], { pace: () => 30, beat: () => 10, wait })
    const pass = async (waits: number) => {
      for (const before = waited; waited < before + waits; ) await turn()
    }
    void match.start()
    await until(match, 'telling')
    match.setPaused(true)
    match.hurry()
    await pass(5)
    const before = match.get().decisions
    match.hurry()
    await pass(100)
    expect(match.get().decisions).toBe(before)
    match.setPaused(false)
    await when(match, ({ decisions }) => decisions > before)
    match.stop()
  })

  test('giving up ends it, is kept, and stays so', async () => {
    const { match, kept } = seated(['person', 'heuristic'])
    void match.start()
    await until(match, 'asking')
    await match.resign(0)
    await until(match, 'over')
    expect(kept.at(-1)?.resigned).toBe(0)
    const { match: again } = seated(['person', 'heuristic'], { from: kept.at(-1) as KeptMatch })
    void again.start()
    await until(again, 'over')
    expect(again.get().resigned).toBe(0)
  })

  test('a damaged match is refused with its reason', () => {
    const kept = fresh(['person', 'heuristic'])
    const damaged = { ...kept, record: kept.record.replace('"inputs": []', '"inputs": ["h white-1"]') }
    const resumed = Match.resume(game, damaged, {} as Surroundings)
    expect(resumed).toMatchObject({ ok: false, refusals: [{ code: 'record-edited', rule: 'T3' }] })
  })
})

describe('what may be seen', () => {
  test('two people at one screen: a curtain before each new coach, and nobody’s cards in between', async () => {
    const { match } = seated(['person', 'person'])
    void match.start()
    const seats: Seat[] = []
    for (let i = 0; i < 12; i++) {
      await until(match, 'asking', 'curtain')
      if (match.get().stage === 'curtain') {
        const { viewer, request, next } = match.get()
        expect(viewer).toBe('spectator')
        expect(request).toBeUndefined()
        seats.push(next as Seat)
        match.liftCurtain()
        await until(match, 'asking')
        expect(match.get().viewer).toBe(next === 0 ? 'home' : 'away')
        expect(match.get().near).toBe(next)
      }
      await decideFirst(match)
    }
    expect(new Set(seats)).toEqual(new Set([0, 1]))
    // The log they share tells what everybody may hear.
    for (const secret of ['packed', 'tactic-laid'])
      expect(match.get().events.some(({ kind }) => kind === secret)).toBe(false)
    expect(match.get().events.filter(({ kind }) => kind === 'packed-unseen')).toHaveLength(2)
  })

  test('two people look on together while something is told: nobody’s hand lies open then', async () => {
    const { match } = seated(['person', 'person'], { pace: () => 60 })
    const counted = { hand: expect.any(Number) }
    let told = 0
    match.subscribe(() => {
      const { telling, viewer, view } = match.get()
      if (!telling) return
      told++
      expect(viewer).toBe('spectator')
      expect(view).toMatchObject({ sides: [counted, counted] })
    })
    void match.start()
    for (let i = 0; i < 6; i++) {
      await until(match, 'asking', 'curtain')
      match.liftCurtain()
      await until(match, 'asking')
      match.hurry()
      await decideFirst(match)
    }
    await until(match, 'asking', 'curtain')
    expect(told).toBeGreaterThan(3)
  })

  test('a result stays until it is read, whoever hurries before it; what comes of it is told', async () => {
    const isResult = ({ kind }: { readonly kind: string }) => kind === 'comparison'
    const { match } = seated(['person', 'heuristic'], { pace: () => 20, stays: isResult })
    const told: string[] = []
    match.subscribe(() => {
      const { telling, stays, decisions } = match.get()
      if (!telling) return
      expect(stays).toBe(isResult(telling))
      told.push(`${decisions} ${telling.kind}`)
      if (!stays) match.hurry()
    })
    void match.start()
    while (!match.get().stays) {
      await when(match, ({ stage, stays }) => stage === 'asking' || stays)
      if (!match.get().stays) await decideFirst(match)
    }
    const at = told.length
    for (let i = 0; i < 50; i++) await turn()
    expect(match.get().stays).toBe(true)
    match.hurry()
    await when(match, ({ stays }) => !stays)
    expect(told.length).toBeGreaterThan(at)
    match.stop()
    // Where only bots play, nobody is waited for.
    const { match: watched } = seated(['heuristic', 'random'], { stays: () => true })
    void watched.start()
    await until(watched, 'over')
  })

  test('the score ticks over with its goal, not before, and stays', async () => {
    const at = { language: 'en', words: finaleFace.wording('en'), near: 0 } as const
    const { match } = seated(['heuristic', 'random'], {
      pace: (event, view) => (finaleFace.moment(event, view, at)?.hold ?? 0) * PACE.fast,
    })
    const wrong: unknown[] = []
    let scenes = 0
    let others = 0
    match.subscribe(() => {
      const { telling, view, events, told, stage } = match.get()
      if (stage === 'telling' && !telling) return
      const scene = telling && finaleFace.moment(telling, view, at)?.scene
      const goals = scene?.before ?? finaleFace.headline(view, at).goals
      const before = events.slice(0, telling ? told - 1 : told).filter(({ kind }) => kind === 'goal').length
      if (goals[0] + goals[1] !== before) wrong.push([stage, telling, goals, before])
      if (scene && scene.after[0] + scene.after[1] !== before + 1) wrong.push(scene)
      if (scene) scenes++
      else if (telling && before > 0) others++
    })
    void match.start()
    await until(match, 'over')
    expect(wrong).toEqual([])
    expect([scenes > 0, others > 0]).toEqual([true, true])
  })

  test('at once no goal is a scene, and the score is right', async () => {
    const at = { language: 'en', words: finaleFace.wording('en'), near: 0 } as const
    const { match } = seated(['heuristic', 'random'], {
      pace: (event, view) => (finaleFace.moment(event, view, at)?.hold ?? 0) * PACE.instant,
    })
    let told = 0
    match.subscribe(() => {
      if (match.get().telling) told++
    })
    void match.start()
    await until(match, 'over')
    const { view, outcome, events } = match.get()
    expect(told).toBe(0)
    expect(events.some(({ kind }) => kind === 'goal')).toBe(true)
    expect(finaleFace.headline(view, at).goals).toEqual(outcome?.goals)
  })

  test('two bots are watched from the stands', async () => {
    const { match } = seated(['heuristic', 'random'])
    const viewers = new Set<string>()
    match.subscribe(() => viewers.add(match.get().viewer))
    void match.start()
    await until(match, 'over')
    expect([...viewers]).toEqual(['spectator'])
  })

  test('whoever sits away sees his own cards', async () => {
    const { match } = seated(['random', 'person'])
    void match.start()
    await until(match, 'asking')
    expect(match.get().viewer).toBe('away')
    expect(match.get().near).toBe(1)
    expect(match.get().request?.seat).toBe(1)
  })
})

describe('taking back', () => {
  test('puts the question before again, and the shelf follows', async () => {
    const { match, kept } = seated(['person', 'heuristic'])
    void match.start()
    await until(match, 'asking', 'over')
    for (let before = match.get(); !match.get().canUndo || before.request === undefined; ) {
      before = match.get()
      expect(before.stage).toBe('asking')
      await decideFirst(match)
      await until(match, 'asking', 'over')
    }
    const { decisions, request } = match.get()
    await match.undo()
    await until(match, 'asking')
    expect(match.get().decisions).toBe(decisions - 1)
    expect(match.get().request).not.toEqual(request)
    expect(kept.at(-1)?.decisions).toBe(decisions - 1)
    // And on again from there.
    await decideFirst(match)
    await until(match, 'asking', 'over')
    expect(match.get().decisions).toBeGreaterThanOrEqual(decisions)
  })

  test('is not offered once chance has spoken', async () => {
    const { match } = seated(['person', 'heuristic'])
    void match.start()
    await until(match, 'asking')
    expect(match.get().canUndo).toBe(false)
    await match.undo()
    expect(match.get().stage).toBe('asking')
  })
})
