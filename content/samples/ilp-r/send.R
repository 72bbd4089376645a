# Sends a data frame as line protocol over HTTP: many rows in one request.
library(curl)

# "," " " "=" and "\" must be escaped in tags, tag names and the table name.
tag <- function(text) gsub("([, =\\\\])", "\\\\\\1", text)

to_lines <- function(d) {
  room <- ifelse(is.na(d$room), "", paste0(",room=", tag(d$room)))
  temp <- ifelse(is.na(d$temp), "", sprintf(",temp=%.17g", d$temp))
  alarm <- ifelse(d$alarm %in% TRUE, "t", "f")
  sprintf("sensors%s alarm=%s%s %.0f", room, alarm, temp, as.numeric(d$time) * 1e6)
}

send <- function(lines) {
  url <- Sys.getenv("QDB_HTTP_URL", "http://localhost:9000")
  handle <- new_handle(postfields = paste0(lines, "\n", collapse = ""))
  answer <- curl_fetch_memory(paste0(url, "/write?precision=u"), handle)
  if (answer$status_code != 204) stop(rawToChar(answer$content))
}

main <- function() {
  n <- 50000
  readings <- data.frame(
    room = rep_len(c("attic", "wine cellar"), n),
    temp = round(20 + sin(seq_len(n) / 500), 3),
    alarm = FALSE,
    time = as.POSIXct("2025-10-01 08:00:00", tz = "UTC") + seq_len(n) / 1000
  )
  batches <- split(readings, ceiling(seq_len(n) / 10000))
  for (batch in batches) send(to_lines(batch))
  cat("sent", n, "rows\n")
}

tryCatch(main(), error = function(e) {
  message("Error running example: ", conditionMessage(e))
  quit(status = 1)
})
