import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import type { Plugin } from 'vite'
import { FLAGS } from '../games/hat-trick/cards/flags.ts'
import { FACES_OF_A_TONE, TONES } from '../games/hat-trick/people/people.ts'
import { drawCoaches } from './coaches.ts'
import type { Shipped } from './licences.ts'
import type { Sitter } from './manga.ts'
import { drawManga } from './manga.ts'

/** Whose drawings the pictures are, and whose pen; their licences go along with the app. */
export const DRAWN_WITH = ['flag-icons', '@dicebear/core', '@dicebear/open-peeps', '@dicebear/lorelei']

const require = createRequire(import.meta.url)

/** The folder of a room or package, by a file it lets out. */
const folderOf = (entrance: string): string => dirname(require.resolve(entrance))

const json = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'))

/** The flags of the national teams, from a collection of public ones, by the ids of the teams. */
function copyFlags(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const collection = join(folderOf('flag-icons/package.json'), 'flags', '4x3')
  for (const [team, flag] of Object.entries(FLAGS))
    copyFileSync(join(collection, `${flag}.svg`), join(folder, `${team}.svg`))
}

/**
 * Portraits (from a CC0 avatar set, one for each footballer, drawn from his id) and flags, made at build time into
 * `public/pictures`: the page loads plain pictures and no avatar library.
 */
export function pictures(shipped: Shipped): Plugin {
  return {
    name: 'libero-pictures',
    configResolved({ publicDir }) {
      const folder = join(publicDir, 'pictures')
      mkdirSync(folder, { recursive: true })
      copyFlags(join(folder, 'flags'))
      const { footballers } = json(folderOf('@libero/finale'), 'cards', 'footballers.json') as {
        readonly footballers: readonly Portrayed[]
      }
      for (const man of footballers) writeFileSync(join(folder, `${man.id}.svg`), portraitOf(man))
      drawMen(join(folder, 'men'))
      drawManga(mangaSitters(), join(folder, 'ct'))
      drawCoaches(join(folder, 'coaches'))
      for (const name of DRAWN_WITH) shipped.addPackage(name)
    },
  }
}

interface Portrayed {
  readonly id: string
  readonly line: string
  /** The colours of skin he may have; any where nothing is said. */
  readonly skins?: readonly string[]
}

const SKINS = {
  fair: ['fff1e2', 'ffe0c2', 'f6cda5'],
  olive: ['f6cda5', 'e0a878'],
  dark: ['b97d4f', '8f5e3c', '6b4429'],
} as const

/** Faces for players of Hat-Trick, who have a name and a nation but no card of their own. */
function drawMen(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const tone of TONES)
    for (let nth = 0; nth < FACES_OF_A_TONE; nth++) {
      const id = `${tone}-${nth}`
      writeFileSync(join(folder, `${id}.svg`), portraitOf({ id, line: '', skins: SKINS[tone] }))
    }
}

/** Hair as footballers have worn it, from the brush cut to the mane. */
const HEADS = [
  ...['afro', 'dreads1', 'dreads2', 'flatTop', 'grayShort', 'hatBeanie', 'bantuKnots', 'mediumBangs2'],
  ...[
    'medium1',
    'mohawk',
    'mohawk2',
    'noHair1',
    'noHair2',
    'noHair3',
    'pomp',
    'shaved1',
    'shaved2',
    'shaved3',
  ],
  ...['short1', 'short2', 'short3', 'short4', 'short5', 'twists', 'twists2', 'bun2', 'cornrows2'],
] as const

/** Faces for a match: no hearts in the eyes, no monsters. */
const FACES = [
  ...['angryWithFang', 'awe', 'blank', 'calm', 'cheeky', 'concerned', 'contempt', 'driven', 'explaining'],
  ...['hectic', 'old', 'rage', 'serious', 'smile', 'smileBig', 'smileTeethGap', 'solemn', 'suspicious'],
  ...['tired', 'veryAngry'],
] as const

const BEARDS = [
  ...['chin', 'full', 'full2', 'full3', 'full4', 'goatee1', 'goatee2', 'moustache1', 'moustache2'],
  ...['moustache3', 'moustache5', 'moustache6', 'moustache7', 'moustache9'],
] as const

const ANY_SKIN = ['fff1e2', 'ffe0c2', 'f6cda5', 'e0a878', 'b97d4f', '8f5e3c']

/** Head and shoulders in strong ink; keepers wear another shirt than the men before them. */
function portraitOf({ id, line, skins = ANY_SKIN }: Portrayed): string {
  return createAvatar(openPeeps, {
    seed: id,
    head: [...HEADS],
    face: [...FACES],
    facialHair: [...BEARDS],
    facialHairProbability: 35,
    accessoriesProbability: 4,
    accessories: ['glasses', 'glasses2'],
    maskProbability: 0,
    skinColor: [...skins],
    clothingColor: [line === 'keeper' ? '8fd6a4' : 'ffffff'],
    headContrastColor: ['2c1b18', 'd9b15f', 'b58143', 'a55728', 'e6e0d6', 'c95a25'],
  }).toString()
}

/** The footballers of Captain Tsubasa: those of the two teams, motivated or not, and the transfers. */
function mangaSitters(): readonly Sitter[] {
  const cards = join(folderOf('@libero/captain-tsubasa'), 'cards')
  const { starting } = json(cards, 'starting.json') as { readonly starting: readonly Sitter[] }
  const { motivation, transfers } = json(cards, 'bench.json') as Record<
    'motivation' | 'transfers',
    readonly Sitter[]
  >
  return [...starting, ...motivation, ...transfers]
}
