import type { Language } from '@libero/kernel/words'
import { chapterNumber, LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { bookOf, diagramsOf, GAMES } from '../../games/register.ts'
import { answersOf, pictureOf } from '../rules/answers.ts'

/** What somebody types, and what he must be shown first; spelling and endings as people write them. */
const FIRST: Readonly<Record<string, Partial<Record<Language, readonly (readonly [string, string])[]>>>> = {
  finale: {
    en: [
      ['6.3', '6.3'],
      ['§ 10.2', '10.2'],
      ['r4a', 'R4a'],
      ['T4', 'T4'],
      ['can i skip an attack', 'F15'],
      ['what happens if my goalkeper is sent of', 'F29'],
      ['out of cards', 'F21'],
      ['counter bonus', 'F18'],
      ['how many substitutions', 'F30'],
      ['penalty shootout', 'F37'],
    ],
    de: [
      ['gleichstand im spielaufbau', 'F13'],
      ['Torhueter verletzt', 'F28'],
      ['wie viele wechsel', 'F30'],
      ['elfmeterschiesen', 'F37'],
      ['pfeil', 'F8'],
      ['wie viele karten darf ich legen', 'F42'],
    ],
    hu: [
      ['elfogytak a lapjaim', 'F21'],
      ['mi van ha kifogyok a lapokbol', 'F21'],
      ['kapus kiallitas', 'F29'],
      ['kontrabonusz', 'F18'],
      ['cserek', 'F30'],
    ],
  },
  'hat-trick': {
    en: [
      ['can i swap with opponent', 'F4'],
      ['keeper parries', 'F21'],
      ['when penalty', 'F26'],
      ['how far long bal', 'F8'],
      ['P14', 'P14'],
    ],
    de: [
      ['freistoss', 'F25'],
      ['querpass', 'F5'],
      ['weitschuss', 'F47'],
      ['faehigkeit verhindern', 'F40'],
    ],
    hu: [
      ['honnan lohetek', 'F16'],
      ['kirugas', 'F23'],
      ['szabadrugas', 'F25'],
    ],
  },
  'captain-tsubasa': {
    en: [
      ['exhaustion', 'F19'],
      ['tiger shot', 'F17'],
      ['what if nine cards', 'F2'],
      ['12.3', '12.3'],
    ],
    de: [
      ['erschoepfung', 'F19'],
      ['neuwurf', 'F14'],
      ['motiviren', 'F25'],
    ],
    hu: [
      ['kimerultseg', 'F19'],
      ['szoglet', 'F16'],
      ['ujradobas', 'F14'],
    ],
  },
}

/** Pictures of another chapter that show what is asked about. */
const CHOSEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The places of a card, who attacks at all, and how a card is turned.
  finale: { F11: 'tactic', F12: 'tactic', F15: 'powers', F39: 'turned' },
  // A line that is compared, with a star in it; a kick-off; a dribble.
  'hat-trick': { F11: 'line', F22: 'kick-off', F30: 'line', F33: 'dribble' },
  // A round; tokens that are spent.
  'captain-tsubasa': { F1: 'round', F6: 'round', F10: 'tokens' },
}

describe.each(GAMES)('what %s is asked', (game) => {
  test.each(LANGUAGES)('is answered in %s with what fits best', async (language) => {
    const search = answersOf((await bookOf(game))[language], language, '')
    const wrong = (FIRST[game]?.[language] ?? []).filter(
      ([query, id]) => search.find(query)[0]?.entry.id !== id,
    )
    expect(
      wrong.map(([query, id]) => [
        query,
        id,
        search
          .find(query)
          .slice(0, 3)
          .map(({ entry }) => entry.id),
      ]),
    ).toEqual([])
    expect(search.find('xyzzy qwertz')).toEqual([])
    const lost = search.all.filter(
      ({ id, kind, title }) => kind === 'asked' && search.find(title)[0]?.entry.id !== id,
    )
    expect(lost.map(({ id }) => id)).toEqual([])
  })

  test('every picture that a question names is there, and every question has one', async () => {
    const [book, diagrams] = await Promise.all([bookOf(game), diagramsOf(game)])
    const { all } = answersOf(book.en, 'en', '')
    const ids = diagrams.map(({ id }) => id)
    for (const answer of all) {
      if (answer.picture) expect(ids, answer.id).toContain(answer.picture)
      if (answer.kind === 'asked') expect(pictureOf(answer, all, diagrams), answer.id).toBeDefined()
    }
  })

  test('a picture is of the chapter its answer is of, or was chosen for what it shows', async () => {
    const [book, diagrams] = await Promise.all([bookOf(game), diagramsOf(game)])
    const { all } = answersOf(book.en, 'en', '')
    const under = (on: readonly string[]) =>
      on.flatMap((id) => [id, ...(all.find((other) => other.id === id)?.on ?? [])]).map(chapterNumber)
    const elsewhere = all.flatMap((answer) => {
      const picture = pictureOf(answer, all, diagrams)
      return picture && !under(answer.on).includes(chapterNumber(picture.rule))
        ? [[answer.id, picture.id]]
        : []
    })
    expect(Object.fromEntries(elsewhere)).toEqual(CHOSEN[game])
  })
})
