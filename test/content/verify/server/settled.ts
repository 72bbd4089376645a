import type { Answer } from './answer.ts'

/** A row of wal_tables(). */
export type WalTable = Readonly<Record<'name' | 'suspended' | 'writerTxn' | 'sequencerTxn', string>>

/** A row of materialized_views(). */
export type MatView = Readonly<
  Record<
    | 'view_name'
    | 'view_table_dir_name'
    | 'view_status'
    | 'refresh_type'
    | 'last_refresh_start_timestamp'
    | 'last_refresh_finish_timestamp'
    | 'refresh_base_table_txn'
    | 'base_table_txn',
    string
  >
>

/** States that a single look cannot tell apart. */
export interface ViewMemory {
  /** A DEFERRED view waits for a transaction of its base table later than this one. */
  readonly deferredAt: string | null
  /** The start of a refresh of a range: the server notes no end of it and calls the view "refreshing" from then on. */
  readonly rangedAt: string | null
  /** The end of the refresh before the one that the statement asked for. */
  readonly finishedBefore: string | null
}

/** Checks whether written rows are readable, or never will be without a reader's help. */
export const isApplied = (table: WalTable): boolean =>
  table.suspended === 'true' || table.writerTxn === table.sequencerTxn

/** Checks whether the view is up to date. */
export function isRefreshed(view: MatView, { deferredAt, rangedAt, finishedBefore }: ViewMemory): boolean {
  const isHeldBack =
    finishedBefore === null &&
    view.base_table_txn === deferredAt &&
    view.last_refresh_finish_timestamp === 'null'
  const isRanged = view.last_refresh_start_timestamp === rangedAt
  // Release 9.3.4 calls a DEFERRED view with a period "refreshing" until the first commit to its base table.
  if (view.view_status === 'refreshing' && !isRanged && !isHeldBack) return false
  if (finishedBefore !== null) return view.last_refresh_finish_timestamp !== finishedBefore
  if (view.view_status === 'invalid') return true
  if (view.refresh_type === 'immediate')
    return view.refresh_base_table_txn === view.base_table_txn || view.base_table_txn === deferredAt
  return deferredAt !== null || view.last_refresh_start_timestamp !== 'null'
}

export type RefreshKind = 'full' | 'incremental' | 'range'

const REFRESH =
  /^\s*REFRESH\s+MATERIALIZED\s+VIEW\s+(?:'([^']+)'|"([^"]+)"|([^\s;]+))\s+(FULL|RANGE|INCREMENTAL)\b/i

/** The view that a REFRESH statement names, and how. */
export function parseRefresh(statement: string): { view: string; kind: RefreshKind } | null {
  const [, single, double, bare, kind] = REFRESH.exec(statement) ?? []
  const view = single ?? double ?? bare
  return view && kind ? { view, kind: kind.toLowerCase() as RefreshKind } : null
}

const IMPORT = /^\s*COPY\s(?!.*\sCANCEL\s*;?\s*$)/is

/** The id that COPY ... FROM returns while the import runs; null for any other statement. */
export const importId = (statement: string, answer: Answer): string | null =>
  answer.kind === 'rows' && IMPORT.test(statement) ? (answer.table.rows[0]?.[0] ?? null) : null
