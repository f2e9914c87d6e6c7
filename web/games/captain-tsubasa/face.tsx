import { checkOptions } from '@libero/captain-tsubasa/build'
import { clock } from '@libero/captain-tsubasa/clock'
import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa/events'
import { captainTsubasa } from '@libero/captain-tsubasa/game'
import { beginner } from '@libero/captain-tsubasa/presets'
import { seen } from '@libero/captain-tsubasa/seen'
import { TEXTS, wording } from '@libero/captain-tsubasa/text/index'
import { SHEETS } from '@libero/captain-tsubasa/text/sheet'
import { faceFor } from '../../face.ts'

export const captainTsubasaFace = faceFor<CaptainTsubasaEvent>({
  game: captainTsubasa,
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
