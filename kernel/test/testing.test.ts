import { describe, expect, test } from 'vitest'
import type { Chance } from '../chance.ts'
import { SampledChance } from '../chance.ts'
import { Log } from '../events.ts'
import { refused } from '../refusal.ts'
import {
  checkAtOnceOrder,
  checkBlindness,
  checkCopy,
  checkDeterminism,
  checkKeysUnique,
  checkLegality,
  checkPosition,
  checkReplay,
  luckOf,
  playOut,
  randomMatch,
} from '../testing.ts'
import { type HighCardEvent, highCard } from './high-card.ts'

type Check = (game: typeof highCard, config: { luck: readonly [1 | 2, 1 | 2] }, seed: number) => void

const CHECKS: Readonly<Record<string, Check>> = {
  checkAtOnceOrder,
  checkBlindness,
  checkCopy,
  checkDeterminism,
  checkKeysUnique,
  checkLegality,
  checkPosition,
  checkReplay,
}
const config = { luck: [1, 2] } as const

/** A game with one fault; the check must find it in one of the first matches. */
function finds(check: Check, faulty: Partial<typeof highCard>): RegExp | string {
  for (let seed = 0; seed < 40; seed++) {
    try {
      check({ ...highCard, ...faulty }, config, seed)
    } catch (found) {
      const { message } = found as Error
      expect(message).toMatch(/^high-card, seed \d+, decision \d+: /)
      return message.replace(/^.*?: /, '')
    }
  }
  return 'nothing'
}

describe('a sound game', () => {
  test.each(Object.entries(CHECKS))('passes %s', (_, check) => {
    for (let seed = 0; seed < 100; seed++) check(highCard, config, seed)
  })

  test('randomMatch stops where it is told to, and its record replays', () => {
    const heard = new Log<HighCardEvent>()
    const match = randomMatch(highCard, config, 7, { stopAfter: 2, told: heard })
    expect(match.turns.map(({ number }) => number)).toEqual([1, 2])
    expect(match.record.inputs).toHaveLength(2)
    expect(match.record.outcome).toBeUndefined()
    expect(heard.entries).toEqual(match.log.entries)
    expect(randomMatch(highCard, config, 7, { told: 'nobody' }).log.entries).toEqual([])
  })
})

test('playOut plays a match that is under way to its end, or as far as it is told', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { state } = randomMatch(highCard, config, seed, { stopAfter: 1 })
    expect(playOut(highCard, state, new SampledChance(seed), luckOf(seed), undefined, 1)).toBe(1)
    expect(playOut(highCard, state, new SampledChance(seed), luckOf(seed))).toBeGreaterThan(0)
    expect(highCard.outcome(state)).toBeDefined()
    expect(playOut(highCard, state, new SampledChance(seed), luckOf(seed))).toBe(0)
  }
})

describe('a match that never ends is found', () => {
  test('because a coach has no option', () => {
    expect(() => randomMatch({ ...highCard, legal: () => 0 }, config, 1)).toThrow('has no option')
  })

  test('because nobody is asked', () => {
    expect(() => randomMatch({ ...highCard, awaiting: () => 0 }, config, 1)).toThrow('not over')
  })

  test('because nothing changes', () => {
    expect(() => randomMatch({ ...highCard, apply: () => undefined }, config, 1)).toThrow('does not end')
  })
})

describe('checkDeterminism finds', () => {
  test('something that is remembered from match to match', () => {
    let matches = 0
    const start: typeof highCard.start = (...given) => {
      const s = highCard.start(...given)
      s.goals[0] = matches++ % 3
      return s
    }
    expect(finds(checkDeterminism, { start })).toMatch('not the same match again')
  })

  test('a rest of the match a state was used for before', () => {
    const start: typeof highCard.start = (c, chance, told, into) => {
      const goals = into?.goals
      const s = highCard.start(c, chance, told, into)
      if (goals) s.goals = goals
      return s
    }
    expect(finds(checkDeterminism, { start })).toMatch('not the same match again')
  })

  test('a rule that depends on somebody listening', () => {
    const apply: typeof highCard.apply = (s, seat, action, chance, told) => {
      highCard.apply(s, seat, action, chance, told)
      if (!told) s.goals[0]++
    }
    expect(finds(checkDeterminism, { apply })).toMatch('not the same match again')
  })
})

describe('checkReplay finds', () => {
  test('an agreement that is not written down', () => {
    expect(finds(checkReplay, { plain: () => ({ builds: [2, 1] }) })).toMatch(/replay/)
  })

  test('a decision that cannot be read again', () => {
    expect(finds(checkReplay, { read: () => -1 })).toMatch('record-illegal-decision')
  })
})

test('checkAtOnceOrder finds a second answer that knows the first', () => {
  const apply: typeof highCard.apply = (s, seat, action, chance, told) => {
    highCard.apply(s, seat, action, chance, told)
    if (s.ball >= 0 && seat === 1) s.goals[1]++
  }
  expect(finds(checkAtOnceOrder, { apply })).toMatch('it matters who answers first')
})

test('checkKeysUnique finds luck that is taken twice, or asked wrongly', () => {
  const sameKey = (chance: Chance): Chance => ({ take: (weights, total) => chance.take(weights, total, 1) })
  const start: typeof highCard.start = (c, chance, told, into) =>
    highCard.start(c, sameKey(chance), told, into)
  expect(finds(checkKeysUnique, { start })).toMatch('the key 1 is used twice')
  const apply =
    (key: number, total: number): typeof highCard.apply =>
    (s, seat, action, chance, told) => {
      chance.take(Uint8Array.of(1, 1), total, key)
      highCard.apply(s, seat, action, chance, told)
    }
  expect(finds(checkKeysUnique, { apply: apply(-1, 2) })).toMatch('no key')
  expect(finds(checkKeysUnique, { apply: apply(900, 3) })).toMatch('do not sum up')
})

describe('checkCopy finds', () => {
  test('something that is not copied', () => {
    const copy: typeof highCard.copy = (from, to) =>
      Object.assign(to, structuredClone(from), { goals: [0, 0] })
    expect(finds(checkCopy, { copy })).toMatch('a copy differs')
  })

  test('something both share', () => {
    expect(finds(checkCopy, { copy: (from, to) => Object.assign(to, from) })).toMatch(/touched|differs/)
  })
})

describe('checkPosition finds', () => {
  test('something a position does not hold', () => {
    const position: typeof highCard.position = (s) => ({ ...highCard.position(s), goals: [0, 0] })
    expect(finds(checkPosition, { position })).toMatch('position read again ends differently')
  })

  test('its own position refused', () => {
    const fromPosition = () => refused({ code: 'position', rule: '1' })
    expect(finds(checkPosition, { fromPosition })).toMatch('its own position refused')
  })

  test('a question that is put differently', () => {
    const fromPosition: typeof highCard.fromPosition = (data, chance, told) => {
      const read = highCard.fromPosition(data, chance, told)
      if (read.ok) read.value.hand[0] ^= 31
      return read
    }
    expect(finds(checkPosition, { fromPosition })).toMatch('position read again')
  })
})

describe('checkLegality finds', () => {
  const legal =
    (list: (codes: number[]) => number[]): typeof highCard.legal =>
    (s, seat, out) => {
      const codes = list(Array.from(out.subarray(0, highCard.legal(s, seat, out))))
      out.set(codes)
      return codes.length
    }

  test('a question with one answer, or with the same answer twice', () => {
    expect(finds(checkLegality, { legal: legal((codes) => codes.slice(0, 1)) })).toMatch('with 1 option')
    expect(finds(checkLegality, { legal: legal(([a = 0]) => [a, a]) })).toMatch('listed twice')
  })

  test('a request that shows something else', () => {
    expect(finds(checkLegality, { legal: legal((codes) => codes.reverse()) })).toMatch('shows other options')
    const request: typeof highCard.request = (s, seat) => {
      const asked = highCard.request(s, seat)
      return asked && { ...asked, default: 'up' }
    }
    expect(finds(checkLegality, { request })).toMatch('the default is no option')
    const always: typeof highCard.request = (s, seat) => highCard.request({ ...s, ball: seat }, seat)
    expect(finds(checkLegality, { request: always })).toMatch(/not awaited|other options/)
  })

  test('a refusal without a reason', () => {
    expect(finds(checkLegality, { explain: () => ({ code: '', rule: '1' }) })).toMatch('no explanation')
    expect(finds(checkLegality, { explain: () => ({ code: 'no', rule: '' }) })).toMatch('no explanation')
  })

  test('a decision that reads as another one', () => {
    expect(finds(checkLegality, { read: () => 3 })).toMatch('reads otherwise')
  })
})

describe('checkBlindness finds', () => {
  test('a view that shows a hand', () => {
    const view: typeof highCard.view = (s) => highCard.view(s, 'omniscient')
    expect(finds(checkBlindness, { view })).toMatch('sees what he cannot know')
  })

  test('a request that shows what the other has laid', () => {
    const request: typeof highCard.request = (s, seat) => {
      const asked = highCard.request(s, seat)
      return asked && { ...asked, prompt: { key: 'card', about: { laid: s.laid[1 - seat] ?? 0 } } }
    }
    expect(finds(checkBlindness, { request })).toMatch('sees what he cannot know')
  })

  test('an event that tells everybody which card was laid', () => {
    const apply: typeof highCard.apply = (s, seat, action, chance, told) => {
      if (s.ball < 0) told?.tell({ kind: 'laid', seat, card: action })
      highCard.apply(s, seat, action, chance, told)
    }
    expect(finds(checkBlindness, { apply })).toMatch('hears what he cannot know')
  })

  test('an event that tells of a hand before anything is shown', () => {
    const apply: typeof highCard.apply = (s, seat, action, chance, told) => {
      told?.tell({ kind: 'dealt', seat, hand: s.hand[1 - seat] ?? 0 })
      highCard.apply(s, seat, action, chance, told)
    }
    expect(finds(checkBlindness, { apply })).toMatch('hears what he cannot know')
  })

  test('an imagined world that cannot be', () => {
    const fromPosition = () => refused({ code: 'position', rule: '1' })
    expect(finds(checkBlindness, { fromPosition })).toMatch('imagines what cannot be')
    const reimagine: typeof highCard.reimagine = (s, seat, chance) => {
      highCard.reimagine(s, seat, chance)
      s.hand[1 - seat] = 1
    }
    const empty = { hand: 0, laid: false, shown: 0 }
    const view: typeof highCard.view = (_s, viewer) => ({
      game: 'high-card',
      viewer,
      phase: '',
      minute: 0,
      round: 0,
      ball: -1,
      goals: [0, 0],
      awaiting: [],
      sides: [empty, empty],
    })
    expect(finds(checkBlindness, { reimagine, view })).toMatch('one answer')
  })
})
