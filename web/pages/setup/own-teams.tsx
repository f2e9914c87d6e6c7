import { fill } from '@libero/kernel/words'
import type { ChangeEvent } from 'react'
import { useState } from 'react'
import { usePromise, useTexts } from '../../app/hooks.ts'
import { appTexts } from '../../app/text.ts'
import { gameTexts, isGame } from '../../games/register.ts'
import { saveFile } from '../../keep/hand-over.ts'
import { LONGEST_NAME, tidyName } from '../../keep/names.ts'
import type { KeptTeam } from '../../keep/store.ts'
import { freshId, store } from '../../keep/store.ts'
import type { TravellingTeam } from '../../keep/teams.ts'
import { nameOfItsOwn, readTeamFile, teamFile } from '../../keep/teams.ts'
import { Window } from '../../parts/window.tsx'
import type { Room } from './dressing.ts'
import { aboutTeam } from './dressing.ts'
import { setupPageTexts } from './text.ts'

/** Puts a team on the shelf; false if the browser would not. */
export async function keepAsOwn(
  { game, name, build, options }: TravellingTeam,
  id: string = freshId(),
): Promise<boolean> {
  const kept = await store.keepTeam({
    id,
    game,
    name: tidyName(name),
    build,
    ...(options !== undefined && { options }),
  })
  return kept.ok
}

/** What a file of this team is called. */
const fileName = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'team'}.json`

interface OwnTeamsProps {
  readonly room: Room
  /** The team on the table; missing while a bot chooses for itself. */
  readonly current: TravellingTeam | undefined
  take(team: TravellingTeam): void
  /** The team on the table has a name now. */
  named(name: string): void
  close(): void
}

/** One's own teams: save, take, rename, delete, and carry them away as files. */
export function OwnTeams({ room, current, take, named, close }: OwnTeamsProps) {
  const text = useTexts(setupPageTexts)
  const app = useTexts(appTexts)
  const games = useTexts(gameTexts)
  const [visit, setVisit] = useState(0)
  const [said, setSaid] = useState<{ readonly words: string; readonly isTrouble?: boolean }>()
  const [name, setName] = useState(current?.name ?? '')
  const shelf = usePromise(() => store.teams(room.game.id), `${room.game.id} ${visit}`)
  const again = () => setVisit((before) => before + 1)
  // Whoever improves a team and saves it again does not want two of the same name.
  const namesake = shelf?.ok ? shelf.value.find((team) => team.name === tidyName(name)) : undefined

  const save = async () => {
    const called = tidyName(name)
    if (!current || !called) return
    const kept = await keepAsOwn({ ...current, name: called }, namesake?.id)
    setSaid(
      kept ? { words: fill(text.saved, { name: called }) } : { words: text.teamNotKept, isTrouble: true },
    )
    if (kept) named(called)
    again()
  }

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    const found = readTeamFile(await file.text(), room.game.id, file.name.replace(/\.json$/i, ''))
    if (!found.ok) {
      const { trouble } = found
      const words = (text.teamTroubles as Readonly<Record<string, string>>)[trouble] ?? app.troubles[trouble]
      setSaid({ words: words ?? trouble, isTrouble: true })
    } else if (found.team.game !== room.game.id) {
      const game = isGame(found.team.game) ? games[found.team.game].name : found.team.game
      setSaid({ words: fill(text.otherGame, { game }), isTrouble: true })
    } else take(found.team)
  }

  return (
    <Window title={text.myTeams} close={close}>
      <div className="stack">
        {current && (
          <form
            className="row own-save"
            onSubmit={(event) => {
              event.preventDefault()
              void save()
            }}
          >
            <label className="stack">
              {text.saveThis}
              <input
                type="text"
                value={name}
                maxLength={LONGEST_NAME}
                placeholder={text.name}
                onChange={(event) => setName(event.target.value)}
              />
            </label>
            <button type="submit" className="button primary" disabled={tidyName(name) === ''}>
              {namesake ? text.replace : text.save}
            </button>
          </form>
        )}
        <p role="status" className={said?.isTrouble ? 'danger' : 'well'}>
          {said?.words}
        </p>
        {shelf && !shelf.ok && <p className="danger">{app.troubles[shelf.trouble]}</p>}
        {shelf?.ok && shelf.value.length === 0 && <p className="quiet">{text.noTeams}</p>}
        {shelf?.ok && shelf.value.length > 0 && (
          <ul className="plain stack">
            {shelf.value.map((team) => (
              <OwnTeam key={team.id} room={room} team={team} take={() => take(team)} changed={again} />
            ))}
          </ul>
        )}
        <div className="row">
          <label className="button file">
            {text.fromFile}
            <input
              type="file"
              className="pressed"
              accept=".json,application/json"
              onChange={(event) => void read(event)}
            />
          </label>
          {current && (
            <button
              type="button"
              className="button"
              onClick={() =>
                saveFile(
                  fileName(tidyName(name) || current.name),
                  teamFile({ ...current, name: tidyName(name) }),
                )
              }
            >
              {text.toFile}
            </button>
          )}
        </div>
      </div>
    </Window>
  )
}

interface OwnTeamProps {
  readonly room: Room
  readonly team: KeptTeam
  take(): void
  changed(): void
}

function OwnTeam({ room, team, take, changed }: OwnTeamProps) {
  const text = useTexts(setupPageTexts)
  const [order, setOrder] = useState<'rename' | 'remove'>()
  const [name, setName] = useState(team.name)
  const rename = async () => {
    if (tidyName(name) === '') return
    const shelf = await store.teams(room.game.id)
    const others = shelf.ok ? shelf.value.filter(({ id }) => id !== team.id) : []
    const called = nameOfItsOwn(
      tidyName(name),
      others.map((each) => each.name),
    )
    await store.keepTeam({ ...team, name: called })
    setOrder(undefined)
    changed()
  }
  const remove = async () => {
    await store.dropTeam(team.id)
    changed()
  }
  if (order === 'rename')
    return (
      <li className="panel own-team">
        <form
          className="row own-save"
          onSubmit={(event) => {
            event.preventDefault()
            void rename()
          }}
        >
          <label className="stack">
            {text.name}
            <input
              type="text"
              value={name}
              maxLength={LONGEST_NAME}
              // biome-ignore lint/a11y/noAutofocus: whoever presses "rename" wants to type
              autoFocus
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <button type="submit" className="button" disabled={tidyName(name) === ''}>
            {text.save}
          </button>
        </form>
      </li>
    )
  if (order === 'remove')
    return (
      <li className="panel spread own-team">
        <p>{fill(text.removeSure, { name: team.name })}</p>
        <button type="button" className="button" onClick={() => void remove()}>
          {text.yes}
        </button>
        <button type="button" className="button" onClick={() => setOrder(undefined)}>
          {text.no}
        </button>
      </li>
    )
  return (
    <li className="panel spread own-team">
      <div className="stack">
        <b>{team.name}</b>
        <small className="quiet">{aboutTeam(room, team.build, team.options)}</small>
      </div>
      <span className="row">
        <button
          type="button"
          className="button primary"
          aria-label={`${text.take}: ${team.name}`}
          onClick={take}
        >
          {text.take}
        </button>
        <button
          type="button"
          className="button"
          aria-label={`${text.rename}: ${team.name}`}
          onClick={() => setOrder('rename')}
        >
          {text.rename}
        </button>
        <button
          type="button"
          className="button"
          aria-label={`${text.remove}: ${team.name}`}
          onClick={() => setOrder('remove')}
        >
          {text.remove}
        </button>
      </span>
    </li>
  )
}
