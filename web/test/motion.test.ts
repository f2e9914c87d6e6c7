import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const web = dirname(dirname(fileURLToPath(import.meta.url)))

const sheets = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(dist|node_modules|public)/.test(entry.name) ? [] : sheets(path)
    return entry.name.endsWith('.css') ? [path] : []
  })

/** What a browser can change without laying out or painting anew. */
const FREE = ['transform', 'opacity', 'none', 'rotate', 'translate', 'scale']

/** Every property that changes over time in a style sheet. */
function moving(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const transitions = [...plain.matchAll(/transition(?:-property)?:\s*([^;]+);/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/).map((each) => each.trim().split(/\s+/)[0] ?? ''),
  )
  const keyframes = [...plain.matchAll(/@keyframes[^{]+\{((?:[^{}]+\{[^{}]*\})+)\s*\}/g)].flatMap(
    ([, steps = '']) => [...steps.matchAll(/([a-z-]+):[^;{}]+;/g)].map(([, property = '']) => property),
  )
  return [...transitions, ...keyframes]
}

describe('animations run on transform and opacity alone', () => {
  const found = sheets(web)

  test('the style sheets are found, and so is what moves in them', () => {
    expect(found.length).toBeGreaterThan(10)
    expect(found.flatMap((path) => moving(readFileSync(path, 'utf8'))).length).toBeGreaterThan(10)
  })

  test('what would make the page work is seen', () => {
    expect(moving('a { transition: width 1s, opacity 2s; } @keyframes b { from { left: 0; } }')).toEqual([
      'width',
      'opacity',
      'left',
    ])
  })

  test.each(found.map((path) => [path.slice(web.length + 1), path]))('%s', (_, path) => {
    expect(moving(readFileSync(path, 'utf8')).filter((property) => !FREE.includes(property))).toEqual([])
  })
})
