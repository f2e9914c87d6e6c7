import type { Option, Request, Seat } from '@libero/kernel'
import { other as rivalOf } from '@libero/kernel'
import type { Values } from '@libero/kernel/words'
import { entry, fill } from '@libero/kernel/words'
import type { HatTrickOption, Use } from '../options.ts'
import { hatTrickOption } from '../options.ts'
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

/** 'Long ball 3 (left)', '8 Seifert forward', '2 lines ahead, to line 5', 'Left: a shot of 6', 'Wait'. */
export function optionWords(text: HatTrickText, names: Names, request: Request, given: Option): string {
  const option = hatTrickOption(given)
  const { options, expansion } = text
  const { seat } = request
  switch (option.kind) {
    case 'no':
      return option.action === 'none'
        ? text.decisions[entry(DECLINED, request.kind) ?? 'none']
        : names.of(option.action)
    case 'distance':
      return fill(options.distanceTo, option.about)
    case 'corner':
    case 'regular-corner':
      return cornerWords(text, names, request, option)
    case 'move':
      return fill(
        option.about.way === 'forward' ? options.forward : options.back,
        whoIs(names, seat, option.about),
      )
    case 'pass':
      return fill('{one}', whoIs(names, seat, option.about))
    case 'interchange':
      return fill(options.interchange, whoIs(names, seat, option.about))
    case 'switch':
      return fill(options.switch, whoIs(names, seat, option.about))
    case 'substitution': {
      const { about } = option
      return fill(options.substitution, {
        ...about,
        ...whoIs(names, seat, about),
        nth: about.bench,
        on: names.type(about.on),
        side: expansion.sides[about.side],
        onSide: expansion.sides[about.onSide],
      })
    }
    case 'take-style':
      return fill(options.takeStyle, { style: names.of(option.about.style) })
    case 'prevention':
      return fill(options.prevention, whoIs(names, seat, option.about, rivalOf(seat)))
    case 'style-card': {
      const { about } = option
      return fill(options.styleCard, {
        card: names.of(about.card),
        use: useWords(text, names, seat, about),
      })
    }
    case 'turn-back':
      return fill(options.turnBack, {
        ...whoIs(names, seat, option.about),
        flank: text.flanks[option.about.wing],
      })
    case 'skill': {
      const { about } = option
      const borrowed = about.theirs ? options.borrowedTheirs : options.borrowed
      return fill(about.from === undefined ? options.skill : borrowed, {
        ...whoIs(names, seat, about, about.theirs ? rivalOf(seat) : seat),
        side: expansion.sides[about.side],
        use: useWords(text, names, seat, about),
      })
    }
    default:
      return names.of(option.action)
  }
}

type CornerOption = Extract<HatTrickOption, { kind: 'corner' | 'regular-corner' }>

/** A shooter sees how strong the shot would be; a star keeper chooses his cards with the corner (§17.3). */
function cornerWords(text: HatTrickText, names: Names, request: Request, option: CornerOption): string {
  const { corner } = option.about
  if (request.prompt.key === 'duel-keeper') {
    const dive = text.keeping[corner]
    if (option.kind === 'regular-corner') return fill(text.options.regularCards, { dive })
    const hasChoice = request.options.some((other) => other.kind === 'regular-corner')
    return hasChoice ? fill(text.options.starCards, { dive }) : dive
  }
  const power = option.kind === 'corner' ? option.about.power : undefined
  const { power: ofCard, action: shot } = request.prompt.about
  return fill(text.options.shot, {
    corner: text.corners[corner],
    power: power ?? Number(ofCard ?? 0) + names.plusOf(String(shot), corner),
  })
}

/**
 * Whoever takes part in an option, as its sentence needs them: `one` who does it, of the coach who is asked, and
 * another, perhaps an opponent; with their types in the expansion.
 */
function whoIs(names: Names, seat: Seat, about: Values, otherSeat: Seat = seat): Values {
  return {
    ...names.player(Number(about.number), seat),
    ...(about.type !== undefined && { role: names.type(String(about.type)) }),
    ...withType(names, seat, 'one', about.number, about.type),
    ...withType(names, otherSeat, 'other', about.other, about.otherType),
    ...withType(names, otherSeat, 'from', about.from, about.fromType),
  }
}

/** A player and his type, if he has one, under a name, in the cases sentences need: 'number 8 (Playmaker)'. */
function withType(
  names: Names,
  seat: Seat,
  name: string,
  number: unknown,
  type: unknown,
): Record<string, string> {
  const player = names.player(Number(number), seat)
  if (!player) return {}
  const role = type === undefined ? '' : ` (${names.type(String(type))})`
  return {
    [name]: player.man + role,
    [`${name}Object`]: player.object + role,
    [`${name}To`]: player.to + role,
  }
}

/** What a skill or a style card does; steps sound alike whichever skill allows them. */
function useWords(text: HatTrickText, names: Names, seat: Seat, about: Use): string {
  const { does, amount = 0, way } = about
  const keys = [does, `${does.replace(/^(step|send|stride)-(forward|back)$/, '$1')}/${way}`]
  if (does === 'draws') keys.push(amount < 0 ? 'draws/fewer' : 'draws/more')
  const sentence = keys.map((key) => entry(text.uses, key)).find((words) => words !== undefined)
  return fill(sentence ?? does, {
    ...whoIs(names, seat, about),
    amount: Math.abs(amount),
    // As home sees it; whoever sits opposite has his left where home's right is.
    ...((way === '<' || way === '>') && {
      whereto: text.shots[(way === '<') === (seat === 0) ? 'left' : 'right'],
    }),
    ...(about.total !== undefined && { total: about.total }),
  })
}
