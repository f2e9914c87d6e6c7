import { tableWording } from '@libero/table'
import { useLanguage, useTexts } from '../../app/hooks.ts'
import { appTexts } from '../../app/text.ts'
import type { Loaded } from '../../match/load.ts'

/** A match that cannot be opened: why, in plain words, and everything else is still there. */
export function Damaged({ loaded }: { readonly loaded: Extract<Loaded, { ok: false }> }) {
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
        <a className="button" href="#/matches">
          {text.back}
        </a>{' '}
        <a className="button" href="#/">
          {text.again}
        </a>
      </p>
    </main>
  )
}
