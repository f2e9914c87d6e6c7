import type { Checked } from '@libero/kernel'
import { accepted, inShort, refused } from '@libero/kernel'
import type { ExpansionSet } from '../cards/expansion.ts'
import { OUR_EXPANSION } from '../cards/our-expansion.ts'
import { MENTALITIES, RANKS } from '../cards/skills.ts'
import { NUMBERS } from '../vocabulary.ts'
import type { Squad, SquadPlayer, SquadTerms } from './check.ts'
import { checkSquad, KEEPERS } from './check.ts'
import { PURSES } from './purse.ts'

/**
 * §21.6 A squad as a short text for a link or a chat: 'HT1-2as3BDEHIKNPRU-WTA6'.
 *
 * - 'HT1', the version.
 * - rank (1–4), mentality (d, b, a), keeper (s, g), captain (2–9, a, b); then the ten by their numbers, then the
 *   bench: a letter each, capital for silver and small for gold; 1 or 2 behind it if his coach says which purse
 *   (defensive, offensive) pays.
 * - four characters that tell a typing error.
 * - the name, if there is one: its UTF-8 in base64url.
 */
const VERSION = '1'

/** The letters in the order of our types; published, so types are only ever added behind the last. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const lettered = OUR_EXPANSION.types
  .slice(0, LETTERS.length)
  .map(({ id }, i) => [id, LETTERS.charAt(i)] as const)
const letterOf: ReadonlyMap<string, string> = new Map(lettered)
const typeOfLetter: ReadonlyMap<string, string> = new Map(lettered.map(([type, letter]) => [letter, type]))

/** No code is longer, whatever the name. */
const LONGEST_CODE = 300

/** Letters that are not mistaken for one another. */
const CHECK_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CHECK_LENGTH = 4
/** The largest prime below 32⁴. With a prime, one wrong character or two neighbours exchanged always show. */
const CHECK_PRIME = 1048573

function checkGroup(text: string): string {
  let sum = 1
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % CHECK_PRIME
  let group = ''
  for (let i = 0; i < CHECK_LENGTH; i++) {
    group = `${CHECK_LETTERS[sum % 32]}${group}`
    sum = Math.floor(sum / 32)
  }
  return group
}

const written = (body: string, name: string): string =>
  `HT${VERSION}-${body}-${checkGroup(`${VERSION}-${body}-${name}`)}${name && `-${name}`}`

/** Refused only if a type of another box has no letter. */
export function writeCode(squad: Squad): Checked<string> {
  const { rank, mentality, keeper, captain, players, bench, name = '' } = squad
  const all = [...NUMBERS.flatMap((number) => players[number] ?? []), ...bench]
  const unlisted = new Set(all.map(({ type }) => type).filter((type) => !letterOf.has(type)))
  if (unlisted.size > 0)
    return refused(
      ...[...unlisted].map((type) => ({
        code: 'code-type-unlisted',
        rule: '21.6',
        about: { type: inShort(type) },
      })),
    )
  const head = [RANKS.indexOf(rank) + 1, mentality.charAt(0), keeper.charAt(0), captain.toString(16)]
  return accepted(written([...head, ...all.map(playerCode)].join(''), toBase64(name)))
}

function playerCode({ type, gold, purse }: SquadPlayer): string {
  const letter = letterOf.get(type) ?? ''
  return `${gold ? letter.toLowerCase() : letter}${purse ? PURSES.indexOf(purse) + 1 : ''}`
}

/**
 * The squad a code stands for. A damaged code says nothing about a squad, so that it is the only reason; a code that
 * is whole is refused with every rule its squad breaks.
 */
export function readCode(
  code: unknown,
  set: ExpansionSet,
  terms: SquadTerms = { subs: true },
): Checked<Squad> {
  const text = typeof code === 'string' && code.length <= 2 * LONGEST_CODE ? code.trim() : ''
  const version = /^HT(\d{1,9})-/.exec(text)?.[1]
  if (version === undefined) return refused({ code: 'code-malformed', rule: '21.6' })
  if (version !== VERSION) return refused({ code: 'code-version', rule: '21.6', about: { version } })
  const [, body = '', name = ''] = /^HT\d+-([0-9A-Za-z]+)-[0-9A-Z]{4}(?:-([0-9A-Za-z_-]+))?$/.exec(text) ?? []
  const isWhole = text.length <= LONGEST_CODE && text === written(body, name)
  const raw = isWhole ? unfolded(body, name) : undefined
  return raw ? checkSquad(raw, set, terms) : refused({ code: 'code-damaged', rule: '21.6' })
}

/** What a code says, sense or not; nothing if it cannot be read at all. */
function unfolded(body: string, name: string): object | undefined {
  const [, head = '', list = ''] = /^(.{4})((?:[A-Za-z]\d?)*)$/.exec(body) ?? []
  const [rank = '', mentality = '', keeper = '', captain = ''] = head
  const title = fromBase64(name)
  if (!rank || title === undefined) return undefined
  const all = (list.match(/[A-Za-z]\d?/g) ?? []).map(unfoldedPlayer)
  return {
    ...(title && { name: title }),
    rank: RANKS[Number(rank) - 1] ?? rank,
    mentality: MENTALITIES.find((word) => word.charAt(0) === mentality) ?? mentality,
    keeper: KEEPERS.find((word) => word.charAt(0) === keeper) ?? keeper,
    captain: Number.parseInt(captain, 16),
    players: Object.fromEntries(NUMBERS.map((number, i) => [number, all[i]])),
    bench: all.slice(NUMBERS.length),
  }
}

function unfoldedPlayer(token: string): object {
  const [small = '', purse = ''] = token
  const letter = small.toUpperCase()
  return {
    type: typeOfLetter.get(letter) ?? letter,
    gold: small !== letter,
    ...(purse && { purse: PURSES[Number(purse) - 1] ?? purse }),
  }
}

const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function fromBase64(text: string): string | undefined {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    )
  } catch {
    return undefined
  }
}
