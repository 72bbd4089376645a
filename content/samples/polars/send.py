# Sends a Polars frame: symbols as categories, times in nanoseconds.
import os
import sys

import polars as pl
from questdb.ingress import IngressError, Sender

CONF = os.environ.get('QDB_CLIENT_CONF', 'http::addr=localhost:9000;')


def main():
    readings = pl.DataFrame({
        'device': ['boiler', 'chiller'],
        'temperature': [71.5, 4.25],
        'taken': ['2025-10-01T08:05:00Z', '2025-10-01T08:10:00Z'],
    }).with_columns(
        pl.col('device').cast(pl.Categorical),
        pl.col('taken').str.to_datetime(time_unit='ns', time_zone='UTC'))
    with Sender.from_conf(CONF) as sender:
        sender.dataframe(readings.to_pandas(), table_name='sensors', at='taken')


if __name__ == '__main__':
    try:
        main()
    except IngressError as e:
        sys.exit(f'Error running example: {e}')
