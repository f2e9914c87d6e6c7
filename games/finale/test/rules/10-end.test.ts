import { describe, expect, test } from 'vitest'
import { lastAttack, WHITE_DEAL } from './stories.ts'

describe('The end of the match', () => {
  test('§10.1 after six periods the side with more goals has won', () => {
    const m = lastAttack({ goals: [2, 2] }, true)
    expect(m.outcome).toEqual({ goals: [3, 2], winner: 0, by: 'normal-time' })
    expect(m.last('full-time').outcome).toEqual(m.outcome)
    expect([m.phase, m.awaiting]).toEqual(['over', []])
    expect(lastAttack({ goals: [2, 3] }, false).outcome).toMatchObject({ winner: 1 })
  })

  test('§10.1 level goals are a draw', () => {
    expect(lastAttack({ goals: [2, 3] }, true).outcome).toEqual({ goals: [3, 3], by: 'normal-time' })
  })

  test('§10.2 with extra time agreed, a draw is followed by two more periods', () => {
    const options = { extraTime: true }
    const m = lastAttack({ options }, false, ...WHITE_DEAL)
    expect(m.outcome).toBeUndefined()
    expect(m.last('extra-time').goals).toEqual([0, 0])
    expect(m.last('period')).toMatchObject({ period: 7, minute: 90 })
    const second = lastAttack({ options, period: 7 }, true)
    // A goal does not end it: the second period is played as well.
    expect(second.last('period')).toMatchObject({ period: 8, minute: 105 })
    const over = lastAttack({ options, period: 8, goals: [1, 1] }, true)
    expect(over.outcome).toEqual({ goals: [2, 1], winner: 0, by: 'extra-time' })
  })

  test('§10.2 a match that is decided after six periods has no extra time', () => {
    const m = lastAttack({ options: { extraTime: true } }, true)
    expect(m.outcome).toMatchObject({ winner: 0, by: 'normal-time' })
    expect(m.all('extra-time')).toEqual([])
  })

  test('§10.2 men, turned cards, bookings and used changes carry over', () => {
    const m = lastAttack(
      {
        options: { extraTime: true },
        changesLeft: [1, 2],
        off: ['udo-fouler'],
        men: { 'gregor-graser': { turn: 2, booked: true } },
      },
      false,
      ...WHITE_DEAL,
    )
    expect(m.period).toBe(7)
    expect(m.man('gregor-graser')).toMatchObject({ turn: 2, booked: true })
    expect(m.man('timo-brecher').turn).toBe(1)
    expect(m.man('udo-fouler').where).toBe('off')
    expect(m.view('spectator').sides.map((side) => side.changesLeft)).toEqual([1, 2])
  })

  test('§10.3 extra time is played with the white cards only, three of the five in hand', () => {
    const m = lastAttack(
      {
        options: { extraTime: true },
        faceUp: ['white-2b', 'purple-1'],
        hands: [['purple-5', 'purple-4'], ['red-3']],
      },
      false,
      ...WHITE_DEAL,
    )
    const [home, away] = [m.view('home').sides[0], m.view('away').sides[1]]
    expect(home).toMatchObject({ hand: ['white-5', 'white-4', 'white-3'], deck: 2, shown: [] })
    expect(away).toMatchObject({ hand: ['white-5', 'white-2a', 'white-2b'], deck: 2 })
    // The cards left from normal time are put away, the closing card is not among the five.
    const five = ['white-5', 'white-4', 'white-3', 'white-2a', 'white-2b']
    expect([home.packed, away.packed]).toEqual([five, five])
  })

  test('§10.4 if it is still level after extra time, a shoot-out decides', () => {
    const m = lastAttack({ options: { extraTime: true }, period: 8, goals: [1, 1] }, false)
    expect(m.last('shoot-out').goals).toEqual([1, 1])
    expect([m.phase, m.awaiting]).toEqual(['takers', ['home', 'away']])
    expect(m.outcome).toBeUndefined()
  })
})
