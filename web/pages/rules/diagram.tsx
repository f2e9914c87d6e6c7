import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '../../app/hooks.ts'
import type { Diagram } from '../../diagram.ts'
import { stillOf } from '../../diagram.ts'
import type { BoardProps, Face } from '../../face.ts'
import { ChoicesContext, NO_CHOICES, placed } from '../../table/choices.ts'
import '../../table/table.css'
import '../../table/beside.css'
import './diagram.css'

interface DiagramProps {
  readonly face: Face
  readonly diagram: Diagram
}

/** Drawn a little before it comes into sight from below, and all at once for paper. */
const SOON = '0px 0px 600px 0px'

/** A book has dozens of pictures: each is drawn when somebody is about to see it. */
export function DiagramFigure(props: DiagramProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !place.current) return
    const come = () => flushSync(() => setNear(true))
    const watch = new IntersectionObserver(
      (seen) => seen.some((each) => each.isIntersecting) && setNear(true),
      {
        rootMargin: SOON,
      },
    )
    watch.observe(place.current)
    addEventListener('beforeprint', come)
    return () => {
      watch.disconnect()
      removeEventListener('beforeprint', come)
    }
  }, [isNear])
  return isNear ? <Drawn {...props} /> : <div ref={place} className="diagram" data-later />
}

/** A position as the table draws it, with what came of it below; it can be looked at and not pressed. */
function Drawn({ face, diagram }: DiagramProps) {
  const language = useLanguage()
  const still = useMemo(() => stillOf(face, diagram), [face, diagram])
  const words = useMemo(() => face.wording(language), [face, language])
  if (!still) return null
  const { view, request, heard, told } = still
  const board: BoardProps = { view, request, near: 0, language, words, heard }
  const { byTarget } = placed(face, board)
  const moment = told && face.moment(told, view, board, heard.slice(0, heard.indexOf(told)))
  const caption = `diagram-${diagram.id}`
  return (
    <figure className="diagram" data-diagram={diagram.id}>
      <div role="img" aria-labelledby={caption} inert className={`stack diagram-still table-${face.game.id}`}>
        <ChoicesContext value={{ ...NO_CHOICES, at: (target) => byTarget.get(target) ?? [] }}>
          <div className="table-pitch holds yields cut shrinks" data-night>
            <face.Pitch {...board} />
          </div>
        </ChoicesContext>
        {moment && (
          <div className="beside-panel beside-last shrinks" data-night>
            {moment.picture}
          </div>
        )}
      </div>
      <figcaption id={caption}>{diagram.caption[language]}</figcaption>
    </figure>
  )
}
