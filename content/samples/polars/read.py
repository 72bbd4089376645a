# Reads an hourly average into a Polars frame with UTC times.
import os
import sys

import polars as pl

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')

QUERY = '''
    SELECT timestamp, device, avg(temperature) temperature
    FROM sensors
    WHERE timestamp IN '2025-10-01'
    SAMPLE BY 1h
'''


def main():
    uri = URL.replace('postgresql://', 'redshift://')
    hourly = pl.read_database_uri(QUERY, uri).with_columns(
        pl.col('timestamp').dt.replace_time_zone('UTC'))
    print(hourly.schema['timestamp'])
    for hour, device, temperature in hourly.sort('device').iter_rows():
        print(hour.isoformat(), device, temperature)


if __name__ == '__main__':
    try:
        main()
    except RuntimeError as e:
        sys.exit(f'Error running example: {e}')
