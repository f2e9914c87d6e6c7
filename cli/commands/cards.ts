import type { Checked, Refusal } from '@libero/kernel'
import { digestOfCards, readJson, refused } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { nameFaults } from '@libero/table'
import type { Said } from '../arguments.ts'
import { said } from '../arguments.ts'
import type { CardShelf } from '../catalogue.ts'
import { gameSaid } from '../catalogue.ts'
import { readText, tooLong } from '../files.ts'
import { fieldsLeftOut } from '../left-out.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'
import { listRefusals, sentences } from '../words.ts'

const FLAGS = { json: 'yes', check: 'text' } as const

/** Enough for two people to see that they have typed in the same cards. */
const SHORT_DIGEST = 16

/** Shows a game's cards, or says whether the cards somebody typed in can be played with. */
export async function cards(args: readonly string[], here: Surroundings): Promise<number> {
  const line = said(args, FLAGS, 1, here.text)
  const path = line.word('check')
  return gameSaid(line, here.text).open(async (entry) => {
    if (path !== undefined) {
      const say = sentences(here.language, here.text, entry.wording(here.language))
      return check(entry.cards, path, line, here, say)
    }
    await here.terminal.out(
      line.has('json')
        ? `${JSON.stringify(entry.cards.json(), null, 1)}\n`
        : entry.cards.show(here.language, here.text),
    )
    return DONE
  })
}

/** T8 What can be played can also be named. */
const named = <T>(checked: Checked<T>, value: unknown): Checked<T> => {
  const faults = nameFaults(value)
  if (faults.length === 0) return checked
  return refused(...(checked.ok ? [] : checked.refusals), ...faults)
}

async function check(
  shelf: CardShelf,
  path: string,
  line: Said,
  { terminal, text }: Surroundings,
  say: (refusal: Refusal) => string,
): Promise<number> {
  const source = await readText(path, text)
  const read = source === undefined ? undefined : readJson(source)
  const checked =
    read === undefined
      ? tooLong('4.1')
      : 'line' in read
        ? refused({ code: 'file-not-json', rule: '4.1', about: read })
        : named(shelf.check(read.value), read.value)
  if (checked.ok) {
    const { name, version } = checked.value
    const digest = digestOfCards(checked.value).slice(0, SHORT_DIGEST)
    const file = read && 'value' in read ? read.value : undefined
    const unknown = fieldsLeftOut(file, checked.value, shelf.json()).map((field) => ({
      code: 'field-unknown',
      field,
      text: fill(text.cards.fieldUnknown, { field }),
    }))
    await terminal.out(
      line.has('json')
        ? `${JSON.stringify({ ok: true, name, version, digest, ...(unknown.length > 0 && { unknown }) })}\n`
        : [
            fill(text.cards.accepted, { name, version, digest }),
            ...unknown.map((each) => each.text),
            '',
          ].join('\n'),
    )
    return DONE
  }
  const { refusals } = checked
  const told = refusals.map((refusal) => ({ ...refusal, text: say(refusal) }))
  await terminal.out(
    line.has('json')
      ? `${JSON.stringify({ ok: false, refusals: told })}\n`
      : `${fill(text.cards.refused, { count: refusals.length })}\n${listRefusals(refusals, say)}`,
  )
  return REFUSED
}
