/** A place in a text as editors count it, both from 1; a column is a character, whatever its width. */
export type TextPlace = {
  readonly line: number
  readonly column: number
}

/** A field of an object of the outermost depth that holds no list and no object, as offsets into the text. */
type Member = (key: readonly [number, number], value: readonly [number, number]) => void

const BYTE_ORDER_MARK = '\uFEFF'
const ESCAPES = '"\\/bfnrt'
const WORDS = ['true', 'false', 'null']

/**
 * What a text says as JSON, or the place where it stops being JSON. The place is found here and not taken from the
 * error of `JSON.parse`: what that says differs between engines, and often it names no place at all.
 */
export function readJson(source: string): { readonly value: unknown } | TextPlace {
  const text = source.startsWith(BYTE_ORDER_MARK) ? source.slice(BYTE_ORDER_MARK.length) : source
  try {
    return { value: JSON.parse(text) }
  } catch {
    return placeIn(text, jsonFault(text) ?? text.length)
  }
}

/**
 * The offset of the first character that cannot stand where it stands; the end of what is written if something is
 * missing there; nothing if the text is JSON. Depth costs no stack, length only time in proportion.
 */
export function jsonFault(source: string, member?: Member): number | undefined {
  const scan = new Scan(source)
  const open: ('{' | '[')[] = []
  for (;;) {
    scan.blank()
    const from = scan.at
    const opening = source[from]
    if (opening === '{' || opening === '[') {
      scan.at++
      scan.blank()
      if (source[scan.at] !== closingOf(opening)) {
        open.push(opening)
        if (opening === '{' && !scan.key()) return scan.fault
        continue
      }
      scan.at++
    } else if (!scan.scalar()) return scan.fault
    else if (open.length === 1 && open[0] === '{') member?.(scan.keySpan, [from, scan.at])
    // A value has ended: whatever ends with it ends here, until there is a next one.
    for (;;) {
      scan.blank()
      const inside = open.at(-1)
      if (inside === undefined) return scan.at < source.length ? scan.at : undefined
      if (source[scan.at] === ',') {
        scan.at++
        if (inside === '{' && !scan.key()) return scan.fault
        break
      }
      if (source[scan.at] !== closingOf(inside)) return scan.fault
      scan.at++
      open.pop()
    }
  }
}

const closingOf = (opening: '{' | '['): string => (opening === '{' ? '}' : ']')

/** How the value of a field was written, where an object holds it as text, number or word: of several, the last. */
export function writtenValue(source: string, field: string): string | undefined {
  let written: string | undefined
  jsonFault(source, (key, value) => {
    if (JSON.parse(source.slice(...key)) === field) written = source.slice(...value)
  })
  return written
}

/** Lines end with LF, CR or both together. */
export function placeIn(source: string, offset: number): TextPlace {
  const lines = source.slice(0, offset).split(/\r\n|\r|\n/)
  // Between CR and LF the line has not ended yet.
  const inEnd = source[offset - 1] === '\r' && source[offset] === '\n'
  if (inEnd) lines.pop()
  const last = lines.at(-1) ?? ''
  return { line: lines.length, column: [...last].length + 1 }
}

/** Moves over one token at a time; where one is broken it stops at the character that breaks it. */
class Scan {
  at = 0
  keySpan: readonly [number, number] = [0, 0]

  constructor(private readonly source: string) {}

  /** Where the text ends too early, the place is right behind what is written, not below it. */
  get fault(): number {
    let { at } = this
    if (at < this.source.length) return at
    while (at > 0 && isBlank(this.source[at - 1])) at--
    return at
  }

  blank(): void {
    while (isBlank(this.source[this.at])) this.at++
  }

  /** A key and its colon. */
  key(): boolean {
    this.blank()
    const from = this.at
    if (this.source[from] !== '"' || !this.string()) return false
    this.keySpan = [from, this.at]
    this.blank()
    return this.one(':')
  }

  scalar(): boolean {
    const first = this.source[this.at]
    if (first === '"') return this.string()
    const word = WORDS.find((each) => each[0] === first)
    return word === undefined ? this.number() : [...word].every((letter) => this.one(letter))
  }

  private string(): boolean {
    this.at++
    for (;;) {
      const character = this.source[this.at]
      if (character === undefined || character < ' ') return false
      this.at++
      if (character === '"') return true
      if (character === '\\' && !this.escape()) return false
    }
  }

  private escape(): boolean {
    if (this.one('u')) {
      for (let digit = 0; digit < 4; digit++) if (!this.matches(/[\da-f]/i)) return false
      return true
    }
    const character = this.source[this.at]
    return character !== undefined && ESCAPES.includes(character) && this.one(character)
  }

  private number(): boolean {
    this.one('-')
    if (!this.one('0') && !this.digits()) return false
    if (this.one('.') && !this.digits()) return false
    if (!this.matches(/e/i)) return true
    this.matches(/[+-]/)
    return this.digits()
  }

  private digits(): boolean {
    const from = this.at
    while (this.matches(/\d/)) {}
    return this.at > from
  }

  private one(character: string): boolean {
    if (this.source[this.at] !== character) return false
    this.at++
    return true
  }

  private matches(kind: RegExp): boolean {
    const character = this.source[this.at]
    if (character === undefined || !kind.test(character)) return false
    this.at++
    return true
  }
}

const isBlank = (character: string | undefined): boolean =>
  character === ' ' || character === '\n' || character === '\r' || character === '\t'
