# Loads a DBN file of trades, as Databento's historical API writes it.
import os
import sys
from pathlib import Path

import databento as db
from questdb.ingress import IngressError, Sender

CONF = os.environ.get('QDB_CLIENT_CONF', 'http::addr=localhost:9000;')
FILE = sys.argv[1] if len(sys.argv) > 1 else Path(__file__).with_name('trades-2025-10-01.dbn')


def main():
    store = db.DBNStore.from_file(FILE)
    with Sender.from_conf(CONF) as sender:
        for frame in store.to_df(count=50_000):
            trades = frame[['ts_event', 'symbol', 'side', 'price', 'size', 'sequence']]
            sender.dataframe(
                trades, table_name='futures', symbols=['symbol', 'side'], at='ts_event')


if __name__ == '__main__':
    try:
        main()
    except (db.BentoError, IngressError) as e:
        sys.exit(f'Error running example: {e}')
