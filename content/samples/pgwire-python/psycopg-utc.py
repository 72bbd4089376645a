# Makes psycopg 3 return every QuestDB timestamp with the UTC time zone.
import os
import sys
from datetime import timezone

import psycopg
from psycopg.types.datetime import TimestampBinaryLoader, TimestampLoader

URL = os.environ.get('QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')


# region loaders
class UtcText(TimestampLoader):
    def load(self, data):
        return super().load(data).replace(tzinfo=timezone.utc)


class UtcBinary(TimestampBinaryLoader):
    def load(self, data):
        return super().load(data).replace(tzinfo=timezone.utc)


def main():
    with psycopg.connect(URL, autocommit=True) as conn:
        conn.adapters.register_loader('timestamp', UtcText)
        conn.adapters.register_loader('timestamp', UtcBinary)
# endregion
        for binary in (False, True):
            cur = conn.execute('SELECT timestamp FROM trades LIMIT 1', binary=binary)
            print(cur.fetchone()[0].isoformat())


if __name__ == '__main__':
    try:
        main()
    except psycopg.Error as e:
        sys.exit(f'Error running example: {e}')
