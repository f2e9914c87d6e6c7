import { isObject } from '@libero/kernel'

/** Where in a set something stands: 'starting.3.keeper'; its shape has a star for each place of a list. */
interface Place {
  readonly path: string
  readonly shape: string
}

/** Enough to be read; whoever has more has another file in mind. */
const MOST_TOLD = 20

/** What an editor or its owner writes beside the cards. */
const isRemark = (name: string): boolean => name.startsWith('$') || name.startsWith('_')

function placesIn(value: unknown, at: Place = { path: '', shape: '' }): readonly Place[] {
  const below = (name: string, shape: string): Place => ({
    path: at.path === '' ? name : `${at.path}.${name}`,
    shape: at.shape === '' ? shape : `${at.shape}.${shape}`,
  })
  if (Array.isArray(value)) return value.flatMap((each, i) => placesIn(each, below(String(i), '*')))
  if (!isObject(value)) return []
  return Object.entries(value)
    .filter(([name]) => !isRemark(name))
    .flatMap(([name, each]) => {
      const place = below(name, name)
      return [place, ...placesIn(each, place)]
    })
}

/**
 * The fields of a file that no card set of this game has, such as a name mistyped. Known is what was taken over, and
 * what our own set has at such a place: it may have been left out because it says nothing new.
 */
export function fieldsLeftOut(file: unknown, taken: unknown, ours: unknown): readonly string[] {
  const known = new Set([...placesIn(taken), ...placesIn(ours)].map(({ shape }) => shape))
  const strange = placesIn(file).filter(({ shape }) => !known.has(shape))
  const told: string[] = []
  // Of a field that is not known, what stands below it comes right after it and need not be told.
  for (const { path } of strange) if (!path.startsWith(`${told.at(-1)}.`)) told.push(path)
  return told.slice(0, MOST_TOLD)
}
