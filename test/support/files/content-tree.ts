import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { fixtureSite } from '../site-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** File contents by their path in the content folder; null removes a file. */
export type Files = Readonly<Record<string, string | Uint8Array | null>>

/** The small site with some files written over it (null takes one away), in a folder that lives as long as the test. */
export async function contentTree(files: Files): Promise<string> {
  const root = await copyContent(files)
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  return root
}

/** The same without an end to it: who asks for it takes it away. */
export async function copyContent(files: Files, from = fixtureSite('small')): Promise<string> {
  const root = await temporaryFolder()
  await cp(from, root, { recursive: true })
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
