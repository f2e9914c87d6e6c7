import type { Colour, Line, Tactic } from '@libero/finale'
import { placesDrawn } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { Seen, SideSeen } from '@libero/finale/view'
import { deckOf, onPitch } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import { seatOf } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { capital, fill, listed } from '@libero/kernel/words'
import type { BoardProps, HandCard, Telling } from '../../../face.ts'
import { Target } from '../../../table/target.tsx'
import type { PackedColour } from '../builder/squad.ts'
import { PACKED } from '../builder/squad.ts'
import { finaleSetupTexts } from '../builder/text.ts'
import { CardBack, PlaceLetters, TACTIC, TacticCard } from '../cards/tactic.tsx'
import { printOf } from '../print.ts'
import { finaleFaceTexts } from '../text.ts'
import { clubOf, tacticWords } from './words.ts'
import './packing.css'

/** The cards of a colour, the strong ones first. */
const ofColour = (at: Telling, colour: Colour): readonly Tactic[] =>
  printOf(at.words)
    .set.tactics.filter((tactic) => tactic.colour === colour && !tactic.closing)
    .toSorted((a, b) => b.power - a.power)

/** §4.4, §4.10 Whether cards are chosen one by one, and not a colour. */
const packsCards = ({ tactics }: Seen): boolean => tactics !== undefined

/** How wide six cards of a colour are for their height. */
const PACK = 0.8

/** §4.8 What can be chosen from: the colours that go with white, or every card that is left. */
export function cardsToPack(s: Seen, near: Seat, at: Telling): readonly HandCard[] {
  const side = s.sides[near]
  // What he chooses from is nobody's to see but his own.
  const isOwn = s.viewer === 'omniscient' || (s.viewer !== 'spectator' && seatOf(s.viewer) === near)
  if (!isOwn) return []
  if (packsCards(s)) return cardsLeft(side, near, at)
  return PACKED.map((colour) => ({
    target: `pack/${near}/${colour}`,
    label: [packWords(colour, at), ownWords(side, colour, at)].filter(Boolean).join('; '),
    aspect: PACK,
    picture: (
      <Pack
        colour={colour}
        at={at}
        isChosen={isChosen(side, colour, at)}
        own={ownWords(side, colour, at, true)}
      />
    ),
  }))
}

const isChosen = (side: SideSeen, colour: Colour, at: Telling): boolean =>
  deckOf(side).some((id) => printOf(at.words).tactic(id)?.colour === colour)

function cardsLeft(side: SideSeen, near: Seat, at: Telling): readonly HandCard[] {
  const chosen = new Set(deckOf(side))
  return printOf(at.words)
    .set.tactics.filter(({ id, closing }) => !closing && !chosen.has(id))
    .toSorted((a, b) => b.power - a.power)
    .map((tactic) => ({
      target: `hand/${near}/${tactic.id}`,
      label: tacticWords(tactic.id, at),
      aspect: TACTIC,
      picture: <TacticCard tactic={tactic} name={at.words.nameOf(tactic.id)} language={at.language} />,
    }))
}

/** 'Red: Storm Warning 5, Trident 4 and …' */
function packWords(colour: Colour, at: Telling): string {
  const { colours, and } = TEXTS[at.language]
  const cards = ofColour(at, colour).map(({ id, power }) => `${at.words.nameOf(id)} ${power}`)
  return `${capital(colours[colour])}: ${listed(cards, and)}`
}

/** The line of which a colour asks for most; the balanced one has none. */
const LINE_OF: Readonly<Partial<Record<PackedColour, Exclude<Line, 'keeper'>>>> = {
  yellow: 'defence',
  blue: 'midfield',
  red: 'attack',
}

/** §4.3 'your strikers: only 2 (4, 3)': a colour makes sense for whoever is strong in its line and has men to spare. */
function ownWords(side: SideSeen, colour: PackedColour, at: Telling, isBrief = false): string | undefined {
  const ofColours = LINE_OF[colour]
  if (ofColours === undefined) return undefined
  const { ownMen, ownBriefly, few } = finaleFaceTexts[at.language]
  const men = onPitch(side).filter(({ line }) => line === ofColours)
  const strengths = men.map(({ strength }) => strength).sort((a, b) => b - a)
  const most = Math.max(...ofColour(at, colour).map((tactic) => askedFor(tactic, ofColours)))
  return fill(isBrief ? ownBriefly : ownMen[ofColours], {
    count: men.length > most ? men.length : fill(few, { count: men.length }),
    strengths: strengths.join(', '),
  })
}

/** How many men of a line one attack with this card asks for. */
const askedFor = (tactic: Tactic, line: Line): number =>
  [...placesDrawn(tactic, 'buildUp', 'attack'), ...placesDrawn(tactic, 'finish', 'attack')].filter(
    ({ place, again }) => place === line && again === undefined,
  ).length

/** §4.3, §4.1 '5 Full Throttle, …': the white cards, and the closing card apart. */
function whiteWords(at: Telling): string {
  const { set } = printOf(at.words)
  const closing = set.tactics.find((tactic) => tactic.closing)
  const named = ({ id, power }: Tactic) => `${power}\u00a0${at.words.nameOf(id)}`
  const cards = ofColour(at, 'white').map(named).join(', ')
  return fill(finaleFaceTexts[at.language].whites, { cards, closing: closing ? named(closing) : '' })
}

interface PackProps {
  readonly colour: PackedColour
  readonly at: Telling
  readonly isChosen: boolean
  /** Whom its coach has for it. */
  readonly own: string | undefined
}

/** Six cards of a colour as one: power, name and whom each asks for. Drawn, not written: its target says the words. */
function Pack({ colour, at, isChosen, own }: PackProps) {
  const { colours } = TEXTS[at.language]
  return (
    <span
      className={`block finale-paper finale-pack finale-colour-${colour}`}
      data-chosen={isChosen || undefined}
      aria-hidden="true"
    >
      <span className="finale-pack-name block">{capital(colours[colour])}</span>
      <span
        className="block finale-pack-about"
        data-shown={finaleSetupTexts[at.language].coloursAbout[colour]}
      />
      {own && <span className="finale-pack-about block" data-shown={own} data-unseen="tall low" />}
      {ofColour(at, colour).map((tactic) => (
        <span key={tactic.id} className="grid finale-pack-card">
          <b data-shown={tactic.power} />
          <span className="clip" data-shown={at.words.nameOf(tactic.id)} />
          <Letters tactic={tactic} language={at.language} />
        </span>
      ))}
    </span>
  )
}

/** 'DF MF · ST': whom an attack with the card asks for, in build-up and finish. */
const Letters = ({ tactic, language }: { readonly tactic: Tactic; readonly language: Language }) => (
  <span className="finale-pack-places">
    <PlaceLetters tactic={tactic} field="buildUp" side="attack" language={language} />
    <span data-shown=" · " />
    <PlaceLetters tactic={tactic} field="finish" side="attack" language={language} />
  </span>
)

/** All six cards of a colour, each in full. */
export function PackDetail({ colour, ...board }: BoardProps<Seen> & { readonly colour: string }) {
  const known = PACKED.find((each) => each === colour)
  if (!known) return null
  const { colours } = TEXTS[board.language]
  return (
    <div>
      <p className="finale-detail-name">
        {capital(colours[known])} <small>{finaleSetupTexts[board.language].coloursAbout[known]}</small>
      </p>
      <p className="what-if-help">{whiteWords(board)}</p>
      <ul className="plain grid finale-pack-list">
        {ofColour(board, known).map((tactic) => (
          <li key={tactic.id} className="grid">
            <span className="unseen">{tacticWords(tactic.id, board)}</span>
            <TacticCard tactic={tactic} name={board.words.nameOf(tactic.id)} language={board.language} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In the middle of the pitch: a deck face down once a coach has chosen, and for himself what he has chosen so far. */
export function Packed({ seat, ...board }: BoardProps<Seen> & { readonly seat: Seat }) {
  const { language, view: s } = board
  const side = s.sides[seat]
  const text = finaleFaceTexts[language]
  const isDone = !s.awaiting.includes(side.seat)
  const chosen = packsCards(s) && !isDone ? deckOf(side) : []
  const print = printOf(board.words)
  const words = isDone ? text.hasPacked : text.packs
  return (
    <div className="flex finale-lying yields">
      <Target
        id={`lying/${seat}`}
        label={`${clubOf(s, seat, board)}: ${capital(words)}`}
        className="finale-lying-card grid yields fills"
        flip=""
      >
        {isDone ? <CardBack club={side.club} /> : <span className="finale-no-card" aria-hidden="true" />}
      </Target>
      {chosen.length > 0 && (
        <ol
          className="plain flex finale-powers stiff amid"
          aria-label={fill(text.chosenSoFar, { count: chosen.length })}
        >
          {chosen.map((id) => (
            <li key={id}>
              <Target id={`hand/${seat}/${id}`} label={tacticWords(id, board)}>
                <span
                  className={`centred finale-power-chip finale-colour-${print.tactic(id)?.colour}`}
                  data-shown={print.tactic(id)?.power}
                />
              </Target>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
