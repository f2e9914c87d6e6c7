import type { Seat } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { expect, test } from 'vitest'
import type { Seen } from '../seen.ts'
import type { WinFacts } from '../text/index.ts'
import { winWords } from '../text/index.ts'

const NAMES = ['Nankatsu', 'Toho'] as const
const plain: WinFacts = { nameOf: (seat) => NAMES[seat], saves: () => false, guaranteed: false }

/** Home attacks; only what the sentence is made from. */
const seen = (contest: Partial<NonNullable<Seen['contest']>> | null, phase = 'reroll'): Seen =>
  ({
    phase,
    attacker: 'home',
    bench: { motivation: [], transfers: [], exhaustion: 0 },
    sides: [
      { area: contest ? ['tsubasa'] : [], sums: { shot: 7, pass: 4, defence: 0 } },
      { area: contest ? ['keeper'] : [], sums: { shot: 0, pass: 0, defence: 5 } },
    ],
    contest: contest && {
      action: 'shot',
      attack: 0,
      defence: 0,
      spent: [0, 0],
      dice: null,
      keeper: null,
      keeperDie: null,
      ...contest,
    },
  }) as unknown as Seen

test('what wins is said to each coach, and by name to who only watches', () => {
  const shot = seen({ attack: 7, defence: 10 })
  const say = (s: Seen, reader?: Seat, facts = plain) => winWords('en', s, reader, facts)
  expect(say(seen(null), 0)).toBe('Plus tokens and dice. A tie goes to you.')
  expect(say(seen(null), 1)).toBe('Plus tokens and dice. A tie goes to Nankatsu.')
  const laid = { ...shot, contest: null }
  expect(say(laid, 0)).toBe('Before tokens and dice: shot 2 ahead, pass 1 short. A tie goes to you.')
  expect(say(laid, 1)).toBe(
    'Before tokens and dice: their shot 2 ahead, pass 1 short. A tie goes to Nankatsu.',
  )
  expect(say(shot, 0)).toBe('Roll 3 more than Toho and you score.')
  expect(say(shot, 0, { ...plain, saves: (id) => id === 'keeper' })).toBe(
    'Roll 3 more than Toho and you beat the defence.',
  )
  expect(say(shot, 1)).toBe('Nankatsu has to roll 3 more than you, or the ball is yours.')
  expect(say(shot)).toBe('Nankatsu rolls 3 more than Toho and it is a goal.')
  expect(say(seen({ action: 'pass', attack: 4, defence: 4 }, 'spend'), 0)).toBe(
    'As it stands: Roll as high as Toho and you keep the ball.',
  )
  const rolled = (attack: number) => seen({ attack, defence: 8, dice: [4, 2], action: 'pass' })
  expect(say(rolled(6), 0)).toBe('Level: you win, you keep the ball.')
  expect(say(rolled(9), 1)).toBe('Nankatsu is 3 ahead: they keep the ball.')
  expect(say(rolled(3), 0)).toBe('You are 3 short: Toho has the ball.')
  expect(say(seen({ keeper: 'keeper', dice: [6, 1] }), 0)).toBeUndefined()
  expect(say({ ...seen(null), attacker: null }, 0)).toBeUndefined()
})

test.each([false, true])(
  'what it says of the roll is true of all 36, guaranteed success %s',
  (guaranteed) => {
    const die = [1, 2, 3, 4, 5, 6]
    for (let short = -9; short <= 9; short++) {
      const s = seen({ attack: 10, defence: 10 + short })
      const words = winWords('en', s, 0, { ...plain, guaranteed }) ?? ''
      const by = Number(/(\d+)/.exec(words)?.[1] ?? 0)
      const least = words.startsWith('Roll as high')
        ? 0
        : / more than /.test(words)
          ? by
          : / less than /.test(words)
            ? -by
            : words.startsWith('Whatever')
              ? -5
              : 6
      for (const own of die)
        for (const theirs of die) {
          const sure = guaranteed && Math.abs(own - theirs) === 5
          const won = sure ? own > theirs : 10 + own >= 10 + short + theirs
          expect([words, own, theirs, own - theirs >= least]).toEqual([words, own, theirs, won])
        }
    }
  },
)

test.each(LANGUAGES)('no blank is left in %s, whoever reads', (language) => {
  const cases: Seen[] = [seen(null), { ...seen({}), contest: null }]
  for (const action of ['shot', 'pass'] as const)
    for (let defence = 0; defence <= 20; defence += 2)
      for (const dice of [null, [3, 3] as [number, number]])
        cases.push(seen({ action, attack: 10, defence, dice }, 'spend'))
  for (const s of cases)
    for (const reader of [0, 1, undefined] as const)
      expect(winWords(language, s, reader, plain)).toMatch(/^\p{Lu}[^{}]*\.$|^\d[^{}]*\.$/u)
})
