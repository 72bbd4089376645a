# Creates a table from Python, inserts two readings and queries them.
import os
import sys
from datetime import datetime

import psycopg2
from psycopg2.extensions import parse_dsn
from questdb_connect import PartitionBy, QDBTableEngine
from questdb_connect.types import Double, Symbol, Timestamp
from sqlalchemy import Column, MetaData, Table, create_engine, func, insert, select, text
from sqlalchemy.engine import URL

DSN = parse_dsn(os.environ.get(
    'QDB_PG_DSN', 'host=localhost port=8812 user=admin password=quest dbname=qdb'))

SENSORS = Table(
    'sensors', MetaData(),
    Column('device', Symbol(capacity=512)),
    Column('temperature', Double),
    Column('ts', Timestamp, primary_key=True),
    QDBTableEngine('sensors', 'ts', PartitionBy.DAY, is_wal=True,
                   dedup_upsert_keys=('ts', 'device')))


def main():
    engine = create_engine(
        URL.create('questdb', DSN['user'], DSN['password'], DSN['host'],
                   int(DSN['port']), DSN['dbname']),
        pool_recycle=240)
    SENSORS.metadata.create_all(engine, checkfirst=False)
    with engine.begin() as conn:
        conn.execute(insert(SENSORS), [
            {'device': 'boiler', 'temperature': 71.5, 'ts': datetime(2025, 10, 1, 8, 5)},
            {'device': 'boiler', 'temperature': 72.5, 'ts': datetime(2025, 10, 1, 8, 40)},
        ])
    with engine.connect() as conn:
        conn.execute(text("SELECT wait_wal_table('sensors')")).all()
        query = select(SENSORS.c.device, func.avg(SENSORS.c.temperature)).group_by(SENSORS.c.device)
        print(conn.execute(query).all())
        hourly = text('SELECT ts, max(temperature) FROM sensors WHERE device = :d SAMPLE BY 1h')
        for ts, warmest in conn.execute(hourly, {'d': 'boiler'}):
            print(ts.isoformat(), warmest)


if __name__ == '__main__':
    try:
        main()
    except psycopg2.Error as e:
        sys.exit(f'Error running example: {e}')
