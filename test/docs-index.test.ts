import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const docs = join(root, 'docs')
const index = readFileSync(join(docs, 'README.md'), 'utf8')

/** Where the links of the index lead, seen from `docs/`. */
const links = Array.from(index.matchAll(/\]\(([^)#]+)/g), ([, path = '']) => path)

describe('the index of docs/', () => {
  test('every link leads somewhere', () => {
    expect(links.filter((path) => !existsSync(join(docs, path)))).toEqual([])
  })

  test('every page and picture is in it', () => {
    const files = readdirSync(docs, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(docs, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    expect(files.filter((path) => path !== 'README.md' && !links.includes(path))).toEqual([])
  })

  test('a decision is called what it calls itself', () => {
    for (const [, number, title, path = ''] of index.matchAll(/^(\d+)\. \[(.+)\]\((decisions\/.+)\)$/gm)) {
      const [heading] = readFileSync(join(docs, path), 'utf8').split('\n')
      expect(heading).toBe(`# ${number}. ${title}`)
    }
  })

  test('the README leads to it', () => {
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('(docs/README.md)')
  })
})
