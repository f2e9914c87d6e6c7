import type { FinaleOptions } from '@libero/finale'
import { BUDGET, TACTICS_CHOICES } from '@libero/finale'
import type { Pair } from '@libero/kernel'
import { isNameAlone } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { useTexts } from '../../../app/hooks.ts'
import { appTexts } from '../../../app/text.ts'
import type { OptionsProps } from '../../../face.ts'
import { Agreement, Counter, Reasons, Segments } from '../../../parts/agree.tsx'
import { agreedOn, readOptions } from './squad.ts'
import { finaleSetupTexts } from './text.ts'
import './builder.css'

/** Hardly anybody can be paid below the first, and everybody above the second. */
const LEAST_POINTS = 40
const MOST_POINTS = 80
const MOST_GOALS = 20

const TIES = ['none', 'first', 'second'] as const

/** §3.7, §4.4, §4.9, §4.10, §8.1, §9.2, §10.2, §11.1, §12 What both coaches of Finale agree on. */
export function FinaleOptionsForm({ options: raw, refusals, words, language, change }: OptionsProps) {
  const text = finaleSetupTexts[language]
  const app = useTexts(appTexts)
  const options = readOptions(raw)
  const { budget = [BUDGET, BUDGET], tie, cards } = options
  const agree = (part: Partial<FinaleOptions>) => change(agreedOn({ ...options, ...part }))
  const purse = (points: Pair<number>) => agree({ budget: points })
  const chosenTie = tie?.leg === 1 ? 'first' : tie?.leg === 2 ? 'second' : 'none'
  const chooseTie = (kind: (typeof TIES)[number]) => {
    const { tie: _, ...rest } = options
    if (kind === 'none') change(agreedOn(rest))
    else {
      const awayGoals = tie?.awayGoals === true && { awayGoals: true }
      agree({ tie: kind === 'first' ? { leg: 1, ...awayGoals } : { leg: 2, firstLeg: [0, 0], ...awayGoals } })
    }
  }
  return (
    <div className="stack fb-options">
      <Segments
        legend={text.tactics}
        choices={TACTICS_CHOICES.map((id) => ({
          id,
          name: text.tacticsKinds[id],
          about: text.tacticsAbout[id],
        }))}
        chosen={options.tactics ?? 'usual'}
        choose={(tactics) => agree({ tactics })}
      />
      <Agreement
        name={text.sealed}
        about={text.sealedAbout}
        agreed={options.sealed === true}
        change={(sealed) => agree({ sealed })}
      />
      <Agreement
        name={text.extraTime}
        about={text.extraTimeAbout}
        agreed={options.extraTime === true}
        change={(extraTime) => agree({ extraTime })}
      />
      <Segments
        legend={text.hazardOrder}
        choices={(['coach', 'squad'] as const).map((id) => ({
          id,
          name: text.hazardOrders[id],
          about: text.hazardOrdersAbout[id],
        }))}
        chosen={options.hazardOrder ?? 'coach'}
        choose={(hazardOrder) => agree({ hazardOrder })}
      />
      <Agreement
        name={text.keeperChanges}
        about={text.keeperChangesAbout}
        agreed={options.keeperChanges === true}
        change={(keeperChanges) => agree({ keeperChanges })}
      />
      <Agreement
        name={text.benchTakers}
        about={text.benchTakersAbout}
        agreed={options.benchTakers === true}
        change={(benchTakers) => agree({ benchTakers })}
      />
      <fieldset className="plain fb-fields dim">
        <legend>{text.budget}</legend>
        <div className="row">
          <Counter
            label={app.home}
            value={budget[0]}
            least={LEAST_POINTS}
            most={MOST_POINTS}
            less={text.less}
            more={text.more}
            change={(points) => purse([points, budget[1]])}
          />
          <Counter
            label={app.away}
            value={budget[1]}
            least={LEAST_POINTS}
            most={MOST_POINTS}
            less={text.less}
            more={text.more}
            change={(points) => purse([budget[0], points])}
          />
        </div>
        <small>{text.budgetAbout}</small>
      </fieldset>
      <Segments
        legend={text.tie}
        choices={TIES.map((id) => ({ id, name: text.ties[id] }))}
        chosen={chosenTie}
        choose={chooseTie}
      />
      {tie?.leg === 2 && (
        <fieldset className="plain fb-fields dim">
          <legend>{text.firstLeg}</legend>
          <div className="row">
            {([0, 1] as const).map((seat) => (
              <Counter
                key={seat}
                label={seat === 0 ? text.firstLegHome : text.firstLegAway}
                value={tie.firstLeg[seat]}
                least={0}
                most={MOST_GOALS}
                less={text.less}
                more={text.more}
                change={(goals) =>
                  agree({
                    tie: {
                      ...tie,
                      firstLeg: seat === 0 ? [goals, tie.firstLeg[1]] : [tie.firstLeg[0], goals],
                    },
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      {tie && (
        <Agreement
          name={text.awayGoals}
          about={text.awayGoalsAbout}
          agreed={tie.awayGoals === true}
          change={(awayGoals) => agree({ tie: { ...tie, awayGoals } })}
        />
      )}
      {cards && (
        <p>
          {fill(isNameAlone(cards) ? text.olderCards : text.ownCards, {
            name: cards.name,
            version: cards.version,
          })}
        </p>
      )}
      <Reasons game="finale" refusals={refusals} words={words} language={language} />
    </div>
  )
}
