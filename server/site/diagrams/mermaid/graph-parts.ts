import type { GraphEdge, GraphGroup, GraphNode } from './graph.ts'

/** A graph that is being read: what it has so far, and which of its groups are open. */
export class GraphParts {
  readonly nodes = new Map<string, GraphNode>()
  readonly edges: GraphEdge[] = []
  readonly groups = new Map<string, GraphGroup>()
  readonly #open: string[] = []

  /** The innermost group that is open. */
  get group(): string | null {
    return this.#open.at(-1) ?? null
  }

  open(id: string, label: string): void {
    this.groups.set(id, { label, group: this.group })
    this.#open.push(id)
  }

  /** False when no group is open. */
  close(): boolean {
    return this.#open.pop() !== undefined
  }
}
