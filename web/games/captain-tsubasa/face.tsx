import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { captainTsubasa, clock, shotBegins } from '@libero/captain-tsubasa'
import { SHEETS, TEXTS } from '@libero/captain-tsubasa/text'
import type { Seen } from '@libero/captain-tsubasa/view'
import { faceFor } from '../../face.ts'
import { cards } from './browser.tsx'
import './cards.css'
import './card-sizes.css'
import './detail.css'
import './pitch.css'
import './duel.css'
import './questions.css'
import './hand.css'
import './wide.css'
import './moments.css'
import { detail } from './detail.tsx'
import { hand } from './hand.tsx'
import { headline } from './headline.tsx'
import { moment } from './moments.tsx'
import { oddsWords } from './odds.ts'
import { Pitch } from './pitch.tsx'
import { targetOf, wouldBe } from './places.ts'
import { matchWords } from './print.ts'
import { report } from './report.ts'
import { captainTsubasaSetup } from './setup.tsx'
import { shortOption } from './short.ts'

export const captainTsubasaFace = faceFor<CaptainTsubasaEvent, Seen>({
  game: captainTsubasa,
  wording: matchWords,
  clock,
  headline,
  Pitch,
  hand,
  detail,
  targetOf,
  wouldBe,
  shortOption,
  oddsWords,
  moment,
  shotBegins,
  report,
  setup: captainTsubasaSetup,
  rules: { en: TEXTS.en.rules, de: TEXTS.de.rules, hu: TEXTS.hu.rules },
  sheets: SHEETS,
  cards,
})
