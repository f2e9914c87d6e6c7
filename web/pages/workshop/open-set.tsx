import { useCallback, useEffect, useRef, useState } from 'react'
import { underCover } from '../../app/cover.ts'
import { useLanguage, usePromise, useTexts } from '../../app/hooks.ts'
import { goTo, writeRoute } from '../../app/route.ts'
import { appTexts } from '../../app/text.ts'
import type { Telling } from '../../face.ts'
import type { GameId } from '../../games/register.ts'
import { GAMES, gameTexts } from '../../games/register.ts'
import { copied, saveFile } from '../../keep/hand-over.ts'
import { LONGEST_NAME, tidyName } from '../../keep/names.ts'
import type { KeptSet, SetTrouble } from '../../keep/sets.ts'
import { setAddress, setFile, setStore } from '../../keep/sets.ts'
import { Reasons } from '../../parts/agree.tsx'
import { Sign } from '../../parts/marks.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import type { Draft, Workshop } from '../../workshop.ts'
import type { SetNews } from './bring-set.tsx'
import { FileInput, ownerOf, SetNewsLine, takeInSet } from './bring-set.tsx'
import { adopted } from './draft.ts'
import type { Standing } from './standing.ts'
import { workshopTexts } from './text.ts'
import { Workbench } from './workbench.tsx'

interface OpenProps {
  readonly workshop: Workshop
  readonly game: GameId
  readonly id: string
}

/** One set from the shelf, on the bench. */
export function OpenSet({ workshop, game, id }: OpenProps) {
  const text = useTexts(workshopTexts)
  const app = useTexts(appTexts)
  const found = usePromise(() => setStore.set(id), id)
  if (!found) return <Waiting words={app.loading} />
  if (!found.ok || found.value?.game !== game)
    return (
      <div className="ws-lost">
        <h1>{text.title}</h1>
        <p className="trouble" data-trouble="set-missing">
          {text.unknown}
        </p>
        <a className="button" href={writeRoute('workshop', [game])}>
          {text.mine}
        </a>
      </div>
    )
  return <Bench workshop={workshop} game={game} kept={found.value} />
}

/** So long after the last key what was typed is put on the shelf. */
const REST = 200

type Keeping = 'kept' | 'keeping' | 'failed'
const KEEPING: Readonly<Record<Keeping, string>> = { kept: 'well', keeping: '', failed: 'danger' }

/** Keeps what is typed: soon after it was typed, and at once when the page goes. */
function useKeeping(kept: KeptSet, draft: Draft): Keeping {
  const [state, setState] = useState<Keeping>('kept')
  const last = useRef(draft)
  const newest = useRef(draft)
  newest.current = draft
  const keep = useCallback(async () => {
    const set = newest.current
    if (set === last.current) return
    last.current = set
    const name = typeof set.name === 'string' ? tidyName(set.name) : ''
    const done = await setStore.keep({ ...kept, name, touched: Date.now(), set })
    setState(done.ok ? 'kept' : 'failed')
  }, [kept])
  useEffect(() => {
    if (draft === last.current) return
    setState('keeping')
    const bell = setTimeout(() => void keep(), REST)
    return () => clearTimeout(bell)
  }, [draft, keep])
  useEffect(() => {
    const leave = () => void keep()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [keep])
  return state
}

function Bench({ workshop, game, kept }: Omit<OpenProps, 'id'> & { readonly kept: KeptSet }) {
  const language = useLanguage()
  const [draft, setDraft] = useState<Draft>(() => adopted(workshop, language, kept.set))
  const state = useKeeping(kept, draft)
  return (
    <Workbench
      workshop={workshop}
      id={kept.id}
      draft={draft}
      change={setDraft}
      head={(standing, at) => (
        <Head
          workshop={workshop}
          game={game}
          draft={draft}
          state={state}
          standing={standing}
          at={at}
          rename={(name) => setDraft((before) => ({ ...before, name }))}
        />
      )}
    />
  )
}

interface HeadProps {
  readonly workshop: Workshop
  readonly game: GameId
  readonly draft: Draft
  readonly state: Keeping
  readonly standing: Standing
  readonly at: Telling
  rename(name: string): void
}

/** What a file of this set is called. */
const fileName = (name: unknown): string =>
  `${
    String(name ?? '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'cards'
  }.json`

type Said = 'copied' | SetNews | { readonly address: string }

function Head({ workshop, game, draft, state, standing, at, rename }: HeadProps) {
  const text = useTexts(workshopTexts)
  const games = useTexts(gameTexts)
  const [said, setSaid] = useState<Said>()
  const ofName = standing.problems.filter(({ field }) => field === 'name').map(({ refusal }) => refusal)
  const share = async () => {
    const address = underCover(await setAddress(game, draft), GAMES, at.language)
    setSaid((await copied(address)) ? 'copied' : { address })
  }
  const bring = async (set: Draft) => {
    const owner = await ownerOf(set, at.language)
    if (owner !== game) {
      setSaid(owner ? { otherGame: owner } : { trouble: 'set-strange' })
      return
    }
    const id = await takeInSet(game, adopted(workshop, at.language, set))
    if (id === undefined) setSaid({ trouble: 'storage' })
    else goTo(writeRoute('workshop', [game, id]))
  }
  const fail = (trouble: SetTrouble) => setSaid({ trouble })
  const name = typeof draft.name === 'string' ? draft.name : ''
  const called = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A set that has just been begun is named first.
    if (called.current?.value === '') called.current.focus({ preventScroll: true })
  }, [])
  return (
    <header className="row ws-head">
      <h1>
        <a href={writeRoute('workshop', [game])}>{text.title}</a>
      </h1>
      <label className="ws-set-name" data-missing={name === '' || undefined}>
        <span className="unseen">{text.name}</span>
        <input
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={text.name}
          data-set-name
          ref={called}
          onKeyDown={(event) => {
            if (event.key === 'Enter') document.querySelector<HTMLElement>('.ws-form [data-field]')?.focus()
          }}
          aria-invalid={ofName.length > 0 || undefined}
          onChange={(event) => rename(event.target.value)}
        />
      </label>
      <span className="quiet ws-game">{games[game].name}</span>
      <span className={`quiet ${KEEPING[state]}`} data-kept={state} role="status">
        {state === 'kept' ? (
          <>
            <Sign is="tick" /> {text.kept}
          </>
        ) : state === 'keeping' ? (
          text.keeping
        ) : (
          text.notKept
        )}
      </span>
      <span className="row ws-ways">
        <span className="button file">
          <Sign is="bring" /> {text.importFile}
          <FileInput label={text.importFile} take={(set) => void bring(set)} fail={fail} />
        </span>
        <button
          type="button"
          className="button"
          data-export
          onClick={() => saveFile(fileName(name), setFile(draft))}
        >
          <Sign is="save" /> {text.exportFile}
        </button>
        <button type="button" className="button" data-share-set onClick={() => void share()}>
          <Sign is="link" /> {text.share}
        </button>
      </span>
      <div className="ws-said" role="status">
        {said === 'copied' ? (
          <p className="told">{text.copied}</p>
        ) : said && 'address' in said ? (
          <label className="stack told">
            {text.copyYourself}
            <input type="text" readOnly value={said.address} onFocus={(event) => event.target.select()} />
          </label>
        ) : (
          said && <SetNewsLine news={said} />
        )}
        <Reasons game={game} refusals={ofName} words={at.words} language={at.language} />
      </div>
    </header>
  )
}
