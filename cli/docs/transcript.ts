import { finaleEntry } from '../finale/entry.ts'
import { Host } from '../host/host.ts'
import { cliText } from '../text/index.ts'

const ASKED = '→ '
const ANSWERED = '← '
const BLOCK = /^```transcript finale\n([\s\S]*?)^```$/gm

/** Plays every transcript of a page through a host of its own and puts in the answers it gives. */
export function withAnswers(page: string): string {
  return page.replace(BLOCK, (_, block: string) => {
    const host = new Host(finaleEntry, 'en', cliText('en'))
    const lines = block.split('\n').flatMap((line) => {
      if (line.startsWith(ANSWERED)) return []
      return line.startsWith(ASKED) ? [line, ANSWERED + host.answer(line.slice(ASKED.length))] : [line]
    })
    return `\`\`\`transcript finale\n${lines.join('\n')}\`\`\``
  })
}
