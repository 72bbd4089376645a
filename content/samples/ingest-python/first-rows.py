# Sends two trades over HTTP. QuestDB creates the table if it does not exist.
import os
import sys
from datetime import datetime, timezone

from questdb.ingress import IngressError, Sender, TimestampNanos

CONF = os.environ.get('QDB_CLIENT_CONF', 'http::addr=localhost:9000;')


def main():
    # region send
    with Sender.from_conf(CONF) as sender:
        sender.row(
            'trades',
            symbols={'symbol': 'SOL-EUR', 'side': 'buy'},
            columns={'price': 182.4, 'amount': 12.5},
            at=TimestampNanos(1759305600250000000))
        sender.row(
            'trades',
            symbols={'symbol': 'ADA-EUR', 'side': 'sell'},
            columns={'price': 0.71, 'amount': 4000.0},
            at=datetime(2025, 10, 1, 8, 0, 1, tzinfo=timezone.utc))
        sender.flush()
    # endregion


if __name__ == '__main__':
    try:
        main()
    except IngressError as e:
        sys.exit(f'Error running example: {e}')
