import { spawnSync } from 'node:child_process'
import { checkArchitecture } from './architecture/check-architecture.ts'
import { buildIfNeeded } from './build.ts'
import { checkContent } from './check-content.ts'
import { ROOT } from './paths.ts'
import { checkProse } from './words/check-prose.ts'

const advice: string[] = []

/** Every check that needs neither a browser nor a database. All of them run, so that one run shows every problem. */
const CHECKS: readonly (readonly [name: string, run: () => Promise<readonly string[]>])[] = [
  ['types', () => tool('tsc', ['--build', '--force'])],
  ['lint and format', () => tool('biome', ['check', '--error-on-warnings', '.'])],
  ['architecture', checkArchitecture],
  ['content', () => checkContent(undefined, (text) => advice.push(text))],
  ['prose', checkProse],
]

await buildIfNeeded()
let failed = false
for (const [name, run] of CHECKS) {
  const problems = await run()
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`)
  for (const problem of problems) console.log(`      ${problem}`)
  failed ||= problems.length > 0
}
for (const text of advice) console.log(`advice  ${text}`)
process.exit(failed ? 1 : 0)

async function tool(name: string, args: readonly string[]): Promise<string[]> {
  const { status, stdout, stderr } = spawnSync(`${ROOT}node_modules/.bin/${name}`, args, {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return status === 0 ? [] : `${stdout}${stderr}`.trimEnd().split('\n')
}
