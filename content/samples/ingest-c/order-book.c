/* Sends order book levels as two-dimensional arrays, with nanoseconds. */
#include <questdb/ingress/line_sender.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LEVELS 2

/* region arrays */
/* How the program keeps a book: one struct for each level. */
struct level {
    double price;
    double size;
};

static const int64_t START = 1759305600000000987; /* 2025-10-01T08:00:00.000000987Z */

/* Row 0 of the array holds prices, row 1 sizes; the strides say where they lie. */
static bool levels(
    line_sender_buffer *buffer, line_sender_column_name name,
    const struct level *book, line_sender_error **err)
{
    const uintptr_t shape[] = {2, LEVELS};
    const intptr_t strides[] = {1, 2}; /* in elements: next row, next column */

    return line_sender_buffer_column_f64_arr_elem_strides(
        buffer, name, 2, shape, strides, &book[0].price, 2 * LEVELS, err);
}

static bool add_books(line_sender_buffer *buffer, line_sender_error **err)
{
    const struct level bids[LEVELS] = {{0.935, 800.0}, {0.9349, 250.0}};
    const struct level asks[LEVELS] = {{0.9352, 500.0}, {0.9353, 900.0}};
    const double flat_bids[] = {0.9351, 700.0}; /* one price, one size */
    const double flat_asks[] = {0.9353, 450.0};
    const uintptr_t flat_shape[] = {2, 1};

    return line_sender_buffer_table(buffer, QDB_TABLE_NAME_LITERAL("order_book"), err)
        && line_sender_buffer_symbol(
            buffer, QDB_COLUMN_NAME_LITERAL("symbol"), QDB_UTF8_LITERAL("EURCHF"), err)
        && levels(buffer, QDB_COLUMN_NAME_LITERAL("bids"), bids, err)
        && levels(buffer, QDB_COLUMN_NAME_LITERAL("asks"), asks, err)
        && line_sender_buffer_at_nanos(buffer, START, err)
        && line_sender_buffer_table(buffer, QDB_TABLE_NAME_LITERAL("order_book"), err)
        && line_sender_buffer_symbol(
            buffer, QDB_COLUMN_NAME_LITERAL("symbol"), QDB_UTF8_LITERAL("EURCHF"), err)
        && line_sender_buffer_column_f64_arr_c_major(
            buffer, QDB_COLUMN_NAME_LITERAL("bids"), 2, flat_shape, flat_bids, 2, err)
        && line_sender_buffer_column_f64_arr_c_major(
            buffer, QDB_COLUMN_NAME_LITERAL("asks"), 2, flat_shape, flat_asks, 2, err)
        && line_sender_buffer_at_nanos(buffer, START + 1000000000, err);
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
        ok = add_books(buffer, &err) && line_sender_flush(sender, buffer, &err);
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
