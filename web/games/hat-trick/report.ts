import type { HatTrickEvent } from '@libero/hat-trick'
import { clock, goalsOf, sums } from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import type { Seen } from '@libero/hat-trick/view'
import { capital, fill } from '@libero/kernel/words'
import type { Report, Telling } from '../../face.ts'
import { calledMan, manName, typeWords } from './table/wording.ts'
import { hatTrickTexts } from './text.ts'

/** What is counted in a match, its goals, and what deserves a mark on the minute axis. */
export function report(events: readonly HatTrickEvent[], s: Seen, at: Telling): Report {
  const { language } = at
  const text = hatTrickTexts[language].report
  const { story } = TEXTS[language]
  const goals = goalsOf(events, s)
  return {
    rows: [
      { name: capital(text.goals), of: s.goals },
      ...Array.from(sums(events), ([row, of]) => ({ name: capital(story[row]), of })),
      ...(s.shootOut ? [{ name: capital(text.penaltyShootOut), of: s.shootOut.scored }] : []),
    ],
    goals: goals.map(({ seat, minute, score, scorer, type }) => ({
      seat,
      minute,
      score,
      words: capital(manName(s, { seat, player: { number: Number(scorer), type } }, at)),
    })),
    marks: marksOf(events, s, at),
  }
}

function marksOf(events: readonly HatTrickEvent[], s: Seen, at: Telling): Report['marks'] {
  const text = hatTrickTexts[at.language].report
  const minuteAt = clock()
  return events.flatMap((event): Report['marks'][number][] => {
    const minute = minuteAt(event)
    switch (event.kind) {
      case 'foul': {
        const man = calledMan(s, event.seat, event.number, at)
        const words = capital(fill(event.card === 'red' ? text.red : text.yellow, { man }))
        return [{ seat: event.seat, minute, mark: event.card, words }]
      }
      case 'appealed':
        if (event.result !== 'captain-off') return []
        return [
          {
            seat: event.seat,
            minute,
            mark: 'red',
            words: capital(fill(text.captainRed, { man: calledMan(s, event.seat, event.number, at) })),
          },
        ]
      case 'substituted': {
        const [on, off] = [event.on, event.off].map((type) => typeWords(at.language, type).name)
        return [
          {
            seat: event.seat,
            minute,
            mark: 'change',
            words: fill(text.change, { on: `${on} (${event.number})`, off: String(off) }),
          },
        ]
      }
      default:
        return []
    }
  })
}
