import { KINDS } from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import type { Language } from '@libero/kernel/words'
import { capital } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { LegendEntry } from '../../../face.ts'
import { Football } from '../../../parts/football.tsx'
import { CardMark } from '../../../parts/marks.tsx'
import { ActionCard, CardBack, KeeperCard, ManCard } from '../cards/cards.tsx'
import { hatTrickTexts } from '../text.ts'
import { LineNumber, LineSum } from './foot.tsx'
import './legend.css'
import { hatTrickLegendTexts } from './legend-text.ts'
import { Mark, Way } from './man.tsx'
import { cardWords } from './wording.ts'

const MEN = {
  attack: { attack: 3, defence: 0 },
  defence: { attack: 0, defence: 3 },
  both: { attack: 2, defence: 1 },
}

/** Every symbol of the table, drawn by what draws it there. */
export function legend(language: Language): readonly LegendEntry[] {
  const text = hatTrickLegendTexts[language]
  const table = hatTrickTexts[language]
  const boxed = (picture: ReactNode) => <span className="ht-legend-card holds">{picture}</span>
  const man = (face: keyof typeof MEN, more: { gold?: boolean; marks?: ReactNode } = {}) => (
    <ManCard seat={0} number={7} side="left" face={MEN[face]} gold={false} {...more} />
  )
  const mark = (is: 'yellow' | 'red' | 'change') => (
    <span className="ht-legend-mark">
      <CardMark mark={is} words={text[is].name} />
    </span>
  )
  const action = (card: string) => boxed(<ActionCard card={card} {...cardWords(card, language)} />)
  return [
    { picture: boxed(man('attack')), ...text.attack },
    { picture: boxed(man('defence')), ...text.defence },
    {
      picture: boxed(<ManCard seat={1} number={7} side="right" face={MEN.both} gold={false} />),
      ...text.side,
    },
    { picture: boxed(man('both', { gold: true })), ...text.star },
    {
      picture: boxed(
        <>
          {man('both')}
          <Way way="forward" side="left" />
        </>,
      ),
      ...text.way,
    },
    {
      picture: boxed(<KeeperCard seat={0} star={false} />),
      name: capital(table.keeper),
      words: table.keeperAbout,
    },
    {
      picture: boxed(<KeeperCard seat={0} star />),
      name: capital(table.starKeeper),
      words: table.starKeeperAbout,
    },
    ...KINDS.map((kind) => ({
      picture: action(`${kind}-3-left`),
      name: capital(TEXTS[language].kinds[kind]),
      words: table.about[kind],
    })),
    { picture: action('short-4-right'), ...text.power },
    { picture: boxed(<CardBack seat={0} />), ...text.faceDown },
    { picture: <Football className="ht-legend-ball" />, ...text.ball },
    { picture: <LineNumber line={2} hasBall />, ...text.line },
    {
      picture: <LineSum near={0} attacker={0} before={[{ players: 5 }, { players: 3 }]} mark="here" />,
      ...text.sum,
    },
    { picture: mark('yellow'), ...text.yellow },
    { picture: mark('red'), ...text.red },
    { picture: mark('change'), ...text.change },
    { picture: boxed(man('both', { marks: <Mark is="captain" /> })), ...text.captain },
    { picture: boxed(man('both', { marks: <Mark is="prevented" /> })), ...text.prevented },
    { picture: boxed(man('both', { marks: <Mark is="lasting" /> })), ...text.lasting },
  ]
}
