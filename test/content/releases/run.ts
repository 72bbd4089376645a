import { runCommand } from '#test/content/verify/run-command.ts'
import { measureAll } from './measure-all.ts'
import { compareRelease } from './next/compare-release.ts'
import { parseOptions } from './options.ts'

await runCommand(parseOptions, async (options) => {
  if (options.do === 'measure') await measureAll(options.versions)
  else await compareRelease(options.next, options.full)
  return true
})
