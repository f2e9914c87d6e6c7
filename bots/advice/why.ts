import type { Language, ProspectWords } from '@libero/kernel/words'
import { entry, fill } from '@libero/kernel/words'
import type { Prospect } from '../prospect/prospect.ts'
import { percentOfChance, percentOfWay } from '../prospect/prospect.ts'
import { chanceWords, percentWords, shortWords } from '../prospect/text.ts'
import type { Advice, Advised } from './advice.ts'
import { inHundred, isAkin, LEVEL } from './advice.ts'
import { whyTexts } from './why-text.ts'

/** How a game puts an option into words, and what its chances are called. */
export interface InWords {
  choice(action: string): string
  readonly prospects: ProspectWords
}

/** A chance must be this much greater to be a reason: both were found over the same hands. */
const CLEAR = 0.02

/** Why this and not the next best: a sentence made of the figures in which the two differ, or that hardly any does. */
export function whyWords(advice: Advice, language: Language, words: InWords): string | undefined {
  const text = whyTexts[language]
  const { best, others, isDecided, isMixed } = advice
  const next = others[0]
  if (!next || isMixed) return undefined
  const reason = reasonOf(best, next, isDecided, language, words)
  if (!reason) return undefined
  const said = isDecided ? fill(text.decided, { reason }) : reason
  return `${said.charAt(0).toLocaleUpperCase(language)}${said.slice(1)}.`
}

function reasonOf(
  best: Advised,
  next: Advised,
  isDecided: boolean,
  language: Language,
  words: InWords,
): string | undefined {
  const text = whyTexts[language]
  const named = ({ action }: Advised) => words.choice(action).replace(/\.$/, '')
  const names = { best: named(best), other: named(next) }
  const figures = compared(best.prospect, next.prospect, language, words)
  const wins =
    best.share !== undefined && next.share !== undefined && best.share - next.share > LEVEL
      ? fill(text.wins, { ...names, share: inHundred(best.share), less: inHundred(next.share) })
      : undefined
  // Too little lies between them for a reason; that is worth a sentence, too.
  const level =
    best.share !== undefined && next.share !== undefined && best.share - next.share <= LEVEL
      ? fill(text.alike, names)
      : undefined
  if (figures === undefined) return wins ?? level
  const { gap, first, second, feared } = figures
  if (gap > CLEAR) return fill(text.likelier, { ...names, first, second })
  if (gap < -CLEAR) {
    // The next best does this better; something that comes later must outweigh it.
    const but = keeping(best.prospect, next.prospect, words) ?? feared ?? wins
    return but && fill(text.although, { ...names, first, second, but })
  }
  const beyond = keeping(best.prospect, next.prospect, words) ?? feared
  if (beyond) return fill(text.asLikely, { ...names, first, beyond })
  return isDecided ? fill(text.alike, names) : (wins ?? level)
}

/** The two chances in words, and what is feared less. */
function compared(
  best: Prospect | undefined,
  next: Prospect | undefined,
  language: Language,
  { prospects }: InWords,
) {
  if (!best || !next || !isAkin(best, next)) return undefined
  const text = whyTexts[language]
  const isSame = best.of === next.of
  const worst = fearedOf(best)
  const share = worst?.share ?? 0
  const more = next.ways.find(({ way }) => way === worst?.way)?.share ?? 0
  return {
    // As both are told: what reads the same is no reason.
    gap: (percentOfChance(best) - percentOfChance(next)) / 100,
    first: shortWords(best, prospects, language),
    second: isSame ? chanceWords(next, language) : shortWords(next, prospects, language),
    feared:
      worst && more - share > CLEAR
        ? fill(text.feared, {
            way: entry(prospects.ways, worst.way) ?? worst.way,
            share: percentWords(percentOfWay(best, worst.way), language),
            more: percentWords(percentOfWay(next, worst.way), language),
          })
        : undefined,
  }
}

const fearedOf = ({ ways }: Prospect) => ways.findLast(({ tone }) => tone === 'bad')

/** That it spends less of what is scarce. */
function keeping(
  best: Prospect | undefined,
  next: Prospect | undefined,
  { prospects }: InWords,
): string | undefined {
  if (best?.spends === undefined || next?.spends === undefined || best.spends >= next.spends) return undefined
  return prospects.keeps
}
