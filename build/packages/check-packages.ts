import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../paths.ts'

/** The registry's answer: problems, or why it could not be asked. */
type Finding = { readonly problems: readonly string[] } | { readonly unanswered: string }

interface Vulnerability {
  readonly name: string
  readonly severity: string
}

const SEVERE = new Set(['high', 'critical'])
const TIME_LIMIT_MS = 120_000

const CHECKS: readonly (readonly [
  name: string,
  command: readonly string[],
  read: (answer: Answer) => Finding,
])[] = [
  ['advisories', ['audit', '--json'], readAdvisories],
  ['signatures of packages', ['audit', 'signatures', '--json'], readSignatures],
]

interface Answer {
  readonly message?: string
  readonly error?: { readonly summary?: string }
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>
  readonly invalid?: readonly { readonly name: string; readonly version: string }[]
}

/** Asks the registry about the packages of package-lock.json. A registry that cannot answer is not a failure. */
async function checkPackages(): Promise<boolean> {
  let sound = true
  for (const [name, command, read] of CHECKS) {
    const finding = read(await npm(command))
    if ('unanswered' in finding) {
      console.log(`--    ${name}: not checked, since the registry did not answer: ${finding.unanswered}`)
      continue
    }
    console.log(`${finding.problems.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`)
    for (const problem of finding.problems) console.log(`      ${problem}`)
    sound &&= finding.problems.length === 0
  }
  return sound
}

function readAdvisories(answer: Answer): Finding {
  if (!answer.vulnerabilities) return unanswered(answer)
  const severe = Object.values(answer.vulnerabilities).filter(({ severity }) => SEVERE.has(severity))
  return {
    problems: severe.map(
      ({ name, severity }) => `${name} has a ${severity} vulnerability: npm audit says which`,
    ),
  }
}

function readSignatures(answer: Answer): Finding {
  if (!answer.invalid) return unanswered(answer)
  return {
    problems: answer.invalid.map(({ name, version }) => `${name} ${version} is not what its authors signed`),
  }
}

const unanswered = ({ message, error }: Answer): Finding => ({
  unanswered: message ?? error?.summary?.split('\n')[0] ?? 'no reason was given',
})

/** npm's exit status is 1 both when it finds something and when it could not look: its answer says which. */
function npm(command: readonly string[]): Promise<Answer> {
  return new Promise((resolve) => {
    execFile('npm', command, { cwd: ROOT, timeout: TIME_LIMIT_MS, maxBuffer: 2 ** 26 }, (error, stdout) => {
      try {
        resolve(JSON.parse(stdout))
      } catch {
        resolve({ message: error?.message ?? 'npm said nothing' })
      }
    })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exit((await checkPackages()) ? 0 : 1)
