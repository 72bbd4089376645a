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

const FOLDER = `${ROOT}.cache/questdb`

/** The jar of a QuestDB release, from Maven Central on first use. Throws MissingTool. */
export async function obtainQuestdb(version: string): Promise<string> {
  await run('java', ['-version']).catch(() => {
    throw new MissingTool('The samples run on a real QuestDB: install a JDK 17 or later, which it needs.')
  })
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
