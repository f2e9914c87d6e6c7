import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../app/hooks.ts'
import { appTexts } from '../app/text.ts'
import { uncover } from '../table/press.ts'
import { useOnlyMeant } from '../table/use-meant.ts'
import { Sign } from './marks.tsx'

interface WindowProps {
  readonly title: string
  readonly close: () => void
  readonly children: ReactNode
}

/** A window over the page; closes by its button, by Escape and by a press beside it. */
export function Window({ title, close, children }: WindowProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const app = useTexts(appTexts)
  const onlyMeant = useOnlyMeant()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    return uncover
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={close}
      onClickCapture={onlyMeant}
      onPointerDownCapture={onlyMeant}
      onPointerDown={(event) => event.target === event.currentTarget && close()}
    >
      <div className="stack">
        <div className="spread">
          <h2>{title}</h2>
          <button type="button" className="button outline" aria-label={app.close} onClick={close}>
            <Sign is="cross" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
