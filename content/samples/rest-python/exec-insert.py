# Creates a table, inserts two rows and counts them over HTTP.
import os
import sys

import requests

URL = os.environ.get('QDB_HTTP_URL', 'http://localhost:9000')


def execute(query):
    response = requests.get(f'{URL}/exec', params={'query': query}, timeout=30)
    body = response.json()
    if not response.ok:
        raise ValueError(f"{body['error']} at position {body['position']}")
    return body


def main():
    execute('CREATE TABLE IF NOT EXISTS sensors (room SYMBOL, temp DOUBLE, timestamp TIMESTAMP)'
            ' TIMESTAMP(timestamp) PARTITION BY DAY')
    execute("INSERT INTO sensors VALUES"
            " ('attic', 27.25, '2025-10-01T08:00:00Z'),"
            " ('cellar', 14.5, '2025-10-01T08:00:00Z')")
    execute("SELECT wait_wal_table('sensors')")
    count = execute('SELECT count() FROM sensors')['dataset'][0][0]
    print(f'{count} rows in sensors')


if __name__ == '__main__':
    try:
        main()
    except (requests.RequestException, ValueError) as e:
        sys.exit(f'Error running example: {e}')
