/* A bad row keeps the whole flush out of the table; the rows stay in the buffer. */
#include <questdb/ingress/line_sender.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const int64_t START = 1759305600000000000; /* 2025-10-01T08:00:00Z */

static bool add_number(line_sender_buffer *buffer, double temp, int64_t nanos, line_sender_error **err)
{
    return line_sender_buffer_table(buffer, QDB_TABLE_NAME_LITERAL("sensors"), err)
        && line_sender_buffer_column_f64(buffer, QDB_COLUMN_NAME_LITERAL("temp"), temp, err)
        && line_sender_buffer_at_nanos(buffer, nanos, err);
}

static bool add_text(line_sender_buffer *buffer, int64_t nanos, line_sender_error **err)
{
    return line_sender_buffer_table(buffer, QDB_TABLE_NAME_LITERAL("sensors"), err)
        && line_sender_buffer_column_str(
            buffer, QDB_COLUMN_NAME_LITERAL("temp"), QDB_UTF8_LITERAL("n/a"), err)
        && line_sender_buffer_at_nanos(buffer, nanos, err);
}

static void print_error(FILE *out, const char *before, const line_sender_error *err)
{
    size_t len;
    const char *msg = line_sender_error_msg(err, &len);
    fprintf(out, "%s%.*s\n", before, (int)len, msg);
}

/* region run */
static bool run(line_sender *sender, line_sender_buffer *buffer, line_sender_error **err)
{
    if (!add_number(buffer, 21.5, START, err)
        || !line_sender_flush(sender, buffer, err)) /* creates temp as DOUBLE */
        return false;

    if (!add_number(buffer, 21.7, START + 1000, err)
        || !line_sender_buffer_set_marker(buffer, err) /* the end of the rows that are good */
        || !add_text(buffer, START + 2000, err))
        return false;
    if (line_sender_flush(sender, buffer, err))
        return true;
    if (line_sender_error_get_code(*err) != line_sender_error_server_flush_error)
        return false;
    print_error(stdout, "", *err);
    line_sender_error_free(*err);
    *err = NULL; /* the next call may set it again */

    printf("rows still buffered: %zu\n", line_sender_buffer_row_count(buffer));
    return line_sender_buffer_rewind_to_marker(buffer, err)
        && line_sender_flush(sender, buffer, err);
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
        ok = run(sender, buffer, &err);
    }
    if (err) {
        print_error(stderr, "Error running example: ", err);
        line_sender_error_free(err);
    }
    line_sender_buffer_free(buffer);
    line_sender_close(sender);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
