# Writes to QuestDB with the client library of InfluxDB, and shows how it reports a bad row.
import os
import sys

from influxdb_client import InfluxDBClient, Point, WritePrecision
from influxdb_client.client.write_api import SYNCHRONOUS
from influxdb_client.rest import ApiException

URL = os.environ.get('QDB_HTTP_URL', 'http://localhost:9000')


def reading(temperature):
    return (
        Point('sensors')
        .tag('device', 'pump-1')
        .tag('site', 'Porto')
        .field('temperature', temperature)
        .time(1759305600000000000, WritePrecision.NS)
    )


def main():
    with InfluxDBClient(url=URL, token='', org='-') as client:
        if not client.ping():
            raise ConnectionError(f'no answer from {URL}')
        writer = client.write_api(write_options=SYNCHRONOUS)
        writer.write(bucket='-', record=reading(31.5))
        try:
            writer.write(bucket='-', record=reading('hot'))
        except ApiException as e:
            print(e.status, e.body)


if __name__ == '__main__':
    try:
        main()
    except (ApiException, OSError) as e:
        sys.exit(f'Error running example: {e}')
