import { describe, expect, test } from 'vitest'
import { match } from './match.ts'

describe('the closing card', () => {
  const VIEWERS = ['home', 'away', 'spectator', 'omniscient'] as const
  const emptyHand = { hands: [[], ['purple-5', 'purple-4']] } as const

  test('R5d the closing card lies open for everybody before the other has chosen; nothing of it is face down', () => {
    const m = match(emptyHand)
    expect([m.phase, m.awaiting]).toEqual(['tactics', ['away']])
    for (const viewer of VIEWERS) {
      const [home, away] = m.view(viewer).sides
      expect([home.faceUp, home.laid, away.faceUp, away.laid]).toEqual([
        'white-1',
        undefined,
        undefined,
        undefined,
      ])
      expect(m.heardBy(viewer).slice(-1)).toEqual([{ kind: 'closing-card-open', seat: 0, card: 'white-1' }])
    }
    m.play('a purple-4')
    for (const viewer of VIEWERS) {
      const kinds = m
        .heardBy(viewer)
        .flatMap((event) => ('seat' in event && event.seat === 0 ? [event.kind] : []))
      expect(kinds).not.toContain('tactic-laid')
      expect(kinds).not.toContain('tactic-laid-unseen')
    }
    expect(m.view('away').sides[0]).toMatchObject({ faceUp: 'white-1', hand: 0 })
  })

  test('R5d whoever has both hands empty sees two open cards, and a card of a hand still lies face down', () => {
    const m = match({ hands: [[], []], rolls: [1, 0] })
    expect(m.order('closing-card-open', 'tactic-laid', 'revealed')).toEqual([
      ...['closing-card-open', 'closing-card-open', 'revealed'],
    ])
    const one = match({
      hands: [
        ['white-4', 'white-3'],
        ['purple-4', 'purple-1'],
      ],
    }).play('h white-4')
    expect(one.view('away').sides[0]).toMatchObject({ laid: true })
    expect(one.view('home').sides[0]).toMatchObject({ laid: 'white-4' })
    expect(one.view('away').sides[0].faceUp).toBeUndefined()
  })

  test('R5d by finale-1 the closing card was told as laid face down', () => {
    const m = match({ ...emptyHand, rules: 'finale-1' })
    const laid = VIEWERS.map((viewer) => m.view(viewer).sides[0].laid)
    expect(laid).toEqual(['white-1', true, true, 'white-1'])
    expect(m.view('away').sides[0].faceUp).toBeUndefined()
    expect(m.heardBy('away').at(-1)).toEqual({ kind: 'tactic-laid-unseen', seat: 0 })
    expect(m.heardBy('home').at(-1)).toEqual({ kind: 'tactic-laid', seat: 0, card: 'white-1' })
    expect(m.all('closing-card-open')).toEqual([])
  })
})
