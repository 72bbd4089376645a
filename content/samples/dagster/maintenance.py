# Builds the daily totals of one day; a partition of the asset is one day of trades.
import os
import sys

import dagster as dg
import psycopg

DAYS = dg.DailyPartitionsDefinition(start_date='2025-10-01', timezone='UTC')

TABLE = '''
    CREATE TABLE IF NOT EXISTS trades_1d (
        timestamp TIMESTAMP, symbol SYMBOL, volume DOUBLE, trades LONG
    ) TIMESTAMP(timestamp) PARTITION BY YEAR
    DEDUP UPSERT KEYS(timestamp, symbol)
'''
TOTALS = '''
    INSERT INTO trades_1d
    SELECT timestamp, symbol, sum(amount) volume, count() trades
    FROM trades
    WHERE timestamp IN %s
    SAMPLE BY 1d
'''
COUNT = 'SELECT count() FROM trades_1d WHERE timestamp IN %s'


class QuestDB(dg.ConfigurableResource):
    dsn: str

    def connect(self):
        return psycopg.connect(
            self.dsn, autocommit=True, options='-c statement_timeout=600000')


@dg.asset(partitions_def=DAYS, retry_policy=dg.RetryPolicy(max_retries=2, delay=30))
def trades_1d(context: dg.AssetExecutionContext, questdb: QuestDB) -> dg.MaterializeResult:
    with questdb.connect() as conn:
        conn.execute(TABLE)
        conn.execute(TOTALS, (context.partition_key,))
        conn.execute("SELECT wait_wal_table('trades_1d')")
        (rows,) = conn.execute(COUNT, (context.partition_key,)).fetchone()
    return dg.MaterializeResult(metadata={'rows': rows})


nightly = dg.build_schedule_from_partitioned_job(
    dg.define_asset_job('nightly_totals', selection=[trades_1d], partitions_def=DAYS),
    hour_of_day=0, minute_of_hour=20)

defs = dg.Definitions(
    assets=[trades_1d],
    schedules=[nightly],
    resources={'questdb': QuestDB(dsn=os.environ.get(
        'QDB_PG_DSN', 'host=localhost port=8812 user=admin password=quest dbname=qdb'))})

if __name__ == '__main__':
    try:
        result = dg.materialize(
            [trades_1d], partition_key='2025-10-01', resources=defs.resources)
        print('rows:', result.asset_materializations_for_node('trades_1d')[0].metadata['rows'].value)
    except (psycopg.Error, dg.DagsterError) as e:
        sys.exit(f'Error running example: {e}')
