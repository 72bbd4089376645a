# Shows what a rejected row costs: the good row of the same flush is lost too.
import os
import sys

from questdb.ingress import IngressError, Sender, TimestampNanos

CONF = os.environ.get('QDB_CLIENT_CONF', 'http::addr=localhost:9000;')
START = 1759305600000000000  # 2025-10-01T08:00:00Z


def main():
    # region send
    with Sender.from_conf(CONF) as sender:
        sender.row('sensors', columns={'temp': 21.5}, at=TimestampNanos(START))
        sender.flush()  # creates temp as DOUBLE

        sender.row('sensors', columns={'temp': 21.7}, at=TimestampNanos(START + 1000))
        sender.row('sensors', columns={'temp': 'n/a'}, at=TimestampNanos(START + 2000))
        try:
            sender.flush()
        except IngressError as e:
            print(e.code.name)
            print(e)
        print('bytes still buffered:', len(sender))
    # endregion


if __name__ == '__main__':
    try:
        main()
    except IngressError as e:
        sys.exit(f'Error running example: {e}')
