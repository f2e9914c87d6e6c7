import type { CaptainTsubasaOptions, Team, Terms } from '@libero/captain-tsubasa'
import { checkOptions, OPTIONS, TEAMS } from '@libero/captain-tsubasa'
import { TEXTS } from '@libero/captain-tsubasa/text'
import type { Seat } from '@libero/kernel'
import { isObject } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { useId } from 'react'
import type { BuilderProps, OptionsProps } from '../../../face.ts'
import { Agreement, Reasons } from '../../../parts/agree.tsx'
import { Sign } from '../../../parts/marks.tsx'
import { MangaCard, Panel } from '../cards/cards.tsx'
import type { Print } from '../print.ts'
import { printOf } from '../print.ts'
import { captainTsubasaSetupTexts } from './text.ts'
import './builder.css'

const GAME = 'captain-tsubasa'

/** A newcomer's rule first, then the three variants in the order of the rules. */
const TERMS = Object.keys(OPTIONS) as (keyof Terms)[]

/** Whatever was brought, it stands for one of the two teams. */
export const teamOf = (build: unknown, seat: Seat): Team =>
  TEAMS.find((team) => isObject(build) && build.team === team) ?? TEAMS[seat]

/** §13–§16 What both coaches agree on. */
export function CaptainTsubasaOptionsForm({ options: raw, refusals, words, language, change }: OptionsProps) {
  const { terms } = TEXTS[language]
  const { options } = checkOptions(raw).agreed
  const agree = (term: keyof Terms, agreed: boolean) => {
    const { [term]: _, ...rest } = options
    const next: CaptainTsubasaOptions = agreed ? { ...rest, [term]: true } : rest
    change(Object.keys(next).length > 0 ? next : undefined)
  }
  return (
    <div className="stack">
      {TERMS.map((term) => (
        <Agreement
          key={term}
          name={terms[term].name}
          about={terms[term].what}
          agreed={options[term] === true}
          change={(agreed) => agree(term, agreed)}
        />
      ))}
      {options.cards && (
        <p>{fill(captainTsubasaSetupTexts[language].ownCards, { name: options.cards.name })}</p>
      )}
      <Reasons game={GAME} refusals={refusals} words={words} language={language} />
    </div>
  )
}

/** §1.1 Nankatsu or Toho: who leads them, what only they can shoot, and the cards they start with. */
export function CaptainTsubasaBuilder(props: BuilderProps) {
  const { seat, build, refusals, words, language, change } = props
  const text = captainTsubasaSetupTexts[language]
  const print = printOf({ words, language })
  const chosen = teamOf(build, seat)
  const { terms } = checkOptions(props.options).agreed
  // §16.1 A first game is played without the fans.
  const cards = print.set.starting.filter(
    ({ team, name }) => team === chosen && (name !== undefined || !terms.firstGame),
  )
  const group = useId()
  return (
    <div className="stack">
      <fieldset className="plain grid ctb-teams">
        <legend className="unseen">{text.team}</legend>
        {TEAMS.map((team) => (
          <label key={team} className="ctb-team holds" data-team={team}>
            <input
              type="radio"
              className="pressed"
              name={group}
              checked={team === chosen}
              onChange={() => change({ team })}
            />
            <TeamSheet team={team} print={print} language={language} isChosen={team === chosen} />
          </label>
        ))}
      </fieldset>
      <Reasons game={GAME} refusals={refusals} words={words} language={language} />
      <section className="stack">
        <h3>{fill(text.cards, { team: print.team(chosen) })}</h3>
        <p className="quiet">{text.withFans}</p>
        <ul className="plain grid ctb-cards">
          {cards.map(({ id }) => (
            <li key={id} className="holds">
              <span className="unseen">{print.spoken(id)}</span>
              <MangaCard print={print} id={id} kit={seat} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

interface SheetProps {
  readonly team: Team
  readonly print: Print
  readonly language: BuilderProps['language']
  readonly isChosen: boolean
}

function TeamSheet({ team, print, language, isChosen }: SheetProps) {
  const text = captainTsubasaSetupTexts[language]
  const captain = print.actorOf('', team) ?? ''
  const shots = print.set.shots.filter((shot) => shot.team === team).map(({ id }) => print.name(id))
  return (
    <span className="grid ctb-sheet cut rounded full">
      <Panel print={print} id={captain} />
      <span className="grid ctb-words">
        <b>
          {print.team(team)} {isChosen && <Sign is="tick" />}
        </b>
        <span>{fill(text.captain, { name: print.name(captain) })}</span>
        <small>{fill(text.specials, { shots: shots.join(', ') })}</small>
      </span>
    </span>
  )
}
