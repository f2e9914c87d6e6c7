import type { Draft, ExpansionSet, Squad } from '@libero/hat-trick'
import { checkSquad, readCode, writeCode } from '@libero/hat-trick'
import type { Refusal } from '@libero/kernel'
import { useEffect, useId, useRef, useState } from 'react'
import type { Telling } from '../../../face.ts'
import { copied } from '../../../keep/hand-over.ts'
import { Why } from './parts.tsx'
import { setupTexts } from './text.ts'
import './code.css'

interface CodeProps extends Telling {
  readonly set: ExpansionSet
  readonly draft: Draft
  /** A code that was brought and cannot be read. */
  readonly brought: string | undefined
  readonly refusals: readonly Refusal[]
  take(squad: Squad): void
}

/** §21.6 The code of a squad that is complete; nothing before. A bench nobody agreed on is no reason against it. */
export function codeOf(draft: Draft, set: ExpansionSet): string | undefined {
  const checked = checkSquad(draft, set, { subs: true })
  const code = checked.ok ? writeCode(checked.value) : undefined
  return code?.ok ? code.value : undefined
}

/** The squad as a code to copy, and a place to type one in. */
export function Code({ set, draft, brought, refusals, take, ...at }: CodeProps) {
  const say = setupTexts[at.language]
  const [own, typed, about] = [useId(), useId(), useId()]
  const [text, setText] = useState(brought ?? '')
  const [wrong, setWrong] = useState<readonly Refusal[]>([])
  const code = codeOf(draft, set)
  const field = useRef<HTMLInputElement>(null)
  const [taken, setTaken] = useState<string>()
  useEffect(() => {
    if (!taken) return
    const later = setTimeout(() => setTaken(undefined), 2500)
    return () => clearTimeout(later)
  }, [taken])
  const copy = async (written: string) => {
    // Where a page may not write to the clipboard the code is at least selected.
    field.current?.select()
    if (await copied(written)) setTaken(written)
  }
  const shown = wrong.length > 0 ? wrong : refusals
  return (
    <section className="stack">
      <h4>{say.code}</h4>
      <p className="quiet">{code ? say.codeAbout : say.noCode}</p>
      {code && (
        <div className="grid code-line">
          <label className="quiet" htmlFor={own}>
            {say.ownCode}
          </label>
          <input
            id={own}
            ref={field}
            type="text"
            readOnly
            value={code}
            spellCheck={false}
            onFocus={(event) => event.target.select()}
          />
          <button type="button" className="button" onClick={() => void copy(code)}>
            {taken === code ? say.copied : say.copy}
          </button>
          <output className="unseen">{taken === code ? say.copied : ''}</output>
        </div>
      )}
      <form
        className="grid code-line"
        onSubmit={(event) => {
          event.preventDefault()
          const read = readCode(text, set)
          setWrong(read.ok ? [] : read.refusals)
          if (!read.ok) return
          setText('')
          take(read.value)
        }}
      >
        <label className="quiet" htmlFor={typed}>
          {say.typeCode}
        </label>
        <input
          id={typed}
          type="text"
          value={text}
          placeholder="HT1-…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={shown.length > 0}
          aria-describedby={shown.length > 0 ? about : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setWrong([])
          }}
        />
        <button type="submit" className="button" disabled={text.trim() === ''}>
          {say.takeCode}
        </button>
      </form>
      <Why refusals={shown} id={about} {...at} />
    </section>
  )
}
