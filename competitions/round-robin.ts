/** A match of two by their places in the list, home first. */
export type Pairing = readonly [home: number, away: number]

/**
 * Everybody meets everybody once, round by round; with an odd number one has a free day in each. One stays where he is
 * and the others go round him. Who is at home hangs on nothing but how far two stand apart, so nobody is at home more
 * than once oftener than away.
 */
export function roundRobin(size: number): readonly (readonly Pairing[])[] {
  const ring = size % 2 === 0 ? size - 1 : size
  return Array.from({ length: size < 2 ? 0 : ring }, (_, round) => {
    const matches: Pairing[] = []
    if (size % 2 === 0) matches.push(round % 2 === 0 ? [round, ring] : [ring, round])
    for (let apart = 1; apart <= (ring - 1) / 2; apart++) {
      const [after, before] = [(round + apart) % ring, (round - apart + ring) % ring]
      matches.push(apart % 2 === 1 ? [after, before] : [before, after])
    }
    return matches
  })
}

/** The same with as many matches of each pair: the second time grounds are swapped. */
export function schedule(size: number, rounds: 1 | 2): readonly (readonly Pairing[])[] {
  const first = roundRobin(size)
  if (rounds === 1) return first
  return [...first, ...first.map((round) => round.map(([home, away]): Pairing => [away, home]))]
}
