import type { Worker } from 'node:worker_threads'
import type { Channel } from './client.ts'

/** The way to a thread. */
export const threadChannel = (thread: Worker): Channel => {
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
