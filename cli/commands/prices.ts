import { typeWords } from '@libero/hat-trick/text'
import { fill } from '@libero/kernel/words'
import { said } from '../arguments.ts'
import { botSaid } from '../catalogue.ts'
import { hatTrickEntry } from '../games/hat-trick/entry.ts'
import { playersText } from '../games/hat-trick/players-words.ts'
import { MOST_APART, measurePrices } from '../games/hat-trick/prices.ts'
import { pricesTexts } from '../games/hat-trick/prices-text.ts'
import { columns, numbers } from '../layout.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE } from '../terminal.ts'

const FLAGS = { matches: 'text', bot: 'text', seed: 'text', json: 'yes' } as const

/** §21.3 Whether the prices of the Players expansion agree with what the types are worth. */
export async function prices(args: readonly string[], here: Surroundings): Promise<number> {
  const { language, terminal, text } = here
  const line = said(args, FLAGS, 0, text)
  const bot = botSaid(hatTrickEntry.bots, line, 'bot', 'heuristic', text)
  const matches = line.whole('matches', 2000, 2, 100_000_000)
  const seed = line.word('seed') ?? 'prices'
  const rows = measurePrices(bot, matches, seed)
  if (line.has('json')) {
    await terminal.out(`${JSON.stringify(rows, null, 2)}\n`)
    return DONE
  }
  const words = pricesTexts[language]
  const { one } = numbers(language)
  const apart = rows.filter(({ difference }) => Math.abs(difference) > MOST_APART)
  await terminal.out(
    [
      fill(words.title, { matches, bot: bot.id, seed }),
      '',
      columns(
        [
          [
            words.type,
            words.shield,
            words.price,
            words.matches,
            words.points,
            words.margin,
            words.difference,
          ],
          ...rows.map((row) => [
            typeWords(playersText(language), row.type).name,
            playersText(language).shields[row.shield],
            `${row.price}`,
            `${row.matches}`,
            one(row.points),
            one(row.margin),
            one(row.difference),
          ]),
        ],
        '<<>>>>>',
      ),
      '',
      fill(apart.length > 0 ? words.apart : words.agree, { most: MOST_APART, count: apart.length }),
      '',
    ].join('\n'),
  )
  return DONE
}
