import { TEXTS } from '@libero/hat-trick/texts'
import type { Request, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Language, Values, Wording } from '@libero/kernel/words'
import { capital, entry, fill, filled, named, refusalWords } from '@libero/kernel/words'
import { isAgreement, isPlayersAgreement } from '../agreements.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import type { HatTrickEvent } from '../events.ts'
import { FIRST_ON_BENCH } from '../squad/purse.ts'
import { CORNERS, type Kind, lineFrom, POWERS } from '../vocabulary.ts'
import { commentator } from './commentator.ts'
import { FIRST_TIMES_ON } from './first-times-on.ts'
import { Names, type People } from './names.ts'
import { optionWords } from './options.ts'
import { PROSPECTS } from './prospects.ts'
import type { HatTrickText } from './text.ts'

/** What Hat-Trick says in one language, for our cards or for others, of players with names or without. */
export function wording(
  language: Language,
  set: CardSet = OUR_CARDS,
  people?: People,
): Wording<HatTrickEvent> {
  const text = TEXTS[language]
  const names = new Names(text, set, people)
  // Questions do not say who plays; once the kick-off has been told, players go by their names in them, too.
  let called = names
  return {
    name: text.name,
    prompt: (request) => {
      const { key, about } = request.prompt
      const asked = entry(text.prompts, promptKey(request)) ?? entry(text.prompts, request.kind) ?? [key, '']
      const whose = isTheirs(promptKey(request)) ? other(request.seat) : request.seat
      const standing =
        about.chance === undefined
          ? standingWords(text, called, request, whose)
          : chanceWords(text, called, about, whose)
      const also = [about.must ? text.mustMove : '', standing]
      return filled(asked, inWords(text, called, about, whose, key === 'duel-keeper'), ...also)
    },
    option: (request, option) => capital(optionWords(text, called, request, option)),
    nameOf: (id) => names.of(id),
    refusal: (refusal) => refusalWords(text, refusal, (about) => inWords(text, names, about)),
    commentator: (reader = 0, isPlain = false) =>
      commentator(text, names, set, reader, isPlain, (teams) => {
        called = names.ofMatch(teams)
      }),
    firstTime: (of) => entry(text.firstTimes, of),
    firstTimeOn: (of) => entry(FIRST_TIMES_ON, of) ?? [],
    prospects: PROSPECTS[language],
  }
}

/** Whether a question is about a player of the other coach: him who has the ball while one defends. */
const isTheirs = (key: string): boolean => /defence|their-sideways/.test(key)

/** Questions that tell the coach whose ball it is, his own or theirs. */
const BY_ROLE: readonly string[] = [
  'play-card',
  'play-card-opportunity',
  'skill/moved',
  'skill/arrival',
  'skill/turnover',
  'skill/shot',
  'style-card/moved',
  'style-card/arrival',
  'style-card/shot',
]

/** The key of the sentence that asks: it may depend on the coach's role, or on the card that is carried out. */
export function promptKey({ prompt: { key, about }, rule, seat, options }: Request): string {
  if (BY_ROLE.includes(key)) return `${key}/${about.role}`
  if (key === 'save') return saveKey(about)
  if (key === 'defence-move-opportunity') {
    const reaches = (step?: Values) => step?.with === about.number && step?.withSeat === other(seat)
    return options.some((option) => reaches(option.about)) ? key : `${key}/out-of-reach`
  }
  if (key === 'opportunity-pass') return `${key}/${rule === '6.4' ? 'short' : 'long'}`
  return key
}

/** §7.6 Whether anything is drawn yet, whether it is parried already, and whether the best cards would still do. */
function saveKey(about: Values): string {
  const { missing, most } = toSave(about)
  if (missing > most) return 'save/too-late'
  if (missing === 0) return 'save/level'
  return about.total === 0 ? 'save/first' : 'save'
}

/** §7.7–§7.9 How many footballs parry a shot and how many save it, and what the cards left bring at the most. */
function toSave({ power, total, draws }: Values) {
  const missing = Number(power) - Number(total)
  return { missing, over: missing + 1, most: POWERS * Number(draws) }
}

/** §7.3, §7.4 Where a shot comes from, as the coach counts lines, and in which corner it is strongest. */
function shotInWords(text: HatTrickText, words: Values, about: Values, isKeeper: boolean): Values {
  const [best, second] = CORNERS.toSorted((a, b) => Number(about[b]) - Number(about[a]))
  const isOne = best !== undefined && second !== undefined && Number(about[best]) > Number(about[second])
  const line = Number(about.line)
  return {
    shotFrom: fill(entry(text.shotFrom, String(about.spot)) ?? '', {
      shotLine: isKeeper ? lineFrom(0, 1, line) : line,
    }),
    strongest: isOne ? fill(text.strongest, { ...words, best: text.shots[best] }) : '',
  }
}

/** What questions and refusals are about, with ids turned into names, numbers into players of a seat, if it is said. */
function inWords(text: HatTrickText, names: Names, about: Values, seat?: Seat, isKeeper = false): Values {
  const words = named(about, text.nothing, (id, name) => {
    if (name === 'side') return entry(text.sided, id) ?? id
    if (name === 'type') return names.type(id)
    if (name === 'purse') return entry(text.purses, id) ?? id
    return VERBATIM.includes(name) ? id : names.of(id)
  })
  const player = names.player(Number(about.number), seat)
  const place = typeof about.number === 'number' ? placeWords(text, about.number) : ''
  return {
    ...words,
    ...(about.draws !== undefined && about.total !== undefined && toSave(about)),
    ...(place && { place, Place: capital(place) }),
    ...(about.option !== undefined && { allowed: allowedFor(text, String(about.option)) }),
    ...(player && { man: player.man, Man: capital(player.man), manObject: player.object, manTo: player.to }),
    ...(typeof about.side === 'string' && { flank: entry(text.flanks, about.side) ?? about.side }),
    // Lines are counted by the team on the ball; whoever defends counts them from the other end.
    ...(typeof about.line === 'number' && { ownLine: lineFrom(0, 1, about.line) }),
    ...(about.spot !== undefined && shotInWords(text, words, about, isKeeper)),
  }
}

/** §4.4, §5 For whoever moves: where the ball goes next, and how the action would end as it stands. */
function standingWords({ standing }: HatTrickText, names: Names, request: Request, whose: Seat): string {
  const { about } = request.prompt
  const { action, beside, orTo, ahead, result, booking, safe, toLine, turner } = about
  if (action === undefined || !['attack-move', 'defence-move'].includes(request.prompt.key)) return ''
  const role = beside === undefined ? 'defence' : 'attack'
  const forms = (number: Values[string] | undefined, seat: Seat) => names.player(Number(number), seat)
  const [man, nextTo, second] = [forms(about.number, whose), forms(beside, whose), forms(orTo, whose)]
  const outcome = booking === 'red' ? 'foul-red' : safe && result === 'won' ? 'safe' : String(result)
  const values: Values = {
    ...about,
    man: man?.man ?? '',
    manTo: man?.to ?? '',
    besideTo: nextTo?.to ?? '',
    besideMan: nextTo?.man ?? '',
    orTo: second?.to ?? '',
    orMan: second?.man ?? '',
    ahead: forms(ahead, other(whose))?.man ?? '',
    result: entry(standing.results[role], outcome) ?? '',
    ...(toLine !== undefined && { toLine: lineFrom(0, 1, Number(toLine)) }),
    ...(turner !== undefined && {
      turner: forms(turner, other(whose))?.man ?? '',
      turnerWay: entry(standing.ways, String(about.turnerWay)) ?? '',
      turned: entry(standing.results.attack, String(about.turned)) ?? '',
    }),
  }
  const ball =
    beside === undefined ? undefined : beside === 0 ? 'keeps' : orTo === undefined ? 'sideways' : 'either'
  const key = ahead === 0 ? 'free' : (action as Kind)
  const line = toLine === undefined ? standing[role][key] : standing.defence.longTo
  // Two may get the ball, each with another opponent ahead: nothing can be said of the dribble.
  const isKnown = key === 'long' || key === 'free' || result !== undefined
  const sentences = [
    ball && standing.ball[ball],
    isKnown && line,
    turner !== undefined && standing.turned,
  ].filter(Boolean)
  return sentences.map((sentence) => fill(String(sentence), values)).join(' ')
}

/** §6.4–§6.6 For whoever defends against an opportunity: who would shoot if nobody moves, and from where. */
function chanceWords({ standing }: HatTrickText, names: Names, about: Values, whose: Seat): string {
  const { chance, mates, shooter, shotLine } = about
  const [man, to] = [about.number, shooter].map((number) => names.player(Number(number), whose))
  const key = shooter !== 0 ? (chance === 'dribble' ? 'shot' : 'pass') : mates === 0 ? 'nobody' : 'far'
  return fill(standing.chance[key], {
    ...about,
    man: man?.man ?? '',
    shooter: to?.man ?? '',
    shooterTo: to?.to ?? '',
    shotLine: lineFrom(0, 1, Number(shotLine)),
  })
}

/** What an option can be. */
function allowedFor({ allowed, nothing }: HatTrickText, option: string): string {
  return isAgreement(option) || isPlayersAgreement(option)
    ? allowed.agreement
    : (entry(allowed, option) ?? nothing)
}

/** Quoted as they were given. */
const VERBATIM: readonly string[] = [
  'option',
  'known',
  'value',
  'field',
  'id',
  'words',
  'team',
  'name',
  'rank',
  'mentality',
  'keeper',
  'captain',
  'version',
]

/** Where somebody of a squad is listed: 'number 8', 'bench 2'. */
function placeWords({ options }: HatTrickText, place: number): string {
  return place < FIRST_ON_BENCH
    ? fill(options.position, { nth: place })
    : fill(options.bench, { nth: place - FIRST_ON_BENCH + 1 })
}
