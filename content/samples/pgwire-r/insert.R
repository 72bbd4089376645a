# Inserts readings in one transaction and reads them back.
suppressPackageStartupMessages({
  library(DBI)
  library(RPostgres)
})

connect <- function() {
  dsn <- Sys.getenv(
    "QDB_PG_DSN",
    "host=localhost port=8812 user=admin password=quest dbname=qdb"
  )
  parts <- strsplit(strsplit(dsn, " ")[[1]], "=")
  settings <- setNames(lapply(parts, `[`, 2), vapply(parts, `[`, "", 1))
  do.call(dbConnect, c(
    Postgres(), settings,
    bigint = "numeric", check_interrupts = TRUE, connect_timeout = "5"
  ))
}

# Times as whole microseconds: a POSIXct parameter would be cut, not rounded.
micros <- function(time) bit64::as.integer64(round(as.numeric(time) * 1e6))

main <- function() {
  readings <- data.frame(
    room = c("attic", "cellar", "attic"),
    temp = c(27.25, NA, 27.5),
    alarm = c(TRUE, FALSE, FALSE),
    time = as.POSIXct("2025-10-01 08:00:00.000001", tz = "UTC") + c(0, 30, 60)
  )
  con <- connect()
  on.exit(dbDisconnect(con))

  # region insert
  dbExecute(con, "CREATE TABLE IF NOT EXISTS sensors
    (room SYMBOL, temp DOUBLE, alarm BOOLEAN, timestamp TIMESTAMP)
    TIMESTAMP(timestamp) PARTITION BY DAY")

  dbWithTransaction(con, for (i in seq_len(nrow(readings))) {
    row <- readings[i, ]
    dbExecute(
      con, "INSERT INTO sensors VALUES ($1, $2, $3, $4)",
      params = list(row$room, row$temp, row$alarm, micros(row$time))
    )
  })
  # endregion

  dbGetQuery(con, "SELECT wait_wal_table('sensors')")
  seen <- dbGetQuery(con, "SELECT count() AS n, max(temp) AS top FROM sensors")
  cat(seen$n, "rows, at most", seen$top, "degrees\n")
}

tryCatch(main(), error = function(e) {
  message("Error running example: ", conditionMessage(e))
  quit(status = 1)
})
