import { laidOut, verdictOn, whySentences } from '@libero/bots/practice'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { readRoute } from '../../app/route.ts'
import type { GameId } from '../../games/register.ts'
import { exercisesOf, faceOf, GAMES } from '../../games/register.ts'
import { addressOf, shelfOf, wantedOf } from '../practice/shelf.ts'

const shelfAt = (address: string) => {
  const route = readRoute(address)
  return shelfOf(route.rest[0] as GameId, route)
}

describe('the address of an exercise', () => {
  test('names the game, the kind of match, and the chapter, and is read again', async () => {
    const address = addressOf({ game: 'hat-trick', kind: 'players' }, 'daily', 'duel')
    expect(address).toBe('#/practice/hat-trick/daily?kind=players&motif=duel')
    const shelf = await shelfAt(address)
    expect(shelf.kind).toBe('players')
    expect(shelf.exercises.length).toBeGreaterThan(0)
    const duels = wantedOf({ ...shelf, motif: 'duel' })
    expect(duels.every(({ motif }) => motif === 'duel')).toBe(true)
    expect(wantedOf({ ...shelf, motif: undefined })).toBe(shelf.exercises)
  })

  test('without a kind the first is meant, and an exercise is found in any', async () => {
    expect((await shelfAt('#/practice/hat-trick')).kind).toBe('hat-trick')
    expect((await shelfAt('#/practice/hat-trick?kind=chess')).kind).toBe('hat-trick')
    const { exercises } = await shelfAt('#/practice/hat-trick?kind=players')
    const found = await shelfAt(`#/practice/hat-trick/${exercises.at(-1)?.id}`)
    expect(found.kind).toBe('players')
    expect((await shelfAt('#/practice/hat-trick/nowhere')).kind).toBe('hat-trick')
  })
})

describe.each(GAMES)('every exercise of %s', (game) => {
  test('is laid out with its question, and every answer is explained in every language', async () => {
    const [door, face] = await Promise.all([exercisesOf(game), faceOf(game)])
    for (const kind of Object.keys(door.EXERCISES)) {
      for (const language of LANGUAGES) expect(door.sheetTexts[language][kind]).toMatch(/\S/)
      const { exercises } = await shelfAt(`#/practice/${game}?kind=${kind}`)
      for (const exercise of exercises) {
        const { id, seat, question, options, tempting, motif } = exercise
        const laid = laidOut(face.game, exercise)
        if (!laid.ok) throw new Error(`${id}: ${JSON.stringify(laid.refusals)}`)
        const { request, table } = laid.value
        expect([request.seat, request.kind, request.options.length], id).toEqual([
          seat,
          question,
          options.length,
        ])
        expect(table.outcome, id).toBeUndefined()
        expect(door.MOTIFS, id).toContain(motif)
        const nameOf = (action: string) => action
        for (const language of LANGUAGES) {
          const { prospects } = face.wording(language)
          const said = [options[0].action, tempting].flatMap((action) => {
            const verdict = verdictOn(exercise, action)
            return verdict ? whySentences(exercise, verdict, nameOf, prospects, language) : ['{}']
          })
          expect(said.join(' '), id).not.toMatch(/[{}]|undefined/)
        }
      }
    }
  })
})
