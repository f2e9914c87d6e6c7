import { captainTsubasa } from '@libero/captain-tsubasa'
import type { FinaleBuild } from '@libero/finale'
import { beginner, finale } from '@libero/finale'
import { hatTrick } from '@libero/hat-trick'
import { wording } from '@libero/hat-trick/text'
import type { Game, MatchConfig } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { readRoute } from '../../../app/route.ts'
import type { SetupFace } from '../../../face.ts'
import { captainTsubasaSetup } from '../../../games/captain-tsubasa/builder/setup.tsx'
import { matchWords } from '../../../games/captain-tsubasa/print.ts'
import { finaleSetup } from '../../../games/finale/builder/setup.tsx'
import { finaleFace } from '../../../games/finale/face.tsx'
import { wordsFor } from '../../../games/finale/print.ts'
import { hatTrickSetup } from '../../../games/hat-trick/builder/setup.tsx'
import { PERSON } from '../../../keep/store.ts'
import { readTeamFile, readTeamLink, teamAddress, teamFile } from '../../../keep/teams.ts'
import type { Draft } from '../draft.ts'
import {
  buildOf,
  coachesOf,
  draftOf,
  freshDraft,
  keepDraft,
  keptDraft,
  readDraft,
  withLevel,
  withSide,
} from '../draft.ts'
import type { Room } from '../dressing.ts'
import {
  against,
  configOf,
  isReady,
  randomBuild,
  refusalsAt,
  withBuild,
  withMode,
  withOptions,
} from '../dressing.ts'

const room = (
  game: unknown,
  setup: SetupFace,
  words: (language: Language) => unknown,
  language: Language = 'en',
): Room => ({
  game: game as Game<unknown, unknown>,
  setup,
  at: { language, words: words(language) as Room['at']['words'] },
})
const finals = (language?: Language) =>
  room(finale, finaleSetup, (each) => wordsFor(each, undefined), language)
const manga = (language?: Language) =>
  room(captainTsubasa, captainTsubasaSetup, (each) => matchWords(each, undefined), language)
const nations = (language?: Language) => room(hatTrick, hatTrickSetup, (each) => wording(each), language)
const ROOMS = { finale: finals, 'captain-tsubasa': manga }

const LEVELS = ['random', 'heuristic']
const fresh = ({ setup }: Room): Draft => freshDraft(setup, 'heuristic')
const codes = (draft: Draft, at: Room, seat: 0 | 1) =>
  refusalsAt(against(at, draft), seat).map(({ code }) => code)
const clubOf = (draft: Draft, seat: 0 | 1) => (buildOf(draft, seat) as FinaleBuild).club
const stollen = (): FinaleBuild => finaleSetup.first().builds[1] as FinaleBuild

describe.each(Object.entries(ROOMS))('%s', (_, roomIn) => {
  test('the kick-off works at once', async () => {
    const at = roomIn()
    const draft = fresh(at)
    expect(isReady(against(at, draft))).toBe(true)
    const config = await configOf(at, draft, () => Promise.reject(new Error('nobody has to be asked')))
    expect(at.game.prepare(config).ok).toBe(true)
  })

  test('every ready-made and random team stands, and is described in each language', () => {
    for (const language of LANGUAGES) {
      const at = roomIn(language)
      for (const seat of [0, 1] as const) {
        const ready = at.setup.presets(seat, undefined, at.at)
        expect(new Set(ready.map(({ name }) => name)).size).toBe(ready.length)
        expect(ready[0]?.build).toEqual(at.setup.first().builds[seat])
        for (const build of [...ready.map((each) => each.build), at.setup.random(seat, undefined)]) {
          expect(at.game.checkBuild(seat, build, undefined)).toEqual([])
          expect(at.setup.describe(build, undefined, at.at)).not.toMatch(/[{}]|undefined/)
        }
      }
    }
  })

  test('the counterpart always goes with what it answers', () => {
    const at = roomIn()
    for (const seat of [0, 1] as const)
      for (const { build } of at.setup.presets(seat, undefined, at.at)) {
        const answer = at.setup.counterpart?.(build, seat, undefined)
        const builds = seat === 0 ? ([build, answer] as const) : ([answer, build] as const)
        expect(at.game.prepare({ builds }).ok).toBe(true)
      }
  })

  test('a team travels by link and by file', async () => {
    const at = roomIn()
    const team = {
      game: at.game.id,
      name: 'Elf Freunde & Söhne',
      build: at.setup.random(1, undefined),
      options: {},
    }
    const route = readRoute(await teamAddress(team))
    expect([route.page, route.rest]).toEqual(['new', [at.game.id]])
    expect(await readTeamLink(route.said.team ?? '')).toEqual({ ok: true, team })
    expect(readTeamFile(teamFile(team), at.game.id, 'file')).toEqual({ ok: true, team })
  })

  test('whatever comes from elsewhere, the dressing room can describe it', () => {
    const at = roomIn()
    for (const build of [{}, { club: 7, pitch: 'x' }, { team: null }, { pitch: [1, {}], bench: [null] }])
      expect(typeof at.setup.describe(build, undefined, at.at)).toBe('string')
  })
})

describe('the draft', () => {
  test('is as it was after a reload', () => {
    const shelf = new Map<string, string>()
    const drawer = () => ({
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => void shelf.set(key, value),
    })
    const at = finals()
    let draft = withMode(at, fresh(at), 'watch')
    draft = withLevel(draft, 0, 'random')
    draft = withBuild(at, draft, 1, { own: true })
    draft = withOptions(at, draft, { extraTime: true })
    keepDraft('finale', draft, drawer)
    expect(keptDraft('finale', fresh(at), LEVELS, drawer)).toEqual(draft)
    expect(keptDraft('hat-trick', fresh(at), LEVELS, drawer)).toEqual(fresh(at))
  })

  test('that cannot be read has its usual values', () => {
    const usual = fresh(finals())
    for (const text of [null, '', '{', '7', '[]', '{"mode":"war","levels":["x"],"brings":[1,{"build":3}]}'])
      expect(readDraft(text, usual, LEVELS)).toEqual(usual)
  })

  test('survives a browser that keeps nothing', () => {
    const closed = () => {
      throw new Error('closed')
    }
    const usual = fresh(finals())
    keepDraft('finale', usual, closed)
    expect(keptDraft('finale', usual, LEVELS, closed)).toBe(usual)
  })

  test('changes ends with team and opponent', () => {
    const draft = withLevel(fresh(finals()), 1, 'random')
    const turned = withSide(draft, 1)
    expect(coachesOf(turned)).toEqual(['random', 'person'])
    expect(clubOf(turned, 1)).toBe('acker')
  })
})

describe('what clashes', () => {
  test('a bot makes room', () => {
    const at = finals()
    const draft = withBuild(at, fresh(at), 0, { build: stollen() })
    expect(clubOf(draft, 1)).toBe('acker')
    expect(isReady(against(at, draft))).toBe(true)
  })

  test('a person who has worked on his team does not, and it is told where it is', () => {
    const at = finals()
    const people = withMode(at, fresh(at), 'people')
    const [first = '', ...bench] = (buildOf(people, 0) as FinaleBuild).bench
    const worked = withBuild(at, people, 0, {
      build: { ...(buildOf(people, 0) as FinaleBuild), bench: [...bench, first] },
    })
    const draft = withBuild(at, worked, 1, {
      build: { ...stollen(), ...(buildOf(people, 0) as FinaleBuild) },
    })
    expect(codes(draft, at, 0)).toEqual([])
    expect(codes(draft, at, 1)).toEqual(['same-club'])
  })

  test('a person who has not does', () => {
    const at = manga()
    const draft = withBuild(at, withMode(at, fresh(at), 'people'), 1, { build: { team: 'nankatsu' } })
    expect(buildOf(draft, 0)).toEqual({ team: 'toho' })
  })

  test('chance finds a team beside the other’s', () => {
    const at = finals()
    const draft = withBuild(at, withMode(at, fresh(at), 'people'), 0, { build: stollen() })
    for (let n = 0; n < 5; n++) expect((randomBuild(at, draft, 1) as FinaleBuild).club).toBe('acker')
  })

  test('a bot that chooses for itself takes the club that is left', async () => {
    const at = finals()
    const draft = withBuild(at, withBuild(at, fresh(at), 1, { own: true }), 0, { build: stollen() })
    const asked: number[] = []
    const config = await configOf(at, draft, async (seat) => {
      asked.push(seat)
      return finaleSetup.random(seat, undefined)
    })
    expect(asked).toEqual([1, 0])
    expect((config.builds[1] as FinaleBuild).club).toBe('acker')
    expect(finale.prepare(config).ok).toBe(true)
  })
})

describe('other options', () => {
  test('ready-made and own teams follow to free choice and back', () => {
    const at = finals()
    const own = { ...stollen(), club: 'acker', ...(finaleSetup.random(0, undefined) as object) }
    for (const start of [fresh(at), withBuild(at, fresh(at), 0, { build: own })]) {
      const free = withOptions(at, start, { tactics: 'free' })
      expect(isReady(against(at, free))).toBe(true)
      // §4.9 Sealed with the squad they are part of it, otherwise not.
      const sealed = withOptions(at, free, { tactics: 'free', sealed: true })
      expect(isReady(against(at, sealed))).toBe(true)
      expect((buildOf(sealed, 0) as FinaleBuild).tactics).toHaveProperty('order')
      expect((buildOf(withOptions(at, sealed, undefined), 0) as FinaleBuild).tactics).toBeUndefined()
      const back = withOptions(at, free, undefined)
      expect(isReady(against(at, back))).toBe(true)
      expect((buildOf(back, 0) as FinaleBuild).tactics).toEqual((buildOf(start, 0) as FinaleBuild).tactics)
    }
  })

  test('ready-made and own teams follow to any eleven, from free choice too, and back', () => {
    const at = finals()
    const tacticsOf = (draft: Parameters<typeof buildOf>[0]) => (buildOf(draft, 0) as FinaleBuild).tactics
    const usual = withOptions(at, fresh(at), { sealed: true })
    const any = withOptions(at, usual, { tactics: 'any', sealed: true })
    expect(isReady(against(at, any))).toBe(true)
    expect(tacticsOf(any)).toHaveProperty('cards')
    const free = withOptions(at, any, { tactics: 'free', sealed: true })
    expect(isReady(against(at, free))).toBe(true)
    const again = withOptions(at, free, { tactics: 'any', sealed: true })
    expect(isReady(against(at, again))).toBe(true)
    expect(tacticsOf(withOptions(at, again, { sealed: true }))).toEqual(tacticsOf(usual))
    const random = finaleSetup.random(0, { tactics: 'any', sealed: true }) as FinaleBuild
    expect(finale.checkBuild(0, random, { tactics: 'any', sealed: true })).toEqual([])
    expect(random.tactics).toHaveProperty('cards')
  })

  test('a link carries any eleven cards, and a squad of them says so', async () => {
    const options = { tactics: 'any', sealed: true }
    const build = finaleSetup.random(1, options) as FinaleBuild
    const address = await teamAddress({ game: 'finale', name: 'x', build })
    const read = await readTeamLink(address.split('team=')[1] ?? '')
    expect(read.ok && read.team.build).toEqual(build)
    expect(finaleSetup.describe(build, options, finals().at)).toContain('any eleven')
  })

  test('a smaller budget is told to the person, and makes the bot choose anew', () => {
    const at = finals()
    const draft = withOptions(at, fresh(at), { budget: [46, 46] })
    expect(codes(draft, at, 0)).toEqual(['over-budget'])
    expect(draft.brings[1]).toEqual({ own: true })
  })

  test('a nation stays the same nation where it can, and its bot opponent too', () => {
    const at = nations()
    const both = (draft: Draft) => [buildOf(draft, 0), buildOf(draft, 1)]
    const players = withOptions(at, fresh(at), { expansion: 'players' })
    expect(both(players)).toEqual([{ team: 'GER' }, { team: 'ITA' }])
    expect(both(withOptions(at, players, undefined))).toEqual([{ team: 'GER' }, { team: 'ITA' }])
  })

  test('that cannot be are told as such, and not at the teams', () => {
    const at = finals()
    const faults = against(at, { ...fresh(at), options: { extraTime: 'perhaps' } })
    expect(faults.options.map(({ code }) => code)).toEqual(['option-unknown-value'])
    expect(faults.sides).toEqual([[], []])
  })

  test('even the smallest purse finds fifteen men', () => {
    for (const budget of [38, 40, 44, 60, 90]) {
      const options = { budget: [budget, budget] }
      for (let n = 0; n < 5; n++)
        expect(finale.checkBuild(0, finaleSetup.random(0, options), options)).toEqual([])
    }
  })
})

describe('a match that follows another', () => {
  const tied = (): MatchConfig => ({
    options: { tie: { leg: 1 }, budget: [50, 46] },
    builds: [finaleSetup.random(0, undefined), finaleSetup.random(1, { budget: [50, 46] })],
  })

  test('§12.1 the second leg has the grounds swapped, the squads kept and the score carried over', () => {
    const first = tied()
    const second = finaleFace.sequel?.(first, { goals: [3, 1], winner: 0, by: 'normal-time' })
    expect(second).toEqual({
      options: { tie: { leg: 2, firstLeg: [1, 3] }, budget: [46, 50] },
      builds: [first.builds[1], first.builds[0]],
    })
    expect(second && finale.prepare(second).ok).toBe(true)
    expect(finaleFace.sequel?.(first, undefined)).toBeUndefined()
    const end = { goals: [3, 1], winner: 0, by: 'normal-time' } as const
    expect(finaleFace.sequel?.({ ...first, options: {} }, end)).toBeUndefined()
    expect(finaleFace.sequel?.(second, end)).toBeUndefined()
  })

  test('a first leg by finale-1 is followed by one with sealed tactics', () => {
    const first = tied()
    const builds = first.builds.map((build) => ({ ...Object(build), tactics: { colour: 'red' } }))
    const second = finaleFace.sequel?.(
      { ...first, builds: [builds[0], builds[1]] },
      { goals: [0, 0], by: 'normal-time' },
    )
    expect(second?.options).toMatchObject({ sealed: true })
    expect(second && finale.prepare(second).ok).toBe(true)
  })

  test('it can be prepared anew: who plays where, and what both bring', () => {
    const config = tied()
    expect(draftOf(config, [PERSON, 'search'])).toMatchObject({
      mode: 'bot',
      side: 0,
      levels: ['search', 'search'],
    })
    expect(draftOf(config, ['search', PERSON])).toMatchObject({ mode: 'bot', side: 1 })
    expect(draftOf(config, [PERSON, PERSON])).toMatchObject({ mode: 'people' })
    expect(draftOf(config, ['random', 'search'])).toMatchObject({
      mode: 'watch',
      levels: ['random', 'search'],
    })
    expect(buildOf(draftOf(config, [PERSON, 'search']), 1)).toEqual(config.builds[1])
    expect(isReady(against(finals(), draftOf(config, [PERSON, 'search'])))).toBe(true)
  })
})

describe('a team from elsewhere', () => {
  test('§4.8 a squad kept with tactic cards is used without them, and with some where they are sealed', () => {
    const kept = { ...stollen(), tactics: { colour: 'red' } }
    expect(finale.checkBuild(1, kept, {}).map(({ code }) => code)).toEqual(['tactics-too-early'])
    expect(finaleSetup.adopt?.(kept, 1, {})).toEqual(stollen())
    expect(finaleSetup.adopt?.(kept, 1, { sealed: true })).toEqual(kept)
    const choices = [undefined, 'usual', 'free', 'any'] as const
    const all = choices.flatMap((tactics) =>
      [false, true].map((sealed) => ({ sealed, ...(tactics && { tactics }) })),
    )
    const others = all.map((options) => ({ ...stollen(), ...beginner(1, options, { club: 'stollen' }) }))
    for (const options of all)
      for (const squad of [kept, stollen(), ...others])
        expect(finale.checkBuild(1, finaleSetup.adopt?.(squad, 1, options), options)).toEqual([])
  })

  test('a damaged or newer link is told apart', async () => {
    const whole = (await teamAddress({ game: 'finale', name: 'x', build: stollen() })).split('team=')[1] ?? ''
    const troubles = await Promise.all(
      [whole.slice(0, -9), 'nonsense', `9${whole.slice(1)}`].map(async (text) => {
        const read = await readTeamLink(text)
        return read.ok ? 'ok' : read.trouble
      }),
    )
    expect(troubles).toEqual(['link-damaged', 'link-damaged', 'link-newer'])
  })

  test('files: ours, a bare team, something else, something newer', () => {
    const bare = readTeamFile(JSON.stringify(stollen()), 'finale', 'My  squad')
    expect(bare).toEqual({ ok: true, team: { game: 'finale', name: 'My squad', build: stollen() } })
    const trouble = (text: string) => {
      const read = readTeamFile(text, 'finale', '')
      return read.ok ? 'ok' : read.trouble
    }
    expect(trouble('{')).toBe('file-damaged')
    expect(trouble('[]')).toBe('file-damaged')
    expect(trouble('{"game":"finale","build":3}')).toBe('file-damaged')
    expect(trouble('{"form":2,"game":"finale"}')).toBe('file-newer')
  })
})
