import { blanks } from '@libero/kernel/words'

/** A blank nobody filled, or filled with nothing. */
export const unfilled = (words: string): boolean => /[{}]|undefined|NaN/.test(words)

/** A blank by what it stands for: {Side} and {team} are {side}, {manTo} is {man}. */
export const facts = (line: string): string[] => {
  const meant = blanks(line).map((name) =>
    name
      .replace(/(?<=.)(?:Object|To)$/, '')
      .toLowerCase()
      .replace(/^team$/, 'side')
      .replace(/^(home|away|rival)team$/, '$1'),
  )
  return [...new Set(meant)].sort()
}
