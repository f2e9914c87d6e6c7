import type { HatTrickEvent } from '@libero/hat-trick'
import { clock, hatTrick, recap, shotBegins } from '@libero/hat-trick'
import type { Seen } from '@libero/hat-trick/view'
import { faceFor } from '../../face.ts'
import { report } from './report.ts'
import { stirs } from './stirs.ts'
import { because } from './table/because.ts'
import { course } from './table/course.ts'
import { detail } from './table/detail.tsx'
import { hand } from './table/hand.tsx'
import { headline } from './table/headline.tsx'
import { cause, help } from './table/help.ts'
import { lately } from './table/lately.ts'
import { legend } from './table/legend.tsx'
import { meets } from './table/meets.ts'
import { moment } from './table/moments.tsx'
import { HatTrickPitch } from './table/pitch.tsx'
import { besides, declines, picksFirst, targetOf, wouldBe } from './table/places.ts'
import { shortOption } from './table/short.ts'
import { danger, sound } from './table/sounds.ts'
import { matchWords } from './table/wording.ts'

export const hatTrickFace = faceFor<HatTrickEvent, Seen>({
  game: hatTrick,
  wording: matchWords,
  clock,
  recap,
  headline,
  Pitch: HatTrickPitch,
  hand,
  detail,
  targetOf,
  besides,
  declines,
  picksFirst,
  wouldBe,
  shortOption,
  course,
  help,
  cause,
  lately,
  moment,
  because,
  sound,
  danger,
  shotBegins,
  stirs,
  report,
  meets,
  meetsFirst: ['mark/star'],
  legend,
})
