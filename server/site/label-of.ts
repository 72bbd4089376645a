import type { CompiledPage } from './compile/compile-page.ts'

/** What navigation calls the page. */
export const labelOf = ({ frontMatter }: Pick<CompiledPage, 'frontMatter'>): string =>
  frontMatter.label ?? frontMatter.title
