# Turns a day and a text with an offset into timestamps and sends both.
import os
import sys
from datetime import date, datetime, time
from zoneinfo import ZoneInfo

from questdb.ingress import IngressError, Sender

CONF = os.environ.get('QDB_CLIENT_CONF', 'http::addr=localhost:9000;')


def main():
    # region convert
    # A day has no time and no zone: say which midnight is meant.
    booked = datetime.combine(date(2025, 10, 1), time(), ZoneInfo('Europe/Berlin'))
    picked_up = datetime.fromisoformat('2025-10-01T10:00:00.250123+02:00')
    with Sender.from_conf(CONF) as sender:
        sender.row('trips', symbols={'vehicle': 'cab-7'}, columns={'booked': booked}, at=picked_up)
    # endregion
    print(booked.isoformat(), picked_up.isoformat())


if __name__ == '__main__':
    try:
        main()
    except IngressError as e:
        sys.exit(f'Error running example: {e}')
