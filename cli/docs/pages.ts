import type { Language } from '@libero/kernel/words'
import { LANGUAGE_NAMES, LANGUAGES } from '@libero/kernel/words'
import type { Test } from './house.ts'
import { citedIn } from './house.ts'

/** A game's rules in one language: chapters by number, paragraphs by number, both in order. */
export interface Rules {
  readonly title: string
  readonly chapters: Readonly<Record<string, string>>
  readonly paragraphs: Readonly<Record<string, string>>
}

export interface Ruling {
  readonly id: string
  readonly on: readonly string[]
  readonly question: string
  readonly ruling: string
  readonly why: string
}

/** What the pages of a game are made of. */
export interface GameDocs {
  readonly game: string
  readonly name: string
  readonly rules: Readonly<Record<Language, Rules>>
  readonly rulings: readonly Ruling[]
  /** Who teaches what. */
  readonly teaching: Teaching
  /** The tables of `docs/cards/<game>.md`. */
  cards(): string
  /** Of an expansion: a page of cards of its own, and the faces of its cards that must have a test. */
  readonly expansion?: Expansion
}

/** Lessons, first times and chapters of exercises with the paragraphs they are about. */
export interface Teaching {
  readonly lessons: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
  /** By the key of its sentence. */
  readonly firstTimes: Readonly<Record<string, readonly string[]>>
  readonly motifs: readonly {
    readonly id: string
    readonly name: string
    readonly paragraphs: readonly string[]
  }[]
  /** What nobody meets in his first three matches and nothing teaches, with the reason. */
  readonly beyond: Readonly<Record<string, string>>
}

export interface Expansion {
  /** Part of file names: `docs/cards/<game>-<id>.md`. */
  readonly id: string
  readonly name: string
  /** The tables of its page; `read` gives the text of a file of the repository, if it is there. */
  cards(read: (path: string) => string | undefined): string
  readonly faces: readonly FaceList[]
}

/** Cards, or sides of cards, under one heading of the page of tests. */
interface FaceList {
  readonly title: string
  readonly faces: readonly Face[]
}

/** What a test stands for if its title cites the paragraph and then names the card, and the side of it if it has two. */
export interface Face {
  readonly name: string
  readonly paragraph: string
  readonly words: readonly [card: string, side?: string]
}

export interface Page {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly text: string
  /** Written by hand but for the part between the marks. */
  readonly part?: true
}

const made = (from: string) => `<!-- Made by \`npm run docs\` from ${from}: change it there. -->`

const pageOf = (game: string, language: Language) =>
  language === 'en' ? `${game}.md` : `${game}.${language}.md`

export function rulesPage({ game, rules }: GameDocs, language: Language): Page {
  const { title, chapters, paragraphs } = rules[language]
  const others = LANGUAGES.filter((each) => each !== language).map(
    (each) => `[${LANGUAGE_NAMES[each]}](${pageOf(game, each)})`,
  )
  const lines = [
    made(`games/${game}/text/rules.${language}.ts`),
    `# ${title}`,
    [
      ...others,
      `[Rulings](../rulings/${game}.md)`,
      `[Lessons](${game}-lessons.md)`,
      `[Tests](${game}-tests.md)`,
    ].join(' · '),
  ]
  for (const [chapter, heading] of Object.entries(chapters)) {
    lines.push(`## ${chapter} ${heading}`)
    for (const [number, words] of Object.entries(paragraphs)) {
      if (number.split('.')[0] === chapter) lines.push(`<a id="${number}"></a>**${number}** ${words}`)
    }
  }
  return { path: `docs/rules/${pageOf(game, language)}`, text: `${lines.join('\n\n')}\n` }
}

export function rulingsPage({ game, name, rulings }: GameDocs): Page {
  const lines = [
    made(`games/${game}/text/rulings`),
    `# ${name}: rulings`,
    `Where the rulebook is silent or unclear: what is played here, and why. Every ruling has a test that names it ([list](../rules/${game}-tests.md#rulings)).`,
  ]
  for (const { id, on, question, ruling, why } of rulings) {
    const cited = on.map((number) => `[§${number}](../rules/${game}.md#${number})`).join(', ')
    lines.push(`## <a id="${id}"></a>${id} ${question}`, `${ruling} (${cited})`, `*Why:* ${why}`)
  }
  return { path: `docs/rulings/${game}.md`, text: `${lines.join('\n\n')}\n` }
}

const cell = (words: string): string => words.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** Who names a paragraph: lessons, sentences at the table, exercises, and cards that tell it themselves. */
export function taughtBy(
  { teaching, expansion }: GameDocs,
  paragraph: string,
): readonly (readonly string[])[] {
  const { lessons, firstTimes, motifs } = teaching
  const about = ({ paragraphs }: { readonly paragraphs: readonly string[] }) => paragraphs.includes(paragraph)
  return [
    lessons.filter(about).map(({ title }) => title),
    Object.entries(firstTimes)
      .filter(([, paragraphs]) => about({ paragraphs }))
      .map(([of]) => `\`${of}\``),
    motifs.filter(about).map(({ name }) => name),
    (expansion?.faces ?? [])
      .flatMap(({ faces }) => faces)
      .filter((face) => face.paragraph === paragraph)
      .map(({ name }) => name),
  ]
}

/** Where a player who reads no rules meets each paragraph. */
export function lessonsPage(book: GameDocs): Page {
  const { game, name, rules, teaching } = book
  const lines = Object.keys(rules.en.paragraphs).map((paragraph) => {
    const [lessons = [], ...others] = taughtBy(book, paragraph)
    const reason = teaching.beyond[paragraph]
    const cells = [reason === undefined ? lessons : [`*${reason}*`], ...others].map((all) =>
      cell(all.join('; ')),
    )
    return `| [§${paragraph}](${game}.md#${paragraph}) | ${cells.join(' | ')} |`
  })
  const text = [
    made('the lessons, the sentences of first times and the chapters of exercises'),
    `# ${name}: what teaches which paragraph`,
    'A lesson shows it on the table; a sentence says it when it is met for the first time; exercises turn on it; a card tells it itself when it is pressed. In italics: why nobody meets it in his first three matches.',
    [
      '| Paragraph | Lessons | First time | Exercises | Cards |',
      '| --- | --- | --- | --- | --- |',
      ...lines,
    ].join('\n'),
  ].join('\n\n')
  return { path: `docs/rules/${game}-lessons.md`, text: `${text}\n` }
}

/** Paragraphs that nothing teaches, though somebody could meet them; and excuses for what is taught after all. */
export function untaught(book: GameDocs): { readonly empty: string[]; readonly excused: string[] } {
  const isTaught = (paragraph: string) => taughtBy(book, paragraph).some((all) => all.length > 0)
  const { beyond } = book.teaching
  return {
    empty: Object.keys(book.rules.en.paragraphs).filter(
      (each) => !isTaught(each) && !Object.hasOwn(beyond, each),
    ),
    excused: Object.keys(beyond).filter(
      (each) => isTaught(each) || !Object.hasOwn(book.rules.en.paragraphs, each),
    ),
  }
}

/** Which tests stand behind each paragraph and each ruling. */
export function testsPage({ game, name, rules, rulings, expansion }: GameDocs, tests: readonly Test[]): Page {
  const citing = byCitation(tests)
  const links = (found: readonly Test[]): string =>
    found.map(({ file, title }) => `[${cell(title)}](../../${file})`).join('<br>') || '—'
  const listed = (id: string): string => links(citing.get(id) ?? [])
  const paragraphs = Object.keys(rules.en.paragraphs).map(
    (number) => `| [§${number}](${game}.md#${number}) | ${listed(number)} |`,
  )
  const ruled = rulings.map(
    ({ id, question }) => `| [${id}](../rulings/${game}.md#${id}) ${cell(question)} | ${listed(id)} |`,
  )
  const text = [
    made('the titles of the tests'),
    `# ${name}: rules and their tests`,
    '## Paragraphs',
    ['| Paragraph | Tests |', '| --- | --- |', ...paragraphs].join('\n'),
    '## Rulings',
    ['| Ruling | Tests |', '| --- | --- |', ...ruled].join('\n'),
    ...(expansion?.faces ?? []).flatMap(({ title, faces }) => [
      `## ${title}`,
      [
        '| Card | Tests |',
        '| --- | --- |',
        ...faces.map(
          (face) =>
            `| ${cell(face.name)} ([§${face.paragraph}](${game}.md#${face.paragraph})) | ${links(testsOfFace(face, tests))} |`,
        ),
      ].join('\n'),
    ]),
  ].join('\n\n')
  return { path: `docs/rules/${game}-tests.md`, text: `${text}\n` }
}

/** Found whole and together: 'solid-cb silver: not when he is gold' is no test of gold, 'solid-cb silver and gold' is. */
export function testsOfFace(
  { paragraph, words: [card, side] }: Face,
  tests: readonly Test[],
): readonly Test[] {
  const named = side === undefined ? card : `${card} (?:\\w+(?: and|,) )*${side}`
  const pattern = new RegExp(`(?<![\\w-])${named}(?![\\w-])`, 'i')
  return tests.filter(({ title }) => citedIn(title).includes(paragraph) && pattern.test(title))
}

function byCitation(tests: readonly Test[]): ReadonlyMap<string, readonly Test[]> {
  const citing = new Map<string, Test[]>()
  for (const test of tests) {
    for (const id of new Set(citedIn(test.title))) {
      const list = citing.get(id) ?? []
      list.push(test)
      citing.set(id, list)
    }
  }
  return citing
}

/** Paragraphs and rulings without a test, and citations of what does not exist. */
export function gaps(
  { rules, rulings, expansion }: GameDocs,
  tests: readonly Test[],
): { untested: string[]; unknown: string[] } {
  const faces = (expansion?.faces ?? []).flatMap((list) => list.faces)
  const known = [...Object.keys(rules.en.paragraphs), ...rulings.map(({ id }) => id)]
  const cited = new Set(tests.flatMap(({ title }) => citedIn(title)))
  return {
    untested: [
      ...known.filter((id) => !cited.has(id)),
      ...faces
        .filter((face) => testsOfFace(face, tests).length === 0)
        .map(({ paragraph, words }) => `§${paragraph} ${words.join(' ')}`),
    ],
    unknown: [...cited].filter((id) => !known.includes(id)).sort(),
  }
}

const MARK = '<!-- generated -->'
const END = '<!-- /generated -->'

export const cardsPage = (book: GameDocs): Page => ({
  path: `docs/cards/${book.game}.md`,
  text: `${MARK}\n\n${book.cards()}\n\n${END}`,
  part: true,
})

/** An expansion's page of cards, if the game has one. */
export const expansionPages = (
  { game, expansion }: GameDocs,
  read: (path: string) => string | undefined,
): readonly Page[] =>
  expansion
    ? [
        {
          path: `docs/cards/${game}-${expansion.id}.md`,
          text: `${MARK}\n\n${expansion.cards(read)}\n\n${END}`,
          part: true,
        },
      ]
    : []

/** What a page's file should hold, given what it holds now. */
export function fitInto(page: Page, present: string | undefined, name: string): string {
  if (!page.part) return page.text
  const file = present ?? `# ${name}: the cards\n\n${MARK}\n${END}\n`
  const begin = file.indexOf(MARK)
  const end = file.indexOf(END)
  // A file without marks keeps what it says; the tables are added.
  if (begin < 0 || end < begin) return `${file.trimEnd()}\n\n${page.text}\n`
  return file.slice(0, begin) + page.text + file.slice(end + END.length)
}
