// Checks the types in three programs: everything with `noUncheckedIndexedAccess` (tsconfig.cold.json), the hot
// files without it (tsconfig.hot.json), and the app, which alone has a DOM (tsconfig.web.json). A program also checks whatever its files import, so each finding
// counts only in the program its file belongs to. docs/decisions/0001-types-in-two-programs.md says why.

import { spawn } from 'node:child_process'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const [hotFiles, cold, hot, web] = await Promise.all([
  roots('tsconfig.hot.json'),
  findings('tsconfig.cold.json'),
  findings('tsconfig.hot.json'),
  findings('tsconfig.web.json'),
])
const counted = [
  ...cold.filter(({ file }) => !hotFiles.has(file)),
  ...hot.filter(({ file }) => file === undefined || hotFiles.has(file)),
  ...web.filter(({ file }) => file === undefined || file.startsWith('web')),
]
for (const { text } of counted) console.log(text)
process.exitCode = counted.length > 0 ? 1 : 0

/** The files a program starts from. */
async function roots(config) {
  const { output, failed } = await tsc('--showConfig', '-p', config)
  if (failed) throw new Error(output)
  return new Set((JSON.parse(output).files ?? []).map(normalize))
}

/** What the compiler found; a finding without a file concerns the configuration itself. */
async function findings(config) {
  const { output, failed } = await tsc('-p', config, '--pretty', 'false')
  const found = []
  for (const line of output.split(/\r?\n/).filter(Boolean)) {
    const file = /^(\S.*?)\(\d+,\d+\): /.exec(line)?.[1]
    const last = found.at(-1)
    // The compiler indents what explains the line before.
    if (/^\s/.test(line) && last) last.text += `\n${line}`
    else found.push({ file: file && normalize(file), text: line })
  }
  if (failed && found.length === 0)
    found.push({ file: undefined, text: `tsc -p ${config} failed without a word` })
  return found
}

function tsc(...rest) {
  return new Promise((resolve, reject) => {
    const compiler = spawn(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...rest], {
      cwd: root,
    })
    let output = ''
    for (const stream of [compiler.stdout, compiler.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    compiler.on('error', reject).on('close', (code) => resolve({ output, failed: code !== 0 }))
  })
}
