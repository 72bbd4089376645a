import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import type { Manifest } from './manifest.ts'
import { runProgram } from './run-program.ts'
import { TOOLCHAINS } from './toolchains.ts'

const INSTALL_SECONDS = 900

/** Installs and compiles what a manifest needs. Answers the folder; throws a sentence that says what failed. */
export async function prepareSamples(manifest: Manifest, cacheDir: string): Promise<string> {
  const { needs, prepare } = TOOLCHAINS[manifest.language]
  // Other requirements are another folder: nothing of an earlier version is left in it.
  const key = createHash('sha256').update(`${manifest.file}\0${manifest.requires.join('\0')}`)
  const folder = `${cacheDir}/clients/${manifest.language}/${key.digest('hex').slice(0, 12)}`
  await mkdir(folder, { recursive: true })
  await prepare(manifest, folder, async (command, cwd) => {
    const { code, stdout, stderr } = await runProgram(command, { cwd, seconds: INSTALL_SECONDS })
    if (code === 0) return
    if (code === 127)
      throw new Error(`${manifest.language} samples need ${needs}: install it (${stderr.trim()})`)
    throw new Error(
      `${command.join(' ')} failed:\n${`${stdout}${stderr}`.trim().split('\n').slice(-15).join('\n')}`,
    )
  })
  return folder
}
