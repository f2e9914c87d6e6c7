import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { BotClient, sameRoom } from '@libero/bots/remote'
import { BotHost, opponentsOf } from '@libero/bots/remote/host'
import { playAt } from '../commands/play.ts'
import { bare } from '../play/ink.ts'
import type { Ground } from '../play/terminal.ts'

/** What whoever sits at the terminal types when asked; nothing means he walks away. */
export type Typist = (asked: string, nth: number) => string | undefined

export const enter: Typist = () => ''

/** Opponents as ever; whatever is foretold goes over a few hands alone, for it is asked for at every question. */
const roughly: Ground['bench'] = () => new BotClient(() => sameRoom(new BotHost(opponentsOf, 4)))

export interface Played {
  readonly code: number
  readonly output: string
  readonly errors: string
  /** What was written between two answers, the last without one included. */
  readonly turns: readonly string[]
}

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'libero-play-'))

/** Where somebody sits: what is kept there, how large his screen is, and who thinks. */
interface Seat {
  readonly folder?: string
  readonly screen?: { readonly columns: number; readonly rows: number }
  readonly env?: Readonly<Record<string, string>>
  readonly bench?: Ground['bench']
}

/** Plays with somebody who reads each question before he answers, on a screen of a given size or line by line. */
export const playWith = (args: readonly string[], typist: Typist, seat: Seat = {}): Promise<Played> =>
  sitWith((ground) => playAt(against(args), ground), typist, seat)

/** The same for whatever else is done at a terminal. */
export async function sitWith(
  run: (ground: Ground) => Promise<number>,
  typist: Typist,
  { folder = emptyFolder(), screen, env = {}, bench = roughly }: Seat = {},
): Promise<Played> {
  const input = Object.assign(new PassThrough(), screen && { isTTY: true, setRawMode: () => input })
  const turns: string[] = []
  let turn = ''
  let errors = ''
  const write = (text: string) => {
    turn += text
    if (!bare(turn).endsWith(env.LC_ALL === 'C' ? '> ' : '› ')) return
    const answer = typist(turn, turns.length)
    turns.push(turn)
    turn = ''
    // The question is put before anybody listens for the answer.
    setImmediate(() => (answer === undefined ? input.end() : input.write(`${answer}\n`)))
  }
  const output = Object.assign(
    new Writable({
      decodeStrings: false,
      write: (chunk, _, done) => {
        write(String(chunk))
        done()
      },
    }),
    screen && { isTTY: true, ...screen },
  )
  const ground: Ground = {
    input,
    output,
    errors: new Writable({
      write: (chunk, _, done) => {
        errors += String(chunk)
        done()
      },
    }),
    env: { XDG_DATA_HOME: folder, LANG: 'en_GB.UTF-8', ...env },
    bench,
  }
  const code = await run(ground)
  return { code, output: [...turns, turn].join(''), errors, turns: [...turns, turn] }
}

/** Who is met unless the test says so: what it expects must not hang on whom newcomers meet. */
const against = (args: readonly string[]): readonly string[] =>
  args.some((arg) => /^--(opponent|resume|help)/.test(arg)) ? args : [...args, '--opponent', 'heuristic']

/** The file a match was saved in, as the farewell names it. */
export function fileIn(output: string): string {
  return /(\/\S+\.json)/.exec(output.slice(output.lastIndexOf('\n\n')))?.[1] ?? ''
}
