import { libero } from './libero.ts'
import { processTerminal } from './terminal.ts'

// Whoever reads our output may stop reading (`libero cards finale | head`): that is no fault of ours.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault
  process.exit(0)
})

process.exitCode = await libero(process.argv.slice(2), processTerminal())
