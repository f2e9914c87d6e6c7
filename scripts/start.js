// What can be said to `npm start`, and what it says. Plain JavaScript without dependencies, because it runs before
// anything is installed.

import { SENTENCES } from './start-text.js'

const OPTIONS = ['port', 'host', 'lang']
const MOST_PORT = 65_535

/** The language of the surroundings, in the order POSIX looks: the same as the command's (cli/arguments.ts). */
export function languageOf(env) {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value)
  const language = locale?.slice(0, 2).toLowerCase()
  return Object.hasOwn(SENTENCES, language ?? '') ? language : 'en'
}

/** A sentence with its blanks filled. */
export const sentence = (language, which, about = {}) =>
  SENTENCES[language][which].replaceAll(/\{(\w+)\}/g, (_, blank) => String(about[blank]))

/** `npm start` with nothing but options is the app; a first word is a command of `libero`. */
export function asksForApp(args, env) {
  const [first = '-'] = optionsIn(args).rest
  return keptByNpm(env) !== undefined || (first.startsWith('-') && !['-h', '--help'].includes(first))
}

/** `npm start --port 5000` gives npm the option and us a bare 5000. */
const keptByNpm = (env) => OPTIONS.find((option) => env[`npm_config_${option}`] !== undefined)

/**
 * Where the app is wanted and in which language it is talked about, or why that cannot be: a code and what it is
 * about. Nothing that was asked for is replaced by anything else.
 */
export function appAsked(args, env) {
  const { said, rest } = optionsIn(args)
  const language = Object.hasOwn(SENTENCES, said.lang ?? '') ? said.lang : languageOf(env)
  const refused = (code, about) => ({ ok: false, code, about, language })

  const kept = keptByNpm(env)
  if (kept) return refused('npm-kept', { option: `--${kept}` })
  if (rest.length > 0)
    return refused('option-unknown', {
      option: rest[0],
      allowed: OPTIONS.map((each) => `--${each}`).join(', '),
    })
  if (said.lang !== undefined && said.lang !== language)
    return refused('lang-wrong', { value: said.lang, allowed: Object.keys(SENTENCES).join(', ') })

  const [portBy, port] = said.port === undefined ? ['PORT', env.PORT] : ['--port', said.port]
  const [hostBy, host] = said.host === undefined ? ['HOST', env.HOST] : ['--host', said.host]
  // `set PORT=5000 && npm start` leaves a blank behind on Windows.
  const digits = port?.trim()
  if (digits === '') return refused('value-missing', { option: portBy })
  if (digits !== undefined && !(/^\d{1,9}$/.test(digits) && Number(digits) <= MOST_PORT))
    return refused('port-wrong', { option: portBy, value: port, most: MOST_PORT })
  if (host?.trim() === '') return refused('value-missing', { option: hostBy })
  return {
    ok: true,
    language,
    where: { ...(digits !== undefined && { port: Number(digits) }), ...(host !== undefined && { host }) },
  }
}

/** Options by name, and whatever else stands on the line. An option without a value has an empty one. */
function optionsIn(args) {
  const said = {}
  const rest = []
  for (let i = 0; i < args.length; i++) {
    const [, option, , value] = /^--(\w+)(=(.*))?$/s.exec(args[i]) ?? []
    if (!OPTIONS.includes(option)) rest.push(args[i])
    else said[option] = value ?? args[++i] ?? ''
  }
  return { said, rest }
}
