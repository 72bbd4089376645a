import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { ROOT } from '#build/paths.ts'

const run = promisify(execFile)

/** Something this machine lacks; the message is a sentence that says what to install. */
export class MissingTool extends Error {
  override readonly name = 'MissingTool'
}

const OLDEST_JAVA = 17
const FOLDER = `${ROOT}.cache/questdb`

/** The jar of a QuestDB release, from Maven Central on first use. Throws MissingTool. */
export async function obtainQuestdb(version: string): Promise<string> {
  await requireJava()
  const jar = `${FOLDER}/questdb-${version}.jar`
  if (existsSync(jar)) return jar
  await mkdir(FOLDER, { recursive: true })
  const artifact = `org.questdb:questdb:${version}`
  const goal = ['dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${FOLDER}`]
  await run('mvn', ['-B', '-q', '-Dstyle.color=never', ...goal], { cwd: FOLDER }).catch(
    ({ stdout, message }: Error & { stdout?: string }) => {
      throw new MissingTool(
        `QuestDB ${version} is not here, and Maven could not get ${artifact}: install Maven 3 and the network access that it needs, or put the jar at ${jar}. It said: ${(stdout || message).trim().split('\n')[0]}`,
      )
    },
  )
  return jar
}

async function requireJava(): Promise<void> {
  const output = await run('java', ['-version']).catch(() => null)
  const major = output && javaMajor(`${output.stdout}${output.stderr}`)
  if (major && major >= OLDEST_JAVA) return
  const found = major ? `Java ${major} is here` : 'no Java is here'
  throw new MissingTool(
    `The samples run on a real QuestDB, which needs Java ${OLDEST_JAVA} or later, and ${found}: install a JDK ${OLDEST_JAVA}.`,
  )
}

/** The feature release in what `java -version` prints; null when there is none. */
export function javaMajor(text: string): number | null {
  const [, major] = /version "(?:1\.)?(\d+)/.exec(text) ?? []
  return major === undefined ? null : Number(major)
}
