import { writeFile } from 'node:fs/promises'
import type { Weights } from '@libero/bots/thinking'
import { isWeights } from '@libero/bots/thinking'
import type { Taught } from '@libero/bots/training'
import { teach } from '@libero/bots/training'
import type { Checked, MatchEvent } from '@libero/kernel'
import { accepted, readJson, refused } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Said } from '../arguments.ts'
import { misuse, said } from '../arguments.ts'
import type { Entry } from '../catalogue.ts'
import { botSaid, CATALOGUE, everyAgreed, gameSaid, onlyOwn } from '../catalogue.ts'
import { cardsSaid, readText, tooLong } from '../files.ts'
import { numbers } from '../layout.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'
import type { CliText } from '../text/text.ts'
import { listRefusals, sentences } from '../words.ts'

const FLAGS = {
  bot: 'text',
  matches: 'text',
  seed: 'text',
  squads: 'yes',
  stray: 'text',
  trace: 'text',
  from: 'text',
  out: 'text',
} as const

/** Hidden units of a judge; more did not make the opponents stronger. */
const HIDDEN = 32

/** Plays matches and teaches the judge of a game by what came of them, or its scouts. */
export async function train(args: readonly string[], here: Surroundings): Promise<number> {
  const line = said(args, { ...FLAGS, ...everyAgreed() }, 1, here.text)
  const listed = gameSaid(line, here.text)
  onlyOwn(line, FLAGS, listed.agreed, everyAgreed())
  return listed.open((entry) => (line.has('squads') ? squads(entry, line, here) : school(entry, line, here)))
}

async function squads<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  line: Said,
  here: Surroundings,
): Promise<number> {
  const { terminal, text, language } = here
  if (!entry.scout) {
    const scouted = CATALOGUE.filter((listed) => listed.open(({ scout }) => scout !== undefined))
    return misuse(text, 'option-needs', {
      option: '--squads',
      needed: scouted.map(({ id }) => id).join(', '),
    })
  }
  for (const flag of ['from', 'stray', 'trace'])
    if (line.has(flag))
      misuse(text, 'option-unknown', {
        option: `--${flag}`,
        allowed: '--bot, --matches, --seed, --cards, --out',
      })
  const out = outSaid(line, text)
  const bot = botSaid(entry.bots, line, 'bot', 'heuristic', text)
  const matches = line.whole('matches', 120_000, 1, 10_000_000)
  const cards = await cardsSaid(line, text)
  const options = entry.options(line, cards.ok ? cards.value : undefined)
  const usable = cards.ok ? usableConfig(entry, options) : cards
  if (!usable.ok) {
    await terminal.err(listRefusals(usable.refusals, sentences(language, text, entry.wording(language))))
    return REFUSED
  }
  const worths = entry.scout(bot, matches, line.word('seed') ?? 'squads', options)
  await writeFile(out, `${JSON.stringify(worths, null, 2)}\n`)
  await terminal.out(`${fill(text.scouted, { matches, file: out })}\n`)
  return DONE
}

const outSaid = (line: Said, text: CliText): string =>
  line.word('out') ?? misuse(text, 'option-needs', { option: 'train', needed: '--out FILE' })

/** A match that can be played with what was agreed, or the reasons against it. */
function usableConfig<S, C, E extends MatchEvent>({ game, beginner }: Entry<S, C, E>, options: unknown) {
  return game.prepare({ options, builds: [beginner(0, options), beginner(1, options)] })
}

async function school<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  line: Said,
  here: Surroundings,
): Promise<number> {
  const { terminal, text } = here
  const out = outSaid(line, text)
  const cards = await cardsSaid(line, text)
  const before = await weightsSaid(line, text)
  const taught = cards.ok && before.ok ? lesson(entry, line, cards.value, before.value, here) : undefined
  const refusals = [cards, before, taught].flatMap((each) => (each && !each.ok ? each.refusals : []))
  if (!taught?.ok) {
    await terminal.err(listRefusals(refusals, sentences(here.language, text, entry.wording(here.language))))
    return REFUSED
  }
  const { weights, positions, loss } = taught.value
  await writeFile(out, `${JSON.stringify(weights)}\n`)
  const { two } = numbers(here.language)
  await terminal.out(`${fill(text.trained, { positions, loss: two(loss), file: out })}\n`)
  return DONE
}

function lesson<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  line: Said,
  cards: unknown,
  before: Weights | undefined,
  { text }: Surroundings,
): Checked<Taught> {
  const { game, insight } = entry
  if (!insight) throw new Error(`${game.id} cannot be judged`)
  if (before && before.inputs !== insight.eyes.inputs) return refused({ code: 'weights-unfit', rule: '13.5' })
  const bot = botSaid(entry.bots, line, 'bot', 'heuristic', text)
  const options = entry.options(line, cards)
  const usable = usableConfig(entry, options)
  if (!usable.ok) return usable
  return accepted(
    teach(
      {
        game,
        insight,
        bots: [bot, bot],
        stray: line.whole('stray', 10, 0, 100) / 100,
        trace: line.whole('trace', before ? 80 : 100, 0, 100) / 100,
        matches: line.whole('matches', 6000, 1, 10_000_000),
        seed: line.word('seed') ?? 'train',
        config: (_n, whim) => {
          const brought = game.prepare({
            options,
            builds: [bot.build(0, options, whim), bot.build(1, options, whim)],
          })
          return brought.ok ? brought.value : usable.value
        },
        ...(before && { before }),
      },
      before?.hidden ?? HIDDEN,
    ),
  )
}

/** What was learned before, if the line names it. */
async function weightsSaid(line: Said, text: CliText): Promise<Checked<Weights | undefined>> {
  const path = line.word('from')
  if (path === undefined) return accepted(undefined)
  const source = await readText(path, text)
  if (source === undefined) return tooLong('13.5')
  const read = readJson(source)
  if ('line' in read) return refused({ code: 'file-not-json', rule: '13.5', about: read })
  return isWeights(read.value) ? accepted(read.value) : refused({ code: 'weights-unfit', rule: '13.5' })
}
