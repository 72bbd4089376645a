# Creates a table from Python, inserts two readings and queries them.
import os
import sys
from datetime import datetime

import psycopg2
from questdb_connect import PartitionBy, QDBTableEngine
from questdb_connect.types import Double, Symbol, Timestamp
from sqlalchemy import Column, MetaData, Table, create_engine
from sqlalchemy import func, insert, select, text

URL = os.environ.get(
    'QDB_PG_URL', 'postgresql://admin:quest@localhost:8812/qdb')

SENSORS = Table(
    'sensors', MetaData(),
    Column('device', Symbol(capacity=512)),
    Column('temperature', Double),
    Column('ts', Timestamp, primary_key=True),
    QDBTableEngine('sensors', 'ts', PartitionBy.DAY, is_wal=True,
                   dedup_upsert_keys=('ts', 'device')))


def main():
    # Renews connections before the server closes idle ones.
    engine = create_engine(
        URL.replace('postgresql:', 'questdb:'), pool_recycle=240)
    SENSORS.metadata.create_all(engine, checkfirst=False)

    # begin() commits at the end of the block.
    with engine.begin() as conn:
        conn.execute(insert(SENSORS), [
            {'device': 'boiler', 'temperature': 71.5,
             'ts': datetime(2025, 10, 1, 8, 5)},
            {'device': 'boiler', 'temperature': 72.5,
             'ts': datetime(2025, 10, 1, 8, 40)},
        ])

    with engine.connect() as conn:
        # Waits until the inserted rows are visible.
        conn.execute(text("SELECT wait_wal_table('sensors')")).all()

        average = func.avg(SENSORS.c.temperature)
        query = select(SENSORS.c.device, average)
        print(conn.execute(query.group_by(SENSORS.c.device)).all())

        hourly = text('''SELECT ts, max(temperature) FROM sensors
                         WHERE device = :device SAMPLE BY 1h''')
        for ts, warmest in conn.execute(hourly, {'device': 'boiler'}):
            print(ts.isoformat(), warmest)


if __name__ == '__main__':
    try:
        main()
    except psycopg2.Error as e:
        sys.exit(f'Error running example: {e}')
