import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { ROOT } from '#build/paths.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** File contents by their path in the content folder; null removes a file. */
export type Files = Readonly<Record<string, string | Uint8Array | null>>

/** Content of a site: the name of a fixture, the path of a folder, or files that are written over another one. */
export type Content = string | Files

export const fixtureSite = (name: string): string => resolve(`${ROOT}test/fixtures/sites`, name)

/** The folder with the content of a site. */
export async function contentTree(content: Content, from = 'small'): Promise<string> {
  if (typeof content === 'string') return fixtureSite(content)
  const root = await temporaryFolder()
  await cp(fixtureSite(from), root, { recursive: true })
  for (const [name, text] of Object.entries(content)) {
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
