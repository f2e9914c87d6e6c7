import type { Wording } from '@libero/kernel'
import { fill } from '@libero/kernel'
import { tableWording } from '@libero/table'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useLanguage, useSettings, useTexts } from '../../app/hooks.ts'
import { goTo, writeRoute } from '../../app/route.ts'
import { SPEEDS, settings } from '../../app/settings.ts'
import { appTexts } from '../../app/text.ts'
import type { Face } from '../../face.ts'
import type { Match, Snapshot } from '../../match/match.ts'
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
  const { match, shot, panel, setPanel, hint } = props
  const text = useTexts(tableTexts)
  return (
    <nav className="menu">
      <button type="button" className="button" disabled={!shot.canUndo} onClick={() => void match.undo()}>
        <span aria-hidden="true">↶</span> {text.undo}
      </button>
      <button type="button" className="button" disabled={!shot.request} onClick={hint}>
        {text.hint}
      </button>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setPanel('menu')}>
        {text.menu}
      </button>
      {panel === 'menu' && <Orders {...props} />}
      {panel === 'choices' && <ChoiceList {...props} />}
      {panel === 'keys' && <Keys {...props} />}
      {panel === 'rule' && <Rule {...props} />}
    </nav>
  )
}

/** A window over the table; closes by its button, by Escape and by a press beside it. */
export function Window({
  title,
  close,
  children,
}: {
  readonly title: string
  readonly close: () => void
  readonly children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const app = useTexts(appTexts)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={close}
      onPointerDown={(event) => event.target === event.currentTarget && close()}
    >
      <div className="window">
        <div className="window-head">
          <h2>{title}</h2>
          <button type="button" className="button quiet" aria-label={app.close} onClick={close}>
            ✕
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

function Orders({ match, shot, face, setPanel }: MenuProps) {
  const text = useTexts(tableTexts)
  const app = useTexts(appTexts)
  const { sound, odds, speed } = useSettings()
  const seat = shot.request?.seat ?? (match.isPerson(0) ? 0 : match.isPerson(1) ? 1 : undefined)
  const resign = () => {
    if (seat === undefined || !confirm(text.resignSure)) return
    setPanel(undefined)
    void match.resign(seat)
  }
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
          {fill(app.rule, { rule: '§' })}
        </a>
        {seat !== undefined && shot.stage !== 'over' && (
          <button type="button" className="button" onClick={resign}>
            {text.resign}
          </button>
        )}
        <button type="button" className="button" onClick={() => goTo('#/')}>
          {text.leave}
        </button>
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

function Rule({ shot, words, face, setPanel }: MenuProps) {
  const app = useTexts(appTexts)
  const language = useLanguage()
  const rule = shot.request?.rule
  const told = rule && (words.rule(rule) ?? tableWording(language).rule(rule))
  return (
    <Window title={fill(app.rule, { rule: rule ?? '' })} close={() => setPanel(undefined)}>
      <p>{told}</p>
      <p>
        <a href={writeRoute('rules', [face.game.id, rule ?? ''])} target="_blank" rel="noreferrer">
          {face.rules[language].title}
        </a>
      </p>
    </Window>
  )
}
