import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import { match } from '../match.ts'

describe('Footballers', () => {
  test('§2.1 a place of a line is filled by the men of that line, and by nobody else', () => {
    const m = match({
      faceUp: ['white-2a', 'purple-1'],
      tactics: { 'white-2a': { buildUp: { attack: { defence: 1 }, defence: { attack: 1 } } } },
    })
    expect(m.options(0)).toEqual(['harald-graetsche', 'udo-fouler', 'georg-putzer', 'manni-metzger'])
    expect(m.refusal('h timo-brecher')).toBe('man-of-other-line §6.2')
    m.play('h udo-fouler')
    expect(m.options(1)).toEqual(['mc-fire', 'alexander-trifft', 'gerd-rumsteher'])
  })

  test('§2.1 the price of a man plays no part in the match', () => {
    const m = match({ faceUp: ['white-2a', 'purple-1'] })
    expect(m.options(0)).toEqual(['hugo-schwindlig', 'gregor-graser', 'alfredo-wuehler', 'lars-laessig'])
    m.rolls(2, 0).play('h lars-laessig', 'a ronny-trickster')
    // Lässig costs 2 and has 4 on top, Trickster costs 5 and has 3.
    expect(m.last('comparison').strengths).toEqual([4, 3])
  })

  test('§2.2 every footballer has four strengths from 1 to 5', () => {
    for (const { strengths } of OUR_CARDS.footballers) {
      expect(strengths).toHaveLength(4)
      for (const strength of strengths) expect([1, 2, 3, 4, 5]).toContain(strength)
    }
  })

  test('§2.2 only the strength on top counts', () => {
    const m = match({ faceUp: ['white-2a', 'purple-1'], men: { 'gregor-graser': { turn: 1 } } })
    m.rolls(0, 0).play('h gregor-graser', 'a hansi-dampf')
    expect(m.last('comparison').strengths).toEqual([4, 3])
  })

  test('§2.2 everybody starts head up, and whoever comes on comes on head up', () => {
    const start = match({ hands: [['white-5', 'white-4'], ['white-3']] })
    for (const man of start.view('spectator').sides.flatMap((side) => side.men)) expect(man.turn).toBe(0)
    const later = match({ period: 2, phase: 'changes', men: { 'tim-talent': { turn: 2 } } })
    expect(later.man('tim-talent').strength).toBe(3)
    later.rolls(3, 0).play('h hugo-schwindlig', 'h tim-talent', 'h done', 'a done')
    expect(later.man('tim-talent')).toMatchObject({ where: 'pitch', turn: 0, strength: 2 })
  })

  test('§2.3 after each use the next strength of the table comes up: Patricio Fersi plays at 1, 5, 1, 4, 1', () => {
    const strengths = ([0, 1, 2, 3] as const).map((turn) => {
      const m = match({ faceUp: ['white-2a', 'purple-1'], men: { 'patricio-fersi': { turn } } })
      m.rolls(3, 0).play('h hugo-schwindlig', 'a patricio-fersi')
      expect(m.man('patricio-fersi').turn).toBe((turn + 1) % 4)
      return [m.last('comparison').strengths[1], m.man('patricio-fersi').strength]
    })
    expect(strengths).toEqual([
      [1, 5],
      [5, 1],
      [1, 4],
      [4, 1],
    ])
  })

  test('§2.4 a symbol counts only if its position shows when the man is used', () => {
    const hazards = [null, 'injury', null, null] as const
    const faceUp = ['white-2a', 'purple-1'] as const
    const hidden = match({ faceUp, men: { 'gregor-graser': { hazards } } })
    hidden.rolls(1, 0).play('h gregor-graser', 'a hansi-dampf')
    expect(hidden.all('hazard')).toEqual([])
    const showing = match({ faceUp, men: { 'gregor-graser': { hazards, turn: 1 } } })
    showing.rolls(1, 0, 1).play('h gregor-graser', 'a hansi-dampf')
    expect(showing.all('hazard')).toMatchObject([{ man: 'gregor-graser', hazard: 'injury', die: 1 }])
  })

  test('§2.4 two symbols belong to two positions', () => {
    const hazards = [null, 'yellow', null, 'red'] as const
    const threatened = ([0, 1, 2, 3] as const).map((turn) => {
      const m = match({ faceUp: ['white-2a', 'purple-1'], men: { 'gregor-graser': { hazards, turn } } })
      m.rolls(3, 0, ...(hazards[turn] ? [2] : [])).play('h gregor-graser', 'a patricio-fersi')
      return m.all('hazard').map(({ hazard }) => hazard)
    })
    expect(threatened).toEqual([[], ['yellow'], [], ['red']])
  })

  test('§2.4 in our card set no man is in danger in his first position', () => {
    for (const man of OUR_CARDS.footballers) expect(man.hazards[0], man.name).toBeNull()
    expect(OUR_CARDS.footballers.some((man) => man.hazards.some(Boolean))).toBe(true)
  })
})
