/** Rings after so many milliseconds, unless what it gives back is called before. */
export type Bell = (milliseconds: number, ring: () => void) => () => void

export const clockBell: Bell = (milliseconds, ring) => {
  const due = setTimeout(ring, milliseconds)
  return () => clearTimeout(due)
}

/** For those who have all the time in the world. */
export const noBell: Bell = () => () => {}
