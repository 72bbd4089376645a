import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { isReservedId } from '#client/model/layout-ids.ts'
import type { ContentProblem } from '../content-error.ts'
import type { ContentData } from '../data/content-data.ts'
import type { PageKinds } from '../data/page-kinds.ts'
import type { ReleaseRecord } from '../data/release.ts'
import type { PageReference } from '../page-path.ts'
import type { Highlighter } from './highlight/highlighter.ts'

/** Input of a compilation besides the page's own source; all of it is part of the cache key. */
export interface CompileOptions {
  /** Its tag replaces %VERSION%. */
  readonly release: ReleaseRecord
  readonly kinds: PageKinds
  /** Pictures and data files. A page depends on those that it shows, not on all. */
  readonly data: ContentData
}

/** State that the plugins share while one page compiles. */
export interface CompileState {
  readonly options: CompileOptions
  readonly highlighter: Highlighter
  /** Reads a file of the content folder and notes that the page depends on it; null when there is none. */
  readonly readInclude: (file: string) => Promise<string | null>
  /** The files of the content folder that the page depends on. */
  readonly includes: Set<string>
  readonly problems: ContentProblem[]
  readonly references: PageReference[]
  /** The ids of its places that links can point at. */
  readonly anchors: Set<string>
}

declare module 'vfile' {
  interface DataMap {
    compile: CompileState
  }
}

declare module 'unist' {
  interface Data {
    /** The snippet that a node was included from, when it is not the page itself. */
    includedFrom?: string
  }
}

export function stateOf(file: VFile): CompileState {
  if (!file.data.compile) throw new Error(`${file.path} is compiled without a compile state`)
  return file.data.compile
}

export const fileOf = (file: VFile, node: Node): string => node.data?.includedFrom ?? file.path

/** Gives a place of the page its id; a second place with the same one is a problem. */
export function claimAnchor(file: VFile, node: Node, id: string): void {
  const { anchors } = stateOf(file)
  if (isReservedId(id))
    report(file, node, `the layout of every page has the id "${id}"`, 'Name it differently.')
  if (anchors.has(id)) report(file, node, `a second place of the page has the anchor "${id}"`)
  anchors.add(id)
}

/** A node at a line and column of its own, both from 0, for a problem that is only a part of it. */
export function within<Place extends Node>(node: Place, line: number, column = 0): Place {
  const start = node.position?.start
  const place = start && { line: start.line + line, column: start.column + column }
  return place ? { ...node, position: { start: place, end: place } } : node
}

/** Notes a problem at a node; compiling goes on, so that one run finds them all. */
export function report(file: VFile, node: Node, message: string, remedy?: string): void {
  const start = node.position?.start
  stateOf(file).problems.push({
    file: fileOf(file, node),
    ...(start ? { line: start.line, column: start.column } : {}),
    message,
    ...(remedy ? { remedy } : {}),
  })
}
