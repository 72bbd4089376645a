/* Sends two trades with nanosecond timestamps; one of them has its last prices as an array. */
#include <questdb/ingress/line_sender.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool begin_trade(
    line_sender_buffer *buffer, const char *symbol, const char *side,
    double price, double amount, line_sender_error **err)
{
    line_sender_utf8 symbol_value, side_value;

    return line_sender_utf8_init(&symbol_value, strlen(symbol), symbol, err)
        && line_sender_utf8_init(&side_value, strlen(side), side, err)
        && line_sender_buffer_table(buffer, QDB_TABLE_NAME_LITERAL("trades"), err)
        && line_sender_buffer_symbol(buffer, QDB_COLUMN_NAME_LITERAL("symbol"), symbol_value, err)
        && line_sender_buffer_symbol(buffer, QDB_COLUMN_NAME_LITERAL("side"), side_value, err)
        && line_sender_buffer_column_f64(buffer, QDB_COLUMN_NAME_LITERAL("price"), price, err)
        && line_sender_buffer_column_f64(buffer, QDB_COLUMN_NAME_LITERAL("amount"), amount, err);
}

/* region send */
static bool add_trades(line_sender_buffer *buffer, line_sender_error **err)
{
    const double prices[] = {182.1, 182.3, 182.4};
    const uintptr_t shape[] = {3};

    return begin_trade(buffer, "SOL-EUR", "buy", 182.4, 12.5, err)
        && line_sender_buffer_column_f64_arr_c_major(
            buffer, QDB_COLUMN_NAME_LITERAL("price_history"), 1, shape, prices, 3, err)
        && line_sender_buffer_at_nanos(buffer, 1759309200250000123, err)
        && begin_trade(buffer, "ADA-EUR", "sell", 0.71, 4000.0, err)
        && line_sender_buffer_at_nanos(buffer, 1759309201000000456, err);
}
/* endregion */

int main(void)
{
    const char *env = getenv("QDB_CLIENT_CONF");
    const char *conf = env ? env : "http::addr=localhost:9000;";
    line_sender_utf8 conf_utf8;
    line_sender_error *err = NULL;
    line_sender *sender = NULL;
    line_sender_buffer *buffer = NULL;
    bool ok = false;

    if (line_sender_utf8_init(&conf_utf8, strlen(conf), conf, &err)
        && (sender = line_sender_from_conf(conf_utf8, &err))) {
        buffer = line_sender_buffer_new_for_sender(sender);
        ok = add_trades(buffer, &err) && line_sender_flush(sender, buffer, &err);
    }
    if (err) {
        size_t len;
        const char *msg = line_sender_error_msg(err, &len);
        fprintf(stderr, "Error running example: %.*s\n", (int)len, msg);
        line_sender_error_free(err);
    }
    line_sender_buffer_free(buffer);
    line_sender_close(sender);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
