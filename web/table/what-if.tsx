import type { Prospect } from '@libero/bots/prospect'
import {
  chanceWords,
  figureWords,
  percentWords,
  rangeWords,
  sourceWordsOf,
  waysInPercent,
} from '@libero/bots/prospect'
import type { Wording } from '@libero/kernel/words'
import { entry } from '@libero/kernel/words'
import type { CSSProperties } from 'react'
import { useLanguage } from '../app/hooks.ts'
import './what-if.css'

/** An option and what will probably come of it. */
export interface Foreseen {
  readonly action: string
  readonly name: string
  readonly prospect: Prospect
}

interface WhatIfProps {
  readonly seen: Foreseen
  /** What else could be chosen, to compare. */
  readonly others: readonly Foreseen[]
  readonly words: Wording
  readonly rival: string
  /** What tells the choices apart where their chances do not: then it is this that is compared. */
  readonly parting?: string | undefined
  /** What it mostly fails by. */
  readonly cause?: string | undefined
  /** What it does as things stand. */
  readonly help?: readonly string[] | undefined
  /** What its chance comes from, where there is room for it. */
  readonly reasons?: readonly string[]
}

/** What is rarer needs no sentence of its own. */
const WORTH_A_REASON = 0.05

/** What a die comes to is not broken between two lines: '2–3'. */
const inOneLine = (name: string): string => name.replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')

/** What will probably happen if this is chosen: the chance in words, how it can end, and how that was found. */
export function WhatIf(props: WhatIfProps) {
  const { seen, others, words, rival, parting, cause, help = [], reasons = [] } = props
  const language = useLanguage()
  const { prospect, name } = seen
  const why = words.prospects.because ?? {}
  const because = prospect.ways.flatMap(({ way, share }) =>
    share >= WORTH_A_REASON ? (entry(why, `${prospect.of}/${way}`) ?? entry(why, way) ?? []) : [],
  )
  return (
    <section className="what-if" data-what-if={help.length > 0 ? 'helps' : ''} aria-label={name}>
      <h2 className="what-if-name">{inOneLine(name)}</h2>
      <p className="line what-if-chance">
        <b>{chanceWords(prospect, language)}</b>{' '}
        <span>
          {entry(words.prospects.of, prospect.of)}{' '}
          <small className="dim unbroken">{rangeWords(prospect, language)}</small>
        </span>
      </p>
      <span className="flex what-if-bar cut" aria-hidden="true">
        <Bar prospect={prospect} />
      </span>
      <ul className="plain what-if-ways flex dim">
        {waysInPercent(prospect).map(({ way, percent, tone }) => (
          <li key={way}>
            <i
              className="what-if-tone what-if-dot"
              data-tone={tone}
              style={striped(prospect, way)}
              aria-hidden="true"
            />{' '}
            {entry(words.prospects.ways, way)} <b>{percentWords(percent, language)}</b>
          </li>
        ))}
      </ul>
      {[...(cause ? [cause] : []), ...because, ...help].map((sentence) => (
        <p key={sentence} className="what-if-help">
          {sentence}
        </p>
      ))}
      {reasons.map((sentence) => (
        <p key={sentence} className="what-if-help" data-unseen="tall low">
          {sentence}
        </p>
      ))}
      {others.length > 0 && (
        <dl className="grid what-if-others dim level">
          {others.map((other) => (
            <div key={other.action} className="boxless">
              <dt className="clip">{other.name}</dt>
              <dd className="flex what-if-bar cut" aria-hidden="true">
                <Bar prospect={other.prospect} />
              </dd>
              <dd>{figureWords(other.prospect, parting, words.prospects, language)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="what-if-source">{sourceWordsOf(prospect, rival, language)}</p>
    </section>
  )
}

/** Another way of the same tone looks otherwise: striped, and a third the other way. */
function striped({ ways }: Prospect, name: string): CSSProperties | undefined {
  const tone = ways.find(({ way }) => way === name)?.tone
  const nth = ways.filter((each) => each.tone === tone).findIndex(({ way }) => way === name)
  return nth > 0 ? { backgroundImage: stripes(nth === 1 ? -45 : 45) } : undefined
}
const stripes = (degrees: number) =>
  `repeating-linear-gradient(${degrees}deg, var(--night) 0 3px, transparent 3px 7px)`

/** What never came has no part of it, what hardly ever did one that can be seen. */
const Bar = ({ prospect }: { readonly prospect: Prospect }) =>
  prospect.ways
    .filter(({ share }) => share > 0)
    .map(({ way, share, tone }) => (
      <i
        key={way}
        className="what-if-tone"
        data-tone={tone}
        style={{ flexGrow: share, ...striped(prospect, way) }}
      />
    ))

/** Why nothing can be foretold of what is looked at. */
export function NoFigure({ name, why }: { readonly name: string; readonly why: string }) {
  return (
    <section className="what-if" aria-label={name}>
      <h2 className="what-if-name">{inOneLine(name)}</h2>
      <p className="what-if-source">{why}</p>
    </section>
  )
}
