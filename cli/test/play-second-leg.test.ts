import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FinaleBuild, FinaleOptions } from '@libero/finale'
import { finale } from '@libero/finale'
import type { MatchRecord } from '@libero/kernel'
import { readRecord, replay } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { playText } from '../play/text.ts'
import { emptyFolder, enter, fileIn, playWith } from './play-ground.ts'

function recordIn(file: string): MatchRecord {
  const read = readRecord(readFileSync(file, 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.value
}

const optionsOf = ({ config }: MatchRecord) => (config?.options ?? {}) as FinaleOptions
const clubsOf = ({ config }: MatchRecord) =>
  (config?.builds as readonly FinaleBuild[] | undefined)?.map(({ club }) => club)
const squadsOf = ({ config }: MatchRecord) =>
  (config?.builds as readonly FinaleBuild[] | undefined)?.map(({ pitch }) => [...pitch].sort().join())

/** What the away side has sealed. */
const tacticsOf = ({ config }: MatchRecord) => (config?.builds[1] as FinaleBuild | undefined)?.tactics

/** Every match kept in a folder, oldest first. */
const matchesIn = (folder: string): readonly MatchRecord[] => {
  const kept = join(folder, 'libero', 'matches')
  return readdirSync(kept)
    .map((name) => recordIn(join(kept, name)))
    .sort((a, b) => (optionsOf(a).tie?.leg ?? 0) - (optionsOf(b).tie?.leg ?? 0))
}

const leaves = () => undefined

describe('either club can be at home', () => {
  test.each([
    [[], ['acker', 'stollen'], 0],
    [['--club', 'stollen'], ['stollen', 'acker'], 0],
    [['--seat', 'away'], ['acker', 'stollen'], 1],
    [['--seat', 'away', '--club', 'acker'], ['stollen', 'acker'], 1],
  ] as const)('%j', async (args, clubs, seat) => {
    const { output } = await playWith(['finale', '--plain', '--budget', '60,50', ...args], leaves)
    const record = recordIn(fileIn(output))
    expect(clubsOf(record)).toEqual(clubs)
    expect(record.coaches?.[seat]).toBe('person')
    expect(optionsOf(record).budget).toEqual([60, 50])
  })

  test('a squad from a file brings its club, and the opponent takes the other', async () => {
    const folder = emptyFolder()
    const { config } = recordIn(
      fileIn(
        (await playWith(['finale', '--plain', '--squad', 'choose'], (_, nth) => (nth ? undefined : 'ok')))
          .output,
      ),
    )
    const file = join(folder, 'squad.json')
    writeFileSync(file, JSON.stringify({ ...(config?.builds[0] as FinaleBuild), tactics: { colour: 'red' } }))
    const args = ['finale', '--plain', '--squad', file, '--seat', 'away']
    const { output, errors } = await playWith(args, leaves)
    expect(errors).toBe('')
    const record = recordIn(fileIn(output))
    expect(clubsOf(record)).toEqual(['stollen', 'acker'])
    // §4.8 The tactic cards it was kept with are chosen at the table instead.
    expect(tacticsOf(record)).toBeUndefined()
    const sealed = await playWith([...args, '--sealed'], leaves)
    expect(tacticsOf(recordIn(fileIn(sealed.output)))).toEqual({ colour: 'red' })
  })
})

describe('--first-leg says whose goals come first', () => {
  test.each([
    ['acker:2-1', [], [2, 1]],
    ['stollen:2-1', [], [1, 2]],
    ['2:1', [], [2, 1]],
    ['acker:2-1', ['--club', 'stollen'], [1, 2]],
    ['acker:2-1', ['--seat', 'away', '--club', 'acker'], [1, 2]],
    ['2:1', ['--club', 'stollen'], [2, 1]],
  ] as const)('%s %j', async (said, args, firstLeg) => {
    const { output } = await playWith(
      ['finale', '--plain', '--leg', '2', '--first-leg', said, ...args],
      leaves,
    )
    expect(optionsOf(recordIn(fileIn(output))).tie).toMatchObject({ leg: 2, firstLeg })
  })

  test.each([
    ['en', 'The first ended: FC Acker 2, SV Stollen 1.'],
    ['de', 'Das Hinspiel endete: FC Acker 2, SV Stollen 1.'],
    ['hu', 'Az odavágó vége: FC Acker 2, SV Stollen 1.'],
  ])('and it is said again before the match, in %s', async (lang, words) => {
    const args = ['finale', '--plain', '--leg', '2', '--first-leg', 'acker:2-1', '--lang', lang]
    expect((await playWith(args, leaves)).output).toContain(words)
  })
})

describe('after a first leg the second is offered', () => {
  const first = ['finale', '--plain', '--leg', '1', '--seed', 'tie', '--opponent', 'random']

  test.each(LANGUAGES)(
    'and played at once by Enter: grounds swapped, score and squads kept, in %s',
    async (lang) => {
      const folder = emptyFolder()
      const { secondLeg } = playText(lang)
      let offers = 0
      const typist = (asked: string) => {
        if (asked.includes(secondLeg.ask)) offers++
        return ''
      }
      const { code, output, errors } = await playWith([...first, '--lang', lang], typist, { folder })
      expect([code, errors, offers]).toEqual([0, '', 1])
      expect(output).not.toMatch(/[{}]|undefined|NaN/)
      const [one, two, ...more] = matchesIn(folder)
      if (!one || !two) throw new Error('no second leg')
      expect(more).toEqual([])
      expect(clubsOf(two)).toEqual(clubsOf(one)?.toReversed())
      expect(squadsOf(two)).toEqual(squadsOf(one)?.toReversed())
      expect(two.coaches).toEqual(one.coaches?.toReversed())
      expect(optionsOf(two).tie).toMatchObject({ leg: 2, firstLeg: one.outcome?.goals.toReversed() })
      expect(two.outcome?.aggregate).toBeDefined()
      expect(replay(finale, two).ok).toBe(true)
    },
  )

  test('whoever says later is told how, and the file of the first leg is enough', async () => {
    const folder = emptyFolder()
    const { secondLeg } = playText('en')
    const { output } = await playWith(first, (asked) => (asked.includes(secondLeg.ask) ? 'q' : ''), {
      folder,
    })
    expect(output).toContain(secondLeg.later)
    const [one] = matchesIn(folder)
    const path = fileIn(output)
    expect(output).toContain(`npx libero play finale --second-leg ${path}`)
    const again = await playWith(['finale', '--plain', '--second-leg', path, '--away-goals'], leaves, {
      folder,
    })
    expect(again.errors).toBe('')
    const two = matchesIn(folder).find((record) => optionsOf(record).tie?.leg === 2)
    expect(two && optionsOf(two).tie).toMatchObject({
      firstLeg: one?.outcome?.goals.toReversed(),
      awayGoals: true,
    })
    expect(two?.coaches).toEqual(one?.coaches?.toReversed())
  })

  test('one’s own squad can be changed first; the other’s stays', async () => {
    const folder = emptyFolder()
    const { secondLeg } = playText('en')
    let inRoom = false
    const typed = ['empty', 'random', 'ok']
    const { errors } = await playWith(
      first,
      (asked) => {
        if (asked.includes(secondLeg.ask)) {
          inRoom = true
          return 'squad'
        }
        return inRoom ? typed.shift() : ''
      },
      { folder },
    )
    expect(errors).toBe('')
    const [one, two] = matchesIn(folder)
    if (!one || !two) throw new Error('no second leg')
    expect(squadsOf(two)?.[0]).toBe(squadsOf(one)?.[1])
    expect(squadsOf(two)?.[1]).not.toBe(squadsOf(one)?.[0])
  })

  test('a match that is no first leg, or not over, has none', async () => {
    const folder = emptyFolder()
    const { output } = await playWith(first, leaves, { folder })
    for (const lang of LANGUAGES) {
      const { code, errors } = await playWith(
        ['finale', '--plain', '--second-leg', fileIn(output), '--lang', lang],
        enter,
        { folder },
      )
      expect(code).toBe(1)
      expect(errors).toContain(fileIn(output))
    }
  })
})
