/* Sends two trades over HTTP. QuestDB creates the table if it does not exist. */
#include <questdb/ingress/line_sender.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool add_trade(
    line_sender_buffer *buffer, const char *symbol, const char *side,
    double price, double amount, int64_t nanos, line_sender_error **err)
{
    line_sender_utf8 symbol_value, side_value;

    return line_sender_utf8_init(&symbol_value, strlen(symbol), symbol, err)
        && line_sender_utf8_init(&side_value, strlen(side), side, err)
        && line_sender_buffer_table(buffer, QDB_TABLE_NAME_LITERAL("trades"), err)
        && line_sender_buffer_symbol(buffer, QDB_COLUMN_NAME_LITERAL("symbol"), symbol_value, err)
        && line_sender_buffer_symbol(buffer, QDB_COLUMN_NAME_LITERAL("side"), side_value, err)
        && line_sender_buffer_column_f64(buffer, QDB_COLUMN_NAME_LITERAL("price"), price, err)
        && line_sender_buffer_column_f64(buffer, QDB_COLUMN_NAME_LITERAL("amount"), amount, err)
        && line_sender_buffer_at_nanos(buffer, nanos, err);
}

int main(void)
{
    const char *env = getenv("QDB_CLIENT_CONF");
    const char *conf = env ? env : "http::addr=localhost:9000;";
    line_sender_utf8 conf_utf8;
    line_sender_error *err = NULL;
    line_sender *sender = NULL;
    line_sender_buffer *buffer = NULL;
    bool ok = false;

    if (!line_sender_utf8_init(&conf_utf8, strlen(conf), conf, &err)
        || !(sender = line_sender_from_conf(conf_utf8, &err)))
        goto done;
    buffer = line_sender_buffer_new_for_sender(sender);
    if (!add_trade(buffer, "SOL-EUR", "buy", 182.4, 12.5, 1759305600250000000, &err)
        || !add_trade(buffer, "ADA-EUR", "sell", 0.71, 4000.0, 1759305601000000000, &err))
        goto done;

    size_t rows = line_sender_buffer_row_count(buffer);
    ok = line_sender_flush(sender, buffer, &err); /* nothing is sent before this */
    if (ok)
        printf("%zu rows sent\n", rows);

done:
    if (err) {
        size_t len;
        const char *msg = line_sender_error_msg(err, &len); /* not ended by a zero byte */
        fprintf(stderr, "Error running example: %.*s\n", (int)len, msg);
        line_sender_error_free(err);
    }
    line_sender_buffer_free(buffer); /* NULL is fine here and below */
    line_sender_close(sender);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
