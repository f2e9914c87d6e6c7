import type { Option, Request, Values } from '@libero/kernel'
import { entry, fill } from '@libero/kernel'
import { CORNERS, type Corner } from '../vocabulary.ts'
import type { Names } from './names.ts'
import type { Decision, HatTrickText } from './text.ts'

/** What declining is called, by what is asked. */
const DECLINED: Readonly<Record<string, Decision>> = {
  'opportunity-pass': 'no-pass',
  skill: 'no-skill',
  prevent: 'no-prevention',
  'style-card': 'no-style-card',
  'take-style': 'no-style',
  substitution: 'no-change',
}

/** 'Long ball 3 (left)', 'Number 8, left wing: forward', '2 lines ahead, to line 5', 'Left: a shot of 6', 'Wait'. */
export function optionWords(text: HatTrickText, names: Names, request: Request, option: Option): string {
  const { action, kind, about } = option
  if (kind === 'distance') {
    const lines = Number.parseInt(action, 10)
    return fill(text.options.distanceTo, { lines, line: Number(request.prompt.about.line ?? 0) + lines })
  }
  if (kind === 'corner' || kind === 'regular-corner') return cornerWords(text, names, request, option)
  if (action === 'none') return text.decisions[entry(DECLINED, request.kind) ?? 'none']
  return (about && playersWords(text, names, option, about)) ?? names.of(action)
}

/** A shooter sees how strong the shot would be; a star keeper chooses his cards with the corner (§17.3). */
function cornerWords(text: HatTrickText, names: Names, request: Request, option: Option): string {
  const { action, kind, about } = option
  const corner = action.replace(/^regular-/, '') as Corner
  if (!CORNERS.includes(corner)) return names.of(action)
  if (request.prompt.key === 'duel-keeper') {
    const dive = text.keeping[corner]
    if (kind === 'regular-corner') return fill(text.options.regularCards, { dive })
    const hasChoice = request.options.some((other) => other.kind === 'regular-corner')
    return hasChoice ? fill(text.options.starCards, { dive }) : dive
  }
  const { power: ofCard, action: shot } = request.prompt.about
  const power = Number(about?.power ?? Number(ofCard ?? 0) + names.plusOf(String(shot), corner))
  return fill(text.options.shot, { corner: text.corners[corner], power })
}

/** §13 An option by who is meant and what he does: 'Number 4, Overlapping full-back (gold): 2 steps forward at once'. */
function playersWords(
  text: HatTrickText,
  names: Names,
  { action, kind }: Option,
  about: Values,
): string | undefined {
  const { options, expansion } = text
  const who = {
    ...names.player(Number(about.number)),
    role: names.type(String(about.type)),
    ...withType(names, 'one', about.number, about.type),
    ...withType(names, 'other', about.other, about.otherType),
    ...withType(names, 'from', about.from, about.fromType),
  }
  switch (kind) {
    case 'move':
      return fill(action.endsWith('+') ? options.forward : options.back, who)
    case 'pass':
      return fill(options.pass, who)
    case 'interchange':
      return fill(options.interchange, who)
    case 'switch':
      return fill(options.switch, { ...who, to: about.to ?? '' })
    case 'substitution': {
      const face = (side: unknown) => entry(expansion.sides, String(side)) ?? ''
      return fill(options.substitution, {
        ...about,
        ...who,
        nth: about.bench ?? 0,
        on: names.type(String(about.on)),
        side: face(about.side),
        onSide: face(about.onSide),
      })
    }
    case 'take-style':
      return fill(options.takeStyle, { style: names.of(String(about.style)) })
    case 'prevention':
      return fill(options.prevention, who)
    case 'style-card':
      return fill(options.styleCard, { card: names.of(String(about.card)), use: useWords(text, about, who) })
    case 'skill': {
      const side = entry(expansion.sides, String(about.side)) ?? ''
      const borrowed = about.theirs ? options.borrowedTheirs : options.borrowed
      const sentence = about.from === undefined ? options.skill : borrowed
      return fill(sentence, { ...who, side, use: useWords(text, about, who) })
    }
    default:
      return undefined
  }
}

/** A player and his type under a name, in the cases sentences need: 'number 8 (Playmaker)'. */
function withType(names: Names, name: string, number: unknown, type: unknown): Record<string, string> {
  const player = names.player(Number(number))
  if (!player) return {}
  const role = ` (${names.type(String(type))})`
  return {
    [name]: player.man + role,
    [`${name}Object`]: player.object + role,
    [`${name}To`]: player.to + role,
  }
}

/** What a skill or a style card does; steps sound alike whichever skill allows them. */
function useWords(text: HatTrickText, about: Values, who: Values): string {
  const does = String(about.does)
  const amount = Math.abs(Number(about.amount ?? 0))
  const keys = [does, `${does.replace(/^(step|send|stride)-(forward|back)$/, '$1')}/${about.way}`]
  if (does === 'draws') keys.push(Number(about.amount) < 0 ? 'draws/fewer' : 'draws/more')
  const sentence = keys.map((key) => entry(text.uses, key)).find((words) => words !== undefined)
  return fill(sentence ?? does, {
    ...who,
    amount,
    ...(about.to !== undefined && { to: about.to }),
    ...(about.total !== undefined && { total: about.total }),
  })
}
