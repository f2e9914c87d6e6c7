import { OUR_CARDS } from '@libero/hat-trick'
import { readRecord } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { hatTrickEntry } from '../games/hat-trick/entry.ts'
import { Host } from '../host/host.ts'
import { cliText } from '../text/index.ts'
import { file, isReason, run } from './stage.ts'

function conversation(language: (typeof LANGUAGES)[number] = 'en') {
  const host = new Host(hatTrickEntry, language, cliText(language))
  return (fields: unknown) => JSON.parse(host.answer(JSON.stringify(fields)))
}

const TEAMS = { builds: [{ team: 'BRA' }, { team: 'KOR' }], options: { extraTime: true } }
const NEW = { do: 'new', config: TEAMS, seed: 'host' }

describe('a match of Hat-Trick over the protocol', () => {
  test.each(LANGUAGES)('from kick-off to the final whistle, in %s', async (language) => {
    const ask = conversation(language)
    let answer = ask(NEW)
    expect(answer).toMatchObject({ ok: true, game: 'hat-trick', awaiting: ['home', 'away'] })
    while (!answer.outcome) {
      const [seat] = answer.awaiting
      const { request } = ask({ do: 'request', seat })
      expect(request.text).toMatch(/\S \S/)
      expect(request.text).not.toMatch(/[{}]/)
      for (const option of request.options) expect(option.text).toMatch(/\S/)
      answer = ask({ do: 'act', seat, action: request.default })
      expect(answer.ok).toBe(true)
    }
    const { record } = ask({ do: 'record' })
    expect(readRecord(JSON.stringify(record)).ok).toBe(true)
    expect(record.config.builds).toEqual(TEAMS.builds)
    const told = await run([
      'replay',
      file(`host-${language}.json`, JSON.stringify(record)),
      '--lang',
      language,
    ])
    expect(told.code).toBe(0)
    expect(told.out).toContain(hatTrickEntry.wording(language).nameOf('BRA'))
    expect(told.out).not.toMatch(/[{}]/)
  })

  test('regulars meet unless somebody says otherwise', () => {
    const ask = conversation()
    ask({ do: 'new', config: { preset: 'beginner' } })
    expect(ask({ do: 'record' }).record.config.builds).toEqual([{ team: 'regulars' }, { team: 'regulars' }])
  })

  test('a coach sees his hand, the other how many cards it has', () => {
    const ask = conversation()
    ask(NEW)
    const { view } = ask({ do: 'view', as: 'home' })
    expect(view.sides[0].hand).toHaveLength(3)
    expect(view.sides[1].hand).toBe(3)
    const [action] = view.sides[0].hand
    ask({ do: 'act', seat: 'home', action })
    expect(ask({ do: 'view', as: 'home' }).view.sides[0].laid).toBe(action)
    expect(ask({ do: 'view', as: 'away' }).view.sides[0].laid).toBe(true)
    expect(ask({ do: 'log', as: 'away' }).events.at(-1)).toEqual({ kind: 'card-laid-unseen', seat: 0 })
    expect(ask({ do: 'undo', seat: 'home' })).toMatchObject({ ok: true, undone: action })
  })

  test('a position is taken up where it was left, at any stage', () => {
    const ask = conversation()
    let answer = ask(NEW)
    for (let n = 0; n < 120 && !answer.outcome; n++) {
      const [seat] = answer.awaiting
      const { position } = ask({ do: 'position' })
      const there = conversation()
      expect(there({ do: 'position', position, seed: 'on' })).toMatchObject({
        ok: true,
        awaiting: answer.awaiting,
      })
      expect(there({ do: 'position' }).position).toEqual(position)
      expect(there({ do: 'request', seat })).toEqual(ask({ do: 'request', seat }))
      answer = ask({ do: 'timeout', seat })
    }
  })

  test('luck may be listed, cards by their ids', () => {
    const ask = conversation()
    const hands = [
      'short-1-left',
      'long-4-right',
      'dribble-2-left',
      'short-3-right',
      'short-3-right',
      'long-1-left',
    ]
    // First the coin: 1 is away.
    expect(ask({ ...NEW, seed: undefined, list: [1, ...hands] })).toMatchObject({ ok: true })
    const { view } = ask({ do: 'view', as: 'home' })
    expect([...view.sides[0].hand].sort()).toEqual(hands.slice(0, 3).sort())
    expect(view.possession).toBe('away')
    const refused = ask({ ...NEW, seed: undefined, list: [1, 'short-9-left'] })
    expect(refused.refusals[0]).toMatchObject({ code: 'luck-unknown', rule: 'T6' })
  })

  test('what is refused says why', () => {
    const ask = conversation()
    const wrong = ask({ ...NEW, config: { builds: [{ team: 'BRA' }, { team: 'XXX' }] } })
    expect(wrong.refusals).toMatchObject([{ code: 'team-unknown', rule: '2.5' }])
    ask(NEW)
    for (const action of [
      '8+',
      'short-1-left',
      'long-1-left',
      'dribble-4-right',
      '2-lines',
      'left',
      'none',
    ]) {
      const { request } = ask({ do: 'request', seat: 'home' })
      if (request.options.some((option: { action: string }) => option.action === action)) continue
      const { ok, refusals } = ask({ do: 'act', seat: 'home', action })
      expect(ok).toBe(false)
      for (const refusal of refusals) isReason(refusal)
    }
    expect(ask({ do: 'check', seat: 'away', build: { team: 'GER' } })).toEqual({ ok: true })
    expect(ask({ do: 'check', seat: 'away', build: {} }).ok).toBe(false)
  })

  test('other cards may be agreed', () => {
    const cards = { ...OUR_CARDS, name: 'mine', teams: [{ id: 'US', stars: [11], source: 'designed' }] }
    const ask = conversation()
    const config = { builds: [{ team: 'US' }, { team: 'regulars' }], options: { cards } }
    expect(ask({ do: 'new', config })).toMatchObject({ ok: true, cards: { name: 'mine' } })
  })
})
