import { LANGUAGES } from '@libero/kernel/words'
import { isLanguage, languageOf, languageSaid, Misused, misuse, said } from './arguments.ts'
import { speaksAscii } from './ascii.ts'
import { arena } from './commands/arena.ts'
import { balance } from './commands/balance.ts'
import { bench } from './commands/bench.ts'
import { cards } from './commands/cards.ts'
import { cup, league, world } from './commands/compete.ts'
import { docs } from './commands/docs.ts'
import { exercises } from './commands/exercises.ts'
import type { CommandName } from './commands/help.ts'
import { COMMAND_NAMES, firstScreen, helpOn, isCommandName, topicOf } from './commands/help.ts'
import { host } from './commands/host.ts'
import { ladder } from './commands/ladder.ts'
import { learn } from './commands/learn.ts'
import { prices } from './commands/prices.ts'
import { replay } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { sheet } from './commands/sheet.ts'
import { show } from './commands/show.ts'
import { sim } from './commands/sim.ts'
import { squad } from './commands/squad.ts'
import { table } from './commands/table.ts'
import { train } from './commands/train.ts'
import { guarded } from './edge.ts'
import type { Command, Surroundings, Terminal } from './terminal.ts'
import { DONE, MISUSED } from './terminal.ts'
import { cliText } from './text/index.ts'

const COMMANDS: Readonly<Record<Exclude<CommandName, 'help' | 'play' | 'bench'>, Command>> = {
  learn,
  sim,
  replay,
  show,
  cards,
  sheet,
  rules,
  squad,
  host,
  balance,
  table,
  prices,
  arena,
  ladder,
  train,
  exercises,
  cup,
  league,
  world,
  docs,
}

/** Every command takes it, wherever it stands. */
const ASCII = '--ascii'

/** The whole command line: what was typed after `libero`, and the exit code. */
export async function libero(args: readonly string[], terminal: Terminal): Promise<number> {
  const { said: named, rest } = languageSaid(args)
  const language = isLanguage(named) ? named : languageOf(terminal.env)
  const ascii = rest.includes(ASCII) || speaksAscii(terminal.env)
  const isData = rest[0] === 'host' || rest.includes('--json')
  const here: Surroundings = {
    terminal: guarded(terminal, language, ascii, isData),
    language,
    text: cliText(language),
    ascii,
  }
  try {
    if (named !== undefined && !isLanguage(named))
      misuse(here.text, 'value-wrong', { option: '--lang', value: named, allowed: LANGUAGES.join(', ') })
    const spoken = [...(named === undefined ? [] : ['--lang', named]), ...(ascii ? [ASCII] : [])]
    return await call(
      rest.filter((arg) => arg !== ASCII),
      here,
      spoken,
    )
  } catch (fault) {
    if (!(fault instanceof Misused)) throw fault
    await here.terminal.err(`${fault.message}\n`)
    return MISUSED
  }
}

/** `spoken` is the language and the script as they were said, for the commands that read them themselves. */
async function call(args: readonly string[], here: Surroundings, spoken: readonly string[]): Promise<number> {
  const [name = 'help', ...rest] = args
  const { terminal, text, language } = here
  if (name === 'help' || name === '--help' || name === '-h') {
    const [topic, game] = topicOf(said(rest, {}, 2, text), text)
    if (topic !== undefined && topic !== 'help')
      return call([topic, ...(game === undefined ? [] : [game]), '--help'], here, spoken)
    await terminal.out(firstScreen(text, language))
    return DONE
  }
  if (!isCommandName(name) || name === 'help')
    return misuse(text, 'command-unknown', { command: name, allowed: COMMAND_NAMES.join(', ') })
  if (name === 'play') return (await import('./commands/play.ts')).play([...rest, ...spoken])
  if (name === 'bench') return bench(rest, here)
  if (rest.includes('--help') || rest.includes('-h')) {
    await terminal.out(helpOn(name, text))
    return DONE
  }
  return COMMANDS[name](rest, here)
}
