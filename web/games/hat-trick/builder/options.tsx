import type { Agreement as Agreeing, MatchEventName, PlayersAgreement } from '@libero/hat-trick'
import {
  AGREEMENT_NAMES,
  agreements,
  byEdition,
  EDITION_NAMES,
  EDITORIAL,
  editionOf,
  isAgreement,
  isPlayersAgreement,
  MATCH_EVENTS,
  onlyAgreed,
  onlyPlayersAgreed,
  PLAYERS_AGREEMENT_NAMES,
  playersAgreements,
} from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import type { Refusal } from '@libero/kernel'
import { isObject } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { useRef } from 'react'
import type { OptionsProps } from '../../../face.ts'
import { Agreement, Segments } from '../../../parts/agree.tsx'
import { Why } from './parts.tsx'
import { setupTexts } from './text.ts'
import './options.css'

interface Agreed {
  readonly terms: Readonly<Record<Agreeing, boolean>>
  readonly players: boolean
  readonly events: readonly MatchEventName[]
  readonly ofPlayers: Readonly<Record<PlayersAgreement, boolean>>
  /** Another box, as it came. */
  readonly cards: unknown
}

/** Whatever of the options can be read. */
function agreedIn(options: unknown): Agreed {
  const raw = isObject(options) ? options : {}
  const events = Array.isArray(raw.events) ? raw.events : []
  return {
    terms: agreements((each) => raw[each] === true),
    players: raw.expansion === 'players',
    events: MATCH_EVENTS.filter((event) => events.includes(event)),
    ofPlayers: playersAgreements((each) => raw[each] === true),
    cards: raw.cards,
  }
}

/** As the game takes them: only what is said, and nothing of the expansion without it. */
function tidyOptions({ terms, players, events, ofPlayers, cards }: Agreed): object {
  return {
    ...onlyAgreed(terms),
    ...(players && { expansion: 'players' }),
    ...(players && events.length > 0 && { events }),
    ...(players && onlyPlayersAgreed(ofPlayers)),
    ...(cards !== undefined && { cards }),
  }
}

/** The option a reason concerns. */
const concerns = ({ code, about = {} }: Refusal): unknown =>
  code === 'events-without-expansion'
    ? 'events'
    : code === 'option-without-expansion' || code === 'option-unknown-value'
      ? about.option
      : undefined

/** Whether a reason stands beside the option it concerns. */
const isShownThere = (option: unknown): boolean =>
  typeof option === 'string' &&
  (isAgreement(option) || isPlayersAgreement(option) || ['expansion', 'events'].includes(option))

/** §13.1 The first thing to agree on: the base game, or the expansion. */
export function Variant({ options, refusals, change, ...at }: OptionsProps) {
  const say = setupTexts[at.language]
  const { expansion } = TEXTS[at.language]
  const agreed = agreedIn(options)
  // Who looks back at the base game and returns finds his events as they were.
  const lastEvents = useRef<readonly MatchEventName[]>([])
  return (
    <>
      <Segments
        legend={say.cards}
        silent
        chosen={agreed.players ? 'players' : 'base'}
        choices={[
          { id: 'base', name: say.base, about: say.baseAbout },
          { id: 'players', name: expansion.name, about: say.playersAbout },
        ]}
        choose={(id) => {
          const players = id === 'players'
          if (!players) lastEvents.current = agreed.events
          change(tidyOptions({ ...agreed, players, events: players ? lastEvents.current : [] }))
        }}
      />
      <Why refusals={refusals.filter((refusal) => concerns(refusal) === 'expansion')} {...at} />
    </>
  )
}

/** §11.1, §20 What both coaches agree on beside it. */
export function Options({ options, refusals, change, ...at }: OptionsProps) {
  const { language } = at
  const say = setupTexts[language]
  const { expansion, agreements: named, editions } = TEXTS[language]
  const agreed = agreedIn(options)
  const agree = (part: Partial<Agreed>) => change(tidyOptions({ ...agreed, ...part }))
  const about = (option: string) => refusals.filter((refusal) => concerns(refusal) === option)
  const others = refusals.filter((refusal) => !isShownThere(concerns(refusal)))
  const edition = editionOf(agreed.terms)
  const switches = (ones: readonly Agreeing[]) =>
    ones.map((each) => (
      <div key={each}>
        <Agreement
          {...named[each]}
          agreed={agreed.terms[each]}
          change={(wanted) => agree({ terms: { ...agreed.terms, [each]: wanted } })}
        />
        <Why refusals={about(each)} {...at} />
      </div>
    ))
  const boxName = isObject(agreed.cards) && typeof agreed.cards.name === 'string' ? agreed.cards.name : '?'
  return (
    <div className="terms stack">
      {refusals.length > 0 && (
        <div className="stack">
          <Why refusals={others} {...at} />
          <button
            type="button"
            className="button"
            onClick={() => agree({ cards: others.length > 0 ? undefined : agreed.cards })}
          >
            {say.inOrder}
          </button>
        </div>
      )}
      {agreed.cards !== undefined && (
        <p className="row">
          {fill(say.otherBox, { name: boxName })}{' '}
          <button type="button" className="button" onClick={() => agree({ cards: undefined })}>
            {say.ourCards}
          </button>
        </p>
      )}
      {switches(AGREEMENT_NAMES.filter((each) => !EDITORIAL.includes(each)))}
      <Segments
        legend={say.edition}
        chosen={edition}
        choices={EDITION_NAMES.map((id) => ({ id, name: editions[id] }))}
        choose={(id) => agree({ terms: byEdition(agreed.terms, id) })}
      />
      <details className="terms-edition quiet" open={edition === undefined || undefined}>
        <summary>{say.editionAbout}</summary>
        {switches(EDITORIAL)}
      </details>
      {PLAYERS_AGREEMENT_NAMES.map((each) => (
        <div key={each}>
          {agreed.players && (
            <Agreement
              {...say.ofPlayers[each]}
              agreed={agreed.ofPlayers[each]}
              change={(wanted) => agree({ ofPlayers: { ...agreed.ofPlayers, [each]: wanted } })}
            />
          )}
          <Why refusals={about(each)} {...at} />
        </div>
      ))}
      {(agreed.players || about('events').length > 0) && (
        <fieldset className="plain terms-events">
          <legend>{say.events}</legend>
          <div className="row quiet">
            <p className="grow">{say.eventsAbout}</p>
            <button
              type="button"
              className="button"
              onClick={() => agree({ players: true, events: MATCH_EVENTS })}
            >
              {say.all}
            </button>
            <button type="button" className="button" onClick={() => agree({ events: [] })}>
              {say.none}
            </button>
          </div>
          <Why refusals={about('events')} {...at} />
          <div className="grid terms-events-list">
            {MATCH_EVENTS.map((event) => (
              <Agreement
                key={event}
                {...expansion.events[event]}
                agreed={agreed.events.includes(event)}
                change={(wanted) =>
                  agree({
                    players: true,
                    events: MATCH_EVENTS.filter((each) =>
                      each === event ? wanted : agreed.events.includes(each),
                    ),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
