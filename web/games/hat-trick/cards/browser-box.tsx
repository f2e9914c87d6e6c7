import type { PlayerType } from '@libero/hat-trick'
import {
  CORNERS,
  KNOWN,
  keeperCards,
  MATCH_EVENTS,
  MENTALITIES,
  OUR_CARDS,
  OUR_EXPANSION,
  priceOf,
  teamPower,
  teamValue,
} from '@libero/hat-trick'
import { hatTrickBook } from '@libero/hat-trick/book'
import { coloursInWords, originWords, powerInWords, TEXTS } from '@libero/hat-trick/text'
import { SEATS } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { capital, entry, fill } from '@libero/kernel/words'
import type { CardGroup } from '../../../face.ts'
import { typeWords } from '../table/wording.ts'
import { hatTrickTexts } from '../text.ts'
import { BudgetCardPicture, EventCardPicture, KeeperCardPicture, TeamCardPicture } from './box-cards.tsx'

/** §7.5 The twelve keeper cards: three of a regular and three of a star for either coach. */
export function keepers(language: Language): CardGroup {
  const text = hatTrickTexts[language]
  const { corners, keeping: dives, expansion } = TEXTS[language]
  const { keeping } = OUR_CARDS
  return {
    heading: text.browser.keepers,
    about: text.browser.keepersAbout,
    cards: ([0, 1] as const).flatMap((seat) =>
      keeperCards(keeping).map((card) => {
        const { star, dive, symbols } = card
        const keeper = star ? text.starKeeper : text.browser.regularKeeper
        const colour = expansion.colours[seat === 0 ? 'blue' : 'red']
        return {
          id: `keeper-${SEATS[seat]}-${star ? 'star' : 'regular'}-${dive}`,
          name: capital(fill(text.browser.keeperCard, { keeper, dive: dives[dive], colour })),
          picture: <KeeperCardPicture {...card} seat={seat} words={capital(dives[dive])} />,
          words: CORNERS.map((corner) =>
            fill(text.browser.symbols[symbols[corner]], { corner: corners[corner] }),
          ),
          source: text.sources[keeping.source],
        }
      }),
    ),
  }
}

/** §21.2 The three budget cards: purses on one side, the price list on the other. */
export function budgets(language: Language): CardGroup {
  const text = hatTrickTexts[language]
  const { expansion } = TEXTS[language]
  const set = OUR_EXPANSION
  const price = ({ id }: PlayerType): string => `${typeWords(language, id).name} ${priceOf(id, false, set)}`
  return {
    heading: text.browser.budgets,
    about: text.browser.budgetsAbout,
    cards: MENTALITIES.map((mentality) => {
      const own = set.budgets.filter((budget) => budget.mentality === mentality)
      const name = capital(expansion.mentalities[mentality])
      const sources = [...new Set(own.map(({ source }) => source))]
      return {
        id: `budget-${mentality}`,
        name: fill(text.browser.budgetCard, { mentality: expansion.mentalities[mentality] }),
        picture: <BudgetCardPicture name={name} budgets={own} text={expansion} />,
        words: [
          ...own.map(({ rank, defensive, offensive, source }) =>
            fill(text.browser.purses, {
              rank: expansion.ranks[rank],
              defensive,
              offensive,
              source: sources.length > 1 ? ` (${text.sources[source]})` : '',
            }),
          ),
          fill(text.browser.priceList, {
            prices: set.types.map(price).join(', '),
            utility: priceOf('utility-man', true, set),
            keeper: set.keeper.goldPrice,
          }),
        ],
        source: sources.map((source) => text.sources[source]).join('; '),
      }
    }),
  }
}

/** §20 The six match events. */
export function events(language: Language): CardGroup {
  const text = hatTrickTexts[language]
  const { expansion } = TEXTS[language]
  return {
    heading: text.browser.events,
    about: text.browser.eventsAbout,
    cards: MATCH_EVENTS.map((event, i) => {
      const { name, about } = expansion.events[event]
      const paragraph = `20.${i + 1}`
      return {
        id: `event-${event}`,
        name,
        picture: <EventCardPicture event={event} name={name} />,
        words: [about, `§${paragraph}: ${entry(hatTrickBook[language].rules.paragraphs, paragraph) ?? ''}`],
        source: text.browser.eventSource,
      }
    }),
  }
}

/** §13.3 The team cards, with what their backs show. */
export function teamCards(language: Language): CardGroup {
  const text = hatTrickTexts[language]
  const { expansion, teams } = TEXTS[language]
  const set = OUR_EXPANSION
  return {
    heading: text.browser.teamCards,
    about: text.browser.teamCardsAbout,
    cards: set.teams.map((team) => {
      const { id, style, keeper, players: men, bench, captain, source } = team
      const called = (type: string, gold: boolean | undefined) =>
        typeWords(language, type).name + (gold ? ' *' : '')
      const power = teamPower(team, set)
      const value = teamValue(team, set)
      const colours = coloursInWords(expansion, team)
      return {
        // A national team of the base game has the same letters.
        id: `team-${id}`,
        name: entry(teams, id) ?? entry(expansion.teams, id) ?? id,
        picture: (
          <TeamCardPicture
            team={id}
            style={style}
            styleName={expansion.styles[style].name}
            value={value}
            colours={team.colours}
            power={power}
            text={expansion}
          />
        ),
        words: [
          `${expansion.styles[style].name} · ${keeper === 'gold' ? text.starKeeper : text.keeper} · ${text.captain} ${captain}`,
          fill(text.browser.power, { value, power: powerInWords(expansion, power) }),
          ...(colours === undefined ? [] : [fill(text.browser.colours, { colours })]),
          Object.entries(men)
            .map(([number, { type, gold }]) => `${number} ${called(type, gold)}`)
            .join(', '),
          fill(text.bench, { men: bench.map(({ type, gold }) => called(type, gold)).join(', ') }),
        ],
        source: originWords(language, KNOWN.team(id), source),
      }
    }),
  }
}
