import { USUAL_LEVEL } from '@libero/bots/levels'
import type { MatchEvent, View } from '@libero/kernel'
import type { Exercise } from '@libero/kernel/exercise'
import { exercisesOf } from '@libero/kernel/exercise'
import type { Said } from '../arguments.ts'
import { botSaid } from '../catalogue.ts'
import { playOut } from '../commands/play.ts'
import { BOARDED } from '../games/register.ts'
import type { Call } from '../play/kick-off.ts'
import type { Playable } from '../play/playable.ts'
import { practise } from '../play/practising.ts'
import { practicePath } from '../play/store.ts'
import type { Ground } from '../play/terminal.ts'
import { Terminal } from '../play/terminal.ts'
import { playText } from '../play/text.ts'
import type { Surroundings } from '../terminal.ts'
import { sentences } from '../words.ts'

type Here = Pick<Surroundings, 'language' | 'ascii' | 'text'>

/** Tenths of a second between two lines of a match that is played on. */
const SPEED = 200

/** What `libero exercises GAME` does when nothing else is asked for: exercises at the terminal, one after the other. */
export function solve(
  game: string,
  line: Said,
  here: Here,
  ground: Ground,
  motifs?: readonly string[],
  now: () => Date = () => new Date(),
): Promise<number> {
  const seated = BOARDED.find(({ id }) => id === game) ?? BOARDED[0]
  return seated.open((playable) => solveAt(playable, line, here, ground, motifs, now))
}

async function solveAt<S, C, E extends MatchEvent, V extends View>(
  playable: Playable<S, C, E, V>,
  line: Said,
  { language, ascii, text: words }: Here,
  ground: Ground,
  motifs: readonly string[] | undefined,
  now: () => Date,
): Promise<number> {
  const { entry } = playable
  const { shelf, motifTexts, sheetTexts } = entry.exercises
  const names = Object.keys(shelf)
  const name = line.oneOf('sheet', names, names[0] ?? '')
  const opponent = botSaid(entry.bots, line, 'opponent', USUAL_LEVEL, words).id
  const sheet = await shelf[name]?.()
  const all = sheet ? exercisesOf(sheet) : []
  const wanted = ({ motif }: Exercise) => motifs?.includes(motif) ?? true
  const bench = ground.bench('normal')
  const terminal = new Terminal(ground, line.has('plain'), language, ascii)
  const call: Call = {
    said: line,
    ground,
    terminal,
    bench,
    language,
    text: playText(language),
    cliText: words,
    reason: sentences(language, words, entry.wording(language)),
  }
  try {
    return await practise({
      playable,
      call,
      exercises: all.filter(wanted),
      sheet: all,
      kind: kindName(entry.wording(language).name, names.length, sheetTexts[language][name]),
      chapterOf: (each) => motifTexts[language][each] ?? each,
      isDaily: line.has('daily'),
      path: practicePath(ground.env, name),
      now,
      opponent,
      playOn: (opened) => playOut(playable, opened, call, SPEED),
    })
  } finally {
    bench.close()
    terminal.close()
  }
}

/** A game that comes in kinds is named with its kind. */
const kindName = (game: string, kinds: number, kind = ''): string =>
  kinds > 1 && kind !== '' ? `${game}, ${kind}` : game
