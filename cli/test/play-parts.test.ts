import type { Bot } from '@libero/bots'
import { Adviser } from '@libero/bots/advice'
import { finaleBots } from '@libero/bots/finale'
import { beginnersBuild, finale } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { seedFrom, seedText } from '@libero/kernel'
import { Table } from '@libero/table'
import { describe, expect, test } from 'vitest'
import { meaning, readOrder } from '../play/answer.ts'
import { apart, bare, columns, cut, inkOf, widthOf, wrapped } from '../play/ink.ts'

describe('ink', () => {
  const ink = inkOf('rich')

  test('styles within styles come back', () => {
    const text = ink('pitch', `a${ink('choice', 'b')}c`)
    expect(bare(text)).toBe('abc')
    const pitch = text.slice(0, text.indexOf('a'))
    expect(text).toContain(`\u001b[0m${pitch}c`)
  })

  test('no colour, no escapes', () => {
    expect(inkOf('none')('goal', 'x')).toBe('x')
  })

  test('what is cut is as wide as asked, and its style ends', () => {
    const text = cut(ink('home', 'Schwindlig'), 5)
    expect(bare(text)).toBe('Schw…')
    expect(text.endsWith('\u001b[0m')).toBe(true)
    expect(cut('kurz', 5)).toBe('kurz')
  })

  test('wrapping keeps every word and no row is too wide', () => {
    const text = 'Donaudampfschifffahrtsgesellschaft und noch ein paar Wörter mehr'
    const rows = wrapped(text, 20, '  ')
    expect(rows.every((row) => widthOf(row) <= 20)).toBe(true)
    expect(rows.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    expect(wrapped('   a  b', 20)).toEqual(['   a  b'])
  })

  test('left and right in one row', () => {
    expect(apart('left', 'right', 12)).toBe('left   right')
    expect(apart('much too long', 'right', 12)).toBe('much… right'.padStart(11))
  })

  test('columns', () => {
    expect(columns(['a', 'bb', 'c'], 6)).toEqual(['a   bb', 'c'])
  })
})

describe('what is typed', () => {
  test.each([
    ['', { do: 'answer', typed: '' }],
    ['u', { do: 'undo' }],
    [' q ', { do: 'quit' }],
    ['?', { do: 'rule' }],
    ['?6.5', { do: 'rule', paragraph: '6.5' }],
    ['? §6.5', { do: 'rule', paragraph: '6.5' }],
    ['s a b.json', { do: 'save', file: 'a b.json' }],
    ['schwindlig', { do: 'answer', typed: 'schwindlig' }],
    ['constructor', { do: 'answer', typed: 'constructor' }],
  ])('%j', (line, order) => expect(readOrder(line)).toEqual(order))

  const men = [
    { key: '1', action: 'guenter-granit', name: 'Günter Granit' },
    { key: '2', action: 'guenter-insnetz', name: 'Günter Insnetz' },
    { key: '3', action: 'brian-oklopper', name: "Brian O'Klopper" },
    { key: '4', action: 'horst-eisenfuss', name: 'Horst Eisenfuß' },
  ]
  const all = () => true

  test.each([
    ['3', 'brian-oklopper'],
    ['guenter-granit', 'guenter-granit'],
    ['gra', 'guenter-granit'],
    ['INS', 'guenter-insnetz'],
    ['klopp', 'brian-oklopper'],
    ['eisenfuss', 'horst-eisenfuss'],
    ['eisenfuß', 'horst-eisenfuss'],
    ['Günter I', 'guenter-insnetz'],
  ])('%j means %s', (typed, action) => expect(meaning(typed, men, all)).toEqual({ action }))

  test('an option comes before whoever else bears the name', () => {
    expect(meaning('gunter', men, all)).toEqual({ among: men.slice(0, 2) })
    expect(meaning('gunter', men, (action) => action === 'guenter-insnetz')).toEqual({
      action: 'guenter-insnetz',
    })
    expect(meaning('gunter', men, (action) => action === 'brian-oklopper')).toEqual({
      among: men.slice(0, 2),
    })
    expect(meaning('xaver', men, all)).toEqual({ nothing: true })
  })
})

describe('the opponent', () => {
  const opened = Table.open(
    finale,
    {
      config: {
        options: { sealed: true },
        builds: [beginnersBuild('acker', 'purple'), beginnersBuild('stollen', 'red')],
      },
    },
    { seed: seedText(seedFrom('hidden')) },
  )
  if (!opened.ok) throw new Error('no match')
  const table = opened.value

  test('never sees the match itself, and of the hidden cards only what he can know', () => {
    const worlds: { state: State; hand: number; own: number }[] = []
    const spy: Bot<State> = {
      id: 'spy',
      ms: 1,
      choose: (world, seat, options) => {
        worlds.push({ state: world, hand: world.hand[1 - seat] ?? 0, own: world.hand[seat] ?? 0 })
        world.goals[seat] = 99
        return options[0] ?? 0
      },
      build: () => undefined,
    }
    const record = table.record()
    for (let whim = 0; whim < 30; whim++) new Adviser(finale, spy, 1, `whim ${whim}`).choice(record)
    table.peek((state) => {
      expect(worlds.every((world) => world.state !== state)).toBe(true)
      expect(worlds.every((world) => world.own === state.hand[1])).toBe(true)
      expect(new Set(worlds.map((world) => world.hand)).size).toBeGreaterThan(5)
      expect(state.goals[1]).toBe(0)
    })
  })

  test('answers the same position the same way', () => {
    const bot = finaleBots.find(({ id }) => id === 'heuristic')
    if (!bot) throw new Error('nobody there')
    const choice = () => new Adviser(finale, bot, 1).choice(table.record())
    expect(choice()).toEqual(choice())
    expect(choice().ok).toBe(true)
  })
})
