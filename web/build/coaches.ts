import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'
import * as openPeeps from '@dicebear/open-peeps'

/** How a coach looks with either pen: a head and a face in ink, hair and what is on the nose in manga. */
interface Looks {
  readonly head: string
  readonly face: string
  readonly skin: string
  readonly hair?: string
  readonly beard?: string
  readonly glasses?: string
  readonly manga: { readonly hair: number; readonly glasses?: number; readonly beard?: number }
}

export const LOOKS: Readonly<Record<string, Looks>> = {
  lindt: { head: 'afro', face: 'smile', skin: 'e0a878', hair: '2c1b18', manga: { hair: 41 } },
  pippo: { head: 'hatHip', face: 'smileTeethGap', skin: 'ffe0c2', manga: { hair: 4 } },
  lilla: { head: 'buns', face: 'cheeky', skin: 'fff1e2', hair: 'b58143', manga: { hair: 37 } },
  matz: { head: 'mohawk', face: 'driven', skin: 'f6cda5', hair: 'c95a25', manga: { hair: 20 } },
  tessari: {
    ...{ head: 'bun', face: 'explaining', skin: 'ffe0c2', hair: '2c1b18', glasses: 'glasses2' },
    manga: { hair: 33, glasses: 2 },
  },
  ohlendorf: { head: 'short4', face: 'calm', skin: 'fff1e2', hair: 'd9b15f', manga: { hair: 22 } },
  kerekes: {
    head: 'noHair2',
    face: 'smileBig',
    skin: 'f6cda5',
    beard: 'full3',
    manga: { hair: 47, beard: 2 },
  },
  brandauer: {
    ...{
      head: 'grayShort',
      face: 'contempt',
      skin: 'ffe0c2',
      hair: 'a55728',
      beard: 'moustache2',
      glasses: 'glasses',
    },
    manga: { hair: 9, glasses: 3 },
  },
  quintal: {
    head: 'dreads1',
    face: 'smile',
    skin: 'b97d4f',
    beard: 'goatee1',
    manga: { hair: 44, beard: 1 },
  },
  szendrei: { head: 'mediumStraight', face: 'solemn', skin: 'fff1e2', hair: 'a55728', manga: { hair: 40 } },
  harkort: {
    ...{ head: 'grayShort', face: 'serious', skin: 'ffe0c2', hair: 'd8d2c6', beard: 'full2' },
    manga: { hair: 5, beard: 2 },
  },
  belmonte: {
    head: 'pomp',
    face: 'angryWithFang',
    skin: 'e0a878',
    beard: 'chin',
    manga: { hair: 2, beard: 2 },
  },
  halmosi: {
    head: 'noHair1',
    face: 'suspicious',
    skin: 'ffe0c2',
    glasses: 'glasses3',
    manga: { hair: 12, glasses: 1 },
  },
  vandersteen: {
    head: 'flatTop',
    face: 'blank',
    skin: '8f5e3c',
    glasses: 'glasses4',
    manga: { hair: 28, glasses: 4 },
  },
  marivel: { head: 'grayBun', face: 'calm', skin: 'e0a878', hair: 'd8d2c6', manga: { hair: 24 } },
  okeke: { head: 'shaved2', face: 'rage', skin: '8f5e3c', beard: 'full', manga: { hair: 8, beard: 1 } },
}

/** A coach wears a dark jacket, whoever he trains. */
const JACKET = '31435e'

const chosen = (value: string | undefined) => (value === undefined ? [] : [value])

function inInk({ head, face, skin, hair = '2c1b18', beard, glasses }: Looks): string {
  return createAvatar(openPeeps, {
    head: [head] as never,
    face: [face] as never,
    facialHair: chosen(beard) as never,
    facialHairProbability: beard ? 100 : 0,
    accessories: chosen(glasses) as never,
    accessoriesProbability: glasses ? 100 : 0,
    maskProbability: 0,
    skinColor: [skin],
    clothingColor: [JACKET],
    headContrastColor: [hair],
  }).toString()
}

const variant = (n: number | undefined) =>
  chosen(n === undefined ? n : `variant${String(n).padStart(2, '0')}`)

function inManga(id: string, { manga }: Looks): string {
  return createAvatar(lorelei, {
    seed: id,
    hair: variant(manga.hair) as never,
    glasses: variant(manga.glasses) as never,
    glassesProbability: manga.glasses ? 100 : 0,
    beard: variant(manga.beard) as never,
    beardProbability: manga.beard ? 100 : 0,
    earringsProbability: 0,
    frecklesProbability: 0,
    hairAccessoriesProbability: 0,
  }).toString()
}

/** Every coach with both pens, into a folder of pictures. */
export function drawCoaches(folder: string): void {
  mkdirSync(join(folder, 'manga'), { recursive: true })
  for (const [id, looks] of Object.entries(LOOKS)) {
    writeFileSync(join(folder, `${id}.svg`), inInk(looks))
    writeFileSync(join(folder, 'manga', `${id}.svg`), inManga(id, looks))
  }
}
