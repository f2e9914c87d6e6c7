import type { Setting } from '@libero/captain-tsubasa/testing'
import { match } from '@libero/captain-tsubasa/testing'
import type { Language } from '@libero/kernel/words'
import { fill, LANGUAGES } from '@libero/kernel/words'
import { expect, test } from 'vitest'
import { captainTsubasaFace as face } from '../face.tsx'
import { askTexts } from '../table/ask-text.ts'

/** The table as home sees it when it is asked. */
function asked(language: Language, setting: Setting, ...played: readonly string[]) {
  const m = match(setting)
    .freely()
    .play(...played)
  const request = m.request(0)
  if (!request) throw new Error(`home is not asked: ${m.phase}`)
  const board = {
    view: m.view('home'),
    near: 0,
    language,
    words: face.wording(language, {}),
    request,
  } as const
  const help = (card: string) => {
    const option = request.options.find((each) => each.card === card)
    if (!option) throw new Error(`no option: ${card}`)
    return face.help?.(option, board) ?? []
  }
  return { board, help }
}

test.each(LANGUAGES)(
  'a card that adds nothing says so, and what it would do elsewhere, in %s',
  (language) => {
    const { whole } = askTexts[language]
    const { help } = asked(language, { hands: [['morisaki', 'nakazato', 'kisugi'], ['hyuga']] })
    expect(help('morisaki').slice(0, 2)).toEqual([whole.defence, whole.all])
    expect(help('nakazato').slice(0, 2)).toEqual([whole.defence, whole.all])
    expect(help('kisugi')).not.toContain(whole.all)
  },
)

test.each(LANGUAGES)(
  '§6.7 who can bring back a card that is discarded is said beside it, in %s',
  (language) => {
    const { hope } = askTexts[language]
    const { help } = asked(
      language,
      { hands: [['oda', 'izawa', 'tsubasa', 'nakazato'], ['hyuga']] },
      'home: oda',
      'home: use-1',
    )
    const back = fill(hope.back, { card: 'Izawa' })
    expect(help('tsubasa')).toContain(back)
    // Nothing of his counts in this attack, and nobody brings himself back.
    expect(help('nakazato')).not.toContain(back)
    expect(help('izawa')).not.toContain(back)
  },
)

test.each(LANGUAGES)(
  '§8.1 where their keeper limits the chance, it is he who is named, in %s',
  (language) => {
    const { cap } = askTexts[language]
    const { board } = asked(
      language,
      { phase: 'action', areas: [['kisugi'], ['wakashimazu']], pool: [{ shot: 2 }, {}] },
      'home: shot',
    )
    const chance = (share: number) =>
      ({
        of: 'goal',
        ways: [
          { way: 'goal', share, tone: 'good' },
          { way: 'lost', share: 1 - share, tone: 'bad' },
        ],
      }) as const
    const named = `${fill(cap.shot, { card: 'Wakashimazu', saved: 3 })} ${cap.spend}`
    expect(face.criterion?.(board, chance(0.49))).toBe(named)
    expect(face.criterion?.(board, chance(0.2))).toBeUndefined()
  },
)
