import { constants, setPriority } from 'node:os'
import { flood } from './flood.ts'

setPriority(constants.priority.PRIORITY_LOW)
const [url = '', readers, errands = '[]'] = process.argv.slice(2)
const stop = flood(Number(readers), url, JSON.parse(errands))
process.once('message', async () => {
  const answers = await stop()
  process.send?.(
    answers.map(({ status, ms, headers }) => ({ status, ms, retryAfter: headers['retry-after'] })),
    () => process.disconnect(),
  )
})
