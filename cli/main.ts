import { isMainThread, workerData } from 'node:worker_threads'
import { CREW, joinCrew } from './arena/crew.ts'
import { libero } from './libero.ts'
import { DUGOUT, joinDugout } from './play/bench.ts'
import { processTerminal } from './terminal.ts'

if (!isMainThread && workerData === CREW) joinCrew()
else if (!isMainThread && workerData === DUGOUT) joinDugout()
else {
  // Whoever reads our output may stop reading (`libero cards finale | head`): that is no fault of ours.
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault
    process.exit(0)
  })

  process.exitCode = await libero(process.argv.slice(2), processTerminal())
}
