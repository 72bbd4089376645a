import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { fixtureSite } from './site-process.ts'

/** The small site with some files written over it (null takes one away), in a folder that lives as long as the test. */
export async function contentTree(files: Readonly<Record<string, string | null>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'docs-content-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await cp(fixtureSite('small'), root, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name)
    await mkdir(dirname(path), { recursive: true })
    if (text === null) await rm(path)
    else await writeFile(path, text)
  }
  return root
}

/** A page with sound front matter around a body. */
export const mdx = (body: string, more = ''): string =>
  `---\ntitle: A page\ndescription: A page that a test wrote, with a description that is long enough to pass.\n${more}---\n\n${body}\n`
