import { OUR_CARDS } from '@libero/captain-tsubasa'
import { readRecord } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { captainTsubasaEntry } from '../games/captain-tsubasa/entry.ts'
import { Host } from '../host/host.ts'
import { cliText } from '../text/index.ts'
import { file, isReason, run } from './stage.ts'

function conversation(language: (typeof LANGUAGES)[number] = 'en') {
  const host = new Host(captainTsubasaEntry, language, cliText(language))
  return (fields: unknown) => JSON.parse(host.answer(JSON.stringify(fields)))
}

const options = { motivation: true, guaranteedSuccess: true, transfers: true }
const NEW = { do: 'new', config: { builds: [{ team: 'toho' }, { team: 'nankatsu' }], options }, seed: 'host' }

/** Answers by the first option, so that cards are played and abilities used. */
function decide(ask: ReturnType<typeof conversation>, seat: string, nth: number) {
  const { request } = ask({ do: 'request', seat })
  const { action } = request.options[nth % Math.min(2, request.options.length)]
  return { request, answer: ask({ do: 'act', seat, action }) }
}

describe('a match of Captain Tsubasa over the protocol', () => {
  test.each(LANGUAGES)('from the toss to the final whistle, in %s', async (language) => {
    const ask = conversation(language)
    let answer = ask(NEW)
    expect(answer).toMatchObject({ ok: true, game: 'captain-tsubasa' })
    for (let nth = 0; !answer.outcome; nth++) {
      const decided = decide(ask, answer.awaiting[0], nth)
      expect(decided.request.text).toMatch(/\S \S/)
      expect(decided.request.text).not.toMatch(/[{}]/)
      for (const option of decided.request.options) expect(option.text).toMatch(/\S/)
      expect(decided.answer.ok).toBe(true)
      answer = decided.answer
    }
    const { record } = ask({ do: 'record' })
    expect(readRecord(JSON.stringify(record)).ok).toBe(true)
    expect(record.config).toEqual(NEW.config)
    const path = file(`captain-tsubasa-${language}.json`, JSON.stringify(record))
    const told = await run(['replay', path, '--lang', language])
    expect(told.code).toBe(0)
    expect(told.out).toContain('Nankatsu')
    expect(told.out).not.toMatch(/[{}]|undefined/)
  })

  test('home leads Nankatsu unless somebody says otherwise', async () => {
    const ask = conversation()
    ask({ do: 'new', config: { preset: 'beginner' } })
    expect(ask({ do: 'record' }).record.config.builds).toEqual([{ team: 'nankatsu' }, { team: 'toho' }])
    const line = '{"do":"new","config":{"preset":"beginner"}}\n{"do":"record"}\n'
    const { out } = await run(['host', 'captain-tsubasa', '--motivation'], [line])
    expect(JSON.parse(out.split('\n')[1] ?? '').record.config.options).toEqual({ motivation: true })
  })

  test('a position is taken up where it was left, at any stage', () => {
    const ask = conversation()
    let answer = ask(NEW)
    for (let nth = 0; nth < 100 && !answer.outcome; nth++) {
      const [seat] = answer.awaiting
      const { position } = ask({ do: 'position' })
      const there = conversation()
      expect(there({ do: 'position', position, seed: 'on' })).toMatchObject({
        ok: true,
        awaiting: answer.awaiting,
      })
      expect(there({ do: 'position' }).position).toEqual(position)
      expect(there({ do: 'request', seat })).toEqual(ask({ do: 'request', seat }))
      answer = decide(ask, seat, nth).answer
    }
  })

  test('luck may be listed: cards by their ids, rolls by what the die shows', () => {
    const ask = conversation()
    const field = ['one-two', 'long-shot', 'great-save', 'wing-run']
    const hands = ['tsubasa', 'taki', 'oda', 'morisaki', 'hyuga', 'sawada', 'imai', 'furuta']
    const list = [...field, 0, ...hands, 'die-6', 'die-1', 'advice', 'offside-trap']
    expect(ask({ do: 'new', config: { preset: 'beginner' }, list })).toMatchObject({ ok: true })
    const act = (seat: string, action: string) =>
      expect(ask({ do: 'act', seat, action }).ok, action).toBe(true)
    act('home', 'start')
    act('away', 'great-save')
    act('home', 'long-shot')
    expect([...ask({ do: 'view', as: 'home' }).view.sides[0].hand].sort()).toEqual(
      [...hands.slice(0, 4), 'long-shot'].sort(),
    )
    expect(ask({ do: 'view', as: 'away' }).view.sides[0]).toMatchObject({ handSize: 5, shown: ['long-shot'] })
    act('home', 'stop')
    act('away', 'stop')
    act('home', 'shot')
    const { events } = ask({ do: 'log', as: 'spectator' })
    expect(events).toContainEqual({ kind: 'dice', seat: 0, dice: [6, 1], attack: 6, defence: 1 })
    const refused = ask({ do: 'new', config: { preset: 'beginner' }, list: [0, 'die-7'] })
    expect(refused.refusals[0]).toMatchObject({ code: 'luck-unknown', rule: 'T6' })
  })

  test('what is refused says why', () => {
    const ask = conversation()
    const both = { builds: [{ team: 'toho' }, { team: 'toho' }] }
    expect(ask({ do: 'new', config: both }).refusals).toMatchObject([{ code: 'same-team', rule: '1.1' }])
    ask(NEW)
    ask({ do: 'timeout', seat: ask({ do: 'request', seat: 'home' }).request ? 'home' : 'away' })
    const [seat] = ask({ do: 'request', seat: 'home' }).request ? ['home'] : ['away']
    for (const action of [
      'tsubasa',
      'misaki',
      'use-1',
      'token-shot',
      'shot',
      'spend-2',
      'reroll-own',
      'skip',
    ]) {
      const { ok, refusals } = ask({ do: 'act', seat, action })
      expect(ok).toBe(false)
      for (const refusal of refusals) isReason(refusal)
    }
    expect(ask({ do: 'check', seat: 'away', build: { team: 'toho' } })).toEqual({ ok: true })
    expect(ask({ do: 'check', seat: 'away', build: {} }).ok).toBe(false)
  })

  test('other cards may be agreed', () => {
    const cards = { ...OUR_CARDS, name: 'mine' }
    const config = { ...NEW.config, options: { cards } }
    expect(conversation()({ do: 'new', config })).toMatchObject({ ok: true, cards: { name: 'mine' } })
  })
})
