# Sends the rows of one table as one transaction: all of them or none.
import os
import sys

from questdb.ingress import IngressError, Sender, TimestampNanos

CONF = os.environ.get('QDB_CLIENT_CONF', 'http::addr=localhost:9000;')
START = 1759305600000000000


def main():
    # region send
    with Sender.from_conf(CONF) as sender:
        with sender.transaction('trades') as tx:
            for i, side in enumerate(['buy', 'sell']):
                tx.row(
                    symbols={'symbol': 'SOL-EUR', 'side': side},
                    columns={'price': 182.4, 'amount': 5.0},
                    at=TimestampNanos(START + i * 1_000_000))
        # leaving the inner block commits: the rows are on the server now

        try:
            with sender.transaction('trades') as tx:
                tx.row(
                    symbols={'symbol': 'SOL-EUR', 'side': 'buy'},
                    columns={'price': -1.0, 'amount': 5.0},
                    at=TimestampNanos(START + 5_000_000))
                raise ValueError('negative price')
        except ValueError as e:
            print('rolled back:', e)
    # endregion


if __name__ == '__main__':
    try:
        main()
    except IngressError as e:
        sys.exit(f'Error running example: {e}')
