# Writes arrays as text, and turns the text of a result back into arrays.
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

# region arrays
# A matrix with one row for each inner array: {{0.935,0.9349},{800,250}}.
matrix_to_text <- function(values) {
  rows <- apply(values, 1, function(row) {
    sprintf("{%s}", paste(format(row, digits = 17, trim = TRUE), collapse = ","))
  })
  sprintf("{%s}", paste(rows, collapse = ","))
}

text_to_matrix <- function(text) {
  rows <- strsplit(gsub("^\\{\\{|\\}\\}$", "", text), "},{", fixed = TRUE)[[1]]
  do.call(rbind, lapply(strsplit(rows, ","), as.numeric))
}
# endregion

main <- function() {
  con <- connect()
  on.exit(dbDisconnect(con))

  dbExecute(con, "CREATE TABLE IF NOT EXISTS order_book
    (symbol SYMBOL, bids DOUBLE[][], timestamp TIMESTAMP)
    TIMESTAMP(timestamp) PARTITION BY DAY")
  bids <- rbind(price = c(0.935, 0.9349), size = c(800, 250))
  dbExecute(
    con, "INSERT INTO order_book VALUES ($1, $2, $3)",
    params = list("EURCHF", matrix_to_text(bids), "2025-10-01T08:00:00Z")
  )

  dbGetQuery(con, "SELECT wait_wal_table('order_book')")
  book <- dbGetQuery(con, "SELECT bids FROM order_book")
  back <- text_to_matrix(book$bids[1])
  cat("best bid", back[1, 1], "size", sum(back[2, ]), "\n")
}

tryCatch(main(), error = function(e) {
  message("Error running example: ", conditionMessage(e))
  quit(status = 1)
})
