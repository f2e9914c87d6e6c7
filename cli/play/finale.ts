import type { Colour, FinaleBuild, FinaleConfig, FinaleEvent } from '@libero/finale'
import { beginner, COLOURS, checkOptions } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import type { Seen } from '@libero/finale/view'
import { fill } from '@libero/kernel/words'
import { finaleBoard } from '../boards/finale.ts'
import { DeckRoom } from '../boards/finale-deck.ts'
import { Print } from '../boards/finale-print.ts'
import type { Furniture } from '../boards/finale-squad.ts'
import { SquadRoom } from '../boards/finale-squad.ts'
import { finaleBoardTexts } from '../boards/finale-text.ts'
import { finaleEntry } from '../finale/entry.ts'
import type { Dressing, Playable } from './playable.ts'
import { visit } from './room.ts'
import { writeWhole } from './store.ts'

const PACKED: readonly Colour[] = COLOURS.filter((colour) => colour !== 'white')

/** Finale at the terminal. */
export const playableFinale: Playable<State, FinaleConfig, FinaleEvent, Seen> = {
  entry: finaleEntry,
  flags: { colour: 'text', squad: 'text', ...finaleEntry.flags },
  board: (language, words, options) => finaleBoard(language, words, checkOptions(options).agreed.cards.set),
  squadFile: (said) => {
    const squad = said.word('squad') ?? 'beginner'
    return squad === 'beginner' || squad === 'choose' ? undefined : squad
  },
  dress,
  // Two beginners' squads for a first match: nobody should meet a team of stars in it.
  rival: (said, seat, options, brought) => {
    if ((said.word('squad') ?? 'beginner') !== 'beginner') return brought
    const { pitch, bench } = beginner(seat, options)
    return { ...(brought as FinaleBuild), pitch, bench }
  },
}

/** §3, §4 What the person brings to the match: the beginners' squad, or one put together here. */
async function dress(room: Dressing): Promise<unknown> {
  const { said, seat, options, terminal, text } = room
  const colour = said.oneOf('colour', PACKED, 'purple')
  const first = beginner(seat, options)
  const isFree = 'order' in first.tactics
  let build: FinaleBuild = isFree ? first : { ...first, tactics: { colour } }
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
  if (said.word('squad') === 'choose') {
    const squad = new SquadRoom(furniture, build, build.tactics)
    if (!(await visit(squad, terminal, text))) return undefined
    build = squad.build
  }
  if (!isFree) return build
  const deck = new DeckRoom(furniture, build)
  return (await visit(deck, terminal, text)) ? deck.build : undefined
}
