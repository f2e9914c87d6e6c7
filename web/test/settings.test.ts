import type { Language } from '@libero/kernel/words'
import { fetched, speak } from '@libero/kernel/words'
import { expect, test } from 'vitest'
import { settings } from '../app/settings.ts'

/** A text of which these languages come when they are let go. */
function arriving(...late: readonly Language[]) {
  const bells = new Map<string, () => void>()
  const on = (language: Language) => () =>
    new Promise<string>((resolve) => {
      if (late.includes(language)) bells.set(language, () => resolve(language))
      else resolve(language)
    })
  const words = fetched({ en: on('en'), de: on('de'), hu: on('hu') })
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
  const table = arriving('de')
  await speak('en')
  settings.change({ language: 'de' })
  const rules = arriving('de')
  await table.arrives('de')
  expect(settings.get().language).toBe('en')
  await rules.arrives('de')
  expect(settings.get().language).toBe('de')
  expect([table.words.de, rules.words.de]).toEqual(['de', 'de'])
  settings.change({ language: 'en' })
})

test('of two languages the one is spoken that was asked for last; what else was set holds at once', async () => {
  const text = arriving('de', 'hu')
  await speak('en')
  settings.change({ language: 'hu', speed: 'fast' })
  expect(settings.get()).toMatchObject({ language: 'en', speed: 'fast' })
  settings.change({ language: 'de' })
  await text.arrives('de')
  expect(settings.get().language).toBe('de')
  await text.arrives('hu')
  expect(settings.get().language).toBe('de')
  settings.change({ language: 'en', speed: 'normal' })
})
