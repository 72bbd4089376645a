# Sends order book levels as arrays: one row by hand, then rows of a data frame.
import os
import sys

import numpy as np
import pandas as pd
from questdb.ingress import IngressError, Sender, TimestampNanos

CONF = os.environ.get('QDB_CLIENT_CONF', 'http::addr=localhost:9000;')
START = 1759305600000000000


def main():
    # region send
    with Sender.from_conf(CONF) as sender:
        sender.row(
            'order_book',
            symbols={'symbol': 'EURCHF'},
            columns={
                'bids': np.array([[0.935, 0.9349], [800.0, 250.0]]),
                'asks': np.array([[0.9352, 0.9353], [500.0, 900.0]])},
            at=TimestampNanos(START))

        frame = pd.DataFrame({
            'symbol': ['EURCHF', 'EURSEK'],
            'bids': [np.array([[0.9351], [700.0]]), np.array([[11.02, 11.01], [40.0, 90.0]])],
            'asks': [np.array([[0.9353], [450.0]]), np.array([[11.04, 11.05], [35.0, 60.0]])],
            'ts': pd.to_datetime([START + 1_000_000_000, START + 2_000_000_000]),
        })
        sender.dataframe(frame, table_name='order_book', symbols=['symbol'], at='ts')
    # endregion


if __name__ == '__main__':
    try:
        main()
    except IngressError as e:
        sys.exit(f'Error running example: {e}')
