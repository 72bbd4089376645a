# Lets dbplyr write the SQL: the aggregation runs in QuestDB.
suppressPackageStartupMessages({
  library(DBI)
  library(RPostgres)
  library(dplyr)
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

  # region volumes
  since <- as.POSIXct("2025-10-01 08:00:00", tz = "UTC")
  volumes <- tbl(con, "trades") |>
    filter(timestamp >= !!since) |>
    group_by(symbol) |>
    summarise(n = n(), volume = sum(price * amount, na.rm = TRUE)) |>
    arrange(symbol) |>
    collect()
  cat(sprintf("%s %.0f %.1f\n", volumes$symbol, volumes$n, volumes$volume), sep = "")
  # endregion
}

tryCatch(main(), error = function(e) {
  message("Error running example: ", conditionMessage(e))
  quit(status = 1)
})
