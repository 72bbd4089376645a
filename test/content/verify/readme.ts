import { readFile, writeFile } from 'node:fs/promises'
import { ROOT } from '#build/paths.ts'

const README = `${ROOT}test/README.md`

/** Puts a block between the markers of that name in the README of the tests. */
export async function writeBlock(name: string, block: string): Promise<void> {
  const readme = await readFile(README, 'utf8')
  const inside = new RegExp(`(?<=<!-- ${name}:start -->\n).*(?=\n<!-- ${name}:end -->)`, 's')
  await writeFile(
    README,
    readme.replace(inside, () => block),
  )
}
