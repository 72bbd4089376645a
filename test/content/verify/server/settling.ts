import { setTimeout as wait } from 'node:timers/promises'
import { until } from '#test/support/site-process.ts'
import type { Answer, Query } from './answer.ts'
import {
  importId,
  isApplied,
  isRefreshed,
  type MatView,
  parseRefresh,
  type RefreshKind,
  type WalTable,
} from './settled.ts'

/** A refresh that a statement is about to ask for, with the view as it was before. */
interface AskedRefresh {
  readonly kind: RefreshKind
  readonly before: MatView
  readonly sequencerTxn: string | undefined
}

const POLL_MILLISECONDS = 4
const SETTLE_SECONDS = 20
/** A refresh of a range that holds no rows leaves no trace at all: after this time there was nothing to wait for. */
const RANGE_SECONDS = 1

/** A release before 9.0 has no materialized views to wait for. */
function withoutViews(error: Error): [] {
  if (error.message.includes('unknown function name')) return []
  throw error
}

/** Waits for write-ahead logs and materialized views by asking the server. */
export function createSettling(query: Query) {
  // By the folder of a view; a later view may get the same one.
  const deferredAt = new Map<string, string | null>()
  const rangedAt = new Map<string, string>()
  const readViews = async () =>
    (await query('materialized_views()').catch(withoutViews)) as unknown as MatView[]
  const readTables = async () => (await query('wal_tables()')) as unknown as WalTable[]
  const sequencerTxn = async (name: string) =>
    (await readTables()).find((table) => table.name === name)?.sequencerTxn

  async function noteNewViews(views: readonly MatView[]): Promise<void> {
    for (const { view_name, view_table_dir_name, base_table_txn } of views) {
      if (deferredAt.has(view_table_dir_name)) continue
      const [shown] = await query(`SHOW CREATE MATERIALIZED VIEW "${view_name}"`)
      deferredAt.set(view_table_dir_name, /^[^(]* DEFERRED\b/.test(shown?.ddl ?? '') ? base_table_txn : null)
    }
  }

  async function look(asked: AskedRefresh | null): Promise<{ unsettled: string[]; views: number }> {
    const views = await readViews()
    await noteNewViews(views)
    const stale = views.filter((view) => {
      const folder = view.view_table_dir_name
      const finishedBefore =
        asked?.before.view_table_dir_name === folder ? asked.before.last_refresh_finish_timestamp : null
      return !isRefreshed(view, {
        deferredAt: deferredAt.get(folder) ?? null,
        rangedAt: rangedAt.get(folder) ?? null,
        finishedBefore,
      })
    })
    const behind = (await readTables()).filter((table) => !isApplied(table))
    return {
      unsettled: [...stale.map((view) => view.view_name), ...behind.map((table) => table.name)],
      views: views.length,
    }
  }

  async function awaitRange({ before, sequencerTxn: txnBefore }: AskedRefresh): Promise<void> {
    const { view_name, view_table_dir_name: folder } = before
    const deadline = Date.now() + RANGE_SECONDS * 1000
    while (Date.now() < deadline) {
      const now = (await readViews()).find((view) => view.view_table_dir_name === folder)
      if (now && now.last_refresh_start_timestamp !== before.last_refresh_start_timestamp) {
        rangedAt.set(folder, now.last_refresh_start_timestamp)
        if ((await sequencerTxn(view_name)) !== txnBefore) return
      }
      await wait(POLL_MILLISECONDS)
    }
  }

  return {
    /** To be asked before a statement runs: null unless it is a refresh that has to be waited for. */
    async refreshOf(statement: string): Promise<AskedRefresh | null> {
      const refresh = parseRefresh(statement)
      const before = refresh && (await readViews()).find(({ view_name }) => view_name === refresh.view)
      if (!refresh || !before) return null
      const upToDate = before.refresh_base_table_txn === before.base_table_txn
      // An incremental refresh that finds nothing new leaves no trace, and an invalid view takes none.
      if (refresh.kind === 'incremental' && (upToDate || before.view_status === 'invalid')) return null
      return { kind: refresh.kind, before, sequencerTxn: await sequencerTxn(refresh.view) }
    },

    /** To be asked when all tables are gone. */
    forget() {
      deferredAt.clear()
      rangedAt.clear()
    },

    /** Waits for the import that a COPY began, if the statement was one. Throws what the server's log of imports says of a failure. */
    async awaitImport(statement: string, answer: Answer): Promise<void> {
      const id = importId(statement, answer)
      if (id === null) return
      const ended = `SELECT status, message FROM sys.text_import_log WHERE id = '${id}' AND phase = null AND status != 'started'`
      await until(async () => {
        const [end] = await query(ended)
        if (end && end.status !== 'finished') throw new Error(`import ${end.status}: ${end.message}`)
        return end !== undefined
      }, SETTLE_SECONDS)
    },

    /** Throws when the server does not come to rest. */
    async settle(asked: AskedRefresh | null): Promise<void> {
      if (asked?.kind === 'range') await awaitRange(asked)
      const deadline = Date.now() + SETTLE_SECONDS * 1000
      // A view on a view hears of its base one look later: a chain cannot be longer than the number of views.
      for (let calm = 0, needed = 1; calm < needed; ) {
        const { unsettled, views } = await look(asked?.kind === 'range' ? null : asked)
        needed = views + 1
        calm = unsettled.length === 0 ? calm + 1 : 0
        if (Date.now() > deadline)
          throw new Error(`not applied within ${SETTLE_SECONDS} s: ${unsettled.join(', ')}`)
        if (calm === 0) await wait(POLL_MILLISECONDS)
      }
    },
  }
}
