import type { Draft, ExpansionSet, PlayerType, SquadPlayer } from '@libero/hat-trick'
import { bill, FIRST_ON_BENCH, plays, priceOf } from '@libero/hat-trick'
import { skillWords, TEXTS } from '@libero/hat-trick/text'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { useEffect, useId, useRef } from 'react'
import { Sign } from '../../../parts/marks.tsx'
import { cardsLeft, manAt, overdrawn, withMan } from './draft.ts'
import { Footballs, Price, roleOf, ShieldMark, typeWords } from './parts.tsx'
import { setupTexts } from './text.ts'
import './picker.css'

interface PickerProps {
  readonly language: Language
  readonly set: ExpansionSet
  readonly draft: Draft
  readonly place: number
  pick(man: SquadPlayer): void
  close(): void
}

/** Who may play at a number, both sides of each, with what is left after buying him. */
export function Picker({ language, set, draft, place, pick, close }: PickerProps) {
  const say = setupTexts[language]
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // Where a browser keeps the dialog from opening by script it still stands open on the page.
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const onBench = place >= FIRST_ON_BENCH
  const without = withMan(draft, place, undefined)
  const { defensive, offensive } = bill(without, set)
  const types = set.types.filter((type) => onBench || plays(type, place))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: on the keyboard the dialog closes with Escape by itself
    <dialog
      ref={dialog}
      className="picker"
      aria-labelledby={title}
      onClose={close}
      // A press beside the dialog is one on its backdrop.
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div>
        <header className="picker-head spread">
          <h2 id={title}>
            {onBench ? say.pickBench : fill(say.place, { number: place, role: roleOf(language, place) })}
          </h2>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {say.close}
          </button>
          <p className="picker-left quiet">
            {fill(say.pickAbout, { defensive: signed(defensive.left), offensive: signed(offensive.left) })}
          </p>
        </header>
        <ul className="plain">
          {types.map((type) => (
            <Type
              key={type.id}
              {...{ language, set, type, place, without }}
              taken={manAt(draft, place)}
              pick={(man) => {
                pick(man)
                dialog.current?.close()
              }}
            />
          ))}
        </ul>
      </div>
    </dialog>
  )
}

const signed = (left: number): string => (left < 0 ? `−${-left}` : `${left}`)

interface TypeProps extends Pick<PickerProps, 'language' | 'set' | 'place' | 'pick'> {
  readonly type: PlayerType
  readonly without: Draft
  readonly taken: SquadPlayer | undefined
}

function Type({ language, set, type, place, without, taken, pick }: TypeProps) {
  const say = setupTexts[language]
  const { sides, shields, skills } = TEXTS[language].expansion
  const words = typeWords(language, type.id)
  const left = cardsLeft(type, without)
  const before = overdrawn(without, set)
  return (
    <li className="picker-type">
      <h3>{words.name}</h3>
      <p className="quiet">
        <ShieldMark shield={type.shield} /> {shields[type.shield]}
        {' · '}
        {type.numbers.length > 0 ? type.numbers.join('/') : say.anywhere}
        {' · '}
        <span data-wrong={left <= 0 || undefined}>
          {fill(say.cardsLeft, { left: Math.max(0, left), copies: type.copies })}
        </span>
      </p>
      <div className="picker-sides grid">
        {(['silver', 'gold'] as const).map((side) => {
          const gold = side === 'gold'
          const man: SquadPlayer = { type: type.id, ...(gold && { gold }) }
          // Too dear is said, not forbidden: who trades may owe for a moment.
          const over = overdrawn(withMan(without, place, man), set)
          const { attack, defence } = type[side]
          const isTaken = taken?.type === type.id && (taken.gold === true) === gold
          return (
            <button
              key={side}
              type="button"
              className="picker-side stack hyphened"
              data-gold={gold || undefined}
              aria-pressed={isTaken}
              onClick={() => pick(man)}
            >
              <span className="picker-side-top spread">
                <b>
                  {isTaken && <Sign is="tick" />} {sides[side]}
                </b>
                <Price price={priceOf(type.id, gold, set)} language={language} />
              </span>
              <Footballs attack={attack} defence={defence} words={fill(say.footballs, { attack, defence })} />
              <span>{skillWords(type[side].skill, skills)}</span>
              {over > before && <span className="picker-over">{fill(say.overBy, { over })}</span>}
            </button>
          )
        })}
      </div>
    </li>
  )
}
