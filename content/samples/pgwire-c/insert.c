/* Inserts two rows in one transaction with a prepared statement, and counts them. */
#include <libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>

static const char *DEFAULT_DSN =
    "host=localhost port=8812 user=admin password=quest dbname=qdb";

/* Ends the program with what the server said unless the statement succeeded. */
static PGresult *checked(PGconn *conn, PGresult *res)
{
    ExecStatusType status = PQresultStatus(res);

    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
        return res;
    fprintf(stderr, "Error running example: %s", PQerrorMessage(conn));
    PQclear(res);
    PQfinish(conn); /* drops the open transaction */
    exit(EXIT_FAILURE);
}

static void run(PGconn *conn, const char *sql)
{
    PQclear(checked(conn, PQexec(conn, sql)));
}

int main(void)
{
    const char *rows[][3] = {
        {"attic", "27.25", "2025-10-01T08:00:00Z"},
        {"cellar", NULL /* null */, "2025-10-01T10:00:00+02:00"},
    };
    const char *dsn = getenv("QDB_PG_DSN");
    PGconn *conn = PQconnectdb(dsn ? dsn : DEFAULT_DSN);
    PGresult *res;

    if (PQstatus(conn) != CONNECTION_OK) {
        fprintf(stderr, "Error running example: %s", PQerrorMessage(conn));
        PQfinish(conn);
        return EXIT_FAILURE;
    }
    run(conn, "CREATE TABLE IF NOT EXISTS sensors (room SYMBOL, temp DOUBLE, timestamp TIMESTAMP)"
              " TIMESTAMP(timestamp) PARTITION BY DAY");
    /* region insert */
    PQclear(checked(conn, PQprepare(conn, "add", "INSERT INTO sensors VALUES ($1, $2, $3)", 0, NULL)));
    run(conn, "BEGIN");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        PQclear(checked(conn, PQexecPrepared(conn, "add", 3, rows[i], NULL, NULL, 0)));
    run(conn, "COMMIT");
    /* endregion */
    run(conn, "SELECT wait_wal_table('sensors')");

    res = checked(conn, PQexec(conn, "SELECT count(), max(timestamp) FROM sensors"));
    printf("%s rows, the last at %s\n", PQgetvalue(res, 0, 0), PQgetvalue(res, 0, 1));
    PQclear(res);
    PQfinish(conn);
    return EXIT_SUCCESS;
}
