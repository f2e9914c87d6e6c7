import { randomBytes } from 'node:crypto'
import { Matchday } from '@libero/bots/matchday'
import type { Competition, Fixed } from '@libero/competitions'
import {
  checkAssociation,
  courseOf,
  drawLots,
  enter,
  readCompetition,
  scorersOf,
  takeBack,
  withdraw,
  writeCompetition,
} from '@libero/competitions'
import { competitionWording } from '@libero/competitions/text'
import type { Checked, MatchEvent, Refusal } from '@libero/kernel'
import { accepted, SampledChance, seedFrom } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Flags, Said } from '../arguments.ts'
import { said } from '../arguments.ts'
import type { Entry, Listed } from '../catalogue.ts'
import { botSaid, CATALOGUE, everyVariant, findGame, gameSaid, onlyOwn } from '../catalogue.ts'
import { playOwn, squadsOf } from '../competitions/own-match.ts'
import type { Kind } from '../competitions/said.ts'
import { FOUNDING, foundSaid } from '../competitions/said.ts'
import { simulate } from '../competitions/season.ts'
import type { Part } from '../competitions/show.ts'
import { namesIn, PARTS, show } from '../competitions/show.ts'
import { competingTexts } from '../competitions/text.ts'
import { readText, tooLong } from '../files.ts'
import { fullPath, writeWhole } from '../play/store.ts'
import type { Ground } from '../play/terminal.ts'
import { thisProcess } from '../play/terminal.ts'
import type { Command, Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'
import { listRefusals, sentences } from '../words.ts'

/** What is done with a competition, whichever it is. */
const DOING: Flags = {
  in: 'text',
  out: 'text',
  simulate: 'text',
  write: 'yes',
  workers: 'text',
  'stand-in': 'text',
  next: 'yes',
  rest: 'yes',
  play: 'yes',
  result: 'text',
  award: 'text',
  'take-back': 'text',
  withdraw: 'text',
  show: 'text',
  seed: 'text',
  json: 'yes',
}

const FLAGS: Flags = { ...FOUNDING, ...DOING }

const USUAL_SEED = 'libero'

/** What can be agreed on for all matches; how one is decided follows from the competition. */
function inEveryMatch(): Flags {
  const { 'extra-time': _extraTime, 'shoot-out': _shootOut, ...every } = everyVariant()
  return every
}

export const cup: Command = (args, here) => compete('cup', args, here)
export const league: Command = (args, here) => compete('league', args, here)
export const world: Command = (args, here) => compete('world', args, here)

/** What stands ready, and whose it is. */
const READY: readonly { readonly listed: Listed; readonly fixed: Fixed }[] = CATALOGUE.flatMap((listed) =>
  listed.open(({ association }) => association.fixed.map((fixed) => ({ listed, fixed }))),
)

/** A cup, a league or a tournament: founded or opened, gone on with, shown, kept. `ground` is where a person plays. */
export async function compete(
  kind: Kind,
  args: readonly string[],
  here: Surroundings,
  ground: () => Ground = thisProcess,
): Promise<number> {
  const line = said(args, { ...FLAGS, ...inEveryMatch() }, 1, here.text)
  const file = line.word('in')
  const opened = file === undefined ? undefined : await competitionIn(file, here)
  if (opened && !opened.ok) return complain(opened.refusals, here)
  const ready = kind === 'world' && !opened ? readySaid(line) : undefined
  const listed = opened ? findGame(opened.value.game) : (ready?.listed ?? gameSaid(line, here.text))
  if (!listed) {
    const game = opened?.ok ? opened.value.game : ''
    return complain([{ code: 'competition-other-game', rule: 'C9', about: { game } }], here)
  }
  onlyOwn(line, FLAGS, listed.variants, inEveryMatch())
  return listed.open((entry) =>
    run(entry, line, here, ground, opened?.value ?? { kind, fixed: ready?.fixed }),
  )
}

/** The one named, or the first there is. */
function readySaid(line: Said): (typeof READY)[number] {
  const [wanted = READY[0]?.fixed.id ?? ''] = line.rest
  const found = READY.find(({ fixed }) => fixed.id === wanted)
  const allowed = READY.map(({ fixed }) => fixed.id).join(', ')
  return found ?? line.misuse('game-unknown', { game: wanted, allowed })
}

async function competitionIn(file: string, { text, terminal }: Surroundings): Promise<Checked<Competition>> {
  const source = await readText(file, text, terminal.input)
  return source === undefined ? tooLong('C8') : readCompetition(source)
}

async function complain(
  refusals: readonly Refusal[],
  { language, text, terminal }: Surroundings,
  more = sentences(language, text),
): Promise<number> {
  const words = competitionWording(language)
  await terminal.err(listRefusals(refusals, (refusal) => words.refusal(refusal) ?? more(refusal)))
  return REFUSED
}

type Wanted = Competition | { readonly kind: Kind; readonly fixed: Fixed | undefined }

async function run<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  line: Said,
  here: Surroundings,
  ground: () => Ground,
  wanted: Wanted,
): Promise<number> {
  const say = sentences(here.language, here.text, entry.wording(here.language))
  const competition =
    'kind' in wanted ? founded(entry, line, here, wanted.kind, wanted.fixed) : accepted(wanted)
  if (!competition.ok) return complain(competition.refusals, here, say)
  const strange = checkAssociation(entry.association, competition.value)
  if (strange.length > 0) return complain(strange, here, say)
  const { game, association, bots } = entry
  const isKept = line.has('in') || line.has('out')
  const seed = line.word('seed') ?? (isKept ? randomBytes(16).toString('hex') : USUAL_SEED)
  const standIn = botSaid(bots, line, 'stand-in', 'heuristic', here.text)
  if (line.has('simulate')) {
    const done = await simulate({ entry, line, here, seed, standIn }, competition.value)
    return done.ok ? DONE : complain(done.refusals, here, say)
  }
  // Where nothing is kept nobody can come back to play: then somebody plays in his place.
  const isStoodIn = !isKept || line.has('stand-in')
  const matchdayOf = (so: Competition) =>
    new Matchday({
      game,
      association,
      bots,
      ...(isStoodIn && { standIn }),
      ...(isKept && { squads: squadsOf(so) }),
    })
  const after = await goneOn({ line, here, matchdayOf, seed, ground, isKept }, competition.value)
  if (!after.ok) return complain(after.refusals, here, say)
  const code = await keep(after.value, line, here)
  await tell(after.value, entry, line, here)
  return code
}

function founded<S, C, E extends MatchEvent>(
  { association, bots, options }: Entry<S, C, E>,
  line: Said,
  here: Surroundings,
  kind: Kind,
  fixed: Fixed | undefined,
): Checked<Competition> {
  const agreed = options(line, undefined) as Readonly<Record<string, unknown>>
  // What the rules want for a match follows from the competition; the line has only what holds in every match.
  const { tactics: _, extraTime: _extra, shootOut: _shoot, ...rest } = agreed
  const ground = { association, levels: bots.map(({ id }) => id), agreed: rest }
  return foundSaid(kind, line, ground, here, fixed)
}

interface GoingOn<S, C, E extends MatchEvent> {
  readonly line: Said
  readonly here: Surroundings
  readonly matchdayOf: (so: Competition) => Matchday<S, C, E>
  readonly seed: string
  readonly ground: () => Ground
  readonly isKept: boolean
}

/** Everything the line asks for, in the order in which it makes sense. */
async function goneOn<S, C, E extends MatchEvent>(
  going: GoingOn<S, C, E>,
  start: Competition,
): Promise<Checked<Competition>> {
  const { line, matchdayOf, seed, isKept } = going
  const luck = (so: Competition) => new SampledChance(seedFrom(`${seed} lots ${so.drawn.length}`)[0] ?? 0)
  let so: Checked<Competition> = accepted(drawLots(start, luck(start)))
  const then = (next: (value: Competition) => Checked<Competition>): void => {
    if (so.ok) so = next(so.value)
    if (so.ok) so = accepted(drawLots(so.value, luck(so.value)))
  }
  const back = line.word('take-back')
  const gone = line.word('withdraw')
  if (back !== undefined) then((value) => takeBack(value, back))
  if (gone !== undefined) then((value) => withdraw(value, gone))
  if (line.has('result')) then((value) => resultSaid(value, line))
  if (line.has('award')) then((value) => awardSaid(value, line))
  if (line.has('play') && so.ok) {
    so = await playOwn(going, so.value)
    then(accepted)
  }
  const isWhole = line.has('rest') || (!isKept && !line.has('next'))
  if (line.has('next') || isWhole) then((value) => matchdayOf(value).playOn(value, seed, isWhole, true))
  return so
}

const RESULT = /^(\S+)[ =](\d{1,2})[:-](\d{1,2})(?:[ ,](home|away))?$/

/** 'k1-1 2:1', and where it stays level 'k1-1 1:1 away'. */
function resultSaid(so: Competition, line: Said): Checked<Competition> {
  const value = line.word('result') ?? ''
  const [, match, home, away, winner] = RESULT.exec(value) ?? []
  if (match === undefined)
    return line.misuse('value-wrong', { option: '--result', value, allowed: '"k1-1 2:1", "k1-1 1:1 away"' })
  const goals = [Number(home), Number(away)] as const
  return enter(so, { match, goals, ...(winner !== undefined && { winner: winner === 'home' ? 0 : 1 }) })
}

const AWARD = /^(\S+)[ =](home|away|nobody)$/

function awardSaid(so: Competition, line: Said): Checked<Competition> {
  const value = line.word('award') ?? ''
  const [, match, awarded] = AWARD.exec(value) ?? []
  if (match === undefined || (awarded !== 'home' && awarded !== 'away' && awarded !== 'nobody'))
    return line.misuse('value-wrong', { option: '--award', value, allowed: '"k1-1 home|away|nobody"' })
  return enter(so, { match, awarded })
}

/** Into the file it is to go, or back into the one it came from. */
async function keep(competition: Competition, line: Said, here: Surroundings): Promise<number> {
  const path = line.word('out') ?? line.word('in')
  if (path === undefined || path === '-') return DONE
  const file = fullPath(path)
  const reason = writeWhole(file, writeCompetition(competition))
  if (reason === undefined) return DONE
  await here.terminal.err(`${fill(competingTexts[here.language].lost, { file, reason })}\n`)
  return REFUSED
}

async function tell<S, C, E extends MatchEvent>(
  competition: Competition,
  entry: Entry<S, C, E>,
  line: Said,
  { language, terminal }: Surroundings,
): Promise<void> {
  const course = courseOf(competition)
  if (line.has('json')) {
    const { tables, thirds, ties, ladder, next, isOver, winners, fixtures } = course
    const told = { fixtures, tables, thirds, ties, ladder, next: next.map(({ id }) => id), isOver, winners }
    await terminal.out(`${JSON.stringify({ competition, ...told, scorers: scorersOf(competition) })}\n`)
    return
  }
  const text = competingTexts[language]
  const names = namesIn(competition, entry.wording(language, competition.agreed), text)
  await terminal.out(show(competition, course, names, partsSaid(line), language, text))
}

/** Unless somebody says otherwise, matches are left out: there are many. */
function partsSaid(line: Said): readonly Part[] {
  if (!line.has('show')) return ['tables', 'bracket', 'scorers']
  const wanted = (line.word('show') ?? '').split(',')
  if (wanted.includes('all')) return PARTS
  return wanted.map(
    (part) =>
      PARTS.find((known) => known === part) ??
      line.misuse('value-wrong', { option: '--show', value: part, allowed: [...PARTS, 'all'].join(', ') }),
  )
}
