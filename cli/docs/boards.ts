import type { Bot } from '@libero/bots'
import { BotMatch } from '@libero/bots'
import type { MatchEvent, View } from '@libero/kernel'
import { KeyedChance, seedFrom } from '@libero/kernel'
import { BOARDED } from '../games/register.ts'
import type { Playable } from '../play/playable.ts'
import { page } from '../show/page.ts'
import { cliText } from '../text/index.ts'

/** ```board finale 1954 attackers-men 3: of the match of that name, the third time that home is asked this. */
const BLOCK = /^```board ([a-z-]+) (\S+) ([a-z-]+) (\d+)\n[\s\S]*?^```$/gm
const WIDTH = 100
const HOME = 0

/** Plays the match of every board of a page and draws it with the cards and the rules of today. */
export const withBoards = (text: string): string =>
  text.replace(BLOCK, (whole, game: string, seed: string, kind: string, nth: string) => {
    const rows = BOARDED.find(({ id }) => id === game)?.open((playable) =>
      drawn(playable, seed, kind, Number(nth)),
    )
    return rows ? `\`\`\`board ${game} ${seed} ${kind} ${nth}\n${rows.join('\n')}\n\`\`\`` : whole
  })

/** A match between club coaches with what beginners bring; nothing if it is over before. */
function drawn<S, C, E extends MatchEvent, V extends View>(
  playable: Playable<S, C, E, V>,
  seed: string,
  kind: string,
  nth: number,
): readonly string[] | undefined {
  const { game, bots, beginner } = playable.entry
  const coach = bots.find(({ id }) => id === 'heuristic') as Bot<S>
  const config = game.prepare({ builds: [beginner(0, {}), beginner(1, {})] })
  if (!config.ok) return undefined
  let asked = 0
  let moment: S | undefined
  const watch = (state: S): void => {
    if (moment || game.request(state, HOME)?.kind !== kind || ++asked !== nth) return
    moment = game.blank(state)
    game.copy(state, moment)
  }
  new BotMatch(game, [coach, coach]).play(config.value, new KeyedChance(seedFrom(seed)), 1, undefined, watch)
  if (moment === undefined) return undefined
  const paper = { width: WIDTH, language: 'en', text: cliText('en').show } as const
  const rows = page(playable, { state: moment, agreed: {}, viewer: 'home', heading: [] }, paper)
  // Without the lines that say whose eyes these are.
  return rows.slice(rows.indexOf('') + 1).map((row) => row.trimEnd())
}
