import type { Seen, Standing } from '@libero/hat-trick/view'
import { byField, fieldsOfLine, lineOf, mirrored, stepFrom } from '@libero/hat-trick/view'
import type { Option, Request, Seat } from '@libero/kernel'
import type { CSSProperties } from 'react'

/** The names of the places on the table. */
export const manAt = (seat: Seat, number: number | string): string => `man-${seat}-${number}`
export const handAt = (card: string): string => `hand-${card}`
export const styleAt = (card: string): string => `style-${card}`
export const lineAt = (line: number): string => `line-${line}`
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

/** Where an option names the coach's own player: '8+', '6&7', '7=6!+', '6x9', 'sub-1:8'. */
const OWN_PLAYER: Readonly<Record<string, RegExp>> = {
  move: /^\d+/,
  pass: /^\d+/,
  switch: /^\d+/,
  interchange: /^\d+/,
  skill: /^\d+/,
  prevention: /^\d+/,
  substitution: /\d+$/,
}

/** An option lies on the card, the man, the line or the corner it is about. */
export function targetOf({ action, kind = '' }: Option, { seat, prompt }: Request): string | undefined {
  switch (kind) {
    case 'card':
      return handAt(action)
    case 'distance':
      return lineAt(Number(prompt.about.line ?? 0) + Number.parseInt(action, 10))
    case 'corner':
    case 'regular-corner':
      return cornerAt(action.replace('regular-', ''))
    case 'style-card':
      return styleAt(action.split(':')[0] ?? action)
    default: {
      const [number] = OWN_PLAYER[kind]?.exec(action) ?? []
      return number === undefined ? undefined : manAt(seat, number)
    }
  }
}

/** What pressing a place would mean, so that the rules can say why it cannot be. */
export function wouldBe(target: string, { seat, options }: Request, view: Seen): string | undefined {
  const card = /^(?:hand|style)-(.+)$/.exec(target)?.[1]
  if (card !== undefined) return card
  const man = manOf(view, target)
  if (man?.seat !== seat) return undefined
  const asksForMove = options.some(({ kind }) => kind === 'move')
  const asksForMan = options.some(({ kind }) => kind === 'pass')
  const number = String(man.player.number)
  return asksForMove ? `${number}+` : asksForMan ? number : undefined
}

/** The field an option leads to: where somebody goes, or who gets the ball; nothing where it has none. */
export function aimOf({ action, kind, about }: Option, seat: Seat, s: Seen): string | undefined {
  const fieldOf = (number: unknown) =>
    s.sides[seat].players.find((player) => player.number === Number(number))?.field ?? undefined
  const from = fieldOf(Number.parseInt(action, 10))
  switch (kind) {
    case 'move':
      return from && stepFrom(seat, from, action.endsWith('+'))
    case 'switch':
      return from && mirrored(from)
    case 'interchange':
      return fieldOf(about?.other)
    case 'prevention':
      return (
        s.sides[seat === 0 ? 1 : 0].players.find(({ number }) => number === Number(about?.other))?.field ??
        undefined
      )
    case 'skill':
    case 'style-card':
      return about && aimOfUse(about, seat, from, fieldOf)
    default:
      return undefined
  }
}

function aimOfUse(
  about: Readonly<Record<string, string | number>>,
  seat: Seat,
  from: string | undefined,
  fieldOf: (number: unknown) => string | undefined,
): string | undefined {
  if (about.to !== undefined) return String(about.to)
  const isStep = about.way === '+' || about.way === '-'
  const start = about.other === undefined ? from : fieldOf(about.other)
  if (!isStep) return about.other === undefined ? undefined : start
  const far = /^(stride|jump)/.test(String(about.does)) ? Number(about.amount ?? 1) : 1
  let field = start
  for (let steps = 0; steps < far && field; steps++) field = stepFrom(seat, field, about.way === '+')
  return field
}

export const standingOn = (s: Seen, field: string): Standing | undefined => byField(s).get(field)

/** A place in the grid by line and column as the near coach counts; which way it runs is the stylesheet's affair. */
export function placeOf(near: Seat, field: string): CSSProperties {
  const line = lineOf(near, field)
  return { '--line': line, '--column': fieldsOfLine(near, line).indexOf(field) + 1 } as CSSProperties
}
