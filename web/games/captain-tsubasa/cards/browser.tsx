import { EXHAUSTION_ID, stopsOf, TEAMS, TOKENS } from '@libero/captain-tsubasa'
import { originWords, specialOriginWords } from '@libero/captain-tsubasa/text'
import type { Language, Wording } from '@libero/kernel/words'
import { capital, fill, sourceWords } from '@libero/kernel/words'
import type { CardGroup } from '../../../face.ts'
import type { Print } from '../print.ts'
import { matchWords, printOf } from '../print.ts'
import { MangaCard, Panel, SpecialCard } from './cards.tsx'

type Shown = CardGroup['cards'][number]

/** Every card, with what it does in full words and where each fact about it comes from. */
export function cards(language: Language): readonly CardGroup[] {
  const print = printOf({ language, words: matchWords(language, undefined) as Wording })
  const { set, text } = print
  const { groups } = text
  const shown = (ids: readonly { readonly id: string }[]) => ids.map(({ id }) => shownCard(print, id))
  return [
    ...TEAMS.map((team) => ({
      heading: fill(groups.starting, { team: print.team(team) }),
      cards: shown(set.starting.filter((card) => card.team === team)),
    })),
    ...([1, 2] as const).map((half) => ({
      heading: fill(groups.match, { half }),
      about: groups.matchAbout,
      cards: shown(set.match.filter((card) => card.half === half)),
    })),
    { heading: groups.motivation, cards: shown(set.motivation) },
    { heading: groups.transfers, cards: shown(set.transfers) },
    {
      heading: groups.exhaustion,
      about: groups.exhaustionAbout,
      cards: [
        {
          id: EXHAUSTION_ID,
          name: print.name(EXHAUSTION_ID),
          picture: <MangaCard print={print} id={EXHAUSTION_ID} />,
          words: [text.noAbility],
          source: sourceWords(print.language, 'rulebook'),
        },
      ],
    },
    { heading: groups.specials, about: groups.specialsAbout, cards: specials(print) },
  ]
}

function shownCard(print: Print, id: string): Shown {
  const { text } = print
  const card = print.card(id)
  const kit = card?.kind !== 'match' && card?.team ? (card.team === TEAMS[0] ? 0 : 1) : undefined
  const abilities = print.abilities(id).map((ability) => print.sentence(ability))
  const price = print.price(id).map(([token, count]) => `${count} ${print.tokenWords(token, count)}`)
  return {
    id,
    name: print.name(id),
    picture: <MangaCard print={print} id={id} kit={kit} isOnOffer />,
    words: [
      TOKENS.map((token) => `${capital(print.kindOfToken(token))} ${print.valueWords(id, token)}`).join(', '),
      ...(abilities.length > 0 ? abilities : [text.noAbility]),
      ...(price.length > 0 ? [`${text.costs}: ${price.join(', ')}`] : []),
      ...(card?.of === undefined ? [] : [fill(text.replaces, { player: print.name(card.of) })]),
      ...(card && 'advanced' in card && card.advanced ? [text.advanced] : []),
    ],
    ...(card && { source: originWords(print.language, card) }),
  }
}

function specials(print: Print): readonly Shown[] {
  const { set, text, game } = print
  const picture = (id: string, team: (typeof TEAMS)[number]) => {
    const actor = print.actorOf(id, team)
    return (
      <SpecialCard kit={team === TEAMS[0] ? 0 : 1} name={print.name(id)} hue={print.hueOf(id)}>
        {actor !== undefined && <Panel print={print} id={print.fierce(actor)} />}
      </SpecialCard>
    )
  }
  const shots = set.shots.map((shot) => ({
    id: shot.id,
    name: print.name(shot.id),
    picture: picture(shot.id, shot.team),
    words: [`${print.team(shot.team)} · ${game.names.kinds['special-shot']}`],
    source: specialOriginWords(print.language, shot),
  }))
  const defences = set.defences.map((defence) => ({
    id: defence.id,
    name: print.name(defence.id),
    picture: picture(defence.id, defence.team),
    words: [
      `${print.team(defence.team)} · ${game.names.kinds['special-defence']}`,
      ...stopsOf(defence).map((shot) => fill(text.stops, { shot: print.name(shot) })),
    ],
    source: specialOriginWords(print.language, defence),
  }))
  return [...shots, ...defences]
}
