import { ALTER_TABLE } from './diagrams/alter-table.ts'
import type { Diagram } from './diagrams/diagram.ts'
import { MAT_VIEWS } from './diagrams/mat-views.ts'
import { QUERIES } from './diagrams/queries.ts'
import { SELECT } from './diagrams/select.ts'
import { TABLES } from './diagrams/tables.ts'
import { WORDS } from './diagrams/words.ts'
import { TRADES } from './diagrams/worlds.ts'

/** By page, below the content folder. */
export const DIAGRAMS: Readonly<Record<string, readonly Diagram[]>> = Object.fromEntries(
  Object.entries({ ...ALTER_TABLE, ...MAT_VIEWS, ...TABLES, ...QUERIES, ...SELECT }).map(
    ([page, diagrams]) => [
      `docs/${page}.mdx`,
      [diagrams].flat().map((own): Diagram => ({ setup: TRADES, ...own, words: { ...WORDS, ...own.words } })),
    ],
  ),
)
