import type { Arrow, CardSet, Colour, FinaleBuild, Tactic } from '@libero/finale'
import { DECK, FREE_CHOICE, HAND, hasBuildUp } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { Language } from '@libero/kernel/words'
import { capital, fill } from '@libero/kernel/words'
import type { Telling } from '../../../face.ts'
import { Segments } from '../../../parts/agree.tsx'
import type { SignName } from '../../../parts/marks.tsx'
import { Sign } from '../../../parts/marks.tsx'
import { PlaceLetters } from '../cards/tactic.tsx'
import { tacticWords } from '../table/words.ts'
import { shuffledOrder } from './ready.ts'
import { PACKED } from './squad.ts'
import { finaleSetupTexts } from './text.ts'
import './tactics.css'

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
        legend={text.tactics}
        silent
        choices={PACKED.map((id) => ({
          id,
          name: <span className={`fb-swatch finale-colour-${id}`}>{capital(colours[id])}</span>,
          about: text.coloursAbout[id],
        }))}
        chosen={colour === 'white' ? undefined : colour}
        choose={(chosen) => change({ ...build, tactics: { colour: chosen } })}
      />
      <ul className="plain grid fb-strips">
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
    <div className="grid loose fb-free">
      <section aria-label={text.order}>
        <header className="spread">
          <h4 className="fb-line-heading">{text.order}</h4>
          <button
            type="button"
            className="button outline"
            onClick={() => lay(shuffledOrder(order, Math.random))}
          >
            {text.shuffle}
          </button>
        </header>
        <p className="quiet">{text.orderAbout}</p>
        <ol className="plain grid fb-strips fb-order">
          {order.map((id, place) => {
            const tactic = byId.get(id)
            const card = words.nameOf(id)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a damaged deck may hold a card twice
              <li key={`${id} ${place}`} className="line" data-hand={place < HAND || undefined}>
                <span className="grid fb-order-number stiff">
                  {place + 1}
                  {place < HAND && <small>{text.hand}</small>}
                </span>
                {tactic ? (
                  <TacticStrip tactic={tactic} words={words} language={language} />
                ) : (
                  <span>{card}</span>
                )}
                <span>
                  <OrderButton
                    words={fill(text.earlier, { card })}
                    sign="up"
                    disabled={place === 0}
                    press={() => moveTo(place, place - 1)}
                  />
                  <OrderButton
                    words={fill(text.later, { card })}
                    sign="down"
                    disabled={place === order.length - 1}
                    press={() => moveTo(place, place + 1)}
                  />
                  <OrderButton
                    words={fill(text.takeOut, { card })}
                    sign="cross"
                    press={() => lay(order.filter((_, each) => each !== place))}
                  />
                </span>
              </li>
            )
          })}
        </ol>
      </section>
      <section aria-label={text.pool}>
        <h4 className="fb-line-heading">{text.pool}</h4>
        <p className="quiet">{text.poolAbout}</p>
        {FREE_CHOICE.map(({ power, count: want }) => {
          const pool = set.tactics.filter((tactic) => tactic.power === power && !tactic.closing)
          const count = pool.filter(({ id }) => order.includes(id)).length
          return (
            <section key={power}>
              <h5 className={`fb-line-heading ${count === want ? 'well' : 'lit'}`}>
                <Sign is={count === want ? 'tick' : 'dot'} />
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
      <p className="quiet">
        {text.poolAbout} {text.packedAbout}
      </p>
      <section>
        <h5 className={`fb-line-heading ${chosen.length === DECK ? 'well' : 'lit'}`}>
          <Sign is={chosen.length === DECK ? 'tick' : 'dot'} />
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
  <ul className="plain grid fb-strips">
    {pool.map((tactic) => (
      <li key={tactic.id}>
        <label className="flex ringed fb-pool holds rounded">
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
          <TacticStrip
            tactic={tactic}
            words={words}
            language={language}
            silent
            chosen={chosen.includes(tactic.id)}
          />
        </label>
      </li>
    ))}
  </ul>
)

interface OrderButtonProps {
  readonly words: string
  readonly sign: SignName
  readonly disabled?: boolean
  press(): void
}

const OrderButton = ({ words, sign, disabled = false, press }: OrderButtonProps) => (
  <button
    type="button"
    className="button outline fb-order-button"
    aria-label={words}
    disabled={disabled}
    onClick={press}
  >
    <Sign is={sign} />
  </button>
)

interface StripProps extends Telling {
  readonly tactic: Tactic
  /** Said by what is around it. */
  readonly silent?: boolean
  readonly chosen?: boolean
}

/** A tactic card in one line: power, name, and whom it asks for in build-up and finish. */
function TacticStrip({ tactic, words, language, silent = false, chosen = false }: StripProps) {
  const text = finaleSetupTexts[language]
  const { table } = TEXTS[language]
  return (
    <span className={`grid fills yields rounded cut fb-strip finale-colour-${tactic.colour}`}>
      {!silent && <span className="unseen">{tacticWords(tactic.id, { words, language })}</span>}
      <b className="centred" aria-hidden="true">
        {tactic.power}
      </b>
      <span aria-hidden="true">
        {words.nameOf(tactic.id)}
        {tactic.closing && <small>{text.always}</small>}
        {chosen && <Sign is="tick" />}
      </span>
      <span className="flex fb-strip-fields" aria-hidden="true">
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
  const none = action === 'buildUp' && !hasBuildUp(tactic)
  const places = (side: Arrow['side']) => (
    <PlaceLetters tactic={tactic} field={action} side={side} language={language} />
  )
  return (
    <span>
      <i>{capital(name)}</i>{' '}
      {none ? (
        '–'
      ) : (
        <>
          {places('attack')} : {places('defence')}
        </>
      )}
    </span>
  )
}
