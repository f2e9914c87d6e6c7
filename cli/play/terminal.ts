import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Thinking } from '@libero/bots/levels'
import type { BotClient } from '@libero/bots/remote'
import type { Language } from '@libero/kernel/words'
import { asciiOf } from '../ascii.ts'
import type { Depth, Ink } from './ink.ts'
import { inkOf, leaving } from './ink.ts'
import { botsFor } from './opponents.ts'

/** Where a match is played: what is typed, what is shown, and what surrounds both. */
export interface Ground {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable & {
    readonly isTTY?: boolean
    readonly columns?: number
    readonly rows?: number
    getColorDepth?(env?: object): number
  }
  readonly errors: Writable
  readonly env: Readonly<Record<string, string | undefined>>
  /** Where the opponents think. */
  readonly bench: (thinking: Thinking) => BotClient
}

export const thisProcess = (): Ground => ({
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
  bench: botsFor,
})

/** The smallest screen a board is drawn on; below it everything is told line by line. */
export const LEAST_COLUMNS = 80
export const LEAST_ROWS = 24
/** Lines of running text are not longer than this: the eye loses them. */
export const MOST_COLUMNS = 120

/** Asks, shows and tells. A screen is redrawn in place; without one everything is told in sequence. */
export class Terminal {
  readonly ink: Ink
  private readonly depth: Depth
  private readonly live: boolean
  private readonly reader: ReturnType<typeof createInterface>
  private readonly typed: string[] = []
  private answer: ((line: string | undefined) => void) | undefined
  private redraw: (() => void) | undefined
  private hurry: (() => void) | undefined
  private isHurried = false
  private isFull = false
  private unended = 0
  private left = false
  private begun = false

  constructor(
    private readonly ground: Ground,
    private readonly plain: boolean,
    private readonly language: Language = 'en',
    private readonly ascii = false,
  ) {
    this.depth = depthOf(ground, plain)
    this.ink = inkOf(this.depth)
    this.live = ground.input.isTTY === true && ground.output.isTTY === true
    this.reader = createInterface({ input: ground.input, output: ground.output, terminal: this.live })
    this.reader.on('line', (line) => this.hear(line))
    this.reader.on('close', () => this.hear(undefined))
    this.reader.on('SIGINT', this.leave)
    // Whoever read us is gone: then nobody is left to ask.
    ground.output.on('error', this.leave)
    ground.errors.on('error', this.leave)
    if (!this.live) ground.input.on('data', this.measure)
    ground.output.on('resize', this.resized)
    if (ground.input === process.stdin) for (const signal of SIGNALS) process.on(signal, this.leave)
  }

  /** Whether there is room for a board that is redrawn in place. */
  get isScreen(): boolean {
    const { input, output } = this.ground
    const roomy = (output.columns ?? 0) >= LEAST_COLUMNS && (output.rows ?? 0) >= LEAST_ROWS
    return !this.plain && !isDumb(this.ground) && input.isTTY === true && output.isTTY === true && roomy
  }

  get width(): number {
    return Math.min(this.ground.output.columns ?? LEAST_COLUMNS, MOST_COLUMNS)
  }

  get height(): number {
    return this.ground.output.rows ?? LEAST_ROWS
  }

  /** True once whoever plays has gone: end of input, Ctrl-C or a signal. */
  get isLeft(): boolean {
    return this.left && this.typed.length === 0
  }

  tell(line = ''): void {
    this.ground.output.write(`${this.rows(line)}\n`)
  }

  /** What is written: our own styles, and no sign this terminal has not. */
  private rows(text: string, room = this.width): string {
    const rows = text.split('\n').map((row) => leaving(row, this.depth))
    return this.ascii ? asciiOf(rows.join('\n'), this.language, room) : rows.join('\n')
  }

  complain(line: string): void {
    this.ground.errors.write(`${this.rows(line, Number.POSITIVE_INFINITY)}\n`)
  }

  /** Puts these rows on the screen in place of the last ones. The row below them stays free for the answer. */
  show(rows: readonly string[]): void {
    // What stood on the screen before moves up into the history instead of being painted over.
    const opening = this.begun ? '' : '\n'.repeat(this.height)
    this.begun = true
    this.ground.output.write(
      `${opening}\u001b[H${rows.map((row) => `${this.rows(row)}\u001b[K\n`).join('')}\u001b[J`,
    )
  }

  /** One line of input; nothing when whoever plays has left. `again` draws the screen anew when its size changes. */
  async ask(question: string, again?: () => void): Promise<string | undefined> {
    const prompt = this.rows(question)
    if (!this.live) this.ground.output.write(prompt)
    const ahead = this.typed.shift()
    if (this.isFull && this.typed.length === 0 && !this.left) {
      this.isFull = false
      this.reader.resume()
    }
    // What is told after this question is told at its own pace again.
    this.isHurried = false
    const line = ahead ?? (this.left ? undefined : await this.listen(prompt, again))
    // Where nobody sees what was typed, the answer is told, so that what is read later makes sense.
    if (!this.live) this.tell(line ?? '')
    return line
  }

  private listen(prompt: string, again: (() => void) | undefined): Promise<string | undefined> {
    this.redraw = again
    if (this.live) {
      this.reader.setPrompt(prompt)
      // What was typed while something was told stays in the line, and the cursor behind it.
      this.reader.prompt(true)
    }
    return new Promise((resolve) => {
      this.answer = resolve
    })
  }

  /** A moment to read, on a screen only. Enter ends this one and all others before the next question. */
  pause(milliseconds: number): Promise<void> {
    if (!this.isScreen || milliseconds <= 0 || this.left || this.isHurried) return Promise.resolve()
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(over)
        this.hurry = undefined
        resolve()
      }
      const over = setTimeout(goOn, milliseconds)
      this.hurry = goOn
    })
  }

  /** Waits for somebody else, unless whoever plays has left: then there is nothing to wait for. */
  async meanwhile<T>(work: Promise<T>): Promise<T | undefined> {
    const gone = new Promise<undefined>((resolve) => {
      this.hurry = () => {
        if (this.isLeft) resolve(undefined)
      }
    })
    try {
      return await Promise.race([work, gone])
    } finally {
      this.hurry = undefined
    }
  }

  close(): void {
    this.ground.output.off('resize', this.resized)
    this.ground.input.off('data', this.measure)
    for (const signal of SIGNALS) process.off(signal, this.leave)
    this.left = true
    this.reader.close()
  }

  private readonly resized = (): void => {
    if (!this.answer || !this.redraw) return
    this.redraw()
    this.reader.prompt(true)
  }

  /** Ctrl-C, a signal, a pipe that was closed: what was typed ahead counts no more. */
  private readonly leave = (): void => {
    this.typed.length = 0
    this.hear(undefined)
  }

  /** A line that does not end is nothing anybody typed; it would be gathered until the memory is full. */
  private readonly measure = (chunk: Uint8Array | string): void => {
    const end = typeof chunk === 'string' ? chunk.lastIndexOf('\n') : chunk.lastIndexOf(NEWLINE)
    this.unended = end < 0 ? this.unended + chunk.length : chunk.length - end - 1
    if (this.unended <= LONGEST_LINE) return
    this.reader.close()
    this.leave()
  }

  private hear(line: string | undefined): void {
    if (line === undefined) this.left = true
    const { answer, hurry } = this
    this.answer = undefined
    if (answer) {
      answer(line)
      return
    }
    // Enter alone while something is told on a screen means to get on, not to decide blindly; a word is an answer.
    if (line !== undefined && !(this.live && hurry && line.trim() === '')) this.keepAhead(line)
    if (!hurry) return
    this.isHurried = true
    hurry()
  }

  private keepAhead(line: string): void {
    this.typed.push(line)
    if (this.typed.length < MOST_AHEAD) return
    this.isFull = true
    this.reader.pause()
  }
}

/** So many lines are taken in before they are asked for; a pipe can wait. */
const MOST_AHEAD = 1000
const LONGEST_LINE = 1_000_000
const NEWLINE = 10

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A terminal that cannot move its cursor is told line by line. */
const isDumb = ({ env }: Pick<Ground, 'env'>): boolean => env.TERM === 'dumb'

/** https://no-color.org: any value that is not empty means no. */
function depthOf({ output, env }: Ground, plain: boolean): Depth {
  if (plain || env.NO_COLOR || isDumb({ env }) || output.isTTY !== true) return 'none'
  const bits = output.getColorDepth?.(env) ?? 4
  return bits >= 8 ? 'rich' : bits >= 4 ? 'basic' : 'none'
}
