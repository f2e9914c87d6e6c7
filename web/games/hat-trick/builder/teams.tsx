import type { Power, TeamCard } from '@libero/hat-trick'
import { NUMBERS, REGULARS, teamPower, teamValue } from '@libero/hat-trick'
import { coloursInWords, conditionWords, powerInWords, TEXTS } from '@libero/hat-trick/text'
import type { Refusal } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import { useEffect, useId, useRef, useState } from 'react'
import type { BuilderProps, Telling } from '../../../face.ts'
import { Sign } from '../../../parts/marks.tsx'
import { PowerBars, PowerColumns, TeamShirt } from '../cards/box-cards.tsx'
import { Flag, hasFlag } from '../cards/flag.tsx'
import { agreedOn, byStars } from './draft.ts'
import { LineUp } from './line-up.tsx'
import { typeWords, Why } from './parts.tsx'
import { setupTexts } from './text.ts'

interface Ready {
  readonly id: string
  readonly name: string
  /** '6 stars', 'Tactical, value 34' */
  readonly about: string
  /** To be counted at a glance; none with team cards, whose value is a number. */
  readonly stars: number
  /** §13.3 Of team cards only. */
  readonly power?: Power
}

/** The teams that stand ready, the strongest first. */
function teamsReady(options: unknown, { language, words }: Telling): readonly Ready[] {
  const say = setupTexts[language]
  const { set, terms } = agreedOn(options)
  if (terms.players)
    return byValue(options).map((card) => ({
      id: card.id,
      name: words.nameOf(card.id),
      about: [
        TEXTS[language].expansion.styles[card.style].name,
        fill(say.value, { value: teamValue(card, set) }),
      ].join(' · '),
      stars: 0,
      power: teamPower(card, set),
    }))
  const nations = byStars(options).map(({ id, stars }) => ({
    id,
    name: words.nameOf(id),
    about: starWords(stars.length, { language, words }),
    stars: stars.length,
  }))
  const regulars = { id: REGULARS, name: words.nameOf(REGULARS), about: say.noStars, stars: 0 }
  return [...nations, regulars]
}

export const starWords = (count: number, { language }: Telling): string =>
  count === 0 ? setupTexts[language].noStars : fill(setupTexts[language].stars, { count })

/** §13.3 Team cards, the strongest first. */
export function byValue(options: unknown): readonly TeamCard[] {
  const { set } = agreedOn(options)
  return [...set.teams].sort((a, b) => teamValue(b, set) - teamValue(a, set))
}

/** Letters without their accents, so that 'osterreich' finds Österreich. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

interface TeamsProps extends Telling {
  readonly options: unknown
  readonly team: string | undefined
  readonly refusals: readonly Refusal[]
  choose(team: string): void
}

/** One team of many: searched by name or letters, chosen with a click or the arrow keys. */
export function Teams({ options, team, refusals, choose, ...at }: TeamsProps) {
  const { language } = at
  const say = setupTexts[language]
  const { players } = agreedOn(options).terms
  const [sought, seek] = useState('')
  const [group, count] = [useId(), useId()]
  const all = teamsReady(options, at)
  const found = all.filter(({ id, name }) => plain(`${name} ${id}`).includes(plain(sought.trim())))
  const shelf = useRef<HTMLDivElement>(null)
  // Who comes with a team sees it at once, without moving the page.
  useEffect(() => {
    const chosen = shelf.current?.querySelector<HTMLElement>('label:has(:checked)')
    if (chosen && shelf.current) shelf.current.scrollTop = chosen.offsetTop - shelf.current.clientHeight / 2
  }, [])
  return (
    <fieldset className="plain stack" data-wrong={refusals.length > 0 || undefined}>
      <legend className="unseen">{players ? say.teamCard : say.nationalTeam}</legend>
      <div className="row quiet">
        <label className="stack grow">
          <span>{say.find}</span>
          <input
            type="search"
            value={sought}
            autoComplete="off"
            aria-describedby={count}
            onChange={(event) => seek(event.target.value)}
          />
        </label>
        <output id={count}>
          {found.length === 0 ? say.nobodyFound : fill(say.found, { count: found.length })}
        </output>
      </div>
      <Why refusals={refusals} {...at} />
      {found.length > 0 && (
        <div className="grid nations-shelf panel holds" ref={shelf}>
          {found.map(({ id, name, about, stars, power }) => (
            <label key={id} className="nation row ringed holds rounded">
              <input
                type="radio"
                className="pressed"
                name={group}
                checked={id === team}
                onChange={() => choose(id)}
              />
              {hasFlag(id) ? (
                <Flag team={id} className="nation-flag stiff" />
              ) : (
                <span className="ht-flag nation-flag nation-plain stiff" aria-hidden="true" />
              )}
              <span className="grid hyphened nation-name">
                <b lang={language}>{name}</b>
                <small>
                  {stars > 0 && (
                    <span className="lit" aria-hidden="true">
                      {Array.from({ length: stars }, (_, i) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
                        <Sign key={i} is="star-full" />
                      ))}
                    </span>
                  )}
                  <span className={stars > 0 ? 'unseen' : undefined}>{about}</span>
                  {power && (
                    <span className="unseen">, {powerInWords(TEXTS[language].expansion, power)}</span>
                  )}
                </small>
              </span>
              {power && <PowerColumns power={power} />}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** §2.5 The chosen national team: who of the eleven is a star. */
export function NationSheet({ seat, options, team, ...at }: BuilderPart & { readonly team: string }) {
  const { language, words } = at
  const say = setupTexts[language]
  const found = agreedOn(options).cards.team(team)
  if (!found && team !== REGULARS) return null
  const stars = found?.stars ?? []
  return (
    <section className="stack">
      <header className="row">
        <Flag team={team} />
        <h3>{words.nameOf(team)}</h3>
        <p className="team-sheet-value lit">{capital(starWords(stars.length, at))}</p>
      </header>
      <LineUp
        seat={seat}
        language={language}
        label={fill(say.lineUp, { team: words.nameOf(team) })}
        keeper={stars.includes(1)}
        men={NUMBERS.map((number) => ({
          number,
          gold: stars.includes(number),
          spoken: stars.includes(number) ? say.star : undefined,
        }))}
      />
    </section>
  )
}

type BuilderPart = Telling & Pick<BuilderProps, 'seat' | 'options'>

/** §13.3 The chosen team card: everybody on it, its style, and what the agreed events make matter. */
export function CardSheet({ seat, options, team, ...at }: BuilderPart & { readonly team: string }) {
  const { language, words } = at
  const say = setupTexts[language]
  const { cards, set, terms } = agreedOn(options)
  const card = cards.expansion.team(team)
  if (!card) return null
  const { sides, styles } = TEXTS[language].expansion
  const called = (type: string, gold: boolean) =>
    `${typeWords(language, type).name} (${gold ? sides.gold : sides.silver})`
  return (
    <section className="stack">
      <header className="row">
        <Flag team={team} />
        <h3>{words.nameOf(team)}</h3>
        <p className="team-sheet-value lit">{capital(fill(say.value, { value: teamValue(card, set) }))}</p>
      </header>
      <div className="row">
        {card.colours && (
          <span className="team-sheet-shirt">
            <TeamShirt colours={card.colours} />
          </span>
        )}
        <span className="team-sheet-powers">
          <PowerBars power={teamPower(card, set)} text={TEXTS[language].expansion} />
        </span>
        {card.colours && (
          <span className="unseen">
            {fill(say.coloursAre, { colours: coloursInWords(TEXTS[language].expansion, card) ?? '' })}
          </span>
        )}
      </div>
      <LineUp
        seat={seat}
        language={language}
        label={fill(say.lineUp, { team: words.nameOf(team) })}
        keeper={card.keeper === 'gold'}
        men={NUMBERS.map((number) => {
          const man = card.players[number]
          return {
            number,
            gold: man?.gold === true,
            name: man && typeWords(language, man.type).short,
            spoken: man && called(man.type, man.gold === true),
            captain: terms.events.captain && number === card.captain,
          }
        })}
      />
      <div className="stack quiet">
        <p>
          <b>{fill(say.style, { style: styles[card.style].name })}</b> {styles[card.style].about}{' '}
          {fill(say.styleCards, { condition: conditionWords(card.style, set, TEXTS[language].expansion) })}
        </p>
        {terms.events.captain && <p>{fill(say.captainIs, { number: card.captain })}</p>}
        {terms.events.subs && card.bench.length > 0 && (
          <p>
            {fill(say.benchIs, {
              players: card.bench.map(({ type, gold }) => called(type, gold === true)).join(', '),
            })}
          </p>
        )}
      </div>
    </section>
  )
}
