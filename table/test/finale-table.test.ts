import type { FinaleEvent } from '@libero/finale'
import { beginnersBuild, type FinaleConfig, finale } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import type { Setting } from '@libero/finale/testing'
import { card, expectOk, positionOf } from '@libero/finale/testing'
import { describe, expect, test } from 'vitest'
import { DressingRooms } from '../dressing-rooms.ts'
import { Table } from '../table.ts'

type FinaleTable = Table<State, FinaleConfig, FinaleEvent>

/** A table at which the match begins as the story says, with this luck. */
const tableAt = (setting: Setting, ...list: readonly number[]): FinaleTable =>
  expectOk(Table.open(finale, { from: positionOf(setting) }, { list }))

function act(table: FinaleTable, ...decisions: readonly string[]): void {
  for (const text of decisions) expectOk(table.act(text.startsWith('h') ? 0 : 1, text.slice(2)))
}

/** What comes of taking back: the decision undone, or why not. */
const undo = (table: FinaleTable, seat: 0 | 1): string => {
  const undone = table.undo(seat)
  return undone.ok ? undone.value.undone : (undone.refusals[0]?.code ?? '')
}

const HANDS = [
  ['white-4', 'white-3'],
  ['purple-2a', 'purple-1'],
] as const

describe('§13.2 a choice may be taken back', () => {
  test('§13.2 while nothing follows from it', () => {
    const table = tableAt({ hands: HANDS })
    const before = table.position
    act(table, 'h white-4')
    expect(undo(table, 0)).toBe('white-4')
    expect(table.position).toEqual(before)
    act(table, 'h white-3', 'a purple-1')
    expect(table.heard('home')).toMatchObject({ ok: true })
    expect(table.position).toMatchObject({ attacker: 'home', attacks: 2 })
  })

  test('§13.2 even if the other coach has decided something at the same time', () => {
    const table = tableAt({ period: 2, phase: 'changes', hands: HANDS })
    act(table, 'h gregor-graser', 'h tim-talent', 'a hansi-dampf', 'a ali-balla')
    expect(undo(table, 0)).toBe('tim-talent')
    expect(table.request(0)?.options.map((option) => option.action)).toContain('erwin-pfosten')
    act(table, 'h erwin-pfosten', 'h done', 'a done')
    const changed = expectOk(table.heard('spectator')).filter((event) => event.kind === 'change')
    expect(changed).toMatchObject([{ on: 'erwin-pfosten' }, { on: 'ali-balla' }])
  })

  test('§13.2 not once something hidden has been revealed by it', () => {
    const table = tableAt({ hands: HANDS })
    act(table, 'h white-4', 'a purple-1')
    expect(undo(table, 0)).toBe('too-late-to-take-back')
    expect(undo(table, 1)).toBe('too-late-to-take-back')
    const changes = tableAt({ period: 2, phase: 'changes', hands: HANDS })
    act(changes, 'h done', 'a done')
    expect(undo(changes, 0)).toBe('too-late-to-take-back')
  })

  test('§13.2 not once a die was rolled', () => {
    const table = tableAt({ hands: HANDS }, 3, 0)
    act(table, 'h white-3', 'a purple-2a', 'h gregor-graser', 'a hansi-dampf')
    expect(undo(table, 1)).toBe('too-late-to-take-back')
  })

  test('§13.2 not once a card was drawn', () => {
    const hands = [['white-4', 'white-3', 'white-5'], ['purple-1']] as const
    const attack = { by: 'away', number: 2, of: 2 } as const
    const table = tableAt(
      { attack, faceUp: ['white-2a', 'white-4'], hands, decks: [['red-5'], []] },
      card('red-5'),
    )
    expect(table.request(0)?.kind).toBe('exchange')
    act(table, 'h white-3')
    expect(undo(table, 0)).toBe('too-late-to-take-back')
  })

  test('§13.2 who kept his hand at a further attack may think again; the card laid open for it stays', () => {
    const attack = { by: 'home', number: 2, of: 2 } as const
    const hands = [
      ['white-5', 'white-3'],
      ['purple-5', 'purple-4', 'purple-1'],
    ] as const
    const table = tableAt(
      { attack, faceUp: ['white-4', 'purple-2a'], hands, decks: [[], ['red-1']] },
      card('red-1'),
    )
    act(table, 'h white-5')
    expect(undo(table, 0)).toBe('too-late-to-take-back')
    const before = table.position
    act(table, 'a done')
    expect(table.request(0)?.kind).toBe('attackers-men')
    expect(undo(table, 1)).toBe('done')
    expect(table.position).toEqual(before)
    act(table, 'a purple-1')
    expect(expectOk(table.view('away'))).toMatchObject({
      sides: [{}, { hand: ['purple-5', 'purple-4', 'red-1'] }],
    })
    expect(undo(table, 1)).toBe('too-late-to-take-back')
  })

  test('§13.2 not once the other coach has answered it', () => {
    const two = { buildUp: { attack: { midfield: 1 }, defence: { midfield: 2 } } }
    const table = tableAt({ hands: HANDS, tactics: { 'white-4': two } })
    act(table, 'h white-4', 'a purple-1', 'h gregor-graser')
    expect(table.canUndo(0)).toBe(true)
    act(table, 'a hansi-dampf')
    expect(undo(table, 0)).toBe('already-answered')
    expect(undo(table, 1)).toBe('hansi-dampf')
    expect(undo(table, 0)).toBe('gregor-graser')
    expect(table.request(0)?.options).toHaveLength(4)
  })
})

describe('§13.3 if a coach’s time runs out', () => {
  test('§13.3 the default is taken for him and the match goes on', () => {
    const table = tableAt({ hands: HANDS })
    const laid = table.request(0)?.default ?? ''
    expectOk(table.timeOut(0))
    expect(table.record().inputs).toEqual([`h ${laid}`])
    expectOk(table.timeOut(1))
    expect(table.isAwaited(0) || table.isAwaited(1)).toBe(true)
    expect(table.decisions).toBe(2)
  })

  test('§13.3 where he may do nothing, nothing is done for him', () => {
    const table = tableAt({ period: 2, phase: 'changes', hands: HANDS })
    expectOk(table.timeOut(0))
    expectOk(table.timeOut(1))
    expect(table.record().inputs).toEqual(['h done', 'a done'])
  })

  test('§13.3 a whole match ends even if both coaches sleep', () => {
    const builds = [beginnersBuild('acker'), beginnersBuild('stollen')] as const
    const config = { options: { extraTime: true }, builds }
    const table = expectOk(Table.open(finale, { config }, { seed: '7'.repeat(64) }))
    while (!table.outcome && table.decisions < 1000) expectOk(table.timeOut(table.isAwaited(0) ? 0 : 1))
    expect(table.outcome?.winner).toBeDefined()
  })

  test('§13.3 no clock runs for a coach who is not asked', () => {
    const table = tableAt({ hands: HANDS })
    act(table, 'h white-4')
    expect(table.timeOut(0)).toMatchObject({ ok: false, refusals: [{ code: 'not-your-turn' }] })
  })
})

describe('§3.6 squads are opened together', () => {
  test('§3.6 §4.7 nothing of a sealed build is known before both are sealed', () => {
    const rooms = new DressingRooms(finale, {})
    expectOk(rooms.seal(0, beginnersBuild('acker')))
    expect([rooms.isSealed(0), rooms.isSealed(1)]).toEqual([true, false])
    const chance = { seed: '3'.repeat(64) }
    expect(rooms.open(chance)).toMatchObject({ ok: false, refusals: [{ code: 'builds-missing' }] })
    expect(rooms.seal(1, { ...beginnersBuild('stollen'), bench: [] }).ok).toBe(false)
    expectOk(rooms.seal(1, beginnersBuild('stollen')))
    const heard = expectOk(expectOk(rooms.open(chance)).heard('spectator'))
    expect(heard[0]).toMatchObject({ kind: 'kick-off', clubs: ['acker', 'stollen'] })
  })
})
