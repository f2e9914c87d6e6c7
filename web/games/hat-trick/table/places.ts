import { promptKey } from '@libero/hat-trick/text'
import type { HatTrickOption, Seen, Standing } from '@libero/hat-trick/view'
import { fieldsOfLine, hatTrickOption, lineOf, moveNotation, passNotation } from '@libero/hat-trick/view'
import type { Option, Request, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { CSSProperties } from 'react'

/** The names of the places on the table. */
export const manAt = (seat: Seat, number: number | string): string => `man-${seat}-${number}`
export const handAt = (card: string): string => `hand-${card}`
export const styleAt = (card: string): string => `style-${card}`
export const lineAt = (line: number): string => `line-${line}`
export const footAt = (line: number): string => `foot-${line}`
export const freeAt = (field: string): string => `free-${field}`
export const cornerAt = (corner: string): string => `corner-${corner}`
export const keeperAt = (seat: Seat): string => `keeper-${seat}`
export const laidAt = (seat: Seat): string => `laid-${seat}`
export const teamAt = (seat: Seat): string => `team-${seat}`

/** The player a place is, if it is one. */
export function manOf(s: Seen, target: string): Standing | undefined {
  const [, whose = '', number = ''] = /^man-([01])-(\d+)$/.exec(target) ?? []
  if (whose === '') return undefined
  const seat = Number(whose) as Seat
  const player = s.sides[seat].players.find((each) => each.number === Number(number))
  return player && { seat, player }
}

/** An option lies on the card, the man, the line or the corner it is about. */
export function targetOf(option: Option, { seat }: Request): string | undefined {
  const { kind, card, about } = hatTrickOption(option)
  switch (kind) {
    case 'card':
      return handAt(card)
    case 'distance':
      return lineAt(about.line)
    case 'corner':
    case 'regular-corner':
      return cornerAt(about.corner)
    case 'style-card':
      return styleAt(about.card)
    case 'move':
    case 'pass':
    case 'switch':
    case 'interchange':
    case 'skill':
    case 'prevention':
    case 'substitution':
      return manAt(seat, about.number)
    default:
      return undefined
  }
}

/** §16.5 Turning back stands beside every question and belongs to no place: the man may be pressed for something else. */
export const besides = (option: Option): boolean => hatTrickOption(option).kind === 'turn-back'

/**
 * Whoever may stay where he is may decline: nobody moves, comes on or uses his skill. Where no card can save a shot any
 * more, nobody means to draw one.
 */
export const declines = (option: Option, request: Request): boolean =>
  hatTrickOption(option).kind === (promptKey(request) === 'save/too-late' ? 'yes' : 'no')

/** §4.2 A step is chosen in two presses, whether the man has one way to go or two. */
export const picksFirst = (option: Option): boolean => hatTrickOption(option).kind === 'move'

/** What pressing a place would mean, so that the rules can say why it cannot be. */
export function wouldBe(target: string, { seat, options }: Request, view: Seen): string | undefined {
  const card = /^(?:hand|style)-(.+)$/.exec(target)?.[1]
  if (card !== undefined) return card
  const man = manOf(view, target)
  if (man?.seat !== seat) return undefined
  const asksForMove = options.some(({ kind }) => kind === 'move')
  const asksForMan = options.some(({ kind }) => kind === 'pass')
  const { number } = man.player
  return asksForMove ? moveNotation(number, 'forward') : asksForMan ? passNotation(number) : undefined
}

/** The field an option leads to: where somebody goes, or who gets the ball; nothing where it has none. */
export function aimOf(option: HatTrickOption, seat: Seat, s: Seen): string | undefined {
  switch (option.kind) {
    case 'move':
    case 'switch':
    case 'interchange':
      return option.about.to
    case 'prevention':
      return fieldOf(s, other(seat), option.about.other)
    case 'skill':
    case 'style-card':
      return option.about.to ?? fieldOf(s, seat, option.about.other)
    default:
      return undefined
  }
}

const fieldOf = (s: Seen, seat: Seat, number: number | undefined): string | undefined =>
  s.sides[seat].players.find((player) => player.number === number)?.field ?? undefined

/** A place in the grid by line and column as the near coach counts; which way it runs is the stylesheet's affair. */
export function placeOf(near: Seat, field: string): CSSProperties {
  const line = lineOf(near, field)
  return { '--line': line, '--column': fieldsOfLine(near, line).indexOf(field) + 1 } as CSSProperties
}
