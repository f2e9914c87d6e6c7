import type { Sheet } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { PageProps } from '../../app/app.tsx'
import { useBook, useFace, useLanguage, usePromise, useTexts } from '../../app/hooks.ts'
import { writeRoute } from '../../app/route.ts'
import { Shelf, Shell } from '../../app/shell.tsx'
import { shellTexts } from '../../app/shell-text.ts'
import { appTexts } from '../../app/text.ts'
import type { GameId } from '../../games/register.ts'
import { diagramsOf, GAMES, isGame } from '../../games/register.ts'
import { DiagramFigure } from './diagram.tsx'
import { rulesTexts } from './text.ts'
import './sheet.css'
import { Waiting } from '../../parts/waiting.tsx'

/** A game on one page: beside the table, or printed on one sheet of A4. */
export function SheetPage({ route }: PageProps) {
  const [asked = ''] = route.rest
  const game: GameId = isGame(asked) ? asked : GAMES[0]
  const language = useLanguage()
  const face = useFace(game)
  const sheet = useBook(game)?.[language].sheet
  const diagrams = usePromise(() => diagramsOf(game), game)
  const app = useTexts(appTexts)
  const shell = useTexts(shellTexts)
  const text = useTexts(rulesTexts)
  return (
    <Shell
      page="sheet"
      title={shell.sheet}
      beside={
        <div className="row">
          <button type="button" className="button primary" onClick={() => print()}>
            {text.print}
          </button>
        </div>
      }
    >
      <Shelf page="sheet" game={game} />
      {face && sheet ? (
        <>
          <article className="sheet">
            <h2>{sheet.title}</h2>
            <SheetBlocks game={game} sheet={sheet} />
          </article>
          {/* On paper the words keep their one page, and the pictures follow. */}
          <div className="grid sheet-pictures">
            {diagrams
              ?.filter(({ onSheet }) => onSheet)
              .map((diagram) => (
                <DiagramFigure key={diagram.id} face={face} diagram={diagram} />
              ))}
          </div>
        </>
      ) : (
        <Waiting words={app.loading} />
      )}
    </Shell>
  )
}

interface BlocksProps {
  readonly game: string
  readonly sheet: Sheet
  /** Who reads at the table must not lose his seat: the rules open beside it. */
  readonly atTheTable?: boolean
}

export function SheetBlocks({ game, sheet, atTheTable = false }: BlocksProps) {
  const text = useTexts(rulesTexts)
  return (
    <div className="sheet-blocks">
      {sheet.blocks.map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul className="plain">
            {lines.map((line) => (
              <li key={`${line.rule} ${line.text}`}>
                <span>{line.text}</span>
                <a
                  href={writeRoute('rules', [game, line.rule])}
                  target={atTheTable ? '_blank' : undefined}
                  rel={atTheTable ? 'noreferrer' : undefined}
                  aria-label={fill(text.paragraph, { rule: line.rule })}
                >
                  {line.rule}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
