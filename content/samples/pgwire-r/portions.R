# Reads a large result in portions, without holding all of it in memory.
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

  # region portions
  result <- dbSendQuery(con, "SELECT x, x * 0.5 AS half FROM long_sequence(250000)")
  on.exit(dbClearResult(result), add = TRUE, after = FALSE)
  total <- 0
  while (!dbHasCompleted(result)) {
    portion <- dbFetch(result, n = 100000)
    total <- total + sum(portion$half)
  }
  cat("rows", dbGetRowCount(result), "total", format(total, nsmall = 1), "\n")
  # endregion
}

tryCatch(main(), error = function(e) {
  message("Error running example: ", conditionMessage(e))
  quit(status = 1)
})
