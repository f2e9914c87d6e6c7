import { fill } from '@libero/kernel/words'
import { cut, wrapped } from './ink.ts'
import { roomWords } from './order-words.ts'
import type { Terminal } from './terminal.ts'
import type { PlayText } from './text.ts'

/** Something built by typing, step by step, before the match. */
export interface Room {
  /** Everything there is to choose from. */
  list(): readonly string[]
  /** How far it has come, and every reason why it is not done. */
  summary(): readonly string[]
  /** Why it is not done, in the words of its game, the first that counts first; nothing where it is. */
  faults(): readonly string[]
  prompt(): string
  readonly help: readonly string[]
  /** Does what was typed; says what there is to say, or nothing at all if it was not understood. */
  obey(words: readonly string[]): readonly string[] | undefined
}

/** Stays in the room until it is done; false when the person leaves. */
export async function visit(room: Room, terminal: Terminal, text: PlayText): Promise<boolean> {
  let notice: readonly string[] = []
  let listed = false
  for (;;) {
    const draw = () => {
      if (terminal.isScreen) showRoom(room, terminal, notice)
      else tellRoom(room, terminal, notice, !listed)
    }
    draw()
    listed = true
    const typed = await terminal.ask(` ${room.prompt()} › `, draw)
    const words = roomWords(typed ?? '')
    const [first] = words
    if (typed === undefined || first === 'q') return false
    if (first === undefined || first === 'ok') {
      const [why] = room.faults()
      if (why === undefined) return true
      // Beside what is built stand all of them.
      notice = [fill(text.builder.notReady, { why })]
    } else if (first === 'help') {
      notice = room.help
    } else {
      notice = room.obey(words) ?? [fill(text.builder.notUnderstood, { typed })]
    }
  }
}

function showRoom(room: Room, terminal: Terminal, notice: readonly string[]): void {
  const { width, height, ink } = terminal
  const most = height - 2
  const list = room.list()
  const said = notice.flatMap((line) => wrapped(line, width - 2)).map((row) => ink('choice', ` ${row}`))
  const whole = room.summary().flatMap((row) => wrapped(row, width - 1, '   '))
  const summary =
    list.length + whole.length + said.length <= most
      ? whole
      : room.summary().map((row) => cut(row, width - 1))
  // A long answer stands alone, a short one beside what is built.
  const rows = said.length > most - list.length - summary.length ? said : [...list, ...summary, ...said]
  terminal.show(rows.slice(0, most))
}

function tellRoom(room: Room, terminal: Terminal, notice: readonly string[], list: boolean): void {
  if (list) for (const row of room.list()) terminal.tell(row)
  for (const line of notice) terminal.tell(line)
  for (const row of room.summary().flatMap((line) => wrapped(line, terminal.width - 1, '   ')))
    terminal.tell(row)
}
