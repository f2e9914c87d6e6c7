import type { Club, Colour, FinaleBuild, FinaleConfig, FinaleEvent } from '@libero/finale'
import { beginner, CLUBS, COLOURS, checkOptions, secondLeg } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import type { Seen } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import { isObject, other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Said } from '../../arguments.ts'
import type { Dressing, Playable } from '../../play/playable.ts'
import { visit } from '../../play/room.ts'
import { writeWhole } from '../../play/store.ts'
import { finaleBoard } from './board/board.ts'
import { DeckRoom } from './board/deck.ts'
import { Print } from './board/print.ts'
import type { Furniture } from './board/squad.ts'
import { SquadRoom } from './board/squad.ts'
import { finaleBoardTexts } from './board/text.ts'
import { finaleEntry, optionsSaid } from './entry.ts'

const PACKED: readonly Colour[] = COLOURS.filter((colour) => colour !== 'white')

/** Finale at the terminal. */
export const playableFinale: Playable<State, FinaleConfig, FinaleEvent, Seen> = {
  entry: finaleEntry,
  flags: { colour: 'text', squad: 'text', club: 'text', 'second-leg': 'text', ...finaleEntry.flags },
  board: (language, words, options) => finaleBoard(language, words, checkOptions(options).agreed.cards.set),
  squadFile: (said) => {
    const squad = said.word('squad') ?? 'beginner'
    return squad === 'beginner' || squad === 'choose' ? undefined : squad
  },
  unpack,
  options: (said, cards, seat, kept) => {
    const own = clubIn(kept) ?? clubSaid(said, seat)
    return optionsSaid(said, cards, seat === 0 ? own : otherClub(own))
  },
  dress,
  // Opponents bring FC Acker to the home seat and SV Stollen to the other; for the other club they are asked from there.
  rivalAs: (build, rival, options) => {
    const club = otherClub(clubIn(build) ?? CLUBS[other(rival)])
    if (club === CLUBS[rival]) return { seat: rival, options }
    const { budget } = checkOptions(options).agreed
    return { seat: other(rival), options: { ...Object(options), budget: [budget[1], budget[0]] } }
  },
  sequel: ({ config, outcome }, said) => secondLeg(config, outcome, { awayGoals: said.has('away-goals') }),
  // Two beginners' squads for a first match: nobody should meet a team of stars in it.
  rival: (said, seat, options, brought) => {
    if ((said.word('squad') ?? 'beginner') !== 'beginner') return brought
    const { club } = brought as FinaleBuild
    const { pitch, bench } = beginner(seat, options, { club })
    return { ...(brought as FinaleBuild), pitch, bench }
  },
}

const otherClub = (club: Club): Club => (club === 'acker' ? 'stollen' : 'acker')

/** §1.1 Whom the person leads; at home FC Acker unless he says otherwise. */
const clubSaid = (said: Said, seat: Seat): Club => said.oneOf('club', CLUBS, CLUBS[seat])

/** The club of a squad, whoever wrote it. */
const clubIn = (build: unknown): Club | undefined =>
  isObject(build) ? CLUBS.find((club) => club === build.club) : undefined

/** §4.8, §4.9 A squad kept with tactic cards is used without them where they are chosen later, and the other way round. */
function unpack(value: unknown, options: unknown): unknown {
  if (!isObject(value)) return value
  if (checkOptions(options).agreed.terms.sealed) return { ...beginnersTactics(options), ...value }
  const { tactics: _, ...squad } = value
  return squad
}

const beginnersTactics = (options: unknown): Pick<FinaleBuild, 'tactics'> => {
  const { tactics } = beginner(0, options)
  return tactics ? { tactics } : {}
}

/** §3, §4 What the person brings to the match: the beginners' squad, or one put together here. */
async function dress(room: Dressing): Promise<unknown> {
  const { said, seat, options, terminal, text } = room
  const { sealed, tactics } = checkOptions(options).agreed.terms
  if (said.has('colour') && !sealed) said.misuse('option-needs', { option: '--colour', needed: '--sealed' })
  const colour = said.oneOf('colour', PACKED, 'purple')
  const kept = room.before as FinaleBuild | undefined
  const first = kept ?? beginner(seat, options, { club: clubSaid(said, seat) })
  let build: FinaleBuild = sealed && tactics === 'usual' && !kept ? { ...first, tactics: { colour } } : first
  const furniture: Furniture = {
    seat,
    options,
    print: new Print(checkOptions(options).agreed.cards.set, room.words, finaleBoardTexts[room.language]),
    terminal,
    text,
    whim: room.whim,
    reason: room.reason,
    save: (file, kept) => {
      const reason = writeWhole(file, `${JSON.stringify(kept, null, 2)}\n`)
      return fill(reason ? text.notSaved : text.saved, { file, reason: reason ?? '' })
    },
  }
  if (kept || said.word('squad') === 'choose') {
    const squad = new SquadRoom(furniture, build)
    if (!(await visit(squad, terminal, text))) return undefined
    build = squad.build
  }
  if (!sealed || tactics === 'usual') return build
  const deck = new DeckRoom(furniture, build)
  return (await visit(deck, terminal, text)) ? deck.build : undefined
}
