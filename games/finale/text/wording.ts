import { TEXTS } from '@libero/finale/texts'
import type { Option, Request } from '@libero/kernel'
import type { Language, Prompt, Values, Wording } from '@libero/kernel/words'
import { entry, fill, filled, named, refusalWords } from '@libero/kernel/words'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import { facesOf } from '../cards/set.ts'
import type { FinaleEvent } from '../events.ts'
import { commentator } from './commentator.ts'
import { FIRST_TIMES_ON } from './first-times-on.ts'
import { Names } from './names.ts'
import { PROSPECTS } from './prospects.ts'
import type { FinaleText } from './text.ts'

/** What Finale says in one language, for our cards or for others. */
export function wording(language: Language, set: CardSet = OUR_CARDS): Wording<FinaleEvent> {
  const text = TEXTS[language]
  const names = new Names(text, set)
  return {
    name: text.name,
    prompt: (request) => prompt(text, names, request),
    option: (request, option) => optionWords(text, names, request, option),
    nameOf: (id) => names.of(id),
    refusal: (refusal) => refusalWords(text, refusal, (about) => inWords(text, names, about)),
    // Whoever looks it up wants to know which die lies on this table.
    atThisTable: (paragraph) =>
      paragraph === '1.3' && set.die
        ? `${fill(text.table.die, { faces: facesOf(set).join(', ') })}.`
        : undefined,
    commentator: (_, isPlain) => commentator(text, names, isPlain),
    firstTime: (of) => entry(text.firstTimes, of),
    firstTimeOn: (of) => entry(FIRST_TIMES_ON, of) ?? [],
    prospects: PROSPECTS[language],
  }
}

/** The key of the sentence that asks: for men it depends on the coach's role. */
export function promptKey({ prompt: { key, about } }: Request): string {
  return BY_ROLE.includes(key) ? `${key}/${about.role}` : key
}

const BY_ROLE: readonly string[] = ['line-man', 'any-man', 'stand-in', 'arrow-man']

function prompt(text: FinaleText, names: Names, request: Request): Prompt {
  const { key, about } = request.prompt
  const values = inWords(text, names, about)
  const also = BY_ROLE.includes(key) ? aboutMen(text, request.prompt) : []
  return filled(entry(text.prompts, promptKey(request)) ?? [key, ''], values, ...also)
}

/** §6.5–§6.9, §7.4 What hangs on the men: places to come, what their strengths are for, who is free later, the bonus. */
function aboutMen(text: FinaleText, { key, about }: Request['prompt']): readonly string[] {
  const { action, role, left, bonus } = about
  const rest = Number(left) - 1
  const now = action === 'finish' ? 'finish' : 'build-up'
  return [
    ...(rest > 0 ? [fill(text.rest, { rest })] : []),
    text.contests[now][role === 'defence' ? 'defence' : 'attack'],
    ...(Number(bonus) > 0 ? [fill(text.bonus, { bonus: Number(bonus) })] : []),
    // Where somebody stands in, an arrow calls or a bonus is added there is more to say than fits.
    ...(key === 'arrow-man' || key === 'stand-in' || Number(bonus) > 0
      ? []
      : [now === 'finish' ? text.turn : text.free]),
  ]
}

/** 'Ballbino (MF)', 'Solo Run (2, red)', 'Nobody comes on'. */
function optionWords(text: FinaleText, names: Names, request: Request, option: Option): string {
  const { action, kind } = option
  if (kind === 'done') return entry(text.done, request.prompt.key) ?? action
  if (kind === 'colour') return names.of(action)
  if (kind === 'man') return `${names.man(action)} (${names.lettersOf(action)})`
  if (kind === 'tactic')
    return `${names.tactic(action)} (${names.powerOf(action)}, ${names.colourOf(action)})`
  return action
}

/** What questions and refusals are about, with ids turned into names. */
function inWords(text: FinaleText, names: Names, about: Values): Values {
  return named(about, text.nothing, (id, name) => {
    if (name === 'place' || name === 'missing') return placeWords(text, id)
    return VERBATIM.includes(name) ? id : names.of(id)
  })
}

/** 'defender (DF)': the letters are those of the cards. */
function placeWords(text: FinaleText, id: string): string {
  const line = entry(text.lines, id)
  return line ? `${line.man} (${line.short})` : (entry(text.places, id) ?? id)
}

/** Quoted as they were given. */
const VERBATIM: readonly string[] = ['option', 'value', 'field', 'want']
