import { basename, relative, resolve } from 'node:path'
import { ROOT } from '#build/paths.ts'
import { NO_KINDS } from '#server/site/data/page-kinds.ts'
import { RELEASE_FILE, releaseSchema } from '#server/site/data/release.ts'
import { pathOfFile } from '#server/site/page-path.ts'
import { listFiles, readText } from '#server/site/read-content.ts'
import { NO_CONTENT_DATA } from '#test/support/compile.ts'
import { collectSamples, type PageFacts } from './samples/collect-samples.ts'
import type { Mismatch } from './samples/mismatch.ts'

export const CONTENT = `${ROOT}content`

/** The release that the pages describe. */
export const readRelease = () => releaseSchema.parse(JSON.parse(readText(CONTENT, RELEASE_FILE)))

export interface Pages {
  readonly pages: readonly PageFacts[]
  /** Pages that cannot be read: the verifier says so and goes on. */
  readonly unreadable: readonly Mismatch[]
  /** The addresses of all pages, asked for or not. */
  readonly paths: ReadonlySet<string>
  /** The release that pages call %VERSION%. */
  readonly version: string
}

/** The pages of the content folder, or those asked for by file or by a part of the name. A snippet that a page includes is read there, not by itself. */
export async function readPages(asked: readonly string[]): Promise<Pages> {
  const release = readRelease()
  const all = await allPages()
  const files = asked.length > 0 ? [...new Set(asked.flatMap((name) => filesNamed(name, all)))] : all
  const pages: PageFacts[] = []
  const unreadable: Mismatch[] = []
  for (const file of files) {
    try {
      pages.push(
        await collectSamples(CONTENT, file, {
          release,
          kinds: NO_KINDS,
          data: NO_CONTENT_DATA,
        }),
      )
    } catch (error) {
      const { line = 1, reason, message } = error as Error & { line?: number; reason?: string }
      unreadable.push({ file, line, message: `the page cannot be read: ${reason ?? message}` })
    }
  }
  const included = new Set(asked.length > 0 ? [] : pages.flatMap((page) => page.includes))
  return {
    pages: pages.filter((page) => !included.has(page.file)),
    unreadable,
    paths: new Set(
      all.filter((file) => !basename(file).startsWith('_')).map((file) => pathOfFile(file) ?? ''),
    ),
    version: release.tag_name,
  }
}

const allPages = async (): Promise<string[]> =>
  [...(await listFiles(CONTENT, 'docs')), ...(await listFiles(CONTENT, 'pages'))].filter((file) =>
    file.endsWith('.mdx'),
  )

/** The file of that name, else the pages whose names have it as a part; what neither is, is read and reported. */
function filesNamed(name: string, all: readonly string[]): string[] {
  const file = contentFile(name)
  const found = all.includes(file)
    ? []
    : all.filter((page) => page.includes(file) && !basename(page).startsWith('_'))
  return found.length > 0 ? found : [file]
}

/** A name as the shell completes it, or as the verifier prints it, below the content folder. */
function contentFile(name: string): string {
  const below = relative(CONTENT, resolve(name))
  return below.startsWith('..') ? name.replace(/^content\//, '') : below
}
