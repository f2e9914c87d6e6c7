import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { packagesStayOutside } from '../scripts/bootstrap.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Inside node_modules packages are found from here, and the runner leaves what lies here to Node. */
const shelf = join(root, 'node_modules', '.libero-tests')
const pieces = join(shelf, String(process.pid))

/** What only the runner itself can do for a test, and only from module to module. */
const NEEDS_THE_RUNNER = /\bvi\.(hoisted|mock)\(|\bimport\.meta\.glob\b/

/** A source in a bundle still looks for files from where it was written. */
const ownAddress = {
  name: 'own-address',
  setup(plugin) {
    plugin.onLoad({ filter: /\.(js|tsx?)$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (!/\bimport\.meta\.(url|dirname)\b/.test(text)) return
      const [address, folder] = [pathToFileURL(path).href, dirname(path)].map((each) => JSON.stringify(each))
      const own = `const ownAddress = ${address}, ownFolder = ${folder}; `
      return { contents: own + text, loader: extname(path).slice(1) }
    })
  },
}

/**
 * The tests of a run, bundled at once: a test is one module of Node's own, and what several tests need is one more
 * that they share. From module to module the runner would read every source once for each test, and look up every
 * imported name each time it is used: thousands of matches would take twice as long. Whoever watches waits for changes
 * of single sources, and gets them from the runner.
 */
export function inOnePiece() {
  let project
  let bundled
  return {
    name: 'in-one-piece',
    enforce: 'pre',
    configureVitest(context) {
      project = context.project
      context.vitest.onClose(() => rmSync(pieces, { recursive: true, force: true }))
    },
    async load(id) {
      if (!id.endsWith('.test.ts') || !project || project.vitest.config.watch) return
      bundled ??= bundle(project)
      if ((await bundled).has(id)) return `import ${JSON.stringify(pieceOf(id))}`
    },
  }
}

const pieceOf = (test) => join(pieces, relative(root, test).replace(/\.ts$/, '.mjs'))

/** Bundles whichever tests of a project were asked for, and says which. */
async function bundle(project) {
  sweep()
  const { testFiles } = await project.globTestFiles(project.vitest.filenamePattern)
  const tests = testFiles.filter((test) => !NEEDS_THE_RUNNER.test(readFileSync(test, 'utf8')))
  await build({
    entryPoints: tests,
    outdir: pieces,
    outbase: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: true,
    logLevel: 'warning',
    define: { 'import.meta.url': 'ownAddress', 'import.meta.dirname': 'ownFolder' },
    plugins: [ownAddress, packagesStayOutside],
  })
  return new Set(tests)
}

/** A run that was killed left its pieces behind. */
function sweep() {
  let left = []
  try {
    left = readdirSync(shelf)
  } catch {
    // Nothing has run here yet.
  }
  for (const run of left)
    if (!isRunning(Number(run))) rmSync(join(shelf, run), { recursive: true, force: true })
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
