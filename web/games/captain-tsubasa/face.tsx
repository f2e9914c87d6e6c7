import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { captainTsubasa, clock, recap, shotBegins } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import { faceFor } from '../../face.ts'
import { matchWords } from './print.ts'
import { report } from './report.ts'
import { stirs } from './stirs.ts'
import { because } from './table/because.ts'
import { detail } from './table/detail.tsx'
import { hand } from './table/hand.tsx'
import { headline } from './table/headline.tsx'
import { criterion, help } from './table/help.ts'
import { legend } from './table/legend.tsx'
import { meets } from './table/meets.ts'
import { moment } from './table/moments.tsx'
import { Pitch } from './table/pitch.tsx'
import { besides, costs, declines, targetOf, wouldBe } from './table/places.ts'
import { amongOthers, shortOption } from './table/short.ts'
import { danger, sound } from './table/sounds.ts'

export const captainTsubasaFace = faceFor<CaptainTsubasaEvent, Seen>({
  game: captainTsubasa,
  wording: matchWords,
  clock,
  recap,
  headline,
  Pitch,
  hand,
  detail,
  targetOf,
  wouldBe,
  besides,
  declines,
  shortOption,
  amongOthers,
  help,
  moment,
  because,
  sound,
  danger,
  shotBegins,
  stirs,
  pen: 'manga',
  report,
  costs,
  criterion,
  meets,
  legend,
})
