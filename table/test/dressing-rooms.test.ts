import { beginnersBuild, finale } from '@libero/finale'
import { sha256 } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { DressingRooms } from '../dressing-rooms.ts'
import { Table } from '../table.ts'
import { expectOpen, refusalOf } from './random-table.ts'

const HOME = beginnersBuild('acker')
const AWAY = beginnersBuild('stollen')
const LUCK = { seed: sha256('x') }

describe('the dressing rooms', () => {
  test('kick-off only when both are done', () => {
    const rooms = new DressingRooms(finale, {})
    expect(refusalOf(rooms.open(LUCK))).toBe('T7 builds-missing')
    expectOpen(rooms.seal(0, HOME))
    expect([rooms.isSealed(0), rooms.isSealed(1)]).toEqual([true, false])
    expect(refusalOf(rooms.open(LUCK))).toBe('T7 builds-missing')
    expectOpen(rooms.seal(1, AWAY))
    expect(rooms.open(LUCK).ok).toBe(true)
  })

  test('the match is the one the table would open with the same builds', () => {
    const options = { extraTime: true }
    const rooms = new DressingRooms(finale, options)
    expectOpen(rooms.seal(0, HOME))
    expectOpen(rooms.seal(1, AWAY))
    const straight = Table.open(finale, { config: { options, builds: [HOME, AWAY] } }, LUCK)
    expect(expectOpen(rooms.open(LUCK)).record()).toEqual(expectOpen(straight).record())
  })

  test('a bad build is refused with every reason and seals nothing', () => {
    const rooms = new DressingRooms(finale, { sealed: true })
    const bad = { ...HOME, club: 'wanderers', bench: HOME.bench.slice(1), tactics: { colour: 'white' } }
    const sealed = rooms.seal(0, bad)
    expect(sealed.ok).toBe(false)
    expect(!sealed.ok && sealed.refusals).toEqual(rooms.check(0, bad))
    expect(rooms.check(0, bad).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['club-unknown', 'squad-size', 'colour-white']),
    )
    expect(rooms.isSealed(0)).toBe(false)
  })

  test('until the kick-off a build may be replaced, and a bad one does not unseal the good one', () => {
    const rooms = new DressingRooms(finale, {})
    const [first = '', ...others] = HOME.bench
    const other = { ...HOME, bench: [...others, first] }
    expectOpen(rooms.seal(0, HOME))
    expectOpen(rooms.seal(0, other))
    expect(rooms.seal(0, {}).ok).toBe(false)
    expectOpen(rooms.seal(1, AWAY))
    const { config } = expectOpen(rooms.open(LUCK)).record()
    expect(config?.builds).toEqual([other, AWAY])
  })

  test('what the coach does to his data afterwards does not touch the sealed build', () => {
    const rooms = new DressingRooms(finale, {})
    const build = { ...HOME, pitch: [...HOME.pitch] }
    expectOpen(rooms.seal(0, build))
    build.pitch.length = 0
    expectOpen(rooms.seal(1, AWAY))
    expect(expectOpen(rooms.open(LUCK)).record().config?.builds).toEqual([HOME, AWAY])
  })

  test('§1.1 two builds of one club are each good, but no match', () => {
    const rooms = new DressingRooms(finale, {})
    expectOpen(rooms.seal(0, HOME))
    expectOpen(rooms.seal(1, beginnersBuild('acker')))
    expect(refusalOf(rooms.open(LUCK))).toBe('1.1 same-club')
  })

  test('options nobody knows are a reason against every build', () => {
    const rooms = new DressingRooms(finale, { offside: true })
    expect(rooms.check(0, HOME).map(({ code }) => code)).toEqual(['option-unknown'])
    expect(rooms.seal(0, HOME).ok).toBe(false)
  })
})
