import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Metafile, PartialMessage, Plugin } from 'esbuild'
import { ROOT } from '../paths.ts'

/** `debug` colors its lines when this package happens to be there, and does without it. */
const OPTIONAL = new Set(['supports-color'])

/** Defines `require` for CommonJS packages that call it for Node's own modules. */
export const REQUIRE_BANNER =
  "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);"

/** A server's bundle that needs a package at run time fails the build: the image has no packages. */
export const selfContained: Plugin = {
  name: 'self-contained',
  setup(build) {
    build.onEnd(async ({ metafile }) => {
      if (!metafile) throw new Error('the check for packages needs the metafile option')
      return { errors: [...externalImports(metafile), ...(await createdRequires(metafile))] }
    })
  },
}

function externalImports({ outputs }: Metafile): PartialMessage[] {
  const names = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  )
  return [...new Set(names)]
    .filter((name) => !isBuiltin(name) && !OPTIONAL.has(name))
    .map((name) => ({ text: `the package ${name} is not in the bundle` }))
}

/** A package may look up where a file is; what it loads so, the bundler does not see. */
const CREATED = /createRequire\w*\([^()]*\)(?!\.resolve)/

async function createdRequires({ outputs }: Metafile): Promise<PartialMessage[]> {
  const scripts = Object.keys(outputs).filter((name) => name.endsWith('.mjs'))
  const texts = await Promise.all(scripts.map((name) => readFile(join(ROOT, name), 'utf8')))
  return scripts
    .filter((_, index) => CREATED.test(texts[index]?.replace(REQUIRE_BANNER, '') ?? ''))
    .map((name) => ({
      text: `${name} calls createRequire: import the package instead, so that it is bundled`,
    }))
}
