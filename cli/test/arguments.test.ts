import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../arguments.ts'
import { CATALOGUE } from '../catalogue.ts'
import { cliText } from '../text/index.ts'
import { run } from './stage.ts'

describe('the first screen', () => {
  test.each(LANGUAGES)('in %s names games, commands and that it is unofficial', async (language) => {
    const { code, out } = await run(['--lang', language])
    const { screen } = cliText(language)
    expect(code).toBe(0)
    for (const words of [screen.what, screen.unofficial]) expect(out).toContain(words)
    expect(CATALOGUE.length).toBeGreaterThan(2)
    for (const { id, text } of CATALOGUE)
      expect(out).toMatch(new RegExp(`${text[language].name} +${id} +${text[language].about}`))
    for (const command of ['play', 'sim', 'replay', 'cards', 'host', 'balance', 'table', 'bench', 'docs'])
      expect(out).toContain(`libero ${command}`)
  })

  test('is what help shows, too', async () => {
    const screen = await run([])
    for (const args of [['help'], ['--help'], ['-h'], ['help', 'help']])
      expect(await run(args)).toEqual(screen)
  })
})

describe('help on a command', () => {
  test.each(['sim', 'replay', 'cards', 'host', 'balance', 'table', 'docs'])('%s', async (command) => {
    for (const language of LANGUAGES) {
      const { code, out } = await run(['help', command, '--lang', language])
      expect(code).toBe(0)
      expect(out).toContain(`libero ${command}`)
      expect(out).toContain('--lang')
      expect(await run([command, '--help', `--lang=${language}`])).toEqual({ code, out, err: '' })
    }
  })
})

describe('a line that makes no sense is answered with one sentence and exit code 2', () => {
  test.each([
    [['fly'], 'play, learn, sim, replay'],
    [['help', 'fly'], 'play, learn, sim, replay'],
    [['sim'], 'finale'],
    [['sim', 'chess'], 'finale'],
    [['sim', 'finale', 'finale'], 'finale'],
    [['sim', 'finale', '--fast'], '--matches'],
    [['sim', 'finale', '--matches'], '--matches'],
    [['sim', 'finale', '--json=yes'], '--json'],
    [['sim', 'finale', '--matches', '0'], '1–1000000000'],
    [['sim', 'finale', '--matches', '-5'], '1–1000000000'],
    [['sim', 'finale', '--matches', '1e3'], '1–1000000000'],
    [['sim', 'finale', '--home', 'pele'], 'random'],
    [['sim', 'finale', '--squads', 'huge'], 'beginner, random, own'],
    [['sim', 'finale', '--tactics', 'none'], 'usual, free'],
    [['sim', 'finale', '--cards', '/no/such/file'], '/no/such/file'],
    [['replay'], 'libero replay'],
    [['replay', '/no/such/file'], '/no/such/file'],
    [['replay', '/'], '/'],
    [['replay', 'x', '--viewer', 'referee'], 'home, away, spectator, omniscient'],
    [['replay', 'x', '--upto', 'end'], '0–'],
    [['cards'], 'finale'],
    [['cards', 'finale', '--check'], '--check'],
    [['cards', 'finale', '--check', '/no/such/file'], '/no/such/file'],
    [['host'], 'finale'],
    [['host', 'finale', '--json'], '--lang'],
    [['balance', 'finale', '--bot', 'pele'], 'random'],
    [['sim', 'finale', '--home-team', 'BRA'], '--tactics'],
    [['sim', 'hat-trick', '--tactics', 'free'], '--home-team'],
    [['table'], 'hat-trick'],
    [['table', 'finale'], 'Finale'],
    [['table', 'hat-trick', '--teams', 'BRA,ATLANTIS'], 'BRA, CRO'],
    [['table', 'hat-trick', '--teams', 'BRA,bra'], ''],
    [['table', 'hat-trick', '--matches', '0'], '1–'],
    [['docs', 'now'], 'now'],
    [['--lang', 'fr'], 'en, de, hu'],
    [['sim', 'finale', '--lang'], 'en, de, hu'],
  ])('%j', async (args, allowed) => {
    for (const language of ['en_GB', 'de_AT.UTF-8', 'hu_HU']) {
      const { code, out, err } = await run(args, [], { LANG: language })
      expect(code).toBe(2)
      expect(out).toBe('')
      expect(err.trim().split('\n')).toHaveLength(1)
      expect(err).toContain(allowed)
      expect(err).not.toMatch(/[{}]/)
    }
  })
})

test('the language is that of the surroundings, English where it is none of ours', () => {
  expect(languageOf({})).toBe('en')
  expect(languageOf({ LANG: 'de_DE.UTF-8' })).toBe('de')
  expect(languageOf({ LANG: 'de_DE.UTF-8', LC_ALL: 'hu_HU' })).toBe('hu')
  expect(languageOf({ LANG: 'fr_FR' })).toBe('en')
  expect(languageOf({ LANG: 'C', LC_MESSAGES: 'de' })).toBe('de')
  expect(languageOf({ LC_ALL: '', LANG: 'hu' })).toBe('hu')
})
