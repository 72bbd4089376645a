# Flushes every second even when no row arrives: auto_flush_interval has no timer.
import os
import sys
import threading
import time

from questdb.ingress import IngressError, Sender, TimestampNanos

CONF = os.environ.get('QDB_CLIENT_CONF', 'http::addr=localhost:9000;')


# region sender
class TimedSender:
    """One sender, guarded by a lock, with a thread that flushes it."""

    def __init__(self, conf, every):
        self.sender = Sender.from_conf(conf, auto_flush_interval=False)
        self.sender.establish()
        self.lock = threading.Lock()
        self.stop = threading.Event()
        self.error = None
        self.thread = threading.Thread(target=self.loop, args=(every,), daemon=True)
        self.thread.start()

    def loop(self, every):
        while not self.stop.wait(every):
            try:
                with self.lock:
                    self.sender.flush()
            except IngressError as e:
                self.error = e
                return

    def row(self, *args, **kwargs):
        with self.lock:
            if self.error is not None:
                raise self.error
            self.sender.row(*args, **kwargs)

    def close(self):
        self.stop.set()
        self.thread.join()
        self.sender.close()  # sends what is left
        if self.error is not None:
            raise self.error
# endregion


def main():
    timed = TimedSender(CONF, every=1.0)
    timed.row('sensors', symbols={'room': 'attic'}, columns={'temp': 27.25},
              at=TimestampNanos(1759305600000000000))
    time.sleep(1.5)  # no further row, and yet the first one is on its way
    print('bytes still buffered:', len(timed.sender))
    timed.close()


if __name__ == '__main__':
    try:
        main()
    except IngressError as e:
        sys.exit(f'Error running example: {e}')
