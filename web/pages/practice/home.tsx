import { daily, dayOf, due, next, progressIn, streak } from '@libero/kernel/practice'
import { fill } from '@libero/kernel/words'
import { useLanguage, useTexts } from '../../app/hooks.ts'
import { Shelf as Books, Shell } from '../../app/shell.tsx'
import { shellTexts } from '../../app/shell-text.ts'
import { gameTexts } from '../../games/register.ts'
import { practiceIn } from '../../keep/practice.ts'
import type { Shelf } from './shelf.ts'
import { addressOf, DAILY, wantedOf } from './shelf.ts'
import { practiceTexts } from './text.ts'
import './practice.css'

interface HomeProps {
  readonly shelf: Shelf
  /** An exercise was asked for that is not there. */
  readonly isUnknown?: boolean
}

/** How far somebody is with the exercises of a game, and the way to the next. */
export function PracticeHome({ shelf, isUnknown = false }: HomeProps) {
  const language = useLanguage()
  const text = useTexts(practiceTexts)
  const shell = useTexts(shellTexts)
  const games = useTexts(gameTexts)
  const { game, kind, kinds, exercises, MOTIFS, motifTexts, sheetTexts } = shelf
  const today = dayOf(new Date())
  const practice = practiceIn(kind)
  const ofToday = daily(exercises, today)
  const met = ofToday && practice.met[ofToday.id]
  const daysDaily = met?.day === today ? (met.isSolved ? 'solved' : 'failed') : 'open'
  const back = due(practice, exercises, today).length
  const coming = next(practice, wantedOf(shelf), today)
  const row = streak(practice, today)
  const chapters = MOTIFS.map((motif) => ({
    motif,
    those: exercises.filter((each) => each.motif === motif),
  })).filter(({ those }) => those.length > 0)
  return (
    <Shell page="practice" title={`${shell.practice}: ${games[game].name}`}>
      <Books page="practice" game={game} />
      <div className="stack loose" data-practice={kind}>
        {isUnknown && <p className="trouble">{text.unknown}</p>}
        <p className="lead dim">{text.lead}</p>
        {kinds.length > 1 && (
          <nav className="row" aria-label={text.kind}>
            {kinds.map((each) => (
              <a
                className="chip"
                key={each}
                href={addressOf({ game, kind: each })}
                aria-current={each === kind ? 'page' : undefined}
              >
                {sheetTexts[language][each] ?? each}
              </a>
            ))}
          </nav>
        )}
        {exercises.length === 0 && <p>{text.none}</p>}
        {ofToday && coming && (
          <div className="stack loose practice-grid">
            <section className="panel stack">
              <h2>
                {text.rating} <span data-rating={practice.rating}>{practice.rating}</span>
              </h2>
              <p data-streak={row}>{fill(text.streak, { days: row })}</p>
              {back > 0 && <p className="quiet">{fill(text.due, { count: back })}</p>}
              <a className="button primary" href={addressOf(shelf, coming.id)} data-next>
                {text.next}
              </a>
            </section>
            <section className="panel stack" data-daily={daysDaily}>
              <h2>{text.daily}</h2>
              <p className="fills">
                {text.dailies[daysDaily]} · {motifTexts[language][ofToday.motif]}
              </p>
              <a className="button" href={addressOf(shelf, DAILY)}>
                {daysDaily === 'open' ? text.toDaily : text.again}
              </a>
            </section>
          </div>
        )}
        {chapters.length > 0 && (
          <section className="stack">
            <h2>{text.chapters}</h2>
            <ul className="plain stack loose practice-grid">
              {chapters.map(({ motif, those }) => {
                const { all, met, solved } = progressIn(practice, those)
                const first = next(practice, those, today)
                return (
                  <li key={motif} className="panel stack">
                    <a className="button" href={addressOf(shelf, first?.id, motif)} data-motif={motif}>
                      {motifTexts[language][motif] ?? motif}
                    </a>
                    <span className="meter" aria-hidden="true">
                      {solved > 0 && <i style={{ transform: `scaleX(${solved / all})` }} />}
                    </span>
                    <span className="quiet">
                      {fill(met > 0 ? text.progress : text.untried, { all, met, solved })}
                    </span>
                  </li>
                )
              })}
            </ul>
          </section>
        )}
      </div>
    </Shell>
  )
}
