import type { Ability } from '@libero/captain-tsubasa'
import { OUR_CARDS, TOKENS } from '@libero/captain-tsubasa'
import { abilityBrief, abilityWords, TEXTS } from '@libero/captain-tsubasa/text'
import type { Language } from '@libero/kernel/words'
import { capital } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { LegendEntry } from '../../../face.ts'
import { CardMark } from '../../../parts/marks.tsx'
import { AbilitySign, MustSign, TokenSign, WhenSign } from '../cards/symbols.tsx'
import './legend.css'
import { captainTsubasaLegendTexts } from './legend-text.ts'
import { PileSign, StopSign } from './side.tsx'

/** One example of each thing a card can do, the plainest, without what goes along with it: that has its own signs. */
const DEEDS: readonly Ability[] = [
  ...new Map(
    [OUR_CARDS.starting, OUR_CARDS.match, OUR_CARDS.motivation, OUR_CARDS.transfers]
      .flat()
      .flatMap(({ abilities }) => abilities)
      .filter((ability) => ability.do !== 'gain' || ability.tokens.length === 1)
      .map((ability): [string, Ability] => [ability.do, bare(ability)]),
  ).values(),
]

function bare(ability: Ability): Ability {
  const { when: _when, must: _must, ...deed } = ability
  return deed as Ability
}

const MUSTS = ['exhaust', 'book', 'discard', 'remove'] as const
const WHENS = ['attacking', 'defending'] as const
const PILES = ['hand', 'deck', 'discard'] as const

/** Every symbol of the table, drawn by what draws it there. */
export function legend(language: Language): readonly LegendEntry[] {
  const text = captainTsubasaLegendTexts[language]
  const { abilities } = TEXTS[language]
  const onGrass = (sign: ReactNode) => <span className="ct-legend-sign">{sign}</span>
  const onPaper = (sign: ReactNode) => <span className="centred rounded ct-legend-paper">{sign}</span>
  return [
    ...TOKENS.map((token) => ({ picture: onGrass(<TokenSign token={token} />), ...text.tokens[token] })),
    ...WHENS.map((when) => ({ picture: onPaper(<WhenSign when={when} />), ...text.whens[when] })),
    ...MUSTS.map((must) => ({ picture: onPaper(<MustSign must={must} />), ...text.musts[must] })),
    ...DEEDS.map((ability) => ({
      picture: onPaper(<AbilitySign ability={ability} />),
      name: capital(abilityBrief(ability, abilities)),
      words: abilityWords(ability, abilities, OUR_CARDS),
    })),
    ...PILES.map((pile) => ({ picture: <PileSign pile={pile} />, ...text.piles[pile] })),
    { picture: onGrass(<CardMark mark="yellow" words={text.yellow.name} />), ...text.yellow },
    { picture: onGrass(<CardMark mark="red" words={text.red.name} />), ...text.red },
    { picture: onGrass(<StopSign words={text.stopped.name} />), ...text.stopped },
  ]
}
