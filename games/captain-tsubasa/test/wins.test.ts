import type { Seat } from '@libero/kernel'
import { SEATS } from '@libero/kernel'
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
      { area: contest ? ['tsubasa'] : [], sums: { shot: 7, pass: 4, defence: 0 }, handSize: 2 },
      { area: contest ? ['keeper'] : [], sums: { shot: 0, pass: 0, defence: 5 }, handSize: 2 },
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
  expect(say(seen(null), 0)).toBe(
    'No card lies yet, you begin. Tokens and one die each come on top; a tie goes to you.',
  )
  expect(say(seen(null), 1)).toBe(
    'No card lies yet, Nankatsu begins. Tokens and one die each come on top; a tie goes to Nankatsu.',
  )
  const laid = { ...shot, contest: null }
  expect(say(laid, 0)).toBe(
    'As it stands your shot (7) beats their defence (5). Your pass (4) is 1 short. Tokens and one die each come on top.',
  )
  expect(say(laid, 1)).toBe(
    'As it stands their shot (7) beats your defence (5). Their pass (4) is stopped. Tokens and one die each come on top.',
  )
  expect(say(shot, 0)).toBe('Roll 3 more than Toho and you score.')
  expect(say(shot, 0, { ...plain, saves: (id) => id === 'keeper' })).toBe(
    'Roll 3 more than Toho and you beat the defence. Then their keeper may still save it.',
  )
  expect(say(shot, 1)).toBe('Nankatsu has to roll 3 more than you, or the ball is yours.')
  expect(say(shot)).toBe('Nankatsu rolls 3 more than Toho and it is a goal.')
  expect(say(seen({ action: 'pass', attack: 4, defence: 4 }, 'spend'), 0)).toBe(
    'As it stands: Roll as high as Toho and you keep the ball.',
  )
  const rolled = (attack: number) => seen({ attack, defence: 8, dice: [4, 2], action: 'pass' })
  expect(say(rolled(6), 0)).toBe('As the dice lie it is level: you win, you keep the ball.')
  expect(say(rolled(9), 1)).toBe('As the dice lie Nankatsu is 3 ahead: they keep the ball.')
  expect(say(rolled(3), 0)).toBe('As the dice lie you are 3 short: Toho has the ball.')
  expect(say(seen({ keeper: 'keeper', dice: [6, 1] }), 0)).toBeUndefined()
  expect(say({ ...seen(null), attacker: null }, 0)).toBeUndefined()
  expect(say({ ...seen(null), phase: 'special' }, 0)).toBe(
    'A special shot: sums, tokens and dice do not count now.',
  )
})

test('while cards are laid both ways are told, that level goes to the attack once, and that one more card is the last', () => {
  const laid = (shot: number, pass: number, more: Partial<Seen> = {}): Seen => {
    const [own, rival] = seen({}).sides
    const sides = [{ ...own, sums: { ...own.sums, shot, pass } }, rival] as const
    return { ...seen({}, 'turn'), contest: null, limit: 9, sides, ...more }
  }
  const say = (s: Seen, reader: Seat) => winWords('en', s, reader, plain)
  const onTop = (rival: string) => `${rival} still holds 2 cards; tokens and one die each come on top.`
  expect(say(laid(3, 5), 0)).toBe(
    `As it stands your shot (3) is 2 short of their defence (5). Your pass (5) gets through: a tie goes to you. ${onTop('Toho')}`,
  )
  expect(say(laid(5, 5), 1)).toBe(
    `As it stands their shot (5) is enough for your defence (5): a tie goes to Nankatsu. Their pass (5) gets through. ${onTop('Nankatsu')} You have no keeper in play.`,
  )
  const oneMore = /Room for one more card, then it is shot or pass\.$/
  expect(say(laid(5, 5, { limit: 3 }), 0)).toMatch(oneMore)
  expect(say(laid(5, 5, { limit: 3, phase: 'action' }), 0)).not.toMatch(oneMore)
  // Where no card may follow, or the other has stopped, nothing is said of any.
  const { sides } = laid(5, 5)
  const stopped = [sides[0], { ...sides[1], stopped: true }] as const
  for (const more of [{ limit: 2 }, { sides: stopped }])
    expect(say(laid(5, 5, more), 0)).toMatch(/gets through\. Tokens and one die each come on top\.$/)
})

test('§6.10 a card that could have ended the attack and did not is named to the attacker; tokens are counted with the cards', () => {
  const ender = (id: string) => (id === 'keeper' ? 'Offside Trap' : undefined)
  const laid = (phase: string) => ({ ...seen({}, phase), contest: null, limit: 9 })
  const say = (s: Seen, reader?: Seat) => winWords('en', s, reader, { ...plain, ender })
  const goesOn = 'Toho does not end it with Offside Trap: cards may still be laid.'
  expect(say(laid('turn'), 0)).toContain(goesOn)
  expect(say(laid('turn'))).toContain(goesOn)
  // His own card he knows himself, and while it is laid it may still do it.
  expect(say(laid('turn'), 1)).not.toContain('Offside Trap')
  expect(say(laid('ability'), 0)).not.toContain('Offside Trap')
  const [own, rival] = laid('turn').sides
  const sides = [own, { ...rival, pool: { shot: 1, pass: 0, defence: 2 } }] as const
  expect(say({ ...laid('turn'), sides }, 0)).toContain(
    'Toho still holds 2 cards and 2 defence tokens; a die each comes on top.',
  )
})

test('a keeper in the defence is named, to whoever reads, as long as a shot may come to him', () => {
  const keeper = { ...plain, saves: (id: string) => id === 'keeper' }
  const say = (s: Seen, reader?: Seat) => winWords('en', s, reader, keeper)
  const laid = { ...seen({}, 'action'), contest: null }
  expect(say(laid, 0)).toMatch(/Their keeper may still save a shot\.$/)
  expect(say(laid, 1)).toMatch(/Your keeper may still save a shot\.$/)
  expect(say(laid)).toMatch(/The keeper may still save a shot\.$/)
  const rolled = (attack: number, action: 'shot' | 'pass' = 'shot') =>
    say(seen({ action, attack, defence: 8, dice: [4, 2] }), 0)
  expect(rolled(9)).toBe(
    'As the dice lie you are 3 ahead: you beat the defence. Then their keeper may still save it.',
  )
  expect(rolled(3)).toBe('As the dice lie you are 3 short: Toho has the ball.')
  expect(rolled(9, 'pass')).toBe('As the dice lie you are 3 ahead: you keep the ball.')
  expect(say(seen({ attack: 1, defence: 8 }), 0)).toBe('The dice alone are not enough: 2 short.')
})

test('§7.3 whoever wins without tokens is told that he needs none, the other’s counted', () => {
  const spend = (attack: number, defence: number, seat: Seat, theirs = 0) => {
    const s = seen({ attack, defence }, 'spend')
    const pool = { shot: 0, pass: 0, defence: theirs }
    const sides = [s.sides[0], { ...s.sides[1], pool }] as const
    return winWords('en', { ...s, sides, turn: SEATS[seat] }, seat, plain)
  }
  const none = /You need no tokens\.$/
  expect(spend(14, 8, 0)).toMatch(none)
  expect(spend(14, 8, 0, 1)).toMatch(none)
  expect(spend(14, 8, 0, 2)).not.toMatch(none)
  expect(spend(3, 9, 1)).toMatch(none)
  expect(spend(4, 9, 1)).not.toMatch(none)
})

test('§7.3, §7.5 what chances count besides is named: tokens of the defender, and who may have a roll made again', () => {
  const rerolls = (id: string) => ({ tsubasa: 'Tsubasa', keeper: 'Sawada' })[id]
  const s = seen({ attack: 7, defence: 8 }, 'spend')
  const sides = [s.sides[0], { ...s.sides[1], pool: { shot: 0, pass: 0, defence: 1 } }] as const
  const say = (at: Seen, reader?: Seat) => winWords('en', { ...at, sides }, reader, { ...plain, rerolls })
  const again = 'Tsubasa allows you one new roll. Sawada allows Toho one new roll.'
  expect(say(s, 0)).toBe(
    `As it stands: Roll 1 more than Toho and you score. Toho may still spend 1 defence token. ${again}`,
  )
  expect(say(s, 1)).toMatch(
    /yours\. Sawada allows you one new roll\. Tsubasa allows Nankatsu one new roll\.$/,
  )
  expect(say({ ...s, phase: 'action', contest: null }, 0)).toContain(again)
  // While cards are laid and once the dice lie, there is something else to say.
  expect(say({ ...s, phase: 'turn', contest: null, limit: 9 }, 0)).not.toContain('new roll')
  expect(say(seen({ attack: 7, defence: 8, dice: [4, 2] }), 0)).not.toContain('new roll')
})

test('§7.5 a roll that is won has nothing to gain by another, unless the other coach or a keeper may still turn it', () => {
  const rerolls = (id: string) => ({ tsubasa: 'Tsubasa' })[id]
  const words = (at: Seen, reader: Seat) => winWords('en', at, reader, { ...plain, rerolls })
  const gainless = / A new roll has nothing to gain\.$/
  const won = seen({ attack: 9, defence: 8, dice: [4, 2] })
  const lost = seen({ attack: 7, defence: 9, dice: [2, 3] })
  // Tsubasa lies with home.
  expect(words(won, 0)).toMatch(gainless)
  expect(words(lost, 0)).not.toMatch(gainless)
  expect(words(lost, 1)).not.toMatch(gainless)
  expect(winWords('en', lost, 1, { ...plain, rerolls: () => undefined })).toMatch(gainless)
  expect(winWords('en', won, 0, { ...plain, rerolls, saves: () => true })).not.toMatch(gainless)
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
