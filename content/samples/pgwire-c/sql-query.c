/* Reads trades with libpq; a parameter keeps the value out of the SQL text. */
#include <libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>

static const char *DEFAULT_DSN =
    "host=localhost port=8812 user=admin password=quest dbname=qdb";

static int query(PGconn *conn, const char *symbol)
{
    PGresult *res = PQexecParams(
        conn,
        "SELECT timestamp, side, price FROM trades WHERE symbol = $1",
        1, NULL, &symbol, NULL, NULL, 0 /* answer as text */);
    int rows = -1;

    if (PQresultStatus(res) == PGRES_TUPLES_OK) {
        rows = PQntuples(res);
        for (int i = 0; i < rows; i++)
            printf("%s %s %s\n",
                   PQgetvalue(res, i, 0),
                   PQgetisnull(res, i, 1) ? "-" : PQgetvalue(res, i, 1),
                   PQgetvalue(res, i, 2));
    }
    PQclear(res);
    return rows;
}

int main(void)
{
    const char *dsn = getenv("QDB_PG_DSN");
    PGconn *conn = PQconnectdb(dsn ? dsn : DEFAULT_DSN);
    int rows = PQstatus(conn) == CONNECTION_OK ? query(conn, "SOL-EUR") : -1;

    if (rows < 0)
        fprintf(stderr, "Error running example: %s", PQerrorMessage(conn));
    else
        printf("%d rows read\n", rows);
    PQfinish(conn);
    return rows < 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
