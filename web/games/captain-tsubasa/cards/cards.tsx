import type { Token } from '@libero/captain-tsubasa'
import { TOKENS } from '@libero/captain-tsubasa'
import type { Seat } from '@libero/kernel'
import type { CSSProperties, ReactNode } from 'react'
import type { Print } from '../print.ts'
import './cards.css'
import { SceneDrawing } from './scene.tsx'
import { AbilitySign, TokenSign } from './symbols.tsx'

/** Where each card's speed lines begin, so that no two look alike. */
const turnOf = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

/** A name of more letters than these is set smaller, and so are all of match cards: they lie side by side. */
const LONG = 12

interface PanelProps {
  readonly print: Print
  readonly id: string
}

/** A manga panel: speed lines, halftone, and who or what it is about. */
export function Panel({ print, id }: PanelProps) {
  const style = { '--turn': `${turnOf(id)}deg` } as CSSProperties
  return (
    <span className="ct-panel holds cut" style={style} aria-hidden="true">
      <Figure print={print} id={id} />
    </span>
  )
}

/** Who or what a card is about, cut out. */
export function Figure({ print, id }: PanelProps) {
  const portrait = print.portrait(id)
  return portrait ? (
    <img className="ct-portrait placed" src={portrait} alt="" draggable={false} />
  ) : (
    <SceneDrawing id={id} abilities={print.abilities(id)} />
  )
}

interface CardProps extends PanelProps {
  /** Whose kit it wears; nobody's for cards that belong to no team. */
  readonly kit?: Seat | undefined
  /** Whether its coach attacks: what counts now stands out. Nothing is dimmed where it is not said. */
  readonly attacks?: boolean | undefined
  /** How many lie on each other. */
  readonly count?: number
  /** Its abilities are being decided on. */
  readonly isPlaying?: boolean
  /** Somebody can have it for tokens: what it costs. */
  readonly isOnOffer?: boolean
}

/** A card of any kind. It fits itself to the size it is given: a chip, a small card, one with everything in words. */
export function MangaCard(card: CardProps) {
  const { print, id, kit, attacks, count = 1, isPlaying = false, isOnOffer = false } = card
  const abilities = print.abilities(id)
  const price = isOnOffer ? print.price(id) : []
  return (
    <span
      className="ct-card holds block full"
      data-kind={print.kind(id)}
      data-kit={kit}
      data-playing={isPlaying || undefined}
      data-long={print.kind(id) === 'match' || print.short(id).length > LONG || undefined}
      aria-hidden="true"
    >
      <span className="cover ct-face cut">
        <Panel print={print} id={id} />
        <span className="column ct-values">
          {TOKENS.map((token) => (
            <span
              key={token}
              className="line ct-value fills amid"
              data-counts={
                attacks === undefined ? undefined : attacks === (token !== 'defence') ? 'yes' : 'no'
              }
            >
              <TokenSign token={token} />
              <b>
                <span data-shown={print.valueWords(id, token)} />
              </b>
            </span>
          ))}
        </span>
        <span className="grid ct-name level">
          <span className="ct-name-text cut">
            <span data-shown={print.short(id)} />
          </span>
        </span>
        <span className="column ct-abilities cut amid">
          {abilities.length === 0 && (
            <span className="line ct-ability">
              <span className="tag ct-can" data-shown="–" />
              <span className="ct-brief" data-shown={print.text.noAbility} />
            </span>
          )}
          {abilities.map((ability) => (
            <span key={ability.do} className="line ct-ability">
              <AbilitySign ability={ability} />
              <span className="ct-brief">
                <span data-shown={print.brief(ability)} />
              </span>
            </span>
          ))}
        </span>
        {price.length > 0 && <Price price={price} />}
        {count > 1 && (
          <span className="tag ct-count">
            <span data-shown={`×${count}`} />
          </span>
        )}
      </span>
    </span>
  )
}

export function Price({ price }: { readonly price: readonly (readonly [Token, number])[] }) {
  return (
    <span className="tag ct-price" aria-hidden="true">
      {price.map(([token, count]) => (
        <span key={token} className="tag">
          <TokenSign token={token} />
          <span data-shown={count} />
        </span>
      ))}
    </span>
  )
}

interface SpecialProps {
  readonly kit: Seat
  readonly name: string
  /** By its colour and shape a special shot is known, and the defence that stops it. */
  readonly hue: number
  /** Who shoots or stops it. */
  readonly children: ReactNode
}

/** §12.3 A special shot or defence. */
export function SpecialCard({ kit, name, hue, children }: SpecialProps) {
  return (
    <span className="ct-card holds block full" data-kit={kit} aria-hidden="true">
      <span className="cover ct-face ct-special-card cut" data-hue={hue}>
        {children}
        <span className="ct-hue" />
        <span className="grid ct-name level">
          <span className="ct-name-text cut">{name}</span>
        </span>
      </span>
    </span>
  )
}

/** The back of a card, all alike. */
export function CardBack({ words }: { readonly words?: string }) {
  return (
    <span className="ct-card holds block full" aria-hidden="true">
      <span className="cover ct-face ct-back cut">
        <span className="ct-back-star placed" />
        {words !== undefined && (
          <span className="ct-back-words middle">
            <span data-shown={words} />
          </span>
        )}
      </span>
    </span>
  )
}
