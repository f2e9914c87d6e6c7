import type { Bot } from '@libero/bots'
import { adviceTexts, levelName } from '@libero/bots/advice'
import { BotClient, sameRoom } from '@libero/bots/remote'
import { BotHost, opponentsOf } from '@libero/bots/remote/host'
import { BAD_BUILDS, MISDEEDS, withBad, withBadBuild } from '@libero/bots/testing'
import type { Language } from '@libero/kernel/words'
import { fill, LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { enter, playWith } from './play-ground.ts'

/** A bench without those who need time, and with a bad one at the top. */
const bench = (change: (bots: readonly Bot<unknown>[]) => readonly Bot<unknown>[]) => () =>
  new BotClient(() =>
    sameRoom(
      new BotHost(async (game) => {
        const team = await opponentsOf(game)
        return team && { ...team, bots: change(team.bots.filter(({ within }) => !within)) }
      }),
    ),
  )

/** A sentence as it stands in lines that may be broken anywhere. */
const flat = (text: string): string => text.replace(/\s+/g, ' ')

const stoodIn = (language: Language, sentence: 'failed' | 'brought'): string =>
  fill(adviceTexts[language][sentence], {
    level: levelName('search', language),
    other: levelName('heuristic', language),
  })

describe('a bad opponent at the terminal', () => {
  test.each(LANGUAGES)('is replaced for each decision, and that is said, in %s', async (language) => {
    const { code, output } = await playWith(
      ['finale', '--plain', '--opponent', 'search', '--lang', language, '--seed', 'bad'],
      enter,
      { bench: bench((bots) => withBad(bots, MISDEEDS.crashing ?? (() => 0))) },
    )
    expect(code).toBe(0)
    expect(output).toMatch(/npx libero replay/)
    expect(flat(output)).toContain(stoodIn(language, 'failed'))
  })

  test('who brings no team that may play gets one', async () => {
    const { turns } = await playWith(
      ['finale', '--plain', '--squad', 'choose', '--opponent', 'search'],
      (_, nth) => ['ok', 'q'][nth],
      { bench: bench((bots) => withBadBuild(bots, BAD_BUILDS.illegal ?? (() => undefined))) },
    )
    expect(flat(turns.join(''))).toContain(stoodIn('en', 'brought'))
  })

  test('if nobody can decide, what the rules foresee is taken', async () => {
    const { code, output } = await playWith(
      ['finale', '--plain', '--opponent', 'search', '--seed', 'nobody'],
      (_, nth) => ['', '', 'h', 'q'][nth],
      { bench: bench((bots) => bots.map((bot) => ({ ...bot, choose: () => Number.NaN }))) },
    )
    expect(code).toBe(0)
    expect(flat(output)).toContain(adviceTexts.en.nobody)
    expect(flat(output)).toContain(adviceTexts.en.none)
  })
})
