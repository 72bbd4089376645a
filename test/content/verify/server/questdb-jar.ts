import { execFile } from 'node:child_process'
import { access, mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Something this machine lacks; the message is a sentence that says what to install. */
export class MissingTool extends Error {
  override readonly name = 'MissingTool'
}

const OLDEST_JAVA = 17

/** The jar of a QuestDB release below `cacheDir`, from Maven Central on first use. Throws MissingTool. */
export async function obtainQuestdb(version: string, cacheDir: string): Promise<string> {
  await requireJava()
  const folder = `${cacheDir}/questdb`
  const jar = `${folder}/questdb-${version}.jar`
  if (await exists(jar)) return jar
  await mkdir(folder, { recursive: true })
  const artifact = `org.questdb:questdb:${version}`
  await run(
    'mvn',
    [
      '-B',
      '-q',
      '-Dstyle.color=never',
      'dependency:copy',
      `-Dartifact=${artifact}`,
      `-DoutputDirectory=${folder}`,
    ],
    {
      cwd: folder,
    },
  ).catch((error: NodeJS.ErrnoException & { stdout?: string }) => {
    if (error.code === 'ENOENT')
      throw new MissingTool(
        `The samples run on QuestDB ${version}, and neither ${jar} nor Maven is here: install Maven 3, or put the jar of ${artifact} there.`,
      )
    throw new MissingTool(
      `Maven could not get ${artifact}: install the network access that it needs, or put the jar at ${jar}. It said: ${(error.stdout ?? error.message).trim().split('\n')[0]}`,
    )
  })
  if (await exists(jar)) return jar
  throw new MissingTool(`Maven said that it copied ${artifact}, but ${jar} is not there: put the jar there.`)
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
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(text) ?? []
  if (!first) return null
  return first === '1' && second ? Number(second) : Number(first)
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
