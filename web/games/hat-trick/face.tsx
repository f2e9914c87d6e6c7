import { checkOptions } from '@libero/hat-trick/build'
import { clock } from '@libero/hat-trick/clock'
import type { HatTrickEvent } from '@libero/hat-trick/events'
import { hatTrick } from '@libero/hat-trick/game'
import { beginner } from '@libero/hat-trick/presets'
import { seen } from '@libero/hat-trick/seen'
import { TEXTS, wording } from '@libero/hat-trick/text/index'
import { SHEETS } from '@libero/hat-trick/text/sheet'
import { faceFor } from '../../face.ts'

export const hatTrickFace = faceFor<HatTrickEvent>({
  game: hatTrick,
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
