import { isMainThread, workerData } from 'node:worker_threads'
import { fill } from '@libero/kernel/words'
import { isLanguage, languageOf, languageSaid } from './arguments.ts'
import { CREW, joinCrew } from './crew.ts'
import { libero } from './libero.ts'
import { BOT_HOST, joinBotHost } from './play/opponents.ts'
import { DONE, processTerminal, REFUSED } from './terminal.ts'
import { cliText } from './text/index.ts'

if (!isMainThread && workerData === CREW) joinCrew()
else if (!isMainThread && workerData === BOT_HOST) joinBotHost()
else {
  // Whoever reads our output may stop reading (`libero cards finale | head`): that is no fault of ours. What cannot
  // be written for another reason, such as a full disk, is told.
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code === 'EPIPE') process.exit(DONE)
    const { said } = languageSaid(process.argv.slice(2))
    const { misuse } = cliText(isLanguage(said) ? said : languageOf(process.env))
    process.stderr.write(`${fill(misuse['output-failed'], { reason: fault.code ?? fault.message })}\n`)
    process.exit(REFUSED)
  })
  // There is nobody left to tell: the exit code has to say it.
  process.stderr.on('error', () => {})

  process.exitCode = await libero(process.argv.slice(2), processTerminal())
}
