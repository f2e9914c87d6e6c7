import { findGame } from '../catalogue.ts'
import { Host } from '../host/host.ts'
import { cliText } from '../text/index.ts'

const ASKED = '→ '
const ANSWERED = '← '
const BLOCK = /^```transcript ([a-z-]+)\n([\s\S]*?)^```$/gm

/** Plays every transcript of a page through a host of its own and puts in the answers it gives. */
export function withAnswers(page: string): string {
  return page.replace(BLOCK, (whole, game: string, block: string) => {
    const answer = findGame(game)?.open((entry) => {
      const host = new Host(entry, 'en', cliText('en'))
      return (line: string) => host.answer(line)
    })
    if (!answer) return whole
    const lines = block.split('\n').flatMap((line) => {
      if (line.startsWith(ANSWERED)) return []
      return line.startsWith(ASKED) ? [line, ANSWERED + answer(line.slice(ASKED.length))] : [line]
    })
    return `\`\`\`transcript ${game}\n${lines.join('\n')}\`\`\``
  })
}
