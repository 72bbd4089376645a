# The same query as a pandas and as a Polars data frame, both with UTC times.
import os
import sys

import pandas as pd
import polars as pl
import psycopg

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')
QUERY = 'SELECT timestamp, symbol, price FROM trades WHERE symbol = %s'


def main():
    # region frames
    with psycopg.connect(URL, autocommit=True) as conn:
        cur = conn.execute(QUERY, ('SOL-EUR',))
        names = [column.name for column in cur.description]
        rows = cur.fetchall()

    pandas_frame = pd.DataFrame(rows, columns=names)
    pandas_frame['timestamp'] = pandas_frame['timestamp'].dt.tz_localize('UTC')
    print(pandas_frame.dtypes['timestamp'], len(pandas_frame))

    polars_frame = pl.DataFrame(rows, schema=names, orient='row').with_columns(
        pl.col('timestamp').dt.replace_time_zone('UTC'))
    print(polars_frame.schema['timestamp'], polars_frame.height)
    # endregion


if __name__ == '__main__':
    try:
        main()
    except psycopg.Error as e:
        sys.exit(f'Error running example: {e}')
