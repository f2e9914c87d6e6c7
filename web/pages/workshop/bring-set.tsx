import { canonical } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { useTexts } from '../../app/hooks.ts'
import { appTexts } from '../../app/text.ts'
import type { GameId } from '../../games/register.ts'
import { GAMES, gameTexts, workshopOf } from '../../games/register.ts'
import { tidyName } from '../../keep/names.ts'
import type { SetTrouble } from '../../keep/sets.ts'
import { readSetFile, setStore } from '../../keep/sets.ts'
import { freshId } from '../../keep/store.ts'
import { nameOfItsOwn } from '../../keep/teams.ts'
import type { Draft } from '../../workshop.ts'
import { workshopTexts } from './text.ts'

/** Which game's cards these are, by the kinds of cards a set has; nobody's if it has none. */
export async function ownerOf(value: Draft, language: Language): Promise<GameId | undefined> {
  for (const game of GAMES) {
    const kinds = (await workshopOf(game)).kinds(language)
    if (kinds.some(({ path }) => Object.hasOwn(value, path.split('.')[0] ?? ''))) return game
  }
  return undefined
}

/** Puts a set on the shelf under a name of its own; one that is there already is only opened. */
export async function takeInSet(game: GameId, set: Draft): Promise<string | undefined> {
  const shelf = await setStore.sets(game)
  const others = shelf.ok ? shelf.value : []
  const same = others.find((each) => canonical(each.set) === canonical(set))
  if (same) return same.id
  const wanted = typeof set.name === 'string' ? tidyName(set.name) : ''
  const name =
    wanted === ''
      ? ''
      : nameOfItsOwn(
          wanted,
          others.map((each) => each.name),
        )
  const id = freshId()
  const kept = await setStore.keep({ id, game, name, touched: Date.now(), set: { ...set, name } })
  return kept.ok ? id : undefined
}

/** Why a set could not be brought in. */
export type SetNews = { readonly trouble: SetTrouble | 'storage' } | { readonly otherGame: GameId }

/** News are kept, not their words: those follow the language. */
export function SetNewsLine({ news }: { readonly news: SetNews }) {
  const text = useTexts(workshopTexts)
  const app = useTexts(appTexts)
  const games = useTexts(gameTexts)
  return 'otherGame' in news ? (
    <p className="trouble" data-trouble="other-game">
      {fill(text.otherGame, { game: games[news.otherGame].name })}
    </p>
  ) : (
    <p className="trouble" data-trouble={news.trouble}>
      {troubleWords(news.trouble, text, app)}
    </p>
  )
}

const troubleWords = (
  trouble: SetTrouble | 'storage',
  text: (typeof workshopTexts)['en'],
  app: (typeof appTexts)['en'],
): string =>
  trouble === 'storage'
    ? text.notKept
    : ((text.troubles as Readonly<Record<string, string>>)[trouble] ?? app.troubles[trouble] ?? trouble)

interface FileInputProps {
  readonly label: string
  take(set: Draft): void
  fail(trouble: SetTrouble): void
}

/** A file is looked at before anything comes of it: what is no card set harms nothing. */
export function FileInput({ label, take, fail }: FileInputProps) {
  return (
    <input
      type="file"
      className="pressed"
      accept=".json,application/json"
      aria-label={label}
      data-import
      onChange={(event) => {
        const file = event.target.files?.[0]
        event.target.value = ''
        if (!file) return
        void file.text().then(
          (content) => {
            const read = readSetFile(content)
            if (read.ok) take(read.set)
            else fail(read.trouble)
          },
          () => fail('set-damaged'),
        )
      }}
    />
  )
}
