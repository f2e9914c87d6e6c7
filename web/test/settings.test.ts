import type { Language } from '@libero/kernel/words'
import { fetched, inEveryLanguage, LANGUAGES, speak } from '@libero/kernel/words'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settings } from '../app/settings.ts'

const before = settings.get()
const [here = before.language, wanted = here, other = here] = LANGUAGES

beforeEach(async () => {
  await speak(here)
  settings.change({ language: here })
})
afterEach(() => settings.change({ language: before.language, speed: before.speed }))

/** A text of which these languages come when they are let go. */
function arriving(...late: readonly Language[]) {
  const bells = new Map<Language, () => void>()
  const words = fetched(
    inEveryLanguage((language) => () => {
      if (!late.includes(language)) return Promise.resolve(language)
      return new Promise<Language>((resolve) => bells.set(language, () => resolve(language)))
    }),
  )
  return {
    words,
    async arrives(language: Language) {
      bells.get(language)?.()
      // Whoever waits for it is told in turn.
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

test('a language is spoken once all its words are there, also those of a page that came meanwhile', async () => {
  const table = arriving(wanted)
  await speak(here)
  settings.change({ language: wanted })
  const rules = arriving(wanted)
  await table.arrives(wanted)
  expect(settings.get().language).toBe(here)
  await rules.arrives(wanted)
  expect(settings.get().language).toBe(wanted)
  expect([table.words[wanted], rules.words[wanted]]).toEqual([wanted, wanted])
})

test('of two languages the one is spoken that was asked for last; what else was set holds at once', async () => {
  const text = arriving(wanted, other)
  await speak(here)
  settings.change({ language: other, speed: 'fast' })
  expect(settings.get()).toMatchObject({ language: here, speed: 'fast' })
  settings.change({ language: wanted })
  await text.arrives(wanted)
  expect(settings.get().language).toBe(wanted)
  await text.arrives(other)
  expect(settings.get().language).toBe(wanted)
})
