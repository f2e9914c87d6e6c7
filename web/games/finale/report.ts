import type { FinaleEvent } from '@libero/finale'
import { clock, goalsOf, sums } from '@libero/finale'
import { surname, TEXTS } from '@libero/finale/text'
import { capital, fill } from '@libero/kernel/words'
import type { Report, Telling } from '../../face.ts'
import { finaleFaceTexts } from './text.ts'

type Mark = Report['marks'][number]

/** What both sides did, the goals, and what deserves a mark on the minute axis. */
export function finaleReport(events: readonly FinaleEvent[], at: Telling): Report {
  const { story } = TEXTS[at.language]
  const minuteAt = clock()
  return {
    rows: Array.from(sums(events), ([row, of]) => ({ name: capital(story[row]), of })),
    goals: goalsOf(events).map(({ seat, minute, score, scorer }) => ({
      seat,
      minute,
      score,
      words: at.words.nameOf(scorer),
    })),
    marks: events.flatMap((event) => markOf(event, minuteAt(event), at) ?? []),
  }
}

function markOf(event: FinaleEvent, minute: number, { language, words }: Telling): Mark | undefined {
  const text = finaleFaceTexts[language]
  const name = (id: string) => surname(words.nameOf(id))
  switch (event.kind) {
    case 'booked':
      return { seat: event.seat, minute, mark: 'yellow', words: fill(text.booked, { man: name(event.man) }) }
    case 'sent-off': {
      const sentence = event.secondYellow ? text.secondYellow : text.sentOff
      return { seat: event.seat, minute, mark: 'red', words: fill(sentence, { man: name(event.man) }) }
    }
    case 'injured':
      return { seat: event.seat, minute, mark: 'injury', words: fill(text.injured, { man: name(event.man) }) }
    case 'change': {
      const changed = fill(text.report, { on: name(event.on), off: name(event.off) })
      return { seat: event.seat, minute, mark: 'change', words: changed }
    }
    case 'came-on': {
      const changed = fill(text.report, { on: name(event.man), off: name(event.for) })
      return { seat: event.seat, minute, mark: 'change', words: changed }
    }
    default:
      return undefined
  }
}
