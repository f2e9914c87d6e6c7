import { opponentName, THINKING } from '@libero/bots/levels'
import type { MatchEvent, Pair, View } from '@libero/kernel'
import { agreedOf, allShown, seatName, shown } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { fill, LANGUAGES } from '@libero/kernel/words'
import { isLanguage, languageOf, languageSaid, Misused, misuse, said } from '../arguments.ts'
import { speaksAscii } from '../ascii.ts'
import type { Board } from '../boards/board.ts'
import { CATALOGUE } from '../catalogue.ts'
import { textLeaving } from '../edge.ts'
import { BOARDED } from '../games/register.ts'
import type { Call, NoMatch, Opened } from '../play/kick-off.ts'
import { kickOff, resume } from '../play/kick-off.ts'
import { Newcomer } from '../play/newcomer.ts'
import type { Playable } from '../play/playable.ts'
import { seatingAt } from '../play/seating.ts'
import { askForSequel, followOn, sequelIn, sequelOf } from '../play/second-leg.ts'
import { Session } from '../play/session.ts'
import { fullPath, isThere, learntPath, matchText, shellWord, writeWhole } from '../play/store.ts'
import type { Ground } from '../play/terminal.ts'
import { Terminal, thisProcess } from '../play/terminal.ts'
import { playText, usageOf } from '../play/text.ts'
import { DONE, MISUSED, REFUSED } from '../terminal.ts'
import { cliText } from '../text/index.ts'
import { sentences } from '../words.ts'

/** Options every game has. */
const FLAGS = {
  opponent: 'text',
  think: 'text',
  seat: 'text',
  seed: 'text',
  resume: 'text',
  save: 'text',
  'no-odds': 'yes',
  'no-explain': 'yes',
  plain: 'yes',
  ascii: 'yes',
  speed: 'text',
} as const

/** Tenths of a second between two lines, unless somebody says otherwise. */
const SPEED = 2
const SLOWEST = 50

/** `libero play GAME`: a match at the terminal. */
export const play = (args: readonly string[]): Promise<number> => playAt(args, thisProcess())

/** The same on any ground; the process is one of them. */
export async function playAt(args: readonly string[], ground: Ground): Promise<number> {
  const { said: named, rest } = languageSaid(args)
  const language = isLanguage(named) ? named : languageOf(ground.env)
  try {
    if (named !== undefined && !isLanguage(named))
      misuse(cliText(language), 'value-wrong', {
        option: '--lang',
        value: named,
        allowed: LANGUAGES.join(', '),
      })
    const game = BOARDED.find(({ id }) => rest.includes(id)) ?? BOARDED[0]
    return await game.open((playable) => playGame(playable, rest, ground, language))
  } catch (fault) {
    if (!(fault instanceof Misused)) throw fault
    ground.errors.write(`${textLeaving(fault.message, language, isAsciiSaid(args, ground))}\n`)
    return MISUSED
  }
}

const isAsciiSaid = (args: readonly string[], { env }: Ground): boolean =>
  args.includes('--ascii') || speaksAscii(env)

/** `--resume` may stand alone: then it means the last match. */
const withResume = (args: readonly string[]): string[] =>
  args.map((arg, i) => (arg === '--resume' && (args[i + 1] ?? '--').startsWith('--') ? '--resume=' : arg))

async function playGame<S, C, E extends MatchEvent, V extends View>(
  playable: Playable<S, C, E, V>,
  args: readonly string[],
  ground: Ground,
  language: Language,
): Promise<number> {
  const { game, bots } = playable.entry
  const text = playText(language)
  if (args.includes('--help') || args.includes('-h')) {
    const about = { game: game.id, speed: SPEED }
    const levels = bots.map(
      ({ id }) => `${' '.repeat(22)}${id.padEnd(12)}${opponentName(game.id, id, language)}`,
    )
    const others = args.includes(game.id) ? [] : BOARDED.filter(({ id }) => id !== game.id)
    const rows = [
      ...usageOf(text, playable.entry.text[language], levels).map((row) => fill(row, about)),
      ...others.flatMap(({ id }) => ['', fill(text.usageOf, { command: `libero play ${id} --help` })]),
    ]
    ground.output.write(`${textLeaving(rows.join('\n'), language, isAsciiSaid(args, ground))}\n`)
    return DONE
  }
  const words = cliText(language)
  const line = said(withResume(args), { ...FLAGS, ...playable.flags }, 1, words)
  const [wanted = game.id] = line.rest
  if (wanted !== game.id)
    misuse(words, 'game-unknown', { game: wanted, allowed: CATALOGUE.map(({ id }) => id).join(', ') })
  const pace = line.whole('speed', SPEED, 0, SLOWEST) * 100
  const bench = ground.bench(line.oneOf('think', THINKING, 'normal'))
  const terminal = new Terminal(ground, line.has('plain'), language, isAsciiSaid(args, ground))
  try {
    const reason = sentences(language, words, playable.entry.wording(language))
    return await match(
      playable,
      { said: line, ground, terminal, bench, language, text, cliText: words, reason },
      pace,
    )
  } finally {
    // However it ended: whoever still thinks keeps the process from ending.
    bench.close()
    terminal.close()
  }
}

async function match<S, C, E extends MatchEvent, V extends View>(
  playable: Playable<S, C, E, V>,
  call: Call,
  pace: number,
): Promise<number> {
  const { said: line, terminal, text } = call
  const named = line.word('second-leg')
  const begin = async (): Promise<Opened<S, C, E, V> | NoMatch> => {
    if (line.has('resume')) return resume(playable, call)
    if (named === undefined) return kickOff(playable, call)
    const sequel = await sequelIn(playable, call, named)
    return 'config' in sequel ? followOn(playable, call, sequel, line.word('squad') === 'choose') : sequel
  }
  for (let next = begin; ; ) {
    const opened = await next()
    if ('left' in opened) return DONE
    if ('why' in opened) {
      for (const row of opened.why) terminal.complain(row)
      return REFUSED
    }
    const code = await playOut(playable, opened, call, pace)
    const sequel = code === DONE ? sequelOf(playable, opened, call) : undefined
    if (!sequel) return code
    const sides = sideNames(playable, opened, call)
    terminal.tell()
    terminal.tell(` ${fill(text.secondLeg.offer, { home: sides[1] })}`)
    const when = await askForSequel(call)
    if (when === 'later') {
      terminal.tell(` ${text.secondLeg.later}`)
      terminal.tell(`   ${shown(sequel.command)}`)
      return code
    }
    next = () => followOn(playable, call, sequel, when === 'changed')
  }
}

const sideNames = <S, C, E extends MatchEvent, V extends View>(
  { entry, board }: Playable<S, C, E, V>,
  { table }: Opened<S, C, E, V>,
  { language }: Call,
): Pair<string> => {
  const options = allShown(agreedOf(table.record()))
  const drawn = board(language, entry.wording(language, options), options)
  const view = table.seenBy('spectator')
  return [drawn.sideName(view, 0), drawn.sideName(view, 1)]
}

/** One match from where its table stands to the whistle or the door, and what is said of it then. */
export async function playOut<S, C, E extends MatchEvent, V extends View>(
  playable: Playable<S, C, E, V>,
  opened: Opened<S, C, E, V>,
  call: Call,
  pace: number,
): Promise<number> {
  const { said: line, ground, terminal, text } = call
  const { entry } = playable
  const { table, coaches, path } = opened
  const keep = (elsewhere = path): string | undefined => {
    const file = fullPath(elsewhere)
    return file !== path && isThere(file) ? 'EEXIST' : writeWhole(file, matchText(table.record(), coaches))
  }
  const { board, words, ...seating } = seatingAt(playable, table, call)
  const session = new Session({
    ...opened,
    ...seating,
    board,
    words,
    keep,
    showOdds: !line.has('no-odds'),
    newcomer: line.has('no-explain')
      ? undefined
      : await Newcomer.at(learntPath(ground.env, playable.entry.game.id)),
    pace,
  })
  const occasion = board.occasion?.(table.seenBy('spectator'))
  const isOver = await session.play([
    welcome(opened, board, words, call),
    ...(occasion === undefined ? [] : [occasion]),
    ...opened.aside,
  ])
  const lost = session.unkept === undefined ? undefined : keep()
  if (lost !== undefined) terminal.complain(fill(text.lost, { file: path, reason: lost }))
  const farewell = isOver
    ? [
        ...story(opened, board),
        ...(lost === undefined
          ? ['', fill(text.kept, { file: path }), text.again, `  npx libero replay ${shown(shellWord(path))}`]
          : []),
      ]
    : lost !== undefined
      ? []
      : [
          fill(text.left, { file: path }),
          text.goOn,
          `  npx libero play ${entry.game.id} --resume ${shown(shellWord(path))}`,
        ]
  for (const row of ['', ...farewell]) terminal.tell(` ${row}`.trimEnd())
  return lost === undefined ? DONE : REFUSED
}

function welcome<S, C, E extends MatchEvent, V extends View>(
  { table, seat, opponent, path }: Opened<S, C, E, V>,
  board: Board<E, V>,
  words: Wording<E>,
  { said: line, text, language }: Call,
): string {
  if (line.has('resume')) return fill(text.resumed, { file: path })
  const place = words.nameOf(seatName(seat))
  const club = board.sideName(table.seenBy('spectator'), seat)
  const about = {
    game: words.name,
    club,
    seat: place,
    opponent: opponentName(table.game.id, opponent, language),
  }
  return fill(club === place ? text.welcomeNameless : text.welcome, about)
}

function story<S, C, E extends MatchEvent, V extends View>(
  { table }: Opened<S, C, E, V>,
  board: Board<E, V>,
): readonly string[] {
  const heard = table.heard('omniscient')
  const view = table.view('omniscient')
  return heard.ok && view.ok ? board.story(heard.value, view.value) : []
}
