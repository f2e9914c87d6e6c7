import type { PlayerType } from '@libero/hat-trick'
import { CARD_IDS, deckOf, KNOWN, OUR_CARDS, OUR_EXPANSION } from '@libero/hat-trick'
import { conditionWords, originWords, skillWords, TEXTS } from '@libero/hat-trick/text'
import { partsOf } from '@libero/hat-trick/view'
import type { Language } from '@libero/kernel/words'
import { capital, entry, fill } from '@libero/kernel/words'
import type { CardGroup } from '../../../face.ts'
import { cardWords, styleCardWords, typeWords } from '../table/wording.ts'
import { hatTrickTexts } from '../text.ts'
import { budgets, events, keepers, teamCards } from './browser-box.tsx'
import type { ManFace } from './cards.tsx'
import { ActionCard, ManCard, ShootingCardPicture, StyleCardPicture } from './cards.tsx'
import { Flag } from './flag.tsx'
import './browser.css'

/** Every card of the box, with what is printed on it and where its values come from. */
export const cards = (language: Language): readonly CardGroup[] => [
  players(language),
  actions(language),
  shooting(language),
  keeping(language),
  keepers(language),
  teams(language),
  types(language),
  styles(language),
  teamCards(language),
  budgets(language),
  events(language),
]

const sideOfNumber = (number: number) => (number % 2 === 0 ? 'left' : 'right') as 'left' | 'right'

interface BothProps {
  readonly number: number | string
  readonly side: 'left' | 'right'
  readonly plain: ManFace
  readonly better: ManFace
  readonly name?: string
}

/** Both sides of a card beside each other. */
function BothSides({ number, side, plain, better, name }: BothProps) {
  return (
    <span className="row">
      {[false, true].map((gold) => (
        <span key={String(gold)} className="ht-browsed">
          <ManCard
            seat={0}
            number={number}
            side={side}
            face={gold ? better : plain}
            gold={gold}
            name={name}
          />
        </span>
      ))}
    </span>
  )
}

function players(language: Language): CardGroup {
  const text = hatTrickTexts[language]
  return {
    heading: text.browser.players,
    about: text.browser.playersAbout,
    cards: OUR_CARDS.players.map(({ number, regular, star, source }) => ({
      id: String(number),
      name: capital(
        `${entry(TEXTS[language].players, number)?.man}, ${entry(TEXTS[language].players, number)?.role}`,
      ),
      picture: <BothSides number={number} side={sideOfNumber(number)} plain={regular} better={star} />,
      words: [
        `${capital(text.regular)}: ${fill(text.footballs, { ...regular })}`,
        `${capital(text.star)}: ${fill(text.footballs, { ...star })}`,
        capital(text.sides[sideOfNumber(number)]),
      ],
      source: originWords(language, KNOWN.player, source),
    })),
  }
}

function actions(language: Language): CardGroup {
  const text = hatTrickTexts[language]
  const deck = deckOf(OUR_CARDS.actions)
  const { source } = OUR_CARDS.actions
  return {
    heading: text.browser.actions,
    about: text.browser.actionsAbout,
    cards: CARD_IDS.map((card, code) => {
      const { kind, power, side } = partsOf(card)
      const { kindWords } = cardWords(card, language)
      return {
        id: card,
        name: capital(
          fill(TEXTS[language].card, { kind: kindWords, power, side: TEXTS[language].flanks[side] }),
        ),
        picture: (
          <span className="ht-browsed">
            <ActionCard card={card} {...cardWords(card, language)} />
          </span>
        ),
        words: [text.about[kind], text.mover[side], fill(text.browser.copies, { count: deck[code] ?? 0 })],
        source: originWords(language, KNOWN.actions, source),
      }
    }),
  }
}

function shooting(language: Language): CardGroup {
  const text = hatTrickTexts[language]
  const { kinds, corners } = TEXTS[language]
  return {
    heading: text.browser.shooting,
    about: text.browser.shootingAbout,
    cards: OUR_CARDS.shooting.map(({ kind, corner, plus, source }) => {
      const name = capital(fill(text.browser.shootingCard, { kind: kinds[kind], corner: corners[corner] }))
      return {
        id: `${kind}-${corner}`,
        name,
        picture: <ShootingCardPicture kind={kind} corner={corner} plus={plus} words={name} />,
        words: [fill(text.browser.plus, { plus })],
        source: originWords(language, KNOWN.shooting(kind, plus), source),
      }
    }),
  }
}

function keeping(language: Language): CardGroup {
  const text = hatTrickTexts[language]
  const { keeping: draws } = OUR_CARDS
  return {
    heading: text.browser.keeping,
    about: text.browser.keepingAbout,
    cards: (['final', 'secondLast'] as const).flatMap((line) =>
      (['middle', 'wing'] as const).map((where) => ({
        id: `${line}-${where}`,
        name: text.browser.keepingFields[`${line}-${where}`],
        picture: (
          <span className="tag ht-draws">
            {Array.from({ length: draws[line][where] }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards seen from behind are all alike
              <i key={i} />
            ))}
          </span>
        ),
        words: [fill(text.browser.draws, { count: draws[line][where] })],
        source: originWords(language, KNOWN.keeping(line, where), draws.source),
      })),
    ),
  }
}

function teams(language: Language): CardGroup {
  const text = hatTrickTexts[language]
  return {
    heading: text.browser.teams,
    about: text.browser.teamsAbout,
    cards: OUR_CARDS.teams.map(({ id, stars, source }) => ({
      id,
      name: entry(TEXTS[language].teams, id) ?? id,
      picture: <Flag team={id} className="ht-flag-large" />,
      words: [
        fill(text.browser.stars, {
          numbers: stars.map((number) => (number === 1 ? text.browser.keeperStar : number)).join(', '),
        }),
      ],
      source: text.sources[source],
    })),
  }
}

/** §21.3 Gold costs one star more unless the card says otherwise. */
const goldPrice = ({ price, goldPrice: own }: PlayerType): number => own ?? price + 1

function types(language: Language): CardGroup {
  const text = hatTrickTexts[language]
  const { expansion } = TEXTS[language]
  return {
    heading: text.browser.types,
    about: text.browser.typesAbout,
    cards: OUR_EXPANSION.types.map((type) => {
      const { name, short } = typeWords(language, type.id)
      const [number] = type.numbers
      const side = (face: 'silver' | 'gold') =>
        `${capital(expansion.sides[face])} (${fill(text.footballs, {
          attack: type[face].attack,
          defence: type[face].defence,
        })}): ${skillWords(type[face].skill, expansion.skills)}`
      return {
        id: type.id,
        name,
        picture: (
          <BothSides
            number={type.numbers.join('/') || '–'}
            side={sideOfNumber(number ?? 0)}
            plain={type.silver}
            better={type.gold}
            name={short}
          />
        ),
        words: [
          side('silver'),
          side('gold'),
          [
            capital(type.numbers.join('/') || text.browser.anyNumber),
            expansion.shields[type.shield],
            fill(text.browser.price, { silver: type.price, gold: goldPrice(type) }),
            fill(text.browser.inTheBox, { count: type.copies }),
          ].join(' · '),
        ],
        source: originWords(language, KNOWN.type(type.id), type.source),
      }
    }),
  }
}

function styles(language: Language): CardGroup {
  const text = hatTrickTexts[language]
  const { expansion } = TEXTS[language]
  return {
    heading: text.browser.styles,
    about: text.browser.stylesAbout,
    cards: OUR_EXPANSION.styles.map(({ id, style, source }) => {
      const { name, text: does, quote } = styleCardWords(language, id)
      return {
        id,
        name,
        picture: (
          <span className="ht-browsed" data-style>
            <StyleCardPicture heading={expansion.styles[style].name} name={name} ink={style} />
          </span>
        ),
        words: [
          does,
          quote,
          fill(text.browser.wonBy, { condition: conditionWords(style, OUR_EXPANSION, expansion) }),
        ],
        source: text.sources[source],
      }
    }),
  }
}
