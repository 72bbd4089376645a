# Reads trades over HTTP; the answer has the columns and the rows apart.
import os
import sys
from datetime import datetime

import requests

URL = os.environ.get('QDB_HTTP_URL', 'http://localhost:9000')


def execute(query):
    response = requests.get(f'{URL}/exec', params={'query': query}, timeout=30)
    body = response.json()
    if not response.ok:
        raise ValueError(f"{body['error']} at position {body['position']}")
    return body


def main():
    answer = execute(
        "SELECT timestamp, symbol, price FROM trades WHERE timestamp IN '2025-10-01'")
    names = [column['name'] for column in answer['columns']]
    for cells in answer['dataset']:
        row = dict(zip(names, cells))
        when = datetime.fromisoformat(row['timestamp'].replace('Z', '+00:00'))
        print(when.isoformat(), row['symbol'], row['price'])
    print(f"{answer['count']} rows read")


if __name__ == '__main__':
    try:
        main()
    except (requests.RequestException, ValueError) as e:
        sys.exit(f'Error running example: {e}')
