# Reads trades of two symbols since a time, into a data frame.
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

main <- function() {
  con <- connect()
  on.exit(dbDisconnect(con))

  # region query
  since <- as.POSIXct("2025-10-01 08:00:01", tz = "UTC")
  trades <- dbGetQuery(
    con,
    "SELECT timestamp, symbol, price FROM trades
     WHERE timestamp >= $1 AND symbol IN ($2, $3)",
    params = list(since, "ADA-EUR", "SOL-EUR")
  )
  time <- format(trades$timestamp, "%Y-%m-%dT%H:%M:%OS3Z")
  cat(sprintf("%s %s %.2f\n", time, trades$symbol, trades$price), sep = "")
  # endregion
}

tryCatch(main(), error = function(e) {
  message("Error running example: ", conditionMessage(e))
  quit(status = 1)
})
