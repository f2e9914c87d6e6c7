import type { CardSet, ExpansionSet } from '@libero/hat-trick'
import { KNOWN } from '@libero/hat-trick'
import { originWords, TEXTS } from '@libero/hat-trick/text'
import type { Language } from '@libero/kernel/words'
import { capital, entry } from '@libero/kernel/words'
import type { Origin } from '../../origins.ts'
import { originLines, WIDTH } from '../../origins.ts'
import { wrapped } from '../../play/ink.ts'
import type { CliText } from '../../text/text.ts'
import { shelfTexts } from './text.ts'

/** What of our cards is known and what is designed, kind by kind; the tables of the expansion name its cards. */
export function hatTrickOrigins(
  { players, actions, shooting, keeping }: CardSet,
  { types, teams }: ExpansionSet,
  language: Language,
  text: CliText,
): string[] {
  const game = TEXTS[language]
  const words = shelfTexts[language]
  const told = (kind: string, origins: readonly Origin[]) => originLines(origins, kind, text)
  return [
    ...told(
      words.originKinds.players,
      players.map(({ number, source }) => ({
        name: String(number),
        from: originWords(language, KNOWN.player, source),
      })),
    ),
    ...wrapped(
      `  ${capital(words.originKinds.actions)}: ${originWords(language, KNOWN.actions, actions.source)}`,
      WIDTH,
      '    ',
    ),
    ...told(
      words.originKinds.shooting,
      shooting.map(({ kind, corner, plus, source }) => ({
        name: `${game.kinds[kind]} (${game.corners[corner]})`,
        from: originWords(language, KNOWN.shooting(kind, plus), source),
      })),
    ),
    ...wrapped(
      `  ${capital(words.originKinds.keeping)}: ${originWords(language, KNOWN.keeping('final', 'middle'), keeping.source)}`,
      WIDTH,
      '    ',
    ),
    ...told(
      words.originKinds.types,
      types.map(({ id, source }) => ({
        name: entry(game.expansion.types, id)?.name ?? id,
        from: originWords(language, KNOWN.type(id), source),
      })),
    ),
    ...told(
      words.originKinds.teams,
      teams.map(({ id, source }) => ({ name: id, from: originWords(language, KNOWN.team(id), source) })),
    ),
  ]
}
