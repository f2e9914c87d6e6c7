import type { Wording } from '@libero/kernel'
import { fill, LANGUAGE_NAMES, LANGUAGES } from '@libero/kernel'
import { useState } from 'react'
import { useLanguage, useSettings, useTexts } from '../../app/hooks.ts'
import { goTo, writeRoute } from '../../app/route.ts'
import { SPEEDS, settings } from '../../app/settings.ts'
import { appTexts } from '../../app/text.ts'
import type { Face } from '../../face.ts'
import type { Match, Snapshot } from '../../match/match.ts'
import { RuleWindow } from '../../parts/rule.tsx'
import { Window } from '../../parts/window.tsx'
import { percentOf } from '../../table/odds.tsx'
import { tableTexts } from '../../table/text.ts'

type Panel = 'menu' | 'choices' | 'keys' | 'rule'

interface MenuProps {
  readonly match: Match
  readonly shot: Snapshot
  readonly face: Face
  readonly words: Wording
  readonly panel: Panel | undefined
  setPanel(panel: Panel | undefined): void
  hint(): void
  decide(action: string): void
}

/** Undo, hint and everything that is not the match itself. */
export function Menu(props: MenuProps) {
  const { match, shot, face, words, panel, setPanel, hint } = props
  const text = useTexts(tableTexts)
  return (
    <nav className="menu">
      {match.isWatched ? (
        <button type="button" className="button" onClick={() => match.setPaused(!shot.paused)}>
          {shot.paused ? text.goOn : text.pause}
        </button>
      ) : (
        <>
          <button type="button" className="button" disabled={!shot.canUndo} onClick={() => void match.undo()}>
            <span aria-hidden="true">↶</span> {text.undo}
          </button>
          <button type="button" className="button" disabled={!shot.request} onClick={hint}>
            {text.hint}
          </button>
        </>
      )}
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setPanel('menu')}>
        {text.menu}
      </button>
      {panel === 'menu' && <Orders {...props} />}
      {panel === 'choices' && <ChoiceList {...props} />}
      {panel === 'keys' && <Keys {...props} />}
      {panel === 'rule' && shot.request && (
        <RuleWindow
          game={face.game.id}
          rule={shot.request.rule}
          words={words}
          close={() => setPanel(undefined)}
        />
      )}
    </nav>
  )
}

function Orders({ match, shot, face, setPanel }: MenuProps) {
  const text = useTexts(tableTexts)
  const app = useTexts(appTexts)
  const { sound, odds, speed, language } = useSettings()
  const [isSure, setSure] = useState(false)
  const seat = shot.request?.seat ?? (match.isPerson(0) ? 0 : match.isPerson(1) ? 1 : undefined)
  return (
    <Window title={text.menu} close={() => setPanel(undefined)}>
      <div className="orders">
        <label className="order">
          {text.speed}
          <select
            value={speed}
            onChange={(event) => settings.change({ speed: event.target.value as typeof speed })}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {text.speeds[each]}
              </option>
            ))}
          </select>
        </label>
        <label className="order">
          {text.language}
          <select
            value={language}
            onChange={(event) => settings.change({ language: event.target.value as typeof language })}
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {LANGUAGE_NAMES[each]}
              </option>
            ))}
          </select>
        </label>
        <label className="order">
          <input type="checkbox" checked={odds} onChange={() => settings.change({ odds: !odds })} />{' '}
          {text.showOdds}
        </label>
        <label className="order">
          <input type="checkbox" checked={sound} onChange={() => settings.change({ sound: !sound })} />{' '}
          {text.sound}
        </label>
        <button type="button" className="button" onClick={() => setPanel('choices')}>
          {text.choices}
        </button>
        <button type="button" className="button" onClick={() => setPanel('keys')}>
          {text.keys}
        </button>
        <a className="button" href={writeRoute('rules', [face.game.id])} target="_blank" rel="noreferrer">
          {app.allRules}
        </a>
        <button type="button" className="button" onClick={() => goTo('#/')}>
          {text.leave}
        </button>
        {seat !== undefined && shot.stage !== 'over' && !isSure && (
          <button type="button" className="button" onClick={() => setSure(true)}>
            {text.resign}
          </button>
        )}
        {seat !== undefined && isSure && (
          <div className="order order-sure">
            {text.resignSure}
            <button
              type="button"
              className="button primary"
              onClick={() => {
                setPanel(undefined)
                void match.resign(seat)
              }}
            >
              {text.resign}
            </button>
            <button type="button" className="button" onClick={() => setSure(false)}>
              {text.stay}
            </button>
          </div>
        )}
      </div>
    </Window>
  )
}

/** Every option in full words with its odds: for who cannot see the table, and for who wants to compare. */
function ChoiceList({ match, shot, words, decide, setPanel, face }: MenuProps) {
  const text = useTexts(tableTexts)
  const language = useLanguage()
  const { odds: showsOdds } = useSettings()
  const { request, view, near } = shot
  return (
    <Window title={request ? words.prompt(request) : text.choices} close={() => setPanel(undefined)}>
      <ol className="choice-list">
        {request?.options.map((option) => {
          const odds = showsOdds ? match.odds(option.action) : undefined
          return (
            <li key={option.action}>
              <button
                type="button"
                className="button"
                onClick={() => {
                  setPanel(undefined)
                  decide(option.action)
                }}
              >
                {words.option(request, option)}
                {odds && (
                  <small>
                    {face.oddsWords(odds, { view, near, request, language, words })}{' '}
                    {fill(text.percent, { percent: percentOf(odds.likelihood) })}
                  </small>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </Window>
  )
}

function Keys({ setPanel }: MenuProps) {
  const text = useTexts(tableTexts)
  return (
    <Window title={text.keys} close={() => setPanel(undefined)}>
      <dl className="keys">
        {text.keyList.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Window>
  )
}
