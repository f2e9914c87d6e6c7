import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The one list of licences under which something may be part of the app, whose own is MIT. */
export const COMPATIBLE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  // Works that are no code: fonts and drawings.
  ...['OFL-1.1', 'CC0-1.0'],
] as const

/** Where they can be read in the built app. */
export const LICENCES_FILE = 'licences.txt'

/** A package of which something is in the app. */
export interface Notice {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

type Fault = 'origin-unknown' | 'licence-text-missing' | 'licence-not-compatible'

export type Noticed =
  | { readonly ok: true; readonly notice: Notice }
  | { readonly ok: false; readonly code: Fault; readonly about: string }

/** Folders of the packages that were found in the app while it was built, and what nobody could place. */
export class Shipped {
  private readonly folders = new Set<string>()
  private readonly strays = new Set<string>()

  /** A file that went into the app, or a module made up by a tool; what lies outside node_modules is ours. */
  add(id: string): void {
    const file = id.replace(/[?#].*$/s, '')
    if (file.startsWith('\0')) this.addPackage(madeUpBy(file))
    else if (file.split(/[\\/]/).includes('node_modules')) this.addFolder(packageAround(file), file)
  }

  addPackage(name: string): void {
    this.addFolder(folderOf(name), name)
  }

  private addFolder(folder: string | undefined, about: string): void {
    if (folder === undefined) this.strays.add(about)
    else this.folders.add(folder)
  }

  notices(): readonly Noticed[] {
    return [
      ...[...this.strays].map((about) => ({ ok: false, code: 'origin-unknown', about }) as const),
      ...[...this.folders].sort().map(noticeOf),
    ]
  }
}

/** '\0vite/preload-helper.js' is written by Vite, '\0rolldown/runtime.js' by Rolldown. */
const madeUpBy = (id: string): string => /^\0((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? id.slice(1)

/** An installed package, looked for as Node does. */
function folderOf(name: string, from = import.meta.dirname): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(from) === from ? undefined : folderOf(name, dirname(from))
}

/** The nearest folder above a file whose manifest has a name and a version: some only set the kind of modules. */
function packageAround(file: string): string | undefined {
  const folder = dirname(file)
  if (folder === file || basename(folder) === 'node_modules') return undefined
  const { name, version } = manifestOf(folder)
  return name && version ? folder : packageAround(folder)
}

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly license?: unknown
}

function manifestOf(folder: string): Manifest {
  const path = join(folder, 'package.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {}
}

export function noticeOf(folder: string): Noticed {
  const { name = '', version = '', license } = manifestOf(folder)
  const about = `${name} ${version}`
  const licence = typeof license === 'string' ? license : ''
  if (!isCompatible(licence))
    return { ok: false, code: 'licence-not-compatible', about: `${about}: ${licence || 'none named'}` }
  const text = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map((entry) => ownPart(readFileSync(join(folder, entry.name), 'utf8')))
    .join('\n\n')
    .trim()
  if (text === '') return { ok: false, code: 'licence-text-missing', about }
  return { ok: true, notice: { name, version, licence, text } }
}

/** Build tools add the licences of what they themselves are made of; none of that gets into what they write. */
const ownPart = (text: string): string =>
  text.split(/^#+ Licenses of bundled dependencies$/m)[0]?.trim() ?? ''

/** 'MIT', 'MIT OR GPL-3.0', 'MIT AND CC0-1.0'; whatever is more tangled than that is for a person to read. */
export function isCompatible(expression: string): boolean {
  const isListed = (licence: string) => COMPATIBLE.some((each) => each === licence)
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  const either = bare.split(' OR ')
  return either.length > 1 ? either.some(isListed) : bare.split(' AND ').every(isListed)
}

const LINE = '='.repeat(80)

/** The page of notices. Licences are binding as they were written, so their texts stay in their own language. */
export function licencesPage(ours: string, notices: readonly Notice[]): string {
  const sections = notices.map(({ name, version, licence, text }) => [
    LINE,
    `${name} ${version}`,
    licence,
    LINE,
    '',
    text,
    '',
  ])
  return [
    'Libero',
    '',
    ours.trim(),
    '',
    'Libero contains parts of these packages, under their licences below.',
    'Libero enthält Teile dieser Pakete, unter ihren Lizenzen wie unten.',
    'A Libero részei az alábbi csomagokból is származnak, a lent olvasható licencekkel.',
    '',
    ...notices.map(({ name, version, licence }) => `- ${name} ${version} (${licence})`),
    '',
    ...sections.flat(),
  ].join('\n')
}

/** Notes what went into a bundle: the modules of its scripts, and the files that are in it as they are. */
function note(bundle: Bundle, { root }: { readonly root: string }, shipped: Shipped): void {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk') for (const id of file.moduleIds) shipped.add(id)
    else for (const original of file.originalFileNames) shipped.add(resolve(root, original))
  }
}

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** For a worker, which is a bundle of its own. */
export const workerLicences = (shipped: Shipped): Plugin => ({
  name: 'libero-worker-licences',
  generateBundle(_, bundle) {
    note(bundle, this.environment.config, shipped)
  },
})

/** A stylesheet takes others in before the bundler sees them; each rule still knows the file it was written in. */
const ruleWatcher = (shipped: Shipped) => ({
  postcssPlugin: 'libero-licences',
  OnceExit(sheet: { walk(each: (rule: { readonly source?: Source | undefined }) => void): void }) {
    sheet.walk(({ source }) => {
      if (source?.input.file) shipped.add(source.input.file)
    })
  },
})

interface Source {
  readonly input: { readonly file?: string | undefined }
}

/**
 * Writes the licences of everything in the app beside it: of what the bundler put in, of what stylesheets took in, and
 * of what others have told `shipped`. There is no build without the text of each licence, or with one that is not on
 * the list.
 */
export function licences(shipped: Shipped): Plugin {
  return {
    name: 'libero-licences',
    apply: 'build',
    config: () => ({ css: { postcss: { plugins: [ruleWatcher(shipped)] } } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        note(bundle, this.environment.config, shipped)
        const noticed = shipped.notices()
        const faults = noticed.flatMap((each) => (each.ok ? [] : [`${each.code}: ${each.about}`]))
        if (faults.length > 0) this.error(faults.join('\n'))
        const ours = readFileSync(join(import.meta.dirname, '..', '..', 'LICENSE'), 'utf8')
        const notices = noticed.flatMap((each) => (each.ok ? [each.notice] : []))
        this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: licencesPage(ours, notices) })
      },
    },
  }
}
