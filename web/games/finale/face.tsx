import { checkOptions } from '@libero/finale/build'
import { clock } from '@libero/finale/clock'
import type { FinaleEvent } from '@libero/finale/events'
import { finale } from '@libero/finale/game'
import { beginner } from '@libero/finale/presets'
import { seen } from '@libero/finale/seen'
import { TEXTS, wording } from '@libero/finale/text/index'
import { SHEETS } from '@libero/finale/text/sheet'
import { faceFor } from '../../face.ts'

export const finaleFace = faceFor<FinaleEvent>({
  game: finale,
  wording: (language, options) => wording(language, checkOptions(options).agreed.cards.set),
  clock,
  headline: (view) => {
    const s = seen(view)
    return {
      sides: [
        { name: 'home', short: 'HOM' },
        { name: 'away', short: 'AWY' },
      ],
      goals: s.goals,
      minute: s.minute,
      period: '',
    }
  },
  Pitch: ({ view }) => <pre>{JSON.stringify(view).slice(0, 400)}</pre>,
  hand: () => [],
  detail: () => null,
  targetOf: () => undefined,
  oddsWords: (odds) => odds.of,
  moment: () => undefined,
  report: () => ({ rows: [], goals: [], marks: [] }),
  setup: {
    first: () => ({ builds: [beginner(0, undefined), beginner(1, undefined)] }),
    Options: () => null,
    Builder: () => null,
    presets: (seat, options) => [{ name: '', build: beginner(seat, options) }],
    random: (seat, options) => beginner(seat, options),
    describe: () => '',
  },
  rules: { en: TEXTS.en.rules, de: TEXTS.de.rules, hu: TEXTS.hu.rules },
  sheets: SHEETS,
  cards: () => [],
})
