# Four worker threads take batches from a queue; each one owns a sender.
import os
import queue
import sys
import threading

from questdb.ingress import IngressError, Sender, TimestampNanos

CONF = os.environ.get('QDB_CLIENT_CONF', 'http::addr=localhost:9000;')
START = 1759305600000000000


# region worker
def worker(batches, errors):
    try:
        with Sender.from_conf(CONF, auto_flush=False) as sender:
            while (batch := batches.get()) is not None:
                for device, n, value in batch:
                    sender.row(
                        'sensors',
                        symbols={'device': device},
                        columns={'reading': value},
                        at=TimestampNanos(START + n * 1_000_000))
                sender.flush()
# endregion
    except IngressError as e:
        errors.append(e)
        while batches.get() is not None:  # let the producer finish
            pass


def main():
    batches, errors = queue.Queue(maxsize=16), []
    threads = [threading.Thread(target=worker, args=(batches, errors)) for _ in range(4)]
    for t in threads:
        t.start()
    for b in range(20):
        batches.put([(f'd{n % 5}', b * 500 + n, n / 10) for n in range(500)])
    for _ in threads:
        batches.put(None)
    for t in threads:
        t.join()
    if errors:
        raise errors[0]


if __name__ == '__main__':
    try:
        main()
    except IngressError as e:
        sys.exit(f'Error running example: {e}')
