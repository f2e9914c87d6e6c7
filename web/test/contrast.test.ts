import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const sheet = readFileSync(fileURLToPath(new URL('../style/tokens.css', import.meta.url)), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
)

type Tokens = ReadonlyMap<string, string>

/** Every colour by day or in the evening: `light-dark` says both. */
function tokensOf(hour: 'light' | 'dark'): Tokens {
  const tokens = new Map<string, string>()
  for (const [, name = '', value = ''] of sheet.matchAll(/(--[\w-]+):\s*([^;]+);/g))
    if (!value.includes('ms'))
      tokens.set(name, value.trim().replace(/light-dark\(([^,]+), ([^,]+)\)/, hour === 'light' ? '$1' : '$2'))
  return tokens
}

const SETS: readonly (readonly [name: string, tokens: Tokens])[] = [
  ['dark', tokensOf('dark')],
  ['light', tokensOf('light')],
]

type Colour = readonly [red: number, green: number, blue: number, opacity: number]

function colourOf(tokens: Tokens, name: string): Colour {
  const value = tokens.get(name)
  const hex = value?.match(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)?.[1]
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((each) => each + each) : (hex.match(/../g) ?? [])
    const [red = 0, green = 0, blue = 0] = digits.map((each) => Number.parseInt(each, 16))
    return [red, green, blue, 1]
  }
  const parts = value
    ?.match(/^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/)
    ?.slice(1)
    .map(Number)
  if (!parts) throw new Error(`${name} is no colour: ${value}`)
  const [red = 0, green = 0, blue = 0, opacity = 1] = parts
  return [red, green, blue, opacity]
}

const over = ([r, g, b, opacity]: Colour, [r2, g2, b2]: Colour): Colour => [
  r * opacity + r2 * (1 - opacity),
  g * opacity + g2 * (1 - opacity),
  b * opacity + b2 * (1 - opacity),
  1,
]

const light = ([red, green, blue]: Colour): number => {
  const linear = (part: number) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** As WCAG 2 counts it: 4.5 is AA for words, 3 for what is not words. */
function contrast(one: Colour, other: Colour): number {
  const [brighter = 0, darker = 0] = [light(one), light(other)].sort((a, b) => b - a)
  return (brighter + 0.05) / (darker + 0.05)
}

const WORDS = [
  '--chalk',
  '--chalk-2',
  '--chalk-3',
  '--heading',
  '--floodlight',
  '--danger',
  '--well',
  '--hint',
  '--home-word',
  '--away-word',
]

/** What words stand on; the second is what shines through the first. */
const GROUNDS: readonly (readonly [ground: string, below?: string])[] = [
  ['--night'],
  ['--night-2'],
  ['--night-3'],
  ['--dusk'],
  ['--hollow'],
  ['--panel', '--night'],
  ['--panel', '--dusk'],
  ['--tint', '--night-2'],
  ['--chosen', '--night-2'],
  ['--veil', '--grass'],
  ['--veil', '--paper'],
]

const INKS: readonly (readonly [ink: string, ground: string, below?: string])[] = [
  ['--chalk', '--raised'],
  ['--chalk', '--raised-2'],
  ['--chalk-2', '--raised'],
  ['--floodlight', '--raised'],
  ['--chalk', '--veil-2', '--grass'],
  ['--chalk-2', '--veil-2', '--grass'],
  ['--floodlight', '--veil-2', '--grass'],
  ['--chalk', '--danger-back'],
  ['--danger', '--danger-back'],
  ['--chalk', '--well-back'],
  ['--well', '--well-back'],
  ['--floodlight-ink', '--floodlight'],
  ['--act-ink', '--act'],
  ['--act-ink', '--act-2'],
  ['--ink', '--paper'],
  ['--ink', '--paper-2'],
  ['--ink', '--gold'],
  ['--ink', '--silver'],
  ['--ink-2', '--paper'],
  ['--ink-2', '--paper-2'],
  ['--ink-good', '--paper'],
  ['--ink-bad', '--paper'],
  ['--home-ink', '--home'],
  ['--home-ink', '--home-deep'],
  ['--away-ink', '--away'],
  ['--away-ink', '--away-deep'],
  ['--white', '--grass'],
]

const groundOf = (tokens: Tokens, ground: string, below?: string): Colour => {
  const colour = colourOf(tokens, ground)
  return below ? over(colour, colourOf(tokens, below)) : colour
}

describe.each(SETS)('the %s tokens', (name, tokens) => {
  test('are found', () => {
    expect(tokens.size).toBeGreaterThan(60)
    expect(tokens.get('--chalk')).toBe(name === 'dark' ? '#eaf4ee' : '#16211d')
  })

  test('contrast AA: whatever is written can be read on whatever it stands on', () => {
    const pairs = [
      ...WORDS.flatMap((ink) => GROUNDS.map(([ground, below]) => [ink, ground, below] as const)),
      ...INKS,
    ]
    const faint = pairs
      .map(([ink, ground, below]) => ({
        pair: [ink, ground, below].join(' '),
        is: contrast(colourOf(tokens, ink), groundOf(tokens, ground, below)),
      }))
      .filter(({ is }) => is < 4.5)
    expect(faint.map(({ pair, is }) => `${pair}: ${is.toFixed(2)}`)).toEqual([])
  })

  test('contrast AA: what can be typed in or pressed shows its edge, and the focus shows', () => {
    for (const edge of ['--edge', '--floodlight'])
      for (const ground of ['--night', '--night-2', '--night-3', '--hollow'])
        expect(
          contrast(colourOf(tokens, edge), colourOf(tokens, ground)),
          `${edge} ${ground}`,
        ).toBeGreaterThanOrEqual(3)
  })
})

test('day and night say the same things: a colour that changes with the hour says both', () => {
  const changing = sheet.match(/:root,\s*\[data-night\] \{([^}]*)\}/)?.[1] ?? ''
  const said = [...changing.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
  expect(said.length).toBeGreaterThan(30)
  expect(said.filter(([, , value = '']) => !value.includes('light-dark(')).map(([, name]) => name)).toEqual(
    [],
  )
})
