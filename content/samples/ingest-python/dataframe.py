# Sends a pandas data frame: symbol columns by name, timestamps from a column.
import os
import sys

import pandas as pd
from questdb.ingress import IngressError, Sender

CONF = os.environ.get('QDB_CLIENT_CONF', 'http::addr=localhost:9000;')


def main():
    # region send
    df = pd.DataFrame({
        'station': ['porto', 'oslo', 'porto'],
        'temp': [18.4, None, 18.9],
        'readings': pd.array([60, 60, None], dtype='Int64'),
        'ok': [True, False, True],
        'taken': pd.to_datetime([
            '2025-10-01T08:00:00Z',
            '2025-10-01T08:00:00Z',
            '2025-10-01T08:01:00Z']),
    })
    with Sender.from_conf(CONF) as sender:
        sender.dataframe(df, table_name='weather', symbols=['station'], at='taken')
    # endregion


if __name__ == '__main__':
    try:
        main()
    except IngressError as e:
        sys.exit(f'Error running example: {e}')
