import type { Ability } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import { counted, optionsOf } from '@libero/captain-tsubasa/view'
import { fill } from '@libero/kernel/words'
import type { BoardProps } from '../../../face.ts'
import { Target } from '../../../table/target.tsx'
import { MangaCard, Panel } from '../cards/cards.tsx'
import { AbilitySign, TokenSign } from '../cards/symbols.tsx'
import type { Print } from '../print.ts'
import { kitOf } from '../print.ts'
import { abilityAt, FROM_DISCARD, inDiscard, keeperOf, offerOf } from './places.ts'
import './questions.css'

interface QuestionProps {
  readonly board: BoardProps<Seen>
  readonly print: Print
  readonly s: Seen
}

/** What has no place of its own on the pitch is laid over it while it is asked for. */
export function Questions({ board, print, s }: QuestionProps) {
  const { request } = board
  if (request?.kind === 'ability' && s.playing !== null)
    return <AbilityChoice board={board} print={print} id={s.playing} />
  if (request?.kind === 'special') return <SpecialChoice board={board} print={print} s={s} />
  if (request?.kind === 'save') return <SaveChoice board={board} print={print} s={s} />
  if (request && FROM_DISCARD.includes(request.prompt.key))
    return <DiscardChoice board={board} print={print} s={s} />
  return null
}

/** §6.1 The abilities of the card just played, in full words; what cannot be used now says why. */
function AbilityChoice({ board, print, id }: Omit<QuestionProps, 's'> & { readonly id: string }) {
  const all = print.card(id)?.abilities ?? []
  const { request, words } = board
  /** §6.3 As it is offered, which says when only the compulsory part would follow. */
  const said = (ability: Ability, nth: number): string => {
    const offer =
      request && optionsOf(request).find(({ about }) => about && 'ability' in about && about.ability === nth)
    return request && offer ? words.option(request, offer) : print.sentence(ability)
  }
  return (
    <section
      className="ct-sheet ct-sheet-ability placed level"
      aria-label={fill(print.text.chooseAbility, { card: print.name(id) })}
    >
      <span className="grid ct-sheet-panel">
        <Panel print={print} id={id} />
      </span>
      <h2 className="ct-sheet-name">{print.name(id)}</h2>
      {all.map((ability, i) => (
        <Target
          // biome-ignore lint/suspicious/noArrayIndexKey: an ability is known by its place on the card
          key={i}
          id={abilityAt(i + 1)}
          flip=""
          className="ct-choice line"
          label={said(ability, i + 1)}
        >
          <AbilitySign ability={ability} /> <span>{said(ability, i + 1)}</span>
        </Target>
      ))}
      <Offers board={board} />
    </section>
  )
}

/** §8.1 Whoever can still save, and what he needs to roll. */
function SaveChoice({ board, print, s }: QuestionProps) {
  const { request, words } = board
  if (!request) return null
  const keepers = request.options.flatMap((option) =>
    option.card === undefined || option.kind !== 'save'
      ? []
      : [[option.card, words.option(request, option)] as const],
  )
  return (
    <section className="ct-sheet placed" aria-label={words.prompt(request).headline}>
      {keepers.map(([id, can]) => (
        <div key={id} className="row">
          <span className="grid ct-sheet-panel">
            <Panel print={print} id={kitOf(print, s, id) === undefined ? id : print.fierce(id)} />
          </span>
          <Target id={keeperOf(id)} flip="" className="ct-choice line" label={can}>
            <TokenSign token="defence" /> <span>{can}</span>
          </Target>
        </div>
      ))}
      <Offers board={board} />
    </section>
  )
}

/** §13.1, §15.2 Whoever may come before the question is answered: the sheet may lie over the bench. */
function Offers({ board }: Pick<QuestionProps, 'board'>) {
  const { request, words } = board
  const offers = request?.options.filter(({ kind }) => kind === 'motivate' || kind === 'sign') ?? []
  if (!request || offers.length === 0) return null
  return (
    <div className="row ct-offers">
      {offers.map((option) => (
        <Target
          key={option.action}
          id={offerOf(option.card ?? '')}
          flip=""
          className="ct-choice line"
          label={words.option(request, option)}
        >
          <span>{words.option(request, option)}</span>
        </Target>
      ))}
    </div>
  )
}

/** §6.7 The own discard pile, spread out. */
function DiscardChoice({ board, print, s }: QuestionProps) {
  const seat = board.request?.seat ?? board.near
  return (
    <section className="ct-sheet placed" aria-label={print.text.yourDiscard}>
      <h2 className="ct-sheet-name">{print.text.yourDiscard}</h2>
      <div className="row ct-discard-cards amid">
        {counted(s.sides[seat].discard).map(([id, count]) => (
          <Target key={id} id={inDiscard(id)} label={print.spoken(id)}>
            <MangaCard print={print} id={id} kit={kitOf(print, s, id)} count={count} />
          </Target>
        ))}
      </div>
      <Offers board={board} />
    </section>
  )
}

/** §12.2 Three slanted panels, one for each special shot or defence. */
function SpecialChoice({ board, print, s }: QuestionProps) {
  const { request } = board
  if (!request) return null
  const { team } = s.sides[request.seat]
  return (
    <section className="ct-sheet ct-sheet-special placed" aria-label={print.text.specialShot}>
      {request.options.map(({ card = '' }) => {
        const actor = print.actorOf(card, team)
        return (
          <Target key={card} id={card} flip="" className="ct-special" label={print.name(card)}>
            <span className="cover grid ct-special-panel" data-hue={print.hueOf(card)}>
              {actor !== undefined && <Panel print={print} id={print.fierce(actor)} />}
              <span className="ct-hue ct-special-hue" aria-hidden="true" />
              <span className="ct-special-name middle placed">{print.name(card)}</span>
            </span>
          </Target>
        )
      })}
    </section>
  )
}
