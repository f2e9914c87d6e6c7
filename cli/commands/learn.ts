import { USUAL_LEVEL } from '@libero/bots/levels'
import type { MatchEvent, View } from '@libero/kernel'
import type { Said } from '../arguments.ts'
import { said } from '../arguments.ts'
import { gameSaid } from '../catalogue.ts'
import { BOARDED } from '../games/register.ts'
import type { Call } from '../play/kick-off.ts'
import { kickOff } from '../play/kick-off.ts'
import { learn as holdLessons, lessonNamed, lessonRows } from '../play/learning.ts'
import type { Playable } from '../play/playable.ts'
import { learntAt, learntPath } from '../play/store.ts'
import type { Ground } from '../play/terminal.ts'
import { Terminal, thisProcess } from '../play/terminal.ts'
import { playText } from '../play/text.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'
import { sentences } from '../words.ts'
import { playOut } from './play.ts'

const FLAGS = { list: 'yes', plain: 'yes', speed: 'text' } as const

/** Tenths of a second between two lines, unless somebody says otherwise. */
const SPEED = 2
const SLOWEST = 50

/** Lessons at the terminal: the list, one of them, or one after the other. */
export const learn = (args: readonly string[], here: Surroundings): Promise<number> =>
  learnAt(args, here, thisProcess())

/** The same on any ground; the process is one of them. */
export function learnAt(args: readonly string[], here: Surroundings, ground: Ground): Promise<number> {
  const line = said(args, FLAGS, 2, here.text)
  const { id } = gameSaid(line, here.text)
  const seated = BOARDED.find((each) => each.id === id) ?? BOARDED[0]
  return seated.open((playable) => learnGame(playable, line, here, ground))
}

async function learnGame<S, C, E extends MatchEvent, V extends View>(
  playable: Playable<S, C, E, V>,
  line: Said,
  { language, ascii, text: words, terminal: out }: Surroundings,
  ground: Ground,
): Promise<number> {
  const { entry } = playable
  const { lessons } = entry.lessons
  const text = playText(language)
  const pace = line.whole('speed', SPEED, 0, SLOWEST) * 100
  const path = learntPath(ground.env, entry.game.id)
  const named = line.rest[1]
  const lesson = named === undefined ? undefined : lessonNamed(lessons, named)
  if (named !== undefined && !lesson)
    line.misuse('value-wrong', {
      option: 'LESSON',
      value: named,
      allowed: lessons.map(({ id }) => id).join(', '),
    })
  if (line.has('list')) {
    const name = entry.wording(language).name
    const rows = lessonRows(entry.lessons, await learntAt(path), name, text.learning, language)
    await out.out(`${rows.join('\n')}\n`)
    return DONE
  }
  const bench = ground.bench('normal')
  const terminal = new Terminal(ground, line.has('plain'), language, ascii)
  const call: Call = {
    said: line,
    ground,
    terminal,
    bench,
    language,
    text,
    cliText: words,
    reason: sentences(language, words, entry.wording(language)),
  }
  /** An ordinary match against whoever meets newcomers. */
  const playFirst = async (): Promise<number> => {
    const first = { ...call, said: said(['--opponent', USUAL_LEVEL], { opponent: 'text' }, 0, words) }
    const opened = await kickOff(playable, first)
    if ('left' in opened) return DONE
    if ('table' in opened) return playOut(playable, opened, first, pace)
    for (const row of opened.why) terminal.complain(row)
    return REFUSED
  }
  try {
    return await holdLessons({ playable, call, lesson, path, pace, playFirst })
  } finally {
    bench.close()
    terminal.close()
  }
}
