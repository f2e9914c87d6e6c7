import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../app/settings.ts'
import { faceOf, GAMES } from '../games/register.ts'

/** Which of what a game can ask or tell has no words of its own, and why. */
const KINDS: Readonly<
  Record<string, { readonly asks: readonly string[]; readonly told: readonly string[] }>
> = {
  finale: {
    asks: ['tactics', 'exchange', 'further-tactic', 'attackers-men', 'defenders-men', 'changes', 'takers'],
    told: ['counter', 'hazard', 'booked', 'sent-off', 'closing-card-open'],
  },
  'hat-trick': {
    asks: ['play-card', 'attack-move', 'defence-move', 'sideways-pass', 'long-ball', 'duel', 'save', 'skill'],
    told: ['opportunity', 'foul', 'penalty', 'parried', 'intercepted'],
  },
  'captain-tsubasa': {
    asks: ['toss', 'draft', 'turn', 'ability', 'token', 'action', 'spend', 'reroll', 'special', 'motivate'],
    told: ['booked', 'gained', 'keeper', 'exhausted', 'removed'],
  },
}
const LONGEST = 150

describe('what is met for the first time', () => {
  test.each(GAMES)('%s: every question of a first match and what befalls it has a sentence', async (id) => {
    const face = await faceOf(id)
    for (const language of LANGUAGES) {
      const words = face.wording(language)
      const said = new Set<string>()
      for (const of of [
        ...(KINDS[id]?.asks ?? []).map((kind) => `ask/${kind}`),
        ...(KINDS[id]?.told ?? []).map((kind) => `told/${kind}`),
      ]) {
        const sentence = words.firstTime?.(of)
        expect(sentence, `${language} ${of}`).toMatch(/[.]$/)
        expect(sentence?.length, sentence).toBeLessThanOrEqual(LONGEST)
        said.add(sentence ?? '')
      }
      expect(said.size).toBeGreaterThan(9)
      expect(words.firstTime?.('ask/toString')).toBeUndefined()
      expect(words.firstTime?.('constructor')).toBeUndefined()
    }
  })

  test('what was met is kept, and damaged memory counts as none', () => {
    const read = (said: unknown) => readSettings(JSON.stringify(said), 'en')
    expect(read({}).explains).toBe(true)
    expect(read({ explains: false }).explains).toBe(false)
    expect(read({ explained: { finale: ['ask/tactics', 7] } }).explained).toEqual({ finale: ['ask/tactics'] })
    expect(read({ explained: { finale: 'all' } }).explained).toEqual({ finale: [] })
    expect(read({ explained: 3 }).explained).toEqual({})
  })
})
