import type { FinaleBuild, Footballer } from '@libero/finale'
import { LINES } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import { capital, fill } from '@libero/kernel/words'
import type { Telling } from '../../../face.ts'
import { CardMark, Sign } from '../../../parts/marks.tsx'
import { portraitOf } from '../print.ts'
import { finaleFaceTexts } from '../text.ts'
import { countLines, dropped, moved, picked, whereIs } from './squad.ts'
import { finaleSetupTexts } from './text.ts'
import './list.css'

interface ListProps extends Telling {
  readonly build: FinaleBuild
  readonly men: readonly Footballer[]
  change(build: FinaleBuild): void
}

/** §3.1 All thirty, line by line: who is in turns paper-white. */
export function SquadList({ build, men, words, language, change }: ListProps) {
  const text = finaleSetupTexts[language]
  const squad = countLines([...build.pitch, ...build.bench], men)
  const pitch = countLines(build.pitch, men)
  return (
    <section aria-label={text.squad}>
      <header className="spread">
        <h3>{text.squad}</h3>
        <button
          type="button"
          className="button outline"
          onClick={() => change({ ...build, pitch: [], bench: [] })}
        >
          {text.empty}
        </button>
      </header>
      <p className="quiet">{text.squadAbout}</p>
      {LINES.map((line) => (
        <section key={line}>
          <h4 className="fb-line-heading">
            {capital(TEXTS[language].lines[line].men)}{' '}
            <small>{fill(text.lineCount, { count: squad[line], pitch: pitch[line] })}</small>
          </h4>
          <ul className="plain grid fb-men">
            {men
              .filter((man) => man.line === line)
              .map((man) => (
                <ManRow
                  key={man.id}
                  man={man}
                  build={build}
                  men={men}
                  words={words}
                  language={language}
                  change={change}
                />
              ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function ManRow({ man, build, men, words, language, change }: ListProps & { readonly man: Footballer }) {
  const text = finaleSetupTexts[language]
  const where = whereIs(build, man.id)
  const name = words.nameOf(man.id)
  const portrait = portraitOf(man.id)
  return (
    <li className="flex ringed fb-man cut dim rounded" data-where={where} data-man={man.id}>
      <label>
        <input
          type="checkbox"
          className="pressed"
          checked={where !== 'out'}
          aria-label={rowWords(man, { words, language })}
          onChange={() => change(where === 'out' ? picked(build, man, men) : dropped(build, man.id))}
        />
        <span className="fb-man-face holds" aria-hidden="true">
          {portrait && <img src={portrait} alt="" loading="lazy" />}
          <Sign is="tick" className="fb-man-tick placed" />
        </span>
        <span className="clip fb-man-name" aria-hidden="true">
          {name}
        </span>
        <Strengths man={man} language={language} />
        <span className="fb-man-price middle" aria-hidden="true">
          {man.price}
        </span>
      </label>
      {where !== 'out' && (
        <button
          type="button"
          className="bare fb-man-where stiff"
          aria-label={fill(where === 'pitch' ? text.toBench : text.toPitch, {
            man: name,
            where: text[where],
          })}
          onClick={() => change(moved(build, man.id, men))}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            {where === 'pitch' ? (
              <circle cx="8" cy="8" r="6" fill="currentColor" />
            ) : (
              <path d="M2 6h12v3H2zM3 9v4M13 9v4" fill="none" stroke="currentColor" strokeWidth="2" />
            )}
          </svg>
          {where === 'pitch' ? text.pitch : text.bench}
        </button>
      )}
    </li>
  )
}

/** 'Udo Fouler, defender, 3 points. Strengths in turn: 3, 3, 1, 4 with red card' */
function rowWords(man: Footballer, { words, language }: Telling): string {
  const { price, strengths, risky } = finaleFaceTexts[language]
  const { lines, hazards } = TEXTS[language]
  const turns = man.strengths.map((strength, turn) => {
    const hazard = man.hazards[turn]
    return hazard ? fill(risky, { strength, hazard: hazards[hazard] }) : String(strength)
  })
  const head = [words.nameOf(man.id), lines[man.line].man, fill(price, { price: man.price })].join(', ')
  return `${head}. ${fill(strengths, { strengths: turns.join(', ') })}`
}

/** The four strengths in the order the card turns, each with what threatens at it. */
function Strengths({ man, language }: { readonly man: Footballer; readonly language: Telling['language'] }) {
  return (
    <span className="flex fb-strengths" aria-hidden="true">
      {man.strengths.map((strength, turn) => {
        const hazard = man.hazards[turn]
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the four edges of a card never change places
            key={turn}
            data-strength={strength}
          >
            {strength}
            {hazard && <CardMark mark={hazard} words={TEXTS[language].hazards[hazard]} />}
          </span>
        )
      })}
    </span>
  )
}
