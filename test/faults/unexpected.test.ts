import { once } from 'node:events'
import { expect, test } from 'vitest'
import { runSite } from '#test/support/site-process.ts'

const failing = (failure: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`process.on("SIGUSR2",()=>{${failure}})`)}`,
})

test.each([
  ['an exception', 'throw Error("broken inside")', 'uncaughtException'],
  ['a rejection', 'Promise.reject(Error("broken inside"))', 'unhandledRejection'],
])(
  'ASVS 16.5.4: an uncaught %s is a line in the log and ends the process',
  async (_name, failure, origin) => {
    const site = await runSite({ env: failing(failure) })
    const exited = once(site.process, 'exit')
    site.process.kill('SIGUSR2')
    expect((await exited)[0]).toBe(1)
    const line = JSON.parse(site.output().trim().split('\n').at(-1) ?? '')
    expect(line).toMatchObject({ level: 'fatal', origin, err: { message: 'broken inside' } })
  },
)

test('a process that may open too few files says so, and which limit to raise', async () => {
  const command = ['sh', '-c', `ulimit -n 24; exec ${process.execPath} build/start.ts`] as const
  await expect(runSite({ command })).rejects.toThrow(/may open too few files: raise the limit .*ulimit -n/)
})
