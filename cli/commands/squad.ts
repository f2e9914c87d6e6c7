import { randomBytes } from 'node:crypto'
import type { Draft, Squad } from '@libero/hat-trick'
import { checkSquad, fillSquad, OUR_EXPANSION, randomSquad, readCode, writeCode } from '@libero/hat-trick'
import type { Checked } from '@libero/kernel'
import { accepted, isObject, readJson, refused, SampledChance, seedFrom } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { nameFaults } from '@libero/table'
import type { Said } from '../arguments.ts'
import { said } from '../arguments.ts'
import { readText, tooLong } from '../files.ts'
import { hatTrickEntry } from '../games/hat-trick/entry.ts'
import { BUDGET, mentalitySaid, rankSaid } from '../games/hat-trick/flags.ts'
import { isCode, squadFrom, unreadFields } from '../games/hat-trick/squad-file.ts'
import { squadJson, squadSheet, whatCanBeShown } from '../games/hat-trick/squad-sheet.ts'
import { squadTexts } from '../games/hat-trick/squad-text.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'
import { listRefusals, sentences } from '../words.ts'

const FLAGS = { ...BUDGET, random: 'yes', seed: 'text', fill: 'text', subs: 'yes', json: 'yes' } as const

const SET = OUR_EXPANSION

/** What was looked at, and what came of it. */
interface Judged {
  readonly checked: Checked<Squad>
  /** As much of a refused squad as can be shown. */
  readonly shown?: Draft | undefined
  /** Fields of the file that nobody reads. */
  readonly unread?: readonly string[]
}

/** Shows, draws or completes a squad of Hat-Trick's Players expansion: its price, both purses, its share code. */
export async function squad(args: readonly string[], here: Surroundings): Promise<number> {
  const { terminal, language, text } = here
  const line = said(args, FLAGS, 1, text)
  const { checked, shown, unread = [] } = await judge(line, here)
  const words = squadTexts[language]
  const options = { expansion: 'players' }
  const say = sentences(language, text, hatTrickEntry.wording(language, options))
  const fields = unread.join(', ')
  const note = fields && `${fill(words.unread, { count: unread.length, fields })}\n`
  const forPrograms = (told: object) =>
    `${JSON.stringify({ ...told, ...(unread.length > 0 && { unread }) })}\n`
  if (!checked.ok) {
    const { refusals } = checked
    const told = refusals.map((refusal) => ({ ...refusal, text: say(refusal) }))
    const sheet = shown ? [...squadSheet(shown, SET, language), '', ''].join('\n') : ''
    await terminal.out(
      line.has('json')
        ? forPrograms({ ok: false, refusals: told })
        : `${sheet}${fill(words.refused, { count: refusals.length })}\n${listRefusals(refusals, say)}${note}`,
    )
    return REFUSED
  }
  const written = writeCode(checked.value)
  const code = written.ok ? written.value : undefined
  await terminal.out(
    line.has('json')
      ? forPrograms(squadJson(checked.value, code, SET))
      : [
          ...squadSheet(checked.value, SET, language),
          ...(code === undefined ? [] : [fill(words.code, { code })]),
          note,
        ].join('\n'),
  )
  return DONE
}

/** §20.3 A bench may be shown whatever the match; it is signed by chance only for substitutions. */
const WITH_BENCH = { subs: true }

async function judge(line: Said, here: Surroundings): Promise<Judged> {
  const [named] = line.rest
  const draft = line.word('fill')
  const ways = [named !== undefined, draft !== undefined, line.has('random')].filter(Boolean).length
  if (ways !== 1) return line.misuse('squad-missing', {})
  const seed = line.word('seed')
  const chance = new SampledChance(
    seed === undefined ? randomBytes(4).readInt32LE() : (seedFrom(seed)[0] ?? 0),
  )
  const terms = { subs: line.has('subs') }
  if (line.has('random'))
    return { checked: randomSquad(rankSaid(line), mentalitySaid(line), SET, chance, terms) }
  if (named !== undefined && isCode(named)) {
    const read = readCode(named, SET, WITH_BENCH)
    return read.ok ? look(line, read.value) : { checked: read }
  }
  const file = await readSquad(draft ?? named ?? '', here)
  if (!file.ok) return { checked: file }
  const unread = unreadFields(file.value)
  const read = squadFrom(file.value, SET)
  if (!read.ok) return { checked: read, unread }
  if (draft === undefined) return { ...look(line, read.value), unread }
  const raw = budgeted(line, read.value, true)
  // A bench already named stays, so that it must be allowed.
  const isManned = isObject(raw) && Array.isArray(raw.bench) && raw.bench.length > 0
  const checked = fillSquad(raw, SET, chance, isManned ? WITH_BENCH : terms)
  return { checked, shown: checked.ok ? undefined : whatCanBeShown(raw, SET), unread }
}

function look(line: Said, squad: unknown): Judged {
  const raw = budgeted(line, squad, false)
  const faults = nameFaults(isObject(raw) ? { name: raw.name } : {}, false)
  const checked = faults.length > 0 ? refused(...faults) : checkSquad(raw, SET, WITH_BENCH)
  return { checked, shown: checked.ok ? undefined : whatCanBeShown(raw, SET) }
}

/** The squad under the budget the line names, or its own; `usual` gives one to who has none. */
function budgeted(line: Said, squad: unknown, usual: boolean): unknown {
  if (!isObject(squad)) return squad
  const rank = line.has('rank') || (usual && squad.rank === undefined) ? rankSaid(line) : squad.rank
  const isMinded = line.has('mentality') || (usual && squad.mentality === undefined)
  return { ...squad, rank, mentality: isMinded ? mentalitySaid(line) : squad.mentality }
}

async function readSquad(path: string, { text }: Surroundings): Promise<Checked<unknown>> {
  const source = await readText(path, text)
  if (source === undefined) return tooLong('21.6')
  const read = readJson(source)
  return 'line' in read ? refused({ code: 'file-not-json', rule: '21.6', about: read }) : accepted(read.value)
}
