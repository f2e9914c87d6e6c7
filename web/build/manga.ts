import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'

/** A footballer who needs a face. */
export interface Sitter {
  readonly id: string
  readonly name?: string
  readonly team?: string
  readonly keeper?: boolean
  /** The starting card it is a stronger self of. */
  readonly of?: string
}

const variants = (...numbers: readonly number[]): string[] =>
  numbers.map((n) => `variant${String(n).padStart(2, '0')}`)

/** Haircuts of schoolboys, one after the other, so that a team is told apart at a glance. */
const HAIR = [4, 8, 3, 11, 2, 43, 9, 30, 12, 22, 39, 47, 44, 10, 28, 5]
/** Those whom everybody must know again have one of their own. */
const OWN_HAIR: Readonly<Record<string, number>> = {
  tsubasa: 6,
  hyuga: 20,
  morisaki: 7,
  wakashimazu: 16,
  ishizaki: 1,
  sawada: 48,
  misaki: 17,
  wakabayashi: 12,
}
/** Open eyes and straight brows: they look at the ball. */
const EYES = variants(2, 4, 6, 10, 14, 18, 20, 21)
const BROWS = variants(2, 4, 6, 7, 10, 11)
const MOUTHS = ['happy01', 'happy02', 'happy04', 'happy06', 'happy10', 'happy14', 'sad02', 'sad09']
/** Somebody motivated frowns and grits his teeth. */
const FIERCE = { eyes: variants(13, 17, 8), eyebrows: variants(13), mouth: ['happy16', 'sad06', 'happy07'] }

const NONE = {
  beardProbability: 0,
  glassesProbability: 0,
  earringsProbability: 0,
  frecklesProbability: 0,
  hairAccessoriesProbability: 0,
}

/** A shirt, since the set draws heads only: white, toned or striped by team, dark for those between the posts. */
function shirt({ team, keeper }: Sitter): string {
  const fill = keeper ? '#2a2e35' : team === 'toho' ? '#aab0b7' : '#fff'
  const collar = keeper ? '#fff' : '#000'
  const stripes =
    keeper || team === 'toho'
      ? ''
      : team === undefined
        ? '<path d="M300 990V862M390 990V905M540 990V905M640 990V862M200 990V880M740 990V880" stroke="#000" stroke-width="16"/>'
        : '<path d="M246 812L196 990M282 800L240 990M664 812L714 990M628 800L670 990" stroke="#000" stroke-width="13"/>'
  return (
    `<path d="M60 1010q10-150 210-194l88-34q104 150 208 0l84 34q200 44 210 194z" fill="${fill}" ` +
    `stroke="#000" stroke-width="20" stroke-linejoin="round"/>${stripes}` +
    `<path d="M340 788q122 184 244 0" fill="none" stroke="${collar}" stroke-width="30"/>` +
    '<path d="M330 780q132 216 264 0" fill="none" stroke="#000" stroke-width="10"/>'
  )
}

/** A face in black and white from a CC0 set; the two teams look at each other. */
function portrait(sitter: Sitter, hair: number): string {
  const { id, team, of } = sitter
  const svg = createAvatar(lorelei, {
    seed: of ?? id,
    ...NONE,
    hair: variants(hair) as never,
    eyes: EYES as never,
    eyebrows: BROWS as never,
    mouth: MOUTHS as never,
    ...((of === undefined ? {} : FIERCE) as object),
  }).toString()
  const turned = team === 'toho' ? 'transform="translate(980 0) scale(-1 1)"' : ''
  const body = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="40 20 900 960" preserveAspectRatio="xMidYMax slice">' +
    `<g ${turned}>${body}${shirt(sitter)}</g></svg>`
  )
}

/** Every footballer of Captain Tsubasa into a folder of pictures; who is motivated keeps his hair. */
export function drawManga(sitters: readonly Sitter[], folder: string): void {
  mkdirSync(folder, { recursive: true })
  const footballers = sitters.filter(({ name, of }) => name !== undefined && of === undefined)
  const hairOf = new Map(footballers.map(({ id }, i) => [id, OWN_HAIR[id] ?? HAIR[i % HAIR.length] ?? 1]))
  for (const sitter of sitters) {
    const hair = hairOf.get(sitter.of ?? sitter.id)
    if (hair !== undefined) writeFileSync(join(folder, `${sitter.id}.svg`), portrait(sitter, hair))
  }
}
