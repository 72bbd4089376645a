import type { CompiledPage } from './compile/compile-page.ts'

/** The page's label in the navigation. */
export const labelOf = ({ frontMatter }: Pick<CompiledPage, 'frontMatter'>): string =>
  frontMatter.label ?? frontMatter.title
