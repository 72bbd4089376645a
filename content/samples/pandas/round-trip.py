# Sends a data frame, waits until the table shows it, and reads an aggregate back.
import os
import sys
import warnings

import pandas as pd
import psycopg
from questdb.ingress import IngressError, Sender

CONF = os.environ.get('QDB_CLIENT_CONF', 'http::addr=localhost:9000;')
DSN = os.environ.get(
    'QDB_PG_DSN', 'host=localhost port=8812 user=admin password=quest dbname=qdb')

QUERY = '''
    SELECT timestamp, device, avg(temperature) temperature
    FROM sensors
    WHERE timestamp IN %s
    SAMPLE BY 1h
'''


def main():
    readings = pd.DataFrame({
        'device': pd.Categorical(['boiler', 'chiller', 'boiler']),
        'temperature': [71.5, 4.25, 72.5],
        'taken': pd.to_datetime([
            '2025-10-01T08:05:00Z', '2025-10-01T08:10:00Z', '2025-10-01T08:40:00Z']),
    })
    with Sender.from_conf(CONF) as sender:
        sender.dataframe(readings, table_name='sensors', at='taken')

    with psycopg.connect(DSN, autocommit=True) as conn:
        conn.execute("SELECT wait_wal_table('sensors')")
        with warnings.catch_warnings():
            warnings.simplefilter('ignore', UserWarning)
            hourly = pd.read_sql(
                QUERY, conn, params=('2025-10-01',),
                parse_dates={'timestamp': {'utc': True}})
    hourly = hourly.set_index(['timestamp', 'device'])['temperature'].unstack()
    print(hourly)


if __name__ == '__main__':
    try:
        main()
    except (IngressError, psycopg.Error) as e:
        sys.exit(f'Error running example: {e}')
