import type { Bill, Draft, Mentality } from '@libero/hat-trick'
import {
  BENCH,
  bill,
  FIRST_ON_BENCH,
  fillSquad,
  LONGEST_NAME,
  MENTALITIES,
  NUMBERS,
  PURSES,
  RANKS,
  randomSquad,
  USUAL_CAPTAIN,
} from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import type { Checked, Refusal } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { CSSProperties } from 'react'
import { useId, useState } from 'react'
import type { BuilderProps, Telling } from '../../../face.ts'
import { Segments } from '../../../parts/agree.tsx'
import { Sign } from '../../../parts/marks.tsx'
import { Code } from './code.tsx'
import { agreedOn, freshChance, manAt, sorted, withMan } from './draft.ts'
import { LineUp } from './line-up.tsx'
import { purseColour, ShieldMark, typeWords, Why } from './parts.tsx'
import { Picker } from './picker.tsx'
import { KeeperRow, Row } from './row.tsx'
import { setupTexts } from './text.ts'
import './squad.css'

interface SquadProps extends Telling, Pick<BuilderProps, 'seat' | 'options' | 'refusals'> {
  readonly draft: Draft
  readonly code: string | undefined
  change(draft: Draft): void
}

/** §21 A squad of one's own, bought from two purses. */
export function SquadBuilder({ seat, options, draft, code, refusals, change, ...at }: SquadProps) {
  const { language } = at
  const say = setupTexts[language]
  const { set, terms } = agreedOn(options)
  const { expansion, teams } = TEXTS[language]
  const [picking, pickAt] = useState<number>()
  const [drawn, setDrawn] = useState<readonly Refusal[]>([])
  const name = useId()
  const rank = useId()
  const captain = useId()
  const reasons = sorted(refusals, draft)
  const open = NUMBERS.filter((number) => !draft.players[number])
  const bench = draft.bench ?? []
  const captainNow = draft.captain ?? USUAL_CAPTAIN

  const build = (next: Draft) => {
    setDrawn([])
    change(next)
  }
  const draw = (squad: Checked<Draft>) => (squad.ok ? build(squad.value) : setDrawn(squad.refusals))
  const subs = { subs: terms.events.subs }
  const row = { seat, set, draft, change: build, ...at }
  return (
    <div className="squad">
      <div className="squad-head">
        <div className="stack">
          <label className="quiet" htmlFor={name}>
            {say.squadName}
          </label>
          <input
            id={name}
            type="text"
            value={draft.name ?? ''}
            maxLength={LONGEST_NAME}
            placeholder={teams.squad}
            autoComplete="off"
            onChange={(event) => {
              const { name: _, ...rest } = draft
              build(event.target.value ? { ...rest, name: event.target.value } : rest)
            }}
          />
          <Why refusals={reasons.get('name')} {...at} />
        </div>
        <div className="stack">
          <label className="quiet" htmlFor={rank}>
            {say.rank}
          </label>
          <select
            id={rank}
            value={draft.rank}
            onChange={(event) =>
              build({ ...draft, rank: RANKS.find((each) => each === event.target.value) ?? draft.rank })
            }
          >
            {RANKS.map((each) => (
              <option key={each} value={each}>
                {expansion.ranks[each]}
              </option>
            ))}
          </select>
          <Why refusals={reasons.get('rank')} {...at} />
        </div>
        <div className="squad-wide">
          <Segments<Mentality>
            legend={say.mentality}
            chosen={draft.mentality}
            choices={MENTALITIES.map((id) => ({ id, name: expansion.mentalities[id] }))}
            choose={(mentality) => build({ ...draft, mentality })}
          />
          <Why refusals={reasons.get('mentality')} {...at} />
        </div>
      </div>
      <Purses language={language} bills={bill(draft, set)} />
      <Why refusals={PURSES.flatMap((purse) => reasons.get(purse) ?? [])} {...at} />
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => {
            const squad = randomSquad(draft.rank, draft.mentality, set, freshChance(), subs)
            draw(squad.ok && draft.name ? { ok: true, value: { ...squad.value, name: draft.name } } : squad)
          }}
        >
          {say.random}
        </button>
        {open.length > 0 && open.length < NUMBERS.length && (
          <button
            type="button"
            className="button"
            onClick={() =>
              draw(fillSquad(terms.events.subs ? draft : { ...draft, bench: [] }, set, freshChance(), subs))
            }
          >
            {say.fillUp}
          </button>
        )}
        {open.length < NUMBERS.length && (
          <button
            type="button"
            className="button"
            onClick={() => {
              const { players: _, bench: __, captain: ___, ...rest } = draft
              build({ ...rest, keeper: 'silver', players: {} })
            }}
          >
            {say.clear}
          </button>
        )}
      </div>
      <Why refusals={drawn} {...at} />
      <p className={refusals.length === 0 ? 'squad-state well' : 'squad-state lit'}>
        {open.length > 0
          ? fill(say.open, { numbers: open.join(', ') })
          : refusals.length === 0 && (
              <>
                <Sign is="tick" /> {say.ready}
              </>
            )}
      </p>
      <div className="squad-body">
        <div className="squad-pitch">
          <LineUp
            seat={seat}
            language={language}
            label={fill(say.lineUp, { team: draft.name ?? teams.squad })}
            keeper={draft.keeper === 'gold'}
            press={pickAt}
            men={NUMBERS.map((number) => {
              const man = draft.players[number]
              return {
                number,
                gold: man?.gold === true,
                name: man ? typeWords(language, man.type).short : '',
                captain: terms.events.captain && number === captainNow,
                missing: !man,
                wrong: man !== undefined && (reasons.get(number)?.length ?? 0) > 0,
              }
            })}
          />
        </div>
        <div className="stack">
          <h4>{say.players}</h4>
          <ol className="plain stack">
            <KeeperRow {...row} refusals={reasons.get('keeper')} />
            {NUMBERS.map((number) => (
              <Row
                key={number}
                {...row}
                place={number}
                captain={terms.events.captain && number === captainNow}
                refusals={reasons.get(number)}
                open={pickAt}
              />
            ))}
          </ol>
          {(terms.events.subs || bench.length > 0) && (
            <>
              <h4>{say.bench}</h4>
              {terms.events.subs && <p className="quiet">{fill(say.benchAbout, { most: BENCH })}</p>}
              <Why refusals={reasons.get('bench')} {...at} />
              {(reasons.get('bench')?.length ?? 0) > 0 && (
                <button type="button" className="button" onClick={() => build({ ...draft, bench: [] })}>
                  {say.emptyBench}
                </button>
              )}
              <ol className="plain stack">
                {bench.map((_, i) => (
                  <Row
                    // biome-ignore lint/suspicious/noArrayIndexKey: a place on the bench is its number
                    key={i}
                    {...row}
                    place={FIRST_ON_BENCH + i}
                    captain={false}
                    refusals={reasons.get(FIRST_ON_BENCH + i)}
                    open={pickAt}
                  />
                ))}
              </ol>
              {terms.events.subs && bench.length < BENCH && (
                <button
                  type="button"
                  className="button"
                  onClick={() => pickAt(FIRST_ON_BENCH + bench.length)}
                >
                  {say.moreOnBench}
                </button>
              )}
            </>
          )}
          {(terms.events.captain || reasons.has('captain')) && (
            <div className="stack">
              <label className="quiet" htmlFor={captain}>
                {say.captain}
              </label>
              <select
                id={captain}
                value={captainNow}
                onChange={(event) => build({ ...draft, captain: Number(event.target.value) })}
              >
                {NUMBERS.map((number) => {
                  const man = manAt(draft, number)
                  return (
                    <option key={number} value={number}>
                      {number} · {man ? typeWords(language, man.type).name : say.nobody}
                    </option>
                  )
                })}
              </select>
              <Why refusals={reasons.get('captain')} {...at} />
            </div>
          )}
          <p className="quiet">{say.noStyle}</p>
        </div>
      </div>
      <Code
        {...at}
        set={set}
        draft={draft}
        brought={code}
        refusals={reasons.get('code') ?? []}
        take={build}
      />
      {picking !== undefined && (
        <Picker
          key={picking}
          {...{ language, set, draft }}
          place={picking}
          pick={(man) => build(withMan(draft, picking, man))}
          close={() => pickAt(undefined)}
        />
      )}
    </div>
  )
}

/** What both purses hold and have paid, always in sight. */
function Purses({ bills, language }: Pick<Telling, 'language'> & { readonly bills: Bill }) {
  const say = setupTexts[language]
  return (
    <div className="purses grid">
      {PURSES.map((purse) => {
        const { budget, spent, left } = bills[purse]
        return (
          <div
            key={purse}
            className="hyphened purse rounded"
            style={purseColour(purse)}
            data-wrong={left < 0 || undefined}
          >
            <b>
              <ShieldMark shield={purse} /> {say.purses[purse]}
            </b>
            <output className="spread">
              <strong>{left < 0 ? fill(say.over, { over: -left }) : fill(say.left, { left })}</strong>
              <small className="quiet">{fill(say.spent, { spent, budget })}</small>
            </output>
            <span className="meter purse-bar" aria-hidden="true">
              <i style={{ '--full': Math.min(1, budget > 0 ? spent / budget : 1) } as CSSProperties} />
            </span>
          </div>
        )
      })}
    </div>
  )
}
