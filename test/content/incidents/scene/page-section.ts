import { readFile } from 'node:fs/promises'
import { createProcessor } from '@mdx-js/mdx'
import type { Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'
import { parseFrontMatter } from '#server/site/compile/front-matter.ts'
import { CONTENT } from '#test/content/verify/pages.ts'

/** Instructions of a page under one heading, so that an incident follows its words and no others. */
export interface PageSection {
  /**
   * The command or statement of the section that begins with `start`, in a listing or within a sentence; without a
   * semicolon at its end. Throws where the section has none: then the incident and the page have to be read again.
   */
  code(start: string): string
  /** Throws unless the section has these words, be it in prose, a table or a listing. Whitespace counts once. */
  says(...words: readonly string[]): void
}

/** The page that most incidents follow. */
export const RECOVERY = 'troubleshooting/recover'

const processor = createProcessor({ remarkPlugins: [[remarkGfm, { singleTilde: false }]] })

/** `page` is an address below /docs/. */
export async function readSection(page: string, heading: string): Promise<PageSection> {
  const file = `docs/${page}.mdx`
  const source = await readFile(`${CONTENT}/${file}`, 'utf8')
  const { body } = parseFrontMatter(file, source)
  return sectionOf(processor.parse(body), `${file}, "${heading}"`, heading)
}

/** `where` names the section in errors. An empty heading means everything before the first one. */
export function sectionOf(tree: Root, where: string, heading: string): PageSection {
  const nodes = nodesBelow(tree, heading)
  if (nodes.length === 0) throw new Error(`${where}: no such section`)
  const section: Root = { type: 'root', children: nodes }
  const codes: string[] = []
  visit(section, ['code', 'inlineCode'], (node) => {
    if ('value' in node) codes.push(node.value)
  })
  const words = spaced(nodes.map((node) => textOf(node)).join(' '))
  return {
    code(start) {
      const found = codes.find((code) => code.startsWith(start))
      if (found === undefined) throw new Error(`${where}: no step begins with "${start}"`)
      return found.replace(/;$/, '')
    },
    says(...expected) {
      const missing = expected.find((each) => !words.includes(spaced(each)))
      if (missing !== undefined) throw new Error(`${where}: does not say "${missing}"`)
    },
  }
}

function nodesBelow(tree: Root, heading: string): RootContent[] {
  const isNamed = (node: RootContent) => node.type === 'heading' && textOf(node) === heading
  const start = heading === '' ? 0 : tree.children.findIndex(isNamed) + 1
  if (heading !== '' && start === 0) return []
  const depth = depthOf(tree.children[start - 1]) ?? 6
  const length = tree.children.slice(start).findIndex((node) => (depthOf(node) ?? 7) <= depth)
  return tree.children.slice(start, length === -1 ? undefined : start + length)
}

const depthOf = (node: RootContent | undefined): number | null =>
  node?.type === 'heading' ? node.depth : null

const spaced = (text: string): string => text.replace(/\s+/g, ' ')
