import type { Draft, ExpansionSet } from '@libero/hat-trick'
import { FIRST_ON_BENCH, KEEPER, keeperPrice, PURSES, type Purse, priceOf, typeOf } from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import type { Refusal, Seat } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { useId } from 'react'
import type { Telling } from '../../../face.ts'
import { Sign } from '../../../parts/marks.tsx'
import { Shirt } from '../../../parts/shirt.tsx'
import { manAt, payer, withMan } from './draft.ts'
import { Footballs, Price, roleOf, ShieldMark, typeWords, Why } from './parts.tsx'
import { setupTexts } from './text.ts'

interface RowProps extends Telling {
  readonly seat: Seat
  readonly set: ExpansionSet
  readonly draft: Draft
  readonly place: number
  readonly captain: boolean
  readonly refusals: readonly Refusal[] | undefined
  change(draft: Draft): void
  open(place: number): void
}

/** One man of the squad: who he is, on which side, what he costs and whose purse pays. */
export function Row({ seat, set, draft, place, captain, refusals = [], change, open, ...at }: RowProps) {
  const { language } = at
  const say = setupTexts[language]
  const reasons = useId()
  const man = manAt(draft, place)
  const type = man && typeOf(man.type, set)
  const onBench = place >= FIRST_ON_BENCH
  const role = onBench ? fill(say.onBench, { nth: place - FIRST_ON_BENCH + 1 }) : roleOf(language, place)
  const called = onBench ? role : fill(say.place, { number: place, role })
  // Nobody is no mistake yet: the row itself says it.
  const wrong = refusals.filter(({ code }) => code !== 'squad-number-missing')
  const name = man && typeWords(language, man.type).name
  const side = type?.[man?.gold ? 'gold' : 'silver']
  return (
    <li
      className="grid squad-row level rounded"
      data-gold={man?.gold}
      data-missing={!man || undefined}
      data-wrong={wrong.length > 0 || undefined}
    >
      <Shirt seat={seat} number={onBench ? undefined : place} className="squad-shirt" />
      <button
        type="button"
        className="bare line squad-man yields rounded"
        aria-label={
          name === undefined
            ? fill(say.chooseAt, { place: called })
            : fill(say.changeAt, { place: called, man: name })
        }
        aria-describedby={wrong.length > 0 ? reasons : undefined}
        onClick={() => open(place)}
      >
        <span className="grid hyphened squad-name">
          <b lang={language}>{name ?? say.nobody}</b>
          <small className="quiet">
            {role}
            {captain && ` · ${say.captain}`}
          </small>
        </span>
        {man ? <Sign is="open" /> : <span className="lit">{say.choose}</span>}
      </button>
      {man && (
        <div className="squad-tools line yields">
          {side && (
            <Footballs
              attack={side.attack}
              defence={side.defence}
              words={fill(say.footballs, { attack: side.attack, defence: side.defence })}
            />
          )}
          <GoldSwitch
            label={fill(say.goldAt, { place: called })}
            gold={man.gold === true}
            language={language}
            change={(gold) => {
              const { gold: _, ...rest } = man
              change(withMan(draft, place, { ...rest, ...(gold && { gold }) }))
            }}
          />
          <Payer
            {...{ set, draft, place, language }}
            label={fill(say.pays, { place: called })}
            choose={(purse) => {
              const { purse: _, ...rest } = man
              change(withMan(draft, place, { ...rest, ...(purse && { purse }) }))
            }}
          />
        </div>
      )}
      {man && (
        <>
          <span className="squad-cost">
            <Price price={priceOf(man.type, man.gold === true, set)} language={language} />
          </span>
          <button
            type="button"
            className="button outline squad-out"
            aria-label={fill(say.takeOut, { place: called, man: name ?? '' })}
            onClick={() => change(withMan(draft, place, undefined))}
          >
            <Sign is="cross" />
          </button>
        </>
      )}
      <div className="squad-why">
        <Why refusals={wrong} id={reasons} {...at} />
      </div>
    </li>
  )
}

/** §21.3 The keeper: a regular one is free. */
export function KeeperRow({
  seat,
  set,
  draft,
  refusals = [],
  change,
  ...at
}: Omit<RowProps, 'place' | 'captain' | 'open'>) {
  const { language } = at
  const say = setupTexts[language]
  const gold = draft.keeper === 'gold'
  return (
    <li
      className="grid squad-row level rounded"
      data-gold={gold}
      data-wrong={refusals.length > 0 || undefined}
    >
      <Shirt seat={seat} number={1} className="squad-shirt" />
      <span className="line squad-man yields rounded">
        <span className="grid hyphened squad-name">
          <b>{gold ? say.starKeeper : say.regularKeeper}</b>
          <small className="quiet">{say.keeper}</small>
        </span>
      </span>
      <div className="squad-tools line yields">
        <GoldSwitch
          label={say.starKeeper}
          gold={gold}
          language={language}
          change={(star) => change({ ...draft, keeper: star ? 'gold' : 'silver' })}
        />
        <Payer {...{ set, draft, language }} place={KEEPER} label="" />
      </div>
      <span className="squad-cost">
        <Price price={keeperPrice(draft.keeper, set)} language={language} />
      </span>
      <div className="squad-why">
        <Why refusals={refusals} {...at} />
      </div>
    </li>
  )
}

function GoldSwitch({
  label,
  gold,
  language,
  change,
}: {
  readonly label: string
  readonly gold: boolean
  readonly language: Telling['language']
  change(gold: boolean): void
}) {
  return (
    <label className="chip squad-gold stiff">
      <input
        type="checkbox"
        className="pressed"
        checked={gold}
        aria-label={label}
        onChange={(event) => change(event.target.checked)}
      />
      <span aria-hidden="true">
        <Sign is={gold ? 'star-full' : 'star'} /> {setupTexts[language].gold}
      </span>
    </label>
  )
}

/** §21.1 Whose purse pays; with a mixed shield the coach may say it. */
function Payer({
  set,
  draft,
  place,
  language,
  label,
  choose,
}: Pick<RowProps, 'set' | 'draft' | 'place'> & {
  readonly language: Telling['language']
  readonly label: string
  choose?(purse: Purse | undefined): void
}) {
  const { shields } = TEXTS[language].expansion
  const man = place === KEEPER ? undefined : manAt(draft, place)
  const shield = man ? typeOf(man.type, set)?.shield : 'defensive'
  const paying = payer(draft, place, set)
  if (!paying || !shield) return <span className="line squad-payer quiet yields fills" />
  if (shield !== 'mixed' || !choose)
    return (
      <span className="line squad-payer quiet yields fills">
        <ShieldMark shield={paying} /> {shields[paying]}
      </span>
    )
  return (
    <span className="line squad-payer quiet yields fills">
      <ShieldMark shield="mixed" />
      <select
        className="fills yields"
        aria-label={label}
        value={man?.purse ?? ''}
        onChange={(event) => choose(PURSES.find((purse) => purse === event.target.value))}
      >
        <option value="">{fill(setupTexts[language].automatic, { purse: shields[paying] })}</option>
        {PURSES.map((purse) => (
          <option key={purse} value={purse}>
            {shields[purse]}
          </option>
        ))}
      </select>
    </span>
  )
}
