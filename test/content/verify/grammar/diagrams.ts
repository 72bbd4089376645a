import { ALTER_TABLE } from './diagrams/alter-table.ts'
import type { Diagrams } from './diagrams/diagram.ts'
import { MAT_VIEWS } from './diagrams/mat-views.ts'
import { OPERATIONS } from './diagrams/operations.ts'
import { QUERIES } from './diagrams/queries.ts'
import { SELECT } from './diagrams/select.ts'
import { TABLES } from './diagrams/tables.ts'

export const DIAGRAMS: Diagrams = {
  ...ALTER_TABLE,
  ...MAT_VIEWS,
  ...OPERATIONS,
  ...TABLES,
  ...QUERIES,
  ...SELECT,
}
