import type { Worker } from 'node:worker_threads'
import type { Hireling } from './bench.ts'

/** A thread as somebody who can be hired. */
export const threadHireling = (thread: Worker): Hireling => {
  // A thread that only waits for the next question keeps nobody from leaving.
  thread.unref()
  return {
    post: (posted) => thread.postMessage(posted),
    listen: (heard, gone) => {
      thread.on('message', heard)
      thread.on('error', gone)
      thread.on('exit', gone)
    },
    dismiss: () => void thread.terminate(),
  }
}
