# Sends two trades with nanosecond timestamps; one of them has its last prices as an array.
import os
import sys

import numpy as np
from questdb.ingress import IngressError, Sender, TimestampNanos

CONF = os.environ.get('QDB_CLIENT_CONF', 'http::addr=localhost:9000;')


def main():
    # region send
    with Sender.from_conf(CONF) as sender:
        sender.row(
            'trades',
            symbols={'symbol': 'SOL-EUR', 'side': 'buy'},
            columns={
                'price': 182.4,
                'amount': 12.5,
                'price_history': np.array([182.1, 182.3, 182.4])},
            at=TimestampNanos(1759309200250000123))
        sender.row(
            'trades',
            symbols={'symbol': 'ADA-EUR', 'side': 'sell'},
            columns={'price': 0.71, 'amount': 4000.0},
            at=TimestampNanos(1759309201000000456))
    # endregion


if __name__ == '__main__':
    try:
        main()
    except IngressError as e:
        sys.exit(f'Error running example: {e}')
