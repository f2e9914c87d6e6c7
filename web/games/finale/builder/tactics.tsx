import type { Arrow, CardSet, Colour, FinaleBuild, Tactic } from '@libero/finale'
import { DECK, FREE_CHOICE, HAND, hasBuildUp, placesDrawn } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { Language } from '@libero/kernel/words'
import { capital, fill } from '@libero/kernel/words'
import type { Telling } from '../../../face.ts'
import { Segments } from '../../../parts/agree.tsx'
import { placeSign, tacticWords } from '../table/words.ts'
import { shuffledOrder } from './ready.ts'
import { PACKED } from './squad.ts'
import { finaleSetupTexts } from './text.ts'

interface DeckProps extends Telling {
  readonly build: FinaleBuild
  readonly set: CardSet
  change(build: FinaleBuild): void
}

/** §4.3 White and one other colour. */
export function UsualDeck({ build, set, words, language, change }: DeckProps) {
  const text = finaleSetupTexts[language]
  const { colours } = TEXTS[language]
  const { tactics } = build
  const colour = tactics && 'colour' in tactics ? tactics.colour : undefined
  const of = (wanted: Colour) =>
    set.tactics.filter((tactic) => tactic.colour === wanted).sort((a, b) => b.power - a.power)
  const white = of('white')
  const packed = colour === undefined || colour === 'white' ? [] : of(colour)
  // Side by side: like powers of both colours.
  const deck = white.flatMap((tactic, i) => [tactic, packed[i] ?? []].flat())
  return (
    <>
      <Segments
        className="fb-colours"
        legend={text.tactics}
        silent
        choices={PACKED.map((id) => ({
          id,
          name: (
            <span className="fb-swatch" data-colour={id}>
              {capital(colours[id])}
            </span>
          ),
          about: text.coloursAbout[id],
        }))}
        chosen={colour === 'white' ? undefined : colour}
        choose={(chosen) => change({ ...build, tactics: { colour: chosen } })}
      />
      <ul className="fb-tactics">
        {deck.map((tactic) => (
          <li key={tactic.id}>
            <TacticStrip tactic={tactic} words={words} language={language} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** §4.4, §4.5 Eleven cards of any colours in an order of one's own. */
export function FreeDeck({ build, set, words, language, change }: DeckProps) {
  const text = finaleSetupTexts[language]
  const { tactics } = build
  const order = tactics && 'order' in tactics ? tactics.order : []
  const lay = (next: readonly string[]) => change({ ...build, tactics: { order: next } })
  const byId = new Map(set.tactics.map((tactic) => [tactic.id, tactic]))
  const moveTo = (place: number, to: number) => {
    const next = [...order]
    const [card = ''] = next.splice(place, 1)
    next.splice(to, 0, card)
    lay(next)
  }
  return (
    <div className="fb-free">
      <section aria-label={text.order}>
        <header className="fb-squad-head">
          <h4>{text.order}</h4>
          <button
            type="button"
            className="button outline"
            onClick={() => lay(shuffledOrder(order, Math.random))}
          >
            {text.shuffle}
          </button>
        </header>
        <p className="fb-about">{text.orderAbout}</p>
        <ol className="fb-order">
          {order.map((id, place) => {
            const tactic = byId.get(id)
            const card = words.nameOf(id)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a damaged deck may hold a card twice
              <li key={`${id} ${place}`} data-hand={place < HAND || undefined}>
                <span className="fb-order-number">
                  {place + 1}
                  {place < HAND && <small>{text.hand}</small>}
                </span>
                {tactic ? (
                  <TacticStrip tactic={tactic} words={words} language={language} />
                ) : (
                  <span>{card}</span>
                )}
                <span className="fb-order-buttons">
                  <OrderButton
                    words={fill(text.earlier, { card })}
                    sign="M4 10l4-5 4 5"
                    disabled={place === 0}
                    press={() => moveTo(place, place - 1)}
                  />
                  <OrderButton
                    words={fill(text.later, { card })}
                    sign="M4 6l4 5 4-5"
                    disabled={place === order.length - 1}
                    press={() => moveTo(place, place + 1)}
                  />
                  <OrderButton
                    words={fill(text.takeOut, { card })}
                    sign="M4 4l8 8M12 4l-8 8"
                    press={() => lay(order.filter((_, each) => each !== place))}
                  />
                </span>
              </li>
            )
          })}
        </ol>
      </section>
      <section aria-label={text.pool}>
        <h4>{text.pool}</h4>
        <p className="fb-about">{text.poolAbout}</p>
        {FREE_CHOICE.map(({ power, count: want }) => {
          const pool = set.tactics.filter((tactic) => tactic.power === power && !tactic.closing)
          const count = pool.filter(({ id }) => order.includes(id)).length
          return (
            <section key={power} className="fb-pool">
              <h5 data-right={count === want}>
                <span aria-hidden="true">{count === want ? '✓' : '•'}</span>{' '}
                {fill(text.power, { power, count, want })}
              </h5>
              <Pool pool={pool} chosen={order} lay={lay} words={words} language={language} />
            </section>
          )
        })}
      </section>
    </div>
  )
}

/** §4.10 Any eleven cards, whatever their powers. */
export function AnyDeck({ build, set, words, language, change }: DeckProps) {
  const text = finaleSetupTexts[language]
  const { tactics } = build
  const chosen = tactics && 'cards' in tactics ? tactics.cards : []
  const lay = (cards: readonly string[]) => change({ ...build, tactics: { cards } })
  const pool = set.tactics.filter(({ closing }) => !closing).sort((a, b) => b.power - a.power)
  return (
    <section aria-label={text.pool}>
      <p className="fb-about">
        {text.poolAbout} {text.packedAbout}
      </p>
      <section className="fb-pool">
        <h5 data-right={chosen.length === DECK}>
          <span aria-hidden="true">{chosen.length === DECK ? '✓' : '•'}</span>{' '}
          {fill(text.packedOf, { count: chosen.length, want: DECK })}
        </h5>
        <Pool pool={pool} chosen={chosen} lay={lay} words={words} language={language} />
      </section>
    </section>
  )
}

interface PoolProps extends Telling {
  readonly pool: readonly Tactic[]
  readonly chosen: readonly string[]
  lay(chosen: readonly string[]): void
}

/** Cards to choose from, each pressed or not. */
const Pool = ({ pool, chosen, lay, words, language }: PoolProps) => (
  <ul>
    {pool.map((tactic) => (
      <li key={tactic.id}>
        <label>
          <input
            type="checkbox"
            className="pressed"
            checked={chosen.includes(tactic.id)}
            aria-label={tacticWords(tactic.id, { words, language })}
            onChange={() =>
              lay(
                chosen.includes(tactic.id) ? chosen.filter((id) => id !== tactic.id) : [...chosen, tactic.id],
              )
            }
          />
          <TacticStrip tactic={tactic} words={words} language={language} silent />
        </label>
      </li>
    ))}
  </ul>
)

interface OrderButtonProps {
  readonly words: string
  readonly sign: string
  readonly disabled?: boolean
  press(): void
}

const OrderButton = ({ words, sign, disabled = false, press }: OrderButtonProps) => (
  <button type="button" className="fb-order-button" aria-label={words} disabled={disabled} onClick={press}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={sign} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  </button>
)

interface StripProps extends Telling {
  readonly tactic: Tactic
  /** Said by what is around it. */
  readonly silent?: boolean
}

/** A tactic card in one line: power, name, and whom it asks for in build-up and finish. */
function TacticStrip({ tactic, words, language, silent = false }: StripProps) {
  const text = finaleSetupTexts[language]
  const { table } = TEXTS[language]
  return (
    <span className="fb-strip" data-colour={tactic.colour}>
      {!silent && <span className="unseen">{tacticWords(tactic.id, { words, language })}</span>}
      <b className="fb-strip-power" aria-hidden="true">
        {tactic.power}
      </b>
      <span className="fb-strip-name" aria-hidden="true">
        {words.nameOf(tactic.id)}
        {tactic.closing && <small>{text.always}</small>}
      </span>
      <span className="fb-strip-fields" aria-hidden="true">
        <Field name={table.buildUp} tactic={tactic} action="buildUp" language={language} />
        <Field name={table.finish} tactic={tactic} action="finish" language={language} />
      </span>
    </span>
  )
}

interface FieldProps {
  readonly name: string
  readonly tactic: Tactic
  readonly action: 'buildUp' | 'finish'
  readonly language: Language
}

function Field({ name, tactic, action, language }: FieldProps) {
  const places = (side: Arrow['side']) =>
    placesDrawn(tactic, action, side)
      .map((drawn) => placeSign(drawn, language).replaceAll(' ', ''))
      .join(' ') || '–'
  const none = action === 'buildUp' && !hasBuildUp(tactic)
  return (
    <span className="fb-strip-field">
      <i>{capital(name)}</i> {none ? '–' : `${places('attack')} : ${places('defence')}`}
    </span>
  )
}
