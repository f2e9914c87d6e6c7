import type { Language, Option, Request, Values, Wording } from '@libero/kernel'
import { capital, entry, fill, named, paragraphWords, refusalWords } from '@libero/kernel'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import type { HatTrickEvent } from '../events.ts'
import { CORNERS, type Corner, LINES } from '../vocabulary.ts'
import { commentator } from './commentator.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { Names } from './names.ts'
import type { HatTrickText } from './text.ts'

/** Everything Hat-Trick says, by language. */
export const TEXTS: Readonly<Record<Language, HatTrickText>> = { en, de, hu }

/** What Hat-Trick says in one language, for our cards or for others. */
export function wording(language: Language, set: CardSet = OUR_CARDS): Wording<HatTrickEvent> {
  const text = TEXTS[language]
  const names = new Names(text, set)
  return {
    name: text.name,
    prompt: (request) => {
      const sentence = entry(text.prompts, promptKey(request)) ?? request.prompt.key
      return fill(sentence, inWords(text, names, request.prompt.about))
    },
    option: (request, option) => capital(optionWords(text, names, request, option)),
    nameOf: (id) => names.of(id),
    refusal: (refusal) => refusalWords(text, refusal, (about) => inWords(text, names, about)),
    rule: (paragraph) => paragraphWords(text.rules.paragraphs, paragraph),
    commentator: () => commentator(text, names),
  }
}

/** The key of the sentence that asks: it may depend on the coach's role, or on the card that is carried out. */
export function promptKey({ prompt: { key, about }, rule }: Request): string {
  if (key === 'play-card' || key === 'play-card-opportunity') return `${key}/${about.role}`
  if (key === 'opportunity-pass') return `${key}/${rule === '6.4' ? 'short' : 'long'}`
  return key
}

/** 'Long ball 3 (left)', 'Number 8, left wing: forward', '2 lines ahead, to line 5', 'Left: a shot of 6', 'Wait'. */
function optionWords(
  text: HatTrickText,
  names: Names,
  { prompt: { key, about } }: Request,
  { action, kind }: Option,
): string {
  if (kind === 'distance') {
    const lines = Number.parseInt(action, 10)
    return fill(text.options.distanceTo, { lines, line: Number(about.line ?? 0) + lines })
  }
  if (kind === 'corner' && CORNERS.includes(action as Corner)) {
    const corner = action as Corner
    if (key === 'duel-keeper') return text.keeping[corner]
    const power = Number(about.power ?? 0) + names.plusOf(String(about.action), corner)
    return fill(text.options.shot, { corner: text.corners[corner], power })
  }
  if (action === 'none' && key === 'opportunity-pass') return text.decisions['no-pass']
  return names.of(action)
}

/** What questions and refusals are about, with ids turned into names, numbers into players. */
function inWords(text: HatTrickText, names: Names, about: Values): Values {
  const words = named(about, text.nothing, (id, name) => {
    if (name === 'side') return entry(text.sided, id) ?? id
    return VERBATIM.includes(name) ? id : names.of(id)
  })
  const player = names.player(Number(about.number))
  return {
    ...words,
    ...(player && { man: player.man, Man: capital(player.man), manObject: player.object, manTo: player.to }),
    // Lines are counted by the team on the ball; whoever defends counts them from the other end.
    ...(typeof about.line === 'number' && { ownLine: LINES + 1 - about.line }),
  }
}

/** Quoted as they were given. */
const VERBATIM: readonly string[] = ['option', 'value', 'field', 'team']
