import type { Refusal } from '@libero/kernel'
import { tableWording } from '@libero/table'
import { useLanguage, useTexts } from '../../app/hooks.ts'
import { appTexts } from '../../app/text.ts'

/** A match that cannot be opened: why, in plain words, and everything else is still there. */
interface DamagedProps {
  readonly loaded: { readonly ok: false; readonly trouble: string; readonly refusals?: readonly Refusal[] }
  /** The list it may be chosen from. */
  readonly back?: string
}

export function Damaged({ loaded, back = '#/matches' }: DamagedProps) {
  const language = useLanguage()
  const text = useTexts(appTexts)
  const { trouble, refusals = [] } = loaded
  const words = tableWording(language)
  return (
    <main className="page stumble" data-trouble={trouble}>
      <h1>Libero</h1>
      {text.troubles[trouble] && <p>{text.troubles[trouble]}</p>}
      {refusals.map((refusal) => (
        <p key={refusal.code}>{words.refusal(refusal) ?? refusal.code}</p>
      ))}
      <p>
        <a className="button" href={back}>
          {text.back}
        </a>{' '}
        <a className="button" href="#/">
          {text.again}
        </a>
      </p>
    </main>
  )
}
