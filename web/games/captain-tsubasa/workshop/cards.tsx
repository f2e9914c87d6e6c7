import type { CardSet, Kind, Price, Team } from '@libero/captain-tsubasa'
import { OUR_CARDS, TEAMS, TOKENS } from '@libero/captain-tsubasa'
import { isObject } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import type { Data, Draft, PictureProps } from '../../../workshop.ts'
import { MangaCard, Panel, SpecialCard } from '../cards/cards.tsx'
import type { Printed } from '../print.ts'
import { Print } from '../print.ts'
import { toldAbilities } from './ability.ts'
import { toldBookings } from './bookings.tsx'
import './workshop.css'

const MOST_VALUE = 99

const figureOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MOST_VALUE ? value : 0

export const teamOf = (value: unknown): Team | undefined => TEAMS.find((team) => team === value)

function priceOf(value: unknown): Price {
  const price = isObject(value) ? value : {}
  return Object.fromEntries(
    TOKENS.filter((token) => figureOf(price[token]) > 0).map((token) => [token, figureOf(price[token])]),
  )
}

/** What has no id yet is drawn under this one. */
const NEW = 'new-card'

/** A card as far as it can be drawn. */
function drawn(card: Data, kind: Kind): Printed {
  const team = teamOf(card.team)
  const number = figureOf(card.number)
  return {
    id: typeof card.id === 'string' && card.id !== '' ? card.id : NEW,
    name: typeof card.name === 'string' ? card.name : '',
    kind,
    shot: figureOf(card.shot),
    pass: figureOf(card.pass),
    defence: figureOf(card.defence),
    abilities: toldAbilities(card),
    source: { name: 'public', values: 'public', abilities: 'public' },
    ...(team && { team }),
    ...(number > 0 && { number }),
    ...(isObject(card.price) && { price: priceOf(card.price) }),
    ...(typeof card.of === 'string' && { of: card.of }),
  }
}

const NOBODY: Omit<CardSet, 'name' | 'version'> = {
  starting: [],
  match: [],
  motivation: [],
  transfers: [],
  shots: [],
  defences: [],
}

function printOf(card: Printed, language: Language, draft: Draft = {}): Print {
  const list = card.kind === 'transfer' ? 'transfers' : card.kind
  const bookings = toldBookings(draft)
  const set = { ...NOBODY, name: '', version: '', bookings, [list]: [card] } as unknown as CardSet
  return new Print(language, { nameOf: () => card.name ?? '' }, set, false)
}

/** A card of one kind, drawn as at the table. */
export const pictureOf = (kind: Kind) =>
  function MangaPicture({ card, language, seat }: PictureProps) {
    const printed = drawn(card, kind)
    const kit = kind === 'match' ? undefined : kind === 'transfer' ? undefined : seat
    return (
      <span className="ctw-card block">
        <MangaCard print={printOf(printed, language)} id={printed.id} kit={kit} isOnOffer />
      </span>
    )
  }

/** What it does, sentence by sentence. */
export const wordsOf = (kind: Kind) =>
  function MangaWords({ card, draft, language }: PictureProps) {
    const printed = drawn(card, kind)
    const print = printOf(printed, language, draft)
    return (
      <div className="stack">
        {printed.abilities.length === 0 && <p>{print.text.noAbility}</p>}
        {printed.abilities.map((ability, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: first and second never change places
          <p key={i}>{print.sentence(ability)}</p>
        ))}
      </div>
    )
  }

export const thumbOf = (kind: Kind) =>
  function MangaThumb({ card, language }: PictureProps) {
    const printed = drawn(card, kind)
    return (
      <span className="grid ctw-thumb">
        <Panel print={printOf(printed, language)} id={printed.id} />
      </span>
    )
  }

const OURS = new Print('en', { nameOf: (id) => id }, OUR_CARDS, false)

/** §12.3 A special shot or defence. */
export function SpecialPicture({ card, seat }: PictureProps) {
  const id = typeof card.id === 'string' ? card.id : ''
  const team = teamOf(card.team) ?? TEAMS[0]
  const actor = OURS.actorOf(id, team)
  return (
    <span className="ctw-card block">
      <SpecialCard kit={seat} name={typeof card.name === 'string' ? card.name : ''} hue={0}>
        {actor !== undefined && <Panel print={OURS} id={OURS.fierce(actor)} />}
      </SpecialCard>
    </span>
  )
}
