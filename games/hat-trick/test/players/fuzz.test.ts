import type { MatchConfig } from '@libero/kernel'
import { isObject, SampledChance } from '@libero/kernel'
import { edited, edits, everyNuisance, NUISANCES, nuisance } from '@libero/kernel/mutations'
import {
  checkKeysUnique,
  checkLegality,
  checkPosition,
  LONG,
  randomMatch,
  times,
} from '@libero/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCardSet } from '../../cards/check.ts'
import { type Bearer, isSkill } from '../../cards/check-skill.ts'
import type { ExpansionSet } from '../../cards/expansion.ts'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Skill } from '../../cards/skills.ts'
import { DOES, IFS, MATCH_EVENTS, WHENS } from '../../cards/skills.ts'
import { hatTrick } from '../../game.ts'
import type { Squad } from '../../squad/check.ts'
import { writeCode } from '../../squad/code.ts'
import { randomSquad } from '../../squad/fill.ts'
import type { State } from '../../state.ts'
import { abyss, checkAnswer, checkReasons, PARAGRAPH, plain } from '../answers.ts'
import { anyPlayersConfig, playersConfig } from '../any-build.ts'
import { checkConserved } from '../ledger.ts'

const squad = (seed: number) => {
  const drawn = randomSquad('II', 'balanced', OUR_EXPANSION, new SampledChance(seed), { subs: true })
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.refusals))
  return drawn.value
}
const codeOf = (squad: Squad): string => {
  const written = writeCode(squad)
  if (!written.ok) throw new Error(JSON.stringify(written.refusals))
  return written.value
}

describe('whatever is handed in before a match of the expansion gets an answer', () => {
  const players = { expansion: 'players', events: MATCH_EVENTS }

  test('squads, codes, teams and options of any kind', () => {
    fc.assert(
      fc.property(nuisance, nuisance, fc.nat({ max: 4 }), (data, other, kind) => {
        const build = [data, { squad: data }, { code: data }, { team: data }, { squad: data, code: other }][
          kind
        ]
        const options = [players, { ...players, events: other }, { ...players, expansion: other }][kind % 3]
        checkReasons(hatTrick.checkBuild(0, build, options))
        checkAnswer(hatTrick.prepare({ options, builds: [build, { team: 'BRA' }] }))
        const cards = { ...OUR_CARDS, expansion: data }
        const prepared = hatTrick.prepare({ options: { ...players, cards }, builds: [build, build] })
        expect(prepared.ok).toBe(false)
        checkAnswer(prepared)
      }),
      { seed: 1, numRuns: times(1500) },
    )
  })

  test('events: only what there is, each once or not, and not without the expansion', () => {
    const builds = [{ team: 'BRA' }, { team: 'ITA' }] as const
    const prepared = (options: unknown) => hatTrick.prepare({ options, builds } as MatchConfig)
    for (const events of NUISANCES) {
      const answer = prepared({ expansion: 'players', events })
      checkAnswer(answer)
      expect(answer.ok, JSON.stringify(events)?.slice(0, 40)).toBe(
        Array.isArray(events) && events.length === 0,
      )
    }
    expect(prepared({ expansion: 'players', events: ['snapshot', 'penalties'] }).ok).toBe(false)
    const without = prepared({ events: ['snapshot'] })
    expect(without.ok ? [] : without.refusals.map(({ code }) => code)).toEqual(['events-without-expansion'])
  })

  test('agreements that are nearly right, and if accepted they are played', LONG, () => {
    const configs = Array.from({ length: 20 }, (_, seed) =>
      plain<MatchConfig>(hatTrick.plain(anyPlayersConfig(5 * seed + 1))),
    )
    fc.assert(
      fc.property(fc.nat(), edits(3), (n, changes) => {
        const config = edited(configs[n % configs.length], changes) as MatchConfig
        if (!isObject(config)) return
        const builds: readonly unknown[] = Array.isArray(config.builds) ? config.builds : []
        for (const seat of [0, 1] as const)
          checkReasons(hatTrick.checkBuild(seat, builds[seat], config.options))
        const prepared = hatTrick.prepare(config)
        checkAnswer(prepared)
        if (!prepared.ok) return
        expect(hatTrick.prepare(hatTrick.plain(prepared.value)).ok).toBe(true)
        randomMatch(hatTrick, prepared.value, n, { told: 'nobody' })
      }),
      { seed: 2, numRuns: times(500) },
    )
  })

  test('share codes of any kind, and codes that are nearly right', () => {
    const squads = Array.from({ length: 10 }, (_, seed) => squad(seed + 1))
    const codes = squads.map(codeOf)
    /** The squad of a code, if it is accepted. */
    const accepted = (code: unknown) => {
      const answer = hatTrick.prepare({ options: players, builds: [{ code }, { team: 'BRA' }] })
      checkAnswer(answer)
      return answer.ok ? answer.value.agreed.builds[0] : undefined
    }
    for (const [n, code] of codes.entries()) expect(accepted(code)).toEqual({ squad: squads[n] })
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.string(), fc.nat({ max: 3 }), (n, at, text, lost) => {
        const code = codes[n % codes.length] ?? ''
        const cut = at % (code.length + 1)
        // What a slip of the pen makes of a code is noticed, or it is the same squad.
        const changed = accepted(code.slice(0, cut) + text + code.slice(cut + lost))
        if (changed) expect(changed).toEqual({ squad: squads[n % squads.length] })
        expect(accepted(`HT1-${text}`)).toBeUndefined()
      }),
      { seed: 3, numRuns: times(1500) },
    )
  })

  const few: ExpansionSet = { ...OUR_EXPANSION, name: 'few', teams: OUR_EXPANSION.teams.slice(0, 2) }

  test('every field of an expansion taken by every nuisance', () => {
    const small = { ...few, types: few.types.filter(({ id }) => id !== 'forward' && id !== 'sweeper') }
    for (const expansion of everyNuisance(plain({ ...small, teams: [] })))
      checkAnswer(checkCardSet({ ...OUR_CARDS, name: 'box', teams: [], expansion }))
    for (const teams of everyNuisance(plain(few.teams.slice(0, 1))))
      checkAnswer(checkCardSet({ ...OUR_CARDS, name: 'box', teams: [], expansion: { ...few, teams } }))
  })

  test('expansions that are nearly right, and if accepted they are played', LONG, () => {
    let played = 0
    fc.assert(
      fc.property(fc.nat(), edits(2), (n, changes) => {
        const checked = checkCardSet({ ...OUR_CARDS, expansion: edited(plain(few), changes) })
        checkAnswer(checked)
        if (!checked.ok || !checked.value.expansion || checked.value.expansion.teams.length === 0) return
        const again = checkCardSet(plain(checked.value))
        expect(again.ok && again.value).toEqual(checked.value)
        played++
        const config = playersConfig(MATCH_EVENTS, new SampledChance(n), checked.value.expansion)
        randomMatch(hatTrick, config, n, { told: 'nobody', each: checkConserved })
      }),
      { seed: 4, numRuns: times(600) },
    )
    expect(played).toBeGreaterThan(times(125))
  })

  test.each<[string, (data: unknown) => unknown]>([
    ['events', (data) => hatTrick.prepare({ options: { ...players, events: data }, builds: [{}, {}] })],
    ['a squad', (data) => hatTrick.prepare({ options: players, builds: [{ squad: data }, { code: data }] })],
    ['an expansion', (data) => checkCardSet({ ...OUR_CARDS, expansion: { ...few, types: data } })],
    [
      'a skill',
      (data) =>
        checkCardSet({
          ...OUR_CARDS,
          expansion: {
            ...few,
            types: [{ silver: { skill: { when: data, if: data, do: data, amount: data } } }],
          },
        }),
    ],
  ])('nesting deeper than a call can go: %s', (_, hand) => {
    expect(() => hand(abyss)).not.toThrow()
  })
})

/** Any skill the check lets pass, each effect as likely. */
function anySkill(bearer: Bearer, whim: SampledChance): Skill {
  const one = <T>(things: readonly T[]): T => things[whim.below(things.length)] as T
  for (;;) {
    const does = one(DOES)
    for (let tries = 0; tries < 300; tries++) {
      const conditions = IFS.filter(() => whim.below(IFS.length) < tries % 4)
      const skill = {
        when: one(WHENS),
        ...(conditions.length > 0 && { if: conditions }),
        do: does,
        ...(tries % 2 && { amount: one([-3, -2, -1, 1, 2, 3]) }),
      } as Skill
      if (isSkill(skill, bearer)) return skill
    }
  }
}

/** §15.3 An expansion of skills and style cards nobody has thought of, with styles that are won soon. */
function strangeExpansion(whim: SampledChance): ExpansionSet {
  return {
    ...OUR_EXPANSION,
    name: 'strange',
    types: OUR_EXPANSION.types.map((type) => ({
      ...type,
      silver: { ...type.silver, skill: anySkill('player', whim) },
      gold: { ...type.gold, skill: anySkill('player', whim) },
    })),
    styles: OUR_EXPANSION.styles.map(({ id, style, source }) => ({
      id,
      style,
      ...anySkill('style-card', whim),
      source,
    })),
    conditions: OUR_EXPANSION.conditions.map((condition, i) => ({
      ...condition,
      row: (['short', 'dribble', 'long', 'lines'] as const)[i] ?? 'short',
      times: 1,
    })),
  }
}

describe('§15.3 every skill the check lets pass can be played', () => {
  const strangeConfig = (seed: number) => {
    const whim = new SampledChance(seed)
    return playersConfig(MATCH_EVENTS, whim, strangeExpansion(whim))
  }

  test('to the end, with the books right (120 matches)', LONG, () => {
    for (let seed = 1; seed <= times(120); seed++) {
      const { state } = randomMatch(hatTrick, strangeConfig(seed), seed, {
        told: 'nobody',
        each: checkConserved,
      })
      checkConserved(state)
    }
  })

  test('with every option written, read and explained (10 matches)', LONG, () => {
    for (let seed = 1; seed <= times(10); seed++) checkLegality(hatTrick, strangeConfig(seed), seed, [], true)
  })

  test('from every position of it (4 matches)', LONG, () => {
    for (let seed = 1; seed <= times(4); seed++) checkPosition(hatTrick, strangeConfig(seed), seed)
  })

  test('without using luck twice (40 matches)', LONG, () => {
    for (let seed = 1; seed <= times(40); seed++) checkKeysUnique(hatTrick, strangeConfig(seed), seed)
  })
})

test('decisions of any kind are read as nothing, or as something that is explained', () => {
  const states: State[] = []
  for (let seed = 1; seed <= 12; seed++)
    randomMatch(hatTrick, playersConfig(MATCH_EVENTS, new SampledChance(seed)), seed, {
      told: 'nobody',
      each(s, { number }) {
        if (number % 17 !== seed) return
        const kept = hatTrick.blank(s)
        hatTrick.copy(s, kept)
        states.push(kept)
      },
    })
  const out = new Int16Array(hatTrick.mostOptions)
  const letter = fc.constantFrom(
    ...'0123456789!=x+-<>~.:&',
    'sub-',
    'take-',
    'regular-',
    'passing-triangle',
    '\u0000',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(letter, { maxLength: 7 }).map((letters) => letters.join('')),
  )
  fc.assert(
    fc.property(fc.nat(), text, (n, words) => {
      const s = states[n % states.length] as State
      for (const seat of [0, 1] as const) {
        const action = hatTrick.read(s, seat, words)
        expect(Number.isInteger(action)).toBe(true)
        const asked = (hatTrick.awaiting(s) >> seat) & 1
        const listed = asked ? Array.from(out.subarray(0, hatTrick.legal(s, seat, out))) : []
        if (action < 0 || listed.includes(action)) continue
        const { code, rule } = hatTrick.explain(s, seat, action)
        expect(code && PARAGRAPH.has(rule), `${words}: ${code} ${rule}`).toBe(true)
      }
    }),
    { seed: 5, numRuns: times(4000) },
  )
})
