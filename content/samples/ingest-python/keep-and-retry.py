# Keeps the rows in a buffer of its own until the server has confirmed them.
import os
import sys
import time

from questdb.ingress import IngressError, IngressErrorCode, Sender, TimestampNanos

CONF = os.environ.get('QDB_CLIENT_CONF', 'http::addr=localhost:9000;')
# region send
TEMPORARY = {
    IngressErrorCode.SocketError,
    IngressErrorCode.ProtocolVersionError,
}


def send(conf, fill, attempts=6):
    """Call fill(buffer) once, then flush until it succeeds."""
    buffer = None
    for attempt in range(1, attempts + 1):
        try:
            with Sender.from_conf(conf) as sender:
                if buffer is None:
                    buffer = sender.new_buffer()
                    fill(buffer)
                sender.flush(buffer)  # clears the buffer only on success
                return attempt
        except IngressError as e:
            if e.code not in TEMPORARY or attempt == attempts:
                raise
            time.sleep(min(0.25 * 2 ** attempt, 10))
# endregion


def fill(buffer):
    for i in range(3):
        buffer.row(
            'trades',
            symbols={'symbol': 'SOL-EUR', 'side': 'buy'},
            columns={'price': 182.4 + i, 'amount': 1.0},
            at=TimestampNanos(1759305600000000000 + i * 1_000_000_000))


if __name__ == '__main__':
    try:
        print('sent in attempt', send(CONF, fill))
    except IngressError as e:
        sys.exit(f'Error running example: {e}')
