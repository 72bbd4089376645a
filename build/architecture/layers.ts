import { posix } from 'node:path'
import type { SourceFile } from './source-files.ts'

/**
 * The folders of `client/` from top to bottom, those of one line side by side: an import only ever points down. The files
 * in `client/` itself are above all of them.
 */
const LAYERS = [
  ['routing'],
  ['layout', 'navbar', 'sidebar'],
  ['article', 'home', 'languages'],
  ['search', 'search-modal', 'shortcuts'],
  ['parts', 'elements', 'assistants'],
  ['offline', 'releases', 'changes'],
  ['browser', 'dialog', 'navigation', 'locales', 'storage'],
  ['site-context.tsx'],
  ['model'],
]

const IMPORTED = /(?:from |import\()\s*'(\.[^']+\.tsx?)'/g

/** A file's place among the layers; -1 at the top. */
function layerOf(path: string): number {
  const [, part = ''] = path.split('/')
  return LAYERS.findIndex((layer) => layer.includes(part))
}

export const upwardImports = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('client/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(IMPORTED)]
        .map(([, to = '']) => posix.join(posix.dirname(path), to))
        .filter((to) => to.startsWith('client/') && layerOf(to) < layerOf(path))
        .map((to) => `${path} imports ${to}, which is above it (build/architecture/layers.ts)`),
    )
