import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Node keeps its collector to itself unless asked; asking at run time saves a flag on the command line. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

/** By how many bytes the heap has grown after `work`, garbage not counted. */
export function heapGrowth(work: () => void): number {
  const collect = collector()
  const settled = () => {
    for (let n = 0; n < 3; n++) collect()
    return process.memoryUsage().heapUsed
  }
  // What is measured must not itself be the first use of anything.
  settled()
  const before = settled()
  work()
  return settled() - before
}
