# Sends nanosecond timestamps to TIMESTAMP_NS columns. Create the table first.
import os
import sys

from questdb.ingress import IngressError, Sender, TimestampMicros, TimestampNanos

CONF = os.environ.get('QDB_CLIENT_CONF', 'http::addr=localhost:9000;')


def main():
    # region send
    with Sender.from_conf(CONF) as sender:
        sender.row(
            'fills',
            symbols={'venue': 'XPAR'},
            columns={
                'sent': TimestampNanos(1759305600000000123),
                'booked': TimestampMicros(1759305600000456)},
            at=TimestampNanos(1759305600000000987))
    # endregion


if __name__ == '__main__':
    try:
        main()
    except IngressError as e:
        sys.exit(f'Error running example: {e}')
