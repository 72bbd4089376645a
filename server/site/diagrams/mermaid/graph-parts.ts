import type { GraphEdge, GraphGroup, GraphNode } from './graph.ts'

/** A graph during parsing: its parts so far, and its open groups. */
export class GraphParts {
  readonly nodes = new Map<string, GraphNode>()
  readonly edges: GraphEdge[] = []
  readonly groups = new Map<string, GraphGroup>()
  readonly #open: string[] = []

  /** The innermost open group. */
  get group(): string | null {
    return this.#open.at(-1) ?? null
  }

  open(id: string, label: string): void {
    this.groups.set(id, { label, group: this.group })
    this.#open.push(id)
  }

  /** False if no group is open. */
  close(): boolean {
    return this.#open.pop() !== undefined
  }
}
