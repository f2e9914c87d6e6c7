import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig, Rolldown } from 'vite'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { build as buildCommand } from '../scripts/bootstrap.js'
import {
  COMPATIBLE,
  isCompatible,
  LICENCES_FILE,
  licences,
  Shipped,
  workerLicences,
} from '../web/build/licences.ts'
import { DRAWN_WITH } from '../web/build/pictures.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8')

/** A build that is not written anywhere. */
async function built(
  config: InlineConfig,
): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const result = await build({ logLevel: 'silent', ...config, build: { ...config.build, write: false } })
  return (result as Rolldown.RolldownOutput).output
}

function pageIn(output: Awaited<ReturnType<typeof built>>): string {
  const page = output.find(({ fileName }) => fileName === LICENCES_FILE)
  if (page?.type !== 'asset') throw new Error('no licences were written')
  return String(page.source)
}

/** Name and licence of every package on the page. */
const listed = (page: string) =>
  [...page.matchAll(/^- (\S+) \S+ \((.+)\)$/gm)].map(([, name, licence]) => [name, licence])

/** The package a module lies in. */
const packageIn = (id: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]

describe('the app', () => {
  let output: Awaited<ReturnType<typeof built>>
  let page: string
  const graph = new Set<string>()

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production')
    output = await built({
      configFile: join(root, 'web', 'vite.config.ts'),
      plugins: [
        {
          name: 'graph',
          buildEnd() {
            for (const id of this.getModuleIds()) graph.add(id)
          },
        },
      ],
    })
    vi.unstubAllEnvs()
    page = pageIn(output)
  }, 240_000)

  test('lists exactly the packages that are in it', () => {
    const modules = [...graph].map(packageIn).filter((name) => name !== undefined)
    expect(modules).toContain('react-dom')
    const fonts = output.filter(({ fileName }) => /\.woff2?$/.test(fileName))
    expect(fonts.length).toBeGreaterThan(4)
    const foundries = fonts.map((font) => {
      const bytes = font.type === 'asset' ? Buffer.from(font.source) : Buffer.of()
      return FOUNDRIES.find(({ files }) => files.some((file) => file.equals(bytes)))?.name ?? font.fileName
    })
    // Whoever writes the helpers between the modules has code in it, too.
    const tools = ['vite', 'rolldown']
    expect(listed(page).map(([name]) => name)).toEqual(
      [...new Set([...modules, ...foundries, ...DRAWN_WITH, ...tools])].sort(),
    )
  })

  test('brings the whole text of each licence, and its own', () => {
    expect(page).toContain(read('LICENSE').trim())
    for (const [name = ''] of listed(page)) {
      if (name === 'vite') continue
      expect(page).toContain(read('node_modules', name, 'LICENSE').trim())
    }
    expect(page).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect(page).toContain('Copyright (c) 2019-present, VoidZero Inc. and Vite contributors')
    // What Vite is made of is not in the app.
    expect(page.length).toBeLessThan(60_000)
  })

  test('the pictures are drawn with what is said', () => {
    const sources = readdirSync(join(root, 'web', 'build'))
      .map((file) => read('web', 'build', file))
      .join('\n')
    const { dependencies, devDependencies } = JSON.parse(read('web', 'package.json'))
    const used = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !name.startsWith('@libero/') && new RegExp(`(from |folderOf\\()'${name}['/]`).test(sources),
    )
    expect(used.filter((name) => name !== 'vite').sort()).toEqual([...DRAWN_WITH].sort())
  })

  test('docs/dependencies.md says the same', () => {
    const [, table = ''] = read('docs', 'dependencies.md').split('## In the built app')
    const rows = [...table.matchAll(/^\| `(\S+)` \| (\S+) \|/gm)].map(([, name, licence]) => [name, licence])
    expect(rows).toEqual(listed(page))
  })
})

const FOUNDRIES = ['@fontsource/barlow', '@fontsource/barlow-condensed'].map((name) => {
  const folder = join(root, 'node_modules', name, 'files')
  return { name, files: readdirSync(folder).map((file) => readFileSync(join(folder, file))) }
})

test('the command is bundled without a foreign line', async () => {
  await buildCommand()
  const { sources } = JSON.parse(read('cli', 'dist', 'libero.js.map')) as { sources: string[] }
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((source) => source.includes('node_modules'))).toEqual([])
})

describe('a small app', () => {
  const ground = mkdtempSync(join(tmpdir(), 'libero-licences-'))
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(ground, path)), { recursive: true })
    writeFileSync(join(ground, path), text)
  }
  const install = (
    name: string,
    file: string,
    text: string,
    license: string | undefined = 'MIT',
    words = `of ${name}`,
  ) => {
    const manifest = { name, version: '1.2.3', license, sideEffects: /\.css$/.test(file), type: 'module' }
    put(`node_modules/${name}/package.json`, JSON.stringify(manifest))
    put(`node_modules/${name}/${file}`, text)
    if (words) put(`node_modules/${name}/LICENCE.txt`, words)
  }

  beforeEach(() => {
    put('index.html', '<script type="module" src="./main.js"></script>')
    put('style.css', '@import "sheet/sheet.css"; body { color: red }')
    put('worker.js', "import { inside } from 'in-worker'\npostMessage(inside)")
    main()
    install('@scope/code', 'deep/index.js', 'export const code = [1, 2].map(String)', '(MIT OR GPL-3.0)')
    put('node_modules/@scope/code/deep/package.json', '{ "type": "module" }')
    install('sheet', 'sheet.css', '@import "beneath/beneath.css"; p { margin: 1px }', 'ISC')
    install('beneath', 'beneath.css', 'i { margin: 2px; background: url(dot.png) }')
    put('node_modules/beneath/dot.png', 'dot')
    install('in-worker', 'index.js', 'export const inside = self.name + "in"')
    install('unused', 'index.js', 'export const unused = "not in the app"', 'GPL-3.0', '')
  })
  afterAll(() => rmSync(ground, { recursive: true, force: true }))

  const main = (more = '') =>
    put(
      'main.js',
      `import './style.css'\nimport { code } from '@scope/code/deep/index.js'\nimport { unused } from 'unused/index.js'\n${more}
       new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })\nconsole.log(code)`,
    )

  const small = () => {
    const shipped = new Shipped()
    return built({
      configFile: false,
      root: ground,
      plugins: [licences(shipped)],
      worker: { format: 'es', plugins: () => [workerLicences(shipped)] },
      build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    })
  }

  test('what is in scripts, stylesheets of stylesheets and workers is listed, and what was left out is not', async () => {
    const page = pageIn(await small())
    const own = listed(page).filter(([name]) => name !== 'vite' && name !== 'rolldown')
    expect(own).toEqual([
      ['@scope/code', '(MIT OR GPL-3.0)'],
      ['beneath', 'MIT'],
      ['in-worker', 'MIT'],
      ['sheet', 'ISC'],
    ])
    for (const [name] of own) expect(page).toContain(`of ${name}`)
  })

  test.each([
    [
      'a licence that does not go with ours',
      'GPL-3.0-only',
      'some text',
      /licence-not-compatible: bad 1\.2\.3: GPL-3\.0-only/,
    ],
    ['no licence', undefined, 'some text', /licence-not-compatible: bad 1\.2\.3/],
    ['a licence without its text', 'MIT', '', /licence-text-missing: bad 1\.2\.3/],
    ['an empty text', 'MIT', ' \n', /licence-text-missing: bad 1\.2\.3/],
  ])('there is no build with %s', async (_, license, words, fault) => {
    rmSync(join(ground, 'node_modules', 'bad'), { recursive: true, force: true })
    put('node_modules/bad/package.json', JSON.stringify({ name: 'bad', version: '1.2.3', license }))
    put('node_modules/bad/index.js', 'export const bad = [3].map(String)')
    if (words) put('node_modules/bad/LICENSE', words)
    main("import { bad } from 'bad/index.js'\nconsole.log(bad)")
    await expect(small()).rejects.toThrow(fault)
  })
})

describe('which licences go with ours', () => {
  test.each<readonly [licence: string, goes: boolean]>([
    ...COMPATIBLE.map((licence) => [licence, true] as const),
    ['MIT AND CC0-1.0', true],
    ['MIT AND GPL-3.0', false],
    ['(GPL-3.0 OR MIT)', true],
    ['GPL-3.0 OR MIT AND AGPL-3.0', false],
    ['(MIT OR GPL-3.0) AND AGPL-3.0', false],
    ['SEE LICENSE IN LICENSE', false],
    ['UNLICENSED', false],
    ['', false],
  ])('%s: %s', (licence, goes) => expect(isCompatible(licence)).toBe(goes))

  test('a module nobody can place is not passed over', () => {
    const shipped = new Shipped()
    shipped.add('\0nobody-knows/helper.js')
    expect(shipped.notices()).toEqual([{ ok: false, code: 'origin-unknown', about: 'nobody-knows' }])
  })
})
