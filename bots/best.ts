/** Of the first `count` options the one worth most, the earlier of equals. */
export function best(options: Int16Array, count: number, worth: (action: number) => number): number {
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const value = worth(options[i])
    if (value > most) {
      most = value
      choice = options[i]
    }
  }
  return choice
}
