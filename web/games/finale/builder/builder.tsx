import type { Club, FinaleBuild } from '@libero/finale'
import { CLUBS } from '@libero/finale'
import type { Refusal } from '@libero/kernel'
import { useRef } from 'react'
import type { BuilderProps } from '../../../face.ts'
import { Reasons, Segments } from '../../../parts/agree.tsx'
import { Crest } from '../cards/cards.tsx'
import { SquadBudget } from './budget.tsx'
import { LineUp } from './line-up.tsx'
import { SquadList } from './list.tsx'
import { fairBuild } from './ready.ts'
import { fitted, menOf, readBuild, termsOf } from './squad.ts'
import { AnyDeck, FreeDeck, UsualDeck } from './tactics.tsx'
import { finaleSetupTexts } from './text.ts'
import './builder.css'

/** Where in the dressing room a fault belongs; what is not listed is about the squad. */
const PLACES: Readonly<Record<string, 'club' | 'line-up' | 'tactics'>> = {
  'club-unknown': 'club',
  'same-club': 'club',
  'line-up-malformed': 'line-up',
  'pitch-size': 'line-up',
  'keepers-on-pitch': 'line-up',
  'tactics-malformed': 'tactics',
  'tactics-too-early': 'tactics',
  'free-choice-not-agreed': 'tactics',
  'any-eleven-not-agreed': 'tactics',
  'colour-unknown': 'tactics',
  'colour-white': 'tactics',
  'order-missing': 'tactics',
  'cards-missing': 'tactics',
  'tactic-unknown': 'tactics',
  'closing-card-in-deck': 'tactics',
  'tactic-twice': 'tactics',
  'deck-size': 'tactics',
  'deck-powers': 'tactics',
}

/** Where the deck is put together, by how its cards are chosen. */
const DECKS = { usual: UsualDeck, free: FreeDeck, any: AnyDeck } as const

const STRANGERS = ['footballer-unknown', 'footballer-of-other-club', 'footballer-twice']

/** §3, §4 Where a coach picks fifteen of thirty men, lines eleven of them up and packs his tactic cards. */
export function FinaleBuilder({
  seat,
  options,
  build: raw,
  refusals,
  words,
  language,
  change,
}: BuilderProps) {
  const text = finaleSetupTexts[language]
  const terms = termsOf(options, seat)
  const build = fitted(readBuild(raw, seat), terms)
  const men = menOf(terms.set, build.club)
  const Deck = DECKS[terms.tactics]
  // Whoever looks at the other club and comes back finds his squad as he left it.
  const left = useRef<Partial<Record<Club, FinaleBuild>>>({})
  const at = (place: 'club' | 'squad' | 'line-up' | 'tactics') => (
    <Reasons
      game="finale"
      refusals={refusals.filter(({ code }: Refusal) => (PLACES[code] ?? 'squad') === place)}
      words={words}
      language={language}
    />
  )
  const changeClub = (club: Club) => {
    left.current[build.club] = build
    const squad = left.current[club] ?? fairBuild(club, seat, options, terms)
    change({ ...squad, ...(build.tactics && { tactics: build.tactics }) })
  }
  const tidy = () => {
    const known = new Set(men.map(({ id }) => id))
    const once = (ids: readonly string[]) => ids.filter((id) => known.delete(id))
    change({ ...build, pitch: once(build.pitch), bench: once(build.bench) })
  }
  const telling = { words, language }
  return (
    <div className="stack fb-builder">
      <Segments
        legend={text.club}
        silent
        choices={CLUBS.map((id) => ({
          id,
          name: (
            <span className="fb-club tag">
              <Crest club={id} /> {words.nameOf(id)}
            </span>
          ),
        }))}
        chosen={build.club}
        choose={changeClub}
      />
      {at('club')}
      <SquadBudget build={build} men={men} terms={terms} {...telling} />
      {at('squad')}
      {refusals.some(({ code }) => STRANGERS.includes(code)) && (
        <button type="button" className="button" onClick={tidy}>
          {text.tidy}
        </button>
      )}
      <div className="grid loose fb-dressing">
        <div className="stack fb-lining">
          <LineUp build={build} men={men} change={change} {...telling} />
          {at('line-up')}
        </div>
        <SquadList build={build} men={men} change={change} {...telling} />
      </div>
      <section className="stack fb-deck">
        <h3>{text.cards}</h3>
        {at('tactics')}
        {!terms.sealed ? (
          <p className="quiet">{text.chosenLater}</p>
        ) : (
          <Deck build={build} set={terms.set} change={change} {...telling} />
        )}
      </section>
    </div>
  )
}
