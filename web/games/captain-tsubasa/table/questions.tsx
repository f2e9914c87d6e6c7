import type { Ability } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import { counted, optionsOf } from '@libero/captain-tsubasa/view'
import { fill } from '@libero/kernel/words'
import type { BoardProps } from '../../../face.ts'
import { FiguresContext } from '../../../table/choices.ts'
import { Target } from '../../../table/target.tsx'
import { MangaCard, Panel } from '../cards/cards.tsx'
import type { Print } from '../print.ts'
import { kitOf } from '../print.ts'
import { notNow, usedOf } from './abilities.ts'
import { askTexts } from './ask-text.ts'
import { abilityAt, FROM_DISCARD, inDiscard, offerOf } from './places.ts'
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
    return <AbilityChoice board={board} print={print} s={s} id={s.playing} />
  if (request?.kind === 'special') return <SpecialChoice board={board} print={print} s={s} />
  if (request && FROM_DISCARD.includes(request.prompt.key))
    return <DiscardChoice board={board} print={print} s={s} />
  return null
}

/** §6.1 The abilities of the card just played, one below the other; what cannot be used now says why. */
function AbilityChoice({ board, print, s, id }: QuestionProps & { readonly id: string }) {
  const all = print.card(id)?.abilities ?? []
  const shown = print.abilities(id)
  return (
    <section
      className="grid ct-sheet ct-sheet-ability placed"
      aria-label={fill(print.text.chooseAbility, { card: print.name(id) })}
    >
      <span className="column">
        <span className="grid ct-sheet-panel fills">
          <Panel print={print} id={id} />
        </span>
        <b className="ct-sheet-name middle">{print.short(id)}</b>
      </span>
      <div className="column ct-choices yields amid">
        {all.map(
          (ability, i) =>
            shown.includes(ability) && (
              <AbilityOffer
                // biome-ignore lint/suspicious/noArrayIndexKey: an ability is known by its place on the card
                key={i}
                board={board}
                print={print}
                s={s}
                id={id}
                ability={ability}
                nth={i + 1}
              />
            ),
        )}
        <Offers board={board} />
      </div>
    </section>
  )
}

interface OfferProps extends QuestionProps {
  readonly id: string
  readonly ability: Ability
  readonly nth: number
}

/** One ability: to be used, used already, or of no use now and why. */
function AbilityOffer({ board, print, s, id, ability, nth }: OfferProps) {
  const { request, heard, language } = board
  if (!request) return null
  const text = askTexts[language]
  const offer = optionsOf(request).find(({ about }) => about && 'ability' in about && about.ability === nth)
  const isPointless = offer?.kind === 'ability' && offer.about.only === 'must'
  const isUsed = !offer && usedOf(id, heard).includes(nth)
  const team = print.card(id)?.team
  const why = isPointless
    ? print.game.abilities.onlyMusts[ability.must ?? 'discard']
    : offer
      ? ''
      : isUsed
        ? text.used
        : fill(text.notNowBrief[notNow(print, s, request.seat, id, ability) ?? 'none'], {
            team: team ? print.team(team) : '',
          })
  const words = print.sentence(ability)
  const target = (
    <Target
      id={abilityAt(nth)}
      flip=""
      className={`button ct-choice ${isPointless ? 'outline ct-idle' : offer ? 'primary' : ''}`}
      label={why ? `${words} ${why}` : words}
    >
      <span className="fills">
        {isUsed ? <s>{words}</s> : words} {why && <b>{why}</b>}
      </span>
    </Target>
  )
  // What does nothing good needs no chance beside it.
  return isPointless ? <FiguresContext value={NO_FIGURES}>{target}</FiguresContext> : target
}

const NO_FIGURES: ReadonlyMap<string, string> = new Map()

/** §13.1, §15.2 Whoever may come before the question is answered: the sheet may lie over the bench. */
function Offers({ board }: Pick<QuestionProps, 'board'>) {
  const { request, words } = board
  const offers = request?.options.filter(({ kind }) => kind === 'motivate' || kind === 'sign') ?? []
  if (!request || offers.length === 0) return null
  return (
    <div className="column ct-choices ct-offers">
      {offers.map((option) => (
        <Target
          key={option.action}
          id={offerOf(option.card ?? '')}
          flip=""
          className="button primary ct-choice"
          label={words.option(request, option)}
        >
          <span className="fills">{words.option(request, option)}</span>
        </Target>
      ))}
    </div>
  )
}

/** §6.7 The own discard pile, spread out. */
function DiscardChoice({ board, print, s }: QuestionProps) {
  const seat = board.request?.seat ?? board.near
  return (
    <section className="grid ct-sheet placed" aria-label={print.text.yourDiscard}>
      <b className="ct-sheet-name hyphened">{print.text.yourDiscard}</b>
      <div className="row ct-discard-cards">
        {counted(s.sides[seat].discard).map(([id, count]) => (
          <Target key={id} id={inDiscard(id)} label={print.spoken(id)}>
            <MangaCard print={print} id={id} kit={kitOf(print, s, id)} count={count} />
          </Target>
        ))}
        <Offers board={board} />
      </div>
    </section>
  )
}

/** §12.2 Three slanted panels, one for each special shot or defence. */
function SpecialChoice({ board, print, s }: QuestionProps) {
  const { request } = board
  if (!request) return null
  const { team } = s.sides[request.seat]
  return (
    <section className="grid ct-sheet ct-sheet-special placed" aria-label={print.text.specialShot}>
      {request.options.map(({ card = '' }) => {
        const actor = print.actorOf(card, team)
        return (
          <Target key={card} id={card} flip="" className="ct-special" label={print.name(card)}>
            <span className="cover grid ct-special-panel" data-hue={print.hueOf(card)}>
              {actor !== undefined && <Panel print={print} id={print.fierce(actor)} />}
              <span className="ct-hue ct-special-hue placed" aria-hidden="true" />
              <span className="ct-special-name middle placed">{print.name(card)}</span>
            </span>
          </Target>
        )
      })}
    </section>
  )
}
